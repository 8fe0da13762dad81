import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import type { ContractDetails, ListingDetails } from "@hjem/domain/listing/listing-details";
import { addDays } from "@hjem/domain/time/calendar";
import { weekdayOf } from "../../calendar.ts";
import type { Facts, Room } from "../facts.ts";
import { isCommercial, isLeisure, isPlanned, isRent, roundTo } from "../facts.ts";
import { commonDetails, noContract, spanOf, viewingOf } from "../listing.ts";
import { isHomeType } from "../market.ts";
import { sumOf } from "../money.ts";

/** Share of used homes whose advertiser still gives the sizes of a measurement from before 2024. */
const OLD_MEASUREMENT = { rent: 0.12, sale: 0.15 } as const;

/** Areas as they were stated until 2024: BRA, and the primary rooms (P-rom) without the storage (D10). */
function oldAreas({ building }: Facts): Partial<ListingDetails> {
  const storage = building.rooms
    .filter(({ kind }) => kind === "storage")
    .reduce((sum, { area }) => sum + area, 0);
  return {
    internalArea: null,
    externalArea: null,
    balconyArea: null,
    usageArea: spanOf(building.internal),
    primaryRoom: spanOf(Math.round(building.internal - storage)),
  };
}

/**
 * Rooms and areas as Norway states them: BRA-i, BRA-e, BRA-b, TBA and their sum BRA (market N5). What the listing's `text`
 * calls by these names was measured by them.
 */
export function norwegianDetails(facts: Facts, text: string): ListingDetails {
  const { building, listingType } = facts;
  const isHome = !isCommercial(listingType) && building.internal > 0;
  const share = isRent(listingType) ? OLD_MEASUREMENT.rent : OLD_MEASUREMENT.sale;
  const isMeasuredBefore =
    isHomeType(building.type) &&
    !building.isNew &&
    building.external + building.enclosed === 0 &&
    !/bruksareal|BRA/.test(text) &&
    facts.draw("measurement").chance(share);
  return {
    ...commonDetails(facts),
    externalArea: isHome ? spanOf(building.external) : null,
    balconyArea: isHome ? spanOf(building.enclosed) : null,
    plotArea: spanOf(building.plot),
    groundSurface:
      isHome && building.plot > 0
        ? spanOf(Math.round((building.internal / (building.floors ?? 1)) * 1.12))
        : null,
    ...(isHome && isMeasuredBefore && oldAreas(facts)),
  };
}

/** Ownership, lease and letting terms. */
export function norwegianContract(facts: Facts): ContractDetails {
  const { building, listingType, course, settlement } = facts;
  const random = facts.draw("contract");
  const isLetting = isRent(listingType);
  const isHome = !isCommercial(listingType) && building.internal > 0;
  const isOwnLand = building.plot > 0 && !isLetting;
  const isLeased = isOwnLand && random.chance(isLeisure(listingType) ? 0.14 : 0.04);
  const from = addDays(course.publishedDay, random.int(7, 75));
  const isHoliday = listingType === "leisure_rent";
  const isFurnishable = isLetting && isHome && building.type !== "garage_parking";
  return {
    ...noContract,
    ownership: isLetting ? null : building.ownership,
    condition: building.isNew ? "new" : "used",
    furnished: isFurnishable
      ? isHoliday
        ? "fully"
        : random.weighted([
            ["none", 6],
            ["partly", 3],
            ["fully", 2],
          ])
      : null,
    availableFrom: isLetting && !isHoliday ? from : null,
    rentalFrom: isHoliday ? from : null,
    rentalTo: isHoliday ? addDays(from, random.int(3, 10) * 30) : null,
    includedInLease: isFurnishable ? included(facts) : "",
    isPetAllowed: isFurnishable ? random.chance(0.3) : null,
    isLandOwnedBySeller: isOwnLand ? !isLeased : null,
    fixedFee: isLeased ? sumOf(roundTo(random.int(2_500, 14_000), 100), "NOK") : null,
    yearOfFixedAgreement: isLeased ? random.int(2035, 2091) : null,
    hasSecurityOrder:
      building.ownership === "cooperative" && !isLetting ? random.chance(0.6) : null,
    isPartialRentalAllowed: building.facilities.has("secondary_unit") ? true : null,
    locationType: isLeisure(listingType) ? settlement.nature : null,
    elevation: building.elevation,
    hasSellerInsurance: isHome && !isLetting && !building.isNew ? random.chance(0.8) : null,
  };
}

function included({ building, draw }: Facts): string {
  const random = draw("included");
  const parts = ["kommunale avgifter"];
  if (building.facilities.has("broadband") && random.chance(0.6)) parts.push("bredbånd");
  if (building.facilities.has("district_heating")) parts.push("varme og varmtvann");
  if (building.type === "room_in_shared_apartment" || building.type === "dorm") parts.push("strøm");
  const last = parts.pop() ?? "";
  const text = parts.length === 0 ? last : `${parts.join(", ")} og ${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Weekdays (0 is Sunday) and hours at which homes are shown. */
const saleSlots = [
  { day: 1, from: "17:00", to: "17:45" },
  { day: 2, from: "17:00", to: "17:45" },
  { day: 2, from: "18:00", to: "18:45" },
  { day: 3, from: "17:00", to: "17:45" },
  { day: 3, from: "18:00", to: "18:45" },
  { day: 4, from: "16:30", to: "17:15" },
  { day: 4, from: "17:00", to: "17:45" },
  { day: 6, from: "12:00", to: "13:00" },
  { day: 0, from: "12:00", to: "13:00" },
  { day: 0, from: "13:00", to: "14:00" },
] as const;

/** Upcoming viewings, none before the third day after publication. */
export function norwegianViewings(facts: Facts): {
  viewings: ViewingDate[];
  isByAppointment: boolean;
} {
  const { course, listingType, anchorDay, address } = facts;
  const random = facts.draw("viewings");
  const isShown = course.status === "available" && !isCommercial(listingType);
  const hasPublic = random.chance(course.age < 25 ? 0.82 : 0.3) && facts.ownerType === "api";
  const isEarlyOpen = course.status === "future" && facts.ownerType === "api" && random.chance(0.5);
  if (!isShown && !isEarlyOpen) {
    return { viewings: [], isByAppointment: course.status === "available" };
  }
  if (isPlanned(facts) || (isShown && (!hasPublic || facts.building.internal === 0)))
    return { viewings: [], isByAppointment: true };
  const earliest = addDays(course.publishedDay, isEarlyOpen ? 12 : 3);
  const start = earliest > anchorDay ? earliest : anchorDay;
  const slots = random.sample(saleSlots, random.int(1, 2));
  const viewings = slots.map(({ day, from, to }) =>
    viewingOf(addDays(start, (day - weekdayOf(start) + 7) % 7), from, to, address.timeZone),
  );
  return {
    viewings: viewings.toSorted((a, b) => a.unixFrom - b.unixFrom),
    isByAppointment: random.chance(0.2),
  };
}

/** Rooms as a Norwegian plan names them. */
export const norwegianRoomNames: Readonly<Record<Room["kind"], string>> = {
  living_room: "Stue",
  kitchen: "Kjøkken",
  bathroom: "Bad",
  bedroom: "Soverom",
  dining_room: "Spisestue",
  hall: "Gang",
  storage: "Bod",
  laundry: "Vaskerom",
  terrace: "Terrasse",
  garage: "Garasje",
  office: "Kontor",
  sales: "Salg",
};
