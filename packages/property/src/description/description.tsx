import type { MarkupNode } from "@hjem/domain/text/markup";
import { createElement, type ReactNode } from "react";
import styles from "./description.module.css";

const elements = (nodes: readonly MarkupNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    // Keeps a number and its unit on one line.
    if (typeof node === "string") return node.replaceAll(/(?<=\d) (?=m²|kr\b)/g, "\u00a0");
    // The order of text nodes is fixed, so their index is their key.
    const key = `${node.tag}-${index}`;
    return node.tag === "br"
      ? createElement("br", { key })
      : createElement(node.tag, { key }, ...elements(node.children));
  });

/** The seller's description, rendered as our own elements (spec §3 Detailed listing). */
export function Description({
  nodes,
  language,
}: {
  nodes: readonly MarkupNode[];
  /** Language tag of the text, if it is not that of the page. */
  language: string | null;
}) {
  return (
    <div className={styles.prose} lang={language ?? undefined}>
      {elements(nodes)}
    </div>
  );
}
