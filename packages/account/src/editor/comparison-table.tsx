import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Difference, differences } from "./compare-drafts.ts";
import type { Fields } from "./draft-edits.ts";
import styles from "./editor.module.css";
import { useContentNames } from "./use-content-names.ts";

/** Props of `ComparisonTable`. */
export interface ComparisonTableProps {
  one: Fields;
  other: Fields;
  oneName: ReactNode;
  otherName: ReactNode;
}

/** Fields and blocks that two versions of a text have differently, beside each other. */
export function ComparisonTable({ one, other, oneName, otherName }: ComparisonTableProps) {
  const names = useContentNames();
  const fields: Readonly<Record<string, string>> = names.fields;
  const rows = differences(one, other);
  const nameOf = ({ at, kind }: Difference) =>
    typeof at === "string" ? (
      (fields[at] ?? at)
    ) : (
      <Trans>
        Block {at}: {kind ? names.blocks[kind] : "–"}
      </Trans>
    );
  if (rows.length === 0) {
    return (
      <p>
        <Trans>The texts are the same.</Trans>
      </p>
    );
  }
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Where</Trans>
          </th>
          <th scope="col">{oneName}</th>
          <th scope="col">{otherName}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.at}>
            <th scope="row">{nameOf(row)}</th>
            <td>{row.one || "–"}</td>
            <td>{row.other || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
