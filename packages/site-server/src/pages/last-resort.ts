import type { Language, RegionLanguage } from "@hjem/domain/language";

/** Texts of the last page. It needs no build, no catalog and no API: it is shown when one of them has failed. */
const words: Readonly<
  Record<Language, Record<"title" | "text" | "again" | "home" | "incident", string>>
> = {
  en: {
    title: "Something went wrong",
    text: "This is our fault, not yours. Please try again shortly.",
    again: "Try again",
    home: "Go to the home page",
    incident: "If you contact us, quote this reference:",
  },
  no: {
    title: "Noe gikk galt",
    text: "Feilen ligger hos oss. Vent litt og prøv igjen.",
    again: "Prøv igjen",
    home: "Gå til forsiden",
    incident: "Oppgi denne referansen hvis du kontakter oss:",
  },
};

/** Style of the last page, inlined; its hash stands in the page's policy. */
export const lastResortStyle =
  ":root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif;background:#fff;color:#16211d}main{max-width:34rem;padding:2rem}svg{width:3rem;fill:#14513f}h1{font-size:2.5rem;line-height:1.05;letter-spacing:-.02em;margin:1rem 0}a{color:inherit;display:inline-block;margin-right:1.5rem;padding-block:.5rem}small{opacity:.75}@media (prefers-color-scheme:dark){body{background:#0f1513;color:#ebf0ed}svg{fill:#8ad6b6}}";

/** The page that is sent when the site itself cannot render one. `requestId` is one of ours: letters, digits, dashes. */
export function lastResortPage(
  language: RegionLanguage,
  siteName: string,
  requestId: string,
): string {
  const { title, text, again, home, incident } = words[language.code];
  return [
    `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${title} | ${siteName}</title><style>${lastResortStyle}</style></head><body><main>`,
    `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3.5 1.5h5v6l4.3-2.6L21 10v12.5h-5V16a3.5 3.5 0 0 0-7 0v6.5H3.5Z"/></svg>`,
    `<h1>${title}</h1><p>${text}</p><p><a href="">${again}</a><a href="/">${home}</a></p>`,
    `<p><small>${incident} ${requestId}</small></p></main></body></html>`,
  ].join("");
}
