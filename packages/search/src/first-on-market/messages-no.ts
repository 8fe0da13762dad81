import { messages as card } from "@hjem/home-card/locales/no.po";
import { messages as own } from "./locales/no.po";

/** Messages of the page of homes that are shown here first, and of the homes themselves. */
export const messages = { ...card, ...own };
