import http from "node:http";

/** A request to a service on this machine, with the host of a site. */
export interface BenchRequest {
  port: number;
  path: string;
  /** Host that the site is requested by, e.g. `no.localhost`. */
  host: string;
  /** Sent as JSON by POST. */
  body?: unknown;
  /** @default identity */
  encoding?: "br" | "identity";
}

/** Sends requests over this many keep-alive connections; resolves with the body. @throws {Error} unless it is 200. */
export const createClient = (
  connections: number,
): ((question: BenchRequest) => Promise<string>) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  return ({ port, path, host, body, encoding = "identity" }) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const request = http.request(
        {
          agent,
          host: "127.0.0.1",
          port,
          path,
          method: text === undefined ? "GET" : "POST",
          headers: {
            host,
            "accept-encoding": encoding,
            ...(text !== undefined && {
              "content-type": "application/json",
              "content-length": Buffer.byteLength(text),
            }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            const result = Buffer.concat(chunks).toString();
            if (response.statusCode === 200) resolve(result);
            else reject(new Error(`${path}: ${response.statusCode} ${result.slice(0, 300)}`));
          });
        },
      );
      request.on("error", reject);
      request.end(text);
    });
};

/** Sends one request after the other. */
export const requestText = createClient(1);
