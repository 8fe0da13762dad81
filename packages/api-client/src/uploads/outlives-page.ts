import type { SendRequest } from "../api-context.ts";

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
