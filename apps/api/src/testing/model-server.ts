import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** What a server of a test was asked. */
export interface ModelRequest {
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    max_tokens: number;
    messages: { role: string; content: string }[];
  };
}

/** One event of the protocol with some text. */
export const modelChunk = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

/** A whole answer, in parts of a few characters. */
export const modelAnswer = (text: string): string[] => [
  ...(text.match(/[\s\S]{1,7}/g) ?? []).map((part) => modelChunk(part)),
  modelChunk("", "stop"),
  "data: [DONE]\n\n",
];

const readBody = async (request: IncomingMessage): Promise<ModelRequest["body"]> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
};

type Respond = (response: ServerResponse, request: ModelRequest) => unknown;

/** A server with the protocol of chat completions, which does with each request what the test says. */
export async function startModelServer(
  respond: Respond,
): Promise<{ url: string; requests: ModelRequest[]; close: () => void }> {
  const requests: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    void readBody(incoming).then((body) => {
      const request = { authorization: incoming.headers.authorization, body };
      requests.push(request);
      return respond(response, request);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, requests, close };
}

/** The same for one test, after which it is closed. */
export async function openModelServer(
  respond: Respond,
): Promise<{ url: string; requests: ModelRequest[] }> {
  const { close, ...server } = await startModelServer(respond);
  onTestFinished(close);
  return server;
}
