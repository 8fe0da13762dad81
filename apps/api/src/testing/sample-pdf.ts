import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";

/** What a PDF of a test has beside its pages. */
interface PdfContents {
  pages?: number;
  /** What runs when it is opened. */
  openAction?: "JavaScript" | "Launch";
  /** A file inside it. */
  embedded?: boolean;
  password?: string;
}

/** A PDF with empty pages. */
export async function samplePdf({
  pages = 1,
  openAction,
  embedded = false,
  password,
}: PdfContents = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let count = 0; count < pages; count += 1) document.addPage([200, 200]);
  if (openAction === "JavaScript") {
    const action = document.context.obj({
      S: PDFName.of("JavaScript"),
      JS: PDFString.of("app.alert(1)"),
    });
    document.catalog.set(PDFName.of("OpenAction"), action);
  }
  if (openAction === "Launch") {
    const action = document.context.obj({ S: PDFName.of("Launch"), F: PDFString.of("calc.exe") });
    document.catalog.set(PDFName.of("OpenAction"), document.context.register(action));
  }
  if (embedded) await document.attach(Buffer.from("hello"), "hello.txt");
  if (password !== undefined) {
    document.encrypt({ userPassword: password, ownerPassword: password });
  }
  return Buffer.from(await document.save());
}
