import type { Listing } from "@hjem/domain/listing/listing";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import type { Database } from "../db/schema.ts";
import { saveListings } from "../modules/listings/repository.ts";
import { savePlaces } from "../modules/places/repository.ts";
import { australianPlaces, norwegianPlaces } from "./sample-listings.ts";

/** Writes the sample places of both markets, and these listings into theirs. */
export async function saveSamples(
  db: Database,
  { no = [], au = [] }: { no?: readonly Listing[]; au?: readonly Listing[] } = {},
): Promise<void> {
  await savePlaces(db, "no", norwegianPlaces);
  await savePlaces(db, "au", australianPlaces);
  await saveListings(db, regionNo, no);
  await saveListings(db, regionAu, au);
}
