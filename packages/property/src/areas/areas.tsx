import { formatAreaRange, formatLandArea } from "@hjem/domain/format/format-measure";
import type { Listing } from "@hjem/domain/listing/listing";
import { usePage } from "@hjem/storefront/page";
import { Ledger, LedgerColumns, LedgerRow } from "@hjem/ui/ledger";
import { Trans } from "@lingui/react/macro";
import { Section } from "../section.tsx";
import { type AreaLine, areaParts, areaSums } from "./area-lines.ts";
import styles from "./areas.module.css";

/** Below this share of the whole a part has no room for its figure. */
const LABELLED_SHARE = 0.08;

function Bar({ parts }: { parts: readonly AreaLine[] }) {
  const page = usePage();
  const total = parts.reduce((sum, { area }) => sum + area.max, 0);
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(({ term, area }) => (
        <span key={term} style={{ flexGrow: area.max }}>
          {area.max / total >= LABELLED_SHARE && formatAreaRange(page, area.min, area.max)}
        </span>
      ))}
    </div>
  );
}

function Lines({ lines }: { lines: readonly AreaLine[] }) {
  const page = usePage();
  return (
    <Ledger>
      {lines.map(({ term, area: { min, max } }) => (
        <LedgerRow key={term} label={page.term(term)}>
          {min === max ? formatLandArea(page, max) : formatAreaRange(page, min, max)}
        </LedgerRow>
      ))}
    </Ledger>
  );
}

/** How large the home is: its parts as a bar, every area as an account (visual §9, D10). */
export function Areas({ details }: { details: Listing["details"] }) {
  const { term } = usePage();
  const isShown = (line: AreaLine) => term(line.term) !== "";
  const parts = areaParts(details).filter(isShown);
  const lines = [...parts, ...areaSums(details).filter(isShown)];
  if (lines.length === 0) return null;
  const half = Math.ceil(lines.length / 2);
  return (
    <Section title={<Trans>Areas</Trans>}>
      {parts.length > 1 && <Bar parts={parts} />}
      {lines.length > 1 ? (
        <LedgerColumns>
          <Lines lines={lines.slice(0, half)} />
          <Lines lines={lines.slice(half)} />
        </LedgerColumns>
      ) : (
        <Lines lines={lines} />
      )}
    </Section>
  );
}
