import type { Language, RegionLanguage } from "@hjem/domain/language";
import { lastResortStyle } from "../pages/last-resort.ts";

/** Where the form of the gate is sent. */
export const SITE_ACCESS_PATH = "/site-access";

/** Why the password is required once more. */
export type GateError = "wrong" | "often" | "away";

/** All texts of the gate: a closed site shows nothing else of itself, no script and no file. */
const words: Readonly<
  Record<Language, Record<"title" | "text" | "password" | "enter" | GateError, string>>
> = {
  en: {
    title: "This site is not open yet",
    text: "Enter the password to continue.",
    password: "Password",
    enter: "Continue",
    wrong: "Wrong password. Try again.",
    often: "Too many attempts. Try again in a few minutes.",
    away: "We couldn't check the password. Please try again shortly.",
  },
  no: {
    title: "Nettstedet er ikke åpnet ennå",
    text: "Skriv inn passordet for å fortsette.",
    password: "Passord",
    enter: "Fortsett",
    wrong: "Feil passord. Prøv igjen.",
    often: "For mange forsøk. Prøv igjen om noen minutter.",
    away: "Vi fikk ikke kontrollert passordet. Prøv igjen om litt.",
  },
};

/** Style of the gate, inlined; its hash stands in the page's policy. */
export const gateStyle = `${lastResortStyle}label{display:block;margin-top:1rem}input,button{box-sizing:border-box;width:100%;min-height:3rem;padding:0 .75rem;font:inherit;border:1px solid #5f6d67;border-radius:.5rem;background:transparent;color:inherit}button{margin-top:1rem;background:#14513f;border-color:#14513f;color:#fff}.wrong{color:#a4262c}@media (prefers-color-scheme:dark){button{background:#8ad6b6;border-color:#8ad6b6;color:#0f1513}.wrong{color:#ff9da1}}`;

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The page in front of a closed site (D39): a form that works without JavaScript. `back` is where the visitor wanted to go. */
export function gatePage(
  language: RegionLanguage,
  siteName: string,
  { back, gateError }: { back: string; gateError?: GateError | undefined },
): string {
  const sentences = words[language.code];
  const [wrong, described] = gateError
    ? [
        `<p class="wrong" id="wrong" role="alert">${sentences[gateError]}</p>`,
        ` aria-describedby="wrong" aria-invalid="true"`,
      ]
    : ["", ""];
  return [
    `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${sentences.title} | ${siteName}</title><style>${gateStyle}</style></head><body><main>`,
    `<h1>${sentences.title}</h1><p>${sentences.text}</p><form method="post" action="${SITE_ACCESS_PATH}">`,
    `<input type="hidden" name="back" value="${escapeText(back)}">`,
    `<label for="password">${sentences.password}</label>`,
    `<input id="password" name="password" type="password" autocomplete="current-password" required${described}>`,
    `${wrong}<button>${sentences.enter}</button></form></main></body></html>`,
  ].join("");
}
