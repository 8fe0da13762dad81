import { LEAD_CONSENT_VERSION, LEAD_TRAP_FIELD } from "@hjem/domain/lead/lead-kinds";
import text from "@hjem/ui/text.module.css";
import type { ReactNode } from "react";
import { type FormKind, placeOf } from "../model/form-fields.ts";
import styles from "./forms.module.css";
import type { FormState } from "./use-lead-form.ts";

/** Props of `FormFrame`. */
export interface FormFrameProps {
  /** The label or legend of the first field. */
  kind: FormKind;
  /** Where it is submitted without JavaScript. */
  address: string;
  form: FormState;
  children: ReactNode;
}

/** A form with the hidden fields of all forms: version of the consent, and the honeypot. */
export function FormFrame({ kind, address, form, children }: FormFrameProps) {
  const { listeners } = form;
  return (
    <form
      method="post"
      action={`${address}#${placeOf(kind)}`}
      className={styles.form}
      noValidate
      {...listeners}
    >
      <input type="hidden" name="consentVersion" value={LEAD_CONSENT_VERSION} />
      <div className={text.visuallyHidden} aria-hidden="true">
        <input
          name={LEAD_TRAP_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          defaultValue=""
        />
      </div>
      {children}
    </form>
  );
}
