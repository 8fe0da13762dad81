/** One line of a page. */
export interface PdfLine {
  text: string;
  /** Points. */
  size: number;
}

/** A4 in points, with its margin. */
const PAGE = { width: 595, height: 842, margin: 64 };
/** Line height relative to the font size. */
const LEADING = 1.6;

/** Text in the encoding of PDF's standard fonts; an unsupported character becomes a question mark. */
const pdfText = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, "?").replaceAll(/[\\()]/g, (mark) => `\\${mark}`);

const pageContent = (lines: readonly PdfLine[]): string => {
  let y = PAGE.height - PAGE.margin;
  const drawn = lines.map(({ text, size }) => {
    y -= Math.round(size * LEADING);
    return `BT /F1 ${size} Tf ${PAGE.margin} ${y} Td (${pdfText(text)}) Tj ET`;
  });
  return drawn.join("\n");
};

/** A one-page document of text lines, the same bytes for the same lines (PDF 1.4, ISO 32000-1 §7). */
export function plainPdf(title: string, lines: readonly PdfLine[]): Buffer {
  const content = pageContent(lines);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Title (${pdfText(title)}) >>`,
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.indexOf("xref\n0")}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
