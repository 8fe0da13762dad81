import styles from "./histogram.module.css";

/** Props of `Histogram`. Values are in the caller's unit. */
export interface HistogramProps {
  /** Homes in each step from `min` to `max`. */
  bars: readonly number[];
  min: number;
  max: number;
  /** Bars between these use the accent colour. */
  value: readonly [low: number, high: number];
}

const LEAST_BAR_PERCENT = 3;

/**
 * Number of homes along a range, on a scale of powers: most homes are in a few steps, and a single one in another is to be seen
 * beside them. Hidden from screen readers: the values are in the fields below it.
 */
export function Histogram({ bars, min, max, value }: HistogramProps) {
  const tallest = Math.max(1, ...bars);
  const isInside = (at: number) => {
    const middle = min + ((at + 0.5) / bars.length) * (max - min);
    return middle >= value[0] && middle <= value[1];
  };
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map((homes, at) => (
        <i
          key={at}
          data-inside={isInside(at) || undefined}
          style={{
            height: `${homes === 0 ? 0 : Math.max(LEAST_BAR_PERCENT, (Math.log1p(homes) / Math.log1p(tallest)) * 100)}%`,
          }}
        />
      ))}
    </div>
  );
}
