import type { DraftTab } from "@hjem/domain/draft/draft-rules";
import type { PublishCheck } from "@hjem/domain/draft/publish-checks";
import { CheckIcon, CloseIcon, WarningIcon } from "@hjem/ui/icons";
import { Trans } from "@lingui/react/macro";
import { useFieldLabel } from "../model/use-field-label.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { FieldLink } from "./field-link.tsx";
import { useCheckSentence } from "./use-check-sentence.ts";
import styles from "./wizard.module.css";

const icons = { blocks: CloseIcon, advises: WarningIcon, done: CheckIcon } as const;
const tabsByPart: Readonly<Record<string, DraftTab>> = {
  location: "location",
  price_and_date: "price",
};
const tabOf = (path: string): DraftTab => tabsByPart[path.split(".")[0] ?? ""] ?? "details";

interface CheckLineProps {
  check: PublishCheck;
  draftId: string;
  /** Steps that were opened and left: advice about others is not marked yet. @default every step */
  visited?: ReadonlySet<DraftTab> | undefined;
  onFollow?: (() => void) | undefined;
}

/** What a rule of the market has found, with its source (visual.md §21). */
function CheckLine({ check, draftId, visited, onFollow }: CheckLineProps) {
  const sentenceOf = useCheckSentence();
  const labelOf = useFieldLabel();
  const { severity, path, source } = check;
  const Icon = icons[severity];
  const isDone = severity === "done";
  const isEarly = severity === "advises" && visited !== undefined && !visited.has(tabOf(path));
  return (
    <li data-severity={isEarly ? undefined : severity}>
      {isEarly ? <span className={styles.open} /> : <Icon size="s" />}
      <span>
        {isDone ? sentenceOf(check) : <b>{sentenceOf(check)}.</b>}
        {!isDone && (
          <>
            {" "}
            <FieldLink
              href={wizardHref(draftId, { tab: tabOf(path), field: path })}
              name={labelOf(path)}
              onFollow={onFollow}
            />
          </>
        )}
        {!isDone && source && (
          <a className={styles.source} href={source.url} target="_blank" rel="noreferrer">
            <Trans>Source: {source.name}</Trans>
          </a>
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
      <CheckLine key={`${check.rule} ${check.path}`} check={check} {...line} />
    ))}
  </ul>
);
