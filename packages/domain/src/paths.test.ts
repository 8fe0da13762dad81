import { expect, test } from "vitest";
import { paths } from "./paths.ts";

test("ACC-019..022, ACC-130: the paths that redirects use are the base paths of the specification", () => {
  const named = {
    login: paths.login,
    home: paths.home,
    password_forgot: paths.passwordForgot,
    password_update: paths.passwordUpdate,
    blank: paths.blank,
  };
  const addresses = Object.entries(named).map(([name, { path }]) => [name, path]);
  expect(Object.fromEntries(addresses)).toEqual({
    login: "/login",
    home: "/",
    password_forgot: "/password_forgot",
    password_update: "/password_update",
    blank: "/blank",
  });
  expect(paths.adminListings.to("3f7q9z2k1m")).toBe("/admin-listings/3f7q9z2k1m");
});
