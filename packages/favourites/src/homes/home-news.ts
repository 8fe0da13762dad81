import { formatLongDay } from "@hjem/domain/format/format-date";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { ListingChange } from "@hjem/domain/listing/listing-history";
import type { SavedHome } from "@hjem/domain/saved/collection";
import { dayIn } from "@hjem/domain/time/zone";
import type { Translator } from "@hjem/storefront/page-context";
import type { TagProps } from "@hjem/ui/tag";
import { t } from "@lingui/core/macro";

/** What is new of a home, as the tag of its picture. */
export interface HomeTag {
  label: string;
  tone: TagProps["tone"];
}

type NewsOfHome = Pick<SavedHome, "changes" | "savedAt" | "savedBy" | "isNew" | "property">;

function changeTag(page: Translator, change: ListingChange): HomeTag | null {
  const { i18n, term } = page;
  const viewing = term("date.inspection");
  switch (change.what) {
    case "price": {
      const fall = (change.after?.min ?? 0) - (change.before?.min ?? 0);
      if (!change.before || !change.after) return { label: t(i18n)`New price`, tone: "new" };
      const label = `${fall > 0 ? "+" : ""}${formatPrice(page, fall)}`;
      return { label, tone: fall < 0 ? "success" : "new" };
    }
    case "status":
      return {
        label: term(`status.${change.after}`),
        tone: change.after === "available" ? "new" : "quiet",
      };
    case "viewing":
      if (!change.before) return { label: t(i18n)`${viewing} added`, tone: "new" };
      return change.after
        ? { label: t(i18n)`${viewing} moved`, tone: "new" }
        : { label: t(i18n)`${viewing} cancelled`, tone: "new" };
    case "area":
      return { label: t(i18n)`New area`, tone: "new" };
    case "photos":
      return { label: t(i18n)`New photos`, tone: "new" };
    default:
      return { label: t(i18n)`New description`, tone: "new" };
  }
}

/** The order in which changes matter; the first one is the tag. */
const importance: readonly ListingChange["what"][] = [
  "status",
  "price",
  "viewing",
  "area",
  "photos",
  "title",
  "description",
];

/**
 * The most important change since the last visit, or that somebody else has added the home; null where nothing is new
 * (D61). On the first visit nothing is.
 */
export function newsTag(
  page: Translator,
  home: NewsOfHome,
  { seenAt, ownId }: { seenAt: string | null; ownId: string },
): HomeTag | null {
  if (seenAt === null) return null;
  const since = Date.parse(seenAt);
  const [latest] = home.changes
    .filter(({ at }) => Date.parse(at) > since)
    .toSorted(
      (one, other) => importance.indexOf(one.change.what) - importance.indexOf(other.change.what),
    );
  if (latest) return changeTag(page, latest.change);
  const isAdded = home.savedBy !== ownId && Date.parse(home.savedAt) > since;
  return isAdded ? { label: t(page.i18n)`New here`, tone: "signal" } : null;
}

/** How the price has changed since the home was saved: `Reduced from 4 800 000 kr on 1 December 2026`; or empty. */
export function priceSinceSaved(page: Translator, { changes, property }: NewsOfHome): string {
  const prices = changes.flatMap(({ at, change }) =>
    change.what === "price" && change.before ? [{ at, before: change.before.min }] : [],
  );
  const latest = prices[0];
  const first = prices.at(-1);
  const now = property.askingPrice ?? property.price;
  if (!latest || !first || now === null || now === first.before) return "";
  const from = formatPrice(page, first.before);
  const day = formatLongDay(page, dayIn(Date.parse(latest.at), property.timeZone));
  return now < first.before
    ? t(page.i18n)`Reduced from ${from}, ${day}`
    : t(page.i18n)`Raised from ${from}, ${day}`;
}
