import { lazyComponent } from "@hjem/storefront/lazy-component";

/** The forms of a home's page: rendered by the server, sent by script once code and messages have loaded (D42). */
export const Enquiries = lazyComponent(() => import("./enquiries-part.tsx"), {
  render: "on-visible",
  messages: {
    catalogs: { en: () => import("../locales/en.po"), no: () => import("../locales/no.po") },
  },
});
