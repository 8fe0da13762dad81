import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Where a home lies: map, stops and the way of the sun; drawn by the server, alive after load (D42). */
export const Position = lazyComponent(() => import("./position-section.tsx"), {
  render: "on-visible",
  words: {
    catalogs: {
      en: () => import("./locales/en.po"),
      no: () => import("./locales/no.po"),
    },
  },
});
