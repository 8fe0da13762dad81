import { DoneResponse } from "@hjem/domain/account/auth-response";
import {
  AdminLogResponse,
  AdminListQuery,
  AdminPaymentsResponse,
  ListingRecordResponse,
  PlaceRequest,
  RefundRequest,
} from "@hjem/domain/moderation/administration";
import { AdminListingsResponse } from "@hjem/domain/moderation/moderation-case";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { auditSource } from "../../security/audit.ts";
import { requireRole } from "../administration/require-role.ts";
import { readLog } from "./admin-log.ts";
import { readPayments } from "./admin-payments.ts";
import { correctPlace } from "./correct-place.ts";
import { readListingRecord, searchListings } from "./listing-record.ts";
import type { ModerationDeps } from "./moderation-deps.ts";
import { refundPayment } from "./refund-payment.ts";

const params = z.object({ id: z.string().max(60) });

/** Listings, payments and log of a market for those who run it (D106, LIST-127, LIST-128). */
export const listingAdminRoutes =
  (deps: ModerationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, keys, now } = deps.accountDeps;
    const onRequest = requireRole(deps, ["moderator", "administrator"]);
    const tags = ["admin"];

    app.get(
      "/api/admin/listings",
      {
        onRequest,
        schema: {
          summary: "Listings and drafts of this market",
          description:
            "The newest first, those of people before those of feeds, 20 a page; `q` is an id, an address, or their owner's e-mail address.",
          tags,
          querystring: AdminListQuery,
          response: { 200: AdminListingsResponse },
        },
      },
      async ({ region, query }, reply) =>
        reply.send(await searchListings(db, region, query, now())),
    );

    app.get(
      "/api/admin/listings/:id",
      {
        onRequest,
        schema: {
          summary: "Everything that is stored of a listing",
          description: "Cases, payments, changes and log; `id` is its public id or its draft's.",
          tags,
          params,
          response: { 200: ListingRecordResponse },
        },
      },
      async ({ region, params: { id } }, reply) =>
        reply.send({ data: await readListingRecord(db, region, id, now()) }),
    );

    app.put(
      "/api/admin/listings/:id/place",
      {
        onRequest: requireRole(deps, ["administrator"]),
        schema: {
          summary: "Correct the address of a published listing",
          description:
            "For administrators. Page, search, time zone and the owner's draft follow; the reason is written to the audit. 400 `validation_failed` for postcode, place and state that do not belong together; one's own is 403 `own_listing`.",
          tags,
          params,
          body: PlaceRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        const { reason, ...place } = request.body;
        await correctPlace(deps, {
          id: request.params.id,
          region: request.region,
          place,
          accountId: request.user.id,
          audit: {
            source: auditSource(keys, request),
            actorAuditId: request.user.auditId,
            reason,
          },
        });
        return reply.send({ data: { done: true } });
      },
    );

    app.get(
      "/api/admin/payments",
      {
        onRequest,
        schema: {
          summary: "Payments of this market",
          description:
            "The newest first, 50 a page; `q` is who paid, an address, or the number of a receipt. No card number is stored.",
          tags,
          querystring: AdminListQuery,
          response: { 200: AdminPaymentsResponse },
        },
      },
      async ({ region, query }, reply) => reply.send(await readPayments(db, region, query, now())),
    );

    app.post(
      "/api/admin/payments/:id/refund",
      {
        onRequest: requireRole(deps, ["administrator"]),
        schema: {
          summary: "Give a payment back",
          description:
            "For administrators: one that was captured, in full. The payer gets a credit note by mail; the reason is written to the audit. 409 `conflict` for any other, 403 `own_listing` for one's own.",
          tags,
          params,
          body: RefundRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        await refundPayment(deps, {
          id: request.params.id,
          regionId: request.region.id,
          accountId: request.user.id,
          audit: {
            source: auditSource(keys, request),
            actorAuditId: request.user.auditId,
            reason: request.body.reason,
          },
        });
        return reply.send({ data: { done: true } });
      },
    );

    app.get(
      "/api/admin/log",
      {
        onRequest,
        schema: {
          summary: "What moderators and administrators of this market have done",
          description:
            "With who and why, the newest first, 50 a page; `q` is a name, an address, or a word of the reason.",
          tags,
          querystring: AdminListQuery,
          response: { 200: AdminLogResponse },
        },
      },
      async ({ region, query }, reply) => reply.send(await readLog(db, region.id, query)),
    );
  };
