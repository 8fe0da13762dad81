import {
  LEAD_CONSENT_VERSION,
  LEAD_FORM_MAX_MS,
  LEAD_TRAP_FIELD,
} from "@hjem/domain/lead/lead-kinds";
import { LEAD_FORM_MIN_MS } from "@hjem/domain/lead/lead-kinds";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createMailQueue } from "../../mail/mail-queue.ts";
import {
  type AccountTest,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { openAdminArea } from "../../testing/admin-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import {
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { openForm } from "../../testing/form-tokens.ts";
import { freeSites } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { alertModerators } from "../moderation/alert-moderators.ts";

const ADMIN = "admin@example.com";
const OWNER = "kari@example.no";
const host = "no.localhost:3000";
const viewing = viewingDate(
  { day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" },
  "Europe/Oslo",
);

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: AccountTest;
  let admin: TestBrowser;
  let kari: TestAdvertiser;
  let draftId: string;
  let propertyId: string;

  beforeAll(async () => {
    api = await openAccountTest(
      {
        formMinMs: LEAD_FORM_MIN_MS,
        regions: freeSites,
        firstAdministrators: new Map([["no", ADMIN]]),
      },
      database(),
    );
    await api.emptyAccounts();
    await saveDraftPlaces(api.db);
    admin = await openAdminArea(api, ADMIN);
    kari = await signInAdvertiser(api, OWNER);
    draftId = (await completeDraft(api, kari)).id;
    propertyId = (await kari.call(`/${draftId}/publish`, { method: "POST" })).json().property_id;
    await api.db
      .updateTable("listing")
      .set({ listing: JSON.stringify({ ...(await storedListing()), viewingDates: [viewing] }) })
      .where("public_id", "=", propertyId)
      .execute();
  });
  beforeEach(async () => {
    await api.db.deleteFrom("mail").execute();
    await api.db.deleteFrom("lead").execute();
  });

  const storedListing = async () =>
    (
      await api.db
        .selectFrom("listing")
        .select("listing")
        .where("public_id", "=", propertyId)
        .executeTakeFirstOrThrow()
    ).listing;

  const sender = {
    name: "Ola",
    email: "ola@example.no",
    message: "Er boligen ledig?",
    consent: true,
    consent_version: LEAD_CONSENT_VERSION,
  };
  const post = async (act: string, body: object) => {
    const response = await api.app.inject({
      method: "POST",
      url: `/api/${act === "contact" ? "v3" : "v2"}/property/${propertyId}/${act}`,
      headers: { host },
      payload: { ...sender, ...body },
    });
    return { status: response.statusCode, ...response.json() };
  };
  /** A form opened so long ago. */
  const opened = async (ago: number) => {
    api.clock.now -= ago;
    const token = await openForm(api.app, host);
    api.clock.now += ago;
    return token;
  };
  const held = async (method: "GET" | "POST" | "DELETE" = "GET", path = "") =>
    admin.call(`/api/admin/enquiries${path}`, { method });
  const mails = async () =>
    (await api.db.selectFrom("mail").select("message").execute())
      .map(({ message }) => message.to)
      .toSorted();
  const stored = () => api.db.selectFrom("lead").select(["id", "held_for"]).execute();

  test("D137: an enquiry 2 s after the form was opened by the server's clock arrives, whatever the device's clock says", async () => {
    const { status, is_held: isHeld } = await post("contact", {
      form_token: await opened(LEAD_FORM_MIN_MS),
      opened_at: "2031-01-01T00:00:00Z",
    });
    expect([status, isHeld]).toEqual([200, false]);
    expect(await mails()).toEqual([OWNER, "ola@example.no"].toSorted());
  });

  test("D137: what may come from a program is stored and said to be held, for every kind of form, and nobody gets a mail", async () => {
    const used = await opened(60_000);
    await post("contact", { form_token: used, message: "Den første" });
    await api.db.deleteFrom("mail").execute();
    const doubts = {
      trap: { form_token: await opened(60_000), other_topic: "Hjem AS" },
      too_fast: { form_token: await opened(1_500) },
      no_token: {},
      forged: { form_token: `${(await opened(60_000)).slice(0, -4)}AAAA` },
      number: { form_token: 5 },
      old_token: { form_token: await opened(LEAD_FORM_MAX_MS + 2_000) },
      used_token: { form_token: used },
    };
    for (const [doubt, body] of Object.entries(doubts)) {
      const response = await post("contact", { ...body, message: doubt });
      expect({ doubt, ...response }).toMatchObject({ doubt, status: 200, is_held: true });
    }
    const kinds = {
      register_interest: {},
      viewing: { viewing: viewing.unixFrom },
    };
    for (const [act, body] of Object.entries(kinds)) {
      expect(await post(act, body)).toMatchObject({ status: 200, is_held: true });
    }
    expect((await post("valuation", {})).receipt).toMatchObject({ is_held: true });
    expect(
      (await stored())
        .map(({ held_for: reason }) => String(reason))
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(
      [
        ...Array.from({ length: 6 }, () => "no_token"),
        "old_token",
        "too_fast",
        "trap",
        "used_token",
        "null",
      ].toSorted((one, other) => one.localeCompare(other)),
    );
    expect(await mails()).toEqual([]);
  });

  test("D137: a form of the other market's site, and the token of a session, are no token", async () => {
    const foreign = await openForm(api.app, "au.localhost:3000");
    api.clock.now += 60_000;
    expect(await post("contact", { form_token: foreign })).toMatchObject({ is_held: true });
  });

  test("D137: the advertiser sees nothing of a held enquiry, and cannot answer it", async () => {
    const { lead_id: id } = await post("contact", {});
    expect((await kari.call(`/${draftId}/enquiries`)).json().data).toEqual([]);
    const listings = (await kari.call("")).json();
    expect(listings.enquiries).toEqual({ total: 0, unanswered: 0 });
    expect(listings.data[0].enquiries).toEqual({ total: 0, unanswered: 0 });
    expect(listings.data[0].trend.enquiries.at(-1)).toBe(0);
    const answer = { method: "POST", body: { text: "Ja" } } as const;
    expect((await kari.call(`/${draftId}/enquiries/${id}/answers`, answer)).statusCode).toBe(404);
  });

  test("D137: a moderator reads a held enquiry and releases it: it reaches the advertiser with the usual mails, once", async () => {
    const { lead_id: id } = await post("viewing", {
      viewing: viewing.unixFrom,
      phone: "912 34 567",
      other_topic: "x",
    });
    expect((await held()).json().data).toMatchObject([
      {
        id,
        kind: "viewing",
        doubt: "trap",
        name: "Ola",
        email: "ola@example.no",
        phone: "+4791234567",
        message: "Er boligen ledig?",
        viewing: { unix_from: viewing.unixFrom, time_from: "17:00" },
        listing: { property_id: propertyId },
      },
    ]);
    // The viewing has left the listing meanwhile.
    await api.db
      .updateTable("listing")
      .set({ listing: JSON.stringify({ ...(await storedListing()), viewingDates: [] }) })
      .where("public_id", "=", propertyId)
      .execute();
    expect((await held("POST", `/${id}/release`)).json().data).toEqual([]);
    const sent = (await api.db.selectFrom("mail").select("message").execute()).map(
      ({ message }) => message,
    );
    expect(sent.map(({ to }) => to).toSorted()).toEqual([OWNER, "ola@example.no"].toSorted());
    for (const { text } of sent) expect(text).toContain("tor. 3. des. kl. 17:00–17:45");
    expect((await kari.call(`/${draftId}/enquiries`)).json().data).toMatchObject([{ id }]);
    expect((await held("POST", `/${id}/release`)).statusCode).toBe(404);
    expect((await held("DELETE", `/${id}`)).statusCode).toBe(404);
    expect((await held("POST", "/nonsense/release")).statusCode).toBe(404);
  });

  test("D137: a moderator deletes a held enquiry for good", async () => {
    const { lead_id: id } = await post("contact", {});
    expect((await held("DELETE", `/${id}`)).json().data).toEqual([]);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  test("D106: only moderators and administrators of the market see held enquiries", async () => {
    const { lead_id: id } = await post("contact", {});
    const stranger = api.browser();
    for (const [method, path] of [
      ["GET", ""],
      ["POST", `/${id}/release`],
      ["DELETE", `/${id}`],
    ] as const) {
      const { statusCode } = await stranger.call(`/api/admin/enquiries${path}`, { method });
      expect([401, 403]).toContain(statusCode);
    }
    expect(await stored()).toHaveLength(1);
  });

  test("D137: moderators get a mail once the oldest held enquiry has waited for a day, once", async () => {
    const now = () => api.clock.now;
    const jobs = { enqueue: async () => undefined, wake: () => undefined };
    const alert = alertModerators({
      db: api.db,
      regions: freeSites,
      mailQueue: createMailQueue({ jobs, now }),
      now,
    });
    await post("contact", {});
    await alert();
    expect(await mails()).toEqual([]);
    api.clock.now += 24 * 3_600_000;
    await alert();
    await alert();
    const [mail, ...others] = await api.db.selectFrom("mail").select("message").execute();
    expect(others).toEqual([]);
    expect(mail?.message.to).toBe(ADMIN);
    expect(mail?.message.text).toContain("/admin-listing/enquiries");
  });
});

test("D137: the hidden field is called like nothing that browsers or password managers fill in", () => {
  const known =
    /name|mail|tel|phone|mobile|addr|street|city|town|state|zip|post|country|company|organi[sz]ation|web|url|site|birth|user|pass|card|note|comment|subject|message|job|title|nickname|sex|photo|impp|language/i;
  expect(LEAD_TRAP_FIELD).not.toMatch(known);
});
