import { errorStatuses, type ApiErrorBody, type ErrorCode } from "@hjem/domain/errors";
import type { Language } from "@hjem/domain/language";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Failures that the gateway itself tells of; everything else is told by the parts. */
type GatewayErrorCode = Extract<ErrorCode, "bad_gateway" | "not_ready">;

const sentences: Record<Language, Record<GatewayErrorCode, { title: string; text: string }>> = {
  en: {
    bad_gateway: {
      title: "The site does not answer",
      text: "Something is being restarted. Try again in a moment.",
    },
    not_ready: { title: "Not ready yet", text: "The site is starting. Try again in a moment." },
  },
  no: {
    bad_gateway: {
      title: "Nettstedet svarer ikke",
      text: "Noe starter på nytt. Prøv igjen om et øyeblikk.",
    },
    not_ready: {
      title: "Ikke klar ennå",
      text: "Nettstedet starter. Prøv igjen om et øyeblikk.",
    },
  },
};

const tags: Record<Language, string> = { en: "en", no: "nb" };

/** The language asked for as far as the first wish tells, else the site's own. */
const languageOf = (request: IncomingMessage, siteLanguage: Language): Language => {
  const wish = /^\s*([a-z]+)/i.exec(request.headers["accept-language"] ?? "")?.[1]?.toLowerCase();
  if (wish === "en") return "en";
  return wish === "no" || wish === "nb" || wish === "nn" ? "no" : siteLanguage;
};

const page = (language: Language, title: string, text: string) =>
  `<!doctype html><html lang="${tags[language]}"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${title}</title>` +
  `<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;` +
  `margin:20vh auto;padding:0 1.5rem}</style><h1>${title}</h1><p>${text}</p></html>`;

/**
 * Answers that a part does not: a small page where a page was asked for, else the error shape
 * (D20). `extra` are fields beside it.
 */
export const answerError = (
  request: IncomingMessage,
  response: ServerResponse,
  code: GatewayErrorCode,
  siteLanguage: Language,
  extra: Record<string, unknown> = {},
) => {
  const language = languageOf(request, siteLanguage);
  const { title, text } = sentences[language][code];
  const isPage = (request.headers.accept ?? "").includes("text/html");
  const body: ApiErrorBody = { error: { code, message: `${title}. ${text}` } };
  response.writeHead(errorStatuses[code], {
    "content-type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "2",
    vary: "accept, accept-language",
  });
  response.end(isPage ? page(language, title, text) : JSON.stringify({ ...body, ...extra }));
};
