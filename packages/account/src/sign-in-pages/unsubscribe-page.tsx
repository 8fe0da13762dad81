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

type State = UnsubscribeState["data"];

const SearchTitle = ({ name }: { name: string }) => <Trans>Alerts for “{name}”</Trans>;

/** A form that works without JavaScript; `scope` is what it is about. */
function ScopeForm({
  scope,
  onSubmit,
  children,
}: {
  scope: "search" | "all";
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  return (
    <form method="post" className={layout.stack} onSubmit={onSubmit}>
      <input type="hidden" name="scope" value={scope} />
      {children}
    </form>
  );
}

/** What the link is about as it is set now. */
function useSentence(state: State | null): string {
  const { t } = useLingui();
  if (state === null) return t`This link is no longer valid. Sign in to change your alerts.`;
  if (!state.isOn) {
    return t`Email alerts are off. We still send emails about your account, such as a new password.`;
  }
  const sentences: Record<Frequency, string> = {
    never: t`Alerts for this search are off. The search is still saved.`,
    instant: t`You get alerts as soon as something happens.`,
    daily: t`You get alerts once a day.`,
    weekly: t`You get alerts once a week.`,
  };
  return state.search
    ? sentences[state.search.notifications]
    : t`You get alerts about saved searches and saved homes by email.`;
}

/**
 * The page of a message's unsubscribe link: how often its saved search sends alerts, and all alerts by email off; needs
 * no sign-in and works without JavaScript (D64, D76).
 */
export default function UnsubscribePage() {
  const { t } = useLingui();
  const page = usePage();
  const { token, state: loaded } = useLoaderData<UnsubscribeModel>();
  const [state, setState] = useState(loaded);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const sentence = useSentence(state);
  const search = state?.isOn ? state.search : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFormError(null);
    const fields = readFields(new FormData(event.currentTarget));
    const { data, error } = await sendUnsubscribe(page, token, fields);
    if (data) setState(data);
    else setFormError(toFormError(error));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void submit(event);
  return (
    <SignInFrame
      title={search ? <SearchTitle name={search.name} /> : <Trans>Email alerts</Trans>}
      needsScript={false}
    >
      <p role="status">{sentence}</p>
      {search && search.notifications !== "never" && (
        <ScopeForm scope="search" onSubmit={onSubmit}>
          <Button type="submit" variant="primary" size="l" isBlock>
            <Trans>Turn off alerts for this search</Trans>
          </Button>
        </ScopeForm>
      )}
      {search && (
        <ScopeForm scope="search" onSubmit={onSubmit}>
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
      )}
      {state?.isOn && (
        <ScopeForm scope="all" onSubmit={onSubmit}>
          {search && (
            <p className={text.secondary}>
              <Trans>You can also turn off emails about all saved searches and saved homes.</Trans>
            </p>
          )}
          <Button type="submit" size="l" variant={search ? "line" : "primary"} isBlock>
            <Trans>Turn off all email alerts</Trans>
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
