import { buildingFields } from "./building-fields.ts";
import type { DraftFieldRow } from "./draft-field-row.ts";
import { homesForSale } from "./listing-type-sets.ts";
import { roomFields } from "./room-fields.ts";

/** A housing association belongs to a share, not to a freehold. */
const inAssociation = {
  path: "property_detail.ownership",
  values: ["share", "stock", "cooperative", "other", null],
};

/** Numbers of the land register and of the housing association (LIST-044, LIST-045). */
const registryFields = [
  ...(
    [
      "municipality_number",
      "farm_number",
      "share_number",
      "section_number",
      "lease_number",
      "apartment_number",
    ] as const
  ).map(
    (name) =>
      ({
        path: `property_detail.land_registry.${name}`,
        group: "registry",
        control: "text",
        maxLength: 200,
      }) as const,
  ),
  ...(
    [
      "housing_association_name",
      "housing_association_owner",
      "housing_association_registration_number",
      "housing_association_section_number",
    ] as const
  ).map(
    (name) =>
      ({
        path: `property_detail.land_registry.${name}`,
        group: "registry",
        control: "text",
        maxLength: 200,
        listingTypes: homesForSale,
        shownWhen: inAssociation,
      }) as const,
  ),
] satisfies readonly DraftFieldRow[];

/** Fields of the fourth tab (LIST-043..060). */
export const detailFields = [...roomFields, ...buildingFields, ...registryFields];
