import type { Draft } from "@hjem/domain/draft/draft";
import { draftTabs } from "@hjem/domain/draft/draft-rules";
import { CheckIcon, CloseIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFieldLabel } from "../model/use-field-label.ts";
import { wizardHref } from "../model/wizard-address.ts";
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
  const { t } = useLingui();
  const labelOf = useFieldLabel();
  return (
    <ul className={styles.checks}>
      {draftTabs.flatMap((tab) =>
        tabs[tab].missing.map((field) => (
          <li key={field} data-severity="blocks">
            <CloseIcon size="s" />
            <span>
              <b>{labelOf(field)}</b>{" "}
              <Link
                href={wizardHref(draftId, { tab, field })}
                className={text.link}
                keepsScroll
                onClick={onFollow}
                aria-label={t`Go to ${labelOf(field)}`}
              >
                <Trans>Go to the field</Trans>
              </Link>
            </span>
          </li>
        )),
      )}
    </ul>
  );
}

/** What is left to do before the listing can be published. */
export function ToDo({ draftId, tabs }: MissingFieldsProps) {
  const { t } = useLingui();
  const done = draftTabs.filter((tab) => tabs[tab].complete).length;
  const left = draftTabs.reduce((count, tab) => count + tabs[tab].missing.length, 0);
  return (
    <section className={styles.card} aria-labelledby="wizard-to-do">
      <div className={styles.cardHead}>
        <h2 id="wizard-to-do" className={text.h3}>
          <Trans>Before you publish</Trans>
        </h2>
        <span className={`${text.small} ${text.secondary}`}>
          {left > 0
            ? t`${plural(left, { one: "# thing left", other: "# things left" })}`
            : t`${done} of 5 steps done`}
        </span>
      </div>
      <MissingFields draftId={draftId} tabs={tabs} />
      {left === 0 && done === draftTabs.length && (
        <ul className={styles.checks}>
          <li data-severity="done">
            <CheckIcon size="s" />
            <Trans>Everything that is needed is filled in.</Trans>
          </li>
        </ul>
      )}
    </section>
  );
}
