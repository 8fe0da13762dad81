import type { Language } from "@hjem/domain/language";
import { expect, test } from "vitest";
import { testStorefronts } from "../testing/test-storefronts.ts";
import type { MessageCatalogs } from "./message-catalogs.ts";
import { createMessages } from "./messages.ts";

/** A package's words and a market's terms, with the files that were requested. */
function files() {
  const requested: string[] = [];
  const words = (language: Language) => () => {
    requested.push(`words ${language}`);
    return Promise.resolve({ messages: { greeting: `in ${language}` } });
  };
  const terms = (language: Language) => async () => {
    requested.push(`terms ${language}`);
    const loaded = await testStorefronts.no.terms[language]?.();
    if (!loaded) throw new Error(`The market has no terms in ${language}.`);
    return loaded;
  };
  const catalogs: MessageCatalogs = { catalogs: { en: words("en"), no: words("no") } };
  return { requested, catalogs, terms: { en: terms("en"), no: terms("no") } };
}

test("FND-074: the words of a page and the terms of its market are loaded in the active language alone", async () => {
  const { requested, catalogs, terms } = files();
  const messages = createMessages(terms);
  expect(requested).toEqual([]);
  await messages.activateLanguage("no");
  await messages.load(catalogs);
  await messages.load(catalogs);
  expect(requested).toEqual(["terms no", "words no"]);
  expect(messages.i18n._("greeting")).toBe("in no");
});

test("FND-074: another language is loaded when it is chosen", async () => {
  const { requested, catalogs, terms } = files();
  const messages = createMessages(terms);
  await messages.activateLanguage("no");
  await messages.load(catalogs);
  await messages.activateLanguage("en");
  expect(requested.toSorted()).toEqual(["terms en", "terms no", "words en", "words no"]);
  expect(messages.i18n._("greeting")).toBe("in en");
});
