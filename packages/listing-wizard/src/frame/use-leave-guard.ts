import { paths } from "@hjem/domain/paths";
import { useEffect, useRef, useState } from "react";
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
  const isSaving = useRef(false);
  useEffect(() => {
    if (state !== "blocked") {
      isSaving.current = false;
      return;
    }
    // The blocker is another object with each render: it is tried once for each way out.
    if (isSaving.current) return;
    isSaving.current = true;
    const saveFirst = async () => {
      if (await editor.save()) blocker.proceed();
      else setAsking(true);
    };
    void saveFirst();
  }, [state, blocker, editor]);
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
