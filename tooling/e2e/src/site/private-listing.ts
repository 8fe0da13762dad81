import { NO_AGENCY_ID } from "@hjem/domain/agency/agency-id";
import { paths } from "@hjem/domain/paths";
import { expect, type APIRequestContext } from "@playwright/test";
import { pictureFile } from "./picture-file.ts";
import type { Site } from "./site.ts";

const DRAFTS = "/api/user/properties/draft";

/** A home of each market: where it is, its price, and the number of the market's fictitious ones to call. */
const homes: Readonly<Record<string, { location: object; price: number; phone: string }>> = {
  no: {
    location: {
      post_code: "7030",
      suburb: "Trondheim",
      coordinates: { lat: 63.41, lng: 10.42 },
    },
    price: 4_350_000,
    phone: "99 00 00 01",
  },
  au: {
    location: {
      post_code: "2010",
      suburb: "Surry Hills",
      region: "NSW",
      coordinates: { lat: -33.886, lng: 151.211 },
    },
    price: 1_250_000,
    phone: "0491 570 006",
  },
};

interface Sent {
  data: { id: string; version: number; property_id: string | null; images: { state: string }[] };
}

/** Calls of the API about drafts, as their owner. */
const callsOf =
  (server: APIRequestContext, headers: Readonly<Record<string, string>>) =>
  async (path: string, options: Parameters<APIRequestContext["fetch"]>[1] = {}) => {
    const response = await server.fetch(DRAFTS + path, {
      method: "POST",
      ...options,
      headers: { ...headers, ...options.headers },
    });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return ((await response.json()) as Sent).data;
  };

/** Fills in the listing of a private person by calls of the API; the id of its draft, which can be paid and published. */
export async function draftListing(
  server: APIRequestContext,
  site: Site,
  headers: { authorization: string },
  title: string,
): Promise<string> {
  const home = homes[site.region.id];
  if (home === undefined) throw new Error("Nobody sells a home in this market.");
  const call = callsOf(server, headers);
  const read = (id: string) => call(`/${id}/preview`, { method: "GET" });
  const { id } = await call("", { data: { listing_type: "residential_sale" } });
  await call(`/${id}/images`, { multipart: { file: pictureFile(`hall-${title}.png`) } });
  await expect
    .poll(async () => (await read(id)).images.map(({ state }) => state))
    .toEqual(["ready"]);
  const { version } = await read(id);
  await call(`/${id}`, {
    method: "PATCH",
    headers: { "if-match": `"${version}"` },
    data: {
      location: home.location,
      property_detail: {
        property_types: ["apartment"],
        title,
        description: "<p>Two rooms and a view.</p>",
        bedrooms: 2,
        internal_area: { value: 74, unit: "m2" },
      },
      price_and_date: { asking_price: home.price },
      contacts: { name: "Kari Testesen", phones: [home.phone] },
    },
  });
  return id;
}

/**
 * Publishes the listing of a private person by calls of the API, paid in the sandbox; the path of its page. What a person
 * does on the pages for it has a journey of its own.
 */
export async function publishListing(
  server: APIRequestContext,
  site: Site,
  headers: { authorization: string },
  title: string,
): Promise<string> {
  const id = await draftListing(server, site, headers, title);
  const call = callsOf(server, headers);
  await call(`/${id}/payment`, { data: { method: "card", card_number: "4242 4242 4242 4242" } });
  await call(`/${id}/publish`);
  const { property_id: propertyId } = await call(`/${id}/preview`, { method: "GET" });
  return paths.property.to(NO_AGENCY_ID, propertyId ?? "");
}
