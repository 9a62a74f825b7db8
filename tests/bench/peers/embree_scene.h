// Embree as a peer of benchmarks and tests: the same triangles, medium build quality, one ray at a time.
// A target that includes this links Embree.
// SPDX-License-Identifier: MIT
#pragma once

#if __has_include(<embree3/rtcore.h>)
#include "compute/core/device/executor_cpu.h"
#include "compute/kdtree/rays/ray.h"

#include <embree3/rtcore.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace ws::kdtree {

inline RTCRayHit embree_ray(const Ray& r) {
  RTCRayHit hit{};
  hit.ray.org_x = r.origin.x;
  hit.ray.org_y = r.origin.y;
  hit.ray.org_z = r.origin.z;
  hit.ray.dir_x = r.direction.x;
  hit.ray.dir_y = r.direction.y;
  hit.ray.dir_z = r.direction.z;
  hit.ray.tnear = r.t_min;
  hit.ray.tfar = r.t_max;
  hit.ray.mask = ~0u;
  hit.hit.geomID = RTC_INVALID_GEOMETRY_ID;
  return hit;
}

class EmbreeScene {
 public:
  /// On `thread_count` threads; 0: all.
  explicit EmbreeScene(const Triangles& triangles, RTCSceneFlags flags = RTC_SCENE_FLAG_NONE, int thread_count = 0)
      : device_(rtcNewDevice(("threads=" + std::to_string(thread_count)).c_str())),
        scene_(rtcNewScene(device_)),
        thread_count_(thread_count) {
    RTCGeometry mesh = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_TRIANGLE);
    auto* corners = static_cast<float*>(
        rtcSetNewGeometryBuffer(mesh, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, 12, 3 * triangles.size()));
    auto* indices =
        static_cast<unsigned*>(rtcSetNewGeometryBuffer(mesh, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 12, triangles.size()));
    std::copy_n(&triangles[0].a.x, 9 * triangles.size(), corners);
    for (unsigned i = 0; i < 3 * triangles.size(); ++i) indices[i] = i;
    rtcCommitGeometry(mesh);
    rtcAttachGeometry(scene_, mesh);
    rtcReleaseGeometry(mesh);
    rtcSetSceneFlags(scene_, flags);
    rtcSetSceneBuildQuality(scene_, RTC_BUILD_QUALITY_MEDIUM);
    rtcCommitScene(scene_);
  }
  ~EmbreeScene() {
    rtcReleaseScene(scene_);
    rtcReleaseDevice(device_);
  }
  EmbreeScene(const EmbreeScene&) = delete;
  EmbreeScene& operator=(const EmbreeScene&) = delete;

  void nearest(Span<const Ray> rays, Span<Hit> hits, bool coherent) const {
    for_all(rays.size(), [&](std::size_t i) {
      RTCIntersectContext context;
      rtcInitIntersectContext(&context);
      if (coherent) context.flags = RTC_INTERSECT_CONTEXT_FLAG_COHERENT;
      RTCRayHit hit = embree_ray(rays[i]);
      rtcIntersect1(scene_, &context, &hit);
      hits[i] = {hit.ray.tfar, hit.hit.geomID == RTC_INVALID_GEOMETRY_ID ? no_triangle : hit.hit.primID};
    });
  }
  void any(Span<const Ray> rays, Span<std::uint8_t> hit) const {
    for_all(rays.size(), [&](std::size_t i) {
      RTCIntersectContext context;
      rtcInitIntersectContext(&context);
      RTCRay ray = embree_ray(rays[i]).ray;
      rtcOccluded1(scene_, &context, &ray);
      hit[i] = ray.tfar < 0;
    });
  }

 private:
  template <class F>
  void for_all(std::size_t count, const F& f) const {
    RunContext context;
    context.thread_count = thread_count_;
    CpuExecutor(context).for_ranges("Embree", count, 1024, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) f(i);
    });
  }

  RTCDevice device_;
  RTCScene scene_;
  int thread_count_;
};

}  // namespace ws::kdtree

#endif
