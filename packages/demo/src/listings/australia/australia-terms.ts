import type { PriceMethod } from "@hjem/domain/listing/enumerations";
import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import type { ContractDetails, ListingDetails } from "@hjem/domain/listing/listing-details";
import { addDays } from "@hjem/domain/time/calendar";
import { weekdayOf } from "../../calendar.ts";
import type { Facts, Room } from "../facts.ts";
import { isCommercial, isLeisure, isPlanned, isRent } from "../facts.ts";
import { commonDetails, noContract, spanOf, viewingOf } from "../listing.ts";

/** Rooms and areas as Australia states them. */
export const australianDetails = (facts: Facts): ListingDetails => ({
  ...commonDetails(facts),
  landSize: spanOf(facts.building.plot),
});

/** Title and letting terms. */
export function australianContract(facts: Facts): ContractDetails {
  const { building, listingType, course, settlement } = facts;
  const random = facts.draw("contract");
  const isLetting = isRent(listingType);
  const isHome =
    !isCommercial(listingType) && building.internal > 0 && building.type !== "garage_parking";
  const from = addDays(course.publishedDay, random.int(5, 50));
  const isHoliday = listingType === "leisure_rent";
  return {
    ...noContract,
    ownership: isLetting ? null : building.ownership,
    condition: building.isNew ? "new" : "used",
    furnished:
      isLetting && isHome
        ? isHoliday || building.type === "room_in_shared_apartment"
          ? "fully"
          : random.weighted([
              ["none", 8],
              ["partly", 1],
              ["fully", 1.5],
            ])
        : null,
    availableFrom: isLetting && !isHoliday ? from : null,
    rentalFrom: isHoliday ? from : null,
    rentalTo: isHoliday ? addDays(from, random.int(2, 8) * 28) : null,
    includedInLease: isLetting && isHome ? included(facts) : "",
    isPetAllowed: isLetting && isHome ? random.chance(0.45) : null,
    isPartialRentalAllowed: building.facilities.has("secondary_unit") ? true : null,
    locationType: isLeisure(listingType) ? settlement.nature : null,
  };
}

function included({ building, draw }: Facts): string {
  const random = draw("included");
  const parts: string[] = [];
  if (building.type === "room_in_shared_apartment") parts.push("electricity", "water");
  else if (random.chance(0.4)) parts.push("water usage");
  if (building.type === "apartment" && building.facilities.has("pool")) parts.push("pool access");
  if (building.parking > 0) parts.push(building.parking > 1 ? "car spaces" : "one car space");
  if (building.facilities.has("white_goods")) parts.push("appliances");
  if (parts.length === 0) return "";
  const text =
    parts.length === 1
      ? parts.join("")
      : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const halfHour = (start: string): string => {
  const [hour = 0, minute = 0] = start.split(":").map(Number);
  const end = hour * 60 + minute + 30;
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`;
};

const saturdayStarts = [
  "09:00",
  "09:30",
  "10:00",
  "10:30",
  "11:00",
  "11:00",
  "11:30",
  "12:00",
  "12:45",
  "13:30",
  "14:00",
] as const;
const weekdayStarts = ["16:30", "17:00", "17:30", "18:00"] as const;

/**
 * Upcoming inspections: on Saturdays, often once on a weekday as well; none before the second day after publication.
 */
export function australianViewings(
  facts: Facts,
  method: PriceMethod,
): { viewings: ViewingDate[]; isByAppointment: boolean } {
  const { course, listingType, anchorDay, address } = facts;
  const random = facts.draw("viewings");
  const isOpen =
    course.status === "available" && !isCommercial(listingType) && facts.building.internal > 0;
  const hasPublic = method === "auction" || random.chance(course.age < 30 ? 0.8 : 0.4);
  if (
    !isOpen ||
    !hasPublic ||
    isPlanned(facts) ||
    facts.ownerType === "user" ||
    (isLeisure(listingType) && isRent(listingType))
  ) {
    return { viewings: [], isByAppointment: course.status === "available" };
  }
  const earliest = addDays(course.publishedDay, 2);
  const start = earliest > anchorDay ? earliest : anchorDay;
  const on = (weekday: number): string => addDays(start, (weekday - weekdayOf(start) + 7) % 7);
  const saturday = random.pick(saturdayStarts);
  const evening = random.pick(weekdayStarts);
  const isInWeek = random.chance(isRent(listingType) ? 0.8 : 0.4);
  const hasSaturday = !isRent(listingType) || !isInWeek || random.chance(0.5);
  const viewings: ViewingDate[] = [];
  if (hasSaturday) viewings.push(viewingOf(on(6), saturday, halfHour(saturday), address.timeZone));
  if (isInWeek)
    viewings.push(viewingOf(on(random.int(2, 4)), evening, halfHour(evening), address.timeZone));
  return {
    viewings: viewings.toSorted((a, b) => a.unixFrom - b.unixFrom),
    isByAppointment: random.chance(0.15),
  };
}

/** Rooms as an Australian plan names them. */
export const australianRoomNames: Readonly<Record<Room["kind"], string>> = {
  living_room: "Living",
  kitchen: "Kitchen",
  bathroom: "Bath",
  bedroom: "Bed",
  dining_room: "Dining",
  hall: "Hall",
  storage: "Storage",
  laundry: "Laundry",
  terrace: "Terrace",
  garage: "Garage",
  office: "Study",
  sales: "Retail",
};
