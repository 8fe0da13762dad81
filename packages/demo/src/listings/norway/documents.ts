import type { DocumentKind } from "@hjem/domain/listing/document-kinds";
import { type Facts, isCommercial, isPlanned, isRent } from "../facts.ts";

/** Documents of a home for sale; only used homes have a condition report (market N14). */
export function norwegianDocuments(facts: Facts): DocumentKind[] {
  const { building, listingType, ownerType } = facts;
  if (ownerType === "user" || isRent(listingType)) return [];
  const isUsedHome =
    !isCommercial(listingType) && !isPlanned(facts) && !building.isNew && building.rooms.length > 0;
  const isShared = building.ownership === "cooperative" || building.ownership === "share";
  return [
    "prospectus",
    ...(isUsedHome ? (["condition_report", "self_declaration"] as const) : []),
    ...(building.label === null ? [] : (["energy_certificate"] as const)),
    ...(isShared ? (["association_rules"] as const) : []),
  ];
}
