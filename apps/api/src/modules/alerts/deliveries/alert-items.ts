import { formatBedrooms } from "@hjem/domain/format/format-bedrooms";
import { formatDay, formatViewing } from "@hjem/domain/format/format-date";
import { formatArea, formatLandArea } from "@hjem/domain/format/format-measure";
import { formatPrice, formatPriceRange, formatRent } from "@hjem/domain/format/format-price";
import { formatQuote } from "@hjem/domain/format/format-text";
import { resultPrice } from "@hjem/domain/format/result-price";
import { type Language, type RegionLanguage, regionLanguage } from "@hjem/domain/language";
import type { ListingChange } from "@hjem/domain/listing/listing-history";
import { findClosing } from "@hjem/domain/listing/price/shown-price";
import type { Property } from "@hjem/domain/listing/property";
import { comingViewings, viewingDate } from "@hjem/domain/listing/viewing-date";
import { paths } from "@hjem/domain/paths";
import {
  type AlertReason,
  MAIL_ALERTS_MAX,
  MAIL_PICTURES_MAX,
} from "@hjem/domain/saved/saved-rules";
import type { TermKey } from "@hjem/domain/terms";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { type AlertSentence, say } from "../../../locales/sentences.ts";
import type { Site } from "../../../regions.ts";
import type { AlertedHome } from "./delivery-repository.ts";

/** Alerts that a mail lists; the page behind its link has all. */
export const ITEMS_MAX = MAIL_ALERTS_MAX;
/** Names of searches that an item names. */
const NAMED_MAX = 5;

/** An alert with its home, and why the person is notified. */
export interface AlertToList extends AlertedHome {
  reasons: readonly AlertReason[];
  changes: readonly ListingChange[];
  isFavorite: boolean;
  /** Names of the saved searches that match. */
  searches: readonly string[];
}

/** What the texts of a mail are made with. */
export interface MailContext {
  region: Site;
  language: RegionLanguage;
  /** The market's word. */
  term: (key: TermKey) => string;
  /** A sentence of mails about alerts. */
  report: (id: AlertSentence, values?: Readonly<Record<string, string | number>>) => string;
  /** Milliseconds since 1970. */
  now: number;
}

/** How a tag is coloured: what is new, a price that fell, and the rest. */
export type TagTone = "new" | "success" | "neutral";

/** An alert as a mail lists it. */
export interface AlertItem {
  /** What happened, the most important first. */
  tags: readonly { text: string; tone: TagTone }[];
  price: string;
  /** Empty unless the price changed. */
  priceBefore: string;
  address: string;
  /** Null where the home has no page any more. */
  href: string | null;
  /** Empty where nothing is known. */
  facts: string;
  /** Why the person is notified. */
  source: string;
  /** Null for all but the first. */
  picture: { src: string; ratio: number } | null;
}

/** The context of a reader's mail. */
export function createMailContext(region: Site, code: Language, now: number): MailContext {
  const language = regionLanguage(region, code);
  const terms = region.terms[language.code];
  return {
    region,
    language,
    term: (key) => terms?.[key] ?? "",
    report: (id, values) => say(language.code, `mail.alert.${id}`, values),
    now,
  };
}

type ChangeOf<What extends ListingChange["what"]> = Extract<ListingChange, { what: What }>;

const changesOf = <What extends ListingChange["what"]>(
  changes: readonly ListingChange[],
  what: What,
): ChangeOf<What>[] => changes.filter((change): change is ChangeOf<What> => change.what === what);

const isRental = ({ offerType }: Pick<Property, "offerType">): boolean => offerType === "rent";

const amountText = (context: MailContext, home: Property, amount: number): string =>
  isRental(home) ? formatRent(context, amount, home.listingType) : formatPrice(context, amount);

function priceTag(context: MailContext, changes: readonly ListingChange[]) {
  const { report } = context;
  const [change] = changesOf(changes, "price");
  const difference = change?.before && change.after ? change.after.min - change.before.min : 0;
  if (difference === 0) return { text: report("tag.price"), tone: "neutral" as const };
  const amount = formatPrice(context, Math.abs(difference));
  return difference < 0
    ? { text: report("tag.price_down", { amount }), tone: "success" as const }
    : { text: report("tag.price_up", { amount }), tone: "neutral" as const };
}

/** What happened, in a few words. */
function tagOf(
  context: MailContext,
  reason: AlertReason,
  home: Property,
  changes: readonly ListingChange[],
): AlertItem["tags"][number] {
  const { report, term } = context;
  const neutral = (text: string) => ({ text, tone: "neutral" as const });
  switch (reason) {
    case "new":
      return { text: report("tag.new"), tone: "new" };
    case "price":
      return priceTag(context, changes);
    case "viewing": {
      const isAdded = changesOf(changes, "viewing").some(({ after }) => after !== null);
      const viewing = term("date.inspection");
      return neutral(report(isAdded ? "tag.viewing" : "tag.viewing_cancelled", { viewing }));
    }
    case "back":
      return neutral(report(isRental(home) ? "tag.back_rent" : "tag.back_sale"));
    case "sold":
    case "rented":
      return neutral(term(`status.${reason}`));
    default:
      return neutral(report(`tag.${reason}`));
  }
}

/** A term in the middle of a line; abbreviations such as `BRA-i` stay as they are. */
const lowerFirst = (text: string): string =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** The area inside, else that of the land, with the market's name for it. */
function areaOf(context: MailContext, home: Property): string {
  const { infoSection, usageArea, floorArea, landSize } = home;
  const inside = infoSection.interiorArea ?? usageArea ?? floorArea;
  if (inside) {
    const name = infoSection.interiorArea ? lowerFirst(context.term("area.internalShort")) : "";
    return `${formatArea(context, inside.value)} ${name}`.trim();
  }
  return landSize ? formatLandArea(context, landSize.value) : "";
}

function bedroomsOf(context: MailContext, home: Property): string {
  const max = home.bedroomMax ?? home.bedroom ?? home.bedroomMin;
  const count = formatBedrooms(context, [home.bedroomMin ?? home.bedroom, max], home.propertyType);
  if (count === "" || max === 0) return count;
  return context.report(max === 1 ? "bedrooms.one" : "bedrooms.many", { count });
}

/** The viewing that was added, else the next one; nothing for a home that cannot be had. */
function viewingOf(
  context: MailContext,
  home: Property,
  changes: readonly ListingChange[],
): string {
  const { term, now } = context;
  if (home.availability !== "available" && home.availability !== "future") return "";
  const name = lowerFirst(term("date.inspection"));
  const added = changesOf(changes, "viewing").flatMap(({ after }) =>
    after ? viewingDate(after, home.timeZone) : [],
  );
  const [viewing] = [...comingViewings(added, now), ...comingViewings(home.viewingDate, now)];
  if (viewing) return `${name} ${formatViewing(context, viewing)}`;
  if (home.auctionDate)
    return `${lowerFirst(term("date.auction"))} ${formatDay(context, home.auctionDate)}`;
  return home.isViewingByAppointment ? lowerFirst(term("date.isInspectionByAppointment")) : "";
}

/** Names in quotation marks; of many the first, and the number of the others. */
export function listNames(
  context: Pick<MailContext, "language" | "report">,
  names: readonly string[],
): string {
  const named = names.slice(0, NAMED_MAX).map((name) => formatQuote(context, name));
  const others = names.length - named.length;
  const all = others > 0 ? [...named, context.report("more", { count: others })] : named;
  return new Intl.ListFormat(context.language.tag, { type: "conjunction" }).format(all);
}

function sourceOf(context: MailContext, { isFavorite, searches }: AlertToList): string {
  const { report } = context;
  return [
    ...(isFavorite ? [report("saved")] : []),
    ...(searches.length > 0 ? [report("matches", { searches: listNames(context, searches) })] : []),
  ].join(" · ");
}

function pricesOf(
  context: MailContext,
  home: Property,
  changes: readonly ListingChange[],
): Pick<AlertItem, "price" | "priceBefore"> {
  const { label, figure } = resultPrice(context, home);
  const isClosed = (findClosing(home.availability, home.priceHistory)?.price ?? null) !== null;
  const [change] = changesOf(changes, "price");
  const before = change?.before;
  const was =
    before && change.after && !isClosed
      ? before.min === before.max
        ? amountText(context, home, before.min)
        : formatPriceRange(context, before.min, before.max)
      : "";
  return { price: isClosed ? `${label} ${figure}` : figure, priceBefore: was };
}

/** Alerts as a mail lists them, in the given order; the first with pictures. */
export function listItems(context: MailContext, alerts: readonly AlertToList[]): AlertItem[] {
  const { region, language } = context;
  return alerts.slice(0, ITEMS_MAX).map((alert, index): AlertItem => {
    const { card, changes, reasons } = alert;
    // Written by us: a card of the time of its event.
    const home = toCamelKeys(JSON.parse(card)) as Property;
    const page = new URL(paths.property.to(home.agencyId, home.propertyId), region.origin);
    if (language.code !== region.defaultLanguage) page.searchParams.set("language", language.code);
    const [image] = home.images;
    // A home that was closed has a page that says so; of one that was deleted nothing but this is left.
    const isDeleted = reasons.includes("withdrawn") && changesOf(changes, "status").length === 0;
    const [type] = home.propertyType;
    const facts = [
      type === undefined ? "" : context.term(`type.${type}`),
      areaOf(context, home),
      bedroomsOf(context, home),
      viewingOf(context, home, changes),
    ];
    return {
      tags: reasons.map((reason) => tagOf(context, reason, home, changes)),
      ...pricesOf(context, home, changes),
      address: home.address,
      href: isDeleted ? null : page.href,
      facts: facts.filter(Boolean).join(" · "),
      source: sourceOf(context, alert),
      picture:
        index < MAIL_PICTURES_MAX && image
          ? { src: new URL(image.url, region.origin).href, ratio: image.ratio }
          : null,
    };
  });
}
