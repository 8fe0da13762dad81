import { beforeAll } from "vitest";
import { onEmbeddedFirst } from "../testing/both-engines.ts";
import { agreesWithBruteForce, fillMarkets, testMarkets } from "../testing/index-contract.ts";
import { PlaceIds } from "./place-ids.ts";
import type { SearchIndex } from "./search-index.ts";
import { sqlSearchIndex } from "./sql-search-index.ts";

const markets = testMarkets();
/** As many as fit a quarter of a minute on each engine; the index in memory takes 2,000 in the long run (its own test). */
const RUNS = { pages: 400, counts: 100, similar: 100 };

onEmbeddedFirst((database) => {
  let index: SearchIndex;
  beforeAll(async () => {
    await fillMarkets(database(), markets);
    index = sqlSearchIndex(database().db, new PlaceIds(database().db));
  });

  agreesWithBruteForce(
    () => markets,
    () => ({ index, database: database() }),
    RUNS,
  );
});
