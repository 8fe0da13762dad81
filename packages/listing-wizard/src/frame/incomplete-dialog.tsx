import type { Draft } from "@hjem/domain/draft/draft";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { MissingFields } from "./to-do.tsx";

/** Props of `IncompleteDialog`. */
export interface IncompleteDialogProps {
  draftId: string;
  tabs: Draft["tabs"];
  isOpen: boolean;
  onClose: () => void;
}

/** Why the listing cannot be published yet, with links to the fields (LIST-017, LIST-087). */
export function IncompleteDialog({ draftId, tabs, isOpen, onClose }: IncompleteDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Something is missing`}>
      {isOpen && (
        <div className={layout.stack}>
          <p>
            <Trans>Fill in the following before you publish the listing.</Trans>
          </p>
          <MissingFields draftId={draftId} tabs={tabs} onFollow={onClose} />
          <div>
            <Button variant="ghost" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
