import { noPrices } from "@hjem/domain/listing/empty-details";
import type { PriceMethod } from "@hjem/domain/listing/enumerations";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { addDays } from "@hjem/domain/time/calendar";
import { weekdayOf } from "../../calendar.ts";
import type { Building, Facts, Origin } from "../facts.ts";
import { isCommercial, isRent, roundTo, within } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { Priced } from "../listing.ts";
import { rangeOf, sumOf } from "../money.ts";

/** Ways of selling by state: where auctions are usual, and Victoria's rule against open-ended prices (market A3). */
const methods: Readonly<Record<string, readonly (readonly [PriceMethod, number])[]>> = {
  NSW: [
    ["auction", 38],
    ["guide", 30],
    ["fixed", 18],
    ["contact_agent", 8],
    ["offers", 6],
  ],
  VIC: [
    ["auction", 36],
    ["guide", 42],
    ["fixed", 22],
  ],
  ACT: [
    ["auction", 42],
    ["guide", 25],
    ["fixed", 20],
    ["offers", 13],
  ],
  QLD: [
    ["auction", 18],
    ["offers", 36],
    ["fixed", 28],
    ["guide", 8],
    ["contact_agent", 10],
  ],
};
const otherMethods: readonly (readonly [PriceMethod, number])[] = [
  ["fixed", 34],
  ["guide", 26],
  ["offers", 24],
  ["auction", 8],
  ["contact_agent", 8],
];

/** How a listing states its price; land, car spaces and rents have a plain one. */
export function methodOf(
  origin: Origin,
  listingType: DraftListingType,
  state: string,
  building: string,
): PriceMethod {
  if (isRent(listingType)) return "fixed";
  if (building === "garage_parking" || building === "land") return "fixed";
  const random = origin.draw("method");
  if (isCommercial(listingType)) {
    return random.weighted([
      ["fixed", 40],
      ["offers", 28],
      ["contact_agent", 22],
      ["auction", 10],
    ]);
  }
  return random.weighted(methods[state] ?? otherMethods);
}

/** Share of a house's price that a flat or attached home of so many bedrooms costs. */
function typeShare({ type, bedrooms, internal }: Building): number {
  switch (type) {
    case "dorm":
      return 0.26;
    case "apartment":
      return [0.3, 0.36, 0.5, 0.72, 0.95][bedrooms] ?? 0.5;
    case "townhouse":
      return 0.55 + internal / 900;
    case "twin_dwelling":
      return 0.62 + internal / 900;
    case "cabin":
      return 0.5 + internal / 420;
    case "farm":
      return 1.05 + internal / 700;
    default:
      return 0.62 + internal / 480;
  }
}

function homeValue(facts: Facts): number {
  const { building, settlement } = facts;
  const random = facts.draw("price-level");
  const has = (key: string): boolean => building.facilities.has(key);
  const age =
    building.year === null
      ? 1
      : building.year >= 2015
        ? 1.08
        : building.year < 1960 && building.renovated === null
          ? 0.93
          : 1;
  const extras =
    1 +
    (has("view") ? 0.04 : 0) +
    (has("pool") ? 0.04 : 0) +
    (has("shoreline") ? 0.3 : 0) +
    (building.parking === 0 ? -0.05 : 0) +
    (building.renovated !== null ? 0.05 : 0);
  // In expensive suburbs flats are cheaper relative to houses than elsewhere.
  const level = isFlat(building.type) ? settlement.priceLevel ** 0.86 * 6.6 : settlement.priceLevel;
  const value = level * typeShare(building) * age * extras;
  // Even where land costs next to nothing, building does not.
  const least = 150_000 + building.internal * 900;
  return Math.max(least, value) * (1 + random.normal() * 0.1);
}

const premisesRates: Readonly<Record<string, number>> = {
  office: 430,
  grocery_shop: 520,
  mall: 460,
  warehouse: 165,
  production_industry: 150,
  workshop: 190,
  canteen: 560,
  hotel_accommodation: 330,
  education_events: 340,
  apartment_building: 320,
  combination: 220,
};

/** Dollars a square metre and year, by type and town. */
function premisesRent(facts: Facts): number {
  const place = within(0.55, (facts.settlement.priceLevel / 1_200_000) ** 0.55, 1.6);
  const luck = 0.75 + facts.draw("premises-rent").next() * 0.5;
  return (premisesRates[facts.building.type] ?? 250) * place * luck;
}

function valueOf(facts: Facts): number {
  const { building, settlement } = facts;
  if (building.type === "land") {
    return (
      settlement.priceLevel *
      0.48 *
      (building.plot / 550) ** 0.45 *
      (0.8 + facts.draw("land").next() * 0.4)
    );
  }
  if (building.type === "garage_parking") return 24_000 + settlement.priceLevel * 0.022;
  if (isCommercial(facts.listingType)) return (premisesRent(facts) * building.internal) / 0.062;
  return homeValue(facts);
}

const roundPrice = (value: number): number =>
  roundTo(
    value,
    value > 3_000_000 ? 50_000 : value > 700_000 ? 10_000 : value > 100_000 ? 5_000 : 1_000,
  );

/** An auction is held on a Saturday within the 24 days after publication (see `courseOf`). */
function auctionDay({ course, anchorDay }: Facts): string | null {
  if (course.status !== "available" && course.status !== "future") return null;
  const last = addDays(course.publishedDay, 22);
  const from = last < anchorDay ? anchorDay : last;
  return addDays(from, (6 - weekdayOf(from) + 7) % 7);
}

/** Levies of the owners corporation a quarter; only where there is one. */
function strata({ building, draw }: Facts): number | null {
  const random = draw("strata");
  const isApartment = building.type === "apartment" || building.type === "dorm";
  if (!isApartment && building.type !== "townhouse") return null;
  const has = (key: string): boolean => building.facilities.has(key);
  const shared =
    (has("elevator") ? 260 : 0) + (isApartment && has("pool") ? 330 : 0) + (has("gym") ? 160 : 0);
  const base = isApartment ? 380 + building.internal * 4.4 : 260 + building.internal * 1.2;
  return roundTo((base + shared) * (0.85 + random.next() * 0.4), 5);
}

function includedIn({ building }: Facts): string {
  const has = (key: string): boolean => building.facilities.has(key);
  const parts = ["Building insurance", "common area upkeep"];
  if (has("elevator")) parts.push("lift maintenance");
  if (building.type === "apartment" && has("pool")) parts.push("pool maintenance");
  parts.push("sinking fund");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}.`;
}

/** Rental income is per year. */
const WEEKS = 52;

function salePrices(facts: Facts, method: PriceMethod): Priced {
  const { building, course } = facts;
  const random = facts.draw("prices");
  const before = roundPrice(valueOf(facts));
  const isStated = method === "fixed" || method === "guide";
  const isReduced = course.reducedDay !== null && isStated;
  const price = isReduced ? roundPrice(before * (0.93 + random.next() * 0.04)) : before;
  const high = roundPrice(price * (1.04 + random.next() * 0.05));
  // A guide spans at most 10 % of its lower end (market A3).
  const hasSpan = method === "guide" || (method === "auction" && facts.address.region !== "QLD");
  const span = hasSpan && high > price && high <= price * 1.1;
  const stated = span ? rangeOf(price, high, "AUD") : sumOf(price, "AUD");
  const isShown = isStated || (method === "auction" && hasSpan);
  const levies = strata(facts);
  const isHome = building.internal > 0 && !isCommercial(facts.listingType);
  const rates =
    isHome || building.type === "land"
      ? roundTo(random.int(1_150, 1_900) + price * 0.00055, 5)
      : null;
  return {
    firstPrice: isShown ? before : null,
    prices: {
      ...noPrices,
      price: stated,
      askingPrice: isShown ? stated : null,
      sharedCost: sumOf(levies, "AUD"),
      includedInSharedCost: levies === null ? "" : includedIn(facts),
      annualMunicipalityFees: sumOf(rates === null ? null : Math.min(rates, 5_400), "AUD"),
      rentalIncome: building.facilities.has("secondary_unit")
        ? sumOf(roundTo(random.int(280, 460), 10) * WEEKS, "AUD")
        : null,
      method,
      auctionDate: method === "auction" ? auctionDay(facts) : null,
    },
  };
}

/** Dollars a week, of premises a year. */
function statedRent(facts: Facts): number {
  const { building, settlement, listingType } = facts;
  if (isCommercial(listingType)) return premisesRent(facts) * building.internal;
  if (building.type === "room_in_shared_apartment")
    return 170 + settlement.priceLevel * 0.00006 + building.internal * 3;
  if (building.type === "garage_parking") return 18 + settlement.priceLevel * 0.000022;
  const rent = isFlat(building.type)
    ? 170 + homeValue(facts) * 0.00062
    : 210 + homeValue(facts) * 0.00043;
  return listingType === "leisure_rent" ? rent * 1.7 + 150 : rent;
}

function rentPrices(facts: Facts): Priced {
  const random = facts.draw("prices");
  const isBusiness = isCommercial(facts.listingType);
  const drawn = statedRent(facts) * (0.93 + random.next() * 0.14);
  const step = isBusiness
    ? drawn > 100_000
      ? 5_000
      : 500
    : drawn > 1_200
      ? 50
      : drawn > 400
        ? 10
        : 5;
  const before = Math.max(step, roundTo(drawn, step));
  const rent =
    facts.course.reducedDay === null ? before : Math.max(step, roundTo(before * 0.96, step));
  const bond =
    facts.building.type === "garage_parking"
      ? null
      : isBusiness
        ? roundTo(rent / 4, 100)
        : rent * 4;
  return {
    firstPrice: before,
    prices: {
      ...noPrices,
      price: sumOf(rent, "AUD"),
      monthly: sumOf(rent, "AUD"),
      deposit: sumOf(bond, "AUD"),
    },
  };
}

/** Every sum of an Australian listing; rents are per week, of premises per year, levies per quarter (D30). */
export const australianPrices = (facts: Facts, method: PriceMethod): Priced =>
  isRent(facts.listingType) ? rentPrices(facts) : salePrices(facts, method);
