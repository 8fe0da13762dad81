import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute, type StorefrontRoute } from "@hjem/storefront/routes";

// One module for all: one per page would add to the first load of every page (D42).
const rows = (
  layout: StorefrontRoute["layout"],
  isUncached: boolean,
  ...addresses: readonly string[]
): StorefrontRoute[] =>
  addresses.map((path) => ({
    id: `text:${path}`,
    path,
    layout,
    access: "public",
    isUncached,
    lazy: lazyRoute(() => import("./text-page.tsx")),
  }));

/** Previews of content have the first address of all previews (D115). */
const contentPreview = paths.preview.path.replace(":service", "content");

/**
 * Pages of text, with their own messages: guides and other pages of the content service, terms, privacy, cookies, the site
 * itself, and previews of all of these (spec §2, CMS-003..018, RTE-024, ACC-025).
 */
export const feature: Feature = {
  name: "text-pages",
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
  routes: [
    ...rows("blank", false, paths.blankPolicy.path),
    ...rows("default", true, contentPreview),
    ...rows(
      "default",
      false,
      paths.page.path,
      paths.termsAndConditions.path,
      paths.salesConditions.path,
      paths.privacyPolicy.path,
      paths.gdpr.path,
      paths.aboutUs.path,
      paths.cookiePolicy.path,
      paths.policy.path,
      paths.policyCookie.path,
    ),
  ],
};
