import type { DocumentKind } from "@hjem/domain/listing/document-kinds";
import { type Facts, isCommercial, isPlanned, isRent } from "../facts.ts";

/** Documents of a home for sale; Victoria requires two statements of its own (market A3). */
export function australianDocuments(facts: Facts): DocumentKind[] {
  const { building, listingType, ownerType, address, draw } = facts;
  if (ownerType === "user" || isRent(listingType) || isCommercial(listingType)) return [];
  const isVictorian = address.region === "VIC";
  const isStrata = building.floor !== null;
  const isInspected = !isPlanned(facts) && building.rooms.length > 0;
  return [
    "contract",
    ...(isVictorian ? (["vendor_statement", "statement_of_information"] as const) : []),
    ...(isInspected && draw("building-report").chance(0.6) ? (["building_report"] as const) : []),
    ...(isStrata ? (["strata_report"] as const) : []),
  ];
}
