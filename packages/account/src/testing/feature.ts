import type { Feature } from "@hjem/storefront/routes";
import { accountMessages } from "../account-page.tsx";

/** The package's words, for tests that show a page alone. */
export const testFeature: Feature = { name: "account", routes: [], ...accountMessages };
