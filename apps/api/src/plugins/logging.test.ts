import { closeSync, openSync } from "node:fs";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLogger, standardOutput } from "./logging.ts";

const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

test("a database that is away is one line a minute for each thing that needs it, with the number of those left out", () => {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  let now = 0;
  const log = createLogger("info", destination, () => now);
  const shown = () =>
    lines.splice(0).map(({ msg, repeated = 0, route = "" }) => [msg, repeated, route].join(" "));

  for (; now < 59_000; now += 2_000) {
    log.error({ err: refused }, "job queue failed");
    log.child({ requestId: "1" }).error({ err: refused, route: "/a" }, "request failed");
    log.error({ err: refused, route: "/b" }, "request failed");
  }
  expect(shown()).toEqual(["job queue failed 0 ", "request failed 0 /a", "request failed 0 /b"]);
  now = 61_000;
  log.error({ err: refused }, "job queue failed");
  expect(shown()).toEqual(["job queue failed 29 "]);
  // A bug has no code, and is written each time; so is what is no failure.
  for (let twice = 0; twice < 2; twice++) {
    log.error({ err: new Error("no such home") }, "request failed");
    log.info({ mailId: "1" }, "mail sent");
  }
  expect(shown()).toHaveLength(4);
});

test("lines that the output does not take are dropped, as those to a file on a full disk", async () => {
  // Every write to this device fails so.
  const fd = openSync("/dev/full", "w");
  const log = createLogger("info", standardOutput(fd));
  const write = async () => {
    log.fatal("lost");
    await new Promise(setImmediate);
    return "written";
  };
  for (let lines = 0; lines < 3; lines += 1) expect(await write()).toBe("written");
  closeSync(fd);
});

test("LIST-119: no card number reaches a log, by whatever name or inside whatever text", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  logger.info({ card_number: "1", body: { cardNumber: "any", gateway_token: "tok_1" } }, "paid");
  logger.info({ text: "card 4242 4242 4242 4242 and 4000-0025-0000-3155" }, "4111111111111111");
  logger.warn({ err: new Error("refused 5555555555554444") }, "failed");
  const log = lines.join("");
  expect(log).not.toMatch(/4242|3155|4111|5555|tok_1|"any"/);
  expect(log).toContain('"cardNumber":"[hidden]"');
  logger.info({ id: "0199c8a0-0000-7000-8000-000000000001", count: 1234567 }, "kept");
  expect(lines.at(-1)).toContain("0199c8a0-0000-7000-8000-000000000001");
});
