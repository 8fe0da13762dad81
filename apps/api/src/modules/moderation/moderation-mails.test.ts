import { expect, test } from "vitest";
import { testSites } from "../../testing/test-app.ts";
import { moderationMail } from "./moderation-mails.ts";

const site = testSites[0];
if (!site) throw new Error("no site");

test("D99: a rejected owner reads the reason at once, and after it what can be done about it", () => {
  const { text, html } = moderationMail({
    kind: "rejected",
    key: "1",
    to: "kari@example.no",
    language: "no",
    site,
    address: "Storgata 1, 0184 Oslo",
    reason: "Prisen stemmer ikke.",
    isAppealable: true,
    path: "/my-listing",
  });
  const order = ["Begrunnelsen:", "Prisen stemmer ikke.", "klage innen 14 dager", "/my-listing"];
  for (const written of [text, html]) {
    const places = order.map((part) => written.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});
