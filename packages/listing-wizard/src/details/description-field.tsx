import { fieldTextOf } from "@hjem/domain/publishing/draft-texts";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import text from "@hjem/ui/text.module.css";
import { useCallback, useId, useState } from "react";
import { applyInPause, applyTyped } from "../fields/typed-changes.ts";
import type { TabProps } from "../model/tab-props.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { fieldId } from "../model/wizard-address.ts";
import { useWizardMarket } from "../model/wizard-market.ts";
import styles from "./details.module.css";

const PATH = "property_detail.description";
const DescriptionEditor = lazyComponent(() => import("./description-editor.tsx"), {
  render: "client-only",
});

/** The text of the listing, with headings, lists and emphasis; cleaned again on the server (LIST-043). */
export function DescriptionField({ draft, change }: Pick<TabProps, "draft" | "change">) {
  const labelOf = useFieldLabel();
  const { texts } = useWizardMarket();
  // The editor has a text of its own once it is open: what is typed renders neither it nor the field again.
  const [html] = useState(draft.propertyDetail.description ?? "");
  const labelId = useId();
  const onType = useCallback(
    (read: () => string | null) =>
      applyInPause(labelId, () => {
        const next = read();
        if (next !== null) change({ propertyDetail: { description: next === "" ? null : next } });
      }),
    [change, labelId],
  );
  const hintId = `${labelId}-hint`;
  const help = fieldTextOf(texts, PATH, draft.listingType)?.help;
  return (
    <div className={styles.description} id={fieldId(PATH)} onBlur={applyTyped}>
      <p id={labelId} className={styles.label}>
        {labelOf(PATH)}
      </p>
      <DescriptionEditor
        labelId={labelId}
        hintId={help === undefined ? undefined : hintId}
        html={html}
        onType={onType}
        fallback={<div className={styles.editorPlace} />}
      />
      {help !== undefined && (
        <p id={hintId} className={`${text.xsmall} ${text.secondary}`}>
          {help}
        </p>
      )}
    </div>
  );
}
