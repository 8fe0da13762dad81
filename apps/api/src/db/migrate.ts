import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { addFilterColumns } from "./filter-columns.ts";
import { migrations } from "./migrations/all.ts";

/**
 * Brings the tables up to date, all migrations in one transaction, so that a failure changes nothing; then the search row
 * gets the columns of filters that it lacks.
 */
export const migrateToLatest = async <Tables>(db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // A migration with a lower number may be added after a higher one; a database that ran the higher one runs it too.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await addFilterColumns(db);
};
