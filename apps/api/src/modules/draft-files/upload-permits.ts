import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { DraftParams, DRAFTS_PATH, ownDraft, requireOwnDraft } from "../drafts/draft-access.ts";
import type { DraftFileDeps } from "./draft-file-deps.ts";

/** Header that names the account whose share of a site's memory a file counts for. */
export const UPLOAD_ACCOUNT_HEADER = "upload-account";

/** Calls of one address in a minute: one before each part of a file. */
const CALLS_PER_MINUTE = 3_000;

const description =
  "204 names the account in `upload-account`; any other status is what the upload would be refused with. Sites ask before they receive a file, so that nobody's bytes are kept who has no draft to add them to.";

const paths = ["images", "attachments"].flatMap((kind) => [
  `${DRAFTS_PATH}/:id/${kind}`,
  `${DRAFTS_PATH}/:id/${kind}/uploads`,
  `${DRAFTS_PATH}/:id/${kind}/uploads/:uploadId`,
]);

/** Says before a file is received whether it would be taken: the token is good and the draft is the person's own. */
export const uploadPermits =
  ({
    db,
    limits,
    requireUser: onRequest,
  }: Pick<DraftFileDeps, "db" | "limits" | "requireUser">): FastifyPluginAsyncZod =>
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
          await limits.requireBelow("refused_file", request.user.id);
          return reply.code(204).header(UPLOAD_ACCOUNT_HEADER, request.user.id).send(null);
        },
      );
    }
  };
