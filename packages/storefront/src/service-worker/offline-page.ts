import { escapeHtml } from "@hjem/domain/text/markup";
import type { I18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

/** A page that can be read offline. */
export interface StoredPage {
  url: string;
  title: string;
}

/** What the page is made of. */
export interface OfflinePageParts {
  i18n: I18n;
  siteName: string;
  regionId: string;
  /** Style sheet with the site's colours in both themes. */
  colors: string;
  /** Tag of the language, e.g. `nb-NO`. */
  languageTag: string;
  /** The script that shows the theme chosen in this browser, before the first paint. */
  themeScript: string;
  pages: readonly StoredPage[];
}

/** Pages named at once. */
const PAGES_SHOWN = 12;

/** Ink and paper of both themes beside the site's accent, without the files of the site: none of them may be there. */
const style =
  ":root{--b:#fff;--i:#16211d;--l:#d9e0dc}[data-theme=dark]{--b:#0f1513;--i:#ebf0ed;--l:#33403a}" +
  "body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;background:var(--b);color:var(--i)}main{max-width:38rem;margin:0 auto;padding:12vh 1.25rem 4rem}" +
  "svg{width:3rem;fill:var(--color-accent)}h1{font-size:clamp(2rem,7vw,2.75rem);line-height:1.05;letter-spacing:-.02em;margin:1rem 0 .75rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}" +
  "a{color:inherit;text-underline-offset:.22em}p>a{display:inline-block;padding-block:.625rem;font-weight:600}ul{margin:0;padding:0;list-style:none;border-top:1px solid var(--l)}" +
  "li{border-bottom:1px solid var(--l)}li a{display:block;padding:.75rem 0;overflow-wrap:anywhere;text-decoration:none}li a:hover{text-decoration:underline}:focus-visible{outline:3px solid var(--color-accent);outline-offset:3px}";

/** Shows the wanted page as soon as there is a network again, but not in the place of a link that is being followed. */
const onlineScript =
  'let left=false;addEventListener("beforeunload",()=>{left=true});addEventListener("online",()=>left||location.reload())';

const hashOf = async (content: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * The page in the place of one that was not seen before, while there is no network: what happened, how to try again, and
 * the pages that can be read. It is made in the worker and needs no file. Its status is 503, so that nothing stores it.
 */
export async function offlineResponse({
  i18n,
  siteName,
  regionId,
  colors,
  languageTag,
  themeScript,
  pages,
}: OfflinePageParts): Promise<Response> {
  const title = t(i18n)`You are offline`;
  const styles = colors + style;
  const links = pages
    .slice(0, PAGES_SHOWN)
    .map(({ url, title: name }) => `<li><a href="${escapeHtml(addressOf(url))}">${name}</a></li>`);
  const html = [
    `<!doctype html><html lang="${languageTag}" data-region="${regionId}" data-theme="light"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${title} | ${escapeHtml(siteName)}</title><script>${themeScript}</script><style>${styles}</style></head><body><main>`,
    `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3.5 1.5h5v6l4.3-2.6L21 10v12.5h-5V16a3.5 3.5 0 0 0-7 0v6.5H3.5Z"/></svg>`,
    `<h1>${title}</h1><p>${t(i18n)`This page is not stored on this device. Check your connection and try again.`}</p>`,
    `<p><a href="">${t(i18n)`Try again`}</a></p>`,
    links.length === 0
      ? ""
      : `<h2>${t(i18n)`Pages you can read now`}</h2><ul>${links.join("")}</ul>`,
    `</main><script>${onlineScript}</script></body></html>`,
  ].join("");
  const scripts = await Promise.all([themeScript, onlineScript].map(hashOf));
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; script-src ${scripts.join(" ")}; style-src ${await hashOf(styles)}; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
