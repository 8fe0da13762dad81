import { isComplete } from "@hjem/domain/draft/complete-tabs";
import type { Draft } from "@hjem/domain/draft/draft";
import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import { recordOf } from "@hjem/domain/narrow";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { DemandMirror } from "../demand/demand-mirror.tsx";
import { useDemand } from "../demand/use-demand.ts";
import { applyTyped } from "../fields/typed-changes.ts";
import { useArrivingPhotos } from "../model/arriving-files.ts";
import { FieldFaultsProvider } from "../model/field-faults.ts";
import { neededFields } from "../model/needed-fields.ts";
import { useAddressFault } from "../model/use-address-fault.ts";
import { useMissingAct } from "../model/use-missing-act.ts";
import { readWizardAddress, wizardHref } from "../model/wizard-address.ts";
import { useWizardMarket } from "../model/wizard-market.ts";
import { EditedDraftProvider, useWrongFields, wrongFieldsOf } from "../model/wrong-texts.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { FinalAct } from "./final-act.tsx";
import { NotReady } from "./not-ready.tsx";
import { SavedStatus } from "./saved-status.tsx";
import { StatusNotice } from "./status-notice.tsx";
import { Steps } from "./steps.tsx";
import { PaymentMode, PreviewMode, tabComponents } from "./tabs.ts";
import { ToDo } from "./to-do.tsx";
import { useCheckSentence } from "./use-check-sentence.ts";
import { useDraftEditor } from "./use-draft-editor.ts";
import { useFieldFocus } from "./use-field-focus.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { usePublishChecks } from "./use-publish-checks.ts";
import { useSame } from "./use-same.ts";
import { useShownTab } from "./use-shown-tab.ts";
import { useStepFocus } from "./use-step-focus.ts";
import { useTabNames } from "./use-tab-names.ts";
import { WizardFooter } from "./wizard-footer.tsx";
import styles from "./wizard.module.css";

/** The wizard of a draft: a tab, the preview or the payment, by the address (LIST-004..015). */
export function Wizard({ draft: loaded }: { draft: Draft }) {
  const { id } = loaded;
  const { term } = usePage();
  const { t } = useLingui();
  const { rules } = useWizardMarket();
  const [query] = useSearchParams();
  const names = useTabNames();
  const main = useRef<HTMLDivElement>(null);
  const { editor, edited } = useDraftEditor(loaded);
  const guard = useLeaveGuard(loaded.id, editor);
  useFieldFocus(main);
  const heading = useStepFocus();

  const { draft } = edited;
  const wrong = useWrongFields(id);
  // The state of each tab as typed, not as saved: nobody waits for the API to go on.
  const { tabs, fields: required } = useSame(
    useMemo(() => neededFields(draft, rules, wrong), [draft, rules, wrong]),
  );
  // Nobody waits for a photo either: with one on its way the next steps are open.
  const isPhotoArriving = useArrivingPhotos(loaded.id, editor);
  const steps = useMemo(
    () => (isPhotoArriving ? { ...tabs, photos: { complete: true, missing: [] } } : tabs),
    [tabs, isPhotoArriving],
  );
  const fields = useMemo(
    () =>
      isPhotoArriving ? { ...required, photos: [{ path: "images", isDone: true }] } : required,
    [required, isPhotoArriving],
  );
  // What stands around the fields follows a moment later: no key waits for it.
  const followed = useDeferredValue(draft);
  const demand = useDemand(followed);
  const checksOf = usePublishChecks(demand, useAddressFault(followed));
  const checks = useMemo(() => checksOf(followed), [checksOf, followed]);
  const sentenceOf = useCheckSentence();
  const blocking = checks.filter(({ severity }) => severity === "blocks");
  const [askedOn, setAskedOn] = useState<DraftTab | null>(null);
  const actOf = useMissingAct();
  // Of the first step, whose choices have no field to mark, what Next has asked for stands where it is chosen.
  const choices = askedOn === "type" ? tabs.type.missing : [];
  const faults = useSame(
    recordOf([
      ...choices.map((path) => [path, `${actOf(path)}.`] as const),
      ...blocking.map((check) => [check.path, sentenceOf(check)] as const),
    ]),
  );
  /** What is missing at this moment: what is shown may be older than what was typed right before a button was pressed. */
  const findMissing = useCallback(() => {
    applyTyped();
    const { draft: typed } = editor.current();
    const { tabs: typedTabs } = neededFields(typed, rules, wrongFieldsOf(id));
    return { tabs: typedTabs, checks: checksOf(typed) };
  }, [editor, id, rules, checksOf]);
  const hrefOf = useCallback((each: DraftTab) => wizardHref(id, { tab: each }), [id]);
  const address = readWizardAddress(query);
  const { mode } = address;
  const { tab, open, visited } = useShownTab(steps, address);
  const props = {
    draft,
    change: editor.change,
    receive: editor.receive,
    reread: editor.reread,
    save: editor.save,
  };
  const dialogs = (
    <>
      <ConflictDialog edited={edited} editor={editor} />
      <DiscardDialog
        isOpen={guard.isAsking}
        onStay={guard.stay}
        onLeave={guard.leave}
        onDiscard={() => {
          editor.discard();
          guard.leave();
        }}
      />
    </>
  );
  if (mode === "payment") {
    const isReady = isComplete(tabs) && blocking.length === 0;
    return (
      <>
        {isReady ? (
          <PaymentMode {...props} />
        ) : (
          <NotReady
            draftId={draft.id}
            tabs={tabs}
            fields={required}
            checks={checks}
            isPhotoArriving={isPhotoArriving}
          />
        )}
        {dialogs}
      </>
    );
  }
  if (mode === "preview") {
    const next =
      isComplete(tabs) && blocking.length === 0 ? (
        <FinalAct {...{ draft, checks, required, findMissing, isPhotoArriving, editor }} size="m" />
      ) : (
        <LinkButton variant="primary" href={wizardHref(id)}>
          <Trans>Continue</Trans>
        </LinkButton>
      );
    return (
      <>
        <PreviewMode {...props} next={next} />
        {dialogs}
      </>
    );
  }
  const Tab = tabComponents[tab];
  const step = draftTabs.indexOf(tab) + 1;
  return (
    <div className={styles.wizard} data-task="form">
      <header className={styles.head}>
        <div className={styles.titleRow}>
          <div className={styles.titles}>
            <p className={`${text.small} ${text.secondary}`}>
              {draft.propertyId === null ? <Trans>New listing</Trans> : <Trans>Edit listing</Trans>}
              {draft.listingType && ` · ${term(`listing.${draft.listingType}`)}`}
              {` · ${t`Step ${step} of ${draftTabs.length}`}`}
            </p>
            <h1 ref={heading} tabIndex={-1} className={text.h1}>
              {names[tab]}
            </h1>
          </div>
          <SavedStatus edited={edited} editor={editor} />
        </div>
        <Steps hrefOf={hrefOf} tabs={steps} current={tab} open={open} />
        <StatusNotice draft={followed} />
      </header>
      <div className={styles.columns}>
        <div ref={main} className={styles.fields}>
          <EditedDraftProvider value={id}>
            <FieldFaultsProvider value={faults}>
              <Tab {...props} />
            </FieldFaultsProvider>
          </EditedDraftProvider>
        </div>
        <aside className={styles.aside}>
          <ToDo draftId={draft.id} fields={fields} checks={checks} visited={visited} />
          <DemandMirror demand={demand} />
        </aside>
      </div>
      <WizardFooter
        draft={followed}
        required={required}
        askedOn={askedOn}
        onAsk={setAskedOn}
        checks={checks}
        findMissing={findMissing}
        isPhotoArriving={isPhotoArriving}
        tab={tab}
        editor={editor}
        fields={main}
      />
      {dialogs}
    </div>
  );
}
