import type { WebSocket } from "@fastify/websocket";
import { CHAT_IDLE_MS } from "@hjem/domain/chat/chat-rules";
import { MINUTE_MS, SECOND_MS } from "@hjem/domain/durations";
import { LIVE_CLOSED_IDLE } from "@hjem/domain/limits";
import { type LiveEvent, LiveRequest, type LiveTopic } from "@hjem/domain/saved/live-message";
import { toCamelKeys, toSnakeKeys } from "@hjem/domain/wire/case";
import type { OpenChat } from "./chat-progress.ts";

/** Half of the time after which proxies close what is idle. */
const PING_MS = 25 * SECOND_MS;
/** Frames of a page between two pings; it sends one for each page that is opened. */
const FRAMES_MAX = 100;
/** Bytes that wait for a slow page; it requests everything again when it is back. */
const BUFFER_MAX_BYTES = 64 * 1024;
/** A client that sends nothing is no page of this site. */
const AUTHENTICATE_WITHIN_MS = MINUTE_MS / 6;

/** Why a connection is closed (RFC 6455 §7.4.1). */
export const closeCodes = {
  /** A frame that cannot be read, or too many. */
  policy: 1008,
  /** The API stops; the page connects again. */
  restart: 1012,
  /** Too many connections; the page polls. */
  busy: 1013,
  /** Nobody is signed in, or no longer. */
  unauthorized: 4401,
  /** Nothing was asked for a long time; the page connects with the next question. */
  idle: LIVE_CLOSED_IDLE,
} as const;

/** Whom a page has authenticated as. */
export interface LiveUser {
  accountId: string;
  sessionId: string;
}

/** An event before it is numbered. */
export type UnsentEvent = LiveEvent extends infer Event
  ? Event extends LiveEvent
    ? Omit<Event, "seq">
    : never
  : never;

/** The live connection of one page. */
export interface LiveConnection {
  /** Null until the page has authenticated. */
  user: LiveUser | null;
  /** What the page has subscribed to, by `topicKey`. */
  readonly topics: Map<string, LiveTopic>;
  /** Its chat with the assistant of a home; null without one. */
  chat: OpenChat | null;
  send(event: UnsentEvent): void;
  close(reason: keyof typeof closeCodes): void;
}

/** What a connection needs. */
export interface LiveConnectionDeps {
  /** Done before the first frame is carried out. */
  onOpen: (connection: LiveConnection) => Promise<void>;
  /** Carries out a frame; those of one page one after the other. */
  onRequest: (connection: LiveConnection, request: LiveRequest) => Promise<void>;
  onClose: (connection: LiveConnection) => void;
  log: { warn(values: object, line: string): void };
}

/** Names a topic. */
export const topicKey = (topic: LiveTopic): string =>
  topic.kind === "collection" ? `collection/${topic.id}` : topic.kind;

const readRequest = (text: string): LiveRequest | null => {
  try {
    return LiveRequest.safeParse(toCamelKeys(JSON.parse(text))).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Follows a socket that was upgraded: reads frames, pings, and ends what does not respond (D77, D78). */
export function openConnection(
  socket: WebSocket,
  { onOpen, onRequest, onClose, log }: LiveConnectionDeps,
): LiveConnection {
  let seq = 0;
  let frames = 0;
  let quietMs = 0;
  let isResponsive = true;

  const connection: LiveConnection = {
    user: null,
    topics: new Map(),
    chat: null,
    send: (event) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BUFFER_MAX_BYTES) {
        socket.terminate();
        return;
      }
      socket.send(JSON.stringify(toSnakeKeys({ ...event, seq })));
      seq += 1;
    },
    close: (reason) => socket.close(closeCodes[reason]),
  };

  const ping = setInterval(() => {
    if (!isResponsive) {
      socket.terminate();
      return;
    }
    quietMs += PING_MS;
    if (connection.chat && connection.topics.size === 0 && quietMs >= CHAT_IDLE_MS) {
      connection.close("idle");
      return;
    }
    isResponsive = false;
    frames = 0;
    socket.ping();
  }, PING_MS);
  const deadline = setTimeout(() => {
    if (connection.user === null && connection.chat === null) connection.close("unauthorized");
  }, AUTHENTICATE_WITHIN_MS);

  const carryOut = async (task: () => Promise<void>): Promise<void> => {
    try {
      if (socket.readyState === socket.OPEN) await task();
    } catch (error) {
      // The page polls, and connects again.
      log.warn({ err: error }, "a frame of a live connection was not carried out");
      connection.close("restart");
    }
  };
  let work = carryOut(() => onOpen(connection));

  socket.on("pong", () => (isResponsive = true));
  socket.on("message", (data, isBinary) => {
    frames += 1;
    quietMs = 0;
    const isText = !isBinary && Buffer.isBuffer(data);
    const request = isText && frames <= FRAMES_MAX ? readRequest(data.toString()) : null;
    if (request === null) connection.close("policy");
    else work = work.then(() => carryOut(() => onRequest(connection, request)));
  });
  // What the library closes itself, such as a frame that is too long.
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clearInterval(ping);
    clearTimeout(deadline);
    onClose(connection);
  });
  return connection;
}
