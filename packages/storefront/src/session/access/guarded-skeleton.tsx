import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./guarded-skeleton.module.css";

/** Placeholder of a guarded page until the session is known, with a link for visitors without JavaScript (D26). */
export const GuardedSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <span className={styles.bar} />
    <span className={styles.bar} />
    <noscript>
      <Link href={paths.login.to()} className={text.linkAlone}>
        <Trans>Sign in to see this page</Trans>
      </Link>
    </noscript>
  </div>
);
