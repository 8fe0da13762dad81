import { TITLE_LENGTH } from "@hjem/domain/draft/draft-rules";
import { fieldTextOf } from "@hjem/domain/publishing/draft-texts";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import { useDeferredValue } from "react";
import { type Notation, useTyped } from "../fields/use-typed.ts";
import type { TabProps } from "../model/tab-props.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { fieldId } from "../model/wizard-address.ts";
import { useWizardMarket } from "../model/wizard-market.ts";

const PATH = "property_detail.title";
const notation: Notation<string> = {
  show: (value) => value ?? "",
  read: (typed) => (typed.trim() === "" ? null : typed),
};

/** The heading of the listing, with the number of characters (D92). */
export function TitleField({ draft, change }: Pick<TabProps, "draft" | "change">) {
  const { t } = useLingui();
  const labelOf = useFieldLabel();
  const { texts } = useWizardMarket();
  const {
    isWrong: _never,
    onBlur,
    ...typed
  } = useTyped(fieldId(PATH), draft.propertyDetail.title ?? null, notation, (title) =>
    change({ propertyDetail: { title } }),
  );
  // After the frame that shows the key, as everything else that follows from it (decision 066).
  const length = useDeferredValue(typed.value).trim().length;
  const isShort = length > 0 && length < TITLE_LENGTH.min;
  const { min, max } = TITLE_LENGTH;
  return (
    <TextField
      {...typed}
      onBlur={onBlur}
      id={fieldId(PATH)}
      label={labelOf(PATH)}
      maxLength={max}
      autoComplete="off"
      hint={
        fieldTextOf(texts, PATH, draft.listingType)?.help ?? t`From ${min} to ${max} characters.`
      }
      unit={
        <span aria-hidden>
          {length}/{max}
        </span>
      }
      error={isShort ? t`Enter at least ${min} characters.` : undefined}
    />
  );
}
