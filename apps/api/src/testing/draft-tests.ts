import { Draft, type DraftPatch } from "@hjem/domain/draft/draft";
import { toCamelKeys, toSnakeKeys } from "@hjem/domain/wire/case";
import { expect } from "vitest";
import type { AccountTest, Call, TestBrowser } from "./account-tests.ts";

/** Root of the calls about draft listings. */
export const DRAFTS = "/api/user/properties/draft";

/** A signed-in person who advertises. */
export interface TestAdvertiser {
  id: string;
  email: string;
  page: TestBrowser;
  /** Calls below the root of drafts; GET unless `call` says otherwise. */
  call(path: string, call?: Call): ReturnType<TestBrowser["call"]>;
  /** A new draft. */
  create(listingType?: Draft["listingType"]): Promise<Draft>;
  /** Changes a draft at its version; the draft as it is then. */
  patch(draft: Pick<Draft, "id" | "version">, change: DraftPatch): Promise<Draft>;
  read(id: string): Promise<Draft>;
}

/** A draft out of a response, which must be a good one. */
export const draftOf = (response: { statusCode: number; body: string }): Draft => {
  if (response.statusCode >= 300) expect.fail(`${response.statusCode} ${response.body}`);
  return Draft.parse((toCamelKeys(JSON.parse(response.body)) as { data: unknown }).data);
};

/** Registers a person of a market and signs in. */
export async function signInAdvertiser(
  api: AccountTest,
  email: string,
  { host = "no.localhost:3000" }: { host?: string } = {},
): Promise<TestAdvertiser> {
  await api.person(email, { host });
  const page = api.browser({ host });
  await page.signIn(email);
  const { id } = await api.db
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .where("region", "=", host.startsWith("au") ? "au" : "no")
    .executeTakeFirstOrThrow();
  const call: TestAdvertiser["call"] = (path, options = {}) =>
    page.call(DRAFTS + path, { method: "GET", ...options });
  return {
    id,
    email,
    page,
    call,
    create: async (listingType = null) =>
      draftOf(await call("", { method: "POST", body: { listing_type: listingType } })),
    patch: async (draft, change) =>
      draftOf(
        await call(`/${draft.id}`, {
          method: "PATCH",
          body: toSnakeKeys(change),
          headers: { "if-match": `"${draft.version}"` },
        }),
      ),
    read: async (draftId) => draftOf(await call(`/${draftId}/preview`)),
  };
}
