import { encode } from "uqr";
import { expect, test } from "vitest";
import { facebookHref, mailHref, modulesPath, SHARE_WINDOW } from "./share-links.ts";

const shared = { title: "Lys & luftig, 84 m²", url: "http://no.localhost/property/1/a?x=1&y=2" };

test("PROP-062, UI-058: share pages of other sites open in a window of 626 by 436", () => {
  expect(SHARE_WINDOW).toBe("popup,width=626,height=436");
});

test("PROP-063: title and URL are encoded for email and for other sites", () => {
  const letter = new URL(mailHref(shared));
  expect(letter.searchParams.get("subject")).toBe(shared.title);
  expect(letter.searchParams.get("body")).toBe(shared.url);
  expect(new URL(facebookHref(shared)).searchParams.get("u")).toBe(shared.url);
});

test("draws a QR code module by module", () => {
  expect(
    modulesPath([
      [true, false],
      [false, true],
    ]),
  ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  const { data, size } = encode(shared.url);
  expect(data).toHaveLength(size);
});
