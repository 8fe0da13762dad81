import { LoadingBar } from "@hjem/ui/loading-bar";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { browserWait } from "../browser/browser-clock.ts";
import { createLoadingFlag } from "./loading-flag.ts";

/** Whether a navigation has been pending for more than 50 ms (UI-004..007). */
export function usePageLoading(): boolean {
  const isBusy = useNavigation().state !== "idle";
  const [isShown, setShown] = useState(false);
  const [flag] = useState(() => createLoadingFlag(setShown, browserWait));
  useEffect(() => {
    if (isBusy) flag.begin();
    else flag.end();
  }, [isBusy, flag]);
  return isShown;
}

/** The thin bar at the top of the page while the next one loads. */
export const PageLoadingBar = () => <LoadingBar isShown={usePageLoading()} />;
