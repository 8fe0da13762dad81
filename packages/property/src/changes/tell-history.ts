import { daysSince, formatLongDay, formatNumericDay } from "@hjem/domain/format/format-date";
import { formatNumber, formatPercent } from "@hjem/domain/format/format-number";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";
import type { ListingHistory } from "@hjem/domain/listing/listing-history";
import { daysBetween } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import { plural, t } from "@lingui/core/macro";
import { stepWords } from "../history/price-steps.ts";
import { type Line, line } from "../section/line.ts";
import { tellChange, type Teller } from "./tell-change.ts";
import type { ToldHistory, ToldStep } from "./told-history.ts";

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);

/** A step against the last one that told a price: `−200 000 kr (−4 %)`. */
function stepChange(page: Teller, price: number | null, before: number | null): string {
  if (price === null || before === null || before === 0 || price === before) return "";
  const change = price - before;
  const money = signed(change, formatPrice(page, change));
  return `${money} (${signed(change, formatPercent(page, change / before, 1))})`;
}

function tellSteps(page: Teller, entries: readonly PriceHistoryEntry[]): ToldStep[] {
  const words = stepWords(page);
  let told: number | null = null;
  return entries
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ action, date, price, description }) => {
      const change = stepChange(page, price, told);
      told = price ?? told;
      return {
        day: formatNumericDay(page, date),
        action: [words[action], description].filter(Boolean).join(". "),
        price: price === null ? "–" : formatPrice(page, price),
        change,
      };
    })
    .toReversed();
}

function marketLines(page: Teller, history: ListingHistory): Line[] {
  const { i18n, now } = page;
  const { publishedAt, closedAt, timeZone, priceHistory } = history;
  const first = dayIn(Date.parse(publishedAt), timeZone);
  const days = closedAt ? daysBetween(first, closedAt) : daysSince(publishedAt, now, timeZone);
  const asked = priceHistory.filter(
    ({ action }) => action === "listed" || action === "price_changed",
  );
  const changes = asked.length - 1;
  const from = asked[0]?.price;
  const to = asked.at(-1)?.price;
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

/** Tells what has become of a listing: changes and prices newest first. */
export function tellHistory(
  page: Teller,
  propertyId: string,
  history: ListingHistory,
): ToldHistory {
  const { i18n } = page;
  const { changes, priceHistory, publishedAt, timeZone } = history;
  const told = changes.map(({ at, change }) => ({
    at: Date.parse(at),
    ...tellChange(page, change, timeZone),
  }));
  const listed = priceHistory.find(({ action }) => action === "listed");
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
    changes: [...told, beginning].map((each) => ({
      ...each,
      day: formatNumericDay(page, dayIn(each.at, timeZone)),
    })),
    steps: tellSteps(page, priceHistory),
    market: marketLines(page, history),
  };
}
