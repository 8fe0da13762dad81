import { paths } from "@hjem/domain/paths";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { DemoHost } from "../ports.ts";
import { changeListing, demoChangeKinds } from "./change-listing.ts";

const ID_LENGTH = 10;
const ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

const randomId = (): string =>
  Array.from(randomBytes(ID_LENGTH), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join("");

/**
 * `POST /dev/changes` changes a made-up home as its advertiser would, so that whoever saved it or a search that finds it is
 * alerted: what `pnpm demo:change` calls. Without an id the home that somebody saved last is changed, else the newest.
 */
export const changeRoutes =
  ({ host, now }: { host: DemoHost; now: () => number }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/dev/changes",
      {
        schema: {
          hide: true,
          body: z.object({ kind: z.enum(demoChangeKinds), id: z.string().max(40).optional() }),
        },
      },
      async (request, reply) => {
        const { kind, id = await host.findSavedHome(request) } = request.body;
        if (id === null) throw host.createNotFound();
        const listing = await host.requireListing(request, id);
        if (!listing.isDemo) throw host.createNotFound();
        const changed = changeListing(listing, kind, { now: now(), newId: randomId() });
        await host.saveListing(request, changed);
        const { origin } = host.siteOf(request);
        const url = `${origin}${paths.property.to(changed.agencyId, changed.id)}`;
        return reply.send({ title: changed.title, url, status: changed.status });
      },
    );
  };
