import type { PropertyType } from "@hjem/domain/listing/enumerations";
import type { Settlement } from "../places/settlement.ts";
import type { Random } from "../random.ts";
import type { Building, Course, Room } from "./facts.ts";
import { roundTo, within } from "./facts.ts";
import { roomsOf } from "./rooms.ts";

/** Home types of the demo; each is built and described in its own way. */
export type HomeType = Extract<
  PropertyType,
  | "apartment"
  | "townhouse"
  | "twin_dwelling"
  | "single_dwelling"
  | "cabin"
  | "farm"
  | "dorm"
  | "room_in_shared_apartment"
>;

/** What a facility depends on. */
export interface HomeTraits {
  type: HomeType;
  settlement: Settlement;
  isNew: boolean;
  isRent: boolean;
  isLeisure: boolean;
  year: number;
  internal: number;
  bedrooms: number;
  bathrooms: number;
  floor: number | null;
  floors: number;
  plot: number;
}

/** What homes are like in a market. */
export interface HomeHabits {
  /** Inner area in square metres: usual, spread, least and most. */
  areas: Readonly<Record<HomeType, readonly [number, number, number, number]>>;
  /** Inner area at which the market's flats have as many bedrooms as a flat of 100 square metres in Norway. */
  flatScale: number;
  houseScale: number;
  /** Share of houses on one level. */
  singleStorey: number;
  /** Share of homes of two or more bedrooms that have a second bathroom. */
  secondBathroom: number;
  yearOf: (random: Random, type: HomeType, settlement: Settlement) => number;
  /** Square metres of land. */
  plotOf: (random: Random, type: HomeType, settlement: Settlement) => number;
  /** Likelihood of each facility that does not follow from rooms and areas. */
  odds: (traits: HomeTraits) => Readonly<Record<string, number>>;
  /** Whether indoor storage outside the home is counted (BRA-e). */
  hasExternalArea: boolean;
}

export const isFlat = (type: PropertyType): boolean =>
  type === "apartment" || type === "dorm" || type === "room_in_shared_apartment";

const thresholds = (area: number, limits: readonly number[]): number =>
  limits.filter((limit) => area >= limit).length;

function bedroomsOf(random: Random, type: HomeType, area: number, habits: HomeHabits): number {
  const felt = area * (0.94 + random.next() * 0.12);
  switch (type) {
    case "dorm":
      return 0;
    case "room_in_shared_apartment":
      return 1;
    case "apartment":
      return 1 + thresholds(felt / (habits.flatScale / 100), [57, 84, 122]);
    case "cabin":
      return 1 + thresholds(felt, [44, 66, 105, 150]);
    default:
      return 2 + thresholds(felt / (habits.houseScale / 100), [84, 132, 185, 265]);
  }
}

function bathroomsOf(random: Random, type: HomeType, bedrooms: number, habits: HomeHabits): number {
  if (bedrooms < 2 || type === "room_in_shared_apartment") return 1;
  const second = random.chance(habits.secondBathroom * (bedrooms >= 3 ? 1.35 : 0.6)) ? 1 : 0;
  const third = bedrooms >= 5 && second === 1 && random.chance(0.4) ? 1 : 0;
  return 1 + second + third;
}

function storeysOf(
  random: Random,
  type: HomeType,
  settlement: Settlement,
  area: number,
  habits: HomeHabits,
): number {
  if (isFlat(type)) {
    if (settlement.setting === "city") return random.int(3, 9);
    return settlement.setting === "town" ? random.int(2, 6) : random.int(2, 4);
  }
  if (type === "cabin") return random.chance(area > 110 ? 0.3 : 0.65) ? 1 : 2;
  const isTall = area > 135 && random.chance(type === "townhouse" ? 0.4 : 0.08);
  if (isTall) return 3;
  return random.chance(type === "townhouse" ? 0.12 : habits.singleStorey) ? 1 : 2;
}

/** A home before its ownership and energy label are known. */
export interface DrawnHome extends Omit<Building, "ownership" | "label" | "heating"> {
  type: HomeType;
  year: number;
}

/** Draws a home with consistent parts. `given` fixes what a project decides for its units. */
export function homeOf(
  draw: (name: string) => Random,
  type: HomeType,
  settlement: Settlement,
  habits: HomeHabits,
  use: { isRent: boolean; isLeisure: boolean; course: Course; anchorYear: number },
  given: { area?: number; floor?: number; floors?: number; year?: number } = {},
): DrawnHome {
  const random = draw("building");
  const [usual, spread, least, most] = habits.areas[type];
  const drawn = within(least, usual + random.normal() * spread * 1.4, most);
  const internal = Math.round(given.area ?? drawn);
  const year = given.year ?? Math.min(habits.yearOf(random, type, settlement), use.anchorYear);
  const isNew = given.year !== undefined || (year >= use.anchorYear - 1 && !use.isRent);
  const bedrooms = bedroomsOf(random, type, internal, habits);
  const bathrooms = bathroomsOf(random, type, bedrooms, habits);
  const floors = given.floors ?? storeysOf(random, type, settlement, internal, habits);
  const floor = isFlat(type) ? (given.floor ?? random.int(1, floors)) : null;
  const plot = isFlat(type) ? 0 : habits.plotOf(random, type, settlement);
  const { isRent, isLeisure } = use;
  const traits = {
    type,
    settlement,
    isNew,
    isRent,
    isLeisure,
    year,
    internal,
    bedrooms,
    bathrooms,
    floor,
    floors,
    plot,
  };
  const facilities = new Set(
    Object.entries(habits.odds(traits))
      .filter(([, odds]) => random.chance(odds))
      .map(([key]) => key),
  );
  if (bathrooms < 2) facilities.delete("ensuite");
  if (floors < 3 || !isFlat(type)) facilities.delete("elevator");
  // There is no wide view from the ground floor.
  if (floor === 1) facilities.delete("view");
  if (facilities.has("shoreline")) facilities.add("view");
  if (facilities.has("secure_parking") || facilities.has("carport")) facilities.add("parking");
  const parking = !facilities.has("parking")
    ? 0
    : isFlat(type)
      ? random.int(1, bedrooms > 2 ? 2 : 1)
      : random.int(1, 2);

  const hasKitchen = type !== "dorm";
  const isSmall = internal < 48;
  const whole = roomsOf(random, internal, {
    bedrooms,
    bathrooms,
    hasKitchen,
    hasDining: internal > 125 && random.chance(0.5),
    hasOffice: facilities.has("study") && internal > 62,
    hasLaundry: facilities.has("laundry") && internal > 70,
    hasStorage: !isSmall && random.chance(0.75),
    hasSecondLiving: internal > 128 && random.chance(internal > 160 ? 0.9 : 0.5),
  });
  const rooms: readonly Room[] =
    type === "room_in_shared_apartment" ? [{ kind: "bedroom", area: internal }] : whole;
  const has = (kind: string): boolean => rooms.some((room) => room.kind === kind);
  const agree = (key: string, isThere: boolean): void => {
    if (isThere) facilities.add(key);
    else facilities.delete(key);
  };
  agree("study", has("office"));
  agree("laundry", has("laundry"));
  agree("rumpus", rooms.filter(({ kind }) => kind === "living_room").length > 1);
  const open = openAreaOf(random, type, facilities);
  const isEnclosed =
    type === "apartment" && open > 6 && habits.hasExternalArea && random.chance(0.12);
  const external =
    habits.hasExternalArea && !use.isRent && random.chance(0.75) ? externalOf(random, type) : 0;
  agree("storage_room", has("storage") || external > 0);
  const isOld = year < use.anchorYear - 22;
  return {
    type,
    isNew,
    year,
    renovated:
      isOld && random.chance(0.5)
        ? random.int(Math.max(year + 15, 2004), use.anchorYear - 1)
        : null,
    floor,
    floors,
    bedrooms,
    bathrooms,
    parking,
    beds: isLeisure ? Math.max(2, bedrooms * 2 + random.int(0, 2)) : 0,
    internal,
    external,
    enclosed: isEnclosed ? roundTo(open * 0.8, 1) : 0,
    open,
    plot,
    rooms,
    facilities,
    elevation: null,
  };
}

function openAreaOf(random: Random, type: HomeType, facilities: ReadonlySet<string>): number {
  if (!facilities.has("balcony") && !facilities.has("deck")) return 0;
  return isFlat(type) ? random.int(4, 16) : random.int(10, 48);
}

function externalOf(random: Random, type: HomeType): number {
  return isFlat(type) ? random.int(3, 8) : random.int(5, 32);
}
