import { createToastQueue, type ToastQueue } from "@hjem/ui/toast-queue";

/** The messages of this browser tab. The server never shows one. */
export const toasts: ToastQueue = createToastQueue();
