import type { Draft } from "@hjem/domain/draft/draft";
import { draftFieldSections } from "@hjem/domain/draft/draft-fields";
import { draftTotalPrice } from "@hjem/domain/draft/draft-total-price";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { DraftField } from "@hjem/domain/publishing/all-fields";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import { Trans } from "@lingui/react/macro";
import { FieldSection } from "../fields/field-section.tsx";
import styles from "../fields/fields.module.css";
import type { TabProps } from "../model/tab-props.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { useWizardMarket } from "../model/wizard-market.ts";
import { ContactSection } from "./contact-section.tsx";
import { InspectionsField } from "./inspections-field.tsx";

const TOTAL = "price_and_date.total_price";

/** The total price with its parts, computed as the server does (D90). */
function TotalPrice({ draft }: { draft: Draft }) {
  const { region, language } = usePage();
  const labelOf = useFieldLabel();
  const { askingPrice, jointDebt, addingCost, costIncluded } = draft.priceAndDate;
  const total = draftTotalPrice(draft.priceAndDate);
  if (total === null) return null;
  const price = (amount: number) => formatPrice({ region, language }, amount);
  const parts = [
    ["price_and_date.asking_price", askingPrice],
    ["price_and_date.joint_debt", jointDebt],
    ["price_and_date.adding_cost", costIncluded === true ? null : addingCost],
  ] as const;
  return (
    <Ledger>
      {parts.map(
        ([path, amount]) =>
          typeof amount === "number" && (
            <LedgerRow key={path} label={labelOf(path)}>
              {price(amount)}
            </LedgerRow>
          ),
      )}
      <LedgerSum label={labelOf(TOTAL)}>{price(total)}</LedgerSum>
    </Ledger>
  );
}

const hasTotal = (fields: readonly DraftField[]) => fields.some(({ path }) => path === TOTAL);

/** Price, dates, viewings and contact (LIST-008, LIST-061..072). */
export default function PriceTab({ draft, change }: TabProps) {
  const { publishing } = useWizardMarket();
  const { listingType } = draft;
  if (listingType === null) {
    return (
      <p className={layout.panel}>
        <Trans>Choose a listing type first.</Trans>
      </p>
    );
  }
  const sections = draftFieldSections(publishing, { ...draft, listingType }, "price");
  const own = {
    "price_and_date.inspections": <InspectionsField draft={draft} change={change} />,
  };
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <FieldSection key={section.group} section={section} draft={draft} change={change} own={own}>
          {hasTotal(section.fields) && <TotalPrice draft={draft} />}
        </FieldSection>
      ))}
      <ContactSection draft={draft} change={change} />
    </div>
  );
}
