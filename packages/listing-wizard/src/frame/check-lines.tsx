import type { DraftTab } from "@hjem/domain/draft/draft-rules";
import type { PublishCheck } from "@hjem/domain/draft/publish-checks";
import { formatNumericDay } from "@hjem/domain/format/format-date";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { CheckIcon, CloseIcon, WarningIcon } from "@hjem/ui/icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { FieldLink } from "../fields/field-link.tsx";
import { tabOfField } from "../model/tab-order.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { useCheckSentence } from "./use-check-sentence.ts";
import styles from "./wizard.module.css";

const icons = { blocks: CloseIcon, advises: WarningIcon, done: CheckIcon } as const;

interface CheckLineProps {
  check: PublishCheck;
  draftId: string;
  /** Steps that were opened and left: advice about others is not marked yet. @default every step */
  visited?: ReadonlySet<DraftTab> | undefined;
  onFollow?: (() => void) | undefined;
  /** Hides a hint; what blocks cannot be hidden. @default no line can be hidden */
  onHide?: ((check: PublishCheck) => void) | undefined;
}

/** What a rule of the market has found, with its source (visual.md §21). */
function CheckLine({ check, draftId, visited, onFollow, onHide }: CheckLineProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const sentenceOf = useCheckSentence();
  const labelOf = useFieldLabel();
  const { severity, path, source } = check;
  const Icon = icons[severity];
  const isDone = severity === "done";
  const isEarly = severity === "advises" && visited !== undefined && !visited.has(tabOfField(path));
  const sourceName = [source?.name, source?.section].filter(Boolean).join(", ");
  const readOn = source ? formatNumericDay({ language }, source.date) : "";
  return (
    <li data-severity={isEarly ? undefined : severity}>
      {isEarly ? <span className={styles.open} /> : <Icon size="s" />}
      <span>
        {isDone ? sentenceOf(check) : <b>{sentenceOf(check)}.</b>}
        {!isDone && (
          <>
            {" "}
            <FieldLink
              href={wizardHref(draftId, { tab: tabOfField(path), field: path })}
              name={labelOf(path)}
              onFollow={onFollow}
            />
          </>
        )}
        {!isDone && source && (
          <a className={styles.source} href={source.url} target="_blank" rel="noreferrer">
            <Trans>
              Source: {sourceName}, read {readOn}
            </Trans>
          </a>
        )}
        {severity === "advises" && onHide && (
          <Button
            size="s"
            variant="ghost"
            aria-label={t`Hide the hint: ${sentenceOf(check)}`}
            onClick={() => onHide(check)}
          >
            <Trans>Hide the hint</Trans>
          </Button>
        )}
      </span>
    </li>
  );
}

/** Props of `CheckLines`. */
export interface CheckLinesProps extends Omit<CheckLineProps, "check"> {
  checks: readonly PublishCheck[];
}

/** The market's rules that a draft was checked by. */
export const CheckLines = ({ checks, ...line }: CheckLinesProps) => (
  <ul className={styles.checks}>
    {checks.map((check) => (
      <CheckLine
        key={`${check.rule} ${check.path} ${check.values["words"] ?? ""}`}
        check={check}
        {...line}
      />
    ))}
  </ul>
);
