import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFWriter,
} from "@cantoo/pdf-lib";
import { errorCode } from "@hjem/domain/narrow";
import { constants, inflateRawSync } from "node:zlib";

const TYPE = PDFName.of("Type");
const FILTER = PDFName.of("Filter");
const FLATE = PDFName.of("FlateDecode");
/** Streams that the library decompresses while it reads a PDF: of objects, and of references. */
const OBJECTS = PDFName.of("ObjStm");
const packedTypes: ReadonlySet<PDFObject> = new Set([OBJECTS, PDFName.of("XRef")]);

/** Bytes of Deflate's method, its check, and its flag of a dictionary, without which the library reads no further. */
const hasFlateHeader = ([method = 0, flags = 0]: Uint8Array): boolean =>
  (method & 0x0f) === 8 && ((method << 8) + flags) % 31 === 0 && (flags & 0x20) === 0;
const FLATE_HEADER_BYTES = 2;
/** Of Deflate: 258 bytes out of two bits. */
const RATIO_MAX = 1_032;

/** What can come of a stream's bytes; infinite for more than `max`. */
function inflatedBytes(contents: Uint8Array, max: number): number {
  if (!hasFlateHeader(contents)) return 0;
  try {
    const packed = contents.subarray(FLATE_HEADER_BYTES);
    const options = { maxOutputLength: max, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateRawSync(packed, options).length;
  } catch (error) {
    if (errorCode(error) === "ERR_BUFFER_TOO_LARGE") return Number.POSITIVE_INFINITY;
    // Caught: the library may read on where zlib does not.
    return contents.length * RATIO_MAX;
  }
}

/** What can come of a stream; infinite for more than `max`, and for what no program writes such streams with. */
function unpackedBytes({ dict, contents }: PDFRawStream, max: number): number {
  const filter = dict.get(FILTER);
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  const [only] = filters;
  if (filters.length > 1) return Number.POSITIVE_INFINITY;
  if (only === undefined) return contents.length;
  return only === FLATE ? inflatedBytes(contents, max) : Number.POSITIVE_INFINITY;
}

/** How much the packed streams of a PDF may become together. */
class Budget {
  #left: number;

  constructor(max: number) {
    this.#left = max;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }

  spend(stream: PDFRawStream): void {
    if (!this.isSpent) this.#left -= unpackedBytes(stream, Math.max(1, this.#left));
  }
}

/** A packed stream with the reference by which it is decrypted. */
interface PackedStream {
  ref: PDFRef;
  stream: PDFRawStream;
}

/** What stands between words of a PDF; a comment is as much as a space. */
const SPACE = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`;

/**
 * Reads a PDF as the library does, but for packed streams that become too much: those are not decompressed. Notes what the
 * library passes over and other readers may show: objects that a later one replaces, and those inside streams and texts.
 */
class GuardedParser extends PDFParser {
  readonly packed: PackedStream[] = [];
  readonly replaced: PDFObject[] = [];
  readonly #budget: Budget;
  readonly #starts = new Set<number>();
  #depth = 0;

  constructor(bytes: Uint8Array, budget: Budget) {
    super(bytes);
    this.#budget = budget;
    const { context } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      const before = context.lookup(ref);
      if (before) this.replaced.push(before);
      assign(ref, object);
    };
  }

  /** Whether there is the beginning of an object anywhere that was not read as one: a table of references may lead there. */
  hidesObjects(bytes: Uint8Array): boolean {
    const { buffer, byteOffset, length } = bytes;
    const text = Buffer.from(buffer, byteOffset, length).toString("latin1");
    // Looked for from its end, so that little of a file is looked at twice.
    const begins = new RegExp(String.raw`(?<=\d${SPACE}+\d+${SPACE}+)obj${SPACE}*`, "g");
    for (const { 0: all, index } of text.matchAll(begins)) {
      if (!this.#starts.has(index + all.length)) return true;
    }
    return false;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    if (this.#depth === 0) this.#starts.add(this.bytes.offset());
    this.#depth += 1;
    try {
      return this.#parse(ref);
    } finally {
      this.#depth -= 1;
    }
  }

  #parse(ref?: PDFRef): PDFObject {
    const stream = super.parseObject(ref);
    if (!ref || !(stream instanceof PDFRawStream)) return stream;
    const type = stream.dict.get(TYPE);
    // What a reference leads to is not known yet.
    if (!type || !(packedTypes.has(type) || type instanceof PDFRef)) return stream;
    this.packed.push({ ref, stream });
    this.#budget.spend(stream);
    if (this.#budget.isSpent) throw new Error("The packed streams of this PDF become too much.");
    return stream;
  }
}

/**
 * The same streams decrypted with the empty password: in a PDF of nothing else, where they are no packed ones, so that the
 * library decompresses none of them.
 */
async function decrypted(
  packed: readonly PackedStream[],
  { trailerInfo }: PDFContext,
  encryption: PDFDict,
): Promise<PDFRawStream[]> {
  const context = PDFContext.create();
  for (const { ref, stream } of packed) context.assign(ref, context.stream(stream.contents));
  context.trailerInfo = {
    Root: context.register(context.obj({ Type: "Catalog" })),
    Encrypt: context.register(encryption),
    ...(trailerInfo.ID && { ID: trailerInfo.ID }),
  };
  const bytes = await PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  const document = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    updateMetadata: false,
    password: "",
  });
  return packed.flatMap(({ ref, stream }) => {
    const plain = document.context.lookup(ref);
    return plain instanceof PDFRawStream ? [PDFRawStream.of(stream.dict, plain.contents)] : [];
  });
}

/** What a look at the packed streams of a PDF has found. */
export interface PackedObjects {
  isEncrypted: boolean;
  /** True where they become more than `max` bytes together: the library, which has no limit, must not read the PDF. */
  isTooMuch: boolean;
  /** Objects that later ones of the same numbers replace. */
  replaced: readonly PDFObject[];
  /** Whether objects begin where the library reads none: in streams, texts and comments. */
  hidesObjects: boolean;
}

/**
 * Looks at what the packed streams of a PDF become, before anything decompresses them, with the zlib of Node, which stops at a
 * limit.
 * @throws for what is no PDF, and for one that opens only with a password.
 */
export async function lookAtPackedObjects(bytes: Uint8Array, max: number): Promise<PackedObjects> {
  const budget = new Budget(max);
  const parser = new GuardedParser(bytes, budget);
  const context = await parser.parseDocument();
  const encryption = context.lookup(context.trailerInfo.Encrypt);
  const isEncrypted = encryption instanceof PDFDict;
  const { packed, replaced } = parser;
  const hidesObjects = parser.hidesObjects(bytes);
  const found = { isEncrypted, replaced, hidesObjects };
  if (budget.isSpent || !isEncrypted) return { ...found, isTooMuch: budget.isSpent };
  const plainBudget = new Budget(max);
  for (const stream of await decrypted(packed, context, encryption)) {
    plainBudget.spend(stream);
    if (plainBudget.isSpent) break;
    if (stream.dict.lookup(TYPE) === OBJECTS) {
      await PDFObjectStreamParser.forStream(stream).parseIntoContext();
    }
  }
  return { ...found, isTooMuch: plainBudget.isSpent };
}
