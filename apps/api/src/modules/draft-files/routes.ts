import multipart from "@fastify/multipart";
import type { FastifyPluginAsync } from "fastify";
import { attachmentRoutes } from "./attachment-routes.ts";
import type { DraftFileDeps } from "./draft-file-deps.ts";
import { photoRoutes } from "./photo-routes.ts";
import { uploadPermits } from "./upload-permits.ts";
import { announcedBytes, requireQuota } from "./upload-quota.ts";
import { uploadRoutes } from "./upload-routes.ts";

/** Routes that a file is sent to, or announced at. */
const SENDING = /\/(?:images|attachments)(?:\/uploads)?$/;

/** All calls about photos and PDFs of one's own drafts. Responses are a person's own: nothing on the way stores them. */
export const draftFileModule =
  (deps: DraftFileDeps): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });
    app.addHook("preHandler", async (request) => {
      if (request.method !== "POST" || !SENDING.test(request.routeOptions.url ?? "")) return;
      const { id: accountId } = request.user;
      const bytes = announcedBytes(request);
      await requireQuota(deps.db, deps.files.quotas, { accountId, bytes, now: deps.now() });
    });
    await app.register(multipart);
    await app.register(uploadPermits(deps));
    await app.register(photoRoutes(deps));
    await app.register(attachmentRoutes(deps));
    await app.register(uploadRoutes(deps, "images"));
    await app.register(uploadRoutes(deps, "attachments"));
  };
