import { isApiError } from "@hjem/api-client/errors/api-error";
import type { ToastQueue } from "@hjem/ui/toast-queue";
import type { I18n } from "@lingui/core";
import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";

/** Loaders ask without subscribing, and what fails there becomes an error page, not a message. */
const isFromLoader = (meta: { arg: unknown }): boolean =>
  typeof meta.arg === "object" &&
  meta.arg !== null &&
  "subscribe" in meta.arg &&
  meta.arg.subscribe === false;

/** Shows a failed call as a message, by the rules of specification §8. The words are fetched when there is one. */
export const tellApiErrors =
  (toasts: Pick<ToastQueue, "show">, i18n: I18n): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isRejectedWithValue(action) && isApiError(action.payload) && !isFromLoader(action.meta)) {
      const error = action.payload;
      void import("./error-words.ts").then(({ errorWords }) => {
        const message = errorWords(error, i18n);
        if (message !== undefined) toasts.show({ message, tone: "error" });
      });
    }
    return next(action);
  };
