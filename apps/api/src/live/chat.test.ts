import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { saveListings } from "../modules/listings/repository.ts";
import { type AccountTest, openAccountTest } from "../testing/account-tests.ts";
import { onEmbeddedFirst } from "../testing/both-engines.ts";
import {
  answeredSummary,
  createTestEngine,
  openChat,
  openChatHistory,
} from "../testing/chat-tests.ts";
import { signInPerson } from "../testing/collection-tests.ts";
import { listenForTest, openLivePage } from "../testing/live-tests.ts";
import { sampleId, sampleListing } from "../testing/sample-listings.ts";
import { saveSamples } from "../testing/sample-markets.ts";
import { buildTestApp } from "../testing/test-app.ts";
import type { TestDatabase } from "../testing/test-database.ts";
import { createServerBus } from "./live-bus.ts";

const QUESTION = "Hva er prisantydningen?";

const samples = () => ({
  no: [
    sampleListing(1, { prices: { askingPrice: { amount: 4_500_000, currency: "NOK" } } }),
    sampleListing(2, { status: "sold" }),
  ],
});

const behaves = (database: () => TestDatabase) => {
  let api: AccountTest;
  let port: number;
  beforeAll(async () => {
    await database().empty();
    api = await openAccountTest({}, database());
    port = await listenForTest(api.app);
  });
  afterAll(() => api.app.close());
  beforeEach(async () => {
    await api.empty();
    await api.emptyAccounts();
    await sql`truncate chat_conversation cascade`.execute(api.db);
    await saveSamples(api.db, samples());
  });

  test("CHAT-001, CHAT-017..025: a question is answered in the order of the events, and quotes its field", async () => {
    const chat = await openChat(port);
    expect(await chat.next()).toMatchObject({
      type: "assistant_status",
      seq: 0,
      data: { has_assistant: true },
    });
    expect(await chat.next()).toMatchObject({
      type: "history",
      data: { messages: [], is_loading: false },
    });
    const clientId = chat.ask(QUESTION);
    const frames = await chat.until("thread_message_completed");
    expect(frames.map(({ type }) => type)).toEqual([
      "user_question",
      "thread_run_created",
      "thread_message_created",
      "thread_message_delta",
      "thread_message_completed",
    ]);
    const [question, , begun, delta, end] = frames;
    expect(question?.data).toMatchObject({
      content: QUESTION,
      origin: "user",
      client_id: clientId,
    });
    expect(begun?.data).toMatchObject({ content: "", origin: "system" });
    expect(delta?.data).toMatchObject({ message_id: begun?.data.message_id, offset: 0 });
    expect(delta?.data.text).toMatch(/4\s500\s000/);
    expect(end?.data.answer).toEqual({
      status: "answered",
      quotes: [{ field: "prices.askingPrice", anchor: "price" }],
      is_enquiry_offered: false,
    });
  });

  test("D109: a search for other homes is answered with its filters; what was not read is named", async () => {
    const chat = await openChat(port);
    await chat.until("history");
    const text = "finn leilighet i Oslo med hage, maks 5 millioner";
    chat.ask(text);
    const frames = await chat.until("thread_message_completed");
    expect(frames.at(-2)?.data.text).toContain("«hage»");
    expect(frames.at(-1)?.data.answer).toEqual({
      status: "answered",
      quotes: [],
      is_enquiry_offered: false,
      search: {
        text,
        listing_type: "buy",
        acquisition: "buy",
        chips: ["leilighet", "Oslo", "maks 5 millioner"],
      },
    });
    // The history of another tab has it too.
    chat.send({ type: "history" });
    const [history] = await chat.until("history");
    expect(history?.data.messages).toMatchObject([{}, { answer: { search: { text } } }]);
  });

  test.each([
    [
      "hvor langt er det til Oslo med bil?",
      /^Til midten av Oslo: ca\.\s\d.+ med bil \(.+\sk?m\)\. Tidene er anslått/,
    ],
    [
      "Hvor lang tid tar bussen til Oslo?",
      /^Jeg har ikke reisetider med kollektivtransport\. Til midten av Oslo: /,
    ],
    ["reisetid til jobben", /^Legg inn adressen under kartet/],
  ])(
    "D82: how long a way is, is answered with the estimate of the page: %s",
    async (text, said) => {
      const chat = await openChat(port);
      await chat.until("history");
      chat.ask(text);
      const frames = await chat.until("thread_message_completed");
      expect(frames.at(-2)?.data.text).toMatch(said);
      expect(frames.at(-1)?.data.answer).toEqual({
        status: "answered",
        quotes: [{ field: "address.coordinates", anchor: "map" }],
        is_enquiry_offered: false,
      });
    },
  );

  test("D82: another place or way of travelling is asked for after the first", async () => {
    const chat = await openChat(port);
    const said: string[] = [];
    for (const text of ["hvor langt er det til Oslo?", "hva med å gå?", "og til Grünerløkka?"]) {
      chat.ask(text);
      const frames = await chat.until("thread_message_completed");
      said.push(String(frames.at(-2)?.data.text));
    }
    expect(said[1]).toMatch(/^Til midten av Oslo: ca\.\s.+ til fots\./);
    expect(said[2]).toMatch(/Grünerløkka: ca\.\s.+ til fots\./);
  });

  test("CHAT-016: the visitor who comes back has the conversation in order; another visitor has none of it", async () => {
    const visitorId = crypto.randomUUID();
    const first = await openChat(port, { visitorId });
    first.ask(QUESTION);
    await first.until("thread_message_completed");
    const { texts } = await openChatHistory(port, { visitorId });
    expect(texts).toEqual([QUESTION, expect.stringMatching(/4\s500\s000/)]);
    expect((await openChatHistory(port)).texts).toEqual([]);
    const elsewhere = await openChat(port, { visitorId, propertyId: sampleId(2) });
    expect((await elsewhere.next()).data).toEqual({ has_assistant: false });
  });

  test("CHAT-003: a frame with content alone is a question", async () => {
    const chat = await openChat(port);
    chat.send({ content: QUESTION });
    const [, , question] = await chat.until("user_question");
    expect(question?.data.content).toBe(QUESTION);
    await chat.until("thread_message_completed");
  });

  test("D78: a question that is sent again after a broken connection is asked once", async () => {
    const visitorId = crypto.randomUUID();
    const first = await openChat(port, { visitorId });
    const clientId = first.ask(QUESTION);
    await first.until("thread_message_completed");
    first.socket.terminate();
    const second = await openChat(port, { visitorId });
    second.ask(QUESTION, clientId);
    second.ask("Hvor mange soverom?");
    const frames = await second.until("thread_message_completed");
    expect(frames.filter(({ type }) => type === "user_question")).toHaveLength(1);
    expect((await openChatHistory(port, { visitorId })).texts).toHaveLength(4);
  });

  test("D77: every tab of a visitor has the question and its answer", async () => {
    const visitorId = crypto.randomUUID();
    const one = await openChat(port, { visitorId });
    const other = await openChat(port, { visitorId });
    await other.until("history");
    one.ask(QUESTION);
    const frames = await other.until("thread_message_completed");
    expect(frames[0]).toMatchObject({ type: "user_question", data: { content: QUESTION } });
  });

  test("CHAT-015: a home that is sold, unknown, or gone in the middle has no assistant", async () => {
    for (const propertyId of [sampleId(2), sampleId(77), "' or 1=1"]) {
      const chat = await openChat(port, { propertyId: encodeURIComponent(propertyId) });
      expect((await chat.next()).data).toEqual({ has_assistant: false });
      chat.socket.terminate();
    }
    const open = await openChat(port);
    await open.until("history");
    await saveListings(api.db, regionNo, [sampleListing(1, { status: "sold" })]);
    open.ask(QUESTION);
    expect(await open.next()).toMatchObject({
      type: "assistant_status",
      data: { has_assistant: false },
    });
  });

  test("a home of the other market is not asked about", async () => {
    const chat = await openChat(port, { host: "au.localhost:3000" });
    expect((await chat.next()).data).toEqual({ has_assistant: false });
  });

  test("D80: after sign-in the conversation is the person's, in every browser, and goes with the account", async () => {
    const visitorId = crypto.randomUUID();
    const before = await openChat(port, { visitorId });
    before.ask(QUESTION);
    await before.until("thread_message_completed");
    const kari = await signInPerson(api, "kari@example.com");
    const signedIn = await openChat(port);
    await signedIn.until("history");
    signedIn.send({ type: "authenticate", token: kari.page.token, visitor_id: visitorId });
    const [, history] = await signedIn.until("history");
    expect(history?.data.messages).toHaveLength(2);
    expect((await openChatHistory(port, { visitorId })).texts).toEqual([]);
    const row = await api.db
      .selectFrom("chat_conversation")
      .select("account_id")
      .where("account_id", "is not", null)
      .execute();
    expect(row).toEqual([{ account_id: kari.id }]);
    await api.db.deleteFrom("account").where("id", "=", kari.id).execute();
    const left = await api.db.selectFrom("chat_turn").select("id").execute();
    expect(left).toEqual([]);
  });

  test("a visitor asks thirty questions in ten minutes; the next one says when", async () => {
    const visitorId = crypto.randomUUID();
    const chat = await openChat(port, { visitorId });
    await chat.until("history");
    for (let count = 0; count < 30; count += 1) chat.ask(`${QUESTION} ${count}`);
    const clientId = chat.ask(QUESTION);
    const frames = await chat.until("error");
    expect(frames.at(-1)?.data).toEqual({ message_id: null, client_id: clientId, seconds: 600 });
  });
};

onEmbeddedFirst(behaves, (database) => {
  test("D79: a question asked of one process is answered to the pages of another", async () => {
    const { db, listen } = database();
    await saveSamples(db, samples());
    const log = { warn: (values: object) => expect.fail(JSON.stringify(values)) };
    const openProcess = async () => {
      const app = await buildTestApp(db, { liveBus: await createServerBus({ db, listen, log }) });
      onTestFinished(() => app.close());
      return listenForTest(app);
    };
    const visitorId = crypto.randomUUID();
    const one = await openChat(await openProcess(), { visitorId });
    const other = await openChat(await openProcess(), { visitorId });
    await other.until("history");
    one.ask(QUESTION);
    const frames = await other.until("thread_message_completed");
    expect(frames.map(({ type }) => type)).toContain("thread_message_delta");
  });
});

describe("an engine that takes its time", () => {
  const engine = createTestEngine();
  let api: AccountTest;
  let port: number;
  beforeAll(async () => {
    api = await openAccountTest({ assistant: engine });
    port = await listenForTest(api.app);
    await saveSamples(api.db, samples());
  });
  afterAll(() => api.close());

  test("CHAT-018, CHAT-023: text comes as it is said, and a tab that opens meanwhile has what was said", async () => {
    const visitorId = crypto.randomUUID();
    const chat = await openChat(port, { visitorId });
    await chat.until("history");
    chat.ask("one");
    await chat.until("thread_run_created");
    engine.say({ text: "Yes. " });
    await chat.until("thread_message_delta");
    const { chat: late, texts } = await openChatHistory(port, { visitorId });
    expect(texts).toEqual(["one", "Yes. "]);
    engine.say({ text: "No." });
    engine.say(answeredSummary);
    const frames = await late.until("thread_message_completed");
    expect(frames.map(({ data }) => [data.offset, data.text])).toContainEqual([5, "No."]);
    expect(frames.map(({ type }) => type)).not.toContain("thread_message_created");
    await chat.until("thread_message_completed");
  });

  test("CHAT-019: a question behind another waits for it, and is answered after it", async () => {
    const chat = await openChat(port);
    await chat.until("history");
    chat.ask("first");
    await chat.until("thread_run_created");
    chat.ask("second");
    await chat.until("show_queued_message");
    for (const text of ["1", "2"]) {
      engine.say({ text });
      engine.say(answeredSummary);
      await chat.until("thread_message_completed");
    }
    expect(engine.asked.slice(-2)).toEqual(["first", "second"]);
  });

  test("CHAT-027: an answer that breaks off ends in an error, and its text stays", async () => {
    const visitorId = crypto.randomUUID();
    const chat = await openChat(port, { visitorId });
    await chat.until("history");
    chat.ask("broken");
    engine.say({ text: "It has" });
    engine.fail();
    const frames = await chat.until("error");
    expect(frames.at(-1)?.data.message_id).not.toBeNull();
    const again = await openChat(port, { visitorId });
    const history = (await again.until("history")).at(-1);
    expect(history?.data.messages).toMatchObject([
      { content: "broken" },
      { content: "It has", failure: "error" },
    ]);
  });

  test("D79: a run whose process has died ends in an error, and the next question is answered", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const visitorId = crypto.randomUUID();
    const chat = await openChat(port, { visitorId });
    await chat.until("history");
    chat.ask("lost");
    await chat.until("thread_run_created");
    await sql`update chat_turn set leased_until = clock_timestamp() - interval '1 second'
      where question = 'lost'`.execute(api.db);
    await vi.advanceTimersByTimeAsync(2_500);
    expect((await chat.until("error")).at(-1)?.data.message_id).toBeNull();
    chat.ask("next");
    await chat.until("thread_run_created");
    engine.say({ text: "Too late." });
    engine.say(answeredSummary);
    engine.say({ text: "Here." });
    engine.say(answeredSummary);
    await chat.until("thread_message_completed");
  });

  test("a chat in which nothing is asked for a quarter of an hour is closed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const chat = await openChat(port);
    await chat.until("history");
    for (let minute = 0; minute < 36; minute += 1) {
      const pinged = new Promise((resolve) => chat.socket.once("ping", resolve));
      await vi.advanceTimersByTimeAsync(25_000);
      await Promise.race([pinged, chat.closed]);
    }
    expect(await chat.closed).toBe(4408);
  });

  test.each([
    ["a question that is too long", JSON.stringify({ content: "a".repeat(1_001) }), 1008],
    ["an empty question", JSON.stringify({ content: " \n" }), 1008],
    ["no JSON", "[[", 1008],
    ["an unknown event", '{"type":"thread_run_created"}', 1008],
    ["a megabyte", "a".repeat(1_000_000), 1009],
  ])("%s ends the connection", async (_, text, code) => {
    const chat = await openChat(port);
    chat.socket.send(text);
    expect(await chat.closed).toBe(code);
  });

  test("of a thousand frames in a second a hundred are read", async () => {
    const chat = await openChat(port);
    for (let count = 0; count < 1_000; count += 1) chat.send({ type: "history" });
    expect(await chat.closed).toBe(1008);
  });

  test.each(["", "&visitor_id=", "&visitor_id=1", "&visitor_id=../../x"])(
    "CHAT-002: without a good visitor id (%s) there is no chat",
    async (rest) => {
      const page = await openLivePage(port, { query: `?property_id=${sampleId(1)}${rest}` });
      expect(await page.closed).toBe(1008);
    },
  );

  test("of one visitor twenty chats are open", async () => {
    const visitorId = crypto.randomUUID();
    for (let count = 0; count < 20; count += 1) {
      await (await openChat(port, { visitorId })).until("history");
    }
    expect(await (await openChat(port, { visitorId })).closed).toBe(1013);
  });
});
