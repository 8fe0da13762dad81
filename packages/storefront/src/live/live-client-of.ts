import { SECOND_MS } from "@hjem/domain/durations";
import { LIVE_PATH } from "@hjem/domain/limits";
import { browserWait } from "../browser/browser-clock.ts";
import { followSession } from "../session/follow-session.ts";
import { sessionContextOf, type StorefrontStore } from "../store/store.ts";
import {
  createLiveClient,
  type LiveClient,
  type LiveSocket,
  type LiveSocketEvents,
} from "./live-client.ts";

/** A tab that was left for a moment stays connected. */
const HIDDEN_MS = 10 * SECOND_MS;

const clients = new WeakMap<StorefrontStore, LiveClient>();

const openSocket = (
  { onOpen, onMessage, onClose }: LiveSocketEvents,
  query: string,
): LiveSocket => {
  const socket = new WebSocket(
    `${window.location.origin.replace(/^http/, "ws")}${LIVE_PATH}${query}`,
  );
  socket.addEventListener("open", onOpen);
  socket.addEventListener("message", ({ data }) => onMessage(String(data)));
  socket.addEventListener("close", ({ code }) => onClose(code));
  return {
    send: (text) => socket.send(text),
    close: () => {
      // One that is closed before it is open is reported as an error on the console.
      if (socket.readyState !== WebSocket.CONNECTING) socket.close();
      else socket.addEventListener("open", () => socket.close());
    },
  };
};

/** Closes the connection where it is of no use, and while the page is in the back/forward cache. */
function followTab(client: LiveClient): void {
  let cancelPause = () => {};
  const show = () => {
    cancelPause();
    client.resume();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") show();
    else cancelPause = browserWait(() => client.pause(), HIDDEN_MS);
  });
  window.addEventListener("pagehide", () => client.pause());
  window.addEventListener("pageshow", ({ persisted }) => persisted && show());
  window.addEventListener("online", () => document.visibilityState === "visible" && show());
}

/** The live connection of a store, created on first use. Only in the browser, and not during rendering. */
export function liveClientOf(store: StorefrontStore): LiveClient {
  const known = clients.get(store);
  if (known) return known;
  const manager = () => sessionContextOf(store).manager;
  const client = createLiveClient({
    openSocket,
    token: () => manager()?.token(),
    renew: async () => (await manager()?.renew()) ?? "ended",
    wait: browserWait,
    newId: () => crypto.randomUUID(),
    random: Math.random,
  });
  clients.set(store, client);
  followTab(client);
  if (document.visibilityState === "hidden") client.pause();
  followSession(store, (now, before) => {
    const { kind, person, isEnding = false } = now;
    if (isEnding || kind !== before.kind || person?.userId !== before.person?.userId)
      client.pause();
    const isVisible = document.visibilityState === "visible";
    if (!isEnding && kind !== "unknown" && isVisible) client.resume();
  });
  return client;
}
