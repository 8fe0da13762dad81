import type { Feature } from "@hjem/storefront/routes";
import { accountMessages } from "../account-page.tsx";

/** The package's messages, for tests of a page alone. */
export const testFeature: Feature = { name: "account", routes: [], ...accountMessages };
