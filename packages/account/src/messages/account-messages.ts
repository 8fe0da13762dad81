import type { MessageCatalogs } from "@hjem/storefront/routes";

/** Every word of the account: it comes with what is drawn, and not with first load (D42). */
export const accountMessages: MessageCatalogs = {
  catalogs: { en: () => import("./en.ts"), no: () => import("./no.ts") },
};
