import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { providerNames } from "@hjem/domain/account/sign-in-providers";
import { formatLongDay } from "@hjem/domain/format/format-date";
import type { AdminPerson } from "@hjem/domain/moderation/administration";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import { EmailText } from "./admin-links.tsx";
import lists from "./admin-lists.module.css";
import { AdminSearch } from "./admin-search.tsx";
import { AdministratorGate, onlyModerators } from "./administrator-gate.tsx";
import { PageTurner } from "./page-turner.tsx";
import { ReasonDialog } from "./reason-form.tsx";
import { type AdminQuery, useAdminQuery } from "./use-admin-query.ts";

const { findPeople, lockPerson } = moderationApi.endpoints;

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`People`,
  isNoIndex: true,
});

function LockDialog({ person, onClose }: { person: AdminPerson; onClose: () => void }) {
  const { email } = person;
  const isLocked = person.lockedAt !== null;
  return (
    <ReasonDialog
      about={`lock/${email}`}
      isMailed
      title={
        isLocked ? (
          <Trans>Open the account of {email} again?</Trans>
        ) : (
          <Trans>Lock the account of {email}?</Trans>
        )
      }
      label={isLocked ? <Trans>Open the account</Trans> : <Trans>Lock the account</Trans>}
      busyLabel={<Trans>Saving</Trans>}
      send={(store, reason) =>
        store.dispatch(
          lockPerson.initiate({ email, isLocked: !isLocked, reason }, { track: false }),
        )
      }
      onDone={onClose}
      onClose={onClose}
    />
  );
}

/** What was verified of a person; nothing where nothing was. */
function VerifiedFacts({ verified }: Pick<AdminPerson, "verified">) {
  const { t: translate } = useLingui();
  if (verified.length === 0) return null;
  const own = { email: translate`email address`, phone: translate`mobile number` };
  const facts = verified.map((fact) =>
    fact === "email" || fact === "phone" ? own[fact] : providerNames[fact],
  );
  return (
    <span className={`${text.small} ${text.secondary}`}>
      <Trans>Verified: {facts.join(", ")}</Trans>
    </span>
  );
}

/** When somebody made their account. */
function Since({ at }: { at: string }) {
  const page = usePage();
  const day = formatLongDay(page, dayIn(Date.parse(at), page.region.timeZones.default));
  return <Trans>since {day}</Trans>;
}

function People({ q, page, turn }: Pick<AdminQuery, "q" | "page" | "turn">) {
  const { t: translate } = useLingui();
  const { data, error } = findPeople.useQuery({ q, page });
  const [chosen, setChosen] = useState<AdminPerson | null>(null);
  if (error) return <FormError formError={toFormError(error)} />;
  return (
    <>
      <p role="status" className={text.secondary}>
        {data?.data.length === 0 && <Trans>Nobody found.</Trans>}
        {data && data.data.length > 0 && q === "" && page === 1 && (
          <Trans>Those who came last first.</Trans>
        )}
      </p>
      <ul className={lists.list}>
        {data?.data.map((person) => (
          <li key={person.email}>
            <span className={lists.words}>
              <span className={text.medium}>
                <EmailText email={person.email} />
              </span>
              <span className={`${text.small} ${text.secondary}`}>
                {person.name} ·{" "}
                <Plural value={person.listings} one="# listing" other="# listings" /> ·{" "}
                <Since at={person.createdAt} />
              </span>
              <VerifiedFacts verified={person.verified} />
            </span>
            {person.lockedAt !== null && (
              <Tag tone="warning">
                <Trans>Locked</Trans>
              </Tag>
            )}
            {person.role === null && (
              <Button
                size="s"
                aria-label={
                  person.lockedAt === null
                    ? translate`Lock the account of ${person.email}`
                    : translate`Open the account of ${person.email} again`
                }
                onClick={() => setChosen(person)}
              >
                {person.lockedAt === null ? <Trans>Lock</Trans> : <Trans>Open again</Trans>}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <PageTurner page={page} hasMore={data?.hasMore ?? false} onTurn={turn} />
      {chosen && <LockDialog person={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** People of this market, those who came last first: found by address or name, locked and opened again with a reason (D106). */
export function Component() {
  const { t: translate } = useLingui();
  const { until } = useLoaderData<{ until: string }>();
  const { q, page, search, turn } = useAdminQuery();
  return (
    <AdminFrame title={<Trans>People</Trans>} until={until}>
      <AdministratorGate roles={onlyModerators}>
        <AdminSearch
          label={translate`Email address or name`}
          hint={translate`The beginning of the address, or a part of the name. Leave it empty to see everybody.`}
          q={q}
          onSearch={search}
        />
        <People q={q} page={page} turn={turn} />
      </AdministratorGate>
    </AdminFrame>
  );
}
