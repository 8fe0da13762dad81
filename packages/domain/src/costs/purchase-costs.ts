/** Fees and duties with their source and the day from which they apply (D30). */
export interface RegionCosts {
  /** Rules per state, or `all` where the country has one. */
  transferDuty: readonly {
    state: string;
    validFrom: string;
    source: string;
    /** True where the figure is our estimate, which pages must label as such. @default false */
    isEstimate?: boolean;
    /**
     * Marginal brackets: the duty on the part above `from` up to the next bracket, plus `base`. `squareRate`
     * adds a share of the square of that part, for a scale that is a curve.
     */
    brackets: readonly { from: number; base: number; rate: number; squareRate?: number }[];
    /** Ownerships that pay it. */
    ownerships: readonly string[];
    /** True where a new home pays duty on its land only, whose value is unknown. @default false */
    isOfLandWhenNew?: boolean;
  }[];
  /** Fixed fees per document, in whole units of money. */
  registrationFees: readonly {
    validFrom: string;
    source: string;
    deed: number;
    mortgage: number;
  }[];
  /** Guides that explain the costs, as names of pages (`/page/{name}`): of a home for sale and of one to let. */
  guides: Readonly<Record<"sale" | "rent", string>>;
  /** Ownerships, as keys of the market's terms, whose homes have no part in a debt or in costs of several homes. @default none */
  withoutShare?: Readonly<Partial<Record<"jointDebt" | "sharedCost", readonly string[]>>>;
}

/** A cost with its source, for pages to show. */
export interface SourcedCost {
  /** Whole kroner or dollars. */
  amount: number;
  source: string;
  /** First day on which the rule applied. */
  validFrom: string;
  isEstimate: boolean;
}

/** The duty, and whether a new home pays it for its land alone. */
export interface TransferDuty extends SourcedCost {
  isOfLandWhenNew: boolean;
}

/** The rule that applied on a day: the latest of those that had started. */
const ruleOn = <Rule extends { validFrom: string }>(
  rules: readonly Rule[],
  day: string,
): Rule | undefined =>
  rules
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))[0];

type Bracket = RegionCosts["transferDuty"][number]["brackets"][number];

const dutyBy = (brackets: readonly Bracket[], price: number): number => {
  const bracket = brackets.findLast(({ from }) => price > from);
  if (!bracket) return 0;
  const part = price - bracket.from;
  return Math.round(bracket.base + part * bracket.rate + part ** 2 * (bracket.squareRate ?? 0));
};

/**
 * Duty on the transfer of a home: Norway's dokumentavgift, an Australian state's transfer duty. Zero for an
 * ownership that does not pay it; null where no rule is known for the state and day. `day` is `YYYY-MM-DD`,
 * `price` whole units, `state` upper case.
 */
export function transferDuty(
  costs: Pick<RegionCosts, "transferDuty">,
  sale: { price: number; ownership: string | null; state: string; day: string },
): TransferDuty | null {
  const inState = costs.transferDuty.filter(({ state }) => state === sale.state);
  const rules = inState.length > 0 ? inState : costs.transferDuty.filter((r) => r.state === "all");
  const rule = ruleOn(rules, sale.day);
  if (!rule) return null;
  const isDue = rule.ownerships.includes(sale.ownership ?? "freehold");
  const { source, validFrom, isEstimate = false, isOfLandWhenNew = false } = rule;
  const amount = isDue ? dutyBy(rule.brackets, sale.price) : 0;
  return { amount, source, validFrom, isEstimate, isOfLandWhenNew };
}

/**
 * Minimum and maximum duty on a new home. Duty is due on the land only, whose value no listing states:
 * between zero and the duty on the whole price. Null where a new home pays as any other, and where none is
 * due. Source: Stortinget's yearly decision on the duty, section 3 (land handed over with a building that is
 * not in use), as described in the Minister of Finance's answer 15:1374 (2006-2007) and by Huseierne on
 * buying a home.
 */
export function newHomeDuty(
  costs: Pick<RegionCosts, "transferDuty">,
  sale: Parameters<typeof transferDuty>[1],
): { min: number; max: number } | null {
  const duty = transferDuty(costs, sale);
  return duty?.isOfLandWhenNew && duty.amount > 0 ? { min: 0, max: duty.amount } : null;
}

/**
 * Fees for registering the deed and one mortgage; null where no fee is known for the day.
 * Source: the region's table, e.g. Kartverket's tinglysingsgebyr per document (market N8).
 */
export function registrationFee(
  costs: Pick<RegionCosts, "registrationFees">,
  day: string,
): SourcedCost | null {
  const rule = ruleOn(costs.registrationFees, day);
  if (!rule) return null;
  const { source, validFrom } = rule;
  return { amount: rule.deed + rule.mortgage, source, validFrom, isEstimate: false };
}

/** Duty and fees of a purchase together, as a listing's `addingCost`; unknown parts count as zero. */
export const purchaseCosts = (
  costs: RegionCosts,
  sale: { price: number; ownership: string | null; state: string; day: string },
): number =>
  (transferDuty(costs, sale)?.amount ?? 0) + (registrationFee(costs, sale.day)?.amount ?? 0);
