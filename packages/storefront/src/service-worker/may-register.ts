import { isbot } from "isbot";

/** Whether a visitor's browser may be given a service worker: bots are not (spec §6). */
export const mayRegister = (userAgent: string): boolean => userAgent !== "" && !isbot(userAgent);
