import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A local address service of a test. */
export interface TestAddressServer {
  url: string;
  /** Paths with query that were requested, the oldest first. */
  readonly requests: readonly string[];
  /** Sends the response of the next requests. */
  respond: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts it on a free port; it answers with an empty object until it is told otherwise. */
export async function startAddressServer(): Promise<TestAddressServer> {
  const requests: string[] = [];
  const service: Omit<TestAddressServer, "url"> = {
    requests,
    respond: (response) => void response.end("{}"),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(({ url = "" }: IncomingMessage, response) => {
    requests.push(url);
    service.respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, { url: `http://127.0.0.1:${port}` });
}
