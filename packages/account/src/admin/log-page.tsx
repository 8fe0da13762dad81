import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import { AdminSearch } from "./admin-search.tsx";
import { AdministratorGate, onlyModerators } from "./administrator-gate.tsx";
import { LogLines } from "./log-lines.tsx";
import { PageTurner } from "./page-turner.tsx";
import { useAdminQuery } from "./use-admin-query.ts";

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Log`,
  isNoIndex: true,
});

function Log() {
  const { t: translate } = useLingui();
  const { q, page, search, turn } = useAdminQuery();
  const { data, error } = moderationApi.endpoints.listLog.useQuery(
    { q, page },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <FormError formError={toFormError(error)} />;
  return (
    <>
      <AdminSearch
        label={translate`Name, email address, address of a listing, or word of a reason`}
        hint={translate`Leave it empty to see everything.`}
        q={q}
        onSearch={search}
      />
      {data && <LogLines entries={data.data} />}
      <PageTurner page={page} hasMore={data?.hasMore ?? false} onTurn={turn} />
    </>
  );
}

/** What moderators and administrators of this market have done, with who and why (D56). */
export function Component() {
  const { until } = useLoaderData<{ until: string }>();
  return (
    <AdminFrame title={<Trans>Log</Trans>} until={until}>
      <AdministratorGate roles={onlyModerators}>
        <Log />
      </AdministratorGate>
    </AdminFrame>
  );
}
