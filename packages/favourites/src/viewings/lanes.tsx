import { HOUR_MS } from "@hjem/domain/durations";
import { usePage } from "@hjem/storefront/page";
import { Avatar } from "@hjem/ui/avatar";
import { useLingui } from "@lingui/react/macro";
import styles from "./lanes.module.css";
import type { DayPlan, Lane, PlannedStop } from "./plan-day.ts";
import { type Company, formatClock, formatPerson } from "./stop-names.ts";
import { timeAxis } from "./time-axis.ts";

/** The least height of a block, for its number. */
const ROW_REM = 1.375;

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** Stops of a lane in as few rows as keep those apart that overlap. */
function stack(stops: readonly PlannedStop[]): { stop: PlannedStop; row: number }[] {
  const ends: number[] = [];
  return stops.map((stop) => {
    const free = ends.findIndex((end) => end <= stop.start);
    const row = free < 0 ? ends.length : free;
    ends[row] = stop.end;
    return { stop, row };
  });
}

/** Props of `Lanes`. */
export interface LanesProps {
  plan: DayPlan;
  company: Company;
}

/** Each person's viewings on one time axis (visual.md §28): a picture of the list below it, whose text says the same. */
export function Lanes({ plan, company }: LanesProps) {
  const page = usePage();
  const { t } = useLingui();
  const [first] = plan.stops;
  if (!first) return null;
  const { timeZone } = first.home.property;
  const { from, to, ticks } = timeAxis(plan.stops, timeZone);
  const place = (instant: number) => (instant - from) / (to - from);
  const isClash = ({ userId }: Lane, stop: PlannedStop) =>
    plan.clashes.some(
      (clash) => clash.userIds.includes(userId) && [clash.first, clash.second].includes(stop),
    );
  const label = plan.lanes
    .map(({ userId, stops }) => {
      const name = formatPerson(page, company, userId);
      return `${name}: ${stops.map(({ number }) => number).join(", ")}`;
    })
    .join(". ");
  return (
    <div className={styles.lanes} role="img" aria-label={t`Timeline. ${label}`}>
      <span />
      <span className={styles.axis}>
        {ticks.map((tick) => (
          <span key={tick} style={{ left: percent(place(tick)) }}>
            {formatClock(page, tick, { timeZone, isZoneShown: false })}
          </span>
        ))}
      </span>
      {plan.lanes.map((lane) => {
        const name = formatPerson(page, company, lane.userId);
        const blocks = stack(lane.stops);
        const rows = Math.max(...blocks.map(({ row }) => row)) + 1;
        return (
          <div key={lane.userId} className={styles.laneOf}>
            <span className={styles.person}>
              <Avatar
                name={company.users.find(({ userId }) => userId === lane.userId)?.name ?? ""}
              />
              <span className={styles.name}>{name}</span>
            </span>
            <span
              className={styles.lane}
              style={{
                backgroundSize: percent(HOUR_MS / (to - from)),
                minHeight: `${rows * ROW_REM}rem`,
              }}
            >
              {blocks.map(({ stop, row }) => (
                <b
                  key={stop.key}
                  data-clash={isClash(lane, stop) || undefined}
                  style={{
                    left: percent(place(stop.start)),
                    width: percent(place(stop.end) - place(stop.start)),
                    top: percent(row / rows),
                    height: percent(1 / rows),
                  }}
                >
                  {stop.number}
                </b>
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}
