import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useStorefrontStore } from "../../store/store.ts";
import { toasts } from "../../toasts/toasts.ts";
import { sessionManagerOf } from "../browser-session-manager.ts";

/** Ends the session here and in every tab; on an account page it redirects to the home page. */
export function useSignOut() {
  const { t } = useLingui();
  const store = useStorefrontStore();
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    /** @param isEverywhere true to end the sessions of every device */
    signOut: async (isEverywhere = false) => {
      setLeaving(true);
      const isOut = await sessionManagerOf(store).signOut(isEverywhere);
      if (isOut) toasts.show({ message: t`You are signed out` });
      else {
        const message = t`We couldn't sign you out. You are still signed in. Please try again.`;
        toasts.show({ message, tone: "error" });
      }
      setLeaving(false);
    },
  };
}
