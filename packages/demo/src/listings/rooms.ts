import type { Random } from "../random.ts";
import type { Room } from "./facts.ts";

/** How many rooms of which kind a home has. */
interface RoomWishes {
  bedrooms: number;
  bathrooms: number;
  hasDining: boolean;
  hasOffice: boolean;
  hasLaundry: boolean;
  hasStorage: boolean;
  hasSecondLiving: boolean;
  /** False where living room and kitchen are one, as in a studio. */
  hasKitchen: boolean;
}

const tenth = (area: number): number => Math.round(area * 10) / 10;
const sumOf = (rooms: readonly Room[]): number => rooms.reduce((sum, { area }) => sum + area, 0);

/** Share of the inner area that rooms fill; walls and shafts take the rest. */
const FILLED = 0.94;
/** Minimum share of the living room in the area of all rooms. */
const LIVING_SHARE = 0.26;

/** Divides the inner area (square metres) into rooms whose areas add up to it less the walls. */
export function roomsOf(random: Random, internal: number, wishes: RoomWishes): Room[] {
  const filled = internal * FILLED;
  const size = Math.min(1.5, Math.max(0.8, internal / 110));
  const others: Room[] = [];
  const add = (kind: Room["kind"], low: number, high: number): void => {
    others.push({ kind, area: (low + random.next() * (high - low)) * size });
  };
  for (let index = 0; index < wishes.bedrooms; index += 1) {
    if (index === 0) add("bedroom", 11, 14.5);
    else add("bedroom", 7.5, 11);
  }
  for (let index = 0; index < wishes.bathrooms; index += 1) {
    if (index === 0) add("bathroom", 4.5, 7);
    else add("bathroom", 2.6, 4.5);
  }
  if (wishes.hasKitchen) add("kitchen", 8, 15);
  if (wishes.hasDining) add("dining_room", 9, 14);
  if (wishes.hasOffice) add("office", 6, 9);
  if (wishes.hasLaundry) add("laundry", 3.5, 6.5);
  add("hall", 4, 9);
  if (wishes.hasStorage) add("storage", 1.8, 4.5);
  const least = Math.max(Math.min(11, filled * 0.5), filled * LIVING_SHARE);
  // Neither crowds the living room out nor leaves all the rest to it.
  const wanted = Math.max(1, (filled * (1 - LIVING_SHARE - 0.12)) / sumOf(others));
  const shrink = Math.min(wanted, 1.6, (filled - least) / sumOf(others));
  const rooms = others.map(({ kind, area }) => ({ kind, area: tenth(area * shrink) }));
  const rest = filled - sumOf(rooms);
  if (wishes.hasSecondLiving && rest > 34) {
    const second = tenth(rest * (0.34 + random.next() * 0.1));
    return [
      { kind: "living_room", area: tenth(rest - second) },
      { kind: "living_room", area: second },
      ...rooms,
    ];
  }
  return [{ kind: "living_room", area: tenth(rest) }, ...rooms];
}
