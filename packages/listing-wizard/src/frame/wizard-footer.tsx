import type { Draft } from "@hjem/domain/draft/draft";
import type { DraftTab } from "@hjem/domain/draft/draft-rules";
import type { PublishCheck } from "@hjem/domain/draft/publish-checks";
import { Button, LinkButton } from "@hjem/ui/button";
import { ChevronLeftIcon } from "@hjem/ui/icons";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { memo, type RefObject, useState } from "react";
import { useNavigate } from "react-router";
import type { DraftEditor } from "../model/draft-editor.ts";
import { finalStep } from "../model/final-step.ts";
import type { FieldsOfTabs } from "../model/needed-fields.ts";
import { addPendingEntries } from "../model/pending-entries.ts";
import { pendingLookups } from "../model/pending-lookups.ts";
import { tabAfter, tabBefore } from "../model/tab-order.ts";
import { useMissingAct } from "../model/use-missing-act.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { FinalAct } from "./final-act.tsx";
import { useTabNames } from "./use-tab-names.ts";
import bar from "./wizard-footer.module.css";
import styles from "./wizard.module.css";

/** Props of `WizardFooter`. */
export interface WizardFooterProps {
  draft: Draft;
  checks: readonly PublishCheck[];
  required: FieldsOfTabs;
  /** The step that Next was pressed on though it lacks something. */
  askedOn: DraftTab | null;
  onAsk: (tab: DraftTab | null) => void;
  /** The tabs and checks with everything that is typed; those above may follow later. */
  findMissing: () => { tabs: Draft["tabs"]; checks: readonly PublishCheck[] };
  /** True while a photo is on its way: the tabs lack it until it has arrived. */
  isPhotoArriving: boolean;
  tab: DraftTab;
  editor: DraftEditor;
  /** What holds the fields of the tab. */
  fields: RefObject<HTMLElement | null>;
}

/** Focuses the first field whose text is not accepted, which the draft does not have; true if there is one. */
function focusWrong(fields: RefObject<HTMLElement | null>): boolean {
  const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return Boolean(wrong);
}

/** Back, preview, and the next thing to do: the next tab, payment, or publication. */
export const WizardFooter = memo(function WizardFooter({
  draft,
  required,
  askedOn,
  onAsk,
  checks,
  findMissing,
  isPhotoArriving,
  tab,
  editor,
  fields,
}: WizardFooterProps) {
  const names = useTabNames();
  const navigate = useNavigate();
  const [isLookingUp, setLookingUp] = useState(false);
  const actOf = useMissingAct();
  const askFor = (needed: FieldsOfTabs[DraftTab]): string => {
    const acts = needed.filter(({ isDone }) => !isDone).map(({ path }) => `${actOf(path)}.`);
    return [...new Set(acts)].join(" ");
  };
  const before = tabBefore(tab);
  const after = tabAfter(tab);
  const last = finalStep(draft);
  const hasFinal = last !== null && (after === null || draft.propertyId !== null);
  const goOn = async (): Promise<void> => {
    if (!addPendingEntries() || focusWrong(fields)) return;
    const lookups = pendingLookups();
    if (lookups) {
      const { href } = window.location;
      setLookingUp(true);
      await lookups;
      setLookingUp(false);
      // Left meanwhile.
      if (window.location.href !== href) return;
    }
    const [missing] = tab === "photos" && isPhotoArriving ? [] : findMissing().tabs[tab].missing;
    onAsk(missing === undefined ? null : tab);
    void navigate(
      missing === undefined && after
        ? wizardHref(draft.id, { tab: after })
        : wizardHref(draft.id, { tab, ...(missing && { field: missing }) }),
    );
  };
  return (
    <div className={styles.foot}>
      {before ? (
        <LinkButton
          variant="ghost"
          className={bar.back}
          icon={ChevronLeftIcon}
          href={wizardHref(draft.id, { tab: before })}
        >
          {names[before]}
        </LinkButton>
      ) : (
        <span />
      )}
      <p role="status" className={`${bar.asked} ${text.secondary}`}>
        {askedOn === tab && askFor(required[tab])}
      </p>
      <div className={styles.footActs}>
        <LinkButton size="l" href={wizardHref(draft.id, { tab, mode: "preview" })}>
          <Trans>Preview</Trans>
        </LinkButton>
        {after && (
          <Button
            size="l"
            variant={hasFinal ? "line" : "primary"}
            isBusy={isLookingUp}
            onClick={() => void goOn()}
          >
            <Trans>Next: {names[after]}</Trans>
          </Button>
        )}
        {hasFinal && (
          <FinalAct
            {...{ draft, checks, required, findMissing, isPhotoArriving, editor }}
            isReady={() => addPendingEntries() && !focusWrong(fields)}
            size="l"
          />
        )}
      </div>
    </div>
  );
});
