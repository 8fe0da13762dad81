import { messages as report } from "../../report/locales/no.po";
import { messages as own } from "../locales/no.po";

/** Words of the forms of a home's page. */
export const messages = { ...own, ...report };
