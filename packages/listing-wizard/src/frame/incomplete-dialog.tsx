import { draftTabs } from "@hjem/domain/draft/draft-rules";
import type { PublishCheck } from "@hjem/domain/draft/publish-checks";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FieldsOfTabs } from "../model/needed-fields.ts";
import { CheckLines } from "./check-lines.tsx";
import { RequiredFields } from "./required-fields.tsx";

/** Props of `IncompleteDialog`. */
export interface IncompleteDialogProps {
  draftId: string;
  fields: FieldsOfTabs;
  checks: readonly PublishCheck[];
  isOpen: boolean;
  onClose: () => void;
}

/** Why the listing cannot be published yet, with links to the fields (LIST-017, LIST-087). */
export function IncompleteDialog({
  draftId,
  fields,
  checks,
  isOpen,
  onClose,
}: IncompleteDialogProps) {
  const { t } = useLingui();
  const isMissing = draftTabs.some((tab) =>
    fields[tab].some(({ isDone, isWrong }) => !(isDone || isWrong)),
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isMissing ? t`Something is missing` : t`Something has to be corrected`}
    >
      {isOpen && (
        <div className={layout.stack}>
          <p>
            {isMissing ? (
              <Trans>Fill in the following before you publish the listing.</Trans>
            ) : (
              <Trans>Correct the following before you publish the listing.</Trans>
            )}
          </p>
          <RequiredFields draftId={draftId} fields={fields} onFollow={onClose} />
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
