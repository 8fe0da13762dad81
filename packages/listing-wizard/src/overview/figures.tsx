import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import type { OwnListing } from "@hjem/domain/draft/draft";
import { DAY_MS } from "@hjem/domain/durations";
import { formatNumber } from "@hjem/domain/format/format-number";
import { usePage } from "@hjem/storefront/page";
import { BarChart } from "@hjem/ui/bar-chart";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./figures.module.css";

const WEEK_DAYS = 7;

/** A number of persons, or that there are too few for one (D57). */
function Persons({ count }: { count: number | null }) {
  const page = usePage();
  return count === null ? <Trans>Under 10</Trans> : formatNumber(page, count);
}

interface FigureProps {
  label: ReactNode;
  figure: ReactNode;
  /** What has changed, in words. */
  change?: ReactNode;
  children?: ReactNode;
}

const Figure = ({ label, figure, change, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd className={styles.figure}>{figure}</dd>
    {change && <dd className={styles.change}>{change}</dd>}
    {children && <dd className={styles.chart}>{children}</dd>}
  </div>
);

type Trend = NonNullable<OwnListing["trend"]>;

/** How favourites have changed in a week, as far as both figures are shown. */
function FavoritesChange({ favorites }: Pick<Trend, "favorites">) {
  const page = usePage();
  const now = favorites.at(-1) ?? null;
  const before = favorites.at(-1 - WEEK_DAYS) ?? null;
  if (now === null) return null;
  if (before === null) return <Trans>Fewer than 10 a week ago</Trans>;
  const more = formatNumber(page, now - before);
  return now > before ? (
    <Trans>About {more} more than a week ago</Trans>
  ) : (
    <Trans>About as many as a week ago</Trans>
  );
}

function Favorites({ favorites, trend }: Pick<OwnListing, "favorites" | "trend">) {
  const { t } = useLingui();
  const page = usePage();
  const nameOf = (count: number | null) =>
    count === null ? t`fewer than 10` : formatNumber(page, count);
  const first = nameOf(trend?.favorites[0] ?? null);
  const last = nameOf(trend?.favorites.at(-1) ?? null);
  const hasChart = trend?.favorites.some((count) => count !== null);
  return (
    <Figure
      label={<Trans>Favourites</Trans>}
      figure={<Persons count={favorites} />}
      change={trend && <FavoritesChange favorites={trend.favorites} />}
    >
      {trend && hasChart && (
        <BarChart
          days={trend.favorites}
          label={t`Favourites in the last 14 days: from ${first} to ${last}`}
        />
      )}
    </Figure>
  );
}

const sumOf = (days: readonly number[]): number => days.reduce((sum, count) => sum + count, 0);

/** How many of these there were in the last week. */
const LastWeek = ({ days }: { days: readonly number[] }) => (
  <Plural
    value={sumOf(days.slice(-WEEK_DAYS))}
    _0="None in the last 7 days"
    one="# in the last 7 days"
    other="# in the last 7 days"
  />
);

function EnquiryFigures({ enquiries, trend }: Pick<OwnListing, "enquiries" | "trend">) {
  const { t } = useLingui();
  const page = usePage();
  const days = trend?.enquiries ?? [];
  const all = days.map((count) => formatNumber(page, count)).join(", ");
  return (
    <Figure
      label={<Trans>Enquiries</Trans>}
      figure={formatNumber(page, enquiries.total)}
      change={trend && <LastWeek days={days} />}
    >
      {trend && enquiries.total > 0 && (
        <BarChart days={days} label={t`Enquiries on each of the last 14 days: ${all}`} />
      )}
    </Figure>
  );
}

/** Views of the listing, and what was pressed there to contact its owner (D113). */
function VisitFigures({ trend: { views, contacts } }: { trend: Trend }) {
  const { t } = useLingui();
  const page = usePage();
  const named = (days: readonly number[]) =>
    days.map((count) => formatNumber(page, count)).join(", ");
  const figures = [
    {
      label: t`Page views in 14 days`,
      days: views,
      said: t`Page views on each of the last 14 days: ${named(views)}`,
    },
    {
      label: t`Contact clicks in 14 days`,
      days: contacts,
      said: t`Contact clicks on each of the last 14 days: ${named(contacts)}`,
    },
  ];
  return figures.map(({ label, days, said }) => (
    <Figure
      key={label}
      label={label}
      figure={formatNumber(page, sumOf(days))}
      change={<LastWeek days={days} />}
    >
      {sumOf(days) > 0 && <BarChart days={days} label={said} />}
    </Figure>
  ));
}

/** Persons whose saved searches find the listing as it is now (market 12); nothing until that is known. */
function MatchingSearches({ id, version }: Pick<OwnListing, "id" | "version">) {
  const { data } = draftsApi.endpoints.getDemand.useQuery({ id, version });
  const own = data?.steps.find(({ isOwn }) => isOwn);
  if (!own) return null;
  return (
    <Figure
      label={<Trans>Saved searches</Trans>}
      figure={<Persons count={own.persons} />}
      change={<Trans>people have a search that matches</Trans>}
    />
  );
}

/** Whether a listing came out less than a day ago and nothing has happened to it: rows of nothing would say that less well. */
const isJustOut = (
  { publishedAt, favorites, enquiries, trend }: OwnListing,
  now: number,
): boolean =>
  publishedAt !== null &&
  now - Date.parse(publishedAt) < DAY_MS &&
  favorites === null &&
  enquiries.total === 0 &&
  sumOf([...(trend?.views ?? []), ...(trend?.contacts ?? [])]) === 0;

/** What has happened to a listing: who saved it, asked, looks for one like it, and how often it was viewed (visual §20). */
export function Figures({ listing }: { listing: OwnListing }) {
  const { now } = usePage();
  if (isJustOut(listing, now)) {
    return (
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>Just published. The first figures come tomorrow.</Trans>
      </p>
    );
  }
  return (
    <>
      <dl className={styles.figures}>
        <Favorites {...listing} />
        <EnquiryFigures {...listing} />
        {listing.status === "live" && <MatchingSearches {...listing} />}
        {listing.trend && <VisitFigures trend={listing.trend} />}
      </dl>
      {listing.trend && (
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>
            Page views and clicks are those of visitors who allow analytics, without your own.
          </Trans>
        </p>
      )}
    </>
  );
}
