<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>warpscope</name>
    <message>
        <source>Keys and actions</source>
        <extracomment>ActionList</extracomment>
        <translation>Tasten und Aktionen</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>ActionList</extracomment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>ActionList</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <extracomment>ActionList</extracomment>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>ActionList</extracomment>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source> (changed)</source>
        <extracomment>ActionList</extracomment>
        <translation> (geändert)</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>Banner</extracomment>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Banner</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep as B</source>
        <extracomment>CompareTab</extracomment>
        <translation>Als B behalten</translation>
    </message>
    <message>
        <source>Go there</source>
        <extracomment>CompareTab</extracomment>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>CompareTab</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop looking for the first difference</source>
        <extracomment>CompareTab</extracomment>
        <translation>Suche nach dem ersten Unterschied anhalten</translation>
    </message>
    <message>
        <source>How A and B are shown</source>
        <extracomment>CompareTab</extracomment>
        <translation>Wie A und B gezeigt werden</translation>
    </message>
    <message>
        <source>Which steps belong together</source>
        <extracomment>CompareTab</extracomment>
        <translation>Welche Schritte zusammengehören</translation>
    </message>
    <message>
        <source>Nothing is open yet</source>
        <extracomment>CompareTab</extracomment>
        <translation>Noch ist nichts offen</translation>
    </message>
    <message>
        <source>B is being computed …</source>
        <extracomment>CompareTab</extracomment>
        <translation>B wird berechnet …</translation>
    </message>
    <message>
        <source>Keep what is shown as B (key B over the picture), then change something: both stand beside each other</source>
        <extracomment>CompareTab</extracomment>
        <translation>Behalten Sie das Gezeigte als B (Taste B über dem Bild) und ändern Sie dann etwas: beide stehen nebeneinander</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>CompareTab</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source> · step %1 against %2</source>
        <extracomment>CompareTab</extracomment>
        <translation> · Schritt %1 gegen %2</translation>
    </message>
    <message>
        <source>Identical results.</source>
        <extracomment>CompareTab</extracomment>
        <translation>Gleiche Ergebnisse.</translation>
    </message>
    <message>
        <source>The results differ.</source>
        <extracomment>CompareTab</extracomment>
        <translation>Die Ergebnisse unterscheiden sich.</translation>
    </message>
    <message>
        <source>Looking for the first difference: %1 %</source>
        <extracomment>CompareTab</extracomment>
        <translation>Erster Unterschied wird gesucht: %1 %</translation>
    </message>
    <message>
        <source>First difference: %1</source>
        <extracomment>CompareTab</extracomment>
        <translation>Erster Unterschied: %1</translation>
    </message>
    <message>
        <source>All %1 steps show the same.</source>
        <extracomment>CompareTab</extracomment>
        <translation>Alle %1 Schritte zeigen dasselbe.</translation>
    </message>
    <message>
        <source>Stopped: %1 steps show the same so far.</source>
        <extracomment>CompareTab</extracomment>
        <translation>Angehalten: bis hierher zeigen %1 Schritte dasselbe.</translation>
    </message>
    <message>
        <source>Keep as new B</source>
        <extracomment>CompareTab</extracomment>
        <translation>Als neues B behalten</translation>
    </message>
    <message>
        <source>What can be done with the data</source>
        <extracomment>DataSwitch</extracomment>
        <translation>Was mit den Daten getan werden kann</translation>
    </message>
    <message>
        <source>Workspace for these data</source>
        <extracomment>DataSwitch</extracomment>
        <translation>Arbeitsbereich für diese Daten</translation>
    </message>
    <message>
        <source>%1, which is open</source>
        <extracomment>DataSwitch</extracomment>
        <translation>%1, der offen ist</translation>
    </message>
    <message>
        <source>Use this data in %1</source>
        <extracomment>DataSwitch</extracomment>
        <translation>Diese Daten verwenden in: %1</translation>
    </message>
    <message>
        <source>This workspace is open</source>
        <extracomment>DataSwitch</extracomment>
        <translation>Dieser Arbeitsbereich ist offen</translation>
    </message>
    <message>
        <source>Open the same data in %1; coming back brings the parameters back</source>
        <extracomment>DataSwitch</extracomment>
        <translation>Dieselben Daten öffnen in: %1; beim Zurückkehren kommen die Parameter wieder</translation>
    </message>
    <message>
        <source>%1 these data can be used in %2, too</source>
        <extracomment>DataSwitch</extracomment>
        <translation>%1 diese Daten passen auch zu: %2</translation>
    </message>
    <message>
        <source>Why this step was taken</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Warum dieser Schritt getan wurde</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 · being explained …</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>%1 · wird erklärt …</translation>
    </message>
    <message>
        <source>%1 · ✓ what was checked holds</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>%1 · ✓ was geprüft wurde, gilt</translation>
    </message>
    <message>
        <source>%1 · ✗ something that must hold does not</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>%1 · ✗ etwas, das gelten muss, gilt nicht</translation>
    </message>
    <message>
        <source>This step has nothing to explain.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>An diesem Schritt gibt es nichts zu erklären.</translation>
    </message>
    <message>
        <source>Start screen</source>
        <extracomment>Gallery</extracomment>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Watch parallel algorithms work on your own data, step by step</source>
        <extracomment>Gallery</extracomment>
        <translation>Parallelen Algorithmen Schritt für Schritt bei der Arbeit an eigenen Daten zusehen</translation>
    </message>
    <message>
        <source>Tour: two minutes</source>
        <extracomment>Gallery</extracomment>
        <translation>Rundgang: zwei Minuten</translation>
    </message>
    <message>
        <source>Tour of two minutes</source>
        <extracomment>Gallery</extracomment>
        <translation>Rundgang von zwei Minuten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Gallery</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Opens a sample: %1</source>
        <extracomment>Gallery</extracomment>
        <translation>Öffnet ein Beispiel: %1</translation>
    </message>
    <message>
        <source>All samples: %1</source>
        <extracomment>Gallery</extracomment>
        <translation>Alle Beispiele: %1</translation>
    </message>
    <message>
        <source>All samples, and what was open here last</source>
        <extracomment>Gallery</extracomment>
        <translation>Alle Beispiele, und was hier zuletzt offen war</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Gallery</extracomment>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a file</source>
        <extracomment>Gallery</extracomment>
        <translation>Eine Datei öffnen</translation>
    </message>
    <message>
        <source>Drop files here: points, vectors, meshes, images, saved states, or pictures made by Warpscope</source>
        <extracomment>Gallery</extracomment>
        <translation>Dateien hier ablegen: Punkte, Vektoren, Netze, Bilder, gespeicherte Zustände oder Bilder aus Warpscope</translation>
    </message>
    <message>
        <source>Continue: %1, %2</source>
        <extracomment>Gallery</extracomment>
        <translation>Fortsetzen: %1, %2</translation>
    </message>
    <message>
        <source>Continue where you were</source>
        <extracomment>Gallery</extracomment>
        <translation>Weitermachen, wo es aufhörte</translation>
    </message>
    <message>
        <source>Recent file %1</source>
        <extracomment>Gallery</extracomment>
        <translation>Zuletzt verwendete Datei %1</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>HistoryTab</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Properties of the picked thing</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Eigenschaften des angeklickten Dings</translation>
    </message>
    <message>
        <source>Go to the step that made it</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Zum Schritt, der es gemacht hat</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why the picked thing is as it is</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Warum das Gewählte so ist</translation>
    </message>
    <message>
        <source>Show what it is made of, what was rejected, and what must hold</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Zeigt, woraus es besteht, was verworfen wurde und was gelten muss</translation>
    </message>
    <message>
        <source>Click something in the picture to inspect it</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Etwas im Bild anklicken, um es zu untersuchen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>InspectorDock</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <extracomment>LessonPanel</extracomment>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>A lesson brings the picture to what it tells of, page by page. Change what you like meanwhile: *Again* brings the page&apos;s picture back.</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Eine Lektion bringt das Bild Seite für Seite zu dem, wovon sie erzählt. Ändern Sie dazwischen, was Sie mögen: *Noch einmal* holt das Bild der Seite zurück.</translation>
    </message>
    <message>
        <source>On data of your own, or from the web:</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Zu eigenen Daten oder solchen aus dem Netz:</translation>
    </message>
    <message>
        <source>This lesson needs **%1**, which is not here: %2. You get it from %3. Then choose the file below.</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Diese Lektion braucht **%1**, und diese Datei ist nicht da: %2. Sie bekommen sie von %3. Wählen Sie sie dann unten.</translation>
    </message>
    <message>
        <source>The lesson&apos;s text</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Der Text der Lektion</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Bring the page&apos;s picture back, or play its steps once more</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Das Bild der Seite zurückholen oder ihre Schritte noch einmal abspielen</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Add page…</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Seite dazu …</translation>
    </message>
    <message>
        <source>Write what is shown now as a page of a lesson of your own</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Was jetzt zu sehen ist, als Seite einer eigenen Lektion schreiben</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>%1 · page %2 of %3</source>
        <extracomment>LessonPanel</extracomment>
        <translation>%1 · Seite %2 von %3</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Wo ist %1?</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.md)</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Lektionen (*.md)</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>LogTab</extracomment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Messages appear here</source>
        <extracomment>LogTab</extracomment>
        <translation>Meldungen erscheinen hier</translation>
    </message>
    <message>
        <source>State of the program</source>
        <extracomment>MainWindow</extracomment>
        <translation>Zustand des Programms</translation>
    </message>
    <message>
        <source>Scene</source>
        <extracomment>MainWindow</extracomment>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Parameters</source>
        <extracomment>MainWindow</extracomment>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>MainWindow</extracomment>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>MainWindow</extracomment>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>MainWindow</extracomment>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>MainWindow</extracomment>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Plots</source>
        <extracomment>MainWindow</extracomment>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>MainWindow</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Performance</source>
        <extracomment>MainWindow</extracomment>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>MainWindow</extracomment>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>%1 · %2 · Warpscope</source>
        <extracomment>MainWindow</extracomment>
        <translation>%1 · %2 · Warpscope</translation>
    </message>
    <message>
        <source>Warpscope did not end properly last time</source>
        <extracomment>MainWindow</extracomment>
        <translation>Warpscope wurde zuletzt nicht ordentlich beendet</translation>
    </message>
    <message>
        <source>The state of %1 was kept: recover it, or start clean</source>
        <extracomment>MainWindow</extracomment>
        <translation>Der Zustand von %1 wurde aufgehoben: wiederherstellen oder neu beginnen</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>MainWindow</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Start clean</source>
        <extracomment>MainWindow</extracomment>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Your changes could not be kept: if you leave now, they are lost</source>
        <extracomment>MainWindow</extracomment>
        <translation>Die Änderungen konnten nicht aufgehoben werden: beim Verlassen gehen sie verloren</translation>
    </message>
    <message>
        <source>Save state…</source>
        <extracomment>MainWindow</extracomment>
        <translation>Zustand speichern…</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>MainWindow</extracomment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>MainWindow</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped</source>
        <extracomment>MainWindow</extracomment>
        <translation>Nur Dateien dieses Rechners können abgelegt werden</translation>
    </message>
    <message>
        <source>Add a file</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Eine Datei hinzufügen</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>OpenDialog</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All readable files (%1)</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Alle lesbaren Dateien (%1)</translation>
    </message>
    <message>
        <source>States and pictures (*.warpscope.json *.png)</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Zustände und Bilder (*.warpscope.json *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>What the file is</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Was die Datei ist</translation>
    </message>
    <message>
        <source>Take it as</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Verwenden als</translation>
    </message>
    <message>
        <source>Drop points with NaN or infinite coordinates instead of refusing the file</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Punkte mit Koordinaten NaN oder unendlich weglassen, statt die Datei abzulehnen</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>what is found; or names or numbers, such as longitude,latitude or 0,1</source>
        <extracomment>OpenDialog</extracomment>
        <translation>gefundene; oder Namen oder Nummern, etwa longitude,latitude oder 0,1</translation>
    </message>
    <message>
        <source>Show…</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Zeigen…</translation>
    </message>
    <message>
        <source>Show the columns of the chosen file</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Die Spalten der gewählten Datei zeigen</translation>
    </message>
    <message>
        <source>Header and first rows of the chosen table, to choose its columns from</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Kopfzeile und erste Zeilen der gewählten Tabelle, um ihre Spalten zu wählen</translation>
    </message>
    <message>
        <source>Search parameters</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Presets</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Open data or a sample to see its parameters</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Daten oder ein Beispiel öffnen, um die Parameter zu sehen</translation>
    </message>
    <message>
        <source>No parameter fits this search</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Kein Parameter passt zu dieser Suche</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>ParameterRow</extracomment>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Changed; click for the default</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Geändert; ein Klick setzt zurück</translation>
    </message>
    <message>
        <source>auto</source>
        <extracomment>ParameterRow</extracomment>
        <translation>auto</translation>
    </message>
    <message>
        <source>Chosen from the data</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Aus den Daten gewählt</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <extracomment>ParameterRow</extracomment>
        <translation>%1, Schieberegler</translation>
    </message>
    <message>
        <source>“%1” is no number; it takes %2</source>
        <extracomment>ParameterRow</extracomment>
        <translation>„%1“ ist keine Zahl; möglich ist: %2</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>ParameterRow</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, bars</source>
        <extracomment>ParameterRow</extracomment>
        <translation>%1, Balken</translation>
    </message>
    <message>
        <source>Add a tap at both ends</source>
        <extracomment>ParameterRow</extracomment>
        <translation>An beiden Enden einen Koeffizienten anfügen</translation>
    </message>
    <message>
        <source>Remove the tap at both ends</source>
        <extracomment>ParameterRow</extracomment>
        <translation>An beiden Enden den Koeffizienten entfernen</translation>
    </message>
    <message>
        <source>%1
Without effect now: %2</source>
        <extracomment>ParameterRow</extracomment>
        <translation>%1
Zurzeit ohne Wirkung: %2</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Auf den Vorgabewert zurücksetzen</translation>
    </message>
    <message>
        <source>Copy as flag</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Als Option kopieren</translation>
    </message>
    <message>
        <source>Unpin from the viewport</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Vom Bild lösen</translation>
    </message>
    <message>
        <source>Pin to the viewport</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Ans Bild heften</translation>
    </message>
    <message>
        <source>Set range…</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Bereich festlegen…</translation>
    </message>
    <message>
        <source>Stages and operations of the last run</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Stufen und Operationen des letzten Laufs</translation>
    </message>
    <message>
        <source>Stage or operation</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Stufe oder Operation</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>GB/s</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source> · %1 %</source>
        <extracomment>PerformanceTab</extracomment>
        <translation> · %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Times appear here after the first run</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Zeiten erscheinen hier nach dem ersten Lauf</translation>
    </message>
    <message>
        <source>Bytes that the operation has to move at least, by its time; and which part that is of %1 GB/s, the most that the memory was seen to move here</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Bytes, die der Vorgang mindestens bewegen muss, durch seine Zeit; und welcher Teil das von %1 GB/s ist, dem Höchsten, was der Speicher hier je bewegt hat</translation>
    </message>
    <message>
        <source>Bytes that the operation has to move at least, by its time</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Bytes, die der Vorgang mindestens bewegen muss, durch seine Zeit</translation>
    </message>
    <message>
        <source>%1 on %2 · %3 on the host</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>%1 auf %2 · %3 im Hauptspeicher</translation>
    </message>
    <message>
        <source> · %1 on the device</source>
        <extracomment>PerformanceTab</extracomment>
        <translation> · %1 auf dem Gerät</translation>
    </message>
    <message>
        <source> · upload %1</source>
        <extracomment>PerformanceTab</extracomment>
        <translation> · Hochladen %1</translation>
    </message>
    <message>
        <source> · download %1</source>
        <extracomment>PerformanceTab</extracomment>
        <translation> · Herunterladen %1</translation>
    </message>
    <message>
        <source> · preview on a subsample</source>
        <extracomment>PerformanceTab</extracomment>
        <translation> · Vorschau auf einem Teil der Daten</translation>
    </message>
    <message>
        <source>Stages</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Under the pointer</source>
        <extracomment>PictureNotes</extracomment>
        <translation>Unter dem Zeiger</translation>
    </message>
    <message>
        <source>What this step shows</source>
        <extracomment>PictureNotes</extracomment>
        <translation>Was dieser Schritt zeigt</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>%1: %2 values from %3 to %4</source>
        <extracomment>PlotWidget</extracomment>
        <translation>%1: %2 Werte von %3 bis %4</translation>
    </message>
    <message>
        <source>the present step is at %1</source>
        <extracomment>PlotWidget</extracomment>
        <translation>der jetzige Schritt ist bei %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>PlotWidget</extracomment>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>Logarithmic x</source>
        <extracomment>PlotWidget</extracomment>
        <translation>x logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic y</source>
        <extracomment>PlotWidget</extracomment>
        <translation>y logarithmisch</translation>
    </message>
    <message>
        <source>Maximise or restore</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Vergrößern oder wiederherstellen</translation>
    </message>
    <message>
        <source>Copy values</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Save in print colours…</source>
        <extracomment>PlotWidget</extracomment>
        <translation>In Druckfarben speichern…</translation>
    </message>
    <message>
        <source>Save as CSV, SVG or PNG…</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Als CSV, SVG oder PNG speichern…</translation>
    </message>
    <message>
        <source>Save plot</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Plots of the run appear here</source>
        <extracomment>PlotsTab</extracomment>
        <translation>Diagramme des Laufs erscheinen hier</translation>
    </message>
    <message>
        <source>angle</source>
        <extracomment>Pointing</extracomment>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>distance %1 to %2</source>
        <extracomment>Pointing</extracomment>
        <translation>Abstand %1 bis %2</translation>
    </message>
    <message>
        <source>angle at 2</source>
        <extracomment>Pointing</extracomment>
        <translation>Winkel bei 2</translation>
    </message>
    <message>
        <source>Measure: click the first place (Esc ends)</source>
        <extracomment>Pointing</extracomment>
        <translation>Messen: die erste Stelle anklicken (Esc beendet)</translation>
    </message>
    <message>
        <source>Measure: click the second place</source>
        <extracomment>Pointing</extracomment>
        <translation>Messen: die zweite Stelle anklicken</translation>
    </message>
    <message>
        <source>(Ctrl+C copies, Esc ends)</source>
        <extracomment>Pointing</extracomment>
        <translation>(Strg+C kopiert, Esc beendet)</translation>
    </message>
    <message>
        <source>Places of this picture have no coordinates to measure between</source>
        <extracomment>Pointing</extracomment>
        <translation>Stellen dieses Bildes haben keine Koordinaten, zwischen denen man messen kann</translation>
    </message>
    <message>
        <source>Nothing lies there: in space, measure between things that are drawn</source>
        <extracomment>Pointing</extracomment>
        <translation>Dort liegt nichts: im Raum wird zwischen gezeichneten Dingen gemessen</translation>
    </message>
    <message>
        <source>Open as B</source>
        <extracomment>QObject</extracomment>
        <translation>Als B öffnen</translation>
    </message>
    <message>
        <source>Saved states (*.warpscope.json *.json *.png);;All files (*)</source>
        <extracomment>QObject</extracomment>
        <translation>Gespeicherte Zustände (*.warpscope.json *.json *.png);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>on a line</source>
        <extracomment>QObject</extracomment>
        <translation>auf einer Geraden</translation>
    </message>
    <message>
        <source>in the plane</source>
        <extracomment>QObject</extracomment>
        <translation>in der Ebene</translation>
    </message>
    <message>
        <source>in space</source>
        <extracomment>QObject</extracomment>
        <translation>im Raum</translation>
    </message>
    <message numerus="yes">
        <source>of %1 coordinates</source>
        <extracomment>QObject</extracomment>
        <translation>
            <numerusform>mit %1 Koordinate</numerusform>
            <numerusform>mit %1 Koordinaten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3</source>
        <extracomment>QObject</extracomment>
        <translation>%1 × %2 Pixel, %3</translation>
    </message>
    <message>
        <source>a file of its own</source>
        <extracomment>QObject</extracomment>
        <translation>eine eigene Datei</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>QObject</extracomment>
        <translation>mit je %1</translation>
    </message>
    <message>
        <source>No recent files</source>
        <extracomment>QObject</extracomment>
        <translation>Keine zuletzt verwendeten Dateien</translation>
    </message>
    <message>
        <source>Clear list</source>
        <extracomment>QObject</extracomment>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Recent files</source>
        <extracomment>QObject</extracomment>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>QObject</extracomment>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Show panels</source>
        <extracomment>QObject</extracomment>
        <translation>Bedienfelder zeigen</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <extracomment>QObject</extracomment>
        <translation>A&amp;lgorithmus</translation>
    </message>
    <message>
        <source>&amp;Use this data</source>
        <extracomment>QObject</extracomment>
        <translation>Diese Daten &amp;verwenden</translation>
    </message>
    <message>
        <source>Samples</source>
        <comment>data sets</comment>
        <extracomment>QObject</extracomment>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <extracomment>QObject</extracomment>
        <translation>La&amp;uf</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>QObject</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>QObject</extracomment>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Sample</source>
        <extracomment>QObject</extracomment>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Open a generated data set</source>
        <extracomment>QObject</extracomment>
        <translation>Einen erzeugten Datensatz öffnen</translation>
    </message>
    <message>
        <source>Backend</source>
        <extracomment>QObject</extracomment>
        <translation>Backend</translation>
    </message>
    <message>
        <source>What computes</source>
        <extracomment>QObject</extracomment>
        <translation>Was rechnet</translation>
    </message>
    <message>
        <source>CUDA</source>
        <extracomment>QObject</extracomment>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>QObject</extracomment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>QObject</extracomment>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Load preset</source>
        <extracomment>QObject</extracomment>
        <translation>Voreinstellung laden</translation>
    </message>
    <message>
        <source>Add bookmark</source>
        <extracomment>QObject</extracomment>
        <translation>Lesezeichen hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>QObject</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>QObject</extracomment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Save state</source>
        <extracomment>QObject</extracomment>
        <translation>Zustand speichern</translation>
    </message>
    <message>
        <source>State copied to the clipboard</source>
        <extracomment>QObject</extracomment>
        <translation>Zustand in die Zwischenablage kopiert</translation>
    </message>
    <message>
        <source>Measurement copied to the clipboard</source>
        <extracomment>QObject</extracomment>
        <translation>Messung in die Zwischenablage kopiert</translation>
    </message>
    <message>
        <source>Save preset</source>
        <extracomment>QObject</extracomment>
        <translation>Voreinstellung speichern</translation>
    </message>
    <message>
        <source>Command copied to the clipboard</source>
        <extracomment>QObject</extracomment>
        <translation>Befehl in die Zwischenablage kopiert</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Warpscope %1&lt;/h2&gt;&lt;p&gt;Watch parallel algorithms work on your own data: on the processor, or on an NVIDIA GPU with CUDA.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence.&lt;/p&gt;&lt;p&gt;Built with Qt %2 (LGPL), Dear ImGui, oneTBB, GLM, libepoxy, fmt, nlohmann-json, CLI11, stb and the DejaVu fonts; with CUDA and CUB where they are found.&lt;/p&gt;</source>
        <extracomment>QObject</extracomment>
        <translation>&lt;h2&gt;Warpscope %1&lt;/h2&gt;&lt;p&gt;Parallelen Algorithmen bei der Arbeit an eigenen Daten zusehen: auf dem Prozessor oder mit CUDA auf einer NVIDIA-GPU.&lt;/p&gt;&lt;p&gt;Freie Software unter der MIT-Lizenz.&lt;/p&gt;&lt;p&gt;Gebaut mit Qt %2 (LGPL), Dear ImGui, oneTBB, GLM, libepoxy, fmt, nlohmann-json, CLI11, stb und den Schriften DejaVu; mit CUDA und CUB, wo sie vorhanden sind.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Warpscope</source>
        <extracomment>QObject</extracomment>
        <translation>Über Warpscope</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>QObject</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1 among the first %2, searching</source>
        <extracomment>QObject</extracomment>
        <translation>%1 unter den ersten %2, Suche läuft</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>QObject</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search keys and actions</source>
        <extracomment>QObject</extracomment>
        <translation>Tasten und Aktionen suchen</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>QObject</extracomment>
        <translation>Tasten ändern…</translation>
    </message>
    <message>
        <source>not available: %1</source>
        <extracomment>QObject</extracomment>
        <translation>nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>CUDA device %1</source>
        <extracomment>QObject</extracomment>
        <translation>CUDA-Gerät %1</translation>
    </message>
    <message>
        <source>%1, compute capability %2, %3, %4 multiprocessors%5</source>
        <extracomment>QObject</extracomment>
        <translation>%1, Compute Capability %2, %3, %4 Multiprozessoren%5</translation>
    </message>
    <message>
        <source>, drives a display</source>
        <extracomment>QObject</extracomment>
        <translation>, steuert einen Bildschirm</translation>
    </message>
    <message>
        <source>CUDA versions</source>
        <extracomment>QObject</extracomment>
        <translation>CUDA-Versionen</translation>
    </message>
    <message>
        <source>driver %1, runtime %2</source>
        <extracomment>QObject</extracomment>
        <translation>Treiber %1, Laufzeit %2</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>QObject</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>Processor</source>
        <extracomment>QObject</extracomment>
        <translation>Prozessor</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 threads</source>
        <extracomment>QObject</extracomment>
        <translation>
            <numerusform>%1, %2 Thread</numerusform>
            <numerusform>%1, %2 Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>Computing on</source>
        <extracomment>QObject</extracomment>
        <translation>Es rechnet</translation>
    </message>
    <message>
        <source>%1 (asked for: %2)</source>
        <extracomment>QObject</extracomment>
        <translation>%1 (verlangt: %2)</translation>
    </message>
    <message>
        <source>Pictures reach the screen by</source>
        <extracomment>QObject</extracomment>
        <translation>Weg der Bilder zum Schirm</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>QObject</extracomment>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Qt %1 on %2, scale %3</source>
        <extracomment>QObject</extracomment>
        <translation>Qt %1 auf %2, Skalierung %3</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <extracomment>QObject</extracomment>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>QObject</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>This workspace has nothing to export</source>
        <extracomment>QObject</extracomment>
        <translation>Dieser Arbeitsbereich hat nichts zu exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>QObject</extracomment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>There is no result to export yet</source>
        <extracomment>QObject</extracomment>
        <translation>Noch gibt es kein Ergebnis zu exportieren</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <extracomment>QObject</extracomment>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Parameter: %1</source>
        <extracomment>QObject</extracomment>
        <translation>Parameter: %1</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>QObject</extracomment>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>QObject</extracomment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Values of A and B</source>
        <extracomment>QObject</extracomment>
        <translation>Werte von A und B</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>QObject</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <extracomment>QObject</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>B − A</source>
        <extracomment>QObject</extracomment>
        <translation>B − A</translation>
    </message>
    <message>
        <source>B / A</source>
        <extracomment>QObject</extracomment>
        <translation>B / A</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>QObject</extracomment>
        <translation>Bedienfelder</translation>
    </message>
    <message>
        <source>Values of the result</source>
        <extracomment>QObject</extracomment>
        <translation>Werte des Ergebnisses</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>QObject</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Meaning</source>
        <extracomment>QObject</extracomment>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Rejected</source>
        <extracomment>QObject</extracomment>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Made of</source>
        <extracomment>QObject</extracomment>
        <translation>Besteht aus</translation>
    </message>
    <message>
        <source>Must hold</source>
        <extracomment>QObject</extracomment>
        <translation>Muss gelten</translation>
    </message>
    <message>
        <source>expected: %1 = %2</source>
        <extracomment>QObject</extracomment>
        <translation>erwartet: %1 = %2</translation>
    </message>
    <message>
        <source>Counted</source>
        <extracomment>QObject</extracomment>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>The folder of %1 is not listed yet</source>
        <extracomment>QObject</extracomment>
        <translation>Der Ordner von %1 ist noch nicht gelesen</translation>
    </message>
    <message>
        <source>%1 is the last file of %2</source>
        <extracomment>QObject</extracomment>
        <translation>%1 ist die letzte von %2 Dateien</translation>
    </message>
    <message>
        <source>%1 is the first file of %2</source>
        <extracomment>QObject</extracomment>
        <translation>%1 ist die erste von %2 Dateien</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>QObject</extracomment>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Skipped what cannot be opened: %1</source>
        <extracomment>QObject</extracomment>
        <translation>Übersprungen, weil es sich nicht öffnen lässt: %1</translation>
    </message>
    <message>
        <source>%1: columns %2, as they were chosen before for such a header</source>
        <extracomment>QObject</extracomment>
        <translation>%1: Spalten %2, wie sie früher für eine solche Kopfzeile gewählt wurden</translation>
    </message>
    <message>
        <source>Decimal commas of the pasted numbers were taken for points</source>
        <extracomment>QObject</extracomment>
        <translation>Dezimalkommas der eingefügten Zahlen wurden als Punkte gelesen</translation>
    </message>
    <message>
        <source>The pasted image could not be kept as %1</source>
        <extracomment>QObject</extracomment>
        <translation>Das eingefügte Bild konnte nicht als %1 aufgehoben werden</translation>
    </message>
    <message>
        <source>The clipboard holds nothing that can be opened</source>
        <extracomment>QObject</extracomment>
        <translation>In der Zwischenablage ist nichts, was sich öffnen ließe</translation>
    </message>
    <message>
        <source>copied states, tables of numbers, images and files can be pasted</source>
        <extracomment>QObject</extracomment>
        <translation>eingefügt werden können kopierte Zustände, Zahlentabellen, Bilder und Dateien</translation>
    </message>
    <message>
        <source>Drop them</source>
        <extracomment>QObject</extracomment>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>the file can be opened without these points; it stays as it is</source>
        <extracomment>QObject</extracomment>
        <translation>ohne diese Punkte lässt sich die Datei öffnen; sie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <extracomment>QObject</extracomment>
        <translation>Spalten wählen…</translation>
    </message>
    <message>
        <source>header and first rows are shown to choose columns from</source>
        <extracomment>QObject</extracomment>
        <translation>Kopfzeile und erste Zeilen werden gezeigt, um Spalten zu wählen</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>QObject</extracomment>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Take every second point</source>
        <extracomment>QObject</extracomment>
        <translation>Jeden zweiten Punkt nehmen</translation>
    </message>
    <message>
        <source>with fewer points the memory may suffice; the file stays as it is</source>
        <extracomment>QObject</extracomment>
        <translation>mit weniger Punkten reicht der Speicher vielleicht; die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Go on on the CPU</source>
        <extracomment>QObject</extracomment>
        <translation>Auf der CPU weitermachen</translation>
    </message>
    <message>
        <source>use smaller data, or the CPU</source>
        <extracomment>QObject</extracomment>
        <translation>kleinere Daten nehmen, oder die CPU</translation>
    </message>
    <message>
        <source>Take balls in random order</source>
        <extracomment>QObject</extracomment>
        <translation>Kugeln in zufälliger Reihenfolge nehmen</translation>
    </message>
    <message>
        <source>each ball then goes only where others stay around it; one step of undo takes it back</source>
        <extracomment>QObject</extracomment>
        <translation>jede Kugel geht dann nur, wo andere um sie bleiben; einmal Rückgängig nimmt es zurück</translation>
    </message>
    <message>
        <source>Picture written to %1</source>
        <extracomment>QObject</extracomment>
        <translation>Bild geschrieben: %1</translation>
    </message>
    <message>
        <source>The file holds the shapes of A alone: a .png has both pictures</source>
        <extracomment>QObject</extracomment>
        <translation>Die Datei enthält nur die Formen von A: ein .png hat beide Bilder</translation>
    </message>
    <message>
        <source>Picture of %1 × %2 copied to the clipboard</source>
        <extracomment>QObject</extracomment>
        <translation>Bild von %1 × %2 in die Zwischenablage kopiert</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>QObject</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>QObject</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>What is on the screen</source>
        <extracomment>QObject</extracomment>
        <translation>Was auf dem Bildschirm ist</translation>
    </message>
    <message>
        <source>&lt;h2&gt;What is on the screen&lt;/h2&gt;&lt;p&gt;&lt;b&gt;The picture&lt;/b&gt; in the middle shows one step of the run. In the plane, drag to pan; in space, drag to orbit, with the middle button or Shift to pan, with the right button and W A S D to fly. The wheel zooms at the pointer. Click a thing to inspect it, double-click to go there.&lt;/p&gt;&lt;p&gt;&lt;b&gt;The timeline&lt;/b&gt; below scrubs through all steps, back and forth. Coloured bands are phases, marks are events. Space plays.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Parameters&lt;/b&gt; on the right act while you drag; one drag is one undo step. A dot marks a changed value: click it for the default. Right-click a parameter to pin it to the picture, or to copy it as a command-line flag.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Everything&lt;/b&gt; has a name: Ctrl+Shift+P finds any action or parameter, ? lists the keys, F6 goes to the next panel.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Pictures&lt;/b&gt; carry the state that made them: drop one on the window to go back to it.&lt;/p&gt;</source>
        <extracomment>QObject</extracomment>
        <translation>&lt;h2&gt;Was zu sehen ist&lt;/h2&gt;&lt;p&gt;&lt;b&gt;Das Bild&lt;/b&gt; in der Mitte zeigt einen Schritt des Laufs. In der Ebene verschiebt Ziehen es; im Raum kreist Ziehen darum, mit der mittleren Taste oder Umschalt verschiebt es, mit der rechten Taste und W A S D wird geflogen. Das Rad vergrößert beim Zeiger. Ein Klick untersucht ein Ding, ein Doppelklick geht hin.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Die Zeitleiste&lt;/b&gt; darunter führt durch alle Schritte, vor und zurück. Farbige Bänder sind Phasen, Marken sind Ereignisse. Die Leertaste spielt ab.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Parameter&lt;/b&gt; rechts wirken schon beim Ziehen; ein Zug ist ein Schritt beim Rückgängigmachen. Ein Punkt kennzeichnet einen geänderten Wert: ein Klick darauf setzt ihn zurück. Ein Rechtsklick heftet einen Parameter ans Bild oder kopiert ihn als Option der Befehlszeile.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Alles&lt;/b&gt; hat einen Namen: Strg+Umschalt+P findet jede Aktion und jeden Parameter, ? zeigt die Tasten, F6 geht zum nächsten Bedienfeld.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Bilder&lt;/b&gt; tragen den Zustand in sich, aus dem sie entstanden: auf das Fenster gezogen, führen sie dorthin zurück.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Add to a lesson, or begin one</source>
        <extracomment>QObject</extracomment>
        <translation>Einer Lektion hinzufügen oder eine beginnen</translation>
    </message>
    <message>
        <source>Added a page to %1</source>
        <extracomment>QObject</extracomment>
        <translation>Eine Seite zu %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Add a page to a lesson</source>
        <extracomment>QObject</extracomment>
        <translation>Einer Lektion eine Seite hinzufügen</translation>
    </message>
    <message>
        <source>What is to be seen here, in Markdown</source>
        <extracomment>QObject</extracomment>
        <translation>Was hier zu sehen ist, in Markdown</translation>
    </message>
    <message>
        <source>Title of the page</source>
        <extracomment>QObject</extracomment>
        <translation>Titel der Seite</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>QObject</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>That is no key</source>
        <extracomment>QObject</extracomment>
        <translation>Das ist keine Taste</translation>
    </message>
    <message>
        <source>%1 goes to the next control</source>
        <extracomment>QObject</extracomment>
        <translation>%1 geht zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>%1 takes what was typed</source>
        <extracomment>QObject</extracomment>
        <translation>%1 übernimmt das Getippte</translation>
    </message>
    <message>
        <source>%1 closes what hangs open</source>
        <extracomment>QObject</extracomment>
        <translation>%1 schließt, was aufgeklappt ist</translation>
    </message>
    <message>
        <source>%1 presses buttons</source>
        <extracomment>QObject</extracomment>
        <translation>%1 drückt Schaltflächen</translation>
    </message>
    <message>
        <source>%1 moves sliders and lists</source>
        <extracomment>QObject</extracomment>
        <translation>%1 bewegt Regler und Listen</translation>
    </message>
    <message>
        <source>%1: “%2” for %3 is no key</source>
        <extracomment>QObject</extracomment>
        <translation>%1: „%2“ für %3 ist keine Taste</translation>
    </message>
    <message>
        <source>%1: %2 cannot have “%3”: %4</source>
        <extracomment>QObject</extracomment>
        <translation>%1: %2 kann „%3“ nicht haben: %4</translation>
    </message>
    <message>
        <source>%1: “%2” is given to both %3 and %4; %3 has it</source>
        <extracomment>QObject</extracomment>
        <translation>%1: „%2“ gehört sowohl zu %3 als auch zu %4; %3 hat sie</translation>
    </message>
    <message>
        <source>As it came</source>
        <extracomment>QObject</extracomment>
        <translation>Wie ausgeliefert</translation>
    </message>
    <message>
        <source>From this system: %1</source>
        <extracomment>QObject</extracomment>
        <translation>Von diesem System: %1</translation>
    </message>
    <message>
        <source>Your choice</source>
        <extracomment>QObject</extracomment>
        <translation>Eigene Wahl</translation>
    </message>
    <message>
        <source>For this run, from %1</source>
        <extracomment>QObject</extracomment>
        <translation>Für diesen Start, aus %1</translation>
    </message>
    <message>
        <source>For this run, from the command line</source>
        <extracomment>QObject</extracomment>
        <translation>Für diesen Start, von der Befehlszeile</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2 threads)</source>
        <extracomment>QObject</extracomment>
        <translation>
            <numerusform>%1 (%2 Thread)</numerusform>
            <numerusform>%1 (%2 Threads)</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs on %1 and on the CPU, %2</source>
        <extracomment>QObject</extracomment>
        <translation>Rechnet auf %1 und auf der CPU, %2</translation>
    </message>
    <message>
        <source>Runs on the CPU, %1; %2</source>
        <extracomment>QObject</extracomment>
        <translation>Rechnet auf der CPU, %1; %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>QObject</extracomment>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>This picture has no colour map to change</source>
        <extracomment>QObject</extracomment>
        <translation>Dieses Bild hat keine Farbskala zum Wechseln</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>QObject</extracomment>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <extracomment>QObject</extracomment>
        <translation>Nichts ist offen</translation>
    </message>
    <message>
        <source>There are no steps yet</source>
        <extracomment>QObject</extracomment>
        <translation>Noch gibt es keine Schritte</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>QObject</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>QObject</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Copy all</source>
        <extracomment>ResultTab</extracomment>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Copy all values of the result</source>
        <extracomment>ResultTab</extracomment>
        <translation>Alle Werte des Ergebnisses kopieren</translation>
    </message>
    <message>
        <source>Name, value, unit and meaning of all rows, separated by tabs. Ctrl+C copies the selected rows</source>
        <extracomment>ResultTab</extracomment>
        <translation>Name, Wert, Einheit und Bedeutung aller Zeilen, durch Tabulatoren getrennt. Strg+C kopiert die gewählten Zeilen</translation>
    </message>
    <message>
        <source>The result&apos;s values appear here after the first run</source>
        <extracomment>ResultTab</extracomment>
        <translation>Die Werte des Ergebnisses erscheinen hier nach dem ersten Lauf</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a workspace of data</comment>
        <extracomment>ResultTab</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source> · %1 on %2</source>
        <extracomment>ResultTab</extracomment>
        <translation> · %1 auf %2</translation>
    </message>
    <message>
        <source> · a glance at a part of the data</source>
        <extracomment>ResultTab</extracomment>
        <translation> · ein Blick auf einen Teil der Daten</translation>
    </message>
    <message>
        <source> · what the run has so far</source>
        <extracomment>ResultTab</extracomment>
        <translation> · was der Lauf bisher hat</translation>
    </message>
    <message>
        <source> · its values are being counted: these are of the result before</source>
        <extracomment>ResultTab</extracomment>
        <translation> · seine Werte werden gezählt: diese sind vom Ergebnis davor</translation>
    </message>
    <message>
        <source> · its values are being counted</source>
        <extracomment>ResultTab</extracomment>
        <translation> · seine Werte werden gezählt</translation>
    </message>
    <message>
        <source> · a run is in progress: these values are of the one before</source>
        <extracomment>ResultTab</extracomment>
        <translation> · ein Lauf ist im Gange: diese Werte sind vom vorigen</translation>
    </message>
    <message>
        <source> · a run is in progress</source>
        <extracomment>ResultTab</extracomment>
        <translation> · ein Lauf ist im Gange</translation>
    </message>
    <message>
        <source> · the parameters were changed since</source>
        <extracomment>ResultTab</extracomment>
        <translation> · die Parameter wurden seither geändert</translation>
    </message>
    <message>
        <source>%1
%2: %3 %4</source>
        <extracomment>ResultTab</extracomment>
        <translation>%1
%2: %3 %4</translation>
    </message>
    <message>
        <source>Select a row to read what it tells</source>
        <extracomment>ResultTab</extracomment>
        <translation>Eine Zeile wählen, um zu lesen, was sie sagt</translation>
    </message>
    <message>
        <source>opacity</source>
        <extracomment>SceneDock</extracomment>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>SceneDock</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <extracomment>SceneDock</extracomment>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Layers</source>
        <extracomment>SceneDock</extracomment>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>SceneDock</extracomment>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Ctrl+B keeps the present state here</source>
        <extracomment>SceneDock</extracomment>
        <translation>Strg+B hebt den jetzigen Zustand hier auf</translation>
    </message>
    <message>
        <source>Show %1</source>
        <extracomment>SceneDock</extracomment>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <extracomment>SceneDock</extracomment>
        <translation>Deckkraft von %1</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <extracomment>SceneDock</extracomment>
        <translation>Größe von %1</translation>
    </message>
    <message>
        <source>%1: %2
%3 in %4</source>
        <extracomment>SceneDock</extracomment>
        <translation>%1: %2
%3 in %4</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <extracomment>SceneDock</extracomment>
        <translation>%1: %2
%3</translation>
    </message>
    <message>
        <source>%1: %2
%3 × %4 pixels, %5, %6</source>
        <extracomment>SceneDock</extracomment>
        <translation>%1: %2
%3 × %4 Pixel, %5, %6</translation>
    </message>
    <message>
        <source>1 channel</source>
        <extracomment>SceneDock</extracomment>
        <translation>1 Kanal</translation>
    </message>
    <message numerus="yes">
        <source>%1 channels</source>
        <extracomment>SceneDock</extracomment>
        <translation>
            <numerusform>%1 Kanal</numerusform>
            <numerusform>%1 Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>8 bits</source>
        <extracomment>SceneDock</extracomment>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <extracomment>SceneDock</extracomment>
        <translation>32-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>%1: %2
%3, %4</source>
        <extracomment>SceneDock</extracomment>
        <translation>%1: %2
%3, %4</translation>
    </message>
    <message>
        <source>%1: %2
%3 of %4</source>
        <extracomment>SceneDock</extracomment>
        <translation>%1: %2
%3 mit je %4</translation>
    </message>
    <message>
        <source>Kept steps: %1 of at most %2</source>
        <extracomment>SceneDock</extracomment>
        <translation>Aufgehobene Schritte: %1 von höchstens %2</translation>
    </message>
    <message>
        <source>Open a file or a sample</source>
        <extracomment>SceneDock</extracomment>
        <translation>Eine Datei oder ein Beispiel öffnen</translation>
    </message>
    <message>
        <source> (from the next start on)</source>
        <extracomment>SettingRow</extracomment>
        <translation> (vom nächsten Start an)</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>SettingRow</extracomment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Backend and device</source>
        <extracomment>StatusBar</extracomment>
        <translation>Backend und Gerät</translation>
    </message>
    <message>
        <source>How pictures reach the screen</source>
        <extracomment>StatusBar</extracomment>
        <translation>Wie Bilder auf den Schirm kommen</translation>
    </message>
    <message>
        <source>Size of the data</source>
        <extracomment>StatusBar</extracomment>
        <translation>Größe der Daten</translation>
    </message>
    <message>
        <source>Place in the folder</source>
        <extracomment>StatusBar</extracomment>
        <translation>Stelle im Ordner</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>StatusBar</extracomment>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Whether the result was checked</source>
        <extracomment>StatusBar</extracomment>
        <translation>Ob das Ergebnis geprüft wurde</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <extracomment>StatusBar</extracomment>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>StatusBar</extracomment>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>StatusBar</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the job (Esc)</source>
        <extracomment>StatusBar</extracomment>
        <translation>Den Auftrag abbrechen (Esc)</translation>
    </message>
    <message>
        <source>What computes; no CUDA: %1</source>
        <extracomment>StatusBar</extracomment>
        <translation>Was rechnet; kein CUDA: %1</translation>
    </message>
    <message>
        <source>How pictures reach the screen: %1</source>
        <extracomment>StatusBar</extracomment>
        <translation>Wie Bilder auf den Schirm kommen: %1</translation>
    </message>
    <message>
        <source>graphics …</source>
        <extracomment>StatusBar</extracomment>
        <translation>Grafik …</translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>StatusBar</extracomment>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>Of the random choices; click to copy the state</source>
        <extracomment>StatusBar</extracomment>
        <translation>Der zufälligen Entscheidungen; ein Klick kopiert den Zustand</translation>
    </message>
    <message>
        <source>It is being computed another way, in the background</source>
        <extracomment>StatusBar</extracomment>
        <translation>Es wird im Hintergrund auf anderem Wege berechnet</translation>
    </message>
    <message>
        <source>%1; click to go there</source>
        <extracomment>StatusBar</extracomment>
        <translation>%1; klicken, um dorthin zu gehen</translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <extracomment>StatusBar</extracomment>
        <translation>Datei %1 von %2</translation>
    </message>
    <message>
        <source>Page Down goes to the next file, Page Up to the one before; the parameters stay</source>
        <extracomment>StatusBar</extracomment>
        <translation>Bild ab geht zur nächsten Datei, Bild auf zur vorigen; die Parameter bleiben</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <extracomment>StatusBar</extracomment>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>Idle: nothing is drawn while nothing changes</source>
        <extracomment>StatusBar</extracomment>
        <translation>Ruhe: nichts wird gezeichnet, solange sich nichts ändert</translation>
    </message>
    <message>
        <source>Frames in the last second</source>
        <extracomment>StatusBar</extracomment>
        <translation>Bilder in der letzten Sekunde</translation>
    </message>
    <message>
        <source>writing %1</source>
        <extracomment>StatusBar</extracomment>
        <translation>schreibt %1</translation>
    </message>
    <message>
        <source>%p % · %1 s</source>
        <extracomment>StatusBar</extracomment>
        <translation>%p % · %1 s</translation>
    </message>
    <message>
        <source>Sweep</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source>Plot of the sweep</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Diagramm der Reihe</translation>
    </message>
    <message>
        <source>Values of it</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Werte dazu</translation>
    </message>
    <message>
        <source>from:to:count, from:to:count:log, or a,b,c</source>
        <extracomment>SweepDialog</extracomment>
        <translation>von:bis:Anzahl, von:bis:Anzahl:log oder a,b,c</translation>
    </message>
    <message>
        <source>0.05:0.5:24 for 24 values from 0.05 to 0.5, with :log behind it for even ratios; 1,2,4 for these; all for all choices</source>
        <extracomment>SweepDialog</extracomment>
        <translation>0.05:0.5:24 für 24 Werte von 0.05 bis 0.5, mit :log dahinter in gleichen Verhältnissen; 1,2,4 für diese; all für alle Möglichkeiten</translation>
    </message>
    <message>
        <source>Parameter that is varied</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Parameter, der verändert wird</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Zweiter Parameter</translation>
    </message>
    <message>
        <source>Vary</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Verändern</translation>
    </message>
    <message>
        <source>and</source>
        <extracomment>SweepDialog</extracomment>
        <translation>und</translation>
    </message>
    <message>
        <source>Sweeps of this workspace</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Durchläufe dieses Arbeitsbereichs</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Timed runs of each combination; more than one come after a run to warm up</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Gemessene Läufe je Kombination; mehreren geht ein Lauf zum Aufwärmen voraus</translation>
    </message>
    <message>
        <source>Value that is plotted</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Wert, der gezeichnet wird</translation>
    </message>
    <message>
        <source>Plot</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Cancel sweep</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Reihe abbrechen</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Als Befehlszeile kopieren</translation>
    </message>
    <message>
        <source>Save table…</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Tabelle speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sweeps of this workspace…</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Durchläufe dieses Arbeitsbereichs…</translation>
    </message>
    <message>
        <source>nothing else</source>
        <extracomment>SweepDialog</extracomment>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <extracomment>SweepDialog</extracomment>
        <translation>CPU-Threads</translation>
    </message>
    <message>
        <source>Every combination is run in the background; what is shown stays. A click on a dot or a cell brings its parameters back.</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Jede Kombination läuft im Hintergrund; das Gezeigte bleibt. Ein Klick auf einen Punkt oder ein Feld bringt dessen Parameter zurück.</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <extracomment>SweepDialog</extracomment>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>; %1 failed: %2</source>
        <extracomment>SweepDialog</extracomment>
        <translation>; %1 fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>; now %1</source>
        <extracomment>SweepDialog</extracomment>
        <translation>; jetzt %1</translation>
    </message>
    <message>
        <source>; cancelled</source>
        <extracomment>SweepDialog</extracomment>
        <translation>; abgebrochen</translation>
    </message>
    <message>
        <source>; done</source>
        <extracomment>SweepDialog</extracomment>
        <translation>; fertig</translation>
    </message>
    <message>
        <source> — of data that are no longer open</source>
        <extracomment>SweepDialog</extracomment>
        <translation> — von Daten, die nicht mehr offen sind</translation>
    </message>
    <message>
        <source>Save table</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Draw the taps with the pointer, or choose one with Left and Right and change it with Up and Down (Page Up, Page Down: faster); + and - add and remove taps at both ends</source>
        <extracomment>TapBars</extracomment>
        <translation>Die Koeffizienten mit dem Zeiger zeichnen, oder einen mit Links und Rechts wählen und mit Auf und Ab ändern (Bild auf, Bild ab: schneller); + und - fügen an beiden Enden an oder entfernen</translation>
    </message>
    <message>
        <source>tap %1 of %2: %3</source>
        <extracomment>TapBars</extracomment>
        <translation>Koeffizient %1 von %2: %3</translation>
    </message>
    <message>
        <source>too many to draw</source>
        <extracomment>TapBars</extracomment>
        <translation>zu viele, um sie zu zeichnen</translation>
    </message>
    <message>
        <source>click or + to draw taps</source>
        <extracomment>TapBars</extracomment>
        <translation>Klick oder + zeichnet Koeffizienten</translation>
    </message>
    <message>
        <source>tap %1: %2</source>
        <extracomment>TapBars</extracomment>
        <translation>Koeffizient %1: %2</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <extracomment>Timeline</extracomment>
        <translation>Schritte je Sekunde</translation>
    </message>
    <message>
        <source>Steps per second  ([ and ])</source>
        <extracomment>Timeline</extracomment>
        <translation>Schritte je Sekunde  ([ und ])</translation>
    </message>
    <message>
        <source>all in %1 s</source>
        <extracomment>Timeline</extracomment>
        <translation>alle in %1 s</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <extracomment>Timeline</extracomment>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Timeline</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Values of this step</source>
        <extracomment>Timeline</extracomment>
        <translation>Werte dieses Schritts</translation>
    </message>
    <message>
        <source>/ %1</source>
        <extracomment>Timeline</extracomment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Since step %1: %2</source>
        <extracomment>Timeline</extracomment>
        <translation>Seit Schritt %1: %2</translation>
    </message>
    <message>
        <source>no value changed</source>
        <extracomment>Timeline</extracomment>
        <translation>kein Wert geändert</translation>
    </message>
    <message>
        <source>The steps of a run appear here</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Die Schritte eines Laufs erscheinen hier</translation>
    </message>
    <message>
        <source>Pause at %1</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Anhalten bei %1</translation>
    </message>
    <message>
        <source>Pause where…</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Anhalten wo…</translation>
    </message>
    <message>
        <source>Remove all breakpoints</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Alle Haltepunkte entfernen</translation>
    </message>
    <message>
        <source>Forget the marked step</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Gemerkten Schritt vergessen</translation>
    </message>
    <message>
        <source>Mark this step</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Diesen Schritt merken</translation>
    </message>
    <message>
        <source>Step %1 · %2</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Schritt %1 · %2</translation>
    </message>
    <message>
        <source>First difference of A and B: step %1</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Erster Unterschied von A und B: Schritt %1</translation>
    </message>
    <message>
        <source>Tour</source>
        <extracomment>Tour</extracomment>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>End tour</source>
        <extracomment>Tour</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Tour</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Tour</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <extracomment>ValueSlider</extracomment>
        <translation>%1, von %2 bis %3</translation>
    </message>
    <message>
        <source>Viewport</source>
        <extracomment>Viewport</extracomment>
        <translation>Bildbereich</translation>
    </message>
    <message>
        <source>%1. %2. Drag to move the camera, click to inspect</source>
        <extracomment>Viewport</extracomment>
        <translation>%1. %2. Ziehen bewegt die Kamera, ein Klick untersucht</translation>
    </message>
    <message>
        <source>Going on with %1</source>
        <extracomment>Viewport</extracomment>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>The picture</source>
        <extracomment>tour</extracomment>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>It shows one step of the algorithm. Drag to move it, turn the wheel to come closer, press F to see all of it again. A click on a thing tells what it is.</source>
        <extracomment>tour</extracomment>
        <translation>Es zeigt einen Schritt des Algorithmus. Ziehen verschiebt es, das Rad bringt es näher, F zeigt wieder alles. Ein Klick auf ein Ding sagt, was es ist.</translation>
    </message>
    <message>
        <source>Every step, in both directions</source>
        <extracomment>tour</extracomment>
        <translation>Jeder Schritt, in beide Richtungen</translation>
    </message>
    <message>
        <source>Drag along the track. Left and Right go one step, Space plays and pauses. The sentence says what the step does; the marks are its events.</source>
        <extracomment>tour</extracomment>
        <translation>Über die Spur ziehen. Links und Rechts gehen einen Schritt, die Leertaste spielt ab und hält an. Der Satz sagt, was der Schritt tut; die Marken sind seine Ereignisse.</translation>
    </message>
    <message>
        <source>Sliders that act while you drag</source>
        <extracomment>tour</extracomment>
        <translation>Regler, die beim Ziehen wirken</translation>
    </message>
    <message>
        <source>Each change computes anew at once. A right click resets a value, sets its range or pins it onto the picture; Ctrl+Z takes a change back, even the opening of other data.</source>
        <extracomment>tour</extracomment>
        <translation>Jede Änderung rechnet sofort neu. Ein Rechtsklick setzt einen Wert zurück, legt seinen Bereich fest oder heftet ihn ans Bild; Strg+Z nimmt eine Änderung zurück, auch das Öffnen anderer Daten.</translation>
    </message>
    <message>
        <source>What the run measured. Hover to read values, drag the panel&apos;s upper edge for more room.</source>
        <extracomment>tour</extracomment>
        <translation>Was der Lauf gemessen hat. Der Zeiger darüber liest Werte ab, der obere Rand des Bedienfelds lässt sich für mehr Platz ziehen.</translation>
    </message>
    <message>
        <source>The result in words</source>
        <extracomment>tour</extracomment>
        <translation>Das Ergebnis in Worten</translation>
    </message>
    <message>
        <source>What came out, each value with its unit and a sentence on what it means.</source>
        <extracomment>tour</extracomment>
        <translation>Was herauskam, jeder Wert mit seiner Einheit und einem Satz, was er bedeutet.</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <extracomment>tour</extracomment>
        <translation>Zum Mitnehmen</translation>
    </message>
    <message>
        <source>Export writes the result for other programs, the camera beside it a picture that remembers everything: drop it here, and you are back.</source>
        <extracomment>tour</extracomment>
        <translation>Exportieren schreibt das Ergebnis für andere Programme, die Kamera daneben ein Bild, das sich alles merkt: hier abgelegt, führt es zurück.</translation>
    </message>
    <message>
        <source>Find anything</source>
        <extracomment>tour</extracomment>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P finds every action and parameter by its name, ? lists all keys. Now open your own data: drop a file anywhere.</source>
        <extracomment>tour</extracomment>
        <translation>Strg+Umschalt+P findet jede Aktion und jeden Parameter beim Namen, ? zeigt alle Tasten. Jetzt die eigenen Daten öffnen: eine Datei irgendwo ablegen.</translation>
    </message>
    <message>
        <source>point</source>
        <extracomment>warpscope</extracomment>
        <translation>Punkt</translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>warpscope</extracomment>
        <translation>Linie</translation>
    </message>
    <message numerus="yes">
        <source>lines</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>Linie</numerusform>
            <numerusform>Linien</numerusform>
        </translation>
    </message>
    <message>
        <source>channel</source>
        <extracomment>warpscope</extracomment>
        <translation>Kanal</translation>
    </message>
    <message numerus="yes">
        <source>channels</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>Kanal</numerusform>
            <numerusform>Kanäle</numerusform>
        </translation>
    </message>
    <message>
        <source>triangle</source>
        <extracomment>warpscope</extracomment>
        <translation>Dreieck</translation>
    </message>
    <message numerus="yes">
        <source>triangles</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>Dreieck</numerusform>
            <numerusform>Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>vector</source>
        <extracomment>warpscope</extracomment>
        <translation>Vektor</translation>
    </message>
    <message numerus="yes">
        <source>vectors</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>Vektor</numerusform>
            <numerusform>Vektoren</numerusform>
        </translation>
    </message>
    <message>
        <source>component</source>
        <extracomment>warpscope</extracomment>
        <translation>Komponente</translation>
    </message>
    <message numerus="yes">
        <source>components</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>Komponente</numerusform>
            <numerusform>Komponenten</numerusform>
        </translation>
    </message>
    <message>
        <source>step</source>
        <extracomment>warpscope</extracomment>
        <translation>Schritt</translation>
    </message>
    <message numerus="yes">
        <source>steps</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>Schritt</numerusform>
            <numerusform>Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>dimension</source>
        <extracomment>warpscope</extracomment>
        <translation>Dimension</translation>
    </message>
    <message numerus="yes">
        <source>dimensions</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>Dimension</numerusform>
            <numerusform>Dimensionen</numerusform>
        </translation>
    </message>
    <message>
        <source>vertex</source>
        <extracomment>warpscope</extracomment>
        <translation>Ecke</translation>
    </message>
    <message numerus="yes">
        <source>vertices</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>Ecke</numerusform>
            <numerusform>Ecken</numerusform>
        </translation>
    </message>
    <message>
        <source>pixel</source>
        <extracomment>warpscope</extracomment>
        <translation>Pixel</translation>
    </message>
    <message numerus="yes">
        <source>pixels</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>Pixel</numerusform>
            <numerusform>Pixel</numerusform>
        </translation>
    </message>
    <message>
        <source>This display has no OpenGL, so nothing can be drawn here.
Install a graphics driver or Mesa (libgl1-mesa-dri); all else works without.</source>
        <extracomment>AbsentSurface</extracomment>
        <translation>Dieser Bildschirm hat kein OpenGL, hier lässt sich also nichts zeichnen.
Ein Grafiktreiber oder Mesa (libgl1-mesa-dri) hilft; alles andere geht auch ohne.</translation>
    </message>
    <message>
        <source>Playing pauses at an event (&lt;b&gt;removed_near&lt;/b&gt;, &lt;b&gt;3rd:link&lt;/b&gt;), in a phase (&lt;b&gt;phase:decimate&lt;/b&gt;), or where a value compares (&lt;b&gt;cost&amp;lt;900&lt;/b&gt;) or changes (&lt;b&gt;balls changes&lt;/b&gt;).</source>
        <extracomment>BreakpointDialog</extracomment>
        <translation>Das Abspielen hält an bei einem Ereignis (&lt;b&gt;removed_near&lt;/b&gt;, &lt;b&gt;3rd:link&lt;/b&gt;), in einer Phase (&lt;b&gt;phase:decimate&lt;/b&gt;) oder wo ein Wert den Vergleich erfüllt (&lt;b&gt;cost&amp;lt;900&lt;/b&gt;) oder sich ändert (&lt;b&gt;balls changes&lt;/b&gt;).</translation>
    </message>
    <message>
        <source>Where playing pauses</source>
        <extracomment>BreakpointDialog</extracomment>
        <translation>Wo das Abspielen anhält</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>BreakpointDialog</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <extracomment>BreakpointDialog</extracomment>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>BreakpointDialog</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Columns of %1</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Spalten von %1</translation>
    </message>
    <message>
        <source>The first %1 of %2 columns are shown.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Gezeigt werden die ersten %1 von %2 Spalten.</translation>
    </message>
    <message>
        <source>Drop rows where a coordinate is empty, NaN or infinite, instead of refusing the file</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Zeilen weglassen, in denen eine Koordinate leer, NaN oder unendlich ist, statt die Datei abzulehnen</translation>
    </message>
    <message>
        <source>Check the columns that are components of the vectors, in their order.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Die Spalten ankreuzen, die Komponenten der Vektoren sind, in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>Check the columns that are coordinates, in their order. The first column of text tells the lines apart.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Die Spalten ankreuzen, die Koordinaten sind, in ihrer Reihenfolge. Die erste Textspalte unterscheidet die Linien.</translation>
    </message>
    <message>
        <source>Check the columns that are coordinates, in their order: the first is x, the next y.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Die Spalten ankreuzen, die Koordinaten sind, in ihrer Reihenfolge: die erste ist x, die nächste y.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Beginning of the table</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Anfang der Tabelle</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>%1 leer</translation>
    </message>
    <message>
        <source>%1 text</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>%1 Text</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>This column holds text</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Diese Spalte enthält Text</translation>
    </message>
    <message>
        <source>Check at least one column.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Mindestens eine Spalte ankreuzen.</translation>
    </message>
    <message>
        <source>A point has at most %1 coordinates, %2 are checked.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Ein Punkt hat höchstens %1 Koordinaten, angekreuzt sind %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %1 rows</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>
            <numerusform>der ersten %1 Zeile</numerusform>
            <numerusform>den ersten %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of %1 has a number there.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Jede von %1 hat dort eine Zahl.</translation>
    </message>
    <message>
        <source>%1 of %2 %3 no number there.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>%1 von %2 %3 dort keine Zahl.</translation>
    </message>
    <message>
        <source>has</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>hat</translation>
    </message>
    <message>
        <source>have</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>haben</translation>
    </message>
    <message numerus="yes">
        <source>All %1 rows</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>
            <numerusform>Die Zeile: %1</numerusform>
            <numerusform>Alle %1 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 rows</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>
            <numerusform>Die erste Zeile: %1</numerusform>
            <numerusform>Die ersten %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Video</source>
        <extracomment>FrameWriter</extracomment>
        <translation>Video</translation>
    </message>
    <message>
        <source>Frame sequence</source>
        <extracomment>FrameWriter</extracomment>
        <translation>Bildfolge</translation>
    </message>
    <message>
        <source>%1 of %2 pictures into %3</source>
        <extracomment>FrameWriter</extracomment>
        <translation>%1 von %2 Bildern in %3</translation>
    </message>
    <message>
        <source>Completing %1</source>
        <extracomment>FrameWriter</extracomment>
        <translation>%1 wird fertiggestellt</translation>
    </message>
    <message numerus="yes">
        <source>Video of %1 pictures written to %2</source>
        <extracomment>FrameWriter</extracomment>
        <translation>
            <numerusform>Video aus %1 Bild geschrieben: %2</numerusform>
            <numerusform>Video aus %1 Bildern geschrieben: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pictures written into %2</source>
        <extracomment>FrameWriter</extracomment>
        <translation>
            <numerusform>%1 Bild geschrieben in %2</numerusform>
            <numerusform>%1 Bilder geschrieben in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The result changed</source>
        <extracomment>FrameWriter</extracomment>
        <translation>Das Ergebnis hat sich geändert</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <extracomment>FrameWriter</extracomment>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>%1: there is no video</source>
        <extracomment>FrameWriter</extracomment>
        <translation>%1: es gibt kein Video</translation>
    </message>
    <message>
        <source>%1: %2 of %3 pictures are in %4</source>
        <extracomment>FrameWriter</extracomment>
        <translation>%1: %2 von %3 Bildern sind in %4</translation>
    </message>
    <message>
        <source>Change keys</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Die neue Taste drücken</translation>
    </message>
    <message>
        <source>Use this key</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Diese Taste verwenden</translation>
    </message>
    <message>
        <source>Add it</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>No keys</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Keine Tasten</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Give every action the keys that it came with</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Jeder Aktion die mitgelieferten Tasten geben</translation>
    </message>
    <message>
        <source>Keys of “%1”</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Tasten von „%1“</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Eine Aktion wählen</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Neue Taste für %1</translation>
    </message>
    <message>
        <source>%1: it cannot be given away</source>
        <extracomment>KeyEditor</extracomment>
        <translation>%1: sie kann nicht vergeben werden</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” now: that loses it</source>
        <extracomment>KeyEditor</extracomment>
        <translation>%1 gehört jetzt zu „%2“: das verliert sie</translation>
    </message>
    <message>
        <source>%1 is its key already</source>
        <extracomment>KeyEditor</extracomment>
        <translation>%1 ist schon ihre Taste</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <extracomment>KeyEditor</extracomment>
        <translation>%1 ist frei</translation>
    </message>
    <message>
        <source>It came with %1, which is now a key of “%2”</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Mitgeliefert war %1, was jetzt zu „%2“ gehört</translation>
    </message>
    <message>
        <source>Its keys act while the picture has the keyboard</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Ihre Tasten wirken, während das Bild die Tastatur hat</translation>
    </message>
    <message>
        <source>It holds until the program ends, and could not be kept: %1</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Es gilt, bis das Programm endet, und konnte nicht aufgehoben werden: %1</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Manual</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Manual</extracomment>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Find in this chapter</source>
        <extracomment>Manual</extracomment>
        <translation>In diesem Kapitel suchen</translation>
    </message>
    <message>
        <source>The chapter&apos;s text</source>
        <extracomment>Manual</extracomment>
        <translation>Der Text des Kapitels</translation>
    </message>
    <message>
        <source>Command palette</source>
        <extracomment>Palette</extracomment>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Search actions and parameters</source>
        <extracomment>Palette</extracomment>
        <translation>Aktionen und Parameter suchen</translation>
    </message>
    <message>
        <source>Any action or parameter</source>
        <extracomment>Palette</extracomment>
        <translation>Jede Aktion oder jeder Parameter</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Palette</extracomment>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Range of %1</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Bereich von %1</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Bis</translation>
    </message>
    <message>
        <source>The slider goes from</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Der Regler geht von</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>RangeDialog</extracomment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Typed values may lie beyond; the parameter takes %1.</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Getippte Werte dürfen darüber hinausgehen; möglich ist: %1.</translation>
    </message>
    <message>
        <source>From the data</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Aus den Daten</translation>
    </message>
    <message>
        <source>“%1” is no number</source>
        <extracomment>RangeDialog</extracomment>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Format</translation>
    </message>
    <message>
        <source>PNG, numbered</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>PNG, nummeriert</translation>
    </message>
    <message>
        <source>Video, MP4</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Video, MP4</translation>
    </message>
    <message>
        <source>Video, WebM</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Video, WebM</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>PNG, ein Bild</translation>
    </message>
    <message>
        <source>SVG, shapes and words</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>SVG, Formen und Wörter</translation>
    </message>
    <message>
        <source>glTF, shapes in space</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>glTF, Formen im Raum</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>As in the window, %1 × %2</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Wie im Fenster, %1 × %2</translation>
    </message>
    <message>
        <source>Another</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Size of words and lines</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Größe von Wörtern und Linien</translation>
    </message>
    <message>
        <source>How large words, lines and dots are; 3.13 on paper at 300 dpi is as large as on a screen</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Wie groß Wörter, Linien und Punkte sind; 3.13 ist auf Papier bei 300 dpi so groß wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Words and lines</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Wörter und Linien</translation>
    </message>
    <message>
        <source>Samples per pixel</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Abtastungen je Pixel</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Durchsichtiger Grund</translation>
    </message>
    <message>
        <source>Print colours: black on white</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Druckfarben: schwarz auf weiß</translation>
    </message>
    <message>
        <source>Print colours</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Druckfarben</translation>
    </message>
    <message>
        <source>First step</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Steps between pictures</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Schritte zwischen Bildern</translation>
    </message>
    <message numerus="yes">
        <source> steps</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>
            <numerusform> Schritt</numerusform>
            <numerusform> Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>One picture every</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Ein Bild alle</translation>
    </message>
    <message>
        <source>Pictures per second</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Put the picture on the clipboard</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Das Bild in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Every dot, line and word becomes a shape that drawing programs can change; up to %1 of them</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Jeder Punkt, jede Linie und jedes Wort wird eine Form, die Zeichenprogramme ändern können; bis zu %1 davon</translation>
    </message>
    <message>
        <source>Points, lines, triangles and balls with their colours, for programs that show or edit scenes; without axes, legend and words</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Punkte, Linien, Dreiecke und Kugeln mit ihren Farben, für Programme, die Szenen zeigen oder bearbeiten; ohne Achsen, Legende und Wörter</translation>
    </message>
    <message>
        <source>The sliders over the picture are never part of it; the file carries the state, and dropping it on the window restores it</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Die Regler über dem Bild sind nie ein Teil davon; die Datei trägt den Zustand, und auf das Fenster gezogen, stellt sie ihn wieder her</translation>
    </message>
    <message numerus="yes">
        <source>%1 pictures of %2 × %3</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>
            <numerusform>%1 Bild von %2 × %3</numerusform>
            <numerusform>%1 Bilder von %2 × %3</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 s</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>; %1 s</translation>
    </message>
    <message>
        <source>the first step is behind the last one</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>der erste Schritt liegt hinter dem letzten</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>SettingsDialog</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>SettingsDialog</extracomment>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>There is no home folder: what is chosen here holds until the program ends</source>
        <extracomment>SettingsDialog</extracomment>
        <translation>Es gibt keinen persönlichen Ordner: was hier gewählt wird, gilt, bis das Programm endet</translation>
    </message>
    <message>
        <source>What is chosen here holds at once, and is kept in %1</source>
        <extracomment>SettingsDialog</extracomment>
        <translation>Was hier gewählt wird, gilt sofort und wird aufgehoben in %1</translation>
    </message>
    <message>
        <source>algorithm</source>
        <extracomment>over the picture</extracomment>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>algorithm (preview)</source>
        <extracomment>over the picture</extracomment>
        <translation>Algorithmus (Vorschau)</translation>
    </message>
    <message>
        <source>map</source>
        <extracomment>over the picture</extracomment>
        <translation>Abbilden</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>over the picture</extracomment>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>interface</source>
        <extracomment>over the picture</extracomment>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>over the picture</extracomment>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>over the picture</extracomment>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>of its peak</source>
        <extracomment>over the picture</extracomment>
        <translation>vom Höchsten</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>over the picture</extracomment>
        <translation>gezeichnet</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>over the picture</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>Without effect now</source>
        <extracomment>over the picture</extracomment>
        <translation>Zurzeit ohne Wirkung</translation>
    </message>
    <message>
        <source>Sliders</source>
        <extracomment>over the picture</extracomment>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Fold the sliders</source>
        <extracomment>over the picture</extracomment>
        <translation>Regler einklappen</translation>
    </message>
    <message>
        <source>Unfold the sliders</source>
        <extracomment>over the picture</extracomment>
        <translation>Regler ausklappen</translation>
    </message>
    <message>
        <source>point</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>pixel</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>ball</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>balls</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>tiles</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>link</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>call</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>triangle</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>triangles</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>reference</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>references</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Referenzen</translation>
    </message>
    <message>
        <source>references counted</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>gezählte Referenzen</translation>
    </message>
    <message>
        <source>queries</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>query</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>bin</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>count of bin</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Anzahl in der Klasse</translation>
    </message>
    <message>
        <source>event</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>of</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>von</translation>
    </message>
    <message>
        <source>owner</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>gehört zu</translation>
    </message>
    <message>
        <source>owner ball</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>gehört zu Kugel</translation>
    </message>
    <message>
        <source>distance</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>distances</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>distance to its centre</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Abstand zu ihrer Mitte</translation>
    </message>
    <message>
        <source>from the query</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>von der Anfrage</translation>
    </message>
    <message>
        <source>radius r1</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Radius r1</translation>
    </message>
    <message>
        <source>others within r2</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>andere innerhalb r2</translation>
    </message>
    <message>
        <source>others within 2 r2</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>andere innerhalb 2 r2</translation>
    </message>
    <message>
        <source>points owned at the end</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>level</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>depth</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>points</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points in its halo</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Punkte in ihrem Saum</translation>
    </message>
    <message>
        <source>balls now</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Kugeln jetzt</translation>
    </message>
    <message>
        <source>balls chosen</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>gewählte Kugeln</translation>
    </message>
    <message>
        <source>balls the source reserves</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Kugeln, die die Quelle reserviert</translation>
    </message>
    <message>
        <source>neighbours</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>from ball</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>von Kugel</translation>
    </message>
    <message>
        <source>to ball</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>zu Kugel</translation>
    </message>
    <message>
        <source>from point</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>von Punkt</translation>
    </message>
    <message>
        <source>to point</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>zu Punkt</translation>
    </message>
    <message>
        <source>length</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>made</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>entstanden</translation>
    </message>
    <message>
        <source>within r2</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>innerhalb r2</translation>
    </message>
    <message>
        <source>between two ends within 2 r2</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>zwischen zwei Enden innerhalb 2 r2</translation>
    </message>
    <message>
        <source>none within r1</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>keine innerhalb r1</translation>
    </message>
    <message>
        <source>part</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Teil</translation>
    </message>
    <message>
        <source>area</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>leaves that list it</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Blätter, die es führen</translation>
    </message>
    <message>
        <source>x from</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>x von</translation>
    </message>
    <message>
        <source>x to</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>x bis</translation>
    </message>
    <message>
        <source>y from</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>y von</translation>
    </message>
    <message>
        <source>y to</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>y bis</translation>
    </message>
    <message>
        <source>z from</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>z von</translation>
    </message>
    <message>
        <source>z to</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>z bis</translation>
    </message>
    <message>
        <source>stack</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>stack, next</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Stapel, als Nächstes</translation>
    </message>
    <message>
        <source>on the stack</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>auf dem Stapel</translation>
    </message>
    <message>
        <source>none: this method keeps no nodes</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>keiner: dieses Verfahren hebt keine Knoten auf</translation>
    </message>
    <message>
        <source>state</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>end</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>edges</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>edges at it</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Kanten daran</translation>
    </message>
    <message>
        <source>open</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>forced</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>erzwungen</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>dropped</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>crossed by a kept edge</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>von einer behaltenen Kante gekreuzt</translation>
    </message>
    <message>
        <source>in the triangulation</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>in der Triangulierung</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>vorher ausgeschlossen</translation>
    </message>
    <message>
        <source>may be inserted</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>kann eingefügt werden</translation>
    </message>
    <message>
        <source>out</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>hold no third point</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>enthält keinen dritten Punkt</translation>
    </message>
    <message>
        <source>pass the diamond test</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>besteht den Diamanttest</translation>
    </message>
    <message>
        <source>fail the diamond test</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>besteht den Diamanttest nicht</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>möglich</translation>
    </message>
    <message>
        <source>ruled out in this round</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>in dieser Runde ausgeschlossen</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>sicher</translation>
    </message>
    <message>
        <source>chosen in faces</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>in Flächen gewählt</translation>
    </message>
    <message>
        <source>inserted</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>eingefügt</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>crossed by an inserted edge</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>von einer eingefügten Kante gekreuzt</translation>
    </message>
    <message>
        <source>not in the set</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>nicht in der Menge</translation>
    </message>
    <message>
        <source>in the set</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>in der Menge</translation>
    </message>
    <message>
        <source>in the set, crossing others</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>in der Menge, kreuzt andere</translation>
    </message>
    <message>
        <source>decided further</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>weiter entschieden</translation>
    </message>
    <message>
        <source>cut: too few edges left</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>abgeschnitten: zu wenige Kanten übrig</translation>
    </message>
    <message>
        <source>cut: not shorter than the best</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>abgeschnitten: nicht kürzer als die beste</translation>
    </message>
    <message>
        <source>a triangulation</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>eine Triangulierung</translation>
    </message>
    <message>
        <source>a triangulation, the shortest so far</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>eine Triangulierung, die bisher kürzeste</translation>
    </message>
    <message>
        <source>column x</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Spalte x</translation>
    </message>
    <message>
        <source>row y</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Zeile y</translation>
    </message>
    <message>
        <source>w</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>w</translation>
    </message>
    <message>
        <source>goes to x</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>geht nach x</translation>
    </message>
    <message>
        <source>goes to y</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>geht nach y</translation>
    </message>
    <message>
        <source>read at x</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>gelesen bei x</translation>
    </message>
    <message>
        <source>read at y</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>gelesen bei y</translation>
    </message>
    <message>
        <source>input</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>after row</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>nach den Zeilen</translation>
    </message>
    <message>
        <source>after column</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>nach den Spalten</translation>
    </message>
    <message>
        <source>after fused</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>nach beiden zusammen</translation>
    </message>
    <message>
        <source>after recursive</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>nach dem rekursiven</translation>
    </message>
    <message>
        <source>after warp</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>nach der Abbildung</translation>
    </message>
    <message>
        <source>compared</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>verglichen mit</translation>
    </message>
    <message>
        <source>offset x</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Versatz x</translation>
    </message>
    <message>
        <source>offset y</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Versatz y</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>round</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>smoothing</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>iteration</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>mean displacement</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>mittlere Verschiebung</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>too many near</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>zu viele nahe</translation>
    </message>
    <message>
        <source>too few far</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>zu wenige entfernte</translation>
    </message>
    <message>
        <source>too few points</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>zu wenige Punkte</translation>
    </message>
    <message>
        <source>part too small</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Teil zu klein</translation>
    </message>
    <message>
        <source>vertices</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>node</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>nodes</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>duplication</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Vervielfachung</translation>
    </message>
    <message>
        <source>tree cost</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Kosten des Baums</translation>
    </message>
    <message>
        <source>memory</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>cost as a leaf</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Kosten als Blatt</translation>
    </message>
    <message>
        <source>best cost</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>beste Kosten</translation>
    </message>
    <message>
        <source>triangles left</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Dreiecke links</translation>
    </message>
    <message>
        <source>in the plane</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>in der Ebene</translation>
    </message>
    <message>
        <source>triangles right</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Dreiecke rechts</translation>
    </message>
    <message>
        <source>those in the plane go</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>die in der Ebene gehen nach</translation>
    </message>
    <message>
        <source>left</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>time</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>rate</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Rate</translation>
    </message>
    <message>
        <source>differs from double</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>anders als mit double</translation>
    </message>
    <message>
        <source>differs from answer</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>anders als die Antwort</translation>
    </message>
    <message>
        <source>phase</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Phase</translation>
    </message>
    <message>
        <source>load</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Laden</translation>
    </message>
    <message>
        <source>compute</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>minimum</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>maximum</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>group of actions</extracomment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>group of actions</extracomment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>group of actions</extracomment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Use this data</source>
        <extracomment>group of actions</extracomment>
        <translation>Diese Daten verwenden</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>group of actions</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Open a data file, a saved state or a picture that holds one</source>
        <extracomment>file.open: help</extracomment>
        <translation>Eine Datendatei, einen gespeicherten Zustand oder ein Bild, das einen enthält, öffnen</translation>
    </message>
    <message>
        <source>Bring back what was open last, as it was left</source>
        <extracomment>file.continue: help</extracomment>
        <translation>Zurückholen, was zuletzt offen war, wie es verlassen wurde</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>file.add: title</extracomment>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add a file to what is open, such as the true curve</source>
        <extracomment>file.add: help</extracomment>
        <translation>Zum Offenen eine Datei hinzufügen, etwa die wahre Kurve</translation>
    </message>
    <message>
        <source>Next file</source>
        <extracomment>file.next: title</extracomment>
        <translation>Nächste Datei</translation>
    </message>
    <message>
        <source>Go on to the next file of the folder, with these parameters</source>
        <extracomment>file.next: help</extracomment>
        <translation>Zur nächsten Datei des Ordners gehen, mit diesen Parametern</translation>
    </message>
    <message>
        <source>Previous file</source>
        <extracomment>file.previous: title</extracomment>
        <translation>Vorige Datei</translation>
    </message>
    <message>
        <source>Go back to the file before, with these parameters</source>
        <extracomment>file.previous: help</extracomment>
        <translation>Zur vorigen Datei zurückgehen, mit diesen Parametern</translation>
    </message>
    <message>
        <source>Choose which columns of the open table are coordinates</source>
        <extracomment>file.columns: help</extracomment>
        <translation>Wählen, welche Spalten der offenen Tabelle Koordinaten sind</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>file.reload: title</extracomment>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Read the same files again; camera and parameters stay</source>
        <extracomment>file.reload: help</extracomment>
        <translation>Dieselben Dateien noch einmal lesen; Kamera und Parameter bleiben</translation>
    </message>
    <message>
        <source>Watch file</source>
        <extracomment>file.watch: title</extracomment>
        <translation>Datei beobachten</translation>
    </message>
    <message>
        <source>Reload whenever the open file changes on disk</source>
        <extracomment>file.watch: help</extracomment>
        <translation>Neu laden, sobald sich die offene Datei ändert</translation>
    </message>
    <message>
        <source>Write all that reproduces the picture as one small file</source>
        <extracomment>file.save_state: help</extracomment>
        <translation>Alles, was das Bild wieder entstehen lässt, als eine kleine Datei schreiben</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>file.export: title</extracomment>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Write the result in a format that other programs read</source>
        <extracomment>file.export: help</extracomment>
        <translation>Das Ergebnis in einem Format schreiben, das andere Programme lesen</translation>
    </message>
    <message>
        <source>Screenshot…</source>
        <extracomment>file.screenshot: title</extracomment>
        <translation>Bildschirmfoto…</translation>
    </message>
    <message>
        <source>Save the picture as a PNG that embeds the state, its shapes as SVG or glTF, or copy it</source>
        <extracomment>file.screenshot: help</extracomment>
        <translation>Das Bild als PNG mit dem Zustand darin speichern, seine Formen als SVG oder glTF, oder es kopieren</translation>
    </message>
    <message>
        <source>Transparent screenshot…</source>
        <extracomment>file.screenshot_transparent: title</extracomment>
        <translation>Durchsichtiges Bildschirmfoto…</translation>
    </message>
    <message>
        <source>Save the picture without its background</source>
        <extracomment>file.screenshot_transparent: help</extracomment>
        <translation>Das Bild ohne Hintergrund speichern</translation>
    </message>
    <message>
        <source>Frame sequence…</source>
        <extracomment>file.frames: title</extracomment>
        <translation>Bildfolge…</translation>
    </message>
    <message>
        <source>Save the pictures of many steps as numbered PNGs or as a video</source>
        <extracomment>file.frames: help</extracomment>
        <translation>Die Bilder vieler Schritte als nummerierte PNGs oder als Video speichern</translation>
    </message>
    <message>
        <source>Close workspace</source>
        <extracomment>file.close: title</extracomment>
        <translation>Arbeitsbereich schließen</translation>
    </message>
    <message>
        <source>Go back to the start screen</source>
        <extracomment>file.close: help</extracomment>
        <translation>Zur Startseite zurückgehen</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>file.quit: title</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End the program</source>
        <extracomment>file.quit: help</extracomment>
        <translation>Das Programm beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>edit.undo: title</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take the last change back; after the first one, bring back what was open before</source>
        <extracomment>edit.undo: help</extracomment>
        <translation>Die letzte Änderung zurücknehmen; nach der ersten zurückholen, was davor offen war</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>edit.redo: title</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Make the undone change again</source>
        <extracomment>edit.redo: help</extracomment>
        <translation>Die zurückgenommene Änderung noch einmal machen</translation>
    </message>
    <message>
        <source>Copy state</source>
        <extracomment>edit.copy_state: title</extracomment>
        <translation>Zustand kopieren</translation>
    </message>
    <message>
        <source>Put the state on the clipboard as text</source>
        <extracomment>edit.copy_state: help</extracomment>
        <translation>Den Zustand als Text in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>edit.paste_state: title</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Open what the clipboard holds: a state, numbers, an image or files</source>
        <extracomment>edit.paste_state: help</extracomment>
        <translation>Öffnen, was in der Zwischenablage ist: ein Zustand, Zahlen, ein Bild oder Dateien</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <extracomment>edit.copy_picture: title</extracomment>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Put the picture on the clipboard as it is shown</source>
        <extracomment>edit.copy_picture: help</extracomment>
        <translation>Das Bild, wie es gezeigt wird, in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <extracomment>edit.reset_parameters: title</extracomment>
        <translation>Parameter zurücksetzen</translation>
    </message>
    <message>
        <source>Give every parameter its default</source>
        <extracomment>edit.reset_parameters: help</extracomment>
        <translation>Jedem Parameter seinen Vorgabewert geben</translation>
    </message>
    <message>
        <source>Save preset…</source>
        <extracomment>edit.save_preset: title</extracomment>
        <translation>Voreinstellung speichern…</translation>
    </message>
    <message>
        <source>Write the parameters as a preset file</source>
        <extracomment>edit.save_preset: help</extracomment>
        <translation>Die Parameter als Datei einer Voreinstellung schreiben</translation>
    </message>
    <message>
        <source>Load preset…</source>
        <extracomment>edit.load_preset: title</extracomment>
        <translation>Voreinstellung laden…</translation>
    </message>
    <message>
        <source>Take the parameters of a preset file</source>
        <extracomment>edit.load_preset: help</extracomment>
        <translation>Die Parameter einer Voreinstellungsdatei nehmen</translation>
    </message>
    <message>
        <source>Keep the present state under a name</source>
        <extracomment>edit.bookmark: help</extracomment>
        <translation>Den jetzigen Zustand unter einem Namen aufheben</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>edit.settings: title</extracomment>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Choose what the program does from now on, and see where each value is from</source>
        <extracomment>edit.settings: help</extracomment>
        <translation>Wählen, was das Programm von jetzt an tut, und sehen, woher jeder Wert kommt</translation>
    </message>
    <message>
        <source>Give actions other keys</source>
        <extracomment>edit.keys: help</extracomment>
        <translation>Aktionen andere Tasten geben</translation>
    </message>
    <message>
        <source>Grid</source>
        <extracomment>view.grid: title</extracomment>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Show or hide the grid</source>
        <extracomment>view.grid: help</extracomment>
        <translation>Das Gitter zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Axes</source>
        <extracomment>view.axes: title</extracomment>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Show or hide the axes</source>
        <extracomment>view.axes: help</extracomment>
        <translation>Die Achsen zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>view.legend: title</extracomment>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Show or hide legend and colour bar</source>
        <extracomment>view.legend: help</extracomment>
        <translation>Legende und Farbbalken zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Next colour map</source>
        <extracomment>view.color_map: title</extracomment>
        <translation>Nächste Farbskala</translation>
    </message>
    <message>
        <source>Go on to the next colour map</source>
        <extracomment>view.color_map: help</extracomment>
        <translation>Zur nächsten Farbskala wechseln</translation>
    </message>
    <message>
        <source>Larger points</source>
        <extracomment>view.point_size: title</extracomment>
        <translation>Größere Punkte</translation>
    </message>
    <message>
        <source>Enlarge the points; after the largest comes the smallest</source>
        <extracomment>view.point_size: help</extracomment>
        <translation>Die Punkte vergrößern; nach der größten kommt die kleinste Größe</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <extracomment>view.theme_dark: title</extracomment>
        <translation>Dunkles Aussehen</translation>
    </message>
    <message>
        <source>Light text on dark ground</source>
        <extracomment>view.theme_dark: help</extracomment>
        <translation>Heller Text auf dunklem Grund</translation>
    </message>
    <message>
        <source>Light theme</source>
        <extracomment>view.theme_light: title</extracomment>
        <translation>Helles Aussehen</translation>
    </message>
    <message>
        <source>Dark text on light ground</source>
        <extracomment>view.theme_light: help</extracomment>
        <translation>Dunkler Text auf hellem Grund</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>view.theme_contrast_dark: title</extracomment>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>White and bright colours on black</source>
        <extracomment>view.theme_contrast_dark: help</extracomment>
        <translation>Weiß und leuchtende Farben auf Schwarz</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <extracomment>view.theme_contrast_light: title</extracomment>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>Black and deep colours on white</source>
        <extracomment>view.theme_contrast_light: help</extracomment>
        <translation>Schwarz und tiefe Farben auf Weiß</translation>
    </message>
    <message>
        <source>System theme</source>
        <extracomment>view.theme_system: title</extracomment>
        <translation>Aussehen des Systems</translation>
    </message>
    <message>
        <source>Dark or light as the system says</source>
        <extracomment>view.theme_system: help</extracomment>
        <translation>Dunkel oder hell, wie das System sagt</translation>
    </message>
    <message>
        <source>Overlay</source>
        <extracomment>view.overlay: title</extracomment>
        <translation>Einblendung</translation>
    </message>
    <message>
        <source>Show or hide what is drawn over the viewport</source>
        <extracomment>view.overlay: help</extracomment>
        <translation>Zeigen oder verbergen, was über das Bild gezeichnet wird</translation>
    </message>
    <message>
        <source>Fold sliders</source>
        <extracomment>view.sliders: title</extracomment>
        <translation>Regler einklappen</translation>
    </message>
    <message>
        <source>Fold the sliders over the picture to a strip, or unfold them</source>
        <extracomment>view.sliders: help</extracomment>
        <translation>Die Regler über dem Bild zu einem Streifen einklappen oder ausklappen</translation>
    </message>
    <message>
        <source>Show or hide the panels around the viewport</source>
        <extracomment>view.docks: help</extracomment>
        <translation>Die Bedienfelder um das Bild zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Next pane</source>
        <extracomment>view.next_pane: title</extracomment>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>Give the keyboard to the viewport or the next panel in turn</source>
        <extracomment>view.next_pane: help</extracomment>
        <translation>Die Tastatur reihum dem Bild oder dem nächsten Bedienfeld geben</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <extracomment>view.previous_pane: title</extracomment>
        <translation>Voriges Feld</translation>
    </message>
    <message>
        <source>Give the keyboard to the panel before</source>
        <extracomment>view.previous_pane: help</extracomment>
        <translation>Die Tastatur dem vorigen Bedienfeld geben</translation>
    </message>
    <message>
        <source>Show or hide why the step was taken: pseudocode, what was rejected, what must hold</source>
        <extracomment>view.explain: help</extracomment>
        <translation>Zeigt oder verbirgt, warum der Schritt getan wurde: Pseudocode, was verworfen wurde, was gelten muss</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>view.fullscreen: title</extracomment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <extracomment>view.fullscreen: help</extracomment>
        <translation>Den ganzen Bildschirm verwenden</translation>
    </message>
    <message>
        <source>Lecture mode</source>
        <extracomment>view.lecture: title</extracomment>
        <translation>Vortragsmodus</translation>
    </message>
    <message>
        <source>For a room: large type, high contrast, the step&apos;s words on the picture, and a ring around the pointer</source>
        <extracomment>view.lecture: help</extracomment>
        <translation>Für einen Saal: große Schrift, hoher Kontrast, die Worte des Schritts im Bild und ein Ring um den Zeiger</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <extracomment>view.reset_layout: title</extracomment>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels back to where they were at first</source>
        <extracomment>view.reset_layout: help</extracomment>
        <translation>Alle Bedienfelder dorthin setzen, wo sie zuerst waren</translation>
    </message>
    <message>
        <source>Frame all</source>
        <extracomment>camera.frame_all: title</extracomment>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Move the camera so that everything is seen</source>
        <extracomment>camera.frame_all: help</extracomment>
        <translation>Die Kamera so bewegen, dass alles zu sehen ist</translation>
    </message>
    <message>
        <source>Front</source>
        <extracomment>camera.front: title</extracomment>
        <translation>Vorne</translation>
    </message>
    <message>
        <source>Look along the y axis</source>
        <extracomment>camera.front: help</extracomment>
        <translation>Entlang der y-Achse blicken</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>camera.right: title</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Look along the x axis</source>
        <extracomment>camera.right: help</extracomment>
        <translation>Entlang der x-Achse blicken</translation>
    </message>
    <message>
        <source>Top</source>
        <extracomment>camera.top: title</extracomment>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Look down the z axis</source>
        <extracomment>camera.top: help</extracomment>
        <translation>Die z-Achse hinab blicken</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <extracomment>camera.orthographic: title</extracomment>
        <translation>Orthografisch</translation>
    </message>
    <message>
        <source>Switch between perspective and parallel projection</source>
        <extracomment>camera.orthographic: help</extracomment>
        <translation>Zwischen Perspektive und Parallelprojektion wechseln</translation>
    </message>
    <message>
        <source>Isometric</source>
        <extracomment>camera.isometric: title</extracomment>
        <translation>Isometrisch</translation>
    </message>
    <message>
        <source>Look from the corner between the axes</source>
        <extracomment>camera.isometric: help</extracomment>
        <translation>Aus der Ecke zwischen den Achsen blicken</translation>
    </message>
    <message>
        <source>Ridge of a point cloud</source>
        <extracomment>data.ridge: title</extracomment>
        <translation>Grat einer Punktwolke</translation>
    </message>
    <message>
        <source>Open the same data in this workspace</source>
        <extracomment>data.ridge: help</extracomment>
        <translation>Dieselben Daten in diesem Arbeitsbereich öffnen</translation>
    </message>
    <message>
        <source>kD-tree</source>
        <extracomment>data.kdtree: title</extracomment>
        <translation>kD-Baum</translation>
    </message>
    <message>
        <source>Minimum weight triangulation</source>
        <extracomment>data.triangulation: title</extracomment>
        <translation>Triangulierung mit minimalem Gewicht</translation>
    </message>
    <message>
        <source>Image filters</source>
        <extracomment>data.filter: title</extracomment>
        <translation>Bildfilter</translation>
    </message>
    <message>
        <source>Distance histograms</source>
        <extracomment>data.histogram: title</extracomment>
        <translation>Abstandshistogramme</translation>
    </message>
    <message>
        <source>Run again</source>
        <extracomment>run.restart: title</extracomment>
        <translation>Noch einmal laufen</translation>
    </message>
    <message>
        <source>Make the run again and play it from the first step</source>
        <extracomment>run.restart: help</extracomment>
        <translation>Den Lauf wiederholen und vom ersten Schritt an abspielen</translation>
    </message>
    <message>
        <source>Stop the running job; the last result stays</source>
        <extracomment>run.cancel: help</extracomment>
        <translation>Den laufenden Auftrag abbrechen; das letzte Ergebnis bleibt</translation>
    </message>
    <message>
        <source>Backend: automatic</source>
        <extracomment>run.backend_auto: title</extracomment>
        <translation>Backend: automatisch</translation>
    </message>
    <message>
        <source>Compute on CUDA where a device works, else on the CPU</source>
        <extracomment>run.backend_auto: help</extracomment>
        <translation>Mit CUDA rechnen, wo ein Gerät geht, sonst auf der CPU</translation>
    </message>
    <message>
        <source>Backend: CPU</source>
        <extracomment>run.backend_cpu: title</extracomment>
        <translation>Backend: CPU</translation>
    </message>
    <message>
        <source>Compute on the processor</source>
        <extracomment>run.backend_cpu: help</extracomment>
        <translation>Auf dem Prozessor rechnen</translation>
    </message>
    <message>
        <source>Backend: CUDA</source>
        <extracomment>run.backend_cuda: title</extracomment>
        <translation>Backend: CUDA</translation>
    </message>
    <message>
        <source>Compute on the NVIDIA device</source>
        <extracomment>run.backend_cuda: help</extracomment>
        <translation>Auf dem NVIDIA-Gerät rechnen</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <extracomment>steps.play: title</extracomment>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play the steps from here; at the end from the start</source>
        <extracomment>steps.play: help</extracomment>
        <translation>Die Schritte von hier an abspielen; am Ende von vorn</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>steps.back: title</extracomment>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Go to the step before</source>
        <extracomment>steps.back: help</extracomment>
        <translation>Zum vorigen Schritt gehen</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>steps.forward: title</extracomment>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <extracomment>steps.forward: help</extracomment>
        <translation>Zum nächsten Schritt gehen</translation>
    </message>
    <message>
        <source>Previous event</source>
        <extracomment>steps.previous_event: title</extracomment>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Go to the event marker before</source>
        <extracomment>steps.previous_event: help</extracomment>
        <translation>Zur vorigen Ereignismarke gehen</translation>
    </message>
    <message>
        <source>Next event</source>
        <extracomment>steps.next_event: title</extracomment>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Go to the next event marker</source>
        <extracomment>steps.next_event: help</extracomment>
        <translation>Zur nächsten Ereignismarke gehen</translation>
    </message>
    <message>
        <source>Choose where playing pauses: at an event, in a phase, or where a value compares or changes</source>
        <extracomment>steps.breakpoint: help</extracomment>
        <translation>Wählen, wo das Abspielen anhält: bei einem Ereignis, in einer Phase oder wo ein Wert den Vergleich erfüllt oder sich ändert</translation>
    </message>
    <message>
        <source>Previous breakpoint</source>
        <extracomment>steps.previous_breakpoint: title</extracomment>
        <translation>Voriger Haltepunkt</translation>
    </message>
    <message>
        <source>Go back to the nearest step where playing would pause</source>
        <extracomment>steps.previous_breakpoint: help</extracomment>
        <translation>Zum nächsten Schritt davor gehen, bei dem das Abspielen anhielte</translation>
    </message>
    <message>
        <source>Next breakpoint</source>
        <extracomment>steps.next_breakpoint: title</extracomment>
        <translation>Nächster Haltepunkt</translation>
    </message>
    <message>
        <source>Go on to the nearest step where playing would pause</source>
        <extracomment>steps.next_breakpoint: help</extracomment>
        <translation>Zum nächsten Schritt danach gehen, bei dem das Abspielen anhielte</translation>
    </message>
    <message>
        <source>Tell from now on what changed since this step; once more ends it</source>
        <extracomment>steps.mark: help</extracomment>
        <translation>Von jetzt an sagen, was sich seit diesem Schritt geändert hat; noch einmal beendet es</translation>
    </message>
    <message>
        <source>Back 10 %</source>
        <extracomment>steps.back_tenth: title</extracomment>
        <translation>10 % zurück</translation>
    </message>
    <message>
        <source>Go back by a tenth of all steps</source>
        <extracomment>steps.back_tenth: help</extracomment>
        <translation>Um ein Zehntel aller Schritte zurückgehen</translation>
    </message>
    <message>
        <source>Forward 10 %</source>
        <extracomment>steps.forward_tenth: title</extracomment>
        <translation>10 % vor</translation>
    </message>
    <message>
        <source>Go forward by a tenth of all steps</source>
        <extracomment>steps.forward_tenth: help</extracomment>
        <translation>Um ein Zehntel aller Schritte vorgehen</translation>
    </message>
    <message>
        <source>Go to the input alone</source>
        <extracomment>steps.first: help</extracomment>
        <translation>Zur Eingabe allein gehen</translation>
    </message>
    <message>
        <source>Go to the result</source>
        <extracomment>steps.last: help</extracomment>
        <translation>Zum Ergebnis gehen</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>steps.slower: title</extracomment>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Halve the speed of playing</source>
        <extracomment>steps.slower: help</extracomment>
        <translation>Halb so schnell abspielen</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>steps.faster: title</extracomment>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Double the speed of playing</source>
        <extracomment>steps.faster: help</extracomment>
        <translation>Doppelt so schnell abspielen</translation>
    </message>
    <message>
        <source>Keep what is shown beside what comes, to compare</source>
        <extracomment>compare.keep: help</extracomment>
        <translation>Das Gezeigte neben dem behalten, was kommt, um zu vergleichen</translation>
    </message>
    <message>
        <source>Open as B…</source>
        <extracomment>compare.open: title</extracomment>
        <translation>Als B öffnen…</translation>
    </message>
    <message>
        <source>Compute a saved state of this workspace, and compare with it</source>
        <extracomment>compare.open: help</extracomment>
        <translation>Einen gespeicherten Zustand dieses Arbeitsbereichs berechnen und damit vergleichen</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <extracomment>compare.swap: title</extracomment>
        <translation>A und B tauschen</translation>
    </message>
    <message>
        <source>Keep what is shown as B, and go on with what B was</source>
        <extracomment>compare.swap: help</extracomment>
        <translation>Das Gezeigte als B behalten und mit dem weitermachen, was B war</translation>
    </message>
    <message>
        <source>Drop B</source>
        <extracomment>compare.drop: title</extracomment>
        <translation>B verwerfen</translation>
    </message>
    <message>
        <source>Show what is open alone again, and forget B</source>
        <extracomment>compare.drop: help</extracomment>
        <translation>Das Geöffnete wieder allein zeigen und B vergessen</translation>
    </message>
    <message>
        <source>Flip to B</source>
        <extracomment>compare.flip: title</extracomment>
        <translation>Zu B umschalten</translation>
    </message>
    <message>
        <source>Show B in the place of A; with the key, as long as it is held</source>
        <extracomment>compare.flip: help</extracomment>
        <translation>B an der Stelle von A zeigen; mit der Taste, solange sie gehalten wird</translation>
    </message>
    <message>
        <source>Wipe</source>
        <extracomment>compare.wipe: title</extracomment>
        <translation>Wischen</translation>
    </message>
    <message>
        <source>A left of a line that can be dragged, B right of it</source>
        <extracomment>compare.wipe: help</extracomment>
        <translation>A links einer Linie, die man ziehen kann, B rechts davon</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>compare.side: title</extracomment>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>A and B beside each other</source>
        <extracomment>compare.side: help</extracomment>
        <translation>A und B nebeneinander</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>compare.difference: title</extracomment>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>What differs between the pictures, pixel by pixel</source>
        <extracomment>compare.difference: help</extracomment>
        <translation>Worin sich die Bilder Pixel für Pixel unterscheiden</translation>
    </message>
    <message>
        <source>A alone</source>
        <extracomment>compare.alone: title</extracomment>
        <translation>A allein</translation>
    </message>
    <message>
        <source>Show what is open alone, and keep B</source>
        <extracomment>compare.alone: help</extracomment>
        <translation>Das Geöffnete allein zeigen und B behalten</translation>
    </message>
    <message>
        <source>Link by step</source>
        <extracomment>compare.link_step: title</extracomment>
        <translation>Nach Schritt verbinden</translation>
    </message>
    <message>
        <source>B stands at the step of the same number</source>
        <extracomment>compare.link_step: help</extracomment>
        <translation>B steht beim Schritt derselben Nummer</translation>
    </message>
    <message>
        <source>Link by phase</source>
        <extracomment>compare.link_phase: title</extracomment>
        <translation>Nach Phase verbinden</translation>
    </message>
    <message>
        <source>B stands at the same place within the same phase</source>
        <extracomment>compare.link_phase: help</extracomment>
        <translation>B steht an derselben Stelle derselben Phase</translation>
    </message>
    <message>
        <source>Link by fraction</source>
        <extracomment>compare.link_fraction: title</extracomment>
        <translation>Nach Anteil verbinden</translation>
    </message>
    <message>
        <source>B stands at the same part of all its steps</source>
        <extracomment>compare.link_fraction: help</extracomment>
        <translation>B steht beim selben Anteil aller seiner Schritte</translation>
    </message>
    <message>
        <source>Go to the first difference</source>
        <extracomment>compare.go: title</extracomment>
        <translation>Zum ersten Unterschied gehen</translation>
    </message>
    <message>
        <source>Show the first step at which A and B differ</source>
        <extracomment>compare.go: help</extracomment>
        <translation>Den ersten Schritt zeigen, bei dem A und B sich unterscheiden</translation>
    </message>
    <message>
        <source>Check the result</source>
        <extracomment>compare.check: title</extracomment>
        <translation>Ergebnis prüfen</translation>
    </message>
    <message>
        <source>Compute it on the other backend, or by the reference method, and compare every step</source>
        <extracomment>compare.check: help</extracomment>
        <translation>Es auf dem anderen Backend oder mit der Referenzmethode berechnen und jeden Schritt vergleichen</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <extracomment>tools.palette: title</extracomment>
        <translation>Befehlspalette…</translation>
    </message>
    <message>
        <source>Find any action or parameter by its name</source>
        <extracomment>tools.palette: help</extracomment>
        <translation>Jede Aktion und jeden Parameter beim Namen finden</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>tools.measure: title</extracomment>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Click two places for their distance, a third for the angle; Ctrl+C copies, Esc ends</source>
        <extracomment>tools.measure: help</extracomment>
        <translation>Zwei Stellen anklicken für ihren Abstand, eine dritte für den Winkel; Strg+C kopiert, Esc beendet</translation>
    </message>
    <message>
        <source>Sweep…</source>
        <extracomment>tools.sweep: title</extracomment>
        <translation>Reihe…</translation>
    </message>
    <message>
        <source>Run for many values of one or two parameters, and plot what comes of it</source>
        <extracomment>tools.sweep: help</extracomment>
        <translation>Für viele Werte eines oder zweier Parameter rechnen und zeichnen, was herauskommt</translation>
    </message>
    <message>
        <source>Put the command that makes this result on the clipboard</source>
        <extracomment>tools.copy_command: help</extracomment>
        <translation>Den Befehl, der dieses Ergebnis macht, in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Diagnostics…</source>
        <extracomment>tools.diagnostics: title</extracomment>
        <translation>Diagnose…</translation>
    </message>
    <message>
        <source>What the program runs on: processor, CUDA, OpenGL, and why</source>
        <extracomment>tools.diagnostics: help</extracomment>
        <translation>Worauf das Programm läuft: Prozessor, CUDA, OpenGL, und warum</translation>
    </message>
    <message>
        <source>How balls find the curve in a cloud of points</source>
        <extracomment>lesson.ridge: title</extracomment>
        <translation>Wie Kugeln die Kurve in einer Punktwolke finden</translation>
    </message>
    <message>
        <source>Open this lesson beside the picture</source>
        <extracomment>lesson.ridge: help</extracomment>
        <translation>Diese Lektion neben dem Bild öffnen</translation>
    </message>
    <message>
        <source>Why the surface area heuristic cuts off empty space</source>
        <extracomment>lesson.kdtree: title</extracomment>
        <translation>Warum die Oberflächenheuristik leeren Raum abschneidet</translation>
    </message>
    <message>
        <source>The shortest way to divide a plane into triangles</source>
        <extracomment>lesson.triangulation: title</extracomment>
        <translation>Die kürzeste Art, eine Ebene in Dreiecke zu teilen</translation>
    </message>
    <message>
        <source>What a filter does to a pixel, and what a GPU does with a filter</source>
        <extracomment>lesson.filter: title</extracomment>
        <translation>Was ein Filter mit einem Pixel macht, und eine GPU mit einem Filter</translation>
    </message>
    <message>
        <source>Two hundred histograms of a hundred thousand distances</source>
        <extracomment>lesson.histogram: title</extracomment>
        <translation>Zweihundert Histogramme von hunderttausend Abständen</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>lesson.next: title</extracomment>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Go on in the lesson that is open</source>
        <extracomment>lesson.next: help</extracomment>
        <translation>In der geöffneten Lektion weitergehen</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>lesson.back: title</extracomment>
        <translation>Vorherige Seite</translation>
    </message>
    <message>
        <source>Go back in the lesson that is open</source>
        <extracomment>lesson.back: help</extracomment>
        <translation>In der geöffneten Lektion zurückgehen</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <extracomment>lesson.open: title</extracomment>
        <translation>Eine Lektion öffnen …</translation>
    </message>
    <message>
        <source>Open a lesson&apos;s file</source>
        <extracomment>lesson.open: help</extracomment>
        <translation>Die Datei einer Lektion öffnen</translation>
    </message>
    <message>
        <source>Add a page to a lesson…</source>
        <extracomment>lesson.record: title</extracomment>
        <translation>Einer Lektion eine Seite hinzufügen …</translation>
    </message>
    <message>
        <source>The chapter of what is on the screen, and all others</source>
        <extracomment>help.manual: help</extracomment>
        <translation>Das Kapitel zu dem, was auf dem Bildschirm ist, und alle anderen</translation>
    </message>
    <message>
        <source>Two minutes through picture, steps, sliders, plots, result and export</source>
        <extracomment>help.tour: help</extracomment>
        <translation>Zwei Minuten durch Bild, Schritte, Regler, Diagramme, Ergebnis und Export</translation>
    </message>
    <message>
        <source>All keys, searchable</source>
        <extracomment>help.cheat_sheet: help</extracomment>
        <translation>Alle Tasten, durchsuchbar</translation>
    </message>
    <message>
        <source>Version, licence, libraries</source>
        <extracomment>help.about: help</extracomment>
        <translation>Version, Lizenz, Bibliotheken</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>settings, theme: label</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>The colours of window and picture</source>
        <extracomment>settings, theme: help</extracomment>
        <translation>Die Farben von Fenster und Bild</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>settings, theme: choice</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>settings, theme: choice</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Contrast dark</source>
        <extracomment>settings, theme: choice</extracomment>
        <translation>Kontrast, dunkel</translation>
    </message>
    <message>
        <source>Contrast light</source>
        <extracomment>settings, theme: choice</extracomment>
        <translation>Kontrast, hell</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings, language: label</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Words of the window and of what the algorithms say; errors and reports stay English, so that they can be searched and passed on</source>
        <extracomment>settings, language: help</extracomment>
        <translation>Wörter des Fensters und dessen, was die Algorithmen sagen; Fehlermeldungen und Berichte bleiben englisch, damit man sie suchen und weitergeben kann</translation>
    </message>
    <message>
        <source>As the system says; English where it says another language</source>
        <extracomment>settings, language: what system means</extracomment>
        <translation>Wie das System sagt; Englisch, wo es eine andere Sprache nennt</translation>
    </message>
    <message>
        <source>En</source>
        <extracomment>settings, language: choice</extracomment>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>settings, language: what en means</extracomment>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>De</source>
        <extracomment>settings, language: choice</extracomment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>settings, language: what de means</extracomment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Sl</source>
        <extracomment>settings, language: choice</extracomment>
        <translation>Slowenisch</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <extracomment>settings, language: what sl means</extracomment>
        <translation>Slowenisch</translation>
    </message>
    <message>
        <source>Tool tips</source>
        <extracomment>settings, tool_tips: label</extracomment>
        <translation>Kurzhilfe</translation>
    </message>
    <message>
        <source>Explain a control while the pointer rests on it</source>
        <extracomment>settings, tool_tips: help</extracomment>
        <translation>Ein Bedienelement erklären, solange der Zeiger darauf ruht</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <extracomment>settings, restore_layout: label</extracomment>
        <translation>Anordnung behalten</translation>
    </message>
    <message>
        <source>Start with size and panels as the window was left</source>
        <extracomment>settings, restore_layout: help</extracomment>
        <translation>Mit Größe und Bedienfeldern beginnen, wie das Fenster verlassen wurde</translation>
    </message>
    <message>
        <source>How many files the list of recent ones names; 0: it is not kept</source>
        <extracomment>settings, recent_files: help</extracomment>
        <translation>Wie viele Dateien die Liste der zuletzt verwendeten nennt; 0: sie wird nicht geführt</translation>
    </message>
    <message>
        <source>Computing</source>
        <extracomment>settings, backend: group</extracomment>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Where to compute</source>
        <extracomment>settings, backend: help</extracomment>
        <translation>Wo gerechnet wird</translation>
    </message>
    <message>
        <source>Auto</source>
        <extracomment>settings, backend: choice</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>CUDA where a device works, else the CPU</source>
        <extracomment>settings, backend: what auto means</extracomment>
        <translation>CUDA, wo ein Gerät geht, sonst die CPU</translation>
    </message>
    <message>
        <source>The processor</source>
        <extracomment>settings, backend: what cpu means</extracomment>
        <translation>Der Prozessor</translation>
    </message>
    <message>
        <source>The NVIDIA device</source>
        <extracomment>settings, backend: what cuda means</extracomment>
        <translation>Das NVIDIA-Gerät</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>settings, threads: label</extracomment>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many of the processor&apos;s threads compute; 0: all</source>
        <extracomment>settings, threads: help</extracomment>
        <translation>Wie viele Threads des Prozessors rechnen; 0: alle</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <extracomment>settings, memory_limit: label</extracomment>
        <translation>Speichergrenze</translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>unit</comment>
        <extracomment>settings, memory_limit: unit</extracomment>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Refuse runs that would need more; 0: no limit</source>
        <extracomment>settings, memory_limit: help</extracomment>
        <translation>Läufe ablehnen, die mehr bräuchten; 0: keine Grenze</translation>
    </message>
    <message>
        <source>Interop</source>
        <extracomment>settings, interop: label</extracomment>
        <translation>Übergabe</translation>
    </message>
    <message>
        <source>How CUDA&apos;s pictures come to OpenGL</source>
        <extracomment>settings, interop: help</extracomment>
        <translation>Wie die Bilder von CUDA zu OpenGL kommen</translation>
    </message>
    <message>
        <source>Shared memory where CUDA and OpenGL use one device</source>
        <extracomment>settings, interop: what auto means</extracomment>
        <translation>Gemeinsamer Speicher, wo CUDA und OpenGL dasselbe Gerät verwenden</translation>
    </message>
    <message>
        <source>Zero copy</source>
        <extracomment>settings, interop: choice</extracomment>
        <translation>Ohne Kopie</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <extracomment>settings, interop: what zero-copy means</extracomment>
        <translation>Gemeinsamer Speicher</translation>
    </message>
    <message>
        <source>By way of the host&apos;s memory</source>
        <extracomment>settings, interop: what copy means</extracomment>
        <translation>Über den Hauptspeicher</translation>
    </message>
    <message>
        <source>Point clouds</source>
        <extracomment>kind of files</extracomment>
        <translation>Punktwolken</translation>
    </message>
    <message>
        <source>Vectors</source>
        <extracomment>kind of files</extracomment>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Images</source>
        <extracomment>kind of files</extracomment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Meshes</source>
        <extracomment>kind of files</extracomment>
        <translation>Netze</translation>
    </message>
    <message>
        <source>Polylines</source>
        <extracomment>kind of files</extracomment>
        <translation>Linienzüge</translation>
    </message>
    <message>
        <source>HD</source>
        <extracomment>size of pictures</extracomment>
        <translation>HD</translation>
    </message>
    <message>
        <source>Full HD</source>
        <extracomment>size of pictures</extracomment>
        <translation>Full HD</translation>
    </message>
    <message>
        <source>4K</source>
        <extracomment>size of pictures</extracomment>
        <translation>4K</translation>
    </message>
    <message>
        <source>A4 across, 300 dpi</source>
        <extracomment>size of pictures</extracomment>
        <translation>A4 quer, 300 dpi</translation>
    </message>
    <message>
        <source>Column of 85 mm, 300 dpi</source>
        <extracomment>size of pictures</extracomment>
        <translation>Spalte von 85 mm, 300 dpi</translation>
    </message>
    <message>
        <source>Ridge</source>
        <extracomment>ridge: short title</extracomment>
        <translation>Grat</translation>
    </message>
    <message>
        <source>Balls slide to the ridge of a noisy cloud&apos;s density and become a curve</source>
        <extracomment>ridge: summary</extracomment>
        <translation>Kugeln gleiten zum Grat der Dichte einer verrauschten Wolke und werden eine Kurve</translation>
    </message>
    <message>
        <source>Cloud</source>
        <extracomment>ridge: input</extracomment>
        <translation>Wolke</translation>
    </message>
    <message>
        <source>The cloud: xyz, txt, csv, ply, npy or tsp, 1 to 16 dimensions</source>
        <extracomment>ridge: what cloud is</extracomment>
        <translation>Die Wolke: xyz, txt, csv, ply, npy oder tsp, 1 bis 16 Dimensionen</translation>
    </message>
    <message>
        <source>Truth</source>
        <extracomment>ridge: input</extracomment>
        <translation>Wahrheit</translation>
    </message>
    <message>
        <source>The true curve (json or csv polylines), to measure the error</source>
        <extracomment>ridge: what truth is</extracomment>
        <translation>Die wahre Kurve (Linienzüge als json oder csv), um den Fehler zu messen</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>ridge: output</extracomment>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Noisy rings</source>
        <extracomment>ridge: sample</extracomment>
        <translation>Verrauschte Ringe</translation>
    </message>
    <message>
        <source>Spiral in the plane</source>
        <extracomment>ridge: sample</extracomment>
        <translation>Spirale in der Ebene</translation>
    </message>
    <message>
        <source>Trefoil knot in space</source>
        <extracomment>ridge: sample</extracomment>
        <translation>Kleeblattknoten im Raum</translation>
    </message>
    <message>
        <source>Circle with truth</source>
        <extracomment>ridge: sample</extracomment>
        <translation>Kreis mit Wahrheit</translation>
    </message>
    <message>
        <source>Tiles of 2016: extended, hybrid</source>
        <extracomment>ridge: preset</extracomment>
        <translation>Kacheln von 2016: erweitert, gemischt</translation>
    </message>
    <message>
        <source>Tiles on their own, then smoothed</source>
        <extracomment>ridge: preset</extracomment>
        <translation>Kacheln für sich, dann geglättet</translation>
    </message>
    <message>
        <source>Greedy choosing, decimated first</source>
        <extracomment>ridge: preset</extracomment>
        <translation>Gierige Auswahl, zuerst ausgedünnt</translation>
    </message>
    <message>
        <source>Kernels of 2016</source>
        <extracomment>ridge: preset</extracomment>
        <translation>Kernel von 2016</translation>
    </message>
    <message>
        <source>How many balls there are after each iteration: level while they slide, lower where a decimation has removed some.</source>
        <extracomment>ridge: what plot ball_count tells</extracomment>
        <translation>Wie viele Kugeln es nach jeder Iteration gibt: gleich, solange sie gleiten, weniger, wo ein Ausdünnen einige entfernt hat.</translation>
    </message>
    <message>
        <source>How far balls move in an iteration, on average. It falls until nothing moves any more; after a decimation balls move again.</source>
        <extracomment>ridge: what plot displacement tells</extracomment>
        <translation>Wie weit sich Kugeln in einer Iteration im Mittel bewegen. Es fällt, bis sich nichts mehr bewegt; nach einem Ausdünnen bewegen sie sich wieder.</translation>
    </message>
    <message>
        <source>The loss J: the mean over the points of the squared distance to the nearest ball, at most r1 squared. Sliding never raises it; removing balls may.</source>
        <extracomment>ridge: what plot objective tells</extracomment>
        <translation>Der Verlust J: das Mittel des quadrierten Abstands der Punkte zur nächsten Kugel, höchstens r1 im Quadrat. Gleiten erhöht ihn nie, Entfernen kann es.</translation>
    </message>
    <message>
        <source>How many points the final balls hold. Balls with far fewer than the others stand where the cloud is thin, or on points of no curve.</source>
        <extracomment>ridge: what plot points_per_ball tells</extracomment>
        <translation>Wie viele Punkte die letzten Kugeln enthalten. Kugeln mit weit weniger als die anderen stehen, wo die Wolke dünn ist, oder auf Punkten keiner Kurve.</translation>
    </message>
    <message>
        <source>The distance of each vertex of the ridge from the true curve, in the order of the lines: high at ends and where curves cross.</source>
        <extracomment>ridge: what plot error tells</extracomment>
        <translation>Der Abstand jeder Ecke des Grats von der wahren Kurve, in der Folge der Linien: groß an Enden und wo Kurven sich kreuzen.</translation>
    </message>
    <message>
        <source>How many lines came out for each radius. Where the number stays the same over a range of radii, it says something of the cloud.</source>
        <extracomment>ridge: what plot study_parts tells</extracomment>
        <translation>Wie viele Linien sich für jeden Radius ergaben. Wo die Zahl über einen Bereich von Radien gleich bleibt, sagt sie etwas über die Wolke.</translation>
    </message>
    <message>
        <source>How many vertices the lines have: larger balls make a coarser curve.</source>
        <extracomment>ridge: what plot study_vertices tells</extracomment>
        <translation>Wie viele Ecken die Linien haben: größere Kugeln machen eine gröbere Kurve.</translation>
    </message>
    <message>
        <source>How many balls a point has near it: what an iteration has to look at.</source>
        <extracomment>ridge: what plot study_near tells</extracomment>
        <translation>Wie viele Kugeln ein Punkt in der Nähe hat: was eine Iteration ansehen muss.</translation>
    </message>
    <message>
        <source>The distance from the true curve, least, mean and most, for each radius: too small a radius follows the noise, too large a one cuts bends.</source>
        <extracomment>ridge: what plot study_error tells</extracomment>
        <translation>Der Abstand von der wahren Kurve, kleinster, mittlerer und größter, für jeden Radius: ein zu kleiner Radius folgt dem Rauschen, ein zu großer schneidet Kurven ab.</translation>
    </message>
    <message>
        <source>How long the run takes for each radius.</source>
        <extracomment>ridge: what plot study_time tells</extracomment>
        <translation>Wie lange der Lauf für jeden Radius dauert.</translation>
    </message>
    <message>
        <source>A measurement of the study over what it varies: the middle of its repetitions, with the least and the most.</source>
        <extracomment>ridge: what plot study_* tells</extracomment>
        <translation>Eine Messung der Studie über dem, was sie ändert: die Mitte der Wiederholungen, mit der kleinsten und der größten.</translation>
    </message>
    <message>
        <source>Balls</source>
        <extracomment>ridge, r1: group</extracomment>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>Ball radius r1</source>
        <extracomment>ridge, r1: label</extracomment>
        <translation>Kugelradius r1</translation>
    </message>
    <message>
        <source>Support radius: a ball averages the points it owns within r1; 2.25 times their usual distance from the curve suits</source>
        <extracomment>ridge, r1: help</extracomment>
        <translation>Stützradius: eine Kugel mittelt ihre Punkte innerhalb von r1; passend ist das 2.25-Fache ihres üblichen Abstands von der Kurve</translation>
    </message>
    <message>
        <source>Linking radius r2</source>
        <extracomment>ridge, r2: label</extracomment>
        <translation>Verbindungsradius r2</translation>
    </message>
    <message>
        <source>Balls with three others within r2, or fewer than two within 2 r2, are removed; links join balls within r2, then ends within 2 r2. 0: twice r1</source>
        <extracomment>ridge, r2: help</extracomment>
        <translation>Kugeln mit drei anderen innerhalb von r2 oder weniger als zweien innerhalb von 2 r2 werden entfernt; Verbindungen verknüpfen Kugeln innerhalb von r2, dann Enden innerhalb von 2 r2. 0: zweimal r1</translation>
    </message>
    <message>
        <source>Balls&apos; order</source>
        <extracomment>ridge, ball_order: label</extracomment>
        <translation>Folge der Kugeln</translation>
    </message>
    <message>
        <source>In which order balls are asked whether they must go</source>
        <extracomment>ridge, ball_order: help</extracomment>
        <translation>In welcher Reihenfolge Kugeln gefragt werden, ob sie gehen müssen</translation>
    </message>
    <message>
        <source>As their points come</source>
        <extracomment>ridge, ball_order: what file means</extracomment>
        <translation>Wie ihre Punkte kommen</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>ridge, ball_order: choice</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Drawn from the seed, for points that come sorted along the curve, whose balls would go one after another</source>
        <extracomment>ridge, ball_order: what random means</extracomment>
        <translation>Mit dem Seed gelost, für Punkte, die entlang der Kurve sortiert kommen, deren Kugeln sonst eine nach der anderen gingen</translation>
    </message>
    <message>
        <source>Minimum points</source>
        <extracomment>ridge, min_points: label</extracomment>
        <translation>Mindestpunkte</translation>
    </message>
    <message>
        <source>A ball that holds fewer is taken for one on points of no curve and removed, as are lines of three balls then. 0: from how densely such points lie all over the box; 1: none</source>
        <extracomment>ridge, min_points: help</extracomment>
        <translation>Eine Kugel mit weniger Punkten gilt als abseits jeder Kurve und wird entfernt, ebenso dann Linien aus drei Kugeln. 0: danach, wie dicht solche Punkte im ganzen Kasten liegen; 1: keine</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>ridge, method: group</extracomment>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Which points and balls are looked at. grid, brute and reference give the same bits</source>
        <extracomment>ridge, method: help</extracomment>
        <translation>Welche Punkte und Kugeln betrachtet werden. grid, brute und reference geben dieselben Bits</translation>
    </message>
    <message>
        <source>Near balls only, and only where something may have changed</source>
        <extracomment>ridge, method: what grid means</extracomment>
        <translation>Nur nahe Kugeln, und nur wo sich etwas geändert haben kann</translation>
    </message>
    <message>
        <source>Brute</source>
        <extracomment>ridge, method: choice</extracomment>
        <translation>Alles durchrechnen</translation>
    </message>
    <message>
        <source>Every distance</source>
        <extracomment>ridge, method: what brute means</extracomment>
        <translation>Jeder Abstand</translation>
    </message>
    <message>
        <source>Reference</source>
        <extracomment>ridge, method: choice</extracomment>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>One thread, the words of the definition</source>
        <extracomment>ridge, method: what reference means</extracomment>
        <translation>Ein Thread, der Wortlaut der Definition</translation>
    </message>
    <message>
        <source>Tiled</source>
        <extracomment>ridge, method: choice</extracomment>
        <translation>Gekachelt</translation>
    </message>
    <message>
        <source>Boxes of the cloud on their own; not exact</source>
        <extracomment>ridge, method: what tiled means</extracomment>
        <translation>Kästen der Wolke für sich; nicht exakt</translation>
    </message>
    <message>
        <source>Convergence</source>
        <extracomment>ridge, convergence: label</extracomment>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>When balls stop</source>
        <extracomment>ridge, convergence: help</extracomment>
        <translation>Wann Kugeln halten</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>ridge, convergence: choice</extracomment>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>No coordinate changes</source>
        <extracomment>ridge, convergence: what exact means</extracomment>
        <translation>Keine Koordinate ändert sich</translation>
    </message>
    <message>
        <source>Thesis</source>
        <extracomment>ridge, convergence: choice</extracomment>
        <translation>Dissertation</translation>
    </message>
    <message>
        <source>No change beyond the rounding bound 2 n eps |mean|</source>
        <extracomment>ridge, convergence: what thesis means</extracomment>
        <translation>Keine Änderung über die Rundungsschranke 2 n eps |mean| hinaus</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <extracomment>ridge, convergence: choice</extracomment>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>No change beyond tolerance times r1</source>
        <extracomment>ridge, convergence: what tolerance means</extracomment>
        <translation>Keine Änderung über Toleranz mal r1 hinaus</translation>
    </message>
    <message>
        <source>r1</source>
        <comment>unit</comment>
        <extracomment>ridge, tolerance: unit</extracomment>
        <translation>r1</translation>
    </message>
    <message>
        <source>The smallest move that counts</source>
        <extracomment>ridge, tolerance: help</extracomment>
        <translation>Die kleinste Bewegung, die zählt</translation>
    </message>
    <message>
        <source>Iteration cap</source>
        <extracomment>ridge, max_iterations: label</extracomment>
        <translation>Höchstzahl der Iterationen</translation>
    </message>
    <message>
        <source>Inner iterations of one evolution after which it ends with a warning</source>
        <extracomment>ridge, max_iterations: help</extracomment>
        <translation>Innere Iterationen einer Entwicklung, nach denen sie mit einer Warnung endet</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>ridge, precision: label</extracomment>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Of coordinates, relative to the middle of the cloud; sums are exact in all</source>
        <extracomment>ridge, precision: help</extracomment>
        <translation>Der Koordinaten, bezogen auf die Mitte der Wolke; Summen sind immer exakt</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>ridge, precision: choice</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Single where its steps are far finer than r1 all over the cloud, else double</source>
        <extracomment>ridge, precision: what automatic means</extracomment>
        <translation>Einfach, wo ihre Stufen in der ganzen Wolke weit feiner als r1 sind, sonst doppelt</translation>
    </message>
    <message>
        <source>Float</source>
        <extracomment>ridge, precision: choice</extracomment>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Single precision</source>
        <extracomment>ridge, precision: what float means</extracomment>
        <translation>Einfache Genauigkeit</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>ridge, precision: choice</extracomment>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Double precision</source>
        <extracomment>ridge, precision: what double means</extracomment>
        <translation>Doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>Memory cap</source>
        <extracomment>ridge, memory_cap: label</extracomment>
        <translation>Speichergrenze</translation>
    </message>
    <message>
        <source>With grid on CUDA a larger cloud streams in pieces; 0: what is free. Memory to use of each device</source>
        <extracomment>ridge, memory_cap: help</extracomment>
        <translation>Mit grid auf CUDA strömt eine größere Wolke in Stücken; 0: was frei ist. Zu verwendender Speicher je Gerät</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>ridge, devices: label</extracomment>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>CUDA devices of this host that share the cloud&apos;s points, with grid</source>
        <extracomment>ridge, devices: help</extracomment>
        <translation>CUDA-Geräte dieses Rechners, die sich die Punkte der Wolke teilen, mit grid</translation>
    </message>
    <message>
        <source>Compare with the exact result</source>
        <extracomment>ridge, compare: label</extracomment>
        <translation>Mit dem exakten Ergebnis vergleichen</translation>
    </message>
    <message>
        <source>Also run the exact method: shows and measures what this run lacks of its curve</source>
        <extracomment>ridge, compare: help</extracomment>
        <translation>Auch das exakte Verfahren laufen lassen: zeigt und misst, was diesem Lauf von dessen Kurve fehlt</translation>
    </message>
    <message>
        <source>Refinement</source>
        <extracomment>ridge, refine: group</extracomment>
        <translation>Verfeinerung</translation>
    </message>
    <message>
        <source>Refine</source>
        <extracomment>ridge, refine: label</extracomment>
        <translation>Verfeinern</translation>
    </message>
    <message>
        <source>What is done with the lines at the end</source>
        <extracomment>ridge, refine: help</extracomment>
        <translation>Was am Ende mit den Linien geschieht</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>ridge, refine: choice</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>The lines stay</source>
        <extracomment>ridge, refine: what none means</extracomment>
        <translation>Die Linien bleiben</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>ridge, refine: choice</extracomment>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>The lines are cut finely and fitted to the cloud, with a correction for noise about bends</source>
        <extracomment>ridge, refine: what fit means</extracomment>
        <translation>Die Linien werden fein geteilt und an die Wolke angepasst, mit einer Korrektur für Rauschen um Biegungen</translation>
    </message>
    <message>
        <source>Extend ends</source>
        <extracomment>ridge, extend_ends: label</extracomment>
        <translation>Enden verlängern</translation>
    </message>
    <message>
        <source>Open lines are made as long as their points say</source>
        <extracomment>ridge, extend_ends: help</extracomment>
        <translation>Offene Linien werden so lang, wie ihre Punkte sagen</translation>
    </message>
    <message>
        <source>Study r1</source>
        <extracomment>ridge, study: label</extracomment>
        <translation>Studie von r1</translation>
    </message>
    <message>
        <source>Runs a range of ball radii (or what --study-of says): curves, loops, vertices and error against r1 as plots, and the radius in the middle of the widest range over which the curves stay the same; a click in a plot takes a radius</source>
        <extracomment>ridge, study: help</extracomment>
        <translation>Eine Reihe von Kugelradien (oder was --study-of sagt): Kurven, Schleifen, Ecken und Fehler gegen r1 als Diagramme, und der Radius in der Mitte des weitesten Bereichs, in dem die Kurven gleich bleiben; ein Klick in ein Diagramm nimmt einen Radius</translation>
    </message>
    <message>
        <source>Study of</source>
        <extracomment>ridge, study_of: label</extracomment>
        <translation>Studie von</translation>
    </message>
    <message>
        <source>What the study varies. noise and dimension take the method of the run, on clouds of their own</source>
        <extracomment>ridge, study_of: help</extracomment>
        <translation>Was die Studie verändert. noise und dimension nehmen das Verfahren des Laufs, auf eigenen Wolken</translation>
    </message>
    <message>
        <source>Radius</source>
        <extracomment>ridge, study_of: choice</extracomment>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radii on this cloud: curves, loops, vertices and error, and one that is proposed</source>
        <extracomment>ridge, study_of: what radius means</extracomment>
        <translation>Radien auf dieser Wolke: Kurven, Schleifen, Ecken und Fehler, und einer, der vorgeschlagen wird</translation>
    </message>
    <message>
        <source>Noise</source>
        <extracomment>ridge, study_of: choice</extracomment>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Radii and numbers of points on segments in the plane with three noises: error, as in the thesis</source>
        <extracomment>ridge, study_of: what noise means</extracomment>
        <translation>Radien und Punktzahlen auf Strecken in der Ebene mit dreierlei Rauschen: Fehler, wie in der Dissertation</translation>
    </message>
    <message>
        <source>Dimension</source>
        <extracomment>ridge, study_of: choice</extracomment>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Numbers of points on segments in 2 to 6 dimensions: error, as in the thesis</source>
        <extracomment>ridge, study_of: what dimension means</extracomment>
        <translation>Punktzahlen auf Strecken in 2 bis 6 Dimensionen: Fehler, wie in der Dissertation</translation>
    </message>
    <message>
        <source>The smallest radius of the study; 0: a quarter of the estimate</source>
        <extracomment>ridge, study_from: help</extracomment>
        <translation>Der kleinste Radius der Studie; 0: ein Viertel des geschätzten</translation>
    </message>
    <message>
        <source>The largest radius of the study; 0: four times the estimate</source>
        <extracomment>ridge, study_to: help</extracomment>
        <translation>Der größte Radius der Studie; 0: das Vierfache des geschätzten</translation>
    </message>
    <message>
        <source>Radii</source>
        <extracomment>ridge, study_count: label</extracomment>
        <translation>Radien</translation>
    </message>
    <message>
        <source>How many, in equal ratios</source>
        <extracomment>ridge, study_count: help</extracomment>
        <translation>Wie viele, in gleichen Verhältnissen</translation>
    </message>
    <message>
        <source>How often each measurement of the study is made, of noise and dimension on another cloud each time, after one that does not count; the median is told, and the least and the most</source>
        <extracomment>ridge, study_repeats: help</extracomment>
        <translation>Wie oft jede Messung der Studie gemacht wird, bei noise und dimension jedes Mal auf einer anderen Wolke, nach einer, die nicht zählt; genannt werden der Median, das Kleinste und das Größte</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>ridge, tile_grid: group</extracomment>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>First grid</source>
        <extracomment>ridge, tile_grid: label</extracomment>
        <translation>Erstes Gitter</translation>
    </message>
    <message>
        <source>Into how many tiles each dimension is cut first: one number for all, or one for each</source>
        <extracomment>ridge, tile_grid: help</extracomment>
        <translation>In wie viele Kacheln jede Dimension zuerst geteilt wird: eine Zahl für alle, oder je eine</translation>
    </message>
    <message>
        <source>Tile capacity</source>
        <extracomment>ridge, tile_capacity: label</extracomment>
        <translation>Kachelgröße</translation>
    </message>
    <message>
        <source>A tile with more points is halved, along each dimension in turn</source>
        <extracomment>ridge, tile_capacity: help</extracomment>
        <translation>Eine Kachel mit mehr Punkten wird halbiert, reihum entlang jeder Dimension</translation>
    </message>
    <message>
        <source>Deepest level</source>
        <extracomment>ridge, tile_depth: label</extracomment>
        <translation>Tiefste Ebene</translation>
    </message>
    <message>
        <source>Tiles of this level are not halved, however many points they hold</source>
        <extracomment>ridge, tile_depth: help</extracomment>
        <translation>Kacheln dieser Ebene werden nicht halbiert, wie viele Punkte sie auch haben</translation>
    </message>
    <message>
        <source>Tiles see</source>
        <extracomment>ridge, tile_kind: label</extracomment>
        <translation>Kacheln sehen</translation>
    </message>
    <message>
        <source>Which points a tile sees</source>
        <extracomment>ridge, tile_kind: help</extracomment>
        <translation>Welche Punkte eine Kachel sieht</translation>
    </message>
    <message>
        <source>Extended</source>
        <extracomment>ridge, tile_kind: choice</extracomment>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Its own points and a halo of points around</source>
        <extracomment>ridge, tile_kind: what extended means</extracomment>
        <translation>Ihre eigenen Punkte und einen Saum von Punkten ringsum</translation>
    </message>
    <message>
        <source>Grouped</source>
        <extracomment>ridge, tile_kind: choice</extracomment>
        <translation>Gruppiert</translation>
    </message>
    <message>
        <source>All points of the tiles that it touches</source>
        <extracomment>ridge, tile_kind: what grouped means</extracomment>
        <translation>Alle Punkte der Kacheln, die sie berührt</translation>
    </message>
    <message>
        <source>Local</source>
        <extracomment>ridge, tile_kind: choice</extracomment>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>Its own points</source>
        <extracomment>ridge, tile_kind: what local means</extracomment>
        <translation>Ihre eigenen Punkte</translation>
    </message>
    <message>
        <source>Tiled decimation</source>
        <extracomment>ridge, tile_detection: label</extracomment>
        <translation>Ausdünnen in Kacheln</translation>
    </message>
    <message>
        <source>Which balls are decimated together</source>
        <extracomment>ridge, tile_detection: help</extracomment>
        <translation>Welche Kugeln zusammen ausgedünnt werden</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <extracomment>ridge, tile_detection: choice</extracomment>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Those of all tiles, tile by tile</source>
        <extracomment>ridge, tile_detection: what hybrid means</extracomment>
        <translation>Die aller Kacheln, Kachel für Kachel</translation>
    </message>
    <message>
        <source>Those of each tile alone</source>
        <extracomment>ridge, tile_detection: what local means</extracomment>
        <translation>Die jeder Kachel allein</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <extracomment>ridge, smoothing: label</extracomment>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>One more round over all balls and the whole cloud at the end</source>
        <extracomment>ridge, smoothing: help</extracomment>
        <translation>Am Ende noch eine Runde über alle Kugeln und die ganze Wolke</translation>
    </message>
    <message>
        <source>No such round</source>
        <extracomment>ridge, smoothing: what none means</extracomment>
        <translation>Keine solche Runde</translation>
    </message>
    <message>
        <source>Decimate evolve</source>
        <extracomment>ridge, smoothing: choice</extracomment>
        <translation>Ausdünnen, entwickeln</translation>
    </message>
    <message>
        <source>First decimation, then evolution</source>
        <extracomment>ridge, smoothing: what decimate-evolve means</extracomment>
        <translation>Zuerst ausdünnen, dann entwickeln</translation>
    </message>
    <message>
        <source>Evolve decimate</source>
        <extracomment>ridge, smoothing: choice</extracomment>
        <translation>Entwickeln, ausdünnen</translation>
    </message>
    <message>
        <source>First evolution, then decimation</source>
        <extracomment>ridge, smoothing: what evolve-decimate means</extracomment>
        <translation>Zuerst entwickeln, dann ausdünnen</translation>
    </message>
    <message>
        <source>Halo</source>
        <extracomment>ridge, halo: label</extracomment>
        <translation>Saum</translation>
    </message>
    <message>
        <source>How far beyond its box an extended tile sees points</source>
        <extracomment>ridge, halo: help</extracomment>
        <translation>Wie weit über ihren Kasten hinaus eine erweiterte Kachel Punkte sieht</translation>
    </message>
    <message>
        <source>Keep lone points</source>
        <extracomment>ridge, keep_lone: label</extracomment>
        <translation>Einzelne Punkte behalten</translation>
    </message>
    <message>
        <source>A tile with a single point is a tile; else it is dropped, and the point becomes no ball</source>
        <extracomment>ridge, keep_lone: help</extracomment>
        <translation>Eine Kachel mit einem einzigen Punkt ist eine Kachel; sonst fällt sie weg, und der Punkt wird keine Kugel</translation>
    </message>
    <message>
        <source>Histogram</source>
        <extracomment>ridge, tile_histogram: label</extracomment>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>How CUDA counts the points of the tiles</source>
        <extracomment>ridge, tile_histogram: help</extracomment>
        <translation>Wie CUDA die Punkte der Kacheln zählt</translation>
    </message>
    <message>
        <source>private below 1024 bins, else direct</source>
        <extracomment>ridge, tile_histogram: what automatic means</extracomment>
        <translation>private unter 1024 Klassen, sonst direct</translation>
    </message>
    <message>
        <source>Private</source>
        <extracomment>ridge, tile_histogram: choice</extracomment>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>One histogram per block, then their sum</source>
        <extracomment>ridge, tile_histogram: what private means</extracomment>
        <translation>Ein Histogramm je Block, dann ihre Summe</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>ridge, tile_histogram: choice</extracomment>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Straight into one histogram</source>
        <extracomment>ridge, tile_histogram: what direct means</extracomment>
        <translation>Gleich in ein Histogramm</translation>
    </message>
    <message>
        <source>Variants</source>
        <extracomment>ridge, choose: group</extracomment>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Choosing</source>
        <extracomment>ridge, choose: label</extracomment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>How balls are chosen among the points</source>
        <extracomment>ridge, choose: help</extracomment>
        <translation>Wie Kugeln unter den Punkten gewählt werden</translation>
    </message>
    <message>
        <source>Conservative</source>
        <extracomment>ridge, choose: choice</extracomment>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>In order, as defined</source>
        <extracomment>ridge, choose: what conservative means</extracomment>
        <translation>Der Reihe nach, wie definiert</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>ridge, choose: choice</extracomment>
        <translation>Block</translation>
    </message>
    <message>
        <source>The same by one block of a CUDA device, as the source has it</source>
        <extracomment>ridge, choose: what block means</extracomment>
        <translation>Dasselbe durch einen Block eines CUDA-Geräts, wie im Original</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>ridge, choose: choice</extracomment>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Many blocks that learn of each other&apos;s balls one round later: too many balls, too near each other</source>
        <extracomment>ridge, choose: what greedy means</extracomment>
        <translation>Viele Blöcke, die voneinander erst eine Runde später erfahren: zu viele Kugeln, zu nah beieinander</translation>
    </message>
    <message>
        <source>Decimate first</source>
        <extracomment>ridge, decimate_first: label</extracomment>
        <translation>Zuerst ausdünnen</translation>
    </message>
    <message>
        <source>Decimate once before the first evolution, as greedy choosing wants</source>
        <extracomment>ridge, decimate_first: help</extracomment>
        <translation>Vor der ersten Entwicklung einmal ausdünnen, wie es gierige Auswahl braucht</translation>
    </message>
    <message>
        <source>Decimation</source>
        <extracomment>ridge, decimation: label</extracomment>
        <translation>Ausdünnen</translation>
    </message>
    <message>
        <source>How balls that are too near each other are removed</source>
        <extracomment>ridge, decimation: help</extracomment>
        <translation>Wie Kugeln entfernt werden, die zu nah beieinander sind</translation>
    </message>
    <message>
        <source>Counts</source>
        <extracomment>ridge, decimation: choice</extracomment>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>Neighbours are counted once and kept up to date</source>
        <extracomment>ridge, decimation: what counts means</extracomment>
        <translation>Nachbarn werden einmal gezählt, und der Zähler fortgeführt</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>ridge, decimation: choice</extracomment>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>The source&apos;s first version, with the same result</source>
        <extracomment>ridge, decimation: what shift means</extracomment>
        <translation>Die erste Fassung des Originals, mit demselben Ergebnis</translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>ridge, decimation: choice</extracomment>
        <translation>Marken</translation>
    </message>
    <message>
        <source>The source&apos;s second version, with the same result</source>
        <extracomment>ridge, decimation: what marks means</extracomment>
        <translation>Die zweite Fassung des Originals, mit demselben Ergebnis</translation>
    </message>
    <message>
        <source>Matrix</source>
        <extracomment>ridge, decimation: choice</extracomment>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>The source&apos;s third version, with the same result</source>
        <extracomment>ridge, decimation: what matrix means</extracomment>
        <translation>Die dritte Fassung des Originals, mit demselben Ergebnis</translation>
    </message>
    <message>
        <source>16 balls at a time, which do not see each other go: breaks the curve</source>
        <extracomment>ridge, decimation: what greedy means</extracomment>
        <translation>16 Kugeln auf einmal, die einander nicht gehen sehen: zerreißt die Kurve</translation>
    </message>
    <message>
        <source>Kernels</source>
        <extracomment>ridge, kernels: label</extracomment>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Whose kernels of evolution are used; one result</source>
        <extracomment>ridge, kernels: help</extracomment>
        <translation>Wessen Kernel die Entwicklung rechnen; dasselbe Ergebnis</translation>
    </message>
    <message>
        <source>Modern</source>
        <extracomment>ridge, kernels: choice</extracomment>
        <translation>Heutige</translation>
    </message>
    <message>
        <source>This program&apos;s</source>
        <extracomment>ridge, kernels: what modern means</extracomment>
        <translation>Die dieses Programms</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>ridge, kernels: choice</extracomment>
        <translation>Original</translation>
    </message>
    <message>
        <source>The thesis&apos;s two kernels, with the layouts, control and launch chosen below</source>
        <extracomment>ridge, kernels: what source means</extracomment>
        <translation>Die zwei Kernel der Dissertation, mit unten gewählten Anordnungen, Steuerung und Start</translation>
    </message>
    <message>
        <source>Points&apos; layout</source>
        <extracomment>ridge, points_layout: label</extracomment>
        <translation>Anordnung der Punkte</translation>
    </message>
    <message>
        <source>How the points&apos; coordinates lie in memory</source>
        <extracomment>ridge, points_layout: help</extracomment>
        <translation>Wie die Koordinaten der Punkte im Speicher liegen</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>ridge, points_layout: choice</extracomment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>A coordinate of all points together</source>
        <extracomment>ridge, points_layout: what column means</extracomment>
        <translation>Eine Koordinate aller Punkte beisammen</translation>
    </message>
    <message>
        <source>A point&apos;s coordinates together</source>
        <extracomment>ridge, points_layout: what row means</extracomment>
        <translation>Die Koordinaten eines Punktes beisammen</translation>
    </message>
    <message>
        <source>Balls&apos; layout</source>
        <extracomment>ridge, balls_layout: label</extracomment>
        <translation>Anordnung der Kugeln</translation>
    </message>
    <message>
        <source>How the balls&apos; coordinates lie in memory</source>
        <extracomment>ridge, balls_layout: help</extracomment>
        <translation>Wie die Koordinaten der Kugeln im Speicher liegen</translation>
    </message>
    <message>
        <source>Control</source>
        <extracomment>ridge, control: label</extracomment>
        <translation>Steuerung</translation>
    </message>
    <message>
        <source>What decides on the next iteration</source>
        <extracomment>ridge, control: help</extracomment>
        <translation>Was über die nächste Iteration entscheidet</translation>
    </message>
    <message>
        <source>Host</source>
        <extracomment>ridge, control: choice</extracomment>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>The host, after each iteration</source>
        <extracomment>ridge, control: what host means</extracomment>
        <translation>Der Rechner, nach jeder Iteration</translation>
    </message>
    <message>
        <source>Device</source>
        <extracomment>ridge, control: choice</extracomment>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>A loop in a CUDA graph, without the host</source>
        <extracomment>ridge, control: what device means</extracomment>
        <translation>Eine Schleife in einem CUDA-Graphen, ohne den Rechner</translation>
    </message>
    <message>
        <source>Loads</source>
        <extracomment>ridge, loads: label</extracomment>
        <translation>Laden</translation>
    </message>
    <message>
        <source>How the source&apos;s kernel reads points on CUDA</source>
        <extracomment>ridge, loads: help</extracomment>
        <translation>Wie der Kernel des Originals Punkte auf CUDA liest</translation>
    </message>
    <message>
        <source>Scalar</source>
        <extracomment>ridge, loads: choice</extracomment>
        <translation>Skalar</translation>
    </message>
    <message>
        <source>Value by value</source>
        <extracomment>ridge, loads: what scalar means</extracomment>
        <translation>Wert für Wert</translation>
    </message>
    <message>
        <source>Vector</source>
        <extracomment>ridge, loads: choice</extracomment>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>Up to 16 bytes at once, in 2 to 6 dimensions</source>
        <extracomment>ridge, loads: what vector means</extracomment>
        <translation>Bis zu 16 Bytes auf einmal, in 2 bis 6 Dimensionen</translation>
    </message>
    <message>
        <source>CUB</source>
        <extracomment>ridge, loads: choice</extracomment>
        <translation>CUB</translation>
    </message>
    <message>
        <source>CUB&apos;s vectors, in 2 to 6 dimensions</source>
        <extracomment>ridge, loads: what cub means</extracomment>
        <translation>Die Vektoren von CUB, in 2 bis 6 Dimensionen</translation>
    </message>
    <message>
        <source>Choosing block</source>
        <extracomment>ridge, choose_block: label</extracomment>
        <translation>Auswahlblock</translation>
    </message>
    <message>
        <source>Threads of the block that chooses: 128, 256, 512 or 1024 are used</source>
        <extracomment>ridge, choose_block: help</extracomment>
        <translation>Threads des Blocks, der auswählt: verwendet werden 128, 256, 512 oder 1024</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <extracomment>ridge, block_size: label</extracomment>
        <translation>Threads je Block</translation>
    </message>
    <message>
        <source>Of the source&apos;s kernels on CUDA. 0: the tuned number</source>
        <extracomment>ridge, block_size: help</extracomment>
        <translation>Der Kernel des Originals auf CUDA. 0: die abgestimmte Zahl</translation>
    </message>
    <message>
        <source>Points per thread</source>
        <extracomment>ridge, items_per_thread: label</extracomment>
        <translation>Punkte je Thread</translation>
    </message>
    <message>
        <source>Of the source&apos;s kernels on CUDA: 1, 2, 4 or 8 are used. 0: the tuned number</source>
        <extracomment>ridge, items_per_thread: help</extracomment>
        <translation>Der Kernel des Originals auf CUDA: verwendet werden 1, 2, 4 oder 8. 0: die abgestimmte Zahl</translation>
    </message>
    <message>
        <source>Colour points by</source>
        <extracomment>ridge, color_by: label</extracomment>
        <translation>Punkte färben nach</translation>
    </message>
    <message>
        <source>What the colour of a point tells</source>
        <extracomment>ridge, color_by: help</extracomment>
        <translation>Was die Farbe eines Punktes sagt</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>ridge, color_by: choice</extracomment>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>The ball that owns the point</source>
        <extracomment>ridge, color_by: what owner means</extracomment>
        <translation>Die Kugel, der der Punkt gehört</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>ridge, color_by: choice</extracomment>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>The distance to that ball&apos;s centre</source>
        <extracomment>ridge, color_by: what distance means</extracomment>
        <translation>Der Abstand zum Mittelpunkt dieser Kugel</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>ridge, color_by: choice</extracomment>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Nothing: one colour for all</source>
        <extracomment>ridge, color_by: what plain means</extracomment>
        <translation>Nichts: eine Farbe für alle</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>ridge, color_by: choice</extracomment>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>The tile that holds the point</source>
        <extracomment>ridge, color_by: what tile means</extracomment>
        <translation>Die Kachel, die den Punkt enthält</translation>
    </message>
    <message>
        <source>Colour map</source>
        <extracomment>ridge, color_map: label</extracomment>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>For colours that stand for numbers</source>
        <extracomment>ridge, color_map: help</extracomment>
        <translation>Für Farben, die für Zahlen stehen</translation>
    </message>
    <message>
        <source>Cividis</source>
        <extracomment>ridge, color_map: choice</extracomment>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>From blue over grey to yellow, the same for the colour-blind</source>
        <extracomment>ridge, color_map: what cividis means</extracomment>
        <translation>Von Blau über Grau nach Gelb, auch für Farbenblinde gleich</translation>
    </message>
    <message>
        <source>Viridis</source>
        <extracomment>ridge, color_map: choice</extracomment>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>From violet over green to yellow</source>
        <extracomment>ridge, color_map: what viridis means</extracomment>
        <translation>Von Violett über Grün nach Gelb</translation>
    </message>
    <message>
        <source>Gray</source>
        <extracomment>ridge, color_map: choice</extracomment>
        <translation>Grau</translation>
    </message>
    <message>
        <source>From black to white</source>
        <extracomment>ridge, color_map: what gray means</extracomment>
        <translation>Von Schwarz nach Weiß</translation>
    </message>
    <message>
        <source>Ball size</source>
        <extracomment>ridge, ball_scale: label</extracomment>
        <translation>Kugelgröße</translation>
    </message>
    <message>
        <source>Drawn radius of a ball in units of r1</source>
        <extracomment>ridge, ball_scale: help</extracomment>
        <translation>Gezeichneter Radius einer Kugel in Einheiten von r1</translation>
    </message>
    <message>
        <source>Show balls</source>
        <extracomment>ridge, show_balls: label</extracomment>
        <translation>Kugeln zeigen</translation>
    </message>
    <message>
        <source>Draw the balls</source>
        <extracomment>ridge, show_balls: help</extracomment>
        <translation>Die Kugeln zeichnen</translation>
    </message>
    <message>
        <source>Show removed balls</source>
        <extracomment>ridge, show_removed: label</extracomment>
        <translation>Entfernte Kugeln zeigen</translation>
    </message>
    <message>
        <source>Mark where balls were removed so far: in one colour the crowded, in another the lonely and the sparse</source>
        <extracomment>ridge, show_removed: help</extracomment>
        <translation>Anzeigen, wo bisher Kugeln entfernt wurden: in einer Farbe die gedrängten, in einer anderen die einsamen und dünnen</translation>
    </message>
    <message>
        <source>Show tiles</source>
        <extracomment>ridge, show_tiles: label</extracomment>
        <translation>Kacheln zeigen</translation>
    </message>
    <message>
        <source>Draw the boxes of the tiles</source>
        <extracomment>ridge, show_tiles: help</extracomment>
        <translation>Die Kästen der Kacheln zeichnen</translation>
    </message>
    <message>
        <source>Show halos</source>
        <extracomment>ridge, show_halos: label</extracomment>
        <translation>Säume zeigen</translation>
    </message>
    <message>
        <source>Draw how far each extended tile sees</source>
        <extracomment>ridge, show_halos: help</extracomment>
        <translation>Zeichnen, wie weit jede erweiterte Kachel sieht</translation>
    </message>
    <message>
        <source>One tile</source>
        <extracomment>ridge, tile: label</extracomment>
        <translation>Eine Kachel</translation>
    </message>
    <message>
        <source>Show the balls of this tile alone, and frame it and its neighbours. 0: all tiles</source>
        <extracomment>ridge, tile: help</extracomment>
        <translation>Nur die Kugeln dieser Kachel zeigen, sie und ihre Nachbarn umrahmen. 0: alle Kacheln</translation>
    </message>
    <message>
        <source>Projection</source>
        <extracomment>ridge, projection: group</extracomment>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>Which directions become the picture&apos;s axes</source>
        <extracomment>ridge, projection: help</extracomment>
        <translation>Welche Richtungen die Achsen des Bildes werden</translation>
    </message>
    <message>
        <source>Chosen axes</source>
        <extracomment>ridge, projection: what axes means</extracomment>
        <translation>Gewählte Achsen</translation>
    </message>
    <message>
        <source>Principal</source>
        <extracomment>ridge, projection: choice</extracomment>
        <translation>Hauptachsen</translation>
    </message>
    <message>
        <source>The principal components</source>
        <extracomment>ridge, projection: what principal means</extracomment>
        <translation>Die Hauptkomponenten</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <extracomment>ridge, axis_x: label</extracomment>
        <translation>Waagrechte Achse</translation>
    </message>
    <message>
        <source>Coordinate along x (from 0)</source>
        <extracomment>ridge, axis_x: help</extracomment>
        <translation>Koordinate entlang x (ab 0)</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <extracomment>ridge, axis_y: label</extracomment>
        <translation>Senkrechte Achse</translation>
    </message>
    <message>
        <source>Coordinate along y (from 0)</source>
        <extracomment>ridge, axis_y: help</extracomment>
        <translation>Koordinate entlang y (ab 0)</translation>
    </message>
    <message>
        <source>Depth axis</source>
        <extracomment>ridge, axis_z: label</extracomment>
        <translation>Tiefenachse</translation>
    </message>
    <message>
        <source>Coordinate along z (from 0)</source>
        <extracomment>ridge, axis_z: help</extracomment>
        <translation>Koordinate entlang z (ab 0)</translation>
    </message>
    <message>
        <source>A surface-area kD-tree is built split by split, and rays walk through it</source>
        <extracomment>kdtree: summary</extracomment>
        <translation>Ein Oberflächen-kD-Baum entsteht Teilung für Teilung, und Strahlen wandern hindurch</translation>
    </message>
    <message>
        <source>The scene: any mesh that Assimp reads (obj, ply, stl, gltf, fbx, 3ds, dae, blend, ...)</source>
        <extracomment>kdtree: what scene is</extracomment>
        <translation>Die Szene: jedes Netz, das Assimp liest (obj, ply, stl, gltf, fbx, 3ds, dae, blend, ...)</translation>
    </message>
    <message>
        <source>Rays</source>
        <extracomment>kdtree: input</extracomment>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Rays to send through the tree, six numbers each: origin and direction (npy, n x 6)</source>
        <extracomment>kdtree: what rays is</extracomment>
        <translation>Strahlen durch den Baum, je sechs Zahlen: Ursprung und Richtung (npy, n x 6)</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>kdtree: input</extracomment>
        <translation>Baum</translation>
    </message>
    <message>
        <source>A tree of this scene from a kdt file, which is shown instead of a new one</source>
        <extracomment>kdtree: what tree is</extracomment>
        <translation>Ein Baum dieser Szene aus einer kdt-Datei, der statt eines neuen gezeigt wird</translation>
    </message>
    <message>
        <source>Mesh</source>
        <extracomment>kdtree: output</extracomment>
        <translation>Netz</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>kdtree: output</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>Primitive</source>
        <extracomment>kdtree: output</extracomment>
        <translation>Grundform</translation>
    </message>
    <message>
        <source>A knot</source>
        <extracomment>kdtree: sample</extracomment>
        <translation>Ein Knoten</translation>
    </message>
    <message>
        <source>A city of boxes</source>
        <extracomment>kdtree: sample</extracomment>
        <translation>Eine Stadt aus Kästen</translation>
    </message>
    <message>
        <source>Spheres</source>
        <extracomment>kdtree: sample</extracomment>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>A soup to watch</source>
        <extracomment>kdtree: sample</extracomment>
        <translation>Eine Suppe zum Zusehen</translation>
    </message>
    <message>
        <source>Surface area heuristic, as Wald and Havran</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Oberflächenheuristik, wie Wald und Havran</translation>
    </message>
    <message>
        <source>Spatial median</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Räumliche Mitte</translation>
    </message>
    <message>
        <source>Object median</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Median der Objekte</translation>
    </message>
    <message>
        <source>Sliding midpoint</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Gleitende Mitte</translation>
    </message>
    <message>
        <source>The trap without a guard</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Die Falle ohne Wache</translation>
    </message>
    <message>
        <source>The thesis&apos;s builder</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Der Bau der Dissertation</translation>
    </message>
    <message>
        <source>What each candidate plane of the step&apos;s node would cost, along each axis; the level line is the cost of staying a leaf. The lowest point is taken.</source>
        <extracomment>kdtree: what plot node_cost tells</extracomment>
        <translation>Was jede mögliche Ebene des Knotens dieses Schritts kosten würde, entlang jeder Achse; die waagrechte Linie sind die Kosten als Blatt. Der tiefste Punkt wird genommen.</translation>
    </message>
    <message>
        <source>How much goes through each of the four kernels for the step&apos;s node: elements, and bytes as the thesis&apos;s records have them.</source>
        <extracomment>kdtree: what plot node_pipeline tells</extracomment>
        <translation>Wie viel für den Knoten des Schritts durch jeden der vier Kernel geht: Elemente, und Bytes nach den Datensätzen der Dissertation.</translation>
    </message>
    <message>
        <source>How deep the leaves lie. Few levels mean few steps for a ray; a long tail means that some places were hard to divide.</source>
        <extracomment>kdtree: what plot leaf_depth tells</extracomment>
        <translation>Wie tief die Blätter liegen. Wenige Ebenen heißt wenige Schritte für einen Strahl; ein langer Ausläufer heißt, dass manche Stellen schwer zu teilen waren.</translation>
    </message>
    <message>
        <source>How many triangles the leaves hold: a ray tests all of a leaf that it visits.</source>
        <extracomment>kdtree: what plot leaf_size tells</extracomment>
        <translation>Wie viele Dreiecke die Blätter enthalten: ein Strahl testet alle eines Blatts, das er besucht.</translation>
    </message>
    <message>
        <source>How large the leaves are, as a part of the scene. Empty space that was cut off well is in few large leaves.</source>
        <extracomment>kdtree: what plot leaf_volume tells</extracomment>
        <translation>Wie groß die Blätter sind, als Teil der Szene. Gut abgetrennter leerer Raum liegt in wenigen großen Blättern.</translation>
    </message>
    <message>
        <source>Which levels a ray spends its cost on: steps through inner nodes, and tests in leaves.</source>
        <extracomment>kdtree: what plot level_cost tells</extracomment>
        <translation>Auf welchen Ebenen ein Strahl seine Kosten hat: Schritte durch innere Knoten und Tests in Blättern.</translation>
    </message>
    <message>
        <source>The expected cost of a ray after each step, if building ended there. It falls steeply at first: most is won near the root.</source>
        <extracomment>kdtree: what plot growth_cost tells</extracomment>
        <translation>Die erwarteten Kosten eines Strahls nach jedem Schritt, falls der Bau dort endete. Sie fallen anfangs steil: das meiste wird nahe der Wurzel gewonnen.</translation>
    </message>
    <message>
        <source>Nodes, references and memory after each step, if building ended there.</source>
        <extracomment>kdtree: what plot growth_size tells</extracomment>
        <translation>Knoten, Einträge und Speicher nach jedem Schritt, falls der Bau dort endete.</translation>
    </message>
    <message>
        <source>How long each builder takes for so many triangles, on logarithmic axes: straight lines of slope 1 are linear time.</source>
        <extracomment>kdtree: what plot race tells</extracomment>
        <translation>Wie lange jeder Erbauer für so viele Dreiecke braucht, auf logarithmischen Achsen: Geraden mit Steigung 1 sind lineare Zeit.</translation>
    </message>
    <message>
        <source>How many times as fast the device is as one CPU thread, copies included. Above 1 the device is worth it.</source>
        <extracomment>kdtree: what plot kernels_break_even tells</extracomment>
        <translation>Wievielmal so schnell das Gerät ist wie ein CPU-Thread, mit Kopien. Über 1 lohnt es sich.</translation>
    </message>
    <message>
        <source>What the thesis&apos;s model predicts for its first kernel, beside what was measured.</source>
        <extracomment>kdtree: what plot kernels_model tells</extracomment>
        <translation>Was das Modell der Dissertation für ihren ersten Kernel vorhersagt, neben dem Gemessenen.</translation>
    </message>
    <message>
        <source>How long each step of the thesis takes for so many triangles: one CPU thread, the device with copies, and the kernel alone.</source>
        <extracomment>kdtree: what plot kernels_* tells</extracomment>
        <translation>Wie lange jeder Schritt der Dissertation für so viele Dreiecke dauert: ein CPU-Thread, das Gerät mit Kopien und nur der Kernel.</translation>
    </message>
    <message>
        <source>How many of the warps that a multiprocessor can hold are there, for each number of threads in a block.</source>
        <extracomment>kdtree: what plot occupancy_threads tells</extracomment>
        <translation>Wie viele der möglichen Warps eines Multiprozessors da sind, für jede Zahl von Threads je Block.</translation>
    </message>
    <message>
        <source>The same against the shared memory that a block takes: it falls in steps, as a block fewer fits.</source>
        <extracomment>kdtree: what plot occupancy_shared tells</extracomment>
        <translation>Dasselbe gegen den gemeinsamen Speicher eines Blocks: es fällt in Stufen, da ein Block weniger passt.</translation>
    </message>
    <message>
        <source>The same against the registers of a thread.</source>
        <extracomment>kdtree: what plot occupancy_registers tells</extracomment>
        <translation>Dasselbe gegen die Register eines Threads.</translation>
    </message>
    <message>
        <source>How long the kernel really took with so many threads in a block: full occupancy is not always fastest.</source>
        <extracomment>kdtree: what plot occupancy_time tells</extracomment>
        <translation>Wie lange der Kernel mit so vielen Threads je Block wirklich brauchte: volle Auslastung ist nicht immer am schnellsten.</translation>
    </message>
    <message>
        <source>How long the thesis&apos;s kernels and copies took.</source>
        <extracomment>kdtree: what plot thesis_* tells</extracomment>
        <translation>Wie lange die Kernel und Kopien der Dissertation dauerten.</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>kdtree, pipeline: group</extracomment>
        <translation>Bau</translation>
    </message>
    <message>
        <source>How the tree is built</source>
        <extracomment>kdtree, pipeline: help</extracomment>
        <translation>Wie der Baum gebaut wird</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>kdtree, pipeline: choice</extracomment>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>All nodes of a level at once, on all cores or on the device</source>
        <extracomment>kdtree, pipeline: what level means</extracomment>
        <translation>Alle Knoten einer Ebene auf einmal, auf allen Kernen oder dem Gerät</translation>
    </message>
    <message>
        <source>Plain recursion on one thread</source>
        <extracomment>kdtree, pipeline: what reference means</extracomment>
        <translation>Einfache Rekursion in einem Thread</translation>
    </message>
    <message>
        <source>The thesis&apos;s builder for one thread</source>
        <extracomment>kdtree, pipeline: what sweep means</extracomment>
        <translation>Der Bau der Dissertation für einen Thread</translation>
    </message>
    <message>
        <source>Presorted</source>
        <extracomment>kdtree, pipeline: choice</extracomment>
        <translation>Vorsortiert</translation>
    </message>
    <message>
        <source>O(N log N), on one thread</source>
        <extracomment>kdtree, pipeline: what presorted means</extracomment>
        <translation>O(N log N), in einem Thread</translation>
    </message>
    <message>
        <source>Recursion on the CPU with four CUDA kernels per node</source>
        <extracomment>kdtree, pipeline: what thesis means</extracomment>
        <translation>Rekursion auf der CPU mit vier CUDA-Kerneln je Knoten</translation>
    </message>
    <message>
        <source>Splits</source>
        <extracomment>kdtree, strategy: group</extracomment>
        <translation>Teilungen</translation>
    </message>
    <message>
        <source>Where nodes are split</source>
        <extracomment>kdtree, strategy: help</extracomment>
        <translation>Wo Knoten geteilt werden</translation>
    </message>
    <message>
        <source>SAH</source>
        <extracomment>kdtree, strategy: choice</extracomment>
        <translation>SAH</translation>
    </message>
    <message>
        <source>Every candidate of the surface area heuristic</source>
        <extracomment>kdtree, strategy: what sah means</extracomment>
        <translation>Jede Möglichkeit der Oberflächenheuristik</translation>
    </message>
    <message>
        <source>SAH binned</source>
        <extracomment>kdtree, strategy: choice</extracomment>
        <translation>SAH mit Klassen</translation>
    </message>
    <message>
        <source>The cost of the heuristic at evenly spread planes, and every candidate in nodes of at most 48 triangles; four are a leaf</source>
        <extracomment>kdtree, strategy: what sah-binned means</extracomment>
        <translation>Die Kosten der Heuristik an gleichmäßig verteilten Ebenen, und jede Möglichkeit in Knoten von höchstens 48 Dreiecken; vier sind ein Blatt</translation>
    </message>
    <message>
        <source>The middle of the longest axis</source>
        <extracomment>kdtree, strategy: what spatial-median means</extracomment>
        <translation>Die Mitte der längsten Achse</translation>
    </message>
    <message>
        <source>Half of the triangles on each side</source>
        <extracomment>kdtree, strategy: what object-median means</extracomment>
        <translation>Die Hälfte der Dreiecke auf jeder Seite</translation>
    </message>
    <message>
        <source>The middle, moved to the next triangle where a side would be empty</source>
        <extracomment>kdtree, strategy: what sliding-midpoint means</extracomment>
        <translation>Die Mitte, zum nächsten Dreieck verschoben, wo eine Seite leer wäre</translation>
    </message>
    <message>
        <source>Traversal cost K_T</source>
        <extracomment>kdtree, k_t: label</extracomment>
        <translation>Durchgangskosten K_T</translation>
    </message>
    <message>
        <source>Cost of a step through an inner node</source>
        <extracomment>kdtree, k_t: help</extracomment>
        <translation>Kosten eines Schritts durch einen inneren Knoten</translation>
    </message>
    <message>
        <source>Test cost K_I</source>
        <extracomment>kdtree, k_i: label</extracomment>
        <translation>Testkosten K_I</translation>
    </message>
    <message>
        <source>Cost of a test of a ray with a triangle</source>
        <extracomment>kdtree, k_i: help</extracomment>
        <translation>Kosten eines Tests eines Strahls mit einem Dreieck</translation>
    </message>
    <message>
        <source>Empty-space factor</source>
        <extracomment>kdtree, empty_bonus: label</extracomment>
        <translation>Leerraumfaktor</translation>
    </message>
    <message>
        <source>A split that cuts off empty space costs this part of its price</source>
        <extracomment>kdtree, empty_bonus: help</extracomment>
        <translation>Eine Teilung, die leeren Raum abschneidet, kostet diesen Teil ihres Preises</translation>
    </message>
    <message>
        <source>Depth limit</source>
        <extracomment>kdtree, max_depth: label</extracomment>
        <translation>Tiefengrenze</translation>
    </message>
    <message>
        <source>levels</source>
        <comment>unit</comment>
        <extracomment>kdtree, max_depth: unit</extracomment>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>0: 8 + 1.3 log2(triangles)</source>
        <extracomment>kdtree, max_depth: help</extracomment>
        <translation>0: 8 + 1.3 log2(Dreiecke)</translation>
    </message>
    <message>
        <source>Extra levels</source>
        <extracomment>kdtree, extra_levels: label</extracomment>
        <translation>Zusätzliche Ebenen</translation>
    </message>
    <message>
        <source>Splits that a path may make although the heuristic says stop</source>
        <extracomment>kdtree, extra_levels: help</extracomment>
        <translation>Teilungen, die ein Weg machen darf, obwohl die Heuristik Halt sagt</translation>
    </message>
    <message>
        <source>Leaf size</source>
        <extracomment>kdtree, min_leaf: label</extracomment>
        <translation>Blattgröße</translation>
    </message>
    <message>
        <source>triangles</source>
        <comment>unit</comment>
        <extracomment>kdtree, min_leaf: unit</extracomment>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Nodes with at most this number of triangles are not split</source>
        <extracomment>kdtree, min_leaf: help</extracomment>
        <translation>Knoten mit höchstens so vielen Dreiecken werden nicht geteilt</translation>
    </message>
    <message>
        <source>Bins</source>
        <extracomment>kdtree, bins: label</extracomment>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Planes per axis that the binned strategy tries, plus one</source>
        <extracomment>kdtree, bins: help</extracomment>
        <translation>Ebenen je Achse, die die Strategie mit Klassen probiert, plus eins</translation>
    </message>
    <message>
        <source>Extent in a cell</source>
        <extracomment>kdtree, clip: label</extracomment>
        <translation>Ausdehnung in einer Zelle</translation>
    </message>
    <message>
        <source>Which extent of a triangle counts in a cell</source>
        <extracomment>kdtree, clip: help</extracomment>
        <translation>Welche Ausdehnung eines Dreiecks in einer Zelle zählt</translation>
    </message>
    <message>
        <source>Of the part of the triangle that lies in the cell</source>
        <extracomment>kdtree, clip: what exact means</extracomment>
        <translation>Des Teils des Dreiecks, der in der Zelle liegt</translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>kdtree, clip: choice</extracomment>
        <translation>Kasten</translation>
    </message>
    <message>
        <source>Of the triangle&apos;s box, cut by the cell</source>
        <extracomment>kdtree, clip: what box means</extracomment>
        <translation>Des Kastens des Dreiecks, von der Zelle beschnitten</translation>
    </message>
    <message>
        <source>Guard</source>
        <extracomment>kdtree, guard: label</extracomment>
        <translation>Wache</translation>
    </message>
    <message>
        <source>Refuse splits that leave one child as the node was, with all its triangles</source>
        <extracomment>kdtree, guard: help</extracomment>
        <translation>Teilungen ablehnen, die ein Kind lassen, wie der Knoten war, mit allen seinen Dreiecken</translation>
    </message>
    <message>
        <source>Keep degenerate</source>
        <extracomment>kdtree, keep_degenerate: label</extracomment>
        <translation>Entartete behalten</translation>
    </message>
    <message>
        <source>Build over triangles without area too, which no ray hits</source>
        <extracomment>kdtree, keep_degenerate: help</extracomment>
        <translation>Auch über Dreiecken ohne Fläche bauen, die kein Strahl trifft</translation>
    </message>
    <message>
        <source>Counting</source>
        <extracomment>kdtree, count: label</extracomment>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>How the thesis&apos;s pipeline counts triangles beside each plane</source>
        <extracomment>kdtree, count: help</extracomment>
        <translation>Wie die Pipeline der Dissertation Dreiecke neben jeder Ebene zählt</translation>
    </message>
    <message>
        <source>Scan</source>
        <extracomment>kdtree, count: choice</extracomment>
        <translation>Präfixsumme</translation>
    </message>
    <message>
        <source>Prefix sums</source>
        <extracomment>kdtree, count: what scan means</extracomment>
        <translation>Präfixsummen</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <extracomment>kdtree, count: choice</extracomment>
        <translation>Quadratisch</translation>
    </message>
    <message>
        <source>Every plane looks at every event</source>
        <extracomment>kdtree, count: what quadratic means</extracomment>
        <translation>Jede Ebene sieht jedes Ereignis an</translation>
    </message>
    <message>
        <source>Sorting</source>
        <extracomment>kdtree, sort: label</extracomment>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Where the thesis&apos;s pipeline sorts</source>
        <extracomment>kdtree, sort: help</extracomment>
        <translation>Wo die Pipeline der Dissertation sortiert</translation>
    </message>
    <message>
        <source>On the CPU, as the thesis did</source>
        <extracomment>kdtree, sort: what cpu means</extracomment>
        <translation>Auf der CPU, wie in der Dissertation</translation>
    </message>
    <message>
        <source>GPU</source>
        <extracomment>kdtree, sort: choice</extracomment>
        <translation>GPU</translation>
    </message>
    <message>
        <source>On the device</source>
        <extracomment>kdtree, sort: what gpu means</extracomment>
        <translation>Auf dem Gerät</translation>
    </message>
    <message>
        <source>Switch size</source>
        <extracomment>kdtree, switch_size: label</extracomment>
        <translation>Umschaltgröße</translation>
    </message>
    <message>
        <source>Of the thesis&apos;s pipeline: nodes with fewer triangles stay on the CPU; 1: none; 0: measured, from where on the device is faster</source>
        <extracomment>kdtree, switch_size: help</extracomment>
        <translation>Der Pipeline der Dissertation: Knoten mit weniger Dreiecken bleiben auf der CPU; 1: keine; 0: gemessen, ab wo das Gerät schneller ist</translation>
    </message>
    <message>
        <source>Of the thesis&apos;s kernels; any number works, multiples of 32 waste nothing; 0: 256</source>
        <extracomment>kdtree, block: help</extracomment>
        <translation>Der Kernel der Dissertation; jede Zahl geht, Vielfache von 32 verschwenden nichts; 0: 256</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>kdtree, grid: label</extracomment>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Of the thesis&apos;s kernels, together with the threads of a block; 0: as many as the device holds</source>
        <extracomment>kdtree, grid: help</extracomment>
        <translation>Der Kernel der Dissertation, zusammen mit den Threads eines Blocks; 0: so viele, wie das Gerät fasst</translation>
    </message>
    <message>
        <source>In which order the nodes become steps</source>
        <extracomment>kdtree, step_order: help</extracomment>
        <translation>In welcher Reihenfolge die Knoten Schritte werden</translation>
    </message>
    <message>
        <source>The nodes of a level, one level after another</source>
        <extracomment>kdtree, step_order: what level means</extracomment>
        <translation>Die Knoten einer Ebene, eine Ebene nach der anderen</translation>
    </message>
    <message>
        <source>Depth first</source>
        <extracomment>kdtree, step_order: choice</extracomment>
        <translation>Tiefe zuerst</translation>
    </message>
    <message>
        <source>As a recursion decides the nodes</source>
        <extracomment>kdtree, step_order: what depth-first means</extracomment>
        <translation>Wie eine Rekursion die Knoten entscheidet</translation>
    </message>
    <message>
        <source>Compare with</source>
        <extracomment>kdtree, compare: label</extracomment>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>A second tree over the same scene: its picture is on the divider&apos;s right</source>
        <extracomment>kdtree, compare: help</extracomment>
        <translation>Ein zweiter Baum über derselben Szene: sein Bild ist rechts vom Teiler</translation>
    </message>
    <message>
        <source>No second tree</source>
        <extracomment>kdtree, compare: what none means</extracomment>
        <translation>Kein zweiter Baum</translation>
    </message>
    <message>
        <source>The extent of the part of the triangle that lies in the cell</source>
        <extracomment>kdtree, compare: what exact means</extracomment>
        <translation>Die Ausdehnung des Teils des Dreiecks, der in der Zelle liegt</translation>
    </message>
    <message>
        <source>The extent of the triangle&apos;s box, cut by the cell</source>
        <extracomment>kdtree, compare: what box means</extracomment>
        <translation>Die Ausdehnung des Kastens des Dreiecks, von der Zelle beschnitten</translation>
    </message>
    <message>
        <source>No guard</source>
        <extracomment>kdtree, compare: choice</extracomment>
        <translation>Ohne Wache</translation>
    </message>
    <message>
        <source>The same rules without the guard</source>
        <extracomment>kdtree, compare: what no-guard means</extracomment>
        <translation>Dieselben Regeln ohne die Wache</translation>
    </message>
    <message>
        <source>Studies</source>
        <extracomment>kdtree, study: group</extracomment>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Measurements beside the run</source>
        <extracomment>kdtree, study: help</extracomment>
        <translation>Messungen neben dem Lauf</translation>
    </message>
    <message>
        <source>Nothing is measured beside the run</source>
        <extracomment>kdtree, study: what none means</extracomment>
        <translation>Neben dem Lauf wird nichts gemessen</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>kdtree, study: choice</extracomment>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>Build times of the builders over the number of triangles</source>
        <extracomment>kdtree, study: what race means</extracomment>
        <translation>Bauzeiten der Verfahren über der Zahl der Dreiecke</translation>
    </message>
    <message>
        <source>The thesis&apos;s table for this machine</source>
        <extracomment>kdtree, study: what kernels means</extracomment>
        <translation>Die Tabelle der Dissertation für diesen Rechner</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <extracomment>kdtree, study: choice</extracomment>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>How many warps of a kernel a multiprocessor holds</source>
        <extracomment>kdtree, study: what occupancy means</extracomment>
        <translation>Wie viele Warps eines Kernels ein Multiprozessor fasst</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <extracomment>kdtree, capability: label</extracomment>
        <translation>Compute Capability</translation>
    </message>
    <message>
        <source>Of the device of the occupancy explorer</source>
        <extracomment>kdtree, capability: help</extracomment>
        <translation>Des Geräts, dessen Auslastung untersucht wird</translation>
    </message>
    <message>
        <source>Own</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>The present device&apos;s</source>
        <extracomment>kdtree, capability: what own means</extracomment>
        <translation>Die des vorhandenen Geräts</translation>
    </message>
    <message>
        <source>2.1</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>2.1</translation>
    </message>
    <message>
        <source>Fermi, as the GeForce GTX 560</source>
        <extracomment>kdtree, capability: what 2.1 means</extracomment>
        <translation>Fermi, wie die GeForce GTX 560</translation>
    </message>
    <message>
        <source>3.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>3.0</translation>
    </message>
    <message>
        <source>Kepler, as the GeForce GTX 680</source>
        <extracomment>kdtree, capability: what 3.0 means</extracomment>
        <translation>Kepler, wie die GeForce GTX 680</translation>
    </message>
    <message>
        <source>3.5</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>3.5</translation>
    </message>
    <message>
        <source>Kepler, as the Tesla K40</source>
        <extracomment>kdtree, capability: what 3.5 means</extracomment>
        <translation>Kepler, wie die Tesla K40</translation>
    </message>
    <message>
        <source>5.2</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>5.2</translation>
    </message>
    <message>
        <source>Maxwell, as the GeForce GTX 980</source>
        <extracomment>kdtree, capability: what 5.2 means</extracomment>
        <translation>Maxwell, wie die GeForce GTX 980</translation>
    </message>
    <message>
        <source>6.1</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>6.1</translation>
    </message>
    <message>
        <source>Pascal, as the GeForce GTX 1080</source>
        <extracomment>kdtree, capability: what 6.1 means</extracomment>
        <translation>Pascal, wie die GeForce GTX 1080</translation>
    </message>
    <message>
        <source>7.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>7.0</translation>
    </message>
    <message>
        <source>Volta, as the V100</source>
        <extracomment>kdtree, capability: what 7.0 means</extracomment>
        <translation>Volta, wie die V100</translation>
    </message>
    <message>
        <source>7.5</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>7.5</translation>
    </message>
    <message>
        <source>Turing, as the GeForce RTX 2080</source>
        <extracomment>kdtree, capability: what 7.5 means</extracomment>
        <translation>Turing, wie die GeForce RTX 2080</translation>
    </message>
    <message>
        <source>8.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>8.0</translation>
    </message>
    <message>
        <source>Ampere, as the A100</source>
        <extracomment>kdtree, capability: what 8.0 means</extracomment>
        <translation>Ampere, wie die A100</translation>
    </message>
    <message>
        <source>8.6</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>8.6</translation>
    </message>
    <message>
        <source>Ampere, as the GeForce RTX 3090</source>
        <extracomment>kdtree, capability: what 8.6 means</extracomment>
        <translation>Ampere, wie die GeForce RTX 3090</translation>
    </message>
    <message>
        <source>8.9</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>8.9</translation>
    </message>
    <message>
        <source>Ada, as the GeForce RTX 4090</source>
        <extracomment>kdtree, capability: what 8.9 means</extracomment>
        <translation>Ada, wie die GeForce RTX 4090</translation>
    </message>
    <message>
        <source>9.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>9.0</translation>
    </message>
    <message>
        <source>Hopper, as the H100</source>
        <extracomment>kdtree, capability: what 9.0 means</extracomment>
        <translation>Hopper, wie die H100</translation>
    </message>
    <message>
        <source>10.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>10.0</translation>
    </message>
    <message>
        <source>Blackwell, as the B200</source>
        <extracomment>kdtree, capability: what 10.0 means</extracomment>
        <translation>Blackwell, wie die B200</translation>
    </message>
    <message>
        <source>12.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>12.0</translation>
    </message>
    <message>
        <source>Blackwell, as the GeForce RTX 5090</source>
        <extracomment>kdtree, capability: what 12.0 means</extracomment>
        <translation>Blackwell, wie die GeForce RTX 5090</translation>
    </message>
    <message>
        <source>Of a kernel in the explorer</source>
        <extracomment>kdtree, kernel_threads: help</extracomment>
        <translation>Eines Kernels bei dieser Untersuchung</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <extracomment>kdtree, kernel_registers: label</extracomment>
        <translation>Register je Thread</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <extracomment>kdtree, kernel_shared: label</extracomment>
        <translation>Gemeinsamer Speicher je Block</translation>
    </message>
    <message>
        <source>B</source>
        <comment>unit</comment>
        <extracomment>kdtree, kernel_shared: unit</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Shared memory per multiprocessor</source>
        <extracomment>kdtree, shared_split: label</extracomment>
        <translation>Gemeinsamer Speicher je Multiprozessor</translation>
    </message>
    <message>
        <source>Beside the cache; 0: the device&apos;s default</source>
        <extracomment>kdtree, shared_split: help</extracomment>
        <translation>Neben dem Cache; 0: der Vorgabewert des Geräts</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>kdtree, phase: group</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>unit</comment>
        <extracomment>kdtree, phase: unit</extracomment>
        <translation>Umläufe</translation>
    </message>
    <message>
        <source>Where in its motion the scene is; the tree is built anew</source>
        <extracomment>kdtree, phase: help</extracomment>
        <translation>Wo in ihrer Bewegung die Szene ist; der Baum wird neu gebaut</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>kdtree, amplitude: label</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>How far the vertices move, as a part of the scene&apos;s size</source>
        <extracomment>kdtree, amplitude: help</extracomment>
        <translation>Wie weit sich die Ecken bewegen, als Teil der Größe der Szene</translation>
    </message>
    <message>
        <source>What the picture is of</source>
        <extracomment>kdtree, stage: help</extracomment>
        <translation>Wovon das Bild ist</translation>
    </message>
    <message>
        <source>Triangles, boxes and rays</source>
        <extracomment>kdtree, stage: what scene means</extracomment>
        <translation>Dreiecke, Kästen und Strahlen</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>kdtree, stage: choice</extracomment>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>The step&apos;s node through the four kernels</source>
        <extracomment>kdtree, stage: what pipeline means</extracomment>
        <translation>Der Knoten des Schritts durch die vier Kernel</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>kdtree, stage: choice</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Four ways to split the plane, side by side, over the triangles&apos; boxes seen along z</source>
        <extracomment>kdtree, stage: what rules means</extracomment>
        <translation>Vier Arten, die Ebene zu teilen, nebeneinander, über den Kästen der Dreiecke entlang z gesehen</translation>
    </message>
    <message>
        <source>Six points</source>
        <extracomment>kdtree, stage: choice</extracomment>
        <translation>Sechs Punkte</translation>
    </message>
    <message>
        <source>Four ways to split the plane, over a textbook&apos;s six points</source>
        <extracomment>kdtree, stage: what six-points means</extracomment>
        <translation>Vier Arten, die Ebene zu teilen, über den sechs Punkten eines Lehrbuchs</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>kdtree, shading: label</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What the rays through the tree show</source>
        <extracomment>kdtree, shading: help</extracomment>
        <translation>Was die Strahlen durch den Baum zeigen</translation>
    </message>
    <message>
        <source>Flat</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Flach</translation>
    </message>
    <message>
        <source>The colour of the triangle, by its slope to the light</source>
        <extracomment>kdtree, shading: what flat means</extracomment>
        <translation>Die Farbe des Dreiecks, nach seiner Neigung zum Licht</translation>
    </message>
    <message>
        <source>Shadow</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Flat, with the shadow of a lamp</source>
        <extracomment>kdtree, shading: what shadow means</extracomment>
        <translation>Flach, mit dem Schatten einer Lampe</translation>
    </message>
    <message>
        <source>Ambient occlusion</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Umgebungsverdeckung</translation>
    </message>
    <message>
        <source>How much of the sky each place sees</source>
        <extracomment>kdtree, shading: what ambient-occlusion means</extracomment>
        <translation>Wie viel vom Himmel jede Stelle sieht</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Light after some bounces</source>
        <extracomment>kdtree, shading: what path means</extracomment>
        <translation>Licht nach einigen Abprallern</translation>
    </message>
    <message>
        <source>Counted per pixel: steps through inner nodes</source>
        <extracomment>kdtree, shading: what steps means</extracomment>
        <translation>Je Pixel gezählt: Schritte durch innere Knoten</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Counted per pixel: leaves visited</source>
        <extracomment>kdtree, shading: what leaves means</extracomment>
        <translation>Je Pixel gezählt: besuchte Blätter</translation>
    </message>
    <message>
        <source>Tests</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Counted per pixel: tests of a ray with a triangle</source>
        <extracomment>kdtree, shading: what tests means</extracomment>
        <translation>Je Pixel gezählt: Tests eines Strahls mit einem Dreieck</translation>
    </message>
    <message>
        <source>The mesh, not ray-traced</source>
        <extracomment>kdtree, shading: what mesh means</extracomment>
        <translation>Das Netz, ohne Strahlen</translation>
    </message>
    <message>
        <source>Traversal</source>
        <extracomment>kdtree, traversal_method: label</extracomment>
        <translation>Durchlaufen</translation>
    </message>
    <message>
        <source>How a ray finds the leaves that it meets</source>
        <extracomment>kdtree, traversal_method: help</extracomment>
        <translation>Wie ein Strahl die Blätter findet, die er trifft</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>kdtree, traversal_method: choice</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Nodes to visit later lie on a stack</source>
        <extracomment>kdtree, traversal_method: what stack means</extracomment>
        <translation>Knoten für später liegen auf einem Stapel</translation>
    </message>
    <message>
        <source>Short stack</source>
        <extracomment>kdtree, traversal_method: choice</extracomment>
        <translation>Kurzer Stapel</translation>
    </message>
    <message>
        <source>The last nodes only, from the root again when they are used up</source>
        <extracomment>kdtree, traversal_method: what short-stack means</extracomment>
        <translation>Nur die letzten Knoten, und wieder von der Wurzel, wenn sie verbraucht sind</translation>
    </message>
    <message>
        <source>Ropes</source>
        <extracomment>kdtree, traversal_method: choice</extracomment>
        <translation>Seile</translation>
    </message>
    <message>
        <source>Links between neighbouring leaves</source>
        <extracomment>kdtree, traversal_method: what ropes means</extracomment>
        <translation>Verweise zwischen benachbarten Blättern</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>kdtree, traversal_method: choice</extracomment>
        <translation>Neubeginn</translation>
    </message>
    <message>
        <source>From the root for each leaf: no stack at all</source>
        <extracomment>kdtree, traversal_method: what restart means</extracomment>
        <translation>Für jedes Blatt von der Wurzel: ganz ohne Stapel</translation>
    </message>
    <message>
        <source>Samples</source>
        <extracomment>kdtree, samples: label</extracomment>
        <translation>Abtastungen</translation>
    </message>
    <message>
        <source>Rays per pixel of a picture that is left to grow</source>
        <extracomment>kdtree, samples: help</extracomment>
        <translation>Strahlen je Pixel eines Bildes, das in Ruhe wachsen darf</translation>
    </message>
    <message>
        <source>Bounces</source>
        <extracomment>kdtree, bounces: label</extracomment>
        <translation>Abpraller</translation>
    </message>
    <message>
        <source>Of a path</source>
        <extracomment>kdtree, bounces: help</extracomment>
        <translation>Eines Pfades</translation>
    </message>
    <message>
        <source>Occlusion distance</source>
        <extracomment>kdtree, occlusion_distance: label</extracomment>
        <translation>Verdeckungsweite</translation>
    </message>
    <message>
        <source>As a part of the scene&apos;s size</source>
        <extracomment>kdtree, occlusion_distance: help</extracomment>
        <translation>Als Teil der Größe der Szene</translation>
    </message>
    <message>
        <source>Heat map up to</source>
        <extracomment>kdtree, heat_max: label</extracomment>
        <translation>Farben bis</translation>
    </message>
    <message>
        <source>The count that has the last colour; 0: from the picture</source>
        <extracomment>kdtree, heat_max: help</extracomment>
        <translation>Die Zahl mit der letzten Farbe; 0: aus dem Bild</translation>
    </message>
    <message>
        <source>Divider</source>
        <extracomment>kdtree, divider: label</extracomment>
        <translation>Teiler</translation>
    </message>
    <message>
        <source>Between the pictures through both trees, where two are compared: from left to right</source>
        <extracomment>kdtree, divider: help</extracomment>
        <translation>Zwischen den Bildern durch beide Bäume, wo zwei verglichen werden: von links nach rechts</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>kdtree, animation_speed: label</extracomment>
        <translation>Tempo der Bewegung</translation>
    </message>
    <message>
        <source>turns/s</source>
        <comment>unit</comment>
        <extracomment>kdtree, animation_speed: unit</extracomment>
        <translation>Umläufe/s</translation>
    </message>
    <message>
        <source>The scene moves, and its tree is built anew for each picture; needs a motion above 0</source>
        <extracomment>kdtree, animation_speed: help</extracomment>
        <translation>Die Szene bewegt sich, und ihr Baum wird für jedes Bild neu gebaut; braucht eine Bewegung über 0</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>kdtree, box_color: group</extracomment>
        <translation>Kästen</translation>
    </message>
    <message>
        <source>Boxes by</source>
        <extracomment>kdtree, box_color: label</extracomment>
        <translation>Kästen nach</translation>
    </message>
    <message>
        <source>What the colour of a box tells</source>
        <extracomment>kdtree, box_color: help</extracomment>
        <translation>Was die Farbe eines Kastens sagt</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>kdtree, box_color: choice</extracomment>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>How deep the node lies in the tree</source>
        <extracomment>kdtree, box_color: what depth means</extracomment>
        <translation>Wie tief der Knoten im Baum liegt</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>kdtree, box_color: choice</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>The node&apos;s share of the tree&apos;s cost</source>
        <extracomment>kdtree, box_color: what cost means</extracomment>
        <translation>Der Anteil des Knotens an den Kosten des Baums</translation>
    </message>
    <message>
        <source>How many triangles the leaf holds</source>
        <extracomment>kdtree, box_color: what leaf-size means</extracomment>
        <translation>Wie viele Dreiecke das Blatt enthält</translation>
    </message>
    <message>
        <source>Show boxes</source>
        <extracomment>kdtree, show_boxes: label</extracomment>
        <translation>Kästen zeigen</translation>
    </message>
    <message>
        <source>Of the nodes that the step has</source>
        <extracomment>kdtree, show_boxes: help</extracomment>
        <translation>Der Knoten, die der Schritt hat</translation>
    </message>
    <message>
        <source>Show empty leaves</source>
        <extracomment>kdtree, show_empty: label</extracomment>
        <translation>Leere Blätter zeigen</translation>
    </message>
    <message>
        <source>Among the boxes</source>
        <extracomment>kdtree, show_empty: help</extracomment>
        <translation>Unter den Kästen</translation>
    </message>
    <message>
        <source>Show scene</source>
        <extracomment>kdtree, show_mesh: label</extracomment>
        <translation>Szene zeigen</translation>
    </message>
    <message>
        <source>Behind the boxes</source>
        <extracomment>kdtree, show_mesh: help</extracomment>
        <translation>Hinter den Kästen</translation>
    </message>
    <message>
        <source>Levels of boxes</source>
        <extracomment>kdtree, box_levels: label</extracomment>
        <translation>Ebenen der Kästen</translation>
    </message>
    <message>
        <source>Deeper boxes are not drawn</source>
        <extracomment>kdtree, box_levels: help</extracomment>
        <translation>Tiefere Kästen werden nicht gezeichnet</translation>
    </message>
    <message>
        <source>Own plane</source>
        <extracomment>kdtree, probe_axis: group</extracomment>
        <translation>Eigene Ebene</translation>
    </message>
    <message>
        <source>A plane that you move by hand through the node of the step: what it would cost</source>
        <extracomment>kdtree, probe_axis: help</extracomment>
        <translation>Eine Ebene, von Hand durch den Knoten des Schritts bewegt: was sie kosten würde</translation>
    </message>
    <message>
        <source>There is no plane of your own</source>
        <extracomment>kdtree, probe_axis: what none means</extracomment>
        <translation>Es gibt keine eigene Ebene</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>kdtree, probe_axis: choice</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>A plane across the x axis</source>
        <extracomment>kdtree, probe_axis: what x means</extracomment>
        <translation>Eine Ebene quer zur x-Achse</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>kdtree, probe_axis: choice</extracomment>
        <translation>Y</translation>
    </message>
    <message>
        <source>A plane across the y axis</source>
        <extracomment>kdtree, probe_axis: what y means</extracomment>
        <translation>Eine Ebene quer zur y-Achse</translation>
    </message>
    <message>
        <source>Z</source>
        <extracomment>kdtree, probe_axis: choice</extracomment>
        <translation>Z</translation>
    </message>
    <message>
        <source>A plane across the z axis</source>
        <extracomment>kdtree, probe_axis: what z means</extracomment>
        <translation>Eine Ebene quer zur z-Achse</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>kdtree, probe: label</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Of the own plane, from one face of the cell to the other</source>
        <extracomment>kdtree, probe: help</extracomment>
        <translation>Der eigenen Ebene, von einer Seite der Zelle zur anderen</translation>
    </message>
    <message>
        <source>Tree that follows</source>
        <extracomment>kdtree, probe_tree: label</extracomment>
        <translation>Baum, der daraus folgt</translation>
    </message>
    <message>
        <source>Build the node&apos;s subtree from the own plane on, and tell it beside the builder&apos;s</source>
        <extracomment>kdtree, probe_tree: help</extracomment>
        <translation>Den Teilbaum des Knotens von der eigenen Ebene an bauen und neben den anderen stellen</translation>
    </message>
    <message>
        <source>Ray</source>
        <extracomment>kdtree, ray: group</extracomment>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Origin and direction of a ray to follow, six numbers; a click on the picture sets it</source>
        <extracomment>kdtree, ray: help</extracomment>
        <translation>Ursprung und Richtung eines Strahls, dem gefolgt wird, sechs Zahlen; ein Klick ins Bild setzt ihn</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>kdtree, up_axis: label</extracomment>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Which axis points up</source>
        <extracomment>kdtree, up_axis: help</extracomment>
        <translation>Welche Achse nach oben zeigt</translation>
    </message>
    <message>
        <source>z in ply, stl, off, 3mf and blend files and in generated scenes, y in all others</source>
        <extracomment>kdtree, up_axis: what auto means</extracomment>
        <translation>z in ply-, stl-, off-, 3mf- und blend-Dateien und erzeugten Szenen, y in allen anderen</translation>
    </message>
    <message>
        <source>The y axis</source>
        <extracomment>kdtree, up_axis: what y means</extracomment>
        <translation>Die y-Achse</translation>
    </message>
    <message>
        <source>The z axis</source>
        <extracomment>kdtree, up_axis: what z means</extracomment>
        <translation>Die z-Achse</translation>
    </message>
    <message>
        <source>Eye</source>
        <extracomment>kdtree, eye: label</extracomment>
        <translation>Auge</translation>
    </message>
    <message>
        <source>Where the picture is seen from; follows the camera</source>
        <extracomment>kdtree, eye: help</extracomment>
        <translation>Von wo das Bild gesehen wird; folgt der Kamera</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>kdtree, look_at: label</extracomment>
        <translation>Blick auf</translation>
    </message>
    <message>
        <source>Field of view</source>
        <extracomment>kdtree, field_of_view: label</extracomment>
        <translation>Sichtfeld</translation>
    </message>
    <message>
        <source>deg</source>
        <comment>unit</comment>
        <extracomment>kdtree, field_of_view: unit</extracomment>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Vertical</source>
        <extracomment>kdtree, field_of_view: help</extracomment>
        <translation>Senkrecht</translation>
    </message>
    <message>
        <source>Picture size</source>
        <extracomment>kdtree, picture_size: label</extracomment>
        <translation>Bildgröße</translation>
    </message>
    <message>
        <source>px</source>
        <comment>unit</comment>
        <extracomment>kdtree, picture_size: unit</extracomment>
        <translation>px</translation>
    </message>
    <message>
        <source>Width and height</source>
        <extracomment>kdtree, picture_size: help</extracomment>
        <translation>Breite und Höhe</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>kdtree, pass: label</extracomment>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Samples of the growing picture so far</source>
        <extracomment>kdtree, pass: help</extracomment>
        <translation>Bisherige Abtastungen des wachsenden Bildes</translation>
    </message>
    <message>
        <source>Triangulation</source>
        <extracomment>triangulation: short title</extracomment>
        <translation>Triangulierung</translation>
    </message>
    <message>
        <source>Of all triangulations of points the one with the shortest edges, proven</source>
        <extracomment>triangulation: summary</extracomment>
        <translation>Von allen Triangulierungen von Punkten die mit den kürzesten Kanten, bewiesen</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>triangulation: input</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points in the plane: tsp, xy, xyz, txt, csv, ply, npy or json</source>
        <extracomment>triangulation: what points is</extracomment>
        <translation>Punkte in der Ebene: tsp, xy, xyz, txt, csv, ply, npy oder json</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>triangulation: input</extracomment>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>A triangulation of these points to check: json, csv (two numbers of points per line), obj, off or ply. What is wrong with it is told, or its length against the optimum</source>
        <extracomment>triangulation: what check is</extracomment>
        <translation>Eine Triangulierung dieser Punkte zum Prüfen: json, csv (zwei Punktnummern je Zeile), obj, off oder ply. Gesagt wird, was an ihr falsch ist, oder ihre Länge neben dem Optimum</translation>
    </message>
    <message>
        <source>Optima</source>
        <extracomment>triangulation: output</extracomment>
        <translation>Optima</translation>
    </message>
    <message>
        <source>Growth</source>
        <extracomment>triangulation: output</extracomment>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>A thousand points</source>
        <extracomment>triangulation: sample</extracomment>
        <translation>Tausend Punkte</translation>
    </message>
    <message>
        <source>A search to watch</source>
        <extracomment>triangulation: sample</extracomment>
        <translation>Eine Suche zum Zusehen</translation>
    </message>
    <message>
        <source>A search with all its graphs</source>
        <extracomment>triangulation: sample</extracomment>
        <translation>Eine Suche mit all ihren Graphen</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>triangulation: sample</extracomment>
        <translation>Häufungen</translation>
    </message>
    <message>
        <source>A wheel</source>
        <extracomment>triangulation: sample</extracomment>
        <translation>Ein Rad</translation>
    </message>
    <message>
        <source>Proven optimum</source>
        <extracomment>triangulation: preset</extracomment>
        <translation>Bewiesenes Optimum</translation>
    </message>
    <message>
        <source>The thesis&apos;s search</source>
        <extracomment>triangulation: preset</extracomment>
        <translation>Die Suche der Dissertation</translation>
    </message>
    <message>
        <source>Bit masks as in the thesis</source>
        <extracomment>triangulation: preset</extracomment>
        <translation>Bitmasken wie in der Dissertation</translation>
    </message>
    <message>
        <source>Bit masks with all cuts</source>
        <extracomment>triangulation: preset</extracomment>
        <translation>Bitmasken mit allen Schnitten</translation>
    </message>
    <message>
        <source>All combinations</source>
        <extracomment>triangulation: preset</extracomment>
        <translation>Alle Kombinationen</translation>
    </message>
    <message>
        <source>How many edges have which length. The shortest triangulation has few long edges, mostly along the hull.</source>
        <extracomment>triangulation: what plot edge_lengths tells</extracomment>
        <translation>Wie viele Kanten welche Länge haben. Die kürzeste Triangulierung hat wenige lange Kanten, meist entlang der Hülle.</translation>
    </message>
    <message>
        <source>The shortest triangulation that the search has met, against the calls that it made. It ends where the rest proves that nothing is shorter.</source>
        <extracomment>triangulation: what plot best_by_calls tells</extracomment>
        <translation>Die kürzeste Triangulierung, die die Suche getroffen hat, gegen ihre Aufrufe. Sie endet, wo der Rest beweist, dass nichts kürzer ist.</translation>
    </message>
    <message>
        <source>The same against time.</source>
        <extracomment>triangulation: what plot best_by_time tells</extracomment>
        <translation>Dasselbe gegen die Zeit.</translation>
    </message>
    <message>
        <source>How calls of the search ended: cut off because too few edges were left, because they were too long, or with a triangulation.</source>
        <extracomment>triangulation: what plot call_ends tells</extracomment>
        <translation>Wie Aufrufe der Suche endeten: abgeschnitten, weil zu wenige Kanten übrig waren oder sie zu lang waren, oder mit einer Triangulierung.</translation>
    </message>
    <message>
        <source>How long each stage of the run took, on a logarithmic axis.</source>
        <extracomment>triangulation: what plot stages tells</extracomment>
        <translation>Wie lange jeder Abschnitt des Laufs dauerte, auf logarithmischer Achse.</translation>
    </message>
    <message>
        <source>How evenly the device&apos;s threads were loaded: the fewest, the middle and the most calls of a thread. Threads that end early wait for the others.</source>
        <extracomment>triangulation: what plot divergence tells</extracomment>
        <translation>Wie gleichmäßig die Threads des Geräts ausgelastet waren: die wenigsten, die mittleren und die meisten Aufrufe eines Threads. Threads, die früh enden, warten auf die anderen.</translation>
    </message>
    <message>
        <source>How long each method takes for these points; a star marks those that found the shortest triangulation.</source>
        <extracomment>triangulation: what plot race_time tells</extracomment>
        <translation>Wie lange jedes Verfahren für diese Punkte braucht; ein Stern kennzeichnet, wer die kürzeste Triangulierung fand.</translation>
    </message>
    <message>
        <source>How much longer than the shortest each method&apos;s triangulation is.</source>
        <extracomment>triangulation: what plot race_excess tells</extracomment>
        <translation>Um wie viel länger als die kürzeste die Triangulierung jedes Verfahrens ist.</translation>
    </message>
    <message>
        <source>How the number of edges, combinations, calls and triangulations grows with the points: straight lines on this axis are exponential.</source>
        <extracomment>triangulation: what plot growth tells</extracomment>
        <translation>Wie die Zahl der Kanten, Kombinationen, Aufrufe und Triangulierungen mit den Punkten wächst: Geraden auf dieser Achse sind exponentiell.</translation>
    </message>
    <message>
        <source>A measurement of the study over what it varies: means over the sets.</source>
        <extracomment>triangulation: what plot study_* tells</extracomment>
        <translation>Eine Messung der Studie über dem, was sie ändert: Mittel über die Mengen.</translation>
    </message>
    <message>
        <source>Branches against the branch level</source>
        <extracomment>triangulation: sweep</extracomment>
        <translation>Zweige gegen die Ebene der Verzweigung</translation>
    </message>
    <message>
        <source>Threads of a block (CUDA)</source>
        <extracomment>triangulation: sweep</extracomment>
        <translation>Threads eines Blocks (CUDA)</translation>
    </message>
    <message>
        <source>Combinations that start on the host or on the device (CUDA)</source>
        <extracomment>triangulation: sweep</extracomment>
        <translation>Kombinationen, die auf dem Rechner oder auf der Karte beginnen (CUDA)</translation>
    </message>
    <message>
        <source>How the triangulation is found</source>
        <extracomment>triangulation, method: help</extracomment>
        <translation>Wie die Triangulierung gefunden wird</translation>
    </message>
    <message>
        <source>LMT</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>LMT</translation>
    </message>
    <message>
        <source>Exact for a million points, by the diamond test, the LMT skeleton and dynamic programmes</source>
        <extracomment>triangulation, method: what lmt means</extracomment>
        <translation>Exakt für eine Million Punkte, mit Diamanttest, LMT-Skelett und dynamischen Programmen</translation>
    </message>
    <message>
        <source>Path DP</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Pfad-DP</translation>
    </message>
    <message>
        <source>Exact for up to 34 points, with 3 bytes for each of 2^N paths</source>
        <extracomment>triangulation, method: what path-dp means</extracomment>
        <translation>Exakt für bis zu 34 Punkte, mit 3 Bytes für jeden von 2^N Pfaden</translation>
    </message>
    <message>
        <source>Shortest edges first; not the shortest triangulation, to compare</source>
        <extracomment>triangulation, method: what greedy means</extracomment>
        <translation>Kürzeste Kanten zuerst; nicht die kürzeste Triangulierung, zum Vergleich</translation>
    </message>
    <message>
        <source>Delaunay</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Delaunay</translation>
    </message>
    <message>
        <source>The Delaunay triangulation; not the shortest one, to compare</source>
        <extracomment>triangulation, method: what delaunay means</extracomment>
        <translation>Die Delaunay-Triangulierung; nicht die kürzeste, zum Vergleich</translation>
    </message>
    <message>
        <source>Removal</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>A search through all triangulations, for 14 points or so: a recursion that drops edges</source>
        <extracomment>triangulation, method: what removal means</extracomment>
        <translation>Eine Suche durch alle Triangulierungen, für etwa 14 Punkte: eine Rekursion, die Kanten fallen lässt</translation>
    </message>
    <message>
        <source>Removal stack</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Entfernen, Stapel</translation>
    </message>
    <message>
        <source>The search of removal with a stack of its own</source>
        <extracomment>triangulation, method: what removal-stack means</extracomment>
        <translation>Die Suche von removal mit eigenem Stapel</translation>
    </message>
    <message>
        <source>Removal bitmask</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Entfernen, Bitmaske</translation>
    </message>
    <message>
        <source>The search of removal on sets of edges as bits</source>
        <extracomment>triangulation, method: what removal-bitmask means</extracomment>
        <translation>Die Suche von removal auf Mengen von Kanten als Bits</translation>
    </message>
    <message>
        <source>Insertion</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>A search that adds edges which cross no other</source>
        <extracomment>triangulation, method: what insertion means</extracomment>
        <translation>Eine Suche, die Kanten hinzufügt, die keine andere kreuzen</translation>
    </message>
    <message>
        <source>Combinations</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>A search through all combinations of as many edges as are needed</source>
        <extracomment>triangulation, method: what combinations means</extracomment>
        <translation>Eine Suche durch alle Kombinationen von so vielen Kanten, wie nötig sind</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>triangulation, time_limit: label</extracomment>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>s</source>
        <comment>unit</comment>
        <extracomment>triangulation, time_limit: unit</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>Of the computation, whatever the method: then it ends with the best triangulation that it has, not proven, and says what that is; 0: none</source>
        <extracomment>triangulation, time_limit: help</extracomment>
        <translation>Der Rechnung, welches Verfahren auch immer: dann endet sie mit der besten Triangulierung, die sie hat, unbewiesen, und sagt, was das ist; 0: keine</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>triangulation, longest_search: group</extracomment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Longest search</source>
        <extracomment>triangulation, longest_search: label</extracomment>
        <translation>Längste Suche</translation>
    </message>
    <message>
        <source>Searches without a time limit that would take longer are refused, with an estimate</source>
        <extracomment>triangulation, longest_search: help</extracomment>
        <translation>Suchen ohne Zeitgrenze, die länger dauern würden, werden mit einer Schätzung abgelehnt</translation>
    </message>
    <message>
        <source>Too few edges</source>
        <extracomment>triangulation, count_cut: label</extracomment>
        <translation>Zu wenige Kanten</translation>
    </message>
    <message>
        <source>End a branch where fewer edges are left than a triangulation has</source>
        <extracomment>triangulation, count_cut: help</extracomment>
        <translation>Einen Ast beenden, wo weniger Kanten übrig sind, als eine Triangulierung hat</translation>
    </message>
    <message>
        <source>Short edges first</source>
        <extracomment>triangulation, by_length: label</extracomment>
        <translation>Kurze Kanten zuerst</translation>
    </message>
    <message>
        <source>Try edges from the shortest, so that the first triangulation is the greedy one</source>
        <extracomment>triangulation, by_length: help</extracomment>
        <translation>Kanten von der kürzesten an probieren, sodass die erste Triangulierung die gierige ist</translation>
    </message>
    <message>
        <source>Keep what is free</source>
        <extracomment>triangulation, uncrossed: label</extracomment>
        <translation>Freie behalten</translation>
    </message>
    <message>
        <source>Do not try without an edge that nothing crosses any more</source>
        <extracomment>triangulation, uncrossed: help</extracomment>
        <translation>Nicht ohne eine Kante probieren, die nichts mehr kreuzt</translation>
    </message>
    <message>
        <source>Cover what is dropped</source>
        <extracomment>triangulation, uncovered: label</extracomment>
        <translation>Fallengelassene decken</translation>
    </message>
    <message>
        <source>End a branch where nothing is left that crosses a dropped edge</source>
        <extracomment>triangulation, uncovered: help</extracomment>
        <translation>Einen Ast beenden, wo nichts übrig ist, was eine fallengelassene Kante kreuzt</translation>
    </message>
    <message>
        <source>Length bound</source>
        <extracomment>triangulation, length_bound: label</extracomment>
        <translation>Längenschranke</translation>
    </message>
    <message>
        <source>End a branch that is too long even with the shortest edges that may complete it</source>
        <extracomment>triangulation, length_bound: help</extracomment>
        <translation>Einen Ast beenden, der selbst mit den kürzesten Kanten, die ihn ergänzen können, zu lang ist</translation>
    </message>
    <message>
        <source>Greedy start</source>
        <extracomment>triangulation, greedy_start: label</extracomment>
        <translation>Gieriger Anfang</translation>
    </message>
    <message>
        <source>The greedy triangulation is the best to begin with</source>
        <extracomment>triangulation, greedy_start: help</extracomment>
        <translation>Die gierige Triangulierung ist die beste zu Beginn</translation>
    </message>
    <message>
        <source>Calls to watch</source>
        <extracomment>triangulation, watched_calls: label</extracomment>
        <translation>Aufrufe zum Zusehen</translation>
    </message>
    <message>
        <source>So many calls of a search become steps; then only what is better than all before</source>
        <extracomment>triangulation, watched_calls: help</extracomment>
        <translation>So viele Aufrufe einer Suche werden Schritte; danach nur, was besser als alles davor ist</translation>
    </message>
    <message>
        <source>Branch level</source>
        <extracomment>triangulation, branch_level: label</extracomment>
        <translation>Ebene der Äste</translation>
    </message>
    <message>
        <source>Of a removal in parallel: decisions after which branches are handed to threads; 0: where there are enough</source>
        <extracomment>triangulation, branch_level: help</extracomment>
        <translation>Eines parallelen Entfernens: nach so vielen Entscheidungen werden Äste an Threads verteilt; 0: wo es genug sind</translation>
    </message>
    <message>
        <source>On CUDA: a multiple of 32 up to 256; 0: what suits the search</source>
        <extracomment>triangulation, block_size: help</extracomment>
        <translation>Auf CUDA: ein Vielfaches von 32 bis 256; 0: was der Suche passt</translation>
    </message>
    <message>
        <source>Share branches</source>
        <extracomment>triangulation, rebalance: label</extracomment>
        <translation>Äste teilen</translation>
    </message>
    <message>
        <source>On CUDA: threads without work take branches from others; else each has its own</source>
        <extracomment>triangulation, rebalance: help</extracomment>
        <translation>Auf CUDA: Threads ohne Arbeit nehmen anderen Äste ab; sonst hat jeder seine eigenen</translation>
    </message>
    <message>
        <source>Check by masks</source>
        <extracomment>triangulation, masks: label</extracomment>
        <translation>Mit Masken prüfen</translation>
    </message>
    <message>
        <source>On CUDA: all combinations that differ in their last edge are checked at once, a bit each; else pair by pair</source>
        <extracomment>triangulation, masks: help</extracomment>
        <translation>Auf CUDA: alle Kombinationen, die sich in der letzten Kante unterscheiden, werden auf einmal geprüft, je ein Bit; sonst Paar für Paar</translation>
    </message>
    <message>
        <source>The thesis&apos;s grid</source>
        <extracomment>triangulation, thesis_grid: label</extracomment>
        <translation>Das Gitter der Dissertation</translation>
    </message>
    <message>
        <source>On CUDA: 200 and more for each thread, 65,535 blocks at most; else as many as run at once</source>
        <extracomment>triangulation, thesis_grid: help</extracomment>
        <translation>Auf CUDA: 200 und mehr für jeden Thread, höchstens 65,535 Blöcke; sonst so viele, wie zugleich laufen</translation>
    </message>
    <message>
        <source>Start on the host</source>
        <extracomment>triangulation, host_start: label</extracomment>
        <translation>Anfang im Hauptspeicher</translation>
    </message>
    <message>
        <source>On CUDA: the threads&apos; first combinations are made on the host and copied; else on the device</source>
        <extracomment>triangulation, host_start: help</extracomment>
        <translation>Auf CUDA: die ersten Kombinationen der Threads macht der Rechner, und sie werden kopiert; sonst macht sie das Gerät</translation>
    </message>
    <message>
        <source>Reduce in a tree</source>
        <extracomment>triangulation, tree_reduction: label</extracomment>
        <translation>Im Baum reduzieren</translation>
    </message>
    <message>
        <source>On CUDA: a block&apos;s best is found in steps that halve it; else by one thread</source>
        <extracomment>triangulation, tree_reduction: help</extracomment>
        <translation>Auf CUDA: das Beste eines Blocks wird in Schritten gefunden, die ihn halbieren; sonst durch einen Thread</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>triangulation, race: group</extracomment>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Runs all methods on the same points too: which of them find the optimum, and in what time</source>
        <extracomment>triangulation, race: help</extracomment>
        <translation>Alle Verfahren auch auf denselben Punkten: welche das Optimum finden, und in welcher Zeit</translation>
    </message>
    <message>
        <source>Race at most</source>
        <extracomment>triangulation, race_seconds: label</extracomment>
        <translation>Wettlauf höchstens</translation>
    </message>
    <message>
        <source>So long a search may take in the race and in a study, and path-dp by its estimate</source>
        <extracomment>triangulation, race_seconds: help</extracomment>
        <translation>So lange darf eine Suche im Wettlauf und in einer Studie dauern, und path-dp nach seiner Schätzung</translation>
    </message>
    <message>
        <source>Times all methods against the number of points, on several random sets of the points</source>
        <extracomment>triangulation, study: what points means</extracomment>
        <translation>Zeiten aller Verfahren gegen die Zahl der Punkte, auf mehreren zufälligen Teilen der Punkte</translation>
    </message>
    <message>
        <source>Sets of the study</source>
        <extracomment>triangulation, study_sets: label</extracomment>
        <translation>Mengen der Studie</translation>
    </message>
    <message>
        <source>So many random sets of each number of points; the plot shows their means</source>
        <extracomment>triangulation, study_sets: help</extracomment>
        <translation>So viele zufällige Mengen jeder Punktzahl; das Diagramm zeigt ihre Mittel</translation>
    </message>
    <message>
        <source>Sets for the growth chart</source>
        <extracomment>triangulation, growth_sets: label</extracomment>
        <translation>Mengen für das Wachstum</translation>
    </message>
    <message>
        <source>Edges, combinations, calls and triangulations against the number of points: means over this number of random sets of 3 to 16 of the points; 0: no chart</source>
        <extracomment>triangulation, growth_sets: help</extracomment>
        <translation>Kanten, Kombinationen, Aufrufe und Triangulierungen gegen die Zahl der Punkte: Mittel über so viele zufällige Mengen von 3 bis 16 der Punkte; 0: kein Diagramm</translation>
    </message>
    <message>
        <source>Points by hand</source>
        <extracomment>triangulation, edits: label</extracomment>
        <translation>Punkte von Hand</translation>
    </message>
    <message>
        <source>Points moved, added and deleted by hand, four numbers each: 0, the point, x, y: moved; 1, 0, x, y: added; 2, the point, 0, 0: deleted</source>
        <extracomment>triangulation, edits: help</extracomment>
        <translation>Von Hand bewegte, hinzugefügte und gelöschte Punkte, je vier Zahlen: 0, der Punkt, x, y: bewegt; 1, 0, x, y: hinzugefügt; 2, der Punkt, 0, 0: gelöscht</translation>
    </message>
    <message>
        <source>Shown beside</source>
        <extracomment>triangulation, beside: label</extracomment>
        <translation>Daneben gezeigt</translation>
    </message>
    <message>
        <source>Other triangulations of the same points, with their lengths</source>
        <extracomment>triangulation, beside: help</extracomment>
        <translation>Andere Triangulierungen derselben Punkte, mit ihren Längen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>triangulation, beside: what none means</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>The Delaunay triangulation</source>
        <extracomment>triangulation, beside: what delaunay means</extracomment>
        <translation>Die Delaunay-Triangulierung</translation>
    </message>
    <message>
        <source>The greedy triangulation</source>
        <extracomment>triangulation, beside: what greedy means</extracomment>
        <translation>Die gierige Triangulierung</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>triangulation, beside: choice</extracomment>
        <translation>Beide</translation>
    </message>
    <message>
        <source>The Delaunay and the greedy triangulation</source>
        <extracomment>triangulation, beside: what both means</extracomment>
        <translation>Die Delaunay- und die gierige Triangulierung</translation>
    </message>
    <message>
        <source>On click</source>
        <extracomment>triangulation, on_click: label</extracomment>
        <translation>Bei Klick</translation>
    </message>
    <message>
        <source>What a click into the picture does. Points can always be dragged</source>
        <extracomment>triangulation, on_click: help</extracomment>
        <translation>Was ein Klick ins Bild tut. Punkte lassen sich immer ziehen</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>triangulation, on_click: choice</extracomment>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Tells what is under it</source>
        <extracomment>triangulation, on_click: what look means</extracomment>
        <translation>Sagt, was darunter ist</translation>
    </message>
    <message>
        <source>Adds a point</source>
        <extracomment>triangulation, on_click: what add means</extracomment>
        <translation>Fügt einen Punkt hinzu</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>triangulation, on_click: choice</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deletes the point next to it</source>
        <extracomment>triangulation, on_click: what erase means</extracomment>
        <translation>Löscht den Punkt daneben</translation>
    </message>
    <message>
        <source>Examine</source>
        <extracomment>triangulation, on_click: choice</extracomment>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Shows for the edge next to it which points are in the two triangles of the diamond test</source>
        <extracomment>triangulation, on_click: what examine means</extracomment>
        <translation>Zeigt für die Kante daneben, welche Punkte in den zwei Dreiecken des Diamanttests liegen</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <extracomment>triangulation, show_candidates: label</extracomment>
        <translation>Kandidaten zeigen</translation>
    </message>
    <message>
        <source>Edges that are neither in the triangulation nor ruled out yet</source>
        <extracomment>triangulation, show_candidates: help</extracomment>
        <translation>Kanten, die weder in der Triangulierung noch schon ausgeschlossen sind</translation>
    </message>
    <message>
        <source>Show the best</source>
        <extracomment>triangulation, show_best: label</extracomment>
        <translation>Beste zeigen</translation>
    </message>
    <message>
        <source>The shortest triangulation that a search has met so far</source>
        <extracomment>triangulation, show_best: help</extracomment>
        <translation>Die kürzeste Triangulierung, die eine Suche bisher getroffen hat</translation>
    </message>
    <message>
        <source>Search tree</source>
        <extracomment>triangulation, show_tree: label</extracomment>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <source>The calls of a search as a tree, with the stack of the present one</source>
        <extracomment>triangulation, show_tree: help</extracomment>
        <translation>Die Aufrufe der Suche als Baum, mit dem Stapel des jetzigen</translation>
    </message>
    <message>
        <source>Load of warps</source>
        <extracomment>triangulation, show_loads: label</extracomment>
        <translation>Last der Warps</translation>
    </message>
    <message>
        <source>CUDA searches: a cell for each 32 threads of the device, coloured by the calls that they made</source>
        <extracomment>triangulation, show_loads: help</extracomment>
        <translation>CUDA-Suchen: eine Zelle je 32 Threads des Geräts, gefärbt nach ihren Aufrufen</translation>
    </message>
    <message>
        <source>Examined edge</source>
        <extracomment>triangulation, examined: label</extracomment>
        <translation>Untersuchte Kante</translation>
    </message>
    <message>
        <source>The numbers of two points: why the diamond test keeps or kills the edge between them</source>
        <extracomment>triangulation, examined: help</extracomment>
        <translation>Die Nummern zweier Punkte: warum der Diamanttest die Kante dazwischen behält oder streicht</translation>
    </message>
    <message>
        <source>Show points</source>
        <extracomment>triangulation, show_points: label</extracomment>
        <translation>Punkte zeigen</translation>
    </message>
    <message>
        <source>Mark what changed</source>
        <extracomment>triangulation, flash: label</extracomment>
        <translation>Änderungen hervorheben</translation>
    </message>
    <message>
        <source>Window only: how strongly edges are marked that the last change brought (yellow) and took (red). They flash anyway</source>
        <extracomment>triangulation, flash: help</extracomment>
        <translation>Nur im Fenster: wie stark Kanten hervorgehoben werden, die die letzte Änderung brachte (gelb) und nahm (rot). Aufblitzen tun sie immer</translation>
    </message>
    <message>
        <source>Point size</source>
        <extracomment>triangulation, point_size: label</extracomment>
        <translation>Punktgröße</translation>
    </message>
    <message>
        <source>0: by their number</source>
        <extracomment>triangulation, point_size: help</extracomment>
        <translation>0: nach ihrer Zahl</translation>
    </message>
    <message>
        <source>Filters</source>
        <extracomment>filter: short title</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Separable convolution, affine warp and homography, from the kernels of 2010 to today&apos;s</source>
        <extracomment>filter: summary</extracomment>
        <translation>Separierbare Faltung, affine Verzerrung und Homographie, von den Kerneln von 2010 bis heute</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>filter: input</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The image: png, jpg, bmp, tga, hdr, pfm or npy; 8-bit, 16-bit or float32; 1, 3 or 4 channels</source>
        <extracomment>filter: what image is</extracomment>
        <translation>Das Bild: png, jpg, bmp, tga, hdr, pfm oder npy; 8 Bit, 16 Bit oder float32; 1, 3 oder 4 Kanäle</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>filter: output</extracomment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>A picture, blurred</source>
        <extracomment>filter: sample</extracomment>
        <translation>Ein Bild, weichgezeichnet</translation>
    </message>
    <message>
        <source>The kernels of 2010</source>
        <extracomment>filter: sample</extracomment>
        <translation>Die Kernel von 2010</translation>
    </message>
    <message>
        <source>A homography to drag</source>
        <extracomment>filter: sample</extracomment>
        <translation>Eine Homographie zum Ziehen</translation>
    </message>
    <message>
        <source>A zone plate</source>
        <extracomment>filter: sample</extracomment>
        <translation>Eine Zonenplatte</translation>
    </message>
    <message>
        <source>Affine A1 (720 x 576)</source>
        <extracomment>filter: preset</extracomment>
        <translation>Affin A1 (720 x 576)</translation>
    </message>
    <message>
        <source>Affine A2 (360 x 288)</source>
        <extracomment>filter: preset</extracomment>
        <translation>Affin A2 (360 x 288)</translation>
    </message>
    <message>
        <source>Homography H1 (720 x 576)</source>
        <extracomment>filter: preset</extracomment>
        <translation>Homographie H1 (720 x 576)</translation>
    </message>
    <message>
        <source>Homography H2 (360 x 288)</source>
        <extracomment>filter: preset</extracomment>
        <translation>Homographie H2 (360 x 288)</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v1</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gauß mit v1</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v3</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gauß mit v3</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v4</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gauß mit v4</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v41</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gauß mit v41</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v411</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gauß mit v411</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v412</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gauß mit v412</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with vector</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gauß mit vector</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with fused</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gauß mit fused</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with recursive</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gauß mit recursive</translation>
    </message>
    <message>
        <source>How many pixels have which value, before and after. A blur draws the values together.</source>
        <extracomment>filter: what plot histogram tells</extracomment>
        <translation>Wie viele Pixel welchen Wert haben, vorher und nachher. Ein Weichzeichner zieht die Werte zusammen.</translation>
    </message>
    <message>
        <source>The weights along rows and columns. Their product is the kernel.</source>
        <extracomment>filter: what plot taps tells</extracomment>
        <translation>Die Gewichte entlang der Zeilen und Spalten. Ihr Produkt ist der Filterkern.</translation>
    </message>
    <message>
        <source>How long each phase of the run took, on a logarithmic axis.</source>
        <extracomment>filter: what plot stages tells</extracomment>
        <translation>Wie lange jede Phase des Laufs dauerte, auf logarithmischer Achse.</translation>
    </message>
    <message>
        <source>How many bytes each phase moved in a second: the nearer to what the memory can do, the less is left to gain.</source>
        <extracomment>filter: what plot rates tells</extracomment>
        <translation>Wie viele Bytes jede Phase in der Sekunde bewegte: je näher an dem, was der Speicher kann, desto weniger ist noch zu gewinnen.</translation>
    </message>
    <message>
        <source>How many pieces of memory a warp fetches for its row, by the rule of 2010: reads that begin at a multiple of the piece need fewer.</source>
        <extracomment>filter: what plot transactions tells</extracomment>
        <translation>Wie viele Stücke Speicher ein Warp für seine Zeile holt, nach der Regel von 2010: Lesezugriffe, die bei einem Vielfachen des Stücks beginnen, brauchen weniger.</translation>
    </message>
    <message>
        <source>Three ways to treat the pixels around a tile: how many of a group&apos;s pixels come out right, come out wrong, or are idle.</source>
        <extracomment>filter: what plot aprons tells</extracomment>
        <translation>Drei Arten, die Pixel um eine Kachel zu behandeln: wie viele Pixel einer Gruppe richtig, falsch oder untätig sind.</translation>
    </message>
    <message>
        <source>How often reads of a warp wait for each other at the banks of shared memory, for each distance between them.</source>
        <extracomment>filter: what plot bank_conflicts tells</extracomment>
        <translation>Wie oft Lesezugriffe eines Warps an den Bänken des gemeinsamen Speichers aufeinander warten, für jeden Abstand zwischen ihnen.</translation>
    </message>
    <message>
        <source>How many warps are needed so that some always has work while others wait for memory.</source>
        <extracomment>filter: what plot latency tells</extracomment>
        <translation>Wie viele Warps nötig sind, damit immer einer Arbeit hat, während andere auf Speicher warten.</translation>
    </message>
    <message>
        <source>How many branches a warp goes through one after another where its lanes take different ones.</source>
        <extracomment>filter: what plot divergence tells</extracomment>
        <translation>Durch wie viele Zweige ein Warp nacheinander geht, wenn seine Bahnen verschiedene nehmen.</translation>
    </message>
    <message>
        <source>How many groups a multiprocessor holds at a time, and which limit it is that holds back more.</source>
        <extracomment>filter: what plot residency tells</extracomment>
        <translation>Wie viele Gruppen ein Multiprozessor zugleich fasst und welche Grenze weitere verhindert.</translation>
    </message>
    <message>
        <source>How many pixels of a group come out right for each largest radius that the tile has room for.</source>
        <extracomment>filter: what plot max_radius tells</extracomment>
        <translation>Wie viele Pixel einer Gruppe richtig sind, für jeden größten Radius, für den die Kachel Platz hat.</translation>
    </message>
    <message>
        <source>How many cells a group loads for each pixel that it makes: flat groups load more apron for columns, narrow ones for rows.</source>
        <extracomment>filter: what plot group_shapes tells</extracomment>
        <translation>Wie viele Zellen eine Gruppe für jedes Pixel lädt: flache Gruppen laden mehr Saum für Spalten, schmale für Zeilen.</translation>
    </message>
    <message>
        <source>How many loads and stores a row pass makes for each pixel: sharing a tile saves most of them.</source>
        <extracomment>filter: what plot instructions tells</extracomment>
        <translation>Wie viele Lade- und Speicherbefehle ein Zeilendurchgang je Pixel braucht: eine gemeinsame Kachel spart die meisten.</translation>
    </message>
    <message>
        <source>How small kernels use a device: one after another most of it idles, side by side it is full.</source>
        <extracomment>filter: what plot concurrency tells</extracomment>
        <translation>Wie kleine Kernel ein Gerät nutzen: nacheinander liegt das meiste brach, nebeneinander ist es voll.</translation>
    </message>
    <message>
        <source>How much of a processor of 2010 works for each number of values in an instruction.</source>
        <extracomment>filter: what plot vector_types tells</extracomment>
        <translation>Wie viel eines Prozessors von 2010 arbeitet, für jede Zahl von Werten je Befehl.</translation>
    </message>
    <message>
        <source>What a chain of filters costs when each brings its image there and back, and when it stays on the device.</source>
        <extracomment>filter: what plot chain tells</extracomment>
        <translation>Was eine Kette von Filtern kostet, wenn jeder sein Bild hin- und zurückbringt und wenn es auf dem Gerät bleibt.</translation>
    </message>
    <message>
        <source>A measurement of the study: the middle of its repetitions, with the least and the most.</source>
        <extracomment>filter: what plot study_* tells</extracomment>
        <translation>Eine Messung der Studie: die Mitte der Wiederholungen, mit der kleinsten und der größten.</translation>
    </message>
    <message>
        <source>How long a sequence of images takes for each way of moving them to the device and back.</source>
        <extracomment>filter: what plot sequence* tells</extracomment>
        <translation>Wie lange eine Folge von Bildern dauert, für jede Art, sie zum Gerät und zurück zu bringen.</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>filter, operation: group</extracomment>
        <translation>Operation</translation>
    </message>
    <message>
        <source>What is done with the image</source>
        <extracomment>filter, operation: help</extracomment>
        <translation>Was mit dem Bild geschieht</translation>
    </message>
    <message>
        <source>Convolve</source>
        <extracomment>filter, operation: choice</extracomment>
        <translation>Falten</translation>
    </message>
    <message>
        <source>A separable filter</source>
        <extracomment>filter, operation: what convolve means</extracomment>
        <translation>Ein separierbarer Filter</translation>
    </message>
    <message>
        <source>Affine</source>
        <extracomment>filter, operation: choice</extracomment>
        <translation>Affin</translation>
    </message>
    <message>
        <source>A warp that keeps parallel lines parallel</source>
        <extracomment>filter, operation: what affine means</extracomment>
        <translation>Eine Verzerrung, die Parallelen parallel lässt</translation>
    </message>
    <message>
        <source>Homography</source>
        <extracomment>filter, operation: choice</extracomment>
        <translation>Homographie</translation>
    </message>
    <message>
        <source>A warp with perspective</source>
        <extracomment>filter, operation: what homography means</extracomment>
        <translation>Eine Verzerrung mit Perspektive</translation>
    </message>
    <message>
        <source>Filter, homography and filter again, without leaving the device</source>
        <extracomment>filter, operation: what pipeline means</extracomment>
        <translation>Filter, Homographie und wieder Filter, ohne das Gerät zu verlassen</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>filter, kernel: group</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>filter, kernel: label</extracomment>
        <translation>Filterkern</translation>
    </message>
    <message>
        <source>The filter: rows and columns of taps. Derivatives and custom taps may be negative</source>
        <extracomment>filter, kernel: help</extracomment>
        <translation>Der Filter: Koeffizienten für Zeilen und Spalten. Ableitungen und eigene Koeffizienten dürfen negativ sein</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>A Gaussian: weights that fall off with the distance</source>
        <extracomment>filter, kernel: what gaussian means</extracomment>
        <translation>Eine Gaußkurve: Gewichte, die mit dem Abstand abnehmen</translation>
    </message>
    <message>
        <source>All taps are equal</source>
        <extracomment>filter, kernel: what box means</extracomment>
        <translation>Alle Koeffizienten sind gleich</translation>
    </message>
    <message>
        <source>Gaussian dx</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Gauß dx</translation>
    </message>
    <message>
        <source>The derivative of a Gaussian along x</source>
        <extracomment>filter, kernel: what gaussian-dx means</extracomment>
        <translation>Die Ableitung einer Gaußkurve entlang x</translation>
    </message>
    <message>
        <source>Gaussian dy</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Gauß dy</translation>
    </message>
    <message>
        <source>The derivative of a Gaussian along y</source>
        <extracomment>filter, kernel: what gaussian-dy means</extracomment>
        <translation>Die Ableitung einer Gaußkurve entlang y</translation>
    </message>
    <message>
        <source>Sobel x</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Sobel x</translation>
    </message>
    <message>
        <source>The Sobel operator along x: three taps</source>
        <extracomment>filter, kernel: what sobel-x means</extracomment>
        <translation>Der Sobel-Operator entlang x: drei Koeffizienten</translation>
    </message>
    <message>
        <source>Sobel y</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Sobel y</translation>
    </message>
    <message>
        <source>The Sobel operator along y: three taps</source>
        <extracomment>filter, kernel: what sobel-y means</extracomment>
        <translation>Der Sobel-Operator entlang y: drei Koeffizienten</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Schärfen</translation>
    </message>
    <message>
        <source>The pixel against its neighbours: three taps</source>
        <extracomment>filter, kernel: what sharpen means</extracomment>
        <translation>Das Pixel gegen seine Nachbarn: drei Koeffizienten</translation>
    </message>
    <message>
        <source>Custom</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Eigener</translation>
    </message>
    <message>
        <source>The taps that are given</source>
        <extracomment>filter, kernel: what custom means</extracomment>
        <translation>Die angegebenen Koeffizienten</translation>
    </message>
    <message>
        <source>A filter has 2 radius + 1 taps; Sobel and sharpen have 3. 0: 4 sigma, as far as the variant reaches; 8 where sigma is 0 as well</source>
        <extracomment>filter, radius: help</extracomment>
        <translation>Ein Filter hat 2 Radius + 1 Koeffizienten; Sobel und Schärfen haben 3. 0: 4 Sigma, soweit die Variante reicht; 8, wo auch Sigma 0 ist</translation>
    </message>
    <message>
        <source>Radius along rows</source>
        <extracomment>filter, radius_x: label</extracomment>
        <translation>Radius entlang Zeilen</translation>
    </message>
    <message>
        <source>-1: as radius; 0: one tap</source>
        <extracomment>filter, radius_x: help</extracomment>
        <translation>-1: wie der Radius; 0: ein Koeffizient</translation>
    </message>
    <message>
        <source>Radius along columns</source>
        <extracomment>filter, radius_y: label</extracomment>
        <translation>Radius entlang Spalten</translation>
    </message>
    <message>
        <source>Sigma</source>
        <extracomment>filter, sigma: label</extracomment>
        <translation>Sigma</translation>
    </message>
    <message>
        <source>Standard deviation of the Gaussian; 0: 0.3 (radius - 1) + 0.8. It sets the radius, unless that is given</source>
        <extracomment>filter, sigma: help</extracomment>
        <translation>Standardabweichung der Gaußkurve; 0: 0.3 (Radius - 1) + 0.8. Sie bestimmt den Radius, wenn der nicht angegeben ist</translation>
    </message>
    <message>
        <source>Taps along rows</source>
        <extracomment>filter, taps_row: label</extracomment>
        <translation>Koeffizienten der Zeilen</translation>
    </message>
    <message>
        <source>For kernel custom: an odd number of taps; where one list is empty the other serves for both</source>
        <extracomment>filter, taps_row: help</extracomment>
        <translation>Für den Filterkern custom: eine ungerade Zahl von Koeffizienten; wo eine Liste leer ist, gilt die andere für beide</translation>
    </message>
    <message>
        <source>Taps along columns</source>
        <extracomment>filter, taps_column: label</extracomment>
        <translation>Koeffizienten der Spalten</translation>
    </message>
    <message>
        <source>As taps along rows</source>
        <extracomment>filter, taps_column: help</extracomment>
        <translation>Wie die Koeffizienten der Zeilen</translation>
    </message>
    <message>
        <source>Normalise</source>
        <extracomment>filter, normalise: label</extracomment>
        <translation>Normieren</translation>
    </message>
    <message>
        <source>Whether taps are divided by their sum</source>
        <extracomment>filter, normalise: help</extracomment>
        <translation>Ob Koeffizienten durch ihre Summe geteilt werden</translation>
    </message>
    <message>
        <source>As each kernel is defined</source>
        <extracomment>filter, normalise: what kernel means</extracomment>
        <translation>Wie jeder Filterkern definiert ist</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>filter, normalise: choice</extracomment>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Taps are divided by their sum, unless it is 0</source>
        <extracomment>filter, normalise: what on means</extracomment>
        <translation>Koeffizienten werden durch ihre Summe geteilt, außer sie ist 0</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>filter, normalise: choice</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Not even the taps of a Gaussian, a box or a derivative</source>
        <extracomment>filter, normalise: what off means</extracomment>
        <translation>Auch nicht die Koeffizienten von Gauß, Kasten oder Ableitung</translation>
    </message>
    <message>
        <source>Convention</source>
        <extracomment>filter, convention: label</extracomment>
        <translation>Konvention</translation>
    </message>
    <message>
        <source>Which way the filter runs over the image</source>
        <extracomment>filter, convention: help</extracomment>
        <translation>In welcher Richtung der Filter über das Bild läuft</translation>
    </message>
    <message>
        <source>Convolution</source>
        <extracomment>filter, convention: choice</extracomment>
        <translation>Faltung</translation>
    </message>
    <message>
        <source>The filter runs backwards over the image</source>
        <extracomment>filter, convention: what convolution means</extracomment>
        <translation>Der Filter läuft rückwärts über das Bild</translation>
    </message>
    <message>
        <source>Correlation</source>
        <extracomment>filter, convention: choice</extracomment>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>The filter runs forwards over the image</source>
        <extracomment>filter, convention: what correlation means</extracomment>
        <translation>Der Filter läuft vorwärts über das Bild</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>filter, border: label</extracomment>
        <translation>Rand</translation>
    </message>
    <message>
        <source>What lies outside the image</source>
        <extracomment>filter, border: help</extracomment>
        <translation>Was außerhalb des Bildes liegt</translation>
    </message>
    <message>
        <source>Zero</source>
        <extracomment>filter, border: choice</extracomment>
        <translation>Null</translation>
    </message>
    <message>
        <source>Black: 000|abcd|000</source>
        <extracomment>filter, border: what zero means</extracomment>
        <translation>Schwarz: 000|abcd|000</translation>
    </message>
    <message>
        <source>Replicate</source>
        <extracomment>filter, border: choice</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>The last pixel: aaa|abcd|ddd</source>
        <extracomment>filter, border: what replicate means</extracomment>
        <translation>Das letzte Pixel: aaa|abcd|ddd</translation>
    </message>
    <message>
        <source>Reflect</source>
        <extracomment>filter, border: choice</extracomment>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirrored, the last pixel twice: cba|abcd|dcb</source>
        <extracomment>filter, border: what reflect means</extracomment>
        <translation>Gespiegelt, das letzte Pixel zweimal: cba|abcd|dcb</translation>
    </message>
    <message>
        <source>Reflect 101</source>
        <extracomment>filter, border: choice</extracomment>
        <translation>Spiegeln 101</translation>
    </message>
    <message>
        <source>Mirrored about the last pixel: dcb|abcd|cba</source>
        <extracomment>filter, border: what reflect-101 means</extracomment>
        <translation>Am letzten Pixel gespiegelt: dcb|abcd|cba</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>filter, border: choice</extracomment>
        <translation>Umlaufen</translation>
    </message>
    <message>
        <source>The other side: bcd|abcd|abc</source>
        <extracomment>filter, border: what wrap means</extracomment>
        <translation>Die andere Seite: bcd|abcd|abc</translation>
    </message>
    <message>
        <source>Alpha</source>
        <extracomment>filter, alpha: label</extracomment>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>What the fourth of four channels means</source>
        <extracomment>filter, alpha: help</extracomment>
        <translation>Was der vierte von vier Kanälen bedeutet</translation>
    </message>
    <message>
        <source>Weigh</source>
        <extracomment>filter, alpha: choice</extracomment>
        <translation>Gewichten</translation>
    </message>
    <message>
        <source>Colours count by their alpha, so that what is transparent has no colour to give</source>
        <extracomment>filter, alpha: what weigh means</extracomment>
        <translation>Farben zählen nach ihrem Alpha, sodass Durchsichtiges keine Farbe abgibt</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>filter, alpha: choice</extracomment>
        <translation>Getrennt</translation>
    </message>
    <message>
        <source>A channel like the others, each by itself</source>
        <extracomment>filter, alpha: what separate means</extracomment>
        <translation>Ein Kanal wie die anderen, jeder für sich</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>filter, variant: label</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>How the filter is computed</source>
        <extracomment>filter, variant: help</extracomment>
        <translation>Wie der Filter gerechnet wird</translation>
    </message>
    <message>
        <source>The fastest that was measured for such a filter and backend</source>
        <extracomment>filter, variant: what auto means</extracomment>
        <translation>Die schnellste, die für solch einen Filter und solch ein Backend gemessen wurde</translation>
    </message>
    <message>
        <source>One thread of the CPU, the words of the definition</source>
        <extracomment>filter, variant: what reference means</extracomment>
        <translation>Ein Thread der CPU, der Wortlaut der Definition</translation>
    </message>
    <message>
        <source>SIMD</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>SIMD</translation>
    </message>
    <message>
        <source>One core of the CPU and its vector units</source>
        <extracomment>filter, variant: what simd means</extracomment>
        <translation>Ein Kern der CPU und seine Vektoreinheiten</translation>
    </message>
    <message>
        <source>V1</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V1</translation>
    </message>
    <message>
        <source>Of 2010: a work-item for each pixel, all reads from global memory</source>
        <extracomment>filter, variant: what v1 means</extracomment>
        <translation>Von 2010: ein Work-Item je Pixel, alle Lesezugriffe im globalen Speicher</translation>
    </message>
    <message>
        <source>V3</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V3</translation>
    </message>
    <message>
        <source>Of 2010: a group of 64 shares a tile in local memory, two reads per work-item; radius up to 32</source>
        <extracomment>filter, variant: what v3 means</extracomment>
        <translation>Von 2010: eine Gruppe von 64 teilt sich eine Kachel im lokalen Speicher, zwei Lesezugriffe je Work-Item; Radius bis 32</translation>
    </message>
    <message>
        <source>V4</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V4</translation>
    </message>
    <message>
        <source>Of 2010: tiles of two dimensions; radius up to MAX_RADIUS</source>
        <extracomment>filter, variant: what v4 means</extracomment>
        <translation>Von 2010: Kacheln in zwei Dimensionen; Radius bis MAX_RADIUS</translation>
    </message>
    <message>
        <source>V41</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V41</translation>
    </message>
    <message>
        <source>Of 2010: reads start at multiples of 16 pixels; radius up to MAX_RADIUS</source>
        <extracomment>filter, variant: what v41 means</extracomment>
        <translation>Von 2010: Lesezugriffe beginnen bei Vielfachen von 16 Pixeln; Radius bis MAX_RADIUS</translation>
    </message>
    <message>
        <source>V411</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V411</translation>
    </message>
    <message>
        <source>Of 2010: the radius is known when compiling and the loop over taps unrolled; radius up to MAX_RADIUS</source>
        <extracomment>filter, variant: what v411 means</extracomment>
        <translation>Von 2010: der Radius ist beim Übersetzen bekannt und die Schleife über Koeffizienten abgerollt; Radius bis MAX_RADIUS</translation>
    </message>
    <message>
        <source>V412</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V412</translation>
    </message>
    <message>
        <source>Of 2010: groups of at most 128 work-items, with a third read; radius up to MAX_RADIUS</source>
        <extracomment>filter, variant: what v412 means</extracomment>
        <translation>Von 2010: Gruppen von höchstens 128 Work-Items, mit einem dritten Lesezugriff; Radius bis MAX_RADIUS</translation>
    </message>
    <message>
        <source>V51</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V51</translation>
    </message>
    <message>
        <source>Of 2010: v411 on 8-bit pixels in fixed point</source>
        <extracomment>filter, variant: what v51 means</extracomment>
        <translation>Von 2010: v411 auf 8-Bit-Pixeln in Festkomma</translation>
    </message>
    <message>
        <source>As v411, but a work-item makes four pixels: loads and stores of four floats at once</source>
        <extracomment>filter, variant: what vector means</extracomment>
        <translation>Wie v411, aber ein Work-Item macht vier Pixel: Laden und Speichern von vier floats auf einmal</translation>
    </message>
    <message>
        <source>Fused</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>Verschmolzen</translation>
    </message>
    <message>
        <source>Rows and columns in one pass over memory</source>
        <extracomment>filter, variant: what fused means</extracomment>
        <translation>Zeilen und Spalten in einem Gang durch den Speicher</translation>
    </message>
    <message>
        <source>Recursive</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>Rekursiv</translation>
    </message>
    <message>
        <source>A Gaussian at a cost that does not depend on its radius</source>
        <extracomment>filter, variant: what recursive means</extracomment>
        <translation>Eine Gaußkurve zu Kosten, die nicht vom Radius abhängen</translation>
    </message>
    <message>
        <source>What the split and difference views show beside the result</source>
        <extracomment>filter, versus: help</extracomment>
        <translation>Was geteilte Ansicht und Unterschied neben dem Ergebnis zeigen</translation>
    </message>
    <message>
        <source>The input</source>
        <extracomment>filter, versus: what none means</extracomment>
        <translation>Die Eingabe</translation>
    </message>
    <message>
        <source>The same in double precision</source>
        <extracomment>filter, versus: what exact means</extracomment>
        <translation>Dasselbe in doppelter Genauigkeit</translation>
    </message>
    <message>
        <source>Measurements beside the run; the plots grow while it runs</source>
        <extracomment>filter, study: help</extracomment>
        <translation>Messungen neben dem Lauf; die Diagramme wachsen währenddessen</translation>
    </message>
    <message>
        <source>Image size</source>
        <extracomment>filter, study: choice</extracomment>
        <translation>Bildgröße</translation>
    </message>
    <message>
        <source>Every variant over image sizes, with 17 x 17 taps</source>
        <extracomment>filter, study: what image-size means</extracomment>
        <translation>Jede Variante über Bildgrößen, mit 17 x 17 Koeffizienten</translation>
    </message>
    <message>
        <source>Filter size</source>
        <extracomment>filter, study: choice</extracomment>
        <translation>Filtergröße</translation>
    </message>
    <message>
        <source>Every variant over filter sizes, on 2048 x 2048 pixels</source>
        <extracomment>filter, study: what filter-size means</extracomment>
        <translation>Jede Variante über Filtergrößen, auf 2048 x 2048 Pixeln</translation>
    </message>
    <message>
        <source>Every variant on this image with this filter, one after another</source>
        <extracomment>filter, study: what race means</extracomment>
        <translation>Jede Variante auf diesem Bild mit diesem Filter, eine nach der anderen</translation>
    </message>
    <message>
        <source>Tuning</source>
        <extracomment>filter, study: choice</extracomment>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>The variant (v411 for one that is not of 2010) with every setting of its tuning, on this image</source>
        <extracomment>filter, study: what tuning means</extracomment>
        <translation>Die Variante (v411 statt einer, die nicht von 2010 ist) mit jeder Einstellung ihrer Abstimmung, auf diesem Bild</translation>
    </message>
    <message>
        <source>Sequence</source>
        <extracomment>filter, study: choice</extracomment>
        <translation>Folge</translation>
    </message>
    <message>
        <source>A sequence of images whose transfers are pageable, pinned, or overlapped with the filter (CUDA)</source>
        <extracomment>filter, study: what sequence means</extracomment>
        <translation>Eine Folge von Bildern, deren Übertragung auslagerbar, angeheftet oder mit dem Filter überlappt ist (CUDA)</translation>
    </message>
    <message>
        <source>MAX_RADIUS</source>
        <extracomment>filter, max_radius: label</extracomment>
        <translation>MAX_RADIUS</translation>
    </message>
    <message>
        <source>How far tiles reach beyond their group: the largest radius of v4 to vector</source>
        <extracomment>filter, max_radius: help</extracomment>
        <translation>Wie weit Kacheln über ihre Gruppe hinausreichen: der größte Radius von v4 bis vector</translation>
    </message>
    <message>
        <source>16</source>
        <extracomment>filter, max_radius: choice</extracomment>
        <translation>16</translation>
    </message>
    <message>
        <source>As in 2010</source>
        <extracomment>filter, max_radius: what 16 means</extracomment>
        <translation>Wie 2010</translation>
    </message>
    <message>
        <source>32</source>
        <extracomment>filter, max_radius: choice</extracomment>
        <translation>32</translation>
    </message>
    <message>
        <source>Larger tiles, and more loads per work-item, since two leave a gap</source>
        <extracomment>filter, max_radius: what 32 means</extracomment>
        <translation>Größere Kacheln, und mehr Lesezugriffe je Work-Item, da zwei eine Lücke lassen</translation>
    </message>
    <message>
        <source>Group shape</source>
        <extracomment>filter, group_shape: label</extracomment>
        <translation>Form der Gruppe</translation>
    </message>
    <message>
        <source>Work-items of a group along x and y</source>
        <extracomment>filter, group_shape: help</extracomment>
        <translation>Work-Items einer Gruppe entlang x und y</translation>
    </message>
    <message>
        <source>As in 2010: 32 x 4 for rows, 16 x 32 for columns (v412: 8 x 16)</source>
        <extracomment>filter, group_shape: what source means</extracomment>
        <translation>Wie 2010: 32 x 4 für Zeilen, 16 x 32 für Spalten (v412: 8 x 16)</translation>
    </message>
    <message>
        <source>8x16</source>
        <extracomment>filter, group_shape: choice</extracomment>
        <translation>8x16</translation>
    </message>
    <message>
        <source>128 work-items</source>
        <extracomment>filter, group_shape: what 8x16 means</extracomment>
        <translation>128 Work-Items</translation>
    </message>
    <message>
        <source>16x16</source>
        <extracomment>filter, group_shape: choice</extracomment>
        <translation>16x16</translation>
    </message>
    <message>
        <source>256 work-items</source>
        <extracomment>filter, group_shape: what 16x16 means</extracomment>
        <translation>256 Work-Items</translation>
    </message>
    <message>
        <source>16x32</source>
        <extracomment>filter, group_shape: choice</extracomment>
        <translation>16x32</translation>
    </message>
    <message>
        <source>512 work-items</source>
        <extracomment>filter, group_shape: what 16x32 means</extracomment>
        <translation>512 Work-Items</translation>
    </message>
    <message>
        <source>32x4</source>
        <extracomment>filter, group_shape: choice</extracomment>
        <translation>32x4</translation>
    </message>
    <message>
        <source>32x8</source>
        <extracomment>filter, group_shape: choice</extracomment>
        <translation>32x8</translation>
    </message>
    <message>
        <source>32x16</source>
        <extracomment>filter, group_shape: choice</extracomment>
        <translation>32x16</translation>
    </message>
    <message>
        <source>64x4</source>
        <extracomment>filter, group_shape: choice</extracomment>
        <translation>64x4</translation>
    </message>
    <message>
        <source>Unroll</source>
        <extracomment>filter, unroll: label</extracomment>
        <translation>Abrollen</translation>
    </message>
    <message>
        <source>The loop over taps is unrolled: wholly as in 2010, by eight with another group shape, MAX_RADIUS or taps in global memory</source>
        <extracomment>filter, unroll: help</extracomment>
        <translation>Die Schleife über Koeffizienten wird abgerollt: ganz wie 2010, zu je acht bei anderer Gruppenform, MAX_RADIUS oder Koeffizienten im globalen Speicher</translation>
    </message>
    <message>
        <source>Taps lie in</source>
        <extracomment>filter, tap_memory: label</extracomment>
        <translation>Koeffizienten liegen im</translation>
    </message>
    <message>
        <source>The memory from which CUDA&apos;s kernels v3 to vector read the taps</source>
        <extracomment>filter, tap_memory: help</extracomment>
        <translation>Der Speicher, aus dem die CUDA-Kernel v3 bis vector die Koeffizienten lesen</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>filter, tap_memory: choice</extracomment>
        <translation>Konstanten Speicher</translation>
    </message>
    <message>
        <source>In constant memory, as in 2010: a whole warp is served at once</source>
        <extracomment>filter, tap_memory: what constant means</extracomment>
        <translation>Im konstanten Speicher, wie 2010: ein ganzer Warp wird auf einmal bedient</translation>
    </message>
    <message>
        <source>Global</source>
        <extracomment>filter, tap_memory: choice</extracomment>
        <translation>Globalen Speicher</translation>
    </message>
    <message>
        <source>In global memory</source>
        <extracomment>filter, tap_memory: what global means</extracomment>
        <translation>Im globalen Speicher</translation>
    </message>
    <message>
        <source>Launch</source>
        <extracomment>filter, launch: label</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>How many CUDA kernels make a pass, and whether they run side by side</source>
        <extracomment>filter, launch: help</extracomment>
        <translation>Wie viele CUDA-Kernel einen Durchgang machen, und ob sie nebeneinander laufen</translation>
    </message>
    <message>
        <source>Whole</source>
        <extracomment>filter, launch: choice</extracomment>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>One kernel for each pass</source>
        <extracomment>filter, launch: what whole means</extracomment>
        <translation>Ein Kernel für jeden Durchgang</translation>
    </message>
    <message>
        <source>In turn</source>
        <extracomment>filter, launch: choice</extracomment>
        <translation>Nacheinander</translation>
    </message>
    <message>
        <source>Eight kernels for each pass, each on a part of the image, one after another</source>
        <extracomment>filter, launch: what in-turn means</extracomment>
        <translation>Acht Kernel für jeden Durchgang, jeder auf einem Teil des Bildes, einer nach dem anderen</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>filter, launch: choice</extracomment>
        <translation>Zugleich</translation>
    </message>
    <message>
        <source>The same eight kernels side by side, each on a stream of its own</source>
        <extracomment>filter, launch: what at-once means</extracomment>
        <translation>Dieselben acht Kernel nebeneinander, jeder in einem eigenen Stream</translation>
    </message>
    <message>
        <source>Warp</source>
        <extracomment>filter, matrix: group</extracomment>
        <translation>Verzerrung</translation>
    </message>
    <message>
        <source>6 numbers (affine) or 9 (homography), row by row; empty: from rotation, zoom, shear and the rest</source>
        <extracomment>filter, matrix: help</extracomment>
        <translation>6 Zahlen (affin) oder 9 (Homographie), Zeile für Zeile; leer: aus Drehung, Vergrößerung, Scherung und dem Rest</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>filter, corners: label</extracomment>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Where the image&apos;s corners go: x0,y0,...,x3,y3, clockwise from the top left; wins over the matrix</source>
        <extracomment>filter, corners: help</extracomment>
        <translation>Wohin die Ecken des Bildes gehen: x0,y0,...,x3,y3, im Uhrzeigersinn von links oben; geht der Matrix vor</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>filter, rotation: label</extracomment>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>About the middle, clockwise</source>
        <extracomment>filter, rotation: help</extracomment>
        <translation>Um die Mitte, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>filter, zoom: label</extracomment>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>About the middle</source>
        <extracomment>filter, zoom: help</extracomment>
        <translation>Um die Mitte</translation>
    </message>
    <message>
        <source>Shear</source>
        <extracomment>filter, shear: label</extracomment>
        <translation>Scherung</translation>
    </message>
    <message>
        <source>Along x, per unit of y</source>
        <extracomment>filter, shear: help</extracomment>
        <translation>Entlang x, je Einheit von y</translation>
    </message>
    <message>
        <source>Shift along x</source>
        <extracomment>filter, move_x: label</extracomment>
        <translation>Verschiebung entlang x</translation>
    </message>
    <message>
        <source>Part of the width</source>
        <extracomment>filter, move_x: help</extracomment>
        <translation>Teil der Breite</translation>
    </message>
    <message>
        <source>Shift along y</source>
        <extracomment>filter, move_y: label</extracomment>
        <translation>Verschiebung entlang y</translation>
    </message>
    <message>
        <source>Part of the height</source>
        <extracomment>filter, move_y: help</extracomment>
        <translation>Teil der Höhe</translation>
    </message>
    <message>
        <source>Perspective along x</source>
        <extracomment>filter, perspective_x: label</extracomment>
        <translation>Perspektive entlang x</translation>
    </message>
    <message>
        <source>Change of w over the width (homography)</source>
        <extracomment>filter, perspective_x: help</extracomment>
        <translation>Änderung von w über die Breite (Homographie)</translation>
    </message>
    <message>
        <source>Perspective along y</source>
        <extracomment>filter, perspective_y: label</extracomment>
        <translation>Perspektive entlang y</translation>
    </message>
    <message>
        <source>Change of w over the height (homography)</source>
        <extracomment>filter, perspective_y: help</extracomment>
        <translation>Änderung von w über die Höhe (Homographie)</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>filter, direction: label</extracomment>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Between which pixels the matrix maps</source>
        <extracomment>filter, direction: help</extracomment>
        <translation>Zwischen welchen Pixeln die Matrix abbildet</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>filter, direction: choice</extracomment>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>The matrix takes input pixels to output pixels</source>
        <extracomment>filter, direction: what forward means</extracomment>
        <translation>Die Matrix führt Pixel der Eingabe zu solchen der Ausgabe</translation>
    </message>
    <message>
        <source>Backward</source>
        <extracomment>filter, direction: choice</extracomment>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <source>The matrix takes output pixels to input pixels</source>
        <extracomment>filter, direction: what backward means</extracomment>
        <translation>Die Matrix führt Pixel der Ausgabe zu solchen der Eingabe</translation>
    </message>
    <message>
        <source>Invert</source>
        <extracomment>filter, invert: label</extracomment>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Take the inverse of the map that is described</source>
        <extracomment>filter, invert: help</extracomment>
        <translation>Die Umkehrung der beschriebenen Abbildung nehmen</translation>
    </message>
    <message>
        <source>Interpolation</source>
        <extracomment>filter, interpolation: label</extracomment>
        <translation>Interpolation</translation>
    </message>
    <message>
        <source>The value between pixels</source>
        <extracomment>filter, interpolation: help</extracomment>
        <translation>Der Wert zwischen Pixeln</translation>
    </message>
    <message>
        <source>Nearest</source>
        <extracomment>filter, interpolation: choice</extracomment>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>The nearest pixel</source>
        <extracomment>filter, interpolation: what nearest means</extracomment>
        <translation>Das nächste Pixel</translation>
    </message>
    <message>
        <source>Linear</source>
        <extracomment>filter, interpolation: choice</extracomment>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Between four pixels, exact</source>
        <extracomment>filter, interpolation: what linear means</extracomment>
        <translation>Zwischen vier Pixeln, exakt</translation>
    </message>
    <message>
        <source>Linear OpenCV</source>
        <extracomment>filter, interpolation: choice</extracomment>
        <translation>Linear wie OpenCV</translation>
    </message>
    <message>
        <source>As linear, with positions rounded to 1/32 pixel, to compare</source>
        <extracomment>filter, interpolation: what linear-opencv means</extracomment>
        <translation>Wie linear, mit auf 1/32 Pixel gerundeten Orten, zum Vergleich</translation>
    </message>
    <message>
        <source>Cubic</source>
        <extracomment>filter, interpolation: choice</extracomment>
        <translation>Kubisch</translation>
    </message>
    <message>
        <source>Between sixteen pixels, after Keys, with a = -0.5</source>
        <extracomment>filter, interpolation: what cubic means</extracomment>
        <translation>Zwischen sechzehn Pixeln, nach Keys, mit a = -0.5</translation>
    </message>
    <message>
        <source>Linear hardware</source>
        <extracomment>filter, interpolation: choice</extracomment>
        <translation>Linear in Hardware</translation>
    </message>
    <message>
        <source>By CUDA&apos;s texture units, whose weights have 8 bits (on the CPU: positions rounded to 1/256 pixel)</source>
        <extracomment>filter, interpolation: what linear-hardware means</extracomment>
        <translation>Durch die Textureinheiten von CUDA, deren Gewichte 8 Bit haben (auf der CPU: Orte auf 1/256 Pixel gerundet)</translation>
    </message>
    <message>
        <source>Supersampling</source>
        <extracomment>filter, samples: label</extracomment>
        <translation>Überabtastung</translation>
    </message>
    <message>
        <source>Samples per output pixel and axis, averaged</source>
        <extracomment>filter, samples: help</extracomment>
        <translation>Abtastungen je Pixel der Ausgabe und Achse, gemittelt</translation>
    </message>
    <message>
        <source>Outputs per thread</source>
        <extracomment>filter, outputs_per_thread: label</extracomment>
        <translation>Ausgaben je Thread</translation>
    </message>
    <message>
        <source>Pixels that one CUDA thread makes (1, 2, 4 or 8)</source>
        <extracomment>filter, outputs_per_thread: help</extracomment>
        <translation>Pixel, die ein CUDA-Thread macht (1, 2, 4 oder 8)</translation>
    </message>
    <message>
        <source>Reads</source>
        <extracomment>filter, reads: label</extracomment>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>How CUDA&apos;s warps read the image</source>
        <extracomment>filter, reads: help</extracomment>
        <translation>Wie die Warps von CUDA das Bild lesen</translation>
    </message>
    <message>
        <source>From global memory</source>
        <extracomment>filter, reads: what global means</extracomment>
        <translation>Aus dem globalen Speicher</translation>
    </message>
    <message>
        <source>Texture</source>
        <extracomment>filter, reads: choice</extracomment>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Texel by texel through a texture; the pixels are the same</source>
        <extracomment>filter, reads: what texture means</extracomment>
        <translation>Texel für Texel durch eine Textur; die Pixel sind dieselben</translation>
    </message>
    <message>
        <source>Both sheets</source>
        <extracomment>filter, both_sheets: label</extracomment>
        <translation>Beide Blätter</translation>
    </message>
    <message>
        <source>Also draw what lies behind the plane (w &lt; 0)</source>
        <extracomment>filter, both_sheets: help</extracomment>
        <translation>Auch zeichnen, was hinter der Ebene liegt (w &lt; 0)</translation>
    </message>
    <message>
        <source>Output size</source>
        <extracomment>filter, out_size: label</extracomment>
        <translation>Ausgabegröße</translation>
    </message>
    <message>
        <source>Width and height of the warped image; empty: the input&apos;s</source>
        <extracomment>filter, out_size: help</extracomment>
        <translation>Breite und Höhe des verzerrten Bildes; leer: die der Eingabe</translation>
    </message>
    <message>
        <source>What the picture shows</source>
        <extracomment>filter, stage: help</extracomment>
        <translation>Was das Bild zeigt</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>filter, stage: what result means</extracomment>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>Input</source>
        <extracomment>filter, stage: choice</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>The image after the rows</source>
        <extracomment>filter, stage: what rows means</extracomment>
        <translation>Das Bild nach den Zeilen</translation>
    </message>
    <message>
        <source>The difference to what is compared</source>
        <extracomment>filter, stage: what difference means</extracomment>
        <translation>Der Unterschied zu dem, womit verglichen wird</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>filter, stage: choice</extracomment>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>The result and what is compared beside a divider</source>
        <extracomment>filter, stage: what split means</extracomment>
        <translation>Das Ergebnis und womit verglichen wird, neben einem Teiler</translation>
    </message>
    <message>
        <source>The filter as a two-dimensional kernel</source>
        <extracomment>filter, stage: what kernel means</extracomment>
        <translation>Der Filter als zweidimensionaler Kern</translation>
    </message>
    <message>
        <source>Mask</source>
        <extracomment>filter, stage: choice</extracomment>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Which pixels of a warp lie inside, outside and behind (w &lt; 0)</source>
        <extracomment>filter, stage: what mask means</extracomment>
        <translation>Welche Pixel einer Verzerrung innen, außen und dahinter (w &lt; 0) liegen</translation>
    </message>
    <message>
        <source>Where the divider stands, from left to right</source>
        <extracomment>filter, split: help</extracomment>
        <translation>Wo der Teiler steht, von links nach rechts</translation>
    </message>
    <message>
        <source>Gain</source>
        <extracomment>filter, gain: label</extracomment>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Factor on the shown values</source>
        <extracomment>filter, gain: help</extracomment>
        <translation>Faktor auf den gezeigten Werten</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>filter, tone: label</extracomment>
        <translation>Tonwerte</translation>
    </message>
    <message>
        <source>How values become grey</source>
        <extracomment>filter, tone: help</extracomment>
        <translation>Wie Werte grau werden</translation>
    </message>
    <message>
        <source>Signed where values are negative; differences up to the largest</source>
        <extracomment>filter, tone: what auto means</extracomment>
        <translation>Mit Vorzeichen, wo Werte negativ sind; Unterschiede bis zum größten</translation>
    </message>
    <message>
        <source>Black to white</source>
        <extracomment>filter, tone: what plain means</extracomment>
        <translation>Schwarz bis Weiß</translation>
    </message>
    <message>
        <source>Signed</source>
        <extracomment>filter, tone: choice</extracomment>
        <translation>Mit Vorzeichen</translation>
    </message>
    <message>
        <source>Middle grey is zero</source>
        <extracomment>filter, tone: what signed means</extracomment>
        <translation>Mittleres Grau ist null</translation>
    </message>
    <message>
        <source>Show geometry</source>
        <extracomment>filter, show_geometry: label</extracomment>
        <translation>Geometrie zeigen</translation>
    </message>
    <message>
        <source>Corner handles, the image of the pixel grid and the vanishing line of a warp</source>
        <extracomment>filter, show_geometry: help</extracomment>
        <translation>Eckgriffe, das Bild des Pixelgitters und die Fluchtgerade einer Verzerrung</translation>
    </message>
    <message>
        <source>Memory-access microscope</source>
        <extracomment>filter, show_microscope: label</extracomment>
        <translation>Mikroskop der Speicherzugriffe</translation>
    </message>
    <message>
        <source>In the steps: the tile of one work-group, its apron and the reads of one warp</source>
        <extracomment>filter, show_microscope: help</extracomment>
        <translation>In den Schritten: die Kachel einer Gruppe, ihr Saum und die Lesezugriffe eines Warps</translation>
    </message>
    <message>
        <source>Under the microscope</source>
        <extracomment>filter, lens: label</extracomment>
        <translation>Unter dem Mikroskop</translation>
    </message>
    <message>
        <source>What the lens over a work-group shows</source>
        <extracomment>filter, lens: help</extracomment>
        <translation>Was die Linse über einer Gruppe zeigt</translation>
    </message>
    <message>
        <source>What the work-group touches</source>
        <extracomment>filter, lens: what reads means</extracomment>
        <translation>Was die Gruppe berührt</translation>
    </message>
    <message>
        <source>Aprons</source>
        <extracomment>filter, lens: choice</extracomment>
        <translation>Säume</translation>
    </message>
    <message>
        <source>The ways to treat an apron, on a group of 64</source>
        <extracomment>filter, lens: what aprons means</extracomment>
        <translation>Die Arten, einen Saum zu behandeln, an einer Gruppe von 64</translation>
    </message>
    <message>
        <source>Work space</source>
        <extracomment>filter, lens: choice</extracomment>
        <translation>Arbeitsraum</translation>
    </message>
    <message>
        <source>The ids of 16 work-items</source>
        <extracomment>filter, lens: what work-space means</extracomment>
        <translation>Die Nummern von 16 Work-Items</translation>
    </message>
    <message>
        <source>Banks</source>
        <extracomment>filter, lens: choice</extracomment>
        <translation>Bänke</translation>
    </message>
    <message>
        <source>The banks of local memory that a half-warp reads at the chosen stride</source>
        <extracomment>filter, lens: what banks means</extracomment>
        <translation>Die Bänke des lokalen Speichers, die ein halber Warp bei der gewählten Schrittweite liest</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>filter, stride: label</extracomment>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Words from one work-item&apos;s read to the next one&apos;s: in the lens *banks*, and marked in the plot of bank conflicts</source>
        <extracomment>filter, stride: help</extracomment>
        <translation>Wörter vom Lesezugriff eines Work-Items zu dem des nächsten: in der Linse *banks*, und im Diagramm der Bankkonflikte markiert</translation>
    </message>
    <message>
        <source>Latency of a load</source>
        <extracomment>filter, latency: label</extracomment>
        <translation>Latenz eines Ladezugriffs</translation>
    </message>
    <message>
        <source>cycles</source>
        <comment>unit</comment>
        <extracomment>filter, latency: unit</extracomment>
        <translation>Takte</translation>
    </message>
    <message>
        <source>How long a load takes, in the plot of the warps that hide it</source>
        <extracomment>filter, latency: help</extracomment>
        <translation>Wie lange ein Ladezugriff dauert, im Diagramm der Warps, die das verdecken</translation>
    </message>
    <message>
        <source>For every query the histogram of its distances to all references, from 2-D points to descriptors</source>
        <extracomment>histogram: summary</extracomment>
        <translation>Für jede Anfrage das Histogramm ihrer Abstände zu allen Referenzen, von 2-D-Punkten bis zu Deskriptoren</translation>
    </message>
    <message>
        <source>References</source>
        <extracomment>histogram: input</extracomment>
        <translation>Referenzen</translation>
    </message>
    <message>
        <source>The vectors that distances are measured to: fvecs, bvecs, ivecs, npy, raw (f32, u8) or csv</source>
        <extracomment>histogram: what references is</extracomment>
        <translation>Die Vektoren, zu denen Abstände gemessen werden: fvecs, bvecs, ivecs, npy, raw (f32, u8) oder csv</translation>
    </message>
    <message>
        <source>Queries</source>
        <extracomment>histogram: input</extracomment>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>The vectors that ask; without them evenly drawn references do (--query-count)</source>
        <extracomment>histogram: what queries is</extracomment>
        <translation>Die Vektoren, die fragen; ohne sie tun es gleichmäßig herausgegriffene Referenzen (--query-count)</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>histogram: input</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Counts to compare the run&apos;s with: npy (queries x K), or csv as --out-counts writes it</source>
        <extracomment>histogram: what answer is</extracomment>
        <translation>Zählwerte, mit denen die des Laufs verglichen werden: npy (Anfragen x K), oder csv, wie --out-counts es schreibt</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>histogram: output</extracomment>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>histogram: output</extracomment>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>A query to drag</source>
        <extracomment>histogram: sample</extracomment>
        <translation>Eine Anfrage zum Ziehen</translation>
    </message>
    <message>
        <source>On a spiral</source>
        <extracomment>histogram: sample</extracomment>
        <translation>Auf einer Spirale</translation>
    </message>
    <message>
        <source>In space</source>
        <extracomment>histogram: sample</extracomment>
        <translation>Im Raum</translation>
    </message>
    <message>
        <source>Descriptors of photographs</source>
        <extracomment>histogram: sample</extracomment>
        <translation>Deskriptoren von Fotografien</translation>
    </message>
    <message>
        <source>A million points</source>
        <extracomment>histogram: sample</extracomment>
        <translation>Eine Million Punkte</translation>
    </message>
    <message>
        <source>As in 2019</source>
        <extracomment>histogram: preset</extracomment>
        <translation>Wie 2019</translation>
    </message>
    <message>
        <source>The same bins for all queries</source>
        <extracomment>histogram: preset</extracomment>
        <translation>Dieselben Klassen für alle Anfragen</translation>
    </message>
    <message>
        <source>Logarithmic bins</source>
        <extracomment>histogram: preset</extracomment>
        <translation>Logarithmische Klassen</translation>
    </message>
    <message>
        <source>How many references lie in each of the query&apos;s bins, from its nearest to its farthest, or within the limits of all queries.</source>
        <extracomment>histogram: what plot histogram tells</extracomment>
        <translation>Wie viele Referenzen in jeder Klasse der Anfrage liegen, von der nächsten bis zur fernsten oder in den Grenzen aller Anfragen.</translation>
    </message>
    <message>
        <source>How far away the nearest and the farthest reference of each query are: a wide band has wide bins.</source>
        <extracomment>histogram: what plot band tells</extracomment>
        <translation>Wie weit die nächste und die fernste Referenz jeder Anfrage entfernt sind: ein breites Band hat breite Klassen.</translation>
    </message>
    <message>
        <source>How the distances of all queries to their nearest reference are distributed.</source>
        <extracomment>histogram: what plot nearest tells</extracomment>
        <translation>Wie die Abstände aller Anfragen zu ihrer nächsten Referenz verteilt sind.</translation>
    </message>
    <message>
        <source>How the distances of all queries to their farthest reference are distributed.</source>
        <extracomment>histogram: what plot farthest tells</extracomment>
        <translation>Wie die Abstände aller Anfragen zu ihrer fernsten Referenz verteilt sind.</translation>
    </message>
    <message>
        <source>How long each round of queries took. The first may be longer, as memory is taken then.</source>
        <extracomment>histogram: what plot rounds tells</extracomment>
        <translation>Wie lange jede Runde von Anfragen dauerte. Die erste kann länger sein, da sie Speicher belegt.</translation>
    </message>
    <message>
        <source>Where the time of the run goes: copies, distances, limits, counting.</source>
        <extracomment>histogram: what plot stages tells</extracomment>
        <translation>Wohin die Zeit des Laufs geht: Kopien, Abstände, Grenzen, Zählen.</translation>
    </message>
    <message>
        <source>How much memory each array takes.</source>
        <extracomment>histogram: what plot memory tells</extracomment>
        <translation>Wie viel Speicher jedes Feld braucht.</translation>
    </message>
    <message>
        <source>How many entries of each query differ from the reference. None should, but where single precision meets the edge of a bin, if that was asked for.</source>
        <extracomment>histogram: what plot check tells</extracomment>
        <translation>Wie viele Einträge jeder Anfrage von der Referenz abweichen. Keiner sollte es, außer wo einfache Genauigkeit auf eine Klassengrenze trifft, falls sie verlangt war.</translation>
    </message>
    <message>
        <source>Time against K</source>
        <extracomment>histogram: sweep</extracomment>
        <translation>Zeit gegen K</translation>
    </message>
    <message>
        <source>Methods side by side</source>
        <extracomment>histogram: sweep</extracomment>
        <translation>Verfahren nebeneinander</translation>
    </message>
    <message>
        <source>How many bins each histogram has (K)</source>
        <extracomment>histogram, bins: help</extracomment>
        <translation>Wie viele Klassen jedes Histogramm hat (K)</translation>
    </message>
    <message>
        <source>How distances are computed and counted</source>
        <extracomment>histogram, method: help</extracomment>
        <translation>Wie Abstände gerechnet und gezählt werden</translation>
    </message>
    <message>
        <source>The fastest that fits</source>
        <extracomment>histogram, method: what auto means</extracomment>
        <translation>Das schnellste, das passt</translation>
    </message>
    <message>
        <source>Double precision, one distance at a time</source>
        <extracomment>histogram, method: what reference means</extracomment>
        <translation>Doppelte Genauigkeit, ein Abstand nach dem anderen</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>histogram, method: choice</extracomment>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>The four kernels of 2019</source>
        <extracomment>histogram, method: what paper means</extracomment>
        <translation>Die vier Kernel von 2019</translation>
    </message>
    <message>
        <source>All cores of the CPU and their vector units</source>
        <extracomment>histogram, method: what simd means</extracomment>
        <translation>Alle Kerne der CPU und ihre Vektoreinheiten</translation>
    </message>
    <message>
        <source>Up to 3 dimensions: groups of references inside one bin are counted at once</source>
        <extracomment>histogram, method: what boxes means</extracomment>
        <translation>Bis 3 Dimensionen: Gruppen von Referenzen innerhalb einer Klasse werden auf einmal gezählt</translation>
    </message>
    <message>
        <source>Shared</source>
        <extracomment>histogram, method: choice</extracomment>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>CUDA: distances are stored and read once more; histograms in shared memory</source>
        <extracomment>histogram, method: what shared means</extracomment>
        <translation>CUDA: Abstände werden gespeichert und noch einmal gelesen; Histogramme im gemeinsamen Speicher</translation>
    </message>
    <message>
        <source>CUDA: distances are computed twice and never stored</source>
        <extracomment>histogram, method: what fused means</extracomment>
        <translation>CUDA: Abstände werden zweimal gerechnet und nie gespeichert</translation>
    </message>
    <message>
        <source>Tensor</source>
        <extracomment>histogram, method: choice</extracomment>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>CUDA: the device&apos;s matrix units</source>
        <extracomment>histogram, method: what tensor means</extracomment>
        <translation>CUDA: die Matrixeinheiten des Geräts</translation>
    </message>
    <message>
        <source>Where the bins begin and end</source>
        <extracomment>histogram, limits: help</extracomment>
        <translation>Wo die Klassen beginnen und enden</translation>
    </message>
    <message>
        <source>Per query</source>
        <extracomment>histogram, limits: choice</extracomment>
        <translation>Je Anfrage</translation>
    </message>
    <message>
        <source>From each query&apos;s nearest to its farthest reference</source>
        <extracomment>histogram, limits: what per-query means</extracomment>
        <translation>Von der nächsten bis zur fernsten Referenz jeder Anfrage</translation>
    </message>
    <message>
        <source>Bin widths</source>
        <extracomment>histogram, bin_scale: label</extracomment>
        <translation>Klassenbreiten</translation>
    </message>
    <message>
        <source>How the widths of the bins relate</source>
        <extracomment>histogram, bin_scale: help</extracomment>
        <translation>Wie sich die Breiten der Klassen verhalten</translation>
    </message>
    <message>
        <source>All bins are equally wide</source>
        <extracomment>histogram, bin_scale: what linear means</extracomment>
        <translation>Alle Klassen sind gleich breit</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <extracomment>histogram, bin_scale: choice</extracomment>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Bins are equal steps of the logarithm</source>
        <extracomment>histogram, bin_scale: what logarithmic means</extracomment>
        <translation>Klassen sind gleiche Schritte des Logarithmus</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <extracomment>histogram, arithmetic: label</extracomment>
        <translation>Rechenart</translation>
    </message>
    <message>
        <source>How a distance becomes the number of its bin</source>
        <extracomment>histogram, arithmetic: help</extracomment>
        <translation>Wie ein Abstand zur Nummer seiner Klasse wird</translation>
    </message>
    <message>
        <source>Bins as in double precision</source>
        <extracomment>histogram, arithmetic: what exact means</extracomment>
        <translation>Klassen wie in doppelter Genauigkeit</translation>
    </message>
    <message>
        <source>Single precision times the reciprocal width, as in 2019</source>
        <extracomment>histogram, arithmetic: what source means</extracomment>
        <translation>Einfache Genauigkeit mal Kehrwert der Breite, wie 2019</translation>
    </message>
    <message>
        <source>Skip itself</source>
        <extracomment>histogram, skip_self: label</extracomment>
        <translation>Sich selbst auslassen</translation>
    </message>
    <message>
        <source>Leave out references at distance 0</source>
        <extracomment>histogram, skip_self: help</extracomment>
        <translation>Referenzen mit Abstand 0 weglassen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>histogram, query_batch: group</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Queries per round</source>
        <extracomment>histogram, query_batch: label</extracomment>
        <translation>Anfragen je Runde</translation>
    </message>
    <message>
        <source>How many queries are treated at a time; 0: 32 as in 2019, on CUDA as many as suit it</source>
        <extracomment>histogram, query_batch: help</extracomment>
        <translation>Wie viele Anfragen auf einmal behandelt werden; 0: 32 wie 2019, auf CUDA so viele, wie ihm passen</translation>
    </message>
    <message>
        <source>Queries from references</source>
        <extracomment>histogram, query_count: label</extracomment>
        <translation>Anfragen aus Referenzen</translation>
    </message>
    <message>
        <source>Where no queries are given: this number of references, taken at even distances in the file, serve as queries</source>
        <extracomment>histogram, query_count: help</extracomment>
        <translation>Wo keine Anfragen gegeben sind: so viele Referenzen, in gleichen Abständen aus der Datei, dienen als Anfragen</translation>
    </message>
    <message>
        <source>Dimension of raw files</source>
        <extracomment>histogram, dimension: label</extracomment>
        <translation>Dimension roher Dateien</translation>
    </message>
    <message>
        <source>Components per vector of f32, u8 and raw files, which do not tell; 0: as the file says</source>
        <extracomment>histogram, dimension: help</extracomment>
        <translation>Komponenten je Vektor in f32-, u8- und raw-Dateien, die das nicht sagen; 0: wie die Datei sagt</translation>
    </message>
    <message>
        <source>Your query</source>
        <extracomment>histogram, probe: label</extracomment>
        <translation>Eigene Anfrage</translation>
    </message>
    <message>
        <source>Its coordinates; it is asked beside the others and not counted among them. Drag it in the picture</source>
        <extracomment>histogram, probe: help</extracomment>
        <translation>Ihre Koordinaten; sie wird neben den anderen gefragt und nicht unter ihnen gezählt. Sie lässt sich im Bild ziehen</translation>
    </message>
    <message>
        <source>What the method&apos;s arrays may take, inputs included: of the device, else of the host; 0: what is free, for method paper 1024 as in 2019</source>
        <extracomment>histogram, memory_cap: help</extracomment>
        <translation>Was die Felder des Verfahrens belegen dürfen, Eingaben inbegriffen: vom Gerät, sonst vom Rechner; 0: was frei ist, für das Verfahren paper 1024 wie 2019</translation>
    </message>
    <message>
        <source>CUDA devices of this host that share the queries</source>
        <extracomment>histogram, devices: help</extracomment>
        <translation>CUDA-Geräte dieses Rechners, die sich die Anfragen teilen</translation>
    </message>
    <message>
        <source>Chosen queries</source>
        <extracomment>histogram, only_queries: label</extracomment>
        <translation>Gewählte Anfragen</translation>
    </message>
    <message>
        <source>Numbers, from 0, of the queries that are asked; files have only these; without it all are</source>
        <extracomment>histogram, only_queries: help</extracomment>
        <translation>Nummern, ab 0, der Anfragen, die gestellt werden; Dateien haben nur diese; leer: alle</translation>
    </message>
    <message>
        <source>Compute again in double precision and count the entries that differ (slow)</source>
        <extracomment>histogram, check: help</extracomment>
        <translation>In doppelter Genauigkeit noch einmal rechnen und die Einträge zählen, die abweichen (langsam)</translation>
    </message>
    <message>
        <source>Points where there are such, else the waterfall</source>
        <extracomment>histogram, show: what auto means</extracomment>
        <translation>Punkte, wo es solche gibt, sonst der Wasserfall</translation>
    </message>
    <message>
        <source>The points in 2 and 3 dimensions, with the query&apos;s rings</source>
        <extracomment>histogram, show: what points means</extracomment>
        <translation>Die Punkte in 2 und 3 Dimensionen, mit den Ringen der Anfrage</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>histogram, show: choice</extracomment>
        <translation>Wasserfall</translation>
    </message>
    <message>
        <source>All queries and bins</source>
        <extracomment>histogram, show: what waterfall means</extracomment>
        <translation>Alle Anfragen und Klassen</translation>
    </message>
    <message>
        <source>Adder</source>
        <extracomment>histogram, show: choice</extracomment>
        <translation>Addierer</translation>
    </message>
    <message>
        <source>How method paper counts the picked query: 64 private histograms and their sum</source>
        <extracomment>histogram, show: what adder means</extracomment>
        <translation>Wie das Verfahren paper die angeklickte Anfrage zählt: 64 eigene Histogramme und ihre Summe</translation>
    </message>
    <message>
        <source>How method paper shares out the distances: blocks of 64 references</source>
        <extracomment>histogram, show: what blocks means</extracomment>
        <translation>Wie das Verfahren paper die Abstände verteilt: Blöcke von 64 Referenzen</translation>
    </message>
    <message>
        <source>Query</source>
        <extracomment>histogram, query: label</extracomment>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>The one that is looked at; among chosen ones its place</source>
        <extracomment>histogram, query: help</extracomment>
        <translation>Die betrachtete; unter gewählten ihre Stelle</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>histogram, color_map: label</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Of counts</source>
        <extracomment>histogram, color_map: help</extracomment>
        <translation>Der Zählwerte</translation>
    </message>
    <message>
        <source>Logarithmic colours</source>
        <extracomment>histogram, log_counts: label</extracomment>
        <translation>Logarithmische Farben</translation>
    </message>
    <message>
        <source>Colours follow the counts&apos; logarithm</source>
        <extracomment>histogram, log_counts: help</extracomment>
        <translation>Farben folgen dem Logarithmus der Zählwerte</translation>
    </message>
    <message>
        <source>Rings and shells</source>
        <extracomment>histogram, show_rings: label</extracomment>
        <translation>Ringe und Schalen</translation>
    </message>
    <message>
        <source>The limits of the bins around the query: rings in the plane; in space the outlines of shells in three planes</source>
        <extracomment>histogram, show_rings: help</extracomment>
        <translation>Die Klassengrenzen um die Anfrage: Ringe in der Ebene; im Raum die Umrisse von Schalen in drei Ebenen</translation>
    </message>
    <message>
        <source>Cut open</source>
        <extracomment>histogram, cut_open: label</extracomment>
        <translation>Aufschneiden</translation>
    </message>
    <message>
        <source>In 3 dimensions: without the references before the query, so that the shells are seen from within</source>
        <extracomment>histogram, cut_open: help</extracomment>
        <translation>In 3 Dimensionen: ohne die Referenzen vor der Anfrage, sodass die Schalen von innen zu sehen sind</translation>
    </message>
    <message>
        <source>Octant left out</source>
        <extracomment>histogram, octant: label</extracomment>
        <translation>Ausgelassener Oktant</translation>
    </message>
    <message>
        <source>Follows the camera: 1, 2 and 4 added up where the eye is beyond the query in x, y and z</source>
        <extracomment>histogram, octant: help</extracomment>
        <translation>Folgt der Kamera: 1, 2 und 4 addiert, wo das Auge in x, y und z jenseits der Anfrage ist</translation>
    </message>
    <message>
        <source>Microscope</source>
        <extracomment>app/workspaces/filter.cpp: layer</extracomment>
        <translation>Mikroskop</translation>
    </message>
    <message>
        <source>Lines over the image</source>
        <extracomment>app/workspaces/filter.cpp: layer</extracomment>
        <translation>Linien über dem Bild</translation>
    </message>
    <message>
        <source>Heat map</source>
        <extracomment>app/workspaces/histogram.cpp: layer</extracomment>
        <translation>Farbkarte</translation>
    </message>
    <message>
        <source>Bars</source>
        <extracomment>app/workspaces/histogram.cpp: layer</extracomment>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Rings</source>
        <extracomment>app/workspaces/histogram.cpp: layer</extracomment>
        <translation>Ringe</translation>
    </message>
    <message>
        <source>Frames</source>
        <extracomment>app/workspaces/histogram.cpp: layer</extracomment>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>Ray-traced picture</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Bild aus Strahlen</translation>
    </message>
    <message>
        <source>Cells</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Node</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Planes</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Planes by events</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Ebenen gegen Ereignisse</translation>
    </message>
    <message>
        <source>Sums and reduction</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Summen und Reduktion</translation>
    </message>
    <message>
        <source>Picture through the other tree</source>
        <extracomment>app/workspaces/kdtree_legend.cpp: layer</extracomment>
        <translation>Bild durch den anderen Baum</translation>
    </message>
    <message>
        <source>Removed balls</source>
        <extracomment>app/workspaces/ridge.cpp: layer</extracomment>
        <translation>Entfernte Kugeln</translation>
    </message>
    <message>
        <source>Exact result</source>
        <extracomment>app/workspaces/ridge.cpp: layer</extracomment>
        <translation>Exaktes Ergebnis</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>app/workspaces/ridge.cpp: layer</extracomment>
        <translation>Fehlendes</translation>
    </message>
    <message>
        <source>True curve</source>
        <extracomment>app/workspaces/ridge.cpp: layer</extracomment>
        <translation>Wahre Kurve</translation>
    </message>
    <message>
        <source>Others beside</source>
        <extracomment>app/workspaces/triangulation.cpp: layer</extracomment>
        <translation>Andere daneben</translation>
    </message>
    <message>
        <source>Best so far</source>
        <extracomment>app/workspaces/triangulation.cpp: layer</extracomment>
        <translation>Beste bisher</translation>
    </message>
    <message>
        <source>Edges</source>
        <extracomment>app/workspaces/triangulation.cpp: layer</extracomment>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>What changed</source>
        <extracomment>app/workspaces/triangulation.cpp: layer</extracomment>
        <translation>Was sich änderte</translation>
    </message>
    <message>
        <source>Diamond test</source>
        <extracomment>app/workspaces/triangulation.cpp: layer</extracomment>
        <translation>Diamanttest</translation>
    </message>
    <message>
        <source>Determinant</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Determinante</translation>
    </message>
    <message>
        <source>Of the matrix: how many times as large areas become; negative where it mirrors</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Der Matrix: wievielmal so groß Flächen werden; negativ, wo sie spiegelt</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Kondition</translation>
    </message>
    <message>
        <source>How near the map is to one without an inverse: 1 for turns, large is bad</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Wie nah die Abbildung einer ohne Umkehrung ist: 1 bei Drehungen, groß ist schlecht</translation>
    </message>
    <message>
        <source>Coverage</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>The part of the output&apos;s area that the image covers: 1 is all of it</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Der Teil der Ausgabefläche, den das Bild bedeckt: 1 ist alles</translation>
    </message>
    <message>
        <source>Effective sigma</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Wirksames Sigma</translation>
    </message>
    <message>
        <source>Standard deviation of the taps that were applied: less than sigma where the radius cuts them off</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Standardabweichung der angewandten Koeffizienten: kleiner als Sigma, wo der Radius sie abschneidet</translation>
    </message>
    <message>
        <source>Columns of the resulting image</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Spalten des entstandenen Bildes</translation>
    </message>
    <message>
        <source>Rows of the resulting image</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Zeilen des entstandenen Bildes</translation>
    </message>
    <message>
        <source>Channels</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Numbers of a pixel: 1 is grey, 3 red, green and blue, 4 with alpha</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Zahlen eines Pixels: 1 ist grau, 3 rot, grün und blau, 4 mit Alpha</translation>
    </message>
    <message>
        <source>Row taps</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Koeffizienten je Zeile</translation>
    </message>
    <message>
        <source>Numbers that are applied along rows</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Zahlen, die entlang der Zeilen angewandt werden</translation>
    </message>
    <message>
        <source>Column taps</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Koeffizienten je Spalte</translation>
    </message>
    <message>
        <source>Numbers that are applied along columns</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Zahlen, die entlang der Spalten angewandt werden</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>The value that white has in this image: the range is measured by it</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Der Wert, den Weiß in diesem Bild hat: an ihm wird der Umfang gemessen</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>The least value of any pixel and channel; below 0 it is lost in most files</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Der kleinste Wert aller Pixel und Kanäle; unter 0 geht er in den meisten Dateien verloren</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source>The greatest value of any pixel and channel; above white it is lost in most files</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Der größte Wert aller Pixel und Kanäle; über Weiß geht er in den meisten Dateien verloren</translation>
    </message>
    <message>
        <source>Nan count</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Zahl der NaN</translation>
    </message>
    <message>
        <source>Values that are no numbers</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Werte, die keine Zahlen sind</translation>
    </message>
    <message>
        <source>Query count</source>
        <extracomment>compute/histogram/methods/divided.cpp: value</extracomment>
        <translation>Zahl der Anfragen</translation>
    </message>
    <message>
        <source>Vectors that have a histogram each</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Vektoren, die je ein Histogramm haben</translation>
    </message>
    <message>
        <source>Reference count</source>
        <extracomment>compute/histogram/methods/divided.cpp: value</extracomment>
        <translation>Zahl der Referenzen</translation>
    </message>
    <message>
        <source>Vectors that distances are taken to</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Vektoren, zu denen Abstände genommen werden</translation>
    </message>
    <message>
        <source>Components of a vector</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Komponenten eines Vektors</translation>
    </message>
    <message>
        <source>Counts of a histogram</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Zählwerte eines Histogramms</translation>
    </message>
    <message>
        <source>Degenerate query count</source>
        <extracomment>compute/histogram/methods/divided.cpp: value</extracomment>
        <translation>Entartete Anfragen</translation>
    </message>
    <message>
        <source>Queries whose references are all equally far: all counts are in the first bin</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Anfragen, deren Referenzen alle gleich fern sind: alles ist in der ersten Klasse</translation>
    </message>
    <message>
        <source>Exact distances</source>
        <extracomment>compute/histogram/methods/divided.cpp: value</extracomment>
        <translation>Exakte Abstände</translation>
    </message>
    <message>
        <source>Whether all components are whole numbers, whose squares add up without rounding</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Ob alle Komponenten ganze Zahlen sind, deren Quadrate sich ohne Rundung addieren</translation>
    </message>
    <message>
        <source>Parts of the queries that were computed after one another</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Teile der Anfragen, die nacheinander gerechnet wurden</translation>
    </message>
    <message>
        <source>How distances were computed and counted</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Wie Abstände gerechnet und gezählt wurden</translation>
    </message>
    <message>
        <source>Method reason</source>
        <extracomment>compute/histogram/result.cpp: value</extracomment>
        <translation>Grund für das Verfahren</translation>
    </message>
    <message>
        <source>Why this method was taken</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Warum dieses Verfahren genommen wurde</translation>
    </message>
    <message>
        <source>Pairs per second</source>
        <extracomment>compute/histogram/result.cpp: value</extracomment>
        <translation>Paare je Sekunde</translation>
    </message>
    <message>
        <source>Distances computed and counted in a second, on this machine</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>In einer Sekunde gerechnete und gezählte Abstände, auf diesem Rechner</translation>
    </message>
    <message>
        <source>Empty query count</source>
        <extracomment>compute/histogram/result.cpp: value</extracomment>
        <translation>Leere Anfragen</translation>
    </message>
    <message>
        <source>Queries that no reference is left for</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Anfragen, für die keine Referenz übrig ist</translation>
    </message>
    <message>
        <source>Device bytes</source>
        <extracomment>compute/histogram/result.cpp: value</extracomment>
        <translation>Gerätespeicher</translation>
    </message>
    <message>
        <source>Memory of the device that the run took at most</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Speicher des Geräts, den der Lauf höchstens belegte</translation>
    </message>
    <message>
        <source>Memory bytes</source>
        <extracomment>compute/histogram/result.cpp: value</extracomment>
        <translation>Speicher insgesamt</translation>
    </message>
    <message>
        <source>Memory of all these arrays together</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Speicher all dieser Felder zusammen</translation>
    </message>
    <message>
        <source>Triangle count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Zahl der Dreiecke</translation>
    </message>
    <message>
        <source>Triangles that the tree is built over</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Dreiecke, über denen der Baum gebaut ist</translation>
    </message>
    <message>
        <source>Node count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Zahl der Knoten</translation>
    </message>
    <message>
        <source>Inner nodes and leaves together</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Innere Knoten und Blätter zusammen</translation>
    </message>
    <message>
        <source>Entries of all leaves: a triangle that planes cut has several</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Einträge aller Blätter: ein Dreieck, das Ebenen schneiden, hat mehrere</translation>
    </message>
    <message>
        <source>Max depth</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Größte Tiefe</translation>
    </message>
    <message>
        <source>Levels below the root</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Ebenen unter der Wurzel</translation>
    </message>
    <message>
        <source>Ray count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Zahl der Strahlen</translation>
    </message>
    <message>
        <source>Rays that were sent from the given file</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Strahlen, die aus der angegebenen Datei gesandt wurden</translation>
    </message>
    <message>
        <source>Hit count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Zahl der Treffer</translation>
    </message>
    <message>
        <source>Rays that meet a triangle</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Strahlen, die ein Dreieck treffen</translation>
    </message>
    <message>
        <source>Rays per second</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Strahlen je Sekunde</translation>
    </message>
    <message>
        <source>How fast they were traced, on this machine</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Wie schnell sie verfolgt wurden, auf diesem Rechner</translation>
    </message>
    <message>
        <source>Mean node visits</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Mittlere Knotenbesuche</translation>
    </message>
    <message>
        <source>Inner nodes and leaves that a ray visits on average</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Innere Knoten und Blätter, die ein Strahl im Mittel besucht</translation>
    </message>
    <message>
        <source>Mean triangle tests</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Mittlere Dreieckstests</translation>
    </message>
    <message>
        <source>Triangles that a ray is tested with on average</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Dreiecke, mit denen ein Strahl im Mittel getestet wird</translation>
    </message>
    <message>
        <source>Leaf count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Zahl der Blätter</translation>
    </message>
    <message>
        <source>Nodes without children: they hold the triangles</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Knoten ohne Kinder: sie enthalten die Dreiecke</translation>
    </message>
    <message>
        <source>Empty leaf count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Leere Blätter</translation>
    </message>
    <message>
        <source>Leaves without a triangle, which rays cross for nothing but a step</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Blätter ohne Dreieck, die Strahlen für nichts als einen Schritt durchqueren</translation>
    </message>
    <message>
        <source>Flat leaf count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Flache Blätter</translation>
    </message>
    <message>
        <source>Leaves whose cells have no volume</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Blätter, deren Zellen kein Volumen haben</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Vervielfachung</translation>
    </message>
    <message>
        <source>References per triangle: 1 where no plane cuts a triangle</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Einträge je Dreieck: 1, wo keine Ebene ein Dreieck schneidet</translation>
    </message>
    <message>
        <source>Largest leaf</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Größtes Blatt</translation>
    </message>
    <message>
        <source>Triangles of the leaf that holds most</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Dreiecke des Blatts, das die meisten enthält</translation>
    </message>
    <message>
        <source>Mean leaf size</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Mittlere Blattgröße</translation>
    </message>
    <message>
        <source>Triangles of a leaf on average, empty ones left out</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Dreiecke eines Blatts im Mittel, leere ausgenommen</translation>
    </message>
    <message>
        <source>Sah cost</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>SAH-Kosten</translation>
    </message>
    <message>
        <source>Expected cost of a ray through the scene&apos;s box, in the unit of K_T and K_I: less is better</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Erwartete Kosten eines Strahls durch den Kasten der Szene, in der Einheit von K_T und K_I: weniger ist besser</translation>
    </message>
    <message>
        <source>Cost as one leaf</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Kosten als ein Blatt</translation>
    </message>
    <message>
        <source>The same without a tree, all triangles in one leaf: to compare with</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Dasselbe ohne Baum, alle Dreiecke in einem Blatt: zum Vergleich</translation>
    </message>
    <message>
        <source>Tree bytes</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Speicher des Baums</translation>
    </message>
    <message>
        <source>Memory of nodes and references</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Speicher von Knoten und Einträgen</translation>
    </message>
    <message>
        <source>Dropped invalid</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Ungültige weggelassen</translation>
    </message>
    <message>
        <source>Triangles left out since coordinates are no finite numbers</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Dreiecke, weggelassen, weil Koordinaten keine endlichen Zahlen sind</translation>
    </message>
    <message>
        <source>Dropped flat</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Flache weggelassen</translation>
    </message>
    <message>
        <source>Triangles and polygons left out since they have no area</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Dreiecke und Polygone, weggelassen, weil sie keine Fläche haben</translation>
    </message>
    <message>
        <source>Kept flat</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Behaltene flache</translation>
    </message>
    <message>
        <source>Triangles without area that the tree is built over, as the run keeps them</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Dreiecke ohne Fläche, über denen der Baum gebaut ist, weil der Lauf sie behält</translation>
    </message>
    <message>
        <source>Compared with</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>What the second tree does otherwise</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Was der zweite Baum anders macht</translation>
    </message>
    <message>
        <source>Compared node count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Vergleich: Knoten</translation>
    </message>
    <message>
        <source>Inner nodes and leaves of the second tree</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Innere Knoten und Blätter des zweiten Baums</translation>
    </message>
    <message>
        <source>Compared reference count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Vergleich: Einträge</translation>
    </message>
    <message>
        <source>References of the second tree</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Einträge des zweiten Baums</translation>
    </message>
    <message>
        <source>Compared depth</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Vergleich: Tiefe</translation>
    </message>
    <message>
        <source>Levels of the second tree below its root</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Ebenen des zweiten Baums unter seiner Wurzel</translation>
    </message>
    <message>
        <source>Compared sah cost</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Vergleich: SAH-Kosten</translation>
    </message>
    <message>
        <source>Expected cost of a ray through the second tree</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Erwartete Kosten eines Strahls durch den zweiten Baum</translation>
    </message>
    <message>
        <source>Compared tree bytes</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Vergleich: Speicher</translation>
    </message>
    <message>
        <source>Memory of the second tree</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Speicher des zweiten Baums</translation>
    </message>
    <message>
        <source>Thesis device nodes</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: value</extracomment>
        <translation>Dissertation: Knoten am Gerät</translation>
    </message>
    <message>
        <source>Nodes that the device&apos;s kernels split</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: meaning</extracomment>
        <translation>Knoten, die die Kernel des Geräts teilen</translation>
    </message>
    <message>
        <source>Thesis cpu nodes</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: value</extracomment>
        <translation>Dissertation: Knoten der CPU</translation>
    </message>
    <message>
        <source>Nodes below the switch size, split on the CPU</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: meaning</extracomment>
        <translation>Knoten unter der Umschaltgröße, auf der CPU geteilt</translation>
    </message>
    <message>
        <source>Thesis switch size</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: value</extracomment>
        <translation>Dissertation: Umschaltgröße</translation>
    </message>
    <message>
        <source>Nodes with fewer stay on the CPU</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: meaning</extracomment>
        <translation>Knoten mit weniger bleiben auf der CPU</translation>
    </message>
    <message>
        <source>Vertex count</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Zahl der Ecken</translation>
    </message>
    <message>
        <source>Vertices of all curves: the balls that are left</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Ecken aller Kurven: die übrigen Kugeln</translation>
    </message>
    <message>
        <source>Edge count</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Zahl der Kanten</translation>
    </message>
    <message>
        <source>Straight pieces between neighbouring vertices</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Gerade Stücke zwischen benachbarten Ecken</translation>
    </message>
    <message>
        <source>Component count</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Zahl der Teile</translation>
    </message>
    <message>
        <source>Curves that are apart from one another</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Kurven, die voneinander getrennt sind</translation>
    </message>
    <message>
        <source>Outer rounds</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Äußere Runden</translation>
    </message>
    <message>
        <source>Rounds of evolution and decimation until no ball had to go</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Runden aus Entwickeln und Ausdünnen, bis keine Kugel gehen musste</translation>
    </message>
    <message>
        <source>Inner iterations</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Innere Iterationen</translation>
    </message>
    <message>
        <source>Moves of all balls, in all rounds together</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Bewegungen aller Kugeln, in allen Runden zusammen</translation>
    </message>
    <message>
        <source>Initial ball count</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Kugeln zu Beginn</translation>
    </message>
    <message>
        <source>Balls chosen among the points at the beginning</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Kugeln, zu Beginn unter den Punkten gewählt</translation>
    </message>
    <message>
        <source>Type of the coordinates that the run computed with</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Typ der Koordinaten, mit denen der Lauf rechnete</translation>
    </message>
    <message>
        <source>First decimated ball count</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Kugeln nach erstem Ausdünnen</translation>
    </message>
    <message>
        <source>Balls that were left when the first evolution began</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Kugeln, die übrig waren, als die erste Entwicklung begann</translation>
    </message>
    <message>
        <source>Device count</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Zahl der Geräte</translation>
    </message>
    <message>
        <source>CUDA devices that shared the cloud&apos;s points</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>CUDA-Geräte, die sich die Punkte der Wolke teilten</translation>
    </message>
    <message>
        <source>Piece count</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Zahl der Stücke</translation>
    </message>
    <message>
        <source>Pieces in which the cloud was brought to the devices</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Stücke, in denen die Wolke auf die Geräte kam</translation>
    </message>
    <message>
        <source>Min points</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Mindestpunkte</translation>
    </message>
    <message>
        <source>Balls that held fewer points at the end were removed</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Kugeln, die am Ende weniger Punkte hatten, wurden entfernt</translation>
    </message>
    <message>
        <source>Sparse ball count</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Dünne Kugeln</translation>
    </message>
    <message>
        <source>Balls that were removed for it</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Kugeln, die deswegen entfernt wurden</translation>
    </message>
    <message>
        <source>Unowned point count</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Punkte ohne Kugel</translation>
    </message>
    <message>
        <source>Points that no ball holds: background</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Punkte, die keine Kugel enthält: Hintergrund</translation>
    </message>
    <message>
        <source>Proposed r1</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Vorgeschlagenes r1</translation>
    </message>
    <message>
        <source>The radius in the middle of the widest range over which the study&apos;s curves stay the same</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Der Radius in der Mitte des weitesten Bereichs, in dem die Kurven der Studie gleich bleiben</translation>
    </message>
    <message>
        <source>Check is triangulation</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Prüfung: Triangulierung</translation>
    </message>
    <message>
        <source>Whether the given file is a triangulation of these points</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Ob die angegebene Datei eine Triangulierung dieser Punkte ist</translation>
    </message>
    <message>
        <source>Check problem</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Prüfung: Mangel</translation>
    </message>
    <message>
        <source>The first of them</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Der erste davon</translation>
    </message>
    <message>
        <source>Check edge count</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Prüfung: Kanten</translation>
    </message>
    <message>
        <source>Edges of the file</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Kanten der Datei</translation>
    </message>
    <message>
        <source>Check length</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Prüfung: Länge</translation>
    </message>
    <message>
        <source>Sum of its edges&apos; lengths</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Summe ihrer Kantenlängen</translation>
    </message>
    <message>
        <source>Check length lower</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Prüfung: Länge mindestens</translation>
    </message>
    <message>
        <source>A bound that its exact length is not below</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Eine Schranke, unter der ihre exakte Länge nicht liegt</translation>
    </message>
    <message>
        <source>Check length upper</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Prüfung: Länge höchstens</translation>
    </message>
    <message>
        <source>A bound that its exact length is not above</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Eine Schranke, über der ihre exakte Länge nicht liegt</translation>
    </message>
    <message>
        <source>Check is optimal</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Prüfung: optimal</translation>
    </message>
    <message>
        <source>Whether no triangulation of these points is shorter</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Ob keine Triangulierung dieser Punkte kürzer ist</translation>
    </message>
    <message>
        <source>Check above result</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Prüfung: über dem Ergebnis</translation>
    </message>
    <message>
        <source>How much longer it is than the result</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Um wie viel länger als das Ergebnis sie ist</translation>
    </message>
    <message>
        <source>Point count</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Zahl der Punkte</translation>
    </message>
    <message>
        <source>Points of the input, those met twice too</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Punkte der Eingabe, auch doppelt vorkommende</translation>
    </message>
    <message>
        <source>Distinct count</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Verschiedene Punkte</translation>
    </message>
    <message>
        <source>Points at different places: the triangulation&apos;s corners</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Punkte an verschiedenen Orten: die Ecken der Triangulierung</translation>
    </message>
    <message>
        <source>Hull count</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Punkte der Hülle</translation>
    </message>
    <message>
        <source>Points on the boundary of the convex hull</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Punkte am Rand der konvexen Hülle</translation>
    </message>
    <message>
        <source>Edges of the triangulation</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Kanten der Triangulierung</translation>
    </message>
    <message>
        <source>Triangles of the triangulation</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Dreiecke der Triangulierung</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Sum of the edges&apos; lengths, in the coordinates&apos; unit</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Summe der Kantenlängen, in der Einheit der Koordinaten</translation>
    </message>
    <message>
        <source>Length lower</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Länge mindestens</translation>
    </message>
    <message>
        <source>A bound that the exact length is not below</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Eine Schranke, unter der die exakte Länge nicht liegt</translation>
    </message>
    <message>
        <source>Length upper</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Länge höchstens</translation>
    </message>
    <message>
        <source>A bound that the exact length is not above</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Eine Schranke, über der die exakte Länge nicht liegt</translation>
    </message>
    <message>
        <source>Fallback</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>What this is instead: the method was not ready within the time limit</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Was dies stattdessen ist: das Verfahren war in der Zeitgrenze nicht fertig</translation>
    </message>
    <message>
        <source>Candidate edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Edges that pass the diamond test</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Kanten, die den Diamanttest bestehen</translation>
    </message>
    <message>
        <source>Certain edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Sichere Kanten</translation>
    </message>
    <message>
        <source>Edges that the LMT skeleton proves to be in every optimum</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Kanten, von denen das LMT-Skelett beweist, dass sie in jedem Optimum sind</translation>
    </message>
    <message>
        <source>Open edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Offene Kanten</translation>
    </message>
    <message>
        <source>Edges that the LMT skeleton neither proves nor rules out</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Kanten, die das LMT-Skelett weder beweist noch ausschließt</translation>
    </message>
    <message>
        <source>Rounds of the LMT skeleton until nothing changed</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Runden des LMT-Skeletts, bis sich nichts mehr änderte</translation>
    </message>
    <message>
        <source>Face count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Zahl der Flächen</translation>
    </message>
    <message>
        <source>Faces between the certain edges, which dynamic programmes fill</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Flächen zwischen den sicheren Kanten, die dynamische Programme füllen</translation>
    </message>
    <message>
        <source>Largest face</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Größte Fläche</translation>
    </message>
    <message>
        <source>Corners of the face that has most</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Ecken der Fläche, die die meisten hat</translation>
    </message>
    <message>
        <source>Hole count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Zahl der Löcher</translation>
    </message>
    <message>
        <source>Parts of the skeleton that lie apart within a face</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Teile des Skeletts, die innerhalb einer Fläche für sich liegen</translation>
    </message>
    <message>
        <source>Unsolved face count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Ungelöste Flächen</translation>
    </message>
    <message>
        <source>Faces that would have cost too much, filled with short edges: 0 for a proof</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Flächen, die zu viel gekostet hätten, mit kurzen Kanten gefüllt: 0 für einen Beweis</translation>
    </message>
    <message>
        <source>State count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Zahl der Zustände</translation>
    </message>
    <message>
        <source>Paths that the dynamic programme went through</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Pfade, durch die das dynamische Programm ging</translation>
    </message>
    <message>
        <source>Layer count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Zahl der Schichten</translation>
    </message>
    <message>
        <source>Layers of paths: as many as a triangulation has triangles</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Schichten von Pfaden: so viele, wie eine Triangulierung Dreiecke hat</translation>
    </message>
    <message>
        <source>Decisions after which branches were handed to threads</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Entscheidungen, nach denen Äste an Threads verteilt wurden</translation>
    </message>
    <message>
        <source>Branch count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Zahl der Äste</translation>
    </message>
    <message>
        <source>Branches of the search that were handed to threads</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Äste der Suche, die an Threads verteilt wurden</translation>
    </message>
    <message>
        <source>Bytes to device</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Bytes zum Gerät</translation>
    </message>
    <message>
        <source>What was copied to the device</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Was auf das Gerät kopiert wurde</translation>
    </message>
    <message>
        <source>Device threads</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Threads des Geräts</translation>
    </message>
    <message>
        <source>Threads of the device that searched</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Threads des Geräts, die suchten</translation>
    </message>
    <message>
        <source>Active lane share</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Anteil arbeitender Spuren</translation>
    </message>
    <message>
        <source>The part of a warp&apos;s 32 threads that worked, on average</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Der Teil der 32 Threads eines Warps, der im Mittel arbeitete</translation>
    </message>
    <message>
        <source>Least calls of thread</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Wenigste Aufrufe</translation>
    </message>
    <message>
        <source>Calls of the thread that made fewest</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Aufrufe des Threads mit den wenigsten</translation>
    </message>
    <message>
        <source>Median calls of thread</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Mittlere Aufrufe</translation>
    </message>
    <message>
        <source>Half of the threads made fewer calls</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Die Hälfte der Threads machte weniger Aufrufe</translation>
    </message>
    <message>
        <source>Most calls of thread</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Meiste Aufrufe</translation>
    </message>
    <message>
        <source>Calls of the thread that made most</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Aufrufe des Threads mit den meisten</translation>
    </message>
    <message>
        <source>Edges between points without a point on them</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Kanten zwischen Punkten ohne einen Punkt darauf</translation>
    </message>
    <message>
        <source>Forced edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Erzwungene Kanten</translation>
    </message>
    <message>
        <source>Edges that no other crosses: they are in every triangulation</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Kanten, die keine andere kreuzt: sie sind in jeder Triangulierung</translation>
    </message>
    <message>
        <source>Choosable edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Wählbare Kanten</translation>
    </message>
    <message>
        <source>Edges that others cross: the search chooses among them</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Kanten, die andere kreuzen: unter ihnen wählt die Suche</translation>
    </message>
    <message>
        <source>Needed edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Nötige Kanten</translation>
    </message>
    <message>
        <source>How many of these a triangulation has</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Wie viele davon eine Triangulierung hat</translation>
    </message>
    <message>
        <source>Cut count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Abgeschnittene Äste</translation>
    </message>
    <message>
        <source>Branches that were not gone into, since nothing better could be there</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Äste, in die nicht gegangen wurde, da dort nichts Besseres sein konnte</translation>
    </message>
    <message>
        <source>Triangulations seen</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Gesehene Triangulierungen</translation>
    </message>
    <message>
        <source>Complete triangulations that the search met</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Vollständige Triangulierungen, denen die Suche begegnete</translation>
    </message>
    <message>
        <source>--backend takes one of auto, cpu, cuda, not &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>compute/core/device/backend.cpp</extracomment>
        <translation>--backend nimmt auto, cpu oder cuda, nicht „{}“</translation>
    </message>
    <message>
        <source>the CUDA backend cannot be used: {}</source>
        <comment>told</comment>
        <extracomment>compute/core/device/backend.cpp</extracomment>
        <translation>das CUDA-Backend ist nicht verwendbar: {}</translation>
    </message>
    <message>
        <source>--backend cpu or auto works without a GPU</source>
        <comment>told</comment>
        <extracomment>compute/core/device/backend.cpp</extracomment>
        <translation>--backend cpu oder auto geht ohne GPU</translation>
    </message>
    <message>
        <source>out of memory: {} bytes were asked for</source>
        <comment>told</comment>
        <extracomment>compute/core/device/memory.cpp</extracomment>
        <translation>der Speicher reicht nicht: {} Bytes waren verlangt</translation>
    </message>
    <message>
        <source>no NVIDIA driver</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime.cpp</extracomment>
        <translation>kein NVIDIA-Treiber</translation>
    </message>
    <message>
        <source>no NVIDIA GPU found</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime.cpp</extracomment>
        <translation>keine NVIDIA-GPU gefunden</translation>
    </message>
    <message>
        <source>out of page-locked memory: {} bytes were asked for</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime.cpp</extracomment>
        <translation>der angeheftete Speicher reicht nicht: {} Bytes waren verlangt</translation>
    </message>
    <message>
        <source>use --backend cpu</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime.cpp</extracomment>
        <translation>--backend cpu nehmen</translation>
    </message>
    <message>
        <source>out of device memory: {} bytes were asked for, {} are free</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime.cpp</extracomment>
        <translation>der Gerätespeicher reicht nicht: {} Bytes waren verlangt, {} sind frei</translation>
    </message>
    <message>
        <source>this build has no CUDA backend</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime_absent.cpp</extracomment>
        <translation>dieses Programm ist ohne CUDA-Backend gebaut</translation>
    </message>
    <message>
        <source>choose --backend cpu</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime_absent.cpp</extracomment>
        <translation>--backend cpu wählen</translation>
    </message>
    <message>
        <source>{} is not for data in parts</source>
        <comment>told</comment>
        <extracomment>compute/core/divided/divided.cpp</extracomment>
        <translation>{} gilt nicht für Daten in Teilen</translation>
    </message>
    <message>
        <source>leave it out</source>
        <comment>told</comment>
        <extracomment>compute/core/divided/divided.cpp</extracomment>
        <translation>den Parameter weglassen</translation>
    </message>
    <message>
        <source>unknown colour map &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>compute/core/result/color_map.cpp</extracomment>
        <translation>unbekannte Farbskala „{}“</translation>
    </message>
    <message>
        <source>cividis, viridis or gray</source>
        <comment>told</comment>
        <extracomment>compute/core/result/color_map.cpp</extracomment>
        <translation>cividis, viridis oder gray</translation>
    </message>
    <message>
        <source>nothing in these runs is drawn at random</source>
        <comment>told</comment>
        <extracomment>compute/core/result/experiment.cpp</extracomment>
        <translation>in diesen Läufen wird nichts gelost</translation>
    </message>
    <message>
        <source>{}, or {}</source>
        <comment>told</comment>
        <extracomment>compute/core/result/experiment.cpp</extracomment>
        <translation>{}, oder {}</translation>
    </message>
    <message>
        <source>kernel custom needs taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/convolve/taps.cpp</extracomment>
        <translation>der Filterkern custom braucht Koeffizienten</translation>
    </message>
    <message>
        <source>give --taps-row, --taps-column or both</source>
        <comment>told</comment>
        <extracomment>compute/filter/convolve/taps.cpp</extracomment>
        <translation>--taps-row, --taps-column oder beide angeben</translation>
    </message>
    <message>
        <source>{} taps have no middle: a filter has an odd number of taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/convolve/taps.cpp</extracomment>
        <translation>{} Koeffizienten haben keine Mitte: ein Filter hat eine ungerade Anzahl</translation>
    </message>
    <message>
        <source>add a 0 at the end that is to lie farther from the middle</source>
        <comment>told</comment>
        <extracomment>compute/filter/convolve/taps.cpp</extracomment>
        <translation>eine 0 an dem Ende anfügen, das weiter von der Mitte liegen soll</translation>
    </message>
    <message>
        <source>a tap is not a finite float</source>
        <comment>told</comment>
        <extracomment>compute/filter/convolve/taps.cpp</extracomment>
        <translation>ein Koeffizient ist keine endliche Gleitkommazahl</translation>
    </message>
    <message>
        <source>a sequence needs at least one image</source>
        <comment>told</comment>
        <extracomment>compute/filter/cuda/sequence.cu</extracomment>
        <translation>eine Folge braucht mindestens ein Bild</translation>
    </message>
    <message>
        <source>a sequence is of float images of one channel and one size</source>
        <comment>told</comment>
        <extracomment>compute/filter/cuda/sequence.cu</extracomment>
        <translation>eine Folge besteht aus Gleitkommabildern mit einem Kanal und einer Größe</translation>
    </message>
    <message>
        <source>a sequence takes equal radii of at most 16</source>
        <comment>told</comment>
        <extracomment>compute/filter/cuda/sequence.cu</extracomment>
        <translation>eine Folge nimmt gleiche Radien von höchstens 16</translation>
    </message>
    <message>
        <source>a texture of this device holds at most {} x {} pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/cuda/textures.cuh</extracomment>
        <translation>eine Textur dieses Geräts fasst höchstens {} x {} Pixel</translation>
    </message>
    <message>
        <source>choose --reads global and --interpolation linear</source>
        <comment>told</comment>
        <extracomment>compute/filter/cuda/textures.cuh</extracomment>
        <translation>--reads global und --interpolation linear wählen</translation>
    </message>
    <message>
        <source>a filter needs an image</source>
        <comment>told</comment>
        <extracomment>compute/filter/experiment.cpp</extracomment>
        <translation>ein Filter braucht ein Bild</translation>
    </message>
    <message>
        <source>give one with --input</source>
        <comment>told</comment>
        <extracomment>compute/filter/experiment.cpp</extracomment>
        <translation>mit --input angeben</translation>
    </message>
    <message>
        <source>{} holds no pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/experiment.cpp</extracomment>
        <translation>{} enthält keine Pixel</translation>
    </message>
    <message>
        <source>{}: {} right, {} wrong, {} idle{}</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>{}: {} richtig, {} falsch, {} untätig{}</translation>
    </message>
    <message>
        <source>; {} cells that none loads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>; {} Zellen, die niemand lädt</translation>
    </message>
    <message>
        <source>1. each item loads its own pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>1. jedes Item lädt sein eigenes Pixel</translation>
    </message>
    <message>
        <source>2. the outer items only load</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>2. die äußeren Items laden nur</translation>
    </message>
    <message>
        <source>3. two loads, at -r and +r</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>3. zwei Ladebefehle, bei -r und +r</translation>
    </message>
    <message>
        <source>MAX_RADIUS = 32 on a group of 32, two loads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>MAX_RADIUS = 32 bei einer Gruppe von 32, zwei Ladebefehle</translation>
    </message>
    <message>
        <source>MAX_RADIUS = 32 on a group of 32, three loads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>MAX_RADIUS = 32 bei einer Gruppe von 32, drei Ladebefehle</translation>
    </message>
    <message>
        <source>upper row: cells of the tile, lower row: items of the group; r = {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>obere Reihe: Zellen der Kachel, untere Reihe: Items der Gruppe; r = {}</translation>
    </message>
    <message>
        <source>work-items 0 to 15 of a half-warp; item i reads word {} i</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>Work-Items 0 bis 15 eines halben Warps; Item i liest Wort {} i</translation>
    </message>
    <message>
        <source>16 banks of local memory, word n in bank n mod 16; stride {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>16 Bänke des lokalen Speichers, Wort n in Bank n mod 16; Schrittweite {}: {}</translation>
    </message>
    <message>
        <source>all are served at once</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>alle werden zugleich bedient</translation>
    </message>
    <message>
        <source>{} items read one bank, in {} turns</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>{} Items lesen eine Bank, in {} Durchgängen</translation>
    </message>
    <message>
        <source>16 items, 4 groups of 4 (amber); item 11: global id 11, group 2, local id 3</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>16 Items, 4 Gruppen zu 4 (gelb); Item 11: globale Nummer 11, Gruppe 2, lokale Nummer 3</translation>
    </message>
    <message>
        <source>4 x 4 items, groups of 2 x 2; item (3, 2), x first: group (1, 1), local id (1, 0)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>4 x 4 Items, Gruppen zu 2 x 2; Item (3, 2), x zuerst: Gruppe (1, 1), lokale Nummer (1, 0)</translation>
    </message>
    <message>
        <source>global id = group id x local size + local id; global size / local size = groups: 16 / 4 = 4</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>globale Nummer = Gruppe x lokale Größe + lokale Nummer; globale Größe / lokale Größe = Gruppen: 16 / 4 = 4</translation>
    </message>
    <message>
        <source>Transactions of a warp&apos;s row reads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Transaktionen beim Zeilenlesen eines Warps</translation>
    </message>
    <message>
        <source>radius</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Radius</translation>
    </message>
    <message>
        <source>transactions (rule of 2010)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Transaktionen (Regel von 2010)</translation>
    </message>
    <message>
        <source>v3: loads at -r, +r</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>v3: lädt bei -r, +r</translation>
    </message>
    <message>
        <source>v411: at -16, +16</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>v411: bei -16, +16</translation>
    </message>
    <message>
        <source>Loads and stores of a row pass, for each pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Lade- und Speicherbefehle eines Zeilendurchgangs, je Pixel</translation>
    </message>
    <message>
        <source>memory instructions per pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Speicherbefehle je Pixel</translation>
    </message>
    <message>
        <source>v411: one float</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>v411: ein float</translation>
    </message>
    <message>
        <source>vector: four floats at once</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>vector: vier floats zugleich</translation>
    </message>
    <message>
        <source>Cells loaded for each pixel, by group shape (rows and columns)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Geladene Zellen je Pixel, nach Form der Gruppe (Zeilen und Spalten)</translation>
    </message>
    <message>
        <source>work-items of a group</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Work-Items einer Gruppe</translation>
    </message>
    <message>
        <source>cells per pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Zellen je Pixel</translation>
    </message>
    <message>
        <source>Ways to treat a tile&apos;s apron</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Arten, den Saum einer Kachel zu behandeln</translation>
    </message>
    <message>
        <source>way</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>pixels of a group of 64</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Pixel einer Gruppe von 64</translation>
    </message>
    <message>
        <source>right pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>richtige Pixel</translation>
    </message>
    <message>
        <source>wrong pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>falsche Pixel</translation>
    </message>
    <message>
        <source>idle items</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>untätige Items</translation>
    </message>
    <message>
        <source>Right pixels of a group of 32</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Richtige Pixel einer Gruppe von 32</translation>
    </message>
    <message>
        <source>pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>two loads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>zwei Ladebefehle</translation>
    </message>
    <message>
        <source>three loads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>drei Ladebefehle</translation>
    </message>
    <message>
        <source>Parts of a stream core at work</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Arbeitende Teile eines Stream-Kerns</translation>
    </message>
    <message>
        <source>values per instruction</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Werte je Befehl</translation>
    </message>
    <message>
        <source>1 (scalar)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>1 (Skalar)</translation>
    </message>
    <message>
        <source>4 (a colour)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>4 (eine Farbe)</translation>
    </message>
    <message>
        <source>GT 240: scalar lanes</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>GT 240: skalare Bahnen</translation>
    </message>
    <message>
        <source>HD 5670: 4 of 5 parts alike</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>HD 5670: 4 von 5 Teilen gleich</translation>
    </message>
    <message>
        <source>Filters in a chain (GT 240, 2010)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Filter in einer Kette (GT 240, 2010)</translation>
    </message>
    <message>
        <source>filters</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>each with its transfers</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>jeder mit seinen Übertragungen</translation>
    </message>
    <message>
        <source>chained on the device</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>auf dem Gerät verkettet</translation>
    </message>
    <message>
        <source>Small kernels on 12 multiprocessors</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Kleine Kernel auf 12 Multiprozessoren</translation>
    </message>
    <message>
        <source>kernels of 3 groups each</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Kernel zu je 3 Gruppen</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>one kernel at a time (2010)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>ein Kernel nach dem anderen (2010)</translation>
    </message>
    <message>
        <source>side by side</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>nebeneinander</translation>
    </message>
    <message>
        <source>Bank conflicts of a half-warp</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Bankkonflikte eines halben Warps</translation>
    </message>
    <message>
        <source>stride in words</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Schrittweite in Wörtern</translation>
    </message>
    <message>
        <source>stride {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Schrittweite {}: {}</translation>
    </message>
    <message>
        <source>Warps that hide a load</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Warps, die ein Laden verdecken</translation>
    </message>
    <message>
        <source>instructions per load</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Befehle je Laden</translation>
    </message>
    <message>
        <source>warps</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Warps</translation>
    </message>
    <message>
        <source>a load of {} cycles</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>ein Laden von {} Takten</translation>
    </message>
    <message>
        <source>A 32-way if-chain in one warp</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Eine if-Kette mit 32 Zweigen in einem Warp</translation>
    </message>
    <message>
        <source>key of the branch</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Schlüssel der Verzweigung</translation>
    </message>
    <message>
        <source>paths, one after another</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Wege, einer nach dem anderen</translation>
    </message>
    <message>
        <source>paths</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Groups that fit 16 KiB of local memory</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Gruppen, die in 16 KiB lokalen Speicher passen</translation>
    </message>
    <message>
        <source>KiB per group</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>KiB je Gruppe</translation>
    </message>
    <message>
        <source>groups</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>as in 2010</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>wie 2010</translation>
    </message>
    <message>
        <source>not unrolled</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>nicht ausgerollt</translation>
    </message>
    <message>
        <source>taps in global memory</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>Koeffizienten im globalen Speicher</translation>
    </message>
    <message>
        <source>8 kernels in turn</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>8 Kernel nacheinander</translation>
    </message>
    <message>
        <source>8 kernels at once</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>8 Kernel zugleich</translation>
    </message>
    <message>
        <source>Study: the variants on this image</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>Studie: die Varianten an diesem Bild</translation>
    </message>
    <message>
        <source>Study: one variant, tuned</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>Studie: eine Variante, abgestimmt</translation>
    </message>
    <message>
        <source>variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>setting</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>kernels alone</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>nur die Kernel</translation>
    </message>
    <message>
        <source>with the transfers</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>mit den Übertragungen</translation>
    </message>
    <message>
        <source>pageable</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>auslagerbar</translation>
    </message>
    <message>
        <source>pinned</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>festgesetzt</translation>
    </message>
    <message>
        <source>overlapped</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>überlappend</translation>
    </message>
    <message>
        <source>upload alone</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>nur Hochladen</translation>
    </message>
    <message>
        <source>filter alone</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>nur Filtern</translation>
    </message>
    <message>
        <source>download alone</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>nur Herunterladen</translation>
    </message>
    <message>
        <source>study sequence times transfers to a device and back, and the CPU has none</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>die Studie sequence misst Übertragungen zum Gerät und zurück, und die CPU hat keine</translation>
    </message>
    <message>
        <source>choose --backend cuda; studies image-size and filter-size run on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>--backend cuda wählen; die Studien image-size und filter-size laufen auf der CPU</translation>
    </message>
    <message>
        <source>sequence of {} x {} pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>Folge von {} x {} Pixeln</translation>
    </message>
    <message>
        <source>side in pixels (17 x 17 taps, float32)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>Seite in Pixeln (17 x 17 Koeffizienten, float32)</translation>
    </message>
    <message>
        <source>Study: a sequence of images</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>Studie: eine Folge von Bildern</translation>
    </message>
    <message>
        <source>ms per image</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>ms je Bild</translation>
    </message>
    <message>
        <source>Study: rate of a sequence</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>Studie: Rate einer Folge</translation>
    </message>
    <message>
        <source>side in pixels (17 x 17 taps)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>Seite in Pixeln (17 x 17 Koeffizienten)</translation>
    </message>
    <message>
        <source>taps per axis (2048 x 2048)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>Koeffizienten je Achse (2048 x 2048)</translation>
    </message>
    <message>
        <source> (8-bit)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation> (8 Bit)</translation>
    </message>
    <message>
        <source>{} on {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>{} auf {}</translation>
    </message>
    <message>
        <source>{0} x {0} pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>{0} x {0} Pixel</translation>
    </message>
    <message>
        <source>Study: kernels alone</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>Studie: nur die Kernel</translation>
    </message>
    <message>
        <source>Study: with the transfers</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>Studie: mit den Übertragungen</translation>
    </message>
    <message>
        <source>Study: rate of the kernels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>Studie: Rate der Kernel</translation>
    </message>
    <message>
        <source>Study: how much sooner than one thread&apos;s plain loops</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>Studie: wievielmal schneller als die einfachen Schleifen eines Threads</translation>
    </message>
    <message>
        <source>times</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>mal</translation>
    </message>
    <message>
        <source>this run: {} emulated on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>dieser Lauf: {} auf der CPU nachgebildet</translation>
    </message>
    <message>
        <source>this run</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>dieser Lauf</translation>
    </message>
    <message>
        <source>, x {:.3g} for this many values</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>, x {:.3g} für so viele Werte</translation>
    </message>
    <message>
        <source>upload</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Hochladen</translation>
    </message>
    <message>
        <source>weigh</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Gewichten</translation>
    </message>
    <message>
        <source>to texture</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>in Textur</translation>
    </message>
    <message>
        <source>row</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>column</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>fused</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <source>recursive</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>rekursiv</translation>
    </message>
    <message>
        <source>warp</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Verzerrung</translation>
    </message>
    <message>
        <source>download</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>total</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>plain copy</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>bloßes Kopieren</translation>
    </message>
    <message>
        <source>Time of each phase</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Zeit jeder Phase</translation>
    </message>
    <message>
        <source>phase</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Memory rate of each phase</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Speicherrate jeder Phase</translation>
    </message>
    <message>
        <source>without a filter only `exact` compares</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>ohne Filter vergleicht nur `exact`</translation>
    </message>
    <message>
        <source>without --radius-x and --radius-y it is {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>ohne --radius-x und --radius-y ist er {}</translation>
    </message>
    <message>
        <source>--radius 0 takes {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>--radius 0 nimmt {}</translation>
    </message>
    <message>
        <source>what it is compared with reaches no farther</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>womit verglichen wird, reicht nicht weiter</translation>
    </message>
    <message>
        <source>this variant reaches no farther, --variant auto takes radius {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>diese Variante reicht nicht weiter, --variant auto nimmt Radius {}</translation>
    </message>
    <message>
        <source>radius {} cuts the Gaussian off: its effective sigma is {:.4g} instead of {:.4g}; {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>Radius {} schneidet die Gaußkurve ab: ihr wirksames Sigma ist {:.4g} statt {:.4g}; {}</translation>
    </message>
    <message>
        <source>the CPU goes through the work-groups in loops of its own</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>die CPU geht die Gruppen in eigenen Schleifen durch</translation>
    </message>
    <message>
        <source>the CPU has no textures</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>die CPU hat keine Texturen</translation>
    </message>
    <message>
        <source>--outputs-per-thread {}: {} are made (1, 2, 4 or 8)</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>--outputs-per-thread {}: berechnet werden {} (1, 2, 4 oder 8)</translation>
    </message>
    <message>
        <source>there is no difference: the result has {} x {} pixels, what it is compared with {} x {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>es gibt keine Differenz: das Ergebnis hat {} x {} Pixel, womit es verglichen wird {} x {}</translation>
    </message>
    <message>
        <source>leave --out-size out, or compare with --versus exact</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>--out-size weglassen, oder mit --versus exact vergleichen</translation>
    </message>
    <message>
        <source>there is no image after the rows: this operation does not filter</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>es gibt kein Bild nach den Zeilen: diese Operation filtert nicht</translation>
    </message>
    <message>
        <source>choose --operation convolve or pipeline</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>--operation convolve oder pipeline wählen</translation>
    </message>
    <message>
        <source>there is no image after the rows: nothing was filtered yet</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>es gibt kein Bild nach den Zeilen: noch wurde nichts gefiltert</translation>
    </message>
    <message>
        <source>wait for the run</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>den Lauf abwarten</translation>
    </message>
    <message>
        <source>there is no output named {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>es gibt keine Ausgabe namens {}</translation>
    </message>
    <message>
        <source>this run made no study</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>dieser Lauf hat keine Studie gemacht</translation>
    </message>
    <message>
        <source>ask for one with --study</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>eine mit --study verlangen</translation>
    </message>
    <message>
        <source>Rows with {}: {} taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>Zeilen mit {}: {} Koeffizienten</translation>
    </message>
    <message>
        <source>Columns with {}: {} taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>Spalten mit {}: {} Koeffizienten</translation>
    </message>
    <message>
        <source>Rows and columns at once with {}: {} x {} taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>Zeilen und Spalten zugleich mit {}: {} x {} Koeffizienten</translation>
    </message>
    <message>
        <source>Affine warp of {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>Affine Verzerrung von {} auf {}</translation>
    </message>
    <message>
        <source>Homography of {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>Homographie von {} auf {}</translation>
    </message>
    <message>
        <source>the matrix is nearly singular (condition number {:.3g}): small changes of its numbers move the picture far</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>die Matrix ist fast singulär (Konditionszahl {:.3g}): kleine Änderungen ihrer Zahlen verschieben das Bild weit</translation>
    </message>
    <message>
        <source>nothing of the drawn sheet lies in the output: shift or zoom the map, or draw both sheets</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>vom gezeichneten Blatt liegt nichts in der Ausgabe: die Abbildung verschieben oder verkleinern, oder beide Blätter zeichnen</translation>
    </message>
    <message>
        <source>the image holds {} values that are not numbers; they spread as far as the filter reaches</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>das Bild enthält Werte, die keine Zahlen sind: {}; sie breiten sich so weit aus, wie der Filter reicht</translation>
    </message>
    <message>
        <source>--alpha separate has no effect: the image has no alpha, its channels are {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>--alpha separate hat keine Wirkung: das Bild hat kein Alpha; Zahl seiner Kanäle: {}</translation>
    </message>
    <message>
        <source>the image has transparent pixels: colours count by their alpha (--alpha separate: each channel by itself)</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>das Bild hat durchsichtige Pixel: Farben zählen nach ihrem Alpha (--alpha separate: jeder Kanal für sich)</translation>
    </message>
    <message>
        <source>the image has transparent pixels, and this filter takes no means, or works on bytes: its channels are filtered one by one, so their colours show in the pixels beside them</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>das Bild hat durchsichtige Pixel, und dieser Filter bildet keine Mittel oder rechnet auf Bytes: die Kanäle werden einzeln gefiltert, sodass ihre Farben in den Pixeln daneben zu sehen sind</translation>
    </message>
    <message>
        <source>faulty apron</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/apron.h</extracomment>
        <translation>fehlerhafter Saum</translation>
    </message>
    <message>
        <source>double load</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/apron.h</extracomment>
        <translation>doppeltes Laden</translation>
    </message>
    <message>
        <source>triple load</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/apron.h</extracomment>
        <translation>dreifaches Laden</translation>
    </message>
    <message>
        <source>twice the radius must fit into the segment</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/apron.h</extracomment>
        <translation>der doppelte Radius muss in den Abschnitt passen</translation>
    </message>
    <message numerus="yes">
        <source>each is made of {} products: too many</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>jedes besteht aus {} Produkt: zu viele</numerusform>
            <numerusform>jedes besteht aus {} Produkten: zu viele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} values looked at, {} wrong; the largest difference is {:.3g}, at {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Wert geprüft, {} falsch; die größte Abweichung ist {:.3g}, bei {}, {}</numerusform>
            <numerusform>{} Werte geprüft, {} falsch; die größte Abweichung ist {:.3g}, bei {}, {}</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles hold each pixel once</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Die Kacheln enthalten jedes Pixel einmal</translation>
    </message>
    <message>
        <source>{} of {} pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{} von {} Pixeln</translation>
    </message>
    <message>
        <source>Both axes have an odd number of taps, so that one is in the middle, and all are finite</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Beide Achsen haben eine ungerade Zahl von Koeffizienten, sodass einer in der Mitte liegt, und alle sind endlich</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>The taps of each axis add up to 1, so that an even image stays as it is</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Die Koeffizienten jeder Achse ergeben zusammen 1, sodass ein gleichförmiges Bild bleibt, wie es ist</translation>
    </message>
    <message>
        <source>{:.7g} and {:.7g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.7g} und {:.7g}</translation>
    </message>
    <message>
        <source>The taps of one axis add up to 0, so that an even image gives 0</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Die Koeffizienten einer Achse ergeben zusammen 0, sodass ein gleichförmiges Bild 0 ergibt</translation>
    </message>
    <message>
        <source>{:.3g} and {:.3g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.3g} und {:.3g}</translation>
    </message>
    <message>
        <source>The taps are the same forwards and backwards</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Die Koeffizienten sind vorwärts und rückwärts gleich</translation>
    </message>
    <message>
        <source>{} and {} taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{} und {} Koeffizienten</translation>
    </message>
    <message>
        <source>The result stays within the range of the input, as means do</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Das Ergebnis bleibt im Bereich der Eingabe, wie Mittelwerte es tun</translation>
    </message>
    <message>
        <source>{:.6g} to {:.6g}, the input {:.6g} to {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.6g} bis {:.6g}, die Eingabe {:.6g} bis {:.6g}</translation>
    </message>
    <message>
        <source>The map to the input and back leads to where it began</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Die Abbildung auf die Eingabe und zurück führt zum Anfang</translation>
    </message>
    <message>
        <source>off by {:.3g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.3g} daneben</translation>
    </message>
    <message numerus="yes">
        <source>The image as it was read: {1} × {2} pixels in {0} channels, from {3:.4g} to {4:.4g}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>Das Bild, wie es gelesen wurde: {1} × {2} Pixel in {0} Kanal, von {3:.4g} bis {4:.4g}.</numerusform>
            <numerusform>Das Bild, wie es gelesen wurde: {1} × {2} Pixel in {0} Kanälen, von {3:.4g} bis {4:.4g}.</numerusform>
        </translation>
    </message>
    <message>
        <source>one pass with the whole kernel</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>ein Durchgang mit dem ganzen Filterkern</translation>
    </message>
    <message>
        <source>products a pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Produkte je Pixel</translation>
    </message>
    <message>
        <source>a recursion&apos;s cost does not depend on the radius</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>die Kosten einer Rekursion hängen nicht vom Radius ab</translation>
    </message>
    <message>
        <source>a separable filter takes {:.0f} products a pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>ein separierbarer Filter braucht {:.0f} Produkte je Pixel</translation>
    </message>
    <message>
        <source>Group {} of {}, columns {} to {} and rows {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Gruppe {} von {}, Spalten {} bis {} und Zeilen {} bis {}</translation>
    </message>
    <message>
        <source>Band {} of {}, columns {} to {} and rows {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Streifen {} von {}, Spalten {} bis {} und Zeilen {} bis {}</translation>
    </message>
    <message>
        <source>{}: its first pixel is read at {:.2f}, {:.2f} of the input{}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{}: das erste Pixel wird bei {:.2f}, {:.2f} der Eingabe gelesen{}.</translation>
    </message>
    <message>
        <source>, which is behind the plane</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>, und das liegt hinter der Ebene</translation>
    </message>
    <message numerus="yes">
        <source>{1}, reads what its sums need: {0} pixels to each side.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{1}, liest, was die Summen brauchen: {0} Pixel zu jeder Seite.</numerusform>
            <numerusform>{1}, liest, was die Summen brauchen: {0} Pixel zu jeder Seite.</numerusform>
        </translation>
    </message>
    <message>
        <source>{}, goes forwards and backwards: each state is made of the one before.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{}, geht vorwärts und rückwärts: jeder Zustand entsteht aus dem vorigen.</translation>
    </message>
    <message numerus="yes">
        <source>{1}, sums {0} products for each pixel, in the order of the taps.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{1}, summiert {0} Produkt für jedes Pixel, in der Folge der Koeffizienten.</numerusform>
            <numerusform>{1}, summiert {0} Produkte für jedes Pixel, in der Folge der Koeffizienten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pixels of this tile, made again in double precision, are the same</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Pixel dieser Kachel, in doppelter Genauigkeit neu gerechnet, sind gleich</translation>
    </message>
    <message numerus="yes">
        <source>After {} passes the values go from {:.4g} to {:.4g}; they went from {:.4g} to {:.4g}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>Nach {} Durchgang reichen die Werte von {:.4g} bis {:.4g}; vorher von {:.4g} bis {:.4g}.</numerusform>
            <numerusform>Nach {} Durchgängen reichen die Werte von {:.4g} bis {:.4g}; vorher von {:.4g} bis {:.4g}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{}: pixels all over the image are as defined</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{}: Pixel überall im Bild sind wie definiert</translation>
    </message>
    <message>
        <source>reads of the image by the group</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Lesezugriffe der Gruppe auf das Bild</translation>
    </message>
    <message>
        <source>without a tile: 2 r + 1 for each pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>ohne Kachel: 2 r + 1 je Pixel</translation>
    </message>
    <message>
        <source>tiles done</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>fertige Kacheln</translation>
    </message>
    <message>
        <source>all tiles of the pass</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>alle Kacheln des Durchgangs</translation>
    </message>
    <message>
        <source>as one kernel: k_x k_y</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>als ein Kern: k_x k_y</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>, alpha {:.4g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>, Alpha {:.4g}</translation>
    </message>
    <message>
        <source>{:.6g} × {:.6g} at {}, {}{}{}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.6g} × {:.6g} bei {}, {}{}{}</translation>
    </message>
    <message>
        <source> (border)</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation> (Rand)</translation>
    </message>
    <message>
        <source>{} more</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{} weitere</translation>
    </message>
    <message numerus="yes">
        <source>{} taps times pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Koeffizient mal Pixel</numerusform>
            <numerusform>{} Koeffizienten mal Pixel</numerusform>
        </translation>
    </message>
    <message>
        <source>Pixel {}, {} after {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Pixel {}, {} nach: {}</translation>
    </message>
    <message>
        <source>Made again in double precision, it is the same</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>In doppelter Genauigkeit neu gerechnet ist es gleich</translation>
    </message>
    <message>
        <source>The pixel is {:.6g}: the sum of {}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Das Pixel ist {:.6g}: die Summe: {}.</translation>
    </message>
    <message>
        <source>too many to make them again</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>zu viele, um sie neu zu rechnen</translation>
    </message>
    <message>
        <source>The pixel is {:.6g}: it is read at {:.4f}, {:.4f} of the input, from {}{}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Das Pixel ist {:.6g}: es wird bei {:.4f}, {:.4f} der Eingabe gelesen; beteiligt: {}{}.</translation>
    </message>
    <message numerus="yes">
        <source>{} pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Pixel</numerusform>
            <numerusform>{} Pixel</numerusform>
        </translation>
    </message>
    <message>
        <source>, {} of them outside</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>, davon {} außerhalb</translation>
    </message>
    <message>
        <source>The pixel is {:.6g}: its place lies behind the plane or at infinity.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Das Pixel ist {:.6g}: seine Stelle liegt hinter der Ebene oder im Unendlichen.</translation>
    </message>
    <message>
        <source>The pixel is {:.6g}: the sum of {}{}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Das Pixel ist {:.6g}: die Summe: {}{}.</translation>
    </message>
    <message>
        <source>, {} of them outside, as the border says</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>, davon {} außerhalb, wie der Rand es vorgibt</translation>
    </message>
    <message>
        <source> in the first channel.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation> im ersten Kanal.</translation>
    </message>
    <message>
        <source>{:.9g}, the pass gave {:.9g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.9g}, der Durchgang ergab {:.9g}</translation>
    </message>
    <message>
        <source>Weight at {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Gewicht bei {}, {}</translation>
    </message>
    <message>
        <source>The weight is {:.6g}: the row&apos;s tap {:.6g} times the column&apos;s {:.6g}, as the kernel is separable.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Das Gewicht ist {:.6g}: der Koeffizient der Zeile {:.6g} mal der der Spalte {:.6g}, da der Kern separierbar ist.</translation>
    </message>
    <message>
        <source>tap of the row</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Koeffizient der Zeile</translation>
    </message>
    <message>
        <source>tap of the column</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Koeffizient der Spalte</translation>
    </message>
    <message>
        <source>It is the product of the two taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Es ist das Produkt der zwei Koeffizienten</translation>
    </message>
    <message>
        <source>{:.9g} and {:.9g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.9g} und {:.9g}</translation>
    </message>
    <message>
        <source>w = 0, strokes: w &lt; 0</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/geometry.cpp</extracomment>
        <translation>w = 0, Striche: w &lt; 0</translation>
    </message>
    <message>
        <source>nothing of the drawn sheet lies in the output</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/geometry.cpp</extracomment>
        <translation>nichts vom gezeichneten Blatt liegt in der Ausgabe</translation>
    </message>
    <message>
        <source>the corners fold the image: what lies on its middle&apos;s side of w = 0 is drawn</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/geometry.cpp</extracomment>
        <translation>die Ecken falten das Bild: gezeichnet wird, was auf der Seite seiner Mitte von w = 0 liegt</translation>
    </message>
    <message>
        <source>this variant has no work-groups to look at</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/microscope.cpp</extracomment>
        <translation>diese Variante hat keine Gruppen zum Ansehen</translation>
    </message>
    <message>
        <source>choose v1 to vector</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/microscope.cpp</extracomment>
        <translation>eine Variante von v1 bis vector wählen</translation>
    </message>
    <message>
        <source>the radius is beyond what this variant takes</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/microscope.cpp</extracomment>
        <translation>der Radius ist größer, als diese Variante ihn nimmt</translation>
    </message>
    <message>
        <source>there is no such work-group</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/microscope.cpp</extracomment>
        <translation>eine solche Gruppe gibt es nicht</translation>
    </message>
    <message>
        <source>first warp: {} transactions (rule of 2010), {} sectors of 32 bytes (today)</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>erster Warp: {} Transaktionen (Regel von 2010), {} Sektoren zu 32 Bytes (heute)</translation>
    </message>
    <message>
        <source>from shared memory: {}-way bank conflicts in 2010, {}-way today; {} of {} lanes idle</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>aus gemeinsamem Speicher: {}-fache Bankkonflikte 2010, {}-fache heute; {} von {} Bahnen untätig</translation>
    </message>
    <message>
        <source>group ({}, {}) of {} x {}; local ids (0, 0) to ({}, {}); global ids ({}, {}) to ({}, {})</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>Gruppe ({}, {}) von {} x {}; lokale Nummern (0, 0) bis ({}, {}); globale Nummern ({}, {}) bis ({}, {})</translation>
    </message>
    <message>
        <source>{}, row pass: {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>{}, Zeilendurchgang: {}</translation>
    </message>
    <message>
        <source>reads</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>liest</translation>
    </message>
    <message>
        <source>sums</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>summiert</translation>
    </message>
    <message>
        <source>{}, column pass: {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>{}, Spaltendurchgang: {}</translation>
    </message>
    <message>
        <source>Histogram before and after</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>Histogramm vorher und nachher</translation>
    </message>
    <message>
        <source>value</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>before</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>nachher</translation>
    </message>
    <message>
        <source>Taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>Koeffizienten</translation>
    </message>
    <message>
        <source>offset in pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>Versatz in Pixeln</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>grau</translation>
    </message>
    <message>
        <source>colour</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>farbig</translation>
    </message>
    <message>
        <source>colour and alpha</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>farbig mit Alpha</translation>
    </message>
    <message>
        <source>The image: {} x {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>Das Bild: {} x {}, {}</translation>
    </message>
    <message>
        <source>{}, group {} of {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>{}, Gruppe {} von {}</translation>
    </message>
    <message>
        <source>{}, band {} of {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>{}, Streifen {} von {}</translation>
    </message>
    <message>
        <source>: reads</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>: liest</translation>
    </message>
    <message>
        <source>: sums</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>: summiert</translation>
    </message>
    <message>
        <source>The result</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>pixels of the result, column and row</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>Pixel des Ergebnisses, Spalte und Zeile</translation>
    </message>
    <message>
        <source>pixels before the warp</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>Pixel vor der Verzerrung</translation>
    </message>
    <message>
        <source>weights of the kernel, column and row</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>Gewichte des Filterkerns, Spalte und Zeile</translation>
    </message>
    <message>
        <source>input</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/steps.cpp</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>result</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/steps.cpp</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>{} takes a radius of at most {}, not {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/grouped.cpp</extracomment>
        <translation>{} nimmt einen Radius von höchstens {}, nicht {}</translation>
    </message>
    <message>
        <source>choose variant fused, or a smaller radius</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/grouped.cpp</extracomment>
        <translation>die Variante fused oder einen kleineren Radius wählen</translation>
    </message>
    <message>
        <source>v51 computes with taps from -2 to 2, not {:f}</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/grouped.cpp</extracomment>
        <translation>v51 rechnet mit Koeffizienten von -2 bis 2, nicht {:f}</translation>
    </message>
    <message>
        <source>choose variant fused</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/grouped.cpp</extracomment>
        <translation>die Variante fused wählen</translation>
    </message>
    <message>
        <source>variant {} takes radii up to {}, not {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>Variante {} nimmt Radien bis {}, nicht {}</translation>
    </message>
    <message>
        <source>--max-radius {} reaches as far; or choose variant fused or v1</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>--max-radius {} reicht so weit; oder die Variante fused oder v1 wählen</translation>
    </message>
    <message>
        <source>choose variant fused or v1</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>die Variante fused oder v1 wählen</translation>
    </message>
    <message>
        <source>variant {} holds taps of at most 2 in magnitude, one is {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>Variante {} fasst Koeffizienten vom Betrag höchstens 2, einer ist {}</translation>
    </message>
    <message>
        <source>scale the taps down, or take a float variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>die Koeffizienten verkleinern, oder eine Gleitkomma-Variante nehmen</translation>
    </message>
    <message>
        <source>variant {} approximates Gaussians that sum to 1 only</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>Variante {} nähert nur Gaußkurven an, deren Summe 1 ist</translation>
    </message>
    <message>
        <source>choose kernel gaussian without --normalise off, or another variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>den Filterkern gaussian ohne --normalise off wählen, oder eine andere Variante</translation>
    </message>
    <message>
        <source>variant {} runs on CUDA only</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>Variante {} läuft nur auf CUDA</translation>
    </message>
    <message>
        <source>variant {} runs on the CPU only</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>Variante {} läuft nur auf der CPU</translation>
    </message>
    <message>
        <source>choose --backend cuda, or another variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>--backend cuda oder eine andere Variante wählen</translation>
    </message>
    <message>
        <source>choose --backend cpu, or another variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>--backend cpu oder eine andere Variante wählen</translation>
    </message>
    <message>
        <source>variant {} takes 8-bit images only</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>Variante {} nimmt nur 8-Bit-Bilder</translation>
    </message>
    <message>
        <source>choose a float variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>eine Gleitkomma-Variante wählen</translation>
    </message>
    <message>
        <source>a corner is not a finite number</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>eine Koordinate einer Ecke ist nicht endlich</translation>
    </message>
    <message>
        <source>corners {}, {} and {} lie on one line</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>die Ecken {}, {} und {} liegen auf einer Geraden</translation>
    </message>
    <message>
        <source>move one of them off it</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>eine davon wegbewegen</translation>
    </message>
    <message>
        <source>a matrix has 6 numbers (affine) or 9 (homography), not {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>eine Matrix hat 6 Zahlen (affin) oder 9 (Homographie), nicht {}</translation>
    </message>
    <message>
        <source>the matrix has a number that is not finite</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>die Matrix hat eine Zahl, die nicht endlich ist</translation>
    </message>
    <message>
        <source>four corners have 8 numbers, not {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>vier Ecken haben 8 Zahlen, nicht {}</translation>
    </message>
    <message>
        <source>an image that is one pixel wide or high has no four corners to move</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>ein Bild, das ein Pixel breit oder hoch ist, hat keine vier Ecken zum Bewegen</translation>
    </message>
    <message>
        <source>an output size has 2 numbers, not {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>eine Ausgabegröße hat 2 Zahlen, nicht {}</translation>
    </message>
    <message>
        <source>an output size lies between 1 and 1000000 pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>eine Ausgabegröße liegt zwischen 1 und 1000000 Pixeln</translation>
    </message>
    <message>
        <source>the matrix is singular: its determinant is {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>die Matrix ist singulär: ihre Determinante ist {:.6g}</translation>
    </message>
    <message>
        <source>it must not squeeze the plane into a line</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>sie darf die Ebene nicht zu einer Geraden zusammendrücken</translation>
    </message>
    <message>
        <source>an affine warp has no perspective part, but the third row is not 0 0 1</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>eine affine Verzerrung hat keinen perspektivischen Teil, aber die dritte Zeile ist nicht 0 0 1</translation>
    </message>
    <message>
        <source>choose operation homography</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>die Operation homography wählen</translation>
    </message>
    <message>
        <source>its array has {} axes; counts need (queries, bins)</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>sein Array hat {} Achsen; Zählwerte brauchen (Anfragen, Klassen)</translation>
    </message>
    <message>
        <source>holds no counts</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>enthält keine Zählwerte</translation>
    </message>
    <message>
        <source>query {}, bin {}: {} is no count</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>Anfrage {}, Klasse {}: {} ist kein Zählwert</translation>
    </message>
    <message>
        <source>expected a count, found {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>erwartet war ein Zählwert, da steht {}</translation>
    </message>
    <message>
        <source>the last query has {} bins, those before it {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>die letzte Anfrage hat {} Klassen, die davor {}</translation>
    </message>
    <message numerus="yes">
        <source>expected {} counts as in the lines before, found {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>
            <numerusform>erwartet war {} Zählwert wie in den Zeilen davor, da stehen {}</numerusform>
            <numerusform>erwartet waren {} Zählwerte wie in den Zeilen davor, da stehen {}</numerusform>
        </translation>
    </message>
    <message>
        <source>expected 5 fields, found {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>erwartet waren 5 Felder, da stehen {}</translation>
    </message>
    <message>
        <source>the query before has fewer bins than {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>die Anfrage davor hat weniger Klassen als {}</translation>
    </message>
    <message>
        <source>bin {} is not the one that follows</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>Klasse {} ist nicht die, die folgt</translation>
    </message>
    <message>
        <source>the answer has {} queries with {} bins each, this run {} with {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>die Antwort hat {} Anfragen mit je {} Klassen, dieser Lauf {} mit {}</translation>
    </message>
    <message>
        <source>--bins sets the number of bins</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>--bins legt die Zahl der Klassen fest</translation>
    </message>
    <message>
        <source>distances from query {} are about {:.2g}, those from others up to {:.2g}: the squares of both do not fit single precision</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/lift.cpp</extracomment>
        <translation>Abstände von Anfrage {} sind etwa {:.2g}, die von anderen bis zu {:.2g}: die Quadrate beider passen nicht in einfache Genauigkeit</translation>
    </message>
    <message>
        <source>ask these queries apart, or use --method reference, which counts in double precision</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/lift.cpp</extracomment>
        <translation>diese Anfragen getrennt stellen, oder --method reference verwenden, das in doppelter Genauigkeit zählt</translation>
    </message>
    <message>
        <source>--only-queries takes whole numbers from 0 to {}, not {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>--only-queries nimmt ganze Zahlen von 0 bis {}, nicht {}</translation>
    </message>
    <message>
        <source>--only-queries names query {} twice</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>--only-queries nennt Anfrage {} zweimal</translation>
    </message>
    <message>
        <source>there are no references to measure distances to</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>es gibt keine Referenzen, zu denen Abstände zu messen wären</translation>
    </message>
    <message>
        <source>give some with --references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>sie mit --references angeben</translation>
    </message>
    <message>
        <source>there are no queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>es gibt keine Anfragen</translation>
    </message>
    <message>
        <source>give some with --queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>sie mit --queries angeben</translation>
    </message>
    <message>
        <source>references have {} components, queries have {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>Referenzen haben {} Komponenten, Anfragen haben {}</translation>
    </message>
    <message>
        <source>both must have the same number</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>beide müssen gleich viele haben</translation>
    </message>
    <message>
        <source>--bins takes 1 or more, not {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>--bins nimmt 1 oder mehr, nicht {}</translation>
    </message>
    <message>
        <source>{} references are too many: counts go up to 2147483647</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>{} Referenzen sind zu viele: gezählt wird bis 2147483647</translation>
    </message>
    <message>
        <source>use --method fused, which streams the references that this method keeps on the device, or raise --memory-cap</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/plan.cpp</extracomment>
        <translation>--method fused verwenden, das die Referenzen durchströmen lässt, die dieses Verfahren auf dem Gerät behält, oder --memory-cap erhöhen</translation>
    </message>
    <message>
        <source>raise --memory-cap</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/plan.cpp</extracomment>
        <translation>--memory-cap erhöhen</translation>
    </message>
    <message>
        <source>use fewer bins</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/plan.cpp</extracomment>
        <translation>weniger Klassen verwenden</translation>
    </message>
    <message>
        <source>the method needs at least {:.1f} MiB of device memory, {:.1f} MiB may be used</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/plan.cpp</extracomment>
        <translation>das Verfahren braucht mindestens {:.1f} MiB Gerätespeicher, {:.1f} MiB sind erlaubt</translation>
    </message>
    <message>
        <source>--devices {}: CUDA shows {} here</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/solve.cu</extracomment>
        <translation>--devices {}: CUDA zeigt hier {}</translation>
    </message>
    <message>
        <source>--device and the variable CUDA_VISIBLE_DEVICES hide the others</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/solve.cu</extracomment>
        <translation>--device und die Variable CUDA_VISIBLE_DEVICES verbergen die anderen</translation>
    </message>
    <message>
        <source>{} says that its vectors have {} components, --dimension {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>{} nennt {} als Zahl der Komponenten seiner Vektoren, --dimension {}</translation>
    </message>
    <message>
        <source>leave --dimension out: it is for raw files</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>--dimension weglassen: es ist für rohe Dateien</translation>
    </message>
    <message>
        <source>{} holds {} numbers, which is no multiple of --dimension {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>{} enthält {} Zahlen, was kein Vielfaches von --dimension {} ist</translation>
    </message>
    <message>
        <source>give the dimension that it was written with</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>die Dimension angeben, mit der sie geschrieben wurde</translation>
    </message>
    <message numerus="yes">
        <source>{} counts in 1 histogram differ from double precision, by {} at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>
            <numerusform>{} Zählwert in 1 Histogramm weicht von doppelter Genauigkeit ab, um höchstens {}</numerusform>
            <numerusform>{} Zählwerte in 1 Histogramm weichen von doppelter Genauigkeit ab, um höchstens {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} counts in {} histograms differ from double precision, by {} at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>{} Zählwerte in {} Histogrammen weichen von doppelter Genauigkeit ab, um höchstens {}</translation>
    </message>
    <message numerus="yes">
        <source>{} counts in 1 histogram differ from the given answer, by {} at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>
            <numerusform>{} Zählwert in 1 Histogramm weicht von der gegebenen Antwort ab, um höchstens {}</numerusform>
            <numerusform>{} Zählwerte in 1 Histogramm weichen von der gegebenen Antwort ab, um höchstens {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} counts in {} histograms differ from the given answer, by {} at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>{} Zählwerte in {} Histogrammen weichen von der gegebenen Antwort ab, um höchstens {}</translation>
    </message>
    <message>
        <source>1 of 1 query is equally far from all references, as single precision tells: all counts are in bin 0</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>1 von 1 Anfrage ist, soweit einfache Genauigkeit es erkennt, von allen Referenzen gleich weit entfernt: alle Zählwerte sind in Klasse 0</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} queries are equally far from all references, as single precision tells: all counts are in bin 0</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>
            <numerusform>{} von {} Anfragen ist, soweit einfache Genauigkeit es erkennt, von allen Referenzen gleich weit entfernt: alle Zählwerte sind in Klasse 0</numerusform>
            <numerusform>{} von {} Anfragen sind, soweit einfache Genauigkeit es erkennt, von allen Referenzen gleich weit entfernt: alle Zählwerte sind in Klasse 0</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of 1 query has no references left, so that its row is empty: --skip-self leaves out those at distance 0, and there are no others</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>1 von 1 Anfrage hat keine Referenzen mehr, sodass ihre Zeile leer ist: --skip-self lässt die im Abstand 0 weg, und andere gibt es nicht</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} queries have no references left, so that their rows are empty: --skip-self leaves out those at distance 0, and there are no others</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>
            <numerusform>{} von {} Anfragen hat keine Referenzen mehr, sodass ihre Zeile leer ist: --skip-self lässt die im Abstand 0 weg, und andere gibt es nicht</numerusform>
            <numerusform>{} von {} Anfragen haben keine Referenzen mehr, sodass ihre Zeilen leer sind: --skip-self lässt die im Abstand 0 weg, und andere gibt es nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>--out-differences has the first {} of them</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>--out-differences hat die ersten {} davon</translation>
    </message>
    <message>
        <source>distances need references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>Abstände brauchen Referenzen</translation>
    </message>
    <message>
        <source>--probe has {} numbers, the references have {} components</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>--probe hat {} Zahlen, die Referenzen haben {} Komponenten</translation>
    </message>
    <message>
        <source>references in parts need queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>Referenzen in Teilen brauchen Anfragen</translation>
    </message>
    <message>
        <source>{} holds numbers only, and each was taken for a vector; --dimension says how many make one</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>{} enthält nur Zahlen, und jede wurde als ein Vektor genommen; --dimension sagt, wie viele einen bilden</translation>
    </message>
    <message numerus="yes">
        <source>{1} bins for {0} references: most stay empty</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>
            <numerusform>{1} Klassen für {0} Referenz: die meisten bleiben leer</numerusform>
            <numerusform>{1} Klassen für {0} Referenzen: die meisten bleiben leer</numerusform>
        </translation>
    </message>
    <message>
        <source>the method needs at least {:.1f} MiB, {:.1f} MiB may be used</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/budget.cpp</extracomment>
        <translation>das Verfahren braucht mindestens {:.1f} MiB, {:.1f} MiB sind erlaubt</translation>
    </message>
    <message>
        <source>method paper keeps to the memory of 2019 unless --memory-cap allows more</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/budget.cpp</extracomment>
        <translation>Verfahren paper hält sich an den Speicher von 2019, außer --memory-cap erlaubt mehr</translation>
    </message>
    <message>
        <source>distances from query {} are beyond 1.8e19, where their squares exceed single precision</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>Abstände von Anfrage {} liegen über 1.8e19, wo ihre Quadrate die einfache Genauigkeit übersteigen</translation>
    </message>
    <message>
        <source>scale the vectors</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>die Vektoren skalieren</translation>
    </message>
    <message>
        <source>no reference is farther from query {} than 2e-15: such distances are not counted in parts</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>keine Referenz ist weiter von Anfrage {} entfernt als 2e-15: solche Abstände werden nicht in Teilen gezählt</translation>
    </message>
    <message>
        <source>scale the vectors, or leave the query out</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>die Vektoren skalieren, oder die Anfrage weglassen</translation>
    </message>
    <message>
        <source>method {} does not count references in parts</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>Verfahren {} zählt keine Referenzen in Teilen</translation>
    </message>
    <message>
        <source>auto, simd and boxes do</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>auto, simd und boxes tun es</translation>
    </message>
    <message>
        <source>round {} of {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/rounds.h</extracomment>
        <translation>Runde {} von {}</translation>
    </message>
    <message>
        <source>method {} needs CUDA</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>Verfahren {} braucht CUDA</translation>
    </message>
    <message>
        <source>the CPU has reference, paper, simd and boxes</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>die CPU hat reference, paper, simd und boxes</translation>
    </message>
    <message>
        <source>method {} takes up to 3 dimensions, these vectors have {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>Verfahren {} nimmt bis zu 3 Dimensionen, diese Vektoren haben {}</translation>
    </message>
    <message>
        <source>use simd</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>simd verwenden</translation>
    </message>
    <message>
        <source>{} dimensions: boxes of neighbouring references decide together</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>{} Dimensionen: Kästen benachbarter Referenzen entscheiden gemeinsam</translation>
    </message>
    <message>
        <source>estimates are for linear, exact bins</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>Schätzungen sind für lineare, exakte Klassen</translation>
    </message>
    <message>
        <source>estimates need the references twice on the device</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>Schätzungen brauchen die Referenzen zweimal auf dem Gerät</translation>
    </message>
    <message>
        <source>estimates would leave about {:.0f} % of the bins in doubt</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>Schätzungen ließen etwa {:.0f} % der Klassen im Zweifel</translation>
    </message>
    <message>
        <source>8-bit vectors: dot products on the matrix units are exact</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>8-Bit-Vektoren: Skalarprodukte auf den Matrixeinheiten sind exakt</translation>
    </message>
    <message>
        <source>{} dimensions: computing a distance again is cheaper than storing it</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>{} Dimensionen: einen Abstand neu zu rechnen ist billiger, als ihn zu speichern</translation>
    </message>
    <message>
        <source>{} dimensions: storing a distance is cheaper than computing it again</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>{} Dimensionen: einen Abstand zu speichern ist billiger, als ihn neu zu rechnen</translation>
    </message>
    <message>
        <source>matrix units estimate the distances; the direct form settles the bins in doubt, about {:.1f} %</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>Matrixeinheiten schätzen die Abstände; die direkte Form klärt die Klassen im Zweifel, etwa {:.1f} %</translation>
    </message>
    <message>
        <source>more than 3 dimensions: every distance is computed</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>mehr als 3 Dimensionen: jeder Abstand wird gerechnet</translation>
    </message>
    <message>
        <source>few references: every distance is computed</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>wenige Referenzen: jeder Abstand wird gerechnet</translation>
    </message>
    <message>
        <source>asked for</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>verlangt</translation>
    </message>
    <message>
        <source>--devices {} has no effect: only methods on CUDA share the queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>--devices {} hat keine Wirkung: nur Verfahren auf CUDA teilen sich die Anfragen</translation>
    </message>
    <message numerus="yes">
        <source>--devices {1} has no effect: {0} queries are not shared</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>
            <numerusform>--devices {1} hat keine Wirkung: {0} Anfrage wird nicht geteilt</numerusform>
            <numerusform>--devices {1} hat keine Wirkung: {0} Anfragen werden nicht geteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>--query-batch {} became {}: the kernels of 2019 take no more</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>--query-batch {} wurde zu {}: die Kernel von 2019 nehmen nicht mehr</translation>
    </message>
    <message>
        <source>this method runs on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>dieses Verfahren läuft auf der CPU</translation>
    </message>
    <message>
        <source>distances are so small that their squares would fall below single precision: all components were taken times 2^{}, which changes no digit</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>die Abstände sind so klein, dass ihre Quadrate unter die einfache Genauigkeit fielen: alle Komponenten wurden mal 2^{} genommen, was keine Ziffer ändert</translation>
    </message>
    <message>
        <source>nothing was computed yet</source>
        <comment>told</comment>
        <extracomment>compute/histogram/result.cpp</extracomment>
        <translation>noch wurde nichts berechnet</translation>
    </message>
    <message>
        <source>the histograms are not complete yet</source>
        <comment>told</comment>
        <extracomment>compute/histogram/result.cpp</extracomment>
        <translation>die Histogramme sind noch nicht vollständig</translation>
    </message>
    <message>
        <source>wait until the run has ended</source>
        <comment>told</comment>
        <extracomment>compute/histogram/result.cpp</extracomment>
        <translation>warten, bis der Lauf zu Ende ist</translation>
    </message>
    <message>
        <source>this run was compared with nothing</source>
        <comment>told</comment>
        <extracomment>compute/histogram/result_file.cpp</extracomment>
        <translation>dieser Lauf wurde mit nichts verglichen</translation>
    </message>
    <message>
        <source>ask for --check, or give an --answer</source>
        <comment>told</comment>
        <extracomment>compute/histogram/result_file.cpp</extracomment>
        <translation>--check verlangen, oder eine --answer angeben</translation>
    </message>
    <message>
        <source>Each row of the round adds up to the references that are not left out at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Jede Zeile der Runde ergibt zusammen höchstens die Referenzen, die nicht weggelassen sind</translation>
    </message>
    <message>
        <source>Each row of the round adds up to the references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Jede Zeile der Runde ergibt zusammen die Zahl der Referenzen</translation>
    </message>
    <message numerus="yes">
        <source>all {} rows do, to at most {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>die {} Zeile, auf höchstens {}</numerusform>
            <numerusform>alle {} Zeilen, auf höchstens {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {} rows do, to {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>die {} Zeile, auf {}</numerusform>
            <numerusform>alle {} Zeilen, auf {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} rows do not: query {} has {} of {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Zeile nicht: Anfrage {} hat {} von {}</numerusform>
            <numerusform>{} Zeilen nicht: Anfrage {} hat {} von {}</numerusform>
        </translation>
    </message>
    <message>
        <source>The first and the last bin of a row hold something, its nearest and its farthest reference</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Die erste und die letzte Klasse einer Zeile enthalten etwas: ihre nächste und ihre fernste Referenz</translation>
    </message>
    <message numerus="yes">
        <source>{} rows</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Zeile</numerusform>
            <numerusform>{} Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>of query {} one is empty</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>bei Anfrage {} ist eine leer</translation>
    </message>
    <message>
        <source>Query {}, counted anew in double precision, gives the same bins, but for references within rounding of an edge</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Anfrage {}, in doppelter Genauigkeit neu gezählt, ergibt dieselben Klassen, bis auf Referenzen im Rundungsbereich einer Grenze</translation>
    </message>
    <message>
        <source>too many references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>zu viele Referenzen</translation>
    </message>
    <message numerus="yes">
        <source>{1} counts differ, {0} references are within rounding of an edge</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{1} Zählwerte weichen ab, {0} Referenz liegt im Rundungsbereich einer Grenze</numerusform>
            <numerusform>{1} Zählwerte weichen ab, {0} Referenzen liegen im Rundungsbereich einer Grenze</numerusform>
        </translation>
    </message>
    <message>
        <source>Its distances lie within the limits of all queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Ihre Abstände liegen in den Grenzen aller Anfragen</translation>
    </message>
    <message>
        <source>Its limits are its nearest and its farthest reference</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Ihre Grenzen sind ihre nächste und ihre fernste Referenz</translation>
    </message>
    <message>
        <source>{:.6g} to {:.6g}, found {:.6g} to {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{:.6g} bis {:.6g}, gefunden {:.6g} bis {:.6g}</translation>
    </message>
    <message>
        <source>The private histograms hold one count for each reference of their slices</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Die privaten Histogramme zählen jede Referenz ihrer Abschnitte einmal</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>Their sum is the query&apos;s row of the table</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Ihre Summe ist die Zeile der Anfrage in der Tabelle</translation>
    </message>
    <message numerus="yes">
        <source>{} bins</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Klasse</numerusform>
            <numerusform>{} Klassen</numerusform>
        </translation>
    </message>
    <message>
        <source>some bins differ</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>manche Klassen weichen ab</translation>
    </message>
    <message>
        <source>{} was chosen: {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{} wurde gewählt: {}</translation>
    </message>
    <message>
        <source>another one was asked for</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>ein anderes wurde verlangt</translation>
    </message>
    <message>
        <source>it needs CUDA</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>es braucht CUDA</translation>
    </message>
    <message>
        <source>method {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Verfahren {}</translation>
    </message>
    <message>
        <source>{} have their distances to {} counted by method {} ({}): query {} from {:.4g} to {:.4g}, in bins {}.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{}, deren Abstände zu {} das Verfahren {} zählt ({}): Anfrage {} von {:.4g} bis {:.4g}, in Klassen, die {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Anfrage</numerusform>
            <numerusform>{} Anfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Eintrag</numerusform>
            <numerusform>{} Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>that are equal steps of the logarithm</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>gleiche Schritte des Logarithmus sind</translation>
    </message>
    <message>
        <source>{:.4g} wide</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{:.4g} breit sind</translation>
    </message>
    <message>
        <source>Each of {} gets a histogram of its distances to {}, in {} bins.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{}: jede bekommt ein Histogramm ihrer Abstände ({}), in {} Klassen.</translation>
    </message>
    <message>
        <source>Queries and references have as many components</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Anfragen und Referenzen haben gleich viele Komponenten</translation>
    </message>
    <message>
        <source>The first kernel has {} in a grid of {} × {}, 64 references each; {} of its rows have their distances.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Der erste Kernel hat {} in einem Gitter von {} × {}, mit je 64 Referenzen; {} seiner Zeilen haben ihre Abstände.</translation>
    </message>
    <message numerus="yes">
        <source>{} blocks</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Block</numerusform>
            <numerusform>{} Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>The blocks hold all references, and none could be spared</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Die Blöcke enthalten alle Referenzen, und keiner ist entbehrlich</translation>
    </message>
    <message>
        <source>{} places for {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{} Plätze für {}</translation>
    </message>
    <message>
        <source>The grid has a place for each block</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Das Gitter hat einen Platz für jeden Block</translation>
    </message>
    <message>
        <source>Slice {} of {}, references {} to {}, is in its private histogram: no two threads write to one counter, so none waits; the adder sums them.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Abschnitt {} von {}, Referenzen {} bis {}, ist in seinem privaten Histogramm: nie schreiben zwei Threads in einen Zähler, also wartet keiner; der Addierer summiert sie.</translation>
    </message>
    <message>
        <source>one histogram for all threads</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>ein Histogramm für alle Threads</translation>
    </message>
    <message>
        <source>they would wait for each other at full bins</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>sie würden bei vollen Klassen aufeinander warten</translation>
    </message>
    <message>
        <source>counts in the table</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Zählwerte in der Tabelle</translation>
    </message>
    <message>
        <source>one for each pair, rows N</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>einer je Paar, Zeilen mal N</translation>
    </message>
    <message>
        <source>rows that are full</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>volle Zeilen</translation>
    </message>
    <message>
        <source>all queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>alle Anfragen</translation>
    </message>
    <message>
        <source>distances stored at once</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>zugleich gespeicherte Abstände</translation>
    </message>
    <message>
        <source>at most 32 N</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>höchstens 32 N</translation>
    </message>
    <message>
        <source>references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenzen</translation>
    </message>
    <message>
        <source>bins of the query that is looked at</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Klassen der betrachteten Anfrage</translation>
    </message>
    <message>
        <source>your query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>eigene Anfrage</translation>
    </message>
    <message>
        <source>query {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Anfrage {}</translation>
    </message>
    <message>
        <source>Reference {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenz {}</translation>
    </message>
    <message>
        <source>Reference {} is left out: its distance from {} is 0, and the query itself is not counted.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenz {} ist weggelassen: ihr Abstand ({}) ist 0, und die Anfrage selbst zählt nicht.</translation>
    </message>
    <message>
        <source>Reference {} is {:.6g} from {}, as all are: then bin 0 holds them.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenz {} hat den Abstand {:.6g} ({}) wie alle: dann sind sie in Klasse 0.</translation>
    </message>
    <message>
        <source>Reference {} is {:.6g} from {}, so it falls into bin {}, from {:.6g} to {:.6g}: {:.3g} above its lower edge and {:.3g} below its upper one, the bin being {:.3g} wide.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenz {} hat den Abstand {:.6g} ({}) und fällt in Klasse {}, von {:.6g} bis {:.6g}: {:.3g} über deren unterer Grenze und {:.3g} unter der oberen; die Klasse ist {:.3g} breit.</translation>
    </message>
    <message>
        <source>bin {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Klasse {}</translation>
    </message>
    <message>
        <source>too far</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>zu fern</translation>
    </message>
    <message>
        <source>it ends at {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>sie endet bei {:.6g}</translation>
    </message>
    <message>
        <source>too near</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>zu nah</translation>
    </message>
    <message>
        <source>it begins at {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>sie beginnt bei {:.6g}</translation>
    </message>
    <message>
        <source>Its distance lies between the bin&apos;s edges</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Ihr Abstand liegt zwischen den Grenzen der Klasse</translation>
    </message>
    <message>
        <source>0 has no logarithm, and is in bin 0</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>0 hat keinen Logarithmus und ist in Klasse 0</translation>
    </message>
    <message>
        <source>{:.6g} from {:.6g} to {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{:.6g} von {:.6g} bis {:.6g}</translation>
    </message>
    <message>
        <source>references in this bin</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenzen in dieser Klasse</translation>
    </message>
    <message>
        <source>Bin {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Klasse {}</translation>
    </message>
    <message numerus="yes">
        <source>Bin {1} of {2}, from {3:.6g} to {4:.6g}, holds {0} references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>Klasse {1} ({2}), von {3:.6g} bis {4:.6g}, enthält {0} Referenz</numerusform>
            <numerusform>Klasse {1} ({2}), von {3:.6g} bis {4:.6g}, enthält {0} Referenzen</numerusform>
        </translation>
    </message>
    <message>
        <source>: nearest to its lower edge reference {}, {:.3g} above it, to its upper edge reference {}, {:.3g} below it</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>: der unteren Grenze am nächsten Referenz {}, {:.3g} darüber, der oberen Referenz {}, {:.3g} darunter</translation>
    </message>
    <message>
        <source>reference {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenz {}</translation>
    </message>
    <message>
        <source>{:.3g} below its lower edge, in bin {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{:.3g} unter der unteren Grenze, in Klasse {}</translation>
    </message>
    <message>
        <source>{:.3g} above its upper edge, in bin {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{:.3g} über der oberen Grenze, in Klasse {}</translation>
    </message>
    <message>
        <source>All of them lie between its edges</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Sie alle liegen zwischen den Grenzen</translation>
    </message>
    <message>
        <source>The table counts as many</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Die Tabelle zählt ebenso viele</translation>
    </message>
    <message>
        <source>distance</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Histogram of your query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Histogramm der eigenen Anfrage</translation>
    </message>
    <message>
        <source>Histogram of query {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Histogramm von Anfrage {}</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Zählwerte</translation>
    </message>
    <message>
        <source>, {} bins to a bar</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>, {} Klassen je Balken</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>round</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>time</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>other</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>sonstiges</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Wohin die Zeit geht</translation>
    </message>
    <message>
        <source>stages</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>chosen query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>gewählte Anfrage</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>entries that differ</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>abweichende Einträge</translation>
    </message>
    <message>
        <source>from {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>gegen {}</translation>
    </message>
    <message>
        <source>all entries equal {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>alle Einträge gleich: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} entries differ from {}, by {} at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>
            <numerusform>{} Eintrag anders ({}), um höchstens {}</numerusform>
            <numerusform>{} Einträge anders ({}), um höchstens {}</numerusform>
        </translation>
    </message>
    <message>
        <source>double precision</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>the answer</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>die Antwort</translation>
    </message>
    <message>
        <source>Check: {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Prüfung: {}</translation>
    </message>
    <message>
        <source>Memory by array</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Speicher je Feld</translation>
    </message>
    <message>
        <source>memory</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>in all</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>cap</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Nearest and farthest reference of each query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Nächste und fernste Referenz jeder Anfrage</translation>
    </message>
    <message>
        <source>nearest</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>nächste</translation>
    </message>
    <message>
        <source>farthest</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>fernste</translation>
    </message>
    <message>
        <source>Distribution of nearest distances</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Verteilung der kleinsten Abstände</translation>
    </message>
    <message>
        <source>Distribution of farthest distances</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Verteilung der größten Abstände</translation>
    </message>
    <message numerus="yes">
        <source>All of {} queries, without rounds</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>
            <numerusform>Die {} Anfrage, ohne Runden</numerusform>
            <numerusform>Alle {} Anfragen, ohne Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {1} of {2}: {0} of the chosen queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>
            <numerusform>Runde {1} von {2}: {0} der gewählten Anfragen</numerusform>
            <numerusform>Runde {1} von {2}: {0} der gewählten Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {} of {}: queries {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>Runde {} von {}: Anfragen {} bis {}</translation>
    </message>
    <message>
        <source>The vectors</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>Die Vektoren</translation>
    </message>
    <message>
        <source>The last round again: {} of {} blocks have their distances</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>Noch einmal die letzte Runde: {} von {} Blöcken haben ihre Abstände</translation>
    </message>
    <message>
        <source>{} of {} private histograms added up</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>{} von {} privaten Histogrammen addiert</translation>
    </message>
    <message>
        <source>rounds</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>blocks of the last round</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>Blöcke der letzten Runde</translation>
    </message>
    <message>
        <source>private histograms of one query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>private Histogramme einer Anfrage</translation>
    </message>
    <message>
        <source>the depth limit was lowered to {}: deeper, there would be more than {} references per triangle</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/grow.cpp</extracomment>
        <translation>die Tiefengrenze wurde auf {} gesenkt: tiefer gäbe es mehr als {} Einträge je Dreieck</translation>
    </message>
    <message>
        <source>the tree of {} triangles may have more than 2^30 references</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/grow.h</extracomment>
        <translation>der Baum über {} Dreiecken hat vielleicht mehr als 2^30 Einträge</translation>
    </message>
    <message>
        <source>take fewer triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/grow.h</extracomment>
        <translation>weniger Dreiecke nehmen</translation>
    </message>
    <message>
        <source>the tree would have more than 2^30 nodes or references</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/grow.h</extracomment>
        <translation>der Baum hätte mehr als 2^30 Knoten oder Einträge</translation>
    </message>
    <message>
        <source>take a smaller depth limit</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/grow.h</extracomment>
        <translation>eine kleinere Tiefengrenze nehmen</translation>
    </message>
    <message>
        <source>the tree has more than 2^30 nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/level_cpu.cpp</extracomment>
        <translation>der Baum hat mehr als 2^30 Knoten</translation>
    </message>
    <message>
        <source>the scene has no triangles: its tree is one empty leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>die Szene hat keine Dreiecke: ihr Baum ist ein leeres Blatt</translation>
    </message>
    <message>
        <source>the scene is {:.3g} across: areas of its cells are beyond single precision, and the costs of trees are made of them</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>die Szene ist {:.3g} groß: Flächen ihrer Zellen liegen außerhalb der einfachen Genauigkeit, und aus ihnen bestehen die Kosten von Bäumen</translation>
    </message>
    <message>
        <source>scale it down, to less than 7e18 across</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>sie verkleinern, auf weniger als 7e18</translation>
    </message>
    <message>
        <source>scale it up, to more than 1e-12 across</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>sie vergrößern, auf mehr als 1e-12</translation>
    </message>
    <message>
        <source>the thesis&apos;s pipeline needs a CUDA device; its builder for one thread, sweep, ran instead</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>die Pipeline der Dissertation braucht ein CUDA-Gerät; stattdessen lief ihr Bau für einen Thread, sweep</translation>
    </message>
    <message>
        <source>this builder or strategy runs on the CPU; pictures are drawn on the device</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>dieses Bauverfahren oder diese Strategie läuft auf der CPU; Bilder werden auf dem Gerät gezeichnet</translation>
    </message>
    <message>
        <source>the tree is of another scene: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>der Baum gehört zu einer anderen Szene: {}</translation>
    </message>
    <message>
        <source>give the scene that it was built over, with the same --amplitude, --phase and --keep-degenerate</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>die Szene angeben, über der er gebaut wurde, mit denselben --amplitude, --phase und --keep-degenerate</translation>
    </message>
    <message>
        <source>its coordinates count from ({}), the scene&apos;s from ({})</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>seine Koordinaten zählen von ({}), die der Szene von ({})</translation>
    </message>
    <message numerus="yes">
        <source>it is over {} triangles, the scene has {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>
            <numerusform>er ist über {} Dreieck gebaut, die Szene hat {}</numerusform>
            <numerusform>er ist über {} Dreiecken gebaut, die Szene hat {}</numerusform>
        </translation>
    </message>
    <message>
        <source>a level of the tree has too many references for the device&apos;s builder</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/cuda/large.cu</extracomment>
        <translation>eine Ebene des Baums hat zu viele Einträge für den Bau auf dem Gerät</translation>
    </message>
    <message>
        <source>use --backend cpu, or fewer triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/cuda/large.cu</extracomment>
        <translation>--backend cpu oder weniger Dreiecke verwenden</translation>
    </message>
    <message>
        <source>lower --depth, or use fewer triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/cuda/order.cu</extracomment>
        <translation>--depth senken, oder weniger Dreiecke verwenden</translation>
    </message>
    <message>
        <source>a tree of depth {} is too deep for rays</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/cuda/trace.cu</extracomment>
        <translation>ein Baum der Tiefe {} ist zu tief für Strahlen</translation>
    </message>
    <message>
        <source>build it with a depth limit of 60 or less</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/cuda/trace.cu</extracomment>
        <translation>ihn mit einer Tiefengrenze von 60 oder weniger bauen</translation>
    </message>
    <message>
        <source>{} has no effect: the tree comes from a file, by its own rules</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/experiment.cpp</extracomment>
        <translation>{} hat keine Wirkung: der Baum kommt aus einer Datei, nach eigenen Regeln</translation>
    </message>
    <message>
        <source>a kD-tree needs a scene</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/experiment.cpp</extracomment>
        <translation>ein kD-Baum braucht eine Szene</translation>
    </message>
    <message>
        <source>--keep-degenerate has no effect: the scene has no triangles without area</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/experiment.cpp</extracomment>
        <translation>--keep-degenerate hat keine Wirkung: die Szene hat keine Dreiecke ohne Fläche</translation>
    </message>
    <message>
        <source>the tree to compare with: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/experiment.cpp</extracomment>
        <translation>der Baum zum Vergleich: {}</translation>
    </message>
    <message>
        <source>Each step over {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>Jeder Schritt mit {} Dreiecken</translation>
    </message>
    <message>
        <source>one CPU thread</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>ein CPU-Thread</translation>
    </message>
    <message>
        <source>CUDA with copies</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>CUDA mit Kopien</translation>
    </message>
    <message>
        <source>CUDA without copies</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>CUDA ohne Kopien</translation>
    </message>
    <message>
        <source>Speed-up with copies</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>Beschleunigung mit Kopien</translation>
    </message>
    <message>
        <source>triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>CPU time / CUDA time</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>CPU-Zeit / CUDA-Zeit</translation>
    </message>
    <message>
        <source> (pays from {})</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation> (lohnt sich ab {})</translation>
    </message>
    <message>
        <source>ProcessEvents: the thesis&apos;s model against the kernel, in ms</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>ProcessEvents: das Modell der Dissertation gegen den Kernel, in ms</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>predicted</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>no table for compute capability {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy.cpp</extracomment>
        <translation>keine Tabelle für Compute Capability {}</translation>
    </message>
    <message>
        <source>known are {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy.cpp</extracomment>
        <translation>bekannt sind {}</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Auslastung, %</translation>
    </message>
    <message>
        <source>your kernel</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>eigener Kernel</translation>
    </message>
    <message>
        <source>Predicted time, by the thesis&apos;s model</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Vorhergesagte Zeit, nach dem Modell der Dissertation</translation>
    </message>
    <message>
        <source>lives of a thread</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Leben eines Threads</translation>
    </message>
    <message>
        <source>blocks</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>registers</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Register</translation>
    </message>
    <message>
        <source>shared memory</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>gemeinsamer Speicher</translation>
    </message>
    <message>
        <source>no block fits</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>kein Block passt</translation>
    </message>
    <message>
        <source>Compute capability {}: your kernel holds {:.1f} % ({} warps, limit: {})</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Compute Capability {}: eigener Kernel füllt {:.1f} % ({} Warps, Grenze: {})</translation>
    </message>
    <message>
        <source>threads per block</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Threads je Block</translation>
    </message>
    <message>
        <source>Occupancy by shared memory</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Auslastung nach gemeinsamem Speicher</translation>
    </message>
    <message>
        <source>bytes per block</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Bytes je Block</translation>
    </message>
    <message>
        <source>Occupancy by registers</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Auslastung nach Registern</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Register je Thread</translation>
    </message>
    <message>
        <source>Time to build, in ms</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/study.cpp</extracomment>
        <translation>Bauzeit, in ms</translation>
    </message>
    <message>
        <source>{} is faster than {} from {:.0f} on</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/study.cpp</extracomment>
        <translation>{} ist schneller als {} ab {:.0f}</translation>
    </message>
    <message>
        <source>split</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>limit of depth</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>Grenze der Tiefe</translation>
    </message>
    <message>
        <source>few triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>wenige Dreiecke</translation>
    </message>
    <message>
        <source>no split is cheaper</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>keine Teilung ist billiger</translation>
    </message>
    <message>
        <source>the guard refuses the split</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>die Sicherung lehnt die Teilung ab</translation>
    </message>
    <message>
        <source>no plane</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>keine Ebene</translation>
    </message>
    <message>
        <source>node {} was not split by these rules</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>Knoten {} wurde nicht nach diesen Regeln geteilt</translation>
    </message>
    <message>
        <source>there is no node {}: the tree has {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>es gibt keinen Knoten {}: der Baum hat {}</translation>
    </message>
    <message>
        <source>node {} splits at depth {}: no tree is so deep</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Knoten {} teilt in Tiefe {}: kein Baum ist so tief</translation>
    </message>
    <message>
        <source>node {} has children at {} of {}; in canonical order they are at {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Knoten {} hat Kinder bei {} von {}; in kanonischer Folge sind sie bei {}</translation>
    </message>
    <message>
        <source>node {} splits at {}, outside its cell from {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Knoten {} teilt bei {}, außerhalb seiner Zelle von {} bis {}</translation>
    </message>
    <message>
        <source>{} of {} nodes are in no tree</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Knoten in keinem Baum: {} von {}</translation>
    </message>
    <message>
        <source>the deepest leaf is at depth {}, the tree says {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>das tiefste Blatt liegt in Tiefe {}, der Baum sagt {}</translation>
    </message>
    <message>
        <source>leaf {} has {} references from {} on; there are {}, and in canonical order it begins at {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Blatt {} hat {} Einträge von {} an; da sind {}, und in kanonischer Folge beginnt es bei {}</translation>
    </message>
    <message>
        <source>leaf {} lists triangle {} of {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Blatt {} führt Dreieck {} von {}</translation>
    </message>
    <message>
        <source>leaf {} lists triangles out of order</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Blatt {} führt Dreiecke nicht in ihrer Folge</translation>
    </message>
    <message>
        <source>{} references are in no leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Einträge in keinem Blatt: {}</translation>
    </message>
    <message>
        <source>the tree&apos;s box is not that of the triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>der Kasten des Baums ist nicht derjenige der Dreiecke</translation>
    </message>
    <message>
        <source>node {} splits at the limit of depth</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Knoten {} teilt an der Tiefengrenze</translation>
    </message>
    <message>
        <source>node {} splits where the rules allow none</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Knoten {} teilt, wo die Regeln es nicht erlauben</translation>
    </message>
    <message>
        <source>leaf {} lists triangle {}, which does not reach it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Blatt {} führt Dreieck {}, das nicht hineinreicht</translation>
    </message>
    <message>
        <source>leaf {} lacks triangle {}, which enters it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>Blatt {} fehlt Dreieck {}, das hineinreicht</translation>
    </message>
    <message>
        <source>a tree has at least one node</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>ein Baum hat mindestens einen Knoten</translation>
    </message>
    <message>
        <source>the tree that would follow is built for at most {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/what_if.cpp</extracomment>
        <translation>der Baum, der folgen würde, wird für höchstens {} Dreiecke gebaut</translation>
    </message>
    <message>
        <source>rays have 6 numbers each, origin and direction; these have {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/ray_batch.cpp</extracomment>
        <translation>Strahlen haben je 6 Zahlen, Ursprung und Richtung; diese haben {}</translation>
    </message>
    <message>
        <source>choose columns with --columns, or write an n x 6 npy file</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/ray_batch.cpp</extracomment>
        <translation>Spalten mit --columns wählen, oder eine n x 6-npy-Datei schreiben</translation>
    </message>
    <message>
        <source>origins have 3 coordinates each; these have {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/ray_batch.cpp</extracomment>
        <translation>Ursprünge haben je 3 Koordinaten; diese haben {}</translation>
    </message>
    <message>
        <source>directions have 3 coordinates each; these have {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/ray_batch.cpp</extracomment>
        <translation>Richtungen haben je 3 Koordinaten; diese haben {}</translation>
    </message>
    <message>
        <source>each ray has an origin and a direction; there are {} and {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/ray_batch.cpp</extracomment>
        <translation>jeder Strahl hat einen Ursprung und eine Richtung; da sind {} und {}</translation>
    </message>
    <message>
        <source>{} takes three numbers, not &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/render.cpp</extracomment>
        <translation>{} nimmt drei Zahlen, nicht „{}“</translation>
    </message>
    <message>
        <source>--ray takes six numbers, origin and direction, not &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/render.cpp</extracomment>
        <translation>--ray nimmt sechs Zahlen, Ursprung und Richtung, nicht „{}“</translation>
    </message>
    <message>
        <source>a picture of {} pixels cannot be drawn</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/render.cpp</extracomment>
        <translation>ein Bild von {} Pixeln lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>give width and height, 1 to 16384 each</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/render.cpp</extracomment>
        <translation>Breite und Höhe angeben, je 1 bis 16384</translation>
    </message>
    <message>
        <source>a tree answers nothing named {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/result.cpp</extracomment>
        <translation>ein Baum beantwortet nichts namens {}</translation>
    </message>
    <message>
        <source>no rays were sent</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/result.cpp</extracomment>
        <translation>es wurden keine Strahlen ausgesandt</translation>
    </message>
    <message>
        <source>give some with --rays</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/result.cpp</extracomment>
        <translation>sie mit --rays angeben</translation>
    </message>
    <message>
        <source>nothing was measured</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/result.cpp</extracomment>
        <translation>nichts wurde gemessen</translation>
    </message>
    <message>
        <source>choose what with --study</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/result.cpp</extracomment>
        <translation>was gemessen wird, mit --study wählen</translation>
    </message>
    <message>
        <source>Cost of each plane; the best: {} at {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Kosten jeder Ebene; die beste: {} bei {}</translation>
    </message>
    <message>
        <source>Cost of each plane</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Kosten jeder Ebene</translation>
    </message>
    <message>
        <source>place in the cell</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Stelle in der Zelle</translation>
    </message>
    <message>
        <source>cost</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>as a leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>als Blatt</translation>
    </message>
    <message>
        <source>best</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>beste</translation>
    </message>
    <message>
        <source>own, along {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>eigene, entlang {}</translation>
    </message>
    <message>
        <source>; own: {:.4g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>; eigene: {:.4g}</translation>
    </message>
    <message>
        <source>What goes through the thesis&apos;s kernels</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Was durch die Kernel der Dissertation geht</translation>
    </message>
    <message>
        <source>kernel 1: events, 2: counts, 3: costs, 4: minimum</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Kernel 1: Ereignisse, 2: Zählungen, 3: Kosten, 4: Minimum</translation>
    </message>
    <message>
        <source>elements; bytes copied, by the thesis&apos;s records</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Elemente; kopierte Bytes, nach den Datensätzen der Dissertation</translation>
    </message>
    <message>
        <source>1 in</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>1 ein</translation>
    </message>
    <message>
        <source>1 out</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>1 aus</translation>
    </message>
    <message>
        <source>2 in</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>2 ein</translation>
    </message>
    <message>
        <source>2 out</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>2 aus</translation>
    </message>
    <message>
        <source>3 in</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>3 ein</translation>
    </message>
    <message>
        <source>3 out</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>3 aus</translation>
    </message>
    <message>
        <source>4 out</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>4 aus</translation>
    </message>
    <message>
        <source>elements</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>bytes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>SAH cost</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>SAH-Kosten</translation>
    </message>
    <message>
        <source>Cost of the tree so far</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Kosten des bisherigen Baums</translation>
    </message>
    <message>
        <source>step</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Size of the tree so far</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Größe des bisherigen Baums</translation>
    </message>
    <message>
        <source>Cost of the tree cut at each level</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Kosten des Baums, auf jeder Ebene abgeschnitten</translation>
    </message>
    <message>
        <source>level</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Depth of leaves</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Tiefe der Blätter</translation>
    </message>
    <message>
        <source>depth</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Triangles in leaves</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Dreiecke in Blättern</translation>
    </message>
    <message>
        <source>Volume of leaves</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Volumen der Blätter</translation>
    </message>
    <message>
        <source>log2 of the share of the scene&apos;s</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>log2 des Anteils an dem der Szene</translation>
    </message>
    <message>
        <source>too much</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>zu viel</translation>
    </message>
    <message numerus="yes">
        <source>{} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Dreieck</numerusform>
            <numerusform>{} Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>The plane lies within the node&apos;s cell</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Die Ebene liegt in der Zelle des Knotens</translation>
    </message>
    <message>
        <source>{} from {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} von {} bis {}</translation>
    </message>
    <message>
        <source>The plane is the one that {} takes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Die Ebene ist die, die {} nimmt</translation>
    </message>
    <message>
        <source>there is none</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>No candidate is cheaper</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Kein Kandidat ist billiger</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} are</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>billiger: {} ({})</numerusform>
            <numerusform>billiger: {} ({})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} planes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Ebene</numerusform>
            <numerusform>{} Ebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs more than the leaf, and one more such split was left on the path</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Sie kostet mehr als das Blatt, und auf dem Weg war noch eine solche Teilung frei</translation>
    </message>
    <message>
        <source>{} were left</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} waren frei</translation>
    </message>
    <message>
        <source>It costs no more than the leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Sie kostet nicht mehr als das Blatt</translation>
    </message>
    <message>
        <source>The children hold what the plane gives them</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Die Kinder enthalten, was die Ebene ihnen gibt</translation>
    </message>
    <message>
        <source>too many triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>zu viele Dreiecke</translation>
    </message>
    <message>
        <source>{} and {} in the tree, {} and {} by the plane</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} und {} im Baum, {} und {} nach der Ebene</translation>
    </message>
    <message>
        <source>No triangle is lost</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Kein Dreieck geht verloren</translation>
    </message>
    <message>
        <source>{} of {} are in a child</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} von {} sind in einem Kind</translation>
    </message>
    <message>
        <source>The tree&apos;s cost changes by the node&apos;s share of it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Die Kosten des Baums ändern sich um den Anteil des Knotens</translation>
    </message>
    <message>
        <source>from {} to {}: {:.4g}, expected {:.4g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>von {} auf {}: {:.4g}, erwartet {:.4g}</translation>
    </message>
    <message>
        <source>The leaf lists just the triangles that reach it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Das Blatt führt genau die Dreiecke, die es erreichen</translation>
    </message>
    <message>
        <source>{} listed, {} reach it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} geführt, {} erreichen es</translation>
    </message>
    <message>
        <source>It is at the limit of depth</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Es liegt an der Grenze der Tiefe</translation>
    </message>
    <message>
        <source>It has few triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Es hat wenige Dreiecke</translation>
    </message>
    <message>
        <source>Each plane costs more than the leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Jede Ebene kostet mehr als das Blatt</translation>
    </message>
    <message>
        <source>{} do not; the leaf costs {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} nicht; das Blatt kostet {}</translation>
    </message>
    <message>
        <source>The plane that would be taken costs more than the leaf, or may not be taken</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Die Ebene, die genommen würde, kostet mehr als das Blatt oder darf nicht genommen werden</translation>
    </message>
    <message>
        <source>No plane may be taken</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Keine Ebene darf genommen werden</translation>
    </message>
    <message>
        <source>there is one</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>es gibt eine</translation>
    </message>
    <message>
        <source>The rules make it a leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Die Regeln machen es zum Blatt</translation>
    </message>
    <message>
        <source>they would split it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>sie würden es teilen</translation>
    </message>
    <message>
        <source>The way to the node follows the rules</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Der Weg zum Knoten folgt den Regeln</translation>
    </message>
    <message>
        <source>The node is what the rules make of its triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Der Knoten ist, was die Regeln aus seinen Dreiecken machen</translation>
    </message>
    <message>
        <source>it has too many</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>er hat zu viele</translation>
    </message>
    <message>
        <source>The leaves below it list just the triangles that reach it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Die Blätter darunter führen genau die Dreiecke, die ihn erreichen</translation>
    </message>
    <message>
        <source>{} does not look at costs</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} sieht nicht auf Kosten</translation>
    </message>
    <message>
        <source>the limit of depth is reached</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>die Grenze der Tiefe ist erreicht</translation>
    </message>
    <message>
        <source>so few triangles stay together</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>so wenige Dreiecke bleiben zusammen</translation>
    </message>
    <message>
        <source>{} cheaper, but {} does not consider it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} billiger, doch {} erwägt es nicht</translation>
    </message>
    <message>
        <source>as cheap: the tie goes to the smaller position, then axis</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>gleich billig: dann zählt die kleinere Lage, danach die Achse</translation>
    </message>
    <message>
        <source>{} more, {:.3g} %</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} mehr, {:.3g} %</translation>
    </message>
    <message>
        <source>next best across {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>nächstbeste quer zu {}: {}</translation>
    </message>
    <message>
        <source>best across {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>beste quer zu {}: {}</translation>
    </message>
    <message>
        <source>stay a leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Blatt bleiben</translation>
    </message>
    <message numerus="yes">
        <source>its {} planar triangles on the right</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>das {} Dreieck in der Ebene nach rechts</numerusform>
            <numerusform>die {} Dreiecke in der Ebene nach rechts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its {} planar triangles on the left</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>das {} Dreieck in der Ebene nach links</numerusform>
            <numerusform>die {} Dreiecke in der Ebene nach links</numerusform>
        </translation>
    </message>
    <message>
        <source>{} is where {} splits a cell: {} of {} triangles left of it, {} right, {} in it.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Bei {} teilt {} eine Zelle: {} von {} Dreiecken links davon, {} rechts, {} darin.</translation>
    </message>
    <message>
        <source> wins: cost {} {} leaf {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation> gewinnt: Kosten {} {} Blatt {}</translation>
    </message>
    <message>
        <source>; best in {} {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>; beste in {}: {}</translation>
    </message>
    <message>
        <source>; none in {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>; keine in {}</translation>
    </message>
    <message>
        <source>; an empty side makes it λ = {} times as dear</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>; eine leere Seite verteuert sie auf das λ = {}-fache</translation>
    </message>
    <message>
        <source>A leaf with {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Ein Blatt, {}: {}</translation>
    </message>
    <message>
        <source> (leaf {}, best split {} at cost {})</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation> (Blatt {}, beste Teilung {} zu Kosten {})</translation>
    </message>
    <message>
        <source>Node {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Knoten {}</translation>
    </message>
    <message>
        <source>Node {} has {}, too many to price all planes again.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Knoten {} hat {}, zu viele, um alle Ebenen neu zu bewerten.</translation>
    </message>
    <message>
        <source>Node {} cannot be reached by the rules: {}.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Knoten {} ist nach den Regeln nicht erreichbar: {}.</translation>
    </message>
    <message>
        <source>planes of this node</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Ebenen dieses Knotens</translation>
    </message>
    <message>
        <source>at most 6 n, two ends along three axes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>höchstens 6 n, zwei Enden entlang dreier Achsen</translation>
    </message>
    <message>
        <source>triangles looked at, node by node</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>angesehene Dreiecke, Knoten für Knoten</translation>
    </message>
    <message>
        <source>N on each level so far</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>N auf jeder Ebene bisher</translation>
    </message>
    <message>
        <source>with one triangle a leaf: 2 N − 1</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>mit einem Dreieck je Blatt: 2 N − 1</translation>
    </message>
    <message>
        <source>without duplicates: N</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>ohne Vervielfachung: N</translation>
    </message>
    <message>
        <source>kD-tree of a file, strategy {}, as a builder would come to it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>kD-Baum einer Datei, Strategie {}, wie ein Erbauer zu ihm käme</translation>
    </message>
    <message>
        <source>{} in one cell: a ray would be tested with all of them, at cost {}.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} in einer Zelle: ein Strahl würde gegen alle getestet, zu Kosten {}.</translation>
    </message>
    <message>
        <source>The cell holds all triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Die Zelle enthält alle Dreiecke</translation>
    </message>
    <message numerus="yes">
        <source>{} reach out of it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} ragt heraus</numerusform>
            <numerusform>{} ragen heraus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole tree, of {} nodes: it changes too fast, or is too large, to be told of.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>Der ganze Baum, {} Knoten: er ändert sich zu schnell oder ist zu groß für eine Erklärung.</numerusform>
            <numerusform>Der ganze Baum, {} Knoten: er ändert sich zu schnell oder ist zu groß für eine Erklärung.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ray is expected to cost {}, where all triangles in one leaf cost {}: {} and {}, {:.4g} references a triangle.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Ein Strahl kostet voraussichtlich {}, alle Dreiecke in einem Blatt kosten {}: {} und {}, {:.4g} Einträge je Dreieck.</translation>
    </message>
    <message numerus="yes">
        <source>{} inner nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} innerer Knoten</numerusform>
            <numerusform>{} innere Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} leaves</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Blatt</numerusform>
            <numerusform>{} Blätter</numerusform>
        </translation>
    </message>
    <message>
        <source>one leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>ein Blatt</translation>
    </message>
    <message>
        <source>{:.4g} times as dear</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{:.4g}-mal so teuer</translation>
    </message>
    <message>
        <source>as cheap</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>gleich billig</translation>
    </message>
    <message>
        <source>Leaves tile the scene&apos;s box, and nodes and references stand in their order</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Die Blätter füllen den Kasten der Szene lückenlos, Knoten und Einträge stehen in ihrer Ordnung</translation>
    </message>
    <message numerus="yes">
        <source>{} nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Knoten</numerusform>
            <numerusform>{} Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Each triangle, sent down from the root, reaches just the leaves that list it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Jedes Dreieck erreicht von der Wurzel aus genau die Blätter, die es führen</translation>
    </message>
    <message>
        <source>The costs of the steps add up to the tree&apos;s</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Die Kosten der Schritte ergeben zusammen die des Baums</translation>
    </message>
    <message>
        <source>at most D</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>höchstens D</translation>
    </message>
    <message>
        <source>N log₂ N</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>N log₂ N</translation>
    </message>
    <message>
        <source>Triangle {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Dreieck {}</translation>
    </message>
    <message>
        <source>node {}, on level {}, among</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Knoten {}, auf Ebene {}, unter</translation>
    </message>
    <message>
        <source>Triangle {} is in one leaf: no plane goes through it.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Dreieck {} ist in einem Blatt: keine Ebene geht hindurch.</translation>
    </message>
    <message numerus="yes">
        <source>Triangle {1} is in {0} leaves: planes go through it {2}, and each part is listed.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>Dreieck {1} ist in {0} Blatt: Ebenen gehen {2} hindurch, und jeder Teil ist eingetragen.</numerusform>
            <numerusform>Dreieck {1} ist in {0} Blättern: Ebenen gehen {2} hindurch, und jeder Teil ist eingetragen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} times</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Mal</numerusform>
            <numerusform>{} Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>It is listed</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Es ist eingetragen</translation>
    </message>
    <message>
        <source>Each leaf that lists it meets its box</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Jedes Blatt, das es führt, trifft seinen Kasten</translation>
    </message>
    <message numerus="yes">
        <source>{} do not</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} nicht</numerusform>
            <numerusform>{} nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>what would follow is built for nodes of at most {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/node_drawing.cpp</extracomment>
        <translation>was folgen würde, wird für Knoten mit höchstens {} Dreiecken gebaut</translation>
    </message>
    <message>
        <source>nothing would follow: the rules refuse this plane</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/node_drawing.cpp</extracomment>
        <translation>nichts würde folgen: die Regeln lehnen diese Ebene ab</translation>
    </message>
    <message>
        <source>what would follow outgrows all bounds</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/node_drawing.cpp</extracomment>
        <translation>was folgen würde, wächst über alle Grenzen</translation>
    </message>
    <message>
        <source>cheapest: {:.5g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline.cpp</extracomment>
        <translation>billigste: {:.5g}</translation>
    </message>
    <message>
        <source>times: with --pipeline thesis on CUDA</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline.cpp</extracomment>
        <translation>Zeiten: mit --pipeline thesis auf CUDA</translation>
    </message>
    <message>
        <source>no times: nodes below {} stayed on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline.cpp</extracomment>
        <translation>keine Zeiten: Knoten unter {} blieben auf der CPU</translation>
    </message>
    <message>
        <source>times are kept of the first {} nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline.cpp</extracomment>
        <translation>Zeiten gibt es für die ersten {} Knoten</translation>
    </message>
    <message>
        <source>no events: nothing to split</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline.cpp</extracomment>
        <translation>keine Ereignisse: nichts zu teilen</translation>
    </message>
    <message>
        <source>{} = {} in, {} = {} out</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>{} = {} ein, {} = {} aus</translation>
    </message>
    <message>
        <source>a warp: {} + {} transactions of 128 B</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>ein Warp: {} + {} Transaktionen zu 128 B</translation>
    </message>
    <message>
        <source>here {} in, {} out; {:.4f} ms, {:.4f} without copies</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>hier {} ein, {} aus; {:.4f} ms, {:.4f} ohne Kopien</translation>
    </message>
    <message>
        <source>1  events: n = {} give m = {}, {} on this axis</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>1  Ereignisse: n = {} ergeben m = {}, {} auf dieser Achse</translation>
    </message>
    <message>
        <source>2  counts, quadratic: q x m = {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>2  Zählungen, quadratisch: q x m = {}</translation>
    </message>
    <message>
        <source>green: left, orange: right, yellow: in it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>grün: links, orange: rechts, gelb: darin</translation>
    </message>
    <message>
        <source>2&apos; counts by prefix sums: m = {} steps</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>2&apos; Zählungen durch Präfixsummen: m = {} Schritte</translation>
    </message>
    <message>
        <source>green: N_L, orange: N_R</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>grün: N_L, orange: N_R</translation>
    </message>
    <message>
        <source>3  costs of q = {} planes, {} on this axis</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>3  Kosten von q = {} Ebenen, {} auf dieser Achse</translation>
    </message>
    <message>
        <source>4  minimum by pairs: G = {} blocks, then one</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>4  Minimum durch Paare: G = {} Blöcke, dann einer</translation>
    </message>
    <message>
        <source>{} axis of a node with {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>{}-Achse eines Knotens mit {} Dreiecken</translation>
    </message>
    <message>
        <source>nodes of the tree</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/presentation.cpp</extracomment>
        <translation>Knoten des Baums</translation>
    </message>
    <message>
        <source>triangles of the scene</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/presentation.cpp</extracomment>
        <translation>Dreiecke der Szene</translation>
    </message>
    <message>
        <source>t from {:.5g} to {:.5g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>t von {:.5g} bis {:.5g}</translation>
    </message>
    <message>
        <source>node {}: across {} at {}, {}; {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>Knoten {}: quer zu {} bei {}, {}; {}, {}</translation>
    </message>
    <message>
        <source>both children</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>beide Kinder</translation>
    </message>
    <message>
        <source>one child</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>ein Kind</translation>
    </message>
    <message>
        <source>left first</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>links zuerst</translation>
    </message>
    <message>
        <source>right first</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>rechts zuerst</translation>
    </message>
    <message>
        <source>node {} waits, {}; {} on the stack</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>Knoten {} wartet, {}; {} auf dem Stapel</translation>
    </message>
    <message>
        <source>back to node {}, {}; {} on the stack</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>zurück zu Knoten {}, {}; {} auf dem Stapel</translation>
    </message>
    <message>
        <source>from the root again</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>wieder von der Wurzel</translation>
    </message>
    <message>
        <source>leaf {}: {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>Blatt {}: {}, {}</translation>
    </message>
    <message>
        <source>triangle {}: missed</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>Dreieck {}: verfehlt</translation>
    </message>
    <message>
        <source>triangle {}: hit at t = {:.5g}, the nearest so far</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>Dreieck {}: Treffer bei t = {:.5g}, der bisher nächste</translation>
    </message>
    <message>
        <source>triangle {}: hit at t = {:.5g}, not the nearest</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>Dreieck {}: Treffer bei t = {:.5g}, nicht der nächste</translation>
    </message>
    <message>
        <source>median</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/rules_2d.cpp</extracomment>
        <translation>Median</translation>
    </message>
    <message>
        <source>midpoint</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/rules_2d.cpp</extracomment>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>sliding midpoint</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/rules_2d.cpp</extracomment>
        <translation>gleitende Mitte</translation>
    </message>
    <message>
        <source>surface area heuristic</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/rules_2d.cpp</extracomment>
        <translation>Oberflächenheuristik</translation>
    </message>
    <message numerus="yes">
        <source>The scene: {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>
            <numerusform>Die Szene: {} Dreieck</numerusform>
            <numerusform>Die Szene: {} Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole tree: {}, {}, depth {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Der ganze Baum: {}, {}, Tiefe {}</translation>
    </message>
    <message numerus="yes">
        <source>Node {1} becomes a leaf with {0} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>
            <numerusform>Knoten {1} wird ein Blatt mit {0} Dreieck</numerusform>
            <numerusform>Knoten {1} wird ein Blatt mit {0} Dreiecken</numerusform>
        </translation>
    </message>
    <message>
        <source>Node {} is split across {} at {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Knoten {} wird quer zu {} bei {} geteilt</translation>
    </message>
    <message>
        <source>scene</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Szene</translation>
    </message>
    <message>
        <source>root</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>left half</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>linke Hälfte</translation>
    </message>
    <message>
        <source>right half</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>rechte Hälfte</translation>
    </message>
    <message>
        <source>level {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Ebene {}</translation>
    </message>
    <message>
        <source>triangle {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Dreieck {}</translation>
    </message>
    <message>
        <source>hit at t = {:.5g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Treffer bei t = {:.5g}</translation>
    </message>
    <message>
        <source>no hit</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>kein Treffer</translation>
    </message>
    <message numerus="yes">
        <source>{1} of {0} triangles tested</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>
            <numerusform>{1} von {0} Dreieck getestet</numerusform>
            <numerusform>{1} von {0} Dreiecken getestet</numerusform>
        </translation>
    </message>
    <message>
        <source>no stack</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>kein Stapel</translation>
    </message>
    <message>
        <source>at most {} on the stack</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>höchstens {} auf dem Stapel</translation>
    </message>
    <message>
        <source>cost {:.0f}, expected {:.0f}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Kosten {:.0f}, erwartet {:.0f}</translation>
    </message>
    <message>
        <source>stack, {} below</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Stapel, {} darunter</translation>
    </message>
    <message>
        <source>node {}, t from {:.5g} to {:.5g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Knoten {}, t von {:.5g} bis {:.5g}</translation>
    </message>
    <message>
        <source>{}: {} triangles, {} events, {} planes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/thesis_plots.cpp</extracomment>
        <translation>{}: {} Dreiecke, {} Ereignisse, {} Ebenen</translation>
    </message>
    <message>
        <source>with copies</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/thesis_plots.cpp</extracomment>
        <translation>mit Kopien</translation>
    </message>
    <message>
        <source>The thesis&apos;s pipeline: all nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/thesis_plots.cpp</extracomment>
        <translation>Der Ablauf der Dissertation: alle Knoten</translation>
    </message>
    <message>
        <source>The thesis&apos;s pipeline: the root</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/thesis_plots.cpp</extracomment>
        <translation>Der Ablauf der Dissertation: die Wurzel</translation>
    </message>
    <message>
        <source>The thesis&apos;s pipeline: this node</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/thesis_plots.cpp</extracomment>
        <translation>Der Ablauf der Dissertation: dieser Knoten</translation>
    </message>
    <message>
        <source>race: {} sizes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/studies.cpp</extracomment>
        <translation>Wettlauf: {} Größen</translation>
    </message>
    <message>
        <source>the study of kernels needs a CUDA device for all columns but that of the CPU</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/studies.cpp</extracomment>
        <translation>die Studie der Kernel braucht ein CUDA-Gerät für alle Spalten außer derjenigen der CPU</translation>
    </message>
    <message>
        <source>kernels over {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/studies.cpp</extracomment>
        <translation>Kernel über {} Dreiecken</translation>
    </message>
    <message>
        <source>it was built by rules that do not exist</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>er wurde nach Regeln gebaut, die es nicht gibt</translation>
    </message>
    <message>
        <source>its costs are out of range</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>seine Kosten sind außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>its limits are out of range</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>seine Grenzen sind außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>it has no nodes, or more than a tree can have</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>er hat keine Knoten, oder mehr, als ein Baum haben kann</translation>
    </message>
    <message>
        <source>its box is none</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>sein Kasten ist ungültig</translation>
    </message>
    <message>
        <source>{}: trees are not written as &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>{}: Bäume werden nicht als „{}“ geschrieben</translation>
    </message>
    <message>
        <source>name it .kdt, .json, .graphml, .ply, .vtp or .glb</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>sie .kdt, .json, .graphml, .ply, .vtp oder .glb nennen</translation>
    </message>
    <message>
        <source>the header</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>der Kopf</translation>
    </message>
    <message>
        <source>this is no tree</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>das ist kein Baum</translation>
    </message>
    <message>
        <source>trees are saved as .kdt</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>Bäume werden als .kdt gespeichert</translation>
    </message>
    <message>
        <source>version {} is not known; this program reads {} and {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>Version {} ist nicht bekannt; dieses Programm liest {} und {}</translation>
    </message>
    <message>
        <source>the header is damaged: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>der Kopf ist beschädigt: {}</translation>
    </message>
    <message>
        <source>the origin</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>der Ursprung</translation>
    </message>
    <message>
        <source>the header is damaged: its origin is none</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>der Kopf ist beschädigt: sein Ursprung ist ungültig</translation>
    </message>
    <message>
        <source>the list of nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>die Liste der Knoten</translation>
    </message>
    <message>
        <source>the list of triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>die Liste der Dreiecke</translation>
    </message>
    <message>
        <source>{} bytes follow the tree</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>{} Bytes folgen auf den Baum</translation>
    </message>
    <message>
        <source>the tree is damaged: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>der Baum ist beschädigt: {}</translation>
    </message>
    <message>
        <source>--grid has no effect without --block: a number of blocks needs a number of threads</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/variants/thesis.cu</extracomment>
        <translation>--grid hat keine Wirkung ohne --block: eine Zahl von Blöcken braucht eine Zahl von Threads</translation>
    </message>
    <message>
        <source>{} runs with {} threads per block instead of {}: the device takes no more</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/variants/thesis.cu</extracomment>
        <translation>{} läuft mit {} Threads je Block statt {}: das Gerät nimmt nicht mehr</translation>
    </message>
    <message>
        <source>the thesis&apos;s kernels know the surface area heuristic only: all nodes stay on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/variants/thesis_build.cpp</extracomment>
        <translation>die Kernel der Dissertation kennen nur die Oberflächenheuristik: alle Knoten bleiben auf der CPU</translation>
    </message>
    <message>
        <source>coordinate {} goes from {:g} to {:g}: too wide for distances in float precision</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>Koordinate {} geht von {:g} bis {:g}: zu weit für Abstände in einfacher Genauigkeit</translation>
    </message>
    <message>
        <source>coordinate {} goes from {:g} to {:g}: too wide for distances in double precision</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>Koordinate {} geht von {:g} bis {:g}: zu weit für Abstände in doppelter Genauigkeit</translation>
    </message>
    <message>
        <source>scale the data, or drop what lies so far out</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>die Daten skalieren, oder weglassen, was so weit draußen liegt</translation>
    </message>
    <message>
        <source>a cloud may have at most 4,294,967,294 points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>eine Wolke darf höchstens 4,294,967,294 Punkte haben</translation>
    </message>
    <message>
        <source>a ridge needs 1 to {} coordinates per point, these have {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>ein Grat braucht 1 bis {} Koordinaten je Punkt, diese haben {}</translation>
    </message>
    <message>
        <source>choose columns with --columns</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>Spalten mit --columns wählen</translation>
    </message>
    <message>
        <source>only {:.1f} % of the points are within r1 of the balls that are left; the points come sorted along the curve: take the balls in random order (--ball-order random)</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>nur {:.1f} % der Punkte liegen innerhalb r1 der übrigen Kugeln; die Punkte kommen entlang der Kurve sortiert: die Kugeln in zufälliger Folge nehmen (--ball-order random)</translation>
    </message>
    <message>
        <source>only {:.1f} % of the points are within r1 of the balls that are left; r1 is too small for this noise, or the cloud is no curve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>nur {:.1f} % der Punkte liegen innerhalb r1 der übrigen Kugeln; r1 ist zu klein für dieses Rauschen, oder die Wolke ist keine Kurve</translation>
    </message>
    <message numerus="yes">
        <source>{} balls on scattered points were removed: each held fewer than {} points or was in a line of at most three balls</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>
            <numerusform>{} Kugel auf verstreuten Punkten wurde entfernt: sie enthielt weniger als {} Punkte oder war in einer Linie von höchstens drei Kugeln</numerusform>
            <numerusform>{} Kugeln auf verstreuten Punkten wurden entfernt: jede enthielt weniger als {} Punkte oder war in einer Linie von höchstens drei Kugeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of 1 point belong to no ball</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>
            <numerusform>{} von 1 Punkt gehört zu keiner Kugel</numerusform>
            <numerusform>{} von 1 Punkt gehören zu keiner Kugel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of {} points belong to no ball</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>
            <numerusform>{} von {} Punkten gehört zu keiner Kugel</numerusform>
            <numerusform>{} von {} Punkten gehören zu keiner Kugel</numerusform>
        </translation>
    </message>
    <message>
        <source>{}; {}; --min-points 1 keeps all balls</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>{}; {}; --min-points 1 behält alle Kugeln</translation>
    </message>
    <message>
        <source>round {}, iteration {}: {} balls move {:.3g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>Runde {}, Iteration {}: {} Kugeln bewegen sich um {:.3g}</translation>
    </message>
    <message>
        <source>round {} ended at the cap of {} iterations before the balls stood still</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>Runde {} endete an der Grenze von {} Iterationen, ehe die Kugeln stillstanden</translation>
    </message>
    <message numerus="yes">
        <source>no curve was found: {} lone balls are left</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>
            <numerusform>keine Kurve wurde gefunden: {} einzelne Kugel ist übrig</numerusform>
            <numerusform>keine Kurve wurde gefunden: {} einzelne Kugeln sind übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>r1 must be a positive number</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>r1 muss eine positive Zahl sein</translation>
    </message>
    <message>
        <source>the exact run to compare with: {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>der exakte Lauf zum Vergleich: {}</translation>
    </message>
    <message>
        <source>only method grid shares a cloud among devices</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/engine.cpp</extracomment>
        <translation>nur Verfahren grid verteilt eine Wolke auf mehrere Geräte</translation>
    </message>
    <message>
        <source>use --method grid</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/engine.cpp</extracomment>
        <translation>--method grid verwenden</translation>
    </message>
    <message>
        <source>this method needs about {} MB of device memory, {} MB may be used</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/engine.cpp</extracomment>
        <translation>dieses Verfahren braucht etwa {} MB Gerätespeicher, {} MB sind erlaubt</translation>
    </message>
    <message>
        <source>use --method grid, which takes the cloud in pieces</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/engine.cpp</extracomment>
        <translation>--method grid verwenden, das die Wolke in Stücken nimmt</translation>
    </message>
    <message>
        <source>evolving, iteration {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/evolve_loop.h</extracomment>
        <translation>Entwicklung, Iteration {}</translation>
    </message>
    <message numerus="yes">
        <source>choose the precision double, or drop the {} points outside of {:g} to {:g}, or take an r1 of {:g} or more</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>
            <numerusform>die Genauigkeit double wählen, oder den {} Punkt außerhalb von {:g} bis {:g} weglassen, oder ein r1 von {:g} oder mehr nehmen</numerusform>
            <numerusform>die Genauigkeit double wählen, oder die {} Punkte außerhalb von {:g} bis {:g} weglassen, oder ein r1 von {:g} oder mehr nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drop the {} points outside of {:g} to {:g}, or take an r1 of {:g} or more</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>
            <numerusform>den {} Punkt außerhalb von {:g} bis {:g} weglassen, oder ein r1 von {:g} oder mehr nehmen</numerusform>
            <numerusform>die {} Punkte außerhalb von {:g} bis {:g} weglassen, oder ein r1 von {:g} oder mehr nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>choose the precision double, or take an r1 of {:g} or more</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>die Genauigkeit double wählen, oder ein r1 von {:g} oder mehr nehmen</translation>
    </message>
    <message>
        <source>take an r1 of {:g} or more</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>ein r1 von {:g} oder mehr nehmen</translation>
    </message>
    <message>
        <source>coordinate {} goes from {:g} to {:g}: numbers of single precision are coarse there beside r1 = {:g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>Koordinate {} geht von {:g} bis {:g}: Zahlen einfacher Genauigkeit sind dort grob neben r1 = {:g}</translation>
    </message>
    <message>
        <source>coordinate {} goes from {:g} to {:g}: numbers of double precision are coarse there beside r1 = {:g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>Koordinate {} geht von {:g} bis {:g}: Zahlen doppelter Genauigkeit sind dort grob neben r1 = {:g}</translation>
    </message>
    <message>
        <source>pieces of a cloud need more than {} bytes of device memory</source>
        <comment>told</comment>
        <extracomment>compute/ridge/cuda/parts_cuda.cuh</extracomment>
        <translation>Stücke einer Wolke brauchen mehr als {} Bytes Gerätespeicher</translation>
    </message>
    <message>
        <source>{} balls need about {} bytes of device memory, of {} a quarter is theirs</source>
        <comment>told</comment>
        <extracomment>compute/ridge/cuda/parts_cuda.cuh</extracomment>
        <translation>{} Kugeln brauchen etwa {} Bytes Gerätespeicher; ihnen gehört ein Viertel von {}</translation>
    </message>
    <message>
        <source>raise --memory-cap, or r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/cuda/parts_cuda.cuh</extracomment>
        <translation>--memory-cap oder r1 erhöhen</translation>
    </message>
    <message>
        <source>a ridge needs a cloud</source>
        <comment>told</comment>
        <extracomment>compute/ridge/experiment.cpp</extracomment>
        <translation>ein Grat braucht eine Wolke</translation>
    </message>
    <message>
        <source>a ridge needs 1 to {} coordinates per point, {} has {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/experiment.cpp</extracomment>
        <translation>ein Grat braucht 1 bis {} Koordinaten je Punkt, {} hat {}</translation>
    </message>
    <message>
        <source>the truth {} has {} coordinates per vertex, the cloud {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/experiment.cpp</extracomment>
        <translation>die Wahrheit {} hat {} Koordinaten je Ecke, die Wolke {}</translation>
    </message>
    <message>
        <source>the cloud holds no points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/experiment.cpp</extracomment>
        <translation>die Wolke enthält keine Punkte</translation>
    </message>
    <message>
        <source>the reference method runs on one thread of the CPU</source>
        <comment>told</comment>
        <extracomment>compute/ridge/experiment.cpp</extracomment>
        <translation>die Referenzmethode läuft auf einem Thread der CPU</translation>
    </message>
    <message>
        <source>noise {:g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>Rauschen {:g}</translation>
    </message>
    <message numerus="yes">
        <source>{} points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>
            <numerusform>{} Punkt</numerusform>
            <numerusform>{} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{} against the points, r1 twice the noise</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>{} gegen die Punkte, r1 das Doppelte des Rauschens</translation>
    </message>
    <message>
        <source>points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{} against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>{} gegen r1</translation>
    </message>
    <message>
        <source>r1 / noise</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>r1 / Rauschen</translation>
    </message>
    <message>
        <source>{} against the dimension, r1 as wide as the noise is long</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>{} gegen die Dimension, r1 so weit, wie das Rauschen lang ist</translation>
    </message>
    <message>
        <source>dimensions</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>{} against the dimension, r1 3.689</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>{} gegen die Dimension, r1 3.689</translation>
    </message>
    <message>
        <source>study: {} points in {} dimensions, noise {:g}, r1 {:.4g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>Studie: {} Punkte in {} Dimensionen, Rauschen {:g}, r1 {:.4g}</translation>
    </message>
    <message>
        <source>Median error</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>Median des Fehlers</translation>
    </message>
    <message>
        <source>Curve&apos;s farthest from the truth</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>Größter Abstand der Kurve von der Wahrheit</translation>
    </message>
    <message>
        <source>Truth&apos;s farthest from the curve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>Größter Abstand der Wahrheit von der Kurve</translation>
    </message>
    <message>
        <source>Time against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Zeit gegen r1</translation>
    </message>
    <message>
        <source>detection</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Erkennung</translation>
    </message>
    <message>
        <source>study: r1 = {:g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Studie: r1 = {:g}</translation>
    </message>
    <message>
        <source>Curves: r1 {:g} looks best</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Kurven: r1 {:g} sieht am besten aus</translation>
    </message>
    <message>
        <source>Curves against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Kurven gegen r1</translation>
    </message>
    <message>
        <source>curves</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>components</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Teile</translation>
    </message>
    <message>
        <source>loops</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Schleifen</translation>
    </message>
    <message>
        <source>Vertices against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Ecken gegen r1</translation>
    </message>
    <message>
        <source>vertices</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Points near the curve against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Punkte nahe der Kurve gegen r1</translation>
    </message>
    <message>
        <source>points near the curve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Punkte nahe der Kurve</translation>
    </message>
    <message>
        <source>Error against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Fehler gegen r1</translation>
    </message>
    <message>
        <source>mean distance to the truth</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>mittlerer Abstand zur Wahrheit</translation>
    </message>
    <message>
        <source>error</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>a ball holds {} points: 4294967295 are the most</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>eine Kugel enthält {} Punkte: 4294967295 sind das Höchste</translation>
    </message>
    <message>
        <source>take a smaller r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>ein kleineres r1 nehmen</translation>
    </message>
    <message>
        <source>a part holds no points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>ein Teil enthält keine Punkte</translation>
    </message>
    <message>
        <source>leave empty parts out</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>leere Teile weglassen</translation>
    </message>
    <message>
        <source>r1 and min_points cannot be chosen from points that lie in parts</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>r1 und min_points lassen sich aus Punkten, die in Teilen liegen, nicht wählen</translation>
    </message>
    <message>
        <source>give --r1, and --min-points: 1 where no points lie apart from the curve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>--r1 angeben, und --min-points: 1, wo keine Punkte abseits der Kurve liegen</translation>
    </message>
    <message>
        <source>--devices {}: this host has {} that CUDA can use</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/parts.cpp</extracomment>
        <translation>--devices {}: auf diesem Rechner kann CUDA so viele verwenden: {}</translation>
    </message>
    <message>
        <source>a fit needs more than {} bytes of device memory</source>
        <comment>told</comment>
        <extracomment>compute/ridge/refine/projector_cuda.cu</extracomment>
        <translation>eine Anpassung braucht mehr als {} Bytes Gerätespeicher</translation>
    </message>
    <message>
        <source>{} nodes need about {} bytes of device memory, of {} a quarter is theirs</source>
        <comment>told</comment>
        <extracomment>compute/ridge/refine/projector_cuda.cu</extracomment>
        <translation>{} Knoten brauchen etwa {} Bytes Gerätespeicher; ihnen gehört ein Viertel von {}</translation>
    </message>
    <message>
        <source>the fit would take {:.3g} nodes, a quarter of r1 apart</source>
        <comment>told</comment>
        <extracomment>compute/ridge/refine/refine.cpp</extracomment>
        <translation>die Anpassung bräuchte {:.3g} Knoten im Abstand von einem Viertel r1</translation>
    </message>
    <message>
        <source>raise --r1, or lower --r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/refine/refine.cpp</extracomment>
        <translation>--r1 erhöhen, oder --r2 senken</translation>
    </message>
    <message>
        <source>the lines have {} coordinates, the points {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/refine/refine.cpp</extracomment>
        <translation>die Linien haben {} Koordinaten, die Punkte {}</translation>
    </message>
    <message>
        <source> and {} more</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation> und {} weitere</translation>
    </message>
    <message>
        <source>ball {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugel {}</translation>
    </message>
    <message>
        <source>balls {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugeln {}</translation>
    </message>
    <message>
        <source>point {} as a ball</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Punkt {} als Kugel</translation>
    </message>
    <message>
        <source>ball {} is so near, within r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugel {} ist so nah, innerhalb r1</translation>
    </message>
    <message numerus="yes">
        <source>{1} of {0} points are balls: a point becomes one unless a ball chosen before lies within r1 = {2:.6g}{3}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>{1} von {0} Punkt sind Kugeln: ein Punkt wird eine, außer eine früher gewählte Kugel liegt innerhalb r1 = {2:.6g}{3}.</numerusform>
            <numerusform>{1} von {0} Punkten sind Kugeln: ein Punkt wird eine, außer eine früher gewählte Kugel liegt innerhalb r1 = {2:.6g}{3}.</numerusform>
        </translation>
    </message>
    <message>
        <source>, within its tile</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>, in derselben Kachel</translation>
    </message>
    <message numerus="yes">
        <source>Each of {} balls goes to the mean of its points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Die {} Kugel geht zum Mittel ihrer Punkte</numerusform>
            <numerusform>Jede der {} Kugeln geht zum Mittel ihrer Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source> ({} of {} points are within r1 of one)</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation> ({} von {} Punkten liegen innerhalb r1 einer Kugel)</translation>
    </message>
    <message numerus="yes">
        <source>: {} move, by {:.3g} on average</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>: {} bewegt sich, im Mittel um {:.3g}</numerusform>
            <numerusform>: {} bewegen sich, im Mittel um {:.3g}</numerusform>
        </translation>
    </message>
    <message>
        <source>, ball {} farthest, by {:.3g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>, Kugel {} am weitesten, um {:.3g}</translation>
    </message>
    <message>
        <source>stand still</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>stehen bleiben</translation>
    </message>
    <message>
        <source>moving lowers the loss J to {:.8g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Bewegen senkt den Verlust J auf {:.8g}</translation>
    </message>
    <message numerus="yes">
        <source>it may stay: {} others within r2, {} within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>sie darf bleiben: {} andere innerhalb r2, {} innerhalb 2 r2</numerusform>
            <numerusform>sie darf bleiben: {} andere innerhalb r2, {} innerhalb 2 r2</numerusform>
        </translation>
    </message>
    <message>
        <source>it is asked after ball {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>sie kommt nach Kugel {} an die Reihe</translation>
    </message>
    <message>
        <source>it was asked before, and could stay then</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>sie war vorher an der Reihe und durfte da bleiben</translation>
    </message>
    <message>
        <source>remove ball {} instead</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>stattdessen Kugel {} entfernen</translation>
    </message>
    <message>
        <source>away</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>Ball {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugel {}</translation>
    </message>
    <message>
        <source>ball {}, within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugel {}, innerhalb r2</translation>
    </message>
    <message>
        <source>ball {}, within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugel {}, innerhalb 2 r2</translation>
    </message>
    <message numerus="yes">
        <source>Ball {1} goes: {0} others are within r2 = {2:.6g} ({3}, the nearest {4:.4g} away), and three are one too many for a curve.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Kugel {1} geht: {0} andere ist innerhalb r2 = {2:.6g} ({3}, die nächste {4:.4g} entfernt), und drei sind eine zu viel für eine Kurve.</numerusform>
            <numerusform>Kugel {1} geht: {0} andere sind innerhalb r2 = {2:.6g} ({3}, die nächste {4:.4g} entfernt), und drei sind eine zu viel für eine Kurve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ball {} goes: no other is within 2 r2 = {:.6g}, and a curve needs two.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugel {} geht: keine andere ist innerhalb 2 r2 = {:.6g}, und eine Kurve braucht zwei.</translation>
    </message>
    <message>
        <source>Ball {} goes: only {} is within 2 r2 = {:.6g}, {:.4g} away, and a curve needs two.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugel {} geht: nur {} ist innerhalb 2 r2 = {:.6g}, {:.4g} entfernt, und eine Kurve braucht zwei.</translation>
    </message>
    <message numerus="yes">
        <source>Ball {1} goes: it holds {0} points, fewer than the {2} that are asked{3}, so it lies on points of no curve.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Kugel {1} geht: sie enthält {0} Punkt, weniger als die verlangten {2}{3}; also liegt sie auf Punkten keiner Kurve.</numerusform>
            <numerusform>Kugel {1} geht: sie enthält {0} Punkte, weniger als die verlangten {2}{3}; also liegt sie auf Punkten keiner Kurve.</numerusform>
        </translation>
    </message>
    <message>
        <source> while balls are many (the minimum at the end is {})</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation> solange es viele Kugeln sind (am Ende sind es mindestens {})</translation>
    </message>
    <message>
        <source>Ball {} goes: its line has three balls or fewer, and there is a longer one.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugel {} geht: ihre Linie hat höchstens drei Kugeln, und es gibt eine längere.</translation>
    </message>
    <message>
        <source>Link {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Verbindung {}</translation>
    </message>
    <message>
        <source>Balls {} and {} are {:.4g} apart, within 2 r2 = {:.4g}; all nearer pairs are linked or have a ball with two links, and these have {} and {}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugeln {} und {} sind {:.4g} auseinander, innerhalb 2 r2 = {:.4g}; alle näheren Paare sind verbunden oder haben eine Kugel mit zwei Verbindungen, und diese haben {} und {}.</translation>
    </message>
    <message>
        <source>Balls {} and {} are {:.4g} apart, within r2 = {:.4g}, and have {} and {} so far: two are the most.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugeln {} und {} sind {:.4g} auseinander, innerhalb r2 = {:.4g}, und haben bisher {} und {}: zwei sind das Höchste.</translation>
    </message>
    <message numerus="yes">
        <source>{} links</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Verbindung</numerusform>
            <numerusform>{} Verbindungen</numerusform>
        </translation>
    </message>
    <message>
        <source>it has two links</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>sie hat zwei Verbindungen</translation>
    </message>
    <message>
        <source>it is farther</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>sie ist weiter weg</translation>
    </message>
    <message>
        <source>its turn comes by index, or it is another&apos;s</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>sie kommt nach ihrer Nummer an die Reihe oder gehört zu einer anderen</translation>
    </message>
    <message>
        <source>ball {} to ball {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugel {} zu Kugel {}</translation>
    </message>
    <message>
        <source>apart</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>auseinander</translation>
    </message>
    <message numerus="yes">
        <source>The cloud before anything was done to it: {} points in {}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Die Wolke, bevor etwas mit ihr geschah: {} Punkt in {}.</numerusform>
            <numerusform>Die Wolke, bevor etwas mit ihr geschah: {} Punkte in {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} dimensions</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Dimension</numerusform>
            <numerusform>{} Dimensionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles of more than {} points are cut in halves, so that each fits a device&apos;s memory.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Kacheln mit mehr als {} Punkt werden halbiert, sodass jede in den Speicher eines Geräts passt.</numerusform>
            <numerusform>Kacheln mit mehr als {} Punkten werden halbiert, sodass jede in den Speicher eines Geräts passt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines are fitted once more to the points within r1 = {:.6g} of them: step {} of {}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Die Linien werden noch einmal an die Punkte innerhalb r1 = {:.6g} angepasst: Schritt {} von {}.</translation>
    </message>
    <message>
        <source>balls chosen</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>gewählte Kugeln</translation>
    </message>
    <message>
        <source>at most the product of ⌊width √d / r1⌋ + 1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>höchstens das Produkt von ⌊Breite √d / r1⌋ + 1</translation>
    </message>
    <message>
        <source>distances of this iteration, by cells</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Abstände dieser Iteration, nach Zellen</translation>
    </message>
    <message>
        <source>all pairs N k</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>alle Paare N k</translation>
    </message>
    <message>
        <source>iterations so far</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Iterationen bisher</translation>
    </message>
    <message>
        <source>balls removed</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>entfernte Kugeln</translation>
    </message>
    <message>
        <source>at most the k that were chosen</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>höchstens die k gewählten</translation>
    </message>
    <message>
        <source>links</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>at most one a ball, each having two ends</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>höchstens eine je Kugel, jede hat zwei Enden</translation>
    </message>
    <message>
        <source>points of the cloud</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Punkte der Wolke</translation>
    </message>
    <message>
        <source>balls by their id, those that went too</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Kugeln nach ihrer Nummer, auch die entfernten</translation>
    </message>
    <message>
        <source>links made so far</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>bisherige Verbindungen</translation>
    </message>
    <message>
        <source>, removed at step {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>, entfernt in Schritt {}</translation>
    </message>
    <message numerus="yes">
        <source>Ball {1} has {0} others within r2 = {2:.4g} and {3} within 2 r2; {4}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Kugel {1} hat {0} andere innerhalb r2 = {2:.4g} und {3} innerhalb 2 r2; {4}.</numerusform>
            <numerusform>Kugel {1} hat {0} andere innerhalb r2 = {2:.4g} und {3} innerhalb 2 r2; {4}.</numerusform>
        </translation>
    </message>
    <message>
        <source>it stays to the end</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>sie bleibt bis zum Ende</translation>
    </message>
    <message>
        <source>it goes at step {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>sie geht in Schritt {}</translation>
    </message>
    <message numerus="yes">
        <source> It is where the mean of its {} points was in iteration {} of round {}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform> Sie steht, wo das Mittel ihres {} Punkts in Iteration {} von Runde {} war.</numerusform>
            <numerusform> Sie steht, wo das Mittel ihrer {} Punkte in Iteration {} von Runde {} war.</numerusform>
        </translation>
    </message>
    <message>
        <source>Point {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Punkt {}</translation>
    </message>
    <message>
        <source>There are no balls yet.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Es gibt noch keine Kugeln.</translation>
    </message>
    <message>
        <source>Point {} belongs to no ball: the nearest, ball {}, is {:.6g} away, r1 is {:.6g}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Punkt {} gehört zu keiner Kugel: die nächste, Kugel {}, ist {:.6g} entfernt, r1 ist {:.6g}.</translation>
    </message>
    <message>
        <source>Point {} belongs to ball {}: of all balls it is the nearest, {:.6g} away, and that is within r1 = {:.6g}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Punkt {} gehört zu Kugel {}: sie ist von allen die nächste, {:.6g} entfernt, und das ist innerhalb r1 = {:.6g}.</translation>
    </message>
    <message>
        <source>it is beyond r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>sie ist weiter als r1</translation>
    </message>
    <message>
        <source>The engine&apos;s owner is the nearest ball within r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Die zugeordnete Kugel ist die nächste innerhalb r1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>All points are finite, and lie in the box</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Alle Punkte sind endlich und liegen im Kasten</translation>
    </message>
    <message>
        <source>{} of {} lie outside</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{} von {} liegen außerhalb</translation>
    </message>
    <message>
        <source>No point is in two tiles, and only points that are alone in a tile are in none</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Kein Punkt ist in zwei Kacheln, und nur Punkte, die in einer Kachel allein sind, sind in keiner</translation>
    </message>
    <message numerus="yes">
        <source>the tiles hold {1} of {0} points; {2}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>die Kacheln enthalten {1} von {0} Punkt; {2}</numerusform>
            <numerusform>die Kacheln enthalten {1} von {0} Punkten; {2}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} are alone</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>{} ist allein</numerusform>
            <numerusform>{} sind allein</numerusform>
        </translation>
    </message>
    <message>
        <source>Balls of a tile are more than r1 apart</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Kugeln einer Kachel sind mehr als r1 auseinander</translation>
    </message>
    <message>
        <source>Balls are more than r1 apart</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Kugeln sind mehr als r1 auseinander</translation>
    </message>
    <message numerus="yes">
        <source>the nearest two are {1:.6g} apart, r1 is {2:.6g}; {0} pairs are too near</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>die nächsten zwei sind {1:.6g} auseinander, r1 ist {2:.6g}; {0} Paar ist zu nah</numerusform>
            <numerusform>die nächsten zwei sind {1:.6g} auseinander, r1 ist {2:.6g}; {0} Paare sind zu nah</numerusform>
        </translation>
    </message>
    <message>
        <source>no two are within 2 r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>keine zwei sind innerhalb 2 r1</translation>
    </message>
    <message>
        <source>Each point is within r1 of a ball</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Jeder Punkt ist innerhalb r1 einer Kugel</translation>
    </message>
    <message>
        <source>too many points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>zu viele Punkte</translation>
    </message>
    <message>
        <source>{} of {} are not</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{} von {} nicht</translation>
    </message>
    <message>
        <source>The loss J does not rise</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Der Verlust J steigt nicht</translation>
    </message>
    <message>
        <source>from {:.8g} to {:.8g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>von {:.8g} auf {:.8g}</translation>
    </message>
    <message>
        <source>Each ball is where its tile sees points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Jede Kugel ist, wo ihre Kachel Punkte sieht</translation>
    </message>
    <message>
        <source>The ball had three others or more within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Die Kugel hatte drei andere oder mehr innerhalb r2</translation>
    </message>
    <message>
        <source>The ball had at most two others within r2, and fewer than two within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Die Kugel hatte höchstens zwei andere innerhalb r2 und weniger als zwei innerhalb 2 r2</translation>
    </message>
    <message>
        <source>it was not there</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>sie war nicht da</translation>
    </message>
    <message>
        <source>{} within r2, {} within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{} innerhalb r2, {} innerhalb 2 r2</translation>
    </message>
    <message>
        <source>The ball held fewer points than the minimum</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Die Kugel enthielt weniger Punkte als das Mindeste</translation>
    </message>
    <message>
        <source>No ball has three others within r2, or fewer than two within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Keine Kugel hat drei andere innerhalb r2 oder weniger als zwei innerhalb 2 r2</translation>
    </message>
    <message numerus="yes">
        <source>of {0} balls, {1}, {2} fewer than two within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>von {0} Kugel: {1}, {2} weniger als zwei innerhalb 2 r2</numerusform>
            <numerusform>von {0} Kugeln: {1}, {2} weniger als zwei innerhalb 2 r2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} have three within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>{} hat drei innerhalb r2</numerusform>
            <numerusform>{} haben drei innerhalb r2</numerusform>
        </translation>
    </message>
    <message>
        <source>The ball was in a line of three balls or fewer</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Die Kugel war in einer Linie von höchstens drei Kugeln</translation>
    </message>
    <message numerus="yes">
        <source>{} balls</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>{} Kugel</numerusform>
            <numerusform>{} Kugeln</numerusform>
        </translation>
    </message>
    <message>
        <source>No ball has more than two links</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Keine Kugel hat mehr als zwei Verbindungen</translation>
    </message>
    <message>
        <source>the most are {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>höchstens sind es {}</translation>
    </message>
    <message>
        <source>The two are within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Die zwei sind innerhalb 2 r2</translation>
    </message>
    <message>
        <source>The two are within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Die zwei sind innerhalb r2</translation>
    </message>
    <message>
        <source>{:.6g} of {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{:.6g} von {:.6g}</translation>
    </message>
    <message>
        <source>Pairs come by distance, the nearest first</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Paare kommen nach Abstand, das nächste zuerst</translation>
    </message>
    <message>
        <source>{:.6g}, then {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{:.6g}, dann {:.6g}</translation>
    </message>
    <message>
        <source>There are as many lines as before, closed ones closed</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Es sind so viele Linien wie vorher, geschlossene geschlossen</translation>
    </message>
    <message numerus="yes">
        <source>{} lines, {} before</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>{} Linie, vorher {}</numerusform>
            <numerusform>{} Linien, vorher {}</numerusform>
        </translation>
    </message>
    <message>
        <source>All coordinates are finite</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Alle Koordinaten sind endlich</translation>
    </message>
    <message>
        <source>{} are not</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{} nicht</translation>
    </message>
    <message>
        <source>Each ball is at the mean of the points that belonged to it before</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Jede Kugel ist im Mittel der Punkte, die vorher zu ihr gehörten</translation>
    </message>
    <message>
        <source>{} of {} are not; the largest difference is {:.3g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{} von {} nicht; die größte Abweichung ist {:.3g}</translation>
    </message>
    <message>
        <source>There are as many balls as the run counted</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Es sind so viele Kugeln, wie der Lauf zählte</translation>
    </message>
    <message>
        <source>{}, counted {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{}, gezählt {}</translation>
    </message>
    <message>
        <source>Objective J: mean of min(distance², r1²)</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Zielfunktion J: Mittel von min(Abstand², r1²)</translation>
    </message>
    <message>
        <source>, of {} points taken evenly</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>, aus {} gleichmäßig gewählten Punkten</translation>
    </message>
    <message>
        <source>iteration</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>J in r1²</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>J in r1²</translation>
    </message>
    <message>
        <source>balls</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>mean displacement</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>mittlere Verschiebung</translation>
    </message>
    <message>
        <source>Number of balls</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Zahl der Kugeln</translation>
    </message>
    <message>
        <source>Mean displacement</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Mittlere Verschiebung</translation>
    </message>
    <message>
        <source>mean move</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>mittlerer Weg</translation>
    </message>
    <message>
        <source>points per ball</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Punkte je Kugel</translation>
    </message>
    <message>
        <source>Points per ball, at the end</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Punkte je Kugel, am Ende</translation>
    </message>
    <message>
        <source>vertex to truth</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Ecke zur Wahrheit</translation>
    </message>
    <message>
        <source>Error against the true curve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Fehler gegen die wahre Kurve</translation>
    </message>
    <message>
        <source>vertex along the lines</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Ecke entlang der Linien</translation>
    </message>
    <message>
        <source>distance to the truth</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Abstand zur Wahrheit</translation>
    </message>
    <message>
        <source>present r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>jetziges r1</translation>
    </message>
    <message>
        <source>first component</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/presentation.cpp</extracomment>
        <translation>erste Komponente</translation>
    </message>
    <message>
        <source>second component</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/presentation.cpp</extracomment>
        <translation>zweite Komponente</translation>
    </message>
    <message>
        <source>third component</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/presentation.cpp</extracomment>
        <translation>dritte Komponente</translation>
    </message>
    <message>
        <source>cloud</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Wolke</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>evolve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Entwickeln</translation>
    </message>
    <message>
        <source>decimate</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Ausdünnen</translation>
    </message>
    <message>
        <source>order</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Ordnen</translation>
    </message>
    <message>
        <source>refine</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Verfeinern</translation>
    </message>
    <message>
        <source>three others or more within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>drei andere oder mehr innerhalb r2</translation>
    </message>
    <message>
        <source>fewer than two others within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>weniger als zwei andere innerhalb 2 r2</translation>
    </message>
    <message>
        <source>fewer points than the minimum</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>weniger Punkte als das Mindeste</translation>
    </message>
    <message>
        <source>of a line of three balls or fewer among scattered points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>aus einer Linie von höchstens drei Kugeln zwischen verstreuten Punkten</translation>
    </message>
    <message numerus="yes">
        <source>The cloud: {} points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>Die Wolke: {} Punkt</numerusform>
            <numerusform>Die Wolke: {} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level {1} of {2}: {0} tiles</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>Ebene {1} von {2}: {0} Kachel</numerusform>
            <numerusform>Ebene {1} von {2}: {0} Kacheln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} balls chosen, more than r1 apart within each tile</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>{} Kugel gewählt, in jeder Kachel mehr als r1 auseinander</numerusform>
            <numerusform>{} Kugeln gewählt, in jeder Kachel mehr als r1 auseinander</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} balls chosen, more than r1 apart</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>{} Kugel gewählt, mehr als r1 auseinander</numerusform>
            <numerusform>{} Kugeln gewählt, mehr als r1 auseinander</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {1}, iteration {2}: {0} balls move by {3:.3g} on average</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>Runde {1}, Iteration {2}: {0} Kugel bewegt sich im Mittel um {3:.3g}</numerusform>
            <numerusform>Runde {1}, Iteration {2}: {0} Kugeln bewegen sich im Mittel um {3:.3g}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ball {} removed: {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Kugel {} entfernt: {}</translation>
    </message>
    <message>
        <source>Link {} of {}: balls {} and {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Verbindung {} von {}: Kugeln {} und {}, {}</translation>
    </message>
    <message>
        <source>two ends within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>zwei Enden innerhalb 2 r2</translation>
    </message>
    <message>
        <source>within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>innerhalb r2</translation>
    </message>
    <message numerus="yes">
        <source>Refinement, step {1} of {2}: {0} vertices on the lines</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>Verfeinerung, Schritt {1} von {2}: {0} Ecke auf den Linien</numerusform>
            <numerusform>Verfeinerung, Schritt {1} von {2}: {0} Ecken auf den Linien</numerusform>
        </translation>
    </message>
    <message>
        <source>{}, round {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>{}, Runde {}</translation>
    </message>
    <message>
        <source>ball {} removed</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Kugel {} entfernt</translation>
    </message>
    <message>
        <source>the tiles and their halos hold more than 4,294,967,294 points together</source>
        <comment>told</comment>
        <extracomment>compute/ridge/tiles/build.ipp</extracomment>
        <translation>die Kacheln und ihre Säume enthalten zusammen mehr als 4,294,967,294 Punkte</translation>
    </message>
    <message>
        <source>use fewer tiles or a smaller --halo</source>
        <comment>told</comment>
        <extracomment>compute/ridge/tiles/build.ipp</extracomment>
        <translation>weniger Kacheln oder ein kleineres --halo verwenden</translation>
    </message>
    <message>
        <source>--tile-grid takes one number, or up to {} for this cloud, not {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/tiles/tree.cpp</extracomment>
        <translation>--tile-grid nimmt eine Zahl, oder bis zu {} für diese Wolke, nicht {}</translation>
    </message>
    <message>
        <source>--tile-grid makes {:.3g} tiles in {} dimensions, {} are the most</source>
        <comment>told</comment>
        <extracomment>compute/ridge/tiles/tree.cpp</extracomment>
        <translation>--tile-grid ergibt {:.3g} Kacheln in {} Dimensionen, {} sind das Höchste</translation>
    </message>
    <message>
        <source>cut fewer dimensions: --tile-grid 16,1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/tiles/tree.cpp</extracomment>
        <translation>weniger Dimensionen teilen: --tile-grid 16,1</translation>
    </message>
    <message>
        <source>only kernels on CUDA have a choice</source>
        <comment>told</comment>
        <extracomment>compute/ridge/unused.cpp</extracomment>
        <translation>nur Kernel auf CUDA haben eine Wahl</translation>
    </message>
    <message>
        <source>only CUDA devices share a cloud</source>
        <comment>told</comment>
        <extracomment>compute/ridge/unused.cpp</extracomment>
        <translation>nur CUDA-Geräte teilen sich eine Wolke</translation>
    </message>
    <message>
        <source>it is of the memory of CUDA devices</source>
        <comment>told</comment>
        <extracomment>compute/ridge/unused.cpp</extracomment>
        <translation>es betrifft den Speicher von CUDA-Geräten</translation>
    </message>
    <message>
        <source>only a CUDA device has blocks to choose by</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/engine.cpp</extracomment>
        <translation>nur ein CUDA-Gerät hat Blöcke, nach denen sich wählen lässt</translation>
    </message>
    <message>
        <source>choose --choose conservative</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/engine.cpp</extracomment>
        <translation>--choose conservative wählen</translation>
    </message>
    <message>
        <source>only a CUDA device can control its own loop</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/engine.cpp</extracomment>
        <translation>nur ein CUDA-Gerät kann seine Schleife selbst steuern</translation>
    </message>
    <message>
        <source>choose --control host</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/engine.cpp</extracomment>
        <translation>--control host wählen</translation>
    </message>
    <message>
        <source>the launches in {} cannot be used: {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/launch_store.cpp</extracomment>
        <translation>die Starts in {} sind nicht verwendbar: {}</translation>
    </message>
    <message>
        <source>delete it, or measure anew with bench ridge --case tune</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/launch_store.cpp</extracomment>
        <translation>die Datei löschen, oder mit bench ridge --case tune neu messen</translation>
    </message>
    <message>
        <source>it is not a table of this version</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/launch_store.cpp</extracomment>
        <translation>es ist keine Tabelle dieser Version</translation>
    </message>
    <message>
        <source>line {} is no launch</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/launch_store.cpp</extracomment>
        <translation>Zeile {} ist kein Start</translation>
    </message>
    <message>
        <source>cannot make the folder {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/launch_store.cpp</extracomment>
        <translation>der Ordner {} lässt sich nicht anlegen: {}</translation>
    </message>
    <message>
        <source>points of more than 6 dimensions are not read in vectors</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/source_cuda.cu</extracomment>
        <translation>Punkte mit mehr als 6 Dimensionen werden nicht in Vektoren gelesen</translation>
    </message>
    <message>
        <source>choose --loads scalar</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/source_cuda.cu</extracomment>
        <translation>--loads scalar wählen</translation>
    </message>
    <message>
        <source>a block of the closest-ball kernel needs more registers than there are</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/source_cuda.cu</extracomment>
        <translation>ein Block des Kernels der nächsten Kugeln braucht mehr Register, als es gibt</translation>
    </message>
    <message>
        <source>choose a smaller --block-size or --items-per-thread</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/source_cuda.cu</extracomment>
        <translation>ein kleineres --block-size oder --items-per-thread wählen</translation>
    </message>
    <message>
        <source>loops in CUDA graphs need CUDA 12.4</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/source_cuda.cu</extracomment>
        <translation>Schleifen in CUDA-Graphen brauchen CUDA 12.4</translation>
    </message>
    <message>
        <source>{} points have {} candidate edges, too many for a table of crossings</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/candidates/candidates.cpp</extracomment>
        <translation>{} Punkte haben {} mögliche Kanten, zu viele für eine Tabelle der Kreuzungen</translation>
    </message>
    <message>
        <source>take at most {} points, or the method lmt</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/candidates/candidates.cpp</extracomment>
        <translation>höchstens {} Punkte nehmen, oder das Verfahren lmt</translation>
    </message>
    <message>
        <source>more than 2^31 edges pass the diamond test</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/candidates/diamond.cpp</extracomment>
        <translation>mehr als 2^31 Kanten bestehen den Diamanttest</translation>
    </message>
    <message>
        <source>a block of this size needs more shared memory than the device has</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/cuda/combinations.cu</extracomment>
        <translation>ein Block dieser Größe braucht mehr gemeinsamen Speicher, als das Gerät hat</translation>
    </message>
    <message>
        <source>take a smaller block size</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/cuda/combinations.cu</extracomment>
        <translation>eine kleinere Blockgröße nehmen</translation>
    </message>
    <message>
        <source>take fewer points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/cuda/diamond.cu</extracomment>
        <translation>weniger Punkte nehmen</translation>
    </message>
    <message>
        <source>more than 2^32 empty triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/cuda/wings.cu</extracomment>
        <translation>mehr als 2^32 leere Dreiecke</translation>
    </message>
    <message>
        <source>four numbers each: 0, the point, x, y; 1, 0, x, y; or 2, the point, 0, 0</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/edits.cpp</extracomment>
        <translation>je vier Zahlen: 0, der Punkt, x, y; 1, 0, x, y; oder 2, der Punkt, 0, 0</translation>
    </message>
    <message>
        <source>edits: {} numbers are not four for each edit</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/edits.cpp</extracomment>
        <translation>edits: {} Zahlen sind nicht vier je Änderung</translation>
    </message>
    <message>
        <source>edits: there is no kind {:g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/edits.cpp</extracomment>
        <translation>edits: es gibt keine Art {:g}</translation>
    </message>
    <message>
        <source>edits: there is no point {:g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/edits.cpp</extracomment>
        <translation>edits: es gibt keinen Punkt {:g}</translation>
    </message>
    <message>
        <source>on the CPU only --method removal is parallel</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/effects.cpp</extracomment>
        <translation>auf der CPU ist nur --method removal parallel</translation>
    </message>
    <message>
        <source>calls that are watched are made by one thread</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/effects.cpp</extracomment>
        <translation>Aufrufe, denen zugesehen wird, macht ein einziger Thread</translation>
    </message>
    <message>
        <source>the searches run on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/effects.cpp</extracomment>
        <translation>die Suchen laufen auf der CPU</translation>
    </message>
    <message>
        <source>point {} has {} = {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>Punkt {} hat {} = {}</translation>
    </message>
    <message>
        <source>remove points without a place</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>Punkte ohne Ort entfernen</translation>
    </message>
    <message>
        <source>point {} has {} = {:g}, beyond exact arithmetic</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>Punkt {} hat {} = {:g}, jenseits der exakten Arithmetik</translation>
    </message>
    <message>
        <source>scale the points: 0 or 1e-60 to 1e60 in magnitude</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>die Punkte skalieren: 0, oder vom Betrag 1e-60 bis 1e60</translation>
    </message>
    <message>
        <source>{} points are too many</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>{} Punkte sind zu viele</translation>
    </message>
    <message>
        <source>at most 2147483647</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>höchstens 2147483647</translation>
    </message>
    <message>
        <source>the points have {} coordinates</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>die Punkte haben {} Koordinaten</translation>
    </message>
    <message>
        <source>a triangulation takes points in the plane: pick two columns</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>eine Triangulierung nimmt Punkte in der Ebene: zwei Spalten wählen</translation>
    </message>
    <message>
        <source>a triangulation needs points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>eine Triangulierung braucht Punkte</translation>
    </message>
    <message>
        <source>give some with --input</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>sie mit --input angeben</translation>
    </message>
    <message>
        <source>a triangulation needs 2 coordinates per point, {} has {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>eine Triangulierung braucht 2 Koordinaten je Punkt, {} hat {}</translation>
    </message>
    <message numerus="yes">
        <source>{1} is no triangulation of these points: {2}; {0} problems in all, --out-check lists them</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>
            <numerusform>{1} ist keine Triangulierung dieser Punkte: {2}; insgesamt {0} Fehler, --out-check führt ihn auf</numerusform>
            <numerusform>{1} ist keine Triangulierung dieser Punkte: {2}; insgesamt {0} Fehler, --out-check führt sie auf</numerusform>
        </translation>
    </message>
    <message>
        <source>{} is no triangulation of these points: {}; more than {} problems in all, --out-check lists them</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>{} ist keine Triangulierung dieser Punkte: {}; insgesamt mehr als {} Fehler, --out-check führt sie auf</translation>
    </message>
    <message numerus="yes">
        <source>{1}: {0} vertices lie in no point&apos;s place, by {2:g} at most, and are taken by their numbers for a point that was rounded</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>
            <numerusform>{1}: {0} Ecke liegt nicht am Ort eines Punktes, höchstens {2:g} daneben, und wird nach ihrer Nummer für einen gerundeten Punkt genommen</numerusform>
            <numerusform>{1}: {0} Ecken liegen nicht am Ort eines Punktes, höchstens {2:g} daneben, und werden nach ihren Nummern für gerundete Punkte genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no points to triangulate</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>es gibt keine Punkte zum Triangulieren</translation>
    </message>
    <message>
        <source>--method {} was not ready within --time-limit {:g}: this is {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>--method {} war innerhalb von --time-limit {:g} nicht fertig: dies ist {}</translation>
    </message>
    <message numerus="yes">
        <source>{} points lie where an earlier one does; they count once</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>
            <numerusform>{} Punkt liegt, wo schon ein früherer liegt; er zählt einmal</numerusform>
            <numerusform>{} Punkte liegen, wo schon ein früherer liegt; sie zählen einmal</numerusform>
        </translation>
    </message>
    <message>
        <source>the triangulation of a sweep, a long one</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/fallback.cpp</extracomment>
        <translation>die Triangulierung eines Durchlaufs, eine lange</translation>
    </message>
    <message>
        <source>the Delaunay triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/fallback.cpp</extracomment>
        <translation>die Delaunay-Triangulierung</translation>
    </message>
    <message>
        <source>the greedy triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/fallback.cpp</extracomment>
        <translation>die gierige Triangulierung</translation>
    </message>
    <message>
        <source>The minimum weight triangulation, proven, while a point moves</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/follow.cpp</extracomment>
        <translation>Die Triangulierung mit minimalem Gewicht, bewiesen, während sich ein Punkt bewegt</translation>
    </message>
    <message>
        <source>Not proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/follow.cpp</extracomment>
        <translation>Nicht bewiesen</translation>
    </message>
    <message>
        <source>there is no point {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>es gibt keinen Punkt {}</translation>
    </message>
    <message>
        <source>vertex {} of the file, at {}, {}, is none of the points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>Ecke {} der Datei, bei {}, {}, ist keiner der Punkte</translation>
    </message>
    <message>
        <source>an edge goes from point {} to itself</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>eine Kante geht von Punkt {} zu ihm selbst</translation>
    </message>
    <message>
        <source>edge {} runs through point {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>Kante {} läuft durch Punkt {}</translation>
    </message>
    <message>
        <source>edges {} and {} cross</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>die Kanten {} und {} kreuzen sich</translation>
    </message>
    <message>
        <source>nothing crosses {}, so that edge or one in its place is missing</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>nichts kreuzt {}, also fehlt diese Kante oder eine an ihrer Stelle</translation>
    </message>
    <message>
        <source>triangle {} is listed twice</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>Dreieck {} ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>triangle {} is listed, but edges lie inside it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>Dreieck {} ist aufgeführt, aber in ihm liegen Kanten</translation>
    </message>
    <message>
        <source>triangle {} is between the edges, but not listed</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>Dreieck {} ist zwischen den Kanten, aber nicht aufgeführt</translation>
    </message>
    <message>
        <source>expected a vertex, found {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>erwartet war eine Ecke, da steht {}</translation>
    </message>
    <message>
        <source>expected an edge: the numbers of two points from 0, found {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>erwartet war eine Kante: die Nummern zweier Punkte ab 0, da steht {}</translation>
    </message>
    <message>
        <source>{} is no list</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>{} ist keine Liste</translation>
    </message>
    <message>
        <source>{}[{}]: expected {} numbers, found {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>{}[{}]: erwartet waren {} Zahlen, da steht {}</translation>
    </message>
    <message>
        <source>{}[{}]: expected the number of a point from 0 to {}, found {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>{}[{}]: erwartet war die Nummer eines Punktes von 0 bis {}, da steht {}</translation>
    </message>
    <message>
        <source>holds no edges and no triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>enthält keine Kanten und keine Dreiecke</translation>
    </message>
    <message>
        <source>give an object with a list named edges or triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>ein Objekt mit einer Liste namens edges oder triangles angeben</translation>
    </message>
    <message>
        <source>points[{}]: expected two numbers</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>points[{}]: erwartet waren zwei Zahlen</translation>
    </message>
    <message>
        <source>is no file that a triangulation is read from</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>ist keine Datei, aus der eine Triangulierung gelesen wird</translation>
    </message>
    <message>
        <source>holds no edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>enthält keine Kanten</translation>
    </message>
    <message>
        <source>growth: {} points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/growth.cpp</extracomment>
        <translation>Wachstum: {} Punkte</translation>
    </message>
    <message>
        <source>the paths would take about {:.2g} s</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/race.cpp</extracomment>
        <translation>die Pfade würden etwa {:.2g} s dauern</translation>
    </message>
    <message>
        <source>the race gives them {:g} s</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/race.cpp</extracomment>
        <translation>der Wettlauf gibt ihnen {:g} s</translation>
    </message>
    <message>
        <source>not ready within {:g} s</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/race.cpp</extracomment>
        <translation>innerhalb von {:g} s nicht fertig</translation>
    </message>
    <message>
        <source>race: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/race.cpp</extracomment>
        <translation>Wettlauf: {}</translation>
    </message>
    <message>
        <source>study: {} points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/study.cpp</extracomment>
        <translation>Studie: {} Punkte</translation>
    </message>
    <message>
        <source>Time of what finds the optimum against the number of points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/study.cpp</extracomment>
        <translation>Zeit der Verfahren, die das Optimum finden, gegen die Zahl der Punkte</translation>
    </message>
    <message>
        <source>point {} is there already</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/live.cpp</extracomment>
        <translation>Punkt {} ist schon da</translation>
    </message>
    <message>
        <source>leave a gap between points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/live.cpp</extracomment>
        <translation>eine Lücke zwischen Punkten lassen</translation>
    </message>
    <message>
        <source>face with {} corners</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/lmt.cpp</extracomment>
        <translation>Fläche mit {} Ecken</translation>
    </message>
    <message>
        <source>some points have too many candidate edges for the device; the CPU went on from there</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/lmt.cpp</extracomment>
        <translation>manche Punkte haben zu viele mögliche Kanten für das Gerät; ab da rechnete die CPU weiter</translation>
    </message>
    <message>
        <source>a face has too many corners for the dynamic programme</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/polygon.cpp</extracomment>
        <translation>eine Fläche hat zu viele Ecken für das dynamische Programm</translation>
    </message>
    <message>
        <source>this set is nearly in convex position; take fewer points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/polygon.cpp</extracomment>
        <translation>diese Menge liegt fast in konvexer Lage; weniger Punkte nehmen</translation>
    </message>
    <message>
        <source>more than {} MB of empty triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/wings.cpp</extracomment>
        <translation>mehr als {} MB leerer Dreiecke</translation>
    </message>
    <message>
        <source>take fewer points, or raise --memory-limit if there is one</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/wings.cpp</extracomment>
        <translation>weniger Punkte nehmen, oder --memory-limit erhöhen, falls es eines gibt</translation>
    </message>
    <message>
        <source>the triangulation is not proven to be the shortest, so there are no optima to list</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/optima_file.cpp</extracomment>
        <translation>die Triangulierung ist nicht als kürzeste bewiesen, also gibt es keine Optima aufzuführen</translation>
    </message>
    <message>
        <source>a method that proves it, without a time limit, is --method lmt</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/optima_file.cpp</extracomment>
        <translation>ein Verfahren, das es ohne Zeitgrenze beweist, ist --method lmt</translation>
    </message>
    <message>
        <source>--method {} does not tell which triangulations are as short</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/optima_file.cpp</extracomment>
        <translation>--method {} sagt nicht, welche Triangulierungen ebenso kurz sind</translation>
    </message>
    <message>
        <source>of up to 50,000 points --method lmt does, and so do the searches</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/optima_file.cpp</extracomment>
        <translation>bis 50,000 Punkte tut es --method lmt, und die Suchen tun es auch</translation>
    </message>
    <message>
        <source>{}: cannot write &quot;{}&quot; files</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/optima_file.cpp</extracomment>
        <translation>{}: „{}“-Dateien lassen sich nicht schreiben</translation>
    </message>
    <message>
        <source>{} points have 2^{} monotone paths</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/paths/path_dp.cpp</extracomment>
        <translation>{} Punkte haben 2^{} monotone Pfade</translation>
    </message>
    <message>
        <source>at most {}: take the method lmt</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/paths/path_dp.cpp</extracomment>
        <translation>höchstens {}: das Verfahren lmt nehmen</translation>
    </message>
    <message>
        <source>there are no such figures</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>solche Zahlen gibt es nicht</translation>
    </message>
    <message>
        <source>ask for them with {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>sie mit {} verlangen</translation>
    </message>
    <message>
        <source>Method {} on CUDA: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Verfahren {} auf CUDA: {}</translation>
    </message>
    <message>
        <source>Method {} on the CPU: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Verfahren {} auf der CPU: {}</translation>
    </message>
    <message>
        <source>What came of method {} on CUDA</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Was aus Verfahren {} auf CUDA wurde</translation>
    </message>
    <message>
        <source>What came of method {} on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Was aus Verfahren {} auf der CPU wurde</translation>
    </message>
    <message>
        <source>Time of method {} on CUDA in the race</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Zeit von Verfahren {} auf CUDA im Wettlauf</translation>
    </message>
    <message>
        <source>Time of method {} on the CPU in the race</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Zeit von Verfahren {} auf der CPU im Wettlauf</translation>
    </message>
    <message>
        <source>{}: of the equally short triangulations {} of {} are listed, the others are left out</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>{}: von den gleich kurzen Triangulierungen sind {} von {} aufgeführt, die anderen sind weggelassen</translation>
    </message>
    <message>
        <source>this search would take about {:.2g} s</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>diese Suche würde etwa {:.2g} s dauern</translation>
    </message>
    <message>
        <source>this search would take about {:.2g} s, {:.2g} years</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>diese Suche würde etwa {:.2g} s dauern, {:.2g} Jahre</translation>
    </message>
    <message>
        <source>{} choosable edges are too many for a search</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>{} wählbare Kanten sind zu viele für eine Suche</translation>
    </message>
    <message>
        <source>at most {}: take fewer points, or the method lmt</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>höchstens {}: weniger Punkte nehmen, oder das Verfahren lmt</translation>
    </message>
    <message>
        <source>the limit is {:g} s: set a time limit, take fewer points, or path-dp or lmt</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>die Grenze ist {:g} s: eine Zeitgrenze setzen, weniger Punkte nehmen, oder path-dp oder lmt</translation>
    </message>
    <message>
        <source>a block cannot have {} threads here</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>ein Block kann hier nicht {} Threads haben</translation>
    </message>
    <message>
        <source>take a multiple of 32 up to {}, or 0</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>ein Vielfaches von 32 bis {} nehmen, oder 0</translation>
    </message>
    <message>
        <source>the number of combinations has more than 128 bits</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search_combinations.cpp</extracomment>
        <translation>die Zahl der Kombinationen hat mehr als 128 Bit</translation>
    </message>
    <message>
        <source>{} does not stand beside it: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/beside.cpp</extracomment>
        <translation>{} steht nicht daneben: {}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>forced</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>erzwungen</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>dropped</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>crossed by a kept edge</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>von einer behaltenen Kante gekreuzt</translation>
    </message>
    <message>
        <source>in the triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>in der Triangulierung</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>früher ausgeschlossen</translation>
    </message>
    <message>
        <source>may be inserted</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>kann eingefügt werden</translation>
    </message>
    <message>
        <source>out</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>draußen</translation>
    </message>
    <message>
        <source>hold no third point</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>enthalten keinen dritten Punkt</translation>
    </message>
    <message>
        <source>pass the diamond test</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>bestehen den Diamanttest</translation>
    </message>
    <message>
        <source>fail the diamond test</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>bestehen den Diamanttest nicht</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>möglich</translation>
    </message>
    <message>
        <source>ruled out in this round</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>in dieser Runde ausgeschlossen</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>sicher</translation>
    </message>
    <message>
        <source>chosen in faces</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>in Flächen gewählt</translation>
    </message>
    <message>
        <source>inserted</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>eingefügt</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>crossed by an inserted edge</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>von einer eingefügten Kante gekreuzt</translation>
    </message>
    <message>
        <source>not in the set</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>nicht in der Menge</translation>
    </message>
    <message>
        <source>in the set</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>in der Menge</translation>
    </message>
    <message>
        <source>in the set, crossing others</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>in der Menge, kreuzt andere</translation>
    </message>
    <message>
        <source>No two edges that are in cross</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Keine zwei gewählten Kanten kreuzen sich</translation>
    </message>
    <message>
        <source>too many edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>zu viele Kanten</translation>
    </message>
    <message numerus="yes">
        <source>{} edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Kante</numerusform>
            <numerusform>{} Kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>{} runs through point {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} geht durch Punkt {}</translation>
    </message>
    <message>
        <source>{} and {} do</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} und {} schon</translation>
    </message>
    <message>
        <source>The edges are plane, none can be added, and they are as many as Euler&apos;s formula asks</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Die Kanten sind kreuzungsfrei, keine lässt sich hinzufügen, und es sind so viele, wie die Eulersche Formel verlangt</translation>
    </message>
    <message>
        <source>The edges add up to the length that is told</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Die Kanten ergeben zusammen die angegebene Länge</translation>
    </message>
    <message>
        <source>{:.12g}, told {:.12g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{:.12g}, angegeben {:.12g}</translation>
    </message>
    <message>
        <source>No point across an edge is inside the circle through its triangle</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Kein Punkt jenseits einer Kante liegt im Umkreis ihres Dreiecks</translation>
    </message>
    <message>
        <source>at {} it is; {} in all</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>bei {} schon; insgesamt {}</translation>
    </message>
    <message>
        <source>There is an edge between each two neighbours on the line</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Zwischen je zwei Nachbarn auf der Geraden ist eine Kante</translation>
    </message>
    <message>
        <source>It is no longer than {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Sie ist nicht länger als {}</translation>
    </message>
    <message numerus="yes">
        <source>{1} looked at, {0} do not</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{1} geprüft, {0} nicht</numerusform>
            <numerusform>{1} geprüft, {0} nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Edges that fail have a point in both of their triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Kanten, die durchfallen, haben in beiden Dreiecken einen Punkt</translation>
    </message>
    <message>
        <source>Edges that pass have an empty triangle over them</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Kanten, die bestehen, haben ein leeres Dreieck über sich</translation>
    </message>
    <message>
        <source>Edges that go cross a certain edge</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Kanten, die gehen, kreuzen eine sichere Kante</translation>
    </message>
    <message numerus="yes">
        <source>{1} looked at, {0} cross none</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{1} geprüft, {0} kreuzt keine</numerusform>
            <numerusform>{1} geprüft, {0} kreuzen keine</numerusform>
        </translation>
    </message>
    <message>
        <source>Edges that go have no two empty triangles left in which they are locally minimal</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Kanten, die gehen, haben keine zwei leeren Dreiecke mehr, in denen sie lokal minimal sind</translation>
    </message>
    <message>
        <source>too many points to look at all triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>zu viele Punkte, um alle Dreiecke anzusehen</translation>
    </message>
    <message numerus="yes">
        <source>{1} looked at, {0} have</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{1} geprüft, {0} hat welche</numerusform>
            <numerusform>{1} geprüft, {0} haben welche</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that is open crosses a certain edge</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Nichts Offenes kreuzt eine sichere Kante</translation>
    </message>
    <message numerus="yes">
        <source>{1} looked at, {0} are crossed</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{1} geprüft, {0} wird gekreuzt</numerusform>
            <numerusform>{1} geprüft, {0} werden gekreuzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Edges come by length, the shortest first</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Kanten kommen nach Länge, die kürzeste zuerst</translation>
    </message>
    <message>
        <source>{:.9g}, then {:.9g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{:.9g}, dann {:.9g}</translation>
    </message>
    <message>
        <source>Each shorter pair is in, or crosses what is in</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Jedes kürzere Paar ist drin oder kreuzt, was drin ist</translation>
    </message>
    <message>
        <source>too many pairs</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>zu viele Paare</translation>
    </message>
    <message>
        <source>{} shorter, {} missed</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} kürzer, {} übersehen</translation>
    </message>
    <message>
        <source>{} kept, {} left, {} needed</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} behalten, {} übrig, {} nötig</translation>
    </message>
    <message>
        <source>Too few edges are left to complete a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Zu wenige Kanten sind übrig, um eine Triangulierung zu vervollständigen</translation>
    </message>
    <message>
        <source>The graph has as many edges as a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Der Graph hat so viele Kanten wie eine Triangulierung</translation>
    </message>
    <message>
        <source>The set has as many edges as complete a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Die Menge hat so viele Kanten, wie eine Triangulierung vervollständigen</translation>
    </message>
    <message>
        <source>Each edge that is said to cross another of the set does</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Jede Kante, die eine andere der Menge kreuzen soll, tut es</translation>
    </message>
    <message numerus="yes">
        <source>{1} said, {0} do not</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{1} genannt, {0} nicht</numerusform>
            <numerusform>{1} genannt, {0} nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>No two points are in one place</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Keine zwei Punkte liegen auf einer Stelle</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} und {} weitere</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Noch ist nichts entschieden</translation>
    </message>
    <message>
        <source>Edge {} is {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Kante {}: {}</translation>
    </message>
    <message numerus="yes">
        <source>: {} edges are inserted now, {} crossed by them, and {} may follow; {} complete a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>: {} Kante ist nun eingefügt, {} werden von ihr gekreuzt, {} können folgen; {} vervollständigen eine Triangulierung</numerusform>
            <numerusform>: {} Kanten sind nun eingefügt, {} werden von ihnen gekreuzt, {} können folgen; {} vervollständigen eine Triangulierung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>: {} edges are kept now, {} crossed by them, and {} may follow; {} complete a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>: {} Kante ist nun behalten, {} werden von ihr gekreuzt, {} können folgen; {} vervollständigen eine Triangulierung</numerusform>
            <numerusform>: {} Kanten sind nun behalten, {} werden von ihnen gekreuzt, {} können folgen; {} vervollständigen eine Triangulierung</numerusform>
        </translation>
    </message>
    <message>
        <source>, so this branch ends: {} + {} &lt; {}.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>, also endet dieser Ast: {} + {} &lt; {}.</translation>
    </message>
    <message>
        <source>, but however it is completed it is not shorter than the best: this branch ends.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>, aber wie auch immer ergänzt ist sie nicht kürzer als die beste: dieser Ast endet.</translation>
    </message>
    <message>
        <source>: it is one, though not shorter than the best.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>: es ist eine, doch nicht kürzer als die beste.</translation>
    </message>
    <message>
        <source>: it is one of length {:.9g}, shorter than all before.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>: es ist eine der Länge {:.9g}, kürzer als alle zuvor.</translation>
    </message>
    <message>
        <source>length</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>it is {:.3g} % longer</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>sie ist {:.3g} % länger</translation>
    </message>
    <message>
        <source>it is shorter, but not what method {} looks for</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>sie ist kürzer, aber nicht, was Verfahren {} sucht</translation>
    </message>
    <message>
        <source>it is as long</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>sie ist gleich lang</translation>
    </message>
    <message>
        <source>{} have {} of which a triangulation takes {}, and {} on the hull.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{}: {}, davon nimmt eine Triangulierung {}; auf der Hülle: {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} pairs</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Paar</numerusform>
            <numerusform>{} Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} points are</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Punkt</numerusform>
            <numerusform>{} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} edges of length {:.9g}{}.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Kante der Länge {:.9g}{}.</numerusform>
            <numerusform>{} Kanten der Länge {:.9g}{}.</numerusform>
        </translation>
    </message>
    <message>
        <source>, which no triangulation of these points is below: proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>, und keine Triangulierung dieser Punkte liegt darunter: bewiesen</translation>
    </message>
    <message>
        <source>; none is below {:.9g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>; keine liegt unter {:.9g}</translation>
    </message>
    <message numerus="yes">
        <source>{} edges have an empty triangle over them; with a point in both, two sides of the quadrilateral would be shorter than the edge, and no shortest triangulation has it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Kante hat ein leeres Dreieck über sich; mit einem Punkt in beiden wären zwei Seiten des Vierecks kürzer als die Kante, und keine kürzeste Triangulierung hat sie.</numerusform>
            <numerusform>{} Kanten haben ein leeres Dreieck über sich; mit einem Punkt in beiden wären zwei Seiten des Vierecks kürzer als die Kante, und keine kürzeste Triangulierung hat sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} edges have to go: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Kante muss gehen: {}</numerusform>
            <numerusform>{} Kanten müssen gehen: {}</numerusform>
        </translation>
    </message>
    <message>
        <source>a certain edge crosses each of them.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>eine sichere Kante kreuzt jede von ihnen.</translation>
    </message>
    <message>
        <source>in each two empty triangles of what is possible, flipping them to the other diagonal is shorter.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>in je zwei leeren Dreiecken aus dem Möglichen ist die andere Diagonale kürzer.</translation>
    </message>
    <message numerus="yes">
        <source>{} edges are certain, as nothing that is possible crosses them; {} open, for the faces to decide.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} Kante ist sicher, da nichts Mögliches sie kreuzt; {} offen, die Flächen entscheiden.</numerusform>
            <numerusform>{} Kanten sind sicher, da nichts Mögliches sie kreuzt; {} offen, die Flächen entscheiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The face&apos;s shortest diagonals are {}: of all ways to divide it, the sums of its parts are least.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Die kürzesten Diagonalen der Fläche sind {}: von allen Arten, sie zu teilen, sind die Summen der Teile am kleinsten.</translation>
    </message>
    <message>
        <source>The faces&apos; shortest diagonals, by dynamic programmes over their corners.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Die kürzesten Diagonalen der Flächen, durch dynamische Programmierung über ihre Ecken.</translation>
    </message>
    <message>
        <source>Edge {}, {:.6g} long, is the shortest that crosses none of the {} before it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Kante {}, {:.6g} lang, ist die kürzeste, die keine der {} vor ihr kreuzt.</translation>
    </message>
    <message>
        <source>leave out {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} weglassen</translation>
    </message>
    <message>
        <source>drop {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} verwerfen</translation>
    </message>
    <message>
        <source>insert {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} einfügen</translation>
    </message>
    <message>
        <source>keep {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} behalten</translation>
    </message>
    <message>
        <source>long</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>lang</translation>
    </message>
    <message>
        <source>that branch is searched after this one</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>jener Ast wird nach diesem durchsucht</translation>
    </message>
    <message>
        <source>that branch was searched before this one</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>jener Ast wurde vor diesem durchsucht</translation>
    </message>
    <message>
        <source>edge {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Kante {}</translation>
    </message>
    <message>
        <source>nothing crosses it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>nichts kreuzt sie</translation>
    </message>
    <message>
        <source>{} crosses it, which came before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} kreuzt sie und kam früher</translation>
    </message>
    <message>
        <source>points on the hull</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Punkte auf der Hülle</translation>
    </message>
    <message>
        <source>edges that are in</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>gewählte Kanten</translation>
    </message>
    <message>
        <source>N − 1</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>N − 1</translation>
    </message>
    <message>
        <source>edges that pass</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Kanten, die bestehen</translation>
    </message>
    <message>
        <source>all pairs N (N − 1) / 2</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>alle Paare N (N − 1) / 2</translation>
    </message>
    <message>
        <source>calls</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>calls so far</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Aufrufe bisher</translation>
    </message>
    <message>
        <source>at most 2^(m + 1) − 1 with m = {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>höchstens 2^(m + 1) − 1 mit m = {}</translation>
    </message>
    <message>
        <source>paths that were met</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>angetroffene Pfade</translation>
    </message>
    <message>
        <source>at most 2^(N − 2)</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>höchstens 2^(N − 2)</translation>
    </message>
    <message>
        <source>triangle on its left, with point</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Dreieck links, mit Punkt</translation>
    </message>
    <message>
        <source>triangle on its right, with point</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Dreieck rechts, mit Punkt</translation>
    </message>
    <message>
        <source>flip to {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>umklappen zu {}</translation>
    </message>
    <message>
        <source>the two triangles are not convex together: it would lie outside</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>die zwei Dreiecke sind zusammen nicht konvex: sie läge außerhalb</translation>
    </message>
    <message>
        <source>it is {:.6g} longer</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>sie ist {:.6g} länger</translation>
    </message>
    <message>
        <source>it is shorter by {:.6g}, but points would be inside circles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>sie ist {:.6g} kürzer, aber Punkte lägen in Umkreisen</translation>
    </message>
    <message>
        <source>it is shorter by {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>sie ist {:.6g} kürzer</translation>
    </message>
    <message>
        <source>The point across is not inside the circle through its triangle</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Der Punkt gegenüber liegt nicht im Umkreis ihres Dreiecks</translation>
    </message>
    <message>
        <source>it is outside</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>er liegt außerhalb</translation>
    </message>
    <message>
        <source>it is on it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>er liegt darauf</translation>
    </message>
    <message>
        <source>it is inside</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>er liegt innerhalb</translation>
    </message>
    <message>
        <source>Flipping it makes nothing shorter</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Umklappen macht nichts kürzer</translation>
    </message>
    <message>
        <source>by {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>um {:.6g}</translation>
    </message>
    <message>
        <source>it cannot be flipped</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>sie lässt sich nicht umklappen</translation>
    </message>
    <message>
        <source>points in the triangle over its left side</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Punkte im Dreieck über ihrer linken Seite</translation>
    </message>
    <message>
        <source>points in the triangle over its right side</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Punkte im Dreieck über ihrer rechten Seite</translation>
    </message>
    <message>
        <source> The diamond test proves that no shortest triangulation has it: a point lies in both triangles over it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation> Der Diamanttest beweist, dass keine kürzeste Triangulierung sie hat: in beiden Dreiecken über ihr liegt ein Punkt.</translation>
    </message>
    <message>
        <source>One of its two triangles of the diamond test is empty</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Eines ihrer zwei Dreiecke des Diamanttests ist leer</translation>
    </message>
    <message>
        <source>{} and {} points inside</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>{} und {} Punkte darin</translation>
    </message>
    <message>
        <source>Edge {} is in: it is a side of the hull, which every triangulation has.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Kante {} ist drin: sie ist eine Seite der Hülle, und die hat jede Triangulierung.</translation>
    </message>
    <message>
        <source>Edge {} is in: nothing that may still be chosen crosses it, so every shortest triangulation has it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Kante {} ist drin: nichts, was noch wählbar ist, kreuzt sie, also hat sie jede kürzeste Triangulierung.</translation>
    </message>
    <message>
        <source>Edge {} is in: nothing that may still be chosen crosses it, so every triangulation has it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Kante {} ist drin: nichts, was noch wählbar ist, kreuzt sie, also hat sie jede Triangulierung.</translation>
    </message>
    <message numerus="yes">
        <source>Edge {1} is said to be in, but {0} others cross it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>
            <numerusform>Kante {1} soll drin sein, aber {0} andere kreuzt sie.</numerusform>
            <numerusform>Kante {1} soll drin sein, aber {0} andere kreuzen sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edge {}, {:.6g} long, is in, and nothing that is in crosses it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Kante {}, {:.6g} lang, ist drin, und nichts, was drin ist, kreuzt sie.</translation>
    </message>
    <message>
        <source>points by their number</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Punkte nach ihrer Nummer</translation>
    </message>
    <message>
        <source>edges between points A and B, in or out</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Kanten zwischen den Punkten A und B, drin oder nicht</translation>
    </message>
    <message>
        <source>calls of the search</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Aufrufe der Suche</translation>
    </message>
    <message>
        <source>Edge {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Kante {}</translation>
    </message>
    <message>
        <source>Nothing that is in crosses it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Nichts, was drin ist, kreuzt sie</translation>
    </message>
    <message numerus="yes">
        <source>{} crossings</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>
            <numerusform>{} Kreuzung</numerusform>
            <numerusform>{} Kreuzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>in its place: edge {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>an ihrer Stelle: Kante {}</translation>
    </message>
    <message>
        <source>it is in, and crosses {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>sie ist drin und kreuzt {}</translation>
    </message>
    <message>
        <source>Edge {} is out: point {} lies on it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Kante {} ist nicht drin: Punkt {} liegt auf ihr.</translation>
    </message>
    <message numerus="yes">
        <source>Edge {1} is out: {0} edges that are in cross it, {2} first.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>
            <numerusform>Kante {1} ist nicht drin: {0} gewählte Kante kreuzt sie, zuerst {2}.</numerusform>
            <numerusform>Kante {1} ist nicht drin: {0} gewählte Kanten kreuzen sie, zuerst {2}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edge {} is {} at this step; nothing that is in crosses it yet.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Kante {}, bei diesem Schritt: {}; noch kreuzt sie nichts, was drin ist.</translation>
    </message>
    <message>
        <source>An edge that is in crosses it, or a point lies on it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Eine gewählte Kante kreuzt sie, oder ein Punkt liegt auf ihr</translation>
    </message>
    <message numerus="yes">
        <source>Point {1} is {2} and has {0} edges that are in.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>
            <numerusform>Punkt {1} liegt {2} und hat {0} gewählte Kante.</numerusform>
            <numerusform>Punkt {1} liegt {2} und hat {0} gewählte Kanten.</numerusform>
        </translation>
    </message>
    <message>
        <source>on the hull</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>auf der Hülle</translation>
    </message>
    <message>
        <source>inside the hull</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>in der Hülle</translation>
    </message>
    <message>
        <source>edge to {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Kante zu {}</translation>
    </message>
    <message>
        <source>A point on the hull has two edges or more</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Ein Punkt auf der Hülle hat zwei Kanten oder mehr</translation>
    </message>
    <message>
        <source>A point inside the hull has three edges or more</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Ein Punkt in der Hülle hat drei Kanten oder mehr</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>{} before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>{} vorher</translation>
    </message>
    <message>
        <source>Delaunay</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>Delaunay</translation>
    </message>
    <message>
        <source>greedy</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>gierig</translation>
    </message>
    <message>
        <source>Call {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>Aufruf {}</translation>
    </message>
    <message>
        <source>Edge</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>Kante</translation>
    </message>
    <message>
        <source>There is no edge between a point and itself, nor with a point that lies where another one does.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>Es gibt keine Kante von einem Punkt zu sich selbst und keine mit einem Punkt, der auf einem anderen liegt.</translation>
    </message>
    <message>
        <source>edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Edges by length</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Kanten nach Länge</translation>
    </message>
    <message>
        <source>best so far</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>bisher beste</translation>
    </message>
    <message>
        <source>% above the last</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>% über der letzten</translation>
    </message>
    <message>
        <source>How calls ended</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Wie Aufrufe endeten</translation>
    </message>
    <message>
        <source>inner</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>innen</translation>
    </message>
    <message>
        <source>too few</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>too long</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>zu lang</translation>
    </message>
    <message>
        <source>leaf</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>uncovered</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>unbedeckt</translation>
    </message>
    <message>
        <source>calls of a thread</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Aufrufe eines Threads</translation>
    </message>
    <message>
        <source>Load of threads</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Last der Threads</translation>
    </message>
    <message>
        <source>least</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>wenigste</translation>
    </message>
    <message>
        <source>most</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>meiste</translation>
    </message>
    <message>
        <source>Stages of the run</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Abschnitte des Laufs</translation>
    </message>
    <message>
        <source>above the shortest</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>über der kürzesten</translation>
    </message>
    <message>
        <source>Race: time (* found the shortest)</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Wettlauf: Zeit (* fand die kürzeste)</translation>
    </message>
    <message>
        <source>Race: length above the shortest</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Wettlauf: Länge über der kürzesten</translation>
    </message>
    <message>
        <source>edges of all pairs</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Kanten aller Paare</translation>
    </message>
    <message>
        <source>combinations</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>calls of removal</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Aufrufe von removal</translation>
    </message>
    <message>
        <source>triangulations</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Triangulierungen</translation>
    </message>
    <message>
        <source>Growth of the search space</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Wachstum des Suchraums</translation>
    </message>
    <message>
        <source>number</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Best so far against calls</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Bisher beste gegen Aufrufe</translation>
    </message>
    <message>
        <source>Best so far against time</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Bisher beste gegen Zeit</translation>
    </message>
    <message>
        <source>; {} are equally short</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>; {} sind gleich kurz</translation>
    </message>
    <message>
        <source>The minimum weight triangulation: proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Die Triangulierung mit minimalem Gewicht: bewiesen</translation>
    </message>
    <message numerus="yes">
        <source>The minimum weight triangulation: the least of {} paths</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>
            <numerusform>Die Triangulierung mit minimalem Gewicht: der kürzeste von {} Pfad</numerusform>
            <numerusform>Die Triangulierung mit minimalem Gewicht: der kürzeste von {} Pfaden</numerusform>
        </translation>
    </message>
    <message>
        <source>Edge {}-{}, {:.6g} long: the shortest that crosses none before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Kante {}-{}, {:.6g} lang: die kürzeste, die keine frühere kreuzt</translation>
    </message>
    <message>
        <source>The greedy triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Die gierige Triangulierung</translation>
    </message>
    <message>
        <source>The Delaunay triangulation: no point inside a triangle&apos;s circle</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Die Delaunay-Triangulierung: kein Punkt im Umkreis eines Dreiecks</translation>
    </message>
    <message>
        <source>All points are on one line: neighbours are joined, and there are no triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Alle Punkte liegen auf einer Geraden: Nachbarn sind verbunden, Dreiecke gibt es nicht</translation>
    </message>
    <message>
        <source>the time limit of {:g} s was reached before there was any triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>die Zeitgrenze von {:g} s war erreicht, ehe es irgendeine Triangulierung gab</translation>
    </message>
    <message>
        <source>set a higher --time-limit, or take fewer points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>eine höhere --time-limit setzen, oder weniger Punkte nehmen</translation>
    </message>
    <message>
        <source>The time limit was reached: {}, not proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Die Zeitgrenze war erreicht: {}, nicht bewiesen</translation>
    </message>
    <message numerus="yes">
        <source>{} distinct points have no triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>
            <numerusform>{} Punkt hat keine Dreiecke</numerusform>
            <numerusform>{} verschiedene Punkte haben keine Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>all points are on one line: there are no triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>alle Punkte liegen auf einer Geraden: es gibt keine Dreiecke</translation>
    </message>
    <message>
        <source>edges cross</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/combination_story.cpp</extracomment>
        <translation>Kanten kreuzen sich</translation>
    </message>
    <message>
        <source>a triangulation, shorter than all before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/combination_story.cpp</extracomment>
        <translation>eine Triangulierung, kürzer als alle zuvor</translation>
    </message>
    <message>
        <source>a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/combination_story.cpp</extracomment>
        <translation>eine Triangulierung</translation>
    </message>
    <message>
        <source>Combination {} of {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/combination_story.cpp</extracomment>
        <translation>Kombination {} von {}: {}</translation>
    </message>
    <message>
        <source>all edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>alle Kanten</translation>
    </message>
    <message numerus="yes">
        <source>{} edges hold no third point</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{} Kante enthält keinen dritten Punkt</numerusform>
            <numerusform>{} Kanten enthalten keinen dritten Punkt</numerusform>
        </translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>Diamanten</translation>
    </message>
    <message numerus="yes">
        <source>{1} {0} pass the diamond test: a triangle over one side is empty</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{1} besteht {0} den Diamanttest: ein Dreieck über einer Seite ist leer</numerusform>
            <numerusform>{1} bestehen {0} den Diamanttest: ein Dreieck über einer Seite ist leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of {} edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>Von {} Kante</numerusform>
            <numerusform>Von {} Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {1}: {0} edges cross what is certain</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>Runde {1}: {0} Kante kreuzt, was sicher ist</numerusform>
            <numerusform>Runde {1}: {0} Kanten kreuzen, was sicher ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {1}: {0} edges have no two triangles left in which to be locally minimal</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>Runde {1}: {0} Kante hat keine zwei Dreiecke mehr, in denen sie lokal minimal wäre</numerusform>
            <numerusform>Runde {1}: {0} Kanten haben keine zwei Dreiecke mehr, in denen sie lokal minimal wären</numerusform>
        </translation>
    </message>
    <message>
        <source>skeleton</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>The LMT skeleton: {}, {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>Das LMT-Skelett: {}, {}, {}</translation>
    </message>
    <message numerus="yes">
        <source>{} edges are certain</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{} Kante ist sicher</numerusform>
            <numerusform>{} Kanten sind sicher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} stay open</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{} bleibt offen</numerusform>
            <numerusform>{} bleiben offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} are ruled out</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{} ist ausgeschlossen</numerusform>
            <numerusform>{} sind ausgeschlossen</numerusform>
        </translation>
    </message>
    <message>
        <source>faces</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>Flächen</translation>
    </message>
    <message numerus="yes">
        <source>Face {1} of {2}: {0} diagonals by a dynamic programme</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>Fläche {1} von {2}: {0} Diagonale durch dynamische Programmierung</numerusform>
            <numerusform>Fläche {1} von {2}: {0} Diagonalen durch dynamische Programmierung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} faces filled by dynamic programmes</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{} Fläche durch dynamische Programmierung gefüllt</numerusform>
            <numerusform>{} Flächen durch dynamische Programmierung gefüllt</numerusform>
        </translation>
    </message>
    <message>
        <source>optima</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>Optima</translation>
    </message>
    <message>
        <source>about 10^{:.0f}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>etwa 10^{:.0f}</translation>
    </message>
    <message>
        <source>at least {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>mindestens {}</translation>
    </message>
    <message numerus="yes">
        <source>{} distinct points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>
            <numerusform>{} Punkt</numerusform>
            <numerusform>{} verschiedene Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Kandidaten</translation>
    </message>
    <message numerus="yes">
        <source>{} edges are crossed by nothing: in every triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>
            <numerusform>{} Kante wird von nichts gekreuzt: sie ist in jeder Triangulierung</numerusform>
            <numerusform>{} Kanten werden von nichts gekreuzt: sie sind in jeder Triangulierung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of the other {} complete it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>
            <numerusform>{} der anderen {} vervollständigt sie</numerusform>
            <numerusform>{} der anderen {} vervollständigen sie</numerusform>
        </translation>
    </message>
    <message>
        <source>The shortest triangulation: proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Die kürzeste Triangulierung: bewiesen</translation>
    </message>
    <message>
        <source>The shortest triangulation met: not proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Die kürzeste gefundene Triangulierung: nicht bewiesen</translation>
    </message>
    <message>
        <source>later</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>später</translation>
    </message>
    <message>
        <source>Call {}: a shorter triangulation, {:.9g} with what is forced</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Aufruf {}: eine kürzere Triangulierung, {:.9g} mit dem, was erzwungen ist</translation>
    </message>
    <message>
        <source>better</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>besser</translation>
    </message>
    <message>
        <source>insertion</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>search</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Call {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Aufruf {}: {}</translation>
    </message>
    <message>
        <source>nothing is inserted yet</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>noch ist nichts eingefügt</translation>
    </message>
    <message>
        <source>nothing is decided</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>noch ist nichts entschieden</translation>
    </message>
    <message>
        <source>Call {}: edge {}-{} {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Aufruf {}: Kante {}-{} {}</translation>
    </message>
    <message>
        <source>; too few edges can still be inserted: the branch ends</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>; zu wenige Kanten lassen sich noch einfügen: der Ast endet</translation>
    </message>
    <message>
        <source>; too few edges are left: the branch ends</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>; zu wenige Kanten sind übrig: der Ast endet</translation>
    </message>
    <message>
        <source>; no shorter than the best, however it is completed: the branch ends</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>; nicht kürzer als die beste, wie auch immer ergänzt: der Ast endet</translation>
    </message>
    <message>
        <source>; a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>; eine Triangulierung</translation>
    </message>
    <message>
        <source>; a triangulation, shorter than all before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>; eine Triangulierung, kürzer als alle zuvor</translation>
    </message>
    <message>
        <source>Triangulation {} of {} that are equally short</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/story.cpp</extracomment>
        <translation>Triangulierung {} von {} gleich kurzen</translation>
    </message>
    <message numerus="yes">
        <source>; {} edges differ from the first</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/story.cpp</extracomment>
        <translation>
            <numerusform>; {} Kante anders als in der ersten</numerusform>
            <numerusform>; {} Kanten anders als in der ersten</numerusform>
        </translation>
    </message>
    <message>
        <source>the balls of &quot;{}&quot; are written as polyhedra of {} triangles</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>die Kugeln von „{}“ werden als Polyeder aus {} Dreiecken geschrieben</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a picture without a shape and is not in the file</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>„{}“ ist ein Bild ohne Form und ist nicht in der Datei</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} vertices, of which a .glb would take {} bytes: at most {}</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>„{}“ hat {} Ecken, für die eine .glb {} Bytes bräuchte: höchstens {}</translation>
    </message>
    <message>
        <source>hide this layer, or take only a part of the data</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>diese Ebene ausblenden, oder nur einen Teil der Daten nehmen</translation>
    </message>
    <message>
        <source>a .glb holds shapes in space, and this picture is flat</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>eine .glb enthält Formen im Raum, und dieses Bild ist flach</translation>
    </message>
    <message>
        <source>write an SVG or a PNG</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>ein SVG oder PNG schreiben</translation>
    </message>
    <message>
        <source>the picture has no points, lines or triangles that a .glb could hold</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>das Bild hat keine Punkte, Linien oder Dreiecke, die eine .glb enthalten könnte</translation>
    </message>
    <message>
        <source>choose a view that draws the data themselves</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>eine Ansicht wählen, die die Daten selbst zeichnet</translation>
    </message>
    <message>
        <source>axes, legend and words are not in the file</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>Achsen, Legende und Wörter sind nicht in der Datei</translation>
    </message>
    <message>
        <source>an SVG of {} shapes is more than programs open with ease: at most {}</source>
        <comment>told</comment>
        <extracomment>render/export/svg.cpp</extracomment>
        <translation>ein SVG aus {} Formen ist mehr, als Programme mühelos öffnen: höchstens {}</translation>
    </message>
    <message>
        <source>hide a layer, look at a part, or write a PNG</source>
        <comment>told</comment>
        <extracomment>render/export/svg.cpp</extracomment>
        <translation>eine Ebene ausblenden, einen Ausschnitt ansehen, oder ein PNG schreiben</translation>
    </message>
    <message>
        <source>an SVG holds flat pictures, and this one is in space</source>
        <comment>told</comment>
        <extracomment>render/export/svg.cpp</extracomment>
        <translation>ein SVG enthält flache Bilder, und dieses ist im Raum</translation>
    </message>
    <message>
        <source>write a PNG, or the shapes themselves as .glb</source>
        <comment>told</comment>
        <extracomment>render/export/svg.cpp</extracomment>
        <translation>ein PNG schreiben, oder die Formen selbst als .glb</translation>
    </message>
    <message>
        <source>OpenGL has no room for a picture of {} x {} pixels</source>
        <comment>told</comment>
        <extracomment>render/gl/render_target.cpp</extracomment>
        <translation>OpenGL hat keinen Platz für ein Bild von {} x {} Pixeln</translation>
    </message>
    <message>
        <source>choose a smaller size or less supersampling</source>
        <comment>told</comment>
        <extracomment>render/gl/render_target.cpp</extracomment>
        <translation>eine kleinere Größe oder weniger Überabtastung wählen</translation>
    </message>
    <message>
        <source>cannot read the shader {}</source>
        <comment>told</comment>
        <extracomment>render/gl/shader_source.cpp</extracomment>
        <translation>der Shader {} lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>WS_SHADER_DIR names the folder</source>
        <comment>told</comment>
        <extracomment>render/gl/shader_source.cpp</extracomment>
        <translation>WS_SHADER_DIR nennt den Ordner</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>{} lässt sich nicht lesen: {}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>sie lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>it ends early</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>sie endet zu früh</translation>
    </message>
    <message>
        <source>cannot write {}</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>{} lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>check that the folder exists, may be written and has room</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>prüfen, ob es den Ordner gibt, er beschreibbar ist und Platz hat</translation>
    </message>
    <message>
        <source>cannot write {}: {}</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>{} lässt sich nicht schreiben: {}</translation>
    </message>
    <message>
        <source>a picture without pixels cannot be written</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>ein Bild ohne Pixel lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>no memory to compress the picture</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>kein Speicher, um das Bild zu packen</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>das Bild ist zu groß</translation>
    </message>
    <message>
        <source>the PNG is damaged ({})</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>das PNG ist beschädigt ({})</translation>
    </message>
    <message>
        <source>pictures of {} x {} and {} x {} pixels cannot be compared</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>Bilder von {} x {} und {} x {} Pixeln lassen sich nicht vergleichen</translation>
    </message>
    <message>
        <source>OpenGL is not driven by a CUDA device ({})</source>
        <comment>told</comment>
        <extracomment>render/interop/cuda_bridge.cpp</extracomment>
        <translation>OpenGL läuft nicht auf einem CUDA-Gerät ({})</translation>
    </message>
    <message>
        <source>OpenGL runs on {}, CUDA computes on another device</source>
        <comment>told</comment>
        <extracomment>render/interop/cuda_bridge.cpp</extracomment>
        <translation>OpenGL läuft auf {}, CUDA rechnet auf einem anderen Gerät</translation>
    </message>
    <message>
        <source>OpenGL and CUDA share {}, but registering a buffer failed: {}</source>
        <comment>told</comment>
        <extracomment>render/interop/cuda_bridge.cpp</extracomment>
        <translation>OpenGL und CUDA teilen sich {}, aber einen Puffer anzumelden schlug fehl: {}</translation>
    </message>
    <message>
        <source>OpenGL and CUDA share {}</source>
        <comment>told</comment>
        <extracomment>render/interop/cuda_bridge.cpp</extracomment>
        <translation>OpenGL und CUDA teilen sich {}</translation>
    </message>
    <message>
        <source>a buffer of {} bytes is too large to go from the host to OpenGL</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>ein Puffer von {} Bytes ist zu groß, um vom Rechner zu OpenGL zu gehen</translation>
    </message>
    <message>
        <source>show smaller data, such as every second point, or compute on CUDA with zero-copy interop</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>kleinere Daten zeigen, etwa jeden zweiten Punkt, oder auf CUDA mit Übergabe ohne Kopie rechnen</translation>
    </message>
    <message>
        <source>OpenGL has no room for a buffer of {} bytes</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>OpenGL hat keinen Platz für einen Puffer von {} Bytes</translation>
    </message>
    <message>
        <source>show smaller data, or close other programs</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>kleinere Daten zeigen, oder andere Programme schließen</translation>
    </message>
    <message>
        <source>unknown interop mode &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>unbekannte Art der Übergabe „{}“</translation>
    </message>
    <message>
        <source>--interop takes auto, zero-copy or copy</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>--interop nimmt auto, zero-copy oder copy</translation>
    </message>
    <message>
        <source>zero-copy interop is not possible: {}</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>Übergabe ohne Kopie ist nicht möglich: {}</translation>
    </message>
    <message>
        <source>use --interop auto</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>--interop auto verwenden</translation>
    </message>
    <message>
        <source>asked for by --interop</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>mit --interop verlangt</translation>
    </message>
    <message>
        <source> in the middle</source>
        <comment>told</comment>
        <extracomment>render/layers/furniture.cpp</extracomment>
        <translation> in der Mitte</translation>
    </message>
    <message>
        <source>a picture of {} x {} pixels is more than this OpenGL shows at once</source>
        <comment>told</comment>
        <extracomment>render/layers/screen_layer.cpp</extracomment>
        <translation>ein Bild von {} x {} Pixeln ist mehr, als dieses OpenGL auf einmal zeigt</translation>
    </message>
    <message>
        <source>at most {} pixels</source>
        <comment>told</comment>
        <extracomment>render/layers/screen_layer.cpp</extracomment>
        <translation>höchstens {} Pixel</translation>
    </message>
    <message>
        <source>OpenGL has no room for the dots of a picture</source>
        <comment>told</comment>
        <extracomment>render/layers/splats.cpp</extracomment>
        <translation>OpenGL hat keinen Platz für die Punkte eines Bildes</translation>
    </message>
    <message>
        <source>choose a smaller size</source>
        <comment>told</comment>
        <extracomment>render/layers/splats.cpp</extracomment>
        <translation>eine kleinere Größe wählen</translation>
    </message>
    <message>
        <source>Warpscope needs OpenGL 4.5, has {}</source>
        <comment>told</comment>
        <extracomment>render/renderer.cpp</extracomment>
        <translation>Warpscope braucht OpenGL 4.5, hat {}</translation>
    </message>
    <message>
        <source>update the graphics driver, or set LIBGL_ALWAYS_SOFTWARE=1</source>
        <comment>told</comment>
        <extracomment>render/renderer.cpp</extracomment>
        <translation>den Grafiktreiber erneuern, oder LIBGL_ALWAYS_SOFTWARE=1 setzen</translation>
    </message>
    <message>
        <source>a picture needs a width, a height and a scale above 0</source>
        <comment>told</comment>
        <extracomment>render/renderer.cpp</extracomment>
        <translation>ein Bild braucht eine Breite, eine Höhe und einen Maßstab über 0</translation>
    </message>
    <message>
        <source>a picture of {} x {} pixels is too large</source>
        <comment>told</comment>
        <extracomment>render/renderer.cpp</extracomment>
        <translation>ein Bild von {} x {} Pixeln ist zu groß</translation>
    </message>
    <message>
        <source>supersampling takes 1 to {}</source>
        <comment>told</comment>
        <extracomment>render/renderer.cpp</extracomment>
        <translation>Überabtastung nimmt 1 bis {}</translation>
    </message>
    <message>
        <source>Added since step {}: {}</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>Hinzugekommen seit Schritt {}: {}</translation>
    </message>
    <message>
        <source>Removed since step {}: {}</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>Weggefallen seit Schritt {}: {}</translation>
    </message>
    <message>
        <source>Moved since step {}: {}</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>Bewegt seit Schritt {}: {}</translation>
    </message>
    <message>
        <source>Another colour since step {}: {}</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>Andere Farbe seit Schritt {}: {}</translation>
    </message>
    <message>
        <source>too many to be compared</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>zu viele für einen Vergleich</translation>
    </message>
    <message>
        <source>{} added</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>{} hinzugekommen</translation>
    </message>
    <message>
        <source>{} removed</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>{} weggefallen</translation>
    </message>
    <message>
        <source>{} moved</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>{} bewegt</translation>
    </message>
    <message>
        <source>{} coloured otherwise</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>{} anders gefärbt</translation>
    </message>
    <message>
        <source>{} {} is new</source>
        <comment>told</comment>
        <extracomment>app/session/stop/value_changes.cpp</extracomment>
        <translation>{} {} ist neu</translation>
    </message>
    <message>
        <source>{} is gone</source>
        <comment>told</comment>
        <extracomment>app/session/stop/value_changes.cpp</extracomment>
        <translation>{} ist weg</translation>
    </message>
    <message>
        <source>the sweep is of data that are no longer open</source>
        <comment>told</comment>
        <extracomment>app/window/dialogs/sweep_dialog.cpp</extracomment>
        <translation>der Durchlauf gehört zu Daten, die nicht mehr offen sind</translation>
    </message>
    <message>
        <source>start it again</source>
        <comment>told</comment>
        <extracomment>app/window/dialogs/sweep_dialog.cpp</extracomment>
        <translation>ihn neu starten</translation>
    </message>
    <message>
        <source>Back at {}</source>
        <comment>told</comment>
        <extracomment>app/window/dialogs/sweep_dialog.cpp</extracomment>
        <translation>Zurück bei {}</translation>
    </message>
    <message>
        <source>cannot write {}: it is one of the inputs that are open</source>
        <comment>told</comment>
        <extracomment>app/window/files/file_writer.cpp</extracomment>
        <translation>{} lässt sich nicht schreiben: es ist eine der offenen Eingaben</translation>
    </message>
    <message>
        <source>give another name</source>
        <comment>told</comment>
        <extracomment>app/window/files/file_writer.cpp</extracomment>
        <translation>einen anderen Namen geben</translation>
    </message>
    <message>
        <source>cannot make the folder {}</source>
        <comment>told</comment>
        <extracomment>app/window/files/frame_sequence.cpp</extracomment>
        <translation>der Ordner {} lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>choose another place</source>
        <comment>told</comment>
        <extracomment>app/window/files/frame_sequence.cpp</extracomment>
        <translation>einen anderen Ort wählen</translation>
    </message>
    <message>
        <source>there are no steps to draw</source>
        <comment>told</comment>
        <extracomment>app/window/files/frame_sequence.cpp</extracomment>
        <translation>es gibt keine Schritte zu zeichnen</translation>
    </message>
    <message>
        <source>there is no picture yet</source>
        <comment>told</comment>
        <extracomment>app/window/files/screenshots.cpp</extracomment>
        <translation>es gibt noch kein Bild</translation>
    </message>
    <message>
        <source>open some data first</source>
        <comment>told</comment>
        <extracomment>app/window/files/screenshots.cpp</extracomment>
        <translation>zuerst Daten öffnen</translation>
    </message>
    <message>
        <source>a plot is written as csv, svg or png</source>
        <comment>told</comment>
        <extracomment>app/window/widgets/plot_file.cpp</extracomment>
        <translation>ein Diagramm wird als csv, svg oder png geschrieben</translation>
    </message>
    <message>
        <source>choose one of these extensions</source>
        <comment>told</comment>
        <extracomment>app/window/widgets/plot_file.cpp</extracomment>
        <translation>eine dieser Endungen wählen</translation>
    </message>
    <message>
        <source>x in pixels</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter.cpp</extracomment>
        <translation>x in Pixeln</translation>
    </message>
    <message>
        <source>y in pixels</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter.cpp</extracomment>
        <translation>y in Pixeln</translation>
    </message>
    <message numerus="yes">
        <source>{1}: {0} pixels</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>
            <numerusform>{1}: {0} Pixel</numerusform>
            <numerusform>{1}: {0} Pixel</numerusform>
        </translation>
    </message>
    <message>
        <source>inside the image</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>im Bild</translation>
    </message>
    <message>
        <source>outside</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>behind (w &lt; 0)</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>dahinter (w &lt; 0)</translation>
    </message>
    <message>
        <source>at infinity (w = 0)</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>im Unendlichen (w = 0)</translation>
    </message>
    <message>
        <source>first read of each lane</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>erstes Lesen jeder Bahn</translation>
    </message>
    <message>
        <source>second read</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>zweites Lesen</translation>
    </message>
    <message>
        <source>third read</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>drittes Lesen</translation>
    </message>
    <message>
        <source>third read; then these colours again</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>drittes Lesen; dann wieder diese Farben</translation>
    </message>
    <message>
        <source>apron</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>Saum</translation>
    </message>
    <message>
        <source>segment of 128 bytes</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>Segment von 128 Bytes</translation>
    </message>
    <message>
        <source>right result</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>richtiges Ergebnis</translation>
    </message>
    <message>
        <source>wrong result, or a cell that none loads</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>falsches Ergebnis, oder eine Zelle, die niemand lädt</translation>
    </message>
    <message>
        <source>idle item</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>untätiges Item</translation>
    </message>
    <message>
        <source>a bank with one word to read</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>eine Bank, aus der ein Wort gelesen wird</translation>
    </message>
    <message>
        <source>a bank with several, one after another</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>eine Bank mit mehreren, eines nach dem anderen</translation>
    </message>
    <message>
        <source>a bank without</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>eine Bank ohne</translation>
    </message>
    <message>
        <source>sum of the first lane</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>Summe der ersten Bahn</translation>
    </message>
    <message>
        <source>sum of the last lane</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>Summe der letzten Bahn</translation>
    </message>
    <message>
        <source>left: result</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>links: Ergebnis</translation>
    </message>
    <message>
        <source>right: {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>rechts: {}</translation>
    </message>
    <message>
        <source>result minus {}: at most {:.3g}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>Ergebnis minus {}: höchstens {:.3g}</translation>
    </message>
    <message>
        <source>the result: this run has no {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>das Ergebnis: dieser Lauf hat nicht: {}</translation>
    </message>
    <message>
        <source>column taps times row taps: {} x {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>Spalten- mal Zeilenkoeffizienten: {} x {}</translation>
    </message>
    <message>
        <source>The query: drag it</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram.cpp</extracomment>
        <translation>Die Anfrage: zum Ziehen</translation>
    </message>
    <message>
        <source>distances of {}, at most {:g} per bin</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>Abstände ({}), höchstens {:g} je Klasse</translation>
    </message>
    <message>
        <source>{} queries (rows, from the top) x {} bins</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>{} Anfragen (Zeilen, von oben) x {} Klassen</translation>
    </message>
    <message>
        <source>{} chosen queries (rows, from the top) x {} bins</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>{} gewählte Anfragen (Zeilen, von oben) x {} Klassen</translation>
    </message>
    <message>
        <source>nearest to farthest</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>nächste bis fernste</translation>
    </message>
    <message>
        <source>{:.4g} to {:.4g}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>{:.4g} bis {:.4g}</translation>
    </message>
    <message>
        <source>references per bin</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>Referenzen je Klasse</translation>
    </message>
    <message>
        <source>slice of the block</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>Abschnitt des Blocks</translation>
    </message>
    <message>
        <source>distances of the block</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>Abstände des Blocks</translation>
    </message>
    <message>
        <source>{} (as method paper works; method {} ran)</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>{} (wie Verfahren paper arbeitet; gelaufen ist {})</translation>
    </message>
    <message>
        <source>{} blocks of 64 references; colour: the slice that counts them</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>{} Blöcke zu 64 Referenzen; Farbe: der Abschnitt, der sie zählt</translation>
    </message>
    <message>
        <source>{} blocks of 64 references x {} queries of the last round, one row after another</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>{} Blöcke zu 64 Referenzen x {} Anfragen der letzten Runde, Zeile für Zeile</translation>
    </message>
    <message>
        <source>{} blocks of 64 references; colour: distances that each computed for {} of {} queries</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>{} Blöcke zu 64 Referenzen; Farbe: Abstände, die jeder für {} von {} Anfragen gerechnet hat</translation>
    </message>
    <message>
        <source>64 private histograms of {}; their sum below</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>64 private Histogramme ({}); unten ihre Summe</translation>
    </message>
    <message>
        <source>depth of the cell</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree.cpp</extracomment>
        <translation>Tiefe der Zelle</translation>
    </message>
    <message>
        <source>triangles in the leaf</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree.cpp</extracomment>
        <translation>Dreiecke im Blatt</translation>
    </message>
    <message>
        <source>share of the tree&apos;s cost, %</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree.cpp</extracomment>
        <translation>Anteil an den Kosten des Baums, %</translation>
    </message>
    <message>
        <source>{}
{} splits, depth {}
cost {:.4g}, {} empty</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree.cpp</extracomment>
        <translation>{}
{} Teilungen, Tiefe {}
Kosten {:.4g}, {} leer</translation>
    </message>
    <message>
        <source>the eye is where it looks at</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_camera.cpp</extracomment>
        <translation>das Auge ist dort, wohin es blickt</translation>
    </message>
    <message>
        <source>move --eye or --look-at</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_camera.cpp</extracomment>
        <translation>--eye oder --look-at verschieben</translation>
    </message>
    <message>
        <source>own plane: cost {:.4g}{}; {} left, {} in it, {} right</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>eigene Ebene: Kosten {:.4g}{}; {} links, {} darin, {} rechts</translation>
    </message>
    <message>
        <source> with the empty-space factor</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation> mit dem Faktor für leeren Raum</translation>
    </message>
    <message>
        <source>own tree: cost {:.5g}, {} nodes, {} references</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>eigener Baum: Kosten {:.5g}, {} Knoten, {} Einträge</translation>
    </message>
    <message>
        <source>builder&apos;s tree: cost {:.5g}, {} nodes, {} references</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>Baum des Erbauers: Kosten {:.5g}, {} Knoten, {} Einträge</translation>
    </message>
    <message>
        <source>the first {} cells; fewer levels show all</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>die ersten {} Zellen; weniger Ebenen zeigen alle</translation>
    </message>
    <message>
        <source>flat cells</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>flache Zellen</translation>
    </message>
    <message>
        <source>so far: {} nodes, {:.3g} references per triangle, cost {:.5g}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>bisher: {} Knoten, {:.3g} Einträge je Dreieck, Kosten {:.5g}</translation>
    </message>
    <message>
        <source>node of this step</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>Knoten dieses Schritts</translation>
    </message>
    <message>
        <source>left child</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>linkes Kind</translation>
    </message>
    <message>
        <source>right child</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>rechtes Kind</translation>
    </message>
    <message>
        <source>too many triangles to look into this node</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>zu viele Dreiecke, um in diesen Knoten zu sehen</translation>
    </message>
    <message>
        <source>extents begin</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>Ausdehnungen beginnen</translation>
    </message>
    <message>
        <source>extents end</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>Ausdehnungen enden</translation>
    </message>
    <message>
        <source>flat extents</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>flache Ausdehnungen</translation>
    </message>
    <message>
        <source>{}: {}, SAH cost {:.5g}, {} nodes</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>{}: {}, SAH-Kosten {:.5g}, {} Knoten</translation>
    </message>
    <message>
        <source>left</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>a ray: {:.1f} inner nodes, {:.1f} leaves, {:.1f} tests</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>ein Strahl: {:.1f} innere Knoten, {:.1f} Blätter, {:.1f} Tests</translation>
    </message>
    <message>
        <source>inner nodes a ray passes</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>innere Knoten, durch die ein Strahl geht</translation>
    </message>
    <message>
        <source>leaves a ray visits</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>Blätter, die ein Strahl besucht</translation>
    </message>
    <message>
        <source>triangles a ray is tested with</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>Dreiecke, gegen die ein Strahl getestet wird</translation>
    </message>
    <message>
        <source>, up to 3 x the mean</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>, bis zum 3-Fachen des Mittels</translation>
    </message>
    <message>
        <source>distance to the ball&apos;s centre</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge.cpp</extracomment>
        <translation>Abstand zur Mitte der Kugel</translation>
    </message>
    <message>
        <source>Removed: too many near</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Entfernt: zu viele nah</translation>
    </message>
    <message>
        <source>Removed: too few far, or too few points</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Entfernt: zu wenige fern oder zu wenige Punkte</translation>
    </message>
    <message>
        <source>Tile {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Kachel {}</translation>
    </message>
    <message>
        <source>Tiles that it sees</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Kacheln, die sie sieht</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Seams between tiles</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Nähte zwischen Kacheln</translation>
    </message>
    <message>
        <source>Exact result</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Exaktes Ergebnis</translation>
    </message>
    <message>
        <source>Missing: {:.4g} of {:.4g}, longest {:.4g}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Fehlt: {:.4g} von {:.4g}, längstes {:.4g}</translation>
    </message>
    <message>
        <source>Farthest apart (Hausdorff): {:.4g}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Größter Abstand (Hausdorff): {:.4g}</translation>
    </message>
    <message>
        <source>Ridge: links within r2</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Grat: Verbindungen innerhalb r2</translation>
    </message>
    <message>
        <source>Ridge: ends joined within 2 r2</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Grat: Enden verbunden innerhalb 2 r2</translation>
    </message>
    <message>
        <source>Not the exact result: Compare shows what it lacks</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Nicht das exakte Ergebnis: Vergleichen zeigt, was fehlt</translation>
    </message>
    <message>
        <source>True curve</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Wahre Kurve</translation>
    </message>
    <message>
        <source>calls of a warp</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation.cpp</extracomment>
        <translation>Aufrufe eines Warps</translation>
    </message>
    <message>
        <source>minimum weight</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>minimales Gewicht</translation>
    </message>
    <message>
        <source>this</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>diese</translation>
    </message>
    <message>
        <source>, proven</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>, bewiesen</translation>
    </message>
    <message>
        <source>shortest so far</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>bisher kürzeste</translation>
    </message>
    <message>
        <source>, no triangulation</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>, keine Triangulierung</translation>
    </message>
    <message>
        <source>{} wrong</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>{} falsch</translation>
    </message>
    <message>
        <source>{} missing</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>{} fehlen</translation>
    </message>
    <message>
        <source>search tree:
{} of {} calls</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>Suchbaum:
{} von {} Aufrufen</translation>
    </message>
    <message>
        <source>load of {} warps:
{} without a call</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>Last von {} Warps:
{} ohne Aufruf</translation>
    </message>
    <message>
        <source>stack, next first:</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>Stapel, das Nächste zuerst:</translation>
    </message>
    <message>
        <source>and {} below</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>und {} darunter</translation>
    </message>
    <message>
        <source>cut: too few edges</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>abgeschnitten: zu wenige Kanten</translation>
    </message>
    <message>
        <source>cut: too long</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>abgeschnitten: zu lang</translation>
    </message>
    <message>
        <source>triangulation</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>Triangulierung</translation>
    </message>
    <message>
        <source>decided further</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>weiter entschieden</translation>
    </message>
    <message>
        <source>{} x {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>{} x {}</translation>
    </message>
    <message>
        <source>{} x not entered</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>{} x nicht betreten</translation>
    </message>
    <message>
        <source>shortest, proven</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>kürzeste, bewiesen</translation>
    </message>
    <message>
        <source>shortest</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>kürzeste</translation>
    </message>
    <message>
        <source>{}: {:.3g} ms, {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>{}: {:.3g} ms, {}</translation>
    </message>
    <message>
        <source>this face</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>diese Fläche</translation>
    </message>
    <message>
        <source>not in the first</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>nicht in der ersten</translation>
    </message>
    <message>
        <source>decided now</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>jetzt entschieden</translation>
    </message>
    <message>
        <source>this step</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>dieser Schritt</translation>
    </message>
    <message>
        <source>{}-{}: {} and {} points in its triangles</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>{}-{}: {} und {} Punkte in ihren Dreiecken</translation>
    </message>
    <message>
        <source>it passes the diamond test</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>sie besteht den Diamanttest</translation>
    </message>
    <message>
        <source>the diamond test rules it out</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>der Diamanttest schließt sie aus</translation>
    </message>
    <message>
        <source>{} {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>{1}: {0}</translation>
    </message>
    <message>
        <source>the shortest so far</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>die bisher kürzeste</translation>
    </message>
    <message>
        <source>not in the result</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>nicht im Ergebnis</translation>
    </message>
    <message>
        <source>there is no workspace named {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/workspaces.cpp</extracomment>
        <translation>es gibt keinen Arbeitsbereich namens {}</translation>
    </message>
    <message>
        <source>known: {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/workspaces.cpp</extracomment>
        <translation>bekannt: {}</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Qt</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Qt</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Qt</extracomment>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Qt</extracomment>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Ignore</source>
        <extracomment>Qt</extracomment>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Retry</source>
        <extracomment>Qt</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Qt</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Qt</extracomment>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Directories</source>
        <extracomment>Qt</extracomment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Directory:</source>
        <extracomment>Qt</extracomment>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <extracomment>Qt</extracomment>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <extracomment>Qt</extracomment>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <extracomment>Qt</extracomment>
        <translation>Dateien des Typs:</translation>
    </message>
    <message>
        <source>Save As</source>
        <extracomment>Qt</extracomment>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <extracomment>Qt</extracomment>
        <translation>Ordner suchen</translation>
    </message>
    <message>
        <source>New Folder</source>
        <extracomment>Qt</extracomment>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Neuer Ordner</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <extracomment>Qt</extracomment>
        <translation>Neuen Ordner anlegen</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <extracomment>Qt</extracomment>
        <translation>Einen neuen Ordner anlegen</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <extracomment>Qt</extracomment>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>Qt</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go forward</source>
        <extracomment>Qt</extracomment>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <extracomment>Qt</extracomment>
        <translation>Zum übergeordneten Ordner</translation>
    </message>
    <message>
        <source>List View</source>
        <extracomment>Qt</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Detail View</source>
        <extracomment>Qt</extracomment>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <extracomment>Qt</extracomment>
        <translation>Zur Liste wechseln</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <extracomment>Qt</extracomment>
        <translation>Zu den Einzelheiten wechseln</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <extracomment>Qt</extracomment>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <extracomment>Qt</extracomment>
        <translation>Liste der Orte und Lesezeichen</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Versteckte Dateien zeigen</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <extracomment>Qt</extracomment>
        <translation>Zuletzt besucht</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <extracomment>Qt</extracomment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>Qt</extracomment>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <extracomment>Qt</extracomment>
        <translation>Geändert am</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Qt</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>Qt</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <extracomment>Qt</extracomment>
        <translation>Einzelheiten zeigen...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <extracomment>Qt</extracomment>
        <translation>Einzelheiten verbergen...</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Qt</extracomment>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select All</source>
        <extracomment>Qt</extracomment>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Float</source>
        <comment>dock</comment>
        <extracomment>Qt</extracomment>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <extracomment>Qt</extracomment>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <extracomment>Qt</extracomment>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Press shortcut</source>
        <extracomment>Qt</extracomment>
        <translation>Tastenkürzel drücken</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Ins</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Return</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Rücktaste</translation>
    </message>
</context>
</TS>
