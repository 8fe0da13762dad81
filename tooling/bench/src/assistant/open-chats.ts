import { sampleId } from "@hjem/api/testing/sample-listings";
import { randomUUID } from "node:crypto";

const HOST = "no.localhost";
/** Chats that connect at the same time. */
const AT_ONCE = 20;
const QUESTION = "Hva er prisantydningen?";

/** A chat of the measurement. */
export interface BenchChat {
  /** Asks, and waits for the first text of the answer. */
  ask(): Promise<void>;
  close(): void;
}

interface Frame {
  type: string;
}

/** Node's client takes headers, which its types do not have. */
const Client = WebSocket as unknown as new (url: string, options: object) => WebSocket;

/** Opens the chat of a visitor of an address of its own, and waits for its history. */
function openChat(port: number, number: number): Promise<BenchChat> {
  const query = new URLSearchParams({ property_id: sampleId(number), visitor_id: randomUUID() });
  const socket = new Client(`ws://127.0.0.1:${port}/ws?${query}`, {
    headers: {
      origin: `http://${HOST}`,
      "sec-fetch-site": "same-origin",
      "x-forwarded-host": HOST,
      "x-forwarded-for": `198.51.${100 + Math.floor(number / 250)}.${(number % 250) + 1}`,
    },
  });
  let waiting = { type: "", resolve: () => {}, reject: (_reason: Error) => {} };
  const until = (type: string) =>
    new Promise<void>((resolve, reject) => {
      waiting = { type, resolve, reject };
    });
  socket.addEventListener("message", ({ data }) => {
    const frame: Frame = JSON.parse(String(data));
    if (frame.type === waiting.type) waiting.resolve();
    if (frame.type === "error" || frame.type === "timeout") {
      waiting.reject(new Error("A question was not answered."));
    }
  });
  const chat: BenchChat = {
    ask() {
      const answered = until("thread_message_delta");
      socket.send(JSON.stringify({ type: "question", content: QUESTION, client_id: randomUUID() }));
      return answered;
    },
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.addEventListener("error", () => reject(new Error("A chat was refused.")));
    socket.addEventListener("close", () => reject(new Error("A chat was closed.")));
    void until("history").then(() => resolve(chat));
  });
}

/** Opens the chats of so many visitors with as many homes of the samples. */
export async function openChats(port: number, count: number): Promise<BenchChat[]> {
  const chats: BenchChat[] = [];
  while (chats.length < count) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => chats.length + index + 1);
    chats.push(...(await Promise.all(numbers.map((number) => openChat(port, number)))));
  }
  return chats;
}
