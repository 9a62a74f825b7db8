<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sl" sourcelanguage="en">
<context>
    <name>warpscope</name>
    <message>
        <source>Keys and actions</source>
        <extracomment>ActionList</extracomment>
        <translation>Tipke in dejanja</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>ActionList</extracomment>
        <translation>Dejanje</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>ActionList</extracomment>
        <translation>Tipke</translation>
    </message>
    <message>
        <source>What it does</source>
        <extracomment>ActionList</extracomment>
        <translation>Kaj naredi</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>ActionList</extracomment>
        <translation>Ni zadetkov</translation>
    </message>
    <message>
        <source> (changed)</source>
        <extracomment>ActionList</extracomment>
        <translation> (spremenjeno)</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>Banner</extracomment>
        <translation>Sporočilo</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Banner</extracomment>
        <translation>Skrij</translation>
    </message>
    <message>
        <source>Keep as B</source>
        <extracomment>CompareTab</extracomment>
        <translation>Obdrži kot B</translation>
    </message>
    <message>
        <source>Go there</source>
        <extracomment>CompareTab</extracomment>
        <translation>Pojdi tja</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>CompareTab</extracomment>
        <translation>Ustavi</translation>
    </message>
    <message>
        <source>Stop looking for the first difference</source>
        <extracomment>CompareTab</extracomment>
        <translation>Ustavi iskanje prve razlike</translation>
    </message>
    <message>
        <source>How A and B are shown</source>
        <extracomment>CompareTab</extracomment>
        <translation>Kako sta prikazana A in B</translation>
    </message>
    <message>
        <source>Which steps belong together</source>
        <extracomment>CompareTab</extracomment>
        <translation>Kateri koraki sodijo skupaj</translation>
    </message>
    <message>
        <source>Nothing is open yet</source>
        <extracomment>CompareTab</extracomment>
        <translation>Nič še ni odprto</translation>
    </message>
    <message>
        <source>B is being computed …</source>
        <extracomment>CompareTab</extracomment>
        <translation>B se računa …</translation>
    </message>
    <message>
        <source>Keep what is shown as B (key B over the picture), then change something: both stand beside each other</source>
        <extracomment>CompareTab</extracomment>
        <translation>Prikazano obdržite kot B (tipka B nad sliko), nato kaj spremenite: oba stojita drug ob drugem</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>CompareTab</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source> · step %1 against %2</source>
        <extracomment>CompareTab</extracomment>
        <translation> · korak %1 proti %2</translation>
    </message>
    <message>
        <source>Identical results.</source>
        <extracomment>CompareTab</extracomment>
        <translation>Enaka rezultata.</translation>
    </message>
    <message>
        <source>The results differ.</source>
        <extracomment>CompareTab</extracomment>
        <translation>Rezultata se razlikujeta.</translation>
    </message>
    <message>
        <source>Looking for the first difference: %1 %</source>
        <extracomment>CompareTab</extracomment>
        <translation>Iskanje prve razlike: %1 %</translation>
    </message>
    <message>
        <source>First difference: %1</source>
        <extracomment>CompareTab</extracomment>
        <translation>Prva razlika: %1</translation>
    </message>
    <message>
        <source>All %1 steps show the same.</source>
        <extracomment>CompareTab</extracomment>
        <translation>Vsi koraki (%1) kažejo isto.</translation>
    </message>
    <message>
        <source>Stopped: %1 steps show the same so far.</source>
        <extracomment>CompareTab</extracomment>
        <translation>Ustavljeno: doslej kažejo isto koraki (%1).</translation>
    </message>
    <message>
        <source>Keep as new B</source>
        <extracomment>CompareTab</extracomment>
        <translation>Obdrži kot nov B</translation>
    </message>
    <message>
        <source>What can be done with the data</source>
        <extracomment>DataSwitch</extracomment>
        <translation>Kaj je mogoče narediti s podatki</translation>
    </message>
    <message>
        <source>Workspace for these data</source>
        <extracomment>DataSwitch</extracomment>
        <translation>Delovni prostor za te podatke</translation>
    </message>
    <message>
        <source>%1, which is open</source>
        <extracomment>DataSwitch</extracomment>
        <translation>%1, ki je odprt</translation>
    </message>
    <message>
        <source>Use this data in %1</source>
        <extracomment>DataSwitch</extracomment>
        <translation>Te podatke uporabi v: %1</translation>
    </message>
    <message>
        <source>This workspace is open</source>
        <extracomment>DataSwitch</extracomment>
        <translation>Ta delovni prostor je odprt</translation>
    </message>
    <message>
        <source>Open the same data in %1; coming back brings the parameters back</source>
        <extracomment>DataSwitch</extracomment>
        <translation>Iste podatke odpri v: %1; ob vrnitvi se vrnejo tudi parametri</translation>
    </message>
    <message>
        <source>%1 these data can be used in %2, too</source>
        <extracomment>DataSwitch</extracomment>
        <translation>%1 ti podatki so tudi za: %2</translation>
    </message>
    <message>
        <source>Why this step was taken</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Zakaj je bil ta korak narejen</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Korak %1 od %2: %3</translation>
    </message>
    <message>
        <source>%1 · being explained …</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>%1 · razlaga se pripravlja …</translation>
    </message>
    <message>
        <source>%1 · ✓ what was checked holds</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>%1 · ✓ kar je bilo preverjeno, velja</translation>
    </message>
    <message>
        <source>%1 · ✗ something that must hold does not</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>%1 · ✗ nekaj, kar mora veljati, ne velja</translation>
    </message>
    <message>
        <source>This step has nothing to explain.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Pri tem koraku ni česa razložiti.</translation>
    </message>
    <message>
        <source>Start screen</source>
        <extracomment>Gallery</extracomment>
        <translation>Začetni zaslon</translation>
    </message>
    <message>
        <source>Watch parallel algorithms work on your own data, step by step</source>
        <extracomment>Gallery</extracomment>
        <translation>Korak za korakom opazujte vzporedne algoritme pri delu z vašimi podatki</translation>
    </message>
    <message>
        <source>Tour: two minutes</source>
        <extracomment>Gallery</extracomment>
        <translation>Ogled: dve minuti</translation>
    </message>
    <message>
        <source>Tour of two minutes</source>
        <extracomment>Gallery</extracomment>
        <translation>Ogled, dolg dve minuti</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Gallery</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Opens a sample: %1</source>
        <extracomment>Gallery</extracomment>
        <translation>Odpre primer: %1</translation>
    </message>
    <message>
        <source>All samples: %1</source>
        <extracomment>Gallery</extracomment>
        <translation>Vsi primeri: %1</translation>
    </message>
    <message>
        <source>All samples, and what was open here last</source>
        <extracomment>Gallery</extracomment>
        <translation>Vsi primeri in kar je bilo tu nazadnje odprto</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Gallery</extracomment>
        <translation>Odpri…</translation>
    </message>
    <message>
        <source>Open a file</source>
        <extracomment>Gallery</extracomment>
        <translation>Odpri datoteko</translation>
    </message>
    <message>
        <source>Drop files here: points, vectors, meshes, images, saved states, or pictures made by Warpscope</source>
        <extracomment>Gallery</extracomment>
        <translation>Datoteke spustite sem: točke, vektorje, mreže, slike, shranjena stanja ali slike iz Warpscopa</translation>
    </message>
    <message>
        <source>Continue: %1, %2</source>
        <extracomment>Gallery</extracomment>
        <translation>Nadaljuj: %1, %2</translation>
    </message>
    <message>
        <source>Continue where you were</source>
        <extracomment>Gallery</extracomment>
        <translation>Nadaljuj, kjer je ostalo</translation>
    </message>
    <message>
        <source>Recent file %1</source>
        <extracomment>Gallery</extracomment>
        <translation>Nedavna datoteka %1</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>HistoryTab</extracomment>
        <translation>Zgodovina</translation>
    </message>
    <message>
        <source>Properties of the picked thing</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Lastnosti izbrane stvari</translation>
    </message>
    <message>
        <source>Go to the step that made it</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Na korak, ki jo je naredil</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Zakaj?</translation>
    </message>
    <message>
        <source>Why the picked thing is as it is</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Zakaj je izbrano takšno</translation>
    </message>
    <message>
        <source>Show what it is made of, what was rejected, and what must hold</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Pokaže, iz česa je, kaj je bilo zavrnjeno in kaj mora veljati</translation>
    </message>
    <message>
        <source>Click something in the picture to inspect it</source>
        <extracomment>InspectorDock</extracomment>
        <translation>Kliknite kaj na sliki, da si to ogledate</translation>
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
            <numerusform>%n stran</numerusform>
            <numerusform>%n strani</numerusform>
            <numerusform>%n strani</numerusform>
            <numerusform>%n strani</numerusform>
        </translation>
    </message>
    <message>
        <source>A lesson brings the picture to what it tells of, page by page. Change what you like meanwhile: *Again* brings the page&apos;s picture back.</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Lekcija stran za stranjo pripelje sliko do tega, o čemer govori. Vmes spremenite, kar želite: *Znova* vrne sliko strani.</translation>
    </message>
    <message>
        <source>On data of your own, or from the web:</source>
        <extracomment>LessonPanel</extracomment>
        <translation>O vaših podatkih ali podatkih s spleta:</translation>
    </message>
    <message>
        <source>This lesson needs **%1**, which is not here: %2. You get it from %3. Then choose the file below.</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Ta lekcija potrebuje datoteko **%1**, ki je ni tukaj: %2. Dobite jo na %3. Nato jo izberite spodaj.</translation>
    </message>
    <message>
        <source>The lesson&apos;s text</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Besedilo lekcije</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Nazaj</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Naprej</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Znova</translation>
    </message>
    <message>
        <source>Bring the page&apos;s picture back, or play its steps once more</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Vrne sliko strani ali še enkrat predvaja njene korake</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Vse lekcije</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Izberi datoteko…</translation>
    </message>
    <message>
        <source>Add page…</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Dodaj stran …</translation>
    </message>
    <message>
        <source>Write what is shown now as a page of a lesson of your own</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Zapiše, kar je zdaj prikazano, kot stran lastne lekcije</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Lekcije</translation>
    </message>
    <message>
        <source>%1 · page %2 of %3</source>
        <extracomment>LessonPanel</extracomment>
        <translation>%1 · stran %2 od %3</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Kje je %1?</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Odpri lekcijo</translation>
    </message>
    <message>
        <source>Lessons (*.md)</source>
        <extracomment>LessonPanel</extracomment>
        <translation>Lekcije (*.md)</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>LogTab</extracomment>
        <translation>Dnevnik</translation>
    </message>
    <message>
        <source>Messages appear here</source>
        <extracomment>LogTab</extracomment>
        <translation>Tu se pokažejo sporočila</translation>
    </message>
    <message>
        <source>State of the program</source>
        <extracomment>MainWindow</extracomment>
        <translation>Stanje programa</translation>
    </message>
    <message>
        <source>Scene</source>
        <extracomment>MainWindow</extracomment>
        <translation>Prizor</translation>
    </message>
    <message>
        <source>Parameters</source>
        <extracomment>MainWindow</extracomment>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Inspector</source>
        <extracomment>MainWindow</extracomment>
        <translation>Pregled</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>MainWindow</extracomment>
        <translation>Razlaga</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>MainWindow</extracomment>
        <translation>Lekcija</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>MainWindow</extracomment>
        <translation>Časovnica</translation>
    </message>
    <message>
        <source>Plots</source>
        <extracomment>MainWindow</extracomment>
        <translation>Grafi</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>MainWindow</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Performance</source>
        <extracomment>MainWindow</extracomment>
        <translation>Zmogljivost</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>MainWindow</extracomment>
        <translation>Primerjava</translation>
    </message>
    <message>
        <source>%1 · %2 · Warpscope</source>
        <extracomment>MainWindow</extracomment>
        <translation>%1 · %2 · Warpscope</translation>
    </message>
    <message>
        <source>Warpscope did not end properly last time</source>
        <extracomment>MainWindow</extracomment>
        <translation>Warpscope se zadnjič ni končal pravilno</translation>
    </message>
    <message>
        <source>The state of %1 was kept: recover it, or start clean</source>
        <extracomment>MainWindow</extracomment>
        <translation>Stanje za %1 je ohranjeno: obnovite ga ali začnite na novo</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>MainWindow</extracomment>
        <translation>Obnovi</translation>
    </message>
    <message>
        <source>Start clean</source>
        <extracomment>MainWindow</extracomment>
        <translation>Začni na novo</translation>
    </message>
    <message>
        <source>Your changes could not be kept: if you leave now, they are lost</source>
        <extracomment>MainWindow</extracomment>
        <translation>Sprememb ni bilo mogoče ohraniti: če odidete, so izgubljene</translation>
    </message>
    <message>
        <source>Save state…</source>
        <extracomment>MainWindow</extracomment>
        <translation>Shrani stanje…</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>MainWindow</extracomment>
        <translation>Odidi</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>MainWindow</extracomment>
        <translation>Ostani</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped</source>
        <extracomment>MainWindow</extracomment>
        <translation>Spustiti je mogoče le datoteke tega računalnika</translation>
    </message>
    <message>
        <source>Add a file</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Dodaj datoteko</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Odpri</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>OpenDialog</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All readable files (%1)</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Vse berljive datoteke (%1)</translation>
    </message>
    <message>
        <source>States and pictures (*.warpscope.json *.png)</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Stanja in slike (*.warpscope.json *.png)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Vse datoteke (*)</translation>
    </message>
    <message>
        <source>What the file is</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Kaj je datoteka</translation>
    </message>
    <message>
        <source>Take it as</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Uporabi kot</translation>
    </message>
    <message>
        <source>Drop points with NaN or infinite coordinates instead of refusing the file</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Izpusti točke s koordinatami NaN ali neskončno, namesto da zavrneš datoteko</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Stolpci</translation>
    </message>
    <message>
        <source>what is found; or names or numbers, such as longitude,latitude or 0,1</source>
        <extracomment>OpenDialog</extracomment>
        <translation>kar se najde; ali imena ali številke, na primer longitude,latitude ali 0,1</translation>
    </message>
    <message>
        <source>Show…</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Pokaži…</translation>
    </message>
    <message>
        <source>Show the columns of the chosen file</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Pokaži stolpce izbrane datoteke</translation>
    </message>
    <message>
        <source>Header and first rows of the chosen table, to choose its columns from</source>
        <extracomment>OpenDialog</extracomment>
        <translation>Glava in prve vrstice izbrane tabele, za izbiro stolpcev</translation>
    </message>
    <message>
        <source>Search parameters</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Išči parametre</translation>
    </message>
    <message>
        <source>Presets</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Prednastavitve</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Algoritem</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Slika</translation>
    </message>
    <message>
        <source>Open data or a sample to see its parameters</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Odprite podatke ali primer, da vidite parametre</translation>
    </message>
    <message>
        <source>No parameter fits this search</source>
        <extracomment>ParameterDock</extracomment>
        <translation>Temu iskanju ne ustreza noben parameter</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Ponastavi: %1</translation>
    </message>
    <message>
        <source>Changed; click for the default</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Spremenjeno; klik vrne privzeto vrednost</translation>
    </message>
    <message>
        <source>auto</source>
        <extracomment>ParameterRow</extracomment>
        <translation>samod.</translation>
    </message>
    <message>
        <source>Chosen from the data</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Izbrano iz podatkov</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <extracomment>ParameterRow</extracomment>
        <translation>%1, drsnik</translation>
    </message>
    <message>
        <source>“%1” is no number; it takes %2</source>
        <extracomment>ParameterRow</extracomment>
        <translation>»%1« ni število; mogoče je: %2</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>ParameterRow</extracomment>
        <translation>brez</translation>
    </message>
    <message>
        <source>%1, bars</source>
        <extracomment>ParameterRow</extracomment>
        <translation>%1, stolpci</translation>
    </message>
    <message>
        <source>Add a tap at both ends</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Dodaj koeficient na obeh koncih</translation>
    </message>
    <message>
        <source>Remove the tap at both ends</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Odstrani koeficient na obeh koncih</translation>
    </message>
    <message>
        <source>%1
Without effect now: %2</source>
        <extracomment>ParameterRow</extracomment>
        <translation>%1
Trenutno brez učinka: %2</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Ponastavi na privzeto</translation>
    </message>
    <message>
        <source>Copy as flag</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Kopiraj kot stikalo</translation>
    </message>
    <message>
        <source>Unpin from the viewport</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Odpni s slike</translation>
    </message>
    <message>
        <source>Pin to the viewport</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Pripni na sliko</translation>
    </message>
    <message>
        <source>Set range…</source>
        <extracomment>ParameterRow</extracomment>
        <translation>Določi razpon…</translation>
    </message>
    <message>
        <source>Stages and operations of the last run</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Stopnje in operacije zadnjega izračuna</translation>
    </message>
    <message>
        <source>Stage or operation</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Stopnja ali operacija</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Klici</translation>
    </message>
    <message>
        <source>GB/s</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Delež</translation>
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
        <translation>Časi se pokažejo po prvem izračunu</translation>
    </message>
    <message>
        <source>Bytes that the operation has to move at least, by its time; and which part that is of %1 GB/s, the most that the memory was seen to move here</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Bajti, ki jih mora operacija vsaj prenesti, deljeno s časom; in kolikšen del je to od %1 GB/s, največ, kar je pomnilnik tu kdaj prenesel</translation>
    </message>
    <message>
        <source>Bytes that the operation has to move at least, by its time</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Bajti, ki jih mora operacija vsaj prenesti, deljeno s časom</translation>
    </message>
    <message>
        <source>%1 on %2 · %3 on the host</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>%1 na %2 · %3 v glavnem pomnilniku</translation>
    </message>
    <message>
        <source> · %1 on the device</source>
        <extracomment>PerformanceTab</extracomment>
        <translation> · %1 na napravi</translation>
    </message>
    <message>
        <source> · upload %1</source>
        <extracomment>PerformanceTab</extracomment>
        <translation> · prenos gor %1</translation>
    </message>
    <message>
        <source> · download %1</source>
        <extracomment>PerformanceTab</extracomment>
        <translation> · prenos dol %1</translation>
    </message>
    <message>
        <source> · preview on a subsample</source>
        <extracomment>PerformanceTab</extracomment>
        <translation> · predogled na delu podatkov</translation>
    </message>
    <message>
        <source>Stages</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Stopnje</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>PerformanceTab</extracomment>
        <translation>Operacije</translation>
    </message>
    <message>
        <source>Under the pointer</source>
        <extracomment>PictureNotes</extracomment>
        <translation>Pod kazalcem</translation>
    </message>
    <message>
        <source>What this step shows</source>
        <extracomment>PictureNotes</extracomment>
        <translation>Kaj kaže ta korak</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Graf: %1</translation>
    </message>
    <message>
        <source>%1: %2 values from %3 to %4</source>
        <extracomment>PlotWidget</extracomment>
        <translation>%1: vrednosti: %2, od %3 do %4</translation>
    </message>
    <message>
        <source>the present step is at %1</source>
        <extracomment>PlotWidget</extracomment>
        <translation>sedanji korak je pri %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>PlotWidget</extracomment>
        <translation>%1 v odvisnosti od %2</translation>
    </message>
    <message>
        <source>Logarithmic x</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Logaritemski x</translation>
    </message>
    <message>
        <source>Logarithmic y</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Logaritemski y</translation>
    </message>
    <message>
        <source>Maximise or restore</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Povečaj ali obnovi</translation>
    </message>
    <message>
        <source>Copy values</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Kopiraj vrednosti</translation>
    </message>
    <message>
        <source>Save in print colours…</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Shrani v barvah za tisk…</translation>
    </message>
    <message>
        <source>Save as CSV, SVG or PNG…</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Shrani kot CSV, SVG ali PNG…</translation>
    </message>
    <message>
        <source>Save plot</source>
        <extracomment>PlotWidget</extracomment>
        <translation>Shrani graf</translation>
    </message>
    <message>
        <source>Plots of the run appear here</source>
        <extracomment>PlotsTab</extracomment>
        <translation>Tu se pokažejo grafi izračuna</translation>
    </message>
    <message>
        <source>angle</source>
        <extracomment>Pointing</extracomment>
        <translation>kot</translation>
    </message>
    <message>
        <source>distance %1 to %2</source>
        <extracomment>Pointing</extracomment>
        <translation>razdalja od %1 do %2</translation>
    </message>
    <message>
        <source>angle at 2</source>
        <extracomment>Pointing</extracomment>
        <translation>kot pri 2</translation>
    </message>
    <message>
        <source>Measure: click the first place (Esc ends)</source>
        <extracomment>Pointing</extracomment>
        <translation>Merjenje: kliknite prvo mesto (Esc konča)</translation>
    </message>
    <message>
        <source>Measure: click the second place</source>
        <extracomment>Pointing</extracomment>
        <translation>Merjenje: kliknite drugo mesto</translation>
    </message>
    <message>
        <source>(Ctrl+C copies, Esc ends)</source>
        <extracomment>Pointing</extracomment>
        <translation>(Ctrl+C kopira, Esc konča)</translation>
    </message>
    <message>
        <source>Places of this picture have no coordinates to measure between</source>
        <extracomment>Pointing</extracomment>
        <translation>Mesta te slike nimajo koordinat, med katerimi bi lahko merili</translation>
    </message>
    <message>
        <source>Nothing lies there: in space, measure between things that are drawn</source>
        <extracomment>Pointing</extracomment>
        <translation>Tam ni ničesar: v prostoru merimo med narisanimi stvarmi</translation>
    </message>
    <message>
        <source>Open as B</source>
        <extracomment>QObject</extracomment>
        <translation>Odpri kot B</translation>
    </message>
    <message>
        <source>Saved states (*.warpscope.json *.json *.png);;All files (*)</source>
        <extracomment>QObject</extracomment>
        <translation>Shranjena stanja (*.warpscope.json *.json *.png);;Vse datoteke (*)</translation>
    </message>
    <message>
        <source>on a line</source>
        <extracomment>QObject</extracomment>
        <translation>na premici</translation>
    </message>
    <message>
        <source>in the plane</source>
        <extracomment>QObject</extracomment>
        <translation>v ravnini</translation>
    </message>
    <message>
        <source>in space</source>
        <extracomment>QObject</extracomment>
        <translation>v prostoru</translation>
    </message>
    <message numerus="yes">
        <source>of %1 coordinates</source>
        <extracomment>QObject</extracomment>
        <translation>
            <numerusform>s %1 koordinato</numerusform>
            <numerusform>s %1 koordinatama</numerusform>
            <numerusform>s %1 koordinatami</numerusform>
            <numerusform>s %1 koordinatami</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3</source>
        <extracomment>QObject</extracomment>
        <translation>%1 × %2 pik, %3</translation>
    </message>
    <message>
        <source>a file of its own</source>
        <extracomment>QObject</extracomment>
        <translation>lastna datoteka</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>QObject</extracomment>
        <translation>po %1</translation>
    </message>
    <message>
        <source>No recent files</source>
        <extracomment>QObject</extracomment>
        <translation>Ni nedavnih datotek</translation>
    </message>
    <message>
        <source>Clear list</source>
        <extracomment>QObject</extracomment>
        <translation>Počisti seznam</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Datoteka</translation>
    </message>
    <message>
        <source>Recent files</source>
        <extracomment>QObject</extracomment>
        <translation>Nedavne datoteke</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Pogled</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>QObject</extracomment>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Show panels</source>
        <extracomment>QObject</extracomment>
        <translation>Pokaži plošče</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Algoritem</translation>
    </message>
    <message>
        <source>&amp;Use this data</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Uporabi te podatke</translation>
    </message>
    <message>
        <source>Samples</source>
        <comment>data sets</comment>
        <extracomment>QObject</extracomment>
        <translation>Primeri</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Izračun</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>QObject</extracomment>
        <translation>Koraki</translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>QObject</extracomment>
        <translation>Meniji</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Uredi</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <extracomment>QObject</extracomment>
        <translation>Pr&amp;imerjaj</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>QObject</extracomment>
        <translation>&amp;Orodja</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>QObject</extracomment>
        <translation>Po&amp;moč</translation>
    </message>
    <message>
        <source>Sample</source>
        <extracomment>QObject</extracomment>
        <translation>Primer</translation>
    </message>
    <message>
        <source>Open a generated data set</source>
        <extracomment>QObject</extracomment>
        <translation>Odpri ustvarjene podatke</translation>
    </message>
    <message>
        <source>Backend</source>
        <extracomment>QObject</extracomment>
        <translation>Zaledje</translation>
    </message>
    <message>
        <source>What computes</source>
        <extracomment>QObject</extracomment>
        <translation>Kaj računa</translation>
    </message>
    <message>
        <source>CUDA</source>
        <extracomment>QObject</extracomment>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>QObject</extracomment>
        <translation>CPE</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>QObject</extracomment>
        <translation>Orodja</translation>
    </message>
    <message>
        <source>Load preset</source>
        <extracomment>QObject</extracomment>
        <translation>Naloži prednastavitev</translation>
    </message>
    <message>
        <source>Add bookmark</source>
        <extracomment>QObject</extracomment>
        <translation>Dodaj zaznamek</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>QObject</extracomment>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>QObject</extracomment>
        <translation>Korak %1</translation>
    </message>
    <message>
        <source>Save state</source>
        <extracomment>QObject</extracomment>
        <translation>Shrani stanje</translation>
    </message>
    <message>
        <source>State copied to the clipboard</source>
        <extracomment>QObject</extracomment>
        <translation>Stanje je na odložišču</translation>
    </message>
    <message>
        <source>Measurement copied to the clipboard</source>
        <extracomment>QObject</extracomment>
        <translation>Meritev je kopirana v odložišče</translation>
    </message>
    <message>
        <source>Save preset</source>
        <extracomment>QObject</extracomment>
        <translation>Shrani prednastavitev</translation>
    </message>
    <message>
        <source>Command copied to the clipboard</source>
        <extracomment>QObject</extracomment>
        <translation>Ukaz je na odložišču</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Warpscope %1&lt;/h2&gt;&lt;p&gt;Watch parallel algorithms work on your own data: on the processor, or on an NVIDIA GPU with CUDA.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence.&lt;/p&gt;&lt;p&gt;Built with Qt %2 (LGPL), Dear ImGui, oneTBB, GLM, libepoxy, fmt, nlohmann-json, CLI11, stb and the DejaVu fonts; with CUDA and CUB where they are found.&lt;/p&gt;</source>
        <extracomment>QObject</extracomment>
        <translation>&lt;h2&gt;Warpscope %1&lt;/h2&gt;&lt;p&gt;Opazujte vzporedne algoritme pri delu z vašimi podatki: na procesorju ali s CUDA na grafičnem procesorju NVIDIA.&lt;/p&gt;&lt;p&gt;Prosta programska oprema pod licenco MIT.&lt;/p&gt;&lt;p&gt;Zgrajeno s Qt %2 (LGPL), Dear ImGui, oneTBB, GLM, libepoxy, fmt, nlohmann-json, CLI11, stb in pisavami DejaVu; s CUDA in CUB, kjer sta na voljo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Warpscope</source>
        <extracomment>QObject</extracomment>
        <translation>O programu Warpscope</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>QObject</extracomment>
        <translation>izklopljeno</translation>
    </message>
    <message>
        <source>%1 among the first %2, searching</source>
        <extracomment>QObject</extracomment>
        <translation>%1 med prvimi %2, iskanje poteka</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>QObject</extracomment>
        <translation>Bližnjice na tipkovnici</translation>
    </message>
    <message>
        <source>Search keys and actions</source>
        <extracomment>QObject</extracomment>
        <translation>Išči tipke in dejanja</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <extracomment>QObject</extracomment>
        <translation>Spremeni tipke…</translation>
    </message>
    <message>
        <source>not available: %1</source>
        <extracomment>QObject</extracomment>
        <translation>ni na voljo: %1</translation>
    </message>
    <message>
        <source>CUDA device %1</source>
        <extracomment>QObject</extracomment>
        <translation>Naprava CUDA %1</translation>
    </message>
    <message>
        <source>%1, compute capability %2, %3, %4 multiprocessors%5</source>
        <extracomment>QObject</extracomment>
        <translation>%1, zmožnost compute capability %2, %3, multiprocesorji: %4%5</translation>
    </message>
    <message>
        <source>, drives a display</source>
        <extracomment>QObject</extracomment>
        <translation>, poganja zaslon</translation>
    </message>
    <message>
        <source>CUDA versions</source>
        <extracomment>QObject</extracomment>
        <translation>Različici CUDA</translation>
    </message>
    <message>
        <source>driver %1, runtime %2</source>
        <extracomment>QObject</extracomment>
        <translation>gonilnik %1, izvajalnik %2</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>QObject</extracomment>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Processor</source>
        <extracomment>QObject</extracomment>
        <translation>Procesor</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 threads</source>
        <extracomment>QObject</extracomment>
        <translation>
            <numerusform>%1, %2 nit</numerusform>
            <numerusform>%1, %2 niti</numerusform>
            <numerusform>%1, %2 niti</numerusform>
            <numerusform>%1, %2 niti</numerusform>
        </translation>
    </message>
    <message>
        <source>Computing on</source>
        <extracomment>QObject</extracomment>
        <translation>Računa</translation>
    </message>
    <message>
        <source>%1 (asked for: %2)</source>
        <extracomment>QObject</extracomment>
        <translation>%1 (zahtevano: %2)</translation>
    </message>
    <message>
        <source>Pictures reach the screen by</source>
        <extracomment>QObject</extracomment>
        <translation>Pot slik na zaslon</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>QObject</extracomment>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Qt %1 on %2, scale %3</source>
        <extracomment>QObject</extracomment>
        <translation>Qt %1 na %2, merilo %3</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <extracomment>QObject</extracomment>
        <translation>Diagnostika</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>QObject</extracomment>
        <translation>Kopiraj</translation>
    </message>
    <message>
        <source>This workspace has nothing to export</source>
        <extracomment>QObject</extracomment>
        <translation>Ta delovni prostor nima česa izvoziti</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>QObject</extracomment>
        <translation>Izvoz</translation>
    </message>
    <message>
        <source>There is no result to export yet</source>
        <extracomment>QObject</extracomment>
        <translation>Rezultata za izvoz še ni</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <extracomment>QObject</extracomment>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>Parameter: %1</source>
        <extracomment>QObject</extracomment>
        <translation>Parameter: %1</translation>
    </message>
    <message>
        <source>differs</source>
        <extracomment>QObject</extracomment>
        <translation>različno</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>QObject</extracomment>
        <translation>enako</translation>
    </message>
    <message>
        <source>Values of A and B</source>
        <extracomment>QObject</extracomment>
        <translation>Vrednosti A in B</translation>
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
        <translation>Plošče</translation>
    </message>
    <message>
        <source>Values of the result</source>
        <extracomment>QObject</extracomment>
        <translation>Vrednosti rezultata</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>QObject</extracomment>
        <translation>Vrednost</translation>
    </message>
    <message>
        <source>Meaning</source>
        <extracomment>QObject</extracomment>
        <translation>Pomen</translation>
    </message>
    <message>
        <source>Rejected</source>
        <extracomment>QObject</extracomment>
        <translation>Zavrnjeno</translation>
    </message>
    <message>
        <source>Made of</source>
        <extracomment>QObject</extracomment>
        <translation>Sestavljeno iz</translation>
    </message>
    <message>
        <source>Must hold</source>
        <extracomment>QObject</extracomment>
        <translation>Mora veljati</translation>
    </message>
    <message>
        <source>expected: %1 = %2</source>
        <extracomment>QObject</extracomment>
        <translation>pričakovano: %1 = %2</translation>
    </message>
    <message>
        <source>Counted</source>
        <extracomment>QObject</extracomment>
        <translation>Prešteto</translation>
    </message>
    <message>
        <source>The folder of %1 is not listed yet</source>
        <extracomment>QObject</extracomment>
        <translation>Mapa datoteke %1 še ni prebrana</translation>
    </message>
    <message>
        <source>%1 is the last file of %2</source>
        <extracomment>QObject</extracomment>
        <translation>%1 je zadnja od %2 datotek</translation>
    </message>
    <message>
        <source>%1 is the first file of %2</source>
        <extracomment>QObject</extracomment>
        <translation>%1 je prva od %2 datotek</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>QObject</extracomment>
        <translation>%1 in še %2</translation>
    </message>
    <message>
        <source>Skipped what cannot be opened: %1</source>
        <extracomment>QObject</extracomment>
        <translation>Preskočeno, ker se ne da odpreti: %1</translation>
    </message>
    <message>
        <source>%1: columns %2, as they were chosen before for such a header</source>
        <extracomment>QObject</extracomment>
        <translation>%1: stolpci %2, kot so bili prej izbrani za tako glavo</translation>
    </message>
    <message>
        <source>Decimal commas of the pasted numbers were taken for points</source>
        <extracomment>QObject</extracomment>
        <translation>Decimalne vejice prilepljenih števil so prebrane kot pike</translation>
    </message>
    <message>
        <source>The pasted image could not be kept as %1</source>
        <extracomment>QObject</extracomment>
        <translation>Prilepljene slike ni bilo mogoče ohraniti kot %1</translation>
    </message>
    <message>
        <source>The clipboard holds nothing that can be opened</source>
        <extracomment>QObject</extracomment>
        <translation>Na odložišču ni ničesar, kar bi se dalo odpreti</translation>
    </message>
    <message>
        <source>copied states, tables of numbers, images and files can be pasted</source>
        <extracomment>QObject</extracomment>
        <translation>prilepiti je mogoče kopirana stanja, tabele števil, slike in datoteke</translation>
    </message>
    <message>
        <source>Drop them</source>
        <extracomment>QObject</extracomment>
        <translation>Izpusti jih</translation>
    </message>
    <message>
        <source>the file can be opened without these points; it stays as it is</source>
        <extracomment>QObject</extracomment>
        <translation>brez teh točk se datoteka da odpreti; sama ostane, kakršna je</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <extracomment>QObject</extracomment>
        <translation>Izberi stolpce…</translation>
    </message>
    <message>
        <source>header and first rows are shown to choose columns from</source>
        <extracomment>QObject</extracomment>
        <translation>pokažejo se glava in prve vrstice, za izbiro stolpcev</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>QObject</extracomment>
        <translation>Poskusi znova</translation>
    </message>
    <message>
        <source>Take every second point</source>
        <extracomment>QObject</extracomment>
        <translation>Vzemi vsako drugo točko</translation>
    </message>
    <message>
        <source>with fewer points the memory may suffice; the file stays as it is</source>
        <extracomment>QObject</extracomment>
        <translation>z manj točkami bo pomnilnika morda dovolj; datoteka ostane, kakršna je</translation>
    </message>
    <message>
        <source>Go on on the CPU</source>
        <extracomment>QObject</extracomment>
        <translation>Nadaljuj na CPE</translation>
    </message>
    <message>
        <source>use smaller data, or the CPU</source>
        <extracomment>QObject</extracomment>
        <translation>vzemite manjše podatke ali CPE</translation>
    </message>
    <message>
        <source>Take balls in random order</source>
        <extracomment>QObject</extracomment>
        <translation>Vzemi krogle v naključnem vrstnem redu</translation>
    </message>
    <message>
        <source>each ball then goes only where others stay around it; one step of undo takes it back</source>
        <extracomment>QObject</extracomment>
        <translation>vsaka krogla gre tedaj le, kjer ob njej ostanejo druge; ena razveljavitev to vrne</translation>
    </message>
    <message>
        <source>Picture written to %1</source>
        <extracomment>QObject</extracomment>
        <translation>Slika zapisana: %1</translation>
    </message>
    <message>
        <source>The file holds the shapes of A alone: a .png has both pictures</source>
        <extracomment>QObject</extracomment>
        <translation>Datoteka vsebuje le oblike A: .png ima obe sliki</translation>
    </message>
    <message>
        <source>Picture of %1 × %2 copied to the clipboard</source>
        <extracomment>QObject</extracomment>
        <translation>Slika %1 × %2 je na odložišču</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>QObject</extracomment>
        <translation>da</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>QObject</extracomment>
        <translation>ne</translation>
    </message>
    <message>
        <source>What is on the screen</source>
        <extracomment>QObject</extracomment>
        <translation>Kaj je na zaslonu</translation>
    </message>
    <message>
        <source>&lt;h2&gt;What is on the screen&lt;/h2&gt;&lt;p&gt;&lt;b&gt;The picture&lt;/b&gt; in the middle shows one step of the run. In the plane, drag to pan; in space, drag to orbit, with the middle button or Shift to pan, with the right button and W A S D to fly. The wheel zooms at the pointer. Click a thing to inspect it, double-click to go there.&lt;/p&gt;&lt;p&gt;&lt;b&gt;The timeline&lt;/b&gt; below scrubs through all steps, back and forth. Coloured bands are phases, marks are events. Space plays.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Parameters&lt;/b&gt; on the right act while you drag; one drag is one undo step. A dot marks a changed value: click it for the default. Right-click a parameter to pin it to the picture, or to copy it as a command-line flag.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Everything&lt;/b&gt; has a name: Ctrl+Shift+P finds any action or parameter, ? lists the keys, F6 goes to the next panel.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Pictures&lt;/b&gt; carry the state that made them: drop one on the window to go back to it.&lt;/p&gt;</source>
        <extracomment>QObject</extracomment>
        <translation>&lt;h2&gt;Kaj je na zaslonu&lt;/h2&gt;&lt;p&gt;&lt;b&gt;Slika&lt;/b&gt; v sredini kaže en korak izračuna. V ravnini jo z vlečenjem premikate; v prostoru z vlečenjem krožite, s srednjim gumbom ali tipko Shift premikate, z desnim gumbom in W A S D letite. Kolesce poveča pri kazalcu. Kliknite stvar, da si jo ogledate; dvojni klik vas pelje tja.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Časovnica&lt;/b&gt; spodaj vodi skozi vse korake, naprej in nazaj. Barvni pasovi so faze, oznake so dogodki. Preslednica predvaja.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Parametri&lt;/b&gt; na desni delujejo že med vlečenjem; en poteg se razveljavi naenkrat. Pika označuje spremenjeno vrednost: klik nanjo vrne privzeto. Desni klik parameter pripne na sliko ali kopira kot stikalo ukazne vrstice.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Vse&lt;/b&gt; ima ime: Ctrl+Shift+P najde vsako dejanje in vsak parameter, ? našteje tipke, F6 gre na naslednjo ploščo.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Slike&lt;/b&gt; nosijo stanje, iz katerega so nastale: spustite katero na okno, da se vrnete vanj.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Add to a lesson, or begin one</source>
        <extracomment>QObject</extracomment>
        <translation>Dodaj lekciji ali začni novo</translation>
    </message>
    <message>
        <source>Added a page to %1</source>
        <extracomment>QObject</extracomment>
        <translation>Stran je dodana v %1</translation>
    </message>
    <message>
        <source>Add a page to a lesson</source>
        <extracomment>QObject</extracomment>
        <translation>Dodaj lekciji stran</translation>
    </message>
    <message>
        <source>What is to be seen here, in Markdown</source>
        <extracomment>QObject</extracomment>
        <translation>Kaj se tu vidi, v Markdownu</translation>
    </message>
    <message>
        <source>Title of the page</source>
        <extracomment>QObject</extracomment>
        <translation>Naslov strani</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>QObject</extracomment>
        <translation>Besedilo</translation>
    </message>
    <message>
        <source>That is no key</source>
        <extracomment>QObject</extracomment>
        <translation>To ni tipka</translation>
    </message>
    <message>
        <source>%1 goes to the next control</source>
        <extracomment>QObject</extracomment>
        <translation>%1 gre na naslednji gradnik</translation>
    </message>
    <message>
        <source>%1 takes what was typed</source>
        <extracomment>QObject</extracomment>
        <translation>%1 sprejme vtipkano</translation>
    </message>
    <message>
        <source>%1 closes what hangs open</source>
        <extracomment>QObject</extracomment>
        <translation>%1 zapre, kar je odprto</translation>
    </message>
    <message>
        <source>%1 presses buttons</source>
        <extracomment>QObject</extracomment>
        <translation>%1 pritiska gumbe</translation>
    </message>
    <message>
        <source>%1 moves sliders and lists</source>
        <extracomment>QObject</extracomment>
        <translation>%1 premika drsnike in sezname</translation>
    </message>
    <message>
        <source>%1: “%2” for %3 is no key</source>
        <extracomment>QObject</extracomment>
        <translation>%1: »%2« za %3 ni tipka</translation>
    </message>
    <message>
        <source>%1: %2 cannot have “%3”: %4</source>
        <extracomment>QObject</extracomment>
        <translation>%1: %2 ne more imeti »%3«: %4</translation>
    </message>
    <message>
        <source>%1: “%2” is given to both %3 and %4; %3 has it</source>
        <extracomment>QObject</extracomment>
        <translation>%1: »%2« je dana dejanjema %3 in %4; ima jo %3</translation>
    </message>
    <message>
        <source>As it came</source>
        <extracomment>QObject</extracomment>
        <translation>Kot je bilo dobavljeno</translation>
    </message>
    <message>
        <source>From this system: %1</source>
        <extracomment>QObject</extracomment>
        <translation>Od tega sistema: %1</translation>
    </message>
    <message>
        <source>Your choice</source>
        <extracomment>QObject</extracomment>
        <translation>Vaša izbira</translation>
    </message>
    <message>
        <source>For this run, from %1</source>
        <extracomment>QObject</extracomment>
        <translation>Za ta zagon, iz %1</translation>
    </message>
    <message>
        <source>For this run, from the command line</source>
        <extracomment>QObject</extracomment>
        <translation>Za ta zagon, iz ukazne vrstice</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2 threads)</source>
        <extracomment>QObject</extracomment>
        <translation>
            <numerusform>%1 (%2 nit)</numerusform>
            <numerusform>%1 (%2 niti)</numerusform>
            <numerusform>%1 (%2 niti)</numerusform>
            <numerusform>%1 (%2 niti)</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs on %1 and on the CPU, %2</source>
        <extracomment>QObject</extracomment>
        <translation>Računa na %1 in na CPE, %2</translation>
    </message>
    <message>
        <source>Runs on the CPU, %1; %2</source>
        <extracomment>QObject</extracomment>
        <translation>Računa na CPE, %1; %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>QObject</extracomment>
        <translation>danes, %1</translation>
    </message>
    <message>
        <source>This picture has no colour map to change</source>
        <extracomment>QObject</extracomment>
        <translation>Ta slika nima barvne lestvice, ki bi jo zamenjali</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>QObject</extracomment>
        <translation>Počisti</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <extracomment>QObject</extracomment>
        <translation>Nič ni odprto</translation>
    </message>
    <message>
        <source>There are no steps yet</source>
        <extracomment>QObject</extracomment>
        <translation>Korakov še ni</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>QObject</extracomment>
        <translation>Korak %1 od %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>QObject</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Copy all</source>
        <extracomment>ResultTab</extracomment>
        <translation>Kopiraj vse</translation>
    </message>
    <message>
        <source>Copy all values of the result</source>
        <extracomment>ResultTab</extracomment>
        <translation>Kopiraj vse vrednosti rezultata</translation>
    </message>
    <message>
        <source>Name, value, unit and meaning of all rows, separated by tabs. Ctrl+C copies the selected rows</source>
        <extracomment>ResultTab</extracomment>
        <translation>Ime, vrednost, enota in pomen vseh vrstic, ločeni s tabulatorji. Ctrl+C kopira izbrane vrstice</translation>
    </message>
    <message>
        <source>The result&apos;s values appear here after the first run</source>
        <extracomment>ResultTab</extracomment>
        <translation>Vrednosti rezultata se pokažejo tu po prvem izračunu</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a workspace of data</comment>
        <extracomment>ResultTab</extracomment>
        <translation>%1 iz %2</translation>
    </message>
    <message>
        <source> · %1 on %2</source>
        <extracomment>ResultTab</extracomment>
        <translation> · %1 na %2</translation>
    </message>
    <message>
        <source> · a glance at a part of the data</source>
        <extracomment>ResultTab</extracomment>
        <translation> · pogled na del podatkov</translation>
    </message>
    <message>
        <source> · what the run has so far</source>
        <extracomment>ResultTab</extracomment>
        <translation> · kar izračun ima doslej</translation>
    </message>
    <message>
        <source> · its values are being counted: these are of the result before</source>
        <extracomment>ResultTab</extracomment>
        <translation> · vrednosti se štejejo: te so od prejšnjega rezultata</translation>
    </message>
    <message>
        <source> · its values are being counted</source>
        <extracomment>ResultTab</extracomment>
        <translation> · vrednosti se štejejo</translation>
    </message>
    <message>
        <source> · a run is in progress: these values are of the one before</source>
        <extracomment>ResultTab</extracomment>
        <translation> · izračun teče: te vrednosti so od prejšnjega</translation>
    </message>
    <message>
        <source> · a run is in progress</source>
        <extracomment>ResultTab</extracomment>
        <translation> · izračun teče</translation>
    </message>
    <message>
        <source> · the parameters were changed since</source>
        <extracomment>ResultTab</extracomment>
        <translation> · parametri so bili odtlej spremenjeni</translation>
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
        <translation>Izberite vrstico, da preberete, kaj pove</translation>
    </message>
    <message>
        <source>opacity</source>
        <extracomment>SceneDock</extracomment>
        <translation>prekrivnost</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>SceneDock</extracomment>
        <translation>velikost</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <extracomment>SceneDock</extracomment>
        <translation>Zaznamki</translation>
    </message>
    <message>
        <source>Layers</source>
        <extracomment>SceneDock</extracomment>
        <translation>Plasti</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>SceneDock</extracomment>
        <translation>Podatki</translation>
    </message>
    <message>
        <source>Ctrl+B keeps the present state here</source>
        <extracomment>SceneDock</extracomment>
        <translation>Ctrl+B tu ohrani sedanje stanje</translation>
    </message>
    <message>
        <source>Show %1</source>
        <extracomment>SceneDock</extracomment>
        <translation>Pokaži: %1</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <extracomment>SceneDock</extracomment>
        <translation>Prekrivnost: %1</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <extracomment>SceneDock</extracomment>
        <translation>Velikost: %1</translation>
    </message>
    <message>
        <source>%1: %2
%3 in %4</source>
        <extracomment>SceneDock</extracomment>
        <translation>%1: %2
%3, %4</translation>
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
%3 × %4 pik, %5, %6</translation>
    </message>
    <message>
        <source>1 channel</source>
        <extracomment>SceneDock</extracomment>
        <translation>1 kanal</translation>
    </message>
    <message numerus="yes">
        <source>%1 channels</source>
        <extracomment>SceneDock</extracomment>
        <translation>
            <numerusform>%1 kanal</numerusform>
            <numerusform>%1 kanala</numerusform>
            <numerusform>%1 kanali</numerusform>
            <numerusform>%1 kanalov</numerusform>
        </translation>
    </message>
    <message>
        <source>8 bits</source>
        <extracomment>SceneDock</extracomment>
        <translation>8 bitov</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <extracomment>SceneDock</extracomment>
        <translation>32-bitna plavajoča vejica</translation>
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
%3 po %4</translation>
    </message>
    <message>
        <source>Kept steps: %1 of at most %2</source>
        <extracomment>SceneDock</extracomment>
        <translation>Ohranjeni koraki: %1 od največ %2</translation>
    </message>
    <message>
        <source>Open a file or a sample</source>
        <extracomment>SceneDock</extracomment>
        <translation>Odprite datoteko ali primer</translation>
    </message>
    <message>
        <source> (from the next start on)</source>
        <extracomment>SettingRow</extracomment>
        <translation> (od naslednjega zagona)</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>SettingRow</extracomment>
        <translation>Ponastavi</translation>
    </message>
    <message>
        <source>Backend and device</source>
        <extracomment>StatusBar</extracomment>
        <translation>Zaledje in naprava</translation>
    </message>
    <message>
        <source>How pictures reach the screen</source>
        <extracomment>StatusBar</extracomment>
        <translation>Kako slike pridejo na zaslon</translation>
    </message>
    <message>
        <source>Size of the data</source>
        <extracomment>StatusBar</extracomment>
        <translation>Velikost podatkov</translation>
    </message>
    <message>
        <source>Place in the folder</source>
        <extracomment>StatusBar</extracomment>
        <translation>Mesto v mapi</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>StatusBar</extracomment>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Whether the result was checked</source>
        <extracomment>StatusBar</extracomment>
        <translation>Ali je bil rezultat preverjen</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <extracomment>StatusBar</extracomment>
        <translation>Slike na sekundo</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>StatusBar</extracomment>
        <translation>Napredek</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>StatusBar</extracomment>
        <translation>Prekliči</translation>
    </message>
    <message>
        <source>Stop the job (Esc)</source>
        <extracomment>StatusBar</extracomment>
        <translation>Ustavi opravilo (Esc)</translation>
    </message>
    <message>
        <source>What computes; no CUDA: %1</source>
        <extracomment>StatusBar</extracomment>
        <translation>Kaj računa; brez CUDA: %1</translation>
    </message>
    <message>
        <source>How pictures reach the screen: %1</source>
        <extracomment>StatusBar</extracomment>
        <translation>Kako slike pridejo na zaslon: %1</translation>
    </message>
    <message>
        <source>graphics …</source>
        <extracomment>StatusBar</extracomment>
        <translation>grafika …</translation>
    </message>
    <message>
        <source>seed %1</source>
        <extracomment>StatusBar</extracomment>
        <translation>seme %1</translation>
    </message>
    <message>
        <source>Of the random choices; click to copy the state</source>
        <extracomment>StatusBar</extracomment>
        <translation>Naključnih odločitev; klik kopira stanje</translation>
    </message>
    <message>
        <source>It is being computed another way, in the background</source>
        <extracomment>StatusBar</extracomment>
        <translation>V ozadju se računa na drug način</translation>
    </message>
    <message>
        <source>%1; click to go there</source>
        <extracomment>StatusBar</extracomment>
        <translation>%1; kliknite, da greste tja</translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <extracomment>StatusBar</extracomment>
        <translation>datoteka %1 od %2</translation>
    </message>
    <message>
        <source>Page Down goes to the next file, Page Up to the one before; the parameters stay</source>
        <extracomment>StatusBar</extracomment>
        <translation>Page Down gre na naslednjo datoteko, Page Up na prejšnjo; parametri ostanejo</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <extracomment>StatusBar</extracomment>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>Idle: nothing is drawn while nothing changes</source>
        <extracomment>StatusBar</extracomment>
        <translation>Miruje: nič se ne riše, dokler se nič ne spremeni</translation>
    </message>
    <message>
        <source>Frames in the last second</source>
        <extracomment>StatusBar</extracomment>
        <translation>Slike v zadnji sekundi</translation>
    </message>
    <message>
        <source>writing %1</source>
        <extracomment>StatusBar</extracomment>
        <translation>zapisuje %1</translation>
    </message>
    <message>
        <source>%p % · %1 s</source>
        <extracomment>StatusBar</extracomment>
        <translation>%p % · %1 s</translation>
    </message>
    <message>
        <source>Sweep</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Prelet</translation>
    </message>
    <message>
        <source>Plot of the sweep</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Graf serije</translation>
    </message>
    <message>
        <source>Values of it</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Njegove vrednosti</translation>
    </message>
    <message>
        <source>from:to:count, from:to:count:log, or a,b,c</source>
        <extracomment>SweepDialog</extracomment>
        <translation>od:do:število, od:do:število:log ali a,b,c</translation>
    </message>
    <message>
        <source>0.05:0.5:24 for 24 values from 0.05 to 0.5, with :log behind it for even ratios; 1,2,4 for these; all for all choices</source>
        <extracomment>SweepDialog</extracomment>
        <translation>0.05:0.5:24 za 24 vrednosti od 0.05 do 0.5, z :log na koncu v enakih razmerjih; 1,2,4 za te; all za vse možnosti</translation>
    </message>
    <message>
        <source>Parameter that is varied</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Parameter, ki se spreminja</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Drugi parameter</translation>
    </message>
    <message>
        <source>Vary</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Spreminjaj</translation>
    </message>
    <message>
        <source>and</source>
        <extracomment>SweepDialog</extracomment>
        <translation>in</translation>
    </message>
    <message>
        <source>Sweeps of this workspace</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Preleti tega delovnega prostora</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Ponovitve</translation>
    </message>
    <message>
        <source>Timed runs of each combination; more than one come after a run to warm up</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Merjeni teki vsake kombinacije; pred več teki je en tek za ogrevanje</translation>
    </message>
    <message>
        <source>Value that is plotted</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Vrednost, ki se riše</translation>
    </message>
    <message>
        <source>Plot</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Začetek</translation>
    </message>
    <message>
        <source>Cancel sweep</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Prekliči serijo</translation>
    </message>
    <message>
        <source>Copy as command line</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Kopiraj kot ukazno vrstico</translation>
    </message>
    <message>
        <source>Save table…</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Shrani tabelo…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Zapri</translation>
    </message>
    <message>
        <source>Sweeps of this workspace…</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Preleti tega delovnega prostora…</translation>
    </message>
    <message>
        <source>nothing else</source>
        <extracomment>SweepDialog</extracomment>
        <translation>nič drugega</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <extracomment>SweepDialog</extracomment>
        <translation>niti CPE</translation>
    </message>
    <message>
        <source>Every combination is run in the background; what is shown stays. A click on a dot or a cell brings its parameters back.</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Vsaka kombinacija teče v ozadju; prikazano ostane. Klik na piko ali polje vrne njegove parametre.</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <extracomment>SweepDialog</extracomment>
        <translation>%1 od %2 tekov</translation>
    </message>
    <message>
        <source>; %1 failed: %2</source>
        <extracomment>SweepDialog</extracomment>
        <translation>; neuspešni: %1: %2</translation>
    </message>
    <message>
        <source>; now %1</source>
        <extracomment>SweepDialog</extracomment>
        <translation>; zdaj %1</translation>
    </message>
    <message>
        <source>; cancelled</source>
        <extracomment>SweepDialog</extracomment>
        <translation>; preklicano</translation>
    </message>
    <message>
        <source>; done</source>
        <extracomment>SweepDialog</extracomment>
        <translation>; končano</translation>
    </message>
    <message>
        <source> — of data that are no longer open</source>
        <extracomment>SweepDialog</extracomment>
        <translation> — podatkov, ki niso več odprti</translation>
    </message>
    <message>
        <source>Save table</source>
        <extracomment>SweepDialog</extracomment>
        <translation>Shrani tabelo</translation>
    </message>
    <message>
        <source>Draw the taps with the pointer, or choose one with Left and Right and change it with Up and Down (Page Up, Page Down: faster); + and - add and remove taps at both ends</source>
        <extracomment>TapBars</extracomment>
        <translation>Narišite koeficiente s kazalcem ali izberite enega z levo in desno puščico in ga spremenite s puščicama gor in dol (Page Up, Page Down: hitreje); + in - dodata ali odstranita koeficienta na obeh koncih</translation>
    </message>
    <message>
        <source>tap %1 of %2: %3</source>
        <extracomment>TapBars</extracomment>
        <translation>koeficient %1 od %2: %3</translation>
    </message>
    <message>
        <source>too many to draw</source>
        <extracomment>TapBars</extracomment>
        <translation>preveč za risanje</translation>
    </message>
    <message>
        <source>click or + to draw taps</source>
        <extracomment>TapBars</extracomment>
        <translation>klik ali + nariše koeficiente</translation>
    </message>
    <message>
        <source>tap %1: %2</source>
        <extracomment>TapBars</extracomment>
        <translation>koeficient %1: %2</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <extracomment>Timeline</extracomment>
        <translation>Koraki na sekundo</translation>
    </message>
    <message>
        <source>Steps per second  ([ and ])</source>
        <extracomment>Timeline</extracomment>
        <translation>Koraki na sekundo  ([ in ])</translation>
    </message>
    <message>
        <source>all in %1 s</source>
        <extracomment>Timeline</extracomment>
        <translation>vse v %1 s</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <extracomment>Timeline</extracomment>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Timeline</extracomment>
        <translation>Korak</translation>
    </message>
    <message>
        <source>Values of this step</source>
        <extracomment>Timeline</extracomment>
        <translation>Vrednosti tega koraka</translation>
    </message>
    <message>
        <source>/ %1</source>
        <extracomment>Timeline</extracomment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Since step %1: %2</source>
        <extracomment>Timeline</extracomment>
        <translation>Od koraka %1: %2</translation>
    </message>
    <message>
        <source>no value changed</source>
        <extracomment>Timeline</extracomment>
        <translation>nobena vrednost se ni spremenila</translation>
    </message>
    <message>
        <source>The steps of a run appear here</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Tu se pokažejo koraki izračuna</translation>
    </message>
    <message>
        <source>Pause at %1</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Ustavi pri %1</translation>
    </message>
    <message>
        <source>Pause where…</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Ustavi kjer…</translation>
    </message>
    <message>
        <source>Remove all breakpoints</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Odstrani vse prekinitvene točke</translation>
    </message>
    <message>
        <source>Forget the marked step</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Pozabi označeni korak</translation>
    </message>
    <message>
        <source>Mark this step</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Označi ta korak</translation>
    </message>
    <message>
        <source>Step %1 · %2</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Korak %1 · %2</translation>
    </message>
    <message>
        <source>First difference of A and B: step %1</source>
        <extracomment>TimelineTrack</extracomment>
        <translation>Prva razlika med A in B: korak %1</translation>
    </message>
    <message>
        <source>Tour</source>
        <extracomment>Tour</extracomment>
        <translation>Ogled</translation>
    </message>
    <message>
        <source>End tour</source>
        <extracomment>Tour</extracomment>
        <translation>Končaj</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Tour</extracomment>
        <translation>%1 od %2</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Tour</extracomment>
        <translation>Konec</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <extracomment>ValueSlider</extracomment>
        <translation>%1, od %2 do %3</translation>
    </message>
    <message>
        <source>Viewport</source>
        <extracomment>Viewport</extracomment>
        <translation>Slikovno polje</translation>
    </message>
    <message>
        <source>%1. %2. Drag to move the camera, click to inspect</source>
        <extracomment>Viewport</extracomment>
        <translation>%1. %2. Vlečenje premika kamero, klik pokaže lastnosti</translation>
    </message>
    <message>
        <source>Going on with %1</source>
        <extracomment>Viewport</extracomment>
        <translation>Nadaljuje z %1</translation>
    </message>
    <message>
        <source>The picture</source>
        <extracomment>tour</extracomment>
        <translation>Slika</translation>
    </message>
    <message>
        <source>It shows one step of the algorithm. Drag to move it, turn the wheel to come closer, press F to see all of it again. A click on a thing tells what it is.</source>
        <extracomment>tour</extracomment>
        <translation>Kaže en korak algoritma. Vlečenje jo premakne, kolesce približa, F spet pokaže vse. Klik na stvar pove, kaj je.</translation>
    </message>
    <message>
        <source>Every step, in both directions</source>
        <extracomment>tour</extracomment>
        <translation>Vsak korak, v obe smeri</translation>
    </message>
    <message>
        <source>Drag along the track. Left and Right go one step, Space plays and pauses. The sentence says what the step does; the marks are its events.</source>
        <extracomment>tour</extracomment>
        <translation>Vlecite po sledi. Leva in desna puščica gresta za korak, preslednica predvaja in ustavi. Stavek pove, kaj korak naredi; oznake so njegovi dogodki.</translation>
    </message>
    <message>
        <source>Sliders that act while you drag</source>
        <extracomment>tour</extracomment>
        <translation>Drsniki, ki delujejo med vlečenjem</translation>
    </message>
    <message>
        <source>Each change computes anew at once. A right click resets a value, sets its range or pins it onto the picture; Ctrl+Z takes a change back, even the opening of other data.</source>
        <extracomment>tour</extracomment>
        <translation>Vsaka sprememba takoj znova izračuna. Desni klik vrednost ponastavi, ji določi razpon ali jo pripne na sliko; Ctrl+Z razveljavi spremembo, tudi odprtje drugih podatkov.</translation>
    </message>
    <message>
        <source>What the run measured. Hover to read values, drag the panel&apos;s upper edge for more room.</source>
        <extracomment>tour</extracomment>
        <translation>Kaj je izračun izmeril. Kazalec nad grafom bere vrednosti; za več prostora povlecite zgornji rob plošče.</translation>
    </message>
    <message>
        <source>The result in words</source>
        <extracomment>tour</extracomment>
        <translation>Rezultat z besedami</translation>
    </message>
    <message>
        <source>What came out, each value with its unit and a sentence on what it means.</source>
        <extracomment>tour</extracomment>
        <translation>Kaj je nastalo, vsaka vrednost z enoto in stavkom, kaj pomeni.</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <extracomment>tour</extracomment>
        <translation>Vzemite s seboj</translation>
    </message>
    <message>
        <source>Export writes the result for other programs, the camera beside it a picture that remembers everything: drop it here, and you are back.</source>
        <extracomment>tour</extracomment>
        <translation>Izvoz zapiše rezultat za druge programe, kamera zraven pa sliko, ki si vse zapomni: spustite jo sem in ste spet tam.</translation>
    </message>
    <message>
        <source>Find anything</source>
        <extracomment>tour</extracomment>
        <translation>Najdite karkoli</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P finds every action and parameter by its name, ? lists all keys. Now open your own data: drop a file anywhere.</source>
        <extracomment>tour</extracomment>
        <translation>Ctrl+Shift+P najde vsako dejanje in vsak parameter po imenu, ? našteje vse tipke. Zdaj odprite svoje podatke: datoteko spustite kamor koli.</translation>
    </message>
    <message>
        <source>point</source>
        <extracomment>warpscope</extracomment>
        <translation>točka</translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>točka</numerusform>
            <numerusform>točki</numerusform>
            <numerusform>točke</numerusform>
            <numerusform>točk</numerusform>
        </translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>warpscope</extracomment>
        <translation>črta</translation>
    </message>
    <message numerus="yes">
        <source>lines</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>črta</numerusform>
            <numerusform>črti</numerusform>
            <numerusform>črte</numerusform>
            <numerusform>črt</numerusform>
        </translation>
    </message>
    <message>
        <source>channel</source>
        <extracomment>warpscope</extracomment>
        <translation>kanal</translation>
    </message>
    <message numerus="yes">
        <source>channels</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>kanal</numerusform>
            <numerusform>kanala</numerusform>
            <numerusform>kanali</numerusform>
            <numerusform>kanalov</numerusform>
        </translation>
    </message>
    <message>
        <source>triangle</source>
        <extracomment>warpscope</extracomment>
        <translation>trikotnik</translation>
    </message>
    <message numerus="yes">
        <source>triangles</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>trikotnik</numerusform>
            <numerusform>trikotnika</numerusform>
            <numerusform>trikotniki</numerusform>
            <numerusform>trikotnikov</numerusform>
        </translation>
    </message>
    <message>
        <source>vector</source>
        <extracomment>warpscope</extracomment>
        <translation>vektor</translation>
    </message>
    <message numerus="yes">
        <source>vectors</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>vektor</numerusform>
            <numerusform>vektorja</numerusform>
            <numerusform>vektorji</numerusform>
            <numerusform>vektorjev</numerusform>
        </translation>
    </message>
    <message>
        <source>component</source>
        <extracomment>warpscope</extracomment>
        <translation>komponenta</translation>
    </message>
    <message numerus="yes">
        <source>components</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>komponenta</numerusform>
            <numerusform>komponenti</numerusform>
            <numerusform>komponente</numerusform>
            <numerusform>komponent</numerusform>
        </translation>
    </message>
    <message>
        <source>step</source>
        <extracomment>warpscope</extracomment>
        <translation>korak</translation>
    </message>
    <message numerus="yes">
        <source>steps</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>korak</numerusform>
            <numerusform>koraka</numerusform>
            <numerusform>koraki</numerusform>
            <numerusform>korakov</numerusform>
        </translation>
    </message>
    <message>
        <source>dimension</source>
        <extracomment>warpscope</extracomment>
        <translation>razsežnost</translation>
    </message>
    <message numerus="yes">
        <source>dimensions</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>razsežnost</numerusform>
            <numerusform>razsežnosti</numerusform>
            <numerusform>razsežnosti</numerusform>
            <numerusform>razsežnosti</numerusform>
        </translation>
    </message>
    <message>
        <source>vertex</source>
        <extracomment>warpscope</extracomment>
        <translation>oglišče</translation>
    </message>
    <message numerus="yes">
        <source>vertices</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>oglišče</numerusform>
            <numerusform>oglišči</numerusform>
            <numerusform>oglišča</numerusform>
            <numerusform>oglišč</numerusform>
        </translation>
    </message>
    <message>
        <source>pixel</source>
        <extracomment>warpscope</extracomment>
        <translation>pika</translation>
    </message>
    <message numerus="yes">
        <source>pixels</source>
        <extracomment>warpscope</extracomment>
        <translation>
            <numerusform>pika</numerusform>
            <numerusform>piki</numerusform>
            <numerusform>pike</numerusform>
            <numerusform>pik</numerusform>
        </translation>
    </message>
    <message>
        <source>This display has no OpenGL, so nothing can be drawn here.
Install a graphics driver or Mesa (libgl1-mesa-dri); all else works without.</source>
        <extracomment>AbsentSurface</extracomment>
        <translation>Ta zaslon nima OpenGL, zato tu ni mogoče risati.
Namestite grafični gonilnik ali Mesa (libgl1-mesa-dri); vse drugo deluje tudi brez.</translation>
    </message>
    <message>
        <source>Playing pauses at an event (&lt;b&gt;removed_near&lt;/b&gt;, &lt;b&gt;3rd:link&lt;/b&gt;), in a phase (&lt;b&gt;phase:decimate&lt;/b&gt;), or where a value compares (&lt;b&gt;cost&amp;lt;900&lt;/b&gt;) or changes (&lt;b&gt;balls changes&lt;/b&gt;).</source>
        <extracomment>BreakpointDialog</extracomment>
        <translation>Predvajanje se ustavi ob dogodku (&lt;b&gt;removed_near&lt;/b&gt;, &lt;b&gt;3rd:link&lt;/b&gt;), v fazi (&lt;b&gt;phase:decimate&lt;/b&gt;) ali kjer vrednost izpolni primerjavo (&lt;b&gt;cost&amp;lt;900&lt;/b&gt;) ali se spremeni (&lt;b&gt;balls changes&lt;/b&gt;).</translation>
    </message>
    <message>
        <source>Where playing pauses</source>
        <extracomment>BreakpointDialog</extracomment>
        <translation>Kje se predvajanje ustavi</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>BreakpointDialog</extracomment>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <extracomment>BreakpointDialog</extracomment>
        <translation>Prekinitvene točke</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>BreakpointDialog</extracomment>
        <translation>Odstrani</translation>
    </message>
    <message>
        <source>Columns of %1</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Stolpci datoteke %1</translation>
    </message>
    <message>
        <source>The first %1 of %2 columns are shown.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Prikazani so prvi stolpci: %1 od %2.</translation>
    </message>
    <message>
        <source>Drop rows where a coordinate is empty, NaN or infinite, instead of refusing the file</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Izpusti vrstice, kjer je koordinata prazna, NaN ali neskončna, namesto da zavrneš datoteko</translation>
    </message>
    <message>
        <source>Check the columns that are components of the vectors, in their order.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Označite stolpce, ki so komponente vektorjev, po vrsti.</translation>
    </message>
    <message>
        <source>Check the columns that are coordinates, in their order. The first column of text tells the lines apart.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Označite stolpce, ki so koordinate, po vrsti. Prvi stolpec z besedilom loči črte.</translation>
    </message>
    <message>
        <source>Check the columns that are coordinates, in their order: the first is x, the next y.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Označite stolpce, ki so koordinate, po vrsti: prvi je x, naslednji y.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Stolpec %1</translation>
    </message>
    <message>
        <source>Beginning of the table</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Začetek tabele</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>prazno</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>besedilo</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>števila</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>%1 praznih</translation>
    </message>
    <message>
        <source>%1 text</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>%1 besedil</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Uporabi %1</translation>
    </message>
    <message>
        <source>This column holds text</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>V tem stolpcu je besedilo</translation>
    </message>
    <message>
        <source>Check at least one column.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Označite vsaj en stolpec.</translation>
    </message>
    <message>
        <source>A point has at most %1 coordinates, %2 are checked.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Točka ima največ %1 koordinat, označenih je %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>
            <numerusform>%1 vrstice</numerusform>
            <numerusform>%1 vrstic</numerusform>
            <numerusform>%1 vrstic</numerusform>
            <numerusform>%1 vrstic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %1 rows</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>
            <numerusform>prve %1 vrstice</numerusform>
            <numerusform>prvih %1 vrstic</numerusform>
            <numerusform>prvih %1 vrstic</numerusform>
            <numerusform>prvih %1 vrstic</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of %1 has a number there.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Vsaka od %1 ima tam število.</translation>
    </message>
    <message>
        <source>%1 of %2 %3 no number there.</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>%1 od %2 tam %3 števila.</translation>
    </message>
    <message>
        <source>has</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>nima</translation>
    </message>
    <message>
        <source>have</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>nima</translation>
    </message>
    <message numerus="yes">
        <source>All %1 rows</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>
            <numerusform>Vsa vrstica: %1</numerusform>
            <numerusform>Vrstici skupaj: %1</numerusform>
            <numerusform>Vse %1 vrstice</numerusform>
            <numerusform>Vseh %1 vrstic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 rows</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>
            <numerusform>Prva vrstica: %1</numerusform>
            <numerusform>Prvi %1 vrstici</numerusform>
            <numerusform>Prve %1 vrstice</numerusform>
            <numerusform>Prvih %1 vrstic</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>ColumnsDialog</extracomment>
        <translation>Vrstica</translation>
    </message>
    <message>
        <source>Video</source>
        <extracomment>FrameWriter</extracomment>
        <translation>Video</translation>
    </message>
    <message>
        <source>Frame sequence</source>
        <extracomment>FrameWriter</extracomment>
        <translation>Zaporedje slik</translation>
    </message>
    <message>
        <source>%1 of %2 pictures into %3</source>
        <extracomment>FrameWriter</extracomment>
        <translation>Slike v %3: %1 od %2</translation>
    </message>
    <message>
        <source>Completing %1</source>
        <extracomment>FrameWriter</extracomment>
        <translation>Zaključuje se %1</translation>
    </message>
    <message numerus="yes">
        <source>Video of %1 pictures written to %2</source>
        <extracomment>FrameWriter</extracomment>
        <translation>
            <numerusform>Zapisan video iz %1 slike: %2</numerusform>
            <numerusform>Zapisan video iz %1 slik: %2</numerusform>
            <numerusform>Zapisan video iz %1 slik: %2</numerusform>
            <numerusform>Zapisan video iz %1 slik: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pictures written into %2</source>
        <extracomment>FrameWriter</extracomment>
        <translation>
            <numerusform>%1 slika zapisana v %2</numerusform>
            <numerusform>%1 sliki zapisani v %2</numerusform>
            <numerusform>%1 slike zapisane v %2</numerusform>
            <numerusform>%1 slik zapisanih v %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The result changed</source>
        <extracomment>FrameWriter</extracomment>
        <translation>Rezultat se je spremenil</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <extracomment>FrameWriter</extracomment>
        <translation>Preklicano</translation>
    </message>
    <message>
        <source>%1: there is no video</source>
        <extracomment>FrameWriter</extracomment>
        <translation>%1: videa ni</translation>
    </message>
    <message>
        <source>%1: %2 of %3 pictures are in %4</source>
        <extracomment>FrameWriter</extracomment>
        <translation>%1: slike v %4: %2 od %3</translation>
    </message>
    <message>
        <source>Change keys</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Spremeni tipke</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Pritisnite novo tipko</translation>
    </message>
    <message>
        <source>Use this key</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Uporabi to tipko</translation>
    </message>
    <message>
        <source>Add it</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Dodaj jo</translation>
    </message>
    <message>
        <source>No keys</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Brez tipk</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Ponastavi vse</translation>
    </message>
    <message>
        <source>Give every action the keys that it came with</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Vsakemu dejanju daj tipke, s katerimi je prišlo</translation>
    </message>
    <message>
        <source>Keys of “%1”</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Tipke dejanja »%1«</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Izberite dejanje</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Nova tipka za: %1</translation>
    </message>
    <message>
        <source>%1: it cannot be given away</source>
        <extracomment>KeyEditor</extracomment>
        <translation>%1: ni je mogoče oddati</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” now: that loses it</source>
        <extracomment>KeyEditor</extracomment>
        <translation>%1 je zdaj tipka dejanja »%2«: to jo izgubi</translation>
    </message>
    <message>
        <source>%1 is its key already</source>
        <extracomment>KeyEditor</extracomment>
        <translation>%1 je že njegova tipka</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <extracomment>KeyEditor</extracomment>
        <translation>%1 je prosta</translation>
    </message>
    <message>
        <source>It came with %1, which is now a key of “%2”</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Prišlo je s tipko %1, ki je zdaj tipka dejanja »%2«</translation>
    </message>
    <message>
        <source>Its keys act while the picture has the keyboard</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Njegove tipke delujejo, kadar ima tipkovnico slika</translation>
    </message>
    <message>
        <source>It holds until the program ends, and could not be kept: %1</source>
        <extracomment>KeyEditor</extracomment>
        <translation>Velja do konca programa in ga ni bilo mogoče ohraniti: %1</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Manual</extracomment>
        <translation>Pomoč</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Manual</extracomment>
        <translation>Poglavja</translation>
    </message>
    <message>
        <source>Find in this chapter</source>
        <extracomment>Manual</extracomment>
        <translation>Najdi v tem poglavju</translation>
    </message>
    <message>
        <source>The chapter&apos;s text</source>
        <extracomment>Manual</extracomment>
        <translation>Besedilo poglavja</translation>
    </message>
    <message>
        <source>Command palette</source>
        <extracomment>Palette</extracomment>
        <translation>Paleta ukazov</translation>
    </message>
    <message>
        <source>Search actions and parameters</source>
        <extracomment>Palette</extracomment>
        <translation>Išči dejanja in parametre</translation>
    </message>
    <message>
        <source>Any action or parameter</source>
        <extracomment>Palette</extracomment>
        <translation>Katero koli dejanje ali parameter</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Palette</extracomment>
        <translation>Zadetki</translation>
    </message>
    <message>
        <source>Range of %1</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Razpon: %1</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Do</translation>
    </message>
    <message>
        <source>The slider goes from</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Drsnik gre od</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>RangeDialog</extracomment>
        <translation>do</translation>
    </message>
    <message>
        <source>Typed values may lie beyond; the parameter takes %1.</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Vtipkane vrednosti so lahko zunaj; mogoče je: %1.</translation>
    </message>
    <message>
        <source>From the data</source>
        <extracomment>RangeDialog</extracomment>
        <translation>Iz podatkov</translation>
    </message>
    <message>
        <source>“%1” is no number</source>
        <extracomment>RangeDialog</extracomment>
        <translation>»%1« ni število</translation>
    </message>
    <message>
        <source>Format</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Oblika</translation>
    </message>
    <message>
        <source>PNG, numbered</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>PNG, oštevilčene</translation>
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
        <translation>PNG, slika</translation>
    </message>
    <message>
        <source>SVG, shapes and words</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>SVG, oblike in besede</translation>
    </message>
    <message>
        <source>glTF, shapes in space</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>glTF, oblike v prostoru</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Velikost</translation>
    </message>
    <message>
        <source>As in the window, %1 × %2</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Kot v oknu, %1 × %2</translation>
    </message>
    <message>
        <source>Another</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Druga</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Širina</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Višina</translation>
    </message>
    <message>
        <source>Size of words and lines</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Velikost besed in črt</translation>
    </message>
    <message>
        <source>How large words, lines and dots are; 3.13 on paper at 300 dpi is as large as on a screen</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Kako velike so besede, črte in pike; 3.13 je na papirju pri 300 dpi tako veliko kot na zaslonu</translation>
    </message>
    <message>
        <source>Words and lines</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Besede in črte</translation>
    </message>
    <message>
        <source>Samples per pixel</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Vzorcev na piko</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Transparent ground</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Prosojno ozadje</translation>
    </message>
    <message>
        <source>Print colours: black on white</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Barve za tisk: črno na belem</translation>
    </message>
    <message>
        <source>Print colours</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Barve za tisk</translation>
    </message>
    <message>
        <source>First step</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Prvi korak</translation>
    </message>
    <message>
        <source>Last step</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Zadnji korak</translation>
    </message>
    <message>
        <source>Steps between pictures</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Koraki med slikami</translation>
    </message>
    <message numerus="yes">
        <source> steps</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>
            <numerusform> korak</numerusform>
            <numerusform> koraka</numerusform>
            <numerusform> koraki</numerusform>
            <numerusform> korakov</numerusform>
        </translation>
    </message>
    <message>
        <source>One picture every</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Ena slika na</translation>
    </message>
    <message>
        <source>Pictures per second</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Slik na sekundo</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Shrani…</translation>
    </message>
    <message>
        <source>Put the picture on the clipboard</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Daj sliko na odložišče</translation>
    </message>
    <message>
        <source>Every dot, line and word becomes a shape that drawing programs can change; up to %1 of them</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Vsaka pika, črta in beseda postane oblika, ki jo risarski programi lahko spremenijo; do %1 oblik</translation>
    </message>
    <message>
        <source>Points, lines, triangles and balls with their colours, for programs that show or edit scenes; without axes, legend and words</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Točke, črte, trikotniki in krogle z barvami, za programe, ki prizore kažejo ali urejajo; brez osi, legende in besed</translation>
    </message>
    <message>
        <source>The sliders over the picture are never part of it; the file carries the state, and dropping it on the window restores it</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>Drsniki nad sliko niso nikoli njen del; datoteka nosi stanje, in če jo spustite na okno, ga obnovi</translation>
    </message>
    <message numerus="yes">
        <source>%1 pictures of %2 × %3</source>
        <extracomment>ScreenshotDialog</extracomment>
        <translation>
            <numerusform>%1 slika %2 × %3</numerusform>
            <numerusform>%1 sliki %2 × %3</numerusform>
            <numerusform>%1 slike %2 × %3</numerusform>
            <numerusform>%1 slik %2 × %3</numerusform>
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
        <translation>prvi korak je za zadnjim</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>SettingsDialog</extracomment>
        <translation>Nastavitve</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>SettingsDialog</extracomment>
        <translation>Išči nastavitve</translation>
    </message>
    <message>
        <source>There is no home folder: what is chosen here holds until the program ends</source>
        <extracomment>SettingsDialog</extracomment>
        <translation>Domače mape ni: kar izberete tu, velja do konca programa</translation>
    </message>
    <message>
        <source>What is chosen here holds at once, and is kept in %1</source>
        <extracomment>SettingsDialog</extracomment>
        <translation>Kar izberete tu, velja takoj in se ohrani v %1</translation>
    </message>
    <message>
        <source>algorithm</source>
        <extracomment>over the picture</extracomment>
        <translation>algoritem</translation>
    </message>
    <message>
        <source>algorithm (preview)</source>
        <extracomment>over the picture</extracomment>
        <translation>algoritem (predogled)</translation>
    </message>
    <message>
        <source>map</source>
        <extracomment>over the picture</extracomment>
        <translation>preslikava</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>over the picture</extracomment>
        <translation>risanje</translation>
    </message>
    <message>
        <source>interface</source>
        <extracomment>over the picture</extracomment>
        <translation>vmesnik</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>over the picture</extracomment>
        <translation>mirovanje</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>over the picture</extracomment>
        <translation>pomnilnik</translation>
    </message>
    <message>
        <source>of its peak</source>
        <extracomment>over the picture</extracomment>
        <translation>od največ</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>over the picture</extracomment>
        <translation>narisano</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>over the picture</extracomment>
        <translation>vse</translation>
    </message>
    <message>
        <source>Without effect now</source>
        <extracomment>over the picture</extracomment>
        <translation>Trenutno brez učinka</translation>
    </message>
    <message>
        <source>Sliders</source>
        <extracomment>over the picture</extracomment>
        <translation>Drsniki</translation>
    </message>
    <message>
        <source>Fold the sliders</source>
        <extracomment>over the picture</extracomment>
        <translation>Zloži drsnike</translation>
    </message>
    <message>
        <source>Unfold the sliders</source>
        <extracomment>over the picture</extracomment>
        <translation>Razgrni drsnike</translation>
    </message>
    <message>
        <source>point</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>točka</translation>
    </message>
    <message>
        <source>pixel</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>piksel</translation>
    </message>
    <message>
        <source>ball</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>krogla</translation>
    </message>
    <message>
        <source>balls</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>krogle</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>ploščica</translation>
    </message>
    <message>
        <source>tiles</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>ploščice</translation>
    </message>
    <message>
        <source>link</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>povezava</translation>
    </message>
    <message>
        <source>call</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>klic</translation>
    </message>
    <message>
        <source>triangle</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>trikotnik</translation>
    </message>
    <message>
        <source>triangles</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>trikotniki</translation>
    </message>
    <message>
        <source>reference</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>referenca</translation>
    </message>
    <message>
        <source>references</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>reference</translation>
    </message>
    <message>
        <source>references counted</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>preštete reference</translation>
    </message>
    <message>
        <source>queries</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>poizvedbe</translation>
    </message>
    <message>
        <source>query</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>poizvedba</translation>
    </message>
    <message>
        <source>bin</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>razred</translation>
    </message>
    <message>
        <source>count of bin</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>število v razredu</translation>
    </message>
    <message>
        <source>event</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>dogodek</translation>
    </message>
    <message>
        <source>of</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>od</translation>
    </message>
    <message>
        <source>owner</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>lastnik</translation>
    </message>
    <message>
        <source>owner ball</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>lastnik: krogla</translation>
    </message>
    <message>
        <source>distance</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>razdalja</translation>
    </message>
    <message>
        <source>distances</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>razdalje</translation>
    </message>
    <message>
        <source>distance to its centre</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>razdalja do njenega središča</translation>
    </message>
    <message>
        <source>from the query</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>od poizvedbe</translation>
    </message>
    <message>
        <source>radius r1</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>polmer r1</translation>
    </message>
    <message>
        <source>others within r2</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>druge znotraj r2</translation>
    </message>
    <message>
        <source>others within 2 r2</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>druge znotraj 2 r2</translation>
    </message>
    <message>
        <source>points owned at the end</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>točke na koncu</translation>
    </message>
    <message>
        <source>level</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>raven</translation>
    </message>
    <message>
        <source>depth</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>globina</translation>
    </message>
    <message>
        <source>points</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>točke</translation>
    </message>
    <message>
        <source>points in its halo</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>točke v njeni obrobi</translation>
    </message>
    <message>
        <source>balls now</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>krogle zdaj</translation>
    </message>
    <message>
        <source>balls chosen</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>izbrane krogle</translation>
    </message>
    <message>
        <source>balls the source reserves</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>krogle, ki jih rezervira izvirnik</translation>
    </message>
    <message>
        <source>neighbours</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>sosede</translation>
    </message>
    <message>
        <source>from ball</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>od krogle</translation>
    </message>
    <message>
        <source>to ball</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>do krogle</translation>
    </message>
    <message>
        <source>from point</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>od točke</translation>
    </message>
    <message>
        <source>to point</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>do točke</translation>
    </message>
    <message>
        <source>length</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>dolžina</translation>
    </message>
    <message>
        <source>made</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>nastala</translation>
    </message>
    <message>
        <source>within r2</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>znotraj r2</translation>
    </message>
    <message>
        <source>between two ends within 2 r2</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>med koncema znotraj 2 r2</translation>
    </message>
    <message>
        <source>none within r1</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>nobene znotraj r1</translation>
    </message>
    <message>
        <source>part</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>del</translation>
    </message>
    <message>
        <source>area</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>ploščina</translation>
    </message>
    <message>
        <source>leaves that list it</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>listi, ki ga vsebujejo</translation>
    </message>
    <message>
        <source>x from</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>x od</translation>
    </message>
    <message>
        <source>x to</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>x do</translation>
    </message>
    <message>
        <source>y from</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>y od</translation>
    </message>
    <message>
        <source>y to</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>y do</translation>
    </message>
    <message>
        <source>z from</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>z od</translation>
    </message>
    <message>
        <source>z to</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>z do</translation>
    </message>
    <message>
        <source>stack</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>sklad</translation>
    </message>
    <message>
        <source>stack, next</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>sklad, naslednji</translation>
    </message>
    <message>
        <source>on the stack</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>na skladu</translation>
    </message>
    <message>
        <source>none: this method keeps no nodes</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>ni ga: ta metoda ne hrani vozlišč</translation>
    </message>
    <message>
        <source>state</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>stanje</translation>
    </message>
    <message>
        <source>end</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>konec</translation>
    </message>
    <message>
        <source>edges</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>povezave</translation>
    </message>
    <message>
        <source>edges at it</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>povezave v njej</translation>
    </message>
    <message>
        <source>open</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>odprta</translation>
    </message>
    <message>
        <source>forced</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>prisilna</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>obdržana</translation>
    </message>
    <message>
        <source>dropped</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>zavržena</translation>
    </message>
    <message>
        <source>crossed by a kept edge</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>križa jo obdržana povezava</translation>
    </message>
    <message>
        <source>in the triangulation</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>v triangulaciji</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>prej izločena</translation>
    </message>
    <message>
        <source>may be inserted</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>se lahko vstavi</translation>
    </message>
    <message>
        <source>out</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>zunaj</translation>
    </message>
    <message>
        <source>hold no third point</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>brez tretje točke</translation>
    </message>
    <message>
        <source>pass the diamond test</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>prestane diamantni preizkus</translation>
    </message>
    <message>
        <source>fail the diamond test</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>ne prestane diamantnega preizkusa</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>možna</translation>
    </message>
    <message>
        <source>ruled out in this round</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>izločena v tem krogu</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>gotova</translation>
    </message>
    <message>
        <source>chosen in faces</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>izbrana v licih</translation>
    </message>
    <message>
        <source>inserted</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>vstavljena</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>izpuščena</translation>
    </message>
    <message>
        <source>crossed by an inserted edge</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>križa jo vstavljena povezava</translation>
    </message>
    <message>
        <source>not in the set</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>ni v množici</translation>
    </message>
    <message>
        <source>in the set</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>v množici</translation>
    </message>
    <message>
        <source>in the set, crossing others</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>v množici, križa druge</translation>
    </message>
    <message>
        <source>decided further</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>odločeno naprej</translation>
    </message>
    <message>
        <source>cut: too few edges left</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>odrezano: premalo povezav ostane</translation>
    </message>
    <message>
        <source>cut: not shorter than the best</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>odrezano: ni krajše od najboljše</translation>
    </message>
    <message>
        <source>a triangulation</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>triangulacija</translation>
    </message>
    <message>
        <source>a triangulation, the shortest so far</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>triangulacija, doslej najkrajša</translation>
    </message>
    <message>
        <source>column x</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>stolpec x</translation>
    </message>
    <message>
        <source>row y</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>vrstica y</translation>
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
        <translation>gre v x</translation>
    </message>
    <message>
        <source>goes to y</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>gre v y</translation>
    </message>
    <message>
        <source>read at x</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>brano pri x</translation>
    </message>
    <message>
        <source>read at y</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>brano pri y</translation>
    </message>
    <message>
        <source>input</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>vhod</translation>
    </message>
    <message>
        <source>after row</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>po vrsticah</translation>
    </message>
    <message>
        <source>after column</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>po stolpcih</translation>
    </message>
    <message>
        <source>after fused</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>po obojem skupaj</translation>
    </message>
    <message>
        <source>after recursive</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>po rekurzivnem</translation>
    </message>
    <message>
        <source>after warp</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>po preslikavi</translation>
    </message>
    <message>
        <source>compared</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>primerjano z</translation>
    </message>
    <message>
        <source>offset x</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>odmik x</translation>
    </message>
    <message>
        <source>offset y</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>odmik y</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>utež</translation>
    </message>
    <message>
        <source>round</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>krog</translation>
    </message>
    <message>
        <source>smoothing</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>glajenje</translation>
    </message>
    <message>
        <source>iteration</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>iteracija</translation>
    </message>
    <message>
        <source>mean displacement</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>povprečni premik</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>razlog</translation>
    </message>
    <message>
        <source>too many near</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>preveč bližnjih</translation>
    </message>
    <message>
        <source>too few far</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>premalo oddaljenih</translation>
    </message>
    <message>
        <source>too few points</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>premalo točk</translation>
    </message>
    <message>
        <source>part too small</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>del je premajhen</translation>
    </message>
    <message>
        <source>vertices</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>oglišča</translation>
    </message>
    <message>
        <source>node</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>vozlišče</translation>
    </message>
    <message>
        <source>nodes</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>vozlišča</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>listi</translation>
    </message>
    <message>
        <source>duplication</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>podvajanje</translation>
    </message>
    <message>
        <source>tree cost</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>cena drevesa</translation>
    </message>
    <message>
        <source>memory</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>pomnilnik</translation>
    </message>
    <message>
        <source>cost as a leaf</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>cena kot list</translation>
    </message>
    <message>
        <source>best cost</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>najboljša cena</translation>
    </message>
    <message>
        <source>triangles left</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>trikotniki levo</translation>
    </message>
    <message>
        <source>in the plane</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>v ravnini</translation>
    </message>
    <message>
        <source>triangles right</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>trikotniki desno</translation>
    </message>
    <message>
        <source>those in the plane go</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>tisti v ravnini gredo</translation>
    </message>
    <message>
        <source>left</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>levo</translation>
    </message>
    <message>
        <source>right</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>desno</translation>
    </message>
    <message>
        <source>time</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>čas</translation>
    </message>
    <message>
        <source>rate</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>hitrost</translation>
    </message>
    <message>
        <source>differs from double</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>drugače kot z double</translation>
    </message>
    <message>
        <source>differs from answer</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>drugače kot odgovor</translation>
    </message>
    <message>
        <source>phase</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>faza</translation>
    </message>
    <message>
        <source>load</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>branje</translation>
    </message>
    <message>
        <source>compute</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>računanje</translation>
    </message>
    <message>
        <source>minimum</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>najmanjša</translation>
    </message>
    <message>
        <source>maximum</source>
        <comment>value</comment>
        <extracomment>of a picked thing or a step</extracomment>
        <translation>največja</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>group of actions</extracomment>
        <translation>Datoteka</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>group of actions</extracomment>
        <translation>Uredi</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>group of actions</extracomment>
        <translation>Pogled</translation>
    </message>
    <message>
        <source>Use this data</source>
        <extracomment>group of actions</extracomment>
        <translation>Uporabi te podatke</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>group of actions</extracomment>
        <translation>Izračun</translation>
    </message>
    <message>
        <source>Open a data file, a saved state or a picture that holds one</source>
        <extracomment>file.open: help</extracomment>
        <translation>Odpri datoteko s podatki, shranjeno stanje ali sliko, ki ga nosi</translation>
    </message>
    <message>
        <source>Bring back what was open last, as it was left</source>
        <extracomment>file.continue: help</extracomment>
        <translation>Vrni, kar je bilo nazadnje odprto, kot je ostalo</translation>
    </message>
    <message>
        <source>Add…</source>
        <extracomment>file.add: title</extracomment>
        <translation>Dodaj…</translation>
    </message>
    <message>
        <source>Add a file to what is open, such as the true curve</source>
        <extracomment>file.add: help</extracomment>
        <translation>K odprtemu dodaj datoteko, na primer pravo krivuljo</translation>
    </message>
    <message>
        <source>Next file</source>
        <extracomment>file.next: title</extracomment>
        <translation>Naslednja datoteka</translation>
    </message>
    <message>
        <source>Go on to the next file of the folder, with these parameters</source>
        <extracomment>file.next: help</extracomment>
        <translation>Pojdi na naslednjo datoteko v mapi, s temi parametri</translation>
    </message>
    <message>
        <source>Previous file</source>
        <extracomment>file.previous: title</extracomment>
        <translation>Prejšnja datoteka</translation>
    </message>
    <message>
        <source>Go back to the file before, with these parameters</source>
        <extracomment>file.previous: help</extracomment>
        <translation>Vrni se na prejšnjo datoteko, s temi parametri</translation>
    </message>
    <message>
        <source>Choose which columns of the open table are coordinates</source>
        <extracomment>file.columns: help</extracomment>
        <translation>Izberi, kateri stolpci odprte tabele so koordinate</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>file.reload: title</extracomment>
        <translation>Znova naloži</translation>
    </message>
    <message>
        <source>Read the same files again; camera and parameters stay</source>
        <extracomment>file.reload: help</extracomment>
        <translation>Znova preberi iste datoteke; kamera in parametri ostanejo</translation>
    </message>
    <message>
        <source>Watch file</source>
        <extracomment>file.watch: title</extracomment>
        <translation>Spremljaj datoteko</translation>
    </message>
    <message>
        <source>Reload whenever the open file changes on disk</source>
        <extracomment>file.watch: help</extracomment>
        <translation>Znova naloži, kadar se odprta datoteka spremeni</translation>
    </message>
    <message>
        <source>Write all that reproduces the picture as one small file</source>
        <extracomment>file.save_state: help</extracomment>
        <translation>Zapiši vse, kar obnovi sliko, v eno majhno datoteko</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>file.export: title</extracomment>
        <translation>Izvozi…</translation>
    </message>
    <message>
        <source>Write the result in a format that other programs read</source>
        <extracomment>file.export: help</extracomment>
        <translation>Zapiši rezultat v obliki, ki jo berejo drugi programi</translation>
    </message>
    <message>
        <source>Screenshot…</source>
        <extracomment>file.screenshot: title</extracomment>
        <translation>Posnetek slike…</translation>
    </message>
    <message>
        <source>Save the picture as a PNG that embeds the state, its shapes as SVG or glTF, or copy it</source>
        <extracomment>file.screenshot: help</extracomment>
        <translation>Shrani sliko kot PNG, ki nosi stanje, njene oblike kot SVG ali glTF, ali jo kopiraj</translation>
    </message>
    <message>
        <source>Transparent screenshot…</source>
        <extracomment>file.screenshot_transparent: title</extracomment>
        <translation>Prosojen posnetek…</translation>
    </message>
    <message>
        <source>Save the picture without its background</source>
        <extracomment>file.screenshot_transparent: help</extracomment>
        <translation>Shrani sliko brez ozadja</translation>
    </message>
    <message>
        <source>Frame sequence…</source>
        <extracomment>file.frames: title</extracomment>
        <translation>Zaporedje slik…</translation>
    </message>
    <message>
        <source>Save the pictures of many steps as numbered PNGs or as a video</source>
        <extracomment>file.frames: help</extracomment>
        <translation>Shrani slike mnogih korakov kot oštevilčene PNG ali video</translation>
    </message>
    <message>
        <source>Close workspace</source>
        <extracomment>file.close: title</extracomment>
        <translation>Zapri delovni prostor</translation>
    </message>
    <message>
        <source>Go back to the start screen</source>
        <extracomment>file.close: help</extracomment>
        <translation>Vrni se na začetni zaslon</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>file.quit: title</extracomment>
        <translation>Končaj</translation>
    </message>
    <message>
        <source>End the program</source>
        <extracomment>file.quit: help</extracomment>
        <translation>Končaj program</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>edit.undo: title</extracomment>
        <translation>Razveljavi</translation>
    </message>
    <message>
        <source>Take the last change back; after the first one, bring back what was open before</source>
        <extracomment>edit.undo: help</extracomment>
        <translation>Vrni zadnjo spremembo; za prvo pa to, kar je bilo odprto prej</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>edit.redo: title</extracomment>
        <translation>Uveljavi</translation>
    </message>
    <message>
        <source>Make the undone change again</source>
        <extracomment>edit.redo: help</extracomment>
        <translation>Znova naredi razveljavljeno spremembo</translation>
    </message>
    <message>
        <source>Copy state</source>
        <extracomment>edit.copy_state: title</extracomment>
        <translation>Kopiraj stanje</translation>
    </message>
    <message>
        <source>Put the state on the clipboard as text</source>
        <extracomment>edit.copy_state: help</extracomment>
        <translation>Daj stanje kot besedilo na odložišče</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>edit.paste_state: title</extracomment>
        <translation>Prilepi</translation>
    </message>
    <message>
        <source>Open what the clipboard holds: a state, numbers, an image or files</source>
        <extracomment>edit.paste_state: help</extracomment>
        <translation>Odpri, kar je na odložišču: stanje, števila, sliko ali datoteke</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <extracomment>edit.copy_picture: title</extracomment>
        <translation>Kopiraj sliko</translation>
    </message>
    <message>
        <source>Put the picture on the clipboard as it is shown</source>
        <extracomment>edit.copy_picture: help</extracomment>
        <translation>Daj sliko, kot je prikazana, na odložišče</translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <extracomment>edit.reset_parameters: title</extracomment>
        <translation>Ponastavi parametre</translation>
    </message>
    <message>
        <source>Give every parameter its default</source>
        <extracomment>edit.reset_parameters: help</extracomment>
        <translation>Vsakemu parametru daj privzeto vrednost</translation>
    </message>
    <message>
        <source>Save preset…</source>
        <extracomment>edit.save_preset: title</extracomment>
        <translation>Shrani prednastavitev…</translation>
    </message>
    <message>
        <source>Write the parameters as a preset file</source>
        <extracomment>edit.save_preset: help</extracomment>
        <translation>Zapiši parametre kot datoteko s prednastavitvijo</translation>
    </message>
    <message>
        <source>Load preset…</source>
        <extracomment>edit.load_preset: title</extracomment>
        <translation>Naloži prednastavitev…</translation>
    </message>
    <message>
        <source>Take the parameters of a preset file</source>
        <extracomment>edit.load_preset: help</extracomment>
        <translation>Vzemi parametre iz datoteke s prednastavitvijo</translation>
    </message>
    <message>
        <source>Keep the present state under a name</source>
        <extracomment>edit.bookmark: help</extracomment>
        <translation>Ohrani sedanje stanje pod imenom</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>edit.settings: title</extracomment>
        <translation>Nastavitve…</translation>
    </message>
    <message>
        <source>Choose what the program does from now on, and see where each value is from</source>
        <extracomment>edit.settings: help</extracomment>
        <translation>Izberi, kaj program odslej dela, in poglej, od kod je katera vrednost</translation>
    </message>
    <message>
        <source>Give actions other keys</source>
        <extracomment>edit.keys: help</extracomment>
        <translation>Daj dejanjem druge tipke</translation>
    </message>
    <message>
        <source>Grid</source>
        <extracomment>view.grid: title</extracomment>
        <translation>Mreža</translation>
    </message>
    <message>
        <source>Show or hide the grid</source>
        <extracomment>view.grid: help</extracomment>
        <translation>Pokaži ali skrij mrežo</translation>
    </message>
    <message>
        <source>Axes</source>
        <extracomment>view.axes: title</extracomment>
        <translation>Osi</translation>
    </message>
    <message>
        <source>Show or hide the axes</source>
        <extracomment>view.axes: help</extracomment>
        <translation>Pokaži ali skrij osi</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>view.legend: title</extracomment>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Show or hide legend and colour bar</source>
        <extracomment>view.legend: help</extracomment>
        <translation>Pokaži ali skrij legendo in barvni trak</translation>
    </message>
    <message>
        <source>Next colour map</source>
        <extracomment>view.color_map: title</extracomment>
        <translation>Naslednja barvna lestvica</translation>
    </message>
    <message>
        <source>Go on to the next colour map</source>
        <extracomment>view.color_map: help</extracomment>
        <translation>Pojdi na naslednjo barvno lestvico</translation>
    </message>
    <message>
        <source>Larger points</source>
        <extracomment>view.point_size: title</extracomment>
        <translation>Večje točke</translation>
    </message>
    <message>
        <source>Enlarge the points; after the largest comes the smallest</source>
        <extracomment>view.point_size: help</extracomment>
        <translation>Povečaj točke; za največjimi pridejo najmanjše</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <extracomment>view.theme_dark: title</extracomment>
        <translation>Temna tema</translation>
    </message>
    <message>
        <source>Light text on dark ground</source>
        <extracomment>view.theme_dark: help</extracomment>
        <translation>Svetlo besedilo na temni podlagi</translation>
    </message>
    <message>
        <source>Light theme</source>
        <extracomment>view.theme_light: title</extracomment>
        <translation>Svetla tema</translation>
    </message>
    <message>
        <source>Dark text on light ground</source>
        <extracomment>view.theme_light: help</extracomment>
        <translation>Temno besedilo na svetli podlagi</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>view.theme_contrast_dark: title</extracomment>
        <translation>Visok kontrast, temno</translation>
    </message>
    <message>
        <source>White and bright colours on black</source>
        <extracomment>view.theme_contrast_dark: help</extracomment>
        <translation>Belo in žive barve na črnem</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <extracomment>view.theme_contrast_light: title</extracomment>
        <translation>Visok kontrast, svetlo</translation>
    </message>
    <message>
        <source>Black and deep colours on white</source>
        <extracomment>view.theme_contrast_light: help</extracomment>
        <translation>Črno in globoke barve na belem</translation>
    </message>
    <message>
        <source>System theme</source>
        <extracomment>view.theme_system: title</extracomment>
        <translation>Sistemska tema</translation>
    </message>
    <message>
        <source>Dark or light as the system says</source>
        <extracomment>view.theme_system: help</extracomment>
        <translation>Temno ali svetlo, kot pravi sistem</translation>
    </message>
    <message>
        <source>Overlay</source>
        <extracomment>view.overlay: title</extracomment>
        <translation>Napisi nad sliko</translation>
    </message>
    <message>
        <source>Show or hide what is drawn over the viewport</source>
        <extracomment>view.overlay: help</extracomment>
        <translation>Pokaži ali skrij, kar je narisano nad sliko</translation>
    </message>
    <message>
        <source>Fold sliders</source>
        <extracomment>view.sliders: title</extracomment>
        <translation>Zloži drsnike</translation>
    </message>
    <message>
        <source>Fold the sliders over the picture to a strip, or unfold them</source>
        <extracomment>view.sliders: help</extracomment>
        <translation>Drsnike nad sliko zloži v trak ali jih razpri</translation>
    </message>
    <message>
        <source>Show or hide the panels around the viewport</source>
        <extracomment>view.docks: help</extracomment>
        <translation>Pokaži ali skrij plošče okoli slike</translation>
    </message>
    <message>
        <source>Next pane</source>
        <extracomment>view.next_pane: title</extracomment>
        <translation>Naslednje podokno</translation>
    </message>
    <message>
        <source>Give the keyboard to the viewport or the next panel in turn</source>
        <extracomment>view.next_pane: help</extracomment>
        <translation>Daj tipkovnico po vrsti sliki ali naslednji plošči</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <extracomment>view.previous_pane: title</extracomment>
        <translation>Prejšnje podokno</translation>
    </message>
    <message>
        <source>Give the keyboard to the panel before</source>
        <extracomment>view.previous_pane: help</extracomment>
        <translation>Daj tipkovnico prejšnji plošči</translation>
    </message>
    <message>
        <source>Show or hide why the step was taken: pseudocode, what was rejected, what must hold</source>
        <extracomment>view.explain: help</extracomment>
        <translation>Pokaže ali skrije, zakaj je bil korak narejen: psevdokoda, kaj je bilo zavrnjeno, kaj mora veljati</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>view.fullscreen: title</extracomment>
        <translation>Cel zaslon</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <extracomment>view.fullscreen: help</extracomment>
        <translation>Uporabi ves zaslon</translation>
    </message>
    <message>
        <source>Lecture mode</source>
        <extracomment>view.lecture: title</extracomment>
        <translation>Predavanje</translation>
    </message>
    <message>
        <source>For a room: large type, high contrast, the step&apos;s words on the picture, and a ring around the pointer</source>
        <extracomment>view.lecture: help</extracomment>
        <translation>Za dvorano: velika pisava, visok kontrast, besede koraka na sliki in obroč okoli kazalca</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <extracomment>view.reset_layout: title</extracomment>
        <translation>Ponastavi razporeditev</translation>
    </message>
    <message>
        <source>Put all panels back to where they were at first</source>
        <extracomment>view.reset_layout: help</extracomment>
        <translation>Vrni vse plošče, kjer so bile na začetku</translation>
    </message>
    <message>
        <source>Frame all</source>
        <extracomment>camera.frame_all: title</extracomment>
        <translation>Zajemi vse</translation>
    </message>
    <message>
        <source>Move the camera so that everything is seen</source>
        <extracomment>camera.frame_all: help</extracomment>
        <translation>Premakni kamero, da se vidi vse</translation>
    </message>
    <message>
        <source>Front</source>
        <extracomment>camera.front: title</extracomment>
        <translation>Spredaj</translation>
    </message>
    <message>
        <source>Look along the y axis</source>
        <extracomment>camera.front: help</extracomment>
        <translation>Glej vzdolž osi y</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>camera.right: title</extracomment>
        <translation>Z desne</translation>
    </message>
    <message>
        <source>Look along the x axis</source>
        <extracomment>camera.right: help</extracomment>
        <translation>Glej vzdolž osi x</translation>
    </message>
    <message>
        <source>Top</source>
        <extracomment>camera.top: title</extracomment>
        <translation>Od zgoraj</translation>
    </message>
    <message>
        <source>Look down the z axis</source>
        <extracomment>camera.top: help</extracomment>
        <translation>Glej navzdol po osi z</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <extracomment>camera.orthographic: title</extracomment>
        <translation>Ortografsko</translation>
    </message>
    <message>
        <source>Switch between perspective and parallel projection</source>
        <extracomment>camera.orthographic: help</extracomment>
        <translation>Preklopi med perspektivo in vzporedno projekcijo</translation>
    </message>
    <message>
        <source>Isometric</source>
        <extracomment>camera.isometric: title</extracomment>
        <translation>Izometrično</translation>
    </message>
    <message>
        <source>Look from the corner between the axes</source>
        <extracomment>camera.isometric: help</extracomment>
        <translation>Glej iz kota med osmi</translation>
    </message>
    <message>
        <source>Ridge of a point cloud</source>
        <extracomment>data.ridge: title</extracomment>
        <translation>Greben oblaka točk</translation>
    </message>
    <message>
        <source>Open the same data in this workspace</source>
        <extracomment>data.ridge: help</extracomment>
        <translation>Odpri iste podatke v tem delovnem prostoru</translation>
    </message>
    <message>
        <source>kD-tree</source>
        <extracomment>data.kdtree: title</extracomment>
        <translation>kD-drevo</translation>
    </message>
    <message>
        <source>Minimum weight triangulation</source>
        <extracomment>data.triangulation: title</extracomment>
        <translation>Triangulacija z najmanjšo težo</translation>
    </message>
    <message>
        <source>Image filters</source>
        <extracomment>data.filter: title</extracomment>
        <translation>Filtri slik</translation>
    </message>
    <message>
        <source>Distance histograms</source>
        <extracomment>data.histogram: title</extracomment>
        <translation>Histogrami razdalj</translation>
    </message>
    <message>
        <source>Run again</source>
        <extracomment>run.restart: title</extracomment>
        <translation>Izračunaj znova</translation>
    </message>
    <message>
        <source>Make the run again and play it from the first step</source>
        <extracomment>run.restart: help</extracomment>
        <translation>Ponovi izračun in ga predvajaj od prvega koraka</translation>
    </message>
    <message>
        <source>Stop the running job; the last result stays</source>
        <extracomment>run.cancel: help</extracomment>
        <translation>Ustavi tekoče opravilo; zadnji rezultat ostane</translation>
    </message>
    <message>
        <source>Backend: automatic</source>
        <extracomment>run.backend_auto: title</extracomment>
        <translation>Zaledje: samodejno</translation>
    </message>
    <message>
        <source>Compute on CUDA where a device works, else on the CPU</source>
        <extracomment>run.backend_auto: help</extracomment>
        <translation>Računaj s CUDA, kjer naprava deluje, sicer na CPE</translation>
    </message>
    <message>
        <source>Backend: CPU</source>
        <extracomment>run.backend_cpu: title</extracomment>
        <translation>Zaledje: CPE</translation>
    </message>
    <message>
        <source>Compute on the processor</source>
        <extracomment>run.backend_cpu: help</extracomment>
        <translation>Računaj na procesorju</translation>
    </message>
    <message>
        <source>Backend: CUDA</source>
        <extracomment>run.backend_cuda: title</extracomment>
        <translation>Zaledje: CUDA</translation>
    </message>
    <message>
        <source>Compute on the NVIDIA device</source>
        <extracomment>run.backend_cuda: help</extracomment>
        <translation>Računaj na napravi NVIDIA</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <extracomment>steps.play: title</extracomment>
        <translation>Predvajaj ali ustavi</translation>
    </message>
    <message>
        <source>Play the steps from here; at the end from the start</source>
        <extracomment>steps.play: help</extracomment>
        <translation>Predvajaj korake od tu; na koncu od začetka</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>steps.back: title</extracomment>
        <translation>Korak nazaj</translation>
    </message>
    <message>
        <source>Go to the step before</source>
        <extracomment>steps.back: help</extracomment>
        <translation>Pojdi na prejšnji korak</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>steps.forward: title</extracomment>
        <translation>Korak naprej</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <extracomment>steps.forward: help</extracomment>
        <translation>Pojdi na naslednji korak</translation>
    </message>
    <message>
        <source>Previous event</source>
        <extracomment>steps.previous_event: title</extracomment>
        <translation>Prejšnji dogodek</translation>
    </message>
    <message>
        <source>Go to the event marker before</source>
        <extracomment>steps.previous_event: help</extracomment>
        <translation>Pojdi na prejšnjo oznako dogodka</translation>
    </message>
    <message>
        <source>Next event</source>
        <extracomment>steps.next_event: title</extracomment>
        <translation>Naslednji dogodek</translation>
    </message>
    <message>
        <source>Go to the next event marker</source>
        <extracomment>steps.next_event: help</extracomment>
        <translation>Pojdi na naslednjo oznako dogodka</translation>
    </message>
    <message>
        <source>Choose where playing pauses: at an event, in a phase, or where a value compares or changes</source>
        <extracomment>steps.breakpoint: help</extracomment>
        <translation>Izberi, kje se predvajanje ustavi: ob dogodku, v fazi ali kjer vrednost izpolni primerjavo ali se spremeni</translation>
    </message>
    <message>
        <source>Previous breakpoint</source>
        <extracomment>steps.previous_breakpoint: title</extracomment>
        <translation>Prejšnja prekinitvena točka</translation>
    </message>
    <message>
        <source>Go back to the nearest step where playing would pause</source>
        <extracomment>steps.previous_breakpoint: help</extracomment>
        <translation>Nazaj na najbližji korak, kjer bi se predvajanje ustavilo</translation>
    </message>
    <message>
        <source>Next breakpoint</source>
        <extracomment>steps.next_breakpoint: title</extracomment>
        <translation>Naslednja prekinitvena točka</translation>
    </message>
    <message>
        <source>Go on to the nearest step where playing would pause</source>
        <extracomment>steps.next_breakpoint: help</extracomment>
        <translation>Naprej na najbližji korak, kjer bi se predvajanje ustavilo</translation>
    </message>
    <message>
        <source>Tell from now on what changed since this step; once more ends it</source>
        <extracomment>steps.mark: help</extracomment>
        <translation>Odslej povej, kaj se je spremenilo od tega koraka; še enkrat to konča</translation>
    </message>
    <message>
        <source>Back 10 %</source>
        <extracomment>steps.back_tenth: title</extracomment>
        <translation>10 % nazaj</translation>
    </message>
    <message>
        <source>Go back by a tenth of all steps</source>
        <extracomment>steps.back_tenth: help</extracomment>
        <translation>Pojdi nazaj za desetino vseh korakov</translation>
    </message>
    <message>
        <source>Forward 10 %</source>
        <extracomment>steps.forward_tenth: title</extracomment>
        <translation>10 % naprej</translation>
    </message>
    <message>
        <source>Go forward by a tenth of all steps</source>
        <extracomment>steps.forward_tenth: help</extracomment>
        <translation>Pojdi naprej za desetino vseh korakov</translation>
    </message>
    <message>
        <source>Go to the input alone</source>
        <extracomment>steps.first: help</extracomment>
        <translation>Pojdi na sam vhod</translation>
    </message>
    <message>
        <source>Go to the result</source>
        <extracomment>steps.last: help</extracomment>
        <translation>Pojdi na rezultat</translation>
    </message>
    <message>
        <source>Slower</source>
        <extracomment>steps.slower: title</extracomment>
        <translation>Počasneje</translation>
    </message>
    <message>
        <source>Halve the speed of playing</source>
        <extracomment>steps.slower: help</extracomment>
        <translation>Predvajaj pol počasneje</translation>
    </message>
    <message>
        <source>Faster</source>
        <extracomment>steps.faster: title</extracomment>
        <translation>Hitreje</translation>
    </message>
    <message>
        <source>Double the speed of playing</source>
        <extracomment>steps.faster: help</extracomment>
        <translation>Predvajaj dvakrat hitreje</translation>
    </message>
    <message>
        <source>Keep what is shown beside what comes, to compare</source>
        <extracomment>compare.keep: help</extracomment>
        <translation>Prikazano obdrži ob tem, kar pride, za primerjavo</translation>
    </message>
    <message>
        <source>Open as B…</source>
        <extracomment>compare.open: title</extracomment>
        <translation>Odpri kot B…</translation>
    </message>
    <message>
        <source>Compute a saved state of this workspace, and compare with it</source>
        <extracomment>compare.open: help</extracomment>
        <translation>Izračunaj shranjeno stanje tega delovnega prostora in primerjaj z njim</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <extracomment>compare.swap: title</extracomment>
        <translation>Zamenjaj A in B</translation>
    </message>
    <message>
        <source>Keep what is shown as B, and go on with what B was</source>
        <extracomment>compare.swap: help</extracomment>
        <translation>Prikazano obdrži kot B in nadaljuj s tem, kar je bil B</translation>
    </message>
    <message>
        <source>Drop B</source>
        <extracomment>compare.drop: title</extracomment>
        <translation>Opusti B</translation>
    </message>
    <message>
        <source>Show what is open alone again, and forget B</source>
        <extracomment>compare.drop: help</extracomment>
        <translation>Odprto spet pokaži samo in pozabi B</translation>
    </message>
    <message>
        <source>Flip to B</source>
        <extracomment>compare.flip: title</extracomment>
        <translation>Preklopi na B</translation>
    </message>
    <message>
        <source>Show B in the place of A; with the key, as long as it is held</source>
        <extracomment>compare.flip: help</extracomment>
        <translation>Pokaži B na mestu A; s tipko, dokler jo držite</translation>
    </message>
    <message>
        <source>Wipe</source>
        <extracomment>compare.wipe: title</extracomment>
        <translation>Drsna meja</translation>
    </message>
    <message>
        <source>A left of a line that can be dragged, B right of it</source>
        <extracomment>compare.wipe: help</extracomment>
        <translation>A levo od črte, ki jo lahko vlečete, B desno od nje</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>compare.side: title</extracomment>
        <translation>Drug ob drugem</translation>
    </message>
    <message>
        <source>A and B beside each other</source>
        <extracomment>compare.side: help</extracomment>
        <translation>A in B drug ob drugem</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>compare.difference: title</extracomment>
        <translation>Razlika</translation>
    </message>
    <message>
        <source>What differs between the pictures, pixel by pixel</source>
        <extracomment>compare.difference: help</extracomment>
        <translation>V čem se sliki razlikujeta, piksel za pikslom</translation>
    </message>
    <message>
        <source>A alone</source>
        <extracomment>compare.alone: title</extracomment>
        <translation>Samo A</translation>
    </message>
    <message>
        <source>Show what is open alone, and keep B</source>
        <extracomment>compare.alone: help</extracomment>
        <translation>Odprto pokaži samo in obdrži B</translation>
    </message>
    <message>
        <source>Link by step</source>
        <extracomment>compare.link_step: title</extracomment>
        <translation>Poveži po koraku</translation>
    </message>
    <message>
        <source>B stands at the step of the same number</source>
        <extracomment>compare.link_step: help</extracomment>
        <translation>B stoji na koraku z isto številko</translation>
    </message>
    <message>
        <source>Link by phase</source>
        <extracomment>compare.link_phase: title</extracomment>
        <translation>Poveži po fazi</translation>
    </message>
    <message>
        <source>B stands at the same place within the same phase</source>
        <extracomment>compare.link_phase: help</extracomment>
        <translation>B stoji na istem mestu iste faze</translation>
    </message>
    <message>
        <source>Link by fraction</source>
        <extracomment>compare.link_fraction: title</extracomment>
        <translation>Poveži po deležu</translation>
    </message>
    <message>
        <source>B stands at the same part of all its steps</source>
        <extracomment>compare.link_fraction: help</extracomment>
        <translation>B stoji pri istem deležu vseh svojih korakov</translation>
    </message>
    <message>
        <source>Go to the first difference</source>
        <extracomment>compare.go: title</extracomment>
        <translation>Pojdi na prvo razliko</translation>
    </message>
    <message>
        <source>Show the first step at which A and B differ</source>
        <extracomment>compare.go: help</extracomment>
        <translation>Pokaži prvi korak, pri katerem se A in B razlikujeta</translation>
    </message>
    <message>
        <source>Check the result</source>
        <extracomment>compare.check: title</extracomment>
        <translation>Preveri rezultat</translation>
    </message>
    <message>
        <source>Compute it on the other backend, or by the reference method, and compare every step</source>
        <extracomment>compare.check: help</extracomment>
        <translation>Izračunaj ga na drugem zaledju ali z referenčno metodo in primerjaj vsak korak</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <extracomment>tools.palette: title</extracomment>
        <translation>Paleta ukazov…</translation>
    </message>
    <message>
        <source>Find any action or parameter by its name</source>
        <extracomment>tools.palette: help</extracomment>
        <translation>Najdi katero koli dejanje ali parameter po imenu</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>tools.measure: title</extracomment>
        <translation>Merjenje</translation>
    </message>
    <message>
        <source>Click two places for their distance, a third for the angle; Ctrl+C copies, Esc ends</source>
        <extracomment>tools.measure: help</extracomment>
        <translation>Kliknite dve mesti za razdaljo, tretje za kot; Ctrl+C kopira, Esc konča</translation>
    </message>
    <message>
        <source>Sweep…</source>
        <extracomment>tools.sweep: title</extracomment>
        <translation>Serija…</translation>
    </message>
    <message>
        <source>Run for many values of one or two parameters, and plot what comes of it</source>
        <extracomment>tools.sweep: help</extracomment>
        <translation>Poženi za veliko vrednosti enega ali dveh parametrov in nariši, kaj nastane</translation>
    </message>
    <message>
        <source>Put the command that makes this result on the clipboard</source>
        <extracomment>tools.copy_command: help</extracomment>
        <translation>Daj na odložišče ukaz, ki naredi ta rezultat</translation>
    </message>
    <message>
        <source>Diagnostics…</source>
        <extracomment>tools.diagnostics: title</extracomment>
        <translation>Diagnostika…</translation>
    </message>
    <message>
        <source>What the program runs on: processor, CUDA, OpenGL, and why</source>
        <extracomment>tools.diagnostics: help</extracomment>
        <translation>Na čem program teče: procesor, CUDA, OpenGL, in zakaj</translation>
    </message>
    <message>
        <source>How balls find the curve in a cloud of points</source>
        <extracomment>lesson.ridge: title</extracomment>
        <translation>Kako krogle najdejo krivuljo v oblaku točk</translation>
    </message>
    <message>
        <source>Open this lesson beside the picture</source>
        <extracomment>lesson.ridge: help</extracomment>
        <translation>Odpre to lekcijo ob sliki</translation>
    </message>
    <message>
        <source>Why the surface area heuristic cuts off empty space</source>
        <extracomment>lesson.kdtree: title</extracomment>
        <translation>Zakaj hevristika površin odreže prazen prostor</translation>
    </message>
    <message>
        <source>The shortest way to divide a plane into triangles</source>
        <extracomment>lesson.triangulation: title</extracomment>
        <translation>Najkrajši način, kako ravnino razdeliti na trikotnike</translation>
    </message>
    <message>
        <source>What a filter does to a pixel, and what a GPU does with a filter</source>
        <extracomment>lesson.filter: title</extracomment>
        <translation>Kaj filter naredi s slikovno točko in kaj GPU s filtrom</translation>
    </message>
    <message>
        <source>Two hundred histograms of a hundred thousand distances</source>
        <extracomment>lesson.histogram: title</extracomment>
        <translation>Dvesto histogramov po sto tisoč razdalj</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>lesson.next: title</extracomment>
        <translation>Naslednja stran</translation>
    </message>
    <message>
        <source>Go on in the lesson that is open</source>
        <extracomment>lesson.next: help</extracomment>
        <translation>Nadaljuje v odprti lekciji</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>lesson.back: title</extracomment>
        <translation>Prejšnja stran</translation>
    </message>
    <message>
        <source>Go back in the lesson that is open</source>
        <extracomment>lesson.back: help</extracomment>
        <translation>Gre nazaj v odprti lekciji</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <extracomment>lesson.open: title</extracomment>
        <translation>Odpri lekcijo …</translation>
    </message>
    <message>
        <source>Open a lesson&apos;s file</source>
        <extracomment>lesson.open: help</extracomment>
        <translation>Odpre datoteko lekcije</translation>
    </message>
    <message>
        <source>Add a page to a lesson…</source>
        <extracomment>lesson.record: title</extracomment>
        <translation>Dodaj lekciji stran …</translation>
    </message>
    <message>
        <source>The chapter of what is on the screen, and all others</source>
        <extracomment>help.manual: help</extracomment>
        <translation>Poglavje o tem, kar je na zaslonu, in vsa druga</translation>
    </message>
    <message>
        <source>Two minutes through picture, steps, sliders, plots, result and export</source>
        <extracomment>help.tour: help</extracomment>
        <translation>Dve minuti skozi sliko, korake, drsnike, grafe, rezultat in izvoz</translation>
    </message>
    <message>
        <source>All keys, searchable</source>
        <extracomment>help.cheat_sheet: help</extracomment>
        <translation>Vse tipke, z iskanjem</translation>
    </message>
    <message>
        <source>Version, licence, libraries</source>
        <extracomment>help.about: help</extracomment>
        <translation>Različica, licenca, knjižnice</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>settings, theme: label</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>The colours of window and picture</source>
        <extracomment>settings, theme: help</extracomment>
        <translation>Barve okna in slike</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>settings, theme: choice</extracomment>
        <translation>Temna</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>settings, theme: choice</extracomment>
        <translation>Svetla</translation>
    </message>
    <message>
        <source>Contrast dark</source>
        <extracomment>settings, theme: choice</extracomment>
        <translation>Kontrastna temna</translation>
    </message>
    <message>
        <source>Contrast light</source>
        <extracomment>settings, theme: choice</extracomment>
        <translation>Kontrastna svetla</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings, language: label</extracomment>
        <translation>Jezik</translation>
    </message>
    <message>
        <source>Words of the window and of what the algorithms say; errors and reports stay English, so that they can be searched and passed on</source>
        <extracomment>settings, language: help</extracomment>
        <translation>Besede okna in tega, kar povedo algoritmi; napake in poročila ostanejo angleški, da jih je mogoče iskati in posredovati</translation>
    </message>
    <message>
        <source>As the system says; English where it says another language</source>
        <extracomment>settings, language: what system means</extracomment>
        <translation>Kot pravi sistem; angleščina, kjer pove drug jezik</translation>
    </message>
    <message>
        <source>En</source>
        <extracomment>settings, language: choice</extracomment>
        <translation>Angleščina</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>settings, language: what en means</extracomment>
        <translation>Angleščina</translation>
    </message>
    <message>
        <source>De</source>
        <extracomment>settings, language: choice</extracomment>
        <translation>Nemščina</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>settings, language: what de means</extracomment>
        <translation>Nemščina</translation>
    </message>
    <message>
        <source>Sl</source>
        <extracomment>settings, language: choice</extracomment>
        <translation>Slovenščina</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <extracomment>settings, language: what sl means</extracomment>
        <translation>Slovenščina</translation>
    </message>
    <message>
        <source>Tool tips</source>
        <extracomment>settings, tool_tips: label</extracomment>
        <translation>Namigi</translation>
    </message>
    <message>
        <source>Explain a control while the pointer rests on it</source>
        <extracomment>settings, tool_tips: help</extracomment>
        <translation>Razloži gradnik, ko kazalec miruje na njem</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <extracomment>settings, restore_layout: label</extracomment>
        <translation>Ohrani razporeditev</translation>
    </message>
    <message>
        <source>Start with size and panels as the window was left</source>
        <extracomment>settings, restore_layout: help</extracomment>
        <translation>Začni z velikostjo in ploščami, kot je okno ostalo</translation>
    </message>
    <message>
        <source>How many files the list of recent ones names; 0: it is not kept</source>
        <extracomment>settings, recent_files: help</extracomment>
        <translation>Koliko datotek našteje seznam nedavnih; 0: seznama ni</translation>
    </message>
    <message>
        <source>Computing</source>
        <extracomment>settings, backend: group</extracomment>
        <translation>Računanje</translation>
    </message>
    <message>
        <source>Where to compute</source>
        <extracomment>settings, backend: help</extracomment>
        <translation>Kje se računa</translation>
    </message>
    <message>
        <source>Auto</source>
        <extracomment>settings, backend: choice</extracomment>
        <translation>Samodejno</translation>
    </message>
    <message>
        <source>CUDA where a device works, else the CPU</source>
        <extracomment>settings, backend: what auto means</extracomment>
        <translation>CUDA, kjer naprava deluje, sicer CPE</translation>
    </message>
    <message>
        <source>The processor</source>
        <extracomment>settings, backend: what cpu means</extracomment>
        <translation>Procesor</translation>
    </message>
    <message>
        <source>The NVIDIA device</source>
        <extracomment>settings, backend: what cuda means</extracomment>
        <translation>Naprava NVIDIA</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>settings, threads: label</extracomment>
        <translation>Niti</translation>
    </message>
    <message>
        <source>How many of the processor&apos;s threads compute; 0: all</source>
        <extracomment>settings, threads: help</extracomment>
        <translation>Koliko niti procesorja računa; 0: vse</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <extracomment>settings, memory_limit: label</extracomment>
        <translation>Meja pomnilnika</translation>
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
        <translation>Zavrni izračune, ki bi potrebovali več; 0: brez meje</translation>
    </message>
    <message>
        <source>Interop</source>
        <extracomment>settings, interop: label</extracomment>
        <translation>Predaja</translation>
    </message>
    <message>
        <source>How CUDA&apos;s pictures come to OpenGL</source>
        <extracomment>settings, interop: help</extracomment>
        <translation>Kako slike iz CUDA pridejo v OpenGL</translation>
    </message>
    <message>
        <source>Shared memory where CUDA and OpenGL use one device</source>
        <extracomment>settings, interop: what auto means</extracomment>
        <translation>Skupni pomnilnik, kjer CUDA in OpenGL uporabljata isto napravo</translation>
    </message>
    <message>
        <source>Zero copy</source>
        <extracomment>settings, interop: choice</extracomment>
        <translation>Brez kopiranja</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <extracomment>settings, interop: what zero-copy means</extracomment>
        <translation>Skupni pomnilnik</translation>
    </message>
    <message>
        <source>By way of the host&apos;s memory</source>
        <extracomment>settings, interop: what copy means</extracomment>
        <translation>Prek glavnega pomnilnika</translation>
    </message>
    <message>
        <source>Point clouds</source>
        <extracomment>kind of files</extracomment>
        <translation>Oblaki točk</translation>
    </message>
    <message>
        <source>Vectors</source>
        <extracomment>kind of files</extracomment>
        <translation>Vektorji</translation>
    </message>
    <message>
        <source>Images</source>
        <extracomment>kind of files</extracomment>
        <translation>Slike</translation>
    </message>
    <message>
        <source>Meshes</source>
        <extracomment>kind of files</extracomment>
        <translation>Mreže</translation>
    </message>
    <message>
        <source>Polylines</source>
        <extracomment>kind of files</extracomment>
        <translation>Lomljenke</translation>
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
        <translation>A4 ležeče, 300 dpi</translation>
    </message>
    <message>
        <source>Column of 85 mm, 300 dpi</source>
        <extracomment>size of pictures</extracomment>
        <translation>Stolpec 85 mm, 300 dpi</translation>
    </message>
    <message>
        <source>Ridge</source>
        <extracomment>ridge: short title</extracomment>
        <translation>Greben</translation>
    </message>
    <message>
        <source>Balls slide to the ridge of a noisy cloud&apos;s density and become a curve</source>
        <extracomment>ridge: summary</extracomment>
        <translation>Krogle zdrsnejo na greben gostote šumnega oblaka in postanejo krivulja</translation>
    </message>
    <message>
        <source>Cloud</source>
        <extracomment>ridge: input</extracomment>
        <translation>Oblak</translation>
    </message>
    <message>
        <source>The cloud: xyz, txt, csv, ply, npy or tsp, 1 to 16 dimensions</source>
        <extracomment>ridge: what cloud is</extracomment>
        <translation>Oblak: xyz, txt, csv, ply, npy ali tsp, od 1 do 16 razsežnosti</translation>
    </message>
    <message>
        <source>Truth</source>
        <extracomment>ridge: input</extracomment>
        <translation>Resnica</translation>
    </message>
    <message>
        <source>The true curve (json or csv polylines), to measure the error</source>
        <extracomment>ridge: what truth is</extracomment>
        <translation>Prava krivulja (lomljenke json ali csv), za merjenje napake</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>ridge: output</extracomment>
        <translation>Študija</translation>
    </message>
    <message>
        <source>Noisy rings</source>
        <extracomment>ridge: sample</extracomment>
        <translation>Šumni obroči</translation>
    </message>
    <message>
        <source>Spiral in the plane</source>
        <extracomment>ridge: sample</extracomment>
        <translation>Spirala v ravnini</translation>
    </message>
    <message>
        <source>Trefoil knot in space</source>
        <extracomment>ridge: sample</extracomment>
        <translation>Deteljni vozel v prostoru</translation>
    </message>
    <message>
        <source>Circle with truth</source>
        <extracomment>ridge: sample</extracomment>
        <translation>Krog z resnico</translation>
    </message>
    <message>
        <source>Tiles of 2016: extended, hybrid</source>
        <extracomment>ridge: preset</extracomment>
        <translation>Ploščice iz 2016: razširjene, mešano</translation>
    </message>
    <message>
        <source>Tiles on their own, then smoothed</source>
        <extracomment>ridge: preset</extracomment>
        <translation>Ploščice vsaka zase, nato glajenje</translation>
    </message>
    <message>
        <source>Greedy choosing, decimated first</source>
        <extracomment>ridge: preset</extracomment>
        <translation>Požrešno izbiranje, najprej redčenje</translation>
    </message>
    <message>
        <source>Kernels of 2016</source>
        <extracomment>ridge: preset</extracomment>
        <translation>Ščepci iz 2016</translation>
    </message>
    <message>
        <source>How many balls there are after each iteration: level while they slide, lower where a decimation has removed some.</source>
        <extracomment>ridge: what plot ball_count tells</extracomment>
        <translation>Koliko krogel je po vsaki iteraciji: enako, dokler drsijo, manj, kjer jih je redčenje nekaj odstranilo.</translation>
    </message>
    <message>
        <source>How far balls move in an iteration, on average. It falls until nothing moves any more; after a decimation balls move again.</source>
        <extracomment>ridge: what plot displacement tells</extracomment>
        <translation>Kako daleč se krogle v iteraciji povprečno premaknejo. Pada, dokler se nič več ne premika; po redčenju se spet premikajo.</translation>
    </message>
    <message>
        <source>The loss J: the mean over the points of the squared distance to the nearest ball, at most r1 squared. Sliding never raises it; removing balls may.</source>
        <extracomment>ridge: what plot objective tells</extracomment>
        <translation>Izguba J: povprečje kvadrirane razdalje točk do najbližje krogle, največ r1 na kvadrat. Drsenje je nikoli ne poveča, odstranjevanje jo lahko.</translation>
    </message>
    <message>
        <source>How many points the final balls hold. Balls with far fewer than the others stand where the cloud is thin, or on points of no curve.</source>
        <extracomment>ridge: what plot points_per_ball tells</extracomment>
        <translation>Koliko točk imajo končne krogle. Krogle, ki jih imajo veliko manj od drugih, so tam, kjer je oblak redek, ali na točkah, ki niso krivulja.</translation>
    </message>
    <message>
        <source>The distance of each vertex of the ridge from the true curve, in the order of the lines: high at ends and where curves cross.</source>
        <extracomment>ridge: what plot error tells</extracomment>
        <translation>Razdalja vsakega oglišča grebena od prave krivulje, v vrstnem redu črt: velika na koncih in kjer se krivulje križajo.</translation>
    </message>
    <message>
        <source>How many lines came out for each radius. Where the number stays the same over a range of radii, it says something of the cloud.</source>
        <extracomment>ridge: what plot study_parts tells</extracomment>
        <translation>Koliko črt je nastalo za vsak polmer. Kjer število na območju polmerov ostane enako, pove nekaj o oblaku.</translation>
    </message>
    <message>
        <source>How many vertices the lines have: larger balls make a coarser curve.</source>
        <extracomment>ridge: what plot study_vertices tells</extracomment>
        <translation>Koliko oglišč imajo črte: večje krogle dajo bolj grobo krivuljo.</translation>
    </message>
    <message>
        <source>How many balls a point has near it: what an iteration has to look at.</source>
        <extracomment>ridge: what plot study_near tells</extracomment>
        <translation>Koliko krogel ima točka v bližini: kar mora iteracija pregledati.</translation>
    </message>
    <message>
        <source>The distance from the true curve, least, mean and most, for each radius: too small a radius follows the noise, too large a one cuts bends.</source>
        <extracomment>ridge: what plot study_error tells</extracomment>
        <translation>Razdalja od prave krivulje, najmanjša, povprečna in največja, za vsak polmer: premajhen polmer sledi šumu, prevelik odreže zavoje.</translation>
    </message>
    <message>
        <source>How long the run takes for each radius.</source>
        <extracomment>ridge: what plot study_time tells</extracomment>
        <translation>Kako dolgo traja zagon za vsak polmer.</translation>
    </message>
    <message>
        <source>A measurement of the study over what it varies: the middle of its repetitions, with the least and the most.</source>
        <extracomment>ridge: what plot study_* tells</extracomment>
        <translation>Meritev študije glede na to, kar spreminja: sredina ponovitev, z najmanjšo in največjo.</translation>
    </message>
    <message>
        <source>Balls</source>
        <extracomment>ridge, r1: group</extracomment>
        <translation>Krogle</translation>
    </message>
    <message>
        <source>Ball radius r1</source>
        <extracomment>ridge, r1: label</extracomment>
        <translation>Polmer krogle r1</translation>
    </message>
    <message>
        <source>Support radius: a ball averages the points it owns within r1; 2.25 times their usual distance from the curve suits</source>
        <extracomment>ridge, r1: help</extracomment>
        <translation>Podporni polmer: krogla povpreči svoje točke znotraj r1; primeren je 2.25-kratnik njihove običajne oddaljenosti od krivulje</translation>
    </message>
    <message>
        <source>Linking radius r2</source>
        <extracomment>ridge, r2: label</extracomment>
        <translation>Povezovalni polmer r2</translation>
    </message>
    <message>
        <source>Balls with three others within r2, or fewer than two within 2 r2, are removed; links join balls within r2, then ends within 2 r2. 0: twice r1</source>
        <extracomment>ridge, r2: help</extracomment>
        <translation>Krogle s tremi drugimi znotraj r2 ali manj kot dvema znotraj 2 r2 se odstranijo; povezave spojijo krogle znotraj r2, nato konce znotraj 2 r2. 0: dvakrat r1</translation>
    </message>
    <message>
        <source>Balls&apos; order</source>
        <extracomment>ridge, ball_order: label</extracomment>
        <translation>Vrstni red krogel</translation>
    </message>
    <message>
        <source>In which order balls are asked whether they must go</source>
        <extracomment>ridge, ball_order: help</extracomment>
        <translation>V katerem vrstnem redu se krogle vprašajo, ali morajo proč</translation>
    </message>
    <message>
        <source>As their points come</source>
        <extracomment>ridge, ball_order: what file means</extracomment>
        <translation>Kot pridejo njihove točke</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>ridge, ball_order: choice</extracomment>
        <translation>Naključno</translation>
    </message>
    <message>
        <source>Drawn from the seed, for points that come sorted along the curve, whose balls would go one after another</source>
        <extracomment>ridge, ball_order: what random means</extracomment>
        <translation>Izžrebano s semenom, za točke, ki pridejo urejene vzdolž krivulje in bi njihove krogle šle druga za drugo</translation>
    </message>
    <message>
        <source>Minimum points</source>
        <extracomment>ridge, min_points: label</extracomment>
        <translation>Najmanj točk</translation>
    </message>
    <message>
        <source>A ball that holds fewer is taken for one on points of no curve and removed, as are lines of three balls then. 0: from how densely such points lie all over the box; 1: none</source>
        <extracomment>ridge, min_points: help</extracomment>
        <translation>Krogla z manj točkami velja za točke brez krivulje in se odstrani, nato tudi črte iz treh krogel. 0: po tem, kako gosto so take točke po vsej škatli; 1: nobena</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>ridge, method: group</extracomment>
        <translation>Metoda</translation>
    </message>
    <message>
        <source>Which points and balls are looked at. grid, brute and reference give the same bits</source>
        <extracomment>ridge, method: help</extracomment>
        <translation>Katere točke in krogle se pregledajo. grid, brute in reference dajo iste bite</translation>
    </message>
    <message>
        <source>Near balls only, and only where something may have changed</source>
        <extracomment>ridge, method: what grid means</extracomment>
        <translation>Le bližnje krogle, in le kjer se je lahko kaj spremenilo</translation>
    </message>
    <message>
        <source>Brute</source>
        <extracomment>ridge, method: choice</extracomment>
        <translation>Izčrpno</translation>
    </message>
    <message>
        <source>Every distance</source>
        <extracomment>ridge, method: what brute means</extracomment>
        <translation>Vsaka razdalja</translation>
    </message>
    <message>
        <source>Reference</source>
        <extracomment>ridge, method: choice</extracomment>
        <translation>Referenca</translation>
    </message>
    <message>
        <source>One thread, the words of the definition</source>
        <extracomment>ridge, method: what reference means</extracomment>
        <translation>Ena nit, besede definicije</translation>
    </message>
    <message>
        <source>Tiled</source>
        <extracomment>ridge, method: choice</extracomment>
        <translation>Po ploščicah</translation>
    </message>
    <message>
        <source>Boxes of the cloud on their own; not exact</source>
        <extracomment>ridge, method: what tiled means</extracomment>
        <translation>Škatle oblaka vsaka zase; ni eksaktno</translation>
    </message>
    <message>
        <source>Convergence</source>
        <extracomment>ridge, convergence: label</extracomment>
        <translation>Konvergenca</translation>
    </message>
    <message>
        <source>When balls stop</source>
        <extracomment>ridge, convergence: help</extracomment>
        <translation>Kdaj se krogle ustavijo</translation>
    </message>
    <message>
        <source>Exact</source>
        <extracomment>ridge, convergence: choice</extracomment>
        <translation>Eksaktno</translation>
    </message>
    <message>
        <source>No coordinate changes</source>
        <extracomment>ridge, convergence: what exact means</extracomment>
        <translation>Nobena koordinata se ne spremeni</translation>
    </message>
    <message>
        <source>Thesis</source>
        <extracomment>ridge, convergence: choice</extracomment>
        <translation>Disertacija</translation>
    </message>
    <message>
        <source>No change beyond the rounding bound 2 n eps |mean|</source>
        <extracomment>ridge, convergence: what thesis means</extracomment>
        <translation>Nobene spremembe čez mejo zaokroževanja 2 n eps |mean|</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <extracomment>ridge, convergence: choice</extracomment>
        <translation>Toleranca</translation>
    </message>
    <message>
        <source>No change beyond tolerance times r1</source>
        <extracomment>ridge, convergence: what tolerance means</extracomment>
        <translation>Nobene spremembe čez toleranco krat r1</translation>
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
        <translation>Najmanjši premik, ki šteje</translation>
    </message>
    <message>
        <source>Iteration cap</source>
        <extracomment>ridge, max_iterations: label</extracomment>
        <translation>Največ iteracij</translation>
    </message>
    <message>
        <source>Inner iterations of one evolution after which it ends with a warning</source>
        <extracomment>ridge, max_iterations: help</extracomment>
        <translation>Notranje iteracije enega razvoja, po katerih se konča z opozorilom</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>ridge, precision: label</extracomment>
        <translation>Natančnost</translation>
    </message>
    <message>
        <source>Of coordinates, relative to the middle of the cloud; sums are exact in all</source>
        <extracomment>ridge, precision: help</extracomment>
        <translation>Koordinat glede na sredino oblaka; vsote so vedno eksaktne</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>ridge, precision: choice</extracomment>
        <translation>Samodejno</translation>
    </message>
    <message>
        <source>Single where its steps are far finer than r1 all over the cloud, else double</source>
        <extracomment>ridge, precision: what automatic means</extracomment>
        <translation>Enojna, kjer so njene stopnje po vsem oblaku mnogo drobnejše od r1, sicer dvojna</translation>
    </message>
    <message>
        <source>Float</source>
        <extracomment>ridge, precision: choice</extracomment>
        <translation>Enojna</translation>
    </message>
    <message>
        <source>Single precision</source>
        <extracomment>ridge, precision: what float means</extracomment>
        <translation>Enojna natančnost</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>ridge, precision: choice</extracomment>
        <translation>Dvojna</translation>
    </message>
    <message>
        <source>Double precision</source>
        <extracomment>ridge, precision: what double means</extracomment>
        <translation>Dvojna natančnost</translation>
    </message>
    <message>
        <source>Memory cap</source>
        <extracomment>ridge, memory_cap: label</extracomment>
        <translation>Meja pomnilnika</translation>
    </message>
    <message>
        <source>With grid on CUDA a larger cloud streams in pieces; 0: what is free. Memory to use of each device</source>
        <extracomment>ridge, memory_cap: help</extracomment>
        <translation>Z grid na CUDA večji oblak teče po kosih; 0: kar je prosto. Pomnilnik, ki se uporabi na vsaki napravi</translation>
    </message>
    <message>
        <source>Devices</source>
        <extracomment>ridge, devices: label</extracomment>
        <translation>Naprave</translation>
    </message>
    <message>
        <source>CUDA devices of this host that share the cloud&apos;s points, with grid</source>
        <extracomment>ridge, devices: help</extracomment>
        <translation>Naprave CUDA tega računalnika, ki si delijo točke oblaka, z grid</translation>
    </message>
    <message>
        <source>Compare with the exact result</source>
        <extracomment>ridge, compare: label</extracomment>
        <translation>Primerjaj z eksaktnim</translation>
    </message>
    <message>
        <source>Also run the exact method: shows and measures what this run lacks of its curve</source>
        <extracomment>ridge, compare: help</extracomment>
        <translation>Poženi tudi eksaktno metodo: pokaže in izmeri, kaj temu izračunu manjka od njene krivulje</translation>
    </message>
    <message>
        <source>Refinement</source>
        <extracomment>ridge, refine: group</extracomment>
        <translation>Izboljšava</translation>
    </message>
    <message>
        <source>Refine</source>
        <extracomment>ridge, refine: label</extracomment>
        <translation>Izboljšaj</translation>
    </message>
    <message>
        <source>What is done with the lines at the end</source>
        <extracomment>ridge, refine: help</extracomment>
        <translation>Kaj se na koncu naredi s črtami</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>ridge, refine: choice</extracomment>
        <translation>Brez</translation>
    </message>
    <message>
        <source>The lines stay</source>
        <extracomment>ridge, refine: what none means</extracomment>
        <translation>Črte ostanejo</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>ridge, refine: choice</extracomment>
        <translation>Prilagodi</translation>
    </message>
    <message>
        <source>The lines are cut finely and fitted to the cloud, with a correction for noise about bends</source>
        <extracomment>ridge, refine: what fit means</extracomment>
        <translation>Črte se drobno razrežejo in prilagodijo oblaku, s popravkom za šum ob zavojih</translation>
    </message>
    <message>
        <source>Extend ends</source>
        <extracomment>ridge, extend_ends: label</extracomment>
        <translation>Podaljšaj konce</translation>
    </message>
    <message>
        <source>Open lines are made as long as their points say</source>
        <extracomment>ridge, extend_ends: help</extracomment>
        <translation>Odprte črte postanejo tako dolge, kot povedo njihove točke</translation>
    </message>
    <message>
        <source>Study r1</source>
        <extracomment>ridge, study: label</extracomment>
        <translation>Študija r1</translation>
    </message>
    <message>
        <source>Runs a range of ball radii (or what --study-of says): curves, loops, vertices and error against r1 as plots, and the radius in the middle of the widest range over which the curves stay the same; a click in a plot takes a radius</source>
        <extracomment>ridge, study: help</extracomment>
        <translation>Vrsta polmerov krogle (ali kar pove --study-of): krivulje, zanke, oglišča in napaka glede na r1 kot grafi ter polmer v sredini najširšega razpona, v katerem krivulje ostanejo enake; klik v graf vzame polmer</translation>
    </message>
    <message>
        <source>Study of</source>
        <extracomment>ridge, study_of: label</extracomment>
        <translation>Študija česa</translation>
    </message>
    <message>
        <source>What the study varies. noise and dimension take the method of the run, on clouds of their own</source>
        <extracomment>ridge, study_of: help</extracomment>
        <translation>Kaj študija spreminja. noise in dimension vzameta metodo izračuna, na lastnih oblakih</translation>
    </message>
    <message>
        <source>Radius</source>
        <extracomment>ridge, study_of: choice</extracomment>
        <translation>Polmer</translation>
    </message>
    <message>
        <source>Radii on this cloud: curves, loops, vertices and error, and one that is proposed</source>
        <extracomment>ridge, study_of: what radius means</extracomment>
        <translation>Polmeri na tem oblaku: krivulje, zanke, oglišča in napaka, ter eden, ki je predlagan</translation>
    </message>
    <message>
        <source>Noise</source>
        <extracomment>ridge, study_of: choice</extracomment>
        <translation>Šum</translation>
    </message>
    <message>
        <source>Radii and numbers of points on segments in the plane with three noises: error, as in the thesis</source>
        <extracomment>ridge, study_of: what noise means</extracomment>
        <translation>Polmeri in števila točk na daljicah v ravnini s tremi šumi: napaka, kot v disertaciji</translation>
    </message>
    <message>
        <source>Dimension</source>
        <extracomment>ridge, study_of: choice</extracomment>
        <translation>Razsežnost</translation>
    </message>
    <message>
        <source>Numbers of points on segments in 2 to 6 dimensions: error, as in the thesis</source>
        <extracomment>ridge, study_of: what dimension means</extracomment>
        <translation>Števila točk na daljicah v 2 do 6 razsežnostih: napaka, kot v disertaciji</translation>
    </message>
    <message>
        <source>The smallest radius of the study; 0: a quarter of the estimate</source>
        <extracomment>ridge, study_from: help</extracomment>
        <translation>Najmanjši polmer študije; 0: četrtina ocenjenega</translation>
    </message>
    <message>
        <source>The largest radius of the study; 0: four times the estimate</source>
        <extracomment>ridge, study_to: help</extracomment>
        <translation>Največji polmer študije; 0: štirikratnik ocenjenega</translation>
    </message>
    <message>
        <source>Radii</source>
        <extracomment>ridge, study_count: label</extracomment>
        <translation>Polmeri</translation>
    </message>
    <message>
        <source>How many, in equal ratios</source>
        <extracomment>ridge, study_count: help</extracomment>
        <translation>Koliko, v enakih razmerjih</translation>
    </message>
    <message>
        <source>How often each measurement of the study is made, of noise and dimension on another cloud each time, after one that does not count; the median is told, and the least and the most</source>
        <extracomment>ridge, study_repeats: help</extracomment>
        <translation>Kolikokrat se naredi vsaka meritev študije, pri noise in dimension vsakič na drugem oblaku, po eni, ki ne šteje; pove se mediana ter najmanj in največ</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>ridge, tile_grid: group</extracomment>
        <translation>Ploščice</translation>
    </message>
    <message>
        <source>First grid</source>
        <extracomment>ridge, tile_grid: label</extracomment>
        <translation>Prva mreža</translation>
    </message>
    <message>
        <source>Into how many tiles each dimension is cut first: one number for all, or one for each</source>
        <extracomment>ridge, tile_grid: help</extracomment>
        <translation>Na koliko ploščic se najprej razreže vsaka razsežnost: eno število za vse ali po eno za vsako</translation>
    </message>
    <message>
        <source>Tile capacity</source>
        <extracomment>ridge, tile_capacity: label</extracomment>
        <translation>Zmogljivost ploščice</translation>
    </message>
    <message>
        <source>A tile with more points is halved, along each dimension in turn</source>
        <extracomment>ridge, tile_capacity: help</extracomment>
        <translation>Ploščica z več točkami se razpolovi, po vrsti vzdolž vsake razsežnosti</translation>
    </message>
    <message>
        <source>Deepest level</source>
        <extracomment>ridge, tile_depth: label</extracomment>
        <translation>Najgloblja raven</translation>
    </message>
    <message>
        <source>Tiles of this level are not halved, however many points they hold</source>
        <extracomment>ridge, tile_depth: help</extracomment>
        <translation>Ploščice te ravni se ne razpolovijo, ne glede na število točk</translation>
    </message>
    <message>
        <source>Tiles see</source>
        <extracomment>ridge, tile_kind: label</extracomment>
        <translation>Ploščice vidijo</translation>
    </message>
    <message>
        <source>Which points a tile sees</source>
        <extracomment>ridge, tile_kind: help</extracomment>
        <translation>Katere točke vidi ploščica</translation>
    </message>
    <message>
        <source>Extended</source>
        <extracomment>ridge, tile_kind: choice</extracomment>
        <translation>Razširjeno</translation>
    </message>
    <message>
        <source>Its own points and a halo of points around</source>
        <extracomment>ridge, tile_kind: what extended means</extracomment>
        <translation>Svoje točke in obrobo točk okoli</translation>
    </message>
    <message>
        <source>Grouped</source>
        <extracomment>ridge, tile_kind: choice</extracomment>
        <translation>Skupinsko</translation>
    </message>
    <message>
        <source>All points of the tiles that it touches</source>
        <extracomment>ridge, tile_kind: what grouped means</extracomment>
        <translation>Vse točke ploščic, ki se jih dotika</translation>
    </message>
    <message>
        <source>Local</source>
        <extracomment>ridge, tile_kind: choice</extracomment>
        <translation>Lokalno</translation>
    </message>
    <message>
        <source>Its own points</source>
        <extracomment>ridge, tile_kind: what local means</extracomment>
        <translation>Svoje točke</translation>
    </message>
    <message>
        <source>Tiled decimation</source>
        <extracomment>ridge, tile_detection: label</extracomment>
        <translation>Redčenje po ploščicah</translation>
    </message>
    <message>
        <source>Which balls are decimated together</source>
        <extracomment>ridge, tile_detection: help</extracomment>
        <translation>Katere krogle se redčijo skupaj</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <extracomment>ridge, tile_detection: choice</extracomment>
        <translation>Mešano</translation>
    </message>
    <message>
        <source>Those of all tiles, tile by tile</source>
        <extracomment>ridge, tile_detection: what hybrid means</extracomment>
        <translation>Tiste vseh ploščic, ploščica za ploščico</translation>
    </message>
    <message>
        <source>Those of each tile alone</source>
        <extracomment>ridge, tile_detection: what local means</extracomment>
        <translation>Tiste vsake ploščice posebej</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <extracomment>ridge, smoothing: label</extracomment>
        <translation>Glajenje</translation>
    </message>
    <message>
        <source>One more round over all balls and the whole cloud at the end</source>
        <extracomment>ridge, smoothing: help</extracomment>
        <translation>Na koncu še en krog čez vse krogle in ves oblak</translation>
    </message>
    <message>
        <source>No such round</source>
        <extracomment>ridge, smoothing: what none means</extracomment>
        <translation>Brez takega kroga</translation>
    </message>
    <message>
        <source>Decimate evolve</source>
        <extracomment>ridge, smoothing: choice</extracomment>
        <translation>Redčenje, razvoj</translation>
    </message>
    <message>
        <source>First decimation, then evolution</source>
        <extracomment>ridge, smoothing: what decimate-evolve means</extracomment>
        <translation>Najprej redčenje, nato razvoj</translation>
    </message>
    <message>
        <source>Evolve decimate</source>
        <extracomment>ridge, smoothing: choice</extracomment>
        <translation>Razvoj, redčenje</translation>
    </message>
    <message>
        <source>First evolution, then decimation</source>
        <extracomment>ridge, smoothing: what evolve-decimate means</extracomment>
        <translation>Najprej razvoj, nato redčenje</translation>
    </message>
    <message>
        <source>Halo</source>
        <extracomment>ridge, halo: label</extracomment>
        <translation>Obroba</translation>
    </message>
    <message>
        <source>How far beyond its box an extended tile sees points</source>
        <extracomment>ridge, halo: help</extracomment>
        <translation>Kako daleč čez svojo škatlo razširjena ploščica vidi točke</translation>
    </message>
    <message>
        <source>Keep lone points</source>
        <extracomment>ridge, keep_lone: label</extracomment>
        <translation>Ohrani samotne točke</translation>
    </message>
    <message>
        <source>A tile with a single point is a tile; else it is dropped, and the point becomes no ball</source>
        <extracomment>ridge, keep_lone: help</extracomment>
        <translation>Ploščica z eno samo točko je ploščica; sicer odpade in točka ne postane krogla</translation>
    </message>
    <message>
        <source>Histogram</source>
        <extracomment>ridge, tile_histogram: label</extracomment>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>How CUDA counts the points of the tiles</source>
        <extracomment>ridge, tile_histogram: help</extracomment>
        <translation>Kako CUDA šteje točke ploščic</translation>
    </message>
    <message>
        <source>private below 1024 bins, else direct</source>
        <extracomment>ridge, tile_histogram: what automatic means</extracomment>
        <translation>private pod 1024 razredi, sicer direct</translation>
    </message>
    <message>
        <source>Private</source>
        <extracomment>ridge, tile_histogram: choice</extracomment>
        <translation>Lasten</translation>
    </message>
    <message>
        <source>One histogram per block, then their sum</source>
        <extracomment>ridge, tile_histogram: what private means</extracomment>
        <translation>En histogram na blok, nato njihova vsota</translation>
    </message>
    <message>
        <source>Direct</source>
        <extracomment>ridge, tile_histogram: choice</extracomment>
        <translation>Neposredno</translation>
    </message>
    <message>
        <source>Straight into one histogram</source>
        <extracomment>ridge, tile_histogram: what direct means</extracomment>
        <translation>Naravnost v en histogram</translation>
    </message>
    <message>
        <source>Variants</source>
        <extracomment>ridge, choose: group</extracomment>
        <translation>Različice</translation>
    </message>
    <message>
        <source>Choosing</source>
        <extracomment>ridge, choose: label</extracomment>
        <translation>Izbiranje</translation>
    </message>
    <message>
        <source>How balls are chosen among the points</source>
        <extracomment>ridge, choose: help</extracomment>
        <translation>Kako se med točkami izberejo krogle</translation>
    </message>
    <message>
        <source>Conservative</source>
        <extracomment>ridge, choose: choice</extracomment>
        <translation>Previdno</translation>
    </message>
    <message>
        <source>In order, as defined</source>
        <extracomment>ridge, choose: what conservative means</extracomment>
        <translation>Po vrsti, kot je določeno</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>ridge, choose: choice</extracomment>
        <translation>Blok</translation>
    </message>
    <message>
        <source>The same by one block of a CUDA device, as the source has it</source>
        <extracomment>ridge, choose: what block means</extracomment>
        <translation>Isto z enim blokom naprave CUDA, kot v izvirniku</translation>
    </message>
    <message>
        <source>Greedy</source>
        <extracomment>ridge, choose: choice</extracomment>
        <translation>Požrešno</translation>
    </message>
    <message>
        <source>Many blocks that learn of each other&apos;s balls one round later: too many balls, too near each other</source>
        <extracomment>ridge, choose: what greedy means</extracomment>
        <translation>Mnogo blokov, ki drug za drugega izvedo krog kasneje: preveč krogel, preblizu skupaj</translation>
    </message>
    <message>
        <source>Decimate first</source>
        <extracomment>ridge, decimate_first: label</extracomment>
        <translation>Najprej redčenje</translation>
    </message>
    <message>
        <source>Decimate once before the first evolution, as greedy choosing wants</source>
        <extracomment>ridge, decimate_first: help</extracomment>
        <translation>Enkrat razredči pred prvim razvojem, kot to potrebuje požrešno izbiranje</translation>
    </message>
    <message>
        <source>Decimation</source>
        <extracomment>ridge, decimation: label</extracomment>
        <translation>Redčenje</translation>
    </message>
    <message>
        <source>How balls that are too near each other are removed</source>
        <extracomment>ridge, decimation: help</extracomment>
        <translation>Kako se odstranijo krogle, ki so preblizu skupaj</translation>
    </message>
    <message>
        <source>Counts</source>
        <extracomment>ridge, decimation: choice</extracomment>
        <translation>Števci</translation>
    </message>
    <message>
        <source>Neighbours are counted once and kept up to date</source>
        <extracomment>ridge, decimation: what counts means</extracomment>
        <translation>Sosede se preštejejo enkrat in števec se vzdržuje</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>ridge, decimation: choice</extracomment>
        <translation>Premik</translation>
    </message>
    <message>
        <source>The source&apos;s first version, with the same result</source>
        <extracomment>ridge, decimation: what shift means</extracomment>
        <translation>Prva različica izvirnika, z enakim rezultatom</translation>
    </message>
    <message>
        <source>Marks</source>
        <extracomment>ridge, decimation: choice</extracomment>
        <translation>Oznake</translation>
    </message>
    <message>
        <source>The source&apos;s second version, with the same result</source>
        <extracomment>ridge, decimation: what marks means</extracomment>
        <translation>Druga različica izvirnika, z enakim rezultatom</translation>
    </message>
    <message>
        <source>Matrix</source>
        <extracomment>ridge, decimation: choice</extracomment>
        <translation>Matrika</translation>
    </message>
    <message>
        <source>The source&apos;s third version, with the same result</source>
        <extracomment>ridge, decimation: what matrix means</extracomment>
        <translation>Tretja različica izvirnika, z enakim rezultatom</translation>
    </message>
    <message>
        <source>16 balls at a time, which do not see each other go: breaks the curve</source>
        <extracomment>ridge, decimation: what greedy means</extracomment>
        <translation>16 krogel naenkrat, ki ne vidijo, da druge odhajajo: pretrga krivuljo</translation>
    </message>
    <message>
        <source>Kernels</source>
        <extracomment>ridge, kernels: label</extracomment>
        <translation>Ščepci</translation>
    </message>
    <message>
        <source>Whose kernels of evolution are used; one result</source>
        <extracomment>ridge, kernels: help</extracomment>
        <translation>Čigavi ščepci računajo razvoj; enak rezultat</translation>
    </message>
    <message>
        <source>Modern</source>
        <extracomment>ridge, kernels: choice</extracomment>
        <translation>Sodobni</translation>
    </message>
    <message>
        <source>This program&apos;s</source>
        <extracomment>ridge, kernels: what modern means</extracomment>
        <translation>Ščepci tega programa</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>ridge, kernels: choice</extracomment>
        <translation>Izvirnik</translation>
    </message>
    <message>
        <source>The thesis&apos;s two kernels, with the layouts, control and launch chosen below</source>
        <extracomment>ridge, kernels: what source means</extracomment>
        <translation>Dva ščepca iz disertacije, s spodaj izbrano ureditvijo, krmiljenjem in zagonom</translation>
    </message>
    <message>
        <source>Points&apos; layout</source>
        <extracomment>ridge, points_layout: label</extracomment>
        <translation>Ureditev točk</translation>
    </message>
    <message>
        <source>How the points&apos; coordinates lie in memory</source>
        <extracomment>ridge, points_layout: help</extracomment>
        <translation>Kako koordinate točk ležijo v pomnilniku</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>ridge, points_layout: choice</extracomment>
        <translation>Stolpec</translation>
    </message>
    <message>
        <source>A coordinate of all points together</source>
        <extracomment>ridge, points_layout: what column means</extracomment>
        <translation>Ena koordinata vseh točk skupaj</translation>
    </message>
    <message>
        <source>A point&apos;s coordinates together</source>
        <extracomment>ridge, points_layout: what row means</extracomment>
        <translation>Koordinate ene točke skupaj</translation>
    </message>
    <message>
        <source>Balls&apos; layout</source>
        <extracomment>ridge, balls_layout: label</extracomment>
        <translation>Ureditev krogel</translation>
    </message>
    <message>
        <source>How the balls&apos; coordinates lie in memory</source>
        <extracomment>ridge, balls_layout: help</extracomment>
        <translation>Kako koordinate krogel ležijo v pomnilniku</translation>
    </message>
    <message>
        <source>Control</source>
        <extracomment>ridge, control: label</extracomment>
        <translation>Krmiljenje</translation>
    </message>
    <message>
        <source>What decides on the next iteration</source>
        <extracomment>ridge, control: help</extracomment>
        <translation>Kaj odloča o naslednji iteraciji</translation>
    </message>
    <message>
        <source>Host</source>
        <extracomment>ridge, control: choice</extracomment>
        <translation>Gostitelj</translation>
    </message>
    <message>
        <source>The host, after each iteration</source>
        <extracomment>ridge, control: what host means</extracomment>
        <translation>Gostitelj, po vsaki iteraciji</translation>
    </message>
    <message>
        <source>Device</source>
        <extracomment>ridge, control: choice</extracomment>
        <translation>Naprava</translation>
    </message>
    <message>
        <source>A loop in a CUDA graph, without the host</source>
        <extracomment>ridge, control: what device means</extracomment>
        <translation>Zanka v grafu CUDA, brez gostitelja</translation>
    </message>
    <message>
        <source>Loads</source>
        <extracomment>ridge, loads: label</extracomment>
        <translation>Branje</translation>
    </message>
    <message>
        <source>How the source&apos;s kernel reads points on CUDA</source>
        <extracomment>ridge, loads: help</extracomment>
        <translation>Kako ščepec izvirnika bere točke na CUDA</translation>
    </message>
    <message>
        <source>Scalar</source>
        <extracomment>ridge, loads: choice</extracomment>
        <translation>Skalarno</translation>
    </message>
    <message>
        <source>Value by value</source>
        <extracomment>ridge, loads: what scalar means</extracomment>
        <translation>Vrednost za vrednostjo</translation>
    </message>
    <message>
        <source>Vector</source>
        <extracomment>ridge, loads: choice</extracomment>
        <translation>Vektorsko</translation>
    </message>
    <message>
        <source>Up to 16 bytes at once, in 2 to 6 dimensions</source>
        <extracomment>ridge, loads: what vector means</extracomment>
        <translation>Do 16 bajtov naenkrat, v 2 do 6 razsežnostih</translation>
    </message>
    <message>
        <source>CUB</source>
        <extracomment>ridge, loads: choice</extracomment>
        <translation>CUB</translation>
    </message>
    <message>
        <source>CUB&apos;s vectors, in 2 to 6 dimensions</source>
        <extracomment>ridge, loads: what cub means</extracomment>
        <translation>Vektorji iz CUB, v 2 do 6 razsežnostih</translation>
    </message>
    <message>
        <source>Choosing block</source>
        <extracomment>ridge, choose_block: label</extracomment>
        <translation>Blok za izbiranje</translation>
    </message>
    <message>
        <source>Threads of the block that chooses: 128, 256, 512 or 1024 are used</source>
        <extracomment>ridge, choose_block: help</extracomment>
        <translation>Niti bloka, ki izbira: uporabijo se 128, 256, 512 ali 1024</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <extracomment>ridge, block_size: label</extracomment>
        <translation>Niti na blok</translation>
    </message>
    <message>
        <source>Of the source&apos;s kernels on CUDA. 0: the tuned number</source>
        <extracomment>ridge, block_size: help</extracomment>
        <translation>Ščepcev izvirnika na CUDA. 0: uglašeno število</translation>
    </message>
    <message>
        <source>Points per thread</source>
        <extracomment>ridge, items_per_thread: label</extracomment>
        <translation>Točk na nit</translation>
    </message>
    <message>
        <source>Of the source&apos;s kernels on CUDA: 1, 2, 4 or 8 are used. 0: the tuned number</source>
        <extracomment>ridge, items_per_thread: help</extracomment>
        <translation>Ščepcev izvirnika na CUDA: uporabijo se 1, 2, 4 ali 8. 0: uglašeno število</translation>
    </message>
    <message>
        <source>Colour points by</source>
        <extracomment>ridge, color_by: label</extracomment>
        <translation>Barva točk po</translation>
    </message>
    <message>
        <source>What the colour of a point tells</source>
        <extracomment>ridge, color_by: help</extracomment>
        <translation>Kaj pove barva točke</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>ridge, color_by: choice</extracomment>
        <translation>Lastnik</translation>
    </message>
    <message>
        <source>The ball that owns the point</source>
        <extracomment>ridge, color_by: what owner means</extracomment>
        <translation>Krogla, ki ji točka pripada</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>ridge, color_by: choice</extracomment>
        <translation>Razdalja</translation>
    </message>
    <message>
        <source>The distance to that ball&apos;s centre</source>
        <extracomment>ridge, color_by: what distance means</extracomment>
        <translation>Razdalja do središča te krogle</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>ridge, color_by: choice</extracomment>
        <translation>Preprosto</translation>
    </message>
    <message>
        <source>Nothing: one colour for all</source>
        <extracomment>ridge, color_by: what plain means</extracomment>
        <translation>Nič: ena barva za vse</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>ridge, color_by: choice</extracomment>
        <translation>Ploščica</translation>
    </message>
    <message>
        <source>The tile that holds the point</source>
        <extracomment>ridge, color_by: what tile means</extracomment>
        <translation>Ploščica, v kateri je točka</translation>
    </message>
    <message>
        <source>Colour map</source>
        <extracomment>ridge, color_map: label</extracomment>
        <translation>Barvna lestvica</translation>
    </message>
    <message>
        <source>For colours that stand for numbers</source>
        <extracomment>ridge, color_map: help</extracomment>
        <translation>Za barve, ki pomenijo števila</translation>
    </message>
    <message>
        <source>Cividis</source>
        <extracomment>ridge, color_map: choice</extracomment>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>From blue over grey to yellow, the same for the colour-blind</source>
        <extracomment>ridge, color_map: what cividis means</extracomment>
        <translation>Od modre čez sivo do rumene, enako za barvno slepe</translation>
    </message>
    <message>
        <source>Viridis</source>
        <extracomment>ridge, color_map: choice</extracomment>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>From violet over green to yellow</source>
        <extracomment>ridge, color_map: what viridis means</extracomment>
        <translation>Od vijolične čez zeleno do rumene</translation>
    </message>
    <message>
        <source>Gray</source>
        <extracomment>ridge, color_map: choice</extracomment>
        <translation>Siva</translation>
    </message>
    <message>
        <source>From black to white</source>
        <extracomment>ridge, color_map: what gray means</extracomment>
        <translation>Od črne do bele</translation>
    </message>
    <message>
        <source>Ball size</source>
        <extracomment>ridge, ball_scale: label</extracomment>
        <translation>Velikost krogel</translation>
    </message>
    <message>
        <source>Drawn radius of a ball in units of r1</source>
        <extracomment>ridge, ball_scale: help</extracomment>
        <translation>Narisani polmer krogle v enotah r1</translation>
    </message>
    <message>
        <source>Show balls</source>
        <extracomment>ridge, show_balls: label</extracomment>
        <translation>Pokaži krogle</translation>
    </message>
    <message>
        <source>Draw the balls</source>
        <extracomment>ridge, show_balls: help</extracomment>
        <translation>Nariši krogle</translation>
    </message>
    <message>
        <source>Show removed balls</source>
        <extracomment>ridge, show_removed: label</extracomment>
        <translation>Pokaži odstranjene krogle</translation>
    </message>
    <message>
        <source>Mark where balls were removed so far: in one colour the crowded, in another the lonely and the sparse</source>
        <extracomment>ridge, show_removed: help</extracomment>
        <translation>Označi, kje so bile doslej odstranjene krogle: v eni barvi natrpane, v drugi samotne in redke</translation>
    </message>
    <message>
        <source>Show tiles</source>
        <extracomment>ridge, show_tiles: label</extracomment>
        <translation>Pokaži ploščice</translation>
    </message>
    <message>
        <source>Draw the boxes of the tiles</source>
        <extracomment>ridge, show_tiles: help</extracomment>
        <translation>Nariši škatle ploščic</translation>
    </message>
    <message>
        <source>Show halos</source>
        <extracomment>ridge, show_halos: label</extracomment>
        <translation>Pokaži obrobe</translation>
    </message>
    <message>
        <source>Draw how far each extended tile sees</source>
        <extracomment>ridge, show_halos: help</extracomment>
        <translation>Nariši, kako daleč vidi vsaka razširjena ploščica</translation>
    </message>
    <message>
        <source>One tile</source>
        <extracomment>ridge, tile: label</extracomment>
        <translation>Ena ploščica</translation>
    </message>
    <message>
        <source>Show the balls of this tile alone, and frame it and its neighbours. 0: all tiles</source>
        <extracomment>ridge, tile: help</extracomment>
        <translation>Pokaži le krogle te ploščice ter uokviri njo in sosede. 0: vse ploščice</translation>
    </message>
    <message>
        <source>Projection</source>
        <extracomment>ridge, projection: group</extracomment>
        <translation>Projekcija</translation>
    </message>
    <message>
        <source>Which directions become the picture&apos;s axes</source>
        <extracomment>ridge, projection: help</extracomment>
        <translation>Katere smeri postanejo osi slike</translation>
    </message>
    <message>
        <source>Chosen axes</source>
        <extracomment>ridge, projection: what axes means</extracomment>
        <translation>Izbrane osi</translation>
    </message>
    <message>
        <source>Principal</source>
        <extracomment>ridge, projection: choice</extracomment>
        <translation>Glavne osi</translation>
    </message>
    <message>
        <source>The principal components</source>
        <extracomment>ridge, projection: what principal means</extracomment>
        <translation>Glavne komponente</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <extracomment>ridge, axis_x: label</extracomment>
        <translation>Vodoravna os</translation>
    </message>
    <message>
        <source>Coordinate along x (from 0)</source>
        <extracomment>ridge, axis_x: help</extracomment>
        <translation>Koordinata vzdolž x (od 0)</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <extracomment>ridge, axis_y: label</extracomment>
        <translation>Navpična os</translation>
    </message>
    <message>
        <source>Coordinate along y (from 0)</source>
        <extracomment>ridge, axis_y: help</extracomment>
        <translation>Koordinata vzdolž y (od 0)</translation>
    </message>
    <message>
        <source>Depth axis</source>
        <extracomment>ridge, axis_z: label</extracomment>
        <translation>Os globine</translation>
    </message>
    <message>
        <source>Coordinate along z (from 0)</source>
        <extracomment>ridge, axis_z: help</extracomment>
        <translation>Koordinata vzdolž z (od 0)</translation>
    </message>
    <message>
        <source>A surface-area kD-tree is built split by split, and rays walk through it</source>
        <extracomment>kdtree: summary</extracomment>
        <translation>Površinsko kD-drevo nastaja delitev za delitvijo in žarki potujejo skozenj</translation>
    </message>
    <message>
        <source>The scene: any mesh that Assimp reads (obj, ply, stl, gltf, fbx, 3ds, dae, blend, ...)</source>
        <extracomment>kdtree: what scene is</extracomment>
        <translation>Prizor: vsaka mreža, ki jo bere Assimp (obj, ply, stl, gltf, fbx, 3ds, dae, blend, ...)</translation>
    </message>
    <message>
        <source>Rays</source>
        <extracomment>kdtree: input</extracomment>
        <translation>Žarki</translation>
    </message>
    <message>
        <source>Rays to send through the tree, six numbers each: origin and direction (npy, n x 6)</source>
        <extracomment>kdtree: what rays is</extracomment>
        <translation>Žarki skozi drevo, po šest števil: izhodišče in smer (npy, n x 6)</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>kdtree: input</extracomment>
        <translation>Drevo</translation>
    </message>
    <message>
        <source>A tree of this scene from a kdt file, which is shown instead of a new one</source>
        <extracomment>kdtree: what tree is</extracomment>
        <translation>Drevo tega prizora iz datoteke kdt, prikazano namesto novega</translation>
    </message>
    <message>
        <source>Mesh</source>
        <extracomment>kdtree: output</extracomment>
        <translation>Mreža</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>kdtree: output</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>Primitive</source>
        <extracomment>kdtree: output</extracomment>
        <translation>Osnovni lik</translation>
    </message>
    <message>
        <source>A knot</source>
        <extracomment>kdtree: sample</extracomment>
        <translation>Vozel</translation>
    </message>
    <message>
        <source>A city of boxes</source>
        <extracomment>kdtree: sample</extracomment>
        <translation>Mesto iz škatel</translation>
    </message>
    <message>
        <source>Spheres</source>
        <extracomment>kdtree: sample</extracomment>
        <translation>Krogle</translation>
    </message>
    <message>
        <source>A soup to watch</source>
        <extracomment>kdtree: sample</extracomment>
        <translation>Juha za opazovanje</translation>
    </message>
    <message>
        <source>Surface area heuristic, as Wald and Havran</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Površinska hevristika, kot Wald in Havran</translation>
    </message>
    <message>
        <source>Spatial median</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Prostorska sredina</translation>
    </message>
    <message>
        <source>Object median</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Mediana objektov</translation>
    </message>
    <message>
        <source>Sliding midpoint</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Drseča sredina</translation>
    </message>
    <message>
        <source>The trap without a guard</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Past brez varovala</translation>
    </message>
    <message>
        <source>The thesis&apos;s builder</source>
        <extracomment>kdtree: preset</extracomment>
        <translation>Gradnja iz disertacije</translation>
    </message>
    <message>
        <source>What each candidate plane of the step&apos;s node would cost, along each axis; the level line is the cost of staying a leaf. The lowest point is taken.</source>
        <extracomment>kdtree: what plot node_cost tells</extracomment>
        <translation>Koliko bi stala vsaka možna ravnina vozlišča tega koraka, vzdolž vsake osi; vodoravna črta je cena kot list. Vzame se najnižja točka.</translation>
    </message>
    <message>
        <source>How much goes through each of the four kernels for the step&apos;s node: elements, and bytes as the thesis&apos;s records have them.</source>
        <extracomment>kdtree: what plot node_pipeline tells</extracomment>
        <translation>Koliko gre skozi vsakega od štirih ščepcev za vozlišče koraka: elementi in bajti po zapisih disertacije.</translation>
    </message>
    <message>
        <source>How deep the leaves lie. Few levels mean few steps for a ray; a long tail means that some places were hard to divide.</source>
        <extracomment>kdtree: what plot leaf_depth tells</extracomment>
        <translation>Kako globoko so listi. Malo ravni pomeni malo korakov za žarek; dolg rep pomeni, da je bilo nekatera mesta težko deliti.</translation>
    </message>
    <message>
        <source>How many triangles the leaves hold: a ray tests all of a leaf that it visits.</source>
        <extracomment>kdtree: what plot leaf_size tells</extracomment>
        <translation>Koliko trikotnikov je v listih: žarek preizkusi vse v listu, ki ga obišče.</translation>
    </message>
    <message>
        <source>How large the leaves are, as a part of the scene. Empty space that was cut off well is in few large leaves.</source>
        <extracomment>kdtree: what plot leaf_volume tells</extracomment>
        <translation>Kako veliki so listi, kot del prizora. Dobro odrezan prazen prostor je v malo velikih listih.</translation>
    </message>
    <message>
        <source>Which levels a ray spends its cost on: steps through inner nodes, and tests in leaves.</source>
        <extracomment>kdtree: what plot level_cost tells</extracomment>
        <translation>Na katerih ravneh nastane cena žarka: koraki skozi notranja vozlišča in preizkusi v listih.</translation>
    </message>
    <message>
        <source>The expected cost of a ray after each step, if building ended there. It falls steeply at first: most is won near the root.</source>
        <extracomment>kdtree: what plot growth_cost tells</extracomment>
        <translation>Pričakovana cena žarka po vsakem koraku, če bi se gradnja tam končala. Sprva strmo pada: največ se pridobi pri korenu.</translation>
    </message>
    <message>
        <source>Nodes, references and memory after each step, if building ended there.</source>
        <extracomment>kdtree: what plot growth_size tells</extracomment>
        <translation>Vozlišča, vnosi in pomnilnik po vsakem koraku, če bi se gradnja tam končala.</translation>
    </message>
    <message>
        <source>How long each builder takes for so many triangles, on logarithmic axes: straight lines of slope 1 are linear time.</source>
        <extracomment>kdtree: what plot race tells</extracomment>
        <translation>Kako dolgo vsak graditelj potrebuje za toliko trikotnikov, na logaritemskih oseh: premice z naklonom 1 pomenijo linearen čas.</translation>
    </message>
    <message>
        <source>How many times as fast the device is as one CPU thread, copies included. Above 1 the device is worth it.</source>
        <extracomment>kdtree: what plot kernels_break_even tells</extracomment>
        <translation>Kolikokrat hitrejša je naprava od ene niti CPE, s kopijami. Nad 1 se naprava splača.</translation>
    </message>
    <message>
        <source>What the thesis&apos;s model predicts for its first kernel, beside what was measured.</source>
        <extracomment>kdtree: what plot kernels_model tells</extracomment>
        <translation>Kaj model disertacije napove za svoj prvi ščepec, ob izmerjenem.</translation>
    </message>
    <message>
        <source>How long each step of the thesis takes for so many triangles: one CPU thread, the device with copies, and the kernel alone.</source>
        <extracomment>kdtree: what plot kernels_* tells</extracomment>
        <translation>Kako dolgo traja vsak korak disertacije za toliko trikotnikov: ena nit CPE, naprava s kopijami in sam ščepec.</translation>
    </message>
    <message>
        <source>How many of the warps that a multiprocessor can hold are there, for each number of threads in a block.</source>
        <extracomment>kdtree: what plot occupancy_threads tells</extracomment>
        <translation>Koliko snopov od možnih na multiprocesorju je tam, za vsako število niti v bloku.</translation>
    </message>
    <message>
        <source>The same against the shared memory that a block takes: it falls in steps, as a block fewer fits.</source>
        <extracomment>kdtree: what plot occupancy_shared tells</extracomment>
        <translation>Isto glede na skupni pomnilnik, ki ga vzame blok: pada po stopnicah, ker gre noter blok manj.</translation>
    </message>
    <message>
        <source>The same against the registers of a thread.</source>
        <extracomment>kdtree: what plot occupancy_registers tells</extracomment>
        <translation>Isto glede na registre niti.</translation>
    </message>
    <message>
        <source>How long the kernel really took with so many threads in a block: full occupancy is not always fastest.</source>
        <extracomment>kdtree: what plot occupancy_time tells</extracomment>
        <translation>Kako dolgo je ščepec res trajal s toliko nitmi v bloku: polna zasedenost ni vedno najhitrejša.</translation>
    </message>
    <message>
        <source>How long the thesis&apos;s kernels and copies took.</source>
        <extracomment>kdtree: what plot thesis_* tells</extracomment>
        <translation>Kako dolgo so trajali ščepci in kopije disertacije.</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>kdtree, pipeline: group</extracomment>
        <translation>Gradnja</translation>
    </message>
    <message>
        <source>How the tree is built</source>
        <extracomment>kdtree, pipeline: help</extracomment>
        <translation>Kako se drevo zgradi</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>kdtree, pipeline: choice</extracomment>
        <translation>Raven</translation>
    </message>
    <message>
        <source>All nodes of a level at once, on all cores or on the device</source>
        <extracomment>kdtree, pipeline: what level means</extracomment>
        <translation>Vsa vozlišča ravni naenkrat, na vseh jedrih ali napravi</translation>
    </message>
    <message>
        <source>Plain recursion on one thread</source>
        <extracomment>kdtree, pipeline: what reference means</extracomment>
        <translation>Preprosta rekurzija na eni niti</translation>
    </message>
    <message>
        <source>The thesis&apos;s builder for one thread</source>
        <extracomment>kdtree, pipeline: what sweep means</extracomment>
        <translation>Gradnja iz disertacije za eno nit</translation>
    </message>
    <message>
        <source>Presorted</source>
        <extracomment>kdtree, pipeline: choice</extracomment>
        <translation>Predurejeno</translation>
    </message>
    <message>
        <source>O(N log N), on one thread</source>
        <extracomment>kdtree, pipeline: what presorted means</extracomment>
        <translation>O(N log N), na eni niti</translation>
    </message>
    <message>
        <source>Recursion on the CPU with four CUDA kernels per node</source>
        <extracomment>kdtree, pipeline: what thesis means</extracomment>
        <translation>Rekurzija na CPE s štirimi ščepci CUDA na vozlišče</translation>
    </message>
    <message>
        <source>Splits</source>
        <extracomment>kdtree, strategy: group</extracomment>
        <translation>Delitve</translation>
    </message>
    <message>
        <source>Where nodes are split</source>
        <extracomment>kdtree, strategy: help</extracomment>
        <translation>Kje se vozlišča delijo</translation>
    </message>
    <message>
        <source>SAH</source>
        <extracomment>kdtree, strategy: choice</extracomment>
        <translation>SAH</translation>
    </message>
    <message>
        <source>Every candidate of the surface area heuristic</source>
        <extracomment>kdtree, strategy: what sah means</extracomment>
        <translation>Vsaka možnost površinske hevristike</translation>
    </message>
    <message>
        <source>SAH binned</source>
        <extracomment>kdtree, strategy: choice</extracomment>
        <translation>SAH z razredi</translation>
    </message>
    <message>
        <source>The cost of the heuristic at evenly spread planes, and every candidate in nodes of at most 48 triangles; four are a leaf</source>
        <extracomment>kdtree, strategy: what sah-binned means</extracomment>
        <translation>Cena hevristike na enakomerno razporejenih ravninah, v vozliščih z največ 48 trikotniki pa vsaka možnost; štirje so list</translation>
    </message>
    <message>
        <source>The middle of the longest axis</source>
        <extracomment>kdtree, strategy: what spatial-median means</extracomment>
        <translation>Sredina najdaljše osi</translation>
    </message>
    <message>
        <source>Half of the triangles on each side</source>
        <extracomment>kdtree, strategy: what object-median means</extracomment>
        <translation>Polovica trikotnikov na vsaki strani</translation>
    </message>
    <message>
        <source>The middle, moved to the next triangle where a side would be empty</source>
        <extracomment>kdtree, strategy: what sliding-midpoint means</extracomment>
        <translation>Sredina, premaknjena k najbližjemu trikotniku, kjer bi bila stran prazna</translation>
    </message>
    <message>
        <source>Traversal cost K_T</source>
        <extracomment>kdtree, k_t: label</extracomment>
        <translation>Cena prehoda K_T</translation>
    </message>
    <message>
        <source>Cost of a step through an inner node</source>
        <extracomment>kdtree, k_t: help</extracomment>
        <translation>Cena koraka skozi notranje vozlišče</translation>
    </message>
    <message>
        <source>Test cost K_I</source>
        <extracomment>kdtree, k_i: label</extracomment>
        <translation>Cena preizkusa K_I</translation>
    </message>
    <message>
        <source>Cost of a test of a ray with a triangle</source>
        <extracomment>kdtree, k_i: help</extracomment>
        <translation>Cena preizkusa žarka s trikotnikom</translation>
    </message>
    <message>
        <source>Empty-space factor</source>
        <extracomment>kdtree, empty_bonus: label</extracomment>
        <translation>Faktor praznega prostora</translation>
    </message>
    <message>
        <source>A split that cuts off empty space costs this part of its price</source>
        <extracomment>kdtree, empty_bonus: help</extracomment>
        <translation>Delitev, ki odreže prazen prostor, stane ta del svoje cene</translation>
    </message>
    <message>
        <source>Depth limit</source>
        <extracomment>kdtree, max_depth: label</extracomment>
        <translation>Meja globine</translation>
    </message>
    <message>
        <source>levels</source>
        <comment>unit</comment>
        <extracomment>kdtree, max_depth: unit</extracomment>
        <translation>ravni</translation>
    </message>
    <message>
        <source>0: 8 + 1.3 log2(triangles)</source>
        <extracomment>kdtree, max_depth: help</extracomment>
        <translation>0: 8 + 1.3 log2(trikotniki)</translation>
    </message>
    <message>
        <source>Extra levels</source>
        <extracomment>kdtree, extra_levels: label</extracomment>
        <translation>Dodatne ravni</translation>
    </message>
    <message>
        <source>Splits that a path may make although the heuristic says stop</source>
        <extracomment>kdtree, extra_levels: help</extracomment>
        <translation>Delitve, ki jih pot sme narediti, čeprav hevristika pravi stoj</translation>
    </message>
    <message>
        <source>Leaf size</source>
        <extracomment>kdtree, min_leaf: label</extracomment>
        <translation>Velikost lista</translation>
    </message>
    <message>
        <source>triangles</source>
        <comment>unit</comment>
        <extracomment>kdtree, min_leaf: unit</extracomment>
        <translation>trikotniki</translation>
    </message>
    <message>
        <source>Nodes with at most this number of triangles are not split</source>
        <extracomment>kdtree, min_leaf: help</extracomment>
        <translation>Vozlišča z največ toliko trikotniki se ne delijo</translation>
    </message>
    <message>
        <source>Bins</source>
        <extracomment>kdtree, bins: label</extracomment>
        <translation>Razredi</translation>
    </message>
    <message>
        <source>Planes per axis that the binned strategy tries, plus one</source>
        <extracomment>kdtree, bins: help</extracomment>
        <translation>Ravnine na os, ki jih poskusi strategija z razredi, plus ena</translation>
    </message>
    <message>
        <source>Extent in a cell</source>
        <extracomment>kdtree, clip: label</extracomment>
        <translation>Obseg v celici</translation>
    </message>
    <message>
        <source>Which extent of a triangle counts in a cell</source>
        <extracomment>kdtree, clip: help</extracomment>
        <translation>Kateri obseg trikotnika šteje v celici</translation>
    </message>
    <message>
        <source>Of the part of the triangle that lies in the cell</source>
        <extracomment>kdtree, clip: what exact means</extracomment>
        <translation>Dela trikotnika, ki leži v celici</translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>kdtree, clip: choice</extracomment>
        <translation>Škatla</translation>
    </message>
    <message>
        <source>Of the triangle&apos;s box, cut by the cell</source>
        <extracomment>kdtree, clip: what box means</extracomment>
        <translation>Škatle trikotnika, odrezane s celico</translation>
    </message>
    <message>
        <source>Guard</source>
        <extracomment>kdtree, guard: label</extracomment>
        <translation>Varovalo</translation>
    </message>
    <message>
        <source>Refuse splits that leave one child as the node was, with all its triangles</source>
        <extracomment>kdtree, guard: help</extracomment>
        <translation>Zavrni delitve, ki pustijo enega otroka takega, kot je bilo vozlišče, z vsemi trikotniki</translation>
    </message>
    <message>
        <source>Keep degenerate</source>
        <extracomment>kdtree, keep_degenerate: label</extracomment>
        <translation>Ohrani izrojene</translation>
    </message>
    <message>
        <source>Build over triangles without area too, which no ray hits</source>
        <extracomment>kdtree, keep_degenerate: help</extracomment>
        <translation>Gradi tudi nad trikotniki brez ploščine, ki jih noben žarek ne zadene</translation>
    </message>
    <message>
        <source>Counting</source>
        <extracomment>kdtree, count: label</extracomment>
        <translation>Štetje</translation>
    </message>
    <message>
        <source>How the thesis&apos;s pipeline counts triangles beside each plane</source>
        <extracomment>kdtree, count: help</extracomment>
        <translation>Kako cevovod disertacije šteje trikotnike ob vsaki ravnini</translation>
    </message>
    <message>
        <source>Scan</source>
        <extracomment>kdtree, count: choice</extracomment>
        <translation>Predponske vsote</translation>
    </message>
    <message>
        <source>Prefix sums</source>
        <extracomment>kdtree, count: what scan means</extracomment>
        <translation>Predponske vsote</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <extracomment>kdtree, count: choice</extracomment>
        <translation>Kvadratno</translation>
    </message>
    <message>
        <source>Every plane looks at every event</source>
        <extracomment>kdtree, count: what quadratic means</extracomment>
        <translation>Vsaka ravnina pogleda vsak dogodek</translation>
    </message>
    <message>
        <source>Sorting</source>
        <extracomment>kdtree, sort: label</extracomment>
        <translation>Urejanje</translation>
    </message>
    <message>
        <source>Where the thesis&apos;s pipeline sorts</source>
        <extracomment>kdtree, sort: help</extracomment>
        <translation>Kje ureja cevovod disertacije</translation>
    </message>
    <message>
        <source>On the CPU, as the thesis did</source>
        <extracomment>kdtree, sort: what cpu means</extracomment>
        <translation>Na CPE, kot v disertaciji</translation>
    </message>
    <message>
        <source>GPU</source>
        <extracomment>kdtree, sort: choice</extracomment>
        <translation>GPE</translation>
    </message>
    <message>
        <source>On the device</source>
        <extracomment>kdtree, sort: what gpu means</extracomment>
        <translation>Na napravi</translation>
    </message>
    <message>
        <source>Switch size</source>
        <extracomment>kdtree, switch_size: label</extracomment>
        <translation>Meja preklopa</translation>
    </message>
    <message>
        <source>Of the thesis&apos;s pipeline: nodes with fewer triangles stay on the CPU; 1: none; 0: measured, from where on the device is faster</source>
        <extracomment>kdtree, switch_size: help</extracomment>
        <translation>Cevovoda disertacije: vozlišča z manj trikotniki ostanejo na CPE; 1: nobeno; 0: izmerjeno, od kod je naprava hitrejša</translation>
    </message>
    <message>
        <source>Of the thesis&apos;s kernels; any number works, multiples of 32 waste nothing; 0: 256</source>
        <extracomment>kdtree, block: help</extracomment>
        <translation>Ščepcev disertacije; vsako število gre, večkratniki 32 ne tratijo; 0: 256</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>kdtree, grid: label</extracomment>
        <translation>Bloki</translation>
    </message>
    <message>
        <source>Of the thesis&apos;s kernels, together with the threads of a block; 0: as many as the device holds</source>
        <extracomment>kdtree, grid: help</extracomment>
        <translation>Ščepcev disertacije, skupaj z nitmi bloka; 0: kolikor jih sprejme naprava</translation>
    </message>
    <message>
        <source>In which order the nodes become steps</source>
        <extracomment>kdtree, step_order: help</extracomment>
        <translation>V katerem vrstnem redu vozlišča postanejo koraki</translation>
    </message>
    <message>
        <source>The nodes of a level, one level after another</source>
        <extracomment>kdtree, step_order: what level means</extracomment>
        <translation>Vozlišča ravni, raven za ravnijo</translation>
    </message>
    <message>
        <source>Depth first</source>
        <extracomment>kdtree, step_order: choice</extracomment>
        <translation>Najprej v globino</translation>
    </message>
    <message>
        <source>As a recursion decides the nodes</source>
        <extracomment>kdtree, step_order: what depth-first means</extracomment>
        <translation>Kot o vozliščih odloča rekurzija</translation>
    </message>
    <message>
        <source>Compare with</source>
        <extracomment>kdtree, compare: label</extracomment>
        <translation>Primerjaj z</translation>
    </message>
    <message>
        <source>A second tree over the same scene: its picture is on the divider&apos;s right</source>
        <extracomment>kdtree, compare: help</extracomment>
        <translation>Drugo drevo nad istim prizorom: njegova slika je desno od ločnice</translation>
    </message>
    <message>
        <source>No second tree</source>
        <extracomment>kdtree, compare: what none means</extracomment>
        <translation>Brez drugega drevesa</translation>
    </message>
    <message>
        <source>The extent of the part of the triangle that lies in the cell</source>
        <extracomment>kdtree, compare: what exact means</extracomment>
        <translation>Obseg dela trikotnika, ki leži v celici</translation>
    </message>
    <message>
        <source>The extent of the triangle&apos;s box, cut by the cell</source>
        <extracomment>kdtree, compare: what box means</extracomment>
        <translation>Obseg škatle trikotnika, odrezane s celico</translation>
    </message>
    <message>
        <source>No guard</source>
        <extracomment>kdtree, compare: choice</extracomment>
        <translation>Brez varovala</translation>
    </message>
    <message>
        <source>The same rules without the guard</source>
        <extracomment>kdtree, compare: what no-guard means</extracomment>
        <translation>Enaka pravila brez varovala</translation>
    </message>
    <message>
        <source>Studies</source>
        <extracomment>kdtree, study: group</extracomment>
        <translation>Študije</translation>
    </message>
    <message>
        <source>Measurements beside the run</source>
        <extracomment>kdtree, study: help</extracomment>
        <translation>Meritve ob izračunu</translation>
    </message>
    <message>
        <source>Nothing is measured beside the run</source>
        <extracomment>kdtree, study: what none means</extracomment>
        <translation>Ob izračunu se nič ne meri</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>kdtree, study: choice</extracomment>
        <translation>Tekma</translation>
    </message>
    <message>
        <source>Build times of the builders over the number of triangles</source>
        <extracomment>kdtree, study: what race means</extracomment>
        <translation>Časi gradnje po številu trikotnikov</translation>
    </message>
    <message>
        <source>The thesis&apos;s table for this machine</source>
        <extracomment>kdtree, study: what kernels means</extracomment>
        <translation>Tabela disertacije za ta računalnik</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <extracomment>kdtree, study: choice</extracomment>
        <translation>Zasedenost</translation>
    </message>
    <message>
        <source>How many warps of a kernel a multiprocessor holds</source>
        <extracomment>kdtree, study: what occupancy means</extracomment>
        <translation>Koliko snopov niti ščepca sprejme multiprocesor</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <extracomment>kdtree, capability: label</extracomment>
        <translation>Compute capability</translation>
    </message>
    <message>
        <source>Of the device of the occupancy explorer</source>
        <extracomment>kdtree, capability: help</extracomment>
        <translation>Naprave, katere zasedenost se raziskuje</translation>
    </message>
    <message>
        <source>Own</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>Lastna</translation>
    </message>
    <message>
        <source>The present device&apos;s</source>
        <extracomment>kdtree, capability: what own means</extracomment>
        <translation>Navzoče naprave</translation>
    </message>
    <message>
        <source>2.1</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>2.1</translation>
    </message>
    <message>
        <source>Fermi, as the GeForce GTX 560</source>
        <extracomment>kdtree, capability: what 2.1 means</extracomment>
        <translation>Fermi, kot GeForce GTX 560</translation>
    </message>
    <message>
        <source>3.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>3.0</translation>
    </message>
    <message>
        <source>Kepler, as the GeForce GTX 680</source>
        <extracomment>kdtree, capability: what 3.0 means</extracomment>
        <translation>Kepler, kot GeForce GTX 680</translation>
    </message>
    <message>
        <source>3.5</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>3.5</translation>
    </message>
    <message>
        <source>Kepler, as the Tesla K40</source>
        <extracomment>kdtree, capability: what 3.5 means</extracomment>
        <translation>Kepler, kot Tesla K40</translation>
    </message>
    <message>
        <source>5.2</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>5.2</translation>
    </message>
    <message>
        <source>Maxwell, as the GeForce GTX 980</source>
        <extracomment>kdtree, capability: what 5.2 means</extracomment>
        <translation>Maxwell, kot GeForce GTX 980</translation>
    </message>
    <message>
        <source>6.1</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>6.1</translation>
    </message>
    <message>
        <source>Pascal, as the GeForce GTX 1080</source>
        <extracomment>kdtree, capability: what 6.1 means</extracomment>
        <translation>Pascal, kot GeForce GTX 1080</translation>
    </message>
    <message>
        <source>7.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>7.0</translation>
    </message>
    <message>
        <source>Volta, as the V100</source>
        <extracomment>kdtree, capability: what 7.0 means</extracomment>
        <translation>Volta, kot V100</translation>
    </message>
    <message>
        <source>7.5</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>7.5</translation>
    </message>
    <message>
        <source>Turing, as the GeForce RTX 2080</source>
        <extracomment>kdtree, capability: what 7.5 means</extracomment>
        <translation>Turing, kot GeForce RTX 2080</translation>
    </message>
    <message>
        <source>8.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>8.0</translation>
    </message>
    <message>
        <source>Ampere, as the A100</source>
        <extracomment>kdtree, capability: what 8.0 means</extracomment>
        <translation>Ampere, kot A100</translation>
    </message>
    <message>
        <source>8.6</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>8.6</translation>
    </message>
    <message>
        <source>Ampere, as the GeForce RTX 3090</source>
        <extracomment>kdtree, capability: what 8.6 means</extracomment>
        <translation>Ampere, kot GeForce RTX 3090</translation>
    </message>
    <message>
        <source>8.9</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>8.9</translation>
    </message>
    <message>
        <source>Ada, as the GeForce RTX 4090</source>
        <extracomment>kdtree, capability: what 8.9 means</extracomment>
        <translation>Ada, kot GeForce RTX 4090</translation>
    </message>
    <message>
        <source>9.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>9.0</translation>
    </message>
    <message>
        <source>Hopper, as the H100</source>
        <extracomment>kdtree, capability: what 9.0 means</extracomment>
        <translation>Hopper, kot H100</translation>
    </message>
    <message>
        <source>10.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>10.0</translation>
    </message>
    <message>
        <source>Blackwell, as the B200</source>
        <extracomment>kdtree, capability: what 10.0 means</extracomment>
        <translation>Blackwell, kot B200</translation>
    </message>
    <message>
        <source>12.0</source>
        <extracomment>kdtree, capability: choice</extracomment>
        <translation>12.0</translation>
    </message>
    <message>
        <source>Blackwell, as the GeForce RTX 5090</source>
        <extracomment>kdtree, capability: what 12.0 means</extracomment>
        <translation>Blackwell, kot GeForce RTX 5090</translation>
    </message>
    <message>
        <source>Of a kernel in the explorer</source>
        <extracomment>kdtree, kernel_threads: help</extracomment>
        <translation>Ščepca v tem raziskovanju</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <extracomment>kdtree, kernel_registers: label</extracomment>
        <translation>Registri na nit</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <extracomment>kdtree, kernel_shared: label</extracomment>
        <translation>Skupni pomnilnik na blok</translation>
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
        <translation>Skupni pomnilnik na multiprocesor</translation>
    </message>
    <message>
        <source>Beside the cache; 0: the device&apos;s default</source>
        <extracomment>kdtree, shared_split: help</extracomment>
        <translation>Ob predpomnilniku; 0: privzeto za napravo</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>kdtree, phase: group</extracomment>
        <translation>Animacija</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>unit</comment>
        <extracomment>kdtree, phase: unit</extracomment>
        <translation>obrati</translation>
    </message>
    <message>
        <source>Where in its motion the scene is; the tree is built anew</source>
        <extracomment>kdtree, phase: help</extracomment>
        <translation>Kje v svojem gibanju je prizor; drevo se zgradi na novo</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>kdtree, amplitude: label</extracomment>
        <translation>Gibanje</translation>
    </message>
    <message>
        <source>How far the vertices move, as a part of the scene&apos;s size</source>
        <extracomment>kdtree, amplitude: help</extracomment>
        <translation>Kako daleč se premaknejo oglišča, kot del velikosti prizora</translation>
    </message>
    <message>
        <source>What the picture is of</source>
        <extracomment>kdtree, stage: help</extracomment>
        <translation>Česa je slika</translation>
    </message>
    <message>
        <source>Triangles, boxes and rays</source>
        <extracomment>kdtree, stage: what scene means</extracomment>
        <translation>Trikotniki, škatle in žarki</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <extracomment>kdtree, stage: choice</extracomment>
        <translation>Cevovod</translation>
    </message>
    <message>
        <source>The step&apos;s node through the four kernels</source>
        <extracomment>kdtree, stage: what pipeline means</extracomment>
        <translation>Vozlišče koraka skozi štiri ščepce</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>kdtree, stage: choice</extracomment>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Four ways to split the plane, side by side, over the triangles&apos; boxes seen along z</source>
        <extracomment>kdtree, stage: what rules means</extracomment>
        <translation>Štirje načini delitve ravnine, drug ob drugem, nad škatlami trikotnikov, gledanimi vzdolž z</translation>
    </message>
    <message>
        <source>Six points</source>
        <extracomment>kdtree, stage: choice</extracomment>
        <translation>Šest točk</translation>
    </message>
    <message>
        <source>Four ways to split the plane, over a textbook&apos;s six points</source>
        <extracomment>kdtree, stage: what six-points means</extracomment>
        <translation>Štirje načini delitve ravnine, nad šestimi točkami iz učbenika</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>kdtree, shading: label</extracomment>
        <translation>Pokaži</translation>
    </message>
    <message>
        <source>What the rays through the tree show</source>
        <extracomment>kdtree, shading: help</extracomment>
        <translation>Kaj kažejo žarki skozi drevo</translation>
    </message>
    <message>
        <source>Flat</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Ploskovno</translation>
    </message>
    <message>
        <source>The colour of the triangle, by its slope to the light</source>
        <extracomment>kdtree, shading: what flat means</extracomment>
        <translation>Barva trikotnika, po nagibu k luči</translation>
    </message>
    <message>
        <source>Shadow</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Senca</translation>
    </message>
    <message>
        <source>Flat, with the shadow of a lamp</source>
        <extracomment>kdtree, shading: what shadow means</extracomment>
        <translation>Ploskovno, s senco svetilke</translation>
    </message>
    <message>
        <source>Ambient occlusion</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Zastrtost okolice</translation>
    </message>
    <message>
        <source>How much of the sky each place sees</source>
        <extracomment>kdtree, shading: what ambient-occlusion means</extracomment>
        <translation>Koliko neba vidi vsako mesto</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Light after some bounces</source>
        <extracomment>kdtree, shading: what path means</extracomment>
        <translation>Svetloba po nekaj odbojih</translation>
    </message>
    <message>
        <source>Counted per pixel: steps through inner nodes</source>
        <extracomment>kdtree, shading: what steps means</extracomment>
        <translation>Šteto na piko: koraki skozi notranja vozlišča</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Listi</translation>
    </message>
    <message>
        <source>Counted per pixel: leaves visited</source>
        <extracomment>kdtree, shading: what leaves means</extracomment>
        <translation>Šteto na piko: obiskani listi</translation>
    </message>
    <message>
        <source>Tests</source>
        <extracomment>kdtree, shading: choice</extracomment>
        <translation>Preizkusi</translation>
    </message>
    <message>
        <source>Counted per pixel: tests of a ray with a triangle</source>
        <extracomment>kdtree, shading: what tests means</extracomment>
        <translation>Šteto na piko: preizkusi žarka s trikotnikom</translation>
    </message>
    <message>
        <source>The mesh, not ray-traced</source>
        <extracomment>kdtree, shading: what mesh means</extracomment>
        <translation>Mreža, brez sledenja žarkom</translation>
    </message>
    <message>
        <source>Traversal</source>
        <extracomment>kdtree, traversal_method: label</extracomment>
        <translation>Prehod</translation>
    </message>
    <message>
        <source>How a ray finds the leaves that it meets</source>
        <extracomment>kdtree, traversal_method: help</extracomment>
        <translation>Kako žarek najde liste, ki jih sreča</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>kdtree, traversal_method: choice</extracomment>
        <translation>Sklad</translation>
    </message>
    <message>
        <source>Nodes to visit later lie on a stack</source>
        <extracomment>kdtree, traversal_method: what stack means</extracomment>
        <translation>Vozlišča za kasneje ležijo na skladu</translation>
    </message>
    <message>
        <source>Short stack</source>
        <extracomment>kdtree, traversal_method: choice</extracomment>
        <translation>Kratek sklad</translation>
    </message>
    <message>
        <source>The last nodes only, from the root again when they are used up</source>
        <extracomment>kdtree, traversal_method: what short-stack means</extracomment>
        <translation>Le zadnja vozlišča, in znova od korena, ko jih zmanjka</translation>
    </message>
    <message>
        <source>Ropes</source>
        <extracomment>kdtree, traversal_method: choice</extracomment>
        <translation>Vrvi</translation>
    </message>
    <message>
        <source>Links between neighbouring leaves</source>
        <extracomment>kdtree, traversal_method: what ropes means</extracomment>
        <translation>Povezave med sosednjimi listi</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>kdtree, traversal_method: choice</extracomment>
        <translation>Od začetka</translation>
    </message>
    <message>
        <source>From the root for each leaf: no stack at all</source>
        <extracomment>kdtree, traversal_method: what restart means</extracomment>
        <translation>Za vsak list od korena: povsem brez sklada</translation>
    </message>
    <message>
        <source>Samples</source>
        <extracomment>kdtree, samples: label</extracomment>
        <translation>Vzorci</translation>
    </message>
    <message>
        <source>Rays per pixel of a picture that is left to grow</source>
        <extracomment>kdtree, samples: help</extracomment>
        <translation>Žarki na piko slike, ki jo pustimo rasti</translation>
    </message>
    <message>
        <source>Bounces</source>
        <extracomment>kdtree, bounces: label</extracomment>
        <translation>Odboji</translation>
    </message>
    <message>
        <source>Of a path</source>
        <extracomment>kdtree, bounces: help</extracomment>
        <translation>Ene poti</translation>
    </message>
    <message>
        <source>Occlusion distance</source>
        <extracomment>kdtree, occlusion_distance: label</extracomment>
        <translation>Doseg zastrtosti</translation>
    </message>
    <message>
        <source>As a part of the scene&apos;s size</source>
        <extracomment>kdtree, occlusion_distance: help</extracomment>
        <translation>Kot del velikosti prizora</translation>
    </message>
    <message>
        <source>Heat map up to</source>
        <extracomment>kdtree, heat_max: label</extracomment>
        <translation>Barve do</translation>
    </message>
    <message>
        <source>The count that has the last colour; 0: from the picture</source>
        <extracomment>kdtree, heat_max: help</extracomment>
        <translation>Število z zadnjo barvo; 0: iz slike</translation>
    </message>
    <message>
        <source>Divider</source>
        <extracomment>kdtree, divider: label</extracomment>
        <translation>Ločnica</translation>
    </message>
    <message>
        <source>Between the pictures through both trees, where two are compared: from left to right</source>
        <extracomment>kdtree, divider: help</extracomment>
        <translation>Med slikama skozi obe drevesi, kjer se primerjata dve: od leve proti desni</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>kdtree, animation_speed: label</extracomment>
        <translation>Hitrost animacije</translation>
    </message>
    <message>
        <source>turns/s</source>
        <comment>unit</comment>
        <extracomment>kdtree, animation_speed: unit</extracomment>
        <translation>obrati/s</translation>
    </message>
    <message>
        <source>The scene moves, and its tree is built anew for each picture; needs a motion above 0</source>
        <extracomment>kdtree, animation_speed: help</extracomment>
        <translation>Prizor se giblje in drevo se za vsako sliko zgradi na novo; potrebuje gibanje nad 0</translation>
    </message>
    <message>
        <source>Boxes</source>
        <extracomment>kdtree, box_color: group</extracomment>
        <translation>Škatle</translation>
    </message>
    <message>
        <source>Boxes by</source>
        <extracomment>kdtree, box_color: label</extracomment>
        <translation>Škatle po</translation>
    </message>
    <message>
        <source>What the colour of a box tells</source>
        <extracomment>kdtree, box_color: help</extracomment>
        <translation>Kaj pove barva škatle</translation>
    </message>
    <message>
        <source>Depth</source>
        <extracomment>kdtree, box_color: choice</extracomment>
        <translation>Globina</translation>
    </message>
    <message>
        <source>How deep the node lies in the tree</source>
        <extracomment>kdtree, box_color: what depth means</extracomment>
        <translation>Kako globoko v drevesu je vozlišče</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>kdtree, box_color: choice</extracomment>
        <translation>Cena</translation>
    </message>
    <message>
        <source>The node&apos;s share of the tree&apos;s cost</source>
        <extracomment>kdtree, box_color: what cost means</extracomment>
        <translation>Delež vozlišča v ceni drevesa</translation>
    </message>
    <message>
        <source>How many triangles the leaf holds</source>
        <extracomment>kdtree, box_color: what leaf-size means</extracomment>
        <translation>Koliko trikotnikov je v listu</translation>
    </message>
    <message>
        <source>Show boxes</source>
        <extracomment>kdtree, show_boxes: label</extracomment>
        <translation>Pokaži škatle</translation>
    </message>
    <message>
        <source>Of the nodes that the step has</source>
        <extracomment>kdtree, show_boxes: help</extracomment>
        <translation>Vozlišč, ki jih ima korak</translation>
    </message>
    <message>
        <source>Show empty leaves</source>
        <extracomment>kdtree, show_empty: label</extracomment>
        <translation>Pokaži prazne liste</translation>
    </message>
    <message>
        <source>Among the boxes</source>
        <extracomment>kdtree, show_empty: help</extracomment>
        <translation>Med škatlami</translation>
    </message>
    <message>
        <source>Show scene</source>
        <extracomment>kdtree, show_mesh: label</extracomment>
        <translation>Pokaži prizor</translation>
    </message>
    <message>
        <source>Behind the boxes</source>
        <extracomment>kdtree, show_mesh: help</extracomment>
        <translation>Za škatlami</translation>
    </message>
    <message>
        <source>Levels of boxes</source>
        <extracomment>kdtree, box_levels: label</extracomment>
        <translation>Ravni škatel</translation>
    </message>
    <message>
        <source>Deeper boxes are not drawn</source>
        <extracomment>kdtree, box_levels: help</extracomment>
        <translation>Globlje škatle se ne rišejo</translation>
    </message>
    <message>
        <source>Own plane</source>
        <extracomment>kdtree, probe_axis: group</extracomment>
        <translation>Lastna ravnina</translation>
    </message>
    <message>
        <source>A plane that you move by hand through the node of the step: what it would cost</source>
        <extracomment>kdtree, probe_axis: help</extracomment>
        <translation>Ravnina, ki jo z roko premikate skozi vozlišče koraka: koliko bi stala</translation>
    </message>
    <message>
        <source>There is no plane of your own</source>
        <extracomment>kdtree, probe_axis: what none means</extracomment>
        <translation>Lastne ravnine ni</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>kdtree, probe_axis: choice</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>A plane across the x axis</source>
        <extracomment>kdtree, probe_axis: what x means</extracomment>
        <translation>Ravnina prečno na os x</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>kdtree, probe_axis: choice</extracomment>
        <translation>Y</translation>
    </message>
    <message>
        <source>A plane across the y axis</source>
        <extracomment>kdtree, probe_axis: what y means</extracomment>
        <translation>Ravnina prečno na os y</translation>
    </message>
    <message>
        <source>Z</source>
        <extracomment>kdtree, probe_axis: choice</extracomment>
        <translation>Z</translation>
    </message>
    <message>
        <source>A plane across the z axis</source>
        <extracomment>kdtree, probe_axis: what z means</extracomment>
        <translation>Ravnina prečno na os z</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>kdtree, probe: label</extracomment>
        <translation>Mesto</translation>
    </message>
    <message>
        <source>Of the own plane, from one face of the cell to the other</source>
        <extracomment>kdtree, probe: help</extracomment>
        <translation>Lastne ravnine, od ene strani celice do druge</translation>
    </message>
    <message>
        <source>Tree that follows</source>
        <extracomment>kdtree, probe_tree: label</extracomment>
        <translation>Drevo, ki sledi</translation>
    </message>
    <message>
        <source>Build the node&apos;s subtree from the own plane on, and tell it beside the builder&apos;s</source>
        <extracomment>kdtree, probe_tree: help</extracomment>
        <translation>Zgradi poddrevo vozlišča od lastne ravnine in ga postavi ob prvotno</translation>
    </message>
    <message>
        <source>Ray</source>
        <extracomment>kdtree, ray: group</extracomment>
        <translation>Žarek</translation>
    </message>
    <message>
        <source>Origin and direction of a ray to follow, six numbers; a click on the picture sets it</source>
        <extracomment>kdtree, ray: help</extracomment>
        <translation>Izhodišče in smer žarka, ki mu sledimo, šest števil; postavi ga klik na sliko</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>kdtree, up_axis: label</extracomment>
        <translation>Gor</translation>
    </message>
    <message>
        <source>Which axis points up</source>
        <extracomment>kdtree, up_axis: help</extracomment>
        <translation>Katera os kaže navzgor</translation>
    </message>
    <message>
        <source>z in ply, stl, off, 3mf and blend files and in generated scenes, y in all others</source>
        <extracomment>kdtree, up_axis: what auto means</extracomment>
        <translation>z v datotekah ply, stl, off, 3mf in blend ter ustvarjenih prizorih, y v vseh drugih</translation>
    </message>
    <message>
        <source>The y axis</source>
        <extracomment>kdtree, up_axis: what y means</extracomment>
        <translation>Os y</translation>
    </message>
    <message>
        <source>The z axis</source>
        <extracomment>kdtree, up_axis: what z means</extracomment>
        <translation>Os z</translation>
    </message>
    <message>
        <source>Eye</source>
        <extracomment>kdtree, eye: label</extracomment>
        <translation>Oko</translation>
    </message>
    <message>
        <source>Where the picture is seen from; follows the camera</source>
        <extracomment>kdtree, eye: help</extracomment>
        <translation>Od kod je slika gledana; sledi kameri</translation>
    </message>
    <message>
        <source>Look at</source>
        <extracomment>kdtree, look_at: label</extracomment>
        <translation>Pogled na</translation>
    </message>
    <message>
        <source>Field of view</source>
        <extracomment>kdtree, field_of_view: label</extracomment>
        <translation>Vidni kot</translation>
    </message>
    <message>
        <source>deg</source>
        <comment>unit</comment>
        <extracomment>kdtree, field_of_view: unit</extracomment>
        <translation>stopinje</translation>
    </message>
    <message>
        <source>Vertical</source>
        <extracomment>kdtree, field_of_view: help</extracomment>
        <translation>Navpično</translation>
    </message>
    <message>
        <source>Picture size</source>
        <extracomment>kdtree, picture_size: label</extracomment>
        <translation>Velikost slike</translation>
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
        <translation>Širina in višina</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>kdtree, pass: label</extracomment>
        <translation>Prehod</translation>
    </message>
    <message>
        <source>Samples of the growing picture so far</source>
        <extracomment>kdtree, pass: help</extracomment>
        <translation>Dosedanji vzorci rastoče slike</translation>
    </message>
    <message>
        <source>Triangulation</source>
        <extracomment>triangulation: short title</extracomment>
        <translation>Triangulacija</translation>
    </message>
    <message>
        <source>Of all triangulations of points the one with the shortest edges, proven</source>
        <extracomment>triangulation: summary</extracomment>
        <translation>Od vseh triangulacij točk tista z najkrajšimi povezavami, dokazano</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>triangulation: input</extracomment>
        <translation>Točke</translation>
    </message>
    <message>
        <source>Points in the plane: tsp, xy, xyz, txt, csv, ply, npy or json</source>
        <extracomment>triangulation: what points is</extracomment>
        <translation>Točke v ravnini: tsp, xy, xyz, txt, csv, ply, npy ali json</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>triangulation: input</extracomment>
        <translation>Preverba</translation>
    </message>
    <message>
        <source>A triangulation of these points to check: json, csv (two numbers of points per line), obj, off or ply. What is wrong with it is told, or its length against the optimum</source>
        <extracomment>triangulation: what check is</extracomment>
        <translation>Triangulacija teh točk za preverbo: json, csv (dve številki točk v vrstici), obj, off ali ply. Pove se, kaj je z njo narobe, ali njena dolžina ob optimumu</translation>
    </message>
    <message>
        <source>Optima</source>
        <extracomment>triangulation: output</extracomment>
        <translation>Optimumi</translation>
    </message>
    <message>
        <source>Growth</source>
        <extracomment>triangulation: output</extracomment>
        <translation>Rast</translation>
    </message>
    <message>
        <source>A thousand points</source>
        <extracomment>triangulation: sample</extracomment>
        <translation>Tisoč točk</translation>
    </message>
    <message>
        <source>A search to watch</source>
        <extracomment>triangulation: sample</extracomment>
        <translation>Iskanje za opazovanje</translation>
    </message>
    <message>
        <source>A search with all its graphs</source>
        <extracomment>triangulation: sample</extracomment>
        <translation>Iskanje z vsemi grafi</translation>
    </message>
    <message>
        <source>Clusters</source>
        <extracomment>triangulation: sample</extracomment>
        <translation>Gruče</translation>
    </message>
    <message>
        <source>A wheel</source>
        <extracomment>triangulation: sample</extracomment>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Proven optimum</source>
        <extracomment>triangulation: preset</extracomment>
        <translation>Dokazani optimum</translation>
    </message>
    <message>
        <source>The thesis&apos;s search</source>
        <extracomment>triangulation: preset</extracomment>
        <translation>Iskanje iz disertacije</translation>
    </message>
    <message>
        <source>Bit masks as in the thesis</source>
        <extracomment>triangulation: preset</extracomment>
        <translation>Bitne maske kot v disertaciji</translation>
    </message>
    <message>
        <source>Bit masks with all cuts</source>
        <extracomment>triangulation: preset</extracomment>
        <translation>Bitne maske z vsemi rezi</translation>
    </message>
    <message>
        <source>All combinations</source>
        <extracomment>triangulation: preset</extracomment>
        <translation>Vse kombinacije</translation>
    </message>
    <message>
        <source>How many edges have which length. The shortest triangulation has few long edges, mostly along the hull.</source>
        <extracomment>triangulation: what plot edge_lengths tells</extracomment>
        <translation>Koliko povezav ima katero dolžino. Najkrajša triangulacija ima malo dolgih povezav, večinoma ob ovojnici.</translation>
    </message>
    <message>
        <source>The shortest triangulation that the search has met, against the calls that it made. It ends where the rest proves that nothing is shorter.</source>
        <extracomment>triangulation: what plot best_by_calls tells</extracomment>
        <translation>Najkrajša triangulacija, ki jo je iskanje srečalo, glede na klice. Konča se, kjer preostanek dokaže, da ni krajše.</translation>
    </message>
    <message>
        <source>The same against time.</source>
        <extracomment>triangulation: what plot best_by_time tells</extracomment>
        <translation>Isto glede na čas.</translation>
    </message>
    <message>
        <source>How calls of the search ended: cut off because too few edges were left, because they were too long, or with a triangulation.</source>
        <extracomment>triangulation: what plot call_ends tells</extracomment>
        <translation>Kako so se končali klici iskanja: odrezani, ker je ostalo premalo povezav ali ker so bile predolge, ali s triangulacijo.</translation>
    </message>
    <message>
        <source>How long each stage of the run took, on a logarithmic axis.</source>
        <extracomment>triangulation: what plot stages tells</extracomment>
        <translation>Kako dolgo je trajala vsaka stopnja zagona, na logaritemski osi.</translation>
    </message>
    <message>
        <source>How evenly the device&apos;s threads were loaded: the fewest, the middle and the most calls of a thread. Threads that end early wait for the others.</source>
        <extracomment>triangulation: what plot divergence tells</extracomment>
        <translation>Kako enakomerno so bile obremenjene niti naprave: najmanj, sredina in največ klicev niti. Niti, ki končajo prej, čakajo na druge.</translation>
    </message>
    <message>
        <source>How long each method takes for these points; a star marks those that found the shortest triangulation.</source>
        <extracomment>triangulation: what plot race_time tells</extracomment>
        <translation>Kako dolgo vsaka metoda potrebuje za te točke; zvezdica označi tiste, ki so našle najkrajšo triangulacijo.</translation>
    </message>
    <message>
        <source>How much longer than the shortest each method&apos;s triangulation is.</source>
        <extracomment>triangulation: what plot race_excess tells</extracomment>
        <translation>Za koliko je triangulacija vsake metode daljša od najkrajše.</translation>
    </message>
    <message>
        <source>How the number of edges, combinations, calls and triangulations grows with the points: straight lines on this axis are exponential.</source>
        <extracomment>triangulation: what plot growth tells</extracomment>
        <translation>Kako število povezav, kombinacij, klicev in triangulacij raste s točkami: premice na tej osi so eksponentne.</translation>
    </message>
    <message>
        <source>A measurement of the study over what it varies: means over the sets.</source>
        <extracomment>triangulation: what plot study_* tells</extracomment>
        <translation>Meritev študije glede na to, kar spreminja: povprečja po množicah.</translation>
    </message>
    <message>
        <source>Branches against the branch level</source>
        <extracomment>triangulation: sweep</extracomment>
        <translation>Veje glede na raven vejitve</translation>
    </message>
    <message>
        <source>Threads of a block (CUDA)</source>
        <extracomment>triangulation: sweep</extracomment>
        <translation>Niti bloka (CUDA)</translation>
    </message>
    <message>
        <source>Combinations that start on the host or on the device (CUDA)</source>
        <extracomment>triangulation: sweep</extracomment>
        <translation>Kombinacije, ki se začnejo na gostitelju ali na napravi (CUDA)</translation>
    </message>
    <message>
        <source>How the triangulation is found</source>
        <extracomment>triangulation, method: help</extracomment>
        <translation>Kako se triangulacija najde</translation>
    </message>
    <message>
        <source>LMT</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>LMT</translation>
    </message>
    <message>
        <source>Exact for a million points, by the diamond test, the LMT skeleton and dynamic programmes</source>
        <extracomment>triangulation, method: what lmt means</extracomment>
        <translation>Eksaktno za milijon točk, z diamantnim preizkusom, ogrodjem LMT in dinamičnim programiranjem</translation>
    </message>
    <message>
        <source>Path DP</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>DP po poteh</translation>
    </message>
    <message>
        <source>Exact for up to 34 points, with 3 bytes for each of 2^N paths</source>
        <extracomment>triangulation, method: what path-dp means</extracomment>
        <translation>Eksaktno za do 34 točk, s 3 bajti za vsako od 2^N poti</translation>
    </message>
    <message>
        <source>Shortest edges first; not the shortest triangulation, to compare</source>
        <extracomment>triangulation, method: what greedy means</extracomment>
        <translation>Najprej najkrajše povezave; ni najkrajša triangulacija, za primerjavo</translation>
    </message>
    <message>
        <source>Delaunay</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Delaunay</translation>
    </message>
    <message>
        <source>The Delaunay triangulation; not the shortest one, to compare</source>
        <extracomment>triangulation, method: what delaunay means</extracomment>
        <translation>Delaunayjeva triangulacija; ni najkrajša, za primerjavo</translation>
    </message>
    <message>
        <source>Removal</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Odstranjevanje</translation>
    </message>
    <message>
        <source>A search through all triangulations, for 14 points or so: a recursion that drops edges</source>
        <extracomment>triangulation, method: what removal means</extracomment>
        <translation>Iskanje po vseh triangulacijah, za kakih 14 točk: rekurzija, ki opušča povezave</translation>
    </message>
    <message>
        <source>Removal stack</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Odstranjevanje, sklad</translation>
    </message>
    <message>
        <source>The search of removal with a stack of its own</source>
        <extracomment>triangulation, method: what removal-stack means</extracomment>
        <translation>Iskanje removal z lastnim skladom</translation>
    </message>
    <message>
        <source>Removal bitmask</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Odstranjevanje, bitna maska</translation>
    </message>
    <message>
        <source>The search of removal on sets of edges as bits</source>
        <extracomment>triangulation, method: what removal-bitmask means</extracomment>
        <translation>Iskanje removal na množicah povezav kot bitih</translation>
    </message>
    <message>
        <source>Insertion</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Vstavljanje</translation>
    </message>
    <message>
        <source>A search that adds edges which cross no other</source>
        <extracomment>triangulation, method: what insertion means</extracomment>
        <translation>Iskanje, ki dodaja povezave, ki ne križajo drugih</translation>
    </message>
    <message>
        <source>Combinations</source>
        <extracomment>triangulation, method: choice</extracomment>
        <translation>Kombinacije</translation>
    </message>
    <message>
        <source>A search through all combinations of as many edges as are needed</source>
        <extracomment>triangulation, method: what combinations means</extracomment>
        <translation>Iskanje po vseh kombinacijah potrebnega števila povezav</translation>
    </message>
    <message>
        <source>Time limit</source>
        <extracomment>triangulation, time_limit: label</extracomment>
        <translation>Časovna meja</translation>
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
        <translation>Izračuna, ne glede na metodo: tedaj se konča z najboljšo triangulacijo, ki jo ima, nedokazano, in pove, kaj je to; 0: brez</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>triangulation, longest_search: group</extracomment>
        <translation>Iskanje</translation>
    </message>
    <message>
        <source>Longest search</source>
        <extracomment>triangulation, longest_search: label</extracomment>
        <translation>Najdaljše iskanje</translation>
    </message>
    <message>
        <source>Searches without a time limit that would take longer are refused, with an estimate</source>
        <extracomment>triangulation, longest_search: help</extracomment>
        <translation>Iskanja brez časovne meje, ki bi trajala dlje, so zavrnjena z oceno</translation>
    </message>
    <message>
        <source>Too few edges</source>
        <extracomment>triangulation, count_cut: label</extracomment>
        <translation>Premalo povezav</translation>
    </message>
    <message>
        <source>End a branch where fewer edges are left than a triangulation has</source>
        <extracomment>triangulation, count_cut: help</extracomment>
        <translation>Končaj vejo, kjer je ostalo manj povezav, kot jih ima triangulacija</translation>
    </message>
    <message>
        <source>Short edges first</source>
        <extracomment>triangulation, by_length: label</extracomment>
        <translation>Najprej kratke povezave</translation>
    </message>
    <message>
        <source>Try edges from the shortest, so that the first triangulation is the greedy one</source>
        <extracomment>triangulation, by_length: help</extracomment>
        <translation>Poskušaj povezave od najkrajše, da je prva triangulacija požrešna</translation>
    </message>
    <message>
        <source>Keep what is free</source>
        <extracomment>triangulation, uncrossed: label</extracomment>
        <translation>Ohrani proste</translation>
    </message>
    <message>
        <source>Do not try without an edge that nothing crosses any more</source>
        <extracomment>triangulation, uncrossed: help</extracomment>
        <translation>Ne poskušaj brez povezave, ki je nič več ne križa</translation>
    </message>
    <message>
        <source>Cover what is dropped</source>
        <extracomment>triangulation, uncovered: label</extracomment>
        <translation>Pokrij opuščene</translation>
    </message>
    <message>
        <source>End a branch where nothing is left that crosses a dropped edge</source>
        <extracomment>triangulation, uncovered: help</extracomment>
        <translation>Končaj vejo, kjer ni ostalo nič, kar križa opuščeno povezavo</translation>
    </message>
    <message>
        <source>Length bound</source>
        <extracomment>triangulation, length_bound: label</extracomment>
        <translation>Meja dolžine</translation>
    </message>
    <message>
        <source>End a branch that is too long even with the shortest edges that may complete it</source>
        <extracomment>triangulation, length_bound: help</extracomment>
        <translation>Končaj vejo, ki je predolga celo z najkrajšimi povezavami, ki jo lahko dopolnijo</translation>
    </message>
    <message>
        <source>Greedy start</source>
        <extracomment>triangulation, greedy_start: label</extracomment>
        <translation>Požrešni začetek</translation>
    </message>
    <message>
        <source>The greedy triangulation is the best to begin with</source>
        <extracomment>triangulation, greedy_start: help</extracomment>
        <translation>Na začetku je najboljša požrešna triangulacija</translation>
    </message>
    <message>
        <source>Calls to watch</source>
        <extracomment>triangulation, watched_calls: label</extracomment>
        <translation>Klici za opazovanje</translation>
    </message>
    <message>
        <source>So many calls of a search become steps; then only what is better than all before</source>
        <extracomment>triangulation, watched_calls: help</extracomment>
        <translation>Toliko klicev iskanja postane korakov; nato le, kar je boljše od vsega prej</translation>
    </message>
    <message>
        <source>Branch level</source>
        <extracomment>triangulation, branch_level: label</extracomment>
        <translation>Raven vej</translation>
    </message>
    <message>
        <source>Of a removal in parallel: decisions after which branches are handed to threads; 0: where there are enough</source>
        <extracomment>triangulation, branch_level: help</extracomment>
        <translation>Vzporednega odstranjevanja: po toliko odločitvah se veje razdelijo nitim; 0: kjer jih je dovolj</translation>
    </message>
    <message>
        <source>On CUDA: a multiple of 32 up to 256; 0: what suits the search</source>
        <extracomment>triangulation, block_size: help</extracomment>
        <translation>Na CUDA: večkratnik 32 do 256; 0: kar ustreza iskanju</translation>
    </message>
    <message>
        <source>Share branches</source>
        <extracomment>triangulation, rebalance: label</extracomment>
        <translation>Deli veje</translation>
    </message>
    <message>
        <source>On CUDA: threads without work take branches from others; else each has its own</source>
        <extracomment>triangulation, rebalance: help</extracomment>
        <translation>Na CUDA: niti brez dela vzamejo veje drugim; sicer ima vsaka svoje</translation>
    </message>
    <message>
        <source>Check by masks</source>
        <extracomment>triangulation, masks: label</extracomment>
        <translation>Preverjaj z maskami</translation>
    </message>
    <message>
        <source>On CUDA: all combinations that differ in their last edge are checked at once, a bit each; else pair by pair</source>
        <extracomment>triangulation, masks: help</extracomment>
        <translation>Na CUDA: vse kombinacije, ki se razlikujejo v zadnji povezavi, se preverijo naenkrat, po en bit; sicer par za parom</translation>
    </message>
    <message>
        <source>The thesis&apos;s grid</source>
        <extracomment>triangulation, thesis_grid: label</extracomment>
        <translation>Mreža iz disertacije</translation>
    </message>
    <message>
        <source>On CUDA: 200 and more for each thread, 65,535 blocks at most; else as many as run at once</source>
        <extracomment>triangulation, thesis_grid: help</extracomment>
        <translation>Na CUDA: 200 in več za vsako nit, največ 65,535 blokov; sicer kolikor jih teče hkrati</translation>
    </message>
    <message>
        <source>Start on the host</source>
        <extracomment>triangulation, host_start: label</extracomment>
        <translation>Začetek na gostitelju</translation>
    </message>
    <message>
        <source>On CUDA: the threads&apos; first combinations are made on the host and copied; else on the device</source>
        <extracomment>triangulation, host_start: help</extracomment>
        <translation>Na CUDA: prve kombinacije niti naredi gostitelj in se prekopirajo; sicer naprava</translation>
    </message>
    <message>
        <source>Reduce in a tree</source>
        <extracomment>triangulation, tree_reduction: label</extracomment>
        <translation>Redukcija v drevesu</translation>
    </message>
    <message>
        <source>On CUDA: a block&apos;s best is found in steps that halve it; else by one thread</source>
        <extracomment>triangulation, tree_reduction: help</extracomment>
        <translation>Na CUDA: najboljše v bloku se najde v korakih, ki ga razpolavljajo; sicer z eno nitjo</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>triangulation, race: group</extracomment>
        <translation>Primerjava</translation>
    </message>
    <message>
        <source>Runs all methods on the same points too: which of them find the optimum, and in what time</source>
        <extracomment>triangulation, race: help</extracomment>
        <translation>Vse metode tudi na istih točkah: katere najdejo optimum in v kolikem času</translation>
    </message>
    <message>
        <source>Race at most</source>
        <extracomment>triangulation, race_seconds: label</extracomment>
        <translation>Tekma največ</translation>
    </message>
    <message>
        <source>So long a search may take in the race and in a study, and path-dp by its estimate</source>
        <extracomment>triangulation, race_seconds: help</extracomment>
        <translation>Toliko sme trajati iskanje v tekmi in študiji, in path-dp po svoji oceni</translation>
    </message>
    <message>
        <source>Times all methods against the number of points, on several random sets of the points</source>
        <extracomment>triangulation, study: what points means</extracomment>
        <translation>Časi vseh metod glede na število točk, na več naključnih delih točk</translation>
    </message>
    <message>
        <source>Sets of the study</source>
        <extracomment>triangulation, study_sets: label</extracomment>
        <translation>Množice študije</translation>
    </message>
    <message>
        <source>So many random sets of each number of points; the plot shows their means</source>
        <extracomment>triangulation, study_sets: help</extracomment>
        <translation>Toliko naključnih množic za vsako število točk; graf kaže njihova povprečja</translation>
    </message>
    <message>
        <source>Sets for the growth chart</source>
        <extracomment>triangulation, growth_sets: label</extracomment>
        <translation>Množice za graf rasti</translation>
    </message>
    <message>
        <source>Edges, combinations, calls and triangulations against the number of points: means over this number of random sets of 3 to 16 of the points; 0: no chart</source>
        <extracomment>triangulation, growth_sets: help</extracomment>
        <translation>Povezave, kombinacije, klici in triangulacije glede na število točk: povprečja čez toliko naključnih množic po 3 do 16 točk; 0: brez grafa</translation>
    </message>
    <message>
        <source>Points by hand</source>
        <extracomment>triangulation, edits: label</extracomment>
        <translation>Ročne točke</translation>
    </message>
    <message>
        <source>Points moved, added and deleted by hand, four numbers each: 0, the point, x, y: moved; 1, 0, x, y: added; 2, the point, 0, 0: deleted</source>
        <extracomment>triangulation, edits: help</extracomment>
        <translation>Z roko premaknjene, dodane in izbrisane točke, po štiri števila: 0, točka, x, y: premaknjena; 1, 0, x, y: dodana; 2, točka, 0, 0: izbrisana</translation>
    </message>
    <message>
        <source>Shown beside</source>
        <extracomment>triangulation, beside: label</extracomment>
        <translation>Prikazano zraven</translation>
    </message>
    <message>
        <source>Other triangulations of the same points, with their lengths</source>
        <extracomment>triangulation, beside: help</extracomment>
        <translation>Druge triangulacije istih točk, z dolžinami</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>triangulation, beside: what none means</extracomment>
        <translation>Nič</translation>
    </message>
    <message>
        <source>The Delaunay triangulation</source>
        <extracomment>triangulation, beside: what delaunay means</extracomment>
        <translation>Delaunayjeva triangulacija</translation>
    </message>
    <message>
        <source>The greedy triangulation</source>
        <extracomment>triangulation, beside: what greedy means</extracomment>
        <translation>Požrešna triangulacija</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>triangulation, beside: choice</extracomment>
        <translation>Obe</translation>
    </message>
    <message>
        <source>The Delaunay and the greedy triangulation</source>
        <extracomment>triangulation, beside: what both means</extracomment>
        <translation>Delaunayjeva in požrešna triangulacija</translation>
    </message>
    <message>
        <source>On click</source>
        <extracomment>triangulation, on_click: label</extracomment>
        <translation>Ob kliku</translation>
    </message>
    <message>
        <source>What a click into the picture does. Points can always be dragged</source>
        <extracomment>triangulation, on_click: help</extracomment>
        <translation>Kaj naredi klik na sliko. Točke je vedno mogoče vleči</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>triangulation, on_click: choice</extracomment>
        <translation>Poglej</translation>
    </message>
    <message>
        <source>Tells what is under it</source>
        <extracomment>triangulation, on_click: what look means</extracomment>
        <translation>Pove, kaj je pod njim</translation>
    </message>
    <message>
        <source>Adds a point</source>
        <extracomment>triangulation, on_click: what add means</extracomment>
        <translation>Doda točko</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>triangulation, on_click: choice</extracomment>
        <translation>Zbriši</translation>
    </message>
    <message>
        <source>Deletes the point next to it</source>
        <extracomment>triangulation, on_click: what erase means</extracomment>
        <translation>Izbriše najbližjo točko</translation>
    </message>
    <message>
        <source>Examine</source>
        <extracomment>triangulation, on_click: choice</extracomment>
        <translation>Preuči</translation>
    </message>
    <message>
        <source>Shows for the edge next to it which points are in the two triangles of the diamond test</source>
        <extracomment>triangulation, on_click: what examine means</extracomment>
        <translation>Za najbližjo povezavo pokaže, katere točke so v obeh trikotnikih diamantnega preizkusa</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <extracomment>triangulation, show_candidates: label</extracomment>
        <translation>Pokaži kandidate</translation>
    </message>
    <message>
        <source>Edges that are neither in the triangulation nor ruled out yet</source>
        <extracomment>triangulation, show_candidates: help</extracomment>
        <translation>Povezave, ki niso v triangulaciji in še niso izključene</translation>
    </message>
    <message>
        <source>Show the best</source>
        <extracomment>triangulation, show_best: label</extracomment>
        <translation>Pokaži najboljšo</translation>
    </message>
    <message>
        <source>The shortest triangulation that a search has met so far</source>
        <extracomment>triangulation, show_best: help</extracomment>
        <translation>Najkrajša triangulacija, ki jo je iskanje doslej srečalo</translation>
    </message>
    <message>
        <source>Search tree</source>
        <extracomment>triangulation, show_tree: label</extracomment>
        <translation>Drevo iskanja</translation>
    </message>
    <message>
        <source>The calls of a search as a tree, with the stack of the present one</source>
        <extracomment>triangulation, show_tree: help</extracomment>
        <translation>Klici iskanja kot drevo, s skladom sedanjega</translation>
    </message>
    <message>
        <source>Load of warps</source>
        <extracomment>triangulation, show_loads: label</extracomment>
        <translation>Obremenitev snopov</translation>
    </message>
    <message>
        <source>CUDA searches: a cell for each 32 threads of the device, coloured by the calls that they made</source>
        <extracomment>triangulation, show_loads: help</extracomment>
        <translation>Iskanja na CUDA: celica za vsakih 32 niti naprave, obarvana po številu klicev</translation>
    </message>
    <message>
        <source>Examined edge</source>
        <extracomment>triangulation, examined: label</extracomment>
        <translation>Preučena povezava</translation>
    </message>
    <message>
        <source>The numbers of two points: why the diamond test keeps or kills the edge between them</source>
        <extracomment>triangulation, examined: help</extracomment>
        <translation>Številki dveh točk: zakaj diamantni preizkus povezavo med njima ohrani ali zavrže</translation>
    </message>
    <message>
        <source>Show points</source>
        <extracomment>triangulation, show_points: label</extracomment>
        <translation>Pokaži točke</translation>
    </message>
    <message>
        <source>Mark what changed</source>
        <extracomment>triangulation, flash: label</extracomment>
        <translation>Označi spremembe</translation>
    </message>
    <message>
        <source>Window only: how strongly edges are marked that the last change brought (yellow) and took (red). They flash anyway</source>
        <extracomment>triangulation, flash: help</extracomment>
        <translation>Le v oknu: kako močno so označene povezave, ki jih je zadnja sprememba prinesla (rumeno) in vzela (rdeče). Utripnejo vsekakor</translation>
    </message>
    <message>
        <source>Point size</source>
        <extracomment>triangulation, point_size: label</extracomment>
        <translation>Velikost točk</translation>
    </message>
    <message>
        <source>0: by their number</source>
        <extracomment>triangulation, point_size: help</extracomment>
        <translation>0: po njihovem številu</translation>
    </message>
    <message>
        <source>Filters</source>
        <extracomment>filter: short title</extracomment>
        <translation>Filtri</translation>
    </message>
    <message>
        <source>Separable convolution, affine warp and homography, from the kernels of 2010 to today&apos;s</source>
        <extracomment>filter: summary</extracomment>
        <translation>Ločljiva konvolucija, afina preslikava in homografija, od ščepcev iz 2010 do današnjih</translation>
    </message>
    <message>
        <source>Image</source>
        <extracomment>filter: input</extracomment>
        <translation>Slika</translation>
    </message>
    <message>
        <source>The image: png, jpg, bmp, tga, hdr, pfm or npy; 8-bit, 16-bit or float32; 1, 3 or 4 channels</source>
        <extracomment>filter: what image is</extracomment>
        <translation>Slika: png, jpg, bmp, tga, hdr, pfm ali npy; 8-bitna, 16-bitna ali float32; 1, 3 ali 4 kanali</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>filter: output</extracomment>
        <translation>Vrstice</translation>
    </message>
    <message>
        <source>A picture, blurred</source>
        <extracomment>filter: sample</extracomment>
        <translation>Slika, zamegljena</translation>
    </message>
    <message>
        <source>The kernels of 2010</source>
        <extracomment>filter: sample</extracomment>
        <translation>Ščepci iz 2010</translation>
    </message>
    <message>
        <source>A homography to drag</source>
        <extracomment>filter: sample</extracomment>
        <translation>Homografija za vlečenje</translation>
    </message>
    <message>
        <source>A zone plate</source>
        <extracomment>filter: sample</extracomment>
        <translation>Conska plošča</translation>
    </message>
    <message>
        <source>Affine A1 (720 x 576)</source>
        <extracomment>filter: preset</extracomment>
        <translation>Afina A1 (720 x 576)</translation>
    </message>
    <message>
        <source>Affine A2 (360 x 288)</source>
        <extracomment>filter: preset</extracomment>
        <translation>Afina A2 (360 x 288)</translation>
    </message>
    <message>
        <source>Homography H1 (720 x 576)</source>
        <extracomment>filter: preset</extracomment>
        <translation>Homografija H1 (720 x 576)</translation>
    </message>
    <message>
        <source>Homography H2 (360 x 288)</source>
        <extracomment>filter: preset</extracomment>
        <translation>Homografija H2 (360 x 288)</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v1</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gaussov z v1</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v3</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gaussov z v3</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v4</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gaussov z v4</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v41</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gaussov z v41</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v411</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gaussov z v411</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with v412</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gaussov z v412</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with vector</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gaussov z vector</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with fused</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gaussov s fused</translation>
    </message>
    <message>
        <source>17 x 17 Gaussian with recursive</source>
        <extracomment>filter: preset</extracomment>
        <translation>17 x 17 Gaussov z recursive</translation>
    </message>
    <message>
        <source>How many pixels have which value, before and after. A blur draws the values together.</source>
        <extracomment>filter: what plot histogram tells</extracomment>
        <translation>Koliko pik ima katero vrednost, prej in potem. Glajenje vrednosti zbliža.</translation>
    </message>
    <message>
        <source>The weights along rows and columns. Their product is the kernel.</source>
        <extracomment>filter: what plot taps tells</extracomment>
        <translation>Uteži vzdolž vrstic in stolpcev. Njihov produkt je jedro.</translation>
    </message>
    <message>
        <source>How long each phase of the run took, on a logarithmic axis.</source>
        <extracomment>filter: what plot stages tells</extracomment>
        <translation>Kako dolgo je trajala vsaka faza zagona, na logaritemski osi.</translation>
    </message>
    <message>
        <source>How many bytes each phase moved in a second: the nearer to what the memory can do, the less is left to gain.</source>
        <extracomment>filter: what plot rates tells</extracomment>
        <translation>Koliko bajtov je vsaka faza premaknila v sekundi: čim bliže zmogljivosti pomnilnika, tem manj je še mogoče pridobiti.</translation>
    </message>
    <message>
        <source>How many pieces of memory a warp fetches for its row, by the rule of 2010: reads that begin at a multiple of the piece need fewer.</source>
        <extracomment>filter: what plot transactions tells</extracomment>
        <translation>Koliko kosov pomnilnika snop prebere za svojo vrstico, po pravilu iz 2010: branja, ki se začnejo na večkratniku kosa, jih potrebujejo manj.</translation>
    </message>
    <message>
        <source>Three ways to treat the pixels around a tile: how many of a group&apos;s pixels come out right, come out wrong, or are idle.</source>
        <extracomment>filter: what plot aprons tells</extracomment>
        <translation>Trije načini obravnave pik okoli ploščice: koliko pik skupine je pravilnih, napačnih ali nedejavnih.</translation>
    </message>
    <message>
        <source>How often reads of a warp wait for each other at the banks of shared memory, for each distance between them.</source>
        <extracomment>filter: what plot bank_conflicts tells</extracomment>
        <translation>Kako pogosto branja snopa čakajo druga na drugo pri bankah skupnega pomnilnika, za vsak razmik med njimi.</translation>
    </message>
    <message>
        <source>How many warps are needed so that some always has work while others wait for memory.</source>
        <extracomment>filter: what plot latency tells</extracomment>
        <translation>Koliko snopov je potrebnih, da ima kateri vedno delo, medtem ko drugi čakajo na pomnilnik.</translation>
    </message>
    <message>
        <source>How many branches a warp goes through one after another where its lanes take different ones.</source>
        <extracomment>filter: what plot divergence tells</extracomment>
        <translation>Skozi koliko vej gre snop zapored, kadar njegove steze uberejo različne.</translation>
    </message>
    <message>
        <source>How many groups a multiprocessor holds at a time, and which limit it is that holds back more.</source>
        <extracomment>filter: what plot residency tells</extracomment>
        <translation>Koliko skupin hkrati sprejme multiprocesor in katera omejitev jih ne dovoli več.</translation>
    </message>
    <message>
        <source>How many pixels of a group come out right for each largest radius that the tile has room for.</source>
        <extracomment>filter: what plot max_radius tells</extracomment>
        <translation>Koliko pik skupine je pravilnih za vsak največji polmer, za katerega ima ploščica prostor.</translation>
    </message>
    <message>
        <source>How many cells a group loads for each pixel that it makes: flat groups load more apron for columns, narrow ones for rows.</source>
        <extracomment>filter: what plot group_shapes tells</extracomment>
        <translation>Koliko celic skupina naloži za vsako piko: nizke skupine naložijo več obrobe za stolpce, ozke za vrstice.</translation>
    </message>
    <message>
        <source>How many loads and stores a row pass makes for each pixel: sharing a tile saves most of them.</source>
        <extracomment>filter: what plot instructions tells</extracomment>
        <translation>Koliko nalaganj in shranjevanj naredi prehod vrstic na piko: skupna ploščica jih večino prihrani.</translation>
    </message>
    <message>
        <source>How small kernels use a device: one after another most of it idles, side by side it is full.</source>
        <extracomment>filter: what plot concurrency tells</extracomment>
        <translation>Kako majhni ščepci izrabijo napravo: zapored je večina prosta, vzporedno je polna.</translation>
    </message>
    <message>
        <source>How much of a processor of 2010 works for each number of values in an instruction.</source>
        <extracomment>filter: what plot vector_types tells</extracomment>
        <translation>Kolikšen del procesorja iz 2010 dela, za vsako število vrednosti v ukazu.</translation>
    </message>
    <message>
        <source>What a chain of filters costs when each brings its image there and back, and when it stays on the device.</source>
        <extracomment>filter: what plot chain tells</extracomment>
        <translation>Koliko stane veriga filtrov, kadar vsak prenese sliko tja in nazaj in kadar ostane na napravi.</translation>
    </message>
    <message>
        <source>A measurement of the study: the middle of its repetitions, with the least and the most.</source>
        <extracomment>filter: what plot study_* tells</extracomment>
        <translation>Meritev študije: sredina ponovitev, z najmanjšo in največjo.</translation>
    </message>
    <message>
        <source>How long a sequence of images takes for each way of moving them to the device and back.</source>
        <extracomment>filter: what plot sequence* tells</extracomment>
        <translation>Kako dolgo traja zaporedje slik za vsak način prenosa na napravo in nazaj.</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>filter, operation: group</extracomment>
        <translation>Operacija</translation>
    </message>
    <message>
        <source>What is done with the image</source>
        <extracomment>filter, operation: help</extracomment>
        <translation>Kaj se naredi s sliko</translation>
    </message>
    <message>
        <source>Convolve</source>
        <extracomment>filter, operation: choice</extracomment>
        <translation>Konvolucija</translation>
    </message>
    <message>
        <source>A separable filter</source>
        <extracomment>filter, operation: what convolve means</extracomment>
        <translation>Ločljiv filter</translation>
    </message>
    <message>
        <source>Affine</source>
        <extracomment>filter, operation: choice</extracomment>
        <translation>Afina</translation>
    </message>
    <message>
        <source>A warp that keeps parallel lines parallel</source>
        <extracomment>filter, operation: what affine means</extracomment>
        <translation>Preslikava, ki ohrani vzporednice</translation>
    </message>
    <message>
        <source>Homography</source>
        <extracomment>filter, operation: choice</extracomment>
        <translation>Homografija</translation>
    </message>
    <message>
        <source>A warp with perspective</source>
        <extracomment>filter, operation: what homography means</extracomment>
        <translation>Preslikava s perspektivo</translation>
    </message>
    <message>
        <source>Filter, homography and filter again, without leaving the device</source>
        <extracomment>filter, operation: what pipeline means</extracomment>
        <translation>Filter, homografija in spet filter, brez odhoda z naprave</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>filter, kernel: group</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>filter, kernel: label</extracomment>
        <translation>Jedro</translation>
    </message>
    <message>
        <source>The filter: rows and columns of taps. Derivatives and custom taps may be negative</source>
        <extracomment>filter, kernel: help</extracomment>
        <translation>Filter: koeficienti za vrstice in stolpce. Odvodi in lastni koeficienti so lahko negativni</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Gaussovo</translation>
    </message>
    <message>
        <source>A Gaussian: weights that fall off with the distance</source>
        <extracomment>filter, kernel: what gaussian means</extracomment>
        <translation>Gaussova krivulja: uteži, ki padajo z razdaljo</translation>
    </message>
    <message>
        <source>All taps are equal</source>
        <extracomment>filter, kernel: what box means</extracomment>
        <translation>Vsi koeficienti so enaki</translation>
    </message>
    <message>
        <source>Gaussian dx</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Gaussovo dx</translation>
    </message>
    <message>
        <source>The derivative of a Gaussian along x</source>
        <extracomment>filter, kernel: what gaussian-dx means</extracomment>
        <translation>Odvod Gaussove krivulje vzdolž x</translation>
    </message>
    <message>
        <source>Gaussian dy</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Gaussovo dy</translation>
    </message>
    <message>
        <source>The derivative of a Gaussian along y</source>
        <extracomment>filter, kernel: what gaussian-dy means</extracomment>
        <translation>Odvod Gaussove krivulje vzdolž y</translation>
    </message>
    <message>
        <source>Sobel x</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Sobel x</translation>
    </message>
    <message>
        <source>The Sobel operator along x: three taps</source>
        <extracomment>filter, kernel: what sobel-x means</extracomment>
        <translation>Sobelov operator vzdolž x: trije koeficienti</translation>
    </message>
    <message>
        <source>Sobel y</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Sobel y</translation>
    </message>
    <message>
        <source>The Sobel operator along y: three taps</source>
        <extracomment>filter, kernel: what sobel-y means</extracomment>
        <translation>Sobelov operator vzdolž y: trije koeficienti</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Ostrenje</translation>
    </message>
    <message>
        <source>The pixel against its neighbours: three taps</source>
        <extracomment>filter, kernel: what sharpen means</extracomment>
        <translation>Pika proti sosedam: trije koeficienti</translation>
    </message>
    <message>
        <source>Custom</source>
        <extracomment>filter, kernel: choice</extracomment>
        <translation>Lastno</translation>
    </message>
    <message>
        <source>The taps that are given</source>
        <extracomment>filter, kernel: what custom means</extracomment>
        <translation>Dani koeficienti</translation>
    </message>
    <message>
        <source>A filter has 2 radius + 1 taps; Sobel and sharpen have 3. 0: 4 sigma, as far as the variant reaches; 8 where sigma is 0 as well</source>
        <extracomment>filter, radius: help</extracomment>
        <translation>Filter ima 2 polmer + 1 koeficientov; Sobel in ostrenje 3. 0: 4 sigma, kolikor različica seže; 8, kjer je tudi sigma 0</translation>
    </message>
    <message>
        <source>Radius along rows</source>
        <extracomment>filter, radius_x: label</extracomment>
        <translation>Polmer vzdolž vrstic</translation>
    </message>
    <message>
        <source>-1: as radius; 0: one tap</source>
        <extracomment>filter, radius_x: help</extracomment>
        <translation>-1: kot polmer; 0: en koeficient</translation>
    </message>
    <message>
        <source>Radius along columns</source>
        <extracomment>filter, radius_y: label</extracomment>
        <translation>Polmer vzdolž stolpcev</translation>
    </message>
    <message>
        <source>Sigma</source>
        <extracomment>filter, sigma: label</extracomment>
        <translation>Sigma</translation>
    </message>
    <message>
        <source>Standard deviation of the Gaussian; 0: 0.3 (radius - 1) + 0.8. It sets the radius, unless that is given</source>
        <extracomment>filter, sigma: help</extracomment>
        <translation>Standardni odklon Gaussove krivulje; 0: 0.3 (polmer - 1) + 0.8. Določi polmer, če ta ni dan</translation>
    </message>
    <message>
        <source>Taps along rows</source>
        <extracomment>filter, taps_row: label</extracomment>
        <translation>Koeficienti vrstic</translation>
    </message>
    <message>
        <source>For kernel custom: an odd number of taps; where one list is empty the other serves for both</source>
        <extracomment>filter, taps_row: help</extracomment>
        <translation>Za jedro custom: liho število koeficientov; kjer je en seznam prazen, velja drugi za oba</translation>
    </message>
    <message>
        <source>Taps along columns</source>
        <extracomment>filter, taps_column: label</extracomment>
        <translation>Koeficienti stolpcev</translation>
    </message>
    <message>
        <source>As taps along rows</source>
        <extracomment>filter, taps_column: help</extracomment>
        <translation>Kot koeficienti vrstic</translation>
    </message>
    <message>
        <source>Normalise</source>
        <extracomment>filter, normalise: label</extracomment>
        <translation>Normiraj</translation>
    </message>
    <message>
        <source>Whether taps are divided by their sum</source>
        <extracomment>filter, normalise: help</extracomment>
        <translation>Ali se koeficienti delijo s svojo vsoto</translation>
    </message>
    <message>
        <source>As each kernel is defined</source>
        <extracomment>filter, normalise: what kernel means</extracomment>
        <translation>Kot je določeno vsako jedro</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>filter, normalise: choice</extracomment>
        <translation>Vklopljeno</translation>
    </message>
    <message>
        <source>Taps are divided by their sum, unless it is 0</source>
        <extracomment>filter, normalise: what on means</extracomment>
        <translation>Koeficienti se delijo s svojo vsoto, razen če je 0</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>filter, normalise: choice</extracomment>
        <translation>Izklopljeno</translation>
    </message>
    <message>
        <source>Not even the taps of a Gaussian, a box or a derivative</source>
        <extracomment>filter, normalise: what off means</extracomment>
        <translation>Tudi ne koeficienti Gaussa, škatle ali odvoda</translation>
    </message>
    <message>
        <source>Convention</source>
        <extracomment>filter, convention: label</extracomment>
        <translation>Dogovor</translation>
    </message>
    <message>
        <source>Which way the filter runs over the image</source>
        <extracomment>filter, convention: help</extracomment>
        <translation>V kateri smeri gre filter čez sliko</translation>
    </message>
    <message>
        <source>Convolution</source>
        <extracomment>filter, convention: choice</extracomment>
        <translation>Konvolucija</translation>
    </message>
    <message>
        <source>The filter runs backwards over the image</source>
        <extracomment>filter, convention: what convolution means</extracomment>
        <translation>Filter gre čez sliko vzvratno</translation>
    </message>
    <message>
        <source>Correlation</source>
        <extracomment>filter, convention: choice</extracomment>
        <translation>Korelacija</translation>
    </message>
    <message>
        <source>The filter runs forwards over the image</source>
        <extracomment>filter, convention: what correlation means</extracomment>
        <translation>Filter gre čez sliko naprej</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>filter, border: label</extracomment>
        <translation>Rob</translation>
    </message>
    <message>
        <source>What lies outside the image</source>
        <extracomment>filter, border: help</extracomment>
        <translation>Kaj je zunaj slike</translation>
    </message>
    <message>
        <source>Zero</source>
        <extracomment>filter, border: choice</extracomment>
        <translation>Nič (črno)</translation>
    </message>
    <message>
        <source>Black: 000|abcd|000</source>
        <extracomment>filter, border: what zero means</extracomment>
        <translation>Črno: 000|abcd|000</translation>
    </message>
    <message>
        <source>Replicate</source>
        <extracomment>filter, border: choice</extracomment>
        <translation>Ponovi</translation>
    </message>
    <message>
        <source>The last pixel: aaa|abcd|ddd</source>
        <extracomment>filter, border: what replicate means</extracomment>
        <translation>Zadnja pika: aaa|abcd|ddd</translation>
    </message>
    <message>
        <source>Reflect</source>
        <extracomment>filter, border: choice</extracomment>
        <translation>Zrcali</translation>
    </message>
    <message>
        <source>Mirrored, the last pixel twice: cba|abcd|dcb</source>
        <extracomment>filter, border: what reflect means</extracomment>
        <translation>Zrcaljeno, zadnja pika dvakrat: cba|abcd|dcb</translation>
    </message>
    <message>
        <source>Reflect 101</source>
        <extracomment>filter, border: choice</extracomment>
        <translation>Zrcali 101</translation>
    </message>
    <message>
        <source>Mirrored about the last pixel: dcb|abcd|cba</source>
        <extracomment>filter, border: what reflect-101 means</extracomment>
        <translation>Zrcaljeno ob zadnji piki: dcb|abcd|cba</translation>
    </message>
    <message>
        <source>Wrap</source>
        <extracomment>filter, border: choice</extracomment>
        <translation>Ovij</translation>
    </message>
    <message>
        <source>The other side: bcd|abcd|abc</source>
        <extracomment>filter, border: what wrap means</extracomment>
        <translation>Druga stran: bcd|abcd|abc</translation>
    </message>
    <message>
        <source>Alpha</source>
        <extracomment>filter, alpha: label</extracomment>
        <translation>Alfa</translation>
    </message>
    <message>
        <source>What the fourth of four channels means</source>
        <extracomment>filter, alpha: help</extracomment>
        <translation>Kaj pomeni četrti od štirih kanalov</translation>
    </message>
    <message>
        <source>Weigh</source>
        <extracomment>filter, alpha: choice</extracomment>
        <translation>Uteži</translation>
    </message>
    <message>
        <source>Colours count by their alpha, so that what is transparent has no colour to give</source>
        <extracomment>filter, alpha: what weigh means</extracomment>
        <translation>Barve štejejo po svoji alfi, tako da prosojno ne odda barve</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>filter, alpha: choice</extracomment>
        <translation>Ločeno</translation>
    </message>
    <message>
        <source>A channel like the others, each by itself</source>
        <extracomment>filter, alpha: what separate means</extracomment>
        <translation>Kanal kot drugi, vsak zase</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>filter, variant: label</extracomment>
        <translation>Različica</translation>
    </message>
    <message>
        <source>How the filter is computed</source>
        <extracomment>filter, variant: help</extracomment>
        <translation>Kako se filter računa</translation>
    </message>
    <message>
        <source>The fastest that was measured for such a filter and backend</source>
        <extracomment>filter, variant: what auto means</extracomment>
        <translation>Najhitrejša, ki je bila izmerjena za tak filter in zaledje</translation>
    </message>
    <message>
        <source>One thread of the CPU, the words of the definition</source>
        <extracomment>filter, variant: what reference means</extracomment>
        <translation>Ena nit CPE, besede definicije</translation>
    </message>
    <message>
        <source>SIMD</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>SIMD</translation>
    </message>
    <message>
        <source>One core of the CPU and its vector units</source>
        <extracomment>filter, variant: what simd means</extracomment>
        <translation>Eno jedro CPE in njegove vektorske enote</translation>
    </message>
    <message>
        <source>V1</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V1</translation>
    </message>
    <message>
        <source>Of 2010: a work-item for each pixel, all reads from global memory</source>
        <extracomment>filter, variant: what v1 means</extracomment>
        <translation>Iz 2010: delovna enota za vsako piko, vsa branja iz globalnega pomnilnika</translation>
    </message>
    <message>
        <source>V3</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V3</translation>
    </message>
    <message>
        <source>Of 2010: a group of 64 shares a tile in local memory, two reads per work-item; radius up to 32</source>
        <extracomment>filter, variant: what v3 means</extracomment>
        <translation>Iz 2010: skupina 64 si deli ploščico v lokalnem pomnilniku, dve branji na delovno enoto; polmer do 32</translation>
    </message>
    <message>
        <source>V4</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V4</translation>
    </message>
    <message>
        <source>Of 2010: tiles of two dimensions; radius up to MAX_RADIUS</source>
        <extracomment>filter, variant: what v4 means</extracomment>
        <translation>Iz 2010: ploščice v dveh razsežnostih; polmer do MAX_RADIUS</translation>
    </message>
    <message>
        <source>V41</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V41</translation>
    </message>
    <message>
        <source>Of 2010: reads start at multiples of 16 pixels; radius up to MAX_RADIUS</source>
        <extracomment>filter, variant: what v41 means</extracomment>
        <translation>Iz 2010: branja se začnejo pri večkratnikih 16 pik; polmer do MAX_RADIUS</translation>
    </message>
    <message>
        <source>V411</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V411</translation>
    </message>
    <message>
        <source>Of 2010: the radius is known when compiling and the loop over taps unrolled; radius up to MAX_RADIUS</source>
        <extracomment>filter, variant: what v411 means</extracomment>
        <translation>Iz 2010: polmer je znan ob prevajanju in zanka čez koeficiente razvita; polmer do MAX_RADIUS</translation>
    </message>
    <message>
        <source>V412</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V412</translation>
    </message>
    <message>
        <source>Of 2010: groups of at most 128 work-items, with a third read; radius up to MAX_RADIUS</source>
        <extracomment>filter, variant: what v412 means</extracomment>
        <translation>Iz 2010: skupine z največ 128 delovnimi enotami, s tretjim branjem; polmer do MAX_RADIUS</translation>
    </message>
    <message>
        <source>V51</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>V51</translation>
    </message>
    <message>
        <source>Of 2010: v411 on 8-bit pixels in fixed point</source>
        <extracomment>filter, variant: what v51 means</extracomment>
        <translation>Iz 2010: v411 na 8-bitnih pikah v fiksni vejici</translation>
    </message>
    <message>
        <source>As v411, but a work-item makes four pixels: loads and stores of four floats at once</source>
        <extracomment>filter, variant: what vector means</extracomment>
        <translation>Kot v411, a delovna enota naredi štiri pike: branje in pisanje štirih float naenkrat</translation>
    </message>
    <message>
        <source>Fused</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>Združeno</translation>
    </message>
    <message>
        <source>Rows and columns in one pass over memory</source>
        <extracomment>filter, variant: what fused means</extracomment>
        <translation>Vrstice in stolpci v enem prehodu skozi pomnilnik</translation>
    </message>
    <message>
        <source>Recursive</source>
        <extracomment>filter, variant: choice</extracomment>
        <translation>Rekurzivno</translation>
    </message>
    <message>
        <source>A Gaussian at a cost that does not depend on its radius</source>
        <extracomment>filter, variant: what recursive means</extracomment>
        <translation>Gaussova krivulja po ceni, ki ni odvisna od polmera</translation>
    </message>
    <message>
        <source>What the split and difference views show beside the result</source>
        <extracomment>filter, versus: help</extracomment>
        <translation>Kaj deljeni pogled in razlika kažeta ob rezultatu</translation>
    </message>
    <message>
        <source>The input</source>
        <extracomment>filter, versus: what none means</extracomment>
        <translation>Vhod</translation>
    </message>
    <message>
        <source>The same in double precision</source>
        <extracomment>filter, versus: what exact means</extracomment>
        <translation>Isto v dvojni natančnosti</translation>
    </message>
    <message>
        <source>Measurements beside the run; the plots grow while it runs</source>
        <extracomment>filter, study: help</extracomment>
        <translation>Meritve ob izračunu; grafi medtem rastejo</translation>
    </message>
    <message>
        <source>Image size</source>
        <extracomment>filter, study: choice</extracomment>
        <translation>Velikost slike</translation>
    </message>
    <message>
        <source>Every variant over image sizes, with 17 x 17 taps</source>
        <extracomment>filter, study: what image-size means</extracomment>
        <translation>Vsaka različica po velikostih slike, s 17 x 17 koeficienti</translation>
    </message>
    <message>
        <source>Filter size</source>
        <extracomment>filter, study: choice</extracomment>
        <translation>Velikost filtra</translation>
    </message>
    <message>
        <source>Every variant over filter sizes, on 2048 x 2048 pixels</source>
        <extracomment>filter, study: what filter-size means</extracomment>
        <translation>Vsaka različica po velikostih filtra, na 2048 x 2048 pikah</translation>
    </message>
    <message>
        <source>Every variant on this image with this filter, one after another</source>
        <extracomment>filter, study: what race means</extracomment>
        <translation>Vsaka različica na tej sliki s tem filtrom, ena za drugo</translation>
    </message>
    <message>
        <source>Tuning</source>
        <extracomment>filter, study: choice</extracomment>
        <translation>Uglaševanje</translation>
    </message>
    <message>
        <source>The variant (v411 for one that is not of 2010) with every setting of its tuning, on this image</source>
        <extracomment>filter, study: what tuning means</extracomment>
        <translation>Različica (v411 namesto take, ki ni iz 2010) z vsako nastavitvijo uglaševanja, na tej sliki</translation>
    </message>
    <message>
        <source>Sequence</source>
        <extracomment>filter, study: choice</extracomment>
        <translation>Zaporedje</translation>
    </message>
    <message>
        <source>A sequence of images whose transfers are pageable, pinned, or overlapped with the filter (CUDA)</source>
        <extracomment>filter, study: what sequence means</extracomment>
        <translation>Zaporedje slik, katerih prenosi so ostranljivi, pripeti ali prekriti s filtrom (CUDA)</translation>
    </message>
    <message>
        <source>MAX_RADIUS</source>
        <extracomment>filter, max_radius: label</extracomment>
        <translation>MAX_RADIUS</translation>
    </message>
    <message>
        <source>How far tiles reach beyond their group: the largest radius of v4 to vector</source>
        <extracomment>filter, max_radius: help</extracomment>
        <translation>Kako daleč ploščice sežejo čez svojo skupino: največji polmer za v4 do vector</translation>
    </message>
    <message>
        <source>16</source>
        <extracomment>filter, max_radius: choice</extracomment>
        <translation>16</translation>
    </message>
    <message>
        <source>As in 2010</source>
        <extracomment>filter, max_radius: what 16 means</extracomment>
        <translation>Kot leta 2010</translation>
    </message>
    <message>
        <source>32</source>
        <extracomment>filter, max_radius: choice</extracomment>
        <translation>32</translation>
    </message>
    <message>
        <source>Larger tiles, and more loads per work-item, since two leave a gap</source>
        <extracomment>filter, max_radius: what 32 means</extracomment>
        <translation>Večje ploščice in več branj na delovno enoto, saj dve pustita vrzel</translation>
    </message>
    <message>
        <source>Group shape</source>
        <extracomment>filter, group_shape: label</extracomment>
        <translation>Oblika skupine</translation>
    </message>
    <message>
        <source>Work-items of a group along x and y</source>
        <extracomment>filter, group_shape: help</extracomment>
        <translation>Delovne enote skupine vzdolž x in y</translation>
    </message>
    <message>
        <source>As in 2010: 32 x 4 for rows, 16 x 32 for columns (v412: 8 x 16)</source>
        <extracomment>filter, group_shape: what source means</extracomment>
        <translation>Kot leta 2010: 32 x 4 za vrstice, 16 x 32 za stolpce (v412: 8 x 16)</translation>
    </message>
    <message>
        <source>8x16</source>
        <extracomment>filter, group_shape: choice</extracomment>
        <translation>8x16</translation>
    </message>
    <message>
        <source>128 work-items</source>
        <extracomment>filter, group_shape: what 8x16 means</extracomment>
        <translation>128 delovnih enot</translation>
    </message>
    <message>
        <source>16x16</source>
        <extracomment>filter, group_shape: choice</extracomment>
        <translation>16x16</translation>
    </message>
    <message>
        <source>256 work-items</source>
        <extracomment>filter, group_shape: what 16x16 means</extracomment>
        <translation>256 delovnih enot</translation>
    </message>
    <message>
        <source>16x32</source>
        <extracomment>filter, group_shape: choice</extracomment>
        <translation>16x32</translation>
    </message>
    <message>
        <source>512 work-items</source>
        <extracomment>filter, group_shape: what 16x32 means</extracomment>
        <translation>512 delovnih enot</translation>
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
        <translation>Razvij zanko</translation>
    </message>
    <message>
        <source>The loop over taps is unrolled: wholly as in 2010, by eight with another group shape, MAX_RADIUS or taps in global memory</source>
        <extracomment>filter, unroll: help</extracomment>
        <translation>Zanka čez koeficiente se razvije: vsa kot leta 2010, po osem pri drugi obliki skupine, MAX_RADIUS ali koeficientih v globalnem pomnilniku</translation>
    </message>
    <message>
        <source>Taps lie in</source>
        <extracomment>filter, tap_memory: label</extracomment>
        <translation>Koeficienti so v</translation>
    </message>
    <message>
        <source>The memory from which CUDA&apos;s kernels v3 to vector read the taps</source>
        <extracomment>filter, tap_memory: help</extracomment>
        <translation>Pomnilnik, iz katerega ščepci CUDA od v3 do vector berejo koeficiente</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>filter, tap_memory: choice</extracomment>
        <translation>Konstantni</translation>
    </message>
    <message>
        <source>In constant memory, as in 2010: a whole warp is served at once</source>
        <extracomment>filter, tap_memory: what constant means</extracomment>
        <translation>V konstantnem pomnilniku, kot leta 2010: ves snop dobi naenkrat</translation>
    </message>
    <message>
        <source>Global</source>
        <extracomment>filter, tap_memory: choice</extracomment>
        <translation>Globalni</translation>
    </message>
    <message>
        <source>In global memory</source>
        <extracomment>filter, tap_memory: what global means</extracomment>
        <translation>V globalnem pomnilniku</translation>
    </message>
    <message>
        <source>Launch</source>
        <extracomment>filter, launch: label</extracomment>
        <translation>Zagon</translation>
    </message>
    <message>
        <source>How many CUDA kernels make a pass, and whether they run side by side</source>
        <extracomment>filter, launch: help</extracomment>
        <translation>Koliko ščepcev CUDA naredi prehod in ali tečejo vzporedno</translation>
    </message>
    <message>
        <source>Whole</source>
        <extracomment>filter, launch: choice</extracomment>
        <translation>Cel</translation>
    </message>
    <message>
        <source>One kernel for each pass</source>
        <extracomment>filter, launch: what whole means</extracomment>
        <translation>En ščepec za vsak prehod</translation>
    </message>
    <message>
        <source>In turn</source>
        <extracomment>filter, launch: choice</extracomment>
        <translation>Po vrsti</translation>
    </message>
    <message>
        <source>Eight kernels for each pass, each on a part of the image, one after another</source>
        <extracomment>filter, launch: what in-turn means</extracomment>
        <translation>Osem ščepcev za vsak prehod, vsak na delu slike, drug za drugim</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>filter, launch: choice</extracomment>
        <translation>Hkrati</translation>
    </message>
    <message>
        <source>The same eight kernels side by side, each on a stream of its own</source>
        <extracomment>filter, launch: what at-once means</extracomment>
        <translation>Istih osem ščepcev vzporedno, vsak v svojem toku</translation>
    </message>
    <message>
        <source>Warp</source>
        <extracomment>filter, matrix: group</extracomment>
        <translation>Preslikava</translation>
    </message>
    <message>
        <source>6 numbers (affine) or 9 (homography), row by row; empty: from rotation, zoom, shear and the rest</source>
        <extracomment>filter, matrix: help</extracomment>
        <translation>6 števil (afina) ali 9 (homografija), vrstico za vrstico; prazno: iz vrtenja, povečave, striga in drugega</translation>
    </message>
    <message>
        <source>Corners</source>
        <extracomment>filter, corners: label</extracomment>
        <translation>Vogali</translation>
    </message>
    <message>
        <source>Where the image&apos;s corners go: x0,y0,...,x3,y3, clockwise from the top left; wins over the matrix</source>
        <extracomment>filter, corners: help</extracomment>
        <translation>Kam gredo vogali slike: x0,y0,...,x3,y3, v smeri urinega kazalca od zgoraj levo; ima prednost pred matriko</translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>filter, rotation: label</extracomment>
        <translation>Vrtenje</translation>
    </message>
    <message>
        <source>About the middle, clockwise</source>
        <extracomment>filter, rotation: help</extracomment>
        <translation>Okoli sredine, v smeri urinega kazalca</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>filter, zoom: label</extracomment>
        <translation>Povečava</translation>
    </message>
    <message>
        <source>About the middle</source>
        <extracomment>filter, zoom: help</extracomment>
        <translation>Okoli sredine</translation>
    </message>
    <message>
        <source>Shear</source>
        <extracomment>filter, shear: label</extracomment>
        <translation>Strig</translation>
    </message>
    <message>
        <source>Along x, per unit of y</source>
        <extracomment>filter, shear: help</extracomment>
        <translation>Vzdolž x, na enoto y</translation>
    </message>
    <message>
        <source>Shift along x</source>
        <extracomment>filter, move_x: label</extracomment>
        <translation>Premik vzdolž x</translation>
    </message>
    <message>
        <source>Part of the width</source>
        <extracomment>filter, move_x: help</extracomment>
        <translation>Del širine</translation>
    </message>
    <message>
        <source>Shift along y</source>
        <extracomment>filter, move_y: label</extracomment>
        <translation>Premik vzdolž y</translation>
    </message>
    <message>
        <source>Part of the height</source>
        <extracomment>filter, move_y: help</extracomment>
        <translation>Del višine</translation>
    </message>
    <message>
        <source>Perspective along x</source>
        <extracomment>filter, perspective_x: label</extracomment>
        <translation>Perspektiva vzdolž x</translation>
    </message>
    <message>
        <source>Change of w over the width (homography)</source>
        <extracomment>filter, perspective_x: help</extracomment>
        <translation>Sprememba w čez širino (homografija)</translation>
    </message>
    <message>
        <source>Perspective along y</source>
        <extracomment>filter, perspective_y: label</extracomment>
        <translation>Perspektiva vzdolž y</translation>
    </message>
    <message>
        <source>Change of w over the height (homography)</source>
        <extracomment>filter, perspective_y: help</extracomment>
        <translation>Sprememba w čez višino (homografija)</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>filter, direction: label</extracomment>
        <translation>Smer</translation>
    </message>
    <message>
        <source>Between which pixels the matrix maps</source>
        <extracomment>filter, direction: help</extracomment>
        <translation>Med katerimi pikami preslika matrika</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>filter, direction: choice</extracomment>
        <translation>Naprej</translation>
    </message>
    <message>
        <source>The matrix takes input pixels to output pixels</source>
        <extracomment>filter, direction: what forward means</extracomment>
        <translation>Matrika pelje vhodne pike v izhodne</translation>
    </message>
    <message>
        <source>Backward</source>
        <extracomment>filter, direction: choice</extracomment>
        <translation>Nazaj</translation>
    </message>
    <message>
        <source>The matrix takes output pixels to input pixels</source>
        <extracomment>filter, direction: what backward means</extracomment>
        <translation>Matrika pelje izhodne pike v vhodne</translation>
    </message>
    <message>
        <source>Invert</source>
        <extracomment>filter, invert: label</extracomment>
        <translation>Obrni</translation>
    </message>
    <message>
        <source>Take the inverse of the map that is described</source>
        <extracomment>filter, invert: help</extracomment>
        <translation>Vzemi obrat opisane preslikave</translation>
    </message>
    <message>
        <source>Interpolation</source>
        <extracomment>filter, interpolation: label</extracomment>
        <translation>Interpolacija</translation>
    </message>
    <message>
        <source>The value between pixels</source>
        <extracomment>filter, interpolation: help</extracomment>
        <translation>Vrednost med pikami</translation>
    </message>
    <message>
        <source>Nearest</source>
        <extracomment>filter, interpolation: choice</extracomment>
        <translation>Najbližja</translation>
    </message>
    <message>
        <source>The nearest pixel</source>
        <extracomment>filter, interpolation: what nearest means</extracomment>
        <translation>Najbližja pika</translation>
    </message>
    <message>
        <source>Linear</source>
        <extracomment>filter, interpolation: choice</extracomment>
        <translation>Linearno</translation>
    </message>
    <message>
        <source>Between four pixels, exact</source>
        <extracomment>filter, interpolation: what linear means</extracomment>
        <translation>Med štirimi pikami, eksaktno</translation>
    </message>
    <message>
        <source>Linear OpenCV</source>
        <extracomment>filter, interpolation: choice</extracomment>
        <translation>Linearno kot OpenCV</translation>
    </message>
    <message>
        <source>As linear, with positions rounded to 1/32 pixel, to compare</source>
        <extracomment>filter, interpolation: what linear-opencv means</extracomment>
        <translation>Kot linearno, z mesti, zaokroženimi na 1/32 pike, za primerjavo</translation>
    </message>
    <message>
        <source>Cubic</source>
        <extracomment>filter, interpolation: choice</extracomment>
        <translation>Kubično</translation>
    </message>
    <message>
        <source>Between sixteen pixels, after Keys, with a = -0.5</source>
        <extracomment>filter, interpolation: what cubic means</extracomment>
        <translation>Med šestnajstimi pikami, po Keysu, z a = -0.5</translation>
    </message>
    <message>
        <source>Linear hardware</source>
        <extracomment>filter, interpolation: choice</extracomment>
        <translation>Linearno v strojni opremi</translation>
    </message>
    <message>
        <source>By CUDA&apos;s texture units, whose weights have 8 bits (on the CPU: positions rounded to 1/256 pixel)</source>
        <extracomment>filter, interpolation: what linear-hardware means</extracomment>
        <translation>S teksturnimi enotami CUDA, katerih uteži imajo 8 bitov (na CPE: mesta, zaokrožena na 1/256 pike)</translation>
    </message>
    <message>
        <source>Supersampling</source>
        <extracomment>filter, samples: label</extracomment>
        <translation>Nadvzorčenje</translation>
    </message>
    <message>
        <source>Samples per output pixel and axis, averaged</source>
        <extracomment>filter, samples: help</extracomment>
        <translation>Vzorci na izhodno piko in os, povprečeni</translation>
    </message>
    <message>
        <source>Outputs per thread</source>
        <extracomment>filter, outputs_per_thread: label</extracomment>
        <translation>Izhodov na nit</translation>
    </message>
    <message>
        <source>Pixels that one CUDA thread makes (1, 2, 4 or 8)</source>
        <extracomment>filter, outputs_per_thread: help</extracomment>
        <translation>Pike, ki jih naredi ena nit CUDA (1, 2, 4 ali 8)</translation>
    </message>
    <message>
        <source>Reads</source>
        <extracomment>filter, reads: label</extracomment>
        <translation>Branje</translation>
    </message>
    <message>
        <source>How CUDA&apos;s warps read the image</source>
        <extracomment>filter, reads: help</extracomment>
        <translation>Kako snopi CUDA berejo sliko</translation>
    </message>
    <message>
        <source>From global memory</source>
        <extracomment>filter, reads: what global means</extracomment>
        <translation>Iz globalnega pomnilnika</translation>
    </message>
    <message>
        <source>Texture</source>
        <extracomment>filter, reads: choice</extracomment>
        <translation>Tekstura</translation>
    </message>
    <message>
        <source>Texel by texel through a texture; the pixels are the same</source>
        <extracomment>filter, reads: what texture means</extracomment>
        <translation>Teksel za tekslom skozi teksturo; pike so iste</translation>
    </message>
    <message>
        <source>Both sheets</source>
        <extracomment>filter, both_sheets: label</extracomment>
        <translation>Oba lista</translation>
    </message>
    <message>
        <source>Also draw what lies behind the plane (w &lt; 0)</source>
        <extracomment>filter, both_sheets: help</extracomment>
        <translation>Nariši tudi, kar je za ravnino (w &lt; 0)</translation>
    </message>
    <message>
        <source>Output size</source>
        <extracomment>filter, out_size: label</extracomment>
        <translation>Velikost izhoda</translation>
    </message>
    <message>
        <source>Width and height of the warped image; empty: the input&apos;s</source>
        <extracomment>filter, out_size: help</extracomment>
        <translation>Širina in višina preslikane slike; prazno: kot vhod</translation>
    </message>
    <message>
        <source>What the picture shows</source>
        <extracomment>filter, stage: help</extracomment>
        <translation>Kaj kaže slika</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>filter, stage: what result means</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Input</source>
        <extracomment>filter, stage: choice</extracomment>
        <translation>Vhod</translation>
    </message>
    <message>
        <source>The image after the rows</source>
        <extracomment>filter, stage: what rows means</extracomment>
        <translation>Slika po vrsticah</translation>
    </message>
    <message>
        <source>The difference to what is compared</source>
        <extracomment>filter, stage: what difference means</extracomment>
        <translation>Razlika do tega, s čimer se primerja</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>filter, stage: choice</extracomment>
        <translation>Deljeno</translation>
    </message>
    <message>
        <source>The result and what is compared beside a divider</source>
        <extracomment>filter, stage: what split means</extracomment>
        <translation>Rezultat in to, s čimer se primerja, ob ločnici</translation>
    </message>
    <message>
        <source>The filter as a two-dimensional kernel</source>
        <extracomment>filter, stage: what kernel means</extracomment>
        <translation>Filter kot dvorazsežno jedro</translation>
    </message>
    <message>
        <source>Mask</source>
        <extracomment>filter, stage: choice</extracomment>
        <translation>Maska</translation>
    </message>
    <message>
        <source>Which pixels of a warp lie inside, outside and behind (w &lt; 0)</source>
        <extracomment>filter, stage: what mask means</extracomment>
        <translation>Katere pike preslikave so znotraj, zunaj in zadaj (w &lt; 0)</translation>
    </message>
    <message>
        <source>Where the divider stands, from left to right</source>
        <extracomment>filter, split: help</extracomment>
        <translation>Kje stoji ločnica, od leve proti desni</translation>
    </message>
    <message>
        <source>Gain</source>
        <extracomment>filter, gain: label</extracomment>
        <translation>Ojačanje</translation>
    </message>
    <message>
        <source>Factor on the shown values</source>
        <extracomment>filter, gain: help</extracomment>
        <translation>Faktor prikazanih vrednosti</translation>
    </message>
    <message>
        <source>Tone</source>
        <extracomment>filter, tone: label</extracomment>
        <translation>Toni</translation>
    </message>
    <message>
        <source>How values become grey</source>
        <extracomment>filter, tone: help</extracomment>
        <translation>Kako vrednosti postanejo sive</translation>
    </message>
    <message>
        <source>Signed where values are negative; differences up to the largest</source>
        <extracomment>filter, tone: what auto means</extracomment>
        <translation>S predznakom, kjer so vrednosti negativne; razlike do največje</translation>
    </message>
    <message>
        <source>Black to white</source>
        <extracomment>filter, tone: what plain means</extracomment>
        <translation>Od črne do bele</translation>
    </message>
    <message>
        <source>Signed</source>
        <extracomment>filter, tone: choice</extracomment>
        <translation>S predznakom</translation>
    </message>
    <message>
        <source>Middle grey is zero</source>
        <extracomment>filter, tone: what signed means</extracomment>
        <translation>Srednja siva je nič</translation>
    </message>
    <message>
        <source>Show geometry</source>
        <extracomment>filter, show_geometry: label</extracomment>
        <translation>Pokaži geometrijo</translation>
    </message>
    <message>
        <source>Corner handles, the image of the pixel grid and the vanishing line of a warp</source>
        <extracomment>filter, show_geometry: help</extracomment>
        <translation>Ročaji vogalov, slika mreže pik in bežiščnica preslikave</translation>
    </message>
    <message>
        <source>Memory-access microscope</source>
        <extracomment>filter, show_microscope: label</extracomment>
        <translation>Mikroskop dostopov do pomnilnika</translation>
    </message>
    <message>
        <source>In the steps: the tile of one work-group, its apron and the reads of one warp</source>
        <extracomment>filter, show_microscope: help</extracomment>
        <translation>V korakih: ploščica ene skupine, njena obroba in branja enega snopa</translation>
    </message>
    <message>
        <source>Under the microscope</source>
        <extracomment>filter, lens: label</extracomment>
        <translation>Pod mikroskopom</translation>
    </message>
    <message>
        <source>What the lens over a work-group shows</source>
        <extracomment>filter, lens: help</extracomment>
        <translation>Kaj kaže leča nad skupino</translation>
    </message>
    <message>
        <source>What the work-group touches</source>
        <extracomment>filter, lens: what reads means</extracomment>
        <translation>Česa se skupina dotakne</translation>
    </message>
    <message>
        <source>Aprons</source>
        <extracomment>filter, lens: choice</extracomment>
        <translation>Obrobe</translation>
    </message>
    <message>
        <source>The ways to treat an apron, on a group of 64</source>
        <extracomment>filter, lens: what aprons means</extracomment>
        <translation>Načini obravnave obrobe, na skupini 64</translation>
    </message>
    <message>
        <source>Work space</source>
        <extracomment>filter, lens: choice</extracomment>
        <translation>Delovni razpon</translation>
    </message>
    <message>
        <source>The ids of 16 work-items</source>
        <extracomment>filter, lens: what work-space means</extracomment>
        <translation>Številke 16 delovnih enot</translation>
    </message>
    <message>
        <source>Banks</source>
        <extracomment>filter, lens: choice</extracomment>
        <translation>Banke</translation>
    </message>
    <message>
        <source>The banks of local memory that a half-warp reads at the chosen stride</source>
        <extracomment>filter, lens: what banks means</extracomment>
        <translation>Banke lokalnega pomnilnika, ki jih pol snopa bere pri izbranem razmiku</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>filter, stride: label</extracomment>
        <translation>Razmik</translation>
    </message>
    <message>
        <source>Words from one work-item&apos;s read to the next one&apos;s: in the lens *banks*, and marked in the plot of bank conflicts</source>
        <extracomment>filter, stride: help</extracomment>
        <translation>Besede od branja ene delovne enote do branja naslednje: v leči *banks* in označeno v grafu sporov bank</translation>
    </message>
    <message>
        <source>Latency of a load</source>
        <extracomment>filter, latency: label</extracomment>
        <translation>Zakasnitev branja</translation>
    </message>
    <message>
        <source>cycles</source>
        <comment>unit</comment>
        <extracomment>filter, latency: unit</extracomment>
        <translation>cikli</translation>
    </message>
    <message>
        <source>How long a load takes, in the plot of the warps that hide it</source>
        <extracomment>filter, latency: help</extracomment>
        <translation>Kako dolgo traja branje, v grafu snopov, ki to skrijejo</translation>
    </message>
    <message>
        <source>For every query the histogram of its distances to all references, from 2-D points to descriptors</source>
        <extracomment>histogram: summary</extracomment>
        <translation>Za vsako poizvedbo histogram njenih razdalj do vseh referenc, od točk 2-D do opisnikov</translation>
    </message>
    <message>
        <source>References</source>
        <extracomment>histogram: input</extracomment>
        <translation>Reference</translation>
    </message>
    <message>
        <source>The vectors that distances are measured to: fvecs, bvecs, ivecs, npy, raw (f32, u8) or csv</source>
        <extracomment>histogram: what references is</extracomment>
        <translation>Vektorji, do katerih se merijo razdalje: fvecs, bvecs, ivecs, npy, raw (f32, u8) ali csv</translation>
    </message>
    <message>
        <source>Queries</source>
        <extracomment>histogram: input</extracomment>
        <translation>Poizvedbe</translation>
    </message>
    <message>
        <source>The vectors that ask; without them evenly drawn references do (--query-count)</source>
        <extracomment>histogram: what queries is</extracomment>
        <translation>Vektorji, ki sprašujejo; brez njih enakomerno izbrane reference (--query-count)</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>histogram: input</extracomment>
        <translation>Odgovor</translation>
    </message>
    <message>
        <source>Counts to compare the run&apos;s with: npy (queries x K), or csv as --out-counts writes it</source>
        <extracomment>histogram: what answer is</extracomment>
        <translation>Števila, s katerimi se primerjajo števila izračuna: npy (poizvedbe x K) ali csv, kot ga zapiše --out-counts</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>histogram: output</extracomment>
        <translation>Meje</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>histogram: output</extracomment>
        <translation>Razlike</translation>
    </message>
    <message>
        <source>A query to drag</source>
        <extracomment>histogram: sample</extracomment>
        <translation>Poizvedba za vlečenje</translation>
    </message>
    <message>
        <source>On a spiral</source>
        <extracomment>histogram: sample</extracomment>
        <translation>Na spirali</translation>
    </message>
    <message>
        <source>In space</source>
        <extracomment>histogram: sample</extracomment>
        <translation>V prostoru</translation>
    </message>
    <message>
        <source>Descriptors of photographs</source>
        <extracomment>histogram: sample</extracomment>
        <translation>Opisniki fotografij</translation>
    </message>
    <message>
        <source>A million points</source>
        <extracomment>histogram: sample</extracomment>
        <translation>Milijon točk</translation>
    </message>
    <message>
        <source>As in 2019</source>
        <extracomment>histogram: preset</extracomment>
        <translation>Kot leta 2019</translation>
    </message>
    <message>
        <source>The same bins for all queries</source>
        <extracomment>histogram: preset</extracomment>
        <translation>Enaki razredi za vse poizvedbe</translation>
    </message>
    <message>
        <source>Logarithmic bins</source>
        <extracomment>histogram: preset</extracomment>
        <translation>Logaritemski razredi</translation>
    </message>
    <message>
        <source>How many references lie in each of the query&apos;s bins, from its nearest to its farthest, or within the limits of all queries.</source>
        <extracomment>histogram: what plot histogram tells</extracomment>
        <translation>Koliko referenc je v vsakem razredu poizvedbe, od najbližje do najbolj oddaljene ali v mejah vseh poizvedb.</translation>
    </message>
    <message>
        <source>How far away the nearest and the farthest reference of each query are: a wide band has wide bins.</source>
        <extracomment>histogram: what plot band tells</extracomment>
        <translation>Kako daleč sta najbližja in najbolj oddaljena referenca vsake poizvedbe: širok pas ima široke razrede.</translation>
    </message>
    <message>
        <source>How the distances of all queries to their nearest reference are distributed.</source>
        <extracomment>histogram: what plot nearest tells</extracomment>
        <translation>Kako so porazdeljene razdalje vseh poizvedb do njihove najbližje reference.</translation>
    </message>
    <message>
        <source>How the distances of all queries to their farthest reference are distributed.</source>
        <extracomment>histogram: what plot farthest tells</extracomment>
        <translation>Kako so porazdeljene razdalje vseh poizvedb do njihove najbolj oddaljene reference.</translation>
    </message>
    <message>
        <source>How long each round of queries took. The first may be longer, as memory is taken then.</source>
        <extracomment>histogram: what plot rounds tells</extracomment>
        <translation>Kako dolgo je trajal vsak krog poizvedb. Prvi je lahko daljši, ker takrat zasede pomnilnik.</translation>
    </message>
    <message>
        <source>Where the time of the run goes: copies, distances, limits, counting.</source>
        <extracomment>histogram: what plot stages tells</extracomment>
        <translation>Kam gre čas zagona: kopije, razdalje, meje, štetje.</translation>
    </message>
    <message>
        <source>How much memory each array takes.</source>
        <extracomment>histogram: what plot memory tells</extracomment>
        <translation>Koliko pomnilnika zasede vsako polje.</translation>
    </message>
    <message>
        <source>How many entries of each query differ from the reference. None should, but where single precision meets the edge of a bin, if that was asked for.</source>
        <extracomment>histogram: what plot check tells</extracomment>
        <translation>Koliko vnosov vsake poizvedbe se razlikuje od reference. Noben se ne bi smel, razen kjer enojna natančnost zadene mejo razreda, če je bila zahtevana.</translation>
    </message>
    <message>
        <source>Time against K</source>
        <extracomment>histogram: sweep</extracomment>
        <translation>Čas glede na K</translation>
    </message>
    <message>
        <source>Methods side by side</source>
        <extracomment>histogram: sweep</extracomment>
        <translation>Metode druga ob drugi</translation>
    </message>
    <message>
        <source>How many bins each histogram has (K)</source>
        <extracomment>histogram, bins: help</extracomment>
        <translation>Koliko razredov ima vsak histogram (K)</translation>
    </message>
    <message>
        <source>How distances are computed and counted</source>
        <extracomment>histogram, method: help</extracomment>
        <translation>Kako se razdalje računajo in štejejo</translation>
    </message>
    <message>
        <source>The fastest that fits</source>
        <extracomment>histogram, method: what auto means</extracomment>
        <translation>Najhitrejša, ki ustreza</translation>
    </message>
    <message>
        <source>Double precision, one distance at a time</source>
        <extracomment>histogram, method: what reference means</extracomment>
        <translation>Dvojna natančnost, razdalja za razdaljo</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>histogram, method: choice</extracomment>
        <translation>Članek</translation>
    </message>
    <message>
        <source>The four kernels of 2019</source>
        <extracomment>histogram, method: what paper means</extracomment>
        <translation>Štirje ščepci iz 2019</translation>
    </message>
    <message>
        <source>All cores of the CPU and their vector units</source>
        <extracomment>histogram, method: what simd means</extracomment>
        <translation>Vsa jedra CPE in njihove vektorske enote</translation>
    </message>
    <message>
        <source>Up to 3 dimensions: groups of references inside one bin are counted at once</source>
        <extracomment>histogram, method: what boxes means</extracomment>
        <translation>Do 3 razsežnosti: skupine referenc znotraj enega razreda se štejejo naenkrat</translation>
    </message>
    <message>
        <source>Shared</source>
        <extracomment>histogram, method: choice</extracomment>
        <translation>Skupno</translation>
    </message>
    <message>
        <source>CUDA: distances are stored and read once more; histograms in shared memory</source>
        <extracomment>histogram, method: what shared means</extracomment>
        <translation>CUDA: razdalje se shranijo in še enkrat preberejo; histogrami v skupnem pomnilniku</translation>
    </message>
    <message>
        <source>CUDA: distances are computed twice and never stored</source>
        <extracomment>histogram, method: what fused means</extracomment>
        <translation>CUDA: razdalje se izračunajo dvakrat in se ne shranijo</translation>
    </message>
    <message>
        <source>Tensor</source>
        <extracomment>histogram, method: choice</extracomment>
        <translation>Tenzorsko</translation>
    </message>
    <message>
        <source>CUDA: the device&apos;s matrix units</source>
        <extracomment>histogram, method: what tensor means</extracomment>
        <translation>CUDA: matrične enote naprave</translation>
    </message>
    <message>
        <source>Where the bins begin and end</source>
        <extracomment>histogram, limits: help</extracomment>
        <translation>Kje se razredi začnejo in končajo</translation>
    </message>
    <message>
        <source>Per query</source>
        <extracomment>histogram, limits: choice</extracomment>
        <translation>Po poizvedbi</translation>
    </message>
    <message>
        <source>From each query&apos;s nearest to its farthest reference</source>
        <extracomment>histogram, limits: what per-query means</extracomment>
        <translation>Od najbližje do najdaljnejše reference vsake poizvedbe</translation>
    </message>
    <message>
        <source>Bin widths</source>
        <extracomment>histogram, bin_scale: label</extracomment>
        <translation>Širine razredov</translation>
    </message>
    <message>
        <source>How the widths of the bins relate</source>
        <extracomment>histogram, bin_scale: help</extracomment>
        <translation>V kakšnem razmerju so širine razredov</translation>
    </message>
    <message>
        <source>All bins are equally wide</source>
        <extracomment>histogram, bin_scale: what linear means</extracomment>
        <translation>Vsi razredi so enako široki</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <extracomment>histogram, bin_scale: choice</extracomment>
        <translation>Logaritemsko</translation>
    </message>
    <message>
        <source>Bins are equal steps of the logarithm</source>
        <extracomment>histogram, bin_scale: what logarithmic means</extracomment>
        <translation>Razredi so enaki koraki logaritma</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <extracomment>histogram, arithmetic: label</extracomment>
        <translation>Aritmetika</translation>
    </message>
    <message>
        <source>How a distance becomes the number of its bin</source>
        <extracomment>histogram, arithmetic: help</extracomment>
        <translation>Kako razdalja postane številka razreda</translation>
    </message>
    <message>
        <source>Bins as in double precision</source>
        <extracomment>histogram, arithmetic: what exact means</extracomment>
        <translation>Razredi kot v dvojni natančnosti</translation>
    </message>
    <message>
        <source>Single precision times the reciprocal width, as in 2019</source>
        <extracomment>histogram, arithmetic: what source means</extracomment>
        <translation>Enojna natančnost krat recipročna širina, kot leta 2019</translation>
    </message>
    <message>
        <source>Skip itself</source>
        <extracomment>histogram, skip_self: label</extracomment>
        <translation>Izpusti sebe</translation>
    </message>
    <message>
        <source>Leave out references at distance 0</source>
        <extracomment>histogram, skip_self: help</extracomment>
        <translation>Izpusti reference na razdalji 0</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>histogram, query_batch: group</extracomment>
        <translation>Krogi</translation>
    </message>
    <message>
        <source>Queries per round</source>
        <extracomment>histogram, query_batch: label</extracomment>
        <translation>Poizvedb na krog</translation>
    </message>
    <message>
        <source>How many queries are treated at a time; 0: 32 as in 2019, on CUDA as many as suit it</source>
        <extracomment>histogram, query_batch: help</extracomment>
        <translation>Koliko poizvedb se obravnava naenkrat; 0: 32 kot leta 2019, na CUDA kolikor mu ustreza</translation>
    </message>
    <message>
        <source>Queries from references</source>
        <extracomment>histogram, query_count: label</extracomment>
        <translation>Poizvedbe iz referenc</translation>
    </message>
    <message>
        <source>Where no queries are given: this number of references, taken at even distances in the file, serve as queries</source>
        <extracomment>histogram, query_count: help</extracomment>
        <translation>Kjer poizvedb ni: toliko referenc, vzetih iz datoteke v enakih razmikih, je za poizvedbe</translation>
    </message>
    <message>
        <source>Dimension of raw files</source>
        <extracomment>histogram, dimension: label</extracomment>
        <translation>Razsežnost surovih datotek</translation>
    </message>
    <message>
        <source>Components per vector of f32, u8 and raw files, which do not tell; 0: as the file says</source>
        <extracomment>histogram, dimension: help</extracomment>
        <translation>Komponente na vektor v datotekah f32, u8 in raw, ki tega ne povedo; 0: kot pove datoteka</translation>
    </message>
    <message>
        <source>Your query</source>
        <extracomment>histogram, probe: label</extracomment>
        <translation>Vaša poizvedba</translation>
    </message>
    <message>
        <source>Its coordinates; it is asked beside the others and not counted among them. Drag it in the picture</source>
        <extracomment>histogram, probe: help</extracomment>
        <translation>Njene koordinate; postavi se ob drugih in se ne šteje mednje. Vlecite jo po sliki</translation>
    </message>
    <message>
        <source>What the method&apos;s arrays may take, inputs included: of the device, else of the host; 0: what is free, for method paper 1024 as in 2019</source>
        <extracomment>histogram, memory_cap: help</extracomment>
        <translation>Koliko smejo zasesti polja metode, z vhodi vred: na napravi, sicer na gostitelju; 0: kar je prosto, za metodo paper 1024 kot leta 2019</translation>
    </message>
    <message>
        <source>CUDA devices of this host that share the queries</source>
        <extracomment>histogram, devices: help</extracomment>
        <translation>Naprave CUDA tega računalnika, ki si delijo poizvedbe</translation>
    </message>
    <message>
        <source>Chosen queries</source>
        <extracomment>histogram, only_queries: label</extracomment>
        <translation>Izbrane poizvedbe</translation>
    </message>
    <message>
        <source>Numbers, from 0, of the queries that are asked; files have only these; without it all are</source>
        <extracomment>histogram, only_queries: help</extracomment>
        <translation>Številke, od 0, postavljenih poizvedb; datoteke imajo le te; prazno: vse</translation>
    </message>
    <message>
        <source>Compute again in double precision and count the entries that differ (slow)</source>
        <extracomment>histogram, check: help</extracomment>
        <translation>Znova izračunaj v dvojni natančnosti in preštej vnose, ki se razlikujejo (počasi)</translation>
    </message>
    <message>
        <source>Points where there are such, else the waterfall</source>
        <extracomment>histogram, show: what auto means</extracomment>
        <translation>Točke, kjer so, sicer slap</translation>
    </message>
    <message>
        <source>The points in 2 and 3 dimensions, with the query&apos;s rings</source>
        <extracomment>histogram, show: what points means</extracomment>
        <translation>Točke v 2 in 3 razsežnostih, z obroči poizvedbe</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <extracomment>histogram, show: choice</extracomment>
        <translation>Slap</translation>
    </message>
    <message>
        <source>All queries and bins</source>
        <extracomment>histogram, show: what waterfall means</extracomment>
        <translation>Vse poizvedbe in razredi</translation>
    </message>
    <message>
        <source>Adder</source>
        <extracomment>histogram, show: choice</extracomment>
        <translation>Seštevalnik</translation>
    </message>
    <message>
        <source>How method paper counts the picked query: 64 private histograms and their sum</source>
        <extracomment>histogram, show: what adder means</extracomment>
        <translation>Kako metoda paper šteje izbrano poizvedbo: 64 lastnih histogramov in njihova vsota</translation>
    </message>
    <message>
        <source>How method paper shares out the distances: blocks of 64 references</source>
        <extracomment>histogram, show: what blocks means</extracomment>
        <translation>Kako metoda paper razdeli razdalje: bloki po 64 referenc</translation>
    </message>
    <message>
        <source>Query</source>
        <extracomment>histogram, query: label</extracomment>
        <translation>Poizvedba</translation>
    </message>
    <message>
        <source>The one that is looked at; among chosen ones its place</source>
        <extracomment>histogram, query: help</extracomment>
        <translation>Opazovana; med izbranimi njeno mesto</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>histogram, color_map: label</extracomment>
        <translation>Barve</translation>
    </message>
    <message>
        <source>Of counts</source>
        <extracomment>histogram, color_map: help</extracomment>
        <translation>Števil</translation>
    </message>
    <message>
        <source>Logarithmic colours</source>
        <extracomment>histogram, log_counts: label</extracomment>
        <translation>Logaritemske barve</translation>
    </message>
    <message>
        <source>Colours follow the counts&apos; logarithm</source>
        <extracomment>histogram, log_counts: help</extracomment>
        <translation>Barve sledijo logaritmu števil</translation>
    </message>
    <message>
        <source>Rings and shells</source>
        <extracomment>histogram, show_rings: label</extracomment>
        <translation>Obroči in lupine</translation>
    </message>
    <message>
        <source>The limits of the bins around the query: rings in the plane; in space the outlines of shells in three planes</source>
        <extracomment>histogram, show_rings: help</extracomment>
        <translation>Meje razredov okoli poizvedbe: obroči v ravnini; v prostoru obrisi lupin v treh ravninah</translation>
    </message>
    <message>
        <source>Cut open</source>
        <extracomment>histogram, cut_open: label</extracomment>
        <translation>Razreži</translation>
    </message>
    <message>
        <source>In 3 dimensions: without the references before the query, so that the shells are seen from within</source>
        <extracomment>histogram, cut_open: help</extracomment>
        <translation>V 3 razsežnostih: brez referenc pred poizvedbo, da se lupine vidijo od znotraj</translation>
    </message>
    <message>
        <source>Octant left out</source>
        <extracomment>histogram, octant: label</extracomment>
        <translation>Izpuščeni oktant</translation>
    </message>
    <message>
        <source>Follows the camera: 1, 2 and 4 added up where the eye is beyond the query in x, y and z</source>
        <extracomment>histogram, octant: help</extracomment>
        <translation>Sledi kameri: seštevek 1, 2 in 4, kjer je oko čez poizvedbo v x, y in z</translation>
    </message>
    <message>
        <source>Microscope</source>
        <extracomment>app/workspaces/filter.cpp: layer</extracomment>
        <translation>Mikroskop</translation>
    </message>
    <message>
        <source>Lines over the image</source>
        <extracomment>app/workspaces/filter.cpp: layer</extracomment>
        <translation>Črte nad sliko</translation>
    </message>
    <message>
        <source>Heat map</source>
        <extracomment>app/workspaces/histogram.cpp: layer</extracomment>
        <translation>Barvna karta</translation>
    </message>
    <message>
        <source>Bars</source>
        <extracomment>app/workspaces/histogram.cpp: layer</extracomment>
        <translation>Stolpci</translation>
    </message>
    <message>
        <source>Rings</source>
        <extracomment>app/workspaces/histogram.cpp: layer</extracomment>
        <translation>Obroči</translation>
    </message>
    <message>
        <source>Frames</source>
        <extracomment>app/workspaces/histogram.cpp: layer</extracomment>
        <translation>Okviri</translation>
    </message>
    <message>
        <source>Ray-traced picture</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Slika s sledenjem žarkom</translation>
    </message>
    <message>
        <source>Cells</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Celice</translation>
    </message>
    <message>
        <source>Node</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Vozlišče</translation>
    </message>
    <message>
        <source>Planes</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Ravnine</translation>
    </message>
    <message>
        <source>Planes by events</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Ravnine po dogodkih</translation>
    </message>
    <message>
        <source>Sums and reduction</source>
        <extracomment>app/workspaces/kdtree.cpp: layer</extracomment>
        <translation>Vsote in redukcija</translation>
    </message>
    <message>
        <source>Picture through the other tree</source>
        <extracomment>app/workspaces/kdtree_legend.cpp: layer</extracomment>
        <translation>Slika skozi drugo drevo</translation>
    </message>
    <message>
        <source>Removed balls</source>
        <extracomment>app/workspaces/ridge.cpp: layer</extracomment>
        <translation>Odstranjene krogle</translation>
    </message>
    <message>
        <source>Exact result</source>
        <extracomment>app/workspaces/ridge.cpp: layer</extracomment>
        <translation>Eksaktni rezultat</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>app/workspaces/ridge.cpp: layer</extracomment>
        <translation>Manjkajoče</translation>
    </message>
    <message>
        <source>True curve</source>
        <extracomment>app/workspaces/ridge.cpp: layer</extracomment>
        <translation>Prava krivulja</translation>
    </message>
    <message>
        <source>Others beside</source>
        <extracomment>app/workspaces/triangulation.cpp: layer</extracomment>
        <translation>Druge zraven</translation>
    </message>
    <message>
        <source>Best so far</source>
        <extracomment>app/workspaces/triangulation.cpp: layer</extracomment>
        <translation>Najboljša doslej</translation>
    </message>
    <message>
        <source>Edges</source>
        <extracomment>app/workspaces/triangulation.cpp: layer</extracomment>
        <translation>Povezave</translation>
    </message>
    <message>
        <source>What changed</source>
        <extracomment>app/workspaces/triangulation.cpp: layer</extracomment>
        <translation>Kaj se je spremenilo</translation>
    </message>
    <message>
        <source>Diamond test</source>
        <extracomment>app/workspaces/triangulation.cpp: layer</extracomment>
        <translation>Diamantni preizkus</translation>
    </message>
    <message>
        <source>Determinant</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Determinanta</translation>
    </message>
    <message>
        <source>Of the matrix: how many times as large areas become; negative where it mirrors</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Matrike: kolikokrat večje postanejo ploščine; negativna, kjer zrcali</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Pogojenost</translation>
    </message>
    <message>
        <source>How near the map is to one without an inverse: 1 for turns, large is bad</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Kako blizu je preslikava taki brez obrata: 1 pri vrtenjih, veliko je slabo</translation>
    </message>
    <message>
        <source>Coverage</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Pokritost</translation>
    </message>
    <message>
        <source>The part of the output&apos;s area that the image covers: 1 is all of it</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Del izhodne ploskve, ki ga pokrije slika: 1 je vsa</translation>
    </message>
    <message>
        <source>Effective sigma</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Dejanska sigma</translation>
    </message>
    <message>
        <source>Standard deviation of the taps that were applied: less than sigma where the radius cuts them off</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Standardni odklon uporabljenih koeficientov: manjši od sigme, kjer jih polmer odreže</translation>
    </message>
    <message>
        <source>Columns of the resulting image</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Stolpci nastale slike</translation>
    </message>
    <message>
        <source>Rows of the resulting image</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Vrstice nastale slike</translation>
    </message>
    <message>
        <source>Channels</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Kanali</translation>
    </message>
    <message>
        <source>Numbers of a pixel: 1 is grey, 3 red, green and blue, 4 with alpha</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Števila ene pike: 1 je siva, 3 rdeča, zelena in modra, 4 z alfo</translation>
    </message>
    <message>
        <source>Row taps</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Koeficienti vrstice</translation>
    </message>
    <message>
        <source>Numbers that are applied along rows</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Števila, ki se uporabijo vzdolž vrstic</translation>
    </message>
    <message>
        <source>Column taps</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Koeficienti stolpca</translation>
    </message>
    <message>
        <source>Numbers that are applied along columns</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Števila, ki se uporabijo vzdolž stolpcev</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Bela</translation>
    </message>
    <message>
        <source>The value that white has in this image: the range is measured by it</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Vrednost, ki jo ima v tej sliki bela: z njo se meri obseg</translation>
    </message>
    <message>
        <source>Minimum</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Najmanjša vrednost</translation>
    </message>
    <message>
        <source>The least value of any pixel and channel; below 0 it is lost in most files</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Najmanjša vrednost vseh pik in kanalov; pod 0 se v večini datotek izgubi</translation>
    </message>
    <message>
        <source>Maximum</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Največja vrednost</translation>
    </message>
    <message>
        <source>The greatest value of any pixel and channel; above white it is lost in most files</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Največja vrednost vseh pik in kanalov; nad belo se v večini datotek izgubi</translation>
    </message>
    <message>
        <source>Nan count</source>
        <extracomment>compute/filter/result.cpp: value</extracomment>
        <translation>Število NaN</translation>
    </message>
    <message>
        <source>Values that are no numbers</source>
        <extracomment>compute/filter/result.cpp: meaning</extracomment>
        <translation>Vrednosti, ki niso števila</translation>
    </message>
    <message>
        <source>Query count</source>
        <extracomment>compute/histogram/methods/divided.cpp: value</extracomment>
        <translation>Število poizvedb</translation>
    </message>
    <message>
        <source>Vectors that have a histogram each</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Vektorji, ki imajo vsak svoj histogram</translation>
    </message>
    <message>
        <source>Reference count</source>
        <extracomment>compute/histogram/methods/divided.cpp: value</extracomment>
        <translation>Število referenc</translation>
    </message>
    <message>
        <source>Vectors that distances are taken to</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Vektorji, do katerih se merijo razdalje</translation>
    </message>
    <message>
        <source>Components of a vector</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Komponente enega vektorja</translation>
    </message>
    <message>
        <source>Counts of a histogram</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Števila enega histograma</translation>
    </message>
    <message>
        <source>Degenerate query count</source>
        <extracomment>compute/histogram/methods/divided.cpp: value</extracomment>
        <translation>Izrojene poizvedbe</translation>
    </message>
    <message>
        <source>Queries whose references are all equally far: all counts are in the first bin</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Poizvedbe, katerih reference so vse enako oddaljene: vse je v prvem razredu</translation>
    </message>
    <message>
        <source>Exact distances</source>
        <extracomment>compute/histogram/methods/divided.cpp: value</extracomment>
        <translation>Eksaktne razdalje</translation>
    </message>
    <message>
        <source>Whether all components are whole numbers, whose squares add up without rounding</source>
        <extracomment>compute/histogram/methods/divided.cpp: meaning</extracomment>
        <translation>Ali so vse komponente cela števila, katerih kvadrati se seštejejo brez zaokroževanja</translation>
    </message>
    <message>
        <source>Parts of the queries that were computed after one another</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Deli poizvedb, izračunani drug za drugim</translation>
    </message>
    <message>
        <source>How distances were computed and counted</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Kako so bile razdalje izračunane in preštete</translation>
    </message>
    <message>
        <source>Method reason</source>
        <extracomment>compute/histogram/result.cpp: value</extracomment>
        <translation>Razlog za metodo</translation>
    </message>
    <message>
        <source>Why this method was taken</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Zakaj je bila izbrana ta metoda</translation>
    </message>
    <message>
        <source>Pairs per second</source>
        <extracomment>compute/histogram/result.cpp: value</extracomment>
        <translation>Parov na sekundo</translation>
    </message>
    <message>
        <source>Distances computed and counted in a second, on this machine</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>V sekundi izračunane in preštete razdalje, na tem računalniku</translation>
    </message>
    <message>
        <source>Empty query count</source>
        <extracomment>compute/histogram/result.cpp: value</extracomment>
        <translation>Prazne poizvedbe</translation>
    </message>
    <message>
        <source>Queries that no reference is left for</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Poizvedbe, za katere ni ostala nobena referenca</translation>
    </message>
    <message>
        <source>Device bytes</source>
        <extracomment>compute/histogram/result.cpp: value</extracomment>
        <translation>Pomnilnik naprave</translation>
    </message>
    <message>
        <source>Memory of the device that the run took at most</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Največ pomnilnika naprave, ki ga je zasedel izračun</translation>
    </message>
    <message>
        <source>Memory bytes</source>
        <extracomment>compute/histogram/result.cpp: value</extracomment>
        <translation>Pomnilnik skupaj</translation>
    </message>
    <message>
        <source>Memory of all these arrays together</source>
        <extracomment>compute/histogram/result.cpp: meaning</extracomment>
        <translation>Pomnilnik vseh teh polj skupaj</translation>
    </message>
    <message>
        <source>Triangle count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Število trikotnikov</translation>
    </message>
    <message>
        <source>Triangles that the tree is built over</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Trikotniki, nad katerimi je zgrajeno drevo</translation>
    </message>
    <message>
        <source>Node count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Število vozlišč</translation>
    </message>
    <message>
        <source>Inner nodes and leaves together</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Notranja vozlišča in listi skupaj</translation>
    </message>
    <message>
        <source>Entries of all leaves: a triangle that planes cut has several</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Vnosi vseh listov: trikotnik, ki ga režejo ravnine, jih ima več</translation>
    </message>
    <message>
        <source>Max depth</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Največja globina</translation>
    </message>
    <message>
        <source>Levels below the root</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Ravni pod korenom</translation>
    </message>
    <message>
        <source>Ray count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Število žarkov</translation>
    </message>
    <message>
        <source>Rays that were sent from the given file</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Žarki, poslani iz dane datoteke</translation>
    </message>
    <message>
        <source>Hit count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Število zadetkov</translation>
    </message>
    <message>
        <source>Rays that meet a triangle</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Žarki, ki zadenejo trikotnik</translation>
    </message>
    <message>
        <source>Rays per second</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Žarkov na sekundo</translation>
    </message>
    <message>
        <source>How fast they were traced, on this machine</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Kako hitro so bili sledeni, na tem računalniku</translation>
    </message>
    <message>
        <source>Mean node visits</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Povprečni obiski vozlišč</translation>
    </message>
    <message>
        <source>Inner nodes and leaves that a ray visits on average</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Notranja vozlišča in listi, ki jih žarek povprečno obišče</translation>
    </message>
    <message>
        <source>Mean triangle tests</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Povprečni preizkusi trikotnikov</translation>
    </message>
    <message>
        <source>Triangles that a ray is tested with on average</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Trikotniki, s katerimi se žarek povprečno preizkusi</translation>
    </message>
    <message>
        <source>Leaf count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Število listov</translation>
    </message>
    <message>
        <source>Nodes without children: they hold the triangles</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Vozlišča brez otrok: v njih so trikotniki</translation>
    </message>
    <message>
        <source>Empty leaf count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Prazni listi</translation>
    </message>
    <message>
        <source>Leaves without a triangle, which rays cross for nothing but a step</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Listi brez trikotnika, ki jih žarki prečkajo le za en korak</translation>
    </message>
    <message>
        <source>Flat leaf count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Ploski listi</translation>
    </message>
    <message>
        <source>Leaves whose cells have no volume</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Listi, katerih celice nimajo prostornine</translation>
    </message>
    <message>
        <source>Duplication</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Podvajanje</translation>
    </message>
    <message>
        <source>References per triangle: 1 where no plane cuts a triangle</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Vnosi na trikotnik: 1, kjer nobena ravnina ne reže trikotnika</translation>
    </message>
    <message>
        <source>Largest leaf</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Največji list</translation>
    </message>
    <message>
        <source>Triangles of the leaf that holds most</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Trikotniki lista, ki jih ima največ</translation>
    </message>
    <message>
        <source>Mean leaf size</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Povprečna velikost lista</translation>
    </message>
    <message>
        <source>Triangles of a leaf on average, empty ones left out</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Trikotniki lista povprečno, brez praznih</translation>
    </message>
    <message>
        <source>Sah cost</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Cena SAH</translation>
    </message>
    <message>
        <source>Expected cost of a ray through the scene&apos;s box, in the unit of K_T and K_I: less is better</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Pričakovana cena žarka skozi škatlo prizora, v enoti K_T in K_I: manj je bolje</translation>
    </message>
    <message>
        <source>Cost as one leaf</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Cena kot en list</translation>
    </message>
    <message>
        <source>The same without a tree, all triangles in one leaf: to compare with</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Isto brez drevesa, vsi trikotniki v enem listu: za primerjavo</translation>
    </message>
    <message>
        <source>Tree bytes</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Pomnilnik drevesa</translation>
    </message>
    <message>
        <source>Memory of nodes and references</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Pomnilnik vozlišč in vnosov</translation>
    </message>
    <message>
        <source>Dropped invalid</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Izpuščeni neveljavni</translation>
    </message>
    <message>
        <source>Triangles left out since coordinates are no finite numbers</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Trikotniki, izpuščeni, ker koordinate niso končna števila</translation>
    </message>
    <message>
        <source>Dropped flat</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Izpuščeni ploski</translation>
    </message>
    <message>
        <source>Triangles and polygons left out since they have no area</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Trikotniki in mnogokotniki, izpuščeni, ker nimajo ploščine</translation>
    </message>
    <message>
        <source>Kept flat</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Ohranjeni ploski</translation>
    </message>
    <message>
        <source>Triangles without area that the tree is built over, as the run keeps them</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Trikotniki brez ploščine, nad katerimi je drevo zgrajeno, ker jih zagon ohrani</translation>
    </message>
    <message>
        <source>Compared with</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Primerjano z</translation>
    </message>
    <message>
        <source>What the second tree does otherwise</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Kaj drugo drevo naredi drugače</translation>
    </message>
    <message>
        <source>Compared node count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Primerjava: vozlišča</translation>
    </message>
    <message>
        <source>Inner nodes and leaves of the second tree</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Notranja vozlišča in listi drugega drevesa</translation>
    </message>
    <message>
        <source>Compared reference count</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Primerjava: vnosi</translation>
    </message>
    <message>
        <source>References of the second tree</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Vnosi drugega drevesa</translation>
    </message>
    <message>
        <source>Compared depth</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Primerjava: globina</translation>
    </message>
    <message>
        <source>Levels of the second tree below its root</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Ravni drugega drevesa pod korenom</translation>
    </message>
    <message>
        <source>Compared sah cost</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Primerjava: cena SAH</translation>
    </message>
    <message>
        <source>Expected cost of a ray through the second tree</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Pričakovana cena žarka skozi drugo drevo</translation>
    </message>
    <message>
        <source>Compared tree bytes</source>
        <extracomment>compute/kdtree/result.cpp: value</extracomment>
        <translation>Primerjava: pomnilnik</translation>
    </message>
    <message>
        <source>Memory of the second tree</source>
        <extracomment>compute/kdtree/result.cpp: meaning</extracomment>
        <translation>Pomnilnik drugega drevesa</translation>
    </message>
    <message>
        <source>Thesis device nodes</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: value</extracomment>
        <translation>Disertacija: vozlišča na napravi</translation>
    </message>
    <message>
        <source>Nodes that the device&apos;s kernels split</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: meaning</extracomment>
        <translation>Vozlišča, ki jih delijo ščepci naprave</translation>
    </message>
    <message>
        <source>Thesis cpu nodes</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: value</extracomment>
        <translation>Disertacija: vozlišča na CPE</translation>
    </message>
    <message>
        <source>Nodes below the switch size, split on the CPU</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: meaning</extracomment>
        <translation>Vozlišča pod mejo preklopa, deljena na CPE</translation>
    </message>
    <message>
        <source>Thesis switch size</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: value</extracomment>
        <translation>Disertacija: meja preklopa</translation>
    </message>
    <message>
        <source>Nodes with fewer stay on the CPU</source>
        <extracomment>compute/kdtree/show/thesis_plots.cpp: meaning</extracomment>
        <translation>Vozlišča z manj ostanejo na CPE</translation>
    </message>
    <message>
        <source>Vertex count</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Število oglišč</translation>
    </message>
    <message>
        <source>Vertices of all curves: the balls that are left</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Oglišča vseh krivulj: krogle, ki so ostale</translation>
    </message>
    <message>
        <source>Edge count</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Število povezav</translation>
    </message>
    <message>
        <source>Straight pieces between neighbouring vertices</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Ravni kosi med sosednjimi oglišči</translation>
    </message>
    <message>
        <source>Component count</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Število delov</translation>
    </message>
    <message>
        <source>Curves that are apart from one another</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Krivulje, ki so ločene med sabo</translation>
    </message>
    <message>
        <source>Outer rounds</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Zunanji krogi</translation>
    </message>
    <message>
        <source>Rounds of evolution and decimation until no ball had to go</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Krogi razvoja in redčenja, dokler ni šla nobena krogla več</translation>
    </message>
    <message>
        <source>Inner iterations</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Notranje iteracije</translation>
    </message>
    <message>
        <source>Moves of all balls, in all rounds together</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Premiki vseh krogel, v vseh krogih skupaj</translation>
    </message>
    <message>
        <source>Initial ball count</source>
        <extracomment>compute/ridge/found.cpp: value</extracomment>
        <translation>Začetne krogle</translation>
    </message>
    <message>
        <source>Balls chosen among the points at the beginning</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Krogle, izbrane med točkami na začetku</translation>
    </message>
    <message>
        <source>Type of the coordinates that the run computed with</source>
        <extracomment>compute/ridge/found.cpp: meaning</extracomment>
        <translation>Tip koordinat, s katerimi je računal izračun</translation>
    </message>
    <message>
        <source>First decimated ball count</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Krogle po prvem redčenju</translation>
    </message>
    <message>
        <source>Balls that were left when the first evolution began</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Krogle, ki so ostale, ko se je začel prvi razvoj</translation>
    </message>
    <message>
        <source>Device count</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Število naprav</translation>
    </message>
    <message>
        <source>CUDA devices that shared the cloud&apos;s points</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Naprave CUDA, ki so si delile točke oblaka</translation>
    </message>
    <message>
        <source>Piece count</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Število kosov</translation>
    </message>
    <message>
        <source>Pieces in which the cloud was brought to the devices</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Kosi, v katerih je oblak prišel na naprave</translation>
    </message>
    <message>
        <source>Min points</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Najmanj točk</translation>
    </message>
    <message>
        <source>Balls that held fewer points at the end were removed</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Krogle, ki so imele na koncu manj točk, so bile odstranjene</translation>
    </message>
    <message>
        <source>Sparse ball count</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Redke krogle</translation>
    </message>
    <message>
        <source>Balls that were removed for it</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Krogle, ki so bile zato odstranjene</translation>
    </message>
    <message>
        <source>Unowned point count</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Točke brez krogle</translation>
    </message>
    <message>
        <source>Points that no ball holds: background</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Točke, ki jih nima nobena krogla: ozadje</translation>
    </message>
    <message>
        <source>Proposed r1</source>
        <extracomment>compute/ridge/result.cpp: value</extracomment>
        <translation>Predlagani r1</translation>
    </message>
    <message>
        <source>The radius in the middle of the widest range over which the study&apos;s curves stay the same</source>
        <extracomment>compute/ridge/result.cpp: meaning</extracomment>
        <translation>Polmer v sredini najširšega razpona, v katerem krivulje študije ostanejo enake</translation>
    </message>
    <message>
        <source>Check is triangulation</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Preverba: je triangulacija</translation>
    </message>
    <message>
        <source>Whether the given file is a triangulation of these points</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Ali je dana datoteka triangulacija teh točk</translation>
    </message>
    <message>
        <source>Check problem</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Preverba: napaka</translation>
    </message>
    <message>
        <source>The first of them</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Prva od njih</translation>
    </message>
    <message>
        <source>Check edge count</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Preverba: povezave</translation>
    </message>
    <message>
        <source>Edges of the file</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Povezave v datoteki</translation>
    </message>
    <message>
        <source>Check length</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Preverba: dolžina</translation>
    </message>
    <message>
        <source>Sum of its edges&apos; lengths</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Vsota dolžin njenih povezav</translation>
    </message>
    <message>
        <source>Check length lower</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Preverba: dolžina vsaj</translation>
    </message>
    <message>
        <source>A bound that its exact length is not below</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Meja, pod katero njena eksaktna dolžina ni</translation>
    </message>
    <message>
        <source>Check length upper</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Preverba: dolžina največ</translation>
    </message>
    <message>
        <source>A bound that its exact length is not above</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Meja, nad katero njena eksaktna dolžina ni</translation>
    </message>
    <message>
        <source>Check is optimal</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Preverba: optimalna</translation>
    </message>
    <message>
        <source>Whether no triangulation of these points is shorter</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Ali nobena triangulacija teh točk ni krajša</translation>
    </message>
    <message>
        <source>Check above result</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Preverba: nad rezultatom</translation>
    </message>
    <message>
        <source>How much longer it is than the result</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Koliko daljša je od rezultata</translation>
    </message>
    <message>
        <source>Point count</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Število točk</translation>
    </message>
    <message>
        <source>Points of the input, those met twice too</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Točke vhoda, tudi podvojene</translation>
    </message>
    <message>
        <source>Distinct count</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Različne točke</translation>
    </message>
    <message>
        <source>Points at different places: the triangulation&apos;s corners</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Točke na različnih mestih: oglišča triangulacije</translation>
    </message>
    <message>
        <source>Hull count</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Točke ovojnice</translation>
    </message>
    <message>
        <source>Points on the boundary of the convex hull</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Točke na robu konveksne ovojnice</translation>
    </message>
    <message>
        <source>Edges of the triangulation</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Povezave triangulacije</translation>
    </message>
    <message>
        <source>Triangles of the triangulation</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Trikotniki triangulacije</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Dolžina</translation>
    </message>
    <message>
        <source>Sum of the edges&apos; lengths, in the coordinates&apos; unit</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Vsota dolžin povezav, v enoti koordinat</translation>
    </message>
    <message>
        <source>Length lower</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Dolžina vsaj</translation>
    </message>
    <message>
        <source>A bound that the exact length is not below</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Meja, pod katero eksaktna dolžina ni</translation>
    </message>
    <message>
        <source>Length upper</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Dolžina največ</translation>
    </message>
    <message>
        <source>A bound that the exact length is not above</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Meja, nad katero eksaktna dolžina ni</translation>
    </message>
    <message>
        <source>Fallback</source>
        <extracomment>compute/triangulation/result.cpp: value</extracomment>
        <translation>Nadomestek</translation>
    </message>
    <message>
        <source>What this is instead: the method was not ready within the time limit</source>
        <extracomment>compute/triangulation/result.cpp: meaning</extracomment>
        <translation>Kaj je to namesto tega: metoda v časovni meji ni bila končana</translation>
    </message>
    <message>
        <source>Candidate edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Kandidati</translation>
    </message>
    <message>
        <source>Edges that pass the diamond test</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Povezave, ki prestanejo diamantni preizkus</translation>
    </message>
    <message>
        <source>Certain edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Gotove povezave</translation>
    </message>
    <message>
        <source>Edges that the LMT skeleton proves to be in every optimum</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Povezave, za katere ogrodje LMT dokaže, da so v vsakem optimumu</translation>
    </message>
    <message>
        <source>Open edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Odprte povezave</translation>
    </message>
    <message>
        <source>Edges that the LMT skeleton neither proves nor rules out</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Povezave, ki jih ogrodje LMT ne dokaže in ne izključi</translation>
    </message>
    <message>
        <source>Rounds of the LMT skeleton until nothing changed</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Krogi ogrodja LMT, dokler se nič ni več spremenilo</translation>
    </message>
    <message>
        <source>Face count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Število lic</translation>
    </message>
    <message>
        <source>Faces between the certain edges, which dynamic programmes fill</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Lica med gotovimi povezavami, ki jih zapolni dinamično programiranje</translation>
    </message>
    <message>
        <source>Largest face</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Največje lice</translation>
    </message>
    <message>
        <source>Corners of the face that has most</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Oglišča lica, ki jih ima največ</translation>
    </message>
    <message>
        <source>Hole count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Število lukenj</translation>
    </message>
    <message>
        <source>Parts of the skeleton that lie apart within a face</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Deli ogrodja, ki ležijo ločeno znotraj lica</translation>
    </message>
    <message>
        <source>Unsolved face count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Nerešena lica</translation>
    </message>
    <message>
        <source>Faces that would have cost too much, filled with short edges: 0 for a proof</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Lica, ki bi stala preveč, zapolnjena s kratkimi povezavami: 0 za dokaz</translation>
    </message>
    <message>
        <source>State count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Število stanj</translation>
    </message>
    <message>
        <source>Paths that the dynamic programme went through</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Poti, skozi katere je šlo dinamično programiranje</translation>
    </message>
    <message>
        <source>Layer count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Število plasti</translation>
    </message>
    <message>
        <source>Layers of paths: as many as a triangulation has triangles</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Plasti poti: toliko, kolikor ima triangulacija trikotnikov</translation>
    </message>
    <message>
        <source>Decisions after which branches were handed to threads</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Odločitve, po katerih so bile veje razdeljene nitim</translation>
    </message>
    <message>
        <source>Branch count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Število vej</translation>
    </message>
    <message>
        <source>Branches of the search that were handed to threads</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Veje iskanja, razdeljene nitim</translation>
    </message>
    <message>
        <source>Bytes to device</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Bajti na napravo</translation>
    </message>
    <message>
        <source>What was copied to the device</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Kaj je bilo kopirano na napravo</translation>
    </message>
    <message>
        <source>Device threads</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Niti naprave</translation>
    </message>
    <message>
        <source>Threads of the device that searched</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Niti naprave, ki so iskale</translation>
    </message>
    <message>
        <source>Active lane share</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Delež delujočih niti</translation>
    </message>
    <message>
        <source>The part of a warp&apos;s 32 threads that worked, on average</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Del 32 niti snopa, ki je povprečno delal</translation>
    </message>
    <message>
        <source>Least calls of thread</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Najmanj klicev niti</translation>
    </message>
    <message>
        <source>Calls of the thread that made fewest</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Klici niti, ki jih je imela najmanj</translation>
    </message>
    <message>
        <source>Median calls of thread</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Mediana klicev niti</translation>
    </message>
    <message>
        <source>Half of the threads made fewer calls</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Polovica niti je imela manj klicev</translation>
    </message>
    <message>
        <source>Most calls of thread</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Največ klicev niti</translation>
    </message>
    <message>
        <source>Calls of the thread that made most</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Klici niti, ki jih je imela največ</translation>
    </message>
    <message>
        <source>Edges between points without a point on them</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Povezave med točkami brez točke na njih</translation>
    </message>
    <message>
        <source>Forced edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Prisilne povezave</translation>
    </message>
    <message>
        <source>Edges that no other crosses: they are in every triangulation</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Povezave, ki jih ne križa nobena druga: so v vsaki triangulaciji</translation>
    </message>
    <message>
        <source>Choosable edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Izbirne povezave</translation>
    </message>
    <message>
        <source>Edges that others cross: the search chooses among them</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Povezave, ki jih križajo druge: med njimi iskanje izbira</translation>
    </message>
    <message>
        <source>Needed edge count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Potrebne povezave</translation>
    </message>
    <message>
        <source>How many of these a triangulation has</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Koliko od teh jih ima triangulacija</translation>
    </message>
    <message>
        <source>Cut count</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Odrezane veje</translation>
    </message>
    <message>
        <source>Branches that were not gone into, since nothing better could be there</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Veje, v katere se ni šlo, ker tam ni moglo biti nič boljšega</translation>
    </message>
    <message>
        <source>Triangulations seen</source>
        <extracomment>compute/triangulation/solution.cpp: value</extracomment>
        <translation>Videne triangulacije</translation>
    </message>
    <message>
        <source>Complete triangulations that the search met</source>
        <extracomment>compute/triangulation/solution.cpp: meaning</extracomment>
        <translation>Popolne triangulacije, ki jih je iskanje srečalo</translation>
    </message>
    <message>
        <source>--backend takes one of auto, cpu, cuda, not &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>compute/core/device/backend.cpp</extracomment>
        <translation>--backend sprejme auto, cpu ali cuda, ne »{}«</translation>
    </message>
    <message>
        <source>the CUDA backend cannot be used: {}</source>
        <comment>told</comment>
        <extracomment>compute/core/device/backend.cpp</extracomment>
        <translation>zaledja CUDA ni mogoče uporabiti: {}</translation>
    </message>
    <message>
        <source>--backend cpu or auto works without a GPU</source>
        <comment>told</comment>
        <extracomment>compute/core/device/backend.cpp</extracomment>
        <translation>--backend cpu ali auto deluje brez GPE</translation>
    </message>
    <message>
        <source>out of memory: {} bytes were asked for</source>
        <comment>told</comment>
        <extracomment>compute/core/device/memory.cpp</extracomment>
        <translation>zmanjkalo je pomnilnika: zahtevanih bajtov: {}</translation>
    </message>
    <message>
        <source>no NVIDIA driver</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime.cpp</extracomment>
        <translation>ni gonilnika NVIDIA</translation>
    </message>
    <message>
        <source>no NVIDIA GPU found</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime.cpp</extracomment>
        <translation>GPE NVIDIA ni bilo mogoče najti</translation>
    </message>
    <message>
        <source>out of page-locked memory: {} bytes were asked for</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime.cpp</extracomment>
        <translation>zmanjkalo je pripetega pomnilnika: zahtevanih bajtov: {}</translation>
    </message>
    <message>
        <source>use --backend cpu</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime.cpp</extracomment>
        <translation>uporabite --backend cpu</translation>
    </message>
    <message>
        <source>out of device memory: {} bytes were asked for, {} are free</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime.cpp</extracomment>
        <translation>zmanjkalo je pomnilnika naprave: zahtevanih bajtov: {}, prostih: {}</translation>
    </message>
    <message>
        <source>this build has no CUDA backend</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime_absent.cpp</extracomment>
        <translation>ta program je preveden brez zaledja CUDA</translation>
    </message>
    <message>
        <source>choose --backend cpu</source>
        <comment>told</comment>
        <extracomment>compute/core/device/runtime_absent.cpp</extracomment>
        <translation>izberite --backend cpu</translation>
    </message>
    <message>
        <source>{} is not for data in parts</source>
        <comment>told</comment>
        <extracomment>compute/core/divided/divided.cpp</extracomment>
        <translation>{} ni za podatke po delih</translation>
    </message>
    <message>
        <source>leave it out</source>
        <comment>told</comment>
        <extracomment>compute/core/divided/divided.cpp</extracomment>
        <translation>izpustite ta parameter</translation>
    </message>
    <message>
        <source>unknown colour map &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>compute/core/result/color_map.cpp</extracomment>
        <translation>neznana barvna lestvica »{}«</translation>
    </message>
    <message>
        <source>cividis, viridis or gray</source>
        <comment>told</comment>
        <extracomment>compute/core/result/color_map.cpp</extracomment>
        <translation>cividis, viridis ali gray</translation>
    </message>
    <message>
        <source>nothing in these runs is drawn at random</source>
        <comment>told</comment>
        <extracomment>compute/core/result/experiment.cpp</extracomment>
        <translation>v teh zagonih ni nič naključnega</translation>
    </message>
    <message>
        <source>{}, or {}</source>
        <comment>told</comment>
        <extracomment>compute/core/result/experiment.cpp</extracomment>
        <translation>{} ali {}</translation>
    </message>
    <message>
        <source>kernel custom needs taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/convolve/taps.cpp</extracomment>
        <translation>jedro custom potrebuje koeficiente</translation>
    </message>
    <message>
        <source>give --taps-row, --taps-column or both</source>
        <comment>told</comment>
        <extracomment>compute/filter/convolve/taps.cpp</extracomment>
        <translation>podajte --taps-row, --taps-column ali oboje</translation>
    </message>
    <message>
        <source>{} taps have no middle: a filter has an odd number of taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/convolve/taps.cpp</extracomment>
        <translation>filter nima sredine (koeficientov: {}): njihovo število mora biti liho</translation>
    </message>
    <message>
        <source>add a 0 at the end that is to lie farther from the middle</source>
        <comment>told</comment>
        <extracomment>compute/filter/convolve/taps.cpp</extracomment>
        <translation>dodajte 0 na konec, ki naj bo dlje od sredine</translation>
    </message>
    <message>
        <source>a tap is not a finite float</source>
        <comment>told</comment>
        <extracomment>compute/filter/convolve/taps.cpp</extracomment>
        <translation>koeficient ni končno število s plavajočo vejico</translation>
    </message>
    <message>
        <source>a sequence needs at least one image</source>
        <comment>told</comment>
        <extracomment>compute/filter/cuda/sequence.cu</extracomment>
        <translation>zaporedje potrebuje vsaj eno sliko</translation>
    </message>
    <message>
        <source>a sequence is of float images of one channel and one size</source>
        <comment>told</comment>
        <extracomment>compute/filter/cuda/sequence.cu</extracomment>
        <translation>zaporedje je iz slik s plavajočo vejico, z enim kanalom in enako velikostjo</translation>
    </message>
    <message>
        <source>a sequence takes equal radii of at most 16</source>
        <comment>told</comment>
        <extracomment>compute/filter/cuda/sequence.cu</extracomment>
        <translation>zaporedje sprejme enaka polmera, največ 16</translation>
    </message>
    <message>
        <source>a texture of this device holds at most {} x {} pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/cuda/textures.cuh</extracomment>
        <translation>tekstura te naprave ima največ {} x {} pik</translation>
    </message>
    <message>
        <source>choose --reads global and --interpolation linear</source>
        <comment>told</comment>
        <extracomment>compute/filter/cuda/textures.cuh</extracomment>
        <translation>izberite --reads global in --interpolation linear</translation>
    </message>
    <message>
        <source>a filter needs an image</source>
        <comment>told</comment>
        <extracomment>compute/filter/experiment.cpp</extracomment>
        <translation>filter potrebuje sliko</translation>
    </message>
    <message>
        <source>give one with --input</source>
        <comment>told</comment>
        <extracomment>compute/filter/experiment.cpp</extracomment>
        <translation>podajte z --input</translation>
    </message>
    <message>
        <source>{} holds no pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/experiment.cpp</extracomment>
        <translation>{} nima nobene pike</translation>
    </message>
    <message>
        <source>{}: {} right, {} wrong, {} idle{}</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>{}: pravilnih {}, napačnih {}, nedejavnih {}{}</translation>
    </message>
    <message>
        <source>; {} cells that none loads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>; celic, ki jih nihče ne naloži: {}</translation>
    </message>
    <message>
        <source>1. each item loads its own pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>1. vsaka enota naloži svojo piko</translation>
    </message>
    <message>
        <source>2. the outer items only load</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>2. zunanje enote samo nalagajo</translation>
    </message>
    <message>
        <source>3. two loads, at -r and +r</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>3. dve nalaganji, pri -r in +r</translation>
    </message>
    <message>
        <source>MAX_RADIUS = 32 on a group of 32, two loads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>MAX_RADIUS = 32 pri skupini 32, dve nalaganji</translation>
    </message>
    <message>
        <source>MAX_RADIUS = 32 on a group of 32, three loads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>MAX_RADIUS = 32 pri skupini 32, tri nalaganja</translation>
    </message>
    <message>
        <source>upper row: cells of the tile, lower row: items of the group; r = {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>zgornja vrsta: celice ploščice, spodnja vrsta: enote skupine; r = {}</translation>
    </message>
    <message>
        <source>work-items 0 to 15 of a half-warp; item i reads word {} i</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>delovne enote od 0 do 15 polovice snopa; enota i bere besedo {} i</translation>
    </message>
    <message>
        <source>16 banks of local memory, word n in bank n mod 16; stride {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>16 bank lokalnega pomnilnika, beseda n v banki n mod 16; korak {}: {}</translation>
    </message>
    <message>
        <source>all are served at once</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>vse so postrežene hkrati</translation>
    </message>
    <message>
        <source>{} items read one bank, in {} turns</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>enot, ki berejo eno banko: {}, v obhodih: {}</translation>
    </message>
    <message>
        <source>16 items, 4 groups of 4 (amber); item 11: global id 11, group 2, local id 3</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>16 enot, 4 skupine po 4 (rumeno); enota 11: globalna št. 11, skupina 2, lokalna št. 3</translation>
    </message>
    <message>
        <source>4 x 4 items, groups of 2 x 2; item (3, 2), x first: group (1, 1), local id (1, 0)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>4 x 4 enote, skupine po 2 x 2; enota (3, 2), najprej x: skupina (1, 1), lokalna št. (1, 0)</translation>
    </message>
    <message>
        <source>global id = group id x local size + local id; global size / local size = groups: 16 / 4 = 4</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lens_lessons.cpp</extracomment>
        <translation>globalna št. = skupina x lokalna velikost + lokalna št.; globalna velikost / lokalna velikost = skupine: 16 / 4 = 4</translation>
    </message>
    <message>
        <source>Transactions of a warp&apos;s row reads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Transakcije snopa pri branju vrstice</translation>
    </message>
    <message>
        <source>radius</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>polmer</translation>
    </message>
    <message>
        <source>transactions (rule of 2010)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>transakcije (pravilo iz 2010)</translation>
    </message>
    <message>
        <source>v3: loads at -r, +r</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>v3: nalaga pri -r, +r</translation>
    </message>
    <message>
        <source>v411: at -16, +16</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>v411: pri -16, +16</translation>
    </message>
    <message>
        <source>Loads and stores of a row pass, for each pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Nalaganja in shranjevanja prehoda vrstic, na piko</translation>
    </message>
    <message>
        <source>memory instructions per pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>pomnilniški ukazi na piko</translation>
    </message>
    <message>
        <source>v411: one float</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>v411: en float</translation>
    </message>
    <message>
        <source>vector: four floats at once</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>vector: štirje floati hkrati</translation>
    </message>
    <message>
        <source>Cells loaded for each pixel, by group shape (rows and columns)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Naložene celice na piko, po obliki skupine (vrstice in stolpci)</translation>
    </message>
    <message>
        <source>work-items of a group</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>delovne enote skupine</translation>
    </message>
    <message>
        <source>cells per pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>celice na piko</translation>
    </message>
    <message>
        <source>Ways to treat a tile&apos;s apron</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Načini obravnave obrobe ploščice</translation>
    </message>
    <message>
        <source>way</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>način</translation>
    </message>
    <message>
        <source>pixels of a group of 64</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>pike skupine 64</translation>
    </message>
    <message>
        <source>right pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>pravilne pike</translation>
    </message>
    <message>
        <source>wrong pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>napačne pike</translation>
    </message>
    <message>
        <source>idle items</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>nedejavne enote</translation>
    </message>
    <message>
        <source>Right pixels of a group of 32</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Pravilne pike skupine 32</translation>
    </message>
    <message>
        <source>pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>pike</translation>
    </message>
    <message>
        <source>two loads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>dve nalaganji</translation>
    </message>
    <message>
        <source>three loads</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>tri nalaganja</translation>
    </message>
    <message>
        <source>Parts of a stream core at work</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Delujoči deli pretočnega jedra</translation>
    </message>
    <message>
        <source>values per instruction</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>vrednosti na ukaz</translation>
    </message>
    <message>
        <source>1 (scalar)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>1 (skalar)</translation>
    </message>
    <message>
        <source>4 (a colour)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>4 (barva)</translation>
    </message>
    <message>
        <source>GT 240: scalar lanes</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>GT 240: skalarne steze</translation>
    </message>
    <message>
        <source>HD 5670: 4 of 5 parts alike</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>HD 5670: 4 od 5 delov enaki</translation>
    </message>
    <message>
        <source>Filters in a chain (GT 240, 2010)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Filtri v verigi (GT 240, 2010)</translation>
    </message>
    <message>
        <source>filters</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>filtri</translation>
    </message>
    <message>
        <source>each with its transfers</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>vsak s svojimi prenosi</translation>
    </message>
    <message>
        <source>chained on the device</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>povezani na napravi</translation>
    </message>
    <message>
        <source>Small kernels on 12 multiprocessors</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Majhni ščepci na 12 multiprocesorjih</translation>
    </message>
    <message>
        <source>kernels of 3 groups each</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>ščepci s po 3 skupinami</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>obhodi</translation>
    </message>
    <message>
        <source>one kernel at a time (2010)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>en ščepec naenkrat (2010)</translation>
    </message>
    <message>
        <source>side by side</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>vzporedno</translation>
    </message>
    <message>
        <source>Bank conflicts of a half-warp</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Spori bank polovice snopa</translation>
    </message>
    <message>
        <source>stride in words</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>korak v besedah</translation>
    </message>
    <message>
        <source>stride {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>korak {}: {}</translation>
    </message>
    <message>
        <source>Warps that hide a load</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Snopi, ki skrijejo nalaganje</translation>
    </message>
    <message>
        <source>instructions per load</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>ukazi na nalaganje</translation>
    </message>
    <message>
        <source>warps</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>snopi</translation>
    </message>
    <message>
        <source>a load of {} cycles</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>nalaganje, ciklov: {}</translation>
    </message>
    <message>
        <source>A 32-way if-chain in one warp</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Veriga if z 32 vejami v enem snopu</translation>
    </message>
    <message>
        <source>key of the branch</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>ključ vejitve</translation>
    </message>
    <message>
        <source>paths, one after another</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>poti, ena za drugo</translation>
    </message>
    <message>
        <source>paths</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>poti</translation>
    </message>
    <message>
        <source>Groups that fit 16 KiB of local memory</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>Skupine, ki gredo v 16 KiB lokalnega pomnilnika</translation>
    </message>
    <message>
        <source>KiB per group</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>KiB na skupino</translation>
    </message>
    <message>
        <source>groups</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/lessons.cpp</extracomment>
        <translation>skupine</translation>
    </message>
    <message>
        <source>as in 2010</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>kot leta 2010</translation>
    </message>
    <message>
        <source>not unrolled</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>nerazvito</translation>
    </message>
    <message>
        <source>taps in global memory</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>koeficienti v globalnem pomnilniku</translation>
    </message>
    <message>
        <source>8 kernels in turn</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>8 ščepcev zapored</translation>
    </message>
    <message>
        <source>8 kernels at once</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>8 ščepcev hkrati</translation>
    </message>
    <message>
        <source>Study: the variants on this image</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>Študija: različice na tej sliki</translation>
    </message>
    <message>
        <source>Study: one variant, tuned</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>Študija: ena različica, uglašena</translation>
    </message>
    <message>
        <source>variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>različica</translation>
    </message>
    <message>
        <source>setting</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>nastavitev</translation>
    </message>
    <message>
        <source>kernels alone</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>samo ščepci</translation>
    </message>
    <message>
        <source>with the transfers</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/race.cpp</extracomment>
        <translation>s prenosi</translation>
    </message>
    <message>
        <source>pageable</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>ostranljivo</translation>
    </message>
    <message>
        <source>pinned</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>pripeto</translation>
    </message>
    <message>
        <source>overlapped</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>prekrivano</translation>
    </message>
    <message>
        <source>upload alone</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>samo nalaganje</translation>
    </message>
    <message>
        <source>filter alone</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>samo filtriranje</translation>
    </message>
    <message>
        <source>download alone</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>samo prenos nazaj</translation>
    </message>
    <message>
        <source>study sequence times transfers to a device and back, and the CPU has none</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>študija sequence meri prenose na napravo in nazaj, CPE pa jih nima</translation>
    </message>
    <message>
        <source>choose --backend cuda; studies image-size and filter-size run on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>izberite --backend cuda; študiji image-size in filter-size tečeta na CPE</translation>
    </message>
    <message>
        <source>sequence of {} x {} pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>zaporedje z {} x {} pikami</translation>
    </message>
    <message>
        <source>side in pixels (17 x 17 taps, float32)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>stranica v pikah (17 x 17 koeficientov, float32)</translation>
    </message>
    <message>
        <source>Study: a sequence of images</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>Študija: zaporedje slik</translation>
    </message>
    <message>
        <source>ms per image</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>ms na sliko</translation>
    </message>
    <message>
        <source>Study: rate of a sequence</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/sequence_study.cpp</extracomment>
        <translation>Študija: hitrost zaporedja</translation>
    </message>
    <message>
        <source>side in pixels (17 x 17 taps)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>stranica v pikah (17 x 17 koeficientov)</translation>
    </message>
    <message>
        <source>taps per axis (2048 x 2048)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>koeficienti na os (2048 x 2048)</translation>
    </message>
    <message>
        <source> (8-bit)</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation> (8-bitno)</translation>
    </message>
    <message>
        <source>{} on {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>{} na {}</translation>
    </message>
    <message>
        <source>{0} x {0} pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>{0} x {0} pik</translation>
    </message>
    <message>
        <source>Study: kernels alone</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>Študija: samo ščepci</translation>
    </message>
    <message>
        <source>Study: with the transfers</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>Študija: s prenosi</translation>
    </message>
    <message>
        <source>Study: rate of the kernels</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>Študija: hitrost ščepcev</translation>
    </message>
    <message>
        <source>Study: how much sooner than one thread&apos;s plain loops</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>Študija: kolikokrat hitreje od preprostih zank ene niti</translation>
    </message>
    <message>
        <source>times</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/study.cpp</extracomment>
        <translation>krat</translation>
    </message>
    <message>
        <source>this run: {} emulated on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>ta zagon: {} posneman na CPE</translation>
    </message>
    <message>
        <source>this run</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>ta zagon</translation>
    </message>
    <message>
        <source>, x {:.3g} for this many values</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>, x {:.3g} za toliko vrednosti</translation>
    </message>
    <message>
        <source>upload</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>nalaganje</translation>
    </message>
    <message>
        <source>weigh</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>tehtanje</translation>
    </message>
    <message>
        <source>to texture</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>v teksturo</translation>
    </message>
    <message>
        <source>row</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>vrstice</translation>
    </message>
    <message>
        <source>column</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>stolpci</translation>
    </message>
    <message>
        <source>fused</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>združeno</translation>
    </message>
    <message>
        <source>recursive</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>rekurzivno</translation>
    </message>
    <message>
        <source>warp</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>preslikava</translation>
    </message>
    <message>
        <source>download</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>prenos nazaj</translation>
    </message>
    <message>
        <source>total</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>skupaj</translation>
    </message>
    <message>
        <source>plain copy</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>golo kopiranje</translation>
    </message>
    <message>
        <source>Time of each phase</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Čas vsake faze</translation>
    </message>
    <message>
        <source>phase</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>faza</translation>
    </message>
    <message>
        <source>Memory rate of each phase</source>
        <comment>told</comment>
        <extracomment>compute/filter/history/timing.cpp</extracomment>
        <translation>Hitrost pomnilnika v vsaki fazi</translation>
    </message>
    <message>
        <source>without a filter only `exact` compares</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>brez filtra primerja le `exact`</translation>
    </message>
    <message>
        <source>without --radius-x and --radius-y it is {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>brez --radius-x in --radius-y je {}</translation>
    </message>
    <message>
        <source>--radius 0 takes {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>--radius 0 vzame {}</translation>
    </message>
    <message>
        <source>what it is compared with reaches no farther</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>to, s čimer se primerja, ne seže dlje</translation>
    </message>
    <message>
        <source>this variant reaches no farther, --variant auto takes radius {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>ta različica ne seže dlje, --variant auto vzame polmer {}</translation>
    </message>
    <message>
        <source>radius {} cuts the Gaussian off: its effective sigma is {:.4g} instead of {:.4g}; {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>polmer {} odreže Gaussovo krivuljo: njena dejanska sigma je {:.4g} namesto {:.4g}; {}</translation>
    </message>
    <message>
        <source>the CPU goes through the work-groups in loops of its own</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>CPE gre skozi skupine v lastnih zankah</translation>
    </message>
    <message>
        <source>the CPU has no textures</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>CPE nima tekstur</translation>
    </message>
    <message>
        <source>--outputs-per-thread {}: {} are made (1, 2, 4 or 8)</source>
        <comment>told</comment>
        <extracomment>compute/filter/remarks.cpp</extracomment>
        <translation>--outputs-per-thread {}: računa se {} (1, 2, 4 ali 8)</translation>
    </message>
    <message>
        <source>there is no difference: the result has {} x {} pixels, what it is compared with {} x {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>razlike ni: rezultat ima {} x {} pik, tisto, s čimer se primerja, pa {} x {}</translation>
    </message>
    <message>
        <source>leave --out-size out, or compare with --versus exact</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>izpustite --out-size ali primerjajte z --versus exact</translation>
    </message>
    <message>
        <source>there is no image after the rows: this operation does not filter</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>slike po vrsticah ni: ta operacija ne filtrira</translation>
    </message>
    <message>
        <source>choose --operation convolve or pipeline</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>izberite --operation convolve ali pipeline</translation>
    </message>
    <message>
        <source>there is no image after the rows: nothing was filtered yet</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>slike po vrsticah ni: filtrirano še ni nič</translation>
    </message>
    <message>
        <source>wait for the run</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>počakajte na izračun</translation>
    </message>
    <message>
        <source>there is no output named {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>izhoda z imenom {} ni</translation>
    </message>
    <message>
        <source>this run made no study</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>ta zagon ni naredil študije</translation>
    </message>
    <message>
        <source>ask for one with --study</source>
        <comment>told</comment>
        <extracomment>compute/filter/result.cpp</extracomment>
        <translation>zahtevajte jo s --study</translation>
    </message>
    <message>
        <source>Rows with {}: {} taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>Vrstice, {}: koeficientov {}</translation>
    </message>
    <message>
        <source>Columns with {}: {} taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>Stolpci, {}: koeficientov {}</translation>
    </message>
    <message>
        <source>Rows and columns at once with {}: {} x {} taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>Vrstice in stolpci hkrati, {}: koeficientov {} x {}</translation>
    </message>
    <message>
        <source>Affine warp of {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>Afina preslikava iz {} v {}</translation>
    </message>
    <message>
        <source>Homography of {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>Homografija iz {} v {}</translation>
    </message>
    <message>
        <source>the matrix is nearly singular (condition number {:.3g}): small changes of its numbers move the picture far</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>matrika je skoraj singularna (pogojenostno število {:.3g}): majhne spremembe njenih števil sliko močno premaknejo</translation>
    </message>
    <message>
        <source>nothing of the drawn sheet lies in the output: shift or zoom the map, or draw both sheets</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>nič od narisane pole ne leži v izhodu: preslikavo premaknite ali povečajte oziroma pomanjšajte, ali pa narišite obe poli</translation>
    </message>
    <message>
        <source>the image holds {} values that are not numbers; they spread as far as the filter reaches</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>na sliki so vrednosti, ki niso števila: {}; razširijo se tako daleč, kot seže filter</translation>
    </message>
    <message>
        <source>--alpha separate has no effect: the image has no alpha, its channels are {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>--alpha separate nima učinka: slika nima alfe; število njenih kanalov: {}</translation>
    </message>
    <message>
        <source>the image has transparent pixels: colours count by their alpha (--alpha separate: each channel by itself)</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>slika ima prosojne pike: barve štejejo po svoji alfi (--alpha separate: vsak kanal zase)</translation>
    </message>
    <message>
        <source>the image has transparent pixels, and this filter takes no means, or works on bytes: its channels are filtered one by one, so their colours show in the pixels beside them</source>
        <comment>told</comment>
        <extracomment>compute/filter/run.cpp</extracomment>
        <translation>slika ima prosojne pike, ta filter pa ne povpreči ali računa na bajtih: kanali se filtrirajo vsak zase, zato se njihove barve vidijo v pikah ob njih</translation>
    </message>
    <message>
        <source>faulty apron</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/apron.h</extracomment>
        <translation>napačna obroba</translation>
    </message>
    <message>
        <source>double load</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/apron.h</extracomment>
        <translation>dvojno nalaganje</translation>
    </message>
    <message>
        <source>triple load</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/apron.h</extracomment>
        <translation>trojno nalaganje</translation>
    </message>
    <message>
        <source>twice the radius must fit into the segment</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/apron.h</extracomment>
        <translation>dvakratni polmer mora iti v odsek</translation>
    </message>
    <message numerus="yes">
        <source>each is made of {} products: too many</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>vsaka je iz {} produkta: preveč</numerusform>
            <numerusform>vsaka je iz {} produktov: preveč</numerusform>
            <numerusform>vsaka je iz {} produktov: preveč</numerusform>
            <numerusform>vsaka je iz {} produktov: preveč</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} values looked at, {} wrong; the largest difference is {:.3g}, at {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} vrednost pregledana, napačnih {}; največja razlika je {:.3g}, pri {}, {}</numerusform>
            <numerusform>{} vrednosti pregledani, napačnih {}; največja razlika je {:.3g}, pri {}, {}</numerusform>
            <numerusform>{} vrednosti pregledane, napačnih {}; največja razlika je {:.3g}, pri {}, {}</numerusform>
            <numerusform>{} vrednosti pregledanih, napačnih {}; največja razlika je {:.3g}, pri {}, {}</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles hold each pixel once</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Ploščice vsebujejo vsako piko enkrat</translation>
    </message>
    <message>
        <source>{} of {} pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{} od {} pik</translation>
    </message>
    <message>
        <source>Both axes have an odd number of taps, so that one is in the middle, and all are finite</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Obe osi imata liho število koeficientov, tako da je eden v sredini, in vsi so končni</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{} in {}</translation>
    </message>
    <message>
        <source>The taps of each axis add up to 1, so that an even image stays as it is</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Koeficienti vsake osi se seštejejo v 1, tako da enakomerna slika ostane, kakršna je</translation>
    </message>
    <message>
        <source>{:.7g} and {:.7g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.7g} in {:.7g}</translation>
    </message>
    <message>
        <source>The taps of one axis add up to 0, so that an even image gives 0</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Koeficienti ene osi se seštejejo v 0, tako da enakomerna slika da 0</translation>
    </message>
    <message>
        <source>{:.3g} and {:.3g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.3g} in {:.3g}</translation>
    </message>
    <message>
        <source>The taps are the same forwards and backwards</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Koeficienti so naprej in nazaj enaki</translation>
    </message>
    <message>
        <source>{} and {} taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>koeficientov {} in {}</translation>
    </message>
    <message>
        <source>The result stays within the range of the input, as means do</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Rezultat ostane v razponu vhoda, kot povprečja</translation>
    </message>
    <message>
        <source>{:.6g} to {:.6g}, the input {:.6g} to {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>od {:.6g} do {:.6g}, vhod od {:.6g} do {:.6g}</translation>
    </message>
    <message>
        <source>The map to the input and back leads to where it began</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Preslikava na vhod in nazaj pripelje na začetek</translation>
    </message>
    <message>
        <source>off by {:.3g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>odmik {:.3g}</translation>
    </message>
    <message numerus="yes">
        <source>The image as it was read: {1} × {2} pixels in {0} channels, from {3:.4g} to {4:.4g}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>Slika, kot je bila prebrana: {1} × {2} pik v {0} kanalu, od {3:.4g} do {4:.4g}.</numerusform>
            <numerusform>Slika, kot je bila prebrana: {1} × {2} pik v {0} kanalih, od {3:.4g} do {4:.4g}.</numerusform>
            <numerusform>Slika, kot je bila prebrana: {1} × {2} pik v {0} kanalih, od {3:.4g} do {4:.4g}.</numerusform>
            <numerusform>Slika, kot je bila prebrana: {1} × {2} pik v {0} kanalih, od {3:.4g} do {4:.4g}.</numerusform>
        </translation>
    </message>
    <message>
        <source>one pass with the whole kernel</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>en prehod s celim jedrom</translation>
    </message>
    <message>
        <source>products a pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>produkti na piko</translation>
    </message>
    <message>
        <source>a recursion&apos;s cost does not depend on the radius</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>cena rekurzije ni odvisna od polmera</translation>
    </message>
    <message>
        <source>a separable filter takes {:.0f} products a pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>ločljiv filter potrebuje produktov na piko: {:.0f}</translation>
    </message>
    <message>
        <source>Group {} of {}, columns {} to {} and rows {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Skupina {} od {}, stolpci od {} do {} in vrstice od {} do {}</translation>
    </message>
    <message>
        <source>Band {} of {}, columns {} to {} and rows {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Pas {} od {}, stolpci od {} do {} in vrstice od {} do {}</translation>
    </message>
    <message>
        <source>{}: its first pixel is read at {:.2f}, {:.2f} of the input{}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{}: prva pika se bere pri {:.2f}, {:.2f} vhoda{}.</translation>
    </message>
    <message>
        <source>, which is behind the plane</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>, ki je za ravnino</translation>
    </message>
    <message numerus="yes">
        <source>{1}, reads what its sums need: {0} pixels to each side.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{1}, bere, kar potrebujejo vsote: na vsako stran {0} piko.</numerusform>
            <numerusform>{1}, bere, kar potrebujejo vsote: na vsako stran {0} piki.</numerusform>
            <numerusform>{1}, bere, kar potrebujejo vsote: na vsako stran {0} pike.</numerusform>
            <numerusform>{1}, bere, kar potrebujejo vsote: na vsako stran {0} pik.</numerusform>
        </translation>
    </message>
    <message>
        <source>{}, goes forwards and backwards: each state is made of the one before.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{}, gre naprej in nazaj: vsako stanje nastane iz prejšnjega.</translation>
    </message>
    <message numerus="yes">
        <source>{1}, sums {0} products for each pixel, in the order of the taps.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{1}, za vsako piko sešteje {0} produkt, v vrstnem redu koeficientov.</numerusform>
            <numerusform>{1}, za vsako piko sešteje {0} produkta, v vrstnem redu koeficientov.</numerusform>
            <numerusform>{1}, za vsako piko sešteje {0} produkte, v vrstnem redu koeficientov.</numerusform>
            <numerusform>{1}, za vsako piko sešteje {0} produktov, v vrstnem redu koeficientov.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pixels of this tile, made again in double precision, are the same</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Pike te ploščice, znova izračunane z dvojno natančnostjo, so enake</translation>
    </message>
    <message numerus="yes">
        <source>After {} passes the values go from {:.4g} to {:.4g}; they went from {:.4g} to {:.4g}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>Po {} prehodu segajo vrednosti od {:.4g} do {:.4g}; prej od {:.4g} do {:.4g}.</numerusform>
            <numerusform>Po {} prehodih segajo vrednosti od {:.4g} do {:.4g}; prej od {:.4g} do {:.4g}.</numerusform>
            <numerusform>Po {} prehodih segajo vrednosti od {:.4g} do {:.4g}; prej od {:.4g} do {:.4g}.</numerusform>
            <numerusform>Po {} prehodih segajo vrednosti od {:.4g} do {:.4g}; prej od {:.4g} do {:.4g}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{}: pixels all over the image are as defined</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{}: pike po vsej sliki so take, kot je določeno</translation>
    </message>
    <message>
        <source>reads of the image by the group</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>branja slike s skupino</translation>
    </message>
    <message>
        <source>without a tile: 2 r + 1 for each pixel</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>brez ploščice: 2 r + 1 na piko</translation>
    </message>
    <message>
        <source>tiles done</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>končane ploščice</translation>
    </message>
    <message>
        <source>all tiles of the pass</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>vse ploščice prehoda</translation>
    </message>
    <message>
        <source>as one kernel: k_x k_y</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>kot eno jedro: k_x k_y</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>prehodi</translation>
    </message>
    <message>
        <source>, alpha {:.4g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>, alfa {:.4g}</translation>
    </message>
    <message>
        <source>{:.6g} × {:.6g} at {}, {}{}{}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.6g} × {:.6g} pri {}, {}{}{}</translation>
    </message>
    <message>
        <source> (border)</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation> (rob)</translation>
    </message>
    <message>
        <source>{} more</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>še {}</translation>
    </message>
    <message numerus="yes">
        <source>{} taps times pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} koeficient krat pika</numerusform>
            <numerusform>{} koeficienta krat piki</numerusform>
            <numerusform>{} koeficienti krat pike</numerusform>
            <numerusform>{} koeficientov krat pike</numerusform>
        </translation>
    </message>
    <message>
        <source>Pixel {}, {} after {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Pika {}, {} po: {}</translation>
    </message>
    <message>
        <source>Made again in double precision, it is the same</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Znova izračunana z dvojno natančnostjo je enaka</translation>
    </message>
    <message>
        <source>The pixel is {:.6g}: the sum of {}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Pika je {:.6g}: vsota: {}.</translation>
    </message>
    <message>
        <source>too many to make them again</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>preveč, da bi jih znova izračunali</translation>
    </message>
    <message>
        <source>The pixel is {:.6g}: it is read at {:.4f}, {:.4f} of the input, from {}{}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Pika je {:.6g}: bere se pri {:.4f}, {:.4f} vhoda; udeleženo: {}{}.</translation>
    </message>
    <message numerus="yes">
        <source>{} pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} pika</numerusform>
            <numerusform>{} piki</numerusform>
            <numerusform>{} pike</numerusform>
            <numerusform>{} pik</numerusform>
        </translation>
    </message>
    <message>
        <source>, {} of them outside</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>, od tega zunaj {}</translation>
    </message>
    <message>
        <source>The pixel is {:.6g}: its place lies behind the plane or at infinity.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Pika je {:.6g}: njeno mesto je za ravnino ali v neskončnosti.</translation>
    </message>
    <message>
        <source>The pixel is {:.6g}: the sum of {}{}.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Pika je {:.6g}: vsota: {}{}.</translation>
    </message>
    <message>
        <source>, {} of them outside, as the border says</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>, od tega zunaj {}, kot določa rob</translation>
    </message>
    <message>
        <source> in the first channel.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation> v prvem kanalu.</translation>
    </message>
    <message>
        <source>{:.9g}, the pass gave {:.9g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.9g}, prehod je dal {:.9g}</translation>
    </message>
    <message>
        <source>Weight at {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Utež pri {}, {}</translation>
    </message>
    <message>
        <source>The weight is {:.6g}: the row&apos;s tap {:.6g} times the column&apos;s {:.6g}, as the kernel is separable.</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Utež je {:.6g}: koeficient vrstice {:.6g} krat koeficient stolpca {:.6g}, saj je jedro ločljivo.</translation>
    </message>
    <message>
        <source>tap of the row</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>koeficient vrstice</translation>
    </message>
    <message>
        <source>tap of the column</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>koeficient stolpca</translation>
    </message>
    <message>
        <source>It is the product of the two taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>Je produkt obeh koeficientov</translation>
    </message>
    <message>
        <source>{:.9g} and {:.9g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/explain.cpp</extracomment>
        <translation>{:.9g} in {:.9g}</translation>
    </message>
    <message>
        <source>w = 0, strokes: w &lt; 0</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/geometry.cpp</extracomment>
        <translation>w = 0, črtice: w &lt; 0</translation>
    </message>
    <message>
        <source>nothing of the drawn sheet lies in the output</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/geometry.cpp</extracomment>
        <translation>nič narisanega lista ni v izhodu</translation>
    </message>
    <message>
        <source>the corners fold the image: what lies on its middle&apos;s side of w = 0 is drawn</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/geometry.cpp</extracomment>
        <translation>oglišča prepognejo sliko: riše se, kar je na strani njene sredine glede na w = 0</translation>
    </message>
    <message>
        <source>this variant has no work-groups to look at</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/microscope.cpp</extracomment>
        <translation>ta različica nima skupin za ogled</translation>
    </message>
    <message>
        <source>choose v1 to vector</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/microscope.cpp</extracomment>
        <translation>izberite različico od v1 do vector</translation>
    </message>
    <message>
        <source>the radius is beyond what this variant takes</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/microscope.cpp</extracomment>
        <translation>polmer je večji, kot ga ta različica sprejme</translation>
    </message>
    <message>
        <source>there is no such work-group</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/microscope.cpp</extracomment>
        <translation>takšne skupine ni</translation>
    </message>
    <message>
        <source>first warp: {} transactions (rule of 2010), {} sectors of 32 bytes (today)</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>prvi snop: transakcij {} (pravilo iz 2010), sektorjev po 32 bajtov {} (danes)</translation>
    </message>
    <message>
        <source>from shared memory: {}-way bank conflicts in 2010, {}-way today; {} of {} lanes idle</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>iz skupnega pomnilnika: {}-kratni spori bank 2010, {}-kratni danes; nedejavnih {} od {} stez</translation>
    </message>
    <message>
        <source>group ({}, {}) of {} x {}; local ids (0, 0) to ({}, {}); global ids ({}, {}) to ({}, {})</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>skupina ({}, {}) od {} x {}; lokalne št. od (0, 0) do ({}, {}); globalne št. od ({}, {}) do ({}, {})</translation>
    </message>
    <message>
        <source>{}, row pass: {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>{}, prehod vrstic: {}</translation>
    </message>
    <message>
        <source>reads</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>bere</translation>
    </message>
    <message>
        <source>sums</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>sešteva</translation>
    </message>
    <message>
        <source>{}, column pass: {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/overlay.cpp</extracomment>
        <translation>{}, prehod stolpcev: {}</translation>
    </message>
    <message>
        <source>Histogram before and after</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>Histogram prej in potem</translation>
    </message>
    <message>
        <source>value</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>vrednost</translation>
    </message>
    <message>
        <source>before</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>prej</translation>
    </message>
    <message>
        <source>after</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>potem</translation>
    </message>
    <message>
        <source>Taps</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>Koeficienti</translation>
    </message>
    <message>
        <source>offset in pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>odmik v pikah</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>utež</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>vrstice</translation>
    </message>
    <message>
        <source>columns</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/plots.cpp</extracomment>
        <translation>stolpci</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>sivinska</translation>
    </message>
    <message>
        <source>colour</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>barvna</translation>
    </message>
    <message>
        <source>colour and alpha</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>barvna z alfo</translation>
    </message>
    <message>
        <source>The image: {} x {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>Slika: {} x {}, {}</translation>
    </message>
    <message>
        <source>{}, group {} of {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>{}, skupina {} od {}</translation>
    </message>
    <message>
        <source>{}, band {} of {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>{}, pas {} od {}</translation>
    </message>
    <message>
        <source>: reads</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>: bere</translation>
    </message>
    <message>
        <source>: sums</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>: sešteva</translation>
    </message>
    <message>
        <source>The result</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>pixels of the result, column and row</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>pike rezultata, stolpec in vrstica</translation>
    </message>
    <message>
        <source>pixels before the warp</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>pike pred preslikavo</translation>
    </message>
    <message>
        <source>weights of the kernel, column and row</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/presentation.cpp</extracomment>
        <translation>uteži jedra, stolpec in vrstica</translation>
    </message>
    <message>
        <source>input</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/steps.cpp</extracomment>
        <translation>vhod</translation>
    </message>
    <message>
        <source>result</source>
        <comment>told</comment>
        <extracomment>compute/filter/show/steps.cpp</extracomment>
        <translation>rezultat</translation>
    </message>
    <message>
        <source>{} takes a radius of at most {}, not {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/grouped.cpp</extracomment>
        <translation>{} sprejme polmer največ {}, ne {}</translation>
    </message>
    <message>
        <source>choose variant fused, or a smaller radius</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/grouped.cpp</extracomment>
        <translation>izberite različico fused ali manjši polmer</translation>
    </message>
    <message>
        <source>v51 computes with taps from -2 to 2, not {:f}</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/grouped.cpp</extracomment>
        <translation>v51 računa s koeficienti od -2 do 2, ne {:f}</translation>
    </message>
    <message>
        <source>choose variant fused</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/grouped.cpp</extracomment>
        <translation>izberite različico fused</translation>
    </message>
    <message>
        <source>variant {} takes radii up to {}, not {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>različica {} sprejme polmere do {}, ne {}</translation>
    </message>
    <message>
        <source>--max-radius {} reaches as far; or choose variant fused or v1</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>--max-radius {} seže tako daleč; ali pa izberite različico fused ali v1</translation>
    </message>
    <message>
        <source>choose variant fused or v1</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>izberite različico fused ali v1</translation>
    </message>
    <message>
        <source>variant {} holds taps of at most 2 in magnitude, one is {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>različica {} sprejme koeficiente z absolutno vrednostjo največ 2, eden je {}</translation>
    </message>
    <message>
        <source>scale the taps down, or take a float variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>pomanjšajte koeficiente ali vzemite različico s plavajočo vejico</translation>
    </message>
    <message>
        <source>variant {} approximates Gaussians that sum to 1 only</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>različica {} približa le Gaussove krivulje z vsoto 1</translation>
    </message>
    <message>
        <source>choose kernel gaussian without --normalise off, or another variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>izberite jedro gaussian brez --normalise off ali drugo različico</translation>
    </message>
    <message>
        <source>variant {} runs on CUDA only</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>različica {} teče le na CUDA</translation>
    </message>
    <message>
        <source>variant {} runs on the CPU only</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>različica {} teče le na CPE</translation>
    </message>
    <message>
        <source>choose --backend cuda, or another variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>izberite --backend cuda ali drugo različico</translation>
    </message>
    <message>
        <source>choose --backend cpu, or another variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>izberite --backend cpu ali drugo različico</translation>
    </message>
    <message>
        <source>variant {} takes 8-bit images only</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>različica {} sprejme le 8-bitne slike</translation>
    </message>
    <message>
        <source>choose a float variant</source>
        <comment>told</comment>
        <extracomment>compute/filter/variants/variants.cpp</extracomment>
        <translation>izberite različico s plavajočo vejico</translation>
    </message>
    <message>
        <source>a corner is not a finite number</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>koordinata vogala ni končno število</translation>
    </message>
    <message>
        <source>corners {}, {} and {} lie on one line</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>vogali {}, {} in {} ležijo na isti premici</translation>
    </message>
    <message>
        <source>move one of them off it</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>enega premaknite z nje</translation>
    </message>
    <message>
        <source>a matrix has 6 numbers (affine) or 9 (homography), not {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>matrika ima 6 števil (afina) ali 9 (homografija), ne {}</translation>
    </message>
    <message>
        <source>the matrix has a number that is not finite</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>matrika ima število, ki ni končno</translation>
    </message>
    <message>
        <source>four corners have 8 numbers, not {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>štirje vogali imajo 8 števil, ne {}</translation>
    </message>
    <message>
        <source>an image that is one pixel wide or high has no four corners to move</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>slika, široka ali visoka eno piko, nima štirih vogalov za premikanje</translation>
    </message>
    <message>
        <source>an output size has 2 numbers, not {}</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>velikost izhoda ima 2 števili, ne {}</translation>
    </message>
    <message>
        <source>an output size lies between 1 and 1000000 pixels</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>velikost izhoda je med 1 in 1000000 pik</translation>
    </message>
    <message>
        <source>the matrix is singular: its determinant is {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>matrika je singularna: njena determinanta je {:.6g}</translation>
    </message>
    <message>
        <source>it must not squeeze the plane into a line</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>ravnine ne sme stisniti v premico</translation>
    </message>
    <message>
        <source>an affine warp has no perspective part, but the third row is not 0 0 1</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>afina preslikava nima perspektivnega dela, tretja vrstica pa ni 0 0 1</translation>
    </message>
    <message>
        <source>choose operation homography</source>
        <comment>told</comment>
        <extracomment>compute/filter/warp/warp.cpp</extracomment>
        <translation>izberite operacijo homography</translation>
    </message>
    <message>
        <source>its array has {} axes; counts need (queries, bins)</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>število osi njegove tabele je {}; potrebni sta (poizvedbe, razredi)</translation>
    </message>
    <message>
        <source>holds no counts</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>ne vsebuje števil</translation>
    </message>
    <message>
        <source>query {}, bin {}: {} is no count</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>poizvedba {}, razred {}: {} ni število primerkov</translation>
    </message>
    <message>
        <source>expected a count, found {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>pričakovano število primerkov, najdeno {}</translation>
    </message>
    <message>
        <source>the last query has {} bins, those before it {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>zadnja poizvedba ima toliko razredov: {}, prejšnje: {}</translation>
    </message>
    <message numerus="yes">
        <source>expected {} counts as in the lines before, found {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>
            <numerusform>pričakovano {} število kot v prejšnjih vrsticah, najdenih {}</numerusform>
            <numerusform>pričakovani {} števili kot v prejšnjih vrsticah, najdenih {}</numerusform>
            <numerusform>pričakovana {} števila kot v prejšnjih vrsticah, najdenih {}</numerusform>
            <numerusform>pričakovanih {} števil kot v prejšnjih vrsticah, najdenih {}</numerusform>
        </translation>
    </message>
    <message>
        <source>expected 5 fields, found {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>pričakovanih 5 polj, najdenih {}</translation>
    </message>
    <message>
        <source>the query before has fewer bins than {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>prejšnja poizvedba ima manj razredov kot {}</translation>
    </message>
    <message>
        <source>bin {} is not the one that follows</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>razred {} ni tisti, ki sledi</translation>
    </message>
    <message>
        <source>the answer has {} queries with {} bins each, this run {} with {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>v odgovoru je poizvedb {} in razredov po {}, v tem zagonu {} po {}</translation>
    </message>
    <message>
        <source>--bins sets the number of bins</source>
        <comment>told</comment>
        <extracomment>compute/histogram/answer.cpp</extracomment>
        <translation>--bins določi število razredov</translation>
    </message>
    <message>
        <source>distances from query {} are about {:.2g}, those from others up to {:.2g}: the squares of both do not fit single precision</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/lift.cpp</extracomment>
        <translation>razdalje od poizvedbe {} so okrog {:.2g}, od drugih do {:.2g}: kvadratov obojih ni mogoče zapisati z enojno natančnostjo</translation>
    </message>
    <message>
        <source>ask these queries apart, or use --method reference, which counts in double precision</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/lift.cpp</extracomment>
        <translation>te poizvedbe postavite posebej ali uporabite --method reference, ki šteje z dvojno natančnostjo</translation>
    </message>
    <message>
        <source>--only-queries takes whole numbers from 0 to {}, not {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>--only-queries sprejme cela števila od 0 do {}, ne {}</translation>
    </message>
    <message>
        <source>--only-queries names query {} twice</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>--only-queries navede poizvedbo {} dvakrat</translation>
    </message>
    <message>
        <source>there are no references to measure distances to</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>ni referenc, do katerih bi merili razdalje</translation>
    </message>
    <message>
        <source>give some with --references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>podajte jih z --references</translation>
    </message>
    <message>
        <source>there are no queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>poizvedb ni</translation>
    </message>
    <message>
        <source>give some with --queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>podajte jih s --queries</translation>
    </message>
    <message>
        <source>references have {} components, queries have {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>število komponent pri referencah je {}, pri poizvedbah {}</translation>
    </message>
    <message>
        <source>both must have the same number</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>oboje jih morajo imeti enako</translation>
    </message>
    <message>
        <source>--bins takes 1 or more, not {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>--bins sprejme 1 ali več, ne {}</translation>
    </message>
    <message>
        <source>{} references are too many: counts go up to 2147483647</source>
        <comment>told</comment>
        <extracomment>compute/histogram/bins/problem.cpp</extracomment>
        <translation>preveč referenc: {}; šteje se do 2147483647</translation>
    </message>
    <message>
        <source>use --method fused, which streams the references that this method keeps on the device, or raise --memory-cap</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/plan.cpp</extracomment>
        <translation>uporabite --method fused, ki reference pretaka, ta metoda pa jih hrani na napravi, ali povečajte --memory-cap</translation>
    </message>
    <message>
        <source>raise --memory-cap</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/plan.cpp</extracomment>
        <translation>povečajte --memory-cap</translation>
    </message>
    <message>
        <source>use fewer bins</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/plan.cpp</extracomment>
        <translation>uporabite manj razredov</translation>
    </message>
    <message>
        <source>the method needs at least {:.1f} MiB of device memory, {:.1f} MiB may be used</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/plan.cpp</extracomment>
        <translation>metoda potrebuje vsaj {:.1f} MiB pomnilnika naprave, dovoljenih je {:.1f} MiB</translation>
    </message>
    <message>
        <source>--devices {}: CUDA shows {} here</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/solve.cu</extracomment>
        <translation>--devices {}: CUDA jih tu kaže {}</translation>
    </message>
    <message>
        <source>--device and the variable CUDA_VISIBLE_DEVICES hide the others</source>
        <comment>told</comment>
        <extracomment>compute/histogram/cuda/solve.cu</extracomment>
        <translation>--device in spremenljivka CUDA_VISIBLE_DEVICES skrijeta druge</translation>
    </message>
    <message>
        <source>{} says that its vectors have {} components, --dimension {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>{} kot število komponent svojih vektorjev navaja {}, --dimension {}</translation>
    </message>
    <message>
        <source>leave --dimension out: it is for raw files</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>izpustite --dimension: je za surove datoteke</translation>
    </message>
    <message>
        <source>{} holds {} numbers, which is no multiple of --dimension {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>število števil v {} je {}, kar ni večkratnik --dimension {}</translation>
    </message>
    <message>
        <source>give the dimension that it was written with</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>podajte razsežnost, s katero je bila zapisana</translation>
    </message>
    <message numerus="yes">
        <source>{} counts in 1 histogram differ from double precision, by {} at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>
            <numerusform>{} število v 1 histogramu se razlikuje od izračuna z dvojno natančnostjo, za največ {}</numerusform>
            <numerusform>{} števili v 1 histogramu se razlikujeta od izračuna z dvojno natančnostjo, za največ {}</numerusform>
            <numerusform>{} števila v 1 histogramu se razlikujejo od izračuna z dvojno natančnostjo, za največ {}</numerusform>
            <numerusform>{} števil v 1 histogramu se razlikuje od izračuna z dvojno natančnostjo, za največ {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} counts in {} histograms differ from double precision, by {} at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>od izračuna z dvojno natančnostjo se razlikujejo števila: {} (histogramov: {}), za največ {}</translation>
    </message>
    <message numerus="yes">
        <source>{} counts in 1 histogram differ from the given answer, by {} at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>
            <numerusform>{} število v 1 histogramu se razlikuje od danega odgovora, za največ {}</numerusform>
            <numerusform>{} števili v 1 histogramu se razlikujeta od danega odgovora, za največ {}</numerusform>
            <numerusform>{} števila v 1 histogramu se razlikujejo od danega odgovora, za največ {}</numerusform>
            <numerusform>{} števil v 1 histogramu se razlikuje od danega odgovora, za največ {}</numerusform>
        </translation>
    </message>
    <message>
        <source>{} counts in {} histograms differ from the given answer, by {} at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>od danega odgovora se razlikujejo števila: {} (histogramov: {}), za največ {}</translation>
    </message>
    <message>
        <source>1 of 1 query is equally far from all references, as single precision tells: all counts are in bin 0</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>1 od 1 poizvedbe je po enojni natančnosti enako oddaljena od vseh referenc: vsa števila so v razredu 0</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} queries are equally far from all references, as single precision tells: all counts are in bin 0</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>
            <numerusform>{} od {} poizvedb je po enojni natančnosti enako oddaljena od vseh referenc: vsa števila so v razredu 0</numerusform>
            <numerusform>{} od {} poizvedb sta po enojni natančnosti enako oddaljeni od vseh referenc: vsa števila so v razredu 0</numerusform>
            <numerusform>{} od {} poizvedb so po enojni natančnosti enako oddaljene od vseh referenc: vsa števila so v razredu 0</numerusform>
            <numerusform>{} od {} poizvedb je po enojni natančnosti enako oddaljenih od vseh referenc: vsa števila so v razredu 0</numerusform>
        </translation>
    </message>
    <message>
        <source>1 of 1 query has no references left, so that its row is empty: --skip-self leaves out those at distance 0, and there are no others</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>1 od 1 poizvedbe nima več referenc, zato je njena vrstica prazna: --skip-self izpusti tiste na razdalji 0, drugih pa ni</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} queries have no references left, so that their rows are empty: --skip-self leaves out those at distance 0, and there are no others</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>
            <numerusform>{} od {} poizvedb nima več referenc, zato je njena vrstica prazna: --skip-self izpusti tiste na razdalji 0, drugih pa ni</numerusform>
            <numerusform>{} od {} poizvedb nimata več referenc, zato sta njuni vrstici prazni: --skip-self izpusti tiste na razdalji 0, drugih pa ni</numerusform>
            <numerusform>{} od {} poizvedb nimajo več referenc, zato so njihove vrstice prazne: --skip-self izpusti tiste na razdalji 0, drugih pa ni</numerusform>
            <numerusform>{} od {} poizvedb nima več referenc, zato so njihove vrstice prazne: --skip-self izpusti tiste na razdalji 0, drugih pa ni</numerusform>
        </translation>
    </message>
    <message>
        <source>--out-differences has the first {} of them</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>--out-differences ima prvih {} od teh</translation>
    </message>
    <message>
        <source>distances need references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>razdalje potrebujejo reference</translation>
    </message>
    <message>
        <source>--probe has {} numbers, the references have {} components</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>števil v --probe: {}, komponent referenc: {}</translation>
    </message>
    <message>
        <source>references in parts need queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>reference po delih potrebujejo poizvedbe</translation>
    </message>
    <message>
        <source>{} holds numbers only, and each was taken for a vector; --dimension says how many make one</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>{} vsebuje le števila in vsako je bilo vzeto kot vektor; --dimension pove, koliko jih sestavlja enega</translation>
    </message>
    <message numerus="yes">
        <source>{1} bins for {0} references: most stay empty</source>
        <comment>told</comment>
        <extracomment>compute/histogram/experiment.cpp</extracomment>
        <translation>
            <numerusform>razredov: {1}, za {0} referenco: večina ostane praznih</numerusform>
            <numerusform>razredov: {1}, za {0} referenci: večina ostane praznih</numerusform>
            <numerusform>razredov: {1}, za {0} reference: večina ostane praznih</numerusform>
            <numerusform>razredov: {1}, za {0} referenc: večina ostane praznih</numerusform>
        </translation>
    </message>
    <message>
        <source>the method needs at least {:.1f} MiB, {:.1f} MiB may be used</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/budget.cpp</extracomment>
        <translation>metoda potrebuje vsaj {:.1f} MiB, dovoljenih je {:.1f} MiB</translation>
    </message>
    <message>
        <source>method paper keeps to the memory of 2019 unless --memory-cap allows more</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/budget.cpp</extracomment>
        <translation>metoda paper se drži pomnilnika iz leta 2019, razen če --memory-cap dovoli več</translation>
    </message>
    <message>
        <source>distances from query {} are beyond 1.8e19, where their squares exceed single precision</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>razdalje od poizvedbe {} presegajo 1.8e19, kjer njihovi kvadrati presežejo enojno natančnost</translation>
    </message>
    <message>
        <source>scale the vectors</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>spremenite merilo vektorjev</translation>
    </message>
    <message>
        <source>no reference is farther from query {} than 2e-15: such distances are not counted in parts</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>nobena referenca ni od poizvedbe {} oddaljena več kot 2e-15: takšne razdalje se po delih ne štejejo</translation>
    </message>
    <message>
        <source>scale the vectors, or leave the query out</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>spremenite merilo vektorjev ali izpustite poizvedbo</translation>
    </message>
    <message>
        <source>method {} does not count references in parts</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>metoda {} ne šteje referenc po delih</translation>
    </message>
    <message>
        <source>auto, simd and boxes do</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/divided.cpp</extracomment>
        <translation>auto, simd in boxes jih štejejo</translation>
    </message>
    <message>
        <source>round {} of {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/rounds.h</extracomment>
        <translation>krog {} od {}</translation>
    </message>
    <message>
        <source>method {} needs CUDA</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>metoda {} potrebuje CUDA</translation>
    </message>
    <message>
        <source>the CPU has reference, paper, simd and boxes</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>CPE ima reference, paper, simd in boxes</translation>
    </message>
    <message>
        <source>method {} takes up to 3 dimensions, these vectors have {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>metoda {} sprejme do 3 razsežnosti, ti vektorji jih imajo {}</translation>
    </message>
    <message>
        <source>use simd</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>uporabite simd</translation>
    </message>
    <message>
        <source>{} dimensions: boxes of neighbouring references decide together</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>razsežnosti {}: škatle sosednjih referenc odločajo skupaj</translation>
    </message>
    <message>
        <source>estimates are for linear, exact bins</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>ocene so za linearne, eksaktne razrede</translation>
    </message>
    <message>
        <source>estimates need the references twice on the device</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>ocene potrebujejo reference dvakrat na napravi</translation>
    </message>
    <message>
        <source>estimates would leave about {:.0f} % of the bins in doubt</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>ocene bi pustile dvom v približno {:.0f} % razredov</translation>
    </message>
    <message>
        <source>8-bit vectors: dot products on the matrix units are exact</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>8-bitni vektorji: skalarni produkti na matričnih enotah so eksaktni</translation>
    </message>
    <message>
        <source>{} dimensions: computing a distance again is cheaper than storing it</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>razsežnosti {}: razdaljo znova izračunati je ceneje kot shraniti</translation>
    </message>
    <message>
        <source>{} dimensions: storing a distance is cheaper than computing it again</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>razsežnosti {}: razdaljo shraniti je ceneje kot znova izračunati</translation>
    </message>
    <message>
        <source>matrix units estimate the distances; the direct form settles the bins in doubt, about {:.1f} %</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>matrične enote ocenijo razdalje; neposredna oblika razreši dvomljive razrede, približno {:.1f} %</translation>
    </message>
    <message>
        <source>more than 3 dimensions: every distance is computed</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>več kot 3 razsežnosti: izračuna se vsaka razdalja</translation>
    </message>
    <message>
        <source>few references: every distance is computed</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>malo referenc: izračuna se vsaka razdalja</translation>
    </message>
    <message>
        <source>asked for</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>zahtevana</translation>
    </message>
    <message>
        <source>--devices {} has no effect: only methods on CUDA share the queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>--devices {} nima učinka: poizvedbe si delijo le metode na CUDA</translation>
    </message>
    <message numerus="yes">
        <source>--devices {1} has no effect: {0} queries are not shared</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>
            <numerusform>--devices {1} nima učinka: {0} poizvedba se ne deli</numerusform>
            <numerusform>--devices {1} nima učinka: {0} poizvedbi se ne delita</numerusform>
            <numerusform>--devices {1} nima učinka: {0} poizvedbe se ne delijo</numerusform>
            <numerusform>--devices {1} nima učinka: {0} poizvedb se ne deli</numerusform>
        </translation>
    </message>
    <message>
        <source>--query-batch {} became {}: the kernels of 2019 take no more</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>--query-batch {} je postal {}: ščepci iz leta 2019 ne sprejmejo več</translation>
    </message>
    <message>
        <source>this method runs on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>ta metoda teče na CPE</translation>
    </message>
    <message>
        <source>distances are so small that their squares would fall below single precision: all components were taken times 2^{}, which changes no digit</source>
        <comment>told</comment>
        <extracomment>compute/histogram/methods/solve.cpp</extracomment>
        <translation>razdalje so tako majhne, da bi njihovi kvadrati padli pod enojno natančnost: vse komponente so bile pomnožene z 2^{}, kar ne spremeni nobene števke</translation>
    </message>
    <message>
        <source>nothing was computed yet</source>
        <comment>told</comment>
        <extracomment>compute/histogram/result.cpp</extracomment>
        <translation>izračunanega še ni nič</translation>
    </message>
    <message>
        <source>the histograms are not complete yet</source>
        <comment>told</comment>
        <extracomment>compute/histogram/result.cpp</extracomment>
        <translation>histogrami še niso popolni</translation>
    </message>
    <message>
        <source>wait until the run has ended</source>
        <comment>told</comment>
        <extracomment>compute/histogram/result.cpp</extracomment>
        <translation>počakajte, da se izračun konča</translation>
    </message>
    <message>
        <source>this run was compared with nothing</source>
        <comment>told</comment>
        <extracomment>compute/histogram/result_file.cpp</extracomment>
        <translation>ta zagon ni bil z ničimer primerjan</translation>
    </message>
    <message>
        <source>ask for --check, or give an --answer</source>
        <comment>told</comment>
        <extracomment>compute/histogram/result_file.cpp</extracomment>
        <translation>zahtevajte --check ali podajte --answer</translation>
    </message>
    <message>
        <source>Each row of the round adds up to the references that are not left out at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Vsaka vrstica kroga se sešteje v največ toliko, kolikor je neizpuščenih referenc</translation>
    </message>
    <message>
        <source>Each row of the round adds up to the references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Vsaka vrstica kroga se sešteje v število referenc</translation>
    </message>
    <message numerus="yes">
        <source>all {} rows do, to at most {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} vrstica, v največ {}</numerusform>
            <numerusform>{} vrstici, v največ {}</numerusform>
            <numerusform>vse {} vrstice, v največ {}</numerusform>
            <numerusform>vseh {} vrstic, v največ {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {} rows do, to {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} vrstica, v {}</numerusform>
            <numerusform>{} vrstici, v {}</numerusform>
            <numerusform>vse {} vrstice, v {}</numerusform>
            <numerusform>vseh {} vrstic, v {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} rows do not: query {} has {} of {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} vrstica ne: poizvedba {} ima {} od {}</numerusform>
            <numerusform>{} vrstici ne: poizvedba {} ima {} od {}</numerusform>
            <numerusform>{} vrstice ne: poizvedba {} ima {} od {}</numerusform>
            <numerusform>{} vrstic ne: poizvedba {} ima {} od {}</numerusform>
        </translation>
    </message>
    <message>
        <source>The first and the last bin of a row hold something, its nearest and its farthest reference</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Prvi in zadnji razred vrstice nista prazna: v njiju sta najbližja in najbolj oddaljena referenca</translation>
    </message>
    <message numerus="yes">
        <source>{} rows</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} vrstica</numerusform>
            <numerusform>{} vrstici</numerusform>
            <numerusform>{} vrstice</numerusform>
            <numerusform>{} vrstic</numerusform>
        </translation>
    </message>
    <message>
        <source>of query {} one is empty</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>pri poizvedbi {} je eden prazen</translation>
    </message>
    <message>
        <source>Query {}, counted anew in double precision, gives the same bins, but for references within rounding of an edge</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Poizvedba {}, znova prešteta z dvojno natančnostjo, da enake razrede, razen referenc v območju zaokroževanja ob meji</translation>
    </message>
    <message>
        <source>too many references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>preveč referenc</translation>
    </message>
    <message numerus="yes">
        <source>{1} counts differ, {0} references are within rounding of an edge</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>različnih števil: {1}, {0} referenca je v območju zaokroževanja ob meji</numerusform>
            <numerusform>različnih števil: {1}, {0} referenci sta v območju zaokroževanja ob meji</numerusform>
            <numerusform>različnih števil: {1}, {0} reference so v območju zaokroževanja ob meji</numerusform>
            <numerusform>različnih števil: {1}, {0} referenc je v območju zaokroževanja ob meji</numerusform>
        </translation>
    </message>
    <message>
        <source>Its distances lie within the limits of all queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Njene razdalje so v mejah vseh poizvedb</translation>
    </message>
    <message>
        <source>Its limits are its nearest and its farthest reference</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Njeni meji sta njena najbližja in najbolj oddaljena referenca</translation>
    </message>
    <message>
        <source>{:.6g} to {:.6g}, found {:.6g} to {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>od {:.6g} do {:.6g}, najdeno od {:.6g} do {:.6g}</translation>
    </message>
    <message>
        <source>The private histograms hold one count for each reference of their slices</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Zasebni histogrami štejejo vsako referenco svojih rezin enkrat</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{} od {}</translation>
    </message>
    <message>
        <source>Their sum is the query&apos;s row of the table</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Njihova vsota je vrstica poizvedbe v tabeli</translation>
    </message>
    <message numerus="yes">
        <source>{} bins</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} razred</numerusform>
            <numerusform>{} razreda</numerusform>
            <numerusform>{} razredi</numerusform>
            <numerusform>{} razredov</numerusform>
        </translation>
    </message>
    <message>
        <source>some bins differ</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>nekateri razredi se razlikujejo</translation>
    </message>
    <message>
        <source>{} was chosen: {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>izbrana je {}: {}</translation>
    </message>
    <message>
        <source>another one was asked for</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>zahtevana je bila druga</translation>
    </message>
    <message>
        <source>it needs CUDA</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>potrebuje CUDA</translation>
    </message>
    <message>
        <source>method {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>metoda {}</translation>
    </message>
    <message>
        <source>{} have their distances to {} counted by method {} ({}): query {} from {:.4g} to {:.4g}, in bins {}.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{}, katerih razdalje ({}) šteje metoda {} ({}): poizvedba {} od {:.4g} do {:.4g}, v razredih, ki so {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} poizvedba</numerusform>
            <numerusform>{} poizvedbi</numerusform>
            <numerusform>{} poizvedbe</numerusform>
            <numerusform>{} poizvedb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} vnos</numerusform>
            <numerusform>{} vnosa</numerusform>
            <numerusform>{} vnosi</numerusform>
            <numerusform>{} vnosov</numerusform>
        </translation>
    </message>
    <message>
        <source>that are equal steps of the logarithm</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>enaki koraki logaritma</translation>
    </message>
    <message>
        <source>{:.4g} wide</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>široki {:.4g}</translation>
    </message>
    <message>
        <source>Each of {} gets a histogram of its distances to {}, in {} bins.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{}: vsaka dobi histogram svojih razdalj ({}), razredov: {}.</translation>
    </message>
    <message>
        <source>Queries and references have as many components</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Poizvedbe in reference imajo enako število komponent</translation>
    </message>
    <message>
        <source>The first kernel has {} in a grid of {} × {}, 64 references each; {} of its rows have their distances.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Prvi ščepec ima {} v mreži {} × {}, s po 64 referencami; vrstic, ki imajo svoje razdalje: {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} blocks</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} blok</numerusform>
            <numerusform>{} bloka</numerusform>
            <numerusform>{} bloke</numerusform>
            <numerusform>{} blokov</numerusform>
        </translation>
    </message>
    <message>
        <source>The blocks hold all references, and none could be spared</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Bloki vsebujejo vse reference in nobeden ni odveč</translation>
    </message>
    <message>
        <source>{} places for {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>mest {} za {}</translation>
    </message>
    <message>
        <source>The grid has a place for each block</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Mreža ima mesto za vsak blok</translation>
    </message>
    <message>
        <source>Slice {} of {}, references {} to {}, is in its private histogram: no two threads write to one counter, so none waits; the adder sums them.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Rezina {} od {}, reference od {} do {}, je v svojem zasebnem histogramu: nobeni dve niti ne pišeta v isti števec, zato nobena ne čaka; seštevalnik jih sešteje.</translation>
    </message>
    <message>
        <source>one histogram for all threads</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>en histogram za vse niti</translation>
    </message>
    <message>
        <source>they would wait for each other at full bins</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>pri polnih razredih bi čakale druga na drugo</translation>
    </message>
    <message>
        <source>counts in the table</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>števila v tabeli</translation>
    </message>
    <message>
        <source>one for each pair, rows N</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>eno na par, vrstice krat N</translation>
    </message>
    <message>
        <source>rows that are full</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>polne vrstice</translation>
    </message>
    <message>
        <source>all queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>vse poizvedbe</translation>
    </message>
    <message>
        <source>distances stored at once</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>hkrati shranjene razdalje</translation>
    </message>
    <message>
        <source>at most 32 N</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>največ 32 N</translation>
    </message>
    <message>
        <source>references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>reference</translation>
    </message>
    <message>
        <source>bins of the query that is looked at</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>razredi opazovane poizvedbe</translation>
    </message>
    <message>
        <source>your query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>vaša poizvedba</translation>
    </message>
    <message>
        <source>query {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>poizvedba {}</translation>
    </message>
    <message>
        <source>Reference {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenca {}</translation>
    </message>
    <message>
        <source>Reference {} is left out: its distance from {} is 0, and the query itself is not counted.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenca {} je izpuščena: njena razdalja ({}) je 0, poizvedba sama pa se ne šteje.</translation>
    </message>
    <message>
        <source>Reference {} is {:.6g} from {}, as all are: then bin 0 holds them.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenca {} je oddaljena {:.6g} ({}), tako kot vse: potem so v razredu 0.</translation>
    </message>
    <message>
        <source>Reference {} is {:.6g} from {}, so it falls into bin {}, from {:.6g} to {:.6g}: {:.3g} above its lower edge and {:.3g} below its upper one, the bin being {:.3g} wide.</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Referenca {} je oddaljena {:.6g} ({}), zato pade v razred {}, od {:.6g} do {:.6g}: {:.3g} nad spodnjo mejo in {:.3g} pod zgornjo; razred je širok {:.3g}.</translation>
    </message>
    <message>
        <source>bin {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>razred {}</translation>
    </message>
    <message>
        <source>too far</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>predaleč</translation>
    </message>
    <message>
        <source>it ends at {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>konča se pri {:.6g}</translation>
    </message>
    <message>
        <source>too near</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>preblizu</translation>
    </message>
    <message>
        <source>it begins at {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>začne se pri {:.6g}</translation>
    </message>
    <message>
        <source>Its distance lies between the bin&apos;s edges</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Njena razdalja je med mejama razreda</translation>
    </message>
    <message>
        <source>0 has no logarithm, and is in bin 0</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>0 nima logaritma in je v razredu 0</translation>
    </message>
    <message>
        <source>{:.6g} from {:.6g} to {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{:.6g} od {:.6g} do {:.6g}</translation>
    </message>
    <message>
        <source>references in this bin</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>reference v tem razredu</translation>
    </message>
    <message>
        <source>Bin {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Razred {}</translation>
    </message>
    <message numerus="yes">
        <source>Bin {1} of {2}, from {3:.6g} to {4:.6g}, holds {0} references</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>
            <numerusform>Razred {1} ({2}), od {3:.6g} do {4:.6g}, ima {0} referenco</numerusform>
            <numerusform>Razred {1} ({2}), od {3:.6g} do {4:.6g}, ima {0} referenci</numerusform>
            <numerusform>Razred {1} ({2}), od {3:.6g} do {4:.6g}, ima {0} reference</numerusform>
            <numerusform>Razred {1} ({2}), od {3:.6g} do {4:.6g}, ima {0} referenc</numerusform>
        </translation>
    </message>
    <message>
        <source>: nearest to its lower edge reference {}, {:.3g} above it, to its upper edge reference {}, {:.3g} below it</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>: spodnji meji najbližja je referenca {}, {:.3g} nad njo, zgornji referenca {}, {:.3g} pod njo</translation>
    </message>
    <message>
        <source>reference {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>referenca {}</translation>
    </message>
    <message>
        <source>{:.3g} below its lower edge, in bin {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{:.3g} pod spodnjo mejo, v razredu {}</translation>
    </message>
    <message>
        <source>{:.3g} above its upper edge, in bin {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>{:.3g} nad zgornjo mejo, v razredu {}</translation>
    </message>
    <message>
        <source>All of them lie between its edges</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Vse so med mejama</translation>
    </message>
    <message>
        <source>The table counts as many</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/explain.cpp</extracomment>
        <translation>Tabela jih šteje enako</translation>
    </message>
    <message>
        <source>distance</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>razdalja</translation>
    </message>
    <message>
        <source>queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>poizvedbe</translation>
    </message>
    <message>
        <source>Histogram of your query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Histogram vaše poizvedbe</translation>
    </message>
    <message>
        <source>Histogram of query {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Histogram poizvedbe {}</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>števila</translation>
    </message>
    <message>
        <source>, {} bins to a bar</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>, razredov na stolpec: {}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Krogi</translation>
    </message>
    <message>
        <source>round</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>krog</translation>
    </message>
    <message>
        <source>time</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>čas</translation>
    </message>
    <message>
        <source>other</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>drugo</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Kam gre čas</translation>
    </message>
    <message>
        <source>stages</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>stopnje</translation>
    </message>
    <message>
        <source>query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>poizvedba</translation>
    </message>
    <message>
        <source>chosen query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>izbrana poizvedba</translation>
    </message>
    <message>
        <source>Check</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Preverba</translation>
    </message>
    <message>
        <source>entries that differ</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>različni vnosi</translation>
    </message>
    <message>
        <source>from {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>od: {}</translation>
    </message>
    <message>
        <source>all entries equal {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>vsi vnosi enaki: {}</translation>
    </message>
    <message numerus="yes">
        <source>{} entries differ from {}, by {} at most</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>
            <numerusform>{} vnos drugačen ({}), za največ {}</numerusform>
            <numerusform>{} vnosa drugačna ({}), za največ {}</numerusform>
            <numerusform>{} vnosi drugačni ({}), za največ {}</numerusform>
            <numerusform>{} vnosov drugačnih ({}), za največ {}</numerusform>
        </translation>
    </message>
    <message>
        <source>double precision</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>dvojna natančnost</translation>
    </message>
    <message>
        <source>the answer</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>odgovor</translation>
    </message>
    <message>
        <source>Check: {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Preverba: {}</translation>
    </message>
    <message>
        <source>Memory by array</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Pomnilnik po poljih</translation>
    </message>
    <message>
        <source>memory</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>pomnilnik</translation>
    </message>
    <message>
        <source>in all</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>skupaj</translation>
    </message>
    <message>
        <source>cap</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>omejitev</translation>
    </message>
    <message>
        <source>Nearest and farthest reference of each query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Najbližja in najbolj oddaljena referenca vsake poizvedbe</translation>
    </message>
    <message>
        <source>nearest</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>najbližja</translation>
    </message>
    <message>
        <source>farthest</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>najbolj oddaljena</translation>
    </message>
    <message>
        <source>Distribution of nearest distances</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Porazdelitev najmanjših razdalj</translation>
    </message>
    <message>
        <source>Distribution of farthest distances</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/plots.cpp</extracomment>
        <translation>Porazdelitev največjih razdalj</translation>
    </message>
    <message numerus="yes">
        <source>All of {} queries, without rounds</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>
            <numerusform>{} poizvedba, brez krogov</numerusform>
            <numerusform>{} poizvedbi, brez krogov</numerusform>
            <numerusform>Vse {} poizvedbe, brez krogov</numerusform>
            <numerusform>Vseh {} poizvedb, brez krogov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {1} of {2}: {0} of the chosen queries</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>
            <numerusform>Krog {1} od {2}: {0} od izbranih poizvedb</numerusform>
            <numerusform>Krog {1} od {2}: {0} od izbranih poizvedb</numerusform>
            <numerusform>Krog {1} od {2}: {0} od izbranih poizvedb</numerusform>
            <numerusform>Krog {1} od {2}: {0} od izbranih poizvedb</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {} of {}: queries {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>Krog {} od {}: poizvedbe od {} do {}</translation>
    </message>
    <message>
        <source>The vectors</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>Vektorji</translation>
    </message>
    <message>
        <source>The last round again: {} of {} blocks have their distances</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>Še enkrat zadnji krog: {} od {} blokov ima svoje razdalje</translation>
    </message>
    <message>
        <source>{} of {} private histograms added up</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>Seštetih {} od {} zasebnih histogramov</translation>
    </message>
    <message>
        <source>rounds</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>krogi</translation>
    </message>
    <message>
        <source>blocks of the last round</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>bloki zadnjega kroga</translation>
    </message>
    <message>
        <source>private histograms of one query</source>
        <comment>told</comment>
        <extracomment>compute/histogram/show/steps.cpp</extracomment>
        <translation>zasebni histogrami ene poizvedbe</translation>
    </message>
    <message>
        <source>the depth limit was lowered to {}: deeper, there would be more than {} references per triangle</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/grow.cpp</extracomment>
        <translation>meja globine je bila znižana na {}: globlje bi bilo na trikotnik več kot {} vnosov</translation>
    </message>
    <message>
        <source>the tree of {} triangles may have more than 2^30 references</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/grow.h</extracomment>
        <translation>drevo (trikotnikov: {}) ima lahko več kot 2^30 vnosov</translation>
    </message>
    <message>
        <source>take fewer triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/grow.h</extracomment>
        <translation>vzemite manj trikotnikov</translation>
    </message>
    <message>
        <source>the tree would have more than 2^30 nodes or references</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/grow.h</extracomment>
        <translation>drevo bi imelo več kot 2^30 vozlišč ali vnosov</translation>
    </message>
    <message>
        <source>take a smaller depth limit</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/grow.h</extracomment>
        <translation>vzemite manjšo mejo globine</translation>
    </message>
    <message>
        <source>the tree has more than 2^30 nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/build/level_cpu.cpp</extracomment>
        <translation>drevo ima več kot 2^30 vozlišč</translation>
    </message>
    <message>
        <source>the scene has no triangles: its tree is one empty leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>prizor nima trikotnikov: njegovo drevo je en prazen list</translation>
    </message>
    <message>
        <source>the scene is {:.3g} across: areas of its cells are beyond single precision, and the costs of trees are made of them</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>prizor meri {:.3g}: ploščine njegovih celic so zunaj enojne natančnosti, cene dreves pa so iz njih</translation>
    </message>
    <message>
        <source>scale it down, to less than 7e18 across</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>pomanjšajte ga na manj kot 7e18</translation>
    </message>
    <message>
        <source>scale it up, to more than 1e-12 across</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>povečajte ga na več kot 1e-12</translation>
    </message>
    <message>
        <source>the thesis&apos;s pipeline needs a CUDA device; its builder for one thread, sweep, ran instead</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>cevovod disertacije potrebuje napravo CUDA; namesto njega je tekla njena gradnja za eno nit, sweep</translation>
    </message>
    <message>
        <source>this builder or strategy runs on the CPU; pictures are drawn on the device</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>ta gradnja ali strategija teče na CPE; slike se rišejo na napravi</translation>
    </message>
    <message>
        <source>the tree is of another scene: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>drevo je od drugega prizora: {}</translation>
    </message>
    <message>
        <source>give the scene that it was built over, with the same --amplitude, --phase and --keep-degenerate</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>podajte prizor, nad katerim je bilo zgrajeno, z enakimi --amplitude, --phase in --keep-degenerate</translation>
    </message>
    <message>
        <source>its coordinates count from ({}), the scene&apos;s from ({})</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>njegove koordinate štejejo od ({}), prizorove od ({})</translation>
    </message>
    <message numerus="yes">
        <source>it is over {} triangles, the scene has {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/built_tree.cpp</extracomment>
        <translation>
            <numerusform>zgrajeno je nad {} trikotnikom, prizor jih ima {}</numerusform>
            <numerusform>zgrajeno je nad {} trikotnikoma, prizor jih ima {}</numerusform>
            <numerusform>zgrajeno je nad {} trikotniki, prizor jih ima {}</numerusform>
            <numerusform>zgrajeno je nad {} trikotniki, prizor jih ima {}</numerusform>
        </translation>
    </message>
    <message>
        <source>a level of the tree has too many references for the device&apos;s builder</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/cuda/large.cu</extracomment>
        <translation>raven drevesa ima preveč vnosov za gradnjo na napravi</translation>
    </message>
    <message>
        <source>use --backend cpu, or fewer triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/cuda/large.cu</extracomment>
        <translation>uporabite --backend cpu ali manj trikotnikov</translation>
    </message>
    <message>
        <source>lower --depth, or use fewer triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/cuda/order.cu</extracomment>
        <translation>znižajte --depth ali uporabite manj trikotnikov</translation>
    </message>
    <message>
        <source>a tree of depth {} is too deep for rays</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/cuda/trace.cu</extracomment>
        <translation>drevo globine {} je za žarke pregloboko</translation>
    </message>
    <message>
        <source>build it with a depth limit of 60 or less</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/cuda/trace.cu</extracomment>
        <translation>zgradite ga z mejo globine 60 ali manj</translation>
    </message>
    <message>
        <source>{} has no effect: the tree comes from a file, by its own rules</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/experiment.cpp</extracomment>
        <translation>{} nima učinka: drevo je iz datoteke, po lastnih pravilih</translation>
    </message>
    <message>
        <source>a kD-tree needs a scene</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/experiment.cpp</extracomment>
        <translation>kD-drevo potrebuje prizor</translation>
    </message>
    <message>
        <source>--keep-degenerate has no effect: the scene has no triangles without area</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/experiment.cpp</extracomment>
        <translation>--keep-degenerate nima učinka: prizor nima trikotnikov brez ploščine</translation>
    </message>
    <message>
        <source>the tree to compare with: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/experiment.cpp</extracomment>
        <translation>drevo za primerjavo: {}</translation>
    </message>
    <message>
        <source>Each step over {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>Vsak korak, trikotnikov: {}</translation>
    </message>
    <message>
        <source>one CPU thread</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>ena nit CPE</translation>
    </message>
    <message>
        <source>CUDA with copies</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>CUDA s kopijami</translation>
    </message>
    <message>
        <source>CUDA without copies</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>CUDA brez kopij</translation>
    </message>
    <message>
        <source>Speed-up with copies</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>Pospešek s kopijami</translation>
    </message>
    <message>
        <source>triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>trikotniki</translation>
    </message>
    <message>
        <source>CPU time / CUDA time</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>čas CPE / čas CUDA</translation>
    </message>
    <message>
        <source> (pays from {})</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation> (splača se od {})</translation>
    </message>
    <message>
        <source>ProcessEvents: the thesis&apos;s model against the kernel, in ms</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>ProcessEvents: model disertacije proti ščepcu, v ms</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>izmerjeno</translation>
    </message>
    <message>
        <source>predicted</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/kernel_plots.cpp</extracomment>
        <translation>napovedano</translation>
    </message>
    <message>
        <source>no table for compute capability {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy.cpp</extracomment>
        <translation>ni tabele za računsko zmožnost {}</translation>
    </message>
    <message>
        <source>known are {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy.cpp</extracomment>
        <translation>znano: {}</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>zasedenost, %</translation>
    </message>
    <message>
        <source>your kernel</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>vaš ščepec</translation>
    </message>
    <message>
        <source>Predicted time, by the thesis&apos;s model</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Napovedani čas, po modelu disertacije</translation>
    </message>
    <message>
        <source>lives of a thread</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>življenja niti</translation>
    </message>
    <message>
        <source>blocks</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>bloki</translation>
    </message>
    <message>
        <source>registers</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>registri</translation>
    </message>
    <message>
        <source>shared memory</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>skupni pomnilnik</translation>
    </message>
    <message>
        <source>no block fits</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>noben blok ne gre</translation>
    </message>
    <message>
        <source>Compute capability {}: your kernel holds {:.1f} % ({} warps, limit: {})</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Računska zmožnost {}: vaš ščepec zasede {:.1f} % (snopov {}, omejitev: {})</translation>
    </message>
    <message>
        <source>threads per block</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>niti na blok</translation>
    </message>
    <message>
        <source>Occupancy by shared memory</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Zasedenost po skupnem pomnilniku</translation>
    </message>
    <message>
        <source>bytes per block</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>bajti na blok</translation>
    </message>
    <message>
        <source>Occupancy by registers</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>Zasedenost po registrih</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/occupancy_plots.cpp</extracomment>
        <translation>registri na nit</translation>
    </message>
    <message>
        <source>Time to build, in ms</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/study.cpp</extracomment>
        <translation>Čas gradnje, v ms</translation>
    </message>
    <message>
        <source>{} is faster than {} from {:.0f} on</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/history/study.cpp</extracomment>
        <translation>{} je hitrejši od {} od {:.0f} naprej</translation>
    </message>
    <message>
        <source>split</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>razdeljeno</translation>
    </message>
    <message>
        <source>limit of depth</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>omejitev globine</translation>
    </message>
    <message>
        <source>few triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>malo trikotnikov</translation>
    </message>
    <message>
        <source>no split is cheaper</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>nobena delitev ni cenejša</translation>
    </message>
    <message>
        <source>the guard refuses the split</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>varovalo delitev zavrne</translation>
    </message>
    <message>
        <source>no plane</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>ni ravnine</translation>
    </message>
    <message>
        <source>node {} was not split by these rules</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>vozlišče {} ni bilo razdeljeno po teh pravilih</translation>
    </message>
    <message>
        <source>there is no node {}: the tree has {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/examine.cpp</extracomment>
        <translation>vozlišča {} ni: drevo jih ima {}</translation>
    </message>
    <message>
        <source>node {} splits at depth {}: no tree is so deep</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>vozlišče {} deli na globini {}: nobeno drevo ni tako globoko</translation>
    </message>
    <message>
        <source>node {} has children at {} of {}; in canonical order they are at {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>vozlišče {} ima otroka na mestu {} od {}; v kanoničnem redu sta na mestu {}</translation>
    </message>
    <message>
        <source>node {} splits at {}, outside its cell from {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>vozlišče {} deli pri {}, zunaj svoje celice od {} do {}</translation>
    </message>
    <message>
        <source>{} of {} nodes are in no tree</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>vozlišč, ki niso v nobenem drevesu: {} od {}</translation>
    </message>
    <message>
        <source>the deepest leaf is at depth {}, the tree says {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>najgloblji list je na globini {}, drevo pravi {}</translation>
    </message>
    <message>
        <source>leaf {} has {} references from {} on; there are {}, and in canonical order it begins at {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>list {} ima toliko vnosov: {}, od {} naprej; vseh je {}, v kanoničnem redu pa se začne pri {}</translation>
    </message>
    <message>
        <source>leaf {} lists triangle {} of {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>list {} vsebuje trikotnik {} od {}</translation>
    </message>
    <message>
        <source>leaf {} lists triangles out of order</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>list {} vsebuje trikotnike izven vrstnega reda</translation>
    </message>
    <message>
        <source>{} references are in no leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>vnosov, ki niso v nobenem listu: {}</translation>
    </message>
    <message>
        <source>the tree&apos;s box is not that of the triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>škatla drevesa ni škatla trikotnikov</translation>
    </message>
    <message>
        <source>node {} splits at the limit of depth</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>vozlišče {} deli na meji globine</translation>
    </message>
    <message>
        <source>node {} splits where the rules allow none</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>vozlišče {} deli, kjer pravila tega ne dovolijo</translation>
    </message>
    <message>
        <source>leaf {} lists triangle {}, which does not reach it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>list {} vsebuje trikotnik {}, ki vanj ne seže</translation>
    </message>
    <message>
        <source>leaf {} lacks triangle {}, which enters it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>listu {} manjka trikotnik {}, ki sega vanj</translation>
    </message>
    <message>
        <source>a tree has at least one node</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/validate.cpp</extracomment>
        <translation>drevo ima vsaj eno vozlišče</translation>
    </message>
    <message>
        <source>the tree that would follow is built for at most {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/inspect/what_if.cpp</extracomment>
        <translation>drevo, ki bi sledilo, se zgradi za največ toliko trikotnikov: {}</translation>
    </message>
    <message>
        <source>rays have 6 numbers each, origin and direction; these have {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/ray_batch.cpp</extracomment>
        <translation>žarki imajo po 6 števil, izhodišče in smer; ti jih imajo {}</translation>
    </message>
    <message>
        <source>choose columns with --columns, or write an n x 6 npy file</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/ray_batch.cpp</extracomment>
        <translation>izberite stolpce s --columns ali zapišite datoteko npy velikosti n x 6</translation>
    </message>
    <message>
        <source>origins have 3 coordinates each; these have {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/ray_batch.cpp</extracomment>
        <translation>izhodišča imajo po 3 koordinate; ta jih imajo {}</translation>
    </message>
    <message>
        <source>directions have 3 coordinates each; these have {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/ray_batch.cpp</extracomment>
        <translation>smeri imajo po 3 koordinate; te jih imajo {}</translation>
    </message>
    <message>
        <source>each ray has an origin and a direction; there are {} and {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/ray_batch.cpp</extracomment>
        <translation>vsak žarek ima izhodišče in smer; tu jih je {} in {}</translation>
    </message>
    <message>
        <source>{} takes three numbers, not &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/render.cpp</extracomment>
        <translation>{} sprejme tri števila, ne »{}«</translation>
    </message>
    <message>
        <source>--ray takes six numbers, origin and direction, not &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/render.cpp</extracomment>
        <translation>--ray sprejme šest števil, izhodišče in smer, ne »{}«</translation>
    </message>
    <message>
        <source>a picture of {} pixels cannot be drawn</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/render.cpp</extracomment>
        <translation>slike z velikostjo {} pik ni mogoče narisati</translation>
    </message>
    <message>
        <source>give width and height, 1 to 16384 each</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/rays/render.cpp</extracomment>
        <translation>podajte širino in višino, vsako od 1 do 16384</translation>
    </message>
    <message>
        <source>a tree answers nothing named {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/result.cpp</extracomment>
        <translation>drevo ne odgovarja na nič z imenom {}</translation>
    </message>
    <message>
        <source>no rays were sent</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/result.cpp</extracomment>
        <translation>noben žarek ni bil poslan</translation>
    </message>
    <message>
        <source>give some with --rays</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/result.cpp</extracomment>
        <translation>podajte jih z --rays</translation>
    </message>
    <message>
        <source>nothing was measured</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/result.cpp</extracomment>
        <translation>nič ni bilo izmerjeno</translation>
    </message>
    <message>
        <source>choose what with --study</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/result.cpp</extracomment>
        <translation>kaj naj se meri, izberite s --study</translation>
    </message>
    <message>
        <source>Cost of each plane; the best: {} at {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Cena vsake ravnine; najboljša: {} pri {}</translation>
    </message>
    <message>
        <source>Cost of each plane</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Cena vsake ravnine</translation>
    </message>
    <message>
        <source>place in the cell</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>mesto v celici</translation>
    </message>
    <message>
        <source>cost</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>cena</translation>
    </message>
    <message>
        <source>as a leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>kot list</translation>
    </message>
    <message>
        <source>best</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>najboljša</translation>
    </message>
    <message>
        <source>own, along {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>lastna, vzdolž {}</translation>
    </message>
    <message>
        <source>; own: {:.4g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>; lastna: {:.4g}</translation>
    </message>
    <message>
        <source>What goes through the thesis&apos;s kernels</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Kaj gre skozi ščepce disertacije</translation>
    </message>
    <message>
        <source>kernel 1: events, 2: counts, 3: costs, 4: minimum</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>ščepec 1: dogodki, 2: števila, 3: cene, 4: minimum</translation>
    </message>
    <message>
        <source>elements; bytes copied, by the thesis&apos;s records</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>elementi; kopirani bajti, po zapisih disertacije</translation>
    </message>
    <message>
        <source>1 in</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>1 vh.</translation>
    </message>
    <message>
        <source>1 out</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>1 izh.</translation>
    </message>
    <message>
        <source>2 in</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>2 vh.</translation>
    </message>
    <message>
        <source>2 out</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>2 izh.</translation>
    </message>
    <message>
        <source>3 in</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>3 vh.</translation>
    </message>
    <message>
        <source>3 out</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>3 izh.</translation>
    </message>
    <message>
        <source>4 out</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>4 izh.</translation>
    </message>
    <message>
        <source>elements</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>elementi</translation>
    </message>
    <message>
        <source>bytes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>bajti</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>listi</translation>
    </message>
    <message>
        <source>nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>vozlišča</translation>
    </message>
    <message>
        <source>SAH cost</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>cena SAH</translation>
    </message>
    <message>
        <source>Cost of the tree so far</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Cena dosedanjega drevesa</translation>
    </message>
    <message>
        <source>step</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>korak</translation>
    </message>
    <message>
        <source>Size of the tree so far</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Velikost dosedanjega drevesa</translation>
    </message>
    <message>
        <source>Cost of the tree cut at each level</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Cena drevesa, odrezanega na vsaki ravni</translation>
    </message>
    <message>
        <source>level</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>raven</translation>
    </message>
    <message>
        <source>Depth of leaves</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Globina listov</translation>
    </message>
    <message>
        <source>depth</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>globina</translation>
    </message>
    <message>
        <source>Triangles in leaves</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Trikotniki v listih</translation>
    </message>
    <message>
        <source>Volume of leaves</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>Prostornina listov</translation>
    </message>
    <message>
        <source>log2 of the share of the scene&apos;s</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/curves.cpp</extracomment>
        <translation>log2 deleža prostornine prizora</translation>
    </message>
    <message>
        <source>too much</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>preveč</translation>
    </message>
    <message numerus="yes">
        <source>{} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} trikotnik</numerusform>
            <numerusform>{} trikotnika</numerusform>
            <numerusform>{} trikotniki</numerusform>
            <numerusform>{} trikotnikov</numerusform>
        </translation>
    </message>
    <message>
        <source>The plane lies within the node&apos;s cell</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Ravnina je v celici vozlišča</translation>
    </message>
    <message>
        <source>{} from {} to {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} od {} do {}</translation>
    </message>
    <message>
        <source>The plane is the one that {} takes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Ravnina je tista, ki jo vzame {}</translation>
    </message>
    <message>
        <source>there is none</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>ni je</translation>
    </message>
    <message>
        <source>No candidate is cheaper</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Nobena kandidatka ni cenejša</translation>
    </message>
    <message numerus="yes">
        <source>{} of {} are</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>cenejših: {} ({})</numerusform>
            <numerusform>cenejših: {} ({})</numerusform>
            <numerusform>cenejših: {} ({})</numerusform>
            <numerusform>cenejših: {} ({})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} planes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} ravnina</numerusform>
            <numerusform>{} ravnini</numerusform>
            <numerusform>{} ravnine</numerusform>
            <numerusform>{} ravnin</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs more than the leaf, and one more such split was left on the path</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Stane več kot list, na poti pa je bila še ena taka delitev na voljo</translation>
    </message>
    <message>
        <source>{} were left</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>na voljo: {}</translation>
    </message>
    <message>
        <source>It costs no more than the leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Ne stane več kot list</translation>
    </message>
    <message>
        <source>The children hold what the plane gives them</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Otroka imata, kar jima da ravnina</translation>
    </message>
    <message>
        <source>too many triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>preveč trikotnikov</translation>
    </message>
    <message>
        <source>{} and {} in the tree, {} and {} by the plane</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} in {} v drevesu, {} in {} po ravnini</translation>
    </message>
    <message>
        <source>No triangle is lost</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Noben trikotnik se ne izgubi</translation>
    </message>
    <message>
        <source>{} of {} are in a child</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>v otroku: {} od {}</translation>
    </message>
    <message>
        <source>The tree&apos;s cost changes by the node&apos;s share of it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Cena drevesa se spremeni za delež vozlišča</translation>
    </message>
    <message>
        <source>from {} to {}: {:.4g}, expected {:.4g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>od {} do {}: {:.4g}, pričakovano {:.4g}</translation>
    </message>
    <message>
        <source>The leaf lists just the triangles that reach it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>List vsebuje natanko trikotnike, ki ga dosežejo</translation>
    </message>
    <message>
        <source>{} listed, {} reach it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>vpisanih {}, doseže ga {}</translation>
    </message>
    <message>
        <source>It is at the limit of depth</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Je na meji globine</translation>
    </message>
    <message>
        <source>It has few triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Ima malo trikotnikov</translation>
    </message>
    <message>
        <source>Each plane costs more than the leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Vsaka ravnina stane več kot list</translation>
    </message>
    <message>
        <source>{} do not; the leaf costs {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>takih, ki ne: {}; list stane {}</translation>
    </message>
    <message>
        <source>The plane that would be taken costs more than the leaf, or may not be taken</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Ravnina, ki bi bila izbrana, stane več kot list ali ni dovoljena</translation>
    </message>
    <message>
        <source>No plane may be taken</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Nobena ravnina ni dovoljena</translation>
    </message>
    <message>
        <source>there is one</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>je ena</translation>
    </message>
    <message>
        <source>The rules make it a leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Pravila ga naredijo za list</translation>
    </message>
    <message>
        <source>they would split it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>razdelila bi ga</translation>
    </message>
    <message>
        <source>The way to the node follows the rules</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Pot do vozlišča sledi pravilom</translation>
    </message>
    <message>
        <source>The node is what the rules make of its triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Vozlišče je to, kar pravila naredijo iz njegovih trikotnikov</translation>
    </message>
    <message>
        <source>it has too many</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>ima jih preveč</translation>
    </message>
    <message>
        <source>The leaves below it list just the triangles that reach it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Listi pod njim vsebujejo natanko trikotnike, ki ga dosežejo</translation>
    </message>
    <message>
        <source>{} does not look at costs</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} ne gleda na ceno</translation>
    </message>
    <message>
        <source>the limit of depth is reached</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>meja globine je dosežena</translation>
    </message>
    <message>
        <source>so few triangles stay together</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>tako malo trikotnikov ostane skupaj</translation>
    </message>
    <message>
        <source>{} cheaper, but {} does not consider it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} ceneje, a {} tega ne upošteva</translation>
    </message>
    <message>
        <source>as cheap: the tie goes to the smaller position, then axis</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>enako poceni: odloči manjša lega, nato os</translation>
    </message>
    <message>
        <source>{} more, {:.3g} %</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} več, {:.3g} %</translation>
    </message>
    <message>
        <source>next best across {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>naslednja najboljša prečno na {}: {}</translation>
    </message>
    <message>
        <source>best across {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>najboljša prečno na {}: {}</translation>
    </message>
    <message>
        <source>stay a leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>ostati list</translation>
    </message>
    <message numerus="yes">
        <source>its {} planar triangles on the right</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} trikotnik v ravnini na desno</numerusform>
            <numerusform>{} trikotnika v ravnini na desno</numerusform>
            <numerusform>{} trikotniki v ravnini na desno</numerusform>
            <numerusform>{} trikotnikov v ravnini na desno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its {} planar triangles on the left</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} trikotnik v ravnini na levo</numerusform>
            <numerusform>{} trikotnika v ravnini na levo</numerusform>
            <numerusform>{} trikotniki v ravnini na levo</numerusform>
            <numerusform>{} trikotnikov v ravnini na levo</numerusform>
        </translation>
    </message>
    <message>
        <source>{} is where {} splits a cell: {} of {} triangles left of it, {} right, {} in it.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Pri {} razdeli {} celico: levo {} od {} trikotnikov, desno {}, v njej {}.</translation>
    </message>
    <message>
        <source> wins: cost {} {} leaf {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation> zmaga: cena {} {} list {}</translation>
    </message>
    <message>
        <source>; best in {} {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>; najboljša v {}: {}</translation>
    </message>
    <message>
        <source>; none in {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>; nobene v {}</translation>
    </message>
    <message>
        <source>; an empty side makes it λ = {} times as dear</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>; prazna stran jo podraži na λ = {}-krat</translation>
    </message>
    <message>
        <source>A leaf with {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>List, {}: {}</translation>
    </message>
    <message>
        <source> (leaf {}, best split {} at cost {})</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation> (list {}, najboljša delitev {} s ceno {})</translation>
    </message>
    <message>
        <source>Node {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Vozlišče {}</translation>
    </message>
    <message>
        <source>Node {} has {}, too many to price all planes again.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Vozlišče {} ima preveč, da bi znova ocenili vse ravnine: {}.</translation>
    </message>
    <message>
        <source>Node {} cannot be reached by the rules: {}.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Vozlišče {} po pravilih ni dosegljivo: {}.</translation>
    </message>
    <message>
        <source>planes of this node</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>ravnine tega vozlišča</translation>
    </message>
    <message>
        <source>at most 6 n, two ends along three axes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>največ 6 n, dva konca vzdolž treh osi</translation>
    </message>
    <message>
        <source>triangles looked at, node by node</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>pregledani trikotniki, vozlišče za vozliščem</translation>
    </message>
    <message>
        <source>N on each level so far</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>N na vsaki dosedanji ravni</translation>
    </message>
    <message>
        <source>with one triangle a leaf: 2 N − 1</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>z enim trikotnikom na list: 2 N − 1</translation>
    </message>
    <message>
        <source>without duplicates: N</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>brez podvajanja: N</translation>
    </message>
    <message>
        <source>kD-tree of a file, strategy {}, as a builder would come to it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>kD-drevo iz datoteke, strategija {}, kot bi do njega prišel graditelj</translation>
    </message>
    <message>
        <source>{} in one cell: a ray would be tested with all of them, at cost {}.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{} v eni celici: žarek bi preizkusili z vsemi, s ceno {}.</translation>
    </message>
    <message>
        <source>The cell holds all triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Celica vsebuje vse trikotnike</translation>
    </message>
    <message numerus="yes">
        <source>{} reach out of it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} sega ven</numerusform>
            <numerusform>{} segata ven</numerusform>
            <numerusform>{} segajo ven</numerusform>
            <numerusform>{} sega ven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole tree, of {} nodes: it changes too fast, or is too large, to be told of.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>Celo drevo, {} vozlišče: spreminja se prehitro ali pa je preveliko za razlago.</numerusform>
            <numerusform>Celo drevo, {} vozlišči: spreminja se prehitro ali pa je preveliko za razlago.</numerusform>
            <numerusform>Celo drevo, {} vozlišča: spreminja se prehitro ali pa je preveliko za razlago.</numerusform>
            <numerusform>Celo drevo, {} vozlišč: spreminja se prehitro ali pa je preveliko za razlago.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ray is expected to cost {}, where all triangles in one leaf cost {}: {} and {}, {:.4g} references a triangle.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Pričakovana cena žarka je {}, vsi trikotniki v enem listu stanejo {}: {} in {}, vnosov na trikotnik {:.4g}.</translation>
    </message>
    <message numerus="yes">
        <source>{} inner nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} notranje vozlišče</numerusform>
            <numerusform>{} notranji vozlišči</numerusform>
            <numerusform>{} notranja vozlišča</numerusform>
            <numerusform>{} notranjih vozlišč</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} leaves</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} list</numerusform>
            <numerusform>{} lista</numerusform>
            <numerusform>{} listi</numerusform>
            <numerusform>{} listov</numerusform>
        </translation>
    </message>
    <message>
        <source>one leaf</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>en list</translation>
    </message>
    <message>
        <source>{:.4g} times as dear</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>{:.4g}-krat dražje</translation>
    </message>
    <message>
        <source>as cheap</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>enako poceni</translation>
    </message>
    <message>
        <source>Leaves tile the scene&apos;s box, and nodes and references stand in their order</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Listi tlakujejo škatlo prizora, vozlišča in vnosi so v svojem vrstnem redu</translation>
    </message>
    <message numerus="yes">
        <source>{} nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} vozlišče</numerusform>
            <numerusform>{} vozlišči</numerusform>
            <numerusform>{} vozlišča</numerusform>
            <numerusform>{} vozlišč</numerusform>
        </translation>
    </message>
    <message>
        <source>Each triangle, sent down from the root, reaches just the leaves that list it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Vsak trikotnik od korena navzdol doseže natanko liste, ki ga vsebujejo</translation>
    </message>
    <message>
        <source>The costs of the steps add up to the tree&apos;s</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Cene korakov se seštejejo v ceno drevesa</translation>
    </message>
    <message>
        <source>at most D</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>največ D</translation>
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
        <translation>Trikotnik {}</translation>
    </message>
    <message>
        <source>node {}, on level {}, among</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>vozlišče {}, na ravni {}, med</translation>
    </message>
    <message>
        <source>Triangle {} is in one leaf: no plane goes through it.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Trikotnik {} je v enem listu: nobena ravnina ne gre skozenj.</translation>
    </message>
    <message numerus="yes">
        <source>Triangle {1} is in {0} leaves: planes go through it {2}, and each part is listed.</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>Trikotnik {1} je v {0} listu: ravnine gredo skozenj {2} in vsak del je vpisan.</numerusform>
            <numerusform>Trikotnik {1} je v {0} listih: ravnine gredo skozenj {2} in vsak del je vpisan.</numerusform>
            <numerusform>Trikotnik {1} je v {0} listih: ravnine gredo skozenj {2} in vsak del je vpisan.</numerusform>
            <numerusform>Trikotnik {1} je v {0} listih: ravnine gredo skozenj {2} in vsak del je vpisan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} times</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{}-krat</numerusform>
            <numerusform>{}-krat</numerusform>
            <numerusform>{}-krat</numerusform>
            <numerusform>{}-krat</numerusform>
        </translation>
    </message>
    <message>
        <source>It is listed</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Je vpisan</translation>
    </message>
    <message>
        <source>Each leaf that lists it meets its box</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>Vsak list, ki ga vsebuje, seka njegovo škatlo</translation>
    </message>
    <message numerus="yes">
        <source>{} do not</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} ne</numerusform>
            <numerusform>{} ne</numerusform>
            <numerusform>{} ne</numerusform>
            <numerusform>{} ne</numerusform>
        </translation>
    </message>
    <message>
        <source>what would follow is built for nodes of at most {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/node_drawing.cpp</extracomment>
        <translation>kar bi sledilo, se zgradi za vozlišča z največ toliko trikotniki: {}</translation>
    </message>
    <message>
        <source>nothing would follow: the rules refuse this plane</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/node_drawing.cpp</extracomment>
        <translation>nič ne bi sledilo: pravila zavrnejo to ravnino</translation>
    </message>
    <message>
        <source>what would follow outgrows all bounds</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/node_drawing.cpp</extracomment>
        <translation>kar bi sledilo, preraste vse meje</translation>
    </message>
    <message>
        <source>cheapest: {:.5g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline.cpp</extracomment>
        <translation>najcenejša: {:.5g}</translation>
    </message>
    <message>
        <source>times: with --pipeline thesis on CUDA</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline.cpp</extracomment>
        <translation>časi: z --pipeline thesis na CUDA</translation>
    </message>
    <message>
        <source>no times: nodes below {} stayed on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline.cpp</extracomment>
        <translation>brez časov: vozlišča pod {} so ostala na CPE</translation>
    </message>
    <message>
        <source>times are kept of the first {} nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline.cpp</extracomment>
        <translation>časi so za prvih toliko vozlišč: {}</translation>
    </message>
    <message>
        <source>no events: nothing to split</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline.cpp</extracomment>
        <translation>ni dogodkov: ni česa deliti</translation>
    </message>
    <message>
        <source>{} = {} in, {} = {} out</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>{} = {} noter, {} = {} ven</translation>
    </message>
    <message>
        <source>a warp: {} + {} transactions of 128 B</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>snop: {} + {} transakcij po 128 B</translation>
    </message>
    <message>
        <source>here {} in, {} out; {:.4f} ms, {:.4f} without copies</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>tu {} noter, {} ven; {:.4f} ms, {:.4f} brez kopij</translation>
    </message>
    <message>
        <source>1  events: n = {} give m = {}, {} on this axis</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>1  dogodki: n = {} da m = {}, {} na tej osi</translation>
    </message>
    <message>
        <source>2  counts, quadratic: q x m = {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>2  števila, kvadratno: q x m = {}</translation>
    </message>
    <message>
        <source>green: left, orange: right, yellow: in it</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>zeleno: levo, oranžno: desno, rumeno: v njej</translation>
    </message>
    <message>
        <source>2&apos; counts by prefix sums: m = {} steps</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>2&apos; števila s predponskimi vsotami: m = {} korakov</translation>
    </message>
    <message>
        <source>green: N_L, orange: N_R</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>zeleno: N_L, oranžno: N_R</translation>
    </message>
    <message>
        <source>3  costs of q = {} planes, {} on this axis</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>3  cene q = {} ravnin, {} na tej osi</translation>
    </message>
    <message>
        <source>4  minimum by pairs: G = {} blocks, then one</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>4  minimum po parih: G = {} blokov, nato eden</translation>
    </message>
    <message>
        <source>{} axis of a node with {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/pipeline_words.cpp</extracomment>
        <translation>os {} vozlišča, trikotnikov: {}</translation>
    </message>
    <message>
        <source>nodes of the tree</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/presentation.cpp</extracomment>
        <translation>vozlišča drevesa</translation>
    </message>
    <message>
        <source>triangles of the scene</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/presentation.cpp</extracomment>
        <translation>trikotniki prizora</translation>
    </message>
    <message>
        <source>t from {:.5g} to {:.5g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>t od {:.5g} do {:.5g}</translation>
    </message>
    <message>
        <source>node {}: across {} at {}, {}; {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>vozlišče {}: prečno na {} pri {}, {}; {}, {}</translation>
    </message>
    <message>
        <source>both children</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>oba otroka</translation>
    </message>
    <message>
        <source>one child</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>en otrok</translation>
    </message>
    <message>
        <source>left first</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>najprej levi</translation>
    </message>
    <message>
        <source>right first</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>najprej desni</translation>
    </message>
    <message>
        <source>node {} waits, {}; {} on the stack</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>vozlišče {} čaka, {}; na skladu {}</translation>
    </message>
    <message>
        <source>back to node {}, {}; {} on the stack</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>nazaj k vozlišču {}, {}; na skladu {}</translation>
    </message>
    <message>
        <source>from the root again</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>znova od korena</translation>
    </message>
    <message>
        <source>leaf {}: {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>list {}: {}, {}</translation>
    </message>
    <message>
        <source>triangle {}: missed</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>trikotnik {}: zgrešen</translation>
    </message>
    <message>
        <source>triangle {}: hit at t = {:.5g}, the nearest so far</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>trikotnik {}: zadetek pri t = {:.5g}, doslej najbližji</translation>
    </message>
    <message>
        <source>triangle {}: hit at t = {:.5g}, not the nearest</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/ray_log.cpp</extracomment>
        <translation>trikotnik {}: zadetek pri t = {:.5g}, ni najbližji</translation>
    </message>
    <message>
        <source>median</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/rules_2d.cpp</extracomment>
        <translation>mediana</translation>
    </message>
    <message>
        <source>midpoint</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/rules_2d.cpp</extracomment>
        <translation>sredina</translation>
    </message>
    <message>
        <source>sliding midpoint</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/rules_2d.cpp</extracomment>
        <translation>drseča sredina</translation>
    </message>
    <message>
        <source>surface area heuristic</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/rules_2d.cpp</extracomment>
        <translation>površinska hevristika</translation>
    </message>
    <message numerus="yes">
        <source>The scene: {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>
            <numerusform>Prizor: {} trikotnik</numerusform>
            <numerusform>Prizor: {} trikotnika</numerusform>
            <numerusform>Prizor: {} trikotniki</numerusform>
            <numerusform>Prizor: {} trikotnikov</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole tree: {}, {}, depth {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Celo drevo: {}, {}, globina {}</translation>
    </message>
    <message numerus="yes">
        <source>Node {1} becomes a leaf with {0} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>
            <numerusform>Vozlišče {1} postane list, v njem je {0} trikotnik</numerusform>
            <numerusform>Vozlišče {1} postane list, v njem sta {0} trikotnika</numerusform>
            <numerusform>Vozlišče {1} postane list, v njem so {0} trikotniki</numerusform>
            <numerusform>Vozlišče {1} postane list, v njem je {0} trikotnikov</numerusform>
        </translation>
    </message>
    <message>
        <source>Node {} is split across {} at {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>Vozlišče {} se razdeli prečno na {} pri {}</translation>
    </message>
    <message>
        <source>scene</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>prizor</translation>
    </message>
    <message>
        <source>root</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>koren</translation>
    </message>
    <message>
        <source>left half</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>leva polovica</translation>
    </message>
    <message>
        <source>right half</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>desna polovica</translation>
    </message>
    <message>
        <source>level {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>raven {}</translation>
    </message>
    <message>
        <source>triangle {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>trikotnik {}</translation>
    </message>
    <message>
        <source>hit at t = {:.5g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>zadetek pri t = {:.5g}</translation>
    </message>
    <message>
        <source>no hit</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>ni zadetka</translation>
    </message>
    <message numerus="yes">
        <source>{1} of {0} triangles tested</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>
            <numerusform>preizkušenih {1} od {0} trikotnika</numerusform>
            <numerusform>preizkušenih {1} od {0} trikotnikov</numerusform>
            <numerusform>preizkušenih {1} od {0} trikotnikov</numerusform>
            <numerusform>preizkušenih {1} od {0} trikotnikov</numerusform>
        </translation>
    </message>
    <message>
        <source>no stack</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>brez sklada</translation>
    </message>
    <message>
        <source>at most {} on the stack</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>največ {} na skladu</translation>
    </message>
    <message>
        <source>cost {:.0f}, expected {:.0f}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>cena {:.0f}, pričakovana {:.0f}</translation>
    </message>
    <message>
        <source>stack, {} below</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>sklad, {} nižje</translation>
    </message>
    <message>
        <source>node {}, t from {:.5g} to {:.5g}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/step_words.cpp</extracomment>
        <translation>vozlišče {}, t od {:.5g} do {:.5g}</translation>
    </message>
    <message>
        <source>{}: {} triangles, {} events, {} planes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/thesis_plots.cpp</extracomment>
        <translation>{}: trikotnikov {}, dogodkov {}, ravnin {}</translation>
    </message>
    <message>
        <source>with copies</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/thesis_plots.cpp</extracomment>
        <translation>s kopijami</translation>
    </message>
    <message>
        <source>The thesis&apos;s pipeline: all nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/thesis_plots.cpp</extracomment>
        <translation>Cevovod disertacije: vsa vozlišča</translation>
    </message>
    <message>
        <source>The thesis&apos;s pipeline: the root</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/thesis_plots.cpp</extracomment>
        <translation>Cevovod disertacije: koren</translation>
    </message>
    <message>
        <source>The thesis&apos;s pipeline: this node</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/show/thesis_plots.cpp</extracomment>
        <translation>Cevovod disertacije: to vozlišče</translation>
    </message>
    <message>
        <source>race: {} sizes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/studies.cpp</extracomment>
        <translation>tekma, velikosti: {}</translation>
    </message>
    <message>
        <source>the study of kernels needs a CUDA device for all columns but that of the CPU</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/studies.cpp</extracomment>
        <translation>študija ščepcev potrebuje napravo CUDA za vse stolpce razen za stolpec CPE</translation>
    </message>
    <message>
        <source>kernels over {} triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/studies.cpp</extracomment>
        <translation>ščepci, trikotnikov: {}</translation>
    </message>
    <message>
        <source>it was built by rules that do not exist</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>zgrajeno je po pravilih, ki ne obstajajo</translation>
    </message>
    <message>
        <source>its costs are out of range</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>njegove cene so zunaj obsega</translation>
    </message>
    <message>
        <source>its limits are out of range</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>njegove meje so zunaj obsega</translation>
    </message>
    <message>
        <source>it has no nodes, or more than a tree can have</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>nima vozlišč ali pa jih ima več, kot jih drevo lahko ima</translation>
    </message>
    <message>
        <source>its box is none</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>njegova škatla ni veljavna</translation>
    </message>
    <message>
        <source>{}: trees are not written as &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>{}: drevesa se ne zapisujejo kot »{}«</translation>
    </message>
    <message>
        <source>name it .kdt, .json, .graphml, .ply, .vtp or .glb</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>poimenujte jo .kdt, .json, .graphml, .ply, .vtp ali .glb</translation>
    </message>
    <message>
        <source>the header</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>glava</translation>
    </message>
    <message>
        <source>this is no tree</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>to ni drevo</translation>
    </message>
    <message>
        <source>trees are saved as .kdt</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>drevesa se shranijo kot .kdt</translation>
    </message>
    <message>
        <source>version {} is not known; this program reads {} and {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>različica {} ni znana; ta program bere {} in {}</translation>
    </message>
    <message>
        <source>the header is damaged: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>glava je poškodovana: {}</translation>
    </message>
    <message>
        <source>the origin</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>izhodišče</translation>
    </message>
    <message>
        <source>the header is damaged: its origin is none</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>glava je poškodovana: njeno izhodišče ni veljavno</translation>
    </message>
    <message>
        <source>the list of nodes</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>seznam vozlišč</translation>
    </message>
    <message>
        <source>the list of triangles</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>seznam trikotnikov</translation>
    </message>
    <message>
        <source>{} bytes follow the tree</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>za drevesom so še bajti: {}</translation>
    </message>
    <message>
        <source>the tree is damaged: {}</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/tree_file.cpp</extracomment>
        <translation>drevo je poškodovano: {}</translation>
    </message>
    <message>
        <source>--grid has no effect without --block: a number of blocks needs a number of threads</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/variants/thesis.cu</extracomment>
        <translation>--grid nima učinka brez --block: število blokov potrebuje število niti</translation>
    </message>
    <message>
        <source>{} runs with {} threads per block instead of {}: the device takes no more</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/variants/thesis.cu</extracomment>
        <translation>{} teče s toliko nitmi na blok: {} namesto {}; naprava jih ne sprejme več</translation>
    </message>
    <message>
        <source>the thesis&apos;s kernels know the surface area heuristic only: all nodes stay on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/kdtree/variants/thesis_build.cpp</extracomment>
        <translation>ščepci disertacije poznajo le površinsko hevristiko: vsa vozlišča ostanejo na CPE</translation>
    </message>
    <message>
        <source>coordinate {} goes from {:g} to {:g}: too wide for distances in float precision</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>koordinata {} gre od {:g} do {:g}: preširoko za razdalje z enojno natančnostjo</translation>
    </message>
    <message>
        <source>coordinate {} goes from {:g} to {:g}: too wide for distances in double precision</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>koordinata {} gre od {:g} do {:g}: preširoko za razdalje z dvojno natančnostjo</translation>
    </message>
    <message>
        <source>scale the data, or drop what lies so far out</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>spremenite merilo podatkov ali izpustite, kar leži tako daleč</translation>
    </message>
    <message>
        <source>a cloud may have at most 4,294,967,294 points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>oblak ima lahko največ 4,294,967,294 točk</translation>
    </message>
    <message>
        <source>a ridge needs 1 to {} coordinates per point, these have {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>greben potrebuje od 1 do {} koordinat na točko, te jih imajo {}</translation>
    </message>
    <message>
        <source>choose columns with --columns</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/cloud.cpp</extracomment>
        <translation>izberite stolpce s --columns</translation>
    </message>
    <message>
        <source>only {:.1f} % of the points are within r1 of the balls that are left; the points come sorted along the curve: take the balls in random order (--ball-order random)</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>le {:.1f} % točk je znotraj r1 preostalih krogel; točke pridejo urejene vzdolž krivulje: vzemite krogle v naključnem vrstnem redu (--ball-order random)</translation>
    </message>
    <message>
        <source>only {:.1f} % of the points are within r1 of the balls that are left; r1 is too small for this noise, or the cloud is no curve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>le {:.1f} % točk je znotraj r1 preostalih krogel; r1 je za ta šum premajhen ali pa oblak ni krivulja</translation>
    </message>
    <message numerus="yes">
        <source>{} balls on scattered points were removed: each held fewer than {} points or was in a line of at most three balls</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>
            <numerusform>{} krogla na raztresenih točkah je bila odstranjena: imela je manj točk kot {} ali je bila v črti največ treh krogel</numerusform>
            <numerusform>{} krogli na raztresenih točkah sta bili odstranjeni: vsaka je imela manj točk kot {} ali je bila v črti največ treh krogel</numerusform>
            <numerusform>{} krogle na raztresenih točkah so bile odstranjene: vsaka je imela manj točk kot {} ali je bila v črti največ treh krogel</numerusform>
            <numerusform>{} krogel na raztresenih točkah je bilo odstranjenih: vsaka je imela manj točk kot {} ali je bila v črti največ treh krogel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of 1 point belong to no ball</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>
            <numerusform>{} od 1 točke ne pripada nobeni krogli</numerusform>
            <numerusform>{} od 1 točke ne pripadata nobeni krogli</numerusform>
            <numerusform>{} od 1 točke ne pripadajo nobeni krogli</numerusform>
            <numerusform>{} od 1 točke ne pripada nobeni krogli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of {} points belong to no ball</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>
            <numerusform>{} od {} točk ne pripada nobeni krogli</numerusform>
            <numerusform>{} od {} točk ne pripadata nobeni krogli</numerusform>
            <numerusform>{} od {} točk ne pripadajo nobeni krogli</numerusform>
            <numerusform>{} od {} točk ne pripada nobeni krogli</numerusform>
        </translation>
    </message>
    <message>
        <source>{}; {}; --min-points 1 keeps all balls</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>{}; {}; --min-points 1 ohrani vse krogle</translation>
    </message>
    <message>
        <source>round {}, iteration {}: {} balls move {:.3g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>krog {}, iteracija {}: premik krogel ({}) za {:.3g}</translation>
    </message>
    <message>
        <source>round {} ended at the cap of {} iterations before the balls stood still</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>krog {} se je končal pri meji {} iteracij, preden so krogle obstale</translation>
    </message>
    <message numerus="yes">
        <source>no curve was found: {} lone balls are left</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>
            <numerusform>krivulje ni bilo mogoče najti: ostala je {} posamezna krogla</numerusform>
            <numerusform>krivulje ni bilo mogoče najti: ostali sta {} posamezni krogli</numerusform>
            <numerusform>krivulje ni bilo mogoče najti: ostale so {} posamezne krogle</numerusform>
            <numerusform>krivulje ni bilo mogoče najti: ostalo je {} posameznih krogel</numerusform>
        </translation>
    </message>
    <message>
        <source>r1 must be a positive number</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>r1 mora biti pozitivno število</translation>
    </message>
    <message>
        <source>the exact run to compare with: {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/detect.cpp</extracomment>
        <translation>eksaktni zagon za primerjavo: {}</translation>
    </message>
    <message>
        <source>only method grid shares a cloud among devices</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/engine.cpp</extracomment>
        <translation>le metoda grid razdeli oblak med naprave</translation>
    </message>
    <message>
        <source>use --method grid</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/engine.cpp</extracomment>
        <translation>uporabite --method grid</translation>
    </message>
    <message>
        <source>this method needs about {} MB of device memory, {} MB may be used</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/engine.cpp</extracomment>
        <translation>ta metoda potrebuje približno {} MB pomnilnika naprave, dovoljenih je {} MB</translation>
    </message>
    <message>
        <source>use --method grid, which takes the cloud in pieces</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/engine.cpp</extracomment>
        <translation>uporabite --method grid, ki jemlje oblak po kosih</translation>
    </message>
    <message>
        <source>evolving, iteration {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/evolve_loop.h</extracomment>
        <translation>razvoj, iteracija {}</translation>
    </message>
    <message numerus="yes">
        <source>choose the precision double, or drop the {} points outside of {:g} to {:g}, or take an r1 of {:g} or more</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>
            <numerusform>izberite natančnost double ali izpustite {} točko zunaj {:g} do {:g} ali vzemite r1 {:g} ali več</numerusform>
            <numerusform>izberite natančnost double ali izpustite {} točki zunaj {:g} do {:g} ali vzemite r1 {:g} ali več</numerusform>
            <numerusform>izberite natančnost double ali izpustite {} točke zunaj {:g} do {:g} ali vzemite r1 {:g} ali več</numerusform>
            <numerusform>izberite natančnost double ali izpustite {} točk zunaj {:g} do {:g} ali vzemite r1 {:g} ali več</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drop the {} points outside of {:g} to {:g}, or take an r1 of {:g} or more</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>
            <numerusform>izpustite {} točko zunaj {:g} do {:g} ali vzemite r1 {:g} ali več</numerusform>
            <numerusform>izpustite {} točki zunaj {:g} do {:g} ali vzemite r1 {:g} ali več</numerusform>
            <numerusform>izpustite {} točke zunaj {:g} do {:g} ali vzemite r1 {:g} ali več</numerusform>
            <numerusform>izpustite {} točk zunaj {:g} do {:g} ali vzemite r1 {:g} ali več</numerusform>
        </translation>
    </message>
    <message>
        <source>choose the precision double, or take an r1 of {:g} or more</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>izberite natančnost double ali vzemite r1 {:g} ali več</translation>
    </message>
    <message>
        <source>take an r1 of {:g} or more</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>vzemite r1 {:g} ali več</translation>
    </message>
    <message>
        <source>coordinate {} goes from {:g} to {:g}: numbers of single precision are coarse there beside r1 = {:g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>koordinata {} gre od {:g} do {:g}: števila z enojno natančnostjo so tam groba v primerjavi z r1 = {:g}</translation>
    </message>
    <message>
        <source>coordinate {} goes from {:g} to {:g}: numbers of double precision are coarse there beside r1 = {:g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/balls/precision.cpp</extracomment>
        <translation>koordinata {} gre od {:g} do {:g}: števila z dvojno natančnostjo so tam groba v primerjavi z r1 = {:g}</translation>
    </message>
    <message>
        <source>pieces of a cloud need more than {} bytes of device memory</source>
        <comment>told</comment>
        <extracomment>compute/ridge/cuda/parts_cuda.cuh</extracomment>
        <translation>kosi oblaka potrebujejo več pomnilnika naprave, kot ga je ({} bajtov)</translation>
    </message>
    <message>
        <source>{} balls need about {} bytes of device memory, of {} a quarter is theirs</source>
        <comment>told</comment>
        <extracomment>compute/ridge/cuda/parts_cuda.cuh</extracomment>
        <translation>krogle ({}) potrebujejo približno {} bajtov pomnilnika naprave; njihova je četrtina od {}</translation>
    </message>
    <message>
        <source>raise --memory-cap, or r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/cuda/parts_cuda.cuh</extracomment>
        <translation>povečajte --memory-cap ali r1</translation>
    </message>
    <message>
        <source>a ridge needs a cloud</source>
        <comment>told</comment>
        <extracomment>compute/ridge/experiment.cpp</extracomment>
        <translation>greben potrebuje oblak</translation>
    </message>
    <message>
        <source>a ridge needs 1 to {} coordinates per point, {} has {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/experiment.cpp</extracomment>
        <translation>greben potrebuje od 1 do {} koordinat na točko, {} jih ima {}</translation>
    </message>
    <message>
        <source>the truth {} has {} coordinates per vertex, the cloud {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/experiment.cpp</extracomment>
        <translation>število koordinat: resnica {} jih ima na oglišče {}, oblak {}</translation>
    </message>
    <message>
        <source>the cloud holds no points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/experiment.cpp</extracomment>
        <translation>oblak nima nobene točke</translation>
    </message>
    <message>
        <source>the reference method runs on one thread of the CPU</source>
        <comment>told</comment>
        <extracomment>compute/ridge/experiment.cpp</extracomment>
        <translation>referenčna metoda teče na eni niti CPE</translation>
    </message>
    <message>
        <source>noise {:g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>šum {:g}</translation>
    </message>
    <message numerus="yes">
        <source>{} points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>
            <numerusform>{} točka</numerusform>
            <numerusform>{} točki</numerusform>
            <numerusform>{} točke</numerusform>
            <numerusform>{} točk</numerusform>
        </translation>
    </message>
    <message>
        <source>{} against the points, r1 twice the noise</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>{} glede na točke, r1 dvakratnik šuma</translation>
    </message>
    <message>
        <source>points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>točke</translation>
    </message>
    <message>
        <source>{} against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>{} glede na r1</translation>
    </message>
    <message>
        <source>r1 / noise</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>r1 / šum</translation>
    </message>
    <message>
        <source>{} against the dimension, r1 as wide as the noise is long</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>{} glede na razsežnost, r1 tolikšen, kot je dolg šum</translation>
    </message>
    <message>
        <source>dimensions</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>razsežnosti</translation>
    </message>
    <message>
        <source>{} against the dimension, r1 3.689</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>{} glede na razsežnost, r1 3.689</translation>
    </message>
    <message>
        <source>study: {} points in {} dimensions, noise {:g}, r1 {:.4g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>študija: točk {}, razsežnosti {}, šum {:g}, r1 {:.4g}</translation>
    </message>
    <message>
        <source>Median error</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>Mediana napake</translation>
    </message>
    <message>
        <source>Curve&apos;s farthest from the truth</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>Največja razdalja krivulje od resnice</translation>
    </message>
    <message>
        <source>Truth&apos;s farthest from the curve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/quality.cpp</extracomment>
        <translation>Največja razdalja resnice od krivulje</translation>
    </message>
    <message>
        <source>Time against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Čas glede na r1</translation>
    </message>
    <message>
        <source>detection</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>zaznavanje</translation>
    </message>
    <message>
        <source>study: r1 = {:g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>študija: r1 = {:g}</translation>
    </message>
    <message>
        <source>Curves: r1 {:g} looks best</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Krivulje: najbolje je videti r1 {:g}</translation>
    </message>
    <message>
        <source>Curves against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Krivulje glede na r1</translation>
    </message>
    <message>
        <source>curves</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>krivulje</translation>
    </message>
    <message>
        <source>components</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>deli</translation>
    </message>
    <message>
        <source>loops</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>zanke</translation>
    </message>
    <message>
        <source>Vertices against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Oglišča glede na r1</translation>
    </message>
    <message>
        <source>vertices</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>oglišča</translation>
    </message>
    <message>
        <source>Points near the curve against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Točke blizu krivulje glede na r1</translation>
    </message>
    <message>
        <source>points near the curve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>točke blizu krivulje</translation>
    </message>
    <message>
        <source>Error against r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>Napaka glede na r1</translation>
    </message>
    <message>
        <source>mean distance to the truth</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>povprečna razdalja do resnice</translation>
    </message>
    <message>
        <source>error</source>
        <comment>told</comment>
        <extracomment>compute/ridge/history/study.cpp</extracomment>
        <translation>napaka</translation>
    </message>
    <message>
        <source>a ball holds {} points: 4294967295 are the most</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>število točk v krogli je {}, največ jih sme biti 4294967295</translation>
    </message>
    <message>
        <source>take a smaller r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>vzemite manjši r1</translation>
    </message>
    <message>
        <source>a part holds no points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>del nima nobene točke</translation>
    </message>
    <message>
        <source>leave empty parts out</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>izpustite prazne dele</translation>
    </message>
    <message>
        <source>r1 and min_points cannot be chosen from points that lie in parts</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>r1 in min_points ni mogoče izbrati iz točk, ki so po delih</translation>
    </message>
    <message>
        <source>give --r1, and --min-points: 1 where no points lie apart from the curve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/divided.cpp</extracomment>
        <translation>podajte --r1 in --min-points: 1, kjer nobena točka ni stran od krivulje</translation>
    </message>
    <message>
        <source>--devices {}: this host has {} that CUDA can use</source>
        <comment>told</comment>
        <extracomment>compute/ridge/parts/parts.cpp</extracomment>
        <translation>--devices {}: na tem računalniku jih lahko CUDA uporabi {}</translation>
    </message>
    <message>
        <source>a fit needs more than {} bytes of device memory</source>
        <comment>told</comment>
        <extracomment>compute/ridge/refine/projector_cuda.cu</extracomment>
        <translation>prileganje potrebuje več pomnilnika naprave, kot ga je ({} bajtov)</translation>
    </message>
    <message>
        <source>{} nodes need about {} bytes of device memory, of {} a quarter is theirs</source>
        <comment>told</comment>
        <extracomment>compute/ridge/refine/projector_cuda.cu</extracomment>
        <translation>vozlišča ({}) potrebujejo približno {} bajtov pomnilnika naprave; njihova je četrtina od {}</translation>
    </message>
    <message>
        <source>the fit would take {:.3g} nodes, a quarter of r1 apart</source>
        <comment>told</comment>
        <extracomment>compute/ridge/refine/refine.cpp</extracomment>
        <translation>prileganje bi potrebovalo {:.3g} vozlišč, četrtino r1 narazen</translation>
    </message>
    <message>
        <source>raise --r1, or lower --r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/refine/refine.cpp</extracomment>
        <translation>povečajte --r1 ali zmanjšajte --r2</translation>
    </message>
    <message>
        <source>the lines have {} coordinates, the points {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/refine/refine.cpp</extracomment>
        <translation>število koordinat pri črtah je {}, pri točkah {}</translation>
    </message>
    <message>
        <source> and {} more</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation> in še {}</translation>
    </message>
    <message>
        <source>ball {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>krogla {}</translation>
    </message>
    <message>
        <source>balls {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>krogle {}</translation>
    </message>
    <message>
        <source>point {} as a ball</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>točka {} kot krogla</translation>
    </message>
    <message>
        <source>ball {} is so near, within r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>krogla {} je tako blizu, znotraj r1</translation>
    </message>
    <message numerus="yes">
        <source>{1} of {0} points are balls: a point becomes one unless a ball chosen before lies within r1 = {2:.6g}{3}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Krogle so {1} od {0} točk: točka postane krogla, razen če je prej izbrana krogla znotraj r1 = {2:.6g}{3}.</numerusform>
            <numerusform>Krogle so {1} od {0} točk: točka postane krogla, razen če je prej izbrana krogla znotraj r1 = {2:.6g}{3}.</numerusform>
            <numerusform>Krogle so {1} od {0} točk: točka postane krogla, razen če je prej izbrana krogla znotraj r1 = {2:.6g}{3}.</numerusform>
            <numerusform>Krogle so {1} od {0} točk: točka postane krogla, razen če je prej izbrana krogla znotraj r1 = {2:.6g}{3}.</numerusform>
        </translation>
    </message>
    <message>
        <source>, within its tile</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>, v isti ploščici</translation>
    </message>
    <message numerus="yes">
        <source>Each of {} balls goes to the mean of its points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>{} krogla gre v povprečje svojih točk</numerusform>
            <numerusform>Vsaka od {} krogel gre v povprečje svojih točk</numerusform>
            <numerusform>Vsaka od {} krogel gre v povprečje svojih točk</numerusform>
            <numerusform>Vsaka od {} krogel gre v povprečje svojih točk</numerusform>
        </translation>
    </message>
    <message>
        <source> ({} of {} points are within r1 of one)</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation> (znotraj r1 katere od krogel: {} od {} točk)</translation>
    </message>
    <message numerus="yes">
        <source>: {} move, by {:.3g} on average</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>: {} se premakne, povprečno za {:.3g}</numerusform>
            <numerusform>: {} se premakneta, povprečno za {:.3g}</numerusform>
            <numerusform>: {} se premaknejo, povprečno za {:.3g}</numerusform>
            <numerusform>: {} se jih premakne, povprečno za {:.3g}</numerusform>
        </translation>
    </message>
    <message>
        <source>, ball {} farthest, by {:.3g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>, najdlje krogla {}, za {:.3g}</translation>
    </message>
    <message>
        <source>stand still</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>obstati</translation>
    </message>
    <message>
        <source>moving lowers the loss J to {:.8g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>premik zniža izgubo J na {:.8g}</translation>
    </message>
    <message numerus="yes">
        <source>it may stay: {} others within r2, {} within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>sme ostati: {} druga znotraj r2, {} znotraj 2 r2</numerusform>
            <numerusform>sme ostati: {} drugi znotraj r2, {} znotraj 2 r2</numerusform>
            <numerusform>sme ostati: {} druge znotraj r2, {} znotraj 2 r2</numerusform>
            <numerusform>sme ostati: {} drugih znotraj r2, {} znotraj 2 r2</numerusform>
        </translation>
    </message>
    <message>
        <source>it is asked after ball {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>na vrsti je za kroglo {}</translation>
    </message>
    <message>
        <source>it was asked before, and could stay then</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>na vrsti je bila prej in je takrat smela ostati</translation>
    </message>
    <message>
        <source>remove ball {} instead</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>namesto nje odstraniti kroglo {}</translation>
    </message>
    <message>
        <source>away</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>oddaljena</translation>
    </message>
    <message>
        <source>Ball {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Krogla {}</translation>
    </message>
    <message>
        <source>ball {}, within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>krogla {}, znotraj r2</translation>
    </message>
    <message>
        <source>ball {}, within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>krogla {}, znotraj 2 r2</translation>
    </message>
    <message numerus="yes">
        <source>Ball {1} goes: {0} others are within r2 = {2:.6g} ({3}, the nearest {4:.4g} away), and three are one too many for a curve.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Krogla {1} gre: {0} druga je znotraj r2 = {2:.6g} ({3}, najbližja na {4:.4g}), tri pa so za krivuljo ena preveč.</numerusform>
            <numerusform>Krogla {1} gre: {0} drugi sta znotraj r2 = {2:.6g} ({3}, najbližja na {4:.4g}), tri pa so za krivuljo ena preveč.</numerusform>
            <numerusform>Krogla {1} gre: {0} druge so znotraj r2 = {2:.6g} ({3}, najbližja na {4:.4g}), tri pa so za krivuljo ena preveč.</numerusform>
            <numerusform>Krogla {1} gre: {0} drugih je znotraj r2 = {2:.6g} ({3}, najbližja na {4:.4g}), tri pa so za krivuljo ena preveč.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ball {} goes: no other is within 2 r2 = {:.6g}, and a curve needs two.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Krogla {} gre: nobene druge ni znotraj 2 r2 = {:.6g}, krivulja pa potrebuje dve.</translation>
    </message>
    <message>
        <source>Ball {} goes: only {} is within 2 r2 = {:.6g}, {:.4g} away, and a curve needs two.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Krogla {} gre: samo {} je znotraj 2 r2 = {:.6g}, oddaljena {:.4g}, krivulja pa potrebuje dve.</translation>
    </message>
    <message numerus="yes">
        <source>Ball {1} goes: it holds {0} points, fewer than the {2} that are asked{3}, so it lies on points of no curve.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Krogla {1} gre: ima {0} točko, manj od zahtevanih {2}{3}, torej leži na točkah, ki niso krivulja.</numerusform>
            <numerusform>Krogla {1} gre: ima {0} točki, manj od zahtevanih {2}{3}, torej leži na točkah, ki niso krivulja.</numerusform>
            <numerusform>Krogla {1} gre: ima {0} točke, manj od zahtevanih {2}{3}, torej leži na točkah, ki niso krivulja.</numerusform>
            <numerusform>Krogla {1} gre: ima {0} točk, manj od zahtevanih {2}{3}, torej leži na točkah, ki niso krivulja.</numerusform>
        </translation>
    </message>
    <message>
        <source> while balls are many (the minimum at the end is {})</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation> dokler je krogel veliko (na koncu vsaj {})</translation>
    </message>
    <message>
        <source>Ball {} goes: its line has three balls or fewer, and there is a longer one.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Krogla {} gre: njena črta ima največ tri krogle, obstaja pa daljša.</translation>
    </message>
    <message>
        <source>Link {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Povezava {}</translation>
    </message>
    <message>
        <source>Balls {} and {} are {:.4g} apart, within 2 r2 = {:.4g}; all nearer pairs are linked or have a ball with two links, and these have {} and {}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Krogli {} in {} sta oddaljeni {:.4g}, znotraj 2 r2 = {:.4g}; vsi bližji pari so povezani ali pa imajo kroglo z dvema povezavama, ti dve pa imata {} in {}.</translation>
    </message>
    <message>
        <source>Balls {} and {} are {:.4g} apart, within r2 = {:.4g}, and have {} and {} so far: two are the most.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Krogli {} in {} sta oddaljeni {:.4g}, znotraj r2 = {:.4g}, in imata doslej {} in {}: največ sta dve.</translation>
    </message>
    <message numerus="yes">
        <source>{} links</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>{} povezavo</numerusform>
            <numerusform>{} povezavi</numerusform>
            <numerusform>{} povezave</numerusform>
            <numerusform>{} povezav</numerusform>
        </translation>
    </message>
    <message>
        <source>it has two links</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>ima dve povezavi</translation>
    </message>
    <message>
        <source>it is farther</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>je dlje</translation>
    </message>
    <message>
        <source>its turn comes by index, or it is another&apos;s</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>na vrsti je po številki ali pa pripada drugi</translation>
    </message>
    <message>
        <source>ball {} to ball {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>krogla {} do krogle {}</translation>
    </message>
    <message>
        <source>apart</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>narazen</translation>
    </message>
    <message numerus="yes">
        <source>The cloud before anything was done to it: {} points in {}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Oblak, preden se je kaj zgodilo: {} točka v {}.</numerusform>
            <numerusform>Oblak, preden se je kaj zgodilo: {} točki v {}.</numerusform>
            <numerusform>Oblak, preden se je kaj zgodilo: {} točke v {}.</numerusform>
            <numerusform>Oblak, preden se je kaj zgodilo: {} točk v {}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} dimensions</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>{} razsežnosti</numerusform>
            <numerusform>{} razsežnostih</numerusform>
            <numerusform>{} razsežnostih</numerusform>
            <numerusform>{} razsežnostih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles of more than {} points are cut in halves, so that each fits a device&apos;s memory.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Ploščice z več kot toliko točkami ({}) se razpolovijo, tako da gre vsaka v pomnilnik naprave.</numerusform>
            <numerusform>Ploščice z več kot toliko točkami ({}) se razpolovijo, tako da gre vsaka v pomnilnik naprave.</numerusform>
            <numerusform>Ploščice z več kot toliko točkami ({}) se razpolovijo, tako da gre vsaka v pomnilnik naprave.</numerusform>
            <numerusform>Ploščice z več kot toliko točkami ({}) se razpolovijo, tako da gre vsaka v pomnilnik naprave.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines are fitted once more to the points within r1 = {:.6g} of them: step {} of {}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Črte se še enkrat prilagodijo točkam znotraj r1 = {:.6g}: korak {} od {}.</translation>
    </message>
    <message>
        <source>balls chosen</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>izbrane krogle</translation>
    </message>
    <message>
        <source>at most the product of ⌊width √d / r1⌋ + 1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>največ produkt ⌊širina √d / r1⌋ + 1</translation>
    </message>
    <message>
        <source>distances of this iteration, by cells</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>razdalje te iteracije, po celicah</translation>
    </message>
    <message>
        <source>all pairs N k</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>vsi pari N k</translation>
    </message>
    <message>
        <source>iterations so far</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>dosedanje iteracije</translation>
    </message>
    <message>
        <source>balls removed</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>odstranjene krogle</translation>
    </message>
    <message>
        <source>at most the k that were chosen</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>največ k izbranih</translation>
    </message>
    <message>
        <source>links</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>povezave</translation>
    </message>
    <message>
        <source>at most one a ball, each having two ends</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>največ ena na kroglo, vsaka ima dva konca</translation>
    </message>
    <message>
        <source>points of the cloud</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>točke oblaka</translation>
    </message>
    <message>
        <source>balls by their id, those that went too</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>krogle po številki, tudi odstranjene</translation>
    </message>
    <message>
        <source>links made so far</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>dosedanje povezave</translation>
    </message>
    <message>
        <source>, removed at step {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>, odstranjena v koraku {}</translation>
    </message>
    <message numerus="yes">
        <source>Ball {1} has {0} others within r2 = {2:.4g} and {3} within 2 r2; {4}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform>Krogla {1} ima {0} drugo znotraj r2 = {2:.4g} in {3} znotraj 2 r2; {4}.</numerusform>
            <numerusform>Krogla {1} ima {0} drugi znotraj r2 = {2:.4g} in {3} znotraj 2 r2; {4}.</numerusform>
            <numerusform>Krogla {1} ima {0} druge znotraj r2 = {2:.4g} in {3} znotraj 2 r2; {4}.</numerusform>
            <numerusform>Krogla {1} ima {0} drugih znotraj r2 = {2:.4g} in {3} znotraj 2 r2; {4}.</numerusform>
        </translation>
    </message>
    <message>
        <source>it stays to the end</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>ostane do konca</translation>
    </message>
    <message>
        <source>it goes at step {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>gre v koraku {}</translation>
    </message>
    <message numerus="yes">
        <source> It is where the mean of its {} points was in iteration {} of round {}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>
            <numerusform> Je tam, kjer je bilo povprečje njenih točk ({}) v iteraciji {} kroga {}.</numerusform>
            <numerusform> Je tam, kjer je bilo povprečje njenih točk ({}) v iteraciji {} kroga {}.</numerusform>
            <numerusform> Je tam, kjer je bilo povprečje njenih točk ({}) v iteraciji {} kroga {}.</numerusform>
            <numerusform> Je tam, kjer je bilo povprečje njenih točk ({}) v iteraciji {} kroga {}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Point {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Točka {}</translation>
    </message>
    <message>
        <source>There are no balls yet.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Krogel še ni.</translation>
    </message>
    <message>
        <source>Point {} belongs to no ball: the nearest, ball {}, is {:.6g} away, r1 is {:.6g}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Točka {} ne pripada nobeni krogli: najbližja, krogla {}, je oddaljena {:.6g}, r1 je {:.6g}.</translation>
    </message>
    <message>
        <source>Point {} belongs to ball {}: of all balls it is the nearest, {:.6g} away, and that is within r1 = {:.6g}.</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Točka {} pripada krogli {}: od vseh je najbližja, oddaljena {:.6g}, in to je znotraj r1 = {:.6g}.</translation>
    </message>
    <message>
        <source>it is beyond r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>je dlje od r1</translation>
    </message>
    <message>
        <source>The engine&apos;s owner is the nearest ball within r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>Dodeljena krogla je najbližja znotraj r1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/explain.cpp</extracomment>
        <translation>nobena</translation>
    </message>
    <message>
        <source>All points are finite, and lie in the box</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Vse točke so končne in ležijo v škatli</translation>
    </message>
    <message>
        <source>{} of {} lie outside</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>zunaj: {} od {}</translation>
    </message>
    <message>
        <source>No point is in two tiles, and only points that are alone in a tile are in none</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Nobena točka ni v dveh ploščicah in le točke, ki so v ploščici same, niso v nobeni</translation>
    </message>
    <message numerus="yes">
        <source>the tiles hold {1} of {0} points; {2}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>v ploščicah: {1} od {0} točke; {2}</numerusform>
            <numerusform>v ploščicah: {1} od {0} točk; {2}</numerusform>
            <numerusform>v ploščicah: {1} od {0} točk; {2}</numerusform>
            <numerusform>v ploščicah: {1} od {0} točk; {2}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} are alone</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>{} je sama</numerusform>
            <numerusform>{} sta sami</numerusform>
            <numerusform>{} so same</numerusform>
            <numerusform>{} je samih</numerusform>
        </translation>
    </message>
    <message>
        <source>Balls of a tile are more than r1 apart</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Krogle ploščice so več kot r1 narazen</translation>
    </message>
    <message>
        <source>Balls are more than r1 apart</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Krogle so več kot r1 narazen</translation>
    </message>
    <message numerus="yes">
        <source>the nearest two are {1:.6g} apart, r1 is {2:.6g}; {0} pairs are too near</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>najbližji sta {1:.6g} narazen, r1 je {2:.6g}; {0} par je preblizu</numerusform>
            <numerusform>najbližji sta {1:.6g} narazen, r1 je {2:.6g}; {0} para sta preblizu</numerusform>
            <numerusform>najbližji sta {1:.6g} narazen, r1 je {2:.6g}; {0} pari so preblizu</numerusform>
            <numerusform>najbližji sta {1:.6g} narazen, r1 je {2:.6g}; {0} parov je preblizu</numerusform>
        </translation>
    </message>
    <message>
        <source>no two are within 2 r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>nobeni dve nista znotraj 2 r1</translation>
    </message>
    <message>
        <source>Each point is within r1 of a ball</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Vsaka točka je znotraj r1 katere od krogel</translation>
    </message>
    <message>
        <source>too many points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>preveč točk</translation>
    </message>
    <message>
        <source>{} of {} are not</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>takih, ki ne: {} od {}</translation>
    </message>
    <message>
        <source>The loss J does not rise</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Izguba J se ne poveča</translation>
    </message>
    <message>
        <source>from {:.8g} to {:.8g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>od {:.8g} do {:.8g}</translation>
    </message>
    <message>
        <source>Each ball is where its tile sees points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Vsaka krogla je tam, kjer njena ploščica vidi točke</translation>
    </message>
    <message>
        <source>The ball had three others or more within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Krogla je imela tri druge ali več znotraj r2</translation>
    </message>
    <message>
        <source>The ball had at most two others within r2, and fewer than two within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Krogla je imela največ dve drugi znotraj r2 in manj kot dve znotraj 2 r2</translation>
    </message>
    <message>
        <source>it was not there</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>ni je bilo</translation>
    </message>
    <message>
        <source>{} within r2, {} within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{} znotraj r2, {} znotraj 2 r2</translation>
    </message>
    <message>
        <source>The ball held fewer points than the minimum</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Krogla je imela manj točk od najmanjšega števila</translation>
    </message>
    <message>
        <source>No ball has three others within r2, or fewer than two within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Nobena krogla nima treh drugih znotraj r2 ali manj kot dveh znotraj 2 r2</translation>
    </message>
    <message numerus="yes">
        <source>of {0} balls, {1}, {2} fewer than two within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>od {0} krogle: {1}, manj kot dve znotraj 2 r2 {2}</numerusform>
            <numerusform>od {0} krogel: {1}, manj kot dve znotraj 2 r2 {2}</numerusform>
            <numerusform>od {0} krogel: {1}, manj kot dve znotraj 2 r2 {2}</numerusform>
            <numerusform>od {0} krogel: {1}, manj kot dve znotraj 2 r2 {2}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} have three within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>{} ima tri znotraj r2</numerusform>
            <numerusform>{} imata tri znotraj r2</numerusform>
            <numerusform>{} imajo tri znotraj r2</numerusform>
            <numerusform>{} jih ima tri znotraj r2</numerusform>
        </translation>
    </message>
    <message>
        <source>The ball was in a line of three balls or fewer</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Krogla je bila v črti največ treh krogel</translation>
    </message>
    <message numerus="yes">
        <source>{} balls</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>{} krogla</numerusform>
            <numerusform>{} krogli</numerusform>
            <numerusform>{} krogle</numerusform>
            <numerusform>{} krogel</numerusform>
        </translation>
    </message>
    <message>
        <source>No ball has more than two links</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Nobena krogla nima več kot dveh povezav</translation>
    </message>
    <message>
        <source>the most are {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>največ {}</translation>
    </message>
    <message>
        <source>The two are within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Krogli sta znotraj 2 r2</translation>
    </message>
    <message>
        <source>The two are within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Krogli sta znotraj r2</translation>
    </message>
    <message>
        <source>{:.6g} of {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{:.6g} od {:.6g}</translation>
    </message>
    <message>
        <source>Pairs come by distance, the nearest first</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Pari pridejo po razdalji, najbližji prvi</translation>
    </message>
    <message>
        <source>{:.6g}, then {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{:.6g}, nato {:.6g}</translation>
    </message>
    <message>
        <source>There are as many lines as before, closed ones closed</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Črt je toliko kot prej, sklenjene so sklenjene</translation>
    </message>
    <message numerus="yes">
        <source>{} lines, {} before</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>
            <numerusform>{} črta, prej {}</numerusform>
            <numerusform>{} črti, prej {}</numerusform>
            <numerusform>{} črte, prej {}</numerusform>
            <numerusform>{} črt, prej {}</numerusform>
        </translation>
    </message>
    <message>
        <source>All coordinates are finite</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Vse koordinate so končne</translation>
    </message>
    <message>
        <source>{} are not</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>takih, ki ne: {}</translation>
    </message>
    <message>
        <source>Each ball is at the mean of the points that belonged to it before</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Vsaka krogla je v povprečju točk, ki so ji prej pripadale</translation>
    </message>
    <message>
        <source>{} of {} are not; the largest difference is {:.3g}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>takih, ki ne: {} od {}; največja razlika je {:.3g}</translation>
    </message>
    <message>
        <source>There are as many balls as the run counted</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>Krogel je toliko, kot jih je preštel zagon</translation>
    </message>
    <message>
        <source>{}, counted {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/explain/step_claims.cpp</extracomment>
        <translation>{}, preštetih {}</translation>
    </message>
    <message>
        <source>Objective J: mean of min(distance², r1²)</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Ciljna funkcija J: povprečje min(razdalja², r1²)</translation>
    </message>
    <message>
        <source>, of {} points taken evenly</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>, iz enakomerno vzetih točk: {}</translation>
    </message>
    <message>
        <source>iteration</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>iteracija</translation>
    </message>
    <message>
        <source>J in r1²</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>J v r1²</translation>
    </message>
    <message>
        <source>balls</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>krogle</translation>
    </message>
    <message>
        <source>mean displacement</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>povprečni premik</translation>
    </message>
    <message>
        <source>Number of balls</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Število krogel</translation>
    </message>
    <message>
        <source>Mean displacement</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Povprečni premik</translation>
    </message>
    <message>
        <source>mean move</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>povpr. premik</translation>
    </message>
    <message>
        <source>points per ball</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>točke na kroglo</translation>
    </message>
    <message>
        <source>Points per ball, at the end</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Točke na kroglo, na koncu</translation>
    </message>
    <message>
        <source>vertex to truth</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>oglišče do resnice</translation>
    </message>
    <message>
        <source>Error against the true curve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>Napaka glede na pravo krivuljo</translation>
    </message>
    <message>
        <source>vertex along the lines</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>oglišče vzdolž črt</translation>
    </message>
    <message>
        <source>distance to the truth</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>razdalja do resnice</translation>
    </message>
    <message>
        <source>present r1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/plots.cpp</extracomment>
        <translation>trenutni r1</translation>
    </message>
    <message>
        <source>first component</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/presentation.cpp</extracomment>
        <translation>prva komponenta</translation>
    </message>
    <message>
        <source>second component</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/presentation.cpp</extracomment>
        <translation>druga komponenta</translation>
    </message>
    <message>
        <source>third component</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/presentation.cpp</extracomment>
        <translation>tretja komponenta</translation>
    </message>
    <message>
        <source>cloud</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>oblak</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>ploščice</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>izbiranje</translation>
    </message>
    <message>
        <source>evolve</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>razvoj</translation>
    </message>
    <message>
        <source>decimate</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>redčenje</translation>
    </message>
    <message>
        <source>order</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>urejanje</translation>
    </message>
    <message>
        <source>refine</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>izboljšava</translation>
    </message>
    <message>
        <source>three others or more within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>tri druge ali več znotraj r2</translation>
    </message>
    <message>
        <source>fewer than two others within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>manj kot dve drugi znotraj 2 r2</translation>
    </message>
    <message>
        <source>fewer points than the minimum</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>manj točk od najmanjšega števila</translation>
    </message>
    <message>
        <source>of a line of three balls or fewer among scattered points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>iz črte največ treh krogel med raztresenimi točkami</translation>
    </message>
    <message numerus="yes">
        <source>The cloud: {} points</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>Oblak: {} točka</numerusform>
            <numerusform>Oblak: {} točki</numerusform>
            <numerusform>Oblak: {} točke</numerusform>
            <numerusform>Oblak: {} točk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level {1} of {2}: {0} tiles</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>Raven {1} od {2}: {0} ploščica</numerusform>
            <numerusform>Raven {1} od {2}: {0} ploščici</numerusform>
            <numerusform>Raven {1} od {2}: {0} ploščice</numerusform>
            <numerusform>Raven {1} od {2}: {0} ploščic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} balls chosen, more than r1 apart within each tile</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>Izbrana {} krogla, v vsaki ploščici več kot r1 narazen</numerusform>
            <numerusform>Izbrani {} krogli, v vsaki ploščici več kot r1 narazen</numerusform>
            <numerusform>Izbrane {} krogle, v vsaki ploščici več kot r1 narazen</numerusform>
            <numerusform>Izbranih {} krogel, v vsaki ploščici več kot r1 narazen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} balls chosen, more than r1 apart</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>Izbrana {} krogla, več kot r1 narazen</numerusform>
            <numerusform>Izbrani {} krogli, več kot r1 narazen</numerusform>
            <numerusform>Izbrane {} krogle, več kot r1 narazen</numerusform>
            <numerusform>Izbranih {} krogel, več kot r1 narazen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {1}, iteration {2}: {0} balls move by {3:.3g} on average</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>Krog {1}, iteracija {2}: {0} krogla se premakne povprečno za {3:.3g}</numerusform>
            <numerusform>Krog {1}, iteracija {2}: {0} krogli se premakneta povprečno za {3:.3g}</numerusform>
            <numerusform>Krog {1}, iteracija {2}: {0} krogle se premaknejo povprečno za {3:.3g}</numerusform>
            <numerusform>Krog {1}, iteracija {2}: {0} krogel se premakne povprečno za {3:.3g}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ball {} removed: {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Krogla {} odstranjena: {}</translation>
    </message>
    <message>
        <source>Link {} of {}: balls {} and {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>Povezava {} od {}: krogli {} in {}, {}</translation>
    </message>
    <message>
        <source>two ends within 2 r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>konca znotraj 2 r2</translation>
    </message>
    <message>
        <source>within r2</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>znotraj r2</translation>
    </message>
    <message numerus="yes">
        <source>Refinement, step {1} of {2}: {0} vertices on the lines</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>
            <numerusform>Izboljšava, korak {1} od {2}: {0} oglišče na črtah</numerusform>
            <numerusform>Izboljšava, korak {1} od {2}: {0} oglišči na črtah</numerusform>
            <numerusform>Izboljšava, korak {1} od {2}: {0} oglišča na črtah</numerusform>
            <numerusform>Izboljšava, korak {1} od {2}: {0} oglišč na črtah</numerusform>
        </translation>
    </message>
    <message>
        <source>{}, round {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>{}, krog {}</translation>
    </message>
    <message>
        <source>ball {} removed</source>
        <comment>told</comment>
        <extracomment>compute/ridge/show/words.cpp</extracomment>
        <translation>krogla {} odstranjena</translation>
    </message>
    <message>
        <source>the tiles and their halos hold more than 4,294,967,294 points together</source>
        <comment>told</comment>
        <extracomment>compute/ridge/tiles/build.ipp</extracomment>
        <translation>ploščice in njihove obrobe imajo skupaj več kot 4,294,967,294 točk</translation>
    </message>
    <message>
        <source>use fewer tiles or a smaller --halo</source>
        <comment>told</comment>
        <extracomment>compute/ridge/tiles/build.ipp</extracomment>
        <translation>uporabite manj ploščic ali manjši --halo</translation>
    </message>
    <message>
        <source>--tile-grid takes one number, or up to {} for this cloud, not {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/tiles/tree.cpp</extracomment>
        <translation>--tile-grid sprejme eno število, pri tem oblaku pa največ {}, ne {}</translation>
    </message>
    <message>
        <source>--tile-grid makes {:.3g} tiles in {} dimensions, {} are the most</source>
        <comment>told</comment>
        <extracomment>compute/ridge/tiles/tree.cpp</extracomment>
        <translation>--tile-grid da {:.3g} ploščic (razsežnosti: {}), največ jih sme biti {}</translation>
    </message>
    <message>
        <source>cut fewer dimensions: --tile-grid 16,1</source>
        <comment>told</comment>
        <extracomment>compute/ridge/tiles/tree.cpp</extracomment>
        <translation>razrežite manj razsežnosti: --tile-grid 16,1</translation>
    </message>
    <message>
        <source>only kernels on CUDA have a choice</source>
        <comment>told</comment>
        <extracomment>compute/ridge/unused.cpp</extracomment>
        <translation>izbiro imajo le ščepci na CUDA</translation>
    </message>
    <message>
        <source>only CUDA devices share a cloud</source>
        <comment>told</comment>
        <extracomment>compute/ridge/unused.cpp</extracomment>
        <translation>oblak si delijo le naprave CUDA</translation>
    </message>
    <message>
        <source>it is of the memory of CUDA devices</source>
        <comment>told</comment>
        <extracomment>compute/ridge/unused.cpp</extracomment>
        <translation>nanaša se na pomnilnik naprav CUDA</translation>
    </message>
    <message>
        <source>only a CUDA device has blocks to choose by</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/engine.cpp</extracomment>
        <translation>le naprava CUDA ima bloke, po katerih se izbira</translation>
    </message>
    <message>
        <source>choose --choose conservative</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/engine.cpp</extracomment>
        <translation>izberite --choose conservative</translation>
    </message>
    <message>
        <source>only a CUDA device can control its own loop</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/engine.cpp</extracomment>
        <translation>le naprava CUDA lahko sama krmili svojo zanko</translation>
    </message>
    <message>
        <source>choose --control host</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/engine.cpp</extracomment>
        <translation>izberite --control host</translation>
    </message>
    <message>
        <source>the launches in {} cannot be used: {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/launch_store.cpp</extracomment>
        <translation>zagonov v {} ni mogoče uporabiti: {}</translation>
    </message>
    <message>
        <source>delete it, or measure anew with bench ridge --case tune</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/launch_store.cpp</extracomment>
        <translation>izbrišite jo ali izmerite znova z bench ridge --case tune</translation>
    </message>
    <message>
        <source>it is not a table of this version</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/launch_store.cpp</extracomment>
        <translation>ni tabela te različice</translation>
    </message>
    <message>
        <source>line {} is no launch</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/launch_store.cpp</extracomment>
        <translation>vrstica {} ni zagon</translation>
    </message>
    <message>
        <source>cannot make the folder {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/launch_store.cpp</extracomment>
        <translation>mape {} ni mogoče ustvariti: {}</translation>
    </message>
    <message>
        <source>points of more than 6 dimensions are not read in vectors</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/source_cuda.cu</extracomment>
        <translation>točke z več kot 6 razsežnostmi se ne berejo v vektorjih</translation>
    </message>
    <message>
        <source>choose --loads scalar</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/source_cuda.cu</extracomment>
        <translation>izberite --loads scalar</translation>
    </message>
    <message>
        <source>a block of the closest-ball kernel needs more registers than there are</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/source_cuda.cu</extracomment>
        <translation>blok ščepca najbližjih krogel potrebuje več registrov, kot jih je</translation>
    </message>
    <message>
        <source>choose a smaller --block-size or --items-per-thread</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/source_cuda.cu</extracomment>
        <translation>izberite manjši --block-size ali --items-per-thread</translation>
    </message>
    <message>
        <source>loops in CUDA graphs need CUDA 12.4</source>
        <comment>told</comment>
        <extracomment>compute/ridge/variants/source_cuda.cu</extracomment>
        <translation>zanke v grafih CUDA potrebujejo CUDA 12.4</translation>
    </message>
    <message>
        <source>{} points have {} candidate edges, too many for a table of crossings</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/candidates/candidates.cpp</extracomment>
        <translation>možnih povezav med točkami ({}) je {}, preveč za tabelo križanj</translation>
    </message>
    <message>
        <source>take at most {} points, or the method lmt</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/candidates/candidates.cpp</extracomment>
        <translation>vzemite največ {} točk ali metodo lmt</translation>
    </message>
    <message>
        <source>more than 2^31 edges pass the diamond test</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/candidates/diamond.cpp</extracomment>
        <translation>diamantni preizkus prestane več kot 2^31 povezav</translation>
    </message>
    <message>
        <source>a block of this size needs more shared memory than the device has</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/cuda/combinations.cu</extracomment>
        <translation>blok te velikosti potrebuje več skupnega pomnilnika, kot ga ima naprava</translation>
    </message>
    <message>
        <source>take a smaller block size</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/cuda/combinations.cu</extracomment>
        <translation>vzemite manjšo velikost bloka</translation>
    </message>
    <message>
        <source>take fewer points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/cuda/diamond.cu</extracomment>
        <translation>vzemite manj točk</translation>
    </message>
    <message>
        <source>more than 2^32 empty triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/cuda/wings.cu</extracomment>
        <translation>več kot 2^32 praznih trikotnikov</translation>
    </message>
    <message>
        <source>four numbers each: 0, the point, x, y; 1, 0, x, y; or 2, the point, 0, 0</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/edits.cpp</extracomment>
        <translation>po štiri števila: 0, točka, x, y; 1, 0, x, y; ali 2, točka, 0, 0</translation>
    </message>
    <message>
        <source>edits: {} numbers are not four for each edit</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/edits.cpp</extracomment>
        <translation>edits: število števil je {}, kar ni po štiri na spremembo</translation>
    </message>
    <message>
        <source>edits: there is no kind {:g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/edits.cpp</extracomment>
        <translation>edits: vrste {:g} ni</translation>
    </message>
    <message>
        <source>edits: there is no point {:g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/edits.cpp</extracomment>
        <translation>edits: točke {:g} ni</translation>
    </message>
    <message>
        <source>on the CPU only --method removal is parallel</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/effects.cpp</extracomment>
        <translation>na CPE je vzporedna le --method removal</translation>
    </message>
    <message>
        <source>calls that are watched are made by one thread</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/effects.cpp</extracomment>
        <translation>opazovane klice izvaja ena sama nit</translation>
    </message>
    <message>
        <source>the searches run on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/effects.cpp</extracomment>
        <translation>iskanja tečejo na CPE</translation>
    </message>
    <message>
        <source>point {} has {} = {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>točka {} ima {} = {}</translation>
    </message>
    <message>
        <source>remove points without a place</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>odstranite točke brez mesta</translation>
    </message>
    <message>
        <source>point {} has {} = {:g}, beyond exact arithmetic</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>točka {} ima {} = {:g}, kar je zunaj eksaktne aritmetike</translation>
    </message>
    <message>
        <source>scale the points: 0 or 1e-60 to 1e60 in magnitude</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>spremenite merilo točk: 0 ali absolutna vrednost od 1e-60 do 1e60</translation>
    </message>
    <message>
        <source>{} points are too many</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>preveč točk: {}</translation>
    </message>
    <message>
        <source>at most 2147483647</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>največ 2147483647</translation>
    </message>
    <message>
        <source>the points have {} coordinates</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>število koordinat točk: {}</translation>
    </message>
    <message>
        <source>a triangulation takes points in the plane: pick two columns</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/exact/points.cpp</extracomment>
        <translation>triangulacija sprejme točke v ravnini: izberite dva stolpca</translation>
    </message>
    <message>
        <source>a triangulation needs points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>triangulacija potrebuje točke</translation>
    </message>
    <message>
        <source>give some with --input</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>podajte jih z --input</translation>
    </message>
    <message>
        <source>a triangulation needs 2 coordinates per point, {} has {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>triangulacija potrebuje 2 koordinati na točko, {} jih ima {}</translation>
    </message>
    <message numerus="yes">
        <source>{1} is no triangulation of these points: {2}; {0} problems in all, --out-check lists them</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>
            <numerusform>{1} ni triangulacija teh točk: {2}; skupaj {0} napaka, --out-check jo navede</numerusform>
            <numerusform>{1} ni triangulacija teh točk: {2}; skupaj {0} napaki, --out-check ju navede</numerusform>
            <numerusform>{1} ni triangulacija teh točk: {2}; skupaj {0} napake, --out-check jih navede</numerusform>
            <numerusform>{1} ni triangulacija teh točk: {2}; skupaj {0} napak, --out-check jih navede</numerusform>
        </translation>
    </message>
    <message>
        <source>{} is no triangulation of these points: {}; more than {} problems in all, --out-check lists them</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>{} ni triangulacija teh točk: {}; skupaj več kot {} napak, --out-check jih navede</translation>
    </message>
    <message numerus="yes">
        <source>{1}: {0} vertices lie in no point&apos;s place, by {2:g} at most, and are taken by their numbers for a point that was rounded</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>
            <numerusform>{1}: {0} oglišče ni na mestu nobene točke, odstopa za največ {2:g}, in po svoji številki velja za zaokroženo točko</numerusform>
            <numerusform>{1}: {0} oglišči nista na mestu nobene točke, odstopata za največ {2:g}, in po svojih številkah veljata za zaokroženi točki</numerusform>
            <numerusform>{1}: {0} oglišča niso na mestu nobene točke, odstopajo za največ {2:g}, in po svojih številkah veljajo za zaokrožene točke</numerusform>
            <numerusform>{1}: {0} oglišč ni na mestu nobene točke, odstopa za največ {2:g}, in po svojih številkah velja za zaokrožene točke</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no points to triangulate</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>ni točk za triangulacijo</translation>
    </message>
    <message>
        <source>--method {} was not ready within --time-limit {:g}: this is {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>--method {} v času --time-limit {:g} ni bila končana: to je {}</translation>
    </message>
    <message numerus="yes">
        <source>{} points lie where an earlier one does; they count once</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/experiment.cpp</extracomment>
        <translation>
            <numerusform>{} točka leži tam, kjer že prejšnja; šteje enkrat</numerusform>
            <numerusform>{} točki ležita tam, kjer že prejšnja; štejeta enkrat</numerusform>
            <numerusform>{} točke ležijo tam, kjer že prejšnja; štejejo enkrat</numerusform>
            <numerusform>{} točk leži tam, kjer že prejšnja; štejejo enkrat</numerusform>
        </translation>
    </message>
    <message>
        <source>the triangulation of a sweep, a long one</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/fallback.cpp</extracomment>
        <translation>triangulacija s prehodom premice, dolga</translation>
    </message>
    <message>
        <source>the Delaunay triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/fallback.cpp</extracomment>
        <translation>Delaunayjeva triangulacija</translation>
    </message>
    <message>
        <source>the greedy triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/fallback.cpp</extracomment>
        <translation>požrešna triangulacija</translation>
    </message>
    <message>
        <source>The minimum weight triangulation, proven, while a point moves</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/follow.cpp</extracomment>
        <translation>Triangulacija z najmanjšo težo, dokazana, medtem ko se točka premika</translation>
    </message>
    <message>
        <source>Not proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/follow.cpp</extracomment>
        <translation>Ni dokazana</translation>
    </message>
    <message>
        <source>there is no point {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>točke {} ni</translation>
    </message>
    <message>
        <source>vertex {} of the file, at {}, {}, is none of the points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>oglišče {} datoteke, pri {}, {}, ni nobena od točk</translation>
    </message>
    <message>
        <source>an edge goes from point {} to itself</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>povezava gre od točke {} k njej sami</translation>
    </message>
    <message>
        <source>edge {} runs through point {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>povezava {} gre skozi točko {}</translation>
    </message>
    <message>
        <source>edges {} and {} cross</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>povezavi {} in {} se križata</translation>
    </message>
    <message>
        <source>nothing crosses {}, so that edge or one in its place is missing</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>povezave {} nič ne križa, torej manjka ona ali druga na njenem mestu</translation>
    </message>
    <message>
        <source>triangle {} is listed twice</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>trikotnik {} je naveden dvakrat</translation>
    </message>
    <message>
        <source>triangle {} is listed, but edges lie inside it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>trikotnik {} je naveden, a v njem ležijo povezave</translation>
    </message>
    <message>
        <source>triangle {} is between the edges, but not listed</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/check.cpp</extracomment>
        <translation>trikotnik {} je med povezavami, a ni naveden</translation>
    </message>
    <message>
        <source>expected a vertex, found {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>pričakovano oglišče, najdeno {}</translation>
    </message>
    <message>
        <source>expected an edge: the numbers of two points from 0, found {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>pričakovana povezava: številki dveh točk od 0, najdeno {}</translation>
    </message>
    <message>
        <source>{} is no list</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>{} ni seznam</translation>
    </message>
    <message>
        <source>{}[{}]: expected {} numbers, found {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>{}[{}]: pričakovano število števil {}, najdeno {}</translation>
    </message>
    <message>
        <source>{}[{}]: expected the number of a point from 0 to {}, found {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>{}[{}]: pričakovana številka točke od 0 do {}, najdeno {}</translation>
    </message>
    <message>
        <source>holds no edges and no triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>ne vsebuje ne povezav ne trikotnikov</translation>
    </message>
    <message>
        <source>give an object with a list named edges or triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>podajte objekt s seznamom z imenom edges ali triangles</translation>
    </message>
    <message>
        <source>points[{}]: expected two numbers</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>points[{}]: pričakovani dve števili</translation>
    </message>
    <message>
        <source>is no file that a triangulation is read from</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>ni datoteka, iz katere se bere triangulacija</translation>
    </message>
    <message>
        <source>holds no edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/given/given.cpp</extracomment>
        <translation>ne vsebuje povezav</translation>
    </message>
    <message>
        <source>growth: {} points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/growth.cpp</extracomment>
        <translation>rast, točk: {}</translation>
    </message>
    <message>
        <source>the paths would take about {:.2g} s</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/race.cpp</extracomment>
        <translation>poti bi trajale približno {:.2g} s</translation>
    </message>
    <message>
        <source>the race gives them {:g} s</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/race.cpp</extracomment>
        <translation>tekma jim da {:g} s</translation>
    </message>
    <message>
        <source>not ready within {:g} s</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/race.cpp</extracomment>
        <translation>ni končano v {:g} s</translation>
    </message>
    <message>
        <source>race: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/race.cpp</extracomment>
        <translation>tekma: {}</translation>
    </message>
    <message>
        <source>study: {} points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/study.cpp</extracomment>
        <translation>študija, točk: {}</translation>
    </message>
    <message>
        <source>Time of what finds the optimum against the number of points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/history/study.cpp</extracomment>
        <translation>Čas metod, ki najdejo optimum, glede na število točk</translation>
    </message>
    <message>
        <source>point {} is there already</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/live.cpp</extracomment>
        <translation>točka {} že obstaja</translation>
    </message>
    <message>
        <source>leave a gap between points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/live.cpp</extracomment>
        <translation>pustite presledek med točkami</translation>
    </message>
    <message>
        <source>face with {} corners</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/lmt.cpp</extracomment>
        <translation>lice, oglišč: {}</translation>
    </message>
    <message>
        <source>some points have too many candidate edges for the device; the CPU went on from there</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/lmt.cpp</extracomment>
        <translation>nekatere točke imajo za napravo preveč možnih povezav; od tam naprej je računala CPE</translation>
    </message>
    <message>
        <source>a face has too many corners for the dynamic programme</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/polygon.cpp</extracomment>
        <translation>lice ima preveč oglišč za dinamično programiranje</translation>
    </message>
    <message>
        <source>this set is nearly in convex position; take fewer points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/polygon.cpp</extracomment>
        <translation>ta množica je skoraj v konveksni legi; vzemite manj točk</translation>
    </message>
    <message>
        <source>more than {} MB of empty triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/wings.cpp</extracomment>
        <translation>več kot {} MB praznih trikotnikov</translation>
    </message>
    <message>
        <source>take fewer points, or raise --memory-limit if there is one</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/lmt/wings.cpp</extracomment>
        <translation>vzemite manj točk ali povečajte --memory-limit, če je podan</translation>
    </message>
    <message>
        <source>the triangulation is not proven to be the shortest, so there are no optima to list</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/optima_file.cpp</extracomment>
        <translation>ni dokazano, da je triangulacija najkrajša, zato ni optimumov, ki bi jih navedli</translation>
    </message>
    <message>
        <source>a method that proves it, without a time limit, is --method lmt</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/optima_file.cpp</extracomment>
        <translation>metoda, ki to dokaže brez časovne omejitve, je --method lmt</translation>
    </message>
    <message>
        <source>--method {} does not tell which triangulations are as short</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/optima_file.cpp</extracomment>
        <translation>--method {} ne pove, katere triangulacije so enako kratke</translation>
    </message>
    <message>
        <source>of up to 50,000 points --method lmt does, and so do the searches</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/optima_file.cpp</extracomment>
        <translation>do 50,000 točk to pove --method lmt, pa tudi iskanja</translation>
    </message>
    <message>
        <source>{}: cannot write &quot;{}&quot; files</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/optima_file.cpp</extracomment>
        <translation>{}: datotek »{}« ni mogoče zapisati</translation>
    </message>
    <message>
        <source>{} points have 2^{} monotone paths</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/paths/path_dp.cpp</extracomment>
        <translation>monotonih poti skozi točke ({}) je 2^{}</translation>
    </message>
    <message>
        <source>at most {}: take the method lmt</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/paths/path_dp.cpp</extracomment>
        <translation>največ {}: vzemite metodo lmt</translation>
    </message>
    <message>
        <source>there are no such figures</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>takšnih številk ni</translation>
    </message>
    <message>
        <source>ask for them with {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>zahtevajte jih z {}</translation>
    </message>
    <message>
        <source>Method {} on CUDA: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Metoda {} na CUDA: {}</translation>
    </message>
    <message>
        <source>Method {} on the CPU: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Metoda {} na CPE: {}</translation>
    </message>
    <message>
        <source>What came of method {} on CUDA</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Kaj je dala metoda {} na CUDA</translation>
    </message>
    <message>
        <source>What came of method {} on the CPU</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Kaj je dala metoda {} na CPE</translation>
    </message>
    <message>
        <source>Time of method {} on CUDA in the race</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Čas metode {} na CUDA v tekmi</translation>
    </message>
    <message>
        <source>Time of method {} on the CPU in the race</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>Čas metode {} na CPE v tekmi</translation>
    </message>
    <message>
        <source>{}: of the equally short triangulations {} of {} are listed, the others are left out</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/result.cpp</extracomment>
        <translation>{}: enako kratkih triangulacij je navedenih {} od {}, druge so izpuščene</translation>
    </message>
    <message>
        <source>this search would take about {:.2g} s</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>to iskanje bi trajalo približno {:.2g} s</translation>
    </message>
    <message>
        <source>this search would take about {:.2g} s, {:.2g} years</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>to iskanje bi trajalo približno {:.2g} s, toliko let: {:.2g}</translation>
    </message>
    <message>
        <source>{} choosable edges are too many for a search</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>preveč povezav na izbiro za iskanje: {}</translation>
    </message>
    <message>
        <source>at most {}: take fewer points, or the method lmt</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>največ {}: vzemite manj točk ali metodo lmt</translation>
    </message>
    <message>
        <source>the limit is {:g} s: set a time limit, take fewer points, or path-dp or lmt</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>meja je {:g} s: nastavite časovno omejitev, vzemite manj točk ali pa path-dp ali lmt</translation>
    </message>
    <message>
        <source>a block cannot have {} threads here</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>število niti v bloku tu ne more biti {}</translation>
    </message>
    <message>
        <source>take a multiple of 32 up to {}, or 0</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search.cpp</extracomment>
        <translation>vzemite večkratnik 32 do {} ali 0</translation>
    </message>
    <message>
        <source>the number of combinations has more than 128 bits</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/search/search_combinations.cpp</extracomment>
        <translation>število kombinacij ima več kot 128 bitov</translation>
    </message>
    <message>
        <source>{} does not stand beside it: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/beside.cpp</extracomment>
        <translation>{} ne stoji ob njej: {}</translation>
    </message>
    <message>
        <source>open</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>odprta</translation>
    </message>
    <message>
        <source>forced</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>prisilna</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>obdržana</translation>
    </message>
    <message>
        <source>dropped</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>zavržena</translation>
    </message>
    <message>
        <source>crossed by a kept edge</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>križa jo obdržana povezava</translation>
    </message>
    <message>
        <source>in the triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>v triangulaciji</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>prej izločena</translation>
    </message>
    <message>
        <source>may be inserted</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>se lahko vstavi</translation>
    </message>
    <message>
        <source>out</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>zunaj</translation>
    </message>
    <message>
        <source>hold no third point</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>brez tretje točke</translation>
    </message>
    <message>
        <source>pass the diamond test</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>prestanejo diamantni preizkus</translation>
    </message>
    <message>
        <source>fail the diamond test</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>ne prestanejo diamantnega preizkusa</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>možna</translation>
    </message>
    <message>
        <source>ruled out in this round</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>izločena v tem krogu</translation>
    </message>
    <message>
        <source>certain</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>gotova</translation>
    </message>
    <message>
        <source>chosen in faces</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>izbrana v licih</translation>
    </message>
    <message>
        <source>inserted</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>vstavljena</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>izpuščena</translation>
    </message>
    <message>
        <source>crossed by an inserted edge</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>križa jo vstavljena povezava</translation>
    </message>
    <message>
        <source>not in the set</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>ni v množici</translation>
    </message>
    <message>
        <source>in the set</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>v množici</translation>
    </message>
    <message>
        <source>in the set, crossing others</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/colors.h</extracomment>
        <translation>v množici, križa druge</translation>
    </message>
    <message>
        <source>No two edges that are in cross</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Nobeni izbrani povezavi se ne križata</translation>
    </message>
    <message>
        <source>too many edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>preveč povezav</translation>
    </message>
    <message numerus="yes">
        <source>{} edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} povezava</numerusform>
            <numerusform>{} povezavi</numerusform>
            <numerusform>{} povezave</numerusform>
            <numerusform>{} povezav</numerusform>
        </translation>
    </message>
    <message>
        <source>{} runs through point {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} gre skozi točko {}</translation>
    </message>
    <message>
        <source>{} and {} do</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} in {} se</translation>
    </message>
    <message>
        <source>The edges are plane, none can be added, and they are as many as Euler&apos;s formula asks</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Povezave se ne križajo, nobene ni mogoče dodati in jih je toliko, kot zahteva Eulerjeva formula</translation>
    </message>
    <message>
        <source>The edges add up to the length that is told</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Povezave se seštejejo v navedeno dolžino</translation>
    </message>
    <message>
        <source>{:.12g}, told {:.12g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{:.12g}, navedeno {:.12g}</translation>
    </message>
    <message>
        <source>No point across an edge is inside the circle through its triangle</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Nobena točka onkraj povezave ni v očrtanem krogu njenega trikotnika</translation>
    </message>
    <message>
        <source>at {} it is; {} in all</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>pri {} je; skupaj {}</translation>
    </message>
    <message>
        <source>There is an edge between each two neighbours on the line</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Med sosednjima točkama na premici je vedno povezava</translation>
    </message>
    <message>
        <source>It is no longer than {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Ni daljša kot {}</translation>
    </message>
    <message numerus="yes">
        <source>{1} looked at, {0} do not</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>pregledanih {1}, takih, ki ne: {0}</numerusform>
            <numerusform>pregledanih {1}, takih, ki ne: {0}</numerusform>
            <numerusform>pregledanih {1}, takih, ki ne: {0}</numerusform>
            <numerusform>pregledanih {1}, takih, ki ne: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Edges that fail have a point in both of their triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Povezave, ki ne prestanejo, imajo točko v obeh trikotnikih</translation>
    </message>
    <message>
        <source>Edges that pass have an empty triangle over them</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Povezave, ki prestanejo, imajo nad sabo prazen trikotnik</translation>
    </message>
    <message>
        <source>Edges that go cross a certain edge</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Povezave, ki gredo, križajo gotovo povezavo</translation>
    </message>
    <message numerus="yes">
        <source>{1} looked at, {0} cross none</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>pregledanih {1}, takih, ki ne križajo nobene: {0}</numerusform>
            <numerusform>pregledanih {1}, takih, ki ne križajo nobene: {0}</numerusform>
            <numerusform>pregledanih {1}, takih, ki ne križajo nobene: {0}</numerusform>
            <numerusform>pregledanih {1}, takih, ki ne križajo nobene: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Edges that go have no two empty triangles left in which they are locally minimal</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Povezave, ki gredo, nimajo več dveh praznih trikotnikov, v katerih bi bile lokalno minimalne</translation>
    </message>
    <message>
        <source>too many points to look at all triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>preveč točk, da bi pregledali vse trikotnike</translation>
    </message>
    <message numerus="yes">
        <source>{1} looked at, {0} have</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>pregledanih {1}, takih, ki jih imajo: {0}</numerusform>
            <numerusform>pregledanih {1}, takih, ki jih imajo: {0}</numerusform>
            <numerusform>pregledanih {1}, takih, ki jih imajo: {0}</numerusform>
            <numerusform>pregledanih {1}, takih, ki jih imajo: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that is open crosses a certain edge</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Nič odprtega ne križa gotove povezave</translation>
    </message>
    <message numerus="yes">
        <source>{1} looked at, {0} are crossed</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>pregledanih {1}, križanih {0}</numerusform>
            <numerusform>pregledanih {1}, križanih {0}</numerusform>
            <numerusform>pregledanih {1}, križanih {0}</numerusform>
            <numerusform>pregledanih {1}, križanih {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Edges come by length, the shortest first</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Povezave pridejo po dolžini, najkrajša prva</translation>
    </message>
    <message>
        <source>{:.9g}, then {:.9g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{:.9g}, nato {:.9g}</translation>
    </message>
    <message>
        <source>Each shorter pair is in, or crosses what is in</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Vsak krajši par je notri ali pa križa, kar je notri</translation>
    </message>
    <message>
        <source>too many pairs</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>preveč parov</translation>
    </message>
    <message>
        <source>{} shorter, {} missed</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>krajših {}, spregledanih {}</translation>
    </message>
    <message>
        <source>{} kept, {} left, {} needed</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>obdržanih {}, preostalih {}, potrebnih {}</translation>
    </message>
    <message>
        <source>Too few edges are left to complete a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Ostalo je premalo povezav za dopolnitev triangulacije</translation>
    </message>
    <message>
        <source>The graph has as many edges as a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Graf ima toliko povezav kot triangulacija</translation>
    </message>
    <message>
        <source>The set has as many edges as complete a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Množica ima toliko povezav, kot jih dopolni triangulacijo</translation>
    </message>
    <message>
        <source>Each edge that is said to cross another of the set does</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Vsaka povezava, ki naj bi križala drugo iz množice, jo res</translation>
    </message>
    <message numerus="yes">
        <source>{1} said, {0} do not</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>navedenih {1}, takih, ki ne: {0}</numerusform>
            <numerusform>navedenih {1}, takih, ki ne: {0}</numerusform>
            <numerusform>navedenih {1}, takih, ki ne: {0}</numerusform>
            <numerusform>navedenih {1}, takih, ki ne: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>No two points are in one place</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Nobeni dve točki nista na istem mestu</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{} in še {}</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Nič še ni odločeno</translation>
    </message>
    <message>
        <source>Edge {} is {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Povezava {}: {}</translation>
    </message>
    <message numerus="yes">
        <source>: {} edges are inserted now, {} crossed by them, and {} may follow; {} complete a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>: zdaj je vstavljena {} povezava, križanih je {}, sledi jih lahko {}; triangulacijo jih dopolni {}</numerusform>
            <numerusform>: zdaj sta vstavljeni {} povezavi, križanih je {}, sledi jih lahko {}; triangulacijo jih dopolni {}</numerusform>
            <numerusform>: zdaj so vstavljene {} povezave, križanih je {}, sledi jih lahko {}; triangulacijo jih dopolni {}</numerusform>
            <numerusform>: zdaj je vstavljenih {} povezav, križanih je {}, sledi jih lahko {}; triangulacijo jih dopolni {}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>: {} edges are kept now, {} crossed by them, and {} may follow; {} complete a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>: zdaj je obdržana {} povezava, križanih je {}, sledi jih lahko {}; triangulacijo jih dopolni {}</numerusform>
            <numerusform>: zdaj sta obdržani {} povezavi, križanih je {}, sledi jih lahko {}; triangulacijo jih dopolni {}</numerusform>
            <numerusform>: zdaj so obdržane {} povezave, križanih je {}, sledi jih lahko {}; triangulacijo jih dopolni {}</numerusform>
            <numerusform>: zdaj je obdržanih {} povezav, križanih je {}, sledi jih lahko {}; triangulacijo jih dopolni {}</numerusform>
        </translation>
    </message>
    <message>
        <source>, so this branch ends: {} + {} &lt; {}.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>, zato se ta veja konča: {} + {} &lt; {}.</translation>
    </message>
    <message>
        <source>, but however it is completed it is not shorter than the best: this branch ends.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>, a kakor koli se dopolni, ni krajša od najboljše: ta veja se konča.</translation>
    </message>
    <message>
        <source>: it is one, though not shorter than the best.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>: je ena, a ne krajša od najboljše.</translation>
    </message>
    <message>
        <source>: it is one of length {:.9g}, shorter than all before.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>: je ena z dolžino {:.9g}, krajša od vseh prejšnjih.</translation>
    </message>
    <message>
        <source>length</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>dolžina</translation>
    </message>
    <message>
        <source>it is {:.3g} % longer</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>je {:.3g} % daljša</translation>
    </message>
    <message>
        <source>it is shorter, but not what method {} looks for</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>je krajša, a ni to, kar išče metoda {}</translation>
    </message>
    <message>
        <source>it is as long</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>je enako dolga</translation>
    </message>
    <message>
        <source>{} have {} of which a triangulation takes {}, and {} on the hull.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>{}: {}, od tega jih triangulacija vzame {}; na ovojnici: {}.</translation>
    </message>
    <message numerus="yes">
        <source>{} pairs</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} par</numerusform>
            <numerusform>{} para</numerusform>
            <numerusform>{} pari</numerusform>
            <numerusform>{} parov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} points are</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} točka</numerusform>
            <numerusform>{} točki</numerusform>
            <numerusform>{} točke</numerusform>
            <numerusform>{} točk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} edges of length {:.9g}{}.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} povezava z dolžino {:.9g}{}.</numerusform>
            <numerusform>{} povezavi z dolžino {:.9g}{}.</numerusform>
            <numerusform>{} povezave z dolžino {:.9g}{}.</numerusform>
            <numerusform>{} povezav z dolžino {:.9g}{}.</numerusform>
        </translation>
    </message>
    <message>
        <source>, which no triangulation of these points is below: proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>, pod katero ni nobene triangulacije teh točk: dokazano</translation>
    </message>
    <message>
        <source>; none is below {:.9g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>; nobena ni pod {:.9g}</translation>
    </message>
    <message numerus="yes">
        <source>{} edges have an empty triangle over them; with a point in both, two sides of the quadrilateral would be shorter than the edge, and no shortest triangulation has it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} povezava ima nad sabo prazen trikotnik; s točko v obeh bi bili dve stranici štirikotnika krajši od povezave in nobena najkrajša triangulacija je nima.</numerusform>
            <numerusform>{} povezavi imata nad sabo prazen trikotnik; s točko v obeh bi bili dve stranici štirikotnika krajši od povezave in nobena najkrajša triangulacija je nima.</numerusform>
            <numerusform>{} povezave imajo nad sabo prazen trikotnik; s točko v obeh bi bili dve stranici štirikotnika krajši od povezave in nobena najkrajša triangulacija je nima.</numerusform>
            <numerusform>{} povezav ima nad sabo prazen trikotnik; s točko v obeh bi bili dve stranici štirikotnika krajši od povezave in nobena najkrajša triangulacija je nima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} edges have to go: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} povezava mora ven: {}</numerusform>
            <numerusform>{} povezavi morata ven: {}</numerusform>
            <numerusform>{} povezave morajo ven: {}</numerusform>
            <numerusform>{} povezav mora ven: {}</numerusform>
        </translation>
    </message>
    <message>
        <source>a certain edge crosses each of them.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>vsako od njih križa gotova povezava.</translation>
    </message>
    <message>
        <source>in each two empty triangles of what is possible, flipping them to the other diagonal is shorter.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>v vsakih dveh praznih trikotnikih iz možnega je druga diagonala krajša.</translation>
    </message>
    <message numerus="yes">
        <source>{} edges are certain, as nothing that is possible crosses them; {} open, for the faces to decide.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>
            <numerusform>{} povezava je gotova, saj je nič možnega ne križa; odprtih {}, odločijo lica.</numerusform>
            <numerusform>{} povezavi sta gotovi, saj ju nič možnega ne križa; odprtih {}, odločijo lica.</numerusform>
            <numerusform>{} povezave so gotove, saj jih nič možnega ne križa; odprtih {}, odločijo lica.</numerusform>
            <numerusform>{} povezav je gotovih, saj jih nič možnega ne križa; odprtih {}, odločijo lica.</numerusform>
        </translation>
    </message>
    <message>
        <source>The face&apos;s shortest diagonals are {}: of all ways to divide it, the sums of its parts are least.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Najkrajše diagonale lica so {}: od vseh načinov delitve so vsote njegovih delov najmanjše.</translation>
    </message>
    <message>
        <source>The faces&apos; shortest diagonals, by dynamic programmes over their corners.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Najkrajše diagonale lic, z dinamičnim programiranjem po njihovih ogliščih.</translation>
    </message>
    <message>
        <source>Edge {}, {:.6g} long, is the shortest that crosses none of the {} before it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>Povezava {}, dolga {:.6g}, je najkrajša, ki ne križa nobene od {} pred njo.</translation>
    </message>
    <message>
        <source>leave out {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>izpustiti {}</translation>
    </message>
    <message>
        <source>drop {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>zavreči {}</translation>
    </message>
    <message>
        <source>insert {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>vstaviti {}</translation>
    </message>
    <message>
        <source>keep {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>obdržati {}</translation>
    </message>
    <message>
        <source>long</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>dolga</translation>
    </message>
    <message>
        <source>that branch is searched after this one</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>tista veja se preišče za to</translation>
    </message>
    <message>
        <source>that branch was searched before this one</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>tista veja je bila preiskana pred to</translation>
    </message>
    <message>
        <source>edge {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>povezava {}</translation>
    </message>
    <message>
        <source>nothing crosses it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>nič je ne križa</translation>
    </message>
    <message>
        <source>{} crosses it, which came before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>križa jo {}, ki je prišla prej</translation>
    </message>
    <message>
        <source>points on the hull</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>točke na ovojnici</translation>
    </message>
    <message>
        <source>edges that are in</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>izbrane povezave</translation>
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
        <translation>povezave, ki prestanejo</translation>
    </message>
    <message>
        <source>all pairs N (N − 1) / 2</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>vsi pari N (N − 1) / 2</translation>
    </message>
    <message>
        <source>calls</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>klici</translation>
    </message>
    <message>
        <source>calls so far</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>dosedanji klici</translation>
    </message>
    <message>
        <source>at most 2^(m + 1) − 1 with m = {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>največ 2^(m + 1) − 1, kjer je m = {}</translation>
    </message>
    <message>
        <source>paths that were met</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>srečane poti</translation>
    </message>
    <message>
        <source>at most 2^(N − 2)</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain.cpp</extracomment>
        <translation>največ 2^(N − 2)</translation>
    </message>
    <message>
        <source>triangle on its left, with point</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>trikotnik na levi, s točko</translation>
    </message>
    <message>
        <source>triangle on its right, with point</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>trikotnik na desni, s točko</translation>
    </message>
    <message>
        <source>flip to {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>obrniti v {}</translation>
    </message>
    <message>
        <source>the two triangles are not convex together: it would lie outside</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>trikotnika skupaj nista konveksna: ležala bi zunaj</translation>
    </message>
    <message>
        <source>it is {:.6g} longer</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>je za {:.6g} daljša</translation>
    </message>
    <message>
        <source>it is shorter by {:.6g}, but points would be inside circles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>je za {:.6g} krajša, a bi bile točke v krogih</translation>
    </message>
    <message>
        <source>it is shorter by {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>je za {:.6g} krajša</translation>
    </message>
    <message>
        <source>The point across is not inside the circle through its triangle</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Nasprotna točka ni v očrtanem krogu njenega trikotnika</translation>
    </message>
    <message>
        <source>it is outside</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>je zunaj</translation>
    </message>
    <message>
        <source>it is on it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>je na njem</translation>
    </message>
    <message>
        <source>it is inside</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>je znotraj</translation>
    </message>
    <message>
        <source>Flipping it makes nothing shorter</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Obračanje ničesar ne skrajša</translation>
    </message>
    <message>
        <source>by {:.6g}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>za {:.6g}</translation>
    </message>
    <message>
        <source>it cannot be flipped</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>ni je mogoče obrniti</translation>
    </message>
    <message>
        <source>points in the triangle over its left side</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>točke v trikotniku nad levo stranjo</translation>
    </message>
    <message>
        <source>points in the triangle over its right side</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>točke v trikotniku nad desno stranjo</translation>
    </message>
    <message>
        <source> The diamond test proves that no shortest triangulation has it: a point lies in both triangles over it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation> Diamantni preizkus dokaže, da je nobena najkrajša triangulacija nima: v obeh trikotnikih nad njo je točka.</translation>
    </message>
    <message>
        <source>One of its two triangles of the diamond test is empty</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Eden od njenih trikotnikov diamantnega preizkusa je prazen</translation>
    </message>
    <message>
        <source>{} and {} points inside</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>točk v njiju: {} in {}</translation>
    </message>
    <message>
        <source>Edge {} is in: it is a side of the hull, which every triangulation has.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Povezava {} je notri: je stranica ovojnice, ki jo ima vsaka triangulacija.</translation>
    </message>
    <message>
        <source>Edge {} is in: nothing that may still be chosen crosses it, so every shortest triangulation has it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Povezava {} je notri: nič, kar se še da izbrati, je ne križa, zato jo ima vsaka najkrajša triangulacija.</translation>
    </message>
    <message>
        <source>Edge {} is in: nothing that may still be chosen crosses it, so every triangulation has it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Povezava {} je notri: nič, kar se še da izbrati, je ne križa, zato jo ima vsaka triangulacija.</translation>
    </message>
    <message numerus="yes">
        <source>Edge {1} is said to be in, but {0} others cross it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>
            <numerusform>Povezava {1} naj bi bila notri, a jo križa {0} druga.</numerusform>
            <numerusform>Povezava {1} naj bi bila notri, a jo križata {0} drugi.</numerusform>
            <numerusform>Povezava {1} naj bi bila notri, a jo križajo {0} druge.</numerusform>
            <numerusform>Povezava {1} naj bi bila notri, a jo križa {0} drugih.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edge {}, {:.6g} long, is in, and nothing that is in crosses it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Povezava {}, dolga {:.6g}, je notri in nič, kar je notri, je ne križa.</translation>
    </message>
    <message>
        <source>points by their number</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>točke po številki</translation>
    </message>
    <message>
        <source>edges between points A and B, in or out</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>povezave med točkama A in B, notri ali zunaj</translation>
    </message>
    <message>
        <source>calls of the search</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>klici iskanja</translation>
    </message>
    <message>
        <source>Edge {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Povezava {}</translation>
    </message>
    <message>
        <source>Nothing that is in crosses it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Nič, kar je notri, je ne križa</translation>
    </message>
    <message numerus="yes">
        <source>{} crossings</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>
            <numerusform>{} križanje</numerusform>
            <numerusform>{} križanji</numerusform>
            <numerusform>{} križanja</numerusform>
            <numerusform>{} križanj</numerusform>
        </translation>
    </message>
    <message>
        <source>in its place: edge {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>na njenem mestu: povezava {}</translation>
    </message>
    <message>
        <source>it is in, and crosses {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>je notri in križa {}</translation>
    </message>
    <message>
        <source>Edge {} is out: point {} lies on it.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Povezava {} je zunaj: na njej je točka {}.</translation>
    </message>
    <message numerus="yes">
        <source>Edge {1} is out: {0} edges that are in cross it, {2} first.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>
            <numerusform>Povezava {1} je zunaj: križa jo {0} izbrana povezava, najprej {2}.</numerusform>
            <numerusform>Povezava {1} je zunaj: križata jo {0} izbrani povezavi, najprej {2}.</numerusform>
            <numerusform>Povezava {1} je zunaj: križajo jo {0} izbrane povezave, najprej {2}.</numerusform>
            <numerusform>Povezava {1} je zunaj: križa jo {0} izbranih povezav, najprej {2}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edge {} is {} at this step; nothing that is in crosses it yet.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Povezava {}, v tem koraku: {}; nič, kar je notri, je še ne križa.</translation>
    </message>
    <message>
        <source>An edge that is in crosses it, or a point lies on it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Križa jo izbrana povezava ali pa je na njej točka</translation>
    </message>
    <message numerus="yes">
        <source>Point {1} is {2} and has {0} edges that are in.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>
            <numerusform>Točka {1} je {2} in ima {0} izbrano povezavo.</numerusform>
            <numerusform>Točka {1} je {2} in ima {0} izbrani povezavi.</numerusform>
            <numerusform>Točka {1} je {2} in ima {0} izbrane povezave.</numerusform>
            <numerusform>Točka {1} je {2} in ima {0} izbranih povezav.</numerusform>
        </translation>
    </message>
    <message>
        <source>on the hull</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>na ovojnici</translation>
    </message>
    <message>
        <source>inside the hull</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>znotraj ovojnice</translation>
    </message>
    <message>
        <source>edge to {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>povezava do {}</translation>
    </message>
    <message>
        <source>A point on the hull has two edges or more</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Točka na ovojnici ima dve povezavi ali več</translation>
    </message>
    <message>
        <source>A point inside the hull has three edges or more</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/explain_edge.cpp</extracomment>
        <translation>Točka znotraj ovojnice ima tri povezave ali več</translation>
    </message>
    <message>
        <source>checked</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>preverjena</translation>
    </message>
    <message>
        <source>{} before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>{} prej</translation>
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
        <translation>požrešno</translation>
    </message>
    <message>
        <source>Call {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>Klic {}</translation>
    </message>
    <message>
        <source>Edge</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>Povezava</translation>
    </message>
    <message>
        <source>There is no edge between a point and itself, nor with a point that lies where another one does.</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/presentation.cpp</extracomment>
        <translation>Ni povezave točke s samo seboj niti s točko, ki je na mestu druge.</translation>
    </message>
    <message>
        <source>edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>povezave</translation>
    </message>
    <message>
        <source>Edges by length</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Povezave po dolžini</translation>
    </message>
    <message>
        <source>best so far</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>doslej najboljša</translation>
    </message>
    <message>
        <source>% above the last</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>% nad zadnjo</translation>
    </message>
    <message>
        <source>How calls ended</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Kako so se končali klici</translation>
    </message>
    <message>
        <source>inner</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>notranji</translation>
    </message>
    <message>
        <source>too few</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>premalo</translation>
    </message>
    <message>
        <source>too long</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>predolgo</translation>
    </message>
    <message>
        <source>leaf</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>list</translation>
    </message>
    <message>
        <source>uncovered</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>nepokrito</translation>
    </message>
    <message>
        <source>calls of a thread</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>klici niti</translation>
    </message>
    <message>
        <source>Load of threads</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Obremenitev niti</translation>
    </message>
    <message>
        <source>least</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>najmanj</translation>
    </message>
    <message>
        <source>most</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>največ</translation>
    </message>
    <message>
        <source>Stages of the run</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Stopnje zagona</translation>
    </message>
    <message>
        <source>above the shortest</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>nad najkrajšo</translation>
    </message>
    <message>
        <source>Race: time (* found the shortest)</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Tekma: čas (* je našla najkrajšo)</translation>
    </message>
    <message>
        <source>Race: length above the shortest</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Tekma: dolžina nad najkrajšo</translation>
    </message>
    <message>
        <source>edges of all pairs</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>povezave vseh parov</translation>
    </message>
    <message>
        <source>combinations</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>kombinacije</translation>
    </message>
    <message>
        <source>calls of removal</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>klici removal</translation>
    </message>
    <message>
        <source>triangulations</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>triangulacije</translation>
    </message>
    <message>
        <source>Growth of the search space</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Rast prostora iskanja</translation>
    </message>
    <message>
        <source>number</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>število</translation>
    </message>
    <message>
        <source>Best so far against calls</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Doslej najboljša glede na klice</translation>
    </message>
    <message>
        <source>Best so far against time</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/show/result_plots.cpp</extracomment>
        <translation>Doslej najboljša glede na čas</translation>
    </message>
    <message>
        <source>; {} are equally short</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>; enako kratkih je {}</translation>
    </message>
    <message>
        <source>The minimum weight triangulation: proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Triangulacija z najmanjšo težo: dokazana</translation>
    </message>
    <message numerus="yes">
        <source>The minimum weight triangulation: the least of {} paths</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>
            <numerusform>Triangulacija z najmanjšo težo: najkrajša od {} poti</numerusform>
            <numerusform>Triangulacija z najmanjšo težo: najkrajša od {} poti</numerusform>
            <numerusform>Triangulacija z najmanjšo težo: najkrajša od {} poti</numerusform>
            <numerusform>Triangulacija z najmanjšo težo: najkrajša od {} poti</numerusform>
        </translation>
    </message>
    <message>
        <source>Edge {}-{}, {:.6g} long: the shortest that crosses none before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Povezava {}-{}, dolga {:.6g}: najkrajša, ki ne križa nobene prejšnje</translation>
    </message>
    <message>
        <source>The greedy triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Požrešna triangulacija</translation>
    </message>
    <message>
        <source>The Delaunay triangulation: no point inside a triangle&apos;s circle</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Delaunayjeva triangulacija: v krogu nobenega trikotnika ni točke</translation>
    </message>
    <message>
        <source>All points are on one line: neighbours are joined, and there are no triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Vse točke so na eni premici: sosede so povezane, trikotnikov ni</translation>
    </message>
    <message>
        <source>the time limit of {:g} s was reached before there was any triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>časovna omejitev {:g} s je bila dosežena, preden je bila kakršna koli triangulacija</translation>
    </message>
    <message>
        <source>set a higher --time-limit, or take fewer points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>nastavite višji --time-limit ali vzemite manj točk</translation>
    </message>
    <message>
        <source>The time limit was reached: {}, not proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>Časovna omejitev je dosežena: {}, ni dokazano</translation>
    </message>
    <message numerus="yes">
        <source>{} distinct points have no triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>
            <numerusform>{} točka nima trikotnikov</numerusform>
            <numerusform>{} različni točki nimata trikotnikov</numerusform>
            <numerusform>{} različne točke nimajo trikotnikov</numerusform>
            <numerusform>{} različnih točk nima trikotnikov</numerusform>
        </translation>
    </message>
    <message>
        <source>all points are on one line: there are no triangles</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/solution.cpp</extracomment>
        <translation>vse točke so na eni premici: trikotnikov ni</translation>
    </message>
    <message>
        <source>edges cross</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/combination_story.cpp</extracomment>
        <translation>povezave se križajo</translation>
    </message>
    <message>
        <source>a triangulation, shorter than all before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/combination_story.cpp</extracomment>
        <translation>triangulacija, krajša od vseh prejšnjih</translation>
    </message>
    <message>
        <source>a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/combination_story.cpp</extracomment>
        <translation>triangulacija</translation>
    </message>
    <message>
        <source>Combination {} of {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/combination_story.cpp</extracomment>
        <translation>Kombinacija {} od {}: {}</translation>
    </message>
    <message>
        <source>all edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>vse povezave</translation>
    </message>
    <message numerus="yes">
        <source>{} edges hold no third point</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{} povezava nima tretje točke</numerusform>
            <numerusform>{} povezavi nimata tretje točke</numerusform>
            <numerusform>{} povezave nimajo tretje točke</numerusform>
            <numerusform>{} povezav nima tretje točke</numerusform>
        </translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>diamanti</translation>
    </message>
    <message numerus="yes">
        <source>{1} {0} pass the diamond test: a triangle over one side is empty</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{1} prestane diamantni preizkus {0}: trikotnik nad eno stranjo je prazen</numerusform>
            <numerusform>{1} prestaneta diamantni preizkus {0}: trikotnik nad eno stranjo je prazen</numerusform>
            <numerusform>{1} prestanejo diamantni preizkus {0}: trikotnik nad eno stranjo je prazen</numerusform>
            <numerusform>{1} prestane diamantni preizkus {0}: trikotnik nad eno stranjo je prazen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of {} edges</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>Od {} povezave</numerusform>
            <numerusform>Od {} povezav</numerusform>
            <numerusform>Od {} povezav</numerusform>
            <numerusform>Od {} povezav</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {1}: {0} edges cross what is certain</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>Krog {1}: {0} povezava križa, kar je gotovo</numerusform>
            <numerusform>Krog {1}: {0} povezavi križata, kar je gotovo</numerusform>
            <numerusform>Krog {1}: {0} povezave križajo, kar je gotovo</numerusform>
            <numerusform>Krog {1}: {0} povezav križa, kar je gotovo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {1}: {0} edges have no two triangles left in which to be locally minimal</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>Krog {1}: {0} povezava nima več dveh trikotnikov, v katerih bi bila lokalno minimalna</numerusform>
            <numerusform>Krog {1}: {0} povezavi nimata več dveh trikotnikov, v katerih bi bili lokalno minimalni</numerusform>
            <numerusform>Krog {1}: {0} povezave nimajo več dveh trikotnikov, v katerih bi bile lokalno minimalne</numerusform>
            <numerusform>Krog {1}: {0} povezav nima več dveh trikotnikov, v katerih bi bile lokalno minimalne</numerusform>
        </translation>
    </message>
    <message>
        <source>skeleton</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>ogrodje</translation>
    </message>
    <message>
        <source>The LMT skeleton: {}, {}, {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>Ogrodje LMT: {}, {}, {}</translation>
    </message>
    <message numerus="yes">
        <source>{} edges are certain</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{} povezava je gotova</numerusform>
            <numerusform>{} povezavi sta gotovi</numerusform>
            <numerusform>{} povezave so gotove</numerusform>
            <numerusform>{} povezav je gotovih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} stay open</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{} ostane odprta</numerusform>
            <numerusform>{} ostaneta odprti</numerusform>
            <numerusform>{} ostanejo odprte</numerusform>
            <numerusform>{} ostane odprtih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} are ruled out</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{} je izločena</numerusform>
            <numerusform>{} sta izločeni</numerusform>
            <numerusform>{} so izločene</numerusform>
            <numerusform>{} je izločenih</numerusform>
        </translation>
    </message>
    <message>
        <source>faces</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>lica</translation>
    </message>
    <message numerus="yes">
        <source>Face {1} of {2}: {0} diagonals by a dynamic programme</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>Lice {1} od {2}: {0} diagonala z dinamičnim programiranjem</numerusform>
            <numerusform>Lice {1} od {2}: {0} diagonali z dinamičnim programiranjem</numerusform>
            <numerusform>Lice {1} od {2}: {0} diagonale z dinamičnim programiranjem</numerusform>
            <numerusform>Lice {1} od {2}: {0} diagonal z dinamičnim programiranjem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} faces filled by dynamic programmes</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>
            <numerusform>{} lice zapolnjeno z dinamičnim programiranjem</numerusform>
            <numerusform>{} lici zapolnjeni z dinamičnim programiranjem</numerusform>
            <numerusform>{} lica zapolnjena z dinamičnim programiranjem</numerusform>
            <numerusform>{} lic zapolnjenih z dinamičnim programiranjem</numerusform>
        </translation>
    </message>
    <message>
        <source>optima</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>optimumi</translation>
    </message>
    <message>
        <source>about 10^{:.0f}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>približno 10^{:.0f}</translation>
    </message>
    <message>
        <source>at least {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/lmt_story.cpp</extracomment>
        <translation>vsaj {}</translation>
    </message>
    <message numerus="yes">
        <source>{} distinct points</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>
            <numerusform>{} točka</numerusform>
            <numerusform>{} različni točki</numerusform>
            <numerusform>{} različne točke</numerusform>
            <numerusform>{} različnih točk</numerusform>
        </translation>
    </message>
    <message>
        <source>candidates</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>kandidatke</translation>
    </message>
    <message numerus="yes">
        <source>{} edges are crossed by nothing: in every triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>
            <numerusform>{} povezave ne križa nič: v vsaki triangulaciji je</numerusform>
            <numerusform>{} povezav ne križa nič: v vsaki triangulaciji sta</numerusform>
            <numerusform>{} povezav ne križa nič: v vsaki triangulaciji so</numerusform>
            <numerusform>{} povezav ne križa nič: v vsaki triangulaciji so</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of the other {} complete it</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>
            <numerusform>{} od drugih {} jo dopolni</numerusform>
            <numerusform>{} od drugih {} jo dopolnita</numerusform>
            <numerusform>{} od drugih {} jo dopolnijo</numerusform>
            <numerusform>{} od drugih {} jo dopolni</numerusform>
        </translation>
    </message>
    <message>
        <source>The shortest triangulation: proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Najkrajša triangulacija: dokazana</translation>
    </message>
    <message>
        <source>The shortest triangulation met: not proven</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Najkrajša najdena triangulacija: ni dokazana</translation>
    </message>
    <message>
        <source>later</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>pozneje</translation>
    </message>
    <message>
        <source>Call {}: a shorter triangulation, {:.9g} with what is forced</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Klic {}: krajša triangulacija, {:.9g} s tistim, kar je prisilno</translation>
    </message>
    <message>
        <source>better</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>boljše</translation>
    </message>
    <message>
        <source>insertion</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>vstavljanje</translation>
    </message>
    <message>
        <source>search</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>iskanje</translation>
    </message>
    <message>
        <source>Call {}: {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Klic {}: {}</translation>
    </message>
    <message>
        <source>nothing is inserted yet</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>nič še ni vstavljeno</translation>
    </message>
    <message>
        <source>nothing is decided</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>nič še ni odločeno</translation>
    </message>
    <message>
        <source>Call {}: edge {}-{} {}</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>Klic {}: povezava {}-{} {}</translation>
    </message>
    <message>
        <source>; too few edges can still be inserted: the branch ends</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>; premalo povezav se še da vstaviti: veja se konča</translation>
    </message>
    <message>
        <source>; too few edges are left: the branch ends</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>; premalo povezav je ostalo: veja se konča</translation>
    </message>
    <message>
        <source>; no shorter than the best, however it is completed: the branch ends</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>; ni krajša od najboljše, kakor koli se dopolni: veja se konča</translation>
    </message>
    <message>
        <source>; a triangulation</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>; triangulacija</translation>
    </message>
    <message>
        <source>; a triangulation, shorter than all before</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/search_story.cpp</extracomment>
        <translation>; triangulacija, krajša od vseh prejšnjih</translation>
    </message>
    <message>
        <source>Triangulation {} of {} that are equally short</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/story.cpp</extracomment>
        <translation>Triangulacija {} od {} enako kratkih</translation>
    </message>
    <message numerus="yes">
        <source>; {} edges differ from the first</source>
        <comment>told</comment>
        <extracomment>compute/triangulation/story/story.cpp</extracomment>
        <translation>
            <numerusform>; {} povezava drugačna kot v prvi</numerusform>
            <numerusform>; {} povezavi drugačni kot v prvi</numerusform>
            <numerusform>; {} povezave drugačne kot v prvi</numerusform>
            <numerusform>; {} povezav drugačnih kot v prvi</numerusform>
        </translation>
    </message>
    <message>
        <source>the balls of &quot;{}&quot; are written as polyhedra of {} triangles</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>krogle plasti »{}« so zapisane kot poliedri, trikotnikov v vsakem: {}</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a picture without a shape and is not in the file</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>»{}« je slika brez oblike in je v datoteki ni</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} vertices, of which a .glb would take {} bytes: at most {}</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>»{}« ima toliko oglišč: {}; .glb bi zanje potrebovala {} bajtov: največ {}</translation>
    </message>
    <message>
        <source>hide this layer, or take only a part of the data</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>skrijte to plast ali vzemite le del podatkov</translation>
    </message>
    <message>
        <source>a .glb holds shapes in space, and this picture is flat</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>.glb vsebuje oblike v prostoru, ta slika pa je ploska</translation>
    </message>
    <message>
        <source>write an SVG or a PNG</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>zapišite SVG ali PNG</translation>
    </message>
    <message>
        <source>the picture has no points, lines or triangles that a .glb could hold</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>slika nima točk, črt ali trikotnikov, ki bi jih .glb lahko vsebovala</translation>
    </message>
    <message>
        <source>choose a view that draws the data themselves</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>izberite pogled, ki riše same podatke</translation>
    </message>
    <message>
        <source>axes, legend and words are not in the file</source>
        <comment>told</comment>
        <extracomment>render/export/glb.cpp</extracomment>
        <translation>osi, legende in besed ni v datoteki</translation>
    </message>
    <message>
        <source>an SVG of {} shapes is more than programs open with ease: at most {}</source>
        <comment>told</comment>
        <extracomment>render/export/svg.cpp</extracomment>
        <translation>SVG s toliko oblikami ({}) je več, kot programi zlahka odprejo: največ {}</translation>
    </message>
    <message>
        <source>hide a layer, look at a part, or write a PNG</source>
        <comment>told</comment>
        <extracomment>render/export/svg.cpp</extracomment>
        <translation>skrijte plast, poglejte del ali zapišite PNG</translation>
    </message>
    <message>
        <source>an SVG holds flat pictures, and this one is in space</source>
        <comment>told</comment>
        <extracomment>render/export/svg.cpp</extracomment>
        <translation>SVG vsebuje ploske slike, ta pa je v prostoru</translation>
    </message>
    <message>
        <source>write a PNG, or the shapes themselves as .glb</source>
        <comment>told</comment>
        <extracomment>render/export/svg.cpp</extracomment>
        <translation>zapišite PNG ali same oblike kot .glb</translation>
    </message>
    <message>
        <source>OpenGL has no room for a picture of {} x {} pixels</source>
        <comment>told</comment>
        <extracomment>render/gl/render_target.cpp</extracomment>
        <translation>OpenGL nima prostora za sliko {} x {} pik</translation>
    </message>
    <message>
        <source>choose a smaller size or less supersampling</source>
        <comment>told</comment>
        <extracomment>render/gl/render_target.cpp</extracomment>
        <translation>izberite manjšo velikost ali manj nadvzorčenja</translation>
    </message>
    <message>
        <source>cannot read the shader {}</source>
        <comment>told</comment>
        <extracomment>render/gl/shader_source.cpp</extracomment>
        <translation>senčilnika {} ni mogoče prebrati</translation>
    </message>
    <message>
        <source>WS_SHADER_DIR names the folder</source>
        <comment>told</comment>
        <extracomment>render/gl/shader_source.cpp</extracomment>
        <translation>WS_SHADER_DIR navede mapo</translation>
    </message>
    <message>
        <source>cannot read {}: {}</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>{} ni mogoče prebrati: {}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>takšne datoteke ni</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>ni je mogoče odpreti</translation>
    </message>
    <message>
        <source>it ends early</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>konča se prezgodaj</translation>
    </message>
    <message>
        <source>cannot write {}</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>{} ni mogoče zapisati</translation>
    </message>
    <message>
        <source>check that the folder exists, may be written and has room</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>preverite, ali mapa obstaja, ali je vanjo dovoljeno pisati in ali je v njej prostor</translation>
    </message>
    <message>
        <source>cannot write {}: {}</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>{} ni mogoče zapisati: {}</translation>
    </message>
    <message>
        <source>a picture without pixels cannot be written</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>slike brez pik ni mogoče zapisati</translation>
    </message>
    <message>
        <source>no memory to compress the picture</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>ni pomnilnika za stiskanje slike</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>slika je prevelika</translation>
    </message>
    <message>
        <source>the PNG is damaged ({})</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>PNG je poškodovan ({})</translation>
    </message>
    <message>
        <source>pictures of {} x {} and {} x {} pixels cannot be compared</source>
        <comment>told</comment>
        <extracomment>render/image.cpp</extracomment>
        <translation>slik z {} x {} in {} x {} pikami ni mogoče primerjati</translation>
    </message>
    <message>
        <source>OpenGL is not driven by a CUDA device ({})</source>
        <comment>told</comment>
        <extracomment>render/interop/cuda_bridge.cpp</extracomment>
        <translation>OpenGL ne teče na napravi CUDA ({})</translation>
    </message>
    <message>
        <source>OpenGL runs on {}, CUDA computes on another device</source>
        <comment>told</comment>
        <extracomment>render/interop/cuda_bridge.cpp</extracomment>
        <translation>OpenGL teče na {}, CUDA računa na drugi napravi</translation>
    </message>
    <message>
        <source>OpenGL and CUDA share {}, but registering a buffer failed: {}</source>
        <comment>told</comment>
        <extracomment>render/interop/cuda_bridge.cpp</extracomment>
        <translation>OpenGL in CUDA si delita {}, a prijava medpomnilnika ni uspela: {}</translation>
    </message>
    <message>
        <source>OpenGL and CUDA share {}</source>
        <comment>told</comment>
        <extracomment>render/interop/cuda_bridge.cpp</extracomment>
        <translation>OpenGL in CUDA si delita {}</translation>
    </message>
    <message>
        <source>a buffer of {} bytes is too large to go from the host to OpenGL</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>medpomnilnik velikosti {} bajtov je prevelik za pot iz gostitelja v OpenGL</translation>
    </message>
    <message>
        <source>show smaller data, such as every second point, or compute on CUDA with zero-copy interop</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>prikažite manjše podatke, na primer vsako drugo točko, ali računajte na CUDA s predajo brez kopiranja</translation>
    </message>
    <message>
        <source>OpenGL has no room for a buffer of {} bytes</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>OpenGL nima prostora za medpomnilnik velikosti {} bajtov</translation>
    </message>
    <message>
        <source>show smaller data, or close other programs</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>prikažite manjše podatke ali zaprite druge programe</translation>
    </message>
    <message>
        <source>unknown interop mode &quot;{}&quot;</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>neznan način predaje »{}«</translation>
    </message>
    <message>
        <source>--interop takes auto, zero-copy or copy</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>--interop sprejme auto, zero-copy ali copy</translation>
    </message>
    <message>
        <source>zero-copy interop is not possible: {}</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>predaja brez kopiranja ni mogoča: {}</translation>
    </message>
    <message>
        <source>use --interop auto</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>uporabite --interop auto</translation>
    </message>
    <message>
        <source>asked for by --interop</source>
        <comment>told</comment>
        <extracomment>render/interop/gl_frame.cpp</extracomment>
        <translation>zahtevano z --interop</translation>
    </message>
    <message>
        <source> in the middle</source>
        <comment>told</comment>
        <extracomment>render/layers/furniture.cpp</extracomment>
        <translation> v sredini</translation>
    </message>
    <message>
        <source>a picture of {} x {} pixels is more than this OpenGL shows at once</source>
        <comment>told</comment>
        <extracomment>render/layers/screen_layer.cpp</extracomment>
        <translation>slika {} x {} pik je več, kot ta OpenGL pokaže naenkrat</translation>
    </message>
    <message>
        <source>at most {} pixels</source>
        <comment>told</comment>
        <extracomment>render/layers/screen_layer.cpp</extracomment>
        <translation>največ {} pik</translation>
    </message>
    <message>
        <source>OpenGL has no room for the dots of a picture</source>
        <comment>told</comment>
        <extracomment>render/layers/splats.cpp</extracomment>
        <translation>OpenGL nima prostora za pike slike</translation>
    </message>
    <message>
        <source>choose a smaller size</source>
        <comment>told</comment>
        <extracomment>render/layers/splats.cpp</extracomment>
        <translation>izberite manjšo velikost</translation>
    </message>
    <message>
        <source>Warpscope needs OpenGL 4.5, has {}</source>
        <comment>told</comment>
        <extracomment>render/renderer.cpp</extracomment>
        <translation>Warpscope potrebuje OpenGL 4.5, ima {}</translation>
    </message>
    <message>
        <source>update the graphics driver, or set LIBGL_ALWAYS_SOFTWARE=1</source>
        <comment>told</comment>
        <extracomment>render/renderer.cpp</extracomment>
        <translation>posodobite grafični gonilnik ali nastavite LIBGL_ALWAYS_SOFTWARE=1</translation>
    </message>
    <message>
        <source>a picture needs a width, a height and a scale above 0</source>
        <comment>told</comment>
        <extracomment>render/renderer.cpp</extracomment>
        <translation>slika potrebuje širino, višino in merilo nad 0</translation>
    </message>
    <message>
        <source>a picture of {} x {} pixels is too large</source>
        <comment>told</comment>
        <extracomment>render/renderer.cpp</extracomment>
        <translation>slika {} x {} pik je prevelika</translation>
    </message>
    <message>
        <source>supersampling takes 1 to {}</source>
        <comment>told</comment>
        <extracomment>render/renderer.cpp</extracomment>
        <translation>nadvzorčenje sprejme od 1 do {}</translation>
    </message>
    <message>
        <source>Added since step {}: {}</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>Dodano od koraka {}: {}</translation>
    </message>
    <message>
        <source>Removed since step {}: {}</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>Odstranjeno od koraka {}: {}</translation>
    </message>
    <message>
        <source>Moved since step {}: {}</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>Premaknjeno od koraka {}: {}</translation>
    </message>
    <message>
        <source>Another colour since step {}: {}</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>Druga barva od koraka {}: {}</translation>
    </message>
    <message>
        <source>too many to be compared</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>preveč za primerjavo</translation>
    </message>
    <message>
        <source>{} added</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>dodanih: {}</translation>
    </message>
    <message>
        <source>{} removed</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>odstranjenih: {}</translation>
    </message>
    <message>
        <source>{} moved</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>premaknjenih: {}</translation>
    </message>
    <message>
        <source>{} coloured otherwise</source>
        <comment>told</comment>
        <extracomment>app/session/stop/changes_since.cpp</extracomment>
        <translation>drugače obarvanih: {}</translation>
    </message>
    <message>
        <source>{} {} is new</source>
        <comment>told</comment>
        <extracomment>app/session/stop/value_changes.cpp</extracomment>
        <translation>novo: {} {}</translation>
    </message>
    <message>
        <source>{} is gone</source>
        <comment>told</comment>
        <extracomment>app/session/stop/value_changes.cpp</extracomment>
        <translation>ni več: {}</translation>
    </message>
    <message>
        <source>the sweep is of data that are no longer open</source>
        <comment>told</comment>
        <extracomment>app/window/dialogs/sweep_dialog.cpp</extracomment>
        <translation>prelet je od podatkov, ki niso več odprti</translation>
    </message>
    <message>
        <source>start it again</source>
        <comment>told</comment>
        <extracomment>app/window/dialogs/sweep_dialog.cpp</extracomment>
        <translation>zaženite ga znova</translation>
    </message>
    <message>
        <source>Back at {}</source>
        <comment>told</comment>
        <extracomment>app/window/dialogs/sweep_dialog.cpp</extracomment>
        <translation>Nazaj pri {}</translation>
    </message>
    <message>
        <source>cannot write {}: it is one of the inputs that are open</source>
        <comment>told</comment>
        <extracomment>app/window/files/file_writer.cpp</extracomment>
        <translation>datoteke {} ni mogoče zapisati: je eden od odprtih vhodov</translation>
    </message>
    <message>
        <source>give another name</source>
        <comment>told</comment>
        <extracomment>app/window/files/file_writer.cpp</extracomment>
        <translation>izberite drugo ime</translation>
    </message>
    <message>
        <source>cannot make the folder {}</source>
        <comment>told</comment>
        <extracomment>app/window/files/frame_sequence.cpp</extracomment>
        <translation>mape {} ni mogoče ustvariti</translation>
    </message>
    <message>
        <source>choose another place</source>
        <comment>told</comment>
        <extracomment>app/window/files/frame_sequence.cpp</extracomment>
        <translation>izberite drugo mesto</translation>
    </message>
    <message>
        <source>there are no steps to draw</source>
        <comment>told</comment>
        <extracomment>app/window/files/frame_sequence.cpp</extracomment>
        <translation>ni korakov za risanje</translation>
    </message>
    <message>
        <source>there is no picture yet</source>
        <comment>told</comment>
        <extracomment>app/window/files/screenshots.cpp</extracomment>
        <translation>slike še ni</translation>
    </message>
    <message>
        <source>open some data first</source>
        <comment>told</comment>
        <extracomment>app/window/files/screenshots.cpp</extracomment>
        <translation>najprej odprite podatke</translation>
    </message>
    <message>
        <source>a plot is written as csv, svg or png</source>
        <comment>told</comment>
        <extracomment>app/window/widgets/plot_file.cpp</extracomment>
        <translation>graf se zapiše kot csv, svg ali png</translation>
    </message>
    <message>
        <source>choose one of these extensions</source>
        <comment>told</comment>
        <extracomment>app/window/widgets/plot_file.cpp</extracomment>
        <translation>izberite eno od teh končnic</translation>
    </message>
    <message>
        <source>x in pixels</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter.cpp</extracomment>
        <translation>x v pikah</translation>
    </message>
    <message>
        <source>y in pixels</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter.cpp</extracomment>
        <translation>y v pikah</translation>
    </message>
    <message numerus="yes">
        <source>{1}: {0} pixels</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>
            <numerusform>{1}: {0} pika</numerusform>
            <numerusform>{1}: {0} piki</numerusform>
            <numerusform>{1}: {0} pike</numerusform>
            <numerusform>{1}: {0} pik</numerusform>
        </translation>
    </message>
    <message>
        <source>inside the image</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>znotraj slike</translation>
    </message>
    <message>
        <source>outside</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>zunaj</translation>
    </message>
    <message>
        <source>behind (w &lt; 0)</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>zadaj (w &lt; 0)</translation>
    </message>
    <message>
        <source>at infinity (w = 0)</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>v neskončnosti (w = 0)</translation>
    </message>
    <message>
        <source>first read of each lane</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>prvo branje vsake steze</translation>
    </message>
    <message>
        <source>second read</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>drugo branje</translation>
    </message>
    <message>
        <source>third read</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>tretje branje</translation>
    </message>
    <message>
        <source>third read; then these colours again</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>tretje branje; nato spet te barve</translation>
    </message>
    <message>
        <source>apron</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>obroba</translation>
    </message>
    <message>
        <source>segment of 128 bytes</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>odsek 128 bajtov</translation>
    </message>
    <message>
        <source>right result</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>pravilen rezultat</translation>
    </message>
    <message>
        <source>wrong result, or a cell that none loads</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>napačen rezultat ali celica, ki je nihče ne naloži</translation>
    </message>
    <message>
        <source>idle item</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>nedejavna enota</translation>
    </message>
    <message>
        <source>a bank with one word to read</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>banka z eno besedo za branje</translation>
    </message>
    <message>
        <source>a bank with several, one after another</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>banka z več besedami, ena za drugo</translation>
    </message>
    <message>
        <source>a bank without</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>banka brez</translation>
    </message>
    <message>
        <source>sum of the first lane</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>vsota prve steze</translation>
    </message>
    <message>
        <source>sum of the last lane</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>vsota zadnje steze</translation>
    </message>
    <message>
        <source>left: result</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>levo: rezultat</translation>
    </message>
    <message>
        <source>right: {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>desno: {}</translation>
    </message>
    <message>
        <source>result minus {}: at most {:.3g}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>rezultat minus {}: največ {:.3g}</translation>
    </message>
    <message>
        <source>the result: this run has no {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>rezultat: ta zagon nima: {}</translation>
    </message>
    <message>
        <source>column taps times row taps: {} x {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/filter_legend.cpp</extracomment>
        <translation>koeficienti stolpca krat vrstice: {} x {}</translation>
    </message>
    <message>
        <source>The query: drag it</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram.cpp</extracomment>
        <translation>Poizvedba: povlecite jo</translation>
    </message>
    <message>
        <source>distances of {}, at most {:g} per bin</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>razdalje ({}), največ {:g} na razred</translation>
    </message>
    <message>
        <source>{} queries (rows, from the top) x {} bins</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>poizvedb {} (vrstice, od zgoraj) x razredov {}</translation>
    </message>
    <message>
        <source>{} chosen queries (rows, from the top) x {} bins</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>izbranih poizvedb {} (vrstice, od zgoraj) x razredov {}</translation>
    </message>
    <message>
        <source>nearest to farthest</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>najbliže – najdlje</translation>
    </message>
    <message>
        <source>{:.4g} to {:.4g}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>od {:.4g} do {:.4g}</translation>
    </message>
    <message>
        <source>references per bin</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>reference na razred</translation>
    </message>
    <message>
        <source>slice of the block</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>rezina bloka</translation>
    </message>
    <message>
        <source>distances of the block</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>razdalje bloka</translation>
    </message>
    <message>
        <source>{} (as method paper works; method {} ran)</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>{} (kot dela metoda paper; tekla je {})</translation>
    </message>
    <message>
        <source>{} blocks of 64 references; colour: the slice that counts them</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>blokov s 64 referencami: {}; barva: rezina, ki jih šteje</translation>
    </message>
    <message>
        <source>{} blocks of 64 references x {} queries of the last round, one row after another</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>blokov s 64 referencami {} x poizvedb zadnjega kroga {}, vrstica za vrstico</translation>
    </message>
    <message>
        <source>{} blocks of 64 references; colour: distances that each computed for {} of {} queries</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>blokov s 64 referencami: {}; barva: razdalje, ki jih je vsak izračunal za {} od {} poizvedb</translation>
    </message>
    <message>
        <source>64 private histograms of {}; their sum below</source>
        <comment>told</comment>
        <extracomment>app/workspaces/histogram_legend.cpp</extracomment>
        <translation>64 zasebnih histogramov ({}); spodaj njihova vsota</translation>
    </message>
    <message>
        <source>depth of the cell</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree.cpp</extracomment>
        <translation>globina celice</translation>
    </message>
    <message>
        <source>triangles in the leaf</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree.cpp</extracomment>
        <translation>trikotniki v listu</translation>
    </message>
    <message>
        <source>share of the tree&apos;s cost, %</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree.cpp</extracomment>
        <translation>delež cene drevesa, %</translation>
    </message>
    <message>
        <source>{}
{} splits, depth {}
cost {:.4g}, {} empty</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree.cpp</extracomment>
        <translation>{}
delitev {}, globina {}
cena {:.4g}, praznih {}</translation>
    </message>
    <message>
        <source>the eye is where it looks at</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_camera.cpp</extracomment>
        <translation>oko je tam, kamor gleda</translation>
    </message>
    <message>
        <source>move --eye or --look-at</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_camera.cpp</extracomment>
        <translation>premaknite --eye ali --look-at</translation>
    </message>
    <message>
        <source>own plane: cost {:.4g}{}; {} left, {} in it, {} right</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>lastna ravnina: cena {:.4g}{}; levo {}, v njej {}, desno {}</translation>
    </message>
    <message>
        <source> with the empty-space factor</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation> s faktorjem praznega prostora</translation>
    </message>
    <message>
        <source>own tree: cost {:.5g}, {} nodes, {} references</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>lastno drevo: cena {:.5g}, vozlišč {}, vnosov {}</translation>
    </message>
    <message>
        <source>builder&apos;s tree: cost {:.5g}, {} nodes, {} references</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>drevo graditelja: cena {:.5g}, vozlišč {}, vnosov {}</translation>
    </message>
    <message>
        <source>the first {} cells; fewer levels show all</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>prve celice: {}; manj ravni pokaže vse</translation>
    </message>
    <message>
        <source>flat cells</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>ploske celice</translation>
    </message>
    <message>
        <source>so far: {} nodes, {:.3g} references per triangle, cost {:.5g}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>doslej: vozlišč {}, vnosov na trikotnik {:.3g}, cena {:.5g}</translation>
    </message>
    <message>
        <source>node of this step</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>vozlišče tega koraka</translation>
    </message>
    <message>
        <source>left child</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>levi otrok</translation>
    </message>
    <message>
        <source>right child</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>desni otrok</translation>
    </message>
    <message>
        <source>too many triangles to look into this node</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>preveč trikotnikov za pogled v to vozlišče</translation>
    </message>
    <message>
        <source>extents begin</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>začetki obsegov</translation>
    </message>
    <message>
        <source>extents end</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>konci obsegov</translation>
    </message>
    <message>
        <source>flat extents</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>ploski obsegi</translation>
    </message>
    <message>
        <source>{}: {}, SAH cost {:.5g}, {} nodes</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>{}: {}, cena SAH {:.5g}, vozlišč {}</translation>
    </message>
    <message>
        <source>left</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>levo</translation>
    </message>
    <message>
        <source>right</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>desno</translation>
    </message>
    <message>
        <source>a ray: {:.1f} inner nodes, {:.1f} leaves, {:.1f} tests</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>žarek: notranjih vozlišč {:.1f}, listov {:.1f}, preizkusov {:.1f}</translation>
    </message>
    <message>
        <source>inner nodes a ray passes</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>notranja vozlišča na poti žarka</translation>
    </message>
    <message>
        <source>leaves a ray visits</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>listi, ki jih obišče žarek</translation>
    </message>
    <message>
        <source>triangles a ray is tested with</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>trikotniki, s katerimi se preizkusi žarek</translation>
    </message>
    <message>
        <source>, up to 3 x the mean</source>
        <comment>told</comment>
        <extracomment>app/workspaces/kdtree_legend.cpp</extracomment>
        <translation>, do 3-kratnika povprečja</translation>
    </message>
    <message>
        <source>distance to the ball&apos;s centre</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge.cpp</extracomment>
        <translation>razdalja do središča krogle</translation>
    </message>
    <message>
        <source>Removed: too many near</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Odstranjena: preveč bližnjih</translation>
    </message>
    <message>
        <source>Removed: too few far, or too few points</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Odstranjena: premalo daljnih ali premalo točk</translation>
    </message>
    <message>
        <source>Tile {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Ploščica {}</translation>
    </message>
    <message>
        <source>Tiles that it sees</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Ploščice, ki jih vidi</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Ploščice</translation>
    </message>
    <message>
        <source>Seams between tiles</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Šivi med ploščicami</translation>
    </message>
    <message>
        <source>Exact result</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Eksaktni rezultat</translation>
    </message>
    <message>
        <source>Missing: {:.4g} of {:.4g}, longest {:.4g}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Manjka: {:.4g} od {:.4g}, najdaljše {:.4g}</translation>
    </message>
    <message>
        <source>Farthest apart (Hausdorff): {:.4g}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Največja razdalja (Hausdorff): {:.4g}</translation>
    </message>
    <message>
        <source>Ridge: links within r2</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Greben: povezave znotraj r2</translation>
    </message>
    <message>
        <source>Ridge: ends joined within 2 r2</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Greben: konca povezana znotraj 2 r2</translation>
    </message>
    <message>
        <source>Not the exact result: Compare shows what it lacks</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Ni eksaktni rezultat: Primerjava pokaže, kaj manjka</translation>
    </message>
    <message>
        <source>True curve</source>
        <comment>told</comment>
        <extracomment>app/workspaces/ridge_legend.cpp</extracomment>
        <translation>Prava krivulja</translation>
    </message>
    <message>
        <source>calls of a warp</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation.cpp</extracomment>
        <translation>klici snopa</translation>
    </message>
    <message>
        <source>minimum weight</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>najmanjša teža</translation>
    </message>
    <message>
        <source>this</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>ta</translation>
    </message>
    <message>
        <source>, proven</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>, dokazana</translation>
    </message>
    <message>
        <source>shortest so far</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>doslej najkrajša</translation>
    </message>
    <message>
        <source>, no triangulation</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>, ni triangulacija</translation>
    </message>
    <message>
        <source>{} wrong</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>napačnih {}</translation>
    </message>
    <message>
        <source>{} missing</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>manjka {}</translation>
    </message>
    <message>
        <source>search tree:
{} of {} calls</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>iskalno drevo:
{} od {} klicev</translation>
    </message>
    <message>
        <source>load of {} warps:
{} without a call</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>obremenitev snopov: {}
brez klica: {}</translation>
    </message>
    <message>
        <source>stack, next first:</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>sklad, najprej naslednji:</translation>
    </message>
    <message>
        <source>and {} below</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>in {} nižje</translation>
    </message>
    <message>
        <source>cut: too few edges</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>odrezano: premalo povezav</translation>
    </message>
    <message>
        <source>cut: too long</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>odrezano: predolgo</translation>
    </message>
    <message>
        <source>triangulation</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>triangulacija</translation>
    </message>
    <message>
        <source>decided further</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>odločano naprej</translation>
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
        <translation>{} x ni vstopa</translation>
    </message>
    <message>
        <source>shortest, proven</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>najkrajša, dokazana</translation>
    </message>
    <message>
        <source>shortest</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>najkrajša</translation>
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
        <translation>to lice</translation>
    </message>
    <message>
        <source>not in the first</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>ni v prvi</translation>
    </message>
    <message>
        <source>decided now</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>odločeno zdaj</translation>
    </message>
    <message>
        <source>this step</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>ta korak</translation>
    </message>
    <message>
        <source>{}-{}: {} and {} points in its triangles</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>{}-{}: točk v njenih trikotnikih: {} in {}</translation>
    </message>
    <message>
        <source>it passes the diamond test</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>prestane diamantni preizkus</translation>
    </message>
    <message>
        <source>the diamond test rules it out</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>diamantni preizkus jo izloči</translation>
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
        <translation>doslej najkrajša</translation>
    </message>
    <message>
        <source>not in the result</source>
        <comment>told</comment>
        <extracomment>app/workspaces/triangulation_legend.cpp</extracomment>
        <translation>ni v rezultatu</translation>
    </message>
    <message>
        <source>there is no workspace named {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/workspaces.cpp</extracomment>
        <translation>delovnega prostora z imenom {} ni</translation>
    </message>
    <message>
        <source>known: {}</source>
        <comment>told</comment>
        <extracomment>app/workspaces/workspaces.cpp</extracomment>
        <translation>znano: {}</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Qt</extracomment>
        <translation>V redu</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Ne</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Qt</extracomment>
        <translation>Shrani</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Qt</extracomment>
        <translation>Zavrzi</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Qt</extracomment>
        <translation>Uporabi</translation>
    </message>
    <message>
        <source>Ignore</source>
        <extracomment>Qt</extracomment>
        <translation>Prezri</translation>
    </message>
    <message>
        <source>Retry</source>
        <extracomment>Qt</extracomment>
        <translation>Poskusi znova</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Odpri</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Shrani</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Izberi</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Izbriši</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Preimenuj</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Qt</extracomment>
        <translation>Izbriši</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>Qt</extracomment>
        <translation>Datoteke</translation>
    </message>
    <message>
        <source>Directories</source>
        <extracomment>Qt</extracomment>
        <translation>Mape</translation>
    </message>
    <message>
        <source>Directory:</source>
        <extracomment>Qt</extracomment>
        <translation>Mapa:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <extracomment>Qt</extracomment>
        <translation>Ime &amp;datoteke:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <extracomment>Qt</extracomment>
        <translation>Išči v:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <extracomment>Qt</extracomment>
        <translation>Vrsta datotek:</translation>
    </message>
    <message>
        <source>Save As</source>
        <extracomment>Qt</extracomment>
        <translation>Shrani kot</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <extracomment>Qt</extracomment>
        <translation>Poišči mapo</translation>
    </message>
    <message>
        <source>New Folder</source>
        <extracomment>Qt</extracomment>
        <translation>Nova mapa</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Nova mapa</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <extracomment>Qt</extracomment>
        <translation>Ustvari novo mapo</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <extracomment>Qt</extracomment>
        <translation>Ustvari novo mapo</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <extracomment>Qt</extracomment>
        <translation>Nadrejena mapa</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>Qt</extracomment>
        <translation>Pojdi nazaj</translation>
    </message>
    <message>
        <source>Go forward</source>
        <extracomment>Qt</extracomment>
        <translation>Pojdi naprej</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <extracomment>Qt</extracomment>
        <translation>Pojdi v nadrejeno mapo</translation>
    </message>
    <message>
        <source>List View</source>
        <extracomment>Qt</extracomment>
        <translation>Seznam</translation>
    </message>
    <message>
        <source>Detail View</source>
        <extracomment>Qt</extracomment>
        <translation>Podrobnosti</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <extracomment>Qt</extracomment>
        <translation>Preklopi na seznam</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <extracomment>Qt</extracomment>
        <translation>Preklopi na podrobnosti</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <extracomment>Qt</extracomment>
        <translation>Stranska vrstica</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <extracomment>Qt</extracomment>
        <translation>Seznam mest in zaznamkov</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <extracomment>Qt</extracomment>
        <translation>Pokaži &amp;skrite datoteke</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <extracomment>Qt</extracomment>
        <translation>Nedavna mesta</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <extracomment>Qt</extracomment>
        <translation>Vse datoteke (*)</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>Qt</extracomment>
        <translation>Računalnik</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <extracomment>Qt</extracomment>
        <translation>Spremenjeno</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Qt</extracomment>
        <translation>Vrsta</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>Qt</extracomment>
        <translation>Vrsta</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <extracomment>Qt</extracomment>
        <translation>Pokaži podrobnosti...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <extracomment>Qt</extracomment>
        <translation>Skrij podrobnosti...</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Razveljavi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Uveljavi</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Izreži</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Kopiraj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Prilepi</translation>
    </message>
    <message>
        <source>Select All</source>
        <extracomment>Qt</extracomment>
        <translation>Izberi vse</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <extracomment>Qt</extracomment>
        <translation>Izberi &amp;vse</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Več</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Manj</translation>
    </message>
    <message>
        <source>Float</source>
        <comment>dock</comment>
        <extracomment>Qt</extracomment>
        <translation>Odpni</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <extracomment>Qt</extracomment>
        <translation>Pomakni levo</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <extracomment>Qt</extracomment>
        <translation>Pomakni desno</translation>
    </message>
    <message>
        <source>Press shortcut</source>
        <extracomment>Qt</extracomment>
        <translation>Pritisnite bližnjico</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Shift</translation>
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
        <translation>Preslednica</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Levo</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Desno</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Gor</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Dol</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>PgDown</translation>
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
        <translation>Del</translation>
    </message>
    <message>
        <source>Ins</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Ins</translation>
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
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>key</comment>
        <extracomment>Qt</extracomment>
        <translation>Backspace</translation>
    </message>
</context>
</TS>
