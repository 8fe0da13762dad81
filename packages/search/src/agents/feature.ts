import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute } from "@hjem/storefront/routes";

/** Agents: the search, the page of each and of each agency (spec §2, RTE-001, RTE-004), with their own messages. */
export const feature: Feature = {
  name: "agents",
  catalogs: {
    en: [() => import("@hjem/home-card/locales/en.po"), () => import("./locales/en.po")],
    no: [() => import("@hjem/home-card/locales/no.po"), () => import("./locales/no.po")],
  },
  routes: [
    {
      id: "agents.search",
      path: paths.agentSearch.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./search/agents-page.tsx")),
    },
    ...[paths.agent.path, paths.agency.path].map((path) => ({
      id: `agents.profile:${path}`,
      path,
      layout: "default" as const,
      access: "public" as const,
      lazy: lazyRoute(() => import("./profile/agent-page.tsx")),
    })),
  ],
};
