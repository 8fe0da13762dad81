import { createToastQueue, type ToastQueue } from "@hjem/ui/toast-queue";
import { Toaster } from "@hjem/ui/toaster";
import { useSyncExternalStore } from "react";

/** The messages of this browser tab. The server never shows one. */
export const toasts: ToastQueue = createToastQueue();

/** The place where messages appear; always on the page, so that a screen reader hears the first one too. */
export const Toasts = () => (
  <Toaster
    toasts={useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)}
    onClose={toasts.close}
    onHold={toasts.hold}
    onRelease={toasts.release}
  />
);
