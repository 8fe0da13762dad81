import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./guarded-skeleton.module.css";

/** Stands where a guarded page will be once the session is known, and tells those without JavaScript the way (D26). */
export const GuardedSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <span className={styles.bar} />
    <span className={styles.bar} />
    <Link href={paths.login.to()} className={text.linkAlone}>
      <Trans>Sign in to see this page</Trans>
    </Link>
  </div>
);
