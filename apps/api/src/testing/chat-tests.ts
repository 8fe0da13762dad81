import type { AnswerEngine, AnswerPart } from "../modules/assistant/answer-engine.ts";
import { type LiveFrame, openLivePage, type TestLivePage } from "./live-tests.ts";
import { sampleId } from "./sample-listings.ts";

/** A page of a test with the chat of a home. */
export interface TestChat extends TestLivePage {
  /** Asks; returns the id of the question. */
  ask(content: string, clientId?: string): string;
  /** Frames up to one of a type, that one included. */
  until(type: string): Promise<LiveFrame[]>;
}

/** Who asks about which home, and where. */
export interface TestChatOptions {
  /** @default a new one */
  visitorId?: string;
  /** @default the first sample */
  propertyId?: string;
  /** @default "no.localhost:3000" */
  host?: string;
}

/** Opens a chat; its first events are unread. */
export async function openChat(
  port: number,
  { visitorId = crypto.randomUUID(), propertyId = sampleId(1), host }: TestChatOptions = {},
): Promise<TestChat> {
  const query = `?property_id=${propertyId}&visitor_id=${visitorId}`;
  const page = await openLivePage(port, { query, ...(host === undefined ? {} : { host }) });
  return {
    ...page,
    ask: (content, clientId = crypto.randomUUID()) => {
      page.send({ type: "question", content, client_id: clientId });
      return clientId;
    },
    until: async (type) => {
      const frames: LiveFrame[] = [];
      while (frames.at(-1)?.type !== type) frames.push(await page.next());
      return frames;
    },
  };
}

/** Opens a chat and reads its history; messages of it as text. */
export async function openChatHistory(port: number, options?: TestChatOptions) {
  const chat = await openChat(port, options);
  const frames = await chat.until("history");
  const messages = frames.at(-1)?.data.messages as { content: string; origin: string }[];
  return { chat, texts: messages.map(({ content }) => content) };
}

/** An engine of a test, which says what the test tells it to, when it does. */
export interface TestEngine extends AnswerEngine {
  /** Questions that it was asked, in order. */
  asked: string[];
  say(part: AnswerPart): void;
  fail(): void;
}

/** A summary of an answer by the listing. */
export const answeredSummary = {
  summary: { status: "answered" as const, quotes: [], isEnquiryOffered: false },
};

/** An engine whose answers the test sets. */
export function createTestEngine(): TestEngine {
  const parts: (AnswerPart | Error)[] = [];
  const waiting: (() => void)[] = [];
  const add = (part: AnswerPart | Error) => {
    parts.push(part);
    waiting.shift()?.();
  };
  const asked: string[] = [];
  return {
    asked,
    say: add,
    fail: () => add(new Error("no answer")),
    async *answer({ question }, signal) {
      asked.push(question);
      for (;;) {
        const part = parts.shift();
        if (part instanceof Error) throw part;
        if (part) yield part;
        else {
          await new Promise<void>((resolve) => {
            waiting.push(resolve);
            signal.addEventListener("abort", () => resolve());
          });
        }
        signal.throwIfAborted();
        if (part && "summary" in part) return;
      }
    },
  };
}
