import { expect, test, vi } from "vitest";
import {
  createUploadQueue,
  type QueueDeps,
  type SendCall,
  type SendResult,
} from "./upload-queue.ts";

const photo = (name: string, { type = "image/jpeg", bytes = 3 } = {}): File => {
  const file = new File(["a".repeat(3)], name, { type });
  Object.defineProperty(file, "size", { value: bytes });
  return file;
};

/** A queue over an API that responds when the test says so. */
function open({ prepare }: Pick<QueueDeps, "prepare"> = {}) {
  const calls: (SendCall & { finish: (result: SendResult) => Promise<void> })[] = [];
  const sent: string[] = [];
  const cancelled: string[] = [];
  const timers: (() => void)[] = [];
  const queue = createUploadQueue({
    kind: "images",
    prepare,
    send: (call) =>
      new Promise((resolve) => {
        const finish = async (result: SendResult) => {
          resolve(result);
          await Promise.resolve();
          await Promise.resolve();
        };
        calls.push({ ...call, finish });
      }),
    onSent: (_result, { file }) => sent.push(file.name),
    previewOf: () => null,
    onCancelled: ({ file }, isBegun) => isBegun && cancelled.push(file.name),
    wait: (run) => {
      timers.push(run);
      return () => undefined;
    },
  });
  const states = () => queue.current().files.map(({ file, state }) => `${file.name} ${state}`);
  return { queue, calls, sent, cancelled, timers, states };
}

const arrived: SendResult = { kind: "sent", fileId: "x", draft: null };

test("LIST-076: photos are sent one after another in the order in which they were chosen, with their progress", async () => {
  const { queue, calls, sent, states } = open();
  queue.add([photo("a.jpg"), photo("b.jpg")]);
  expect(states()).toEqual(["a.jpg uploading", "b.jpg waiting"]);
  calls[0]?.onProgress(0.64);
  expect(queue.current().files[0]?.progress).toBe(0.64);
  await calls[0]?.finish(arrived);
  expect(states()).toEqual(["b.jpg uploading"]);
  expect(queue.current().sent).toBe(1);
  await calls[1]?.finish(arrived);
  expect(sent).toEqual(["a.jpg", "b.jpg"]);
  expect(queue.current()).toEqual({ files: [], sent: 0 });
});

test("D101: without network all wait, and go on where they were, by themselves or at once by hand", async () => {
  const { queue, calls, states, timers } = open();
  queue.add([photo("a.jpg"), photo("b.jpg")]);
  await calls[0]?.finish({ kind: "unreachable" });
  expect(states()).toEqual(["a.jpg offline", "b.jpg offline"]);
  timers.at(-1)?.();
  expect(states()).toEqual(["a.jpg uploading", "b.jpg waiting"]);
  expect(calls[1]?.isResumed).toBe(true);
  await calls[1]?.finish({ kind: "unreachable" });
  const [first] = queue.current().files;
  queue.retry(first?.key ?? 0);
  expect(states()).toEqual(["a.jpg uploading", "b.jpg waiting"]);
  expect(calls[2]?.isResumed).toBe(true);
});

test("a file of another type or too large is not sent, and can be replaced in its place", async () => {
  const { queue, calls, states } = open();
  queue.add([
    photo("scan.tiff", { type: "image/tiff" }),
    photo("huge.jpg", { bytes: 40 * 1024 * 1024 + 1 }),
    photo("good.jpg"),
  ]);
  expect(queue.current().files.map(({ problem }) => problem)).toEqual(["type", "size", null]);
  expect(calls.map(({ file }) => file.name)).toEqual(["good.jpg"]);
  const [first] = queue.current().files;
  queue.retry(first?.key ?? 0, photo("scan.png", { type: "image/png" }));
  expect(states()).toEqual(["scan.png waiting", "huge.jpg failed", "good.jpg uploading"]);
});

test("what the API refuses stays with its sentence while the others go on", async () => {
  const { queue, calls, states } = open();
  queue.add([photo("a.jpg"), photo("b.jpg")]);
  await calls[0]?.finish({ kind: "refused", message: "Velg JPG" });
  expect(states()).toEqual(["a.jpg failed", "b.jpg uploading"]);
  expect(queue.current().files[0]?.problem).toEqual({ message: "Velg JPG" });
});

test("a cancelled file is neither shown nor sent, and what has arrived of it is deleted", async () => {
  const { queue, calls, cancelled, states } = open();
  queue.add([photo("a.jpg"), photo("b.jpg"), photo("c.jpg")]);
  const [first] = queue.current().files;
  queue.cancel(first?.key ?? 0);
  expect(calls[0]?.signal.aborted).toBe(true);
  await calls[0]?.finish({ kind: "unreachable" });
  expect([states(), cancelled]).toEqual([["b.jpg uploading", "c.jpg waiting"], ["a.jpg"]]);
  queue.cancelAll();
  expect(queue.current().files).toEqual([]);
});

test("D101: a photo is sent as it was prepared, also one that was too large before; what cannot be prepared says why", async () => {
  const { queue, calls } = open({
    prepare: async (file) => {
      if (file.name === "phone.heic") return { problem: "heic" };
      return { file: file.name === "huge.jpg" ? photo("smaller.jpg") : file };
    },
  });
  queue.add([
    photo("phone.heic", { type: "image/heic" }),
    photo("large.jpg", { bytes: 40 * 1024 * 1024 + 1 }),
    photo("huge.jpg", { bytes: 60 * 1024 * 1024 }),
    photo("film.jpg", { bytes: 400 * 1024 * 1024 }),
  ]);
  await vi.waitFor(() => expect(calls.map(({ file }) => file.name)).toEqual(["smaller.jpg"]));
  expect(queue.current().files.map(({ state, problem }) => [state, problem])).toEqual([
    ["failed", "heic"],
    ["failed", "size"],
    ["uploading", null],
    ["failed", "size"],
  ]);
  await calls[0]?.finish({ kind: "unreachable" });
  queue.retryOffline();
  expect(calls.map(({ file }) => file.name)).toEqual(["smaller.jpg", "smaller.jpg"]);
});
