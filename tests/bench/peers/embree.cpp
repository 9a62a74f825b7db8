// Embree: builds over triangles, and rays through them.
// SPDX-License-Identifier: MIT
#include "tests/bench/peers/talk.h"

#if WS_HAS_EMBREE
#include "tests/bench/peers/embree_scene.h"

#include <cstring>

namespace ws::peers {

namespace {

using kdtree::EmbreeScene;

kdtree::Triangles triangles_of(const Question& question) {
  const Given& given = question.data.at("triangles");
  kdtree::Triangles triangles(given.shape[0]);
  std::memcpy(&triangles.front().a.x, given.data, triangles.size() * sizeof(kdtree::Triangle));
  return triangles;
}

Answering build(const Question& question) {
  auto triangles = std::make_shared<const kdtree::Triangles>(triangles_of(question));
  return {[triangles, threads = question.thread_count] { (void)EmbreeScene(*triangles, RTC_SCENE_FLAG_NONE, threads); }};
}

Answering trace(const Question& question) {
  struct Race {
    EmbreeScene scene;
    std::vector<kdtree::Ray> rays;
    std::vector<kdtree::Hit> hits;
  };
  const Given& given = question.data.at("rays");
  const float* numbers = given.as<float>();
  std::vector<kdtree::Ray> rays(given.shape[0]);
  for (std::size_t i = 0; i < rays.size(); ++i, numbers += 6) {
    rays[i].origin = {numbers[0], numbers[1], numbers[2]};
    rays[i].direction = {numbers[3], numbers[4], numbers[5]};
  }
  const std::size_t count = rays.size();
  const std::shared_ptr<Race> race(new Race{EmbreeScene(triangles_of(question), RTC_SCENE_FLAG_NONE, question.thread_count),
                                            std::move(rays), std::vector<kdtree::Hit>(count)});
  const bool coherent = question.values.at("coherent") == "1";
  return {[race, coherent] { race->scene.nearest(race->rays, race->hits, coherent); },
          [race] {
            std::vector<float> far(race->hits.size());
            for (std::size_t i = 0; i < far.size(); ++i) far[i] = race->hits[i].t;
            return bytes_of(far.data(), far.size());
          }};
}

}  // namespace

std::vector<Offer> embree_offers() {
  return {{"embree-build", "build", "Embree", RTC_VERSION_STRING, "Embree, medium quality", "", build},
          {"embree-rays", "rays", "Embree", RTC_VERSION_STRING, "Embree, ray by ray", "", trace}};
}

}  // namespace ws::peers
#else
namespace ws::peers {
std::vector<Offer> embree_offers() { return {}; }
}  // namespace ws::peers
#endif
