import type { LeadRecipient } from "@hjem/leads/listing-enquiries";
import { lazyPart } from "@hjem/storefront/lazy-part";

/** Who answers for a home: drawn by the server, alive once the page has loaded (D42). */
export const AgentCard = lazyPart<LeadRecipient>(() => import("./agent-card-part.tsx"));
