import { PDFDocument, PDFInvalidObject } from "@cantoo/pdf-lib";
import { errorMessage } from "@hjem/domain/narrow";
import type { AttachmentRefusal } from "../../locales/sentences.ts";
import { lookAtPackedObjects, type PackedObjects } from "./packed-objects.ts";
import { findRefused } from "./refused-objects.ts";

/** What a PDF was found to be: its pages, or why it is refused (D104, D135). */
export type PdfReport = { pages: number } | { refusal: AttachmentRefusal };

/** Bytes that the compressed objects of a PDF may have: real ones shrink to a tenth, what is made to fill memory to a thousandth. */
const unpackedMax = (packedBytes: number): number =>
  Math.min(64 * 1024 * 1024, 4 * 1024 * 1024 + 25 * packedBytes);

/** Readers look for the header in so many bytes: what mail programs and scanners write before it is no harm. */
const HEADER_WITHIN_BYTES = 1024;

const hasHeader = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN_BYTES)).includes(
    "%PDF-",
  );

const READING = { ignoreEncryption: true, updateMetadata: false } as const;

/**
 * The objects of a PDF. One that is encrypted is opened with the empty password, as every reader opens what only its owner's
 * password protects. The library reads such a one undecrypted before, and must not mind that its objects make no sense then.
 */
async function load(bytes: Uint8Array, isEncrypted: boolean): Promise<PDFDocument> {
  if (isEncrypted) {
    const decrypted = await PDFDocument.load(bytes, { ...READING, password: "" });
    if (decrypted.context.isDecrypted) return decrypted;
  }
  return PDFDocument.load(bytes, { ...READING, throwOnInvalidObject: true });
}

/** Whether an object is the table of references, which is never encrypted: the library fails to decrypt it. */
function isReferences(object: PDFInvalidObject): boolean {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  const [dictionary = ""] = bytes.toString("latin1").split("stream");
  return /\/Type\s*\/XRef\b/.test(dictionary);
}

/**
 * Why a document is refused; undefined for one that is taken. Objects that a later one replaces count too: by its table of
 * references a reader may show those. Where the document is encrypted their texts cannot be read, and are no good links.
 */
function documentRefusal(
  { context, isEncrypted }: PDFDocument,
  packed: PackedObjects,
): AttachmentRefusal | undefined {
  if (isEncrypted) return "password";
  for (const object of packed.replaced) {
    const found = findRefused(object, context, {
      isReplaced: true,
      isReadable: !packed.isEncrypted,
    });
    if (found !== undefined) return found;
  }
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFInvalidObject) {
      if (isReferences(object)) continue;
      return "damaged";
    }
    const found = findRefused(object, context);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads a whole PDF: every object of it, those in compressed streams too (D104). */
export async function readPdf(bytes: Uint8Array): Promise<PdfReport> {
  if (!hasHeader(bytes)) return { refusal: "not_a_pdf" };
  try {
    const packed = await lookAtPackedObjects(bytes, unpackedMax(bytes.length));
    if (packed.isTooMuch) return { refusal: "too_complex" };
    if (packed.hidesObjects) return { refusal: "damaged" };
    const document = await load(bytes, packed.isEncrypted);
    const refusal = documentRefusal(document, packed);
    if (refusal !== undefined) return { refusal };
    const pages = document.getPageCount();
    return pages > 0 ? { pages } : { refusal: "damaged" };
  } catch (error) {
    return { refusal: /password/i.test(errorMessage(error)) ? "password" : "damaged" };
  }
}
