import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";

/** Props of `ReasonField`. */
export interface ReasonFieldProps {
  error: string | undefined;
}

/** Why an administrator acts on an account; stored in the audit log (D56). */
export function ReasonField({ error }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      name="reason"
      label={t`Reason`}
      hint={t`Saved in the log with your name.`}
      error={error}
      required
    />
  );
}
