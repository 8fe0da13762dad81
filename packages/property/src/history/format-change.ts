import { formatViewing } from "@hjem/domain/format/format-date";
import { formatAreaRange } from "@hjem/domain/format/format-measure";
import { formatPercent } from "@hjem/domain/format/format-number";
import { formatPriceRange } from "@hjem/domain/format/format-price";
import type { ListingChange, LoggedArea, ViewingTime } from "@hjem/domain/listing/listing-history";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import type { TermKey } from "@hjem/domain/terms";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import type { ChangeView } from "./history-view.ts";

type OptionalSection = Omit<ChangeView, "at" | "day">;
type Of<What extends ListingChange["what"]> = Extract<ListingChange, { what: What }>;

const NOTHING = "–";

const areaTerms: Record<LoggedArea, TermKey> = {
  internal: "area.internal",
  primaryRoom: "area.primaryRoom",
  usageArea: "area.usageArea",
  plotArea: "area.plotArea",
};

/** What became of a price, by its change as a share: "Price reduced by 4 %". */
export function priceChangeWords(page: DatedTranslator, share: number): string {
  const { i18n } = page;
  const part = formatPercent(page, Math.abs(share), 1);
  if (share < 0) return t(i18n)`Price reduced by ${part}`;
  return share > 0 ? t(i18n)`Price increased by ${part}` : t(i18n)`Price changed`;
}

function buildPriceSection(page: DatedTranslator, { before, after }: Of<"price">): OptionalSection {
  const money = (span: typeof before) =>
    span ? formatPriceRange(page, span.min, span.max) : NOTHING;
  const share = before && after && before.min > 0 ? after.min / before.min - 1 : 0;
  return { what: priceChangeWords(page, share), before: money(before), after: money(after) };
}

function formatPhotosChange(
  { i18n }: DatedTranslator,
  { before, after }: Of<"photos">,
): OptionalSection {
  const count = (number: number) =>
    t(i18n)`${plural(number, { one: "# photo", other: "# photos" })}`;
  const more = after - before;
  const fewer = before - after;
  const what =
    more > 0
      ? t(i18n)`${plural(more, { one: "# photo added", other: "# photos added" })}`
      : fewer > 0
        ? t(i18n)`${plural(fewer, { one: "# photo removed", other: "# photos removed" })}`
        : t(i18n)`Photos replaced`;
  return { what, before: count(before), after: count(after) };
}

function formatViewingChange(
  page: DatedTranslator,
  { before, after }: Of<"viewing">,
  timeZone: string,
): OptionalSection {
  const { i18n } = page;
  const viewing = page.term("date.inspection");
  const time = (view: ViewingTime | null) =>
    view ? formatViewing(page, viewingDate(view, timeZone)) : NOTHING;
  return {
    what: after ? t(i18n)`${viewing} added` : t(i18n)`${viewing} cancelled`,
    before: time(before),
    after: time(after),
  };
}

/** Formats a change in its market's terms: what changed, the old and the new value. */
export function formatChange(
  page: DatedTranslator,
  change: ListingChange,
  timeZone: string,
): OptionalSection {
  const { i18n, term } = page;
  switch (change.what) {
    case "price":
      return buildPriceSection(page, change);
    case "photos":
      return formatPhotosChange(page, change);
    case "viewing":
      return formatViewingChange(page, change, timeZone);
    case "status":
      return {
        what: term(`status.${change.after}`),
        before: term(`status.${change.before}`),
        after: term(`status.${change.after}`),
      };
    case "area": {
      const { before, after } = change;
      const name = term(areaTerms[change.area]);
      const size = (span: typeof before) =>
        span ? formatAreaRange(page, span.min, span.max) : NOTHING;
      return { what: t(i18n)`${name} updated`, before: size(before), after: size(after) };
    }
    case "title":
      return { what: t(i18n)`Title changed`, before: change.before, after: change.after };
    default:
      // Descriptions are too long for a table row: only the fact that they differ is shown.
      return { what: t(i18n)`Description changed`, before: NOTHING, after: NOTHING };
  }
}
