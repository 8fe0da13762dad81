import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPerPeriod, formatPrice } from "@hjem/domain/format/format-price";
import { sliderEnds } from "@hjem/domain/search/filter-choices";
import type { FilterErrorFlag, FilterErrorRule } from "@hjem/domain/search/filter-error-flags";
import { searchFields } from "@hjem/domain/search/search-fields";
import { dayIn } from "@hjem/domain/time/zone";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { usePage } from "@hjem/storefront/page";
import { Histogram } from "@hjem/ui/histogram";
import { Link } from "@hjem/ui/link";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { FilterRange } from "../filter-section.ts";
import styles from "./sections.module.css";

/** Loaded when a range is first shown: its library is larger than the whole form. */
const RangeSlider = lazyComponent(() => import("@hjem/ui/range-slider"), { render: "client-only" });

/** The error message with how to correct it. */
function RangeErrorText({ rule }: { rule: FilterErrorRule }) {
  switch (rule) {
    case "min_above_max":
      return <Trans>“From” must be lower than “To”.</Trans>;
    case "year_in_future":
      return <Trans>Enter a year that is not in the future.</Trans>;
    case "total_below_asking":
      return <Trans>The total price cannot be below the asking price.</Trans>;
    default:
      return <Trans>Enter a number.</Trans>;
  }
}

/** Props of `RangeFields`. */
export interface RangeFieldsProps {
  range: FilterRange;
  title: string;
  fieldError: FilterErrorFlag | undefined;
  /** True once hydrated: then thumbs can be moved. */
  isHydrated: boolean;
  /** Called when code, not the user, has filled in the fields. */
  onFilled: () => void;
}

type Ends = readonly [low: number, high: number];

/** Fields for a minimum and a maximum, below a slider where there is one; each follows the other (visual §7). */
export function RangeFields({ range, title, fieldError, isHydrated, onFilled }: RangeFieldsProps) {
  const { t } = useLingui();
  const page = usePage();
  const [moved, setMoved] = useState<Ends>(range.ends);
  const lowest = useRef<HTMLInputElement>(null);
  const highest = useRef<HTMLInputElement>(null);
  const { name, slider, bars, unit, period } = range;
  const { currency } = page.region;
  const isPrice = unit === currency.symbol;

  const amount = (value: number) => {
    if (period) return formatPerPeriod(page, value, period);
    return isPrice
      ? formatPrice(page, value)
      : [formatNumber(page, value), unit].filter(Boolean).join(" ");
  };
  const ariaValueText = (value: number, end: number) => {
    const limit = slider && sliderEnds(end === 0 ? [value, 0] : [0, value], slider)[end];
    if (limit === undefined) return end === 0 ? t`no lower limit` : t`no upper limit`;
    return amount(limit);
  };
  const write = (input: HTMLInputElement | null, value: number | undefined) => {
    if (input) input.value = value === undefined ? "" : formatNumber(page, value);
  };
  const slide = (value: Ends) => {
    if (!slider) return;
    setMoved(value);
    const [min, max] = sliderEnds(value, slider);
    write(lowest.current, min);
    write(highest.current, max);
  };
  const typed = () => {
    if (!slider) return;
    const today = dayIn(page.now, page.region.timeZones.default);
    const read = (end: "Min" | "Max", input: HTMLInputElement | null) =>
      searchFields[`${name}${end}`].read([input?.value ?? ""], today).value;
    setMoved([
      read("Min", lowest.current) ?? slider.min,
      read("Max", highest.current) ?? slider.max,
    ]);
  };
  const swap = () => {
    const [low, high] = [lowest.current, highest.current];
    if (!low || !high) return;
    [low.value, high.value] = [high.value, low.value];
    typed();
    onFilled();
  };

  const errorAt = (end: "Min" | "Max") =>
    fieldError?.field === `${name}${end}` && (
      <>
        <RangeErrorText rule={fieldError.rule} />{" "}
        {fieldError.rule === "min_above_max" &&
          (range.swapHref !== undefined && !isHydrated ? (
            <Link href={range.swapHref} className={styles.swap}>
              <Trans>Swap</Trans>
            </Link>
          ) : (
            <button type="button" className={styles.swap} onClick={swap}>
              <Trans>Swap</Trans>
            </button>
          ))}
      </>
    );
  const field = {
    inputMode: "decimal",
    autoComplete: "off",
    size: "m",
    placeholder: t`No limit`,
    unit,
    unitPosition: isPrice ? currency.position : undefined,
  } as const;
  return (
    <>
      {slider && (
        <>
          <RangeSlide
            label={title}
            slider={slider}
            bars={bars}
            value={moved}
            isHydrated={isHydrated}
            ariaValueText={ariaValueText}
            onSlide={slide}
            onRest={onFilled}
          />
          <p className={styles.scaleEnds} aria-hidden="true">
            <span>{amount(slider.min)}</span>
            <span>{amount(Math.floor(slider.max / slider.step) * slider.step)}+</span>
          </p>
        </>
      )}
      <div className={styles.ends} onInput={typed}>
        <TextField
          {...field}
          ref={lowest}
          name={`${name}Min`}
          label={t`From`}
          defaultValue={range.min}
          error={errorAt("Min")}
        />
        <TextField
          {...field}
          ref={highest}
          name={`${name}Max`}
          label={t`To`}
          defaultValue={range.max}
          error={errorAt("Max")}
        />
      </div>
    </>
  );
}

interface RangeSlideProps {
  label: string;
  slider: NonNullable<FilterRange["slider"]>;
  bars: FilterRange["bars"];
  value: Ends;
  isHydrated: boolean;
  /** A value for screen readers, at the lower (0) or the upper (1) end. */
  ariaValueText: (value: number, end: number) => string;
  onSlide: (value: Ends) => void;
  onRest: () => void;
}

/** Bars and thumbs above the fields. Bars are rendered on the server, thumbs once hydrated. */
function RangeSlide({
  label,
  slider,
  bars,
  value,
  isHydrated,
  ariaValueText,
  onSlide,
  onRest,
}: RangeSlideProps) {
  const { min, max, step } = slider;
  const within = (end: number) => Math.min(max, Math.max(min, end));
  const low = within(value[0]);
  const ends: Ends = [low, Math.max(low, within(value[1]))];
  const still = bars && <Histogram bars={bars} min={min} max={max} value={ends} />;
  return (
    <div className={bars ? styles.sliding : styles.plainSliding}>
      {isHydrated ? (
        <RangeSlider
          fallback={still}
          label={label}
          min={min}
          max={max}
          step={step}
          value={ends}
          bars={bars}
          valueText={ariaValueText}
          onChange={onSlide}
          onChangeEnd={onRest}
        />
      ) : (
        still
      )}
    </div>
  );
}
