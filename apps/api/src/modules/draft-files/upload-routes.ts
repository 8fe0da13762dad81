import { UPLOAD_PART_BYTES } from "@hjem/domain/draft/draft-rules";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { DraftParams, DRAFTS_PATH, requireOwnDraft } from "../drafts/draft-access.ts";
import { ownDraft } from "../drafts/draft-access.ts";
import { addAttachment, requireRoomForAttachment } from "./attachments.ts";
import type { DraftFileDeps } from "./draft-file-deps.ts";
import { cleanFileName } from "./file-name.ts";
import { addPhoto, newPhotoId, requireRoomForPhoto } from "./photos.ts";
import { announcedFile } from "./resumable-uploads.ts";
import {
  announcedSize,
  findArrived,
  findUpload,
  type UploadKind,
  type UploadReference,
  uploadsBeyond,
} from "./uploads.ts";

/** Requests of one address in a minute: 80 photos of 40 MB are 3,200 parts. */
const REQUESTS_PER_MINUTE = 3_000;

/** Ids of photos and of attachments. */
const UploadParams = DraftParams.extend({
  uploadId: z.string().regex(/^(?:[0-9a-f]{20}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/),
});

const headersOf = ({ headers }: FastifyRequest): Headers => {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (/^(?:tus-|upload-|content-)/.test(name) && value !== undefined) {
      sent.set(name, String(value));
    }
  }
  return sent;
};

const requestOf = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split("?")[0] ?? "",
  headers: headersOf(request),
  body: Buffer.isBuffer(request.body) ? request.body : null,
});

/**
 * Uploads in parts by the tus protocol, `…/images/uploads` and `…/attachments/uploads` (D101): parts of 1 MiB, resumed for
 * 24 hours, also after signing in again. The last part makes the photo or the attachment, whose id is the upload's.
 */
export const uploadRoutes =
  (deps: DraftFileDeps, kind: UploadKind): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, files, now, requireUser: onRequest } = deps;
    const { uploads } = files;
    const add = kind === "images" ? addPhoto : addAttachment;
    const requireRoom = kind === "images" ? requireRoomForPhoto : requireRoomForAttachment;
    const path = `${DRAFTS_PATH}/:id/${kind}/uploads`;
    const route = {
      onRequest,
      bodyLimit: UPLOAD_PART_BYTES,
      config: { rateLimit: { max: REQUESTS_PER_MINUTE } },
    };
    app.addContentTypeParser(
      "application/offset+octet-stream",
      { parseAs: "buffer" },
      (_request, body, done) => done(null, body),
    );

    const forget = async (id: string) => {
      await db.deleteFrom("draft_upload").where("id", "=", id).execute();
      await uploads.remove(id);
    };

    const refer = (request: FastifyRequest & { params: { id: string; uploadId: string } }) =>
      ({ draftId: request.params.id, kind, id: request.params.uploadId }) satisfies UploadReference;

    /** An upload that has arrived whole becomes what it was sent for; a file that is refused is deleted. */
    const finish = async (
      owner: { accountId: string; id: string },
      { id, name, isResent }: { id: string; name: string; isResent: boolean },
    ) => {
      try {
        await add(deps, owner, { id, name, isResent, bytes: await uploads.read(id) });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status < 500) await forget(id);
        throw error;
      }
      await uploads.remove(id);
    };

    const respond = (
      reply: FastifyReply,
      { status, headers }: { status: number; headers: Headers },
    ) => {
      for (const [name, value] of headers) {
        if (/^(?:tus-resumable|upload-|location)/.test(name)) reply.header(name, value);
      }
      return reply.code(status).send();
    };

    app.post(
      path,
      {
        ...route,
        schema: {
          summary: "Begin an upload in parts (tus)",
          description:
            "`Upload-Length` and `Upload-Metadata` with `filename`; `Location` is relative.",
          tags: ["drafts"],
          params: DraftParams,
        },
      },
      async (request, reply) => {
        const owner = ownDraft(request);
        await requireOwnDraft(db, owner);
        const size = announcedSize(kind, request.headers["upload-length"]);
        const announced = announcedFile(request.headers["upload-metadata"]);
        const name = cleanFileName(announced.name);
        const { isResent } = announced;
        await requireRoom(db, owner.id);
        for (const old of await uploadsBeyond(db, owner.id)) await forget(old);
        const id = kind === "images" ? newPhotoId() : uuidV7(now());
        await db
          .insertInto("draft_upload")
          .values({
            id,
            draft_id: owner.id,
            kind,
            name,
            size,
            is_resent: isResent,
            created_at: new Date(now()).toISOString(),
          })
          .execute();
        try {
          const response = await uploads.handle(requestOf(request), id);
          if (Number(response.headers.get("upload-offset") ?? 0) === size) {
            await finish(owner, { id, name, isResent });
          }
          return await respond(reply, response);
        } catch (error) {
          await forget(id);
          throw error;
        }
      },
    );

    app.route({
      method: ["HEAD", "PATCH"],
      url: `${path}/:uploadId`,
      ...route,
      schema: {
        summary: "Ask how much has arrived, or send the next part (tus)",
        tags: ["drafts"],
        params: UploadParams,
      },
      handler: async (request, reply) => {
        const owner = ownDraft(request);
        await requireOwnDraft(db, owner);
        const reference = refer(request);
        const upload = await findUpload(db, reference);
        if (!upload) {
          // The response to the last part was lost: it has all arrived.
          const size = await findArrived(db, reference);
          if (size === undefined || request.method !== "HEAD") throw new ApiError("not_found");
          const headers = new Headers({
            "tus-resumable": "1.0.0",
            "upload-offset": String(size),
            "upload-length": String(size),
          });
          return respond(reply, { status: 200, headers });
        }
        const response = await uploads.handle(requestOf(request), upload.id);
        if (Number(response.headers.get("upload-offset")) === upload.size) {
          await finish(owner, upload);
        }
        return respond(reply, response);
      },
    });

    app.delete(
      `${path}/:uploadId`,
      {
        ...route,
        schema: {
          summary: "Cancel an upload in parts (tus)",
          tags: ["drafts"],
          params: UploadParams,
        },
      },
      async (request, reply) => {
        await requireOwnDraft(db, ownDraft(request));
        const upload = await findUpload(db, refer(request));
        if (!upload) throw new ApiError("not_found");
        await forget(upload.id);
        return reply.code(204).header("tus-resumable", "1.0.0").send();
      },
    );
  };
