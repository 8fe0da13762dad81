import { createDemoPort } from "@hjem/demo/create-demo-port";
import { openOutbox, type Outbox } from "@hjem/demo/outbox/outbox";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_NOW } from "../testing/sample-listings.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

const clock = { now: TEST_NOW };
let folder: string;
let outbox: Outbox;
let api: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hjem-outbox-"));
  outbox = openOutbox(join(folder, "outbox"), () => clock.now);
  api = await openTestApp({ demo: createDemoPort({ outbox, now: () => TEST_NOW }) });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => api.app.inject({ url, headers: { host: "no.localhost" } });
const mail = (key: string, subject: string) => ({
  key,
  fromName: "Hjem",
  to: "ola@example.com",
  subject,
  html: '<p onclick="x">Hei & <b>hopp</b></p>',
  text: "Hei <script>\nhttp://no.localhost/?a=1&b=2",
  headers: { "List-Unsubscribe": "<http://no.localhost/stop>" },
});

test("D27: the demo's mail is shown in a browser, newest first, labelled as a demo", async () => {
  expect((await get("/dev/outbox")).body).toContain("No mail yet");
  await outbox.send(mail("a", "First <b>"));
  clock.now += 60_000;
  await outbox.send(mail("b", "Second"));
  const page = await get("/dev/outbox");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body).toContain("sent to nobody");
  expect(page.body.indexOf("Second")).toBeLessThan(page.body.indexOf("First &lt;b&gt;"));
});

test("a mail is shown in a sandboxed frame with the site's pictures, and as text with its links and headers", async () => {
  const [newest] = await outbox.list();
  const page = await get(`/dev/outbox/${newest?.id}`);
  expect(page.body).toContain('sandbox="" srcdoc="&lt;p onclick=');
  expect(page.body).toContain("Hei &lt;script&gt;");
  const href = "http://no.localhost/?a=1&amp;b=2";
  expect(page.body).toContain(`<a href="${href}">${href}</a>`);
  expect(page.body).toContain("&lt;http://no.localhost/stop&gt;");
  const policy = page.headers["content-security-policy"];
  expect(policy).toContain("default-src 'none'; img-src 'self'");
});

test("the same mail sent twice is one file; a name that is no mail of the folder responds 404", async () => {
  await outbox.send(mail("b", "Second"));
  expect(await outbox.list()).toHaveLength(2);
  for (const id of ["0".repeat(24), "nonsense", "..%2f..%2fdatabase.lock"]) {
    expect((await get(`/dev/outbox/${id}`)).statusCode).toBe(404);
  }
});

test("D27: without the outbox its pages respond 404", async () => {
  const live = await openTestApp();
  const response = await live.app.inject({ url: "/dev/outbox" });
  expect(response.statusCode).toBe(404);
  await live.close();
});

test("A8: only the operating system account that runs the demo can read the outbox", async () => {
  await outbox.send(mail("private", "Secret"));
  const path = join(folder, "outbox");
  const modes = [path, ...readdirSync(path).map((name) => join(path, name))].map(
    (one) => statSync(one).mode & 0o077,
  );
  expect(new Set(modes)).toEqual(new Set([0]));
});
