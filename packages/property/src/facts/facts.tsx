import type { Listing } from "@hjem/domain/listing/listing";
import { usePage } from "@hjem/storefront/page";
import { KeyFact, KeyFacts } from "@hjem/ui/key-facts";
import { Ledger, LedgerColumns, LedgerRow } from "@hjem/ui/ledger";
import { Trans, useLingui } from "@lingui/react/macro";
import { Section } from "../section.tsx";
import { type ListingFact, listingFacts } from "./listing-facts.ts";

/** Key facts stand two by four; what comes after them is told in an account further down. */
const KEY_FACTS = 8;

/** The facts of a listing in its market's words. */
export function useListingFacts(listing: Listing): readonly ListingFact[] {
  const page = usePage();
  const { t } = useLingui();
  return listingFacts(page, listing, { yes: t`Yes`, no: t`No`, furnishing: t`Furnishing` });
}

/** What people look for first, in a grid. */
export function LeadingFacts({ facts }: { facts: readonly ListingFact[] }) {
  return (
    <KeyFacts>
      {facts.slice(0, KEY_FACTS).map((fact) => (
        <KeyFact key={fact.label} label={fact.label}>
          {fact.value}
        </KeyFact>
      ))}
    </KeyFacts>
  );
}

/** The facts for which the grid had no room. */
export function MoreFacts({ facts }: { facts: readonly ListingFact[] }) {
  const more = facts.slice(KEY_FACTS);
  if (more.length === 0) return null;
  const half = Math.ceil(more.length / 2);
  const columns = [more.slice(0, half), more.slice(half)].filter((column) => column.length > 0);
  return (
    <Section title={<Trans>Facts</Trans>}>
      <LedgerColumns>
        {columns.map((column) => (
          <Ledger key={column[0]?.label}>
            {column.map((fact) => (
              <LedgerRow key={fact.label} label={fact.label}>
                {fact.value}
              </LedgerRow>
            ))}
          </Ledger>
        ))}
      </LedgerColumns>
    </Section>
  );
}
