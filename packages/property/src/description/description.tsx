import type { MarkupNode } from "@hjem/domain/text/markup";
import { createElement, type ReactNode } from "react";
import styles from "./description.module.css";

const elements = (nodes: readonly MarkupNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    // A figure and its unit stand on one line.
    if (typeof node === "string") return node.replaceAll(/(?<=\d) (?=m²|kr\b)/g, "\u00a0");
    // Pieces of one text never change places, so their place is their key.
    const key = `${node.tag}-${index}`;
    return node.tag === "br"
      ? createElement("br", { key })
      : createElement(node.tag, { key }, ...elements(node.children));
  });

/** What the seller says of the home, as elements of our own making (spec §3 Detailed listing). */
export function Description({
  nodes,
  language,
}: {
  nodes: readonly MarkupNode[];
  /** Tag of their language, where it is not that of the page. */
  language: string | null;
}) {
  return (
    <div className={styles.prose} lang={language ?? undefined}>
      {elements(nodes)}
    </div>
  );
}
