import { EDITORIAL_PICTURES, editorialPicture } from "@hjem/editorial/editorial-pictures";
import type { FastifyPluginAsync } from "fastify";
import { ApiError } from "../../plugins/api-error.ts";

/** A release may bring another picture of the same name. */
const STORED = "public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800";

/** Pictures of the texts that a release brings (CMS-028). */
export const editorialPictureRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>(
    `${EDITORIAL_PICTURES}:file`,
    {
      schema: {
        summary: "Read a picture of a guide",
        description: "WebP of 1200 by 800 pixels, drawn for the guides of the site.",
        tags: ["pictures"],
      },
    },
    async ({ params: { file } }, reply) => {
      const bytes = editorialPicture(file);
      if (!bytes) throw new ApiError("not_found");
      return reply.type("image/webp").header("cache-control", STORED).send(bytes);
    },
  );
};
