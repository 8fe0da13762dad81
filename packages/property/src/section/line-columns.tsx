import { Ledger, LedgerColumns, LedgerRow } from "@hjem/ui/ledger";
import type { Line } from "./line.ts";

/** A list of lines in two columns where both fit. */
export function LineColumns({ lines }: { lines: readonly Line[] }) {
  const half = Math.ceil(lines.length / 2);
  const columns = [lines.slice(0, half), lines.slice(half)].filter(({ length }) => length > 0);
  return (
    <LedgerColumns>
      {columns.map((column) => (
        <Ledger key={column[0]?.label}>
          {column.map(({ label, value }) => (
            <LedgerRow key={label} label={label}>
              {value}
            </LedgerRow>
          ))}
        </Ledger>
      ))}
    </LedgerColumns>
  );
}
