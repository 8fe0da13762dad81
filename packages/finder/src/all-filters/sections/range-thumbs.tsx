import { RangeSlider, type RangeSliderProps } from "@hjem/ui/range-slider";

/** The slider, fetched when a range is first shown: its library is larger than the whole form. */
export default function RangeThumbs(props: RangeSliderProps) {
  return <RangeSlider {...props} />;
}
