import type { Language } from "@hjem/domain/language";
import { escapeHtml } from "@hjem/domain/text/escape-html";
import { strToU8, zipSync } from "fflate";
import { type ExportSentence, say } from "../../locales/sentences.ts";
import type { PersonalData } from "./personal-data.ts";

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}li{margin-bottom:1rem}";

const valueHtml = (value: unknown): string => {
  if (Array.isArray(value)) {
    return value.length === 0
      ? "–"
      : `<ol>${value.map((each) => `<li>${valueHtml(each)}</li>`).join("")}</ol>`;
  }
  if (typeof value === "object" && value !== null) {
    const pairs = Object.entries(value).map(
      ([name, each]) => `<dt>${escapeHtml(name)}</dt><dd>${valueHtml(each)}</dd>`,
    );
    return `<dl>${pairs.join("")}</dl>`;
  }
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  return value === null || text === "" ? "–" : escapeHtml(text);
};

const page = (data: PersonalData, language: Language, tag: string, siteName: string): string => {
  const tell = (sentence: ExportSentence) =>
    escapeHtml(say(language, `export.${sentence}`, { site: siteName }));
  const parts = (Object.keys(data) as (keyof PersonalData)[]).map(
    (part) => `<section><h2>${tell(part)}</h2>${valueHtml(data[part])}</section>`,
  );
  return `<!doctype html><html lang="${escapeHtml(tag)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${tell("title")}</title><style>${style}</style><h1>${tell("title")}</h1>${parts.join("")}</html>`;
};

/** Everything that is kept of a person as a ZIP: a page to read, and JSON for other programs (ACC-086). */
export const exportFile = (
  data: PersonalData,
  reader: { language: Language; languageTag: string; siteName: string },
): Uint8Array =>
  zipSync({
    "index.html": strToU8(page(data, reader.language, reader.languageTag, reader.siteName)),
    "data.json": strToU8(JSON.stringify(data, null, 2)),
  });
