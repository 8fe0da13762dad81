import { lazyComponent } from "@hjem/storefront/lazy-component";
import text from "@hjem/ui/text.module.css";
import { useId } from "react";
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
  const labelId = useId();
  const hintId = `${labelId}-hint`;
  const help = texts.fields[PATH]?.help;
  return (
    <div className={styles.description} id={fieldId(PATH)}>
      <p id={labelId} className={styles.label}>
        {labelOf(PATH)}
      </p>
      <DescriptionEditor
        labelId={labelId}
        hintId={help === undefined ? undefined : hintId}
        html={draft.propertyDetail.description ?? ""}
        onHtml={(html) => change({ propertyDetail: { description: html === "" ? null : html } })}
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
