import type { ErrorCode } from "@hjem/domain/errors";
import { toCamelKeys, toSnakeKeys } from "@hjem/domain/wire/case";

/** A request to the API, with its keys converted to camel case. */
export interface StubCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** Responses by `METHOD /path`, e.g. `{ "POST /api/v2/property/search": { data: [], pagination } }`. */
export type StubResponses = Readonly<Record<string, object | ((call: StubCall) => object)>>;

/** An error response in the API's own shape (D20). */
export class StubError {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  /** The request id of the log, sent as a header; empty without one. */
  readonly requestId: string;

  constructor(status: number, code: ErrorCode, message: string = code, requestId = "") {
    this.status = status;
    this.code = code;
    this.message = message;
    this.requestId = requestId;
  }
}

const json = (status: number, body: unknown, requestId = "") =>
  new Response(JSON.stringify(toSnakeKeys(body)), {
    status,
    headers: {
      "content-type": "application/json",
      ...(requestId && { "x-request-id": requestId }),
    },
  });

const addressOf = (input: string | URL | Request) => (input instanceof Request ? input.url : input);

/** A `fetch` that returns the test's responses in the API's format; `calls` lists the requests. */
export function stubApi(responses: StubResponses): { fetch: typeof fetch; calls: StubCall[] } {
  const calls: StubCall[] = [];
  return {
    calls,
    fetch: async (input, init) => {
      const request = new Request(new URL(addressOf(input), "http://test.localhost"), init);
      const url = new URL(request.url);
      const text = await request.clone().text();
      const { method, headers } = request;
      const isJson = headers.get("content-type")?.includes("json") ?? false;
      const body = isJson ? toCamelKeys(JSON.parse(text)) : text;
      const call: StubCall = { method, path: url.pathname, query: url.searchParams, headers, body };
      calls.push(call);
      const known = responses[`${method} ${url.pathname}`];
      const response: unknown = typeof known === "function" ? await known(call) : known;
      if (response instanceof Response) return response;
      if (response instanceof StubError) {
        const { status, code, message, requestId } = response;
        return json(status, { error: { code, message } }, requestId);
      }
      return response === undefined
        ? json(404, {
            error: { code: "not_found", message: `${method} ${url.pathname} is not stubbed` },
          })
        : json(200, response);
    },
  };
}
