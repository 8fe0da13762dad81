import { Client } from "pg";
import { startApi } from "../search/api-process.ts";
import { fillDatabase } from "../search/postgres.ts";
import { benchRows } from "../search/rows.ts";
import { milliseconds, ratio, table } from "../table.ts";
import { interleaved } from "../timing.ts";
import { placeRows } from "./place-rows.ts";

const PLACES = 100_000;
/** Enough for every place of the rows to have some. */
const LISTINGS = 20_000;
const LOT_ROWS = 5_000;
/** Limit: a completion, as a multiple of `SELECT 1` through the same server. */
const bounds = { beginning: 3, mistake: 60 } as const;

const savePlaces = async (url: string, rows: ReturnType<typeof placeRows>): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Columns by name: the others of real places have defaults.
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  for (let start = 0; start < rows.length; start += LOT_ROWS) {
    await client.query(
      `insert into place (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::place, $1::json)`,
      [JSON.stringify(rows.slice(start, start + LOT_ROWS))],
    );
  }
  await client.query("vacuum analyze place");
  await client.end();
};

/** Swaps two neighbouring letters in the middle of a word. */
const mistaken = (name: string): string => {
  const at = Math.floor(name.length / 2);
  return name.slice(0, at - 1) + name.charAt(at) + name.charAt(at - 1) + name.slice(at + 1);
};

/** `pnpm bench places [--rounds 60]`: completion over 100,000 places against `SELECT 1` through the same server. */
export const measurePlaces = async (
  rounds: number,
  print: (text: string) => void,
): Promise<void> => {
  const rows = placeRows(PLACES);
  const named = rows.filter(({ kind, name }) => kind !== "postcode" && !name.includes(" "));
  const database = await fillDatabase(benchRows(LISTINGS));
  await savePlaces(database.url, rows);
  const api = await startApi(database.url);
  const nameAt = (round: number) => named[(round * 7_919) % named.length]?.name ?? "";
  // Every query is a new one: cached responses are not measured.
  const shapes: { name: string; bound: number; term: (round: number) => string }[] = [
    { name: "3 letters", bound: bounds.beginning, term: (n) => nameAt(n).slice(0, 3) },
    { name: "5 letters", bound: bounds.beginning, term: (n) => nameAt(n + 3).slice(0, 5) },
    { name: "all but 2 letters", bound: bounds.beginning, term: (n) => nameAt(n + 7).slice(0, -2) },
    { name: "a whole name", bound: bounds.beginning, term: (n) => nameAt(n + 11) },
    {
      name: "a name and the place around",
      bound: bounds.beginning,
      term: (n) => `${nameAt(n + 17).slice(0, 6)} tro`,
    },
    { name: "a postcode", bound: bounds.beginning, term: (n) => String(1_000 + n * 7) },
    { name: "a mistake", bound: bounds.mistake, term: (n) => mistaken(nameAt(n + 23)) },
    {
      name: "a mistake in two words",
      bound: bounds.mistake,
      term: (n) => `${mistaken(nameAt(n + 29))} trondhiem`,
    },
  ];
  const completion = (term: string) =>
    api.request(`/api/v2/address?listing_type=buy&term=${encodeURIComponent(term)}`);
  const started = performance.now();
  await completion("oslo");
  const firstMs = performance.now() - started;
  let round = 0;
  const candidates = [
    { name: "SELECT 1", run: async () => void (await api.request("/ready")) },
    ...shapes.map(({ name, term }) => ({
      name,
      run: async () => {
        round += 1;
        await completion(term(round));
      },
    })),
  ];
  const timings = await interleaved(candidates, rounds, () => performance.now());
  const residentBytes = await api.residentBytes();
  await api.stop();
  await database.close();

  const floor = timings[0]?.p50 ?? Number.NaN;
  print(
    [
      `${PLACES.toLocaleString("en")} places, ${LISTINGS.toLocaleString("en")} listings: names read in ` +
        `${(firstMs / 1000).toFixed(1)} s, ${Math.round(residentBytes / 1e6)} MB the whole process.`,
      table(
        ["", "p50", "p95", "p50 against SELECT 1"],
        timings.map(({ name, p50, p95 }, index) => {
          const bound = shapes[index - 1]?.bound;
          const against = bound === undefined ? "" : ratio(p50 / floor, bound);
          return [name, milliseconds(p50), milliseconds(p95), against];
        }),
      ),
    ].join("\n"),
  );
};
