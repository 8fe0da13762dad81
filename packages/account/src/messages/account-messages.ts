import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Messages of the account: fetched with its components, and not with first load (D42). */
export const accountMessages: MessageCatalogs = {
  catalogs: { en: () => import("./en.ts"), no: () => import("./no.ts") },
};
