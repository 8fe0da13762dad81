import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { DemoHost } from "../ports.ts";
import { advertiserActs, advertiserHref, advertiserPage } from "./advertiser-page.ts";
import { drawAgencyLogo } from "./agency-logo.ts";
import { drawAgentFace } from "./agent-face.ts";

/**
 * The pages that made-up homes link to for bids and viewings; 404 for other homes, and for those without such a link.
 */
export const advertiserRoutes =
  (host: DemoHost): FastifyPluginAsyncZod =>
  async (app) => {
    const pictures = { logos: drawAgencyLogo, faces: drawAgentFace };
    for (const [folder, draw] of Object.entries(pictures)) {
      app.get(
        `/dev/advertiser/${folder}/:file`,
        { schema: { hide: true, params: z.object({ file: z.string().max(60) }) } },
        async ({ params: { file } }, reply) => {
          const picture = draw(file);
          if (picture === null) throw host.createNotFound();
          return reply
            .type("image/svg+xml")
            .header("cache-control", "public, max-age=86400")
            .header("content-security-policy", "default-src 'none'")
            .header("x-content-type-options", "nosniff")
            .send(picture);
        },
      );
    }

    app.get(
      "/dev/advertiser/:id/:act",
      {
        schema: {
          hide: true,
          params: z.object({ id: z.string().max(200), act: z.string().max(60) }),
        },
      },
      async (request, reply) => {
        const { id, act } = request.params;
        const listing = await host.requireListing(request, id);
        const known = advertiserActs.find(
          (one) =>
            one === act &&
            listing[one === "bid" ? "biddingUrl" : "bookOpeningUrl"] === advertiserHref(id, one),
        );
        if (!listing.isDemo || !known) throw host.createNotFound();
        return reply
          .type("text/html; charset=utf-8")
          .header("cache-control", "no-store")
          .header(
            "content-security-policy",
            "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
          )
          .header("x-robots-tag", "noindex")
          .send(advertiserPage(host.siteOf(request), listing, known));
      },
    );
  };
