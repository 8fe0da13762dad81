import type { PropertyType } from "../../listing/enumerations.ts";
import {
  type Acquisition,
  type SearchListingType,
  acquisitionOf,
} from "../../listing/listing-type.ts";
import type { RegionBasics } from "../../region.ts";
import type { SearchVocabulary, TypeWords } from "../../search-vocabulary.ts";
import { isMaximum, type RangeName } from "../filters/range-filters.ts";
import type { Reach } from "../search-filter.ts";
import { countKinds } from "./amount.ts";
import { factFields } from "./facts/fact-fields.ts";
import type { Fact } from "./facts/fact.ts";
import type { Hint } from "./grammar.ts";
import type { ReadingRegion } from "./lexicon.ts";
import { marketFields } from "./market-choices.ts";
import { rentFactor } from "./periods.ts";
import type { Quantity } from "./quantity.ts";
import type { Radius } from "./radius.ts";
import type { ReadFilter } from "./reading.ts";

/** Everything recognised in a text, before it is combined. */
export interface Found {
  hints: Hint[];
  types: Pick<TypeWords, "types" | "listing">[];
  quantities: Quantity[];
  geoIds: string[];
  address: string | null;
  /** Places that the homes have to be near enough to. */
  reach: Reach[];
  /** The circle that homes are in. */
  circle: Radius | null;
  /** Facts that have a filter of their own. */
  facts: Fact[];
}

/** What is found before anything is read. */
export const nothingFound = (): Found => ({
  hints: [],
  types: [],
  quantities: [],
  geoIds: [],
  address: null,
  reach: [],
  circle: null,
  facts: [],
});

/** Whether a kind of home was named, or its rooms. */
export const hasHome = ({ types, quantities }: Found): boolean =>
  types.length > 0 || quantities.some(({ kind }) => countKinds.includes(kind));

/** The search in which the text was typed. */
export interface ReadingScope {
  listingType: SearchListingType;
  acquisition: Acquisition;
  /** Its places. @default none */
  geoId?: readonly string[] | undefined;
}

type Side = "buy" | "rent";
type Money = SearchVocabulary["money"];
const AMOUNT_MAX = 2_000_000_000;

/** Property types whose size is that of the land, and those without a size. */
const landTypes: readonly PropertyType[] = ["plot", "land"];
const flatTypes: readonly PropertyType[] = [
  "apartment",
  "office",
  "dorm",
  "warehouse",
  "storage_logistic",
  "grocery_shop",
  "workshop",
  "production_industry",
  "canteen",
];

const sumOf = ({ min, max }: Quantity): number => max ?? min ?? 0;

/** The acquisition that alone has such amounts; null where it may be either. */
function sideOfSum(quantity: Quantity, side: Side, money: Money): Side {
  const sum = sumOf(quantity);
  if (quantity.period) return "rent";
  if (!quantity.isLoose || sum >= money.saleFrom) return sum >= money.saleFrom ? "buy" : "rent";
  if (quantity.hasCurrency) return sum >= money.rentFrom ? "rent" : side;
  if (side === "rent" && sum >= money.rentFrom) return "rent";
  return money.loose.some(({ upTo }) => sum <= upTo) || sum < money.rentFrom ? "buy" : "rent";
}

/** Factor of a number without unit in a sale search: `under 5` is five million. */
const factorOf = (quantity: Quantity, side: Side, money: Money): number =>
  quantity.isLoose && side === "buy" && sumOf(quantity) < money.saleFrom
    ? (money.loose.find(({ upTo }) => sumOf(quantity) <= upTo)?.factor ?? 1)
    : 1;

interface Resolved {
  side: Side;
  listing: Pick<ReadFilter, "listingType" | "acquisition">;
}

/** Listing type and acquisition of a text; empty where it states neither. */
function resolveListing(
  { hints, types, quantities, facts }: Found,
  scope: ReadingScope,
  money: Money,
  groups: RegionBasics["propertyTypeGroups"],
): Resolved {
  const named = new Set(
    hints.flatMap((hint) =>
      hint.kind === "listing" || hint.kind === "private" ? (hint.listing ?? []) : [],
    ),
  );
  const own = types.find(({ listing }) => listing !== undefined)?.listing;
  const scopeSide = acquisitionOf(scope.listingType, scope.acquisition);
  const activeLanguage: Side | null = named.has("rent")
    ? "rent"
    : named.has("buy") || named.has("new_homes")
      ? "buy"
      : null;
  const bySums = quantities
    .filter(({ kind }) => kind === "money")
    .map((quantity) => sideOfSum(quantity, activeLanguage ?? scopeSide, money));
  const byType = own === "rent" ? "rent" : own === "buy" || own === "new_homes" ? "buy" : null;
  // Rentals are not auctioned.
  const byMethod = hints.some(({ kind }) => kind === "saleMethod") ? "buy" : null;
  const byFact = facts.some(({ isOfRental, fields }) => isOfRental && fields) ? "rent" : null;
  const side = activeLanguage ?? byType ?? byMethod ?? bySums[0] ?? byFact ?? scopeSide;

  const offers = (listingType: SearchListingType) =>
    types.every(({ types: each }) =>
      groups
        .filter(({ listingTypes }) => listingTypes.includes(listingType))
        .some((group) => each.every((type) => group.types.includes(type))),
    );
  const isOther = scope.listingType !== "buy" && scope.listingType !== "rent";
  const isScopeFit = isOther && scope.listingType !== "new_homes" && offers(scope.listingType);
  const listingType: SearchListingType =
    own === "commercial" || named.has("commercial")
      ? "commercial"
      : named.has("new_homes") || own === "new_homes"
        ? "new_homes"
        : isScopeFit ||
            (scope.listingType === "new_homes" && side === "buy" && activeLanguage === null)
          ? scope.listingType
          : side;
  const isSaid = named.size > 0;
  const isSame = listingType === scope.listingType && side === scopeSide;
  return { side, listing: isSame && !isSaid ? {} : { listingType, acquisition: side } };
}

type Range = { min?: number; max?: number };

/** Several ranges of one kind become one: `2-roms eller 3-roms`, `studio or 1 bedroom`. */
const together = (ranges: readonly Range[]): Range => {
  const mins = ranges.map(({ min }) => min);
  const isWithNone = ranges.length > 1 && ranges.some(({ max }) => max === 0);
  const maxs = ranges.map(({ min, max }) => (isWithNone ? (max ?? min) : max));
  const known = (ends: readonly (number | undefined)[]) => ends.filter((end) => end !== undefined);
  return {
    ...(known(mins).length > 0 && { min: Math.min(...known(mins)) }),
    ...(known(maxs).length > 0 && { max: Math.max(...known(maxs)) }),
  };
};

/** All rooms except kitchen and bath are one more than the bedrooms; a single room has at most one bedroom. */
const bedroomsOf = ({ kind, min, max }: Quantity): Range => {
  // Without a bedroom: a studio.
  if (kind !== "rooms") return min === 0 ? { min, max: max ?? 0 } : { min, max };
  const fewer = (rooms: number) => rooms - 1;
  return {
    ...(min !== undefined && min > 1 && { min: fewer(min) }),
    ...(max !== undefined && { max: Math.max(1, fewer(max)) }),
  };
};

/** Fields of a range; missing ends are left out, and zero where it does not restrict. */
const ends = (name: RangeName, ranges: readonly Range[]) => {
  const { min, max } = together(ranges);
  // At least 2.5 bathrooms are two and a room without a bath.
  const whole = name === "bathroom" ? Math.floor : Math.round;
  return {
    ...(min !== undefined && min > 0 && { [`${name}Min`]: whole(min) }),
    ...(max !== undefined &&
      isMaximum(name, Math.round(max)) && { [`${name}Max`]: Math.round(max) }),
  };
};

/** Combines everything recognised into the fields of a search. */
export function buildFilter(
  found: Found,
  scope: ReadingScope,
  { money }: SearchVocabulary,
  region: ReadingRegion,
): ReadFilter {
  const { side, listing } = resolveListing(found, scope, money, region.propertyTypeGroups);
  const { listingType = scope.listingType } = listing;
  const types = [...new Set(found.types.flatMap((row) => row.types))];
  const counted = found.quantities.flatMap((quantity) =>
    quantity.types ? [...quantity.types] : [],
  );
  const propertyType = [...new Set([...types, ...counted])];
  const isLand = propertyType.some((type) => landTypes.includes(type));
  const isFlat = propertyType.some((type) => flatTypes.includes(type));
  const of = (isWanted: (quantity: Quantity) => boolean): Quantity[] =>
    found.quantities.filter(isWanted);
  const areas = of(({ kind }) => kind === "area" || kind === "land");
  const isOfLand = ({ kind, isSquareMetres }: Quantity) =>
    isLand || (kind === "land" && !(isFlat && isSquareMetres));
  const isTotalPrice = ({ isTotal }: Quantity) => isTotal === true && side === "buy";
  const pricesOf = (isTotal: boolean) =>
    of((quantity) => quantity.kind === "money" && isTotalPrice(quantity) === isTotal).map(
      (quantity) => {
        const factor =
          factorOf(quantity, side, money) * rentFactor(quantity.period, region, listingType);
        const scaled = (sum: number | undefined) =>
          sum === undefined ? undefined : Math.min(AMOUNT_MAX, sum * factor);
        return { min: scaled(quantity.min), max: scaled(quantity.max) };
      },
    );

  const has = (kind: Hint["kind"]) => found.hints.some((hint) => hint.kind === kind);
  const furnished = found.hints.flatMap((hint) => (hint.kind === "furnished" ? [hint.value] : []));
  const isFurnishedAny = furnished.includes("fully") && furnished.includes("none");
  const condition = found.hints.find((hint) => hint.kind === "condition");
  const sorted = found.hints.find((hint) => hint.kind === "sorted");
  return {
    ...listing,
    ...(found.geoIds.length > 0 && { geoId: found.geoIds }),
    ...(found.address !== null && { address: found.address }),
    ...(found.reach.length > 0 && { reach: found.reach }),
    ...(found.circle && {
      mapCentroid: { lat: found.circle.lat, lng: found.circle.lng },
      propertyRadius: found.circle.metres,
    }),
    ...(propertyType.length > 0 && { propertyType }),
    ...ends("bedroom", of(({ kind }) => kind === "bedrooms" || kind === "rooms").map(bedroomsOf)),
    ...ends(
      "bathroom",
      of(({ kind }) => kind === "bathrooms"),
    ),
    ...ends(
      "garage",
      of(({ kind }) => kind === "garages"),
    ),
    ...ends("price", pricesOf(false)),
    ...ends("totalPrice", pricesOf(true)),
    ...ends(
      "primaryRoom",
      areas.filter((quantity) => !isOfLand(quantity)),
    ),
    ...ends("landsize", areas.filter(isOfLand)),
    ...(condition && { propertyCondition: condition.value }),
    ...(furnished.length > 0 && !isFurnishedAny && { furnished }),
    ...marketFields(found.hints),
    ...(has("ownLand") && { isLandOwnedBySeller: true }),
    ...(has("pets") && { isPetAllowed: true }),
    ...(has("sold") && { availability: ["sold" as const] }),
    ...(has("future") && !has("sold") && { availability: ["future" as const] }),
    ...(has("private") && { ownerType: "user" as const }),
    ...factFields(found.facts),
    ...(sorted?.kind === "sorted" && { sorting: sorted.by, order: sorted.order }),
  };
}
