/** What the documents of a listing are called. */
export { messages } from "../locales/no.po";
