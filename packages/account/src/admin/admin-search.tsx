import { Button } from "@hjem/ui/button";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import styles from "./admin.module.css";

/** Props of `AdminSearch`. */
export interface AdminSearchProps {
  label: string;
  hint: string;
  onSearch: (q: string) => void;
}

/** One field by which administrators find listings or people; nothing is requested without text. */
export function AdminSearch({ label, hint, onSearch }: AdminSearchProps) {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const q = typeof typed === "string" ? typed.trim() : "";
    setMissing(q === "");
    if (q === "") event.currentTarget.querySelector("input")?.focus();
    else onSearch(q);
  };
  return (
    <form role="search" className={styles.line} onSubmit={search} noValidate>
      <TextField
        name="q"
        label={label}
        hint={hint}
        error={isMissing ? t`Type what to look for.` : undefined}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div>
        <Button type="submit" variant="primary" size="l">
          <Trans>Search</Trans>
        </Button>
      </div>
    </form>
  );
}
