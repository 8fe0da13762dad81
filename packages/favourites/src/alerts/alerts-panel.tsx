import { notificationsApi } from "@hjem/api-client/endpoints/notifications";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { useSavedCounts } from "@hjem/storefront/saved-count";
import { useSession } from "@hjem/storefront/session";
import { Button } from "@hjem/ui/button";
import { IconLink } from "@hjem/ui/icon-button";
import { Link } from "@hjem/ui/link";
import { Skeleton } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { SettingsIcon } from "@hjem/ui/tool-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { AlertList } from "./alert-list.tsx";
import styles from "./alerts.module.css";
import type { AlertsPanelProps } from "./lazy-alerts.ts";
import { markAsRead } from "./use-unread-alerts.ts";

/** The panel has the latest; the page has all. */
const LATEST = { size: 20 };

/** The latest alerts by day, under the bell (visual.md §19). */
export default function AlertsPanel({ onLeave }: AlertsPanelProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const { alerts: unread } = useSavedCounts();
  const skip = useSession().kind !== "person";
  const { data, isError, refetch } = notificationsApi.useListAlertsQuery(LATEST, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  const root = useRef<HTMLElement>(null);
  // A dropdown moves the focus into its panel, but the first time there is nothing in it yet.
  useEffect(() => {
    if (document.activeElement?.nextElementSibling?.contains(root.current)) root.current?.focus();
  }, []);
  const shownFor = useRef(unread);
  const refresh = useEffectEvent(() => {
    if (!skip) void refetch();
  });
  useEffect(() => {
    if (shownFor.current === unread) return;
    shownFor.current = unread;
    refresh();
  }, [unread]);
  const alerts = data?.data ?? [];
  return (
    <section ref={root} tabIndex={-1} className={styles.panel} aria-label={t`Alerts`}>
      <div className={styles.panelHead}>
        <h2 className={text.h3}>
          <Trans>Alerts</Trans>
        </h2>
        {alerts.length > 0 && (
          <Button size="s" variant="ghost" onClick={() => void markAsRead(store, "all")}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
        <IconLink
          icon={SettingsIcon}
          label={t`Alert settings`}
          size="s"
          href={paths.userSubscription.to()}
          onClick={onLeave}
        />
      </div>
      {isError && (
        <div role="alert" className={styles.panelNote}>
          <p>
            <Trans>We couldn't load your alerts.</Trans>
          </p>
          <Button size="s" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !isError && (
        <div className={styles.panelNote}>
          <Skeleton width={60} />
          <Skeleton width={40} />
        </div>
      )}
      {data && alerts.length === 0 && (
        <p className={styles.panelNote}>
          <Trans>
            You have no alerts. Save a search or a home, and you will be notified of what is new.
          </Trans>
        </p>
      )}
      <AlertList
        alerts={alerts}
        level={3}
        onOpen={({ id, readAt }) => {
          if (readAt === null) void markAsRead(store, [id]);
          onLeave();
        }}
      />
      <p className={styles.panelFoot}>
        <Link href={paths.userAlerts.to()} className={text.linkAlone} onClick={onLeave}>
          <Trans>All alerts from the last 90 days</Trans>
        </Link>
        <Link href={paths.userSavedSearches.to()} className={text.linkAlone} onClick={onLeave}>
          <Trans>Saved searches</Trans>
        </Link>
      </p>
    </section>
  );
}
