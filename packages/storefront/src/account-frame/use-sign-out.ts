import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { usePage } from "../page/page-provider.tsx";
import { sessionOf } from "../session/browser-session.ts";
import { toasts } from "../toasts/toasts.ts";

/** Ends the session here and in every tab; whoever stands on a page of their own is led home. */
export function useSignOut() {
  const { t } = useLingui();
  const { store } = usePage();
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    /** @param isEverywhere true to end the sessions of every device */
    signOut: async (isEverywhere = false) => {
      setLeaving(true);
      const isOut = await sessionOf(store).signOut(isEverywhere);
      if (isOut) toasts.show({ message: t`You are signed out` });
      else {
        const message = t`We couldn't sign you out. You are still signed in. Please try again.`;
        toasts.show({ message, tone: "error" });
      }
      setLeaving(false);
    },
  };
}
