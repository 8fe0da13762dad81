import type { LoanTerms } from "@hjem/domain/costs/monthly-cost";
import type { SavedHome } from "@hjem/domain/saved/collection";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { ComparedRow } from "./compared-row.ts";
import { decisionRows } from "./decision-rows.ts";
import { costRows, homeRows } from "./fact-rows.ts";

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
  /** Names of the persons of the collection by id. */
  names: ReadonlyMap<string, string>;
}

/** Compares homes: every fact that any of them has, with the best value marked where better is beyond doubt. */
export function compareHomes(
  page: DatedTranslator,
  homes: readonly SavedHome[],
  { loan, names }: ComparisonOptions,
): ComparedGroup[] {
  const { i18n } = page;
  return [
    { key: "decision", title: t(i18n)`Your decision`, rows: decisionRows(page, homes, names) },
    { key: "costs", title: t(i18n)`Costs`, rows: costRows(page, homes, loan) },
    { key: "home", title: t(i18n)`The home`, rows: homeRows(page, homes) },
  ].filter(({ rows }) => rows.length > 0);
}

/** The rows in which homes differ. */
export const onlyDifferences = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ isSame }) => !isSame) }))
    .filter(({ rows }) => rows.length > 0);
