import { DraftAttachment, DraftResponse } from "@hjem/domain/draft/draft";
import { ATTACHMENT_MAX_BYTES } from "@hjem/domain/draft/draft-rules";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { DraftParams, DRAFTS_PATH, draftView, requireOwnDraft } from "../drafts/draft-access.ts";
import { ownDraft } from "../drafts/draft-access.ts";
import type { FileAccess } from "../media/file-access.ts";
import { isPublicDocument } from "../media/public-files.ts";
import {
  addAttachment,
  deleteAttachment,
  requireRoomForAttachment,
  restoreAttachment,
} from "./attachments.ts";
import type { DraftFileDeps } from "./draft-file-deps.ts";
import { readMultipartFile } from "./multipart-file.ts";

const tags = ["drafts"];
const AttachmentParams = DraftParams.extend({ attachmentId: z.uuid() });

/** PDFs of one's own draft (LIST-079, LIST-080, LIST-111, LIST-112, D104). Responses have the whole draft. */
export const attachmentRoutes =
  (deps: DraftFileDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, now, requireUser: onRequest } = deps;

    app.post(
      `${DRAFTS_PATH}/:id/attachments`,
      {
        onRequest,
        schema: {
          summary: "Add a PDF to a draft",
          description:
            "One file of at most 25 MB as `multipart/form-data`, or in parts by `attachments/uploads` (tus). Encrypted ones and those with scripts or embedded files are refused.",
          tags,
          consumes: ["multipart/form-data"],
          params: DraftParams,
          response: { 201: DraftResponse.extend({ id: DraftAttachment.shape.id }) },
        },
      },
      async (request, reply) => {
        const owner = ownDraft(request);
        await requireOwnDraft(db, owner);
        await requireRoomForAttachment(db, owner.id);
        const file = await readMultipartFile(request, ATTACHMENT_MAX_BYTES, {
          tooLarge: "attachment_too_large",
          refused: "attachment_refused",
        });
        const id = uuidV7(now());
        const row = await addAttachment(deps, owner, { id, ...file });
        return reply.code(201).send({ id, data: await draftView(deps, request.region, row) });
      },
    );

    app.delete(
      `${DRAFTS_PATH}/:id/attachments/:attachmentId`,
      {
        onRequest,
        schema: {
          summary: "Delete a PDF of a draft",
          description: "Can be undone for five minutes by `restore`.",
          tags,
          params: AttachmentParams,
          response: { 200: DraftResponse },
        },
      },
      async (request) => {
        const { attachmentId } = request.params;
        const row = await deleteAttachment(deps, { ...ownDraft(request), attachmentId });
        return { data: await draftView(deps, request.region, row) };
      },
    );

    app.post(
      `${DRAFTS_PATH}/:id/attachments/:attachmentId/restore`,
      {
        onRequest,
        schema: {
          summary: "Restore a deleted PDF",
          description: "Within five minutes of its deletion; after that it is 404.",
          tags,
          params: AttachmentParams,
          response: { 200: DraftResponse },
        },
      },
      async (request) => {
        const { attachmentId } = request.params;
        const row = await restoreAttachment(deps, { ...ownDraft(request), attachmentId });
        return { data: await draftView(deps, request.region, row) };
      },
    );
  };

/** What downloads take. */
export interface DocumentDeps extends Pick<DraftFileDeps, "db" | "files"> {
  access: FileAccess;
}

/**
 * `GET /media/{id}.pdf`: a PDF by its random id, always as a download that can run nothing (D104). It is never cached, and
 * 404 but for its owner and moderators unless a public listing shows it (D130).
 */
export const documentRoutes =
  ({ db, files, access }: DocumentDeps): FastifyPluginAsync =>
  async (app) => {
    const serve = async (
      request: FastifyRequest<{ Params: { documentId: string; link?: string } }>,
      reply: FastifyReply,
    ) => {
      const { documentId: id, link } = request.params;
      if (!z.uuid().safeParse(id).success) throw new ApiError("not_found");
      const row = await db
        .selectFrom("document")
        .leftJoin("draft_attachment", "draft_attachment.id", "document.id")
        .select(["draft_attachment.name", isPublicDocument.as("isPublic")])
        .where("document.id", "=", id)
        .executeTakeFirst();
      if (!row) throw new ApiError("not_found");
      const file = { kind: "draft_attachment", id, link } as const;
      if (!row.isPublic && !(await access(request, file))) throw new ApiError("not_found");
      const name = encodeURIComponent((row.name ?? "document").replace(/\.pdf$/i, ""));
      return reply
        .headers({
          "cache-control": "no-store",
          "content-security-policy": "sandbox; default-src 'none'",
          "content-disposition": `attachment; filename="document.pdf"; filename*=UTF-8''${name}.pdf`,
          "x-content-type-options": "nosniff",
          "cross-origin-resource-policy": "same-origin",
        })
        .type("application/pdf")
        .send(await files.store.readDocument(id));
    };
    app.get(
      "/media/:documentId(^[0-9a-f-]{36}).pdf",
      { schema: { summary: "Download a PDF of a listing", tags: ["pictures"] } },
      serve,
    );
    app.get(
      "/media/preview/:link/:documentId(^[0-9a-f-]{36}).pdf",
      { schema: { summary: "Download a PDF of a previewed draft", tags: ["pictures"] } },
      serve,
    );
  };
