import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A local service with the range protocol of Have I Been Pwned. */
export interface TestBreachService {
  url: string;
  /** What was requested, the oldest first: path and whether padding was requested. */
  readonly requests: readonly { path: string; padding: string | undefined }[];
  /** Knows these passwords, each with how often it was seen; 0 is a line of padding. */
  passwords: Map<string, number>;
  /** Response instead of ranges; null for ranges. */
  respond: ((response: ServerResponse) => void) | null;
  close(): Promise<void>;
}

const sha1 = (text: string): string => createHash("sha1").update(text).digest("hex").toUpperCase();

/** Starts it on a free port. */
export async function startBreachService(): Promise<TestBreachService> {
  const requests: { path: string; padding: string | undefined }[] = [];
  const service: Omit<TestBreachService, "url"> = {
    requests,
    passwords: new Map(),
    respond: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const sendRange = ({ url: path = "", headers }: IncomingMessage, response: ServerResponse) => {
    requests.push({ path, padding: headers["add-padding"]?.toString() });
    if (service.respond) return service.respond(response);
    const prefix = path.slice("/range/".length);
    const known = [...service.passwords].map(([password, count]) => ({
      hash: sha1(password),
      count,
    }));
    const lines = known
      .filter(({ hash }) => hash.startsWith(prefix))
      .map(({ hash, count }) => `${hash.slice(prefix.length)}:${count}`);
    return response.end([...lines, `${"0".repeat(35)}:0`].join("\r\n"));
  };
  const server = createServer((request, response) => void sendRange(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, { url: `http://127.0.0.1:${port}` });
}
