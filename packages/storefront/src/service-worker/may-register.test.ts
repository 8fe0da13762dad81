import { expect, test } from "vitest";
import { mayRegister } from "./may-register.ts";

const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "",
])("FND-063, FND-064: does not register for a bot: %s", (userAgent) => {
  expect(mayRegister(userAgent)).toBe(false);
});

test("FND-063: registers for a visitor's browser", () => {
  expect(mayRegister(browser)).toBe(true);
});
