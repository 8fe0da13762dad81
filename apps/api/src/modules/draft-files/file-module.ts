import type { MediaSource } from "@hjem/picture-files/media-source";
import type { FastifyPluginAsync } from "fastify";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { mediaRoutes } from "../media/routes.ts";
import { documentRoutes } from "./attachment-routes.ts";
import type { DraftFileDeps } from "./draft-file-deps.ts";
import { createFileAccess } from "./file-access.ts";
import { draftFileModule } from "./routes.ts";

/** What pictures and PDFs take. */
export interface FileModuleDeps extends Pick<DraftFileDeps, "jobs"> {
  accountDeps: AccountDeps;
  /** Where photos and PDFs of drafts go; without it none are taken. */
  files: DraftFileDeps["files"] | undefined;
  /** Where pictures come from; the first that has one serves it. */
  sources: readonly MediaSource[];
}

/** Pictures and PDFs: those of one's own drafts, and what anybody may see of them (D130). */
export const fileModule =
  ({ accountDeps, files, jobs, sources }: FileModuleDeps): FastifyPluginAsync =>
  async (app) => {
    const access = createFileAccess(accountDeps);
    await app.register(mediaRoutes({ sources, access }));
    if (!files) return;
    await app.register(draftFileModule({ ...accountDeps, files, jobs }));
    await app.register(documentRoutes({ db: accountDeps.db, files, access }));
  };
