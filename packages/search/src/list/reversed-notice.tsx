import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { ListModel } from "../model/list-model.ts";

/** Ranges that stand upside down, each with the press that turns it. */
export const ReversedNotice = lazyComponent(() => import("./reversed-notice-part.tsx"));
