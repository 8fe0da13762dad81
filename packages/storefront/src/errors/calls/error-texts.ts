import type { ApiError } from "@hjem/api-client/errors/api-error";
import { errorNotice, type StatusWithText } from "@hjem/api-client/errors/error-notice";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { NO_CONNECTION } from "../no-connection.ts";

/** The texts of failed calls by status (spec §8, API-018, API-021..031); each says what to do. */
export const errorTexts: Readonly<Record<StatusWithText, MessageDescriptor>> = {
  401: msg({ id: "sys.api.errMsg401", message: "Sign in to continue." }),
  403: msg({ id: "sys.api.errMsg403", message: "You do not have access to this." }),
  404: msg({
    id: "sys.api.errMsg404",
    message: "This is no longer available. Reload the page.",
  }),
  405: msg({
    id: "sys.api.errMsg405",
    message: "This can't be done here. Reload the page and try again.",
  }),
  408: NO_CONNECTION,
  500: msg({
    id: "sys.api.errMsg500",
    message: "Something went wrong at our end. Please try again shortly.",
  }),
  501: msg({ id: "sys.api.errMsg501", message: "This is not available yet." }),
  502: msg({
    id: "sys.api.errMsg502",
    message: "We couldn't reach one of our services. Please try again shortly.",
  }),
  503: msg({
    id: "sys.api.errMsg503",
    message: "We are very busy right now. Please try again shortly.",
  }),
  504: msg({
    id: "sys.api.errMsg504",
    message: "One of our services did not respond in time. Please try again shortly.",
  }),
  505: msg({
    id: "sys.api.errMsg505",
    message: "Your browser is not supported. Update it and try again.",
  }),
};

/** The message for a failed call (spec §8); undefined without one. */
export function errorMessages(error: ApiError, i18n: I18n): string | undefined {
  const notice = errorNotice(error);
  if (notice.kind === "server") return notice.message;
  return notice.kind === "text" ? i18n._(errorTexts[notice.status]) : undefined;
}
