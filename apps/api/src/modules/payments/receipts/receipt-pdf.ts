import { createRequire } from "node:module";
import Document from "pdfkit";

/** A line of a receipt: label left, amount right. */
export interface ReceiptLine {
  label: string;
  value: string;
  /** Set in bold, under a rule. @default false */
  isTotal?: boolean;
}

/** What a receipt says, finished in its language. */
export interface ReceiptText {
  /** BCP 47 tag. */
  languageTag: string;
  title: string;
  /** Who sells, line by line. */
  seller: readonly string[];
  /** Number, date, what it is for, and such. */
  facts: readonly ReceiptLine[];
  amounts: readonly ReceiptLine[];
  /** Shown below; empty for none. */
  notes: readonly string[];
}

const fonts = createRequire(import.meta.url);
// With Greek, Cyrillic, Arabic and Hebrew letters beside the Latin ones: names are printed as they are written.
const REGULAR = fonts.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const BOLD = fonts.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf");

const MARGIN = 56;
const TITLE_SIZE = 20;
const TEXT_SIZE = 10;
const LINE_GAP = 8;
const BLOCK_GAP = 24;

/** A receipt on one A4 page, with its font embedded. */
export async function receiptPdf(receipt: ReceiptText, createdAt: Date): Promise<Buffer> {
  const document = new Document({
    size: "A4",
    margin: MARGIN,
    lang: receipt.languageTag,
    displayTitle: true,
    info: { Title: receipt.title, CreationDate: createdAt, ModDate: createdAt },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on("end", () => resolve());
    document.on("error", reject);
  });
  const right = document.page.width - MARGIN;
  const width = right - MARGIN;
  const row = ({ label, value, isTotal = false }: ReceiptLine) => {
    if (isTotal) {
      document.moveTo(MARGIN, document.y).lineTo(right, document.y).lineWidth(1).stroke();
      document.y += LINE_GAP;
    }
    const top = document.y;
    document.font(isTotal ? BOLD : REGULAR).fontSize(TEXT_SIZE);
    document.text(label, MARGIN, top, { width: width / 2 });
    const below = document.y;
    document.text(value, MARGIN + width / 2, top, { width: width / 2, align: "right" });
    document.y = Math.max(below, document.y) + LINE_GAP;
  };
  const block = () => void (document.y += BLOCK_GAP - LINE_GAP);

  document.font(BOLD).fontSize(TITLE_SIZE).text(receipt.title);
  document.y += LINE_GAP;
  document.font(REGULAR).fontSize(TEXT_SIZE);
  for (const line of receipt.seller) document.text(line, MARGIN);
  block();
  receipt.facts.forEach(row);
  block();
  receipt.amounts.forEach(row);
  block();
  document.font(REGULAR).fontSize(TEXT_SIZE);
  for (const note of receipt.notes) document.text(note, MARGIN, document.y, { width });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
