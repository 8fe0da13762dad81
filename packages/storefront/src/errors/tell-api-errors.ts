import { isApiError } from "@hjem/api-client/errors/api-error";
import { errorNotice } from "@hjem/api-client/errors/error-message";
import type { ToastQueue } from "@hjem/ui/toast-queue";
import type { I18n } from "@lingui/core";
import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import { errorTexts } from "./error-texts.ts";

/** Loaders ask without subscribing, and what fails there becomes an error page, not a message. */
const isFromLoader = (meta: { arg: unknown }): boolean =>
  typeof meta.arg === "object" &&
  meta.arg !== null &&
  "subscribe" in meta.arg &&
  meta.arg.subscribe === false;

/** Shows a failed call as a message, by the rules of specification §8. */
export const tellApiErrors =
  (toasts: Pick<ToastQueue, "show">, i18n: () => I18n): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isRejectedWithValue(action) && isApiError(action.payload) && !isFromLoader(action.meta)) {
      const notice = errorNotice(action.payload);
      if (notice.kind === "server") toasts.show({ message: notice.message, tone: "error" });
      if (notice.kind === "text") {
        toasts.show({ message: i18n()._(errorTexts[notice.status]), tone: "error" });
      }
    }
    return next(action);
  };
