import { DoneResponse } from "@hjem/domain/account/auth-response";
import {
  ContentNote,
  EditorEntryResponse,
  EditorListResponse,
  NewPageRequest,
  SaveDraftRequest,
} from "@hjem/domain/content/content-editor";
import { PreviewLinkResponse } from "@hjem/domain/draft/preview-link";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { requireRole } from "../../administration/require-role.ts";
import { createPage } from "./create-page.ts";
import { type EditorDeps, EDITOR_ROLES, EntryParams, logContent } from "./editor-access.ts";
import {
  checkedDraft,
  editorEntry,
  editorSummary,
  readEditorRows,
  requireDraftVersion,
  requireEditorRow,
  saveDraft,
} from "./editor-entries.ts";
import { createContentPreview } from "./preview-links.ts";
import { withdrawEntry } from "./publications.ts";

const path = "/api/admin/content";
const entryPath = `${path}/:documentId/:locale`;
const DocumentParams = EntryParams.pick({ documentId: true });

/** Drafts and pages of a market, for those who write them (D106, D115). */
export const editorRoutes =
  (deps: EditorDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, now } = deps.accountDeps;
    const onRequest = requireRole(deps, EDITOR_ROLES);
    const tags = ["admin"];

    app.get(
      path,
      {
        onRequest,
        schema: {
          summary: "Everything that editors of this market write",
          description: "Each entry in each language, those of all markets too.",
          tags,
          response: { 200: EditorListResponse },
        },
      },
      async ({ region }) => ({ data: (await readEditorRows(db, region.id)).map(editorSummary) }),
    );

    app.get(
      entryPath,
      {
        onRequest,
        schema: {
          summary: "An entry with its draft",
          description: "Each `text` is Markdown; `html` beside it is what a page shows.",
          tags,
          params: EntryParams,
          response: { 200: EditorEntryResponse },
        },
      },
      async ({ params, region }) => ({
        data: editorEntry(await requireEditorRow(db, { ...params, regionId: region.id })),
      }),
    );

    app.put(
      entryPath,
      {
        onRequest,
        schema: {
          summary: "Save a draft",
          description:
            "All of its fields. `If-Match` names the version that was changed: 409 `conflict` where somebody has saved since. What an entry is found by (key, kind, url) stays.",
          tags,
          params: EntryParams,
          body: SaveDraftRequest,
          response: { 200: EditorEntryResponse },
        },
      },
      async ({ params, body, region, headers }) => {
        const row = await inTransaction(db, async (trx) => {
          const of = { ...params, regionId: region.id };
          const stored = await requireEditorRow(trx, of, { isLocked: true });
          requireDraftVersion(stored, headers["if-match"]);
          return saveDraft(trx, stored, checkedDraft(stored, body.draft), now());
        });
        return { data: editorEntry(row) };
      },
    );

    app.post(
      path,
      {
        onRequest,
        schema: {
          summary: "Create a page",
          description: "In each language of the market, unpublished.",
          tags,
          body: NewPageRequest,
          response: { 201: EditorEntryResponse },
        },
      },
      async ({ body, region }, reply) => {
        const rows = await inTransaction(db, async (trx) => {
          await sql`select pg_advisory_xact_lock(hashtextextended('content/release', 0))`.execute(
            trx,
          );
          return createPage(trx, region, body, now());
        });
        const row = rows.find(({ locale }) => locale === region.defaultLanguage) ?? rows[0];
        if (!row) throw new ApiError("not_found");
        return reply.code(201).send({ data: editorEntry(row) });
      },
    );

    app.delete(
      `${path}/:documentId`,
      {
        onRequest,
        schema: {
          summary: "Delete a page",
          description: "In every language. Home, footer and policies are not deleted: 422.",
          tags,
          params: DocumentParams,
          body: ContentNote,
          response: { 200: DoneResponse },
        },
      },
      async (request) => {
        const { params, body, region } = request;
        await inTransaction(db, async (trx) => {
          const rows = (await readEditorRows(trx, region.id)).filter(
            ({ document_id: id }) => id === params.documentId,
          );
          const [first] = rows;
          if (!first) throw new ApiError("not_found");
          if (first.collection !== "cms-pages") throw new ApiError("rule_violated");
          for (const row of rows) await withdrawEntry(trx, row, { now: now(), isDeleted: true });
          const { collection, name } = first;
          const line = { kind: "content_removed" as const, note: body.note };
          await logContent(trx, deps, request, { collection, name }, line);
        });
        return { data: { done: true as const } };
      },
    );

    app.post(
      `${path}/:documentId/preview-link`,
      {
        onRequest,
        schema: {
          summary: "Create a link to the preview of an entry's drafts",
          description: "Good for seven days; the link before it ends.",
          tags,
          params: DocumentParams,
          response: { 201: PreviewLinkResponse },
        },
      },
      async ({ params, region }, reply) => {
        const data = await inTransaction(db, async (trx) => {
          const row = (await readEditorRows(trx, region.id)).find(
            ({ document_id: id }) => id === params.documentId,
          );
          if (!row) throw new ApiError("not_found");
          return createContentPreview(trx, row, now());
        });
        return reply.code(201).send({ data });
      },
    );
  };
