import { messages as card } from "@hjem/home-card/locales/en.po";
import { messages as own } from "./locales/en.po";

/** Messages of the page of homes that are shown here first, and of the homes themselves. */
export const messages = { ...card, ...own };
