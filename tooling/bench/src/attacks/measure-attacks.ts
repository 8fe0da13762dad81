import { modelChunk, startModelServer } from "@hjem/api/testing/model-server";
import { LEAD_CONSENT_VERSION } from "@hjem/domain/lead/lead-kinds";
import { fieldsOf } from "@hjem/domain/narrow";
import type { Stack } from "@hjem/stack";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { APIResponse } from "playwright";
import sharp from "sharp";
import { bodyOf, searchShapes } from "../search/search-shapes.ts";
import { milliseconds, ratio, table } from "../table.ts";
import { percentiles } from "../timing.ts";
import { dataOf } from "../wizard/make-draft.ts";
import { type AttackKind, attackKinds } from "./attack-kinds.ts";
import { openPerson, type SitePerson } from "./site-person.ts";

/** Limit: what people wait beside an attack, as a multiple of their wait without. */
const BOUND = 2;
const PAIRS = 3;
const PERIOD_MS = 15_000;
/** Until an attack has begun in earnest, and until what it has left is done. */
const SETTLE_MS = 6_000;
/** Rests of a person between two acts, ms. */
const REST_MS = { search: 30, home: 60, enquiry: 250, photo: 100 };
const POLL_MS = 50;
/** A photo that is not ready by then has failed. */
const PHOTO_WAIT_MS = 60_000;
/** How many characters a piece of the endless answer has. */
const PIECE = 50_000;

const acts = ["search", "home", "enquiry", "photo"] as const;
type Act = (typeof acts)[number];

const attacker = path.join(import.meta.dirname, "attack-site.ts");
const [shape] = searchShapes.filter((each) => each.path === "/api/v4/property/search");

/** A model whose answer has no sentence and no end; for the environment of the API. */
export const startEndlessModel = () =>
  startModelServer(async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    while (response.writable && !response.destroyed) {
      if (!response.write(modelChunk("a".repeat(PIECE)))) await setTimeout(1);
    }
  });

const ok = (response: APIResponse): APIResponse => {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()}`);
  return response;
};

/** What one person does on the site, act by act; `index` is theirs alone. */
async function openActs(
  port: number,
  index: number,
): Promise<Readonly<Record<Act, () => Promise<void>>>> {
  const person = await openPerson(port, `beside.attacks.${index}`, `192.0.2.${10 + index}`);
  const { server } = person;
  const list = await ok(await server.get("/list")).text();
  const homes = [...new Set(list.match(/\/property\/[^"/?]+\/\w{10}/g))];
  let done = 0;
  const next = () => (done += 1);
  /** Each act is somebody else's, in each period: what one address may do in an hour is less than what is measured in it. */
  const from = () => ({
    "x-forwarded-for": `198.${18 + (index % 2)}.${(Math.floor(index / 2) * 10 + Math.floor(done / 250)) % 250}.${(done % 250) + 1}`,
  });
  const photoOf = (number: number) =>
    sharp({
      create: {
        width: 1_200,
        height: 900,
        channels: 3,
        background: { r: number % 256, g: number % 199, b: 90 },
      },
    })
      .jpeg()
      .toBuffer();
  return {
    async search() {
      const data = shape && bodyOf(shape.query(next()));
      if (shape) ok(await server.post(shape.path, { data, headers: from() }));
    },
    async home() {
      ok(await server.get(`${homes[next() % homes.length]}?bench=${done}`, { headers: from() }));
    },
    async enquiry() {
      const id = homes[next() % homes.length]?.slice(-10);
      const headers = from();
      const { token } = fieldsOf(
        await ok(await server.get("/api/v2/form-token", { headers })).json(),
      );
      const data = {
        name: "Bench",
        email: `${randomUUID()}@hjem.example`,
        message: `Er boligen ledig? ${done}`,
        consent: true,
        consentVersion: LEAD_CONSENT_VERSION,
        formToken: token,
      };
      ok(await server.post(`/api/v3/property/${id}/contact`, { data, headers }));
    },
    photo: () => sendPhoto(person, photoOf(next()), from()),
  };
}

/** Adds a photo to a new draft, and waits until it is ready. */
async function sendPhoto(
  { server, headers: session, newDraft }: SitePerson,
  photo: Promise<Buffer>,
  from: Readonly<Record<string, string>>,
) {
  const headers = { ...session, ...from };
  const draft = await newDraft(from);
  const file = { name: "a.jpg", mimeType: "image/jpeg", buffer: await photo };
  ok(await server.post(`${draft}/images`, { multipart: { file }, headers }));
  const until = performance.now() + PHOTO_WAIT_MS;
  for (;;) {
    const { images } = await dataOf(await server.get(`${draft}/preview`, { headers }));
    const [image] = Array.isArray(images) ? images : [];
    if (fieldsOf(image).state === "ready") return;
    if (performance.now() > until) throw new Error("A photo was not ready in time.");
    await setTimeout(POLL_MS);
  }
}

/** Waits of one period by act, and what went wrong. */
interface Period {
  p95: Readonly<Record<Act, number>>;
  errors: string[];
}

async function measurePeriod(person: Readonly<Record<Act, () => Promise<void>>>): Promise<Period> {
  const end = performance.now() + PERIOD_MS;
  const errors: string[] = [];
  const waits = await Promise.all(
    acts.map(async (act) => {
      const samples: number[] = [];
      do {
        const start = performance.now();
        await person[act]().catch((error: Error) => errors.push(`${act}: ${error.message}`));
        samples.push(performance.now() - start);
        await setTimeout(REST_MS[act]);
      } while (performance.now() < end);
      return [act, percentiles(samples).p95] as const;
    }),
  );
  return { p95: Object.fromEntries(waits) as Record<Act, number>, errors };
}

/** Attacks in a process of the lowest priority; returns a function that ends it. */
function attack(kind: AttackKind, stack: Stack, listing: string): () => Promise<void> {
  const ports = [stack.sites[0]?.port, stack.api.port].map(String);
  const child = spawn("nice", ["-n", "19", process.execPath, attacker, kind, ...ports, listing], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  return async () => {
    child.kill("SIGKILL");
    await ended;
  };
}

const median = (values: readonly number[]): number => percentiles(values).p50;

/** Tables of the measurement, and whether every bound was met. */
export interface AttacksReport {
  tables: string[];
  isWithin: boolean;
}

/**
 * What a person waits for a search, the page of a home, an enquiry and a photo beside each attack, in alternating
 * periods of one run: medians of the p95 of three pairs.
 */
export async function measureAttacks(stack: Stack): Promise<AttacksReport> {
  const port = stack.sites[0]?.port ?? 0;
  const visitor = await openPerson(port, "chats", "192.0.2.8");
  const list = await ok(await visitor.server.get("/list")).text();
  const listing = /\/property\/[^"/?]+\/(\w{10})/.exec(list)?.[1] ?? "";
  await measurePeriod(await openActs(port, 0));
  const rows: string[][] = [];
  const failures: string[] = [];
  let isWithin = true;
  let people = 0;
  /** Somebody else for each period: what one account may have, drafts and bytes, is less than what is measured in two. */
  const nextPerson = () => openActs(port, (people += 1));
  for (const kind of attackKinds) {
    const quiet: Period[] = [];
    const beside: Period[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      quiet.push(await measurePeriod(await nextPerson()));
      const person = await nextPerson();
      const end = attack(kind, stack, listing);
      await setTimeout(SETTLE_MS);
      beside.push(await measurePeriod(person));
      await end();
      await setTimeout(SETTLE_MS);
    }
    const errors = [...quiet, ...beside].flatMap((period) => period.errors);
    failures.push(...errors.slice(0, 3).map((text) => `${kind}: ${text}`));
    for (const act of acts) {
      const [alone, disturbed] = [quiet, beside].map((periods) =>
        median(periods.map(({ p95 }) => p95[act])),
      );
      const slower = (disturbed ?? Number.NaN) / (alone ?? Number.NaN);
      const failed = errors.filter((text) => text.startsWith(act)).length;
      isWithin &&= slower <= BOUND && failed === 0;
      rows.push([
        `${act} beside ${kind}`,
        milliseconds(alone ?? Number.NaN),
        milliseconds(disturbed ?? Number.NaN),
        ratio(slower, BOUND),
        String(failed),
      ]);
    }
  }
  const heads = [`p95, medians of ${PAIRS} pairs`, "quiet", "beside it", "ratio", "errors"];
  return { tables: [table(heads, rows), ...failures], isWithin };
}
