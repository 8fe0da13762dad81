import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A local service that takes text messages. */
export interface TestSmsService {
  url: string;
  /** What came, the oldest first. */
  readonly received: readonly { authorization: string | undefined; body: unknown }[];
  /** Response to the next messages; @default 200 */
  respond: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function startSmsService(): Promise<TestSmsService> {
  const received: { authorization: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString("utf8");
    });
    request.on("end", () => {
      const { authorization } = request.headers;
      received.push({ authorization, body: JSON.parse(body) as unknown });
      service.respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const service: TestSmsService = {
    url: `http://127.0.0.1:${port}/messages`,
    received,
    respond: (response) => void response.end("ok"),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
