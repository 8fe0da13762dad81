import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { type StatisticsRange, statisticsRanges } from "@hjem/domain/content/analytics-rules";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { SegmentedControl } from "@hjem/ui/segmented";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import { AdministratorGate, onlyModerators } from "./administrator-gate.tsx";
import { PageTurner } from "./page-turner.tsx";
import { StatisticsCharts } from "./statistics-charts.tsx";
import { StatisticsListings } from "./statistics-listings.tsx";

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Statistics`,
  isNoIndex: true,
});

function Statistics() {
  const [shown, setShown] = useState<{ days: StatisticsRange; page: number }>({
    days: 14,
    page: 1,
  });
  const { data, error, isFetching } = moderationApi.endpoints.getStatistics.useQuery(shown, {
    refetchOnMountOrArgChange: true,
  });
  const choose = (value: string) => {
    const days = statisticsRanges.find((range) => `${range}` === value);
    if (days) setShown({ days, page: 1 });
  };
  if (error) return <FormError formError={toFormError(error)} />;
  return (
    <>
      <SegmentedControl
        name="days"
        legend={<Trans>Days</Trans>}
        isLegendHidden
        isNotSent
        value={`${shown.days}`}
        onChange={choose}
        options={statisticsRanges.map((days) => ({
          value: `${days}`,
          label: <Plural value={days} one="# day" other="# days" />,
        }))}
      />
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>
          Of visitors who allow analytics. Advertisers' views of their own listings, bots and
          browsers with access to this area are not counted.
        </Trans>
      </p>
      {data && (
        <div aria-busy={isFetching}>
          <StatisticsCharts days={data.data.days} />
          <StatisticsListings listings={data.data.listings} />
        </div>
      )}
      <PageTurner
        page={shown.page}
        hasMore={data?.hasMore ?? false}
        onTurn={(page) => setShown({ ...shown, page })}
      />
    </>
  );
}

/** What visitors view, search and press in this market, by day and by listing (D113). */
export function Component() {
  const { until } = useLoaderData<{ until: string }>();
  return (
    <AdminFrame title={<Trans>Statistics</Trans>} until={until}>
      <AdministratorGate roles={onlyModerators}>
        <Statistics />
      </AdministratorGate>
    </AdminFrame>
  );
}
