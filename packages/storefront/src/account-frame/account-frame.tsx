import { shownPart } from "../parts/shown-part.tsx";
import { accountWords } from "./words/spoken.ts";

/** The account's navigation, and the page that stands beside it. */
export const AccountFrame = shownPart(() => import("./account-frame-part.tsx"), accountWords);
