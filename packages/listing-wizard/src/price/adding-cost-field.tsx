import { calculatedCost, type CostRules } from "@hjem/domain/draft/calculated-cost";
import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { fieldPatch } from "@hjem/domain/draft/draft-field";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { DraftField } from "@hjem/domain/publishing/all-fields";
import { zoneOf } from "@hjem/domain/time/place-zone";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { MoneyField } from "../fields/number-fields.tsx";
import { useFieldLabel } from "../model/use-field-label.ts";
import { fieldId } from "../model/wizard-address.ts";
import { useWizardMarket } from "../model/wizard-market.ts";

/** Path of the purchase costs. */
export const ADDING_COST = "price_and_date.adding_cost";

/** The purchase costs of a draft by the market's rules; null where they are not known. */
export function useCalculatedCost(draft: Draft): number | null {
  const { region, now } = usePage();
  const rules: CostRules = useWizardMarket();
  return calculatedCost(
    draft,
    rules,
    dayIn(now, zoneOf(region, draft.location.region ?? undefined)),
  );
}

/** Props of `AddingCostField`. */
export interface AddingCostFieldProps {
  field: DraftField;
  draft: Draft;
  change: (patch: DraftPatch) => void;
}

/** The purchase costs: filled in by price and ownership until the seller corrects them. */
export function AddingCostField({ field, draft, change }: AddingCostFieldProps) {
  const { t } = useLingui();
  const { region, language } = usePage();
  const labelOf = useFieldLabel();
  const { texts } = useWizardMarket();
  const calculated = useCalculatedCost(draft);
  const { addingCost: stated = null } = draft.priceAndDate;
  const amount = formatPrice({ region, language }, calculated ?? 0);
  const isCalculated = stated === null && calculated !== null;
  return (
    <div className={layout.stackSmall}>
      <MoneyField
        field={field}
        id={fieldId(ADDING_COST)}
        label={labelOf(ADDING_COST)}
        hint={
          isCalculated
            ? t`Calculated from price and ownership: duty and registration. Change it if you know the amount.`
            : texts.fields[ADDING_COST]?.help
        }
        unit={texts.fields[ADDING_COST]?.unit}
        value={stated ?? calculated}
        onValue={(value) =>
          // The calculated amount typed again is no correction: it goes on following the price.
          change(fieldPatch(ADDING_COST, value === calculated ? null : value))
        }
      />
      {stated !== null && calculated !== null && stated !== calculated && (
        <div>
          <Button size="s" variant="quiet" onClick={() => change(fieldPatch(ADDING_COST, null))}>
            <Trans>Use the calculated amount, {amount}</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
