import { DAY_MS, HOUR_MS, MINUTE_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { SmsDelayedError, type SmsMessage, SmsRefusedError } from "../../../sms/sms.ts";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  PASSWORD,
} from "../../../testing/account-tests.ts";
import { onBothEngines } from "../../../testing/both-engines.ts";
import {
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../../testing/draft-tests.ts";
import { returnFromProvider, visitProvider } from "../../../testing/provider-visit.ts";
import { TEST_NOW } from "../../../testing/sample-listings.ts";
import { freeSites } from "../../../testing/test-app.ts";
import type { TestDatabase } from "../../../testing/test-database.ts";
import { testDemo } from "../../../testing/test-demo.ts";
import { readAccount } from "../account-repository.ts";
import { personalData } from "../profile/personal-data.ts";
import { eraseExpiredCodes } from "./phone-verification.ts";

const sent: SmsMessage[] = [];
const sms = { failure: null as Error | null };

onBothEngines((database: () => TestDatabase) => {
  let api: AccountTest;
  let kari: TestAdvertiser;

  beforeAll(async () => {
    const send = async (message: SmsMessage) => {
      if (sms.failure) throw sms.failure;
      sent.push(message);
    };
    api = await openAccountTest({ regions: freeSites, demo: testDemo, sms: { send } }, database());
    await saveDraftPlaces(api.db);
  });
  beforeEach(async () => {
    await api.emptyAccounts();
    await sql`truncate listing, listing_log, listing_search, listing_card, listing_words, listing_event cascade`.execute(
      api.db,
    );
    sent.length = 0;
    sms.failure = null;
    kari = await signInAdvertiser(api, "kari@example.no");
  });

  const setMobile = (mobile: string | null) =>
    kari.page.call("/api/user/profile", { method: "PATCH", body: { mobile } });
  const own = async () =>
    (await kari.page.call("/api/user/verifications", { method: "GET" })).json().data;
  const sendCode = () => kari.page.call("/api/user/phone-verification");
  const confirm = (code: string) =>
    kari.page.call("/api/user/phone-verification/confirm", { body: { code } });
  const codeSent = () => /\d{6}/.exec(sent.at(-1)?.text ?? "")?.[0] ?? "";
  const wrongCode = () => (codeSent() === "000000" ? "000001" : "000000");
  const verifyPhone = async () => {
    await setMobile("99 00 00 01");
    await sendCode();
    await confirm(codeSent());
  };
  const fieldsOf = (response: { json(): { error: { fields: object } } }) =>
    Object.keys(response.json().error.fields);
  const email = { kind: "email", provider: null, month: "2026-11" };
  const phone = { kind: "phone", provider: null, month: "2026-11" };

  test("a person is verified by what was done alone: the address by its link, the number by its code", async () => {
    expect(await own()).toEqual({ verifications: [email], phone: "none" });
    await setMobile("99 00 00 01");
    expect((await own()).phone).toBe("offered");
    expect((await sendCode()).statusCode).toBe(202);
    expect(sent).toMatchObject([{ to: "+4799000001" }]);
    const confirmed = await confirm(` ${codeSent().slice(0, 3)} ${codeSent().slice(3)}`);
    expect(confirmed.json().data).toEqual({ verifications: [email, phone], phone: "verified" });
    expect(errorCodeOf(await sendCode())).toBe("conflict");
  });

  test("a service that the person signed in to with is named, with the month of the market's time", async () => {
    const page = api.browser();
    // 23:30 UTC on 30 November is December in Oslo.
    api.clock.now = Date.parse("2026-11-30T23:30:00Z");
    const back = await visitProvider(page, "vipps", { email: "ola@example.no", verified: "1" });
    page.token = (await returnFromProvider(page, "vipps", back)).json().access_token;
    const response = await page.call("/api/user/verifications", { method: "GET" });
    expect(response.json().data.verifications).toEqual([
      { kind: "provider", provider: "vipps", month: "2026-12" },
      { ...email, month: "2026-12" },
    ]);
  });

  test("a new address is verified from the month in which its own link was opened", async () => {
    await kari.later(40 * DAY_MS);
    const change = { email: "kari.ny@example.no", password: PASSWORD };
    await kari.page.call("/api/user/change-email", { body: change });
    expect((await own()).verifications).toEqual([email]);
    const [token] = await api.tokensOf("confirm_email");
    await api.browser().call("/api/user/confirm-email", { body: { token } });
    expect((await own()).verifications).toEqual([{ ...email, month: "2026-12" }]);
  });

  test("another number is not verified, and the old one not either when it comes back", async () => {
    await verifyPhone();
    await setMobile("99 00 00 02");
    expect(await own()).toEqual({ verifications: [email], phone: "offered" });
    await setMobile("99 00 00 01");
    expect((await own()).phone).toBe("offered");
  });

  test("the same number written in another way, and another name, leave it verified", async () => {
    await verifyPhone();
    await setMobile("+47 990 00 001");
    await kari.page.call("/api/user/profile", { method: "PATCH", body: { name: "Kari P." } });
    expect((await own()).phone).toBe("verified");
  });

  test("a code is stored as a hash, works once and for ten minutes, and after five wrong ones no more", async () => {
    await setMobile("99 00 00 01");
    await sendCode();
    const row = await api.db.selectFrom("phone_verification").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(codeSent());
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect(fieldsOf(await confirm(wrongCode()))).toEqual(["code"]);
    }
    expect(fieldsOf(await confirm(codeSent()))).toEqual(["code"]);
    await sendCode();
    api.clock.now += 10 * MINUTE_MS;
    expect(fieldsOf(await confirm(codeSent()))).toEqual(["code"]);
    expect((await own()).phone).toBe("offered");
    await eraseExpiredCodes(api.db, api.clock.now);
    expect(await api.db.selectFrom("phone_verification").selectAll().execute()).toEqual([]);
  });

  test("twenty wrong codes at once count as twenty", async () => {
    await setMobile("99 00 00 01");
    await sendCode();
    await Promise.all(Array.from({ length: 20 }, () => confirm(wrongCode())));
    expect(fieldsOf(await confirm(codeSent()))).toEqual(["code"]);
  });

  test("three codes an hour are sent for an account, to a number and for a visitor's address", async () => {
    await setMobile("99 00 00 01");
    for (const expected of [202, 202, 202, 429]) {
      expect((await sendCode()).statusCode).toBe(expected);
    }
    const ola = await signInAdvertiser(api, "ola@example.no");
    await ola.page.call("/api/user/profile", { method: "PATCH", body: { mobile: "99000001" } });
    expect((await ola.page.call("/api/user/phone-verification")).statusCode).toBe(429);
    await kari.later(HOUR_MS);
    expect((await sendCode()).statusCode).toBe(202);
    expect(sent).toHaveLength(4);
  });

  test("codes go to mobile numbers of the market alone", async () => {
    expect(fieldsOf(await sendCode())).toEqual(["mobile"]);
    for (const number of ["22 00 00 00", "+46 70 123 45 67"]) {
      await setMobile(number);
      expect((await own()).phone).toBe("none");
      expect(fieldsOf(await sendCode())).toEqual(["mobile"]);
    }
    expect(sent).toEqual([]);
  });

  test("a message that cannot be sent leaves no code behind, and says which is wrong: number or service", async () => {
    await setMobile("99 00 00 01");
    sms.failure = new SmsRefusedError("status 400");
    expect(fieldsOf(await sendCode())).toEqual(["mobile"]);
    sms.failure = new SmsDelayedError("timeout");
    expect(errorCodeOf(await sendCode())).toBe("message_not_sent");
    expect(await api.db.selectFrom("phone_verification").selectAll().execute()).toEqual([]);
  });

  test("a person's export names the verified number, and it goes with the account", async () => {
    await verifyPhone();
    const { verifications } = await personalData(api.db, await readAccount(api.db, kari.id));
    const since = new Date(TEST_NOW).toISOString();
    expect(verifications).toEqual([
      { kind: "email", email: "kari@example.no", since },
      { kind: "phone", mobile: "+4799000001", since },
    ]);
    await api.db.deleteFrom("account").where("id", "=", kari.id).execute();
    expect(await api.db.selectFrom("phone_verification").selectAll().execute()).toEqual([]);
  });

  const publish = async (phones: string[]): Promise<string> => {
    const contacts = { name: "Kari Prøve", phones, email: "kari@example.no" };
    const { id } = await completeDraft(api, kari, { contacts });
    return (await kari.call(`/${id}/publish`, { method: "POST" })).json().property_id;
  };
  const shown = async (propertyId: string) => {
    const url = `/api/v2/property/${propertyId}/verifications`;
    const response = await api.app.inject({ url, headers: { host: "no.localhost:3000" } });
    return response.json().data;
  };

  test("visitors see kind and month of what was verified of a private advertiser, while the home is on the market", async () => {
    await verifyPhone();
    const id = await publish(["990 00 001"]);
    expect(await shown(id)).toEqual([email, phone]);
    const draft = await api.db.selectFrom("listing_draft").select("id").executeTakeFirstOrThrow();
    await kari.call(`/${draft.id}/deactivate`, { method: "PUT" });
    expect(await shown(id)).toEqual([]);
  });

  test("a verified number says nothing of another number that the listing shows", async () => {
    await verifyPhone();
    expect(await shown(await publish(["99 00 00 09"]))).toEqual([email]);
  });

  test("an account that is locked has nothing verified", async () => {
    const id = await publish(["99 00 00 01"]);
    await api.db
      .updateTable("account")
      .set({ locked_at: new Date(TEST_NOW + DAY_MS).toISOString() })
      .execute();
    expect(await shown(id)).toEqual([]);
  });
});

test("without text messages no number is offered a code", async () => {
  const api = await openAccountTest();
  const kari = await signInAdvertiser(api, "kari@example.no");
  await kari.page.call("/api/user/profile", { method: "PATCH", body: { mobile: "99000001" } });
  const own = await kari.page.call("/api/user/verifications", { method: "GET" });
  expect(own.json().data.phone).toBe("none");
  expect((await kari.page.call("/api/user/phone-verification")).statusCode).toBe(404);
  await api.close();
});
