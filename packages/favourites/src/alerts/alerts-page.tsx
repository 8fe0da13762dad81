import { paths } from "@hjem/domain/paths";
import { ALERT_DAYS } from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { useSavedCounts } from "@hjem/storefront/saved-count";
import { Button, LinkButton } from "@hjem/ui/button";
import { EmptyState } from "@hjem/ui/empty-state";
import layout from "@hjem/ui/layout.module.css";
import { Pagination } from "@hjem/ui/pagination";
import text from "@hjem/ui/text.module.css";
import { SettingsIcon } from "@hjem/ui/tool-icons";
import { t } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { AlertList } from "./alert-list.tsx";
import styles from "./alerts.module.css";
import { alertMessages } from "./lazy-alerts.ts";
import { type AlertsModel, loadAlerts } from "./load-alerts.ts";
import { markAsRead } from "./use-unread-alerts.ts";

/** Loads the alerts with their messages. */
export async function loader(args: PageLoaderArgs): Promise<AlertsModel> {
  await args.page.loadMessages(alertMessages);
  return loadAlerts(args);
}

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Alerts`,
  isNoIndex: true,
});

/** What is shown is read, here and on every device. */
function useReadWhenShown({ alerts }: AlertsModel): void {
  const { store } = usePage();
  useEffect(() => {
    const ids = alerts.filter(({ readAt }) => readAt === null).map(({ id }) => id);
    if (ids.length > 0) void markAsRead(store, ids);
  }, [store, alerts]);
}

/** Alerts that come while the page of all is open are shown. */
function useNewAlerts({ messageId }: AlertsModel): void {
  const { alerts: unread } = useSavedCounts();
  const { revalidate } = useRevalidator();
  const last = useRef<number>(null);
  const follow = useEffectEvent((count: number) => {
    if (messageId === null && last.current !== null && count > last.current) void revalidate();
    last.current = count;
  });
  useEffect(() => follow(unread), [unread]);
}

/** What alerts are, what may bring some, and how to get there. */
function NoAlerts({ searches }: Pick<AlertsModel, "searches">) {
  const { favourites: homes } = useSavedCounts();
  return (
    <EmptyState
      title={<Trans>You have no alerts yet</Trans>}
      actions={
        <LinkButton href={paths.list.to()} variant="primary">
          <Trans>Search for homes</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Alerts tell you when a new home matches a search that you have saved, and when something
        changes in a home that you have saved, such as its price.
      </Trans>{" "}
      {searches + homes > 0 ? (
        <Trans>
          You follow <Plural value={searches} _0="no searches" one="# search" other="# searches" />{" "}
          and <Plural value={homes} _0="no homes" one="# home" other="# homes" />. What is new in
          them comes here.
        </Trans>
      ) : (
        <Trans>Search, then press “Save search” or the heart on a home.</Trans>
      )}
    </EmptyState>
  );
}

const NoLongerStored = () => (
  <EmptyState
    title={<Trans>These alerts have been deleted</Trans>}
    actions={
      <LinkButton href={paths.userAlerts.to()} variant="primary">
        <Trans>Show all alerts</Trans>
      </LinkButton>
    }
  >
    <Trans>Alerts are stored for {ALERT_DAYS} days.</Trans>
  </EmptyState>
);

/** Alerts of the last 90 days, or exactly those of one message (D72, D74). */
export function Component() {
  const { store } = usePage();
  const { alerts: unread } = useSavedCounts();
  const model = useLoaderData<AlertsModel>();
  const { alerts, messageId, total, searches, ...pages } = model;
  useReadWhenShown(model);
  useNewAlerts(model);
  const root = messageId === null ? paths.userAlerts.to() : paths.userAlertMessage.to(messageId);
  if (total === 0) {
    return (
      <div className={`${layout.page} ${styles.page}`}>
        {messageId === null ? <NoAlerts searches={searches} /> : <NoLongerStored />}
      </div>
    );
  }
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={text.h1}>
          {messageId === null ? (
            <Trans>Alerts</Trans>
          ) : (
            <Plural value={total} one="# alert" other="# alerts" />
          )}
        </h1>
        <div className={styles.acts}>
          {/* Those of this page are read by being shown. */}
          {messageId === null && unread > 0 && total > alerts.length && (
            <Button size="s" onClick={() => void markAsRead(store, "all")}>
              <Trans>Mark all as read</Trans>
            </Button>
          )}
          {messageId !== null && (
            <LinkButton size="s" href={paths.userAlerts.to()}>
              <Trans>Show all alerts</Trans>
            </LinkButton>
          )}
          <LinkButton size="s" href={paths.userSavedSearches.to()}>
            <Trans>Saved searches</Trans>
          </LinkButton>
          <LinkButton size="s" icon={SettingsIcon} href={paths.userSubscription.to()}>
            <Trans>Alert settings</Trans>
          </LinkButton>
        </div>
      </div>
      <AlertList alerts={alerts} />
      <Pagination {...pages} hrefOf={(page) => (page === 1 ? root : `${root}?page=${page}`)} />
    </div>
  );
}
