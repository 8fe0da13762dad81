import fastify from "fastify";
import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { addErrors } from "./errors.ts";
import { readBody } from "./fair-share/request-body.ts";

/** A server whose only route fails once it has the body, and the errors that it logs. */
async function openFailing() {
  const errors: string[] = [];
  const answered = Promise.withResolvers<void>();
  const stream = { write: (line: string) => void errors.push(JSON.parse(line).err.message) };
  const app = fastify({ logger: { level: "error", stream } });
  addErrors(app, async () => "en");
  app.addHook("preParsing", async ({ raw }) =>
    Readable.from(await readBody(raw), { objectMode: false }),
  );
  app.addHook("onSend", async () => answered.resolve());
  app.post("/", async () => {
    throw new Error("broken");
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  const socket = net.connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  const head = "POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10";
  return { errors, socket, answered: answered.promise, head: `${head}\r\n\r\n` };
}

test("a visitor who leaves before the body has arrived is no error in the log", async () => {
  const { errors, socket, answered, head } = await openFailing();
  socket.write(`${head}{`, () => socket.destroy());
  await answered;
  expect(errors).toEqual([]);
});

test("a failure is an error in the log", async () => {
  const { errors, socket, answered, head } = await openFailing();
  socket.write(`${head}{"a": "b"}`);
  await answered;
  socket.destroy();
  expect(errors).toHaveLength(1);
});
