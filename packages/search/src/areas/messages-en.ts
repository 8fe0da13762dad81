import { messages as card } from "@hjem/home-card/locales/en.po";
import { messages as own } from "./locales/en.po";

/** Messages of the pages of places and of the homes on them. */
export const messages = { ...card, ...own };
