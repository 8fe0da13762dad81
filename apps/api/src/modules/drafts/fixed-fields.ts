import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { isDeepStrictEqual } from "node:util";
import type { DraftContent } from "../../db/draft-tables.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { DraftRow } from "./draft-access.ts";

/** What stays as it is once a listing was published (D98). */
interface Fixed {
  content: DraftContent;
  listingType: DraftListingType | null;
}

/** @throws {ApiError} `rule_violated` where a published listing would get another address or type (D98). */
export function rejectFixed(stored: DraftRow, { content, listingType }: Fixed): void {
  if (stored.public_id === null) return;
  if (listingType !== stored.listing_type) throw new ApiError("listing_fixed");
  if (!isDeepStrictEqual(content.location, stored.content.location)) {
    throw new ApiError("listing_fixed");
  }
}
