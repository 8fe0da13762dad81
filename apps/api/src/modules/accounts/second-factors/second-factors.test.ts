import { MINUTE_MS } from "@hjem/domain/durations";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  PASSWORD,
  type TestBrowser,
  totpCode,
} from "../../../testing/account-tests.ts";
import { onEmbeddedFirst } from "../../../testing/both-engines.ts";
import { returnFromProvider, visitProvider } from "../../../testing/provider-visit.ts";
import { createSoftPasskey, type SoftPasskey } from "../../../testing/soft-passkey.ts";
import { testSecrets } from "../../../testing/test-app.ts";
import type { TestDatabase } from "../../../testing/test-database.ts";
import { testDemo } from "../../../testing/test-demo.ts";

const KARI = "kari@example.com";
const SITE = "http://no.localhost:3000";

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: AccountTest;
  beforeAll(async () => {
    api = await openAccountTest({ demo: testDemo }, database());
  });
  beforeEach(() => api.emptyAccounts());

  const signedIn = async () => {
    await api.person(KARI);
    const page = api.browser();
    await page.signIn(KARI);
    return page;
  };
  const codeOf = (secret: string) => totpCode(secret, api.clock.now);
  const factors = (page: TestBrowser, path = "", call = {}) =>
    page.call(`/api/user/factors${path}`, call);
  const post = { method: "POST" } as const;

  const addApp = async (page: TestBrowser) => {
    const { secret, uri } = (await factors(page, "/totp", post)).json().data;
    const body = { code: codeOf(secret) };
    const done = await factors(page, "/totp/confirm", { body });
    expect(done.statusCode).toBe(200);
    return { secret, uri, codes: done.json().data.recovery_codes as string[] };
  };
  const addPasskey = async (page: TestBrowser, device: SoftPasskey, origin = SITE) => {
    const { token, options } = (await factors(page, "/passkeys/start", post)).json().data;
    const body = { token, name: "My phone", passkey: device.create(options, origin) };
    return factors(page, "/passkeys", { body });
  };
  const stepOf = async (page: TestBrowser) => {
    const response = await page.call("/api/login", { body: { email: KARI, password: PASSWORD } });
    expect(response.statusCode).toBe(202);
    expect(response.cookies).toEqual([]);
    return response.json().second_step as {
      token: string;
      methods: string[];
      passkey_options: string;
    };
  };
  const prove = (page: TestBrowser, body: object) => page.call("/api/login/proof", { body });
  const subjects = async () =>
    (await api.db.selectFrom("mail").select("key").execute()).map(({ key }) => key.split("/")[2]);

  test("an authenticator app is set up with its first code, sends a mail, and is required after the password", async () => {
    const page = await signedIn();
    const { secret, uri, codes } = await addApp(page);
    expect(uri).toContain("otpauth://totp/");
    expect(codes).toHaveLength(10);
    expect(await subjects()).toContain("totp_added");
    const stored = await api.db.selectFrom("account_totp").select("secret").executeTakeFirst();
    expect(stored?.secret).not.toContain(secret);

    const other = api.browser();
    const step = await stepOf(other);
    expect(step.methods).toEqual(["totp", "recovery_code"]);
    const { token } = step;
    // The code that set the app up is used.
    const used = await prove(other, { token, code: codeOf(secret) });
    expect(used.json().error.fields).toEqual({ code: expect.any(String) });
    api.clock.now += 30_000;
    const right = await prove(other, { token, code: codeOf(secret) });
    expect(right.json()).toEqual({ access_token: expect.any(String), expires_in: 900 });
    expect(errorCodeOf(await prove(other, { token, code: codeOf(secret) }))).toBe("token_invalid");
  });

  test("a code works once, for its half minute and the ones beside it; ten wrong ones require a wait", async () => {
    const { secret } = await addApp(await signedIn());
    api.clock.now += 5 * MINUTE_MS;
    const page = api.browser();
    const { token } = await stepOf(page);
    const late = codeOf(secret);
    api.clock.now += 90_000;
    expect((await prove(page, { token, code: late })).statusCode).toBe(400);
    const now = codeOf(secret);
    expect(
      (await prove(page, { token, code: `${now.slice(0, 3)} ${now.slice(3)}` })).statusCode,
    ).toBe(200);
    const second = await stepOf(page);
    expect((await prove(page, { token: second.token, code: now })).statusCode).toBe(400);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      statuses.push((await prove(page, { token: second.token, code: "000000" })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    const audit = await api.db.selectFrom("account_audit").select("kind").execute();
    expect(audit.map(({ kind }) => kind)).toContain("second_factor_failed");
  });

  test("a recovery code signs in once, in any spelling, and sends a mail", async () => {
    const { codes } = await addApp(await signedIn());
    const page = api.browser();
    const { token } = await stepOf(page);
    const typed = (codes[0] ?? "").toUpperCase().replaceAll("-", " ");
    expect((await prove(page, { token, code: typed })).statusCode).toBe(200);
    expect(await subjects()).toContain("recovery_code_used");
    const again = await stepOf(page);
    expect((await prove(page, { token: again.token, code: codes[0] })).statusCode).toBe(400);
    const hashes = await api.db.selectFrom("recovery_code").selectAll().execute();
    expect(hashes).toHaveLength(9);
    expect(JSON.stringify(hashes)).not.toContain(codes[1]);
  });

  test("a passkey signs in alone, and as the second step; one of another site, account, challenge or a replay is rejected", async () => {
    const owner = await signedIn();
    const device = createSoftPasskey();
    expect((await addPasskey(owner, device, "https://evil.example")).statusCode).toBe(422);
    expect((await addPasskey(owner, device)).statusCode).toBe(200);
    expect(await subjects()).toContain("passkey_added");

    const page = api.browser();
    const begin = async () =>
      (await page.call("/api/login/passkey", post)).json().data as {
        token: string;
        options: string;
      };
    const one = await begin();
    const signed = device.get(one.options, SITE);
    const entered = await prove(page, { token: one.token, passkey: signed });
    expect(entered.statusCode).toBe(200);
    expect(errorCodeOf(await prove(page, { token: one.token, passkey: signed }))).toBe(
      "token_invalid",
    );
    const two = await begin();
    expect(errorCodeOf(await prove(page, { token: two.token, passkey: signed }))).toBe(
      "passkey_refused",
    );
    const three = await begin();
    const phished = device.get(three.options, "https://hjem.evil.example");
    expect(errorCodeOf(await prove(page, { token: three.token, passkey: phished }))).toBe(
      "passkey_refused",
    );
    const four = await begin();
    const stranger = createSoftPasskey().get(four.options, SITE);
    expect(errorCodeOf(await prove(page, { token: four.token, passkey: stranger }))).toBe(
      "passkey_refused",
    );

    const step = await stepOf(page);
    expect(step.methods).toEqual(["passkey", "recovery_code"]);
    const passkey = device.get(step.passkey_options, SITE);
    expect((await prove(page, { token: step.token, passkey })).statusCode).toBe(200);
  });

  test("a provider's sign-in requires the second step too, and then redirects to the requested page", async () => {
    const page = api.browser();
    const visit = async () =>
      returnFromProvider(
        page,
        "vipps",
        await visitProvider(page, "vipps", { verified: "1", redirect: "/user" }),
      );
    await visit();
    const { secret } = await addApp(page);
    api.clock.now += MINUTE_MS;
    const response = await visit();
    expect(response.statusCode).toBe(202);
    const { token } = response.json().second_step;
    const done = await prove(page, { token, code: codeOf(secret) });
    expect(done.json().redirect).toBe("/user");
  });

  test("A2: a stolen access token adds, renames and removes no factor, and a password alone is no proof for an account that has one", async () => {
    const owner = await signedIn();
    const { secret } = await addApp(owner);
    await addPasskey(owner, createSoftPasskey());
    const { data } = (await factors(owner, "", { method: "GET" })).json();
    expect(data).toMatchObject({
      is_totp_offered: true,
      passkeys: [{ name: "My phone", used_at: null }],
      recovery_codes: 10,
    });
    const passkey = `/passkeys/${data.passkeys[0].id}`;
    const thief = api.browser({ ip: "203.0.113.9" });
    thief.token = owner.token;
    const changes = (page: TestBrowser) => [
      () => factors(page, passkey, { method: "PATCH", body: { name: "Mine" } }),
      () => factors(page, "/recovery-codes", post),
      () => factors(page, "/passkeys/start", post),
      () => factors(page, "/totp", { method: "DELETE" }),
      () => factors(page, passkey, { method: "DELETE" }),
    ];
    const refused = await Promise.all(changes(thief).map((change) => change()));
    expect(refused.map(errorCodeOf)).toEqual(changes(thief).map(() => "sign_in_again"));

    api.clock.now += 5 * MINUTE_MS + 1;
    const refreshed = await owner.call("/api/refresh");
    owner.token = refreshed.json().access_token;
    const methods = (await owner.call("/api/user/proof", { method: "GET" })).json().data.methods;
    expect(methods).toEqual(["passkey", "totp", "recovery_code"]);
    const byPassword = await owner.call("/api/user/proof", { body: { password: PASSWORD } });
    expect(byPassword.statusCode).toBe(400);
    const form = { old_password: PASSWORD, new_password: "tre gule hester" };
    const early = await owner.call("/api/user/change-password", { body: form });
    expect(errorCodeOf(early)).toBe("sign_in_again");
    const byCode = await owner.call("/api/user/proof", { body: { code: codeOf(secret) } });
    expect(byCode.statusCode).toBe(200);
    const statuses: number[] = [];
    for (const each of changes(owner)) statuses.push((await each()).statusCode);
    expect(statuses).toEqual([204, 200, 200, 204, 204]);
    expect(await subjects()).toEqual(
      expect.arrayContaining(["totp_removed", "passkey_removed", "recovery_codes_renewed"]),
    );
    // Without a factor the account is as before, and its recovery codes are gone.
    expect(await api.db.selectFrom("recovery_code").select("hash").execute()).toEqual([]);
    expect((await api.browser().signIn(KARI)).statusCode).toBe(200);
  });

  test("a signed-in person proves their identity with a passkey; one made for a sign-in is not accepted as proof", async () => {
    const owner = await signedIn();
    const device = createSoftPasskey();
    await addPasskey(owner, device);
    api.clock.now += 5 * MINUTE_MS + 1;
    const start = async () => (await owner.call("/api/user/proof/passkey", post)).json().data;
    const signIn = (await owner.call("/api/login/passkey", post)).json().data;
    const wrong = { token: signIn.token, passkey: device.get(signIn.options, SITE) };
    expect(errorCodeOf(await owner.call("/api/user/proof", { body: wrong }))).toBe("token_invalid");
    const { token, options } = await start();
    const right = { token, passkey: device.get(options, SITE) };
    expect((await owner.call("/api/user/proof", { body: right })).statusCode).toBe(200);
    expect((await factors(owner, "/recovery-codes", post)).statusCode).toBe(200);
  });

  test("D29: a passkey is a sign-in method: with one the only provider can be removed, and then the passkey stays", async () => {
    const page = api.browser();
    await returnFromProvider(page, "vipps", await visitProvider(page, "vipps", { verified: "1" }));
    const removeProvider = () => page.call("/api/user/providers/vipps", { method: "DELETE" });
    expect(errorCodeOf(await removeProvider())).toBe("last_way_in");
    const device = createSoftPasskey();
    expect((await addPasskey(page, device)).statusCode).toBe(200);
    expect((await removeProvider()).statusCode).toBe(204);
    const [own] = (await factors(page, "", { method: "GET" })).json().data.passkeys;
    const removePasskey = () => factors(page, `/passkeys/${own.id}`, { method: "DELETE" });
    expect(errorCodeOf(await removePasskey())).toBe("last_way_in");
    const other = api.browser();
    const { token, options } = (await other.call("/api/login/passkey")).json().data;
    const response = await prove(other, { token, passkey: device.get(options, SITE) });
    expect(response.statusCode).toBe(200);
  });

  test("a password reset does not remove the second step", async () => {
    await addApp(await signedIn());
    const page = api.browser();
    await page.call("/api/forgot-password", { body: { email: KARI } });
    const [token] = await api.tokensOf("reset_password");
    await page.call("/api/reset-password", { body: { token, password: PASSWORD } });
    expect((await stepOf(page)).methods).toEqual(["totp", "recovery_code"]);
  });

  test("a pending step expires after five minutes, and is valid on its own site alone", async () => {
    const { secret } = await addApp(await signedIn());
    const page = api.browser();
    const { token } = await stepOf(page);
    const elsewhere = api.browser({ host: "au.localhost:3000" });
    expect(errorCodeOf(await prove(elsewhere, { token, code: codeOf(secret) }))).toBe(
      "token_invalid",
    );
    api.clock.now += 5 * MINUTE_MS;
    expect(errorCodeOf(await prove(page, { token, code: codeOf(secret) }))).toBe("token_invalid");
  });
});

test("without a key for their secrets authenticator apps are not offered, passkeys are", async () => {
  const api = await openAccountTest({ secrets: { ...testSecrets, factorKey: null } });
  await api.emptyAccounts();
  await api.person(KARI);
  const page = api.browser();
  await page.signIn(KARI);
  const { data } = (await page.call("/api/user/factors", { method: "GET" })).json();
  expect(data.is_totp_offered).toBe(false);
  expect((await page.call("/api/user/factors/totp", { method: "POST" })).statusCode).toBe(404);
  const start = await page.call("/api/user/factors/passkeys/start", { method: "POST" });
  expect(start.statusCode).toBe(200);
  await api.close();
});
