import type { ListingPrices } from "../listing-details.ts";

/** Words in which sellers of either market describe what shared costs include. */
const covered = {
  municipalityFees: /kommunale?\s+(?:avgift|gebyr)|municipal (?:charge|fee|rate)|council rates/iu,
  propertyTax: /eiendomsskatt|property tax|land tax/iu,
} as const;

/** A sentence with one of these lists what is not included. */
const exception = /\b(?:ikke|unntatt|utenom|ekskl|eks|not|except|excluding|excl)\b/iu;

/** The yearly charges of a listing that its shared costs do not include. */
export type ChargesBesideSharedCost = Pick<
  ListingPrices,
  "annualMunicipalityFees" | "annualPropertyTax"
>;

/**
 * Municipal charges and property tax beside the shared costs: null where unknown, and where the shared costs include
 * them, so that nothing is counted twice (market N1).
 */
export function chargesBesideSharedCost({
  sharedCost,
  includedInSharedCost,
  annualMunicipalityFees,
  annualPropertyTax,
}: ChargesBesideSharedCost &
  Pick<ListingPrices, "sharedCost" | "includedInSharedCost">): ChargesBesideSharedCost {
  const sentences = sharedCost
    ? includedInSharedCost
        .split(/\.(?=\s+\p{Lu})|[;\n]/u)
        .filter((sentence) => !exception.test(sentence))
    : [];
  const isCovered = (pattern: RegExp) => sentences.some((sentence) => pattern.test(sentence));
  return {
    annualMunicipalityFees: isCovered(covered.municipalityFees) ? null : annualMunicipalityFees,
    annualPropertyTax: isCovered(covered.propertyTax) ? null : annualPropertyTax,
  };
}
