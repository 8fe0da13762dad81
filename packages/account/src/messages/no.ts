import { messages as frame } from "@hjem/storefront/account-frame/locales/no.po";
import { messages as signIn } from "@hjem/storefront/sign-in/locales/no.po";
import { messages as own } from "../locales/no.po";

/** Words of the account's pages, of the sign-in that stands on some of them, and of what stands around the others. */
export const messages = { ...signIn, ...frame, ...own };
