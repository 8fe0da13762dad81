import { accountApi } from "@hjem/api-client/endpoints/account";
import { administrationApi } from "@hjem/api-client/endpoints/administration";
import { authApi } from "@hjem/api-client/endpoints/auth";
import { checkResponses } from "@hjem/api-client/response-checks";
import { saveAgencies } from "@hjem/api/modules/agencies/repository";
import { totpCode } from "@hjem/api/testing/account-tests";
import { sampleAgency, TEST_NOW } from "@hjem/api/testing/sample-listings";
import { createSoftPasskey } from "@hjem/api/testing/soft-passkey";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { testDemo } from "@hjem/api/testing/test-demo";
import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { MINUTE_MS } from "@hjem/domain/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedToken, openAccountBrowser } from "./account-browser.ts";

const EMAIL = "kari@example.com";
const PASSWORD = "fire blå båter";
const SITE = "http://no.localhost:3000";
const agency = sampleAgency("000001", "Fjordmegleren");

let server: TestApp;
let now = TEST_NOW;
beforeAll(async () => {
  const firstAdministrators = new Map([["no", EMAIL]]);
  server = await openTestApp({ demo: testDemo, now: () => now, firstAdministrators });
  checkResponses();
  await register(EMAIL);
  await register("ola@example.com");
});
afterAll(() => server.close());

const openBrowser = (email = EMAIL) => openAccountBrowser(server, { email, password: PASSWORD });

/** An account whose address is proved. */
async function register(email: string): Promise<void> {
  // The newest mail is this one's.
  now += MINUTE_MS;
  const { dispatch } = openBrowser(email);
  const { register: begin, activate } = authApi.endpoints;
  const person = { email, name: "Kari", password: PASSWORD, termsVersion: TERMS_VERSION } as const;
  await dispatch(begin.initiate(person)).unwrap();
  await dispatch(activate.initiate({ token: await mailedToken(server, "activate") })).unwrap();
}

/** The next code of an app; each is good once. */
function nextCode(secret: string): string {
  now += MINUTE_MS;
  return totpCode(secret, now);
}

test("ASVS 6.3.3: the client sets up an app and a passkey, proves and signs in with them, and removes them", async () => {
  const { dispatch, current, problems, signIn } = openBrowser();
  const call = accountApi.endpoints;
  const device = createSoftPasskey();
  await signIn();
  const { secret } = await dispatch(call.beginTotp.initiate()).unwrap();
  const codes = await dispatch(call.confirmTotp.initiate({ code: nextCode(secret) })).unwrap();
  expect(codes).toHaveLength(10);
  const { token, options } = await dispatch(call.startNewPasskey.initiate()).unwrap();
  const passkey = { token, name: "Telefon", passkey: device.create(options, SITE) };
  await dispatch(call.addPasskey.initiate(passkey)).unwrap();
  const factors = await dispatch(call.getFactors.initiate()).unwrap();
  expect(factors).toMatchObject({ totpSince: expect.any(String), recoveryCodes: 10 });
  const id = factors.passkeys[0]?.id ?? "";
  await dispatch(call.renamePasskey.initiate({ id, name: "Ny telefon" })).unwrap();

  const { methods } = await dispatch(call.getProofMethods.initiate()).unwrap();
  expect(methods).toEqual(expect.arrayContaining(["totp", "passkey"]));
  await dispatch(call.prove.initiate({ code: nextCode(secret) })).unwrap();
  const proof = await dispatch(call.startProof.initiate()).unwrap();
  const proved = { token: proof.token, passkey: device.get(proof.options, SITE) };
  await dispatch(call.prove.initiate(proved)).unwrap();
  expect(await dispatch(call.renewRecoveryCodes.initiate()).unwrap()).toHaveLength(10);

  const other = openBrowser();
  const { startPasskey, proveSignIn } = authApi.endpoints;
  const start = await other.dispatch(startPasskey.initiate()).unwrap();
  const signed = { token: start.token, passkey: device.get(start.options, SITE) };
  const { accessToken } = await other.dispatch(proveSignIn.initiate(signed)).unwrap();
  expect(accessToken).not.toBe(current.token);

  await dispatch(call.removePasskey.initiate(id)).unwrap();
  await dispatch(call.removeTotp.initiate()).unwrap();
  const left = await dispatch(call.getFactors.initiate(undefined, { forceRefetch: true })).unwrap();
  expect(left).toMatchObject({ totpSince: null, passkeys: [] });
  expect([...problems, ...other.problems]).toEqual([]);
});

test("D106, ASVS 7.4.5: the client opens the admin area as an administrator, grants and removes a role, and ends sessions", async () => {
  const { dispatch, problems, signIn } = openBrowser();
  const { beginTotp, confirmTotp } = accountApi.endpoints;
  const call = administrationApi.endpoints;
  await signIn();
  const { secret } = await dispatch(beginTotp.initiate()).unwrap();
  await dispatch(confirmTotp.initiate({ code: nextCode(secret) })).unwrap();
  const gate = { password: "the admin's password", scope: "admin" } as const;
  await dispatch(authApi.endpoints.openGate.initiate(gate)).unwrap();
  const access = await dispatch(call.getAdminAccess.initiate()).unwrap();
  expect(access).toMatchObject({ email: EMAIL, role: "administrator", hasSecondFactor: true });
  const person = { email: "ola@example.com", reason: "Ny i redaksjonen" };
  await dispatch(call.grantRole.initiate({ ...person, role: "editor" })).unwrap();
  const fresh = { forceRefetch: true };
  const granted = await dispatch(call.listAdministrators.initiate(undefined, fresh)).unwrap();
  expect(granted.map(({ email, role }) => [email, role])).toContainEqual([person.email, "editor"]);
  await dispatch(call.revokeRole.initiate(person)).unwrap();
  const left = await dispatch(call.listAdministrators.initiate(undefined, fresh)).unwrap();
  expect(left.map(({ email }) => email)).not.toContain(person.email);
  await saveAgencies(server.db, "no", [agency]);
  const member = { ...person, agencyId: agency.id };
  await dispatch(call.addAgencyMember.initiate(member)).unwrap();
  const members = await dispatch(call.listAgencyMembers.initiate(undefined, fresh)).unwrap();
  expect(members).toMatchObject([{ email: person.email, agencyName: agency.name }]);
  await dispatch(call.removeAgencyMember.initiate(member)).unwrap();
  const ola = openBrowser(person.email);
  await ola.signIn();
  await dispatch(call.endSessions.initiate(person)).unwrap();
  await dispatch(call.endAllSessions.initiate({ reason: "Øvelse" })).unwrap();
  const refused = await ola.dispatch(accountApi.endpoints.getFactors.initiate());
  expect(refused.error).toMatchObject({ status: 401 });
  expect(problems).toEqual([]);
});
