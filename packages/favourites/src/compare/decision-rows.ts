import { formatViewing } from "@hjem/domain/format/format-date";
import { formatPriceRange } from "@hjem/domain/format/format-price";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import type { SavedHome } from "@hjem/domain/saved/collection";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import { type ComparedRow, isOnMarket, NOTHING, rowOf, rowsOf } from "./compared-row.ts";

/** What has happened to a home since it was saved: price and state with both values, the rest counted. */
function changesOf(page: DatedTranslator, { changes }: SavedHome): string[] {
  const { i18n, term } = page;
  const oldestFirst = changes.map(({ change }) => change).toReversed();
  const prices = oldestFirst.filter((change) => change.what === "price");
  const [first] = prices;
  const [before, after] = [first?.before, prices.at(-1)?.after];
  const price = (span: NonNullable<typeof before>) => formatPriceRange(page, span.min, span.max);
  const state = oldestFirst.findLast((change) => change.what === "status");
  const others = oldestFirst.filter(({ what }) => what !== "price" && what !== "status").length;
  return [
    before && after ? `${price(before)} → ${price(after)}` : "",
    state ? term(`status.${state.after}`) : "",
    others > 0
      ? t(i18n)`${plural(others, { one: "# other change", other: "# other changes" })}`
      : "",
  ];
}

/** Ratings, notes, the next inspection, and what has changed; `names` of the persons by id, in the order of what they say. */
export function decisionRows(
  page: DatedTranslator,
  homes: readonly SavedHome[],
  names: ReadonlyMap<string, string>,
): ComparedRow[] {
  const { i18n, term } = page;
  const order = [...names.keys()];
  const byPerson = (one: { userId: string }, other: { userId: string }) =>
    order.indexOf(one.userId) - order.indexOf(other.userId);
  const verdicts = { yes: t(i18n)`Yes`, maybe: t(i18n)`Maybe`, no: t(i18n)`No` };
  return rowsOf(
    rowOf(
      "verdicts",
      t(i18n)`Your ratings`,
      homes,
      (home) => ({
        text: home.verdicts
          .toSorted(byPerson)
          .map(({ userId, verdict }) =>
            [names.get(userId), verdicts[verdict]].filter(Boolean).join(": "),
          ),
      }),
      { empty: t(i18n)`Not rated` },
    ),
    rowOf(
      "notes",
      t(i18n)`Your notes`,
      homes,
      ({ notes }) => ({
        text: notes
          .toSorted(byPerson)
          .map(({ userId, name, text }) => `${names.get(userId) ?? name}: ${text}`),
      }),
      { empty: t(i18n)`No notes` },
    ),
    rowOf(
      "viewing",
      term("date.inspection"),
      homes,
      (home) => {
        const { property } = home;
        if (!isOnMarket(home)) return NOTHING;
        const [next] = comingViewings(property.viewingDate, page.now);
        if (next) return { text: formatViewing(page, next) };
        return {
          text: property.isViewingByAppointment ? term("date.isInspectionByAppointment") : "",
        };
      },
      { empty: t(i18n)`None` },
    ),
    rowOf(
      "changes",
      t(i18n)`Since you saved it`,
      homes,
      (home) => ({ text: changesOf(page, home) }),
      { empty: t(i18n)`No changes` },
    ),
  );
}
