import { demoOffers } from "@hjem/demo/offers";
import { regionNo } from "@hjem/region-no";
import type { FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import { testDemo } from "../../testing/test-demo.ts";
import { replaceExamples } from "./repository.ts";

onEmbeddedFirst((database) => {
  let demo: FastifyInstance;
  let live: FastifyInstance;
  beforeEach(async () => {
    await database().empty();
    await replaceExamples(database().db, "no", demoOffers(regionNo));
    demo = await buildTestApp(database().db, { demo: testDemo });
    live = await buildTestApp(database().db);
    return async () => {
      await demo.close();
      await live.close();
    };
  });

  const listOffers = (app: FastifyInstance, kind: string, language = "nb", host = "no.localhost") =>
    app.inject({
      url: `/api/v2/offers/${kind}`,
      headers: { host, "accept-language": language },
    });

  test("D15: offers of a kind are in the reader's language, and examples are marked as such", async () => {
    const response = await listOffers(demo, "mortgage");
    expect(response.statusCode).toBe(200);
    const { offers } = response.json<{ offers: Record<string, unknown>[] }>();
    expect(offers).toHaveLength(2);
    expect(offers[0]).toMatchObject({
      kind: "mortgage",
      provider: "Eksempelbank 1",
      title: "Boliglån med flytende rente",
      yearly_rate: 5.25,
      is_example: true,
    });
    expect(String(offers[0]?.["url"])).toMatch(/^https:\/\/example\.com\//);
    expect((await listOffers(demo, "mortgage", "en")).body).toContain("variable rate");
  });

  test("D27: examples are shown in the demo alone, though they are stored in the table", async () => {
    expect((await listOffers(live, "insurance")).json()).toEqual({ offers: [] });
  });

  test("PROP-008: a region has its own offers, and an unknown kind has none", async () => {
    expect((await listOffers(demo, "insurance", "en", "au.localhost")).json()).toEqual({
      offers: [],
    });
    expect((await listOffers(demo, "cars")).statusCode).toBe(400);
  });

  test("examples that are written again replace the previous ones", async () => {
    await replaceExamples(database().db, "no", demoOffers(regionNo).slice(0, 1));
    const { offers } = (await listOffers(demo, "mortgage")).json<{ offers: unknown[] }>();
    expect(offers).toHaveLength(1);
  });
});
