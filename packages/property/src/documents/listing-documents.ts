import { formatFileSize } from "@hjem/domain/format/format-measure";
import type { DocumentKind } from "@hjem/domain/listing/document-kinds";
import type { Listing } from "@hjem/domain/listing/listing";
import { webHref } from "@hjem/domain/safe-redirect";
import type { PageContext } from "@hjem/storefront/page-context";
import type { MessageCatalogs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";

/** A document, formatted. */
export interface DocumentLine {
  title: string;
  /** File type and size: "PDF, 4,2 MB". */
  facts: string;
  href: string;
}

/** The documents of a home. */
export interface ListingDocuments {
  title: string;
  documents: DocumentLine[];
}

/** Loaded only for listings with documents. */
const documentMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

type DocumentedListing = Pick<Listing, "documents" | "conditionReportUrl" | "website">;
type Translator = Pick<PageContext, "i18n" | "language" | "loadMessages">;

function nameOf({ i18n }: Translator, kind: DocumentKind, title: string): string {
  const names: Record<Exclude<DocumentKind, "other">, string> = {
    prospectus: t(i18n)`Sales particulars`,
    condition_report: t(i18n)`Condition report`,
    self_declaration: t(i18n)`Seller's declaration`,
    energy_certificate: t(i18n)`Energy certificate`,
    association_rules: t(i18n)`Statutes and house rules`,
    contract: t(i18n)`Contract of sale`,
    vendor_statement: t(i18n)`Section 32 vendor statement`,
    statement_of_information: t(i18n)`Statement of Information`,
    building_report: t(i18n)`Building and pest report`,
    strata_report: t(i18n)`Strata report`,
  };
  return kind === "other" ? title : names[kind];
}

const fileKind = (mimeType: string): string => (mimeType.split("/")[1] ?? mimeType).toUpperCase();

/** A page of another site with its host, as the documents are shown. */
function linkLine(url: string, title: string | null): DocumentLine[] {
  const href = webHref(url);
  if (href === null) return [];
  const { host } = new URL(href);
  return [{ title: title ?? host, facts: title === null ? "" : host, href }];
}

/** The documents and links of a listing, named in the reader's language; null without any. */
export async function listingDocuments(
  page: Translator,
  { documents, conditionReportUrl, website }: DocumentedListing,
): Promise<ListingDocuments | null> {
  if (documents.length === 0 && !conditionReportUrl && !website) return null;
  await page.loadMessages(documentMessages);
  const { i18n } = page;
  const lines = documents.flatMap(({ kind, title, url, mimeType, size }) => {
    const href = webHref(url);
    if (href === null) return [];
    // A page elsewhere has no size.
    const facts =
      size === 0 && URL.canParse(href)
        ? new URL(href).hostname
        : [fileKind(mimeType), formatFileSize(page, size)].join(", ");
    return [{ title: nameOf(page, kind, title), facts, href }];
  });
  const links = [
    ...(conditionReportUrl
      ? linkLine(conditionReportUrl, nameOf(page, "condition_report", ""))
      : []),
    ...(website ? linkLine(website.url, website.label) : []),
  ];
  if (lines.length + links.length === 0) return null;
  const title =
    links.length === 0
      ? t(i18n)`Documents`
      : lines.length === 0
        ? t(i18n)`Links`
        : t(i18n)`Documents and links`;
  return { title, documents: [...lines, ...links] };
}
