import { LIVE_PATH } from "@hjem/domain/limits";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { onTestFinished, vi } from "vitest";
import type { App } from "../app/create-app.ts";
import type { SessionManager } from "../store/session-context.ts";
import { sessionContextOf } from "../store/store.ts";

/** The API's end of the live connection of a test. */
export interface StubLive {
  /** Sends an event, with data in camel case, as the API does. */
  send: (type: string, data: object) => void;
}

/** A session of which only the token is used. */
const stubManager: SessionManager = {
  start: async () => {},
  isStarted: () => true,
  token: () => "test-token",
  signedIn: async () => {},
  renew: async () => "ended",
  signOut: async () => true,
  end: (send) => send(),
  reset: () => {},
  follow: async () => {},
  personChanged: async () => {},
};

/**
 * Connects a rendered page of a signed-in person to an API of the test, which lets it listen to every topic. Without it
 * pages of tests have no live connection, and poll.
 */
export function stubLive({ store }: App): StubLive {
  const sockets = new Set<EventTarget>();
  const receive = (socket: EventTarget, type: string, data: object) => {
    const frame = JSON.stringify(toSnakeKeys({ type, seq: 0, data }));
    socket.dispatchEvent(new MessageEvent("message", { data: frame }));
  };
  class StubSocket extends EventTarget {
    static readonly CONNECTING = 0;
    readonly readyState = 1;

    constructor(url: string) {
      super();
      if (!url.endsWith(LIVE_PATH)) throw new Error(`${url} is not stubbed`);
      sockets.add(this);
      queueMicrotask(() => this.dispatchEvent(new Event("open")));
    }

    send(text: string): void {
      const { type, topic } = JSON.parse(text);
      if (type === "authenticate") receive(this, "authenticated", {});
      if (type === "subscribe") receive(this, "subscribed", { topic });
    }

    close(): void {
      sockets.delete(this);
    }
  }
  vi.stubGlobal("WebSocket", StubSocket);
  const context = sessionContextOf(store);
  context.manager = stubManager;
  onTestFinished(() => {
    vi.unstubAllGlobals();
    delete context.manager;
  });
  // As after a return to the tab: a page that could not connect before does so now.
  document.dispatchEvent(new Event("visibilitychange"));
  return {
    send: (type, data) => {
      for (const socket of sockets) receive(socket, type, data);
    },
  };
}
