import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute } from "@hjem/storefront/routes";

/** The property page, for an app's route table. */
export const feature: Feature = {
  name: "property",
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
  routes: [
    {
      id: "property.detail",
      path: paths.property.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./property-page.tsx")),
      tabs: [
        {
          id: "property.history",
          path: "history",
          lazy: lazyRoute(() => import("./history/history-page.tsx")),
        },
        {
          id: "property.insurance",
          path: "insurance",
          lazy: lazyRoute(() => import("./finance/insurance-page.tsx")),
        },
        {
          id: "property.mortgage",
          path: "mortgage",
          lazy: lazyRoute(() => import("./finance/mortgage-page.tsx")),
        },
      ],
    },
    {
      id: "property.entry",
      path: paths.propertyEntry.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./redirects/property-redirect.tsx")),
    },
    {
      id: "property.preview",
      path: paths.preview.path,
      // The home alone: the wizard shows it in a frame, and the site around it would lead out of the preview.
      layout: "blank",
      access: "public",
      isUncached: true,
      lazy: lazyRoute(() => import("./redirects/preview-page.tsx")),
    },
    {
      id: "property.link",
      path: paths.redirect.path,
      layout: "default",
      access: "public",
      lazy: lazyRoute(() => import("./redirects/link-page.tsx")),
    },
  ],
};
