import type { Queries } from "../../db/schema.ts";

/** A fact that the product keeps about this installation, e.g. the anchor day of its demo data; null when unset. */
export const readSetting = async (db: Queries, key: string): Promise<unknown> => {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value ?? null;
};

/** Keeps such a fact; `value` is plain JSON. */
export const writeSetting = async (db: Queries, key: string, value: unknown): Promise<void> => {
  const text = JSON.stringify(value);
  await db
    .insertInto("setting")
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: text }))
    .execute();
};
