import {
  CheckRequest,
  NoteRequest,
  NoteResponse,
  PlannedViewing,
  PlannedViewingsResponse,
  QuestionChange,
  QuestionRequest,
  QuestionResponse,
  VerdictRequest,
} from "@hjem/domain/saved/decision";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { CollectionParams, collectionUser, requireCollection } from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { COLLECTIONS_PATH, HomeParams } from "./collection-routes.ts";
import { saveCheck, saveNote, saveVerdict } from "./decisions.ts";
import { planViewing, readPlannedViewings } from "./planned-viewings.ts";
import { addQuestion, changeQuestion, removeQuestion } from "./questions.ts";

const ABOUT_HOME = `${COLLECTIONS_PATH}/:collectionId/properties/:propertyId`;
const QuestionParams = HomeParams.extend({ questionId: z.string().max(100) });

/** What the people of a collection say about its homes (D62). */
export const decisionRoutes =
  (deps: CollectionDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, requireUser: onRequest, now } = deps;
    const tags = ["saved"];
    const nothing = { response: { 204: z.null() }, tags };

    app.put(
      `${ABOUT_HOME}/note`,
      {
        onRequest,
        schema: {
          summary: "Write the person's own note on a home",
          description:
            "`version` is that of the note as it was read, 0 where there was none; empty text removes it. Another version in store is 409 `note_changed` with the note as `current`.",
          tags,
          params: HomeParams,
          body: NoteRequest,
          response: { 200: NoteResponse },
        },
      },
      async (request) => {
        const { params, body } = request;
        return { data: await saveNote(deps, collectionUser(request), params, body) };
      },
    );

    app.put(
      `${ABOUT_HOME}/verdict`,
      {
        onRequest,
        schema: {
          ...nothing,
          summary: "Say what the person thinks of a home",
          description: "Yes, maybe or no, with a reason; null removes it. The last write wins.",
          params: HomeParams,
          body: VerdictRequest,
        },
      },
      async (request, reply) => {
        await saveVerdict(deps, collectionUser(request), request.params, request.body);
        return reply.code(204).send(null);
      },
    );

    app.put(
      `${ABOUT_HOME}/checks`,
      {
        onRequest,
        schema: {
          ...nothing,
          summary: "Fill in a line of the person's viewing checklist",
          description: "One line at a time; null clears it. The last write wins.",
          params: HomeParams,
          body: CheckRequest,
        },
      },
      async (request, reply) => {
        await saveCheck(deps, collectionUser(request), request.params, request.body);
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${ABOUT_HOME}/questions`,
      {
        onRequest,
        schema: {
          summary: "Add a question to ask about a home",
          description: "For all people of the collection; at most 50 for a home.",
          tags,
          params: HomeParams,
          body: QuestionRequest,
          response: { 200: QuestionResponse },
        },
      },
      async (request) => {
        const { params, body } = request;
        return { data: await addQuestion(deps, collectionUser(request), params, body.text) };
      },
    );

    app.patch(
      `${ABOUT_HOME}/questions/:questionId`,
      {
        onRequest,
        schema: {
          summary: "Mark a question as asked",
          description: "Or as not asked; anybody of the collection may.",
          tags,
          params: QuestionParams,
          body: QuestionChange,
          response: { 200: QuestionResponse },
        },
      },
      async (request) => {
        const { params, body } = request;
        return { data: await changeQuestion(deps, collectionUser(request), params, body.isAsked) };
      },
    );

    app.delete(
      `${ABOUT_HOME}/questions/:questionId`,
      {
        onRequest,
        schema: {
          ...nothing,
          summary: "Remove a question",
          description: "One that is not there changes nothing.",
          params: QuestionParams,
        },
      },
      async (request, reply) => {
        await removeQuestion(deps, collectionUser(request), request.params);
        return reply.code(204).send(null);
      },
    );

    app.get(
      `${COLLECTIONS_PATH}/:collectionId/viewings`,
      {
        onRequest,
        schema: {
          summary: "Who attends which viewing",
          description: "A viewing without an entry is attended by everybody.",
          tags,
          params: CollectionParams,
          response: { 200: PlannedViewingsResponse },
        },
      },
      async (request) => {
        const user = collectionUser(request);
        const { collectionId } = request.params;
        const { id } = await inTransaction(db, (trx) =>
          requireCollection(trx, user, collectionId, { now: now() }),
        );
        return { data: await readPlannedViewings(db, id) };
      },
    );

    app.put(
      `${COLLECTIONS_PATH}/:collectionId/viewings`,
      {
        onRequest,
        schema: {
          ...nothing,
          summary: "Change who attends a viewing",
          description:
            "Of a home of the collection, by its day and start; an empty list is nobody.",
          params: CollectionParams,
          body: PlannedViewing,
        },
      },
      async (request, reply) => {
        const { collectionId } = request.params;
        await planViewing(deps, collectionUser(request), collectionId, request.body);
        return reply.code(204).send(null);
      },
    );
  };
