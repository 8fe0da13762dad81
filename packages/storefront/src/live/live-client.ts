import type { ChatEvent } from "@hjem/domain/chat/chat-message";
import { CHAT_RECONNECT_MS } from "@hjem/domain/chat/chat-rules";
import { MINUTE_MS, SECOND_MS } from "@hjem/domain/durations";
import { LIVE_CLOSED_IDLE } from "@hjem/domain/limits";
import type { LiveEvent, LiveRequest, LiveTopic } from "@hjem/domain/saved/live-message";
import { toCamelKeys, toSnakeKeys } from "@hjem/domain/wire/case";
import type { Renewal } from "../store/session-context.ts";

/** Longest wait between two attempts to connect. */
const RETRY_MAX_MS = MINUTE_MS;

/** What happens to a socket. */
export interface LiveSocketEvents {
  onOpen: () => unknown;
  onMessage: (text: string) => unknown;
  /** Also where it could not be opened; `code` of the API. */
  onClose: (code?: number) => unknown;
}

/** The part of a `WebSocket` that is used. */
export type LiveSocket = Pick<WebSocket, "send" | "close">;

/** Dependencies on the browser and the session. */
export interface LiveClientDeps {
  /** Connects to the site's API; may throw where connections are not allowed. `query` of the address. */
  openSocket: (events: LiveSocketEvents, query: string) => LiveSocket;
  /** The access token of the signed-in person. */
  token: () => string | undefined;
  /** Requests a new one. */
  renew: () => Promise<Renewal>;
  /** Runs a function later; returns how to cancel it. */
  wait: (run: () => void, milliseconds: number) => () => void;
  /** A random id. */
  newId: () => string;
  /** From 0 to 1: pages whose connections broke together do not connect at the same moment. */
  random: () => number;
}

/** Events about a kind of topic. */
interface TopicEvents {
  collection: Extract<LiveEvent, { type: "collection_changed" }>["data"];
  notifications: Extract<LiveEvent, { type: "notifications_changed" }>["data"];
}
/** Data of the events of a topic. */
export type LiveData<Topic extends LiveTopic> = TopicEvents[Topic["kind"]];

/**
 * What a page receives: the data of an event; `missed` where the connection was broken and anything may have changed; or
 * `check`, where nothing is known and the page finds out at little cost.
 */
export type LiveSignal<Data = TopicEvents[LiveTopic["kind"]]> = Data | "missed" | "check";

/** Subscribes to a topic. */
export type LiveListener = (signal: LiveSignal) => void;

/** Frames by which a page takes part in a chat. */
export type ChatRequest = Extract<LiveRequest, { type: "question" | "history" }>;

/** The chat of a page with the assistant of a home. */
export interface LiveChat {
  propertyId: string;
  /** Of a visitor without a session. */
  visitorId: () => string;
  /** Questions can be asked from now on. */
  onOpen: () => void;
  /** They cannot any more; `isWanted` where it is connected again by itself. */
  onClose: (isWanted: boolean) => void;
  onEvent: (event: ChatEvent) => void;
}

/** A chat that was opened. */
export interface LiveChatChannel {
  /** False where it is not connected; a connection that was closed for being idle is opened again. */
  send: (request: ChatRequest) => boolean;
  /** Leaves the chat; nothing is connected again for it (CHAT-010). */
  close: () => void;
}

/**
 * The live connection of one tab (D77). It is open while a page listens and somebody is signed in, or a chat is open, and
 * the tab is visible.
 */
export interface LiveClient {
  /** Opens the chat of a page; a page has one (CHAT-002). */
  openChat: (chat: LiveChat) => LiveChatChannel;
  /** Listens to a topic until the returned function is called. */
  listen: (topic: LiveTopic, listener: LiveListener) => () => void;
  /** Whether events of a topic arrive at this moment; where not, pages poll. */
  isLive: (topic: LiveTopic) => boolean;
  /** Closes the connection until `resume`: the tab is hidden, or nobody is signed in. */
  pause: () => void;
  /** Connects, at once where an attempt is waited for. */
  resume: () => void;
}

interface OpenTopic {
  topic: LiveTopic;
  listeners: Set<LiveListener>;
  isSubscribed: boolean;
  /** Whether it was subscribed to before, so that something may have been missed since. */
  wasSubscribed: boolean;
}

const keyOf = (topic: LiveTopic): string =>
  topic.kind === "collection" ? `collection/${topic.id}` : topic.kind;

/** Delay before the next attempt: 1 s, then twice as long each time, by half more or less. */
const delayOf = (failures: number, random: number): number =>
  Math.min(SECOND_MS * 2 ** (failures - 1), RETRY_MAX_MS) * (0.5 + random);

/** Builds the connection; nothing is opened before somebody listens. */
export function createLiveClient(deps: LiveClientDeps): LiveClient {
  const topics = new Map<string, OpenTopic>();
  let socket: LiveSocket | undefined;
  let isAuthenticated = false;
  let isPaused = false;
  let failures = 0;
  let cancelWait = () => {};
  let chat: LiveChat | undefined;
  /** Whether the chat's events are those of who asks. */
  let isChatOpen = false;
  let isIdle = false;
  /** Who has asked before a sign-in (D80). */
  let askedAs: string | undefined;

  const send = (request: LiveRequest) => socket?.send(JSON.stringify(toSnakeKeys(request)));

  const report = (key: string, signal: LiveSignal) => {
    for (const listener of topics.get(key)?.listeners ?? []) listener(signal);
  };

  const disconnect = () => {
    cancelWait();
    const own = socket;
    socket = undefined;
    isAuthenticated = false;
    for (const open of topics.values()) open.isSubscribed = false;
    own?.close();
    const wasOpen = isChatOpen;
    isChatOpen = false;
    if (wasOpen) chat?.onClose(!isIdle && !isPaused);
  };

  const retry = () => {
    disconnect();
    failures += 1;
    const delay = chat ? CHAT_RECONNECT_MS : delayOf(failures, deps.random());
    cancelWait = deps.wait(connect, delay);
  };

  const onClose = (code?: number) => {
    isIdle = code === LIVE_CLOSED_IDLE;
    if (isIdle) disconnect();
    else retry();
  };

  const enterChat = () => {
    if (!chat) return;
    isChatOpen = true;
    failures = 0;
    chat.onOpen();
  };

  /** The token may have expired while the device slept. A signed-out person returns by `resume`. */
  const reauthenticate = async () => {
    disconnect();
    if ((await deps.renew()) !== "ended" && socket === undefined) retry();
  };

  const onSubscribed = (key: string) => {
    const open = topics.get(key);
    if (!open) return;
    failures = 0;
    open.isSubscribed = true;
    report(key, open.wasSubscribed ? "missed" : "check");
    open.wasSubscribed = true;
  };

  const receive = (event: LiveEvent) => {
    if (event.type === "authenticated") {
      isAuthenticated = true;
      askedAs = undefined;
      enterChat();
      for (const { topic } of topics.values()) send({ type: "subscribe", topic });
    } else if (event.type === "unauthorized") void reauthenticate();
    else if (event.type === "subscribed") onSubscribed(keyOf(event.data.topic));
    else if (event.type === "collection_changed") {
      report(keyOf({ kind: "collection", id: event.data.collectionId }), event.data);
    } else if (event.type === "notifications_changed") {
      report(keyOf({ kind: "notifications" }), event.data);
      // Before it is authenticated, it is the history of nobody.
    } else if (isChatOpen) chat?.onEvent(event);
  };

  const queryOf = ({ propertyId, visitorId }: LiveChat, token: string | undefined): string => {
    // In an address stands nobody who is signed in (D80).
    const id = token === undefined ? visitorId() : deps.newId();
    return `?${new URLSearchParams({ property_id: propertyId, visitor_id: id })}`;
  };

  function connect() {
    const token = deps.token();
    const isNeeded = chat !== undefined || (topics.size > 0 && token !== undefined);
    if (socket || isPaused || !isNeeded) return;
    cancelWait();
    isIdle = false;
    const visitorId = askedAs;
    const onOpen = () => {
      if (token === undefined) enterChat();
      else send({ type: "authenticate", token, ...(visitorId !== undefined && { visitorId }) });
    };
    try {
      // One that was replaced meanwhile is not heard any more.
      const events: LiveSocketEvents = {
        onOpen: () => socket === own && onOpen(),
        // Our API alone is at the other end; its frames are not checked again.
        onMessage: (text) => socket === own && receive(toCamelKeys(JSON.parse(text)) as LiveEvent),
        onClose: (code) => socket === own && onClose(code),
      };
      const own = deps.openSocket(events, chat ? queryOf(chat, token) : "");
      socket = own;
    } catch {
      // Caught: a browser that forbids connections is one where none can be had; pages poll.
      retry();
    }
  }

  return {
    openChat: (own) => {
      disconnect();
      chat = own;
      connect();
      return {
        send: (request) => {
          if (chat !== own) return false;
          if (isIdle) connect();
          if (!isChatOpen) return false;
          if (!isAuthenticated) askedAs = own.visitorId();
          send(request);
          return true;
        },
        close: () => {
          if (chat !== own) return;
          chat = undefined;
          isChatOpen = false;
          if (isAuthenticated && topics.size > 0) send({ type: "leave_chat" });
          else disconnect();
        },
      };
    },
    listen: (topic, listener) => {
      const key = keyOf(topic);
      const open = topics.get(key) ?? {
        topic,
        listeners: new Set(),
        isSubscribed: false,
        wasSubscribed: false,
      };
      open.listeners.add(listener);
      if (!topics.has(key)) {
        topics.set(key, open);
        if (isAuthenticated) send({ type: "subscribe", topic });
        else connect();
      }
      return () => {
        open.listeners.delete(listener);
        if (open.listeners.size > 0 || topics.get(key) !== open) return;
        topics.delete(key);
        if (topics.size === 0 && !chat) disconnect();
        else if (isAuthenticated) send({ type: "unsubscribe", topic });
      };
    },
    isLive: (topic) => topics.get(keyOf(topic))?.isSubscribed ?? false,
    pause: () => {
      isPaused = true;
      disconnect();
    },
    resume: () => {
      isPaused = false;
      connect();
    },
  };
}
