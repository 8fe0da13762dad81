import { paths } from "@hjem/domain/paths";
import type { UnsubscribeState } from "@hjem/domain/saved/alert";
import type { Frequency } from "@hjem/domain/saved/saved-rules";
import { FrequencySelect } from "@hjem/saved/frequency-select";
import { usePage } from "@hjem/storefront/page";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { type FormErrorMessage, toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { readFields } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { useLoaderData } from "react-router";
import { SignInFrame } from "./sign-in-frame.tsx";
import { sendUnsubscribe, type UnsubscribeModel } from "./unsubscribe-link.ts";
import styles from "./unsubscribe-page.module.css";

type State = UnsubscribeState["data"];

type Search = State["searches"][number];

const SearchTitle = ({ name }: Pick<Search, "name">) => <Trans>Alerts for “{name}”</Trans>;

/** Props of `ScopeForm`. */
interface ScopeFormProps {
  /** The search that it is about; all saved searches and saved homes without one. */
  search?: Search;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that works without JavaScript. */
function ScopeForm({ search, onSubmit, className = layout.stack, children }: ScopeFormProps) {
  return (
    <form method="post" className={className} onSubmit={onSubmit}>
      <input type="hidden" name="scope" value={search ? "search" : "all"} />
      {search && <input type="hidden" name="savedSearchId" value={search.savedSearchId} />}
      {children}
    </form>
  );
}

/** What the link is about as it is set now. */
function useSentence(state: State | null): string {
  const { t } = useLingui();
  if (state === null) return t`This link is no longer valid. Sign in to change your alerts.`;
  if (!state.isOn) {
    return t`Emails about saved searches and saved homes are off. Other emails, such as replies to your messages, still come, as do those about your account.`;
  }
  const sentences: Record<Frequency, string> = {
    never: t`Alerts for this search are off. The search is still saved.`,
    instant: t`You get alerts as soon as something happens.`,
    daily: t`You get alerts once a day.`,
    weekly: t`You get alerts once a week.`,
  };
  const [search, another] = state.searches;
  if (another) return t`Choose how often you get alerts for each saved search.`;
  return search
    ? sentences[search.notifications]
    : t`You get alerts about saved searches and saved homes by email.`;
}

interface SearchFormsProps extends Pick<ScopeFormProps, "onSubmit"> {
  search: Search;
}

/** How often the only search of a message sends alerts, and one press to turn them off. */
function OneSearch({ search, onSubmit }: SearchFormsProps) {
  const { t } = useLingui();
  return (
    <>
      {search.notifications !== "never" && (
        <ScopeForm search={search} onSubmit={onSubmit}>
          <Button type="submit" variant="primary" size="l" isBlock>
            <Trans>Turn off alerts for this search</Trans>
          </Button>
        </ScopeForm>
      )}
      <ScopeForm search={search} onSubmit={onSubmit}>
        <FrequencySelect
          key={search.notifications}
          name="notifications"
          label={t`How often`}
          defaultValue={search.notifications}
        />
        <Button type="submit" size="l" isBlock>
          <Trans>Save</Trans>
        </Button>
      </ScopeForm>
    </>
  );
}

/** One of several searches of a message, with how often it sends alerts. */
function SearchRow({ search, onSubmit }: SearchFormsProps) {
  const { t } = useLingui();
  const { name } = search;
  return (
    <ScopeForm search={search} onSubmit={onSubmit} className={styles.search}>
      <FrequencySelect
        key={search.notifications}
        name="notifications"
        label={name}
        defaultValue={search.notifications}
        className={styles.frequency}
      />
      <Button type="submit" size="l" aria-label={t`Save: ${name}`}>
        <Trans>Save</Trans>
      </Button>
    </ScopeForm>
  );
}

/**
 * The page of a message's unsubscribe link: how often its saved searches send alerts, and emails about saved
 * searches and saved homes off, but none about anything else; needs
 * no sign-in and works without JavaScript (D64, D76).
 */
export default function UnsubscribePage() {
  const page = usePage();
  const { t } = useLingui();
  const { token, state: loaded } = useLoaderData<UnsubscribeModel>();
  const [state, setState] = useState(loaded);
  const [isSaved, setSaved] = useState(false);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const sentence = useSentence(state);
  const searches = state?.isOn ? state.searches : [];
  const [first] = searches;
  const only = searches.length === 1 ? first : undefined;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFormError(null);
    setSaved(false);
    const fields = readFields(new FormData(event.currentTarget));
    const { data, error } = await sendUnsubscribe(page, token, fields);
    if (data) setState(data);
    else setFormError(toFormError(error));
    setSaved(data !== undefined);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void submit(event);
  return (
    <SignInFrame
      title={only ? <SearchTitle name={only.name} /> : <Trans>Email alerts</Trans>}
      needsScript={false}
    >
      <p role="status">{isSaved && searches.length > 1 ? t`Your choice is saved.` : sentence}</p>
      {only && <OneSearch search={only} onSubmit={onSubmit} />}
      {searches.length > 1 &&
        searches.map((search) => (
          <SearchRow key={search.savedSearchId} search={search} onSubmit={onSubmit} />
        ))}
      {state?.isOn && (
        <ScopeForm onSubmit={onSubmit}>
          {first && (
            <p className={text.secondary}>
              <Trans>
                You can also turn off emails about all saved searches and saved homes. Other emails
                still come.
              </Trans>
            </p>
          )}
          <Button type="submit" size="l" variant={first ? "line" : "primary"} isBlock>
            <Trans>Turn off emails about saved searches and saved homes</Trans>
          </Button>
        </ScopeForm>
      )}
      <FormError formError={formError} />
      <p className={text.small}>
        <Link href={paths.userSubscription.to()} className={text.linkAlone}>
          <Trans>All notification settings</Trans>
        </Link>
      </p>
    </SignInFrame>
  );
}
