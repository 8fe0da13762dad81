import { fieldPatch, fieldValue } from "@hjem/domain/draft/draft-field";
import { DESCRIPTION_MAX_LENGTH } from "@hjem/domain/draft/draft-rules";
import type { DraftFieldPath } from "@hjem/domain/publishing/all-fields";
import { fieldTextOf } from "@hjem/domain/publishing/draft-texts";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import text from "@hjem/ui/text.module.css";
import { useCallback, useId, useState } from "react";
import type { TabProps } from "../model/tab-props.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { fieldId } from "../model/wizard-address.ts";
import { useWizardMarket } from "../model/wizard-market.ts";
import styles from "./fields.module.css";
import editor from "./html-editor.module.css";
import { applyInPause, applyTyped } from "./typed-changes.ts";

const HtmlEditor = lazyComponent(() => import("./html-editor.tsx"), { render: "client-only" });

/** Props of `HtmlField`. */
export interface HtmlFieldProps extends Pick<TabProps, "draft" | "change"> {
  path: DraftFieldPath;
  /** Characters as HTML. @default those of a description */
  maxLength?: number | undefined;
}

/** A text with headings, lists and emphasis; cleaned again on the server (LIST-043, LIST-062). */
export function HtmlField({
  path,
  draft,
  change,
  maxLength = DESCRIPTION_MAX_LENGTH,
}: HtmlFieldProps) {
  const labelOf = useFieldLabel();
  const { texts } = useWizardMarket();
  // The editor has a text of its own once it is open: what is typed renders neither it nor the field again.
  const [html] = useState(() => {
    const value = fieldValue(draft, path);
    return typeof value === "string" ? value : "";
  });
  const labelId = useId();
  const onType = useCallback(
    (read: () => string | null) =>
      applyInPause(labelId, () => {
        const next = read();
        if (next !== null) change(fieldPatch(path, next === "" ? null : next));
      }),
    [change, labelId, path],
  );
  const hintId = `${labelId}-hint`;
  const help = fieldTextOf(texts, path, draft.listingType)?.help;
  return (
    <div className={styles.html} id={fieldId(path)} onBlur={applyTyped}>
      <p id={labelId} className={styles.label}>
        {labelOf(path)}
      </p>
      <HtmlEditor
        labelId={labelId}
        hintId={help === undefined ? undefined : hintId}
        html={html}
        maxLength={maxLength}
        onType={onType}
        fallback={
          // As high as the editor, whose text this is: nothing below it moves.
          <div className={editor.editor}>
            <div className={editor.toolbar}>
              <span className={editor.tool} />
            </div>
            <div className={editor.text} dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        }
      />
      {help !== undefined && (
        <p id={hintId} className={`${text.xsmall} ${text.secondary}`}>
          {help}
        </p>
      )}
    </div>
  );
}
