import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Who answers for a home: drawn by the server, alive once the page has loaded (D42). */
export const AgentCard = lazyComponent(() => import("./agent-card-part.tsx"));
