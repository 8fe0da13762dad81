import { ContentPreview, ContentPreviewResponse } from "@hjem/domain/content/content-editor";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../../plugins/api-error.ts";
import { entryView } from "../published-entries.ts";
import { withHtml } from "../render-markdown.ts";
import { type EditorDeps, EntryParams } from "./editor-access.ts";
import { findPreviewedContent } from "./preview-links.ts";

/** Drafts of content as their pages show them, by a link that only those have whom an editor gives it (D115). */
export const contentPreviewRoutes =
  ({ accountDeps: { db, now } }: EditorDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/preview/content/:region/:documentId",
      {
        schema: {
          summary: "Read a draft as its page would show it",
          description:
            "By the token of its link, without sign-in. A link that has ended, another market and an unknown entry are 404.",
          tags: ["content"],
          params: z.object({ region: z.string().max(40), documentId: z.string().max(40) }),
          querystring: z.object({
            locale: EntryParams.shape.locale,
            token: z.string().min(1).max(100),
          }),
          response: { 200: ContentPreviewResponse },
        },
      },
      async ({ params, query }, reply) => {
        const row = await findPreviewedContent(db, { ...params, ...query }, now());
        if (!row) throw new ApiError("not_found");
        reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
        const entry = withHtml(entryView(row, "draft"));
        return { data: ContentPreview.parse({ collection: row.collection, entry }) };
      },
    );
  };
