import type { Feature } from "@hjem/storefront/routes";
import { feature as listingWizard } from "../feature.ts";
import { wizardMessages } from "../wizard-messages.ts";

/** The feature with the messages that its page loads, for tests of parts of the page. */
export const feature: Feature = { ...listingWizard, ...wizardMessages };
