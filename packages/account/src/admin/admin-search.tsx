import { Button } from "@hjem/ui/button";
import { TextField } from "@hjem/ui/text-field";
import { Trans } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef } from "react";
import styles from "./admin.module.css";

/** Props of `AdminSearch`. */
export interface AdminSearchProps {
  label: string;
  hint: string;
  /** What is searched for now; empty for everything. */
  q: string;
  onSearch: (q: string) => void;
}

/** One field by which administrators find listings, people, payments and acts; a search for nothing shows everything. */
export function AdminSearch({ label, hint, q: current, onSearch }: AdminSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // Back shows what was searched for before, in the same field.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== current) input.current.value = current;
  }, [current]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    onSearch(typeof typed === "string" ? typed.trim() : "");
  };
  return (
    <form role="search" className={styles.search} onSubmit={search} noValidate>
      <TextField
        ref={input}
        name="q"
        defaultValue={current}
        label={label}
        hint={hint}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit" variant="primary" size="l">
          <Trans>Search</Trans>
        </Button>
      </div>
    </form>
  );
}
