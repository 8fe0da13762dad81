import { messages as card } from "@hjem/home-card/locales/no.po";
import { messages as own } from "./locales/no.po";

/** Messages of the rows of other homes and of the homes in them. */
export const messages = { ...card, ...own };
