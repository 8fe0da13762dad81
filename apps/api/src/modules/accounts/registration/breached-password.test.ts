import { afterAll, beforeAll, expect, test } from "vitest";
import { createBreachedPasswords } from "../../../security/breached-passwords.ts";
import {
  type AccountTest,
  openAccountTest,
  registrationOf,
} from "../../../testing/account-tests.ts";
import { startBreachService, type TestBreachService } from "../../../testing/breach-service.ts";

const KARI = "kari@example.com";
const LEAKED = "korrekt hest batteri stift";
const SENTENCE = "Dette passordet har vært med i en datalekkasje. Velg et annet.";

let service: TestBreachService;
let api: AccountTest;
beforeAll(async () => {
  service = await startBreachService();
  service.passwords.set(LEAKED, 12);
  const log = { warn: () => {} };
  const breachedPasswords = createBreachedPasswords({ url: service.url, log, timeoutMs: 60_000 });
  api = await openAccountTest({ breachedPasswords });
});
afterAll(async () => {
  await api.close();
  await service.close();
});

test("ASVS 6.2.12: a leaked password is rejected in registration, by a mailed link and as a new one; the link still works", async () => {
  const page = api.browser();
  const refused = await page.call("/api/register", { body: registrationOf(KARI, LEAKED) });
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, "password_weak"]);
  expect(refused.json().error.fields).toEqual({ password: SENTENCE });
  const english = await api
    .browser({ host: "au.localhost:3000" })
    .call("/api/register", { body: registrationOf(KARI, LEAKED) });
  expect(english.json().error.fields).toEqual({
    password: "This password has appeared in a data leak. Choose another.",
  });

  await api.person(KARI);
  await page.call("/api/forgot-password", { body: { email: KARI } });
  const [token] = await api.tokensOf("reset_password");
  const reset = (password: string) =>
    page.call("/api/reset-password", { body: { token, password } });
  expect((await reset(LEAKED)).json().error.fields).toEqual({ password: SENTENCE });
  expect((await reset("tre gule hester")).statusCode).toBe(200);

  await page.signIn(KARI, "tre gule hester");
  const changed = await page.call("/api/user/change-password", {
    body: { old_password: "tre gule hester", new_password: LEAKED },
  });
  expect(changed.json().error.fields).toEqual({ new_password: SENTENCE });
  expect((await page.signIn(KARI, "tre gule hester")).statusCode).toBe(200);
});

test("ASVS 6.2.12: what the list rejects is not looked up, and registration works while the service is down", async () => {
  const requested = service.requests.length;
  const page = api.browser();
  const common = await page.call("/api/register", { body: registrationOf(KARI, "qwertyuiop") });
  expect(common.json().error.fields.password).toContain("for vanlig");
  expect(service.requests).toHaveLength(requested);
  service.respond = (response) => void response.writeHead(503).end();
  const body = registrationOf("ola@example.com", "a sentence nobody had");
  expect((await page.call("/api/register", { body })).statusCode).toBe(202);
  const metrics = await api.app.inject({ url: "/metrics" });
  expect(metrics.body).toContain('hjem_breached_password_checks_total{result="failed"} 1');
});
