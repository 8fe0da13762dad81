import type { Availability } from "@hjem/domain/listing/availability";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { addDays } from "@hjem/domain/time/calendar";
import { dayNumber } from "../calendar.ts";
import type { Random } from "../random.ts";
import type { Course } from "./facts.ts";
import { isRent } from "./facts.ts";

const statusOf = (random: Random, listingType: DraftListingType): Availability =>
  random.weighted<Availability>([
    ["available", 70],
    ["future", 4],
    [isRent(listingType) ? "rented" : "sold", 20],
    ["unavailable", 6],
  ]);

/**
 * The life of a listing up to the anchor day. A listing is published on its own day and published again after some
 * weeks: from one day to the next most listings stay the same, a few are new, a few are gone (D35). Auctions are held
 * within 24 days, so their listings restart before that (`isAuction`).
 */
export function courseOf(
  random: Random,
  listingType: DraftListingType,
  anchorDay: string,
  given: { status?: Availability; isAuction?: boolean } = {},
): Course {
  const drawn = statusOf(random, listingType);
  const status = given.status ?? drawn;
  const isOpen = status === "available" || status === "future";
  const lag = isOpen ? 0 : random.int(4, 45);
  const drawnPeriod = random.weighted([
    [40, 5],
    [60, 3],
    [120, 2],
  ]);
  const period = status === "future" ? 14 : given.isAuction ? 22 : isOpen ? drawnPeriod : 150;
  const sinceEnd = (dayNumber(anchorDay) + random.int(0, 9_999)) % period;
  const publishedDay = addDays(anchorDay, -sinceEnd - lag);
  const age = isOpen ? sinceEnd : lag;
  const reducedAfter = random.int(12, 40);
  const isReduced = random.chance(0.18) && status !== "future" && reducedAfter < age;
  return {
    status,
    publishedDay,
    closedDay: isOpen ? null : addDays(publishedDay, lag),
    reducedDay: isReduced ? addDays(publishedDay, reducedAfter) : null,
    age,
  };
}
