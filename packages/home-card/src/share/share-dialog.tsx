import { browserPart } from "@hjem/storefront/browser-part";
import type { Shared } from "./share-ways.ts";

/** Props of `ShareDialog`. */
export interface ShareDialogProps extends Shared {
  onClose: () => void;
}

/** The ways of sharing a page. */
export const ShareDialog = browserPart<ShareDialogProps>(() => import("./share-dialog-part.tsx"), {
  catalogs: { en: () => import("./words/en.ts"), no: () => import("./words/no.ts") },
});
