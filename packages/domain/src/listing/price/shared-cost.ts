import type { ListingPrices } from "../listing-details.ts";

/** How sellers of either market write what shared costs cover. */
const covered = {
  municipalityFees: /kommunale?\s+(?:avgift|gebyr)|municipal (?:charge|fee|rate)|council rates/iu,
  propertyTax: /eiendomsskatt|property tax|land tax/iu,
} as const;

/** A sentence with one of these says what is not covered. */
const exception = /\b(?:ikke|unntatt|utenom|ekskl|eks|not|except|excluding|excl)\b/iu;

/** The yearly charges of a listing that its shared costs do not cover already. */
export type ChargesBesideSharedCost = Pick<
  ListingPrices,
  "annualMunicipalityFees" | "annualPropertyTax"
>;

/**
 * Municipal charges and property tax that are paid beside the shared costs: null where the seller states no sum, and where
 * the seller writes that the shared costs include it, so that no sum counts it twice (market N1).
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
