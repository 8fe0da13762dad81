import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { fieldPatch } from "@hjem/domain/draft/draft-field";
import type { DraftField } from "@hjem/domain/publishing/all-fields";
import { fieldTextOf } from "@hjem/domain/publishing/draft-texts";
import { memo } from "react";
import { useFieldFault } from "../model/field-faults.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { fieldId } from "../model/wizard-address.ts";
import { useWizardMarket } from "../model/wizard-market.ts";
import { AreaRangeField } from "./area-range-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { ControlProps } from "./control-props.ts";
import { DayField } from "./day-field.tsx";
import { FlagField } from "./flag-field.tsx";
import { AreaField, MoneyField, NumberField } from "./number-fields.tsx";
import { LongTextField, TextLineField } from "./text-fields.tsx";

/** Props of `DraftFieldInput`. */
export interface DraftFieldInputProps {
  field: DraftField;
  /** Of the draft: some texts differ by it. */
  listingType: Draft["listingType"];
  /** The value of the field; undefined where it was never entered. */
  value: unknown;
  change: (patch: DraftPatch) => void;
}

/** The control of a field by its kind; groups such as facilities and viewings have components of their own. */
function Control({ field, ...props }: ControlProps & { field: DraftField }) {
  switch (field.control) {
    case "text":
    case "web_address":
      return <TextLineField {...props} field={field} />;
    case "long_text":
      return <LongTextField {...props} field={field} />;
    case "count":
    case "number":
    case "year":
      return <NumberField {...props} field={field} />;
    case "area":
      return <AreaField {...props} field={field} />;
    case "area_range":
      return <AreaRangeField {...props} field={field} />;
    case "money":
      return <MoneyField {...props} field={field} />;
    case "day":
      return <DayField {...props} field={field} />;
    case "choice":
      return <ChoiceField {...props} field={field} />;
    case "flag":
      return <FlagField {...props} field={field} />;
    default:
      return null;
  }
}

/** A field of a draft with its label and help (LIST-043..072). Rendered again only where its own value changes. */
export const DraftFieldInput = memo(function DraftFieldInput({
  field,
  listingType,
  value,
  change,
}: DraftFieldInputProps) {
  const fault = useFieldFault(field.path);
  const labelOf = useFieldLabel();
  const { texts } = useWizardMarket();
  const text = fieldTextOf(texts, field.path, listingType);
  return (
    <Control
      field={field}
      id={fieldId(field.path)}
      label={labelOf(field.path)}
      hint={text?.help}
      unit={text?.unit}
      choices={text?.choices}
      value={value}
      error={fault}
      onValue={(next) => change(fieldPatch(field.path, next))}
    />
  );
});
