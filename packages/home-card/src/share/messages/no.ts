/** Words of the dialog that shares a page. */
export { messages } from "../locales/no.po";
