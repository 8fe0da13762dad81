import type { FastifyRequest } from "fastify";
import type { ForwardHeaders } from "../request-facts.ts";

/** How long it is believed that a site has no gate, and that a browser has opened it, in milliseconds. */
const BELIEVED_MS = 10_000;
/** Time-out for the API's state of the gate, in milliseconds. */
const WAIT_MS = 2_000;
/** Browsers remembered at once. */
const BROWSERS_MAX = 1_000;

/** State of the gate, as the API reports it. */
interface GateResponse {
  data: { expiration: string } | null;
  is_required: boolean;
}

/** What the gate needs. */
export interface SiteGateOptions {
  apiUrl: string;
  forwardHeaders: ForwardHeaders;
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** What the gate reads of a request. */
type GateVisit = Pick<FastifyRequest, "ip" | "id" | "headers" | "log">;

/** The password gate of a site (D39): the API knows whether there is one, and which visitors have opened it. */
export interface SiteGate {
  /** True while the site has a gate, or may have one: then no response may be cached (D28). */
  isUp: () => boolean;
  /** False until the API has reported whether there is a gate: until then the site is closed to everybody. */
  isKnown: () => boolean;
  /** Whether this request has to give the password first. */
  isClosedFor: (request: GateVisit) => Promise<boolean>;
  /** Tries a password; a cookie comes with the right one, a status above 400 with others. */
  open: (
    request: FastifyRequest,
    password: string,
  ) => Promise<{ status: number; cookies: string[] }>;
}

/** Asks the API, as rarely as the gate allows. */
export function createSiteGate({
  apiUrl,
  forwardHeaders,
  fetch: callApi,
  clock,
}: SiteGateOptions): SiteGate {
  const address = `${apiUrl}/api/web-access`;
  const opened = new Map<string, number>();
  // Null until the API has reported: a site is closed until it is known to be open.
  let isUp: boolean | null = null;
  let reportedAt = Number.NEGATIVE_INFINITY;

  const isAllowed = async (request: GateVisit, cookie: string): Promise<boolean> => {
    const response = await callApi(`${address}?scope=site`, {
      headers: { ...forwardHeaders(request), cookie },
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (!response.ok) return isUp ?? true;
    const { data, is_required: isRequired } = (await response.json()) as GateResponse;
    isUp = isRequired;
    reportedAt = clock();
    if (!isRequired || data === null) return isRequired;
    if (opened.size >= BROWSERS_MAX) opened.clear();
    opened.set(cookie, Math.min(Date.parse(data.expiration), clock() + BELIEVED_MS));
    return false;
  };

  return {
    isUp: () => isUp !== false,
    isKnown: () => isUp !== null,
    isClosedFor: async (request) => {
      const { cookie = "" } = request.headers;
      if (isUp === false && clock() - reportedAt < BELIEVED_MS) return false;
      if (isUp && (opened.get(cookie) ?? 0) > clock()) return false;
      // Without the API a site that had a gate keeps it, and one that is known to have none stays open.
      return isAllowed(request, cookie).catch((error: unknown) => {
        request.log.warn({ err: error }, "the request for the gate failed");
        return isUp ?? true;
      });
    },
    open: async (request, password) => {
      const { origin, "sec-fetch-site": site, cookie } = request.headers;
      const response = await callApi(address, {
        method: "POST",
        headers: {
          ...forwardHeaders(request),
          "content-type": "application/json",
          ...(typeof origin === "string" && { origin }),
          ...(typeof site === "string" && { "sec-fetch-site": site }),
          ...(cookie !== undefined && { cookie }),
        },
        body: JSON.stringify({ scope: "site", password }),
        signal: AbortSignal.timeout(WAIT_MS),
      });
      return { status: response.status, cookies: response.headers.getSetCookie() };
    },
  };
}
