import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { paths } from "@hjem/domain/paths";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { useIsMounted } from "@hjem/ui/use-is-mounted";
import { t } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData, useNavigate, useSearchParams } from "react-router";
import { AdminFrame, openUntil } from "../admin/admin-frame.tsx";
import { AdministratorGate, onlyModerators } from "../admin/administrator-gate.tsx";
import { CaseDetail } from "./case-detail.tsx";
import { casePath, positionIn } from "./case-position.tsx";
import { CaseQueue } from "./case-queue.tsx";
import styles from "./moderation.module.css";

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`To review`,
  isNoIndex: true,
});

function Review() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const {
    data: cases,
    error,
    refetch,
  } = moderationApi.endpoints.listCases.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const asked = query.get("case");
  const current = asked ?? cases?.[0]?.id;
  const [first, setFirst] = useState<string>();
  if (first === undefined && current !== undefined) setFirst(current);
  if (error) return <FormError formError={toFormError(error)} />;
  if (!cases) return null;
  const position = positionIn(
    cases.map(({ id }) => id),
    current,
  );
  return (
    <div className={styles.review} data-case={asked === null ? undefined : true}>
      <div className={styles.queuePart}>
        <p role="status">
          {cases.length === 0 ? (
            <Trans>Nothing to review.</Trans>
          ) : (
            <Plural value={cases.length} one="# case" other="# cases" />
          )}
        </p>
        <CaseQueue cases={cases} current={current} />
      </div>
      {current !== undefined && (
        <CaseDetail
          id={current}
          position={position}
          takesFocus={current !== first}
          onDecided={async () => {
            if (!isMounted()) return;
            // The form stays busy until the queue is without the case, so that nobody decides it twice.
            await refetch();
            if (!isMounted()) return;
            const { next } = position;
            await navigate(next === undefined ? paths.adminListing.to() : casePath(next), {
              replace: true,
            });
          }}
        />
      )}
    </div>
  );
}

/** Listings that wait for a moderator: the queue, and the chosen case beside it (D99, LIST-127). */
export function Component() {
  const { until } = useLoaderData<{ until: string }>();
  return (
    <AdminFrame title={<Trans>To review</Trans>} until={until}>
      <AdministratorGate roles={onlyModerators}>
        <Review />
      </AdministratorGate>
    </AdminFrame>
  );
}
