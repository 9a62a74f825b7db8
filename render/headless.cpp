// EGL without a display. Displays are never terminated: EGL shares them in the process, another context may live there.
// SPDX-License-Identifier: MIT
#include "render/headless.h"

#include "compute/core/run/error.h"
#include "render/gl/gl.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace ws::render {
namespace {

struct Candidate {
  std::string name;
  EGLenum platform;
  void* native;
};

std::string egl_error() {
  switch (const EGLint code = eglGetError()) {
    case EGL_NOT_INITIALIZED:
      return "not initialised";
    case EGL_BAD_ALLOC:
      return "out of memory or no such device";
    case EGL_BAD_MATCH:
      return "no matching configuration";
    case EGL_BAD_ATTRIBUTE:
      return "attribute not known";
    case EGL_BAD_CONFIG:
      return "no such configuration";
    case EGL_BAD_DISPLAY:
      return "no such display";
    default: {
      constexpr std::string_view digits = "0123456789abcdef";
      std::string hexadecimal;
      for (int shift = 12; shift >= 0; shift -= 4) hexadecimal += digits[static_cast<std::size_t>(code >> shift & 15)];
      return "EGL error 0x" + hexadecimal;
    }
  }
}

bool has(const char* list, std::string_view extension) {
  return list && (" " + std::string(list) + " ").find(" " + std::string(extension) + " ") != std::string::npos;
}

bool software_asked_for() {
  const char* value = std::getenv("LIBGL_ALWAYS_SOFTWARE");
  return value && *value && std::string_view(value) != "0" && std::string_view(value) != "false";
}

/// NVIDIA's devices first, then other hardware, then software ones; Mesa's surfaceless platform last.
std::vector<Candidate> candidates(std::string& tried) {
  std::vector<Candidate> nvidia, hardware, software;
  const char* client = eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS);
  if (has(client, "EGL_EXT_device_enumeration") || has(client, "EGL_EXT_device_base")) {
    EGLDeviceEXT devices[32];
    EGLint count = 0;
    if (!eglQueryDevicesEXT(static_cast<EGLint>(std::size(devices)), devices, &count)) count = 0;
    for (EGLint i = 0; i < count; ++i) {
      const char* extensions = eglQueryDeviceStringEXT(devices[i], EGL_EXTENSIONS);
      const bool is_nvidia = has(extensions, "EGL_NV_device_cuda");
      const bool is_software = has(extensions, "EGL_MESA_device_software");
      if (software_asked_for() && !is_software) continue;
      auto& list = is_nvidia ? nvidia : is_software ? software : hardware;
      list.push_back({"EGL device " + std::to_string(i) +
                          (is_nvidia     ? " (NVIDIA)"
                           : is_software ? " (software)"
                                         : ""),
                      EGL_PLATFORM_DEVICE_EXT, devices[i]});
    }
    if (count == 0) tried += "EGL lists no devices; ";
  }
  std::vector<Candidate> all = std::move(nvidia);
  all.insert(all.end(), hardware.begin(), hardware.end());
  all.insert(all.end(), software.begin(), software.end());
  if (has(client, "EGL_MESA_platform_surfaceless"))
    all.push_back({"Mesa's surfaceless platform", EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY});
  return all;
}

/// A current 4.5 core context, or why not.
std::string try_context(const Candidate& candidate, EGLDisplay& display, EGLContext& context) {
  display = eglGetPlatformDisplayEXT(candidate.platform, candidate.native, nullptr);
  if (display == EGL_NO_DISPLAY) return egl_error();
  if (!eglInitialize(display, nullptr, nullptr)) return egl_error();
  if (!has(eglQueryString(display, EGL_EXTENSIONS), "EGL_KHR_surfaceless_context")) return "no surfaceless contexts";
  eglBindAPI(EGL_OPENGL_API);
  constexpr EGLint config_attributes[] = {EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_NONE};
  EGLConfig config = nullptr;
  EGLint count = 0;
  if (!eglChooseConfig(display, config_attributes, &config, 1, &count) || count == 0) config = nullptr;
  constexpr EGLint attributes[] = {
      EGL_CONTEXT_MAJOR_VERSION,           4,       EGL_CONTEXT_MINOR_VERSION, 5, EGL_CONTEXT_OPENGL_PROFILE_MASK,
      EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
  context = eglCreateContext(display, config, EGL_NO_CONTEXT, attributes);
  if (context == EGL_NO_CONTEXT) return "no OpenGL 4.5 core context: " + egl_error();
  if (eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context)) return {};
  std::string why = egl_error();
  eglDestroyContext(display, context);
  return why;
}

}  // namespace

struct HeadlessContext::Impl {
  EGLDisplay display = EGL_NO_DISPLAY;
  EGLContext context = EGL_NO_CONTEXT;
};

HeadlessContext::HeadlessContext() : impl_(std::make_unique<Impl>()) {
  std::string tried;
  for (const Candidate& candidate : candidates(tried)) {
    const std::string why = try_context(candidate, impl_->display, impl_->context);
    if (why.empty()) return;
    tried += candidate.name + ": " + why + "; ";
  }
  if (tried.empty()) tried = "EGL knows neither devices nor Mesa's surfaceless platform; ";
  tried.resize(tried.size() - 2);
  throw Error(ErrorKind::internal, "no OpenGL 4.5 context can be made without a display (" + tried + ")",
              "install a graphics driver, or Mesa's software OpenGL (package libgl1-mesa-dri)");
}

HeadlessContext::~HeadlessContext() {
  eglMakeCurrent(impl_->display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
  eglDestroyContext(impl_->display, impl_->context);
}

}  // namespace ws::render
