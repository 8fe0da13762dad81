import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Contact of a home: rendered by the server, hydrated once the page has loaded (D42). */
export const AgentCard = lazyComponent(() => import("./agent-card-part.tsx"));
