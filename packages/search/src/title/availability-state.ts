import { acquisitionOf } from "@hjem/domain/listing/listing-type";
import { effectiveAvailability } from "@hjem/domain/search/filter-choices";
import type { SearchRequest } from "@hjem/domain/search/search-filter";

/** Fields of a search that decide which homes it lists, and in which status. */
export type SearchedKind = Pick<SearchRequest, "listingType" | "acquisition"> &
  Partial<Pick<SearchRequest, "availability" | "propertyType">>;

/** Status of the homes of a list (D54); `any` if there are several. */
export type AvailabilityState = "sale" | "rent" | "sold" | "leased" | "coming" | "any";

/** The status that all homes of a search share. */
export function availabilityState({
  listingType,
  acquisition,
  availability,
}: SearchedKind): AvailabilityState {
  const states = effectiveAvailability(availability);
  const [state] = states;
  if (states === "all" || states.length > 1) return "any";
  switch (state) {
    case "available":
      return acquisitionOf(listingType, acquisition) === "rent" ? "rent" : "sale";
    case "sold":
      return "sold";
    case "rented":
      return "leased";
    case "future":
      return "coming";
    default:
      return "any";
  }
}
