import type { Draft } from "@hjem/domain/draft/draft";
import type { PublishCheck } from "@hjem/domain/draft/publish-checks";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { CheckLines } from "./check-lines.tsx";
import { MissingFields } from "./missing-fields.tsx";

/** Props of `IncompleteDialog`. */
export interface IncompleteDialogProps {
  draftId: string;
  tabs: Draft["tabs"];
  checks: readonly PublishCheck[];
  isOpen: boolean;
  onClose: () => void;
}

/** Why the listing cannot be published yet, with links to the fields (LIST-017, LIST-087). */
export function IncompleteDialog({
  draftId,
  tabs,
  checks,
  isOpen,
  onClose,
}: IncompleteDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Something is missing`}>
      {isOpen && (
        <div className={layout.stack}>
          <p>
            <Trans>Fill in the following before you publish the listing.</Trans>
          </p>
          <MissingFields draftId={draftId} tabs={tabs} onFollow={onClose} />
          <CheckLines
            checks={checks.filter(({ severity }) => severity === "blocks")}
            draftId={draftId}
            onFollow={onClose}
          />
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
