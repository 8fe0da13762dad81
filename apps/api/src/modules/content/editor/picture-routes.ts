import multipart from "@fastify/multipart";
import { ContentPictureResponse } from "@hjem/domain/content/content-editor";
import { PHOTO_IN_ONE_REQUEST_MAX_BYTES } from "@hjem/domain/draft/draft-rules";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Database } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { requireRole } from "../../administration/require-role.ts";
import type { DraftFiles } from "../../draft-files/draft-file-deps.ts";
import type { DraftFileStore } from "../../draft-files/file-store.ts";
import { readMultipartFile } from "../../draft-files/multipart-file.ts";
import { UPLOAD_ACCOUNT_HEADER } from "../../draft-files/upload-permits.ts";
import { publishMedia } from "../../media/publish-media.ts";
import { PictureError } from "../../media/variant-maker.ts";
import { EDITOR_ROLES, type EditorDeps } from "./editor-access.ts";

const ID_BYTES = 10;
/** The file that blocks show, and its width at most. */
const SHOWN_WIDTH = 1_600;
const shownAt = (id: string): string => `/media/${id}-${SHOWN_WIDTH}.webp`;

/** What storing a picture takes. */
interface PictureDeps {
  db: Database;
  store: DraftFileStore;
  /** Milliseconds since 1970. */
  now: number;
}

/** A picture that is there already, in this market. */
const findSame = (db: Database, regionId: string, sha256: string) =>
  db
    .selectFrom("media")
    .select(["id", "ratio"])
    .where("region", "=", regionId)
    .where("sha256", "=", sha256)
    .where("is_upload", "=", false)
    .executeTakeFirst();

/**
 * Makes the files of a picture as those of listings are made: without what a camera wrote beside the pixels. It is no
 * upload of a draft, so that it stays while versions of a text refer to it.
 * @throws {ApiError} `picture_refused` for what is no picture.
 */
async function addPicture(
  { db, store, now }: PictureDeps,
  regionId: string,
  bytes: Buffer,
): Promise<{ id: string; ratio: number }> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const same = await findSame(db, regionId, sha256);
  if (same) return same;
  const id = randomBytes(ID_BYTES).toString("hex");
  try {
    const { ratio, color, perceptualHash } = await store.makePicture(id, bytes);
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto("media")
      .values({
        id,
        region: regionId,
        sha256,
        perceptual_hash: perceptualHash,
        ratio,
        color,
        created_at: new Date(now).toISOString(),
        published_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added) return { id, ratio };
    // The same picture was sent twice at once.
    await store.deletePicture(id);
    return (await findSame(db, regionId, sha256)) ?? { id, ratio };
  } catch (error) {
    if (error instanceof PictureError) throw new ApiError("picture_refused");
    throw error;
  }
}

/** Pictures of texts, for those who write them (D115): in the place of those of listings, served below `/media`. */
export const pictureRoutes =
  (deps: EditorDeps, { store, headers }: DraftFiles): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, now } = deps.accountDeps;
    await app.register(multipart);
    const path = "/api/admin/content/pictures";
    const onRequest = requireRole(deps, EDITOR_ROLES);
    app.options(
      path,
      {
        onRequest,
        schema: {
          summary: "Ask whether a picture for texts would be taken",
          tags: ["admin"],
          response: { 204: z.null() },
        },
      },
      async ({ user }, reply) => reply.code(204).header(UPLOAD_ACCOUNT_HEADER, user.id).send(null),
    );
    app.post(
      path,
      {
        onRequest,
        schema: {
          summary: "Add a picture for texts",
          description:
            "One file of at most 8 MB as `multipart/form-data`: JPG, PNG, WebP or AVIF, by its content. Anybody with its address may see it; the alternative text is written where it is shown.",
          tags: ["admin"],
          consumes: ["multipart/form-data"],
          response: { 201: ContentPictureResponse },
        },
      },
      async (request, reply) => {
        const { bytes } = await readMultipartFile(request, PHOTO_IN_ONE_REQUEST_MAX_BYTES, {
          tooLarge: "picture_too_large",
          refused: "picture_refused",
        });
        const header = await headers.read(request.user.id, bytes);
        const width = Math.min(SHOWN_WIDTH, header.width);
        const at = now();
        const { id, ratio } = await addPicture({ db, store, now: at }, request.region.id, bytes);
        await publishMedia(db, [`/media/${id}`], at);
        const height = Math.max(1, Math.round(width / ratio));
        const data = { url: shownAt(id), alternativeText: "", width, height };
        return reply.code(201).send({ data });
      },
    );
  };
