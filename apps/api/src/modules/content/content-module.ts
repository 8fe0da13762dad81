import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import { ApiError } from "../../plugins/api-error.ts";
import type { RoleDeps } from "../administration/require-role.ts";
import { analyticsRoutes } from "../analytics/routes.ts";
import { consentRoutes } from "../consents/routes.ts";
import type { DraftFiles } from "../draft-files/draft-file-deps.ts";
import { landingRoutes } from "../landing/routes.ts";
import { createOwnContent } from "./content-source.ts";
import { editorRoutes } from "./editor/editor-routes.ts";
import { pictureRoutes } from "./editor/picture-routes.ts";
import { contentPreviewRoutes } from "./editor/preview-routes.ts";
import { publicationRoutes } from "./editor/publication-routes.ts";
import { editorialPictureRoutes } from "./editorial-picture-routes.ts";
import { createRemoteContent } from "./remote-content.ts";
import { remotePictureRoutes } from "./remote-picture-routes.ts";
import { contentRoutes } from "./routes.ts";

/** Dependencies of content. */
export interface ContentModuleDeps extends RoleDeps {
  /** Address of a Strapi that content comes from; null for the own database (D114). */
  contentUrl: string | null;
  log: FastifyBaseLogger;
  /** Where pictures go; undefined in a process without files. */
  files: DraftFiles | undefined;
}

/** Content: what every page reads, pages of campaigns, and what editors write (D114, D115). */
export const contentModule =
  (deps: ContentModuleDeps): FastifyPluginAsync =>
  async (app) => {
    const { contentUrl: url, log, files } = deps;
    const { db, now } = deps.accountDeps;
    const content =
      url === null ? createOwnContent(db) : createRemoteContent({ url, db, now, log });
    await app.register(contentRoutes({ ...deps, content }));
    await app.register(editorialPictureRoutes);
    if (url !== null) await app.register(remotePictureRoutes({ url }));
    await app.register(landingRoutes({ db }));
    await app.register(consentRoutes(deps.accountDeps));
    await app.register(analyticsRoutes(deps.accountDeps, log));
    await app.register(contentPreviewRoutes(deps));
    await app.register(async (editor) => {
      editor.addHook("onSend", async (_request, reply) => {
        reply.header("cache-control", "no-store");
      });
      // Who has a Strapi writes there.
      if (url !== null) {
        editor.addHook("onRequest", async () => {
          throw new ApiError("switched_off");
        });
      }
      await editor.register(editorRoutes(deps));
      await editor.register(publicationRoutes(deps));
      if (files) await editor.register(pictureRoutes(deps, files));
    });
  };
