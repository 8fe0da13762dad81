import { formatBedrooms } from "@hjem/domain/format/format-bedrooms";
import { formatTime, formatViewing } from "@hjem/domain/format/format-date";
import { formatArea, formatAreaRange } from "@hjem/domain/format/format-measure";
import { formatPrice, formatPriceRange, formatRent } from "@hjem/domain/format/format-price";
import { formatQuote } from "@hjem/domain/format/format-text";
import { resultPrice } from "@hjem/domain/format/result-price";
import type { ListingChange } from "@hjem/domain/listing/listing-history";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import type { Alert } from "@hjem/domain/saved/alert";
import type { AlertReason } from "@hjem/domain/saved/saved-rules";
import { wallClock } from "@hjem/domain/time/zone";
import type { Translator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";

/** What has happened to a home, as a line of an alert. */
export interface AlertEvent {
  reason: AlertReason;
  /** "Price reduced by 160 000 kr". */
  title: string;
  /** The values, or the facts of the home; empty where the title says all. */
  detail: string;
  /** A lower price is the only one that takes a colour (visual.md §19). */
  isPriceDrop: boolean;
}

/** An alert in words. */
export interface AlertView {
  /** The most important first. */
  events: AlertEvent[];
  /** Why the person is notified, and the hour: "Matches « Ranheim » · 09:42". */
  why: string;
}

type Change<What extends ListingChange["what"]> = Extract<ListingChange, { what: What }>;
type Words = Omit<AlertEvent, "reason" | "isPriceDrop"> & { isPriceDrop?: boolean };

/** Searches that are named; the others are counted. */
const NAMED_MAX = 3;

const changesOf = <What extends ListingChange["what"]>(alert: Alert, what: What): Change<What>[] =>
  alert.changes.filter((change): change is Change<What> => change.what === what);

const isRental = ({ property }: Alert) => property.offerType === "rent";

/** Price, size and bedrooms in one line. */
function factsOf(page: Translator, { property }: Alert): string {
  const { infoSection, usageArea, floorArea, landSize, bedroom, bedroomMax } = property;
  const area = infoSection.interiorArea ?? usageArea ?? floorArea ?? landSize;
  const bedrooms = bedroomMax ?? bedroom;
  return [
    resultPrice(page, property).figure,
    area ? formatArea(page, area.value) : "",
    bedrooms !== null && bedrooms > 0
      ? t(page.i18n)`${plural(bedrooms, { one: "# bedroom", other: "# bedrooms" })}`
      : formatBedrooms(page, [bedrooms, bedrooms], property.propertyType),
  ]
    .filter(Boolean)
    .join(" · ");
}

function priceWords(page: Translator, alert: Alert): Words {
  const { i18n } = page;
  const [change] = changesOf(alert, "price");
  const { before = null, after = null } = change ?? {};
  if (!before || !after) return { title: t(i18n)`New price`, detail: factsOf(page, alert) };
  const money = ({ min, max }: typeof before) =>
    isRental(alert)
      ? formatRent(page, min, alert.property.listingType)
      : formatPriceRange(page, min, max);
  const [now, earlier] = [money(after), money(before)];
  const difference = after.min - before.min || after.max - before.max;
  const amount = formatPrice(page, Math.abs(difference));
  const isPriceDrop = difference < 0;
  const title = isRental(alert)
    ? isPriceDrop
      ? t(i18n)`Rent reduced by ${amount}`
      : t(i18n)`Rent increased by ${amount}`
    : isPriceDrop
      ? t(i18n)`Price reduced by ${amount}`
      : t(i18n)`Price increased by ${amount}`;
  return { title, detail: t(i18n)`${now}, was ${earlier}`, isPriceDrop };
}

function viewingWords(page: Translator, alert: Alert): Words {
  const { i18n } = page;
  const viewing = page.term("date.inspection");
  const changes = changesOf(alert, "viewing");
  const change = changes.find(({ after }) => after) ?? changes[0];
  const time = change?.after ?? change?.before;
  const detail = time ? formatViewing(page, viewingDate(time, alert.property.timeZone)) : "";
  if (!change?.after) return { title: t(i18n)`${viewing} cancelled`, detail };
  return change.before || changes.some(({ after }) => !after)
    ? { title: t(i18n)`${viewing} moved`, detail }
    : { title: t(i18n)`${viewing} added`, detail };
}

function areaWords(page: Translator, alert: Alert): Words {
  const { i18n } = page;
  const [change] = changesOf(alert, "area");
  if (!change) return { title: t(i18n)`New area`, detail: "" };
  const { before, after } = change;
  const name = page.term(`area.${change.area}`);
  const title = t(i18n)`${name} updated`;
  if (!after) return { title, detail: "" };
  const now = formatAreaRange(page, after.min, after.max);
  if (!before) return { title, detail: now };
  const earlier = formatAreaRange(page, before.min, before.max);
  return { title, detail: t(i18n)`${now}, was ${earlier}` };
}

function wordsOf(page: Translator, alert: Alert, reason: AlertReason): Words {
  const { i18n } = page;
  switch (reason) {
    case "new":
      return { title: t(i18n)`New listing`, detail: factsOf(page, alert) };
    case "back":
      return {
        title: isRental(alert) ? t(i18n)`Available for rent again` : t(i18n)`Back on the market`,
        detail: factsOf(page, alert),
      };
    case "price":
      return priceWords(page, alert);
    case "viewing":
      return viewingWords(page, alert);
    case "sold":
    case "rented": {
      const { label, figure } = resultPrice(page, alert.property);
      return { title: page.term(`status.${reason}`), detail: `${label} ${figure}` };
    }
    case "withdrawn":
      return {
        title: isRental(alert) ? t(i18n)`No longer for rent` : t(i18n)`No longer for sale`,
        detail: factsOf(page, alert),
      };
    case "area":
      return areaWords(page, alert);
    case "text":
      return { title: t(i18n)`New description`, detail: "" };
    default:
      return { title: t(i18n)`New photos`, detail: "" };
  }
}

/** "Matches « A », « B » and 2 other searches"; empty where no search is left. */
function matchedSearches(page: Translator, { searches }: Alert): string {
  const { i18n, language } = page;
  const names = searches.slice(0, NAMED_MAX).map(({ name }) => formatQuote(page, name));
  const others = searches.length - names.length;
  if (names.length === 0) return "";
  const more =
    others > 0
      ? [t(i18n)`${plural(others, { one: "# other search", other: "# other searches" })}`]
      : [];
  const list = new Intl.ListFormat(language.tag, { type: "conjunction" }).format([
    ...names,
    ...more,
  ]);
  return t(i18n)`Matches ${list}`;
}

/** Formats an alert: what has happened, the values, and why the person is notified (D70, D72). */
export function buildAlertView(page: Translator, alert: Alert, timeZone: string): AlertView {
  const { i18n } = page;
  const searches = matchedSearches(page, alert);
  const why = [
    ...(alert.isFavorite ? [t(i18n)`You saved this home`] : []),
    ...(searches ? [searches] : []),
  ];
  const hour = formatTime(page, wallClock(Date.parse(alert.at), timeZone).time);
  return {
    events: alert.reasons.map((reason) => ({
      isPriceDrop: false,
      ...wordsOf(page, alert, reason),
      reason,
    })),
    why: [
      ...(why.length > 0 ? why : [t(i18n)`From a saved search that has been deleted`]),
      hour,
    ].join(" · "),
  };
}
