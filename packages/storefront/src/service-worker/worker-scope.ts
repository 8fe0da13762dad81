/** An event whose work the browser waits for. */
export interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A push message; `json` throws where it has another form. */
export interface PushMessageEvent extends WaitingEvent {
  data: { json: () => unknown } | null;
}

/** A press on a notification. */
export interface NotificationPressEvent extends WaitingEvent {
  notification: { data?: unknown; close: () => void };
}

/** A request of a page of the site. */
export interface PageRequestEvent extends WaitingEvent {
  request: Request;
  /** The response that the browser has requested while the worker started; undefined for anything but a page. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** A message of a page. */
export interface WorkerMessageEvent extends WaitingEvent {
  data: unknown;
}

/** A tab of the site. */
export interface Tab {
  url: string;
  focus: () => Promise<unknown>;
  /** Nothing is moved with it. */
  postMessage: (message: unknown, moved: []) => void;
}

/** The global scope of a service worker, as far as ours needs it: the types of pages and of workers exclude each other. */
export interface WorkerScope {
  location: { href: string };
  caches: Pick<CacheStorage, "open" | "keys" | "delete" | "has">;
  fetch: (request: Request | string) => Promise<Response>;
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    navigationPreload?: { enable: () => Promise<void> };
  };
  clients: {
    claim: () => Promise<void>;
    openWindow: (url: string) => Promise<unknown>;
    /** Tabs of the site; their fragments are part of `url`. */
    matchAll: (options: { type: "window"; includeUncontrolled: true }) => Promise<readonly Tab[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
    (type: "fetch", listener: (event: PageRequestEvent) => void): void;
    (type: "message", listener: (event: WorkerMessageEvent) => void): void;
    (type: "push", listener: (event: PushMessageEvent) => void): void;
    (type: "notificationclick", listener: (event: NotificationPressEvent) => void): void;
  };
}
