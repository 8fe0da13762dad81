import { z } from "zod";
import { LatLng } from "../listing/money.ts";
import { tidyLine } from "../text/clean-text.ts";
import { COMMUTE_ADDRESSES_MAX, COMMUTE_NAME_MAX_LENGTH } from "../travel/directions.ts";

/** What a person states of an address that travel times are shown to (SAVE-053, D84). */
export const NewCommuteAddress = z.object({
  displayName: z.preprocess(tidyLine, z.string().min(1).max(COMMUTE_NAME_MAX_LENGTH)),
  coordinates: LatLng,
  /** Neither requested nor shown (SAVE-057). */
  isHidden: z.boolean().default(false),
});
export type NewCommuteAddress = z.infer<typeof NewCommuteAddress>;

/** Body of `POST /api/user/commute-addresses`: one that is added, or those of a device at sign-in (D84). */
export const NewCommuteAddresses = z.object({
  addresses: z.array(NewCommuteAddress).min(1).max(COMMUTE_ADDRESSES_MAX),
});
export type NewCommuteAddresses = z.infer<typeof NewCommuteAddresses>;

/** Body of `PATCH /api/user/commute-addresses/{id}` (SAVE-057). */
export const CommuteAddressChange = z.object({ isHidden: z.boolean() });
export type CommuteAddressChange = z.infer<typeof CommuteAddressChange>;

/** An address of an account (D84). */
export const CommuteAddress = z.object({
  id: z.uuid(),
  displayName: z.string(),
  coordinates: LatLng,
  isHidden: z.boolean(),
});
export type CommuteAddress = z.infer<typeof CommuteAddress>;

/** All addresses of a person, in the order they were added; the response to every change as well. */
export const CommuteAddressesResponse = z.object({ data: z.array(CommuteAddress) });
export type CommuteAddressesResponse = z.infer<typeof CommuteAddressesResponse>;
