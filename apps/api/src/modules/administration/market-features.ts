import type { FeatureState } from "@hjem/domain/moderation/administration";
import { type MarketFeature, marketFeatures } from "@hjem/domain/moderation/moderation-rules";
import type { FastifyRequest } from "fastify";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";

/** Features of a market; one that was never switched is on. */
export async function readFeatures(db: Queries, regionId: string): Promise<FeatureState[]> {
  const rows = await db
    .selectFrom("market_feature")
    .select(["key", "is_on", "changed_at"])
    .where("region", "=", regionId)
    .execute();
  return marketFeatures.map((key) => {
    const row = rows.find((each) => each.key === key);
    return { key, isOn: row?.is_on ?? true, changedAt: row?.changed_at.toISOString() ?? null };
  });
}

/** Switches a feature of a market. */
export async function switchFeature(
  trx: Queries,
  { regionId, key, isOn }: { regionId: string; key: MarketFeature; isOn: boolean },
  now: number,
): Promise<void> {
  const row = { is_on: isOn, changed_at: new Date(now).toISOString() };
  await trx
    .insertInto("market_feature")
    .values({ region: regionId, key, ...row })
    .onConflict((conflict) => conflict.columns(["region", "key"]).doUpdateSet(row))
    .execute();
}

/** Whether a feature of a market is on; one that was never switched is. */
export async function isFeatureOn(
  db: Queries,
  regionId: string,
  key: MarketFeature,
): Promise<boolean> {
  const row = await db
    .selectFrom("market_feature")
    .select("is_on")
    .where("region", "=", regionId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.is_on !== false;
}

/**
 * Guards a route of a feature, as `preHandler`.
 * @throws {ApiError} `switched_off` while the market's administrators have switched it off.
 */
export const requireFeature =
  (db: Queries, key: MarketFeature) =>
  async ({ region }: Pick<FastifyRequest, "region">): Promise<void> => {
    if (!(await isFeatureOn(db, region.id, key))) throw new ApiError("switched_off");
  };
