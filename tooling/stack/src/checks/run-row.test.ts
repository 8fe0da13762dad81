import { expect, test } from "vitest";
import { runRow } from "./run-row.ts";

test("three steps run at once, the next starts when one has ended, and the results keep the steps' order", async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const row = runRow(["journeys", "api", "stories", "components", "contract"], async (name) => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return `${name} passed`;
  });
  expect(begun).toEqual(["journeys", "api", "stories"]);
  ends.get("api")?.();
  await expect.poll(() => begun.at(-1)).toBe("components");
  ends.get("stories")?.();
  await expect.poll(() => begun.at(-1)).toBe("contract");
  for (const end of ends.values()) end();
  expect(await row).toEqual(
    ["journeys", "api", "stories", "components", "contract"].map((name) => `${name} passed`),
  );
});
