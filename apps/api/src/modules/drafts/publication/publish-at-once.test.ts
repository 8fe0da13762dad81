import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction.ts";
import { type AccountTest, openAccountTest } from "../../../testing/account-tests.ts";
import { onBothEngines } from "../../../testing/both-engines.ts";
import {
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../../testing/draft-tests.ts";
import { freeSites } from "../../../testing/test-app.ts";
import type { TestDatabase } from "../../../testing/test-database.ts";
import { requireOwnDraft } from "../draft-access.ts";
import { publishWithin } from "./publish-draft.ts";

const isWhole = (database: () => TestDatabase) => {
  let number = 0;
  const open = async (): Promise<{ api: AccountTest; kari: TestAdvertiser }> => {
    const api = await openAccountTest({ regions: freeSites }, database());
    await saveDraftPlaces(api.db);
    return { api, kari: await signInAdvertiser(api, `kari${(number += 1)}@example.no`) };
  };
  const countListings = async ({ db }: AccountTest) =>
    (await db.selectFrom("listing").select("id").execute()).length;

  test("D94: fifty publications at once make one listing with one line in the list of changes, and all say its id", async () => {
    const { api, kari } = await open();
    const { id } = await completeDraft(api, kari);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => kari.call(`/${id}/publish`, { method: "POST" })),
    );
    const answers = new Set(
      responses.map((response) => `${response.statusCode} ${response.json().property_id}`),
    );
    expect([...answers]).toEqual([expect.stringMatching(/^200 [0-9a-z]{10}$/)]);
    expect(await countListings(api)).toBe(1);
    const { rows: events } = await sql`select 1 from listing_event`.execute(api.db);
    expect(events).toHaveLength(1);
    await api.app.close();
  });

  test("a publication that is cut off leaves nothing, and the next one is whole", async () => {
    const { api, kari } = await open();
    const { id } = await completeDraft(api, kari);
    const before = await countListings(api);
    const region = freeSites[0];
    if (!region) throw new Error("There is no market.");
    const deps = {
      now: () => api.clock.now,
      payments: {
        isPeriodPaid: async () => true,
        renewPeriod: async () => null,
        startPeriod: async () => new Date(api.clock.now + 1_000_000),
        cancelOutgrown: async () => {},
      },
      holdReasons: async () => null,
    };
    const cutOff = inTransaction(api.db, async (trx) => {
      const row = await requireOwnDraft(trx, { accountId: kari.id, id }, { isLocked: true });
      await publishWithin(trx, deps, { row, region });
      throw new Error("killed");
    });
    await expect(cutOff).rejects.toThrow("killed");
    expect(await countListings(api)).toBe(before);
    expect(await kari.read(id)).toMatchObject({ status: "draft", propertyId: null });
    const published = await kari.call(`/${id}/publish`, { method: "POST" });
    expect([published.statusCode, await countListings(api)]).toEqual([200, before + 1]);
    await api.app.close();
  });
};

onBothEngines(isWhole);
