import { daysSince, formatLongDay, formatNumericDay } from "@hjem/domain/format/format-date";
import { formatNumber, formatPercent } from "@hjem/domain/format/format-number";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";
import type { ListingChange, ListingHistory } from "@hjem/domain/listing/listing-history";
import { daysBetween } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import { stepNames } from "../price-history/price-steps.ts";
import { type Line, line } from "../section/line.ts";
import { formatChange, priceChangeWords } from "./format-change.ts";
import type { ChangeView, HistoryView } from "./history-view.ts";

const NOTHING = "–";

/** A row before it is formatted: its day in the time zone of the listing. */
type Row = Omit<ChangeView, "day"> & { date: string };

const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Rows of the price history that no change of this listing tells of. */
function stepRows(
  page: DatedTranslator,
  steps: readonly PriceHistoryEntry[],
  isTold: (step: PriceHistoryEntry) => boolean,
): Row[] {
  const labels = stepNames(page);
  let known: number | null = null;
  const rows: Row[] = [];
  for (const step of steps.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const { action, date, price, description } = step;
    const before: number | null = action === "listed" ? null : known;
    known = price ?? known;
    if (isTold(step)) continue;
    const what =
      action === "price_changed" && price && before
        ? priceChangeWords(page, price / before - 1)
        : labels[action];
    rows.push({
      at: startOf(date),
      date,
      what: [what, description].filter(Boolean).join(". "),
      before: before === null ? NOTHING : formatPrice(page, before),
      after: price === null ? NOTHING : formatPrice(page, price),
    });
  }
  return rows;
}

function marketLines(page: DatedTranslator, history: ListingHistory): Line[] {
  const { i18n, now } = page;
  const { publishedAt, closedAt, timeZone, priceHistory } = history;
  const first = dayIn(Date.parse(publishedAt), timeZone);
  const days = closedAt ? daysBetween(first, closedAt) : daysSince(publishedAt, now, timeZone);
  // The history is that of the home: steps before this listing are another's.
  const prices = priceHistory.filter(
    ({ action, date }) => date >= first && (action === "listed" || action === "price_changed"),
  );
  const logged = history.changes.flatMap(({ change }) => (change.what === "price" ? [change] : []));
  // Each source may lack what the other has: a range of prices is in the log alone.
  const changes = Math.max(
    logged.length,
    prices.filter(({ action }) => action === "price_changed").length,
  );
  const from = prices[0]?.price ?? logged.at(-1)?.before?.min;
  const to = logged[0]?.after?.min ?? prices.at(-1)?.price;
  const share = from && to ? to / from - 1 : 0;
  const part = formatPercent(page, Math.abs(share), 1);
  const number = formatNumber(page, changes);
  return [
    ...line(t(i18n)`First listed`, formatLongDay(page, first)),
    ...line(t(i18n)`Time on market`, t(i18n)`${plural(days, { one: "# day", other: "# days" })}`),
    ...line(
      t(i18n)`Price changes`,
      share < 0
        ? t(i18n)`${number}, down ${part}`
        : share > 0
          ? t(i18n)`${number}, up ${part}`
          : number,
    ),
  ];
}

const closingSteps: readonly PriceHistoryEntry["action"][] = ["sold", "rented"];

/**
 * Everything that happened to a home and its price, as rows, newest first. A sale has its price in the price history alone, so that
 * it stands for the change of status on its day.
 */
function historyRows(page: DatedTranslator, history: ListingHistory): Row[] {
  const { changes, priceHistory, publishedAt, timeZone } = history;
  const published = Date.parse(publishedAt);
  const first = dayIn(published, timeZone);
  const listed = priceHistory.findLast(({ action }) => action === "listed");
  const dated = changes.map(({ at, change }) => ({
    at: Date.parse(at),
    date: dayIn(Date.parse(at), timeZone),
    change,
  }));
  const isOn = (date: string, kind: ListingChange["what"]) =>
    dated.some((each) => each.date === date && each.change.what === kind);
  const closed = new Set(
    priceHistory
      .filter(({ action, price }) => closingSteps.includes(action) && price !== null)
      .map(({ date }) => date),
  );
  const isTold = ({ action, date, price }: PriceHistoryEntry): boolean => {
    if (action === "listed") return date === first;
    if (action === "price_changed") return isOn(date, "price");
    return price === null && isOn(date, "status");
  };
  return [
    ...dated
      .filter(({ date, change }) => change.what !== "status" || !closed.has(date))
      .map(({ at, date, change }) => ({ at, date, ...formatChange(page, change, timeZone) })),
    ...stepRows(page, priceHistory, isTold),
    {
      at: published,
      date: first,
      what: t(page.i18n)`Published`,
      before: NOTHING,
      after: listed?.price ? formatPrice(page, listed.price) : NOTHING,
    },
  ].toSorted((one, other) => other.date.localeCompare(one.date) || other.at - one.at);
}

/** Builds the history of a listing: changes and prices newest first. */
export const buildHistoryView = (
  page: DatedTranslator,
  propertyId: string,
  history: ListingHistory,
): HistoryView => ({
  propertyId,
  title: t(page.i18n)`Price history and changes`,
  description: t(page.i18n)`All changes to this listing since it was published, with dates.`,
  changes: historyRows(page, history).map(({ date, ...row }) => ({
    ...row,
    day: formatNumericDay(page, date),
  })),
  market: marketLines(page, history),
});
