import http from "node:http";
import type { AddressInfo } from "node:net";

/** A network between a browser and the site that a journey can cut, and on which it can publish another build. */
export interface CuttableNetwork {
  /** Port at which the site is reached through it. */
  port: number;
  /** From now on no request reaches the site. */
  cut: () => void;
  restore: () => void;
  /** The worker that is sent from now on is that of another build. */
  publish: (build: string) => void;
  close: () => Promise<void>;
}

const workerPath = /^\/sw\.js/;
const buildIn = /(?<=\bbuild:)(["'`])[0-9a-f]{8}\1/;

/** Opens such a network before the site at `target`. */
export async function openNetwork(target: URL): Promise<CuttableNetwork> {
  let isCut = false;
  let published: string | null = null;
  const server = http.createServer((request, response) => {
    if (isCut) {
      request.socket.destroy();
      return;
    }
    const { method, url = "/", headers } = request;
    const isWorker = workerPath.test(url) && published !== null;
    const forwarded = http.request(
      {
        host: "127.0.0.1",
        port: target.port,
        method,
        path: url,
        headers: {
          ...headers,
          host: target.host,
          ...(isWorker && { "accept-encoding": "identity", "if-none-match": "" }),
        },
      },
      (answer) => {
        if (!isWorker) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        const { "content-length": _length, etag: _etag, ...sent } = answer.headers;
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          const code = Buffer.concat(parts).toString();
          response.writeHead(answer.statusCode ?? 502, sent);
          response.end(code.replace(buildIn, JSON.stringify(published)));
        });
      },
    );
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    restore: () => {
      isCut = false;
    },
    publish: (build) => {
      published = build;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
