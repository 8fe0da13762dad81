import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import { AdministratorGate, onlyAdministrators } from "./administrator-gate.tsx";
import { Administrators } from "./administrators.tsx";

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Administrators`,
  isNoIndex: true,
});

/** Users with a role in this market (D56, D106). */
export function Component() {
  const { until } = useLoaderData<{ until: string }>();
  return (
    <AdminFrame title={<Trans>Administrators</Trans>} until={until}>
      <AdministratorGate roles={onlyAdministrators}>
        <Administrators />
      </AdministratorGate>
    </AdminFrame>
  );
}
