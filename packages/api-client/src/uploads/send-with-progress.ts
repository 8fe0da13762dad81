import type { SendRequest } from "../api-context.ts";

/** Sends a form like `fetch` does, and says how much of it has been sent, 0 to 1: `fetch` itself cannot. */
export const sendWithProgress =
  (onProgress: (fraction: number) => void): SendRequest =>
  (address, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener("load", () => {
        const { status, responseText } = request;
        resolve({
          ok: status >= 200 && status < 300,
          status,
          headers: { get: (name) => request.getResponseHeader(name) },
          text: async () => responseText,
        });
      });
      for (const event of ["error", "timeout", "abort"] as const) {
        request.addEventListener(event, () =>
          reject(new Error(`The request ended with ${event}.`)),
        );
      }
      if (signal.aborted) request.abort();
      signal.addEventListener("abort", () => request.abort(), { once: true });
      request.send(body);
    });
