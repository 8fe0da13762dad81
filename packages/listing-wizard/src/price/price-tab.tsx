import type { Draft } from "@hjem/domain/draft/draft";
import { draftTotalPrice } from "@hjem/domain/draft/draft-total-price";
import { formatPrice } from "@hjem/domain/format/format-price";
import { allDraftFields } from "@hjem/domain/publishing/all-fields";
import { usePage } from "@hjem/storefront/page";
import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import { HtmlField } from "../fields/html-field.tsx";
import { TabSections } from "../fields/tab-sections.tsx";
import type { TabProps } from "../model/tab-props.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { ADDING_COST, AddingCostField, useCalculatedCost } from "./adding-cost-field.tsx";
import { ContactSection } from "./contact-section.tsx";
import { InspectionsField } from "./inspections-field.tsx";

const SHARED_COSTS = "price_and_date.shared_costs_description_html";
const TOTAL = "price_and_date.total_price";

/** The total price with its parts, computed as the server does (D90). */
function TotalPrice({ draft }: { draft: Draft }) {
  const { region, language } = usePage();
  const labelOf = useFieldLabel();
  const calculated = useCalculatedCost(draft);
  const { askingPrice, jointDebt, costIncluded } = draft.priceAndDate;
  const addingCost = draft.priceAndDate.addingCost ?? calculated;
  const total = draftTotalPrice({ ...draft.priceAndDate, addingCost });
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

/** Price, dates, viewings and contact (LIST-008, LIST-061..072). */
export default function PriceTab({ draft, change }: TabProps) {
  const costs = allDraftFields.find(({ path }) => path === ADDING_COST);
  return (
    <TabSections
      tab="price"
      draft={draft}
      change={change}
      own={{
        "price_and_date.inspections": <InspectionsField draft={draft} change={change} />,
        [SHARED_COSTS]: (
          <HtmlField path={SHARED_COSTS} maxLength={4_000} draft={draft} change={change} />
        ),
        ...(costs && {
          [ADDING_COST]: <AddingCostField field={costs} draft={draft} change={change} />,
        }),
      }}
      below={{ [TOTAL]: <TotalPrice draft={draft} /> }}
    >
      <ContactSection draft={draft} change={change} />
    </TabSections>
  );
}
