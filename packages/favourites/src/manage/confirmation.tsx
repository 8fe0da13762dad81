import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** Props of `Confirmation`. */
export interface ConfirmationProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** Words of the button that does it. */
  act: ReactNode;
  /** @default "danger" */
  tone?: "primary" | "danger";
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be undone, or hurts others. */
export function Confirmation(props: ConfirmationProps) {
  const { isOpen, title, children, act, tone = "danger", isBusy, onConfirm, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant={tone} isBusy={isBusy} onClick={onConfirm}>
            {act}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
