import { formatDay } from "@hjem/domain/format/format-date";
import { formatDistance, formatDuration } from "@hjem/domain/format/format-measure";
import { formatWeekday } from "@hjem/domain/format/format-weekday";
import { paths } from "@hjem/domain/paths";
import type { Collection } from "@hjem/domain/saved/collection";
import { type TravelMode, travelModes } from "@hjem/domain/travel/travel-estimate";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, MessageCatalogs, PageLoaderArgs } from "@hjem/storefront/routes";
import { Button, LinkButton } from "@hjem/ui/button";
import { Chip } from "@hjem/ui/chip";
import layout from "@hjem/ui/layout.module.css";
import { Select } from "@hjem/ui/select";
import { Skeleton, SkeletonList } from "@hjem/ui/skeleton";
import { CalendarIcon } from "@hjem/ui/subject-icons";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useSearchParams } from "react-router";
import { collectionHead, loadCollection } from "../model/load-collection.ts";
import { useCollection, useOwnId } from "../model/use-collection.ts";
import { CollectionShell } from "../shell/collection-shell.tsx";
import { buildCalendar, downloadCalendar } from "./download-calendar.ts";
import { Lanes } from "./lanes.tsx";
import { type DayPlan, planDay } from "./plan-day.ts";
import { StopList } from "./stop-list.tsx";
import { type Company, formatMode, formatPerson, shortZone, zoneCity } from "./stop-names.ts";
import { useViewings } from "./use-viewings.ts";
import { collectStops, countDays, type Stop } from "./viewing-stops.ts";
import styles from "./viewings.module.css";

/** The route on a map: loaded by the browser, where a day is shown. */
const RouteMap = lazyComponent(() => import("./route-map.tsx"), {
  render: "client-only",
  messages: {
    catalogs: {
      en: () => import("@hjem/ui/map/locales/en.po"),
      no: () => import("@hjem/ui/map/locales/no.po"),
    },
  },
});

const viewingsMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

/** Loads the collection and the messages of the page. */
export async function loader(args: PageLoaderArgs): Promise<Collection> {
  const [collection] = await Promise.all([
    loadCollection(args),
    args.page.loadMessages(viewingsMessages),
  ]);
  return collection;
}

/** Title of the page: the market's term. */
export const head = (collection: Collection, page: HeadContext): Head =>
  collectionHead(collection, page, page.term("date.inspections"));

/** Address of a day, with the way of travelling where it is not the car. */
function dayHref(collectionId: string, day: string, mode: TravelMode): string {
  const query = new URLSearchParams({ day, ...(mode !== "driving" && { travel: mode }) });
  return `${paths.collectionViewings.to(collectionId)}?${query.toString()}`;
}

/** In which time the hours are; empty where the market has one zone only. */
function ZoneNote({ stops }: { stops: readonly Stop[] }) {
  const page = usePage();
  const [first] = stops;
  const zones = new Set(stops.map(({ home }) => home.property.timeZone));
  if (!first || Object.keys(page.region.timeZones.byState).length === 0) return null;
  if (zones.size > 1) {
    return (
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>The homes are in different time zones. Each time is local.</Trans>
      </p>
    );
  }
  const { timeZone } = first.home.property;
  const city = zoneCity(timeZone);
  const zone = shortZone(page, first.start, timeZone);
  return (
    <p className={`${text.small} ${text.secondary}`}>
      <Trans>
        Times in {city} ({zone})
      </Trans>
    </p>
  );
}

/** What the day takes each person. */
function DaySummary({ plan, company }: { plan: DayPlan; company: Company }) {
  const page = usePage();
  const { t } = useLingui();
  return (
    <aside className={layout.panel} aria-label={t`Summary`}>
      <dl className={styles.summary}>
        {plan.lanes.map(({ userId, stops, metres }) => {
          const start = stops[0]?.start ?? 0;
          const end = Math.max(...stops.map((stop) => stop.end));
          const parts = [
            t`${plural(stops.length, { one: "# home", other: "# homes" })}`,
            formatDuration(page, (end - start) / 1_000),
            metres > 0 && formatDistance(page, metres),
          ];
          return (
            <div key={userId}>
              <dt>{formatPerson(page, company, userId)}</dt>
              <dd>{parts.filter(Boolean).join(" · ")}</dd>
            </div>
          );
        })}
      </dl>
      <p className={`${text.xsmall} ${text.muted}`}>
        <Trans>Travel times are estimates without traffic.</Trans>
      </p>
    </aside>
  );
}

/** No home of the collection has a viewing that is to come. */
function NoViewings({ collection }: { collection: Collection }) {
  const viewings = usePage().term("date.inspections").toLocaleLowerCase();
  return (
    <div className={layout.stack}>
      <h2 className={text.h2}>
        <Trans>No upcoming {viewings}</Trans>
      </h2>
      <p className={text.secondary}>
        <Trans>The {viewings} of the homes in this collection are planned here.</Trans>
      </p>
      <div>
        <LinkButton href={paths.userCollection.to(collection.id)}>
          <Trans>Show the homes</Trans>
        </LinkButton>
      </div>
    </div>
  );
}

/** One day of the plan. */
function Day({
  day,
  stops,
  mode,
  company,
  onAssign,
}: {
  day: string;
  stops: readonly Stop[];
  mode: TravelMode;
  company: Company;
  onAssign: ReturnType<typeof useViewings>["assign"];
}) {
  const page = usePage();
  const { t } = useLingui();
  const { id } = useCollection();
  const navigate = useNavigate();
  const options = {
    mode,
    memberIds: company.users.map(({ userId }) => userId),
    fjordCounties: page.region.fjordCounties ?? [],
  };
  const plan = planDay(stops, options);
  const own = plan.stops.filter(({ userIds }) => userIds.includes(company.ownId));
  const isZoneShown = new Set(stops.map(({ home }) => home.property.timeZone)).size > 1;
  const title = formatWeekday(page, day);
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.heading}>
          <h2 className={text.h2}>{title}</h2>
          <ZoneNote stops={stops} />
        </div>
        <div className={styles.tools}>
          <Select
            label={t`Travel`}
            isLabelHidden
            size="m"
            value={mode}
            onChange={({ currentTarget: { value } }) =>
              void navigate(dayHref(id, day, value as TravelMode), {
                replace: true,
                preventScrollReset: true,
              })
            }
          >
            {travelModes.map((each) => (
              <option key={each} value={each}>
                {formatMode(page, each)}
              </option>
            ))}
          </Select>
          <Button className={styles.print} onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
          <Button
            variant="primary"
            icon={CalendarIcon}
            disabled={own.length === 0}
            onClick={() =>
              downloadCalendar(`${day}.ics`, buildCalendar(page, company, { title, stops: own }))
            }
          >
            <Trans>Add to calendar</Trans>
          </Button>
        </div>
      </div>
      <div className={styles.day}>
        <div className={styles.plan}>
          <Lanes plan={plan} company={company} />
          <StopList
            plan={plan}
            stops={stops}
            options={options}
            context={{ company, isZoneShown, onAssign }}
          />
          {plan.stops.length > 0 && (
            <div className={styles.map} data-own-swipes>
              <RouteMap plan={plan} company={company} />
            </div>
          )}
        </div>
        {plan.lanes.length > 0 && <DaySummary plan={plan} company={company} />}
      </div>
    </>
  );
}

/** The days on which homes of the collection can be viewed, and the plan of one of them. */
function Plan() {
  const { t } = useLingui();
  const page = usePage();
  const collection = useCollection();
  const ownId = useOwnId();
  const [query] = useSearchParams();
  const { homes, planned, retry, assign } = useViewings(collection);
  if (retry && !homes) {
    return (
      <div role="alert" className={layout.row}>
        <p>
          <Trans>The plan could not be loaded.</Trans>
        </p>
        <Button onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!homes) {
    return (
      <SkeletonList className={layout.stack}>
        <Skeleton as="heading" width={46} />
        <Skeleton width={92} />
        <Skeleton width={80} />
      </SkeletonList>
    );
  }
  const { id, users } = collection;
  const memberIds = users.map(({ userId }) => userId);
  const stops = collectStops(homes, planned, memberIds, page.now);
  const days = countDays(stops);
  const current = days.find(({ day }) => day === query.get("day")) ?? days[0];
  if (!current) return <NoViewings collection={collection} />;
  const mode = travelModes.find((each) => each === query.get("travel")) ?? "driving";
  return (
    <>
      <nav aria-label={t`Days`} className={styles.days}>
        {days.map(({ day, count }) => (
          <Chip
            key={day}
            href={dayHref(id, day, mode)}
            tone={day === current.day ? "accent" : "line"}
            keepsScroll
          >
            {formatDay(page, day)} {count}
          </Chip>
        ))}
      </nav>
      <Day
        day={current.day}
        stops={stops.filter(({ day }) => day === current.day)}
        mode={mode}
        company={{ ownId, users }}
        onAssign={assign}
      />
    </>
  );
}

/** The viewings of a collection as routes of its persons (market 8, visual.md §28). */
export function Component() {
  const { id } = useCollection();
  return (
    <CollectionShell tab="viewings">
      <Plan key={id} />
    </CollectionShell>
  );
}
