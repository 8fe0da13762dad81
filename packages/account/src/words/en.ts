import { messages as signIn } from "@hjem/storefront/sign-in/locales/en.po";
import { messages as own } from "../locales/en.po";

/** Words of the account's pages and of the sign-in that stands on some of them. */
export const messages = { ...signIn, ...own };
