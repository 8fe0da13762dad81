import { expect, test } from "vitest";
import { demoDocumentFile, demoDocuments } from "./demo-documents.ts";
import { plainPdf } from "./plain-pdf.ts";

test("a demo document is a PDF with a valid object table that is labelled as demo", () => {
  const file = demoDocumentFile("Egenerklæring", "3f7q9z2k1m", "no");
  const text = file.toString("latin1");
  expect(text).toMatch(/^%PDF-1\.4\n/);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start)).toMatch(/^xref\n0 7\n/);
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `${number} 0 obj`),
  );
  expect(text).toContain("(Egenerklæring) Tj");
  expect(text).toContain("Dette er et demodokument.");
});

test("escapes text", () => {
  const text = plainPdf("a) /Evil (b", [{ text: "x) Tj ET \\ 你", size: 10 }]).toString("latin1");
  expect(text).toContain(String.raw`/Title (a\) /Evil \(b)`);
  expect(text).toContain(String.raw`(x\) Tj ET \\ ?) Tj`);
});

test("a listing has the true size of its document, and only document types of its market", () => {
  const kinds = ["prospectus", "contract"] as const;
  const documents = demoDocuments("3f7q9z2k1m", { language: "no", kinds });
  expect(documents).toMatchObject([
    {
      kind: "prospectus",
      title: "Salgsoppgave",
      url: "/media/documents/3f7q9z2k1m/prospectus.pdf",
    },
  ]);
  const file = demoDocumentFile("Salgsoppgave", "3f7q9z2k1m", "no");
  expect(documents[0]?.size).toBe(file.length);
});
