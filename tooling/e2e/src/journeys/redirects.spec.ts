import { firstHome } from "../site/pages.ts";
import { headingOf, sentPage } from "../site/server-pages.ts";
import { expect, test } from "../site/test.ts";

test(
  "RTE-020..022, PROP-061: a link of another site redirects to its home",
  { tag: "@no" },
  async ({ server }) => {
    const href = await firstHome(server);
    const [, , agencyId = "", propertyId = ""] = href.split("/");
    const short = `/r/partner/${agencyId.replace(/^0+/, "")}/${propertyId}`;
    const { address, status, html } = await sentPage(server, short);
    expect([address, status]).toEqual([href, 200]);
    expect(headingOf(html)).not.toBe("");
  },
);

test("RTE-020: a link to an unknown home is the 404 page", { tag: "@au" }, async ({ server }) => {
  const response = await server.get("/r/partner/1204/0000000000", { maxRedirects: 0 });
  expect(response.status()).toBe(404);
});

test(
  "PROP-010, PROP-011, RTE-032: /property redirects to the list, or to the requested home",
  { tag: "@au" },
  async ({ server }) => {
    expect((await sentPage(server, "/property")).address).toBe("/list");
    const [, , agencyId = "", propertyId = ""] = (await firstHome(server)).split("/");
    const requested = await sentPage(
      server,
      `/property?propertyId=${propertyId}&agencyId=${agencyId}`,
    );
    expect(requested.address).toBe(`/property/${agencyId}/${propertyId}`);
  },
);
