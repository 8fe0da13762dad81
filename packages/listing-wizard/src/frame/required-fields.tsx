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
  /** Leaves out what is done. @default false */
  isMissingOnly?: boolean;
  /** Steps that were opened and left: what others lack is not marked as a fault. @default every step */
  visited?: ReadonlySet<DraftTab> | undefined;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** What a listing cannot do without: what is done, and what is missing with a link to its field (visual.md §20). */
export function RequiredFields({
  draftId,
  fields,
  isMissingOnly = false,
  visited,
  onFollow,
}: RequiredFieldsProps) {
  const labelOf = useFieldLabel();
  return (
    <ul className={styles.checks}>
      {draftTabs.flatMap((tab) => {
        const isVisited = visited?.has(tab) ?? true;
        const shown = fields[tab].filter(({ isDone }) => !(isMissingOnly && isDone));
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
