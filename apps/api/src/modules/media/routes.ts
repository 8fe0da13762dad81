import type { FastifyPluginAsync } from "fastify";
import { readFile } from "node:fs/promises";
import type { PictureStore } from "../../demo/pictures/picture-store.ts";
import {
  PNG_WIDTH,
  type PictureFile,
  type PictureWidth,
  SHARE_FILE,
} from "../../demo/pictures/rendering/picture-file.ts";
import { ApiError } from "../../plugins/api-error.ts";

/** What the media routes read from. */
export interface MediaDeps {
  pictures: Pick<PictureStore, "read">;
}

/** Seconds after which a page asks again for a picture that is still being drawn (D44). */
const RETRY_SECONDS = 3;
/** A name says all of the content, so it may be kept for a year. */
const FOREVER = "public, max-age=31536000, immutable";

const WIDTHS: Readonly<Record<string, PictureWidth>> = { "400": 400, "800": 800, "1600": 1600 };
const FILE =
  /^(?<hash>[0-9a-f]{20})(?:-(?<width>400|800|1600)\.(?<format>avif|webp)|(?<share>-share\.jpg)|\.png)$/;

interface Named {
  hash: string;
  file: PictureFile;
}

/**
 * `{hash}-{width}.{avif|webp}`; `{hash}.png`, the default extension (FND-062); `{hash}-share.jpg`, the one beside links.
 */
function parseFile(file: string): Named | undefined {
  const groups = FILE.exec(file)?.groups;
  const hash = groups?.hash;
  if (!groups || !hash) return undefined;
  if (groups.share) return { hash, file: SHARE_FILE };
  const format = groups.format === "avif" || groups.format === "webp" ? groups.format : "png";
  return { hash, file: { width: WIDTHS[groups.width ?? ""] ?? PNG_WIDTH, format } };
}

/**
 * `GET /media/:file`: pictures by content name. 304 for a known copy, 404 for a name nobody gave,
 * 503 with `Retry-After` while a picture is being drawn.
 */
export const mediaRoutes =
  ({ pictures }: MediaDeps): FastifyPluginAsync =>
  async (app) => {
    const schema = { summary: "Read a picture", tags: ["pictures"] };
    app.get<{ Params: { file: string } }>("/media/:file", { schema }, async (request, reply) => {
      const named = parseFile(request.params.file);
      if (!named) throw new ApiError("not_found");
      const { hash, file } = named;
      const answer = await pictures.read(hash, file);
      if (answer === "missing") throw new ApiError("not_found");
      if (answer === "not-yet") {
        reply.header("retry-after", String(RETRY_SECONDS));
        throw new ApiError("not_ready");
      }
      const tag = `"${hash}-${file.width}-${file.format}"`;
      reply.header("cache-control", FOREVER).header("etag", tag);
      const kept = request.headers["if-none-match"]?.split(",").map((each) => each.trim());
      if (kept?.some((each) => each === tag || each === `W/${tag}` || each === "*")) {
        return reply.code(304).send();
      }
      const bytes = "bytes" in answer ? answer.bytes : await readFile(answer.path);
      return reply.type(`image/${file.format}`).send(bytes);
    });
  };
