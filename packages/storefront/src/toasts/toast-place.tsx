import { Toaster } from "@hjem/ui/toaster";
import { useSyncExternalStore } from "react";
import { toasts } from "./toasts.ts";

/** The messages that are shown now. */
export const ToastPlace = () => (
  <Toaster
    toasts={useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)}
    onClose={toasts.close}
    onHold={toasts.hold}
    onRelease={toasts.release}
  />
);
