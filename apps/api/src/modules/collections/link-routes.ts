import {
  ReceivedInvitationResponse,
  SharedCollectionResponse,
} from "@hjem/domain/saved/collection";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../plugins/api-error.ts";
import { finishedText } from "../../plugins/json-text.ts";
import { collectionUser } from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { COLLECTIONS_PATH } from "./collection-routes.ts";
import {
  acceptInvitation,
  declineInvitation,
  type LinkHolder,
  readInvitation,
} from "./received-invitations.ts";
import { readSharedCollection } from "./shared-collection.ts";

const LinkParams = z.object({ token: z.string().max(100) });

/** Links that work without an account: invitations and shared collections (D63, D64). */
export const linkRoutes =
  (deps: CollectionDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, limits, requireUser } = deps;
    // Before anything is looked up: tokens are guessed with and without a session.
    app.addHook("onRequest", ({ ip }) => limits.ofAddress("token", ip));

    /** Who holds the link; a session that is over is none. */
    const holderOf = async (request: FastifyRequest, token: string): Promise<LinkHolder> => {
      const isSignedIn = await requireUser(request).then(
        () => true,
        () => false,
      );
      return { token, region: request.region.id, accountId: isSignedIn ? request.user.id : null };
    };

    app.get(
      `${COLLECTIONS_PATH}/invitations/:token`,
      {
        schema: {
          summary: "An invitation by the token of its link",
          description:
            "Needs no session; with one it names the collection once that person has accepted. Shows no address and no other member.",
          tags: ["saved"],
          params: LinkParams,
          response: { 200: ReceivedInvitationResponse },
        },
      },
      async (request) => {
        const holder = await holderOf(request, request.params.token);
        return { data: await readInvitation(deps, holder) };
      },
    );

    app.post(
      `${COLLECTIONS_PATH}/invitations/:token/accept`,
      {
        onRequest: requireUser,
        schema: {
          summary: "Accept an invitation",
          description:
            "The person is a member from now on, whatever address the invitation went to. 409 where it is used, declined, expired or withdrawn.",
          tags: ["saved"],
          params: LinkParams,
          response: { 200: ReceivedInvitationResponse },
        },
      },
      async (request) => {
        const { token } = request.params;
        return { data: await acceptInvitation(deps, collectionUser(request), token) };
      },
    );

    app.post(
      `${COLLECTIONS_PATH}/invitations/:token/decline`,
      {
        schema: {
          summary: "Decline an invitation",
          description:
            "Needs no session. The same person cannot invite this address again for 90 days.",
          tags: ["saved"],
          params: LinkParams,
          response: { 200: ReceivedInvitationResponse },
        },
      },
      async (request) => {
        const holder = await holderOf(request, request.params.token);
        return { data: await declineInvitation(deps, holder) };
      },
    );

    app.get(
      `${COLLECTIONS_PATH}/shared/:token`,
      {
        schema: {
          summary: "A shared collection by its secret link",
          description:
            "Needs no session: its name and its homes, newest first, without people, notes and verdicts. 404 once its owner has closed the link.",
          tags: ["saved"],
          params: LinkParams,
          response: { 200: finishedText(SharedCollectionResponse) },
        },
      },
      async ({ params, region }, reply) => {
        const text = await readSharedCollection(db, region.id, params.token);
        if (text === null) throw new ApiError("not_found");
        reply.header("x-robots-tag", "noindex, nofollow");
        return reply.type("application/json; charset=utf-8").send(text);
      },
    );
  };
