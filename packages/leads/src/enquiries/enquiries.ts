import { lazyComponent } from "@hjem/storefront/lazy-component";

/** The forms of a home's page: drawn by the server, sent by the browser itself once code and words have come (D42). */
export const Enquiries = lazyComponent(() => import("./enquiries-part.tsx"), {
  render: "on-visible",
  words: {
    catalogs: { en: () => import("../locales/en.po"), no: () => import("../locales/no.po") },
  },
});
