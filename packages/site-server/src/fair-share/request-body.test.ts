import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { readFile, StalledBodyError, TooManyFilesError } from "./request-body.ts";

/** A PDF of 25 MB that is announced; nothing of it has arrived. */
function announce(owners: readonly string[], bytes = 25 * 1024 * 1024) {
  const request = Object.assign(new PassThrough(), {
    method: "POST",
    url: "/api/user/properties/draft/0198/attachments",
    headers: { "content-length": String(bytes) },
  });
  const response = new EventEmitter();
  onTestFinished(() => void response.emit("close"));
  const read = readFile({
    request: request as unknown as IncomingMessage,
    response: response as unknown as ServerResponse,
    owners,
  });
  read.catch(() => undefined);
  return { request, response, read };
}

test("D101: files that are announced by one account take no more than a third of the memory, and a photo of another is received", async () => {
  const announced = Array.from({ length: 7 }, () => announce(["account a"]));
  await expect(announced[6]?.read).rejects.toThrow(TooManyFilesError);
  const photo = announce(["account b"], 3);
  photo.request.end("abc");
  expect(String(await photo.read)).toBe("abc");
});

test("D101: a file on which nothing arrives for ten seconds is given up, and one that goes on arriving is not", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stalled = announce(["account a"], 3);
  const slow = announce(["account b"], 3);
  for (const part of ["a", "b"]) {
    slow.request.write(part);
    await vi.advanceTimersByTimeAsync(6_000);
  }
  await expect(stalled.read).rejects.toThrow(StalledBodyError);
  slow.request.end("c");
  expect(String(await slow.read)).toBe("abc");
});

test("D101: what a file has taken is free once its response is over", async () => {
  const first = announce(["account a"]);
  const second = announce(["account a"]);
  announce(["account a"]);
  await expect(announce(["account a"]).read).rejects.toThrow(TooManyFilesError);
  first.response.emit("close");
  second.response.emit("close");
  const next = announce(["account a"]);
  next.request.end("abc");
  expect(String(await next.read)).toBe("abc");
});
