import { paths } from "./paths.ts";

/** Parts of a home's page with addresses of their own, in their order; the page itself is the first of its tabs (spec §2). */
export const propertyTabs = ["history", "insurance", "mortgage"] as const;
export type PropertyTab = (typeof propertyTabs)[number];

/** Address of a tab of a home's page (PROP-009); `agencyId` is padded already. */
export const propertyTabPath = (agencyId: string, propertyId: string, tab: PropertyTab): string =>
  `${paths.property.to(agencyId, propertyId)}/${tab}`;
