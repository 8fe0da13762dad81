import { browserNow } from "../../browser/browser-clock.ts";
import { browserStorage } from "../../storage/browser-storage.ts";
import { createSystemAccess, type SystemAccess } from "./system-access.ts";

/** System access of this browser. */
export const browserAccess = (): SystemAccess => createSystemAccess(browserStorage(), browserNow);
