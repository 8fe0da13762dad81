import { messages as finder } from "@hjem/finder/locales/en.po";
import { messages as card } from "@hjem/home-card/locales/en.po";
import { messages as own } from "../locales/en.po";

/** Words of the home page and of the search on it. */
export const messages = { ...finder, ...card, ...own };
