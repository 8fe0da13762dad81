import type { FastifyPluginAsync } from "fastify";
import { ApiError } from "../../plugins/api-error.ts";
import { REMOTE_PICTURES } from "./remote-entries.ts";
import { RemoteContentError, requestRemote } from "./remote-request.ts";

const PICTURE_MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 5_000;
/** Raster formats alone: a drawing could hold a script. */
const types = ["image/avif", "image/gif", "image/jpeg", "image/png", "image/webp"];
/** Strapi gives each upload a name of its own. */
const STORED = "public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800";

/** Pictures of the content service at `url`, from the own origin (D114). */
export const remotePictureRoutes =
  ({ url }: { url: string }): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>(
      `${REMOTE_PICTURES}:file`,
      {
        schema: {
          summary: "Read a picture of the content service",
          description: "AVIF, GIF, JPEG, PNG and WebP up to 8 MB. 502 while the service is away.",
          tags: ["pictures"],
        },
      },
      async ({ params: { file } }, reply) => {
        if (!/^[\w-][\w.-]{0,200}$/.test(file)) throw new ApiError("not_found");
        try {
          const { bytes, type } = await requestRemote(`${url}/uploads/${file}`, {
            accept: types.join(),
            maxBytes: PICTURE_MAX_BYTES,
            timeoutMs: TIMEOUT_MS,
          });
          if (!types.includes(type)) throw new ApiError("not_found");
          return await reply.type(type).header("cache-control", STORED).send(bytes);
        } catch (error) {
          if (!(error instanceof RemoteContentError)) throw error;
          throw new ApiError(error.message === "status 404" ? "not_found" : "bad_gateway");
        }
      },
    );
  };
