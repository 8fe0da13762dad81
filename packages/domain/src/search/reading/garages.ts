import type { TypeWords } from "../../search-vocabulary.ts";
import type { Found } from "./build-filter.ts";
import type { Marks } from "./marks.ts";

/** Words that were taken for a garage, and their tokens. */
export interface Garage {
  row: TypeWords;
  from: number;
  to: number;
}

/** Whether words are about garages and parking spaces alone. */
export const isGarage = ({ types }: TypeWords): boolean =>
  types.every((type) => type === "garage_parking");

/** A garage beside a home is a part of it: `leilighet og garasje`. */
export function leaveGarages(garages: readonly Garage[], found: Found, marks: Marks): void {
  if (found.types.every((row) => garages.some((garage) => garage.row === row))) return;
  for (const { row, from, to } of garages) {
    found.types.splice(found.types.indexOf(row), 1);
    marks.leave(from, to);
  }
}
