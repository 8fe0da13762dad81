import { formatTime } from "@hjem/domain/format/format-date";
import { wallClock } from "@hjem/domain/time/zone";
import { browserZone } from "@hjem/storefront/browser-zone";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { CheckIcon, WarningIcon } from "@hjem/ui/icons";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DraftEditor, EditedDraft } from "../model/draft-editor.ts";
import styles from "./wizard.module.css";

/** Props of `SavedStatus`. */
export interface SavedStatusProps {
  edited: EditedDraft;
  editor: Pick<DraftEditor, "save">;
}

/** Whether everything is saved, and what to do where it is not (visual.md §10). */
export function SavedStatus({ edited: { saving, savedAt, message }, editor }: SavedStatusProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const isBroken = saving === "offline" || saving === "refused" || saving === "conflict";
  const time =
    savedAt === null ? "" : formatTime({ language }, wallClock(savedAt, browserZone()).time);
  const sentences: Record<EditedDraft["saving"], string> = {
    saved: savedAt === null ? "" : t`Saved at ${time}`,
    unsaved: "",
    saving: t`Saving`,
    offline: t`No connection. Your changes are saved on this device.`,
    refused: message ?? t`The last change was not saved.`,
    conflict: t`Changed on another device`,
  };
  return (
    <div className={styles.saved} data-broken={isBroken || undefined}>
      <p role="status">
        {saving === "saved" && savedAt !== null && <CheckIcon size="s" />}
        {isBroken && <WarningIcon size="s" />}
        <span>{sentences[saving]}</span>
      </p>
      {(saving === "offline" || saving === "refused") && (
        <Button size="s" variant="ghost" onClick={() => void editor.save()}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
