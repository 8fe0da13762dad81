import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";

/** What a PDF of a test has beside its pages. */
interface PdfContents {
  pages?: number;
  /** What happens when it is opened, as in a PDF: `S` is the kind of action. */
  openAction?: Record<string, string>;
  /** What its page has: `Subtype` is the kind of annotation. */
  annotation?: Record<string, string>;
  /** A file inside it. */
  embedded?: boolean;
  /** Opens it; an empty one is everybody's, and only its owner may change it. */
  password?: string;
}

/** A dictionary of a PDF; values that begin with `/` are names, others texts. */
const dictionary = ({ context }: PDFDocument, entries: Record<string, string>) =>
  context.obj(
    Object.fromEntries(
      Object.entries(entries).map(([key, value]) => [
        key,
        value.startsWith("/") ? PDFName.of(value.slice(1)) : PDFString.of(value),
      ]),
    ),
  );

/** A PDF with empty pages. */
export async function samplePdf({
  pages = 1,
  openAction,
  annotation,
  embedded = false,
  password,
}: PdfContents = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let count = 0; count < pages; count += 1) document.addPage([200, 200]);
  if (openAction) {
    const action = document.context.register(dictionary(document, openAction));
    document.catalog.set(PDFName.of("OpenAction"), action);
  }
  if (annotation) {
    const { node } = document.getPage(0);
    node.addAnnot(document.context.register(dictionary(document, annotation)));
  }
  if (embedded) await document.attach(Buffer.from("hello"), "hello.txt");
  if (password !== undefined) {
    document.encrypt({ userPassword: password, ownerPassword: "the owner's" });
  }
  return Buffer.from(await document.save());
}
