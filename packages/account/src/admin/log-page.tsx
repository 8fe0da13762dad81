import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import { AdministratorGate, onlyModerators } from "./administrator-gate.tsx";
import { LogLines } from "./log-lines.tsx";
import { PageTurner } from "./page-turner.tsx";

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Log`,
  isNoIndex: true,
});

function Log() {
  const [number, setNumber] = useState(1);
  const { data, error } = moderationApi.endpoints.listLog.useQuery(number, {
    refetchOnMountOrArgChange: true,
  });
  if (error) return <FormError formError={toFormError(error)} />;
  return (
    <>
      {data && <LogLines entries={data.data} />}
      <PageTurner page={number} hasMore={data?.hasMore ?? false} onTurn={setNumber} />
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
