/** Grounds on which nobody may be turned away (D125). */
export type Ground =
  | "ethnicity"
  | "religion"
  | "disability"
  | "orientation"
  | "family"
  | "pregnancy";

/** Where a rule is written, for the seller to read. */
export interface RuleSource {
  /** The act or the authority. */
  name: string;
  /** Section of the act, or heading of the page; null where the whole page is about the rule. */
  section: string | null;
  url: string;
  /** Day on which it was last read. */
  date: string;
  /** True where only others tell of the rule: it advises, and blocks nothing. @default false */
  isSecondary?: boolean;
}

/** A row of the table of rules: where, when and for whom it holds. */
interface RuleRow {
  /** Upper-case codes. @default every state */
  states?: readonly string[];
  /** @default both */
  tenure?: "sale" | "rent";
  /** First day on which it holds, or is known to; null for a rule that is announced and not in force: it is off. */
  validFrom: string | null;
  /** Last day on which it holds. @default for ever */
  validTo?: string;
  source: RuleSource;
}

/** The highest bond or deposit for a home, in periods of rent. */
export interface BondRule extends RuleRow {
  rule: "bond";
  period: "week" | "month";
  maxPeriods: number;
  /** The rent per period up to which `maxPeriods` holds. @default any rent */
  rentUpTo?: number;
  /** What holds above it; null where the parties agree freely. */
  maxPeriodsAbove?: number | null;
}

/** What stands in place of the price of a home for sale by auction or without an advertised price (D125). */
export interface PriceStatementRule extends RuleRow {
  rule: "price_statement";
  /** Word for word. */
  statement: string;
}

/** A row that says no more than that its rule holds. */
type BareRule<Kind extends string> = Kind extends string ? RuleRow & { rule: Kind } : never;

/**
 * What law and good practice of a market ask of an advertisement (market §2, 11 and 13; D125):
 * - `energy_label`, `internal_area`, `total_price`: homes state them;
 * - `price_range`: the highest that its upper end may lie above the lower one, in percent;
 * - `open_price`: no price in words that leave its end open; where it `binds` agents, private sellers are advised,
 *   and where it has a `method`, it is about homes sold that way;
 * - `fixed_rent`: a rent is one amount, no range and no bidding;
 * - `exclusion`: nobody is turned away for one of the grounds, but by who shares the home;
 * - `statement_of_information`: an agent's sale has that document; `documentWords` are what files of it are called;
 * - `reserve_price`: the price is stated that many days before an auction;
 * - `price_statement`: amounts without an advertised price are withheld from everybody but the owner.
 */
export type PublishingRule =
  | BareRule<"energy_label" | "internal_area" | "total_price" | "fixed_rent">
  | (RuleRow & { rule: "price_range"; maxPercent: number })
  | (RuleRow & {
      rule: "open_price";
      binds: "everybody" | "agents";
      /** How the home is sold. @default any way */
      method?: "auction";
    })
  | BondRule
  | (RuleRow & { rule: "exclusion"; grounds: readonly Ground[] })
  | (RuleRow & { rule: "statement_of_information"; documentWords: readonly string[] })
  | (RuleRow & { rule: "reserve_price"; days: number })
  | PriceStatementRule;

/** The rules of a market: one table, each row with its source and the days on which it holds. */
export type PublishingRules = readonly PublishingRule[];

/** What decides which rules hold: the state's code, the day there as `YYYY-MM-DD`, and whether the home is let. */
export interface RuleScope {
  state: string | null | undefined;
  /** @default any day: rows that have a first one */
  today?: string;
  isRent: boolean;
}

/** The rows of a kind that hold. */
export function rulesOf<Kind extends PublishingRule["rule"]>(
  rules: PublishingRules,
  kind: Kind,
  { state, today, isRent }: RuleScope,
): Extract<PublishingRule, { rule: Kind }>[] {
  return rules.filter(
    (row): row is Extract<PublishingRule, { rule: Kind }> =>
      row.rule === kind &&
      (row.states === undefined || row.states.includes(state?.toUpperCase() ?? "")) &&
      (row.tenure === undefined || (row.tenure === "rent") === isRent) &&
      row.validFrom !== null &&
      (today === undefined ||
        (row.validFrom <= today && (row.validTo === undefined || today <= row.validTo))),
  );
}

/** The first row of a kind that holds; undefined where none does. */
export const ruleOf = <Kind extends PublishingRule["rule"]>(
  rules: PublishingRules,
  kind: Kind,
  scope: RuleScope,
): Extract<PublishingRule, { rule: Kind }> | undefined => rulesOf(rules, kind, scope)[0];

/** What a broken rule does: one that only others tell of advises. */
export const weightOf = ({ source }: Pick<RuleRow, "source">): "blocks" | "advises" =>
  source.isSecondary ? "advises" : "blocks";
