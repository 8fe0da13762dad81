import type { Feature } from "@hjem/storefront/routes";
import { accountWords } from "../words/account-words.ts";

/** The package's words, for tests that show a page alone. */
export const words: Feature = { name: "account", routes: [], ...accountWords };
