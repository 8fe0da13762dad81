/** Where a rule is written, for the seller to read. */
export interface RuleSource {
  name: string;
  url: string;
}

/** A rule of some states, or of the whole market. */
interface StateRule {
  /** Upper-case codes. @default every state */
  states?: readonly string[];
  source: RuleSource;
}

/** The highest bond or deposit for a home, in periods of rent: weeks in Australia, months in Norway. */
export interface BondRule extends StateRule {
  maxPeriods: number;
  /** The rent per period up to which `maxPeriods` holds. @default any rent */
  rentUpTo?: number;
  /** What holds above it; null where the parties agree freely. */
  maxPeriodsAbove?: number | null;
}

/** What stands in place of the price of a home for sale by auction or without an advertised price (D125). */
export interface PriceStatementRule extends StateRule {
  /** Word for word. */
  statement: string;
}

/**
 * What law and good practice of a market ask of an advertisement (market §2, 11 and 13). A market has only the rules that
 * it knows; each names its source.
 */
export interface PublishingRules {
  /** Homes for sale and rent state their energy label. */
  energyLabel?: StateRule;
  /** Homes state their internal area. */
  internalArea?: StateRule;
  /** Homes for sale state the total price, with purchase costs. */
  totalPrice?: StateRule;
  /** The highest that the upper end of a price range may lie above the lower one, in percent. */
  priceRange?: readonly (StateRule & { maxPercent: number })[];
  /** No price in words that leave its end open: "from", "offers over", "+". */
  openPrice?: readonly StateRule[];
  /** A rent is one fixed amount: no range, no bidding. */
  fixedRent?: readonly StateRule[];
  bond?: readonly BondRule[];
  /** States in which such amounts are withheld from everybody but the owner. */
  priceStatement?: readonly PriceStatementRule[];
}

/** The rule that applies in a state; undefined where none does. */
export const ruleOf = <Rule extends StateRule>(
  rules: readonly Rule[] | undefined,
  state: string | null | undefined,
): Rule | undefined =>
  rules?.find(({ states }) => states === undefined || states.includes(state?.toUpperCase() ?? ""));
