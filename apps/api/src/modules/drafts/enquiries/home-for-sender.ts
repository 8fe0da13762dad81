import type { Language } from "@hjem/domain/language";
import type { Listing } from "@hjem/domain/listing/listing";
import { placeLine } from "@hjem/domain/place/format-address";
import type { Region } from "@hjem/domain/region";
import { say } from "../../../locales/sentences.ts";

/** A home as a mail to who asked about it names it. */
export interface HomeForSender {
  /** In a sentence. */
  name: string;
  address: string;
}

/**
 * The home of a mail to who asked. The address of the reader may be a stranger's, so the street, which a private advertiser
 * typed, is left out: post code and place are checked against our table.
 */
export function homeForSender(
  { address, ownerType }: Pick<Listing, "address" | "ownerType">,
  region: Pick<Region, "placeNames">,
  language: Language,
): HomeForSender {
  if (ownerType === "api") return { name: address.fullAddress, address: address.fullAddress };
  const place = placeLine(address, region);
  return { name: say(language, "mail.listing_in", { place }), address: place };
}
