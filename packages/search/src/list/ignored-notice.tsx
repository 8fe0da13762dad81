import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { ListModel } from "../model/list-model.ts";

/** Props of `IgnoredNotice`. */
export interface IgnoredNoticeProps {
  ignored: NonNullable<ListModel["ignored"]>;
  /** Called before the address is corrected: the results shown already match it. */
  onClean: () => void;
}

/** What the address held that could not be used (D31). */
export const IgnoredNotice = lazyComponent(() => import("./ignored-notice-part.tsx"));
