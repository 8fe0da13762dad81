import { AGENT_WORDS_MAX_LENGTH } from "@hjem/domain/limits";
import { paths } from "@hjem/domain/paths";
import { useSyncForm } from "@hjem/finder/use-sync-form";
import { Button } from "@hjem/ui/button";
import { SearchIcon } from "@hjem/ui/icons";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type AgentSearch, agentsHref, readAgentSearch } from "./agents-address.ts";
import styles from "./agents-view.module.css";

/** Debounce of typing in milliseconds. */
const TYPING_MS = 250;

const searchOf = (form: HTMLFormElement): AgentSearch => {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return readAgentSearch(new URLSearchParams(fields));
};

/** Place, name and office. Submits a GET form without JavaScript, and filters while typing when hydrated. */
export function AgentForm({ search }: { search: AgentSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const language = new URLSearchParams(useLocation().search).get("language");
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const { name, office, area } = search;

  useSyncForm(form, agentsHref(search, language));
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const show = (isReplacing: boolean) => {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const href = agentsHref(searchOf(form.current), language);
    if (href === agentsHref(search, language)) return;
    void navigate(href, { replace: isReplacing, preventScrollReset: true });
  };
  const narrow = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => show(true), TYPING_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(false);
  };
  const field = { size: "m", maxLength: AGENT_WORDS_MAX_LENGTH, autoComplete: "off" } as const;
  return (
    <form
      ref={form}
      action={paths.agentSearch.to()}
      role="search"
      className={styles.form}
      onInput={narrow}
      onSubmit={submit}
    >
      <TextField
        {...field}
        name="area"
        label={t`Place`}
        placeholder={t`Town or suburb`}
        defaultValue={area}
        isClearable
      />
      <TextField
        {...field}
        name="name"
        label={t`Name`}

        defaultValue={name}
        isClearable
      />
      <TextField
        {...field}
        name="office"
        label={t`Office`}

        defaultValue={office}
        isClearable
      />
      {language && <input type="hidden" name="language" value={language} />}
      <Button type="submit" variant="primary" icon={SearchIcon}>
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
