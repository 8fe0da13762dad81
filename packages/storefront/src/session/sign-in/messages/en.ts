/** Words of the sign-in. */
export { messages } from "../locales/en.po";
