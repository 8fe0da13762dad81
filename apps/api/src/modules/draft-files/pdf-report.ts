import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from "@cantoo/pdf-lib";

/** What a PDF was found to be: its pages, or that it is refused. */
export type PdfReport = { pages: number } | { problem: string };

/** Keys and actions by which a PDF runs or carries something (D104). */
const refusedNames: ReadonlySet<string> = new Set([
  "/JavaScript",
  "/JS",
  "/Launch",
  "/EmbeddedFile",
  "/EmbeddedFiles",
  "/RichMedia",
  "/XFA",
  "/Encrypt",
]);

/** Deeper than any page tree that is written by a program. */
const DEPTH_MAX = 60;

function findRefused(object: PDFObject | undefined, depth = 0): string | undefined {
  if (depth > DEPTH_MAX) return "too deep";
  if (object instanceof PDFName) {
    return refusedNames.has(object.toString()) ? object.toString() : undefined;
  }
  if (object instanceof PDFArray) {
    for (const each of object.asArray()) {
      const found = findRefused(each, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (object instanceof PDFStream || object instanceof PDFRawStream) {
    return findRefused(object.dict, depth + 1);
  }
  if (!(object instanceof PDFDict)) return undefined;
  for (const [key, value] of object.entries()) {
    const found = findRefused(key) ?? findRefused(value, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads a whole PDF: every object of it, those in compressed streams too (D104). */
export async function readPdf(bytes: Uint8Array): Promise<PdfReport> {
  const document = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
    throwOnInvalidObject: true,
  });
  if (document.isEncrypted) return { problem: "/Encrypt" };
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const found = findRefused(object);
    if (found !== undefined) return { problem: found };
  }
  const pages = document.getPageCount();
  return pages > 0 ? { pages } : { problem: "no pages" };
}
