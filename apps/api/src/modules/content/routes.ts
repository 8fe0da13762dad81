import {
  ALL_REGIONS,
  type ContentCollection,
  contentCollections,
} from "@hjem/domain/content/content-rules";
import { fieldsOf } from "@hjem/domain/narrow";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { requireRole, type RoleDeps } from "../administration/require-role.ts";
import { ContentServiceError, sendContentError } from "./content-error.ts";
import { type ContentQuery, readContentQuery } from "./content-query.ts";
import type { ContentSource } from "./content-source.ts";

/** Dependencies of the content routes. */
export interface ContentDeps extends RoleDeps {
  content: ContentSource;
}

/** Seconds that caches may store published content; pages built from it change within that time (D117). */
const PUBLIC = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";

const send = (request: FastifyRequest, reply: FastifyReply, body: object) => {
  const text = JSON.stringify(body);
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  const known = request.headers["if-none-match"]?.split(",").map((each) => each.trim());
  reply.header("etag", tag).type("application/json; charset=utf-8");
  if (known?.some((each) => each === tag || each === `W/${tag}`)) return reply.code(304).send();
  return reply.send(text);
};

const summaries: Record<ContentCollection, string> = {
  contents: "Home page and footer",
  "content-policies": "Policies",
  "cookie-policies": "Cookie policies",
  "cms-pages": "Pages by url",
};

/** A query that finds entries of a market and of all markets alone, whatever else it asks for. */
const within = (query: ContentQuery, regionId: string): ContentQuery => ({
  ...query,
  filters: [
    ...query.filters,
    { field: "region", operator: "$in", values: [regionId, ALL_REGIONS] },
  ],
});

/**
 * Content in the supported subset of Strapi 5: names in camelCase, its lists, its errors (CMS-019..024, D114). Drafts
 * are for those with a role alone, of the market that they have it in (D106).
 */
export const contentRoutes =
  (deps: ContentDeps): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler(sendContentError);
    const { content } = deps;
    const guards = requireRole(deps, ["editor", "administrator"]);

    const list = async (
      collection: ContentCollection,
      request: FastifyRequest,
      reply: FastifyReply,
      more: Readonly<Record<string, string>> = {},
    ) => {
      const query = readContentQuery(collection, { ...fieldsOf(request.query), ...more });
      const isDraft = query.status === "draft";
      if (isDraft) {
        for (const guard of guards) await guard(request);
      }
      const asked = isDraft ? within(query, request.region.id) : query;
      const found = await content.list(collection, asked);
      reply.header("cache-control", isDraft ? "no-store" : PUBLIC);
      if (found.age !== null) reply.header("age", found.age);
      return found.list;
    };

    for (const collection of contentCollections) {
      app.get(
        `/api/${collection}`,
        {
          schema: {
            summary: summaries[collection],
            description:
              "As Strapi 5: `locale`, `filters[name]` or `filters[name][$eq|$in|$contains]`, `populate`, `sort`, `pagination[page]`, `pagination[pageSize]` (25, at most 100), and `status=draft` for editors, of their market and of all. Filter `region` by the market and `all`. Each `text` is Markdown, with `html` beside it.",
            tags: ["content"],
          },
        },
        async (request, reply) => send(request, reply, await list(collection, request, reply)),
      );
      app.get<{ Params: { documentId: string } }>(
        `/api/${collection}/:documentId`,
        {
          schema: {
            summary: `${summaries[collection]}: one entry`,
            description: "By `documentId`, in the language of `locale`.",
            tags: ["content"],
          },
        },
        async (request, reply) => {
          const { documentId } = request.params;
          const wanted = { "filters[documentId]": documentId };
          const { data } = await list(collection, request, reply, wanted);
          if (data[0] === undefined) throw new ContentServiceError(404);
          return send(request, reply, { data: data[0], meta: {} });
        },
      );
    }
  };
