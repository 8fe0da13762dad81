import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { Shared } from "./share-links.ts";

/** Props of `ShareButton`. */
export interface ShareButtonProps extends Shared {
  /** The label of the button, from the messages of the page. */
  label: string;
}

/** Shares a page: by the device's share sheet, else by a dialog; without JavaScript by email. */
export const ShareButton = lazyComponent(() => import("./share-button.tsx"));

/** Props of `ShareDialog`. */
export interface ShareDialogProps extends Shared {
  onClose: () => void;
}

/** Dialog with the methods of sharing a page. */
export const ShareDialog = lazyComponent(() => import("./share-dialog.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});
