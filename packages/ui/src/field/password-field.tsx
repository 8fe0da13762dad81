import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { EyeIcon, EyeOffIcon } from "../icon/tool-icons.ts";
import styles from "./field.module.css";
import { Field, type FieldMessages, splitField } from "./field.tsx";

/** Props of `PasswordField`. Set `autoComplete` for a new or a current password. */
export interface PasswordFieldProps
  extends FieldMessages, Omit<ComponentProps<"input">, "size" | "type"> {
  autoComplete: "current-password" | "new-password";
}

/** A password, hidden until it is revealed by its button (spec §4). */
export function PasswordField(props: PasswordFieldProps) {
  const [field, input] = splitField(props);
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box} data-size="l">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            className={styles.control}
          />
          <IconButton
            icon={isShown ? EyeOffIcon : EyeIcon}
            label={isShown ? t`Hide password` : t`Show password`}
            size="s"
            className={styles.inside}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
