import { paths } from "@hjem/domain/paths";
import { lazyRoute } from "@hjem/storefront/lazy-route";
import type { StorefrontRoute } from "@hjem/storefront/routes";

/** Pages on the product itself (spec §2). */
export const routes: readonly StorefrontRoute[] = [
  {
    id: "content.home",
    path: paths.home.path,
    layout: "default",
    access: "public",
    lazy: lazyRoute(() => import("./home/home-page.tsx")),
  },
];
