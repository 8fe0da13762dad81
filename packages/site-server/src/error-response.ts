import { errorStatuses, type ApiErrorBody, type ErrorCode } from "@hjem/domain/errors";
import { type Language, languageCodes, languages } from "@hjem/domain/language";
import type { IncomingHttpHeaders } from "node:http";

/** Errors of the servers in front of the API; the API sends its own. */
export type ServerErrorCode = Extract<
  ErrorCode,
  | "bad_gateway"
  | "body_too_large"
  | "internal_error"
  | "malformed_body"
  | "not_found"
  | "not_ready"
  | "request_timeout"
  | "too_many_requests"
  | "unsupported_media_type"
>;

interface Sentences {
  title: string;
  text: string;
}

const sentences: Record<Language, Record<ServerErrorCode, Sentences>> = {
  en: {
    bad_gateway: {
      title: "The site is not available right now",
      text: "Try again in a minute.",
    },
    body_too_large: { title: "Too much data", text: "Send less, and try again." },
    internal_error: { title: "Something went wrong", text: "Try again in a moment." },
    malformed_body: { title: "Invalid request", text: "The server can't read it." },
    not_found: { title: "Page not found", text: "Check the address." },
    not_ready: { title: "The site is starting", text: "Try again in a moment." },
    request_timeout: { title: "Nothing more arrived", text: "Try again." },
    too_many_requests: { title: "Too many requests", text: "Wait a moment, and try again." },
    unsupported_media_type: {
      title: "Unsupported content type",
      text: "Send the request as JSON, or the form as it is on the page.",
    },
  },
  no: {
    bad_gateway: {
      title: "Nettstedet er ikke tilgjengelig akkurat nå",
      text: "Prøv igjen om et minutt.",
    },
    body_too_large: { title: "For mye data", text: "Send mindre, og prøv igjen." },
    internal_error: { title: "Noe gikk galt", text: "Prøv igjen om et øyeblikk." },
    malformed_body: { title: "Ugyldig forespørsel", text: "Serveren kan ikke lese den." },
    not_found: { title: "Vi finner ikke siden", text: "Sjekk adressen." },
    not_ready: {
      title: "Nettstedet starter",
      text: "Prøv igjen om et øyeblikk.",
    },
    request_timeout: { title: "Det kom ikke mer", text: "Prøv igjen." },
    too_many_requests: {
      title: "For mange forespørsler",
      text: "Vent et øyeblikk, og prøv igjen.",
    },
    unsupported_media_type: {
      title: "Innholdstypen støttes ikke",
      text: "Send forespørselen som JSON, eller skjemaet slik det står på siden.",
    },
  },
};

const tags: Record<Language, string> = { en: "en", no: "nb" };

/** The first language of `Accept-Language` where the product has it, else the site's own. */
const languageOf = (
  headers: Pick<IncomingHttpHeaders, "accept-language">,
  siteLanguage: Language,
): Language => {
  const wish = /^\s*([a-z]+)/i.exec(headers["accept-language"] ?? "")?.[1]?.toLowerCase();
  return languages.find((code) => wish && languageCodes[code].includes(wish)) ?? siteLanguage;
};

/** Style of the page, inlined; its hash stands in the page's policy. */
const style =
  ":root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;" +
  "margin:20vh auto;padding:0 1.5rem}";

const tryAgain: Record<Language, string> = { en: "Try again", no: "Prøv igjen" };

const page = (language: Language, { title, text }: Sentences, isPassing: boolean) =>
  `<!doctype html><html lang="${tags[language]}"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
  `<title>${title}</title><style>${style}</style><h1>${title}</h1><p>${text}</p>` +
  // The address of the page itself.
  `${isPassing ? `<p><a href="">${tryAgain[language]}</a></p>` : ""}</html>`;

/** An error before it is sent. */
export interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What decides how an error is sent. */
export interface ErrorResponseOptions {
  code: ServerErrorCode;
  /** Of the request. */
  headers: Pick<IncomingHttpHeaders, "accept" | "accept-language">;
  siteLanguage: Language;
  /** @default 2 where trying again helps */
  retryAfterSeconds?: number;
  /** Fields beside the error. */
  extra?: Record<string, unknown>;
}

/** Whether trying again helps. */
const passes = (code: ServerErrorCode) => errorStatuses[code] >= 502 || errorStatuses[code] === 429;

/** An error of a server in front of the API: a small page where a page is requested, else the error shape (D20). */
export function errorResponse({
  code,
  headers,
  siteLanguage,
  retryAfterSeconds = 2,
  extra = {},
}: ErrorResponseOptions): ErrorResponse {
  const language = languageOf(headers, siteLanguage);
  const { title, text } = sentences[language][code];
  const isPage = (headers.accept ?? "").includes("text/html");
  const shape: ApiErrorBody = { error: { code, message: `${title}. ${text}` } };
  return {
    status: errorStatuses[code],
    headers: {
      "content-type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      vary: "accept, accept-language",
      // The rest of the request is not waited for.
      ...(code === "request_timeout" && { connection: "close" }),
      ...(passes(code) && { "retry-after": String(retryAfterSeconds) }),
    },
    body: isPage
      ? page(language, sentences[language][code], passes(code))
      : JSON.stringify({ ...shape, ...extra }),
  };
}
