import type { DraftPatch } from "@hjem/domain/draft/draft";
import { DAY_MS } from "@hjem/domain/durations";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, errorCodeOf, openAccountTest } from "../../../testing/account-tests.ts";
import { onEmbeddedFirst } from "../../../testing/both-engines.ts";
import {
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../../testing/draft-tests.ts";
import { openForm } from "../../../testing/form-tokens.ts";
import { freeSites } from "../../../testing/test-app.ts";
import type { TestDatabase } from "../../../testing/test-database.ts";

const OWNER = "kari@example.no";
const CONTACT = "broren@example.no";
const host = "no.localhost:3000";
const thursday = viewingDate(
  { day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" },
  "Europe/Oslo",
);
const friday = viewingDate(
  { day: "2026-12-04", timeFrom: "12:00", timeTo: "12:30" },
  "Europe/Oslo",
);

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: AccountTest;
  let kari: TestAdvertiser;
  let draftId: string;
  let propertyId: string;

  beforeAll(async () => {
    api = await openAccountTest({ formMinMs: 0, regions: freeSites }, database());
    await saveDraftPlaces(api.db);
  });
  beforeEach(async () => {
    await api.emptyAccounts();
    await sql`truncate listing, listing_log, listing_search, listing_card, listing_words, listing_event, contact_address cascade`.execute(
      api.db,
    );
    kari = await signInAdvertiser(api, OWNER);
    const contacts: DraftPatch["contacts"] = { name: "Bror Prøve", email: "Broren@example.no" };
    draftId = (await completeDraft(api, kari, { contacts })).id;
    propertyId = (await kari.call(`/${draftId}/publish`, { method: "POST" })).json().property_id;
    await sql`
      update listing set listing = jsonb_set(listing, '{viewingDates}', ${JSON.stringify([thursday, friday])}::jsonb)
      where public_id = ${propertyId}`.execute(api.db);
    await api.db.deleteFrom("mail").execute();
  });

  const send = async (act: string, body: object) => {
    // Each enquiry is a second after the one before.
    api.clock.now += 1_000;
    const response = await api.app.inject({
      method: "POST",
      url: `/api/${act === "contact" ? "v3" : "v2"}/property/${propertyId}/${act}`,
      headers: { host },
      payload: {
        name: "Nina",
        email: "nina@example.no",
        message: "Hei",
        consent: true,
        consent_version: "2026-12",
        form_token: await openForm(api.app, host),
        ...body,
      },
    });
    expect(response.statusCode).toBe(200);
    return response.json().lead_id as string;
  };
  const enquiries = async () => (await kari.call(`/${draftId}/enquiries`)).json().data;
  const mailTo = async (address: string) =>
    (await api.db.selectFrom("mail").select("message").orderBy("id").execute())
      .map(({ message }) => message)
      .filter(({ to }) => to === address);
  const viewings = async () => (await kari.call(`/${draftId}/viewing-list`)).json().data.viewings;
  const call = (path: string, body?: object) =>
    kari.page.call(path, body ? { method: "POST", body } : { method: "GET" });

  test("the advertiser reads what an enquiry is, for which viewing, by whom and at which number", async () => {
    await send("viewing", { viewing: friday.unixFrom, phone: "999 00 001" });
    await send("register_interest", { message: "" });
    const data = await enquiries();
    expect(data).toMatchObject([
      { kind: "interest", viewing: null, name: "Nina", phone: null, message: "" },
      { kind: "viewing", name: "Nina", phone: "+4799900001" },
    ]);
    expect(data[1].viewing).toEqual({
      day: 4,
      month: 12,
      year: 2026,
      time_from: "12:00",
      time_to: "12:30",
      unix_from: friday.unixFrom,
      unix_to: friday.unixTo,
    });
    expect(JSON.stringify(data)).not.toContain("nina@");
  });

  test("of one's own listings those stand first that wait for their owner, then the one changed last", async () => {
    const draft = await kari.create("residential_sale");
    await sql`update listing_draft set changed_at = changed_at - interval '1 day' where id = ${draft.id}`.execute(
      api.db,
    );
    const order = async () => (await kari.call("")).json().data.map(({ id }: { id: string }) => id);
    expect(await order()).toEqual([draft.id, draftId]);
    await send("contact", {});
    expect(await order()).toEqual([draftId, draft.id]);
  });

  test("the mail to the advertiser leads to that enquiry", async () => {
    const id = await send("contact", { phone: "999 00 001" });
    const [mail] = await mailTo(OWNER);
    expect(mail?.text).toContain(`/my-listing?enquiry=${id}`);
    expect(mail?.text).toContain("999 00 001");
  });

  test("a number that was given before the form said who gets it is shown to nobody, also not by mail", async () => {
    await send("viewing", {
      viewing: friday.unixFrom,
      phone: "999 00 001",
      consent_version: "2026-11",
    });
    expect(await enquiries()).toMatchObject([{ phone: null }]);
    expect((await viewings())[0].guests).toMatchObject([{ name: "Nina", phone: null }]);
    expect(JSON.stringify(await mailTo(OWNER))).not.toContain("99900001");
  });

  test("who comes to which viewing is a list by viewing, also after the viewing has left the listing; 30 days after it is gone", async () => {
    await send("viewing", { viewing: friday.unixFrom, name: "Åse", phone: "999 00 001" });
    await send("viewing", { viewing: thursday.unixFrom, name: "Ola", email: "ola@example.no" });
    await send("viewing", { viewing: friday.unixFrom, name: "Berit", email: "b@example.no" });
    await send("contact", { name: "Spør" });
    await sql`
      update listing set listing = jsonb_set(listing, '{viewingDates}', '[]')
      where public_id = ${propertyId}`.execute(api.db);
    const list = await viewings();
    expect(
      list.map(({ viewing, guests }: { viewing: { day: number }; guests: { name: string }[] }) => [
        viewing.day,
        guests.map(({ name }) => name),
      ]),
    ).toEqual([
      [3, ["Ola"]],
      [4, ["Berit", "Åse"]],
    ]);
    expect(JSON.stringify(list)).not.toContain("@");
    await kari.later(thursday.unixTo * 1_000 + 30 * DAY_MS - api.clock.now);
    expect(await viewings()).toHaveLength(1);
  });

  test("who cannot come cancels by the link of the confirmation, and undoes it: the advertiser hears of it, and the list is right", async () => {
    await send("viewing", { viewing: friday.unixFrom });
    const [confirmation] = await mailTo("nina@example.no");
    const token = /\/enquiry\/([\w-]{20,})/.exec(confirmation?.text ?? "")?.[1] ?? "";
    const byLink = (method: "GET" | "HEAD" | "DELETE" | "PUT", given = token, site = host) => {
      // Each press is a second after the one before.
      api.clock.now += 1_000;
      return api.app.inject({
        method,
        url: `/api/v2/enquiry${["DELETE", "PUT"].includes(method) ? "/registration" : ""}?token=${given}`,
        headers: { host: site },
      });
    };
    const guests = async () =>
      (await viewings()).flatMap((each: { guests: { name: string }[] }) => each.guests);
    await api.db.deleteFrom("mail").execute();

    // A scanner of mail opens the link, twice.
    for (const method of ["HEAD", "GET", "GET"] as const) await byLink(method);
    expect((await byLink("GET")).json().data.registration).toMatchObject({
      viewing: { day: 4, time_from: "12:00" },
      cancelled_at: null,
      is_over: false,
    });
    expect(await guests()).toMatchObject([{ name: "Nina" }]);

    for (let time = 0; time < 2; time += 1) {
      const cancelled = await byLink("DELETE");
      expect(cancelled.json().data.registration.cancelled_at).toMatch(/^2026-/);
    }
    expect(await guests()).toEqual([]);
    expect(await enquiries()).toMatchObject([{ name: "Nina", cancelled_at: expect.any(String) }]);
    expect(await mailTo(OWNER)).toMatchObject([{ subject: expect.stringMatching(/avmelding/) }]);

    expect((await byLink("PUT")).json().data.registration.cancelled_at).toBeNull();
    expect(await guests()).toMatchObject([{ name: "Nina" }]);
    expect(await mailTo(OWNER)).toMatchObject([
      {},
      { text: expect.stringMatching(/kommer likevel/) },
    ]);
    expect(await mailTo("nina@example.no")).toEqual([]);

    // Each change is a mail to the advertiser: it has an end.
    for (const method of ["DELETE", "PUT", "DELETE", "PUT"] as const) await byLink(method);
    const seventh = await byLink("DELETE");
    expect([seventh.statusCode, errorCodeOf(seventh)]).toEqual([422, "limit_reached"]);
    expect(await guests()).toMatchObject([{ name: "Nina" }]);
    expect((await byLink("DELETE", "unknown")).statusCode).toBe(404);
    expect((await byLink("DELETE", token, "au.localhost:3000")).statusCode).toBe(404);

    await kari.later(friday.unixTo * 1_000 - api.clock.now);
    const late = await byLink("DELETE");
    expect([late.statusCode, errorCodeOf(late)]).toEqual([409, "viewing_over"]);
  });

  test("who has cancelled registers again within minutes, and is on the list; no other enquiry can be cancelled", async () => {
    const id = await send("viewing", { viewing: friday.unixFrom });
    const lead = () =>
      api.db.selectFrom("lead").select("publish_token").where("id", "=", id).executeTakeFirst();
    const cancel = async () =>
      api.app.inject({
        method: "DELETE",
        url: `/api/v2/enquiry/registration?token=${(await lead())?.publish_token}`,
        headers: { host },
      });
    await api.db.updateTable("lead").set({ kind: "contact" }).where("id", "=", id).execute();
    expect((await cancel()).statusCode).toBe(404);
    await api.db.updateTable("lead").set({ kind: "viewing" }).where("id", "=", id).execute();
    expect((await cancel()).statusCode).toBe(200);
    expect(await send("viewing", { viewing: friday.unixFrom })).not.toBe(id);
    expect((await viewings())[0].guests).toMatchObject([{ name: "Nina" }]);
  });

  test("LIST-121: nobody else reads who comes", async () => {
    const ola = await signInAdvertiser(api, "ola@example.no");
    expect((await ola.call(`/${draftId}/viewing-list`)).statusCode).toBe(404);
    const stranger = await api
      .browser()
      .call(`/api/user/properties/draft/${draftId}/viewing-list`, { method: "GET" });
    expect(stranger.statusCode).toBe(401);
  });

  test("enquiries go to the contact's own address once its holder has confirmed it, until then to the account", async () => {
    await send("contact", {});
    expect([await mailTo(OWNER), await mailTo(CONTACT)]).toMatchObject([[{}], []]);

    const asked = await call("/api/user/contact-addresses", { email: "Broren@Example.no" });
    expect(asked.json().data).toEqual({
      account: OWNER,
      addresses: [{ email: CONTACT, is_confirmed: false }],
    });
    const [mail, ...others] = await mailTo(CONTACT);
    expect(others).toEqual([]);
    // Nobody has proven the address: nothing that was typed is in the mail.
    expect(JSON.stringify(mail)).not.toMatch(/Bror|Prøve|Storgata|kari@/);
    const token = /\/confirm-contact\/([\w-]{20,})/.exec(mail?.text ?? "")?.[1] ?? "";
    const byLink = (method: "GET" | "POST", given = token) =>
      api.app.inject({
        method,
        url: `/api/v2/contact-address${method === "GET" ? `?token=${given}` : ""}`,
        headers: { host },
        ...(method === "POST" && { payload: { token: given } }),
      });
    // Opening the link changes nothing, however often.
    for (let time = 0; time < 2; time += 1) {
      expect((await byLink("GET")).json().data).toEqual({ is_confirmed: false });
    }
    await send("contact", { message: "Er den ledig?" });
    expect([await mailTo(OWNER), await mailTo(CONTACT)]).toMatchObject([[{}, {}], [{}]]);

    expect((await byLink("POST")).json().data).toEqual({ is_confirmed: true });
    expect((await byLink("POST")).statusCode).toBe(200);
    await send("contact", { message: "Når er det visning?" });
    expect([await mailTo(OWNER), await mailTo(CONTACT)]).toMatchObject([
      [{}, {}],
      [{}, {}],
    ]);
    expect((await byLink("GET", "unknown")).statusCode).toBe(404);
    expect((await byLink("POST", "unknown")).statusCode).toBe(404);
    await call("/api/user/contact-addresses", { email: CONTACT });
    expect(await mailTo(CONTACT)).toHaveLength(2);
  });

  test("the link of a contact is good for a week, on its market's site; a person has at most ten sent a day, and an address gets three", async () => {
    await call("/api/user/contact-addresses", { email: CONTACT });
    const [mail] = await mailTo(CONTACT);
    const token = /\/confirm-contact\/([\w-]{20,})/.exec(mail?.text ?? "")?.[1] ?? "";
    const at = (site: string) =>
      api.app.inject({ url: `/api/v2/contact-address?token=${token}`, headers: { host: site } });
    expect((await at("au.localhost:3000")).statusCode).toBe(404);
    await kari.later(7 * DAY_MS);
    expect((await at(host)).statusCode).toBe(404);
    for (let time = 0; time < 3; time += 1) {
      expect((await call("/api/user/contact-addresses", { email: CONTACT })).statusCode).toBe(200);
    }
    const fourth = await call("/api/user/contact-addresses", { email: CONTACT });
    expect([fourth.statusCode, errorCodeOf(fourth)]).toEqual([429, "too_many_requests"]);
    const own = await call("/api/user/contact-addresses", { email: OWNER });
    expect(own.statusCode).toBe(200);
    expect(await mailTo(OWNER)).toEqual([]);
  });

  test("a telephone of a contact is checked by the market's rule, each at its field", async () => {
    const check = (...phones: string[]) => call("/api/user/contact-phones", { phones });
    expect((await check("912 34 567", "0046 8 123 456 78")).statusCode).toBe(204);
    const refused = await check("912 34 567", "12345");
    expect([refused.statusCode, errorCodeOf(refused)]).toEqual([400, "validation_failed"]);
    expect(Object.keys(refused.json().error.fields)).toEqual(["phones.1"]);
  });
});
