import { KeyFact, KeyFacts } from "@hjem/ui/key-facts";
import type { Line } from "../section/line.ts";

/** What people look for first, in a grid. */
export function LeadingFacts({ facts }: { facts: readonly Line[] }) {
  return (
    <KeyFacts>
      {facts.map(({ label, value }) => (
        <KeyFact key={label} label={label}>
          {value}
        </KeyFact>
      ))}
    </KeyFacts>
  );
}
