import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { errorMessage } from "@hjem/domain/narrow";
import type { AttachmentRefusal } from "../../locales/sentences.ts";
import { lookAtPackedObjects } from "./packed-objects.ts";

/** What a PDF was found to be: its pages, or why it is refused (D104, D135). */
export type PdfReport = { pages: number } | { refusal: AttachmentRefusal };

/** Names, as keys or as kinds of actions and annotations, by which a PDF runs or carries something, or leaves itself. */
const refusedNames: Readonly<Record<string, AttachmentRefusal>> = {
  "/JavaScript": "scripts",
  "/JS": "scripts",
  "/XFA": "scripts",
  "/EmbeddedFile": "files",
  "/EmbeddedFiles": "files",
  "/EF": "files",
  "/FileAttachment": "files",
  "/RichMedia": "files",
  "/Launch": "actions",
  "/GoToE": "actions",
  "/GoToR": "actions",
  "/SubmitForm": "actions",
  "/ImportData": "actions",
  "/Rendition": "actions",
  "/Movie": "actions",
};

/** Links lead to pages and people; nothing on the reader's own machine or network is opened. */
const linkSchemes: ReadonlySet<string> = new Set(["http", "https", "mailto", "tel", "sms"]);
const URI = PDFName.of("URI");

/** Deeper than any page tree that is written by a program. */
const DEPTH_MAX = 60;

function isRefusedLink(value: PDFObject | undefined): boolean {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return false;
  const address = value.decodeText().trim();
  const scheme = /^([a-z][\w+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  return /^[\\/]{2}/.test(address) || (scheme !== undefined && !linkSchemes.has(scheme));
}

function findRefused(object: PDFObject | undefined, depth = 0): AttachmentRefusal | undefined {
  if (depth > DEPTH_MAX) return "too_complex";
  if (object instanceof PDFName) return refusedNames[object.toString()];
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
  if (isRefusedLink(object.get(URI))) return "actions";
  for (const [key, value] of object.entries()) {
    const found = findRefused(key) ?? findRefused(value, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

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

/** Why a document is refused; undefined for one that is taken. */
function documentRefusal({ context, isEncrypted }: PDFDocument): AttachmentRefusal | undefined {
  if (isEncrypted) return "password";
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFInvalidObject) {
      if (isReferences(object)) continue;
      return "damaged";
    }
    const found = findRefused(object);
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
    const document = await load(bytes, packed.isEncrypted);
    const refusal = documentRefusal(document);
    if (refusal !== undefined) return { refusal };
    const pages = document.getPageCount();
    return pages > 0 ? { pages } : { refusal: "damaged" };
  } catch (error) {
    return { refusal: /password/i.test(errorMessage(error)) ? "password" : "damaged" };
  }
}
