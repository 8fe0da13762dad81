import { isComplete, lacksOnly } from "@hjem/domain/draft/complete-tabs";
import type { Draft } from "@hjem/domain/draft/draft";
import type { PublishCheck } from "@hjem/domain/draft/publish-checks";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { DraftEditor } from "../model/draft-editor.ts";
import { type FinalStep, finalStep } from "../model/final-step.ts";
import type { FieldsOfTabs } from "../model/needed-fields.ts";
import { usePublish } from "../model/use-publish.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { IncompleteDialog } from "./incomplete-dialog.tsx";

/** Props of `FinalAct`. */
export interface FinalActProps {
  draft: Draft;
  checks: readonly PublishCheck[];
  required: FieldsOfTabs;
  /** The tabs and checks with everything that is typed; those above may follow later. */
  findMissing: () => { tabs: Draft["tabs"]; checks: readonly PublishCheck[] };
  /** True while a photo is on its way: the tabs lack it until it has arrived. */
  isPhotoArriving: boolean;
  editor: DraftEditor;
  /** Whether the fields that are shown let go on; they have the focus where they do not. @default they do */
  isReady?: () => boolean;
  size: "m" | "l";
}

/** The last thing to do with a draft: its payment, or its publication; says what is missing instead where something is. */
export function FinalAct({
  draft,
  checks,
  required,
  findMissing,
  isPhotoArriving,
  editor,
  isReady = () => true,
  size,
}: FinalActProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isIncomplete, setIncomplete] = useState(false);
  const { isPublishing, publish } = usePublish(draft, editor.reread);
  const last = finalStep(draft);
  if (last === null) return null;
  const finish = async (): Promise<void> => {
    if (!isReady()) return undefined;
    const current = findMissing();
    const isBlocked = current.checks.some(({ severity }) => severity === "blocks");
    // The page of the payment waits for the first photo.
    const isAwaited = last === "pay" && isPhotoArriving && lacksOnly(current.tabs, "photos");
    if (!(isAwaited || isComplete(current.tabs)) || isBlocked) return setIncomplete(true);
    if (!(await editor.save())) return undefined;
    if (last === "pay") return navigate(wizardHref(draft.id, { mode: "payment" }));
    const message = await publish();
    if (message !== null) toasts.show({ message, tone: "error" });
    return undefined;
  };
  const labels: Record<FinalStep, string> = {
    pay: t`Continue to payment`,
    publish: t`Publish the listing`,
    changes: t`Publish changes`,
  };
  return (
    <>
      <Button size={size} variant="primary" isBusy={isPublishing} onClick={() => void finish()}>
        {labels[last]}
      </Button>
      <IncompleteDialog
        draftId={draft.id}
        fields={required}
        checks={checks}
        isOpen={isIncomplete}
        onClose={() => setIncomplete(false)}
      />
    </>
  );
}
