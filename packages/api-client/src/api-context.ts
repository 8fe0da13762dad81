import type { Language } from "@hjem/domain/language";
import type { SearchPaths, Service, ServiceUrls } from "./services.ts";

/** The request of a call, as `fetch` takes it. */
export interface ApiRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  /** JSON, a form, or a part of a file. */
  body?: string | FormData | Blob;
  signal: AbortSignal;
  /** Whether it goes on after its page is gone. @default false */
  keepalive?: boolean;
}

/** The part of a response that a call reads. */
export interface ApiResponse {
  ok: boolean;
  status: number;
  headers: Pick<Headers, "get">;
  text: () => Promise<string>;
}

/** Sends a request: `fetch`, or a cheaper equivalent on a server. */
export type SendRequest = (address: string, request: ApiRequest) => Promise<ApiResponse>;

/** Context of every call; the store passes it as its extra argument. */
export interface ApiContext {
  services: ServiceUrls;
  searchPaths: SearchPaths;
  fetch: SendRequest;
  /** Parses a JSON body; a server parses the same text once. @default `readWireJson` */
  readJson?: (text: string) => unknown;
  /** Called with the service of each call, before it is made. */
  onCall?: (service: Service) => void;
  /** The visitor's current language, sent as Accept-Language. */
  language: () => Language;
  /** Access token of the session, if any. */
  token?: () => string | undefined;
  /**
   * Called once when the API rejects that token: true if there is a new one, and the call is repeated (D6). `endsSession`
   * where the call itself ends the session.
   */
  renewSession?: (refused: string, endsSession: boolean) => Promise<boolean>;
  /** Names of the enabled feature switches (spec §3 labs). */
  featureFlags?: () => readonly string[];
  /** Headers of the visitor's request that a server forwards, e.g. the request id and the forwarded host. */
  headers?: Readonly<Record<string, string>>;
  /** Time-out of a call in milliseconds (spec §9; 5 s in a server's loaders, D37). */
  timeoutMs: number;
  /** Called with each response of the wrong shape (spec §8, API-036). */
  onBadResponse: (problem: string) => void;
}
