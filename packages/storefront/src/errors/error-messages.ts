import type { ApiError } from "@hjem/api-client/errors/api-error";
import { errorNotice } from "@hjem/api-client/errors/error-message";
import type { I18n } from "@lingui/core";
import { errorTexts } from "./error-texts.ts";

/** What a failed call says to the visitor (spec §8); undefined where it says nothing. */
export function errorMessages(error: ApiError, i18n: I18n): string | undefined {
  const notice = errorNotice(error);
  if (notice.kind === "server") return notice.message;
  return notice.kind === "text" ? i18n._(errorTexts[notice.status]) : undefined;
}
