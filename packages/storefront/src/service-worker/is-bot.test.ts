import { expect, test } from "vitest";
import { isBot } from "./is-bot.ts";

test.each([
  ["Googlebot", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["bingbot", "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"],
  ["a browser without a name", ""],
])("FND-063, FND-064: %s is a bot", async (_name, userAgent) => {
  expect(await isBot(userAgent)).toBe(true);
});

test("FND-063: a person's browser is none", async () => {
  const chrome =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
  expect(await isBot(chrome)).toBe(false);
});
