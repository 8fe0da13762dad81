import type { SendRequest } from "../api-context.ts";
import { contextOf } from "./upload-call.ts";

/** Bytes that browsers send on behalf of pages that are gone, with room for other requests (Fetch: 64 KiB of a page). */
const KEPT_ALIVE_MAX_BYTES = 48 * 1024;

/** Sends requests that go on where their page is closed or left; larger ones end with it. */
export const outlivesPage =
  (send: SendRequest): SendRequest =>
  (address, request) => {
    const { body } = request;
    const isSmall =
      typeof body === "string" && new TextEncoder().encode(body).length <= KEPT_ALIVE_MAX_BYTES;
    return send(address, isSmall ? { ...request, keepalive: true } : request);
  };

/** The API of a query whose request goes on after its page. */
export const outlivingPage = <Query extends { extra: unknown }>(query: Query): Query => {
  const context = contextOf(query.extra);
  return { ...query, extra: { ...context, fetch: outlivesPage(context.fetch) } };
};
