import { messages as signIn } from "@hjem/storefront/sign-in/locales/no.po";
import { messages as own } from "../locales/no.po";

/** Words of the account's pages and of the sign-in that stands on some of them. */
export const messages = { ...signIn, ...own };
