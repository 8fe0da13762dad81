import { paths } from "@hjem/domain/paths";
import { lazyRoute } from "@hjem/storefront/lazy-route";
import type { Feature } from "@hjem/storefront/routes";

/** Agents: the search for them and the page of each (spec §2, RTE-001, RTE-004), a room with words of its own. */
export const feature: Feature = {
  name: "agents",
  catalogs: {
    en: () => import("./messages-en.ts"),
    no: () => import("./messages-no.ts"),
  },
  routes: [
    {
      id: "agents.search",
      path: paths.agentSearch.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./search/agents-page.tsx")),
    },
    {
      id: "agents.profile",
      path: paths.agent.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./profile/agent-page.tsx")),
    },
  ],
};
