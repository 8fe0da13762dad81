import { expect, test } from "vitest";
import { providerErrors, providerReturnPath, readProviderReturn } from "./sign-in-providers.ts";

const read = (query: string) => readProviderReturn(new URLSearchParams(query));

test("ACC-055, D11: finds the provider by the prefix of the state", () => {
  expect(read("code=c1&state=vipps-login.abc")).toEqual({
    provider: "vipps",
    state: "vipps-login.abc",
    code: "c1",
    error: null,
  });
  expect(read("code=c1&state=google-login")?.provider).toBe("google");
  expect(read("code=c1&state=vipps-loginx")).toBeNull();
  expect(read("page=2")).toBeNull();
});

test.each(providerErrors)("ACC-058..060: %s shows one of two messages", (error) => {
  const notice = error === "access_denied" ? "cancelled" : "failed";
  expect(read(`state=vipps-login.a&error=${error}`)).toMatchObject({ error, notice, code: null });
});

test("ACC-061: an unknown error code, or a return with neither code nor error, is default_error", () => {
  expect(read("state=vipps-login.a&error=foo")?.error).toBe("default_error");
  expect(read("state=vipps-login.a")?.error).toBe("default_error");
});

test("finds a state that is appended to the error description", () => {
  const query = "error=access_denied&error_description=No%3Fstate%3Dvipps-login.x";
  expect(read(query)).toMatchObject({ provider: "vipps", state: "vipps-login.x" });
});

test("ACC-037, ACC-038: a provider returns to the root of the site, with the marker that names it", () => {
  expect(providerReturnPath("vipps")).toBe("/?signin=vipps");
});
