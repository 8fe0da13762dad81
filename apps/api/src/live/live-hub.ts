import type { WebSocket } from "@fastify/websocket";
import type { LiveRequest, LiveTopic } from "@hjem/domain/saved/live-message";
import { LIVE_SESSION_CHECK_MS } from "@hjem/domain/saved/saved-rules";
import { Gauge, type Registry } from "prom-client";
import type { Database } from "../db/schema.ts";
import type { Sessions } from "../modules/accounts/sessions/sessions.ts";
import { countUnread } from "../modules/alerts/notifications/alert-list.ts";
import { ApiError } from "../plugins/api-error.ts";
import type { ChatAddress, ChatHub } from "./chat-hub.ts";
import type { LiveBus, LiveChange } from "./live-bus.ts";
import { type LiveConnection, type LiveUser, openConnection, topicKey } from "./live-connection.ts";
import { findCollections, findMembers, findSavedIn } from "./live-queries.ts";

/** Open pages of one account; further ones poll. */
const CONNECTIONS_OF_ACCOUNT = 20;
/** Topics of one page: a collection and the bell, with room for a page that is changed. */
const TOPICS_MAX = 8;
/** How often sessions are looked up; with the query it stays within the time after which they must be cut. */
const CHECK_MS = LIVE_SESSION_CHECK_MS / 2;

/** What the hub needs. */
export interface LiveHubDeps {
  db: Database;
  bus: LiveBus;
  sessions: Pick<Sessions, "filterActive">;
  chats: ChatHub;
  log: { warn(values: object, line: string): void };
}

/** Reads an access token. @throws {ApiError} `session_ended` where it is not good. */
export type ReadUser = (token: string) => Promise<LiveUser>;

/** What a page brings with its upgrade. */
export interface LivePage {
  readUser: ReadUser;
  /** Null for a page that only listens to topics. */
  chat: ChatAddress | null;
}

/** Passes on what changes to the pages that are connected to this process (D77). */
export interface LiveHub {
  /** Serves a page from its upgrade until it closes. */
  connect(socket: WebSocket, page: LivePage): void;
  /** Reports the number of connections. */
  measure(register: Registry): void;
  /** Stops; who is connected connects elsewhere. */
  close(): void;
}

/** Builds the hub of a process. */
export function createLiveHub({ db, bus, sessions, chats, log }: LiveHubDeps): LiveHub {
  const connections = new Set<LiveConnection>();

  const withTopic = (key: string) => [...connections].filter(({ topics }) => topics.has(key));

  const endUser = (connection: LiveConnection) => {
    connection.send({ type: "unauthorized", data: {} });
    connection.close("unauthorized");
  };

  const authenticate = async (
    connection: LiveConnection,
    reading: Promise<LiveUser>,
    visitorId: string | undefined,
  ): Promise<void> => {
    try {
      const user = await reading;
      const own = [...connections].filter((each) => each.user?.accountId === user.accountId);
      if (own.length >= CONNECTIONS_OF_ACCOUNT) {
        connection.close("busy");
        return;
      }
      connection.user = user;
      connection.send({ type: "authenticated", data: {} });
      await chats.signIn(connection, user.accountId, visitorId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      endUser(connection);
    }
  };

  const subscribe = async (
    connection: LiveConnection,
    { accountId }: LiveUser,
    topic: LiveTopic,
  ): Promise<void> => {
    if (connection.topics.size >= TOPICS_MAX) return;
    // Of somebody else's collection nothing is said, not even that it exists.
    if (topic.kind === "collection" && !(await findMembers(db, topic.id)).has(accountId)) return;
    connection.topics.set(topicKey(topic), topic);
    connection.send({ type: "subscribed", data: { topic } });
  };

  const carryOut = async (
    connection: LiveConnection,
    request: LiveRequest,
    readUser: ReadUser,
  ): Promise<void> => {
    if (request.type === "authenticate") {
      if (connection.user) connection.close("policy");
      else await authenticate(connection, readUser(request.token), request.visitorId);
    } else if (request.type === "question") await chats.ask(connection, request);
    else if (request.type === "history") await chats.sendHistory(connection);
    else if (request.type === "leave_chat") chats.leave(connection);
    else if (!connection.user) endUser(connection);
    else if (request.type === "subscribe")
      await subscribe(connection, connection.user, request.topic);
    else connection.topics.delete(topicKey(request.topic));
  };

  /** A removed member receives that event, and none after it. */
  const sendCollection = async (
    collectionId: string,
    version: number,
    userId: string | null,
  ): Promise<void> => {
    const key = topicKey({ kind: "collection", id: collectionId });
    if (withTopic(key).length === 0) return;
    const members = await findMembers(db, collectionId);
    for (const connection of withTopic(key)) {
      connection.send({ type: "collection_changed", data: { collectionId, version, userId } });
      if (!members.has(connection.user?.accountId ?? "")) connection.topics.delete(key);
    }
  };

  const openCollections = (): string[] => [
    ...new Set(
      [...connections].flatMap(({ topics }) =>
        [...topics.values()].flatMap((topic) => (topic.kind === "collection" ? topic.id : [])),
      ),
    ),
  ];

  const sendCollections = async (ids: readonly string[]): Promise<void> => {
    for (const { id, version } of await findCollections(db, ids)) {
      await sendCollection(id, version, null);
    }
  };

  const sendUnread = async (isMeant: (accountId: string) => boolean): Promise<void> => {
    const listening = withTopic("notifications").filter(
      ({ user }) => user && isMeant(user.accountId),
    );
    if (listening.length === 0) return;
    const unread = await countUnread(
      db,
      listening.map(({ user }) => user?.accountId ?? ""),
    );
    for (const connection of listening) {
      const count = unread.get(connection.user?.accountId ?? "") ?? 0;
      connection.send({ type: "notifications_changed", data: { unread: count } });
    }
  };

  const pass = async (change: LiveChange | null): Promise<void> => {
    if (connections.size === 0) return;
    if (change === null) {
      await chats.changed(null);
      await sendCollections(openCollections());
      await sendUnread(() => true);
    } else if (change.kind === "collection") {
      await sendCollection(change.id, change.version, change.userId);
    } else if (change.kind === "conversations") await chats.changed(change.ids);
    else if (change.kind === "notifications") {
      const meant = new Set(change.ids);
      await sendUnread((accountId) => meant.has(accountId));
    } else await sendCollections(await findSavedIn(db, openCollections(), change.ids));
  };

  const stopFollowing = bus.follow((change) => {
    pass(change).catch((error: unknown) =>
      log.warn({ err: error }, "a change did not reach the pages that are open"),
    );
  });

  const cutEnded = async (): Promise<void> => {
    const open = [...connections].filter(({ user }) => user !== null);
    if (open.length === 0) return;
    const active = await sessions.filterActive(open.map(({ user }) => user?.sessionId ?? ""));
    for (const connection of open) {
      if (!active.has(connection.user?.sessionId ?? "")) endUser(connection);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const checkSessions = () => {
    timer ??= setInterval(() => {
      cutEnded().catch((error: unknown) => log.warn({ err: error }, "sessions were not checked"));
      chats
        .sweep()
        .catch((error: unknown) => log.warn({ err: error }, "runs were not looked after"));
    }, CHECK_MS);
  };
  const stopChecking = () => {
    clearInterval(timer);
    timer = undefined;
  };

  return {
    connect: (socket, { readUser, chat }) => {
      const connection = openConnection(socket, {
        onOpen: async (own) => {
          if (chat) await chats.open(own, chat);
        },
        onRequest: (own, request) => carryOut(own, request, readUser),
        onClose: (own) => {
          chats.leave(own);
          connections.delete(own);
          if (connections.size === 0) stopChecking();
        },
        log,
      });
      connections.add(connection);
      checkSessions();
    },
    measure: (register) =>
      void new Gauge({
        name: "hjem_live_connections",
        help: "Pages that are connected to /ws.",
        registers: [register],
        collect() {
          this.set(connections.size);
        },
      }),
    close: () => {
      stopChecking();
      stopFollowing();
      for (const connection of connections) connection.close("restart");
    },
  };
}
