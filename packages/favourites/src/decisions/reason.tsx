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
  const opener = useRef<HTMLButtonElement>(null);
  /** True where the field closes by a key: the focus, which was in it, goes back to its button. */
  const isClosedByKey = useRef(false);
  useEffect(() => {
    if (isEditing) field.current?.focus();
    else if (isClosedByKey.current) opener.current?.focus();
    isClosedByKey.current = false;
  }, [isEditing]);

  const save = (typed: string) => {
    setEditing(false);
    if (typed.trim() !== reason) onSave(typed.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    isClosedByKey.current = true;
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
          onKeyDown={({ key }) => {
            if (key !== "Escape") return;
            isClosedByKey.current = true;
            setEditing(false);
          }}
        />
      </form>
    );
  }
  return (
    <div className={styles.reason}>
      {reason !== "" && <p>{reason}</p>}
      <div className={styles.reasonActs}>
        <Button
          ref={opener}
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
          aria-label={t`Remove rating of ${address}`}
          onClick={({ currentTarget }) => {
            // This button goes with the rating; the rating itself can be given again.
            currentTarget.closest("li")?.querySelector("input")?.focus();
            onRemove();
          }}
        >
          <Trans>Remove rating</Trans>
        </Button>
      </div>
    </div>
  );
}
