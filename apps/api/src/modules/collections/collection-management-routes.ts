import {
  CollectionChange,
  CollectionResponse,
  InviteRequest,
  NewCollection,
  NewOwner,
} from "@hjem/domain/saved/collection";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { finishedText } from "../../plugins/json-text.ts";
import { requireId } from "./change-home.ts";
import {
  changeCollection,
  CollectionParams,
  collectionUser,
  requireCollection,
  requireOwner,
} from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { COLLECTIONS_PATH, sendCollection } from "./collection-routes.ts";
import {
  changeDetails,
  createCollection,
  deleteCollection,
  restoreCollection,
} from "./collections.ts";
import { checkInvitations, countInvitations, invite, withdrawInvitation } from "./invitations.ts";
import { makeOwner, readMemberIds, takeOut } from "./members.ts";

const MemberParams = CollectionParams.extend({ userId: z.string().max(100) });
const SentParams = CollectionParams.extend({ invitationId: z.string().max(100) });

const siteUser = (request: FastifyRequest) => ({
  ...collectionUser(request),
  site: request.region,
});

/** Collections themselves and their people: creating, changing, deleting, inviting, leaving. */
export const managementRoutes =
  (deps: CollectionDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, mailQueue, requireUser: onRequest, now } = deps;
    const one = { response: { 200: finishedText(CollectionResponse) }, tags: ["saved"] };
    const nothing = { response: { 204: z.null() }, tags: ["saved"] };

    app.post(
      COLLECTIONS_PATH,
      {
        onRequest,
        schema: {
          ...one,
          summary: "Create a collection",
          description:
            "`shared_with_emails` are invited by mail; an empty address is none. At most 50 collections, shared ones included.",
          body: NewCollection,
        },
      },
      async (request, reply) => {
        const id = await createCollection(deps, siteUser(request), request.body);
        return sendCollection(deps, request, reply, id);
      },
    );

    app.patch(
      `${COLLECTIONS_PATH}/:collectionId`,
      {
        onRequest,
        schema: {
          ...one,
          summary: "Change a collection",
          description:
            "Its name, its secret link (`is_shareable`), and invitations to addresses that are neither members nor invited; what is left out stays. For its owner; the default collection cannot be changed.",
          params: CollectionParams,
          body: CollectionChange,
        },
      },
      async (request, reply) => {
        const { collectionId } = request.params;
        const id = await changeDetails(deps, siteUser(request), collectionId, request.body);
        return sendCollection(deps, request, reply, id);
      },
    );

    app.delete(
      `${COLLECTIONS_PATH}/:collectionId`,
      {
        onRequest,
        schema: {
          ...nothing,
          summary: "Delete a collection",
          description:
            "For all its people, by its owner; `restore` undoes it for five minutes. The default collection cannot be deleted.",
          params: CollectionParams,
        },
      },
      async (request, reply) => {
        await deleteCollection(deps, collectionUser(request), request.params.collectionId);
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${COLLECTIONS_PATH}/:collectionId/restore`,
      {
        onRequest,
        schema: {
          ...one,
          summary: "Undo the deletion of a collection",
          description: "Within five minutes, by its owner; 404 after that.",
          params: CollectionParams,
        },
      },
      async (request, reply) => {
        const { collectionId } = request.params;
        const id = await restoreCollection(deps, collectionUser(request), collectionId);
        return sendCollection(deps, request, reply, id);
      },
    );

    app.post(
      `${COLLECTIONS_PATH}/:collectionId/user/invite`,
      {
        onRequest,
        schema: {
          ...one,
          summary: "Invite a person to a collection",
          description:
            "By a mail with a link that works once and for 14 days; the response never reveals whether the address has an account. 20 a day for a person, 3 for an address. For its owner.",
          params: CollectionParams,
          body: InviteRequest,
        },
      },
      async (request, reply) => {
        const user = collectionUser(request);
        const { collectionId } = request.params;
        const emails = [request.body.email];
        const inviterId = user.accountId;
        // What is refused is not counted.
        await inTransaction(db, async (trx) => {
          const collection = await requireCollection(trx, user, collectionId, { now: now() });
          requireOwner(collection);
          await checkInvitations(trx, { collectionId: collection.id, inviterId, emails }, now());
        });
        await countInvitations(deps, user, emails);
        const id = await changeCollection(deps, user, collectionId, async (trx, collection) => {
          requireOwner(collection);
          const invited = { collectionId: collection.id, inviterId, emails };
          await invite(deps, trx, request.region, invited);
          return { isChanged: true, value: collection.id };
        });
        mailQueue.wake();
        return sendCollection(deps, request, reply, id);
      },
    );

    app.delete(
      `${COLLECTIONS_PATH}/:collectionId/invitations/:invitationId`,
      {
        onRequest,
        schema: {
          ...nothing,
          summary: "Withdraw an invitation",
          description: "One that the person has sent; its link stops working.",
          params: SentParams,
        },
      },
      async (request, reply) => {
        const user = collectionUser(request);
        const { collectionId } = request.params;
        const invitationId = requireId(request.params.invitationId);
        await changeCollection(deps, user, collectionId, async (trx, { id }, at) => {
          const sent = { collectionId: id, invitationId, inviterId: user.accountId };
          await withdrawInvitation(trx, sent, at);
          return { isChanged: true, value: null };
        });
        return reply.code(204).send(null);
      },
    );

    app.delete(
      `${COLLECTIONS_PATH}/:collectionId/user/:userId`,
      {
        onRequest,
        schema: {
          ...nothing,
          summary: "Remove a member, or leave",
          description:
            "The owner removes members; everybody removes themself. With a person go their notes, verdicts, checks and pending invitations. Where the owner leaves, the collection passes to who has been in it longest.",
          params: MemberParams,
        },
      },
      async (request, reply) => {
        const user = collectionUser(request);
        const userId = requireId(request.params.userId);
        const { collectionId } = request.params;
        await changeCollection(deps, user, collectionId, async (trx, collection, at) => {
          if (collection.isDefault) throw new ApiError("default_collection");
          if (userId !== user.accountId) requireOwner(collection);
          const members = await readMemberIds(trx, collection.id);
          // Nobody would be left to see it: that is to be deleted, which can be undone.
          if (members.length === 1 && userId === user.accountId)
            throw new ApiError("rule_violated");
          await takeOut(trx, collection.id, userId, new Date(at).toISOString());
          return { isChanged: true, value: null };
        });
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${COLLECTIONS_PATH}/:collectionId/owner`,
      {
        onRequest,
        schema: {
          ...one,
          summary: "Hand a collection over to a member",
          description: "The owner becomes a member.",
          params: CollectionParams,
          body: NewOwner,
        },
      },
      async (request, reply) => {
        const user = collectionUser(request);
        const { collectionId } = request.params;
        const id = await changeCollection(deps, user, collectionId, async (trx, collection) => {
          requireOwner(collection);
          await makeOwner(trx, collection.id, request.body.userId);
          return { isChanged: request.body.userId !== user.accountId, value: collection.id };
        });
        return sendCollection(deps, request, reply, id);
      },
    );
  };
