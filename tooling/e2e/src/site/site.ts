import type { Language, RegionLanguage } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";
import type { TermKey } from "@hjem/domain/terms";
import { sites } from "@hjem/stack";
import { messagesOf } from "@hjem/stack/po-file";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../../..");

/** The site of a Playwright project. */
export interface SiteOptions {
  siteId: string;
}

/** A site in one language: its region and messages. */
export interface Site {
  region: Region;
  language: RegionLanguage;
  /** Translation of an English message in the site's language. @throws {Error} for a message that is in no catalog. */
  word: (english: string) => string;
  /** The market's term (region data). */
  term: (key: TermKey) => string;
  /** The same site in another of its languages. */
  in: (language: Language) => Site;
}

const read = new Map<Language, ReadonlyMap<string, string>>();

const wordsOf = (language: Language): ReadonlyMap<string, string> => {
  const known = read.get(language);
  if (known) return known;
  const catalogs = globSync(`packages/*/src/**/locales/${language}.po`, { cwd: root });
  const messages = catalogs.flatMap((file) =>
    messagesOf(readFileSync(path.join(root, file), "utf8")),
  );
  const words = new Map(messages.map(({ id, text }) => [id, text === "" ? id : text]));
  read.set(language, words);
  return words;
};

const inLanguage = (region: Region, code: Language): Site => {
  const language = region.languages.find((activeLanguage) => activeLanguage.code === code);
  if (language === undefined) throw new Error(`${region.id} does not speak ${code}.`);
  const words = wordsOf(code);
  return {
    region,
    language,
    word: (english) => {
      const text = words.get(english);
      if (text === undefined) throw new Error(`No catalog has the words "${english}".`);
      return text;
    },
    term: (key) => region.terms[code]?.[key] ?? key,
    in: (other) => inLanguage(region, other),
  };
};

/** The site with this id, in its default language. */
export const siteOf = (id: string): Site => {
  const region = sites.find((site) => site.id === id);
  if (region === undefined) throw new Error(`There is no site ${id}.`);
  return inLanguage(region, region.defaultLanguage);
};
