import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { encodeBody, entityTag, type EncodedBody, type Encoding } from "./encode-body.ts";

const decoders: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (body) => body,
};

/** A body as it was before it was encoded. */
export const decodeBody = ({ body, encoding }: EncodedBody): Promise<Buffer> =>
  decoders[encoding](body);

/** The HTML of a page in the requested encodings, each made once. */
export interface PageBody {
  tag: string;
  /** Bytes that it holds in memory. */
  size: () => number;
  encoded: (wanted: Encoding) => Promise<EncodedBody>;
}

/** Creates the body of a page. Only the requested encoding is cached: HTML is five times as large as its brotli. */
export function createPageBody(html: string | Buffer): PageBody {
  let whole: Buffer | null = typeof html === "string" ? Buffer.from(html) : html;
  const tag = entityTag(whole);
  const encodings = new Map<Encoding, Promise<EncodedBody>>();
  let size = whole.length;

  const wholeBody = async (): Promise<Buffer> => {
    if (whole) return whole;
    for (const encoded of encodings.values()) {
      return decodeBody(await encoded);
    }
    throw new Error("a page has no body");
  };
  const encode = async (wanted: Encoding): Promise<EncodedBody> => {
    const encoded = await encodeBody(await wholeBody(), wanted);
    size = whole ? encoded.body.length : size + encoded.body.length;
    whole = null;
    return encoded;
  };

  return {
    tag,
    size: () => size,
    encoded: (wanted) => {
      const known = encodings.get(wanted);
      if (known) return known;
      const encoded = encode(wanted);
      encodings.set(wanted, encoded);
      return encoded;
    },
  };
}
