import type { Draft } from "@hjem/domain/draft/draft";
import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import { CloseIcon } from "@hjem/ui/icons";
import { FieldLink } from "../fields/field-link.tsx";
import { useFieldLabel } from "../model/use-field-label.ts";
import { wizardHref } from "../model/wizard-address.ts";
import styles from "./wizard.module.css";

const everyTab: ReadonlySet<DraftTab> = new Set(draftTabs);

/** Props of `MissingFields`. */
export interface MissingFieldsProps {
  draftId: string;
  tabs: Draft["tabs"];
  /** Steps that were opened and left: what others lack is not marked as a fault. @default every step */
  visited?: ReadonlySet<DraftTab> | undefined;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** What is missing, each with a link to its field (visual.md §20). */
export function MissingFields({ draftId, tabs, visited = everyTab, onFollow }: MissingFieldsProps) {
  const labelOf = useFieldLabel();
  return (
    <ul className={styles.checks}>
      {draftTabs.flatMap((tab) =>
        tabs[tab].missing.map((field) => (
          <li key={field} data-severity={visited.has(tab) ? "blocks" : undefined}>
            {visited.has(tab) ? <CloseIcon size="s" /> : <span className={styles.open} />}
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
