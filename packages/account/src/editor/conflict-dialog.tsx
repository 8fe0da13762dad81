import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { ComparisonTable } from "./comparison-table.tsx";
import type { EntryDraft } from "./use-entry-draft.ts";

/** Another editor has saved the same text meanwhile: both are shown, and one is kept (D115). */
export function ConflictDialog({ edited }: { edited: EntryDraft }) {
  const { t } = useLingui();
  const { conflict, draft, resolve } = edited;
  return (
    <Dialog
      isOpen={conflict !== null}
      onClose={() => {}}
      canClose={() => false}
      size="l"
      title={t`Changed in two places`}
    >
      {conflict && (
        <div className={layout.stack}>
          <p>
            <Trans>
              Somebody has saved this text while you edited it. Which version do you want to keep?
            </Trans>
          </p>
          <ComparisonTable
            one={draft}
            other={conflict.draft}
            oneName={<Trans>Here</Trans>}
            otherName={<Trans>Saved by another</Trans>}
          />
          <div className={layout.row}>
            <Button variant="primary" onClick={() => void resolve("mine")}>
              <Trans>Keep what is here</Trans>
            </Button>
            <Button onClick={() => void resolve("theirs")}>
              <Trans>Use the other version</Trans>
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
