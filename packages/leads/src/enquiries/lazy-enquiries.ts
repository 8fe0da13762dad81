import { lazyComponent } from "@hjem/storefront/lazy-component";

/**
 * The forms of a property page: rendered by the server, submitted by script once code and messages have loaded (D42).
 */
export const Enquiries = lazyComponent(() => import("./enquiries.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: { en: () => import("../locales/en.po"), no: () => import("../locales/no.po") },
  },
});
