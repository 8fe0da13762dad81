import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { DraftParams, DRAFTS_PATH, ownDraft, requireOwnDraft } from "../drafts/draft-access.ts";
import type { DraftFileDeps } from "./draft-file-deps.ts";
import { announcedBytes, requireQuota } from "./upload-quota.ts";

/** Header that names the account whose share of a site's memory a file counts for. */
export const UPLOAD_ACCOUNT_HEADER = "upload-account";

/** Calls of one address in a minute: one before each part of a file. */
const CALLS_PER_MINUTE = 3_000;

const description =
  "204 names the account in `upload-account`, `upload-length` announces the bytes; any other status is what the upload would be refused with. Sites ask before they receive a file, so that nobody's bytes are kept who has no draft to add them to.";

const paths = ["images", "attachments"].flatMap((kind) => [
  `${DRAFTS_PATH}/:id/${kind}`,
  `${DRAFTS_PATH}/:id/${kind}/uploads`,
  `${DRAFTS_PATH}/:id/${kind}/uploads/:uploadId`,
]);

/** Says before a file is received whether it would be taken: the token is good, the draft is the person's own and there is room. */
export const uploadPermits =
  ({
    db,
    limits,
    files,
    now,
    requireUser: onRequest,
  }: Omit<DraftFileDeps, "jobs">): FastifyPluginAsyncZod =>
  async (app) => {
    for (const path of paths) {
      app.options(
        path,
        {
          onRequest,
          config: { rateLimit: { max: CALLS_PER_MINUTE } },
          schema: {
            summary: "Ask whether a file would be taken",
            description,
            tags: ["drafts"],
            params: path.includes(":uploadId")
              ? DraftParams.extend({ uploadId: z.string().max(60) })
              : DraftParams,
            response: { 204: z.null() },
          },
        },
        async (request, reply) => {
          await requireOwnDraft(db, ownDraft(request));
          const { id: accountId } = request.user;
          await limits.requireBelow("refused_file", accountId);
          // A part belongs to an upload that was let in with its whole length.
          if (!path.includes(":uploadId")) {
            const bytes = announcedBytes(request);
            await requireQuota(db, files.quotas, { accountId, bytes, now: now() });
          }
          return reply.code(204).header(UPLOAD_ACCOUNT_HEADER, accountId).send(null);
        },
      );
    }
  };
