import { paths } from "@hjem/domain/paths";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { DraftEditor } from "../model/draft-editor.ts";
import { readWizardAddress } from "../model/wizard-address.ts";

/** Where a person wants to go while something is not saved. */
export interface LeaveGuard {
  /** True where saving has failed and the person has to decide (LIST-016). */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

const isInWizard = ({ pathname, searchParams }: URL, draftId: string) =>
  pathname === paths.myListing.path && readWizardAddress(searchParams).draftId === draftId;

/** The page of this site to which a plain press of a link leads; null for anything else. */
function linkedPage(event: MouseEvent): URL | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank") return null;
  const url = new URL(link.href, window.location.href);
  return url.origin === window.location.origin ? url : null;
}

/**
 * Saves what is unsaved before a link leads out of the wizard, and asks where that fails. By any other way out, such as
 * Back, the changes stay in this browser and are saved when the draft is opened again.
 */
export function useLeaveGuard(draftId: string, editor: DraftEditor): LeaveGuard {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = linkedPage(event);
      if (!url || isInWizard(url, draftId) || editor.current().saving === "saved") return;
      event.preventDefault();
      event.stopPropagation();
      const address = url.pathname + url.search + url.hash;
      const saveFirst = async () => {
        if (await editor.save()) await navigate(address);
        else setWanted(address);
      };
      void saveFirst();
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      void editor.save();
    };
  }, [draftId, editor, navigate]);
  return {
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      if (wanted !== null) void navigate(wanted);
      setWanted(null);
    },
  };
}
