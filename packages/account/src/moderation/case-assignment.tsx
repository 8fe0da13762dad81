import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import type { CaseAssignee } from "@hjem/domain/moderation/moderation-case";
import { usePage } from "@hjem/storefront/page";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { type FormErrorMessage, toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

const { takeCase, returnCase } = moderationApi.endpoints;

/** Who has taken a case. */
export function AssigneeName({ assignee: { name, isMe } }: { assignee: CaseAssignee }) {
  if (isMe) return <Trans>Taken by you</Trans>;
  return name === null ? <Trans>Taken by another moderator</Trans> : <Trans>Taken by {name}</Trans>;
}

/** Props of `CaseAssignment`. */
export interface CaseAssignmentProps {
  id: string;
  assignee: CaseAssignee | null;
  /** Called where somebody else was faster: the case is read again. */
  onStale: () => void;
}

/** Takes a case, gives it back, or takes it over from another moderator (D99). */
export function CaseAssignment({ id, assignee, onStale }: CaseAssignmentProps) {
  const { store } = usePage();
  const [isSending, setSending] = useState(false);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const isMine = assignee?.isMe ?? false;
  const change = async () => {
    setSending(true);
    const { error } = await (isMine
      ? store.dispatch(returnCase.initiate(id, { track: false }))
      : store.dispatch(takeCase.initiate({ id, isTakeover: assignee !== null }, { track: false })));
    setSending(false);
    setFormError(error === undefined ? null : toFormError(error));
    if (error !== undefined) onStale();
  };
  return (
    <div className={layout.stackSmall}>
      <div className={layout.row}>
        <Button
          size="s"
          isBusy={isSending}
          busyLabel={<Trans>Saving</Trans>}
          onClick={() => void change()}
        >
          {isMine ? (
            <Trans>Give the case back</Trans>
          ) : assignee ? (
            <Trans>Take the case over</Trans>
          ) : (
            <Trans>Take the case</Trans>
          )}
        </Button>
        <span role="status">{assignee && <AssigneeName assignee={assignee} />}</span>
      </div>
      <FormError formError={formError} />
    </div>
  );
}
