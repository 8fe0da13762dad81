import type { TypeWords } from "../../search-vocabulary.ts";
import type { Lexicon } from "./lexicon.ts";
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
