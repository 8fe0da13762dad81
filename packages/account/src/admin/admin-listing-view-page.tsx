import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { agencyIdOr } from "@hjem/domain/agency/agency-id";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { formatNumber } from "@hjem/domain/format/format-number";
import { paths } from "@hjem/domain/paths";
import { responseOf } from "@hjem/storefront/loader-response";
import type { Head, PageLoaderArgs } from "@hjem/storefront/routes";
import { LinkButton } from "@hjem/ui/button";
import { KeyFact, KeyFacts } from "@hjem/ui/key-facts";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import { AdministratorGate } from "./administrator-gate.tsx";

/** Title of the specification, verbatim (RTE-027, RTE-028). */
export const head = (): Head => ({ title: "Login", isNoIndex: true });

/** A listing, read-only: what an administrator may change is not specified (LIST-128). */
export async function loader({ page, params, url }: PageLoaderArgs) {
  const { getProperty } = propertiesApi.endpoints;
  const { id, title, status, agencyId, address, images, publishedAt } = responseOf(
    await page.store.dispatch(getProperty.initiate(params.propertyId ?? "", { subscribe: false })),
    url,
  );
  const { i18n, region } = page;
  const agency = agencyIdOr(agencyId, region);
  return {
    until: openUntil(page),
    title,
    lines: [
      { label: t(i18n)`Id`, value: id },
      { label: t(i18n)`Status`, value: page.term(`status.${status}`) },
      { label: t(i18n)`Agency`, value: agency },
      { label: t(i18n)`Address`, value: address.fullAddress },
      {
        label: t(i18n)`Published`,
        value: formatInstant(page, Date.parse(publishedAt), region.timeZones.default),
      },
      { label: t(i18n)`Pictures`, value: formatNumber(page, images.length) },
    ],
    href: paths.property.to(agency, id),
  };
}

/** A listing as an administrator sees it (LIST-127). */
export function Component() {
  const { until, title, lines, href } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <AdminFrame title={title} until={until}>
      <AdministratorGate>
        <KeyFacts>
          {lines.map(({ label, value }) => (
            <KeyFact key={label} label={label}>
              {value}
            </KeyFact>
          ))}
        </KeyFacts>
        <p>
          <LinkButton href={href}>
            <Trans>View as a visitor</Trans>
          </LinkButton>
        </p>
      </AdministratorGate>
    </AdminFrame>
  );
}
