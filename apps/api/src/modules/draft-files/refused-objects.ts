import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import type { AttachmentRefusal } from "../../locales/sentences.ts";

/** Names, as keys or as kinds of actions and annotations, by which a PDF runs or carries something, or leaves itself. */
const refusedNames: Readonly<Record<string, AttachmentRefusal>> = {
  "/JavaScript": "scripts",
  "/JS": "scripts",
  "/OnInstantiate": "scripts",
  "/XFA": "scripts",
  "/EmbeddedFile": "files",
  "/EmbeddedFiles": "files",
  "/EF": "files",
  "/FileAttachment": "files",
  "/RichMedia": "files",
  "/3D": "files",
  "/Launch": "actions",
  "/GoToE": "actions",
  "/GoToR": "actions",
  "/SubmitForm": "actions",
  "/ImportData": "actions",
  "/Rendition": "actions",
  "/Movie": "actions",
  "/Sound": "actions",
};

/** Links lead to pages and people; nothing on the reader's own machine or network is opened. */
const linkSchemes: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);
/** A link, and what all links of a document without a scheme begin with. */
const linkKeys = [PDFName.of("URI"), PDFName.of("Base")];
/** The name of another file, which a stream, a thread or a picture is read from; as a number it is something else. */
const fileKeys = [PDFName.of("F"), PDFName.of("UF")];
const EMBEDDED = PDFName.of("EF");

/** Deeper than any page tree that is written by a program. */
const DEPTH_MAX = 60;

/** How an object is read. */
interface Reading {
  /** It is an object that another one of its number replaces: a text may be anything that a document names. */
  isReplaced?: boolean;
  /** Its texts are not encrypted. */
  isReadable?: boolean;
}

const isText = (value: PDFObject | undefined): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

/** Read as browsers do, which leave out tabs and control characters. */
const schemeOf = (address: string): string | undefined =>
  URL.parse(address, "https://relative.invalid")?.protocol ??
  /^([a-z][\w+.-]*:)/i.exec(address)?.[1]?.toLowerCase();

function isRefusedLink(value: PDFObject | undefined, { isReadable = true }: Reading): boolean {
  if (!isText(value)) return false;
  if (!isReadable) return true;
  const address = value.decodeText().trim();
  const scheme = schemeOf(address);
  return /^[\\/]{2}/.test(address) || (scheme !== undefined && !linkSchemes.has(scheme));
}

function dictionaryRefusal(
  object: PDFDict,
  context: PDFContext,
  reading: Reading,
): AttachmentRefusal | undefined {
  if (linkKeys.some((key) => isRefusedLink(context.lookup(object.get(key)), reading))) {
    return "actions";
  }
  const namesFile = fileKeys.some((key) => {
    const value = context.lookup(object.get(key));
    return isText(value) || value instanceof PDFDict;
  });
  return namesFile && !object.has(EMBEDDED) ? "actions" : undefined;
}

/** Why a PDF with an object is refused; undefined where nothing in it is. What it refers to is an object of its own. */
export function findRefused(
  object: PDFObject | undefined,
  context: PDFContext,
  reading: Reading = {},
  depth = 0,
): AttachmentRefusal | undefined {
  if (depth > DEPTH_MAX) return "too_complex";
  const within = (inner: PDFObject) => findRefused(inner, context, reading, depth + 1);
  if (object instanceof PDFName) return refusedNames[object.toString()];
  if (object instanceof PDFRef) return undefined;
  if (object instanceof PDFArray) {
    for (const each of object.asArray()) {
      const found = within(each);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (object instanceof PDFStream || object instanceof PDFRawStream) return within(object.dict);
  if (reading.isReplaced && depth === 0 && isRefusedLink(object, reading)) return "actions";
  if (!(object instanceof PDFDict)) return undefined;
  const refusal = dictionaryRefusal(object, context, reading);
  if (refusal !== undefined) return refusal;
  for (const [key, value] of object.entries()) {
    const found = within(key) ?? within(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
