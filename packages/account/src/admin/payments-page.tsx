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
import { PageTurner } from "./page-turner.tsx";
import { PaymentLines } from "./payment-lines.tsx";
import { useAdminQuery } from "./use-admin-query.ts";

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Payments`,
  isNoIndex: true,
});

function Payments() {
  const { t: translate } = useLingui();
  const { q, page, search, turn } = useAdminQuery();
  const { data, error } = moderationApi.endpoints.listPayments.useQuery(
    { q, page },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <FormError formError={toFormError(error)} />;
  return (
    <>
      <AdminSearch
        label={translate`Payer, address or receipt number`}
        hint={translate`Leave it empty to see all payments.`}
        q={q}
        onSearch={search}
      />
      {data && <PaymentLines payments={data.data} />}
      <PageTurner page={page} hasMore={data?.hasMore ?? false} onTurn={turn} />
    </>
  );
}

/** Payments of this market, the newest first (D96, D106). */
export function Component() {
  const { until } = useLoaderData<{ until: string }>();
  return (
    <AdminFrame title={<Trans>Payments</Trans>} until={until}>
      <AdministratorGate roles={onlyModerators}>
        <Payments />
      </AdministratorGate>
    </AdminFrame>
  );
}
