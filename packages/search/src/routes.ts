import { paths } from "@hjem/domain/paths";
import { lazyRoute } from "@hjem/storefront/lazy-route";
import type { StorefrontRoute } from "@hjem/storefront/routes";

/** Pages that show results of a search (spec §2). */
export const routes: readonly StorefrontRoute[] = [
  {
    id: "search.list",
    path: paths.list.path,
    layout: "default",
    access: "public",
    lazy: lazyRoute(() => import("./list-page.tsx")),
  },
];
