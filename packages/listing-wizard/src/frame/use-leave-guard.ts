import { paths } from "@hjem/domain/paths";
import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import type { DraftEditor } from "../model/draft-editor.ts";
import { readWizardAddress } from "../model/wizard-address.ts";

/** Where a person wants to go while something is not saved. */
export interface LeaveGuard {
  /** True where saving has failed and the person has to decide (LIST-016). */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

const isInWizard = (location: { pathname: string; search: string }, draftId: string) =>
  location.pathname === paths.myListing.path &&
  readWizardAddress(new URLSearchParams(location.search)).draftId === draftId;

/** Saves what is unsaved before the wizard is left, and asks where that fails. */
export function useLeaveGuard(draftId: string, editor: DraftEditor): LeaveGuard {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ nextLocation }) => editor.current().saving !== "saved" && !isInWizard(nextLocation, draftId),
  );
  const { state } = blocker;
  useEffect(() => {
    if (state !== "blocked") return;
    const saveFirst = async () => {
      if (await editor.save()) blocker.proceed();
      else setAsking(true);
    };
    void saveFirst();
    // The blocker is another object with each render; its state alone decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state, editor]);
  return {
    isAsking: isAsking && state === "blocked",
    stay: () => {
      setAsking(false);
      blocker.reset?.();
    },
    leave: () => {
      setAsking(false);
      blocker.proceed?.();
    },
  };
}
