import { createElement, type ReactNode } from "react";
import type { MarkupNode } from "@hjem/domain/text/markup";
import styles from "./description.module.css";

const elements = (nodes: readonly MarkupNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === "string") return node;
    // Pieces of one text never change places, so their place is their key.
    const key = `${node.tag}-${index}`;
    return node.tag === "br"
      ? createElement("br", { key })
      : createElement(node.tag, { key }, ...elements(node.children));
  });

/** What the seller says of the home, as elements of our own making (spec §3 Detailed listing). */
export function Description({ nodes }: { nodes: readonly MarkupNode[] }) {
  return <div className={styles.prose}>{elements(nodes)}</div>;
}
