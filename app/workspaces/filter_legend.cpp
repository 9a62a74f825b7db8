// SPDX-License-Identifier: MIT
#include "app/workspaces/filter_legend.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/filter/result.h"

#include <array>
#include <cstdint>
#include <string>

namespace ws::app {

namespace {

using filter::FilterPicture;
using filter::LensView;
using filter::Moment;
using Legend = std::vector<render::LegendEntry>;

constexpr std::array<std::uint8_t, 4> first_read_color{86, 180, 233, 255}, second_read_color{230, 159, 0, 255},
    third_read_color{204, 121, 167, 255}, segment_color{120, 230, 140, 255}, apron_color{255, 190, 60, 255},
    left_color{235, 235, 240, 255}, right_color{150, 150, 160, 255}, wrong_color{255, 80, 120, 255},
    inside_color{225, 225, 225, 255}, outside_color{40, 70, 140, 255}, behind_color{200, 50, 60, 255},
    at_infinity_color{240, 200, 60, 255};

const filter::Run& run_of(const FilterPicture& picture) {
  return dynamic_cast<const filter::FilterResult&>(*picture.result).run();
}

std::string compared_name(const filter::Run& run) {
  if (!run.versus) return said("input");
  const auto variant = filter::variant_of(run.parameters.versus);
  return variant ? said_choice(filter::info_of(*variant).name) : said("double precision");
}

Legend legend_of_mask(const filter::Mask& mask) {
  const auto entry = [](const char* name, std::size_t count) {
    return told(count, "{1}: {0} pixels", "{1}: {0} pixels", said(name));
  };
  return {{entry(phrase("inside the image"), mask.inside), inside_color},
          {entry(phrase("outside"), mask.outside), outside_color},
          {entry(phrase("behind (w < 0)"), mask.behind), behind_color},
          {entry(phrase("at infinity (w = 0)"), mask.at_infinity), at_infinity_color}};
}

Legend legend_of_reads(const FilterPicture& picture) {
  Legend legend{{said("first read of each lane"), first_read_color}, {said("second read"), second_read_color}};
  const int count = picture.overlay.read_count;
  if (count > 2)
    legend.push_back({count == 3 ? said("third read") : said("third read; then these colours again"), third_read_color});
  legend.push_back({said("apron"), apron_color});
  legend.push_back({said("segment of 128 bytes"), segment_color});
  return legend;
}

/// What the lens over a work-group shows.
Legend legend_of_tile(const FilterPicture& picture, LensView lens) {
  if (!picture.overlay.lens || lens == LensView::work_space) return {};
  if (lens == LensView::aprons)
    return {{said("right result"), first_read_color},
            {said("wrong result, or a cell that none loads"), wrong_color},
            {said("idle item"), right_color},
            {said("apron"), apron_color}};
  if (lens == LensView::banks)
    return {{said("a bank with one word to read"), first_read_color},
            {said("a bank with several, one after another"), wrong_color},
            {said("a bank without"), right_color}};
  if (picture.moment == Moment::load) return legend_of_reads(picture);
  return {{said("sum of the first lane"), first_read_color},
          {said("sum of the last lane"), second_read_color},
          {said("apron"), apron_color},
          {said("segment of 128 bytes"), segment_color}};
}

/// `asked`: what the view asks for, which this run may not have.
Legend legend_of_image(const FilterPicture& picture, filter::Stage asked) {
  if (picture.moment != Moment::result) return {};
  const filter::Run& run = run_of(picture);
  switch (picture.stage) {
    case filter::Stage::split:
      return {{said("left: result"), left_color}, {told("right: {}", compared_name(run)), right_color}};
    case filter::Stage::mask:
      return legend_of_mask(*picture.mask);
    case filter::Stage::difference:
      return {{told("result minus {}: at most {:.3g}", compared_name(run), *picture.largest_difference), render::no_swatch}};
    default:
      if (filter::shown_stage(run, asked) == asked) return {};
      return {{told("the result: this run has no {}", said_choice(choice_name(asked))), render::no_swatch}};
  }
}

}  // namespace

Legend filter_legend(const FilterPicture& picture, const filter::ViewParameters& view) {
  if (picture.stage == filter::Stage::kernel)
    return {{told("column taps times row taps: {} x {}", picture.width, picture.height), render::no_swatch}};
  const bool is_moving = picture.moment == Moment::load || picture.moment == Moment::compute;
  return is_moving ? legend_of_tile(picture, view.lens) : legend_of_image(picture, view.stage);
}

}  // namespace ws::app
