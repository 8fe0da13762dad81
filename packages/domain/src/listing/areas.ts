import type { ListingDetails } from "./listing-details.ts";

/** A single value (`min` equals `max`) or a range, as listings hold counts and areas (D23). */
export interface LowHigh {
  min: number;
  max: number;
}

/**
 * The area that homes are compared by, in square metres: BRA-i, else P-rom (D10, D30). Filter and sorting by primary
 * room use it too.
 */
export const primaryArea = (
  details: Pick<ListingDetails, "internalArea" | "primaryRoom">,
): LowHigh | null => details.internalArea ?? details.primaryRoom;
