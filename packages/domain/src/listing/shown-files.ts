import type { Listing } from "./listing.ts";

/** Photos and documents that anybody may see of a listing: none of one that was withdrawn (D130). */
export const shownFiles = ({
  status,
  images,
  documents,
}: Pick<Listing, "status" | "images" | "documents">): Pick<Listing, "images" | "documents"> =>
  status === "unavailable" ? { images: [], documents: [] } : { images, documents };
