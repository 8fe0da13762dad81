import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./moderation.module.css";

/** Where a case stands in the queue. */
export interface QueuePosition {
  /** From 1; 0 where the case is not in the queue. */
  number: number;
  count: number;
  /** Ids of the cases beside it. */
  previous: string | undefined;
  next: string | undefined;
}

/** Position of a case in a queue, which is given by the ids of its cases. */
export function positionIn(ids: readonly string[], current: string | undefined): QueuePosition {
  const index = current === undefined ? -1 : ids.indexOf(current);
  return {
    number: index + 1,
    count: ids.length,
    previous: ids[index - 1],
    next: ids[index + 1],
  };
}

/** Path of a case, beside the queue. */
export const casePath = (id: string): string => `${paths.adminListing.to()}?case=${id}`;

/** Which case of how many, and the ones before and after it. */
export function CasePosition({ position }: { position: QueuePosition }) {
  const { t } = useLingui();
  const { number, count, previous, next } = position;
  return (
    <nav aria-label={t`Cases`} className={styles.position}>
      <Link href={paths.adminListing.to()} className={text.linkAlone}>
        {number === 0 ? (
          <Trans>All cases</Trans>
        ) : (
          <Trans>
            Case {number} of {count}
          </Trans>
        )}
      </Link>
      {previous && (
        <Link href={casePath(previous)} className={text.linkAlone}>
          <Trans>Previous case</Trans>
        </Link>
      )}
      {next && (
        <Link href={casePath(next)} className={text.linkAlone}>
          <Trans>Next case</Trans>
        </Link>
      )}
    </nav>
  );
}
