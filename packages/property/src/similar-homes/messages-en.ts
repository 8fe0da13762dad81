import { messages as card } from "@hjem/home-card/locales/en.po";
import { messages as own } from "./locales/en.po";

/** Messages of the rows of other homes and of the homes in them. */
export const messages = { ...card, ...own };
