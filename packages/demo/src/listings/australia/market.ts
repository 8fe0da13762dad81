import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { facilities, facilitiesByType } from "@hjem/region-au/facilities";
import type { Settlement } from "../../places/settlement.ts";
import type { Random } from "../../random.ts";
import { agenciesOf } from "../agencies.ts";
import type { Building, Facts } from "../facts.ts";
import { isPlanned } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { Wording } from "../listing.ts";
import type { Kind, Market } from "../market.ts";
import { isHomeType } from "../market.ts";
import { picturesOf } from "../pictures.ts";
import { planRoomsOf } from "../plan-rooms.ts";
import { australianAddress } from "./address.ts";
import { australianAgencyMarket } from "./australia-agencies.ts";
import { australianHabits } from "./australia-homes.ts";
import { australianPrices, methodOf } from "./australia-prices.ts";
import { australianProjects } from "./australia-projects.ts";
import {
  australianContract,
  australianDetails,
  australianRoomNames,
  australianViewings,
} from "./australia-terms.ts";
import { australianText } from "./description.ts";
import { australianDocuments } from "./documents.ts";
import { australianHighlights } from "./highlights.ts";

const agencies = agenciesOf(australianAgencyMarket);

const listingTypes: Market["listingTypes"] = [
  ["residential_sale", 55],
  ["residential_rent", 19],
  ["leisure_sale", 8],
  ["leisure_rent", 4],
  ["commercial_sale", 6],
  ["commercial_rent", 8],
];

const privateShares: Market["privateShares"] = {
  residential_sale: 0.04,
  residential_rent: 0.14,
  leisure_sale: 0.05,
  leisure_rent: 0.45,
  commercial_sale: 0.02,
  commercial_rent: 0.04,
};

function kindOf(random: Random, listingType: DraftListingType, settlement: Settlement): Kind {
  const flats = settlement.flatShare;
  const houses = 1 - flats;
  switch (listingType) {
    case "residential_sale":
      return random.weighted<Kind>([
        ["apartment", flats * 88],
        ["single_dwelling", houses * 68],
        ["townhouse", 6 + houses * 8],
        ["twin_dwelling", houses * 9],
        ["land", houses * 5],
        ["farm", settlement.setting === "village" ? 7 : 0],
        ["garage_parking", flats * 1.5],
      ]);
    case "residential_rent":
      return random.weighted<Kind>([
        ["apartment", 14 + flats * 60],
        ["single_dwelling", houses * 40],
        ["townhouse", 8],
        ["twin_dwelling", houses * 6],
        ["room_in_shared_apartment", 6],
        ["dorm", 3 + flats * 4],
        ["garage_parking", flats * 3],
      ]);
    case "leisure_sale":
      return random.weighted<Kind>([
        ["cabin", 38],
        ["single_dwelling", 30],
        ["apartment", flats * 50],
        ["townhouse", 7],
        ["farm", settlement.nature === "coast" ? 0 : 5],
      ]);
    case "leisure_rent":
      return random.weighted<Kind>([
        ["single_dwelling", 42],
        ["apartment", 12 + flats * 40],
        ["cabin", 26],
        ["townhouse", 5],
      ]);
    default:
      return random.weighted<Kind>([
        ["office", 30],
        ["grocery_shop", 24],
        ["warehouse", 16],
        ["workshop", 8],
        ["production_industry", 6],
        ["canteen", 8],
        ["combination", listingType === "commercial_sale" ? 4 : 0],
        ["education_events", 3],
        ["hotel_accommodation", 2],
        ["apartment_building", listingType === "commercial_sale" ? 4 : 0],
        ["mall", 1],
      ]);
  }
}

/** Flats have a unit number, that of a tall building begins with the level. */
function unitOf(random: Random, { type, floor, floors }: Building): number | null {
  if (type === "townhouse" || type === "twin_dwelling")
    return random.int(1, type === "townhouse" ? 9 : 2);
  if (!isFlat(type) || floor === null) return null;
  return (floors ?? 1) > 4 ? floor * 100 + random.int(1, 12) : random.int(1, 28);
}

/** Texts and pictures of a listing. */
function wordingOf(facts: Facts): Wording {
  const { listingType, address, building } = facts;
  const method = isPlanned(facts)
    ? "fixed"
    : methodOf(facts, listingType, address.region, building.type);
  const { viewings, isByAppointment } = australianViewings(facts, method);
  const planRooms = isHomeType(building.type)
    ? planRoomsOf(facts.building.rooms, australianRoomNames)
    : [];
  return {
    ...australianText(facts),
    highlights: australianHighlights(facts),
    priced: australianPrices(facts, method),
    details: australianDetails(facts),
    contract: australianContract(facts),
    viewings,
    isViewingByAppointment: isByAppointment,
    seller: facts.ownerType === "user" ? null : agencies.sellerOf(facts),
    pictures: picturesOf(facts, "southern", planRooms, "en"),
    currency: "AUD",
    documents: { language: "en", kinds: australianDocuments(facts) },
  };
}

/** How Australian demo listings are made. Energy labels and heating grades are not used there (market A11, A12). */
export const australianMarket: Market = {
  regionId: "au",
  facilities: { facilities, facilitiesByType },
  agencies,
  habits: australianHabits,
  listingTypes,
  privateShares,
  leisureWeight: ({ weight, nature }) => (nature === "mountain" ? 2 : 1) * (1.5 + weight),
  kindOf,
  landSize: (random, _listingType, { setting }) =>
    setting === "village" ? random.int(500, 2_400) : random.int(300, 820),
  finishHome: (_origin, home) => ({ ...home, ownership: "freehold", label: null, heating: null }),
  finishPremises: (_origin, premises) => premises,
  isAuction: (origin, listingType, settlement, kind) =>
    methodOf(origin, listingType, settlement.region, kind) === "auction",
  addressOf: (draw, settlement, building) =>
    australianAddress(draw("address"), settlement, {
      unit: unitOf(draw("unit"), building),
      isRural: building.type === "farm",
    }),
  wordingOf,
  projects: australianProjects,
};
