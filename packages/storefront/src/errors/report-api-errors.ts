import { isApiError, type ApiError } from "@hjem/api-client/errors/api-error";
import type { ToastQueue } from "@hjem/ui/toast-queue";
import type { I18n } from "@lingui/core";
import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";

/** Loaders request without subscribing; an error there becomes an error page, not a toast. */
const isFromLoader = (meta: { arg: unknown }): boolean =>
  typeof meta.arg === "object" &&
  meta.arg !== null &&
  "subscribe" in meta.arg &&
  meta.arg.subscribe === false;

/** The map shows its own loading errors; forms send untracked requests and show their errors beside the form. */
const isShownInPlace = ({ arg }: { arg: unknown }): boolean =>
  typeof arg === "object" &&
  arg !== null &&
  (("endpointName" in arg && arg.endpointName === "searchMap") ||
    ("track" in arg && arg.track === false));

/** The texts are loaded when there is a message to show. */
async function report(error: ApiError, toasts: Pick<ToastQueue, "show">, i18n: I18n) {
  const { errorMessages } = await import("./error-texts.ts");
  const message = errorMessages(error, i18n);
  if (message !== undefined) toasts.show({ message, tone: "error" });
}

/** Shows a failed call as a toast, by the rules of specification §8. */
export const reportApiErrors =
  (toasts: Pick<ToastQueue, "show">, i18n: I18n): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (
      isRejectedWithValue(action) &&
      isApiError(action.payload) &&
      !isFromLoader(action.meta) &&
      !isShownInPlace(action.meta)
    ) {
      void report(action.payload, toasts, i18n);
    }
    return next(action);
  };
