import { purchaseCosts } from "@hjem/domain/costs/purchase-costs";
import { noPrices } from "@hjem/domain/listing/empty-details";
import type { PropertyType } from "@hjem/domain/listing/enumerations";
import { costs } from "@hjem/region-no/costs";
import type { Facts } from "../facts.ts";
import { isCommercial, isRent, roundTo } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { Priced } from "../listing.ts";
import { sumOf } from "../money.ts";

/** Price of a square metre by type, relative to a plain flat. */
const typeFactors: Readonly<Partial<Record<PropertyType, number>>> = {
  apartment: 1,
  dorm: 1.1,
  townhouse: 0.82,
  twin_dwelling: 0.8,
  single_dwelling: 0.74,
  cabin: 0.86,
  farm: 0.55,
  garage_parking: 0.16,
  office: 0.4,
  grocery_shop: 0.46,
  mall: 0.42,
  storage_logistic: 0.24,
  warehouse: 0.24,
  production_industry: 0.22,
  workshop: 0.26,
  canteen: 0.48,
  hotel_accommodation: 0.4,
  education_events: 0.38,
  apartment_building: 0.62,
  combination: 0.3,
};

/** Flats cost most per square metre when small. */
const usualArea = (type: PropertyType): number => (isFlat(type) ? 65 : 130);

function ageFactor({ building: { year, renovated, isNew } }: Facts): number {
  if (isNew) return 1.17;
  if (year === null) return 1;
  const worth = year >= 2010 ? 1.08 : year >= 1990 ? 0.99 : year >= 1950 ? 0.92 : 0.96;
  return renovated === null ? worth : worth + 0.05;
}

/** Kroner per square metre of this listing, before rounding. */
function levelOf(facts: Facts): number {
  const { building, settlement } = facts;
  const random = facts.draw("price-level");
  const factor = typeFactors[building.type] ?? 0.5;
  const size =
    (usualArea(building.type) / Math.max(18, building.internal)) **
    (isFlat(building.type) ? 0.2 : 0.32);
  const extras =
    (building.facilities.has("view") ? 0.03 : 0) +
    (building.facilities.has("shoreline") ? 0.25 : 0) +
    (building.open > 0 ? 0.02 : 0) +
    (building.facilities.has("elevator") ? 0.02 : 0);
  const luck = 1 + random.normal() * 0.11;
  return settlement.priceLevel * factor * size * ageFactor(facts) * (1 + extras) * luck;
}

/** Asking prices end on 50 000 or, as often, 10 000 below. */
function askingOf(value: number, isJustBelow: boolean): number {
  const rounded = Math.max(150_000, roundTo(value, value > 12_000_000 ? 500_000 : 50_000));
  return isJustBelow && rounded < 12_000_000 ? rounded - 10_000 : rounded;
}

const landPrice = (facts: Facts): number =>
  facts.settlement.priceLevel *
  14 *
  (0.6 + facts.draw("land").next() * 0.9) *
  (facts.building.plot / 800) ** 0.4;

/** A cooperative pays the municipal charges out of the shared costs; owners of a freehold flat pay them on their own. */
function included({ building }: Facts, isShare: boolean): string {
  const parts = ["forretningsførsel", "forsikring av bygget"];
  if (isShare) parts.push("kommunale avgifter");
  if (building.facilities.has("district_heating")) parts.push("fjernvarme og varmtvann");
  if (building.facilities.has("broadband")) parts.push("bredbånd og TV");
  if (building.facilities.has("janitor")) parts.push("vaktmester");
  if (building.facilities.has("elevator")) parts.push("drift av heis");
  const last = parts.pop() ?? "";
  const text = `${parts.join(", ")} og ${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Rental income is per year. */
const MONTHS = 12;

function salePrices(facts: Facts): Priced {
  const { building, course } = facts;
  const random = facts.draw("prices");
  const isLand = building.internal === 0;
  const value = isLand ? landPrice(facts) : levelOf(facts) * building.internal;
  const isShare =
    building.ownership === "cooperative" ||
    building.ownership === "share" ||
    building.ownership === "stock";
  const debtShare = isShare ? 0.02 + random.next() * 0.3 : 0;
  const joint = isShare ? roundTo(value * debtShare, 1) : 0;
  const before = askingOf(value - joint, random.chance(0.5));
  const isReduced = course.reducedDay !== null;
  const asking = isReduced ? askingOf(before * (0.93 + random.next() * 0.04), true) : before;
  const day = course.publishedDay;
  const adding = purchaseCosts(costs, {
    price: asking,
    ownership: building.ownership,
    state: "all",
    day,
  });
  const isInBuilding = isFlat(building.type) || (building.type === "townhouse" && isShare);
  const upkeep = (24 + random.next() * 24) * building.internal;
  const shared = isInBuilding ? roundTo(upkeep + (joint * 0.052) / 12 + 450, 1) : null;
  const isParking = building.type === "garage_parking";
  const isHouse = building.internal > 0 && !isParking && !isCommercial(facts.listingType);
  const fees =
    isHouse && !isShare ? roundTo(random.int(5_200, 9_000) + building.internal * 38, 10) : null;
  const tax =
    isHouse && random.chance(0.4) ? roundTo(asking * (0.0004 + random.next() * 0.0009), 10) : null;
  const prices = {
    ...noPrices,
    price: sumOf(asking, "NOK"),
    askingPrice: sumOf(asking, "NOK"),
    totalPrice: sumOf(asking + joint + adding, "NOK"),
    jointDebt: sumOf(isShare ? joint : null, "NOK"),
    addingCost: sumOf(adding, "NOK"),
    sharedCost: sumOf(shared, "NOK"),
    includedInSharedCost: shared === null ? "" : included(facts, isShare),
    sharedFund: sumOf(isShare ? random.int(1_500, 90_000) : null, "NOK"),
    valuation: sumOf(isHouse && random.chance(0.15) ? roundTo(asking * 1.02, 50_000) : null, "NOK"),
    annualMunicipalityFees: sumOf(fees, "NOK"),
    annualPropertyTax: sumOf(tax, "NOK"),
    rentalIncome: sumOf(
      building.facilities.has("secondary_unit")
        ? roundTo(random.int(7_000, 13_000), 100) * MONTHS
        : null,
      "NOK",
    ),
  };
  return { prices, firstPrice: before };
}

/** Kroner a month: a part for being a home at all, and one by area and place. */
function homeRent(facts: Facts): number {
  const { building, settlement } = facts;
  if (building.type === "room_in_shared_apartment")
    return 2_800 + settlement.priceLevel * 0.042 + building.internal * 60;
  if (building.type === "garage_parking") return 700 + settlement.priceLevel * 0.019;
  const base = 3_300 + levelOf(facts) * building.internal * 0.0027;
  return facts.listingType === "leisure_rent" ? base * 1.5 + 4_000 : base;
}

/** Kroner a square metre and year for premises. */
function premisesRent(facts: Facts): number {
  const factor = typeFactors[facts.building.type] ?? 0.4;
  const random = facts.draw("premises-rent");
  const yearly = facts.settlement.priceLevel * factor * 0.062 * (0.75 + random.next() * 0.5);
  return (yearly * facts.building.internal) / 12;
}

function rentPrices(facts: Facts): Priced {
  const random = facts.draw("prices");
  const isBusiness = isCommercial(facts.listingType);
  const step = isBusiness ? 500 : facts.building.type === "garage_parking" ? 50 : 100;
  const drawn = isBusiness ? premisesRent(facts) : homeRent(facts);
  const before = Math.max(step, roundTo(drawn * (0.92 + random.next() * 0.16), step));
  const rent =
    facts.course.reducedDay === null ? before : Math.max(step, roundTo(before * 0.95, step));
  const months =
    facts.listingType === "leisure_rent"
      ? 1
      : isBusiness
        ? random.pick([3, 6])
        : random.pick([2, 3, 3]);
  const prices = {
    ...noPrices,
    price: sumOf(rent, "NOK"),
    monthly: sumOf(rent, "NOK"),
    deposit: sumOf(facts.building.type === "garage_parking" ? null : rent * months, "NOK"),
  };
  return { prices, firstPrice: before };
}

/** Every sum of a Norwegian listing; rents are per month (D30). */
export const norwegianPrices = (facts: Facts): Priced =>
  isRent(facts.listingType) ? rentPrices(facts) : salePrices(facts);
