import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { Shared } from "./share-ways.ts";

/** Props of `ShareDialog`. */
export interface ShareDialogProps extends Shared {
  onClose: () => void;
}

/** Dialog with the methods of sharing a page. */
export const ShareDialog = lazyComponent(() => import("./share-dialog-part.tsx"), {
  render: "client-only",
  words: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});
