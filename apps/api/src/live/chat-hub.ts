import type { ChatQuery } from "@hjem/domain/chat/chat-message";
import type { Language } from "@hjem/domain/language";
import type { LiveRequest } from "@hjem/domain/saved/live-message";
import type { Database } from "../db/schema.ts";
import type { AnswerRunner } from "../modules/assistant/answer-runner.ts";
import {
  type AskedProperty,
  askerKey,
  conversationIdOf,
  visitorOf,
} from "../modules/assistant/asker.ts";
import type { HomeFacts } from "../modules/assistant/home-facts.ts";
import { moveConversations } from "../modules/assistant/personal-conversations.ts";
import { findLastTurns, findTurnsFrom, isAsked, saveQuestion } from "../modules/assistant/turns.ts";
import { ApiError } from "../plugins/api-error.ts";
import type { RequestLimits } from "../security/request-limits.ts";
import { firstOpen, historyOf, type OpenChat, progressOf } from "./chat-progress.ts";
import type { LiveConnection } from "./live-connection.ts";

/** Open chats of one visitor; of an account its connections are counted. */
const CHATS_OF_VISITOR = 20;

/** Which home a page asks about, and who. */
export interface ChatAddress extends ChatQuery {
  regionId: string;
  /** Of the browser. */
  language: Language;
  /** Of the network. */
  ip: string;
}

type Question = Extract<LiveRequest, { type: "question" }>;

/** What chats need. */
export interface ChatHubDeps {
  db: Database;
  facts: HomeFacts;
  runner: AnswerRunner;
  limits: Pick<RequestLimits, "ofAddress" | "ofSubject">;
  /** Says in all processes which conversations have changed. */
  onChange: (conversationIds: readonly string[]) => void;
  now: () => number;
  log: { warn(values: object, line: string): void };
}

/** The chats of the pages that are connected to this process (CHAT-001, D77..D80). */
export interface ChatHub {
  /** Begins the chat of a page: whether there is an assistant, and the history. */
  open(connection: LiveConnection, address: ChatAddress): Promise<void>;
  /** Continues it as the person who has signed in, with what `visitorId` has asked before (D80). */
  signIn(connection: LiveConnection, accountId: string, visitorId?: string): Promise<void>;
  ask(connection: LiveConnection, question: Question): Promise<void>;
  sendHistory(connection: LiveConnection): Promise<void>;
  leave(connection: LiveConnection): void;
  /** Sends what has changed in conversations; null where anything may have. */
  changed(conversationIds: readonly string[] | null): Promise<void>;
  /** Looks after runs of processes that have died. */
  sweep(): Promise<void>;
}

/** Opens the chats of a process. */
export function createChatHub({
  db,
  facts,
  runner,
  limits,
  onChange,
  now,
  log,
}: ChatHubDeps): ChatHub {
  /** Connections by conversation. */
  const following = new Map<string, Set<LiveConnection>>();
  /** Conversations that are being read, and whether they have changed since. */
  const reading = new Map<string, { isStale: boolean }>();

  const leave: ChatHub["leave"] = (connection) => {
    const id = connection.chat?.conversationId ?? "";
    connection.chat = null;
    following.get(id)?.delete(connection);
    if (following.get(id)?.size === 0) following.delete(id);
  };

  const follow = (connection: LiveConnection, chat: OpenChat): void => {
    leave(connection);
    connection.chat = chat;
    const others = following.get(chat.conversationId) ?? new Set();
    following.set(chat.conversationId, others.add(connection));
  };

  const show = async (conversationId: string): Promise<void> => {
    const shownOf = () =>
      [...(following.get(conversationId) ?? [])].flatMap((connection) =>
        connection.chat?.shown ? [{ connection, shown: connection.chat.shown }] : [],
      );
    const from = shownOf().map(({ shown }) => firstOpen(shown));
    if (from.length === 0) return;
    const turns = await findTurnsFrom(db, conversationId, Math.min(...from));
    for (const { connection, shown } of shownOf()) {
      for (const event of progressOf(shown, turns)) connection.send(event);
    }
  };

  /** Reads a conversation once for all its pages, and again if it has changed meanwhile. */
  const refresh = async (conversationId: string): Promise<void> => {
    const current = reading.get(conversationId);
    if (current) {
      current.isStale = true;
      return;
    }
    const own = { isStale: true };
    reading.set(conversationId, own);
    try {
      while (own.isStale) {
        own.isStale = false;
        await show(conversationId);
      }
    } finally {
      reading.delete(conversationId);
    }
  };

  const sendHistory: ChatHub["sendHistory"] = async (connection) => {
    const { chat } = connection;
    if (!chat) return;
    chat.shown = null;
    const { event, shown } = historyOf(await findLastTurns(db, chat.conversationId));
    connection.send(event);
    chat.shown = shown;
    await refresh(chat.conversationId);
  };

  const begin = async (connection: LiveConnection, chat: Omit<OpenChat, "conversationId">) => {
    const conversationId = conversationIdOf(chat.asker, chat.property);
    follow(connection, { ...chat, conversationId });
    await sendHistory(connection);
  };

  /** Whether the home can still be asked about; the page gets an error where it cannot. */
  const isOffered = async (connection: LiveConnection, property: AskedProperty) => {
    const home = await facts.findHome(property);
    if (!home) connection.send({ type: "assistant_status", data: { hasAssistant: false } });
    return home !== null;
  };

  const refuse = (connection: LiveConnection, clientId: string, error: ApiError): void => {
    const { seconds } = error.values;
    connection.send({
      type: "error",
      data: { messageId: null, clientId, seconds: typeof seconds === "number" ? seconds : null },
    });
  };

  return {
    async open(connection, { propertyId, visitorId, regionId, language, ip }) {
      const property = { regionId, propertyId };
      const asker = visitorOf(visitorId);
      const own = [...following.values()]
        .flatMap((connections) => [...connections])
        .filter(({ chat }) => chat && askerKey(chat.asker) === asker.visitorHash);
      if (own.length >= CHATS_OF_VISITOR) {
        connection.close("busy");
        return;
      }
      if (!(await isOffered(connection, property))) return;
      connection.send({ type: "assistant_status", data: { hasAssistant: true } });
      await begin(connection, { property, asker, language, ip, shown: null });
    },

    async signIn(connection, accountId, visitorId) {
      const { chat } = connection;
      if (!chat) return;
      if (visitorId !== undefined) {
        const { regionId } = chat.property;
        await moveConversations(db, visitorId, { accountId, regionId, now: now() });
      }
      await begin(connection, { ...chat, asker: { accountId }, shown: null });
    },

    async ask(connection, { content, clientId, language }) {
      const { chat } = connection;
      if (!chat || !(await isOffered(connection, chat.property))) return;
      const { asker, property, conversationId } = chat;
      if (!(await isAsked(db, conversationId, clientId))) {
        try {
          await limits.ofSubject("question", askerKey(asker));
          await limits.ofAddress("question", chat.ip);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          refuse(connection, clientId, error);
          return;
        }
        const question = { content, clientId, language: language ?? chat.language };
        await saveQuestion(db, asker, property, { question, now: now() });
        await runner.drain();
      }
      onChange([conversationId]);
    },

    sendHistory,
    leave,

    async changed(conversationIds) {
      for (const id of conversationIds ?? following.keys()) {
        if (following.has(id)) {
          refresh(id).catch((error: unknown) =>
            log.warn({ err: error }, "a conversation did not reach its pages"),
          );
        }
      }
    },

    async sweep() {
      if (following.size > 0) await runner.sweep();
    },
  };
}
