/** A Markdown table, aligned for the terminal; the first column is text, the others are numbers. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(" | ")} |`;
  const rule = `|${widths
    .map((width, column) => (column === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`))
    .join("|")}|`;
  return [line(heads), rule, ...rows.map(line)].join("\n");
};

/** `1,234` with a unit behind. */
export const bytes = (count: number): string => `${count.toLocaleString("en")} B`;

/** Milliseconds with two decimals. */
export const milliseconds = (ms: number): string => `${ms.toFixed(2)} ms`;

/** A ratio, and whether it is within its bound. */
export const ratio = (value: number, bound: number): string =>
  `${value.toFixed(2)}× of ${bound}× ${value <= bound ? "✓" : "✗"}`;
