import type { RegionPublishing } from "@hjem/domain/publishing/region-publishing";
import { rules } from "./publishing-rules.ts";

/**
 * How homes of Australia are published. Not used: what only Norway's housing associations, ground leases, taxes and
 * energy labels have, and purchase costs, which depend on the buyer (market A11, A12, A13).
 */
export const publishing: RegionPublishing = {
  rules,
  guides: { sale: "selling-without-an-agent", rent: "leasing-out-a-home" },
  priceMethods: ["fixed", "guide", "auction", "offers", "contact_agent"],
  unusedFields: [
    "property_detail.energy_profile",
    "property_detail.heating_grade",
    "property_detail.has_security_order",
    "property_detail.primary_room",
    "property_detail.is_fixed_point",
    "property_detail.land_registry.lease_number",
    "property_detail.land_registry.housing_association_owner",
    "price_and_date.joint_debt",
    "price_and_date.shared_fund",
    "price_and_date.final_monthly_shared_cost",
    "price_and_date.adding_cost",
    "price_and_date.cost_included",
    "price_and_date.total_price",
    "price_and_date.tax",
    "price_and_date.valuation_as_collateral",
  ],
};

export { costs } from "./costs.ts";
export { draftPropertyTypes } from "./draft-property-types.ts";
export { draftTexts } from "./draft-texts/draft-texts.ts";
