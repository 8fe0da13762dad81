import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import { faultRules, type PublishCheck } from "@hjem/domain/draft/publish-checks";
import { Button } from "@hjem/ui/button";
import { Disclosure } from "@hjem/ui/disclosure";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { useHiddenHints } from "../model/hidden-hints.ts";
import type { FieldsOfTabs } from "../model/needed-fields.ts";
import { CheckLines } from "./check-lines.tsx";
import { RequiredFields } from "./required-fields.tsx";
import styles from "./wizard.module.css";

/** Props of `ToDo`. */
export interface ToDoProps {
  draftId: string;
  fields: FieldsOfTabs;
  checks: readonly PublishCheck[];
  /** Steps that were opened and left. */
  visited: ReadonlySet<DraftTab>;
}

/**
 * How much of a listing is in order. Everything is counted from the first moment, done or not, so that nobody is told of less to
 * do than there is; values that contradict each other have to be corrected, and are no things to do.
 */
function countOf(
  fields: FieldsOfTabs,
  checks: readonly PublishCheck[],
  isHidden: (check: PublishCheck) => boolean,
): { done: number; all: number; faults: number } {
  const required = draftTabs.flatMap((tab) => fields[tab]);
  const lasting = checks.filter(({ rule }) => !faultRules.includes(rule));
  const open = lasting.filter((check) => check.severity !== "done" && !isHidden(check));
  const rules = new Set(lasting.map(({ rule }) => rule)).size;
  const openRules = new Set(open.map(({ rule }) => rule)).size;
  return {
    done: required.filter(({ isDone }) => isDone).length + rules - openRules,
    all: required.length + rules,
    faults: checks.filter(
      ({ rule, severity }) => severity === "blocks" && faultRules.includes(rule),
    ).length,
  };
}

/** What a listing needs before it can be published: what is missing, its fields and then the market's rules; what is done, in a fold. */
export const ToDo = memo(function ToDo({ draftId, fields, checks, visited }: ToDoProps) {
  const { t } = useLingui();
  const { isHidden, hide, showAll } = useHiddenHints(draftId);
  const shown = checks.filter((check) => !isHidden(check));
  const hiddenCount = checks.length - shown.length;
  const { done, all, faults } = countOf(fields, checks, isHidden);
  const finished = shown.filter(({ severity }) => severity === "done");
  const open = shown.filter(({ severity }) => severity !== "done");
  return (
    <section className={styles.card} aria-labelledby="wizard-to-do">
      <div className={styles.cardHead}>
        <h2 id="wizard-to-do" className={text.h3}>
          <Trans>Before you publish</Trans>
        </h2>
        <span className={`${text.small} ${text.secondary}`}>
          {t`${done} of ${all} done`}
          {faults > 0 && ` · ${t`${faults} to correct`}`}
        </span>
      </div>
      <div className={styles.lists}>
        <RequiredFields draftId={draftId} fields={fields} visited={visited} />
        {open.length > 0 && (
          <CheckLines checks={open} draftId={draftId} visited={visited} onHide={hide} />
        )}
      </div>
      {done > 0 && (
        <Disclosure
          summary={<Plural value={done} one="# thing is done" other="# things are done" />}
        >
          <div className={styles.lists}>
            <RequiredFields draftId={draftId} fields={fields} part="done" />
            <CheckLines checks={finished} draftId={draftId} />
          </div>
        </Disclosure>
      )}
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
