import { residentialTypes, type PropertyType } from "../listing/enumerations.ts";

/** Synonyms in the enumeration; feeds and markets use either. */
const sameKind: readonly (readonly PropertyType[])[] = [
  ["house", "single_dwelling"],
  ["apartment", "flat"],
  ["land", "plot"],
  ["warehouse", "storage_logistic"],
  ["garage", "garage_parking"],
  ["leisure", "cabin"],
];

/** The synonyms of each type that has some, by each name. */
export const namesOfType: Readonly<Partial<Record<PropertyType, readonly PropertyType[]>>> =
  Object.fromEntries(sameKind.flatMap((names) => names.map((name) => [name, names])));

/**
 * True for the seven residential types of specification §3 (SRCH-077).
 *
 * @internal No page runs it yet.
 */
export const isResidential = (type: PropertyType): boolean =>
  residentialTypes.some((residential) => residential === type);
