import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

/** Where an editor wants to go while something is not saved. */
export interface LeaveGuard {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/** The page of this site to which a plain press of a link leads; null for anything else. */
function linkedPage(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target === "_blank") return null;
  const url = new URL(link.href, window.location.href);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null;
}

/** Asks before a link or the browser leaves a text that is not saved. */
export function useLeaveGuard(isChanged: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!isChanged) return undefined;
    const onClick = (event: MouseEvent) => {
      const page = linkedPage(event);
      if (page === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(page);
    };
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", onClick, { capture: true });
    window.addEventListener("beforeunload", onLeave);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("beforeunload", onLeave);
    };
  }, [isChanged]);
  return {
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      if (wanted !== null) void navigate(wanted);
      setWanted(null);
    },
  };
}
