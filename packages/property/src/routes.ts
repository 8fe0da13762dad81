import { paths } from "@hjem/domain/paths";
import { lazyRoute } from "@hjem/storefront/lazy-route";
import type { StorefrontRoute } from "@hjem/storefront/routes";

/** Pages about one home (spec §2). */
export const routes: readonly StorefrontRoute[] = [
  {
    id: "property.detail",
    path: paths.property.path,
    layout: "default",
    access: "public",
    lazy: lazyRoute(() => import("./property-page.tsx")),
  },
  {
    id: "property.entry",
    path: paths.propertyEntry.path,
    layout: "default",
    access: "public",
    lazy: lazyRoute(() => import("./ways-in/entry-page.tsx")),
  },
  {
    id: "property.preview",
    path: paths.preview.path,
    layout: "default",
    access: "public",
    isUncached: true,
    lazy: lazyRoute(() => import("./ways-in/preview-page.tsx")),
  },
  {
    id: "property.link",
    path: paths.redirect.path,
    layout: "default",
    access: "public",
    lazy: lazyRoute(() => import("./ways-in/link-page.tsx")),
  },
];
