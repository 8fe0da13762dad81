/** Words of the account: its navigation, and the menu of the person who is signed in. */
export { messages } from "../locales/en.po";
