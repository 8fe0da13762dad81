import { messages as card } from "@hjem/home-card/locales/no.po";
import { messages as own } from "./locales/no.po";

/** Messages of the pages of places and of the homes on them. */
export const messages = { ...card, ...own };
