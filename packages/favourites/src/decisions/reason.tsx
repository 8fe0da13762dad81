import type { UnsentTextOf } from "@hjem/storefront/unsent-text";
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
  /** What was typed and is not saved. */
  unsent: UnsentTextOf;
  onSave: (reason: string) => void;
  /** Removes the verdict and its reason. */
  onRemove: () => void;
}

/** Why the person thinks so: a sentence that a press edits. Enter saves it, as leaving the field does. */
export function Reason({ reason, address, maxLength, unsent, onSave, onRemove }: ReasonProps) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(() => unsent.read() !== undefined);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** True where the field closes by a key: the focus, which was in it, goes back to its button. */
  const isClosedByKey = useRef(false);
  /** False where it is open from the first, with what was kept: that takes no focus. */
  const isOpenedByPress = useRef(false);
  useEffect(() => {
    if (isEditing && isOpenedByPress.current) field.current?.focus();
    else if (!isEditing && isClosedByKey.current) opener.current?.focus();
    isClosedByKey.current = false;
  }, [isEditing]);

  const save = (typed: string) => {
    setEditing(false);
    if (typed.trim() === reason) unsent.forget();
    else onSave(typed.trim());
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
          defaultValue={unsent.read()?.text ?? reason}
          onChange={({ currentTarget }) => unsent.keep(currentTarget.value, 0)}
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
          onClick={() => {
            isOpenedByPress.current = true;
            setEditing(true);
          }}
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
