/** Marks that a button or a key sets. */
export type Mark = "bold" | "italic" | "heading" | "bullets" | "numbers" | "link";

/** Start and end of a selection in a text. */
export type Selection = readonly [start: number, end: number];

/** A text after a mark was set, and what is selected then. */
export interface Marked {
  text: string;
  selection: [start: number, end: number];
}

const around = { bold: "**", italic: "*" } as const;

const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;

const prefixOf = (mark: "heading" | "bullets" | "numbers", index: number): string =>
  mark === "heading" ? "## " : mark === "bullets" ? "- " : `${index + 1}. `;

const ANY_PREFIX = /^(?:#{1,6} |[-*] |\d+\. )/;

/**
 * Sets a mark of Markdown on a selection: bold and italic around it, and off where they are there already; headings and lists
 * at the start of its lines; a link with the selected text as label, its address selected.
 */
export function markSelection(text: string, [start, end]: Selection, mark: Mark): Marked {
  const before = text.slice(0, start);
  const selected = text.slice(start, end);
  const after = text.slice(end);
  if (mark === "bold" || mark === "italic") {
    const sign = around[mark];
    const { length } = sign;
    if (before.endsWith(sign) && after.startsWith(sign)) {
      return {
        text: before.slice(0, -length) + selected + after.slice(length),
        selection: [start - length, end - length],
      };
    }
    return {
      text: before + sign + selected + sign + after,
      selection: [start + length, end + length],
    };
  }
  if (mark === "link") {
    const address = "https://";
    const at = start + selected.length + 3;
    return {
      text: `${before}[${selected}](${address})${after}`,
      selection: [at, at + address.length],
    };
  }
  const from = lineStart(text, start);
  const lines = text.slice(from, end).split("\n");
  const isOn = lines.every((line, index) => line.startsWith(prefixOf(mark, index)));
  const written = lines
    .map((line, index) => (isOn ? "" : prefixOf(mark, index)) + line.replace(ANY_PREFIX, ""))
    .join("\n");
  return {
    text: text.slice(0, from) + written + after,
    selection: [from, from + written.length],
  };
}
