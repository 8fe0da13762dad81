import { usePage } from "@hjem/storefront/page";
import type { AlertsBellProps } from "@hjem/storefront/page-context";
import { SavedCount, useSavedCounts } from "@hjem/storefront/saved-count";
import { BellIcon } from "@hjem/ui/detail-icons";
import { Dropdown } from "@hjem/ui/dropdown";
import text from "@hjem/ui/text.module.css";
import { useEffect } from "react";
import styles from "./alerts-bell.module.css";
import { AlertsPanel } from "./lazy-alerts.ts";
import { restorePush } from "./restore-push.ts";
import { useUnreadAlerts } from "./use-unread-alerts.ts";

/** The bell with the number of unread alerts, and the latest of them in a panel below it (visual.md §19). */
export default function AlertsBell({ label }: AlertsBellProps) {
  const { store, language } = usePage();
  useUnreadAlerts();
  useEffect(() => {
    // Caught: without its push service a browser has its alerts here and by mail.
    restorePush({ store, language }).catch(() => undefined);
  }, [store, language]);
  const { alerts } = useSavedCounts();
  return (
    <Dropdown
      look="plain"
      align="end"
      className={styles.bell}
      unopened={null}
      label={
        <>
          <BellIcon />
          <span className={text.visuallyHidden}>{label}</span>
          <SavedCount count={alerts} />
        </>
      }
    >
      {(close) => <AlertsPanel onLeave={close} />}
    </Dropdown>
  );
}
