import { accessRedirect } from "@hjem/storefront/access";
import { expect, test } from "vitest";
import { feature } from "./feature.ts";

const visitor = { hasToken: false, isAdmin: false, isLoginBypassed: false };

test("LIST-001, LIST-002, ACC-123: own listings are for who is signed in; others sign in first and come back to the same draft", () => {
  const [row] = feature.routes;
  if (!row) throw new Error("The wizard has no route");
  const address = "/my-listing?draft=0199a000&tab=price";
  const url = new URL(address, "http://no.localhost");
  expect([row.path, row.layout]).toEqual(["/my-listing", "user"]);
  expect(accessRedirect(row.access, visitor, url)).toBe(
    `/login?redirect=${encodeURIComponent(address)}`,
  );
  expect(accessRedirect(row.access, { ...visitor, hasToken: true }, url)).toBeNull();
});
