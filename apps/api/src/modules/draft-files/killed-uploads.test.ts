import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import { isLongRun } from "@hjem/vite-config/test-run";
import * as fc from "fast-check";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";
import { postgresUrl } from "../../testing/both-engines.ts";
import { formWith, samplePhoto } from "../../testing/draft-file-tests.ts";
import { DRAFTS, signInAdvertiser } from "../../testing/draft-tests.ts";
import { openServerTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { openMediaStorage } from "../media/media-storage.ts";
import { openDraftFiles } from "./open-draft-files.ts";

/** A photo arrives and has its sizes made in about 25 steps: the process is killed in the middle of each kind. */
const MOMENTS = fc.sample(fc.integer({ min: 1, max: 25 }), {
  seed: 15,
  numRuns: isLongRun ? 10 : 1,
});
/** Bytes: a photo arrives in three parts or four. */
const PART = 256;
/** In the long run eleven processes start one after another, which on a machine with other work takes minutes. */
const LIMIT_MS = isLongRun ? 30 * MINUTE_MS : 2 * MINUTE_MS;
const FILES_OF_A_PHOTO = 9;
const script = fileURLToPath(new URL("../../testing/upload-process.ts", import.meta.url));
const url = postgresUrl();

/** The process that takes files; the next one waits in reserve, as to load it takes longest. */
interface Taker {
  child: ChildProcess;
  origin: string;
  /** Resolves after so many steps of its work. */
  after(steps: number): Promise<void>;
}

/** A photo that is sent until the response says that it has arrived. */
interface Sent {
  name: string;
  bytes: Buffer;
  isAnswered: boolean;
  /** Of an upload in parts. */
  location?: string;
}

describe.skipIf(url === undefined)("processes that are killed while they take photos", () => {
  const folder = mkdtempSync(join(tmpdir(), "hjem-uploads-"));
  const temporary = join(folder, "tmp");
  mkdirSync(temporary);
  let database: TestDatabase;
  let api: AccountTest;
  beforeAll(async () => {
    database = await openServerTestDatabase(url ?? "");
    api = await openAccountTest({ now: Date.now }, database);
  });
  afterAll(async () => {
    await api.app.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const load = (accountId: string): ChildProcess =>
    spawn(process.execPath, [script, database.url ?? "", folder, accountId], {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, TMPDIR: temporary },
    });
  const begin = async (child: ChildProcess): Promise<Taker> => {
    const port = Promise.withResolvers<string>();
    const waiting: { steps: number; resolve: () => void }[] = [];
    let steps = 0;
    createInterface({ input: child.stdout ?? process.stdin }).on("line", (line) => {
      if (line.startsWith("port ")) return port.resolve(line.slice("port ".length));
      steps += 1;
      for (const each of waiting) if (steps >= each.steps) each.resolve();
    });
    child.stdin?.write("\n");
    return {
      child,
      origin: `http://127.0.0.1:${await port.promise}`,
      after: (count) => new Promise((resolve) => waiting.push({ steps: count, resolve })),
    };
  };
  const kill = async (child: ChildProcess) => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };

  test(
    "D101: of all kills no photo is lost that was answered, none is there twice, and no file without one stays",
    { timeout: LIMIT_MS },
    async () => {
      const kari = await signInAdvertiser(api, "kari@example.no");
      const { id: draftId } = await kari.create("residential_sale");
      const headers = { "x-forwarded-host": "no.localhost:3000" };
      const call = async (
        origin: string,
        path: string,
        init: { method: string; body?: Uint8Array<ArrayBuffer>; headers: Record<string, string> },
        expected: number,
      ) => {
        const response = await fetch(origin + path, {
          ...init,
          headers: { ...headers, ...init.headers },
        });
        if (response.status !== expected) {
          throw new Error(`${init.method} ${path}: ${response.status} ${await response.text()}`);
        }
        return response;
      };
      const tus = { "tus-resumable": "1.0.0" };

      const sendWhole = async ({ origin }: Taker, photo: Sent) => {
        const { body, headers: form } = await formWith(photo.bytes, photo.name, "image/jpeg");
        const init = { method: "POST", body: new Uint8Array(body), headers: form };
        await call(origin, `${DRAFTS}/${draftId}/images`, init, 201);
        photo.isAnswered = true;
      };
      const sendInParts = async ({ origin }: Taker, photo: Sent) => {
        if (photo.location === undefined) {
          const name = Buffer.from(photo.name).toString("base64");
          const begun = {
            ...tus,
            "upload-length": String(photo.bytes.length),
            "upload-metadata": `filename ${name}`,
          };
          const path = `${DRAFTS}/${draftId}/images/uploads`;
          const response = await call(origin, path, { method: "POST", headers: begun }, 201);
          photo.location = response.headers.get("location") ?? "";
        }
        const { location } = photo;
        const head = await call(origin, location, { method: "HEAD", headers: tus }, 200);
        let offset = Number(head.headers.get("upload-offset"));
        do {
          const part = new Uint8Array(photo.bytes.subarray(offset, offset + PART));
          if (part.length === 0) break;
          const at = {
            ...tus,
            "upload-offset": String(offset),
            "content-type": "application/offset+octet-stream",
          };
          await call(origin, location, { method: "PATCH", body: part, headers: at }, 204);
          offset += part.length;
        } while (offset < photo.bytes.length);
        photo.isAnswered = true;
      };
      /** A connection that the kill cuts is no failure of the test. */
      const unlessCut = (sending: Promise<void>) =>
        sending.catch((error: unknown) => {
          if (!(error instanceof TypeError)) throw error;
        });

      const inParts: Sent[] = [];
      const whole: Sent[] = [];
      let next = load(kari.id);
      for (const [round, moment] of MOMENTS.entries()) {
        const taker = await begin(next);
        next = load(kari.id);
        const background = `#${(0x1a_40_80 + round * 0x0f_07_03).toString(16).padStart(6, "0")}`;
        const bytes = await samplePhoto({ background, width: 60 + round, height: 40 });
        whole.push({ name: `whole-${round}.jpg`, bytes, isAnswered: false });
        inParts.push({
          name: `parts-${round}.jpg`,
          bytes: await samplePhoto({ background, width: 140 + round, height: 90 }),
          isAnswered: false,
        });
        const killed = taker.after(moment);
        const sending = Promise.all([
          ...whole.slice(round).map((photo) => unlessCut(sendWhole(taker, photo))),
          ...inParts
            .filter(({ isAnswered }) => !isAnswered)
            .map((photo) => unlessCut(sendInParts(taker, photo))),
        ]);
        // Both photos take more steps than that, also after they have been answered.
        await Promise.race([killed, sending.then(() => killed)]);
        await kill(taker.child);
        await sending;
      }
      const last = await begin(next);
      for (const photo of inParts) if (!photo.isAnswered) await sendInParts(last, photo);
      const rows = () =>
        database.db.selectFrom("draft_image").select(["id", "name", "state"]).execute();
      const isDone = async () => (await rows()).every(({ state }) => state !== "processing");
      await expect.poll(isDone, { timeout: LIMIT_MS }).toBe(true);
      await kill(last.child);

      const found = await rows();
      expect(found.map(({ state }) => state)).toEqual(found.map(() => "ready"));
      const names = found.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const answered = [...whole, ...inParts].filter(({ isAnswered }) => isAnswered);
      expect(names).toEqual(expect.arrayContaining(answered.map(({ name }) => name)));

      vi.stubEnv("TMPDIR", temporary);
      const storage = await openMediaStorage({ kind: "disk", dataDir: folder });
      const { jobs, close } = openDraftFiles({
        db: database.db,
        storage,
        dataDir: folder,
        now: () => Date.now() + 2 * DAY_MS,
      });
      await jobs["tidy-draft-files"]?.({});
      close();
      vi.unstubAllEnvs();
      const filesIn = (...path: string[]) => readdirSync(join(folder, ...path));
      const expected = found.map(({ id }) => id).toSorted();
      const variants = filesIn("media", "variants").map((file) => file.slice(0, 20));
      expect([...new Set(variants)].toSorted()).toEqual(expected);
      expect(variants).toHaveLength(expected.length * FILES_OF_A_PHOTO);
      expect(filesIn("media", "arriving")).toEqual([]);
      expect(filesIn("uploads")).toEqual([]);
      expect(await database.db.selectFrom("draft_upload").select("id").execute()).toEqual([]);
      expect(filesIn("tmp")).toEqual([]);
    },
  );
});
