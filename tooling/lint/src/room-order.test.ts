import { expect, test } from "vitest";
import { findUntrueOrders, readRoomOrders } from "./room-order.ts";

const page = `## Rooms

Above first.

\`\`\`
packages/search   map → list → model
                  → title, words
apps/api          modules → db
\`\`\`

## Region
`;
const files = ["map/a.ts", "list/a.ts", "model/a.ts", "title/a.ts", "words/a.ts"]
  .map((path) => `packages/search/src/${path}`)
  .concat("apps/api/src/modules/a.ts", "apps/api/src/db/a.ts")
  .map((path) => ({ path }));
const arrow = (from: string, to: string) => ({ folder: "packages/search", from, to });

test("the order of folders is read from the page, long lines complete", () => {
  expect(readRoomOrders(page)).toEqual([
    { folder: "packages/search", floors: [["map"], ["list"], ["model"], ["title", "words"]] },
    { folder: "apps/api", floors: [["modules"], ["db"]] },
  ]);
  expect(() => readRoomOrders("## Region\n")).toThrow("Rooms");
});

test("an import to a lower level agrees with the page, one upwards or on the same level does not", () => {
  const orders = readRoomOrders(page);
  const down = [arrow("map", "title"), arrow("model", "words"), arrow("page.tsx", "map")];
  expect(findUntrueOrders(orders, down, files)).toEqual([]);
  expect(findUntrueOrders(orders, [arrow("model", "map"), arrow("title", "words")], files)).toEqual(
    [
      "packages/search: model imports map, which is not below it",
      "packages/search: title imports words, which is not below it",
    ],
  );
});

test("a folder that is named and does not exist is reported", () => {
  const without = files.filter(({ path }) => !path.includes("/db/"));
  expect(findUntrueOrders(readRoomOrders(page), [], without)).toEqual([
    "apps/api: there is no room db",
  ]);
});
