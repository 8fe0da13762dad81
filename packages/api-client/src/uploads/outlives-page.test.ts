import { expect, test } from "vitest";
import type { ApiRequest } from "../api-context.ts";
import { outlivesPage } from "./outlives-page.ts";

async function isKeptAlive(body: string): Promise<boolean> {
  const requests: ApiRequest[] = [];
  const send = outlivesPage(async (_, request) => {
    requests.push(request);
    return { ok: true, status: 204, headers: new Headers(), text: async () => "" };
  });
  const { signal } = new AbortController();
  await send("/api", { method: "PATCH", headers: {}, body, signal });
  return requests[0]?.keepalive ?? false;
}

test("what was typed is sent to its end where the page is closed, as far as browsers do so for a text of its size", async () => {
  expect(await isKeptAlive('{"title":"Lys leilighet"}')).toBe(true);
  expect(await isKeptAlive("ø".repeat(40_000))).toBe(false);
});
