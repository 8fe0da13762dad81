import { Button } from "@hjem/ui/button";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import styles from "./admin.module.css";

/** Props of `AdminSearch`. */
export interface AdminSearchProps {
  label: string;
  hint: string;
  /** What is searched for now. @default nothing */
  q?: string;
  /** Whether a search for nothing shows everything; else it is asked for. @default false */
  isOptional?: boolean;
  onSearch: (q: string) => void;
}

/** One field by which administrators find listings, people, payments and acts. */
export function AdminSearch({
  label,
  hint,
  q: current = "",
  isOptional = false,
  onSearch,
}: AdminSearchProps) {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Back shows what was searched for before, in the same field.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== current) input.current.value = current;
  }, [current]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const q = typeof typed === "string" ? typed.trim() : "";
    setMissing(q === "" && !isOptional);
    if (q === "" && !isOptional) event.currentTarget.querySelector("input")?.focus();
    else onSearch(q);
  };
  return (
    <form role="search" className={styles.search} onSubmit={search} noValidate>
      <TextField
        ref={input}
        name="q"
        defaultValue={current}
        label={label}
        hint={hint}
        error={isMissing ? t`Type what to look for.` : undefined}
        autoCapitalize="none"
        spellCheck={false}
        required={!isOptional}
      />
      <div>
        <Button type="submit" variant="primary" size="l">
          <Trans>Search</Trans>
        </Button>
      </div>
    </form>
  );
}
