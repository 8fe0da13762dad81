import { expect, test } from "vitest";
import { runSteps } from "./run-steps.ts";

/** Runs steps that end when the test says so. */
function running(steps: readonly { name: string; after?: readonly string[] }[], cores = 2) {
  const begun: string[] = [];
  const workers = new Map<string, number>();
  const ends = new Map<string, () => void>();
  const results = runSteps(steps, cores, async ({ name }, allowed) => {
    begun.push(name);
    workers.set(name, allowed);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return `${name} passed`;
  });
  return { begun, workers, results, end: (name: string) => ends.get(name)?.() };
}

test("two steps run at once, the next starts when one has ended, and the results keep the steps' order", async () => {
  const names = ["journeys", "api", "stories", "components", "contract"];
  const { begun, results, end } = running(names.map((name) => ({ name })));
  expect(begun).toEqual(["journeys", "api"]);
  end("api");
  await expect.poll(() => begun.at(-1)).toBe("stories");
  end("journeys");
  await expect.poll(() => begun.at(-1)).toBe("components");
  end("stories");
  await expect.poll(() => begun.at(-1)).toBe("contract");
  for (const name of names) end(name);
  expect(await results).toEqual(names.map((name) => `${name} passed`));
});

test("a step that runs what another builds starts after it, and the others do not wait", async () => {
  const { begun, results, end } = running([
    { name: "build" },
    { name: "journeys", after: ["build"] },
    { name: "api", after: ["a step that was not chosen"] },
  ]);
  expect(begun).toEqual(["build", "api"]);
  end("api");
  end("build");
  await expect.poll(() => begun.at(-1)).toBe("journeys");
  end("journeys");
  expect(await results).toEqual(["build passed", "journeys passed", "api passed"]);
});

test("steps that run at once share the cores, and one that nothing can run beside has them all", async () => {
  const { begun, workers, results, end } = running(
    [
      { name: "build" },
      { name: "api", after: ["build"] },
      { name: "contract", after: ["build"] },
      { name: "journeys", after: ["api", "contract"] },
    ],
    5,
  );
  for (const name of ["build", "api", "contract", "journeys"]) {
    await expect.poll(() => begun).toContain(name);
    if (name !== "api") end(name);
    if (name === "contract") end("api");
  }
  await results;
  expect([...workers]).toEqual([
    ["build", 5],
    ["api", 2],
    ["contract", 2],
    ["journeys", 5],
  ]);
});

test("on one core one step runs at a time", async () => {
  const { begun, workers, results, end } = running([{ name: "api" }, { name: "stories" }], 1);
  expect(begun).toEqual(["api"]);
  end("api");
  await expect.poll(() => begun).toEqual(["api", "stories"]);
  end("stories");
  await results;
  expect(workers.get("stories")).toBe(1);
});
