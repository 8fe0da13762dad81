import type { CaseSummary } from "@hjem/domain/moderation/moderation-case";
import type { CaseKind } from "@hjem/domain/moderation/moderation-rules";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { AssigneeName } from "./case-assignment.tsx";
import { casePath } from "./case-position.tsx";
import { useReportNames } from "./case-reasons.tsx";
import styles from "./moderation.module.css";
import { Waited } from "./waited.tsx";

function useTitles(): (item: CaseSummary) => string {
  const { t } = useLingui();
  const reports = useReportNames();
  const reasons: Readonly<Record<NonNullable<CaseSummary["reason"]>, string>> = {
    price_below_median: t`Price far below the median`,
    same_photos: t`Same photos`,
    new_account: t`New account`,
    payment_words: t`Payment outside of the site`,
    rejected_before: t`Rejected before`,
  };
  return ({ kind, reason, report }) => {
    if (kind === "appeal") return t`Appeal against a rejection`;
    if (report) return reports[report];
    return reason ? reasons[reason] : t`Reported`;
  };
}

function Kind({ item: { kind, reports } }: { item: CaseSummary }) {
  const names: Readonly<Record<CaseKind, React.ReactNode>> = {
    held: <Trans>Held</Trans>,
    reported: <Plural value={reports} one="Reported by # person" other="Reported by # people" />,
    appeal: <Trans>Appeal</Trans>,
  };
  return names[kind];
}

/** Cases that wait, the oldest first; each is a link of its own. */
export function CaseQueue({
  cases,
  current,
}: {
  cases: readonly CaseSummary[];
  current: string | undefined;
}) {
  const titleOf = useTitles();
  return (
    <ol className={styles.queue}>
      {cases.map((item) => (
        <li key={item.id}>
          <Link
            href={casePath(item.id)}
            aria-current={item.id === current ? "true" : undefined}
            keepsScroll
          >
            {item.cover ? (
              <img className={styles.thumb} src={item.cover.url} alt="" loading="lazy" />
            ) : (
              <span className={styles.thumb} />
            )}
            <span className={styles.queueWords}>
              <span className={text.medium}>{titleOf(item)}</span>
              <span>{item.address ?? item.title}</span>
              <span className={styles.queueFoot}>
                <Kind item={item} />
                <Waited since={item.openedAt} />
              </span>
              {item.assignee && (
                <span className={text.secondary}>
                  <AssigneeName assignee={item.assignee} />
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
