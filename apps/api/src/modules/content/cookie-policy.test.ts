import { LANGUAGE_COOKIE } from "@hjem/domain/language";
import { editorialEntries } from "@hjem/editorial/editorial-entries";
import { expect, test } from "vitest";
import { deviceCookie, filesCookie, refreshCookie } from "../../security/cookies.ts";
import { gateCookie } from "../accounts/gates/gate-cookie.ts";
import { registrationCookie } from "../accounts/registration/registering-browser.ts";

test("CMS-021: the cookie policy of every market and language lists exactly the cookies of the site", () => {
  const policies = editorialEntries().flatMap((entry) =>
    entry.collection === "cookie-policies" ? entry.text : [],
  );
  expect(policies).toHaveLength(3);
  const names = [
    LANGUAGE_COOKIE,
    deviceCookie.name,
    gateCookie.name,
    ...[
      { host: "www.example.no", protocol: "https" as const },
      { host: "localhost", protocol: "http" as const },
    ].flatMap((at) => [refreshCookie(at).name, filesCookie(at).name, registrationCookie(at).name]),
    "oauth",
    "__Host-oauth",
  ];
  for (const text of policies) {
    const [, , cookies = ""] = text.split(/^## /m);
    const rows = [...cookies.matchAll(/\| (`[^|]+)\|$/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    );
    expect(rows.toSorted()).toEqual(names.toSorted());
  }
});
