import type { TypeWords } from "../../search-vocabulary.ts";
import type { Found } from "./build-filter.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Marks } from "./marks.ts";
import type { Token } from "./tokens.ts";

/** Words for one room. */
const rooms: ReadonlySet<string> = new Set(["room", "rooms", "bedroom"]);

/** In a search for rentals a room without a home is one in a shared home: `room under $250 a week`; not `room for a caravan`. */
export function bareRoomIn(
  tokens: readonly Token[],
  { vocabulary }: Lexicon,
  isFree: (at: number) => boolean,
): { row: TypeWords; at: number } | null {
  const at = tokens.findIndex(
    ({ norm }, index) => rooms.has(norm) && isFree(index) && tokens[index + 1]?.norm !== "for",
  );
  const row = vocabulary.types.find(({ types }) => types.includes("room_in_shared_apartment"));
  return at === -1 || !row ? null : { row, at };
}

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
