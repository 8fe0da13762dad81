import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { Slider, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { Histogram } from "./histogram.tsx";
import styles from "./range-slider.module.css";

/** A lower and an upper bound, both inclusive. */
export type Range = readonly [low: number, high: number];

/** Props of `RangeSlider`. Values are in the caller's unit. */
export interface RangeSliderProps {
  /** Accessible name: "Price". */
  label: string;
  min: number;
  max: number;
  step: number;
  value: Range;
  /** Called while a thumb moves. */
  onChange: (value: Range) => void;
  /** Called when it stops: the time to search. */
  onChangeEnd?: (value: Range) => void;
  /**
   * A value for screen readers, with unit, in the page's language; `end` is 0 for the lower and 1 for the upper thumb
   * (S23).
   */
  valueText: (value: number, end: number) => string;
  /** Homes in each step from `min` to `max`; drawn above the track. */
  bars?: readonly number[];
}

/** Two thumbs on one track. Never the only input: fields are below it. Loaded when it is needed. */
export default function RangeSlider({
  label,
  min,
  max,
  step,
  value,
  onChange,
  onChangeEnd,
  valueText,
  bars,
}: RangeSliderProps) {
  const { t } = useLingui();
  const pair = (values: number[]): Range => [values[0] ?? min, values[1] ?? max];
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const inputs = [low, high];
  // The library formats plain numbers in the browser's language and has no option for it.
  useLayoutEffect(() => {
    for (const [end, input] of [low, high].entries()) {
      input.current?.setAttribute("aria-valuetext", valueText(value[end] ?? 0, end));
    }
  });
  return (
    <Slider
      className={styles.slider}
      aria-label={label}
      minValue={min}
      maxValue={max}
      step={step}
      value={[...value]}
      onChange={(values) => onChange(pair(values))}
      onChangeEnd={(values) => onChangeEnd?.(pair(values))}
    >
      {bars && <Histogram bars={bars} min={min} max={max} value={value} />}
      <SliderTrack className={styles.track}>
        {({ state }) => (
          <>
            <div
              className={styles.chosen}
              style={{
                left: `${state.getThumbPercent(0) * 100}%`,
                right: `${(1 - state.getThumbPercent(1)) * 100}%`,
              }}
            />
            {[t`From`, t`To`].map((end, index) => (
              <SliderThumb
                key={index}
                index={index}
                inputRef={inputs[index]}
                className={styles.thumb}
                aria-label={end}
              />
            ))}
          </>
        )}
      </SliderTrack>
    </Slider>
  );
}
