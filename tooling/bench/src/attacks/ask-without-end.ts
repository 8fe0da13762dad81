import { randomUUID } from "node:crypto";

const HOST = "no.localhost";
/** Chats that ask at the same time, each from an address of its own. */
const CHATS = 10;
const QUESTION = "Hva synes du om dette hjemmet, og hvem passer det for?";

/** Node's client takes headers, which its types do not have. */
const Client = WebSocket as unknown as new (url: string, options: object) => WebSocket;

interface Frame {
  type: string;
}

/** Asks about a home, and again as soon as an answer has ended; resolves when the chat is closed. */
const chat = (port: number, listing: string, number: number): Promise<void> =>
  new Promise((resolve) => {
    const query = new URLSearchParams({ property_id: listing, visitor_id: randomUUID() });
    const socket = new Client(`ws://127.0.0.1:${port}/ws?${query}`, {
      headers: {
        origin: `http://${HOST}`,
        "sec-fetch-site": "same-origin",
        "x-forwarded-host": HOST,
        "x-forwarded-for": `198.51.100.${number + 1}`,
      },
    });
    const ask = () =>
      socket.send(JSON.stringify({ type: "question", content: QUESTION, client_id: randomUUID() }));
    socket.addEventListener("message", ({ data }) => {
      const { type }: Frame = JSON.parse(String(data));
      if (["history", "thread_message_completed", "error", "timeout"].includes(type)) ask();
    });
    socket.addEventListener("error", () => resolve());
    socket.addEventListener("close", () => resolve());
  });

/** Keeps chats asking a model that never ends its answer. */
export async function askWithoutEnd(port: number, listing: string): Promise<void> {
  for (;;) {
    await Promise.all(Array.from({ length: CHATS }, (_, number) => chat(port, listing, number)));
  }
}
