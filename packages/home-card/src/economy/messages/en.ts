/** Words of the dialog in which loan terms are stated. */
export { messages } from "../locales/en.po";
