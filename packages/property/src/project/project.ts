import { lazyComponent } from "@hjem/storefront/lazy-component";

/** A project's timeline and units, or a unit's way up to its project; fetched where there is one (D42). */
export const Project = lazyComponent(() => import("./project-section.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: {
      en: () => import("./locales/en.po"),
      no: () => import("./locales/no.po"),
    },
  },
});
