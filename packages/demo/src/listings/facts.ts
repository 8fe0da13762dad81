import type { Availability } from "@hjem/domain/listing/availability";
import type {
  EnergyLabel,
  HeatingGrade,
  Ownership,
  OwnerType,
  PropertyType,
} from "@hjem/domain/listing/enumerations";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import type { Settlement } from "../places/settlement.ts";
import type { Random } from "../random.ts";
import { randomOf } from "../random.ts";

/** A room of a listing, as the listing names it. */
export type Room = Listing["rooms"][number];

/** Input of a listing: its index in the series, and its own random number streams. */
export interface Origin {
  /** Public id (D36). */
  id: string;
  /** The day that is "today" for the data (D35), `YYYY-MM-DD`. */
  anchorDay: string;
  /** The stream with that name, always the same for this listing. */
  draw: (name: string) => Random;
}

/** History of a listing so far, in days. */
export interface Course {
  status: Availability;
  publishedDay: string;
  /** Day on which it was sold, rented or withdrawn. */
  closedDay: string | null;
  /** Day of the price cut that some listings have, once it has passed. */
  reducedDay: string | null;
  /** Days since publication, or until the closing. */
  age: number;
}

/** The home in numbers; text, pictures and price are generated from it. */
export interface Building {
  type: Exclude<PropertyType, "all">;
  isNew: boolean;
  year: number | null;
  renovated: number | null;
  /** Floor of the home; null for whole houses and land. */
  floor: number | null;
  /** Number of floors of the building. */
  floors: number | null;
  bedrooms: number;
  bathrooms: number;
  parking: number;
  /** Sleeping places of a holiday home; 0 elsewhere. */
  beds: number;
  /** Square metres: inside, storage outside, enclosed balcony, open terrace and balcony. */
  internal: number;
  external: number;
  enclosed: number;
  open: number;
  /** Square metres of land; 0 without its own. */
  plot: number;
  rooms: readonly Room[];
  facilities: ReadonlySet<string>;
  ownership: Ownership | null;
  label: EnergyLabel | null;
  heating: HeatingGrade | null;
  /** Metres above the sea, for holiday homes. */
  elevation: number | null;
}

/** A listing before price and text. */
export interface Facts extends Origin {
  listingType: DraftListingType;
  ownerType: OwnerType;
  settlement: Settlement;
  address: ListingAddress;
  course: Course;
  building: Building;
  /** Metres in a straight line to the nearest public transport stop; null if none is near. */
  stopDistance: number | null;
  /** Name of the project that the home is a unit of, with the unit's own name; null for all others. */
  unit: { project: string; name: string } | null;
}

export const isRent = (listingType: DraftListingType): boolean => listingType.endsWith("rent");
export const isLeisure = (listingType: DraftListingType): boolean =>
  listingType.startsWith("leisure");
export const isCommercial = (listingType: DraftListingType): boolean =>
  listingType.startsWith("commercial");

/** True for a home that is not built yet. */
export const isPlanned = ({
  building,
  anchorDay,
}: Pick<Facts, "building" | "anchorDay">): boolean =>
  building.year !== null && building.year > Number(anchorDay.slice(0, 4));

const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";

/** Ten characters of Crockford base32 from a seed text (D36): 50 bits, no two alike among demo listings. */
function publicIdOf(seedText: string): string {
  const random = randomOf(`${seedText}/id`);
  return Array.from({ length: 10 }, () => CROCKFORD[random.int(0, 31)]).join("");
}

/** The origin of a listing by its number in the series. */
export function originOf(seed: string, regionId: string, index: number, anchorDay: string): Origin {
  const seedText = `${seed}/${regionId}/${index}`;
  return {
    id: publicIdOf(seedText),
    anchorDay,
    draw: (name) => randomOf(`${seedText}/${name}`),
  };
}

/** Rounds to a step, e.g. to whole ten thousands. */
export const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** Keeps a number within bounds. */
export const within = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));
