import { paths } from "@hjem/domain/paths";
import { accessRedirect } from "@hjem/storefront/access";
import { expect, test } from "vitest";
import { feature } from "./feature.ts";

const visitor = { hasToken: false, isAdmin: false, isLoginBypassed: false };

test.each([
  ["ACC-118", paths.userFavourites.path],
  ["ACC-119", paths.userSavedSearches.path],
])("%s: %s is for who is signed in; others sign in first", (_id, path) => {
  const row = feature.routes.find((each) => each.path === path);
  if (!row) throw new Error(`${path} has no row`);
  const url = new URL(path, "http://no.localhost");
  expect(accessRedirect(row.access, visitor, url)).toBe(
    `/login?redirect=${encodeURIComponent(path)}`,
  );
  expect(accessRedirect(row.access, { ...visitor, hasToken: true }, url)).toBeNull();
});
