import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute, type StorefrontRoute } from "@hjem/storefront/routes";

// One module for all: one per page would add to the first load of every page (D42).
const rows = (
  layout: StorefrontRoute["layout"],
  ...addresses: readonly { path: string }[]
): StorefrontRoute[] =>
  addresses.map(({ path }) => ({
    id: `policy:${path}`,
    path,
    layout,
    access: "public",
    lazy: lazyRoute(() => import("./policy-page.tsx")),
  }));

/** Terms, privacy and cookies (spec §2, CMS-004..013, ACC-025), with their own messages. */
export const feature: Feature = {
  name: "policy",
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
  routes: [
    ...rows("blank", paths.blankPolicy),
    ...rows(
      "default",
      paths.termsAndConditions,
      paths.salesConditions,
      paths.privacyPolicy,
      paths.gdpr,
      paths.cookiePolicy,
      paths.policy,
      paths.policyCookie,
    ),
  ],
};
