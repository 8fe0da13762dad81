import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { hasSignedOut } from "../model/draft-calls.ts";
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
 * Saves what is unsaved before a link leads out of the wizard, and asks where that fails. Any other way out, such as Back,
 * saves at once; where that fails, a message says that the changes are on this device only, and leads back to them.
 */
export function useLeaveGuard(draftId: string, editor: DraftEditor): LeaveGuard {
  const navigate = useNavigate();
  const { store, i18n } = usePage();
  const [wanted, setWanted] = useState<string | null>(null);
  const isInformed = useRef(false);
  const { pathname, search } = useLocation();
  const shown = useRef("");
  useEffect(() => {
    shown.current = pathname + search;
  }, [pathname, search]);
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
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [draftId, editor, navigate]);
  useEffect(
    () => () => {
      const address = shown.current;
      const saveLast = async () => {
        if ((await editor.save()) || isInformed.current || hasSignedOut(store)) return;
        const id = toasts.show({
          message: t(
            i18n,
          )`Your last changes to the listing are not saved. They are on this device only.`,
          tone: "error",
          action: {
            label: t(i18n)`Continue editing`,
            run: () => void navigate(address),
          },
        });
        const stop = editor.subscribe(() => {
          if (editor.current().saving !== "saved") return;
          toasts.close(id);
          stop();
        });
      };
      void saveLast();
    },
    [editor, i18n, navigate, store],
  );
  return {
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      isInformed.current = true;
      if (wanted !== null) void navigate(wanted);
      setWanted(null);
    },
  };
}
