import { lazyComponent } from "../lazy/lazy-component.tsx";

const messages = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
} as const;

/** What was verified of a listing's private advertiser; added by the browser, and nothing where nothing was verified. */
export const ListingVerifications = lazyComponent(() => import("./listing-verifications.tsx"), {
  render: "client-only",
  messages,
});

/** What is verified of the signed-in person, as their listings show it. */
export const OwnVerifications = lazyComponent(() => import("./own-verifications.tsx"), {
  render: "client-only",
  messages,
});
