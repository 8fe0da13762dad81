import type { LoanTerms } from "@hjem/domain/costs/monthly-cost";
import type { RegionCosts } from "@hjem/domain/costs/purchase-costs";
import type { SavedHome } from "@hjem/domain/saved/collection";
import type { SavedAddress } from "@hjem/saved/commute-addresses";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { commuteRows } from "./commute-rows.ts";
import type { ComparedRow } from "./compared-row.ts";
import { decisionRows } from "./decision-rows.ts";
import { costRows, homeRows, withPurchaseCosts } from "./fact-rows.ts";

/** Rows under a heading. */
export interface ComparedGroup {
  key: string;
  title: string;
  rows: readonly ComparedRow[];
}

/** Who decides, and with which terms. */
export interface ComparisonOptions {
  /** The visitor's own loan; null for the region's assumption. */
  loan: LoanTerms | null;
  /** The market's duties and fees, for homes whose seller states none; null while they load. */
  costs: RegionCosts | null;
  /** Places that the person travels to; hidden ones are left out. */
  addresses: readonly SavedAddress[];
  /** Names of the persons of the collection by id. */
  names: ReadonlyMap<string, string>;
}

/** Compares homes: every fact that any of them has, with the best value marked where better is beyond doubt. */
export function compareHomes(
  page: DatedTranslator,
  saved: readonly SavedHome[],
  { loan, names, costs, addresses }: ComparisonOptions,
): ComparedGroup[] {
  const { i18n } = page;
  const homes = saved.map((home) => ({
    ...home,
    property: withPurchaseCosts(page, home.property, costs),
  }));
  return [
    { key: "decision", title: t(i18n)`Your decision`, rows: decisionRows(page, homes, names) },
    { key: "costs", title: t(i18n)`Costs`, rows: costRows(page, homes, { loan, costs }) },
    {
      key: "commute",
      title: t(i18n)`Estimated driving time`,
      rows: commuteRows(page, homes, addresses),
    },
    { key: "home", title: t(i18n)`The home`, rows: homeRows(page, homes) },
  ].filter(({ rows }) => rows.length > 0);
}

/** The rows in which homes differ. */
export const onlyDifferences = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ isSame }) => !isSame) }))
    .filter(({ rows }) => rows.length > 0);
