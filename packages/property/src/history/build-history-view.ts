import { daysSince, formatLongDay, formatNumericDay } from "@hjem/domain/format/format-date";
import { formatNumber, formatPercent } from "@hjem/domain/format/format-number";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";
import type { ListingHistory } from "@hjem/domain/listing/listing-history";
import { daysBetween } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import { stepNames } from "../price-history/price-steps.ts";
import { type Line, line } from "../section/line.ts";
import { formatChange } from "./format-change.ts";
import type { HistoryView, StepView } from "./history-view.ts";

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);

/** Change since the last step with a price: `−200 000 kr (−4 %)`. */
function stepChange(page: DatedTranslator, price: number | null, before: number | null): string {
  if (price === null || before === null || before === 0 || price === before) return "";
  const change = price - before;
  const money = signed(change, formatPrice(page, change));
  return `${money} (${signed(change, formatPercent(page, change / before, 1))})`;
}

function buildStepViews(page: DatedTranslator, entries: readonly PriceHistoryEntry[]): StepView[] {
  const labels = stepNames(page);
  let view: number | null = null;
  return entries
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ action, date, price, description }) => {
      const change = stepChange(page, price, view);
      view = price ?? view;
      return {
        day: formatNumericDay(page, date),
        action: [labels[action], description].filter(Boolean).join(". "),
        price: price === null ? "–" : formatPrice(page, price),
        change,
      };
    })
    .toReversed();
}

function marketLines(page: DatedTranslator, history: ListingHistory): Line[] {
  const { i18n, now } = page;
  const { publishedAt, closedAt, timeZone, priceHistory } = history;
  const first = dayIn(Date.parse(publishedAt), timeZone);
  const days = closedAt ? daysBetween(first, closedAt) : daysSince(publishedAt, now, timeZone);
  // The history is that of the home: steps before this listing are another's.
  const requested = priceHistory.filter(
    ({ action, date }) => date >= first && (action === "listed" || action === "price_changed"),
  );
  const changes = requested.length - 1;
  const from = requested[0]?.price;
  const to = requested.at(-1)?.price;
  const share = from && to ? to / from - 1 : 0;
  const part = formatPercent(page, Math.abs(share), 1);
  const number = formatNumber(page, Math.max(0, changes));
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

/** Builds the history of a listing: changes and prices newest first. */
export function buildHistoryView(
  page: DatedTranslator,
  propertyId: string,
  history: ListingHistory,
): HistoryView {
  const { i18n } = page;
  const { changes, priceHistory, publishedAt, timeZone } = history;
  const view = changes.map(({ at, change }) => ({
    at: Date.parse(at),
    ...formatChange(page, change, timeZone),
  }));
  const listed = priceHistory.findLast(({ action }) => action === "listed");
  const beginning = {
    at: Date.parse(publishedAt),
    what: t(i18n)`Published`,
    before: "–",
    after: listed?.price ? formatPrice(page, listed.price) : "–",
  };
  return {
    propertyId,
    title: t(i18n)`Price history and changes`,
    description: t(i18n)`All changes to this listing since it was published, with dates.`,
    changes: [...view, beginning].map((each) => ({
      ...each,
      day: formatNumericDay(page, dayIn(each.at, timeZone)),
    })),
    steps: buildStepViews(page, priceHistory),
    market: marketLines(page, history),
  };
}
