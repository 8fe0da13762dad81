import type { ApiErrorBody, ErrorCode } from "@hjem/domain/errors";
import { isRecord } from "@hjem/domain/narrow";
import { toCamel } from "@hjem/domain/wire/case";

/** Why a call failed; the same for an error response, a network error and a time-out (spec §8). */
export interface ApiError {
  /** HTTP status; without a response (network error, time-out) 500 (API-033, API-035). */
  status: number;
  /** Code of the API's error shape (D20), if any. */
  code?: ErrorCode;
  /** The server's message, in the language of the request. */
  message?: string;
  /** Rejected fields in camel case, each with its message. */
  fields?: Readonly<Record<string, string>>;
  /** Only with `other_region`: the origin of the site that has the listing (D12). */
  origin?: string;
  /** Only with `note_changed`: the note as it is stored now, null where it was removed (D62). */
  current?: unknown;
  /** Seconds to wait before a retry, from a 429 or 503. */
  retryAfter?: number;
  /** The request id in the server's log. */
  requestId?: string;
  /** Set for a response of the wrong shape: endpoint, path and error. */
  badResponse?: string;
}

/** True for a response in the API's error shape (D20). */
export const isErrorBody = (body: unknown): body is ApiErrorBody =>
  isRecord(body) && isRecord(body.error) && typeof body.error.message === "string";

/** True for the `error` of a failed endpoint. */
export const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error.status === "number";

const seconds = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;

/** True where the same call may soon succeed: nothing responded in time, or the API is starting or busy. */
export const isPassing = ({ status, code, badResponse }: ApiError): boolean =>
  (status >= 502 && status <= 504) ||
  (status === 500 && code === undefined && badResponse === undefined);

/** The API names rejected fields in snake case; forms use camel case (D21). */
const fieldErrors = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [toCamel(name), text]));

/** Reads an error response: its status, its headers and its body, whose keys are in camel case already. */
export function errorOfResponse(
  status: number,
  headers: Pick<Headers, "get">,
  body: unknown,
): ApiError {
  const error: ApiError = { status };
  const retryAfter = seconds(headers.get("retry-after"));
  const requestId = headers.get("x-request-id");
  if (retryAfter !== undefined) error.retryAfter = retryAfter;
  if (requestId !== null) error.requestId = requestId;
  if (!isErrorBody(body)) return error;
  const { fields, ...rest } = body.error;
  return { ...error, ...rest, ...(isRecord(fields) && { fields: fieldErrors(fields) }) };
}

/** A call without a response counts as 500. */
export const errorWithoutResponse = (): ApiError => ({ status: 500 });

/** A validation error; the shape that all schema libraries share. */
export interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** A response that its schema rejected counts as 500 and names the path, without the values. */
export function errorOfBadResponse(endpoint: string, issues: readonly Issue[]): ApiError {
  const [first] = issues;
  const place = first?.path?.map((step) => String(typeof step === "object" ? step.key : step));
  return { status: 500, badResponse: [endpoint, place?.join("."), first?.message].join(": ") };
}
