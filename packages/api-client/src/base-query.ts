import { toCamelKeys, toSnakeKeys } from "@hjem/domain/wire/case";
import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import type { ApiContext, ApiRequest, ApiResponse } from "./api-context.ts";
import { errorOfResponse, errorWithoutResponse, type ApiError } from "./errors/api-error.ts";
import { queryString, type QueryParams } from "./query-string.ts";
import { requestHeaders } from "./request-headers.ts";
import { validateResponse } from "./response-schemas.ts";
import type { SearchPaths, Service } from "./services.ts";

/** A call of an endpoint: camel case here, snake case in the API (D21). */
export interface ApiCall {
  service: Service;
  /** Path below the service's base URL; a site may configure another. */
  url: string | ((paths: SearchPaths) => string);
  /** @default "GET" */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  params?: QueryParams;
  /** JSON in camel case, or a form with files, which is sent unchanged (API-011). */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Time-out of this call in milliseconds where it is shorter than the context's. @default the context's */
  timeoutMs?: number;
  /** Ends the session: other calls wait for its response before they renew their token. @default false */
  endsSession?: boolean;
}

const isAbsolute = (url: string) => /^[a-z][a-z0-9+.-]*:/i.test(url);

/**
 * Services that never receive the visitor's token: content is public, routing may be a third party (API-001,
 * API-003).
 */
const servicesWithoutToken: readonly Service[] = ["content", "routing"];

/** Parses a JSON body, with keys in camel case (API-009). */
export const readWireJson = (text: string): unknown => toCamelKeys(JSON.parse(text));

/** An error response may come from a proxy and contain anything; a successful one must be JSON or empty. */
async function readBody(
  response: ApiResponse,
  readJson: NonNullable<ApiContext["readJson"]> = readWireJson,
): Promise<unknown> {
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const text = await response.text();
  if (text === "" || (!response.ok && !isJson)) return null;
  return readJson(text);
}

function requestOf(
  call: ApiCall,
  context: ApiContext,
): [address: string, request: Omit<ApiRequest, "signal">] {
  const path = typeof call.url === "string" ? call.url : call.url(context.searchPaths);
  const address = isAbsolute(path) ? path : context.services[call.service] + path;
  const isForm = call.body instanceof FormData;
  const headers = {
    ...context.headers,
    ...requestHeaders({
      isTokenWithheld: isAbsolute(path) || servicesWithoutToken.includes(call.service),
      token: context.token?.(),
      language: context.language(),
      featureFlags: context.featureFlags?.() ?? [],
    }),
    ...(call.body !== undefined && !isForm ? { "content-type": "application/json" } : {}),
    ...call.headers,
  };
  const request: Omit<ApiRequest, "signal"> = { method: call.method ?? "GET", headers };
  if (call.body instanceof FormData) request.body = call.body;
  else if (call.body !== undefined) request.body = JSON.stringify(toSnakeKeys(call.body));
  return [address + queryString(call.params), request];
}

/** Aborts with the caller or after `milliseconds`, whichever comes first; cheaper on a server than `AbortSignal.any`. */
function deadline(signal: AbortSignal, milliseconds: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const handle = setTimeout(abort, milliseconds);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(handle);
      signal.removeEventListener("abort", abort);
    },
  };
}

/** What the store was made with; Redux Toolkit hands it on untyped. */
const contextOf = (extra: unknown) => extra as ApiContext;

const send: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, { signal, extra, endpoint }) => {
  const context = contextOf(extra);
  context.onCall?.(call.service);
  const limit = deadline(signal, Math.min(call.timeoutMs ?? Infinity, context.timeoutMs));
  try {
    const [address, request] = requestOf(call, context);
    const response = await context.fetch(address, { ...request, signal: limit.signal });
    const body = await readBody(response, context.readJson);
    return response.ok
      ? await validateResponse(endpoint, body)
      : { error: errorOfResponse(response.status, response.headers, body) };
  } catch {
    // Caught: without a response there is one kind of error, whatever the cause (spec §8).
    return { error: errorWithoutResponse() };
  } finally {
    limit.clear();
  }
};

/** This endpoint itself refreshes the token. */
const REFRESH_PATH = "/api/refresh";

/** Rejected because of its token: a wrong password is a 401 too, and a new token would not help. */
const isTokenRejected = ({ url }: ApiCall, error: ApiError | undefined): boolean =>
  error?.status === 401 && error.code !== "wrong_credentials" && url !== REFRESH_PATH;

/**
 * The base query of every API call: host, token, language, feature flags, case of keys and time-out. Every failure
 * becomes an `ApiError`; a call without a response counts as 500. A call whose token is rejected is repeated with a
 * new one, if there is one, so that an expired session loses no data.
 */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, api, options) => {
  const { token, renewSession } = contextOf(api.extra);
  const sent = token?.();
  const result = await send(call, api, options);
  const isLost = sent === undefined || !isTokenRejected(call, result.error);
  if (isLost || !(await renewSession?.(sent, call.endsSession ?? false))) return result;
  return send(call, api, options);
};
