import { useLingui } from "@lingui/react/macro";
import styles from "./loading-bar.module.css";

/**
 * A thin bar at the top of the page while the next one loads. The layout turns it on after 50 ms, off at once
 * (UI-004..007). It is above every landmark, and so a live region of its own.
 */
export function LoadingBar({ isShown }: { isShown: boolean }) {
  const { t } = useLingui();
  return isShown ? (
    <div role="status">
      <div className={styles.bar} role="progressbar" aria-label={t`Loading`}>
        <span className={styles.light} />
      </div>
    </div>
  ) : null;
}
