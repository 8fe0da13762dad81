import type { FastifyRequest } from "fastify";
import type { ForwardHeaders } from "../request-facts.ts";

/** What the API says of a file before it is received: whose it is, or the refusal that its sender gets. */
export type UploadPermit =
  | { account: string }
  | { refusal: { status: number; headers: Record<string, string>; body: string } };

/** Asks whether a file of a request would be taken. Rejects where the API does not respond. */
export type AskUploadPermit = (request: FastifyRequest) => Promise<UploadPermit>;

/** Header in which the API names the account, for the share of memory that its files get. */
const ACCOUNT_HEADER = "upload-account";
const WAIT_MS = 10_000;

/** Headers that say who sends a file, and in which language the answer is. */
const asked = ["authorization", "cookie", "accept-language"] as const;
/** Headers of a refusal that its sender gets. */
const told = ["content-type", "retry-after", "cache-control"] as const;

/** Asks the API by `OPTIONS` at the address of the upload: the token and the draft are checked before a byte is kept. */
export const createUploadPermits =
  (options: {
    apiUrl: string;
    forwardHeaders: ForwardHeaders;
    fetch: typeof fetch;
  }): AskUploadPermit =>
  async (request) => {
    const [path = "/"] = request.url.split("?");
    const sent = asked.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    });
    const length = request.headers["upload-length"] ?? request.headers["content-length"];
    if (typeof length === "string") sent.push(["upload-length", length]);
    const response = await options.fetch(options.apiUrl + path, {
      method: "OPTIONS",
      headers: { ...Object.fromEntries(sent), ...options.forwardHeaders(request) },
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const body = await response.text();
    if (response.ok) return { account: response.headers.get(ACCOUNT_HEADER) ?? "" };
    const headers = told.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return { refusal: { status: response.status, headers: Object.fromEntries(headers), body } };
  };
