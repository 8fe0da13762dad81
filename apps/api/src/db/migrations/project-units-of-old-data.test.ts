import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { runStatements } from "../statements.ts";
import { up as projectUnits } from "./018-project-units.ts";
import { up as viewingEnds } from "./019-viewing-ends.ts";
import { up as wordsOfProjects } from "./024-words-of-projects.ts";

/** The tables as they were before both migrations. */
const before = [
  "drop index listing_search_scope",
  "alter table listing_search drop column project, drop column viewings",
  "alter table listing_search add column viewing_days int4[] not null default '{}'",
  "alter table listing drop column project_id",
  "create index listing_search_scope on listing_search (region, availability, kind)",
  `update listing_card set card = replace(card, ',"matching_units":null', '')`,
];

test("D110, S10: listings that are already stored are found through their projects, and by coming viewings", async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const projectId = sampleId(1);
  const viewingDates = [
    viewingDate({ day: "2026-11-21", timeFrom: "09:00", timeTo: "09:30" }, "Europe/Oslo"),
    viewingDate({ day: "2026-11-29", timeFrom: "23:30", timeTo: "00:30" }, "Europe/Oslo"),
  ];
  await saveSamples(db, {
    no: [
      sampleListing(1, { objectType: "project" }),
      sampleListing(2, { projectId, viewingDates }),
      sampleListing(3, { projectId, status: "sold" }),
      sampleListing(4, { viewingDates: [...viewingDates, ...viewingDates] }),
    ],
  });
  const read = async () => {
    const { rows } = await sql<{ card: string; viewings: number[] }>`
      select l.public_id, l.project_id, p.public_id as project, s.viewings, c.card
      from listing l join listing_search s on s.id = l.id join listing_card c on c.id = l.id
      left join listing p on p.id = s.project order by l.id
    `.execute(db);
    return rows.map(({ card, viewings, ...row }) => ({
      ...row,
      viewings: viewings.toSorted((one, other) => one - other),
      card: JSON.parse(card) as object,
    }));
  };
  const written = await read();
  expect(written.map((row) => Reflect.get(row, "project"))).toEqual([
    projectId,
    projectId,
    null,
    null,
  ]);
  expect(written[3]?.viewings).toHaveLength(2);
  const old = db as unknown as Kysely<unknown>;
  await runStatements(old, before);
  await projectUnits(old);
  await viewingEnds(old);
  expect(await read()).toEqual(written);
  await database.close();
});

test("D55: units that are already stored are found by the text of their project", async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const projectId = sampleId(1);
  const [project, unit, alone] = [
    sampleListing(1, { objectType: "project", title: "Askgården", description: "Stor balkong" }),
    sampleListing(2, { projectId, title: "Toppleilighet", description: "Stor stue" }),
    sampleListing(3, { title: "Enebolig" }),
  ];
  await saveSamples(db, { no: [project, unit, alone] });
  const read = async () => {
    const { rows } = await sql`
      select id, key_words::text, words::text, address_words::text, name_words::text
      from listing_words order by id
    `.execute(db);
    return rows;
  };
  const written = await read();
  expect(written[1]).toMatchObject({ words: expect.stringContaining("'balkong':3C") });
  const old = db as unknown as Kysely<unknown>;
  // As they were: each with its own words alone.
  await saveSamples(db, { no: [{ ...unit, projectId: null }] });
  expect(await read()).not.toEqual(written);
  await runStatements(old, [
    "drop trigger listing_words_updated on listing_words",
    `update listing set listing = jsonb_set(listing, '{projectId}', '"${projectId}"') where public_id = '${sampleId(2)}'`,
  ]);
  await wordsOfProjects(old);
  expect(await read()).toEqual(written);
  await database.close();
});
