import type { DocumentKind } from "@hjem/domain/listing/document-kinds";
import { bestMatch, readPatterns } from "../understand/patterns.ts";
import { questionTokens } from "../understand/tokens.ts";
import type { AskedContext } from "./field-row.ts";

/** What people call the documents of a sale. */
const names = readPatterns({
  prospectus: ["salgsoppgave*|prospekt*|brochure|prospectus"],
  condition_report: ["tilstandsrapport*"],
  self_declaration: ["egenerklaering*|egenerklering*"],
  energy_certificate: ["energiattest*", "energy certificate"],
  association_rules: ["vedtekt*|husordensregl*|bylaws"],
  contract: ["contract"],
  vendor_statement: ["section 32", "vendor|vendors statement"],
  statement_of_information: ["statement information"],
  building_report: ["building|pest report|inspection"],
  strata_report: ["strata report"],
} satisfies Partial<Record<DocumentKind, string[]>>);

/** Whether a question names a document that the listing does not have. */
export function isOtherDocument({ question, listing }: AskedContext): boolean {
  const asked = bestMatch(questionTokens(question), names)?.intent;
  return asked !== undefined && listing.documents.every(({ kind }) => kind !== asked);
}
