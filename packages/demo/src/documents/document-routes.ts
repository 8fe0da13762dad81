import { documentKinds } from "@hjem/domain/listing/document-kinds";
import { shownFiles } from "@hjem/domain/listing/shown-files";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { DemoHost } from "../ports.ts";
import { demoDocumentFile } from "./demo-documents.ts";

/** `GET /media/documents/:id/:kind.pdf`: the documents of made-up homes, generated on request. */
export const documentRoutes =
  (host: DemoHost): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/media/documents/:id/:kind.pdf",
      {
        schema: {
          summary: "Read a document of a demo listing",
          description:
            "A PDF that says that it is made up; 404 where the listing has no such document.",
          tags: ["listings"],
          params: z.object({ id: z.string().max(200), kind: z.string().max(60) }),
        },
      },
      async (request, reply) => {
        const { id, kind } = request.params;
        const listing = await host.requireListing(request, id);
        const wanted = documentKinds.find((known) => known === kind);
        const known = shownFiles(listing).documents.find((document) => document.kind === wanted);
        if (!listing.isDemo || !known) throw host.createNotFound();
        return reply
          .type(known.mimeType)
          .header("cache-control", "public, max-age=60")
          .header("x-robots-tag", "noindex")
          .send(demoDocumentFile(known.title, listing.id, host.siteOf(request).defaultLanguage));
      },
    );
  };
