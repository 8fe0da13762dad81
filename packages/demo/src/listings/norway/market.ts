import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { facilities, facilitiesByType } from "@hjem/region-no/facilities";
import type { Settlement } from "../../places/settlement.ts";
import type { Random } from "../../random.ts";
import { agenciesOf } from "../agencies.ts";
import type { Facts } from "../facts.ts";
import { isLeisure } from "../facts.ts";
import type { Wording } from "../listing.ts";
import type { Kind, Market } from "../market.ts";
import { isHomeType } from "../market.ts";
import { picturesOf } from "../pictures.ts";
import { planRoomsOf } from "../plan-rooms.ts";
import { norwegianAddress } from "./address.ts";
import { norwegianText } from "./description.ts";
import { norwegianDocuments } from "./documents.ts";
import { norwegianHighlights } from "./highlights.ts";
import { norwegianAgencyMarket } from "./norway-agencies.ts";
import { energyOf, norwegianHabits, ownershipOf } from "./norway-homes.ts";
import { norwegianPrices } from "./norway-prices.ts";
import { norwegianProjects } from "./norway-projects.ts";
import {
  norwegianContract,
  norwegianDetails,
  norwegianRoomNames,
  norwegianViewings,
} from "./norway-terms.ts";

const agencies = agenciesOf(norwegianAgencyMarket);

const listingTypes: readonly (readonly [DraftListingType, number])[] = [
  ["residential_sale", 55],
  ["residential_rent", 18],
  ["leisure_sale", 9],
  ["leisure_rent", 4],
  ["commercial_sale", 6],
  ["commercial_rent", 8],
];

const privateShares: Readonly<Record<DraftListingType, number>> = {
  residential_sale: 0.06,
  residential_rent: 0.5,
  leisure_sale: 0.08,
  leisure_rent: 0.6,
  commercial_sale: 0.03,
  commercial_rent: 0.06,
};

function kindOf(random: Random, listingType: DraftListingType, settlement: Settlement): Kind {
  const houses = 1 - settlement.flatShare;
  const flats = settlement.flatShare;
  switch (listingType) {
    case "residential_sale":
      return random.weighted<Kind>([
        ["apartment", flats * 96],
        ["single_dwelling", houses * 55],
        ["townhouse", houses * 22],
        ["twin_dwelling", houses * 18],
        ["plot", 1 + houses * 4],
        ["garage_parking", flats * 2],
        ["farm", settlement.setting === "village" ? 3 : 0],
      ]);
    case "residential_rent":
      return random.weighted<Kind>([
        ["apartment", 20 + flats * 50],
        ["room_in_shared_apartment", 8 + flats * 10],
        ["dorm", 9],
        ["single_dwelling", houses * 16],
        ["townhouse", houses * 10],
        ["twin_dwelling", houses * 8],
        ["garage_parking", flats * 5],
      ]);
    case "leisure_sale":
      return random.weighted<Kind>([
        ["cabin", 62],
        ["apartment", settlement.nature === "mountain" ? 18 : 7],
        ["single_dwelling", 9],
        ["townhouse", 3],
        ["plot", 8],
        ["farm", 2],
      ]);
    case "leisure_rent":
      return random.weighted<Kind>([
        ["cabin", 45],
        ["apartment", 30],
        ["single_dwelling", 25],
      ]);
    default:
      return random.weighted<Kind>([
        ["office", 34],
        ["grocery_shop", 18],
        ["storage_logistic", 14],
        ["workshop", 9],
        ["production_industry", 6],
        ["canteen", 7],
        ["combination", listingType === "commercial_sale" ? 5 : 0],
        ["education_events", 3],
        ["hotel_accommodation", 2],
        ["apartment_building", listingType === "commercial_sale" ? 5 : 0.5],
        ["mall", 1],
      ]);
  }
}

function elevationOf(random: Random, { nature }: Settlement): number | null {
  if (nature === "mountain") return random.int(480, 1_050);
  if (nature === "inland") return random.int(180, 560);
  return nature === "coast" ? random.int(3, 70) : null;
}

/** Texts and pictures of a listing. */
function wordingOf(facts: Facts): Wording {
  const { viewings, isByAppointment } = norwegianViewings(facts);
  const isHome = isHomeType(facts.building.type);
  const planRooms = isHome ? planRoomsOf(facts.building.rooms, norwegianRoomNames) : [];
  const text = norwegianText(facts);
  return {
    ...text,
    highlights: norwegianHighlights(facts),
    priced: norwegianPrices(facts),
    details: norwegianDetails(facts, text.description),
    contract: norwegianContract(facts),
    viewings,
    isViewingByAppointment: isByAppointment,
    seller: facts.ownerType === "user" ? null : agencies.sellerOf(facts),
    pictures: picturesOf(facts, "nordic", planRooms, "no"),
    currency: "NOK",
    documents: { language: "no", kinds: norwegianDocuments(facts) },
  };
}

/** How Norwegian demo listings are made. */
export const norwegianMarket: Market = {
  regionId: "no",
  facilities: { facilities, facilitiesByType },
  agencies,
  habits: norwegianHabits,
  listingTypes,
  privateShares,
  leisureWeight: ({ weight, nature }) =>
    (nature === "mountain" ? 3 : 1.6) * (4 + Math.sqrt(weight)),
  kindOf,
  landSize: (random, listingType) =>
    isLeisure(listingType) ? random.int(520, 2_200) : random.int(420, 1_600),
  finishHome: (origin, home, settlement, listingType) => ({
    ...home,
    ...energyOf(origin.draw("energy-label"), home),
    ownership: ownershipOf(origin.draw("ownership"), home.type, home.year),
    elevation: isLeisure(listingType) ? elevationOf(origin.draw("elevation"), settlement) : null,
  }),
  finishPremises: (origin, premises) => ({
    ...premises,
    ...energyOf(origin.draw("energy-label"), premises),
  }),
  isAuction: () => false,
  addressOf: (draw, settlement, { type }) =>
    norwegianAddress(draw("address"), settlement, type === "cabin" || type === "farm"),
  wordingOf,
  projects: norwegianProjects,
};
