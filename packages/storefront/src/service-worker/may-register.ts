import { isbot } from "isbot";

/** Whether to register a service worker: not for bots (spec §6). */
export const mayRegister = (userAgent: string): boolean => userAgent !== "" && !isbot(userAgent);
