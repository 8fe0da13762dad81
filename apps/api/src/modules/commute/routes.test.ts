import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import type { TestDatabase } from "../../testing/test-database.ts";

const KARI = "kari@example.com";
const OLA = "ola@example.com";
const ROOT = "/api/user/commute-addresses";

interface Row {
  id: string;
  display_name: string;
  coordinates: { lat: number; lng: number };
  is_hidden: boolean;
}

const address = (display_name: string, lat: number) => ({
  display_name,
  coordinates: { lat, lng: 10.7 },
});
const work = address("Jobb", 59.91);
const school = address("Skole", 59.95);

onEmbeddedFirst(
  (database: () => TestDatabase) => {
    let api: AccountTest;
    let kari: TestBrowser;
    beforeAll(async () => {
      api = await openAccountTest({}, database());
    });
    beforeEach(async () => {
      await api.emptyAccounts();
      await api.person(KARI);
      kari = api.browser();
      await kari.signIn(KARI);
    });

    const add = (addresses: readonly object[], page = kari) =>
      page.call(ROOT, { body: { addresses } });
    const list = async (page = kari): Promise<Row[]> =>
      (await page.call(ROOT, { method: "GET" })).json().data;
    const names = async (page = kari) => (await list(page)).map((row) => row.display_name);

    test("SAVE-053, D84: addresses of a person are on any device, in the order they were added", async () => {
      expect(await list()).toEqual([]);
      const added = await add([work, { ...school, is_hidden: true }]);
      expect(added.statusCode).toBe(200);
      expect(added.headers["cache-control"]).toBe("no-store");
      const phone = api.browser();
      await phone.signIn(KARI);
      expect(await list(phone)).toEqual([
        { id: expect.any(String), ...work, is_hidden: false },
        { id: expect.any(String), ...school, is_hidden: true },
      ]);
      expect(added.json().data).toEqual(await list());
    });

    test("D84: a place is there once; what a device brings at sign-in leaves the account's own as they are", async () => {
      await add([{ ...work, is_hidden: true }]);
      await add([{ ...work, display_name: "Arbeid" }, school, school]);
      expect(await list()).toMatchObject([{ display_name: "Jobb", is_hidden: true }, school]);
    });

    test("D84: five addresses; of several the first that fit, and none above", async () => {
      await add([1, 2, 3, 4].map((lat) => address(`Sted ${lat}`, lat)));
      const more = [5, 6].map((lat) => address(`Sted ${lat}`, lat));
      expect((await add(more)).statusCode).toBe(200);
      expect(await names()).toEqual(["Sted 1", "Sted 2", "Sted 3", "Sted 4", "Sted 5"]);
      const above = await add([work]);
      expect([above.statusCode, errorCodeOf(above)]).toEqual([422, "limit_reached"]);
      expect(above.json().error.message).toContain("5");
      // One that is there already needs no room.
      expect((await add([address("Sted 1", 1)])).statusCode).toBe(200);
    });

    test("SAVE-057: an address is hidden, shown again and removed; another person's stay", async () => {
      await add([work, school]);
      await api.person(OLA);
      const ola = api.browser();
      await ola.signIn(OLA);
      await add([work], ola);
      const [first] = await list();
      const one = `${ROOT}/${first?.id}`;
      const hide = (is_hidden: unknown, page = kari) =>
        page.call(one, { method: "PATCH", body: { is_hidden } });
      expect((await hide(true)).json().data).toMatchObject([{ is_hidden: true }, school]);
      expect((await hide(false)).json().data).toMatchObject([{ is_hidden: false }, school]);
      expect((await hide("yes")).statusCode).toBe(400);
      const others = await hide(true, ola);
      expect([others.statusCode, errorCodeOf(others)]).toEqual([404, "not_found"]);
      await ola.call(one, { method: "DELETE" });
      expect(await names()).toEqual(["Jobb", "Skole"]);
      const removed = await kari.call(one, { method: "DELETE" });
      expect(removed.json().data).toMatchObject([school]);
      // Twice is once.
      expect((await kari.call(one, { method: "DELETE" })).statusCode).toBe(200);
      expect(await names(ola)).toEqual(["Jobb"]);
    });

    test("what is no address is refused with its field; a name is one line", async () => {
      const wrong = [
        [],
        [{}],
        [address("", 59.9)],
        [address("\u0000 \n", 59.9)],
        [address("x".repeat(121), 59.9)],
        [address("Jobb", 91)],
        [{ ...work, coordinates: { lat: "59.9", lng: 10.7 } }],
        [{ ...work, coordinates: { lat: 59.9, lng: 181 } }],
        [{ ...work, is_hidden: "yes" }],
        Array.from({ length: 6 }, (_, lat) => address("Jobb", lat)),
      ];
      for (const addresses of wrong) {
        const response = await add(addresses);
        expect([addresses, response.statusCode]).toEqual([addresses, 400]);
      }
      for (const path of [`${ROOT}/1`, `${ROOT}/'--`]) {
        expect((await kari.call(path, { method: "DELETE" })).statusCode).toBe(400);
      }
      await add([address("  Jobb\n\u202ei   byen ", 59.9)]);
      expect(await names()).toEqual(["Jobb i byen"]);
    });

    test("D84: without a token every call is refused", async () => {
      const visitor = api.browser();
      const id = "019a0000-0000-7000-8000-000000000000";
      const refused = [
        await visitor.call(ROOT, { method: "GET" }),
        await add([work], visitor),
        await visitor.call(`${ROOT}/${id}`, { method: "PATCH", body: { is_hidden: true } }),
        await visitor.call(`${ROOT}/${id}`, { method: "DELETE" }),
      ];
      for (const response of refused) {
        expect([response.statusCode, errorCodeOf(response)]).toEqual([401, "unauthorised"]);
      }
    });
  },
  (database) => {
    test("D84: two tabs that merge at once leave each place once, and five at most", async () => {
      const api = await openAccountTest({}, database());
      await api.emptyAccounts();
      await api.person(KARI);
      const kari = api.browser();
      await kari.signIn(KARI);
      const send = (from: number) =>
        kari.call(ROOT, {
          body: { addresses: [0, 1, 2].map((n) => address(`Sted ${from + n}`, from + n)) },
        });
      const sent = await Promise.all([send(1), send(1), send(3), send(3)]);
      expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const listed: Row[] = (await kari.call(ROOT, { method: "GET" })).json().data;
      expect(listed.map(({ coordinates }) => coordinates.lat).toSorted((a, b) => a - b)).toEqual([
        1, 2, 3, 4, 5,
      ]);
    });
  },
);
