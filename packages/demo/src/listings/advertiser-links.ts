import type { Listing } from "@hjem/domain/listing/listing";
import { advertiserHref } from "../advertiser/advertiser-page.ts";
import { type Facts, isCommercial, isRent } from "./facts.ts";

/** Share of agency listings with bids and viewings on the agency's own page. */
const BID_SHARE = 0.15;
const SIGN_UP_SHARE = 0.1;

/** The advertiser's own pages of a demo home: some agencies have them, owners never (PROP-053, PROP-054). */
export function advertiserLinks(
  { id, listingType, ownerType, course, draw }: Facts,
  isShown: boolean,
): Pick<Listing, "biddingUrl" | "bookOpeningUrl"> {
  const random = draw("advertiser-pages");
  const [hasBids, hasSignUp] = [random.chance(BID_SHARE), random.chance(SIGN_UP_SHARE)];
  const isTaken = ownerType === "api" && course.status === "available";
  const isSold = !isRent(listingType) && !isCommercial(listingType);
  return {
    biddingUrl: isTaken && isSold && hasBids ? advertiserHref(id, "bid") : null,
    bookOpeningUrl: isTaken && isShown && hasSignUp ? advertiserHref(id, "viewing") : null,
  };
}
