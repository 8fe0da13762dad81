import { KeyFact, KeyFacts } from "@hjem/ui/key-facts";
import type { Line } from "../section/line.ts";

/** Key facts in a grid. */
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
