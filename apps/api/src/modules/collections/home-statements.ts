import type { HomeChecks, HomeNote, HomeQuestion, HomeVerdict } from "@hjem/domain/saved/decision";
import { type Selectable, sql } from "kysely";
import type { CollectionTables } from "../../db/collection-tables.ts";
import type { Database } from "../../db/schema.ts";

/** What the people of some collections say about a home. */
export interface HomeStatements {
  verdicts: HomeVerdict[];
  notes: HomeNote[];
  checks: HomeChecks[];
  questions: HomeQuestion[];
}

/** A note as it is sent. */
export const noteOf = (row: Selectable<CollectionTables["home_note"]>): HomeNote => ({
  userId: row.account_id,
  name: row.name,
  text: row.text,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

/** A question as it is sent. */
export const questionOf = (row: Selectable<CollectionTables["home_question"]>): HomeQuestion => ({
  id: row.id,
  userId: row.account_id,
  text: row.text,
  isAsked: row.is_asked,
  createdAt: row.created_at.toISOString(),
});

/** The newest row of each person; a person may have one in each of several collections. */
const newestOfEach = <Row extends { account_id: string }>(newestFirst: readonly Row[]): Row[] => {
  const seen = new Set<string>();
  return newestFirst.filter(({ account_id: id }) => !seen.has(id) && seen.add(id));
};

/** Verdicts, notes, checks and questions of some homes, by property id; those of one person over several collections are the newest. */
export async function readStatements(
  db: Database,
  collectionIds: readonly string[],
  propertyIds: readonly string[],
): Promise<(propertyId: string) => HomeStatements> {
  if (collectionIds.length === 0 || propertyIds.length === 0) {
    return () => ({ verdicts: [], notes: [], checks: [], questions: [] });
  }
  const rowsOf = async <Row>(table: keyof CollectionTables, order: string): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)}
      where collection_id = any(${collectionIds}::uuid[]) and property_id = any(${propertyIds}::text[])
      order by ${sql.raw(order)}
    `.execute(db);
    return rows;
  };
  const [verdicts, notes, checks, questions] = await Promise.all([
    rowsOf<Selectable<CollectionTables["home_verdict"]>>("home_verdict", "updated_at desc"),
    rowsOf<Selectable<CollectionTables["home_note"]>>("home_note", "updated_at desc"),
    rowsOf<Selectable<CollectionTables["home_check"]>>("home_check", "updated_at desc"),
    rowsOf<Selectable<CollectionTables["home_question"]>>("home_question", "created_at, id"),
  ]);
  const verdictsOf = Map.groupBy(verdicts, (row) => row.property_id);
  const notesOf = Map.groupBy(notes, (row) => row.property_id);
  const checksOf = Map.groupBy(checks, (row) => row.property_id);
  const questionsOf = Map.groupBy(questions, (row) => row.property_id);
  const resultsOf = (rows: readonly Selectable<CollectionTables["home_check"]>[]): HomeChecks[] =>
    [...Map.groupBy(rows, (row) => row.account_id)].map(([userId, own]) => {
      const newest = new Map(own.toReversed().map(({ item, result }) => [item, result]));
      const results = [...newest].map(([item, result]) => ({ item, result }));
      return {
        userId,
        results: results.toSorted((one, other) => (one.item < other.item ? -1 : 1)),
      };
    });
  return (propertyId) => ({
    verdicts: newestOfEach(verdictsOf.get(propertyId) ?? []).map((row) => ({
      userId: row.account_id,
      verdict: row.verdict,
      reason: row.reason,
      updatedAt: row.updated_at.toISOString(),
    })),
    notes: newestOfEach(notesOf.get(propertyId) ?? []).map(noteOf),
    checks: resultsOf(checksOf.get(propertyId) ?? []),
    questions: (questionsOf.get(propertyId) ?? []).map(questionOf),
  });
}
