import type { ApiError } from "./api-error.ts";

/** Statuses that show a default text, `sys.api.errMsgNNN` (spec §8). */
export const statusesWithText = [401, 403, 404, 405, 408, 500, 501, 502, 503, 504, 505] as const;
export type StatusWithText = (typeof statusesWithText)[number];

/** The toast of a failed call: the server's message, a default text, or none. */
export type ErrorNotice =
  | { kind: "server"; message: string }
  | { kind: "text"; status: StatusWithText }
  | { kind: "none" };

const hasText = (status: number): status is StatusWithText =>
  statusesWithText.some((known) => known === status);

/**
 * The rule of specification §8: 400 and 401 show the server's message, 401 has a default text, the listed statuses
 * have their own text, and every other one shows nothing (409, 422, 429 are shown in the form, D37). A full disk shows the
 * server's message too (decision 088).
 */
export function errorNotice({ status, message }: ApiError): ErrorNotice {
  // 507: nobody can save anything, whatever the form.
  if ((status === 400 || status === 401 || status === 507) && message)
    return { kind: "server", message };
  return hasText(status) ? { kind: "text", status } : { kind: "none" };
}
