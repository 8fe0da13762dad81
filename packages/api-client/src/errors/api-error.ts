import type { ApiErrorBody, ErrorCode } from "@hjem/domain/errors";
import { toCamel } from "@hjem/domain/wire/case";

/** Why a call failed; the same for a response of the API, a dead line and a time-out (spec §8). */
export interface ApiError {
  /** HTTP status; a missing one (no line, a time-out) counts as 500 (API-033, API-035). */
  status: number;
  /** Code of the API's error shape (D20), where the response had one. */
  code?: ErrorCode;
  /** The server's own sentence, in the language of the request. */
  message?: string;
  /** Refused fields in camel case, each with its sentence. */
  fields?: Readonly<Record<string, string>>;
  /** Only with `other_region`: where the listing lives (D12). */
  origin?: string;
  /** Seconds to wait, from a 429 or 503. */
  retryAfter?: number;
  /** The id under which the server's log knows the request. */
  requestId?: string;
  /** Set when the response came but did not have the shape it must have: endpoint, place and what is wrong there. */
  badResponse?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** True for a response in the one error shape (D20). */
export const isErrorBody = (body: unknown): body is ApiErrorBody =>
  isRecord(body) && isRecord(body.error) && typeof body.error.message === "string";

/** True for what a failed endpoint leaves in `error`. */
export const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error.status === "number";

const seconds = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;

/** The API names rejected fields as they travel; forms know them as the code does (D21). */
const fieldErrors = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [toCamel(name), text]));

/** Reads a failed response: its status, its headers and its body, whose keys are in camel case already. */
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

/** A call that got no response at all counts as 500. */
export const errorWithoutResponse = (): ApiError => ({ status: 500 });

/** What a schema has against a response; the shape that every schema library shares. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
}

/** A response that its schema rejected counts as 500 and says where it is wrong, without the values themselves. */
export function errorOfBadResponse(endpoint: string, issues: readonly Issue[]): ApiError {
  const [first] = issues;
  const place = first?.path?.map((step) => String(typeof step === "object" ? step.key : step));
  return { status: 500, badResponse: [endpoint, place?.join("."), first?.message].join(": ") };
}
