import type { ChatPanelProps } from "@hjem/chat/chat-panel";
import { hasAssistant } from "@hjem/domain/chat/chat-rules";
import { isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import type { ViewContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { PlaceKind } from "../facts/place-kind.ts";

/** The assistant of a listing: what its panel is called, and what can be asked. */
export type ListingAssistant = Omit<ChatPanelProps, "onEnquire" | "onClose" | "onWithdrawn">;

/** Terms stand in the middle of a question. */
const inside = (term: string): string => term.charAt(0).toLowerCase() + term.slice(1);

/**
 * The assistant of a listing, from what it states (D81); null where it cannot be asked about. `page` has the terms of the
 * home, `owner` is who replies to enquiries.
 */
export function listingAssistant(
  page: ViewContext,
  listing: Listing,
  { kind, owner }: { kind: PlaceKind; owner: ChatPanelProps["owner"] },
): ListingAssistant | null {
  if (!hasAssistant(listing)) return null;
  const { prices, contractDetails, viewingDates } = listing;
  const hasViewing = comingViewings(viewingDates, page.now).length > 0;
  return {
    title:
      kind === "home" ? t(page.i18n)`Ask about this home` : t(page.i18n)`Ask about this property`,
    propertyId: listing.id,
    owner,
    topics: {
      viewing: hasViewing ? inside(page.term("date.inspection")) : null,
      sharedCost: prices.sharedCost ? inside(page.term("price.sharedCost")) : null,
      deposit: prices.deposit ? inside(page.term("price.deposit")) : null,
      hasMonthlyCost: !isRental(listing) && Boolean(prices.askingPrice ?? prices.price),
      hasPetRule: contractDetails.isPetAllowed !== null,
    },
  };
}
