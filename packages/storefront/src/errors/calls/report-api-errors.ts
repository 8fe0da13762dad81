import type { ToastQueue } from "@hjem/ui/toast-queue";
import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import type { PageMessages } from "../../messages/messages.ts";

/** Shows a failed call as a toast, by the rules of specification §8. All but this line is loaded when there is one. */
export const reportApiErrors =
  (toasts: Pick<ToastQueue, "show" | "list">, messages: PageMessages): Middleware =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (isRejectedWithValue(action)) {
      import("./show-api-error.ts")
        .then(({ showApiError }) => showApiError(action, { toasts, messages, dispatch }))
        // Caught: without a network its words cannot be loaded, and the line at the top of the window says so.
        .catch(console.error);
    }
    return next(action);
  };
