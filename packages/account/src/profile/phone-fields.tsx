import { ACCOUNT_PHONE_MAX_LENGTH } from "@hjem/domain/account/account-rules";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import styles from "./form.module.css";

/** Props of `PhoneFields`. */
export interface PhoneFieldsProps {
  /** `mobile` or `phone`; the field of its dial code has the same prefix. */
  name: "mobile" | "phone";
  label: string;
  /** With plus sign. */
  code: string;
  number: string;
  errorOf: (field: string) => string | undefined;
}

/** A phone number with its dial code. */
export function PhoneFields({ name, label, code, number, errorOf }: PhoneFieldsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.phone}>
      <TextField
        name={`${name}Code`}
        label={t`Code`}
        type="tel"
        autoComplete="tel-country-code"
        defaultValue={code}
        error={errorOf(`${name}Code`)}
      />
      <TextField
        name={name}
        label={label}
        type="tel"
        autoComplete={name === "mobile" ? "mobile tel-national" : "home tel-national"}
        maxLength={ACCOUNT_PHONE_MAX_LENGTH}
        defaultValue={number}
        error={errorOf(name)}
        isOptional
      />
    </div>
  );
}
