import { Button } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { followConnection, isOnline } from "./connection.ts";
import { newVersion, type NewVersionState } from "./new-version.ts";
import styles from "./status-line.module.css";

/** Props of `StatusLine`. */
export interface StatusLineProps {
  /** @default that of this tab */
  version?: NewVersionState;
  /** Loads the page anew. @default the browser's own */
  reload?: () => void;
}

const reloadPage = () => window.location.reload();

/**
 * The line at the top of the window that says what the whole site is in: without a network, or about to be replaced by a new
 * version while the page holds what has not been sent (D116). Announced without moving the focus.
 */
export function StatusLine({ version = newVersion, reload = reloadPage }: StatusLineProps) {
  const isConnected = useSyncExternalStore(followConnection, isOnline);
  const isAsking = useSyncExternalStore(version.subscribe, version.current) === "asking";
  return (
    <div role="status" className={styles.place}>
      {!isConnected && (
        <p className={styles.line}>
          <Trans>You are offline. Pages you have already opened can still be read.</Trans>
        </p>
      )}
      {isConnected && isAsking && (
        <div className={styles.line}>
          <Trans>A new version is ready. Reloading discards what you haven't saved or sent.</Trans>
          <span className={styles.acts}>
            <Button size="s" onClick={() => void version.take().then(reload)}>
              <Trans>Reload</Trans>
            </Button>
            <Button size="s" variant="ghost" onClick={version.postpone}>
              <Trans>Later</Trans>
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
