import { isSignInProvider, providerNames } from "@hjem/domain/account/sign-in-providers";
import { formatInstant } from "@hjem/domain/format/format-instant";
import type { RegionLanguage } from "@hjem/domain/language";
import { namesOf } from "@hjem/domain/narrow";
import { escapeHtml } from "@hjem/domain/text/markup";
import { strToU8, zipSync } from "fflate";
import {
  type ExportSentence,
  exportNames,
  exportValues,
} from "../../../locales/export-sentences.ts";
import { say } from "../../../locales/sentences.ts";
import type { PersonalData } from "./personal-data.ts";

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}li{margin-bottom:1rem}@media (width < 640px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}";

/** Who reads the page. */
export interface ExportReader {
  language: RegionLanguage;
  timeZone: string;
  siteName: string;
  /** What the market calls a viewing, one and several. */
  viewingTerms: { one: string; many: string };
}

/** Keys whose values are instants. */
const isInstant = (name: string): boolean =>
  name === "at" || name === "since" || name.endsWith("At");
/** What people wrote themselves is never taken for a word of ours. */
const written: readonly string[] = [
  "name",
  "message",
  "words",
  "question",
  "answer",
  "email",
  "device",
  "note",
  "reason",
  "checks",
  "questions",
  "question",
  "answer",
  "savedSearches",
];

const NOTHING = "–";

/** Names and values in the reader's words; what has none stays as it is. */
const wordsFor = (reader: ExportReader) => {
  const { code } = reader.language;
  return {
    name: (name: string): string => {
      if (name === "viewings") return reader.viewingTerms.many;
      const known = exportNames.find((each) => each === name);
      return known ? say(code, `export.name.${known}`) : name;
    },
    value: (value: string | number | boolean, name: string): string => {
      const text = String(value);
      if (written.includes(name) && typeof value === "string") return text;
      if (isInstant(name)) return formatInstant(reader, Date.parse(text), reader.timeZone);
      if (name === "provider" && isSignInProvider(text)) return providerNames[text];
      if (text === "viewing") return reader.viewingTerms.one;
      const known = exportValues.find((each) => each === text);
      return known ? say(code, `export.value.${known}`) : text;
    },
  };
};

const valueHtml = (value: unknown, reader: ExportReader, under = ""): string => {
  const words = wordsFor(reader);
  if (Array.isArray(value)) {
    const items = value.map((each) => `<li>${valueHtml(each, reader, under)}</li>`);
    return items.length === 0 ? NOTHING : `<ol>${items.join("")}</ol>`;
  }
  if (typeof value === "object" && value !== null) {
    const pairs = Object.entries(value).map(
      ([name, each]) =>
        `<dt>${escapeHtml(words.name(name))}</dt><dd>${valueHtml(each, reader, name)}</dd>`,
    );
    return pairs.length === 0 ? NOTHING : `<dl>${pairs.join("")}</dl>`;
  }
  const isPlain =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isPlain && value !== "" ? escapeHtml(words.value(value, under)) : NOTHING;
};

const page = (data: PersonalData, reader: ExportReader): string => {
  const { code, tag } = reader.language;
  const report = (sentence: ExportSentence) =>
    escapeHtml(say(code, `export.${sentence}`, { site: reader.siteName }));
  const parts = namesOf(data).map(
    (part) => `<section><h2>${report(part)}</h2>${valueHtml(data[part], reader)}</section>`,
  );
  return `<!doctype html><html lang="${escapeHtml(tag)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${report("title")}</title><style>${style}</style><h1>${report("title")}</h1>${parts.join("")}</html>`;
};

/** All stored data of a person as a ZIP: a page to read, and JSON for other programs (ACC-086). */
export const exportFile = (data: PersonalData, reader: ExportReader): Uint8Array =>
  zipSync({
    "index.html": strToU8(page(data, reader)),
    "data.json": strToU8(JSON.stringify(data, null, 2)),
  });
