import { lazyComponent } from "@hjem/storefront/lazy-component";

/** The rooms of a home by its plan, and ideas for them; fetched where there are any (D42, LEAD-016). */
export const Rooms = lazyComponent(() => import("./rooms-section.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: {
      en: () => import("./locales/en.po"),
      no: () => import("./locales/no.po"),
    },
  },
});
