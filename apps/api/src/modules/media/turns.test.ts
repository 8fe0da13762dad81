import { expect, test } from "vitest";
import { createTurns, QueueFullError, type Turns } from "./turns.ts";

/** Work that ends when the test says so. */
function begin(turns: Turns, owner: string, name: string, done: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const result = turns.run(owner, async () => {
    done.push(name);
    await promise;
  });
  result.catch(() => undefined);
  return { end: () => resolve(), result };
}

test("whoever has much to do waits behind themselves, and others have their turn before", async () => {
  const turns = createTurns();
  const done: string[] = [];
  const work = [
    begin(turns, "greedy", "greedy 1", done),
    begin(turns, "greedy", "greedy 2", done),
    begin(turns, "greedy", "greedy 3", done),
    begin(turns, "other", "other 1", done),
    begin(turns, "third", "third 1", done),
  ];
  for (const { end } of work) end();
  await Promise.all(work.map(({ result }) => result));
  expect(done).toEqual(["greedy 1", "greedy 2", "other 1", "third 1", "greedy 3"]);
});

test("where too much is waiting, of one owner or of all, the next is refused at once; others go on", async () => {
  const turns = createTurns({ waitingMax: 3, ofOwnerMax: 2 });
  const done: string[] = [];
  const first = begin(turns, "greedy", "running", done);
  const second = begin(turns, "greedy", "second", done);
  const third = begin(turns, "greedy", "third", done);
  await expect(begin(turns, "greedy", "fourth", done).result).rejects.toThrow(QueueFullError);
  const other = begin(turns, "other", "other", done);
  await expect(begin(turns, "third", "too many", done).result).rejects.toThrow(QueueFullError);
  for (const { end } of [first, second, third, other]) end();
  await Promise.all([first.result, second.result, third.result, other.result]);
  expect(done).toHaveLength(4);
});

test("work that fails is told to whoever asked for it, and the next goes on", async () => {
  const turns = createTurns();
  const failed = turns.run("one", () => Promise.reject(new Error("damaged")));
  const next = turns.run("two", async () => "done");
  await expect(failed).rejects.toThrow("damaged");
  expect(await next).toBe("done");
});
