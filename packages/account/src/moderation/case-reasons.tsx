import { formatPrice } from "@hjem/domain/format/format-price";
import { formatPricePerArea } from "@hjem/domain/format/format-price";
import type { ReportKind } from "@hjem/domain/lead/lead-kinds";
import type { HoldReason } from "@hjem/domain/moderation/hold-reason";
import type { ModerationCase } from "@hjem/domain/moderation/moderation-case";
import { usePage } from "@hjem/storefront/page";
import { WarningIcon } from "@hjem/ui/icons";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import styles from "./moderation.module.css";

/** What visitors report, in a few words. */
export function useReportNames(): Readonly<Record<ReportKind, string>> {
  const { t } = useLingui();
  return {
    scam: t`Looks like a scam`,
    wrong_facts: t`Wrong facts`,
    already_sold: t`Already sold`,
    other: t`Something else`,
  };
}

function useReasonText() {
  const { t } = useLingui();
  const page = usePage();
  return (reason: HoldReason): { text: string; measured: string } => {
    switch (reason.kind) {
      case "price_below_median": {
        const format = reason.unit === "home" ? formatPrice : formatPricePerArea;
        const value = format(page, reason.value);
        const median = format(page, reason.median);
        return {
          text: t`The price is far below the median of ${reason.area}`,
          measured: t`${value} against ${median}`,
        };
      }
      case "same_photos":
        return {
          text: t`Same photos as another listing`,
          measured: t`${plural(reason.of, {
            one: `${reason.count} of # photo`,
            other: `${reason.count} of # photos`,
          })}`,
        };
      case "new_account":
        return {
          text: reason.hasPhone
            ? t`The account is new`
            : t`The account is new, and has no phone number`,
          measured: t`${reason.days} days old`,
        };
      case "payment_words":
        return {
          text: t`The text asks for contact or payment outside of this site`,
          measured: reason.words.join(", "),
        };
      default:
        return { text: t`It was rejected before`, measured: reason.reason };
    }
  };
}

/** Why a listing waits, each with the measured value at the right (D99). */
export function CaseReasons({
  reasons,
  reports,
  words,
}: Pick<ModerationCase, "reasons" | "reports" | "words">) {
  const { t } = useLingui();
  const textOf = useReasonText();
  const reportNames = useReportNames();
  const rows = [
    ...(words === null ? [] : [{ key: "words", text: t`The owner appeals`, measured: words }]),
    ...reasons.map((reason) => ({ key: reason.kind, ...textOf(reason) })),
    ...reports.map(({ kind, words: said, at }) => ({
      key: `${at}/${kind}/${said}`,
      text: reportNames[kind],
      measured: said,
    })),
  ];
  return (
    <ul className={styles.reasons}>
      {rows.map(({ key, text, measured }) => (
        <li key={key}>
          <WarningIcon size="s" />
          <span>{text}</span>
          <strong>{measured}</strong>
        </li>
      ))}
    </ul>
  );
}
