import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import type { AttachmentRefusal } from "../../locales/sentences.ts";
import { samplePdf } from "../../testing/sample-pdf.ts";
import { readPdf } from "./pdf-report.ts";

const SCRIPT = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
const LINK = "<</S/URI/URI(https://example.no/)>>";

const object = (number: number, contents: string) => `${number} 0 obj\n${contents}\nendobj\n`;
const stream = (entries: string, contents: string) =>
  `<<${entries}/Length ${contents.length}>>\nstream\n${contents}\nendstream`;

/** Objects in a compressed stream, by number. */
const packed = (number: number, contents: string, type = "/ObjStm") => {
  const head = `${number} 0 `;
  const bytes = deflateSync(Buffer.from(head + contents)).toString("latin1");
  return stream(`/Type ${type}/N 1/First ${head.length}/Filter/FlateDecode`, bytes);
};

/** A PDF whose page has an annotation; `6 0 R` is what happens when it is opened. */
const pdfWith = (...objects: string[]): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${object(1, "<</Type/Catalog/Pages 2 0 R/OpenAction 6 0 R>>")}${object(2, "<</Type/Pages/Kids[3 0 R]/Count 1>>")}${object(3, "<</Type/Page/Parent 2 0 R/Annots[6 0 R]>>")}${objects.join("")}trailer\n<</Root 1 0 R>>\n%%EOF`,
    "latin1",
  );

const actionOf = (action: string) => pdfWith(object(6, action));

test.each<[string, Buffer, AttachmentRefusal]>([
  ["that a later one replaces", pdfWith(object(6, SCRIPT), object(6, LINK)), "scripts"],
  [
    "in a packed stream that a later one replaces",
    pdfWith(object(7, packed(6, SCRIPT)), object(6, LINK)),
    "scripts",
  ],
  [
    "in a packed stream whose kind stands elsewhere",
    pdfWith(object(8, "/ObjStm"), object(7, packed(6, SCRIPT, "8 0 R"))),
    "scripts",
  ],
  [
    "a text that a later one replaces",
    pdfWith(object(6, "<</S/URI/URI 7 0 R>>"), object(7, "(file:///a)"), object(7, "(mailto:a)")),
    "actions",
  ],
  ["inside a stream", pdfWith(object(7, stream("", object(6, SCRIPT)))), "damaged"],
  ["inside a text", pdfWith(object(7, `(${object(6, SCRIPT)})`)), "damaged"],
  ["inside a comment", pdfWith(`%6 0 obj ${SCRIPT} endobj\n`), "damaged"],
  [
    "inside a stream, with a comment in its beginning",
    pdfWith(object(7, stream("", `6 %\n0%a\robj${SCRIPT}endobj`))),
    "damaged",
  ],
])(
  "D135: a PDF is refused for an object %s, which readers find by its table of references",
  async (_, bytes, refusal) => {
    expect(await readPdf(bytes)).toEqual({ refusal });
  },
);

test.each<[string, string, AttachmentRefusal]>([
  ["a link whose address stands elsewhere", `<</S/URI/URI 7 0 R>>`, "actions"],
  ["a link with a tab in its scheme", String.raw`<</S/URI/URI(fi\tle:///a)>>`, "actions"],
  [
    "a link with a control character before it",
    String.raw`<</S/URI/URI(\001file:///a)>>`,
    "actions",
  ],
  ["a beginning of all its links", "<</URI<</Base(file://evil.example/a/)>>>>", "actions"],
  ["a sound", "<</S/Sound>>", "actions"],
  ["a thread of another file", String.raw`<</S/Thread/F(\\\\evil.example\\a.pdf)>>`, "actions"],
  ["a picture of another file", "<</Ref<</F<</UF(a.pdf)>>/Page 0>>>>", "actions"],
  ["a stream of another file", stream("/F 7 0 R", "q Q"), "actions"],
  ["a model in three dimensions", "<</Subtype/3D>>", "files"],
])("D135: a PDF with %s is refused", async (_, action, refusal) => {
  const bytes = pdfWith(object(7, "(file://evil.example/a)"), object(6, action));
  expect(await readPdf(bytes)).toEqual({ refusal });
});

test("D135: a PDF is taken that was changed by what is added to its end, with a text that names an object", async () => {
  expect(await readPdf(actionOf(LINK))).toEqual({ pages: 1 });
  const changed = pdfWith(object(6, LINK), object(7, "<</F 4/T(the 1st obj)>>"), object(6, LINK));
  expect(await readPdf(changed)).toEqual({ pages: 1 });
  expect(await readPdf(await samplePdf({ password: "" }))).toEqual({ pages: 1 });
});
