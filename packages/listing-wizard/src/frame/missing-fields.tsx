import type { Draft } from "@hjem/domain/draft/draft";
import { draftTabs } from "@hjem/domain/draft/draft-rules";
import { CloseIcon } from "@hjem/ui/icons";
import { useFieldLabel } from "../model/use-field-label.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { FieldLink } from "./field-link.tsx";
import styles from "./wizard.module.css";

/** Props of `MissingFields`. */
export interface MissingFieldsProps {
  draftId: string;
  tabs: Draft["tabs"];
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** What is missing, each with a link to its field (visual.md §20). */
export function MissingFields({ draftId, tabs, onFollow }: MissingFieldsProps) {
  const labelOf = useFieldLabel();
  return (
    <ul className={styles.checks}>
      {draftTabs.flatMap((tab) =>
        tabs[tab].missing.map((field) => (
          <li key={field} data-severity="blocks">
            <CloseIcon size="s" />
            <span>
              <b>{labelOf(field)}</b>{" "}
              <FieldLink
                href={wizardHref(draftId, { tab, field })}
                name={labelOf(field)}
                onFollow={onFollow}
              />
            </span>
          </li>
        )),
      )}
    </ul>
  );
}
