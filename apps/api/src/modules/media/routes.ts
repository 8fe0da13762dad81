import type { MediaResponse, MediaSource } from "@hjem/picture-files/media-source";
import {
  DEFAULT_WIDTH,
  PNG_WIDTH,
  type PictureFile,
  type PictureWidth,
  SHARE_FILE,
} from "@hjem/picture-files/picture-file";
import accepts from "accepts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { readFile } from "node:fs/promises";
import { ApiError } from "../../plugins/api-error.ts";
import type { FileAccess } from "./file-access.ts";

/** What the media routes read from. */
interface MediaDeps {
  /** Tried in this order: the first that has a picture serves it. */
  sources: readonly MediaSource[];
  /** Who may see a picture that is not public. @default nobody */
  access?: FileAccess;
}

/** Seconds for which a picture of a listing may be kept: it is gone everywhere within them once it is not public (D130). */
const KEPT_SECONDS = 60;
const FOR_A_MINUTE = `public, max-age=${KEPT_SECONDS}`;

/** Seconds after which a page requests a picture again that is still being drawn (D44). */
const RETRY_SECONDS = 3;
/** The name of a picture that is drawn identifies its content, so it may be cached for a year. */
const FOREVER = "public, max-age=31536000, immutable";

const WIDTHS: Readonly<Record<string, PictureWidth>> = { "400": 400, "800": 800, "1600": 1600 };
const FILE =
  /^(?<id>[0-9a-f]{20})(?:-(?<width>400|800|1600)\.(?<format>avif|webp)|(?<share>-share\.jpg)|(?<png>\.png))?$/;

/** The first is what a program gets that takes anything. */
const NEGOTIATED = ["image/jpeg", "image/webp", "image/avif"] as const;
const FORMATS = { "image/jpeg": "jpeg", "image/webp": "webp", "image/avif": "avif" } as const;

interface NamedFile {
  id: string;
  /** Null where the address names none: it is negotiated. */
  file: PictureFile | null;
}

/**
 * `{id}-{width}.{avif|webp}`; `{id}.png`, the default extension (FND-062); `{id}-share.jpg`, the one beside links; `{id}`
 * alone, the address on the wire (S29).
 */
function parseFile(name: string): NamedFile | undefined {
  const groups = FILE.exec(name)?.groups;
  const id = groups?.id;
  if (!groups || !id) return undefined;
  if (groups.share) return { id, file: SHARE_FILE };
  if (groups.png) return { id, file: { width: PNG_WIDTH, format: "png" } };
  const width = WIDTHS[groups.width ?? ""];
  if (width === undefined) return { id, file: null };
  return { id, file: { width, format: groups.format === "avif" ? "avif" : "webp" } };
}

/** The best format that a request accepts; JPEG where it accepts none of ours, as a picture is better than none. */
function negotiatedFile(request: FastifyRequest): PictureFile {
  const type = accepts(request.raw).type([...NEGOTIATED]);
  const accepted = NEGOTIATED.find((one) => one === type) ?? "image/jpeg";
  return { width: DEFAULT_WIDTH, format: FORMATS[accepted] };
}

async function readFirst(
  sources: readonly MediaSource[],
  id: string,
  file: PictureFile,
): Promise<MediaResponse> {
  for (const source of sources) {
    const response = await source.read(id, file);
    if (response !== "missing") return response;
  }
  return "missing";
}

const contentOf = async (response: Exclude<MediaResponse, string>) => {
  if ("bytes" in response) return response.bytes;
  return "open" in response ? response.open() : readFile(response.path);
};

/**
 * `GET /media/:file`: pictures by content name. 304 for a known copy, 404 for an unknown name,
 * 503 with `Retry-After` while a picture is being made. One that is not public is 404 but for its owner and moderators, who
 * get it as `no-store` (D102, D130).
 */
export const mediaRoutes =
  ({ sources, access = async () => false }: MediaDeps): FastifyPluginAsync =>
  async (app) => {
    const schema = {
      summary: "Read a picture",
      description:
        "With a width and a format, or the bare address: 800 pixels across in the best format that `Accept` names.",
      tags: ["pictures"],
    };
    const serve = async (
      request: FastifyRequest<{ Params: { file: string; link?: string } }>,
      reply: FastifyReply,
    ) => {
      const { file: name, link } = request.params;
      const named = parseFile(name);
      if (!named) throw new ApiError("not_found");
      const { id, file } = named;
      if (file === null) reply.header("vary", "Accept");
      const wanted = file ?? negotiatedFile(request);
      const response = await readFirst(sources, id, wanted);
      if (response === "missing") throw new ApiError("not_found");
      if (response === "not-yet") {
        reply.header("retry-after", String(RETRY_SECONDS));
        throw new ApiError("not_ready");
      }
      const isOpenedLate = "open" in response;
      if (isOpenedLate && !response.isPublic) {
        if (!(await access(request, { kind: "draft_image", id, link })))
          throw new ApiError("not_found");
        return reply
          .type(`image/${wanted.format}`)
          .header("cache-control", "private, no-store")
          .send(await contentOf(response));
      }
      reply.type(`image/${wanted.format}`);
      const tag = `"${id}-${wanted.width}-${wanted.format}"`;
      reply.header("cache-control", isOpenedLate ? FOR_A_MINUTE : FOREVER).header("etag", tag);
      const known = request.headers["if-none-match"]?.split(",").map((each) => each.trim());
      if (known?.some((each) => each === tag || each === `W/${tag}` || each === "*")) {
        return reply.code(304).send();
      }
      return reply.send(await contentOf(response));
    };
    app.get("/media/:file", { schema }, serve);
    app.get(
      "/media/preview/:link/:file",
      { schema: { ...schema, summary: "Read a picture of a previewed draft" } },
      serve,
    );
  };
