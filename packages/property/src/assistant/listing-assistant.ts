import { type PageFacts, suggestedQuestions } from "@hjem/assistant/suggested-questions";
import type { ChatPanelProps } from "@hjem/chat/chat-panel";
import { hasAssistant } from "@hjem/domain/chat/chat-rules";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PlaceKind } from "@hjem/domain/listing/place-kind";
import type { ViewContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** The assistant of a listing: what its panel is called, and what can be asked. */
export type ListingAssistant = Omit<ChatPanelProps, "onEnquire" | "onClose" | "onWithdrawn">;

/** What the page says of the home, and who replies to enquiries. */
export interface AssistantFacts
  extends Pick<PageFacts, "hasMonthlyCost" | "hasStops">, Pick<ChatPanelProps, "owner"> {
  kind: PlaceKind;
}

/**
 * The assistant of a listing, with questions that it answers (D81); null where it cannot be asked about. `page` has the
 * terms of the home.
 */
export function listingAssistant(
  page: ViewContext,
  listing: Listing,
  { kind, owner, hasMonthlyCost, hasStops }: AssistantFacts,
): ListingAssistant | null {
  if (!hasAssistant(listing)) return null;
  const { language, term, now } = page;
  return {
    title:
      kind === "home" ? t(page.i18n)`Ask about this home` : t(page.i18n)`Ask about this property`,
    propertyId: listing.id,
    owner,
    suggestions: suggestedQuestions(listing, {
      language: language.code,
      term,
      now,
      hasMonthlyCost,
      hasStops,
    }),
  };
}
