import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { deflateRawSync, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { samplePdf } from "../../testing/sample-pdf.ts";
import { readPdf } from "./pdf-report.ts";

/** 30 MB of zeros: more than any PDF of some kilobytes may become, and little enough to be decompressed where nothing stops it. */
const ZEROS = Buffer.alloc(30_000_000);

interface Packed {
  /** @default ObjStm */
  type?: string;
  /** @default FlateDecode */
  filter?: string;
  contents: Buffer;
}

/** A PDF with a stream as programs write their packed objects; a whole one but for that. */
const pdfWith = ({ type = "/ObjStm", filter = "/FlateDecode", contents }: Packed): Buffer =>
  Buffer.concat([
    Buffer.from(
      "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n" +
        "2 0 obj\n<</Type/Pages/Kids[4 0 R]/Count 1>>\nendobj\n" +
        "4 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n5 0 obj\n/ObjStm\nendobj\n" +
        `3 0 obj\n<</Type ${type}/N 1/First 10/Size 6/W[1 2 1]/Filter ${filter}/Length ${contents.length}>>\nstream\n`,
    ),
    contents,
    Buffer.from("\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF"),
  ]);

/** The same behind the empty password; the library writes no packed stream of others, so it is named afterwards. */
const encryptedWith = async (contents: Buffer): Promise<Buffer> => {
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  const stream = document.context.stream(contents, { N: 1, First: 10 });
  stream.dict.set(PDFName.of("Type"), PDFName.of("ObjStx"));
  stream.dict.set(PDFName.of("Filter"), PDFName.of("FlateDecode"));
  document.context.register(stream);
  document.encrypt({ userPassword: "", ownerPassword: "the owner's" });
  const bytes = Buffer.from(await document.save({ useObjectStreams: false }));
  bytes.write("m", bytes.indexOf("/ObjStx") + "/ObjSt".length, "latin1");
  return bytes;
};

const zeros = deflateSync(ZEROS, { level: 9 });

/** Deflate of the same with a header that zlib refuses, and the library does not: of a larger window. */
const otherWindow = Buffer.concat([Buffer.from([0x88, 0x1c]), deflateRawSync(ZEROS, { level: 9 })]);

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["objects", () => pdfWith({ contents: zeros })],
  ["references", () => pdfWith({ type: "/XRef", contents: zeros })],
  [
    "objects whose kind is written with an escape",
    () => pdfWith({ type: "/Obj#53tm", contents: zeros }),
  ],
  ["a kind that stands elsewhere", () => pdfWith({ type: "5 0 R", contents: zeros })],
  ["a list of filters", () => pdfWith({ filter: "[/FlateDecode]", contents: zeros })],
  [
    "twice compressed objects",
    () => pdfWith({ filter: "[/FlateDecode /FlateDecode]", contents: deflateSync(zeros) }),
  ],
  [
    "another compression",
    () => pdfWith({ filter: "/RunLengthDecode", contents: Buffer.from([129, 0, 128]) }),
  ],
  ["a header of its own", () => pdfWith({ contents: otherWindow })],
  [
    "a check that is wrong",
    () => pdfWith({ contents: Buffer.concat([zeros.subarray(0, -4), Buffer.alloc(4)]) }),
  ],
  ["an end that is missing", () => pdfWith({ contents: zeros.subarray(0, -20) })],
  ["objects behind an owner's password", () => encryptedWith(zeros)],
])("D104: a PDF that becomes too much by %s is not decompressed", async (_, make) => {
  expect(await readPdf(await make())).toEqual({ refusal: "too_complex" });
});

test("D104: a PDF is taken with the packed objects that programs write, with an owner's password too", async () => {
  const one = deflateSync("7 0       (hello)");
  expect(await readPdf(pdfWith({ contents: one }))).toEqual({ pages: 1 });
  expect(await readPdf(await encryptedWith(one))).toEqual({ pages: 1 });
  expect(await readPdf(await samplePdf({ pages: 30 }))).toEqual({ pages: 30 });
  expect(await readPdf(await samplePdf({ pages: 30, password: "" }))).toEqual({ pages: 30 });
});
