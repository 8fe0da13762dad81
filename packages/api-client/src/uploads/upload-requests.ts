import type { HttpStack } from "tus-js-client";
import type { ApiContext } from "../api-context.ts";
import { requestHeaders } from "../request-headers.ts";
import { sendWithProgress } from "./send-with-progress.ts";

const UNAUTHORISED = 401;

/**
 * Requests of uploads in parts, sent as all others are: with token and language. One whose token is rejected is sent again
 * once there is a new one, so that an upload goes on where it was though the session has ended in its middle (D6, D101). An
 * upload without a new one waits, like one without a network.
 */
export const uploadRequests = (
  context: ApiContext,
  { hasProgress }: { hasProgress: boolean },
): HttpStack => ({
  getName: () => "hjem",
  createRequest(method, url) {
    const own: Record<string, string> = {};
    const abort = new AbortController();
    let onBytes: (sent: number) => void = () => undefined;
    const sendOnce = (body: Blob | null) => {
      const size = body?.size ?? 0;
      const send = hasProgress
        ? sendWithProgress((fraction) => onBytes(fraction * size))
        : context.fetch;
      const headers = requestHeaders({
        isTokenWithheld: false,
        token: context.token?.(),
        language: context.language(),
        featureFlags: [],
      });
      return send(url, {
        method,
        headers: { ...headers, ...own },
        signal: abort.signal,
        ...(body && { body }),
      });
    };
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => {
        own[name] = value;
      },
      getHeader: (name) => own[name],
      setProgressHandler: (handler) => {
        onBytes = handler;
      },
      async send(body: Blob | null) {
        const token = context.token?.();
        let response = await sendOnce(body);
        const isRejected = response.status === UNAUTHORISED && token !== undefined;
        if (isRejected && (await context.renewSession?.(token, false)))
          response = await sendOnce(body);
        const { status, headers } = response;
        // To the protocol it would mean that the upload is gone, and the next one would begin anew.
        if (status === UNAUTHORISED) throw new Error("The session has ended.");
        const text = await response.text();
        return {
          getStatus: () => status,
          getHeader: (name) => headers.get(name) ?? undefined,
          getBody: () => text,
          getUnderlyingObject: () => response,
        };
      },
      abort: async () => abort.abort(),
      getUnderlyingObject: () => null,
    };
  },
});
