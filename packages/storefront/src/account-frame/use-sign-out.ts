import { paths } from "@hjem/domain/paths";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useMatches, useNavigate } from "react-router";
import { usePage } from "../page/page-provider.tsx";
import type { RouteHandle } from "../routing/create-routes.tsx";
import { sessionOf } from "../session/browser-session.ts";
import { toasts } from "../toasts/toasts.ts";

/** Ends the session here and in every tab; whoever stands on a page of their own is led home. */
export function useSignOut() {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    /** @param isEverywhere true to end the sessions of every device */
    signOut: async (isEverywhere = false) => {
      setLeaving(true);
      if (handle?.access === "signed-in") await navigate(paths.home.to());
      await sessionOf(store).signOut(isEverywhere);
      toasts.show({ message: t`You are signed out` });
      setLeaving(false);
    },
  };
}
