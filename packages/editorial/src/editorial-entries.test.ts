import { policyKinds } from "@hjem/domain/content/content-rules";
import { paths } from "@hjem/domain/paths";
import { describe, expect, test } from "vitest";
import { type EditorialEntry, editorialEntries } from "./editorial-entries.ts";
import { EDITORIAL_PICTURES, editorialPicture } from "./editorial-pictures.ts";

const entries = editorialEntries();
const markets = { no: ["en", "no"], au: ["en"] } as const;
const each = Object.entries(markets).flatMap(([region, locales]) =>
  locales.map((locale) => ({ region, locale })),
);
const entriesOf = (region: string, locale: string) =>
  entries.filter((entry) => entry.region === region && entry.locale === locale);

/** Every Markdown text of an entry. */
const textsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "text" && typeof part === "string" ? [part] : textsOf(part),
  );
};

/** Every address that an entry leads to. */
const linksOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === "picture") return [];
    if (key === "url" && typeof part === "string") return [part];
    if (key === "urls" && Array.isArray(part)) return part.map(String);
    if (key === "text" && typeof part === "string")
      return [...part.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url);
    return linksOf(part);
  });
};

const addresses = Object.values(paths).map(({ path }) =>
  path === paths.page.path ? "" : path.replaceAll(/:\w+|\*/g, "[^/]+"),
);
const knownAddress = new RegExp(`^(?:${addresses.filter(Boolean).join("|")})$`);

const wordsOf = (entry: EditorialEntry) =>
  textsOf(entry)
    .join(" ")
    .match(/\p{L}+/gu)?.length ?? 0;

test("CMS-001, CMS-019: home and footer are there in every language of a market", () => {
  for (const { region, locale } of each) {
    const keys = entriesOf(region, locale).flatMap((entry) =>
      entry.collection === "contents" ? entry.key : [],
    );
    expect(keys.toSorted()).toEqual(["footer", "home"]);
  }
});

test("every footer leads to the saved searches", () => {
  for (const { region, locale } of each) {
    const footer = entriesOf(region, locale).find(
      (entry) => entry.collection === "contents" && entry.key === "footer",
    );
    expect(JSON.stringify(footer)).toContain("(/user/saved-search)");
  }
});

test("CMS-018, CMS-020, CMS-021: every policy and the cookie policy are there in every language", () => {
  for (const { region, locale } of each) {
    const own = entriesOf(region, locale);
    const kinds = own.flatMap((entry) =>
      entry.collection === "content-policies" ? entry.kind : [],
    );
    expect(kinds.toSorted()).toEqual([...policyKinds].toSorted());
    expect(own.filter(({ collection }) => collection === "cookie-policies")).toHaveLength(1);
  }
});

test("an entry has the same name and the same blocks in every language, and other words", () => {
  const inNorwegian = entriesOf("no", "no");
  const shapeOf = (entry: EditorialEntry) => ({
    collection: entry.collection,
    name: entry.name,
    blocks: "blocks" in entry ? entry.blocks.map(({ __component: kind }) => kind) : [],
  });
  expect(entriesOf("no", "en").map(shapeOf)).toEqual(inNorwegian.map(shapeOf));
  for (const entry of entriesOf("no", "en")) {
    const other = inNorwegian.find(({ name }) => name === entry.name);
    expect({ ...entry, locale: "" }).not.toEqual({ ...other, locale: "" });
  }
});

describe.each(
  entries.map((entry) => [`${entry.region}/${entry.locale}/${entry.name}`, entry] as const),
)("%s", (_, entry) => {
  const own = entriesOf(entry.region, entry.locale);
  const links = linksOf(entry).filter((link) => link !== ("url" in entry ? entry.url : ""));

  test("leads only to pages that exist, and to other sites over https", () => {
    const broken = links.filter((link) => {
      if (link.startsWith("https://")) return !URL.canParse(link);
      const { pathname } = new URL(link, "https://hjem.test");
      const isPage = own.some(
        (other) => other.collection === "cms-pages" && pathname === paths.page.to(other.url),
      );
      return !isPage && !knownAddress.test(pathname);
    });
    expect(broken).toEqual([]);
  });

  test("is Markdown without HTML, whose headings begin at the second level", () => {
    for (const text of textsOf(entry)) {
      expect(text).not.toMatch(/<[a-z!/]/i);
      expect(text).not.toMatch(/^# /m);
    }
  });

  test("a guide has sources, a description and 600 to 1,300 words of running text", () => {
    if (entry.collection !== "cms-pages" || entry.kind !== "guide") return;
    expect(entry.sources.length).toBeGreaterThan(2);
    expect(entry.description.length).toBeGreaterThan(40);
    expect(wordsOf(entry)).toBeGreaterThanOrEqual(600);
    expect(wordsOf(entry)).toBeLessThanOrEqual(1_300);
  });
});

test("the steps of a guide are numbered from one on, and none is lost", () => {
  for (const guide of entries.filter((entry) => "kind" in entry && entry.kind === "guide")) {
    const steps = textsOf(guide).flatMap((text) =>
      [...text.matchAll(/^## (\d+)\. /gm)].map(([, step]) => Number(step)),
    );
    expect(steps.length).toBeGreaterThan(5);
    expect(steps).toEqual(steps.map((_, index) => index + 1));
  }
});

test("CMS-028: every guide has a picture of its market, of the size that its page reserves, and says what it shows", () => {
  const guides = entries.flatMap((entry) =>
    entry.collection === "cms-pages" && entry.kind === "guide" ? [entry] : [],
  );
  const shown = guides.flatMap(({ picture }) => picture ?? []);
  const seen = shown.map(({ url, alternativeText }) => {
    const bytes = editorialPicture(url.slice(EDITORIAL_PICTURES.length));
    // Width and height of a lossy WebP.
    const size = { width: bytes?.readUInt16LE(26), height: bytes?.readUInt16LE(28) };
    const isSmall = bytes !== null && bytes.length < 40_000;
    return { url, ...size, isSmall, hasText: alternativeText.length > 10 };
  });
  expect(seen).toEqual(
    shown.map(({ url, width, height }) => ({ url, width, height, isSmall: true, hasText: true })),
  );
  const without = guides.filter(({ picture }) => picture === null).map(({ name }) => name);
  expect(without).toEqual([]);
  expect(editorialPicture("../../package.json")).toBeNull();
});
