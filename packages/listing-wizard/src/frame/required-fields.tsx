import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import { CheckIcon, CloseIcon } from "@hjem/ui/icons";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { FieldLink } from "../fields/field-link.tsx";
import type { FieldsOfTabs } from "../model/needed-fields.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { wizardHref } from "../model/wizard-address.ts";
import styles from "./wizard.module.css";

/** Props of `RequiredFields`. */
export interface RequiredFieldsProps {
  draftId: string;
  fields: FieldsOfTabs;
  /** Those that are missing, or those that are done. @default "missing" */
  part?: "missing" | "done";
  /** Steps that were opened and left: what others lack is not marked as a fault. @default every step */
  visited?: ReadonlySet<DraftTab> | undefined;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** What a listing cannot do without: what is missing, with a link to its field, or what is done (visual.md §20). */
export function RequiredFields({
  draftId,
  fields,
  part = "missing",
  visited,
  onFollow,
}: RequiredFieldsProps) {
  const labelOf = useFieldLabel();
  const isShown = ({ isDone }: { isDone: boolean }) => isDone === (part === "done");
  if (!draftTabs.some((tab) => fields[tab].some(isShown))) return null;
  return (
    <ul className={styles.checks}>
      {draftTabs.flatMap((tab) => {
        const isVisited = visited?.has(tab) ?? true;
        const shown = fields[tab].filter(isShown);
        return shown.map(({ path, isDone, isWrong }) => (
          <li key={path} data-severity={isDone ? "done" : isVisited ? "blocks" : undefined}>
            {isDone ? (
              <CheckIcon size="s" />
            ) : isVisited ? (
              <CloseIcon size="s" />
            ) : (
              <span className={styles.open} />
            )}
            {isDone ? (
              <span>
                {labelOf(path)}
                <span className={text.visuallyHidden}>
                  , <Trans>complete</Trans>
                </span>
              </span>
            ) : (
              <span>
                <b>{labelOf(path)}</b>{" "}
                {isWrong && <Trans>What you typed is not saved. Correct it.</Trans>}{" "}
                <FieldLink
                  href={wizardHref(draftId, { tab, field: path })}
                  name={labelOf(path)}
                  onFollow={onFollow}
                />
              </span>
            )}
          </li>
        ));
      })}
    </ul>
  );
}
