import type { PropertyType } from "./listing/enumerations.ts";
import type { TermKey } from "./terms.ts";

/** A term that differs in a market for some of its homes, e.g. strata levies by state. */
export interface LocalTerm {
  term: TermKey;
  /** Upper-case state codes where `use` applies. @default every state */
  states?: readonly string[];
  /** Property types to which `use` applies. @default every type */
  propertyTypes?: readonly PropertyType[];
  use: TermKey;
}

/** What decides between a standard term and a local one. */
export interface TermHome {
  /** `address.region` of the listing: upper-case state code, or county. */
  state: string;
  propertyTypes: readonly PropertyType[];
}

/** The key of the term that a market uses for this home; the key itself where there is no local one. */
export function localTermKey(
  { localTerms = [] }: { localTerms?: readonly LocalTerm[] },
  key: TermKey,
  { state, propertyTypes }: TermHome,
): TermKey {
  const local = localTerms.find(
    (each) =>
      each.term === key &&
      (each.states?.includes(state) ?? true) &&
      (each.propertyTypes?.some((type) => propertyTypes.includes(type)) ?? true),
  );
  return local?.use ?? key;
}
