import type { Queries } from "../../db/schema.ts";

/** A stored setting of this installation, e.g. the anchor day of its demo data; null when unset. */
export const readSetting = async (db: Queries, key: string): Promise<unknown> => {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value ?? null;
};

/** Stores such a setting; `value` is plain JSON. */
export const writeSetting = async (db: Queries, key: string, value: unknown): Promise<void> => {
  const text = JSON.stringify(value);
  await db
    .insertInto("setting")
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: text }))
    .execute();
};
