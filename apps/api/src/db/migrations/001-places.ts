import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Places, agencies, stops, drawn pictures and the product's own settings. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "create extension if not exists pg_trgm",

    // Small facts about this installation, such as the day to which its demo data is anchored (D35).
    "create table setting (key text primary key, value jsonb not null)",

    // Every place that can be searched in (D32, D43). `norm` is the folded name, `search_norm` the folded name followed by
    // that of its parent; `weight` ranks places of one name, the better known first.
    `create table place (
      id int4 generated always as identity primary key,
      region text collate "C" not null,
      geo_id text collate "C" not null,
      kind text collate "C" not null,
      name text not null,
      parent_name text,
      norm text collate "C" not null,
      search_norm text collate "C" not null,
      weight int4 not null,
      lat float8 not null,
      lng float8 not null,
      unique (region, geo_id))`,
    "create index place_prefix on place (region, search_norm text_pattern_ops)",
    "create index place_trigram on place using gin (norm gin_trgm_ops)",

    `create table agency (
      id text collate "C" primary key,
      region text collate "C" not null,
      parent_id text collate "C",
      name text not null,
      agency jsonb not null)`,
    "create index agency_parent on agency (parent_id)",

    // Stops of public transport: a listing's distance to the nearest one is a filter (spec §3 transportationRadius).
    `create table stop (
      id int4 generated always as identity primary key,
      region text collate "C" not null,
      name text not null,
      lat float8 not null,
      lng float8 not null)`,
    "create index stop_position on stop (region, lat, lng)",

    // A scene from which a picture is drawn on request; the hash is its address (D44).
    `create table picture (
      hash text collate "C" primary key,
      scene jsonb not null,
      color text not null)`,
  ]);
