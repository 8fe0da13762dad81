import { formatTime } from "@hjem/domain/format/format-date";
import type { SunPath, SunPoint } from "@hjem/domain/time/sun-path";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";
import styles from "./position.module.css";

/** Units of the drawing: 15 minutes across, one degree up. */
const WIDTH = 96;
const BOTTOM = -8;
/** Maximum declination of the sun in degrees. */
const TROPIC = 23.44;
const TICK_HOURS = [0, 6, 12, 18, 24] as const;
const TICK_HEIGHTS = [30, 60] as const;

/** Maximum height of the sun at a place, so that all its days have the same scale. */
const topOf = (lat: number) => Math.min(90, 90 - Math.abs(lat) + TROPIC) + 5;

/** The sun's height over the hours of a day. The text beside it contains the same. */
export function SunChart({ sun, lat }: { sun: SunPath; lat: number }) {
  const page = usePage();
  const { t } = useLingui();
  const { path, rise, set, noon } = sun;
  const start = path[0]?.instant ?? 0;
  const length = (path.at(-1)?.instant ?? 1) - start;
  const across = ({ instant }: SunPoint) => ((instant - start) / length) * WIDTH;
  const top = topOf(lat);
  // The night runs out of the drawing, which cuts it.
  const up = (height: number) => top - height;
  const share = (height: number) => `${(up(height) / (top - BOTTOM)) * 100}%`;
  const ticks = TICK_HEIGHTS.filter((height) => height < top);
  const place = (point: SunPoint) => `${across(point).toFixed(2)},${up(point.height).toFixed(2)}`;
  const line = path.map(place).join(" ");
  const marks = [rise, noon, set].flatMap((point) =>
    point && point.height > -1 && across(point) >= 0 && across(point) <= WIDTH ? [point] : [],
  );
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${top - BOTTOM}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Height of the sun during the day`}
      >
        {ticks.map((height) => (
          <line
            key={height}
            className={styles.grid}
            x1={0}
            x2={WIDTH}
            y1={up(height)}
            y2={up(height)}
          />
        ))}
        <polygon
          className={styles.light}
          points={`0,${up(0)} ${path.map((point) => `${across(point).toFixed(2)},${up(Math.max(0, point.height)).toFixed(2)}`).join(" ")} ${WIDTH},${up(0)}`}
        />
        <line className={styles.horizon} x1={0} x2={WIDTH} y1={up(0)} y2={up(0)} />
        <polyline className={styles.way} points={line} />
      </svg>
      <div className={styles.marks} aria-hidden="true">
        {marks.map((point) => (
          <span
            key={point.instant}
            style={{
              insetInlineStart: `${(across(point) / WIDTH) * 100}%`,
              top: share(point.height),
            }}
          />
        ))}
      </div>
      <div className={styles.heights} aria-hidden="true">
        {ticks.map((height) => (
          <span key={height} style={{ top: share(height) }}>
            {height}°
          </span>
        ))}
      </div>
      <figcaption className={styles.hours} aria-hidden="true">
        {TICK_HOURS.map((hour) => (
          <span key={hour}>{formatTime(page, `${String(hour % 24).padStart(2, "0")}:00`)}</span>
        ))}
      </figcaption>
    </figure>
  );
}
