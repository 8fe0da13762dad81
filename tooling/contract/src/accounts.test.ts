import { accountApi } from "@hjem/api-client/endpoints/account";
import { authApi } from "@hjem/api-client/endpoints/auth";
import { sessionApi } from "@hjem/api-client/endpoints/session";
import { checkResponses } from "@hjem/api-client/response-checks";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { testDemo } from "@hjem/api/testing/test-demo";
import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { defaultSubscriptions } from "@hjem/domain/account/subscriptions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedToken, openAccountBrowser } from "./account-browser.ts";

const EMAIL = "kari@example.com";
const PASSWORD = "fire blå båter";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ demo: testDemo });
  checkResponses();
});
afterAll(() => server.close());

const openBrowser = () => openAccountBrowser(server, { email: EMAIL, password: PASSWORD });
const tokenOf = (kind: string) => mailedToken(server, kind);

test("ACC-067..079, ACC-093: the client registers, activates, signs in, refreshes and signs out", async () => {
  const { dispatch, problems, signIn } = openBrowser();
  const call = authApi.endpoints;
  const person = { email: EMAIL, name: "Kari", termsVersion: TERMS_VERSION } as const;
  await dispatch(call.register.initiate({ ...person, password: PASSWORD })).unwrap();
  await dispatch(call.resendActivation.initiate({ email: EMAIL })).unwrap();
  const link = { token: await tokenOf("activate") };
  const looked = await dispatch(call.checkActivation.initiate(link)).unwrap();
  expect(looked.data).toEqual({ email: EMAIL, isUsed: false, needsPassword: false });
  const activated = await dispatch(call.activate.initiate(link)).unwrap();
  expect(activated.data).toMatchObject({ email: EMAIL, session: { expiresIn: 900 } });
  const check = await dispatch(call.checkEmail.initiate({ email: EMAIL })).unwrap();
  expect(check).toEqual({ exists: true, hasPassword: true, providers: [] });
  expect(await signIn()).toMatchObject({ expiresIn: 900 });
  const renewed = await dispatch(sessionApi.endpoints.refresh.initiate()).unwrap();
  expect(renewed.accessToken).toEqual(expect.any(String));
  expect(
    await dispatch(sessionApi.endpoints.logout.initiate({ isEverywhere: true })).unwrap(),
  ).toBeNull();
  const over = await dispatch(sessionApi.endpoints.refresh.initiate());
  expect(over.error).toMatchObject({ status: 401, code: "session_ended" });
  const taken = await dispatch(call.quickRegister.initiate(person));
  expect(taken.error).toMatchObject({ status: 409, code: "email_taken" });
  const wrong = await dispatch(call.login.initiate({ email: EMAIL, password: "not this" }));
  expect(wrong.error).toMatchObject({ status: 401, code: "wrong_credentials" });
  expect(problems).toEqual([]);
});

test("ACC-072..076, ACC-093: the client sets passwords by links, and reads why one is rejected", async () => {
  const { dispatch, problems } = openBrowser();
  const call = authApi.endpoints;
  await dispatch(call.forgotPassword.initiate({ email: EMAIL })).unwrap();
  const token = await tokenOf("reset_password");
  const weak = await dispatch(call.resetPassword.initiate({ token, password: "1234567890" }));
  expect(weak.error).toMatchObject({ status: 422, code: "password_weak" });
  expect(weak.error).toHaveProperty(
    "fields.password",
    expect.stringContaining("Passordet er for vanlig"),
  );
  await dispatch(call.resetPassword.initiate({ token, password: PASSWORD })).unwrap();
  const quick = { email: "ola@example.com", termsVersion: TERMS_VERSION } as const;
  await dispatch(call.quickRegister.initiate(quick)).unwrap();
  const unwanted = { token: await tokenOf("set_password") };
  const rejected = await dispatch(call.rejectRegistration.initiate(unwanted)).unwrap();
  expect(rejected.data).toEqual({ email: quick.email, isErased: true });
  await dispatch(call.quickRegister.initiate(quick)).unwrap();
  const first = await tokenOf("set_password");
  const requested = await dispatch(call.checkPasswordToken.initiate({ token: first })).unwrap();
  expect(requested.data.email).toBe("ola@example.com");
  await dispatch(call.setPassword.initiate({ token: first, password: PASSWORD })).unwrap();
  expect(problems).toEqual([]);
});

test("ACC-080..087, ACC-093: the client reads and changes an account", async () => {
  const { dispatch, problems, signIn } = openBrowser();
  const call = accountApi.endpoints;
  await signIn();
  const profile = await dispatch(sessionApi.endpoints.getProfile.initiate()).unwrap();
  expect(profile).toMatchObject({ email: EMAIL, hasPassword: true, featureFlags: {} });
  const numbers = { mobile: "91234567", mobileCode: "+47" };
  expect(await dispatch(call.changeProfile.initiate(numbers)).unwrap()).toMatchObject(numbers);
  const english = await dispatch(call.changeLanguage.initiate({ language: "en" })).unwrap();
  expect(english.language).toBe("en");
  expect(await dispatch(call.setNotifications.initiate(false)).unwrap()).toBe(false);
  expect(await dispatch(call.getNotifications.initiate()).unwrap()).toBe(false);
  const wanted = { ...defaultSubscriptions, news: { email: true, site: false, push: false } };
  expect(await dispatch(call.setSubscriptions.initiate(wanted)).unwrap()).toEqual(wanted);
  expect(await dispatch(call.getSubscriptions.initiate()).unwrap()).toEqual(wanted);
  const [session] = await dispatch(call.listSessions.initiate()).unwrap();
  expect(session?.isCurrent).toBe(true);
  expect(await dispatch(call.listConnectedProviders.initiate()).unwrap()).toEqual([]);
  const none = await dispatch(call.removeProvider.initiate("vipps"));
  expect(none.error).toMatchObject({ status: 404 });
  const change = { oldPassword: PASSWORD, newPassword: "tre gule hester" };
  await dispatch(call.changePassword.initiate(change)).unwrap();
  await dispatch(call.exportData.initiate()).unwrap();
  const email = { email: "kari.ny@example.com", password: "tre gule hester" };
  await dispatch(call.changeEmail.initiate(email)).unwrap();
  const token = await tokenOf("confirm_email");
  const looked = await dispatch(call.checkNewEmail.initiate({ token })).unwrap();
  expect(looked.data).toEqual({ email: email.email, isUsed: false });
  const confirmed = await dispatch(call.confirmEmail.initiate({ token })).unwrap();
  expect(confirmed.data).toEqual({ email: email.email, isUsed: false });
  await dispatch(call.deleteUser.initiate({ password: email.password })).unwrap();
  const undo = { token: await tokenOf("deletion") };
  await dispatch(call.checkDeletion.initiate(undo)).unwrap();
  await dispatch(call.undoDeletion.initiate(undo)).unwrap();
  const ended = await dispatch(call.endSession.initiate(session?.id ?? ""));
  expect(ended.error).toMatchObject({ status: 401, code: "session_ended" });
  expect(problems).toEqual([]);
});

test("ACC-068, ACC-090, ACC-109: the client reads providers and gates", async () => {
  const { dispatch, problems } = openBrowser();
  const call = authApi.endpoints;
  const offered = await dispatch(call.listProviders.initiate()).unwrap();
  expect(offered).toEqual([{ provider: "vipps", isDemo: true }]);
  const described = await dispatch(call.getProviderConfiguration.initiate("vipps")).unwrap();
  expect(described).toHaveProperty("authorizationEndpoint");
  const start = { provider: "vipps", redirect: "/user" } as const;
  const { authorizationUrl } = await dispatch(call.startProvider.initiate(start)).unwrap();
  const state = new URL(authorizationUrl).searchParams.get("state") ?? "";
  const returned = { service: "vipps", code: "none", state, redirectUrl: "http://x" } as const;
  const refused = await dispatch(call.externalLogin.initiate(returned));
  expect(refused.error).toMatchObject({ status: 400, code: "provider_failed" });
  const gate = { password: "the admin's password", scope: "admin" } as const;
  const opened = await dispatch(call.openGate.initiate(gate)).unwrap();
  const requested = await dispatch(call.getGate.initiate("admin")).unwrap();
  expect(requested).toEqual({ data: opened, isRequired: true });
  await dispatch(call.closeGate.initiate("admin")).unwrap();
  const closed = await dispatch(call.getGate.initiate("admin", { forceRefetch: true })).unwrap();
  expect(closed).toEqual({ data: null, isRequired: true });
  expect(problems).toEqual([]);
});
