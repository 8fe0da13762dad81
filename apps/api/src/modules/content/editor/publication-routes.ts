import {
  ContentNote,
  ContentVersionResponse,
  ContentVersionsResponse,
  EditorEntryResponse,
} from "@hjem/domain/content/content-editor";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { requireRole } from "../../administration/require-role.ts";
import { type EditorDeps, EDITOR_ROLES, EntryParams, logContent } from "./editor-access.ts";
import {
  checkedDraft,
  editorEntry,
  requireDraftVersion,
  requireEditorRow,
} from "./editor-entries.ts";
import { listVersions, publishFields, readVersion, withdrawEntry } from "./publications.ts";

const path = "/api/admin/content/:documentId/:locale";
const VersionParams = EntryParams.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });

/** Publication of content, its versions, and their undoing (D115); each is a line of the log with its note (D56). */
export const publicationRoutes =
  (deps: EditorDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, now } = deps.accountDeps;
    const onRequest = requireRole(deps, EDITOR_ROLES);
    const tags = ["admin"];
    const response = { 200: EditorEntryResponse };

    app.post(
      `${path}/publish`,
      {
        onRequest,
        schema: {
          summary: "Publish a draft",
          description:
            "`If-Match` names its version: 409 `conflict` where somebody has saved since.",
          tags,
          params: EntryParams,
          body: ContentNote,
          response,
        },
      },
      async (request) => {
        const { params, region } = request;
        const { note } = request.body;
        const row = await inTransaction(db, async (trx) => {
          const of = { ...params, regionId: region.id };
          const stored = await requireEditorRow(trx, of, { isLocked: true });
          requireDraftVersion(stored, request.headers["if-match"]);
          const fields = checkedDraft(stored, stored.draft);
          const by = request.user.auditId;
          const published = await publishFields(trx, stored, fields, { by, note, now: now() });
          await logContent(trx, deps, request, stored, { kind: "content_published", note });
          return published;
        });
        return { data: editorEntry(row) };
      },
    );

    app.post(
      `${path}/unpublish`,
      {
        onRequest,
        schema: {
          summary: "Take a page away from visitors",
          description: "Its draft stays. Home, footer and policies are always public: 422.",
          tags,
          params: EntryParams,
          body: ContentNote,
          response,
        },
      },
      async (request) => {
        const { params, region } = request;
        const { note } = request.body;
        const row = await inTransaction(db, async (trx) => {
          const of = { ...params, regionId: region.id };
          const stored = await requireEditorRow(trx, of, { isLocked: true });
          if (stored.collection !== "cms-pages") throw new ApiError("rule_violated");
          if (stored.published === null) return stored;
          await logContent(trx, deps, request, stored, { kind: "content_removed", note });
          return withdrawEntry(trx, stored, { now: now(), isDeleted: false });
        });
        return { data: editorEntry(row) };
      },
    );

    app.get(
      `${path}/versions`,
      {
        onRequest,
        schema: {
          summary: "Publications of an entry",
          description: "The newest first, at most 100.",
          tags,
          params: EntryParams,
          response: { 200: ContentVersionsResponse },
        },
      },
      async ({ params, region }) => {
        const row = await requireEditorRow(db, { ...params, regionId: region.id });
        return { data: await listVersions(db, row) };
      },
    );

    app.get(
      `${path}/versions/:number`,
      {
        onRequest,
        schema: {
          summary: "The text of a publication",
          description: "404 for a number that there is not.",
          tags,
          params: VersionParams,
          response: { 200: ContentVersionResponse },
        },
      },
      async ({ params, region }) => {
        const row = await requireEditorRow(db, { ...params, regionId: region.id });
        return { data: (await readVersion(db, row, params.number)).view };
      },
    );

    app.post(
      `${path}/versions/:number/restore`,
      {
        onRequest,
        schema: {
          summary: "Publish an older version again",
          description: "As a new version; the draft becomes the same.",
          tags,
          params: VersionParams,
          body: ContentNote,
          response,
        },
      },
      async (request) => {
        const { params, region } = request;
        const { note } = request.body;
        const row = await inTransaction(db, async (trx) => {
          const of = { ...params, regionId: region.id };
          const stored = await requireEditorRow(trx, of, { isLocked: true });
          const { fields } = await readVersion(trx, stored, params.number);
          const checked = checkedDraft(stored, fields);
          const by = request.user.auditId;
          const published = await publishFields(trx, stored, checked, { by, note, now: now() });
          await logContent(trx, deps, request, stored, { kind: "content_published", note });
          return published;
        });
        return { data: editorEntry(row) };
      },
    );
  };
