import type { Listing } from "@hjem/domain/listing/listing";

/** True for a home that can no longer be had: its page stays, without a way to ask for it (D17). */
export const isGone = ({ status }: Pick<Listing, "status">): boolean =>
  status === "sold" || status === "rented" || status === "unavailable";
