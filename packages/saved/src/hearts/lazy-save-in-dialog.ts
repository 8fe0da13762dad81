import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { MessageCatalogs } from "@hjem/storefront/routes";
import type { HeartHome } from "./change-favorite.ts";

/** What is said about saving a home; fetched with the first press. */
export const heartMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

/** Props of `SaveInDialog`. */
export interface SaveInDialogProps {
  home: HeartHome;
  onClose: () => void;
}

/** Chooses the collections of a home. */
export const SaveInDialog = lazyComponent(() => import("./save-in-dialog.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});
