import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Pictures uploaded by advertisers (D102); files are on disk or in a bucket. Not cacheable before `published_at`. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table media (
      id text collate "C" primary key,
      region text collate "C" not null,
      sha256 text collate "C" not null,
      perceptual_hash text collate "C" not null,
      ratio float8 not null,
      color text not null,
      created_at timestamptz not null,
      published_at timestamptz)`,
    "create unique index media_sha256 on media (region, sha256)",
  ]);
