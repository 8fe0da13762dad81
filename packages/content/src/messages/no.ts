import { messages as finder } from "@hjem/finder/locales/no.po";
import { messages as card } from "@hjem/home-card/locales/no.po";
import { messages as own } from "../locales/no.po";

/** Words of the home page and of the search on it. */
export const messages = { ...finder, ...card, ...own };
