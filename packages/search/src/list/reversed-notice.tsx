import { lazyPart } from "@hjem/storefront/lazy-part";
import type { ListModel } from "../model/list-model.ts";

/** Ranges that stand upside down, each with the press that turns it. */
export const ReversedNotice = lazyPart<Pick<ListModel, "reversed">>(
  () => import("./reversed-notice-part.tsx"),
);
