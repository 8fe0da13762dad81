import type { FastifyInstance } from "fastify";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import type { TestPerson } from "./collection-tests.ts";

/** A frame of the API as it is on the wire. */
export interface LiveFrame {
  type: string;
  seq: number;
  data: Record<string, unknown>;
}

/** A page of a test that is connected to `/ws`. */
export interface TestLivePage {
  socket: WebSocket;
  send(frame: object): void;
  /** The next frame that was not read yet. */
  next(): Promise<LiveFrame>;
  /** Code with which the connection was closed. */
  closed: Promise<number>;
}

/** How a test's page connects. */
export interface LivePageOptions {
  /** @default "no.localhost:3000" */
  host?: string;
  /** @default that of the host; null sends none */
  origin?: string | null;
  options?: ClientOptions;
  /** Query of the address. @default "" */
  query?: string;
}

/** Listens on a port of this machine. */
export async function listenForTest(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

/** Connects; rejects with the response's status where the upgrade is refused. */
export async function openLivePage(
  port: number,
  {
    host = "no.localhost:3000",
    origin = `http://${host}`,
    options = {},
    query = "",
  }: LivePageOptions = {},
): Promise<TestLivePage> {
  const headers = { host, ...(origin === null ? {} : { origin }) };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws${query}`, { ...options, headers });
  onTestFinished(() => socket.terminate());
  const received: LiveFrame[] = [];
  const waiting: ((frame: LiveFrame) => void)[] = [];
  socket.on("message", (data) => {
    const frame = JSON.parse(String(data)) as LiveFrame;
    const reader = waiting.shift();
    if (reader) reader(frame);
    else received.push(frame);
  });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("unexpected-response", (_request, { statusCode }) =>
      reject(new Error(`refused with ${statusCode}`)),
    );
    socket.on("error", reject);
  });
  return {
    socket,
    send: (frame) => socket.send(JSON.stringify(frame)),
    next: () => {
      const frame = received.shift();
      return frame ? Promise.resolve(frame) : new Promise((resolve) => waiting.push(resolve));
    },
    closed,
  };
}

/** A page of a signed-in person that listens to topics. */
export async function openLivePageOf(
  port: number,
  person: TestPerson,
  topics: readonly object[] = [],
  options: LivePageOptions = {},
): Promise<TestLivePage> {
  const page = await openLivePage(port, options);
  page.send({ type: "authenticate", token: person.page.token });
  await page.next();
  for (const topic of topics) {
    page.send({ type: "subscribe", topic });
    await page.next();
  }
  return page;
}
