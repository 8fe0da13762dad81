import { LEAD_CONSENT_VERSION, LEAD_RETENTION_MONTHS } from "@hjem/domain/lead/lead-kinds";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction.ts";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  PASSWORD,
} from "../../../testing/account-tests.ts";
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
import { readAccount } from "../../accounts/account-repository.ts";
import { erasePerson, personalData } from "../../accounts/profile/personal-data.ts";
import { eraseOldRows } from "../../retention/erase-old-rows.ts";

const ASKER = "spor@example.no";
const host = "no.localhost:3000";
const words = { question: "Hører det en bod til?", answer: "Ja, i kjelleren." };

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: AccountTest;
  let kari: TestAdvertiser;
  let ola: TestAdvertiser;
  let draftId: string;
  let propertyId: string;

  beforeAll(async () => {
    api = await openAccountTest({ formMinMs: 0, regions: freeSites }, database());
    await saveDraftPlaces(api.db);
  });
  beforeEach(async () => {
    await api.emptyAccounts();
    await sql`truncate listing, listing_log, listing_search, listing_card, listing_words, listing_event cascade`.execute(
      api.db,
    );
    kari = await signInAdvertiser(api, "kari@example.no");
    ola = await signInAdvertiser(api, "ola@example.no");
    draftId = (await completeDraft(api, kari)).id;
    const published = await kari.call(`/${draftId}/publish`, { method: "POST" });
    propertyId = published.json().property_id;
    await api.db.deleteFrom("mail").execute();
  });

  /** Sends an enquiry of a kind; its id. */
  const ask = async (given: object = { may_publish: true }, kind = "v3", act = "contact") => {
    const response = await api.app.inject({
      method: "POST",
      url: `/api/${kind}/property/${propertyId}/${act}`,
      headers: { host },
      payload: {
        name: "Nina Nysgjerrig",
        email: ASKER,
        message: "Hei, er det bod til leiligheten? Mvh Nina",
        consent: true,
        consent_version: LEAD_CONSENT_VERSION,
        form_token: await openForm(api.app),
        ...given,
      },
    });
    return response.json().lead_id as string;
  };
  const answer = (enquiryId: string) =>
    kari.call(`/${draftId}/enquiries/${enquiryId}/answers`, {
      method: "POST",
      body: { text: "Hei Nina! Ja, i kjelleren." },
    });
  const publish = (enquiryId: string, body: object = words, who = kari) =>
    who.call(`/${draftId}/enquiries/${enquiryId}/publication`, { method: "PUT", body });
  const unpublish = (enquiryId: string, who = kari) =>
    who.call(`/${draftId}/enquiries/${enquiryId}/publication`, { method: "DELETE" });
  const get = async (url: string) => (await api.app.inject({ url, headers: { host } })).json();
  const shown = async () => (await get(`/api/v2/property?id=${propertyId}`)).questions;
  const mailsToAsker = async () =>
    (await api.db.selectFrom("mail").selectAll().where("key", "like", "lead/%/published").execute())
      .filter(({ message }) => message.to === ASKER)
      .map(({ message }) => message);
  const tokenInMail = async () =>
    /\/published-question\/([\w-]+)/.exec((await mailsToAsker())[0]?.text ?? "")?.[1] ?? "";
  const byLink = (token: string, method: "GET" | "DELETE") =>
    api.app.inject({
      method,
      url: `/api/v2/publication-consent?token=${token}`,
      headers: { host },
    });
  /** An enquiry that was answered and is published. */
  const published = async () => {
    const enquiryId = await ask();
    await answer(enquiryId);
    expect((await publish(enquiryId)).statusCode).toBe(200);
    return enquiryId;
  };

  test("D86: an answered enquiry is published in the advertiser's words, without those and the name of who asked, who is told by mail", async () => {
    expect(await shown()).toEqual([]);
    const enquiryId = await ask();
    await answer(enquiryId);
    const response = await publish(enquiryId);
    expect(response.json().data).toMatchObject([
      { id: enquiryId, may_publish: true, published: { ...words } },
    ]);
    const home = await get(`/api/v2/property?id=${propertyId}`);
    expect(home.questions).toEqual([{ ...words, published_at: "2026-11-21T09:00:00.000Z" }]);
    expect(JSON.stringify(home)).not.toMatch(/Nina|spor@|Mvh/);
    const [mail, ...others] = await mailsToAsker();
    expect(others).toEqual([]);
    // Nobody has proven the address of who asked: what was typed is on the page of the link alone.
    expect(mail?.subject).toContain("annonsen i 0184 ");
    expect(JSON.stringify(mail)).not.toMatch(/Hører det|kjelleren|Storgata|kari@/);
  });

  test("D86: what is published twice is there once, in the words of the second time, and who asked is told once", async () => {
    const enquiryId = await published();
    const changed = { ...words, answer: "Ja, 5 m² i kjelleren." };
    const both = await Promise.all([publish(enquiryId, changed), publish(enquiryId, changed)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await shown()).toMatchObject([changed]);
    expect(await mailsToAsker()).toHaveLength(1);
  });

  test("D86: without consent, and before there is an answer, nothing is published", async () => {
    const silent = await ask({});
    await answer(silent);
    const refused = await publish(silent);
    expect([refused.statusCode, errorCodeOf(refused)]).toEqual([409, "consent_missing"]);
    const unanswered = await ask({ message: "Når er det visning?", may_publish: "on" });
    const early = await publish(unanswered);
    expect([early.statusCode, errorCodeOf(early)]).toEqual([409, "answer_missing"]);
    const viewing = await ask({ message: "Hei", may_publish: true }, "v2", "register_interest");
    await answer(viewing);
    expect(errorCodeOf(await publish(viewing))).toBe("consent_missing");
    expect([await shown(), await mailsToAsker()]).toEqual([[], []]);
  });

  test("D86: an email address, a telephone number and the asker's name are refused in either text, each with its sentence", async () => {
    const enquiryId = await ask();
    await answer(enquiryId);
    const fieldsOf = async (body: object) => {
      const response = await publish(enquiryId, body);
      return [response.statusCode, response.json().error.fields];
    };
    expect(await fieldsOf({ question: "Nina spør om bod", answer: "Ring 99 90 00 01" })).toEqual([
      400,
      { answer: "Ta ut telefonnummeret." },
    ]);
    expect(await fieldsOf({ ...words, question: "Nina spør om bod" })).toEqual([
      400,
      { question: "Ta ut navnet på den som spurte." },
    ]);
    expect(await fieldsOf({ ...words, question: `Skriv til ${ASKER}` })).toEqual([
      400,
      { question: "Ta ut e-postadressen." },
    ]);
    expect((await fieldsOf({ question: " ", answer: "x".repeat(2_001) }))[0]).toBe(400);
    expect(await shown()).toEqual([]);
  });

  test("LIST-121, D86: nobody else publishes or removes it, and no enquiry about another listing", async () => {
    const enquiryId = await published();
    const calls = [
      publish(enquiryId, { ...words, answer: "Nei." }, ola),
      unpublish(enquiryId, ola),
      publish("not-an-id"),
      publish("0199c8a0-0000-7000-8000-000000000000"),
    ];
    const responses = await Promise.all(calls);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    const stranger = await api
      .browser()
      .call(`/api/user/properties/draft/${draftId}/enquiries/${enquiryId}/publication`, {
        method: "DELETE",
      });
    expect(stranger.statusCode).toBe(401);
    expect(await shown()).toMatchObject([words]);
  });

  test("D86: the advertiser takes it off the listing in the same request, and may publish it again", async () => {
    const enquiryId = await published();
    const token = await tokenInMail();
    expect((await unpublish(enquiryId)).json().data).toMatchObject([
      { may_publish: true, published: null },
    ]);
    expect(await shown()).toEqual([]);
    expect((await unpublish(enquiryId)).statusCode).toBe(200);
    expect((await byLink(token, "GET")).json().data).toMatchObject({
      has_consent: true,
      published: null,
    });
    await publish(enquiryId);
    expect(await shown()).toHaveLength(1);
    expect(await tokenInMail()).toBe(token);
  });

  test("D86: who asked withdraws consent by the link of the mail: gone in the same request, and not to be published again", async () => {
    const enquiryId = await published();
    const token = await tokenInMail();
    const before = await byLink(token, "GET");
    expect(before.json().data).toMatchObject({
      has_consent: true,
      published: words,
      listing: { property_id: propertyId, address: expect.stringContaining("Storgata 1") },
    });
    expect(before.headers["cache-control"]).toBe("no-store");
    expect(await shown()).toHaveLength(1);
    const after = await byLink(token, "DELETE");
    expect(after.json().data).toMatchObject({ has_consent: false, published: null });
    expect(await shown()).toEqual([]);
    expect((await byLink(token, "DELETE")).statusCode).toBe(200);
    expect(errorCodeOf(await publish(enquiryId))).toBe("consent_missing");
    const { data } = (await kari.call("/enquiries")).json();
    expect(data).toMatchObject([{ may_publish: false, published: null }]);
    expect((await byLink(`${token}x`, "DELETE")).statusCode).toBe(404);
    const elsewhere = await api.app.inject({
      url: `/api/v2/publication-consent?token=${token}`,
      headers: { host: "au.localhost:3000" },
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  test("D38, D86: deleting the account of who asked takes it off at once; erasing leaves nothing of the enquiry", async () => {
    const nina = await signInAdvertiser(api, ASKER);
    const enquiryId = await published();
    const account = await readAccount(api.db, nina.id);
    const { messages } = await personalData(api.db, account);
    expect(messages).toMatchObject([{ publicationAgreedAt: "2026-11-21T09:00:00.000Z", ...words }]);
    await nina.page.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
    expect(await shown()).toEqual([]);
    expect(errorCodeOf(await publish(enquiryId))).toBe("consent_missing");
    await inTransaction(api.db, (trx) => erasePerson(trx, account, async () => {}, api.clock.now));
    expect(await mailsToAsker()).toEqual([]);
    expect((await kari.call("/enquiries")).json().data).toEqual([]);
  });

  test("D38, D86: the advertiser's export has what is published, and it goes with the listing, the account and the enquiry", async () => {
    await published();
    const account = await readAccount(api.db, kari.id);
    const { publicQuestions } = await personalData(api.db, account);
    expect(publicQuestions).toMatchObject([{ propertyId, ...words }]);
    await kari.page.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
    expect(await shown()).toBeUndefined();
    await inTransaction(api.db, (trx) => erasePerson(trx, account, async () => {}, api.clock.now));
    expect(await api.db.selectFrom("public_question").selectAll().execute()).toEqual([]);
  });

  test("D86: what is published is kept no longer than the enquiry", async () => {
    await published();
    const later = new Date(api.clock.now);
    later.setUTCMonth(later.getUTCMonth() + LEAD_RETENTION_MONTHS, later.getUTCDate() + 1);
    await eraseOldRows({ db: api.db, now: () => later.getTime() })();
    expect(await api.db.selectFrom("public_question").selectAll().execute()).toEqual([]);
  });
});
