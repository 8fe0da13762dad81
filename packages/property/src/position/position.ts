import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Position of a home: map, stops and sun path; rendered by the server, hydrated after load (D42). */
export const Position = lazyComponent(() => import("./position-section.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: {
      en: () => import("./locales/en.po"),
      no: () => import("./locales/no.po"),
    },
  },
});
