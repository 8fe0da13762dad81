import type { Draft } from "@hjem/domain/draft/draft";
import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import type { PublishCheck } from "@hjem/domain/draft/publish-checks";
import { Button } from "@hjem/ui/button";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { useHiddenHints } from "../model/hidden-hints.ts";
import { CheckLines } from "./check-lines.tsx";
import { MissingFields } from "./missing-fields.tsx";
import styles from "./wizard.module.css";

/** Props of `ToDo`. */
export interface ToDoProps {
  draftId: string;
  tabs: Draft["tabs"];
  checks: readonly PublishCheck[];
  /** Steps that were opened and left. */
  visited: ReadonlySet<DraftTab>;
}

/** What is left to do before the listing can be published: missing fields, then the market's rules. */
export const ToDo = memo(function ToDo({ draftId, tabs, checks, visited }: ToDoProps) {
  const { t } = useLingui();
  const { isHidden, hide, showAll } = useHiddenHints(draftId);
  const shown = checks.filter((check) => !isHidden(check));
  const hiddenCount = checks.length - shown.length;
  const missing = draftTabs.reduce((count, tab) => count + tabs[tab].missing.length, 0);
  const done = checks.filter(({ severity }) => severity === "done").length;
  const all = missing + shown.length;
  if (all === 0 && hiddenCount === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="wizard-to-do">
      <div className={styles.cardHead}>
        <h2 id="wizard-to-do" className={text.h3}>
          <Trans>Before you publish</Trans>
        </h2>
        <span className={`${text.small} ${text.secondary}`}>{t`${done} of ${all} in order`}</span>
      </div>
      <div className={styles.lists}>
        {missing > 0 && <MissingFields draftId={draftId} tabs={tabs} visited={visited} />}
        {shown.length > 0 && (
          <CheckLines checks={shown} draftId={draftId} visited={visited} onHide={hide} />
        )}
      </div>
      {hiddenCount > 0 && (
        <div>
          <Button size="s" variant="ghost" onClick={showAll}>
            <Trans>Show hidden hints</Trans>
          </Button>
        </div>
      )}
    </section>
  );
});
