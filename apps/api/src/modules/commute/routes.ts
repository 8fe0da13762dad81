import {
  CommuteAddressChange,
  CommuteAddressesResponse,
  NewCommuteAddresses,
} from "@hjem/domain/account/commute-address";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import * as addresses from "./commute-addresses.ts";

const root = "/api/user/commute-addresses";
const tags = ["account"];
const Id = z.object({ id: z.uuid() });
const response = { 200: CommuteAddressesResponse };

/** Addresses that the signed-in person sees travel times to, on any device (SAVE-051, SAVE-053, D84). */
export const commuteRoutes =
  ({
    db,
    requireUser: onRequest,
    now,
  }: Pick<AccountDeps, "db" | "requireUser" | "now">): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });

    app.get(
      root,
      {
        onRequest,
        schema: {
          summary: "Addresses of the person's commute",
          description: "At most five, oldest first, with those that are hidden.",
          tags,
          response,
        },
      },
      async ({ user }) => ({ data: await addresses.listCommuteAddresses(db, user.id) }),
    );

    app.post(
      root,
      {
        onRequest,
        schema: {
          summary: "Add addresses",
          description:
            "A place is there once: the same coordinates again change nothing. Of several, the first ones that fit are added; `limit_reached` where none of the new ones fits into five. The response has all addresses of the person.",
          tags,
          body: NewCommuteAddresses,
          response,
        },
      },
      async ({ user, body }) => ({
        data: await inTransaction(db, (trx) =>
          addresses.addCommuteAddresses(trx, { accountId: user.id, now: now() }, body.addresses),
        ),
      }),
    );

    app.patch(
      `${root}/:id`,
      {
        onRequest,
        schema: {
          summary: "Hide an address, or show it again",
          description: "Another person's is `not_found`. The response has all addresses.",
          tags,
          params: Id,
          body: CommuteAddressChange,
          response,
        },
      },
      async ({ user, params, body }) => ({
        data: await addresses.hideCommuteAddress(db, user.id, params.id, body.isHidden),
      }),
    );

    app.delete(
      `${root}/:id`,
      {
        onRequest,
        schema: {
          summary: "Remove an address",
          description: "One that is not there is no error. The response has those that remain.",
          tags,
          params: Id,
          response,
        },
      },
      async ({ user, params }) => ({
        data: await addresses.removeCommuteAddress(db, user.id, params.id),
      }),
    );
  };
