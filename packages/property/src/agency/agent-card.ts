import { lazyPart } from "@hjem/storefront/lazy-part";
import type { ListingAgent } from "./listing-agent.ts";

/** Who answers for a home: drawn by the server, alive once the page has loaded (D42). */
export const AgentCard = lazyPart<ListingAgent>(() => import("./agent-card-part.tsx"));
