import { HOUR_MS, MINUTE_MS } from "@hjem/domain/durations";
import { CASE_DUE_MS, CASE_LATE_MS } from "@hjem/domain/moderation/moderation-rules";
import { usePage } from "@hjem/storefront/page";
import { Trans } from "@lingui/react/macro";
import styles from "./moderation.module.css";

/** How long a case has waited; marked from 20 hours, and said to be overdue after a day. */
export function Waited({ since }: { since: string }) {
  const { now } = usePage();
  const age = Math.max(0, now - Date.parse(since));
  const hours = Math.floor(age / HOUR_MS);
  const minutes = Math.floor((age % HOUR_MS) / MINUTE_MS);
  return (
    <span className={styles.age} data-late={age >= CASE_LATE_MS || undefined}>
      {hours === 0 ? (
        <Trans>{minutes} min</Trans>
      ) : (
        <Trans>
          {hours} h {minutes} min
        </Trans>
      )}
      {age >= CASE_DUE_MS && (
        <>
          {" "}
          · <Trans>overdue</Trans>
        </>
      )}
    </span>
  );
}
