import { messages as report } from "../../report/locales/en.po";
import { messages as own } from "../locales/en.po";

/** Words of the forms of a home's page. */
export const messages = { ...own, ...report };
