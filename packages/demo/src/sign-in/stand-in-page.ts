import type { Language } from "@hjem/domain/language";
import { escapeHtml } from "@hjem/domain/text/markup";
import { type DemoSentence, formatSentence } from "../sentences.ts";

const style =
  "body{margin:0;padding:24px 12px;background:#f6f4f0;color:#1b1a18;font:16px/1.55 system-ui,sans-serif}main{max-width:26rem;margin:0 auto;padding:28px;background:#fff;border-radius:14px}h1{margin:0 0 12px;font-size:24px;line-height:1.2}label{display:block;margin:16px 0 4px}input:not([type=checkbox]){box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid #6f6b64;border-radius:10px;font:inherit}.tick{display:flex;gap:10px;align-items:center;min-height:44px;margin:12px 0}input[type=checkbox]{width:22px;height:22px;flex:none}button{min-height:44px;padding:10px 20px;border:1px solid #1b1a18;border-radius:10px;background:#1b1a18;color:#fff;font:inherit;font-weight:600}button[value=cancel]{background:#fff;color:#1b1a18}p.ends{display:flex;gap:12px;margin:20px 0 0}";

/** Headers of the pages: no scripts, no external resources, no frames; forms post to the same site. */
export const standInHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "x-content-type-options": "nosniff",
} as const;

/** A page of something simulated; `title` and `body` are HTML. */
export const standInDocument = (tag: string, title: string, body: string): string =>
  `<!doctype html>
<html lang="${escapeHtml(tag)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;

/** The page of a simulated provider, where the visitor enters a name; works without JavaScript. */
export const standInPage = (
  providerName: string,
  reader: { language: Language; tag: string },
): string => {
  const format = (sentence: DemoSentence) =>
    escapeHtml(formatSentence(reader.language, sentence, { provider: providerName }));
  return standInDocument(
    reader.tag,
    format("stand_in_title"),
    `<p>${format("stand_in_lead")}</p>
<form method="post">
<label for="name">${format("stand_in_name")}</label><input id="name" name="name" autocomplete="name" maxlength="100" value="Demo Person">
<label for="email">${format("stand_in_email")}</label><input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="demo@example.com">
<label class="tick"><input type="checkbox" name="verified" value="1" checked>${format("stand_in_verified")}</label>
<p class="ends"><button name="answer" value="go_on">${format("stand_in_continue")}</button><button name="answer" value="cancel" formnovalidate>${format("stand_in_cancel")}</button></p>
</form>`,
  );
};

/** Page for a sign-in that is over, or that another browser started. */
export const standInExpiredPage = (reader: { language: Language; tag: string }): string => {
  const text = escapeHtml(formatSentence(reader.language, "stand_in_gone"));
  return standInDocument(reader.tag, text, "");
};
