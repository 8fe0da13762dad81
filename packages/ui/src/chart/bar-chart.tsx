import styles from "./bar-chart.module.css";

/** Props of `BarChart`. */
export interface BarChartProps {
  /** A figure a day, oldest first; null for one too small to be shown. */
  days: readonly (number | null)[];
  /** What the bars say, for those who do not see them. */
  label: string;
  /** What each bar shows under the pointer. @default nothing */
  names?: readonly string[];
  /** `s` stands under a figure, `m` fills its column. @default s */
  size?: "s" | "m";
}

/** Days at the end that are set off: the last week. */
const RECENT_DAYS = 7;
const HEIGHT = 36;
const BAR = 8;
const STEP = 10;
/** Height of the line that a day without a figure leaves. */
const LEAST = 1;

/** Bars from zero without axes, the last seven days in the accent (visual §20). */
export function BarChart({ days, label, names, size = "s" }: BarChartProps) {
  const tallest = Math.max(1, ...days.map((figure) => figure ?? 0));
  const width = days.length * STEP - (STEP - BAR);
  return (
    <svg
      className={styles.chart}
      data-size={size}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {days.map((figure, at) => {
        const height = Math.max(LEAST, ((figure ?? 0) / tallest) * HEIGHT);
        return (
          <rect
            key={at}
            data-recent={at >= days.length - RECENT_DAYS || undefined}
            x={at * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          >
            {names?.[at] && <title>{names[at]}</title>}
          </rect>
        );
      })}
    </svg>
  );
}
