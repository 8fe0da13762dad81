import { Button } from "@hjem/ui/button";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import styles from "./verdicts.module.css";

/** Props of `Reason`. */
export interface ReasonProps {
  reason: string;
  /** Address of the home, for the names of its buttons. */
  address: string;
  maxLength: number;
  onSave: (reason: string) => void;
  /** Removes the verdict and its reason. */
  onRemove: () => void;
}

/** Why the person thinks so: a sentence that a press edits. Enter saves it, as leaving the field does. */
export function Reason({ reason, address, maxLength, onSave, onRemove }: ReasonProps) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);

  const save = (typed: string) => {
    setEditing(false);
    if (typed.trim() !== reason) onSave(typed.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.blur();
  };
  if (isEditing) {
    return (
      <form onSubmit={submit} className={styles.editor}>
        <TextField
          ref={field}
          size="m"
          label={t`Reason`}
          isLabelHidden
          defaultValue={reason}
          maxLength={maxLength}
          autoComplete="off"
          placeholder={t`What speaks for or against it?`}
          onBlur={({ currentTarget }) => save(currentTarget.value)}
          onKeyDown={({ key }) => key === "Escape" && setEditing(false)}
        />
      </form>
    );
  }
  return (
    <div className={styles.reason}>
      {reason !== "" && <p>{reason}</p>}
      <div className={styles.reasonActs}>
        <Button
          variant="ghost"
          size="s"
          aria-label={
            reason === "" ? t`Write a reason for ${address}` : t`Edit the reason for ${address}`
          }
          onClick={() => setEditing(true)}
        >
          {reason === "" ? <Trans>Write a reason</Trans> : <Trans>Edit</Trans>}
        </Button>
        <Button
          variant="ghost"
          size="s"
          aria-label={t`Remove your rating of ${address}`}
          onClick={onRemove}
        >
          <Trans>Remove rating</Trans>
        </Button>
      </div>
    </div>
  );
}
