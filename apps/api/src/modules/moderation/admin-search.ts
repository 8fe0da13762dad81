import { type RawBuilder, sql } from "kysely";

/** Text as a pattern of `like` that begins anywhere. */
export const anywhere = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The address of a draft as it is read, of the table that a query calls `alias`. */
export const draftAddress = (alias: string): RawBuilder<string> => {
  const location = sql`${sql.ref(`${alias}.content`)} -> 'location'`;
  return sql<string>`concat_ws(', ', ${location} ->> 'street',
    concat_ws(' ', ${location} ->> 'postCode', ${location} ->> 'suburb'))`;
};
