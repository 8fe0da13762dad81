import { MINUTE_MS, SECOND_MS } from "@hjem/domain/durations";
import type { LiveEvent, LiveRequest, LiveTopic } from "@hjem/domain/saved/live-message";
import { toCamelKeys } from "@hjem/domain/wire/case";
import type { Renewal } from "../store/session-context.ts";

/** Longest wait between two attempts to connect. */
const RETRY_MAX_MS = MINUTE_MS;

/** What happens to a socket. */
export interface LiveSocketEvents {
  onOpen: () => unknown;
  onMessage: (text: string) => unknown;
  /** Also where it could not be opened. */
  onClose: () => unknown;
}

/** The part of a `WebSocket` that is used. */
export type LiveSocket = Pick<WebSocket, "send" | "close">;

/** Dependencies on the browser and the session. */
export interface LiveClientDeps {
  /** Connects to the site's API; may throw where connections are not allowed. */
  openSocket: (events: LiveSocketEvents) => LiveSocket;
  /** The access token of the signed-in person. */
  token: () => string | undefined;
  /** Requests a new one. */
  renew: () => Promise<Renewal>;
  /** Runs a function later; returns how to cancel it. */
  wait: (run: () => void, milliseconds: number) => () => void;
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

/** The live connection of one tab (D77). It is open while a page listens, somebody is signed in and the tab is visible. */
export interface LiveClient {
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

  const send = (request: LiveRequest) => socket?.send(JSON.stringify(request));

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
  };

  const retry = () => {
    disconnect();
    failures += 1;
    cancelWait = deps.wait(connect, delayOf(failures, deps.random()));
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
      for (const { topic } of topics.values()) send({ type: "subscribe", topic });
    } else if (event.type === "unauthorized") void reauthenticate();
    else if (event.type === "subscribed") onSubscribed(keyOf(event.data.topic));
    else if (event.type === "collection_changed") {
      report(keyOf({ kind: "collection", id: event.data.collectionId }), event.data);
    } else report(keyOf({ kind: "notifications" }), event.data);
  };

  function connect() {
    const token = deps.token();
    if (socket || isPaused || topics.size === 0 || token === undefined) return;
    cancelWait();
    try {
      // One that was replaced meanwhile is not heard any more.
      const own = deps.openSocket({
        onOpen: () => socket === own && send({ type: "authenticate", token }),
        // Our API alone is at the other end; its frames are not checked again.
        onMessage: (text) => socket === own && receive(toCamelKeys(JSON.parse(text)) as LiveEvent),
        onClose: () => socket === own && retry(),
      });
      socket = own;
    } catch {
      // Caught: a browser that forbids connections is one where none can be had; pages poll.
      retry();
    }
  }

  return {
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
        if (topics.size === 0) disconnect();
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
