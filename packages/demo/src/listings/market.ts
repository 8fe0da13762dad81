import type { Listing } from "@hjem/domain/listing/listing";
import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { nearestStopFinder } from "@hjem/domain/nearest-stop";
import type { Region } from "@hjem/domain/region";
import type { Point } from "@hjem/places/place-data";
import type { Settlement } from "../places/settlement.ts";
import { settlementsOf } from "../places/settlements.ts";
import { demoStops } from "../places/stops.ts";
import type { Random } from "../random.ts";
import { weightedTable } from "../random.ts";
import type { Agencies } from "./agencies.ts";
import type { Building, Course, Facts, Origin } from "./facts.ts";
import { isLeisure, isRent } from "./facts.ts";
import type { DrawnHome, HomeHabits, HomeType } from "./home-building.ts";
import { homeOf } from "./home-building.ts";
import { courseOf } from "./listing-lifecycle.ts";
import type { DemoListing, Wording } from "./listing.ts";
import { listingOf } from "./listing.ts";
import type { PremisesType } from "./other-building.ts";
import { landOf, parkingOf, premisesOf } from "./other-building.ts";

/** Everything that a demo listing may be. */
export type Kind = HomeType | PremisesType | "plot" | "land" | "garage_parking";

/** Properties that are fixed before a home is drawn. */
type Given = NonNullable<Parameters<typeof homeOf>[5]>;

/** How new homes are named and described. */
export interface ProjectHabits {
  nameOf: (random: Random) => string;
  /** Name of a unit by its number in the project (from 1) and its floor. */
  unitNameOf: (number: number, building: Building, address: ListingAddress) => string;
  /** The description of a project from its units, with the first as an example. */
  textOf: (facts: Facts, name: string, units: readonly Listing[]) => string;
}

/** How one country's demo listings are drawn, priced and put into words. */
export interface Market {
  regionId: string;
  /** The region's facilities: a listing has only those that its type may have (spec §9). */
  facilities: Pick<Region, "facilities" | "facilitiesByType">;
  agencies: Agencies;
  habits: HomeHabits;
  listingTypes: readonly (readonly [DraftListingType, number])[];
  /** Share of listings whose owner has no agency. */
  privateShares: Readonly<Record<DraftListingType, number>>;
  /** How likely a place with holiday homes is, from its weight. */
  leisureWeight: (settlement: Settlement) => number;
  kindOf: (random: Random, listingType: DraftListingType, settlement: Settlement) => Kind;
  /** Square metres of a piece of land. */
  landSize: (random: Random, listingType: DraftListingType, settlement: Settlement) => number;
  /** Ownership, energy and height above the sea of a home. */
  finishHome: (
    origin: Origin,
    home: DrawnHome,
    settlement: Settlement,
    listingType: DraftListingType,
  ) => Building;
  finishPremises: (origin: Origin, premises: Building) => Building;
  isAuction: (
    origin: Origin,
    listingType: DraftListingType,
    settlement: Settlement,
    kind: Kind,
  ) => boolean;
  /** Draws the street from `address` and the flat's number from `unit`. */
  addressOf: (draw: Origin["draw"], settlement: Settlement, building: Building) => ListingAddress;
  wordingOf: (facts: Facts) => Wording;
  projects: ProjectHabits;
}

const homeTypes: ReadonlySet<string> = new Set<HomeType>([
  "apartment",
  "townhouse",
  "twin_dwelling",
  "single_dwelling",
  "cabin",
  "farm",
  "dorm",
  "room_in_shared_apartment",
]);

/** True for homes. */
export const isHomeType = (kind: string): kind is HomeType => homeTypes.has(kind);

interface SettlementTables {
  homes: (random: Random) => Settlement;
  leisure: (random: Random) => Settlement;
  business: (random: Random) => Settlement;
}

const known = new Map<string, SettlementTables>();

function settlementTables({ regionId, leisureWeight }: Market): SettlementTables {
  const ready = known.get(regionId);
  if (ready !== undefined) return ready;
  const settlements = settlementsOf(regionId);
  const tables = {
    homes: weightedTable(settlements, ({ weight }) => weight ** 0.85),
    leisure: weightedTable(
      settlements.filter(({ nature }) => nature !== null),
      leisureWeight,
    ),
    business: weightedTable(
      settlements.filter(({ setting }) => setting !== "village"),
      ({ weight }) => weight,
    ),
  };
  known.set(regionId, tables);
  return tables;
}

/** A place for a listing of that type. */
export function settlementFor(
  market: Market,
  random: Random,
  listingType: DraftListingType,
): Settlement {
  const { homes, leisure, business } = settlementTables(market);
  if (isLeisure(listingType)) return leisure(random);
  return listingType.startsWith("commercial") ? business(random) : homes(random);
}

/** Draws the home. */
export function buildingFor(
  market: Market,
  origin: Origin,
  kind: Kind,
  settlement: Settlement,
  listingType: DraftListingType,
  course: Course,
  given: Given = {},
): Building {
  const random = origin.draw("kind-details");
  const anchorYear = Number(origin.anchorDay.slice(0, 4));
  if (kind === "plot" || kind === "land") {
    return landOf(random, kind, market.landSize(random, listingType, settlement));
  }
  if (kind === "garage_parking") return parkingOf(random, random.int(1965, anchorYear - 3));
  if (!isHomeType(kind)) return market.finishPremises(origin, premisesOf(random, kind, anchorYear));
  const use = {
    isRent: isRent(listingType),
    isLeisure: isLeisure(listingType),
    course,
    anchorYear,
  };
  const home = homeOf(origin.draw, kind, settlement, market.habits, use, given);
  return market.finishHome(origin, home, settlement, listingType);
}

/** A stop this near is worth a word. */
const NEAR_STOP_M = 450;

const stopFinders = new Map<string, (point: Point) => number | null>();

/** The building at its address: with the region's facilities, and near a stop only if there is one. */
export function settledBuilding(
  { regionId, facilities: listed }: Market,
  building: Building,
  address: ListingAddress,
): Pick<Facts, "building" | "stopDistance"> {
  const offered = new Set(
    listed.facilitiesByType[building.type] ?? listed.facilities.map(({ key }) => key),
  );
  const finder = stopFinders.get(regionId) ?? nearestStopFinder(demoStops(regionId));
  stopFinders.set(regionId, finder);
  const distance = finder(address.coordinates) ?? Number.POSITIVE_INFINITY;
  const isNearStop = distance <= NEAR_STOP_M;
  const stored = [...building.facilities].filter(
    (key) => offered.has(key) && (key !== "public_transport" || isNearStop),
  );
  return {
    building: { ...building, facilities: new Set(stored) },
    stopDistance: stored.includes("public_transport") ? distance : null,
  };
}

/** One listing that is not in a project. */
export function singleListing(market: Market, origin: Origin): DemoListing {
  const random = origin.draw("plan");
  const listingType = random.weighted(market.listingTypes);
  const settlement = settlementFor(market, random, listingType);
  const kind = market.kindOf(random, listingType, settlement);
  const isAuction = market.isAuction(origin, listingType, settlement, kind);
  const course = courseOf(origin.draw("course"), listingType, origin.anchorDay, { isAuction });
  const building = buildingFor(market, origin, kind, settlement, listingType, course);
  const isShared = kind === "room_in_shared_apartment" || kind === "dorm";
  const isForAgents = kind === "plot" || kind === "land" || kind === "farm" || isAuction;
  const isPrivate =
    !isForAgents && random.chance(isShared ? 0.8 : market.privateShares[listingType]);
  const address = market.addressOf(origin.draw, settlement, building);
  const facts: Facts = {
    ...origin,
    listingType,
    ownerType: isPrivate ? "user" : "api",
    settlement,
    address,
    course,
    ...settledBuilding(market, building, address),
    unit: null,
  };
  return listingOf(facts, market.wordingOf(facts));
}
