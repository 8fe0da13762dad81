import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { fitzroy, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { up as placeZones } from "./082-place-zones.ts";

const viewingIn = (zone: string) =>
  viewingDate({ day: "2026-12-05", timeFrom: "11:00", timeTo: "11:30" }, zone);

const homeIn = (index: number, timeZone: string, place: Partial<typeof fitzroy>) =>
  sampleListing(index, {
    title: "Two bedrooms",
    address: { ...fitzroy, ...place, timeZone },
    // Half past midnight in Sydney is the day before in Broken Hill.
    publishedAt: "2026-11-19T13:20:00.000Z",
    viewingDates: [viewingIn(timeZone)],
  });

test("D129: stored viewings keep their hours in the zone of the place, on page, card, filter and registration", async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const brokenHill = { region: "NSW", postCode: "2880", suburb: "Broken Hill" };
  const norseman = { region: "WA", postCode: "6443", suburb: "Norseman" };
  const samples = [
    homeIn(1, "Australia/Sydney", brokenHill),
    homeIn(2, "Australia/Broken_Hill", brokenHill),
    homeIn(3, "Australia/Perth", norseman),
  ];
  await saveSamples(db, { au: samples });
  const [first, second] = samples;
  await sql`
    insert into lead (id, region, property_id, agency_id, kind, name, email, message, language, consent_version,
      consent_at, fingerprint, viewing_unix, created_at)
    values (gen_random_uuid(), 'au', ${first?.id}, '-1', 'viewing', 'Ida', 'ida@example.com', '', 'en', '2026-11-01',
      now(), 'one', ${viewingIn("Australia/Sydney").unixFrom}, now())
  `.execute(db);
  const read = async () => {
    const { rows } = await sql<{ listing: object; card: string; row: object }>`
      select l.listing, c.card, to_jsonb(s) - 'id' as row
      from listing l join listing_search s on s.id = l.id join listing_card c on c.id = l.id order by l.public_id
    `.execute(db);
    return rows.map((row) => JSON.stringify(row));
  };
  const [, right, other] = await read();
  await placeZones(db as unknown as Kysely<unknown>);
  const sameHome = (text = "") => text.replaceAll(first?.id ?? "", second?.id ?? "");
  const [moved, ...rest] = await read();
  expect(JSON.parse(sameHome(moved))).toEqual(JSON.parse(right ?? ""));
  expect(rest).toEqual([right, other]);
  const { rows: leads } = await sql<{ from: string; to: string }>`
    select viewing_unix as from, viewing_unix_to as to from lead
  `.execute(db);
  const { unixFrom, unixTo } = viewingIn("Australia/Broken_Hill");
  expect(leads.map(({ from, to }) => [Number(from), Number(to)])).toEqual([[unixFrom, unixTo]]);
  await database.close();
});
