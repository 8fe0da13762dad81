import {
  AddressesResponse,
  AddressRowQuery,
  AddressRowResponse,
  NearQuery,
  NearResponse,
} from "@hjem/domain/place/address";
import {
  ADDRESS_QUERY_MAX_LENGTH,
  ADDRESS_QUERY_MIN_LENGTH,
} from "@hjem/domain/place/address-rules";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { RequireUser } from "../accounts/sessions/require-user.ts";
import { type AddressFinderDeps, createAddressFinder } from "./address-finder.ts";
import { findAddressFault } from "./address-row.ts";
import { findNearPlace } from "./near-place.ts";

const tags = ["drafts"];

/**
 * Addresses for the location of a draft (LIST-041), and for the places that a visitor travels to (D83, D84), who need not be
 * signed in; never stored by a cache, as what is typed is somebody's home.
 */
export const addressRoutes =
  (deps: Omit<AddressFinderDeps, "log"> & { requireUser: RequireUser }): FastifyPluginAsyncZod =>
  async (app) => {
    const { now, requireUser: onRequest } = deps;
    const find = createAddressFinder({ ...deps, log: app.log });
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });

    app.get(
      "/api/user/addresses",
      {
        schema: {
          summary: "Complete an address",
          description:
            "At most 8 addresses for what was typed: of the market's address service where one is configured, else the " +
            "streets in which homes are or were and the places of the market. `is_exact` tells a house from the middle of " +
            "its street or place.",
          tags,
          querystring: z.object({
            q: z.string().trim().min(ADDRESS_QUERY_MIN_LENGTH).max(ADDRESS_QUERY_MAX_LENGTH),
          }),
          response: { 200: AddressesResponse },
        },
      },
      ({ query, region }) => find(query.q, region),
    );

    app.get(
      "/api/user/addresses/near",
      {
        onRequest,
        schema: {
          summary: "The place nearest to a pin",
          description:
            "`is_elsewhere` is true if the pin is clearly nearer to this place than to the one that `suburb` and " +
            "`post_code` name. Null far from any place.",
          tags,
          querystring: NearQuery,
          response: { 200: NearResponse },
        },
      },
      async ({ query, region }) => ({
        data: await findNearPlace(deps, query, { region, now: now() }),
      }),
    );

    app.get(
      "/api/user/addresses/row",
      {
        onRequest,
        schema: {
          summary: "Check that postcode, place and state belong together",
          description:
            "Null where they are a row of the market's table of places; else the part that does not fit, and the likely rows. " +
            "Such an address is neither paid for nor published.",
          tags,
          querystring: AddressRowQuery,
          response: { 200: AddressRowResponse },
        },
      },
      async ({ query: { lat, lng, ...query }, region }) => ({
        data: await findAddressFault(deps.db, region.id, {
          ...query,
          coordinates: lat === undefined || lng === undefined ? null : { lat, lng },
        }),
      }),
    );
  };
