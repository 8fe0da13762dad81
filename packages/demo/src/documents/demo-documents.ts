import type { Language } from "@hjem/domain/language";
import type { DocumentKind } from "@hjem/domain/listing/document-kinds";
import type { ListingDocument } from "@hjem/domain/listing/listing";
import { plainPdf } from "./plain-pdf.ts";

/** Titles of documents in the market's language; a kind that the market lacks has none. */
const titles: Readonly<Record<Language, Partial<Record<DocumentKind, string>>>> = {
  no: {
    prospectus: "Salgsoppgave",
    condition_report: "Tilstandsrapport",
    self_declaration: "Egenerklæring",
    energy_certificate: "Energiattest",
    association_rules: "Vedtekter og husordensregler",
  },
  en: {
    contract: "Contract of sale",
    vendor_statement: "Section 32 vendor statement",
    statement_of_information: "Statement of Information",
    building_report: "Building and pest report",
    strata_report: "Strata report",
  },
};

const notices: Readonly<Record<Language, readonly string[]>> = {
  no: [
    "Dette er et demodokument.",
    "Boligen er oppdiktet, og dokumentet sier ingenting om en virkelig bolig.",
  ],
  en: [
    "This is a demo document.",
    "The home is made up, and the document says nothing about any real one.",
  ],
};

/** A document of a made-up home: its name, the home's id, and that it is a demo. */
export const demoDocumentFile = (title: string, propertyId: string, language: Language): Buffer =>
  plainPdf(title, [
    { text: title, size: 24 },
    { text: propertyId, size: 12 },
    ...notices[language].map((text) => ({ text, size: 12 })),
  ]);

/** The documents of a made-up home, as its listing names them. */
export const demoDocuments = (
  propertyId: string,
  { language, kinds }: { language: Language; kinds: readonly DocumentKind[] },
): ListingDocument[] =>
  kinds.flatMap((kind) => {
    const title = titles[language][kind];
    if (title === undefined) return [];
    return [
      {
        kind,
        title,
        url: `/media/documents/${propertyId}/${kind}.pdf`,
        mimeType: "application/pdf",
        size: demoDocumentFile(title, propertyId, language).length,
      },
    ];
  });
