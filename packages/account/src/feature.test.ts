import { paths } from "@hjem/domain/paths";
import { accessRedirect } from "@hjem/storefront/access";
import { expect, test } from "vitest";
import { feature } from "./feature.ts";

const rowOf = (path: string) => {
  const row = feature.routes.find((each) => each.path === path);
  if (!row) throw new Error(`${path} has no row`);
  return row;
};
const visitor = { hasToken: false, isAdmin: false, isLoginBypassed: false };
const away = (path: string, address = path) => {
  const url = new URL(address, "http://no.localhost");
  return accessRedirect(rowOf(path).access, visitor, url);
};

test.each([
  paths.login.path,
  paths.userSignIn.path,
  paths.passwordForgot.path,
  paths.passwordUpdate.path,
  paths.userResetPassword.path,
  paths.userActivate.path,
  paths.userConfirmEmail.path,
  paths.userUndoDeletion.path,
  paths.unsubscribe.path,
  paths.confirmContact.path,
  paths.enquiry.path,
  paths.publishedQuestion.path,
  paths.blank.path,
])("ACC-018, ACC-023, ACC-026: %s is for visitors without a session and is not cached", (path) => {
  expect(away(path)).toBeNull();
  expect(rowOf(path).isUncached).toBe(true);
});

test.each([
  paths.user.path,
  paths.userBasicInfo.path,
  paths.userContactInfo.path,
  paths.userChangePassword.path,
  paths.userChangeLanguage.path,
  paths.userSubscription.path,
  paths.userProviders.path,
  paths.userDevices.path,
  paths.userData.path,
])("ACC-028..030, ACC-117: %s redirects a visitor to sign-in, with the full return URL", (path) => {
  expect(away(path, `${path}?x=1`)).toBe(`/login?redirect=${encodeURIComponent(`${path}?x=1`)}`);
});

test("ACC-024, RTE-026, RTE-027: the admin area has its own guard, which is not the token", () => {
  const area = [paths.adminListing, paths.adminSection, paths.adminListings];
  for (const path of area.map(({ path: each }) => each)) {
    expect(rowOf(path)).toMatchObject({ access: "admin", layout: "blank" });
    const url = new URL("http://no.localhost/admin-listing");
    expect(accessRedirect("admin", { ...visitor, hasToken: true }, url)).toContain("/login");
    expect(accessRedirect("admin", { ...visitor, isAdmin: true }, url)).toBeNull();
  }
});

test("ACC-008..010: sign-in is drawn alone or under the header, account pages in the account layout", () => {
  const layouts = [paths.login, paths.userSignIn, paths.user].map(({ path }) => rowOf(path).layout);
  expect(layouts).toEqual(["blank", "default", "user"]);
});
