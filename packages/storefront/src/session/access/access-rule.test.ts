import { paths } from "@hjem/domain/paths";
import { expect, test } from "vitest";
import {
  createGuard,
  hasPermission,
  isAdminAddress,
  type Visitor,
  accessRedirect,
} from "./access-rule.ts";

const visitor = (facts: Partial<Visitor> = {}): Visitor => ({
  hasToken: false,
  isAdmin: false,
  isLoginBypassed: false,
  ...facts,
});
const url = new URL("http://no.localhost/user/favourite?page=2");

test("ACC-031, ACC-116, D1: a public page is open to everybody", () => {
  expect(accessRedirect("public", visitor(), url)).toBeNull();
});

test("without a token a guarded page redirects to sign-in with a return URL", () => {
  expect(accessRedirect("signed-in", visitor(), url)).toBe(
    "/login?redirect=%2Fuser%2Ffavourite%3Fpage%3D2",
  );
});

test("with a token the page is shown", () => {
  expect(accessRedirect("signed-in", visitor({ hasToken: true }), url)).toBeNull();
});

test("ACC-035, ACC-113, LIST-131: an admin area without access redirects to sign-in, for any user", () => {
  const area = new URL("http://no.localhost/admin-listing");
  const away = "/login?redirect=%2Fadmin-listing";
  expect(accessRedirect("admin", visitor({ hasToken: true }), area)).toBe(away);
  expect(accessRedirect("admin", visitor({ isAdmin: true }), area)).toBeNull();
  expect(isAdminAddress("/admin-listings/3f7q9z2k1m")).toBe(true);
  expect(isAdminAddress("/user/admin-listing")).toBe(false);
});

test("ACC-114, ACC-115: every path of the site passes the permission check", () => {
  for (const { path } of Object.values(paths)) expect(hasPermission(path)).toBe(true);
});

test("ACC-027: the bypass-login setting opens every page", () => {
  expect(accessRedirect("signed-in", visitor({ isLoginBypassed: true }), url)).toBeNull();
  expect(accessRedirect("admin", visitor({ isLoginBypassed: true }), url)).toBeNull();
});

test("D26: the guard waits for the session, then allows or redirects", async () => {
  await expect(
    createGuard(async () => visitor({ hasToken: true }))("signed-in", url),
  ).resolves.toBeUndefined();
  const away = await createGuard(async () => visitor())("signed-in", url).catch(
    (thrown: unknown) => thrown,
  );
  expect(away).toBeInstanceOf(Response);
  expect((away as Response).headers.get("location")).toContain("/login?redirect=");
});
