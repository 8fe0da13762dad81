import { Ledger, LedgerColumns, LedgerRow } from "@hjem/ui/ledger";
import type { ReactNode } from "react";
import type { Line } from "./line.ts";

/** Props of `LineColumns`. */
export interface LineColumnsProps {
  lines: readonly Line[];
  /** What stands before the labels of the first lines. @default nothing */
  marks?: readonly ReactNode[];
}

/** A list of lines in two columns where both fit. */
export function LineColumns({ lines, marks = [] }: LineColumnsProps) {
  const half = Math.ceil(lines.length / 2);
  const marked = lines.map((each, index) => ({ ...each, mark: marks[index] }));
  const columns = [marked.slice(0, half), marked.slice(half)].filter(({ length }) => length > 0);
  return (
    <LedgerColumns>
      {columns.map((column) => (
        <Ledger key={column[0]?.label}>
          {column.map(({ label, value, mark }) => (
            <LedgerRow
              key={label}
              label={
                <>
                  {mark}
                  {label}
                </>
              }
            >
              {value}
            </LedgerRow>
          ))}
        </Ledger>
      ))}
    </LedgerColumns>
  );
}
