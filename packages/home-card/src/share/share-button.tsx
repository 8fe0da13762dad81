import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { Shared } from "./share-links.ts";

/** Props of `ShareButton`. */
export interface ShareButtonProps extends Shared {
  /** The word on the button, in the words of the page that shows it. */
  label: string;
}

/** Shares a page: by the device's own means where it has them, else by a dialog; without JavaScript by letter. */
export const ShareButton = lazyComponent(() => import("./share-button-part.tsx"));
