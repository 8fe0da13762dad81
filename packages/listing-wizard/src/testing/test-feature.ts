import type { Feature } from "@hjem/storefront/routes";
import { feature as listingWizard } from "../feature.ts";
import { wizardMessages } from "../wizard-messages.ts";

/** The feature with the messages that its page loads, for tests of parts of the page. */
export const feature: Feature = { ...listingWizard, ...wizardMessages };

/** The messages of the pages of one's own listings, beside those of the wizard. */
export const overviewMessages: Feature = {
  ...feature,
  name: "overview",
  catalogs: {
    en: () => import("../overview/locales/en.po"),
    no: () => import("../overview/locales/no.po"),
  },
};
