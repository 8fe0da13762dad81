import type { ApiResponse, SendRequest } from "@hjem/api-client/api-context";
import http from "node:http";
import https from "node:https";

/** Headers by lower-case name; a header that occurs several times is `null`. */
const headersOf = ({ headers }: http.IncomingMessage): ApiResponse["headers"] => ({
  get: (name) => {
    const value = headers[name];
    return typeof value === "string" ? value : null;
  },
});

/** Sends the API calls of pages; `close` ends its idle connections. */
export interface ApiSender {
  send: SendRequest;
  close: () => void;
}

/**
 * Creates the sender of the API calls that pages make, over keep-alive connections. It costs a page about half of what
 * `fetch` does. A call rejects where there is no complete response.
 */
export function createApiSender(): ApiSender {
  const agents = {
    "http:": new http.Agent({ keepAlive: true }),
    "https:": new https.Agent({ keepAlive: true }),
  };
  return {
    send: (address, { method, headers, body, signal }) => {
      // Files come from browsers alone; no page sends any.
      if (body instanceof FormData) return fetch(address, { method, headers, body, signal });
      return new Promise((resolve, reject) => {
        const isSecure = address.startsWith("https:");
        const request = (isSecure ? https : http).request(
          address,
          { agent: agents[isSecure ? "https:" : "http:"], method, headers, signal },
          (response) => {
            const chunks: Buffer[] = [];
            response.on("data", (chunk: Buffer) => chunks.push(chunk));
            response.on("error", reject);
            response.on("end", () => {
              const status = response.statusCode ?? 0;
              resolve({
                status,
                ok: status >= 200 && status < 300,
                headers: headersOf(response),
                text: async () => Buffer.concat(chunks).toString(),
              });
            });
          },
        );
        request.on("error", reject);
        request.end(body);
      });
    },
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
