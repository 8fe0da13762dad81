import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { Shared } from "./share-links.ts";

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
