/** Types of documents: those of a Norwegian sale, those of an Australian one, and others. */
export const documentKinds = [
  "prospectus",
  "condition_report",
  "self_declaration",
  "energy_certificate",
  "association_rules",
  "contract",
  "vendor_statement",
  "statement_of_information",
  "building_report",
  "strata_report",
  "other",
] as const;
export type DocumentKind = (typeof documentKinds)[number];
