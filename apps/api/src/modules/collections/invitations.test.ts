import {
  CollectionResponse,
  CollectionsResponse,
  ReceivedInvitationResponse,
  SharedCollectionResponse,
} from "@hjem/domain/saved/collection";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import {
  COLLECTIONS,
  emptyCollections,
  signInPerson,
  type TestPerson,
} from "../../testing/collection-tests.ts";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import type { TestDatabase } from "../../testing/test-database.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: AccountTest;
  let kari: TestPerson;
  let ola: TestPerson;
  let eve: TestPerson;
  beforeAll(async () => {
    await database().empty();
    api = await openAccountTest({}, database());
    await api.emptyAccounts();
    await saveSamples(api.db, { no: [sampleListing(1), sampleListing(2)] });
    kari = await signInPerson(api, "kari@example.com");
    ola = await signInPerson(api, "ola@example.com", { name: "Ola Prøve" });
    eve = await signInPerson(api, "eve@example.com", { name: "win.example/prize" });
  });
  beforeEach(() => emptyCollections(api));

  const create = async (person: TestPerson, name = "Together", emails: readonly string[] = []) =>
    (
      await person.read(CollectionResponse, "", {
        method: "POST",
        body: { name, shared_with_emails: emails },
      })
    ).data;
  const invite = (person: TestPerson, id: string, email: string) =>
    person.call(`/${id}/user/invite`, { method: "POST", body: { email } });
  /** The link of the newest invitation's mail. */
  const newestLink = async (): Promise<string> => {
    const mails = await api.db
      .selectFrom("mail")
      .select("message")
      .where("key", "like", "invitation/%")
      // Ids of one millisecond are in no order; rows lie in the order of their insertion.
      .orderBy(sql`ctid`)
      .execute();
    return /\/invitation\/([\w-]+)/.exec(mails.at(-1)?.message.text ?? "")?.[1] ?? "";
  };
  const accept = (person: TestPerson, token: string) =>
    person.call(`/invitations/${token}/accept`, { method: "POST" });
  const share = async () => {
    const { id } = await create(kari, "Together", [ola.email]);
    await accept(ola, await newestLink());
    return id;
  };
  const received = async (person: TestPerson, token: string) =>
    (await person.read(ReceivedInvitationResponse, `/invitations/${token}`)).data;
  const codeOf = (response: { json(): { error: { code: string } } }) => response.json().error.code;

  test("FAV-006, FAV-032, FAV-040: a collection is created; an empty address is none", async () => {
    const created = await create(kari, "  Near the sea \n 2  ", [""]);
    expect(created).toMatchObject({
      name: "Near the sea 2",
      isDefault: false,
      role: "owner",
      invitations: [],
    });
    await create(kari, "Askøy");
    const { data } = await kari.read(CollectionsResponse, "");
    expect(data.map(({ name }) => name)).toEqual(["default", "Askøy", "Near the sea 2"]);
    expect(await api.db.selectFrom("mail").select("id").execute()).toEqual([]);
    for (const name of ["", "  ", "Default", "x".repeat(5_000)]) {
      const response = await kari.call("", { method: "POST", body: { name } });
      expect([name.slice(0, 9), response.statusCode]).toEqual([name.slice(0, 9), 400]);
    }
    const second = await kari.read(CollectionsResponse, "?page=2&size=2");
    expect(second.data.map(({ name }) => name)).toEqual(["Near the sea 2"]);
  });

  test("D60: a person has at most 50 collections", async () => {
    for (let number = 1; number < 50; number += 1) await create(kari, `Collection ${number}`);
    await kari.call("/default");
    const full = await kari.call("", { method: "POST", body: { name: "One more" } });
    expect([full.statusCode, codeOf(full)]).toEqual([422, "collections_full"]);
    expect(full.json().error.message).toContain("50");
  });

  test("FAV-011, FAV-016, FAV-035: a collection is renamed, the default one is not", async () => {
    const { id } = await create(kari);
    const rename = (path: string) => kari.call(path, { method: "PATCH", body: { name: "Ours" } });
    expect((await rename(`/${id}`)).json().data.name).toBe("Ours");
    const refused = await rename("/default");
    expect([refused.statusCode, codeOf(refused)]).toEqual([422, "default_collection"]);
    const removed = await kari.call("/default", { method: "DELETE" });
    expect([removed.statusCode, codeOf(removed)]).toEqual([422, "default_collection"]);
    const invited = await invite(kari, "default", ola.email);
    expect([invited.statusCode, codeOf(invited)]).toEqual([422, "default_collection"]);
  });

  test("FAV-036: a deleted collection is gone for all, and comes back within five minutes", async () => {
    const id = await share();
    await kari.call(`/${id}/properties`, { method: "POST", body: { properties: [sampleId(1)] } });
    const remove = (person: TestPerson) => person.call(`/${id}`, { method: "DELETE" });
    expect(codeOf(await remove(ola))).toBe("forbidden");
    expect((await remove(kari)).statusCode).toBe(204);
    expect((await ola.call(`/${id}`)).statusCode).toBe(404);
    expect((await kari.call("/all-favorites")).json().data).toEqual([]);
    const restore = (person: TestPerson) => person.call(`/${id}/restore`, { method: "POST" });
    expect((await restore(ola)).statusCode).toBe(404);
    expect((await restore(kari)).json().data.properties.total).toBe(1);
    expect((await ola.call(`/${id}`)).statusCode).toBe(200);
    await remove(kari);
    api.clock.now += 5 * MINUTE_MS;
    expect((await restore(kari)).statusCode).toBe(404);
  });

  test("FAV-034, D63: an invited person sees who invites to what, accepts and is a member", async () => {
    const { id } = await create(kari);
    const sent = await invite(kari, id, " OLA@example.com ");
    const { data } = CollectionResponse.parse(toCamelKeys(sent.json()));
    expect(data.invitations).toMatchObject([{ email: ola.email, status: "pending" }]);
    const token = await newestLink();
    expect(await received(ola, token)).toEqual({
      collectionName: "Together",
      invitedBy: "Kari Prøve",
      status: "pending",
      expiresAt: new Date(api.clock.now + 14 * DAY_MS).toISOString(),
      collectionId: null,
    });
    const anonymous = await api
      .browser()
      .call(`${COLLECTIONS}/invitations/${token}`, { method: "GET" });
    expect(anonymous.statusCode).toBe(200);
    expect(anonymous.body).not.toContain("@");
    expect((await accept(ola, token)).json().data.collection_id).toBe(id);
    expect((await accept(ola, token)).statusCode).toBe(200);
    const { data: seen } = await ola.read(CollectionResponse, `/${id}`);
    expect(seen).toMatchObject({
      role: "member",
      users: [
        { userId: kari.id, role: "owner" },
        { userId: ola.id, role: "member" },
      ],
      invitations: [],
      sharePath: null,
    });
    const used = await accept(eve, token);
    expect([used.statusCode, codeOf(used)]).toEqual([409, "invitation_closed"]);
    expect((await received(eve, token)).collectionId).toBeNull();
    expect((await eve.call(`/${id}`)).statusCode).toBe(404);
  });

  test("D63: the mail is in the inviter's language and names the collection; what reads like an address is left out", async () => {
    const mailsOf = async () =>
      (
        await api.db
          .selectFrom("mail")
          .select("message")
          .orderBy(sql`ctid`)
          .execute()
      ).map(({ message }) => message);
    await create(kari, "Buy cheap pills at pills.example", ["new@example.com"]);
    const [mail] = await mailsOf();
    expect(mail?.to).toBe("new@example.com");
    expect(mail?.subject).toBe("Kari Prøve har invitert deg til en boligsamling på Hjem");
    expect(mail?.text).toContain("http://no.localhost:3000/invitation/");
    expect(mail?.html).not.toContain("pills");
    await create(eve, "Prize", ["other@example.com"]);
    const [, other] = await mailsOf();
    expect(other?.subject).toContain("En du kjenner");
    expect(other?.html).not.toContain("win.example");
    expect(other?.html).not.toContain("Prize");
    await create(kari, "Hus ved sjøen", ["third@example.com"]);
    expect((await mailsOf()).at(-1)).toMatchObject({
      subject: "Kari Prøve har invitert deg til samlingen «Hus ved sjøen» på Hjem",
      text: expect.stringContaining("til samlingen «Hus ved sjøen»"),
    });
  });

  test("D63: an invitation expires, is withdrawn, or is declined; then the inviter waits for 90 days", async () => {
    const { id } = await create(kari);
    await invite(kari, id, "friend@example.com");
    const expiring = await newestLink();
    api.clock.now += 14 * DAY_MS;
    await kari.page.signIn(kari.email);
    await ola.page.signIn(ola.email);
    expect((await received(ola, expiring)).status).toBe("expired");
    expect(codeOf(await accept(ola, expiring))).toBe("invitation_closed");

    const sent = await invite(kari, id, "friend@example.com");
    const [{ id: invitationId }] = sent.json().data.invitations;
    const withdrawn = await newestLink();
    const withdraw = (person: TestPerson) =>
      person.call(`/${id}/invitations/${invitationId}`, { method: "DELETE" });
    expect((await withdraw(ola)).statusCode).toBe(404);
    expect((await withdraw(kari)).statusCode).toBe(204);
    expect((await received(ola, withdrawn)).status).toBe("withdrawn");
    expect(codeOf(await accept(ola, withdrawn))).toBe("invitation_closed");

    await invite(kari, id, "friend@example.com");
    const declined = await newestLink();
    const decline = await api
      .browser()
      .call(`${COLLECTIONS}/invitations/${declined}/decline`, { method: "POST" });
    expect(decline.json().data.status).toBe("declined");
    expect(codeOf(await accept(ola, declined))).toBe("invitation_closed");
    const blocked = await invite(kari, id, "friend@example.com");
    expect([blocked.statusCode, codeOf(blocked)]).toEqual([422, "invitation_declined"]);
    const { id: another } = await create(kari, "Another");
    expect(codeOf(await invite(kari, another, "friend@example.com"))).toBe("invitation_declined");
    api.clock.now += 91 * DAY_MS;
    await kari.page.signIn(kari.email);
    expect((await invite(kari, id, "friend@example.com")).statusCode).toBe(200);
    await kari.call(`/${id}`, { method: "DELETE" });
    await ola.page.signIn(ola.email);
    expect((await received(ola, await newestLink())).status).toBe("withdrawn");
  });

  test("D63: oneself and members are not invited; responses do not reveal whether an address has an account", async () => {
    const id = await share();
    expect(codeOf(await invite(kari, id, "Kari@Example.com"))).toBe("invited_oneself");
    expect(codeOf(await invite(kari, id, ola.email))).toBe("already_member");
    expect(codeOf(await invite(ola, id, eve.email))).toBe("forbidden");
    const shapes = [];
    for (const email of [eve.email, "nobody@example.com"]) {
      const response = await invite(kari, id, email);
      const [{ status, expires_at: expiresAt }] = response.json().data.invitations;
      shapes.push([response.statusCode, status, expiresAt]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect((await kari.call("/invitations/nothing")).statusCode).toBe(404);
  });

  test("D63: twenty invitations a day by a person, three to an address", async () => {
    const { id } = await create(kari);
    for (let time = 0; time < 3; time += 1) {
      expect((await invite(kari, id, "friend@example.com")).statusCode).toBe(200);
    }
    const fourth = await invite(kari, id, "friend@example.com");
    expect([fourth.statusCode, codeOf(fourth)]).toEqual([429, "too_many_invitations"]);
    expect(fourth.headers["retry-after"]).toBe("86400");
    const many = Array.from({ length: 19 }, (_, place) => `person${place}@example.com`);
    const body = { name: "Everybody", shared_with_emails: many };
    expect((await kari.call("", { method: "POST", body })).statusCode).toBe(429);
    expect((await kari.read(CollectionsResponse, "")).data).toHaveLength(2);
    const full = { name: "More", shared_with_emails: [...many, "one@example.com"] };
    expect(codeOf(await eve.call("", { method: "POST", body: full }))).toBe("members_full");
    const hundreds = Array.from({ length: 200 }, (_, place) => `person${place}@example.com`);
    const more = { name: "More", shared_with_emails: hundreds };
    expect((await eve.call("", { method: "POST", body: more })).statusCode).toBe(400);
  });

  test("FAV-041: a change invites those alone who are neither members nor invited", async () => {
    const id = await share();
    await invite(kari, id, "invited@example.com");
    api.clock.now += 1_000;
    const body = {
      shared_with_emails: [
        ola.email,
        "invited@example.com",
        "new@example.com",
        "new@example.com",
        "",
      ],
    };
    const change = await kari.call(`/${id}`, { method: "PATCH", body });
    expect(change.json().data.invitations.map(({ email }: { email: string }) => email)).toEqual([
      "new@example.com",
      "invited@example.com",
    ]);
    const mails = await api.db.selectFrom("mail").select("id").execute();
    expect(mails).toHaveLength(3);
    expect(codeOf(await ola.call(`/${id}`, { method: "PATCH", body }))).toBe("forbidden");
  });

  test("D65: a member leaves or is removed with their notes; an owner hands over, or leaves to who is in it longest", async () => {
    const id = await share();
    await invite(kari, id, eve.email);
    await accept(eve, await newestLink());
    await ola.call(`/${id}/properties`, { method: "POST", body: { properties: [sampleId(1)] } });
    const home = `/${id}/properties/${sampleId(1)}`;
    await ola.call(`${home}/verdict`, { method: "PUT", body: { verdict: "yes" } });
    await ola.call(`${home}/note`, { method: "PUT", body: { text: "Mine", version: 0 } });
    await ola.call(`${home}/questions`, { method: "POST", body: { text: "Why?" } });
    const remove = (person: TestPerson, userId: string) =>
      person.call(`/${id}/user/${userId}`, { method: "DELETE" });
    expect(codeOf(await remove(eve, ola.id))).toBe("forbidden");
    expect((await remove(ola, ola.id)).statusCode).toBe(204);
    expect((await ola.call(`/${id}`)).statusCode).toBe(404);
    const [saved] = (await kari.call(`/${id}/properties`)).json().data;
    expect(saved).toMatchObject({
      saved_by: null,
      verdicts: [],
      notes: [],
      questions: [{ user_id: null }],
    });
    expect((await remove(kari, ola.id)).statusCode).toBe(404);
    const handOver = (userId: string) =>
      kari.call(`/${id}/owner`, { method: "POST", body: { user_id: userId } });
    expect((await handOver(ola.id)).statusCode).toBe(404);
    expect((await handOver(eve.id)).json().data).toMatchObject({
      role: "member",
      users: [{ user_id: eve.id, role: "owner" }, { user_id: kari.id }],
    });
    expect((await remove(eve, eve.id)).statusCode).toBe(204);
    expect((await kari.call(`/${id}`)).json().data).toMatchObject({ role: "owner", users: [{}] });
    expect((await remove(kari, kari.id)).statusCode).toBe(422);
  });

  test("D65: an owner who hands over and is removed cannot come back by an invitation of their own", async () => {
    const id = await share();
    await invite(kari, id, eve.email);
    const own = await newestLink();
    await kari.call(`/${id}/owner`, { method: "POST", body: { user_id: ola.id } });
    await ola.call(`/${id}/user/${kari.id}`, { method: "DELETE" });
    expect((await received(eve, own)).status).toBe("withdrawn");
    expect(codeOf(await accept(eve, own))).toBe("invitation_closed");
    expect((await ola.call(`/${id}`)).json().data.users).toHaveLength(1);
  });

  test("D65: an invitation stays open when somebody else than its inviter leaves", async () => {
    const id = await share();
    await invite(kari, id, eve.email);
    const pending = await newestLink();
    await ola.call(`/${id}/user/${ola.id}`, { method: "DELETE" });
    expect((await received(eve, pending)).status).toBe("pending");
    expect((await accept(eve, pending)).statusCode).toBe(200);
  });

  test("D64: a secret link shows name and homes to anybody, until its owner closes it", async () => {
    const id = await share();
    await kari.call(`/${id}/properties`, { method: "POST", body: { properties: [sampleId(1)] } });
    const home = `/${id}/properties/${sampleId(1)}`;
    await kari.call(`${home}/note`, { method: "PUT", body: { text: "Our secret", version: 0 } });
    const open = (isShareable: boolean) =>
      kari.call(`/${id}`, { method: "PATCH", body: { is_shareable: isShareable } });
    const opened = (await open(true)).json().data;
    const token = /^\/shared\/([\w-]{22})$/.exec(opened.share_path)?.[1] ?? "";
    expect((await open(true)).json().data.share_path).toBe(opened.share_path);
    expect((await ola.call(`/${id}`)).json().data).toMatchObject({
      is_shareable: true,
      share_path: null,
    });
    const read = (path: string, host = "no.localhost:3000") =>
      api.browser({ host }).call(`${COLLECTIONS}/shared/${path}`, { method: "GET" });
    const shared = await read(token);
    expect(shared.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(SharedCollectionResponse.parse(toCamelKeys(shared.json())).data).toMatchObject({
      name: "Together",
      homes: [{ propertyId: sampleId(1) }],
    });
    for (const secret of ["Our secret", "Kari", "Ola", kari.id, id]) {
      expect(shared.body).not.toContain(secret);
    }
    expect((await read(token, "au.localhost:3000")).statusCode).toBe(404);
    expect((await read("nothing")).statusCode).toBe(404);
    await open(false);
    expect((await read(token)).statusCode).toBe(404);
    expect((await open(true)).json().data.share_path).not.toBe(opened.share_path);
    expect(
      codeOf(await ola.call(`/${id}`, { method: "PATCH", body: { is_shareable: false } })),
    ).toBe("forbidden");
  });
});
