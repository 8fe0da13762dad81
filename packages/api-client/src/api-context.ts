import type { Language } from "@hjem/domain/language";
import type { SearchPaths, Service, ServiceUrls } from "./services.ts";

/** The request of a call, as `fetch` takes it. */
export interface ApiRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
  signal: AbortSignal;
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

/** What every call needs to know of its surroundings; the store carries it as its extra argument. */
export interface ApiContext {
  services: ServiceUrls;
  searchPaths: SearchPaths;
  fetch: SendRequest;
  /** Parses a JSON body; a server parses the same text once. @default `readWireJson` */
  readJson?: (text: string) => unknown;
  /** Called with the service of each call, before it is made. */
  onCall?: (service: Service) => void;
  /** Language that the visitor reads now; it travels as Accept-Language. */
  language: () => Language;
  /** Access token of the session, if there is one. */
  token?: () => string | undefined;
  /** Asked once when the API refuses that token: true where another one is there now, and the call is made again (D6). */
  renewSession?: (refused: string) => Promise<boolean>;
  /** Names of the feature switches that are on (spec §3 labs). */
  featureFlags?: () => readonly string[];
  /** Headers of the visitor's own request that a server hands on, e.g. the request id and the forwarded host. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which a call is given up (spec §9; 5 s in a server's loaders, D37). */
  timeoutMs: number;
  /** Called with each response that does not have the shape it must have (spec §8, API-036). */
  onBadResponse: (problem: string) => void;
}
