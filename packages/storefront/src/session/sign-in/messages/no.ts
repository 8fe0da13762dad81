/** Words of the sign-in. */
export { messages } from "../locales/no.po";
