import { toCamelKeys } from "@hjem/domain/wire/case";
import { sql } from "kysely";
import { expect } from "vitest";
import type { z } from "zod";
import { ensureDefaultCollection } from "../modules/collections/collection-access.ts";
import type { AccountTest, Call, TestBrowser } from "./account-tests.ts";
import { TEST_NOW } from "./sample-listings.ts";

/** Root of the calls about collections. */
export const COLLECTIONS = "/api/v2/property-collections";

/** A signed-in person of a test. */
export interface TestPerson {
  id: string;
  email: string;
  page: TestBrowser;
  /** Calls below the root of collections; GET unless `call` says otherwise. */
  call(path: string, call?: Call): ReturnType<TestBrowser["call"]>;
  /** The same, whose response must be good and pass its schema. */
  read<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    call?: Call,
  ): Promise<z.infer<Schema>>;
}

/** Removes what people have saved, and their invitations; the people and their default collections stay, and the clock begins anew. */
export async function emptyCollections(api: AccountTest): Promise<void> {
  api.clock.now = TEST_NOW;
  await sql`truncate collection, collection_member, collection_home, last_card, home_note, home_verdict, home_check,
    home_question, planned_viewing, collection_invitation, collection_removal, deleted_collection, mail, request_count`.execute(
    api.db,
  );
  const people = await api.db.selectFrom("account").select(["id", "region"]).execute();
  for (const { id: accountId, region } of people) {
    await ensureDefaultCollection(api.db, { accountId, region }, TEST_NOW);
  }
}

/** Registers a person of a market under a name and signs in. */
export async function signInPerson(
  api: AccountTest,
  email: string,
  { host = "no.localhost:3000", name = "Kari Prøve" }: { host?: string; name?: string } = {},
): Promise<TestPerson> {
  await api.person(email, { host });
  const page = api.browser({ host });
  await page.signIn(email);
  const { id } = await api.db
    .updateTable("account")
    .set({ name })
    .where("email", "=", email)
    .where("region", "=", host.startsWith("au") ? "au" : "no")
    .returning("id")
    .executeTakeFirstOrThrow();
  const call: TestPerson["call"] = (path, options = {}) =>
    page.call(COLLECTIONS + path, { method: "GET", ...options });
  return {
    id,
    email,
    page,
    call,
    async read(schema, path, options) {
      const response = await call(path, options);
      if (response.statusCode >= 300)
        expect.fail(`${path}: ${response.statusCode} ${response.body}`);
      return schema.parse(toCamelKeys(response.json()));
    },
  };
}
