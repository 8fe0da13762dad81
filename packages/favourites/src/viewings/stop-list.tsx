import { formatTime } from "@hjem/domain/format/format-date";
import { resultPrice } from "@hjem/domain/format/result-price";
import { wallClock } from "@hjem/domain/time/zone";
import { propertyHref } from "@hjem/home-card/result-photos";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { WarningIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import { HomeIcon } from "@hjem/ui/result-icons";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { directionsHref } from "./directions-href.ts";
import type { Clash, DayOptions, DayPlan, PlannedStop } from "./plan-day.ts";
import { type Assignment, solveClash } from "./solve-clash.ts";
import {
  type Company,
  formatArrival,
  formatClash,
  formatPersons,
  formatSolution,
  shortZone,
} from "./stop-names.ts";
import styles from "./stops.module.css";
import type { Stop } from "./viewing-stops.ts";
import { WhoGoes } from "./who-goes.tsx";

/** What every stop of the list depends on. */
export interface StopContext {
  company: Company;
  /** True where the homes of the day are in several zones: each time has its own. */
  isZoneShown: boolean;
  onAssign: (changes: readonly Assignment[]) => void;
}

/** When a viewing is, in the time of its home. */
function StopTime({ stop, isZoneShown }: { stop: Stop; isZoneShown: boolean }) {
  const page = usePage();
  const { timeZone } = stop.home.property;
  const at = (instant: number) => formatTime(page, wallClock(instant, timeZone).time);
  const until = at(stop.end);
  return (
    <p className={styles.time}>
      <time dateTime={new Date(stop.start).toISOString()}>{at(stop.start)}</time>
      <span>
        <Trans>to {until}</Trans>
        {isZoneShown && ` ${shortZone(page, stop.start, timeZone)}`}
      </span>
    </p>
  );
}

/** The home of a stop: picture, address, price, the way there, and what is still to be asked there. */
function StopHome({ stop, mode }: { stop: Stop; mode: DayOptions["mode"] }) {
  const page = usePage();
  const { t } = useLingui();
  const { property, questions } = stop.home;
  const { address } = property;
  const way = directionsHref(page, property, mode);
  const [picture] = property.images;
  const open = questions.filter(({ isAsked }) => !isAsked);
  return (
    <div className={styles.home}>
      <div className={styles.photo}>
        {picture ? (
          <Picture source={picture} alt="" sizes="6rem" ratio="fill" />
        ) : (
          <HomeIcon size="l" />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.address}>
          <Link href={propertyHref(property)}>{address}</Link>
        </h3>
        <p className={`${text.small} ${text.secondary}`}>{resultPrice(page, property).figure}</p>
        {way !== null && (
          <p className={text.small}>
            <a
              href={way}
              target="_blank"
              rel="noreferrer"
              className={`${text.linkAlone} ${styles.way}`}
              aria-label={t`Directions to ${address}`}
            >
              <Trans>Directions</Trans>
            </a>
          </p>
        )}
        {open.map((question) => (
          <p key={question.id} className={`${text.small} ${text.muted} ${styles.question}`}>
            {question.text}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Who cannot make which viewings, and a press that solves it. */
function ClashLine({
  clash,
  solution,
  context: { company, onAssign },
  numberOf,
}: {
  clash: Clash;
  solution: readonly Assignment[];
  context: StopContext;
  numberOf: (key: string) => number;
}) {
  const page = usePage();
  return (
    <div className={styles.clash}>
      <WarningIcon />
      <p>{formatClash(page, company, clash)}</p>
      <Button size="s" onClick={() => onAssign(solution)}>
        {formatSolution(page, company, { changes: solution, numberOf })}
      </Button>
    </div>
  );
}

/** Props of `StopList`. */
export interface StopListProps {
  plan: DayPlan;
  /** Everything of the day, also what nobody goes to. */
  stops: readonly Stop[];
  options: DayOptions;
  context: StopContext;
}

/** The viewings of a day in time order: ways, clashes, who goes; then those that nobody goes to (visual.md §28). */
export function StopList({ plan, stops, options, context }: StopListProps) {
  const page = usePage();
  const { t } = useLingui();
  const { company, isZoneShown, onAssign } = context;
  const numberOf = (key: string) => plan.stops.find((stop) => stop.key === key)?.number ?? 0;
  const isShared = company.users.length > 1;
  const stopOf = (stop: PlannedStop | Stop) => (
    <>
      <StopTime stop={stop} isZoneShown={isZoneShown} />
      {"number" in stop ? (
        <span className={styles.number}>{stop.number}</span>
      ) : (
        <span className={styles.number} data-skipped="" aria-hidden>
          –
        </span>
      )}
      <StopHome stop={stop} mode={options.mode} />
      <WhoGoes
        stop={stop}
        company={company}
        onChange={(userIds) => onAssign([{ stop, userIds }])}
      />
      {isShared && stop.userIds.length > 0 && (
        <p className={styles.paperWho}>{formatPersons(page, company, stop.userIds)}</p>
      )}
    </>
  );
  return (
    <div className={styles.list}>
      <ol className={styles.stops}>
        {plan.stops.map((stop) => (
          <li key={stop.key}>
            {/* One at a stop, with the one next before it: of many at once all pairs would be a wall of lines. */}
            {plan.clashes
              .filter(({ second }) => second === stop)
              .slice(-1)
              .map((clash) => (
                <ClashLine
                  key={`${clash.first.number}`}
                  clash={clash}
                  solution={solveClash(stops, clash, options)}
                  context={context}
                  numberOf={numberOf}
                />
              ))}
            {stop.arrivals.map((arrival) => (
              <p key={`${arrival.from}`} className={styles.leg}>
                {formatArrival(page, company, { stop, arrival })}
              </p>
            ))}
            <div className={styles.stop}>{stopOf(stop)}</div>
          </li>
        ))}
      </ol>
      {plan.skipped.length > 0 && (
        <section className={styles.skipped}>
          <h3 className={text.h3}>
            <Trans>Not going</Trans>
          </h3>
          <ul className={styles.stops} aria-label={t`Not going`}>
            {plan.skipped.map((stop) => (
              <li key={stop.key} className={styles.stop}>
                {stopOf(stop)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
