import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import { Skeleton } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./guarded-skeleton.module.css";

/** Stands where a guarded page will be once the session is known, and tells those without JavaScript the way (D26). */
export function GuardedSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton as="heading" width={62} />
      <Skeleton width={92} />
      <Skeleton width={70} />
      <p className={text.secondary}>
        <Link href={paths.login.to()} className={text.link}>
          <Trans>Sign in to see this page</Trans>
        </Link>
      </p>
    </div>
  );
}
