import type { ListingDetails } from "./listing-details.ts";

/** A single value (`min` equals `max`) or a range, as listings hold counts and areas (D23). */
export interface LowHigh {
  min: number;
  max: number;
}

/**
 * The area a home is compared by, in square metres: BRA-i, else P-rom (D10, D30).
 * The primary-room filter and sorting read it too.
 */
export const primaryArea = (
  details: Pick<ListingDetails, "internalArea" | "primaryRoom">,
): LowHigh | null => details.internalArea ?? details.primaryRoom;
