import type { LEAD_TRAP_FIELD, LeadKind } from "@hjem/domain/lead/lead-kinds";
import { FormToken, LeadReceipt, ReportReceipt } from "@hjem/domain/lead/lead-receipt";
import {
  ContactRequest,
  InterestRequest,
  ReportRequest,
  ValuationRequest,
  ViewingRequest,
} from "@hjem/domain/lead/lead-request";
import { ValuationResponse } from "@hjem/domain/lead/valuation";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { acceptForms } from "../../plugins/request-input.ts";
import type { Site } from "../../regions.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import type { TokenKeys } from "../../security/secrets.ts";
import { requireFeature } from "../administration/market-features.ts";
import { requireListing } from "../listings/require-listing.ts";
import {
  addPhoneError,
  doubtOf,
  phoneOf,
  readStrictly,
  rejectClosed,
  requireReportText,
  viewingOf,
} from "./form-checks.ts";
import { createFormToken, readFormToken } from "./form-token.ts";
import { createLeadRepository } from "./lead-repository.ts";
import { valuate } from "./valuation.ts";

/** Forms that one address may send in ten minutes; each kind is counted by itself. */
const FORMS_PER_TEN_MINUTES = 10;
const limited = { rateLimit: { max: FORMS_PER_TEN_MINUTES, timeWindow: "10 minutes" } };
/** Estimates are only viewed: visitors who compare homes request many. */
const ESTIMATES_PER_TEN_MINUTES = 60;

const Params = z.object({ id: z.string().max(200) });

/** Dependencies of the lead routes. */
export interface LeadDeps {
  db: Database;
  regions: readonly Site[];
  index: SearchIndex;
  mailQueue: MailQueue;
  /** The first signs tokens of forms. */
  keys: TokenKeys;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A moderator looks at what is sent sooner after opening; 0 disables the check. */
  formMinMs: number;
}

type Place = Pick<FastifyRequest, "region" | "language">;

/** What visitors send to those who advertise, and to us about them; JSON and forms alike. No sign-in (LEAD-005). */
export const leadRoutes =
  (deps: LeadDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, index, now } = deps;
    const leads = createLeadRepository(deps);
    acceptForms(app);
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    // The key of a form may come as a header too; what the body says counts first.
    app.addHook("preValidation", async ({ headers, body }) => {
      const key = headers["idempotency-key"];
      if (typeof key !== "string" || typeof body !== "object" || body === null) return;
      if (!("idempotency_key" in body)) Object.assign(body, { idempotency_key: key });
    });

    app.setErrorHandler((error, request) => {
      throw addPhoneError(error, request);
    });

    const checkOf = async (
      form: { formToken?: unknown; [LEAD_TRAP_FIELD]?: unknown },
      { region }: Place,
    ) => {
      const opened = await readFormToken(deps.keys, form.formToken, region, now());
      return {
        doubt: doubtOf(form, opened, { now: now(), formMinMs: deps.formMinMs }),
        formTokenId: typeof opened === "string" ? null : opened.id,
      };
    };

    const withListing = async <Result>(
      request: Place & { params: z.infer<typeof Params> },
      sent: (listing: Listing) => Promise<Result>,
    ): Promise<Result> => sent(await requireListing(deps, request, request.params.id));

    const take = async (
      lead: {
        kind: LeadKind;
        form: InterestRequest & Pick<ContactRequest, "mayPublish">;
        viewing?: ViewingDate | null;
      },
      listing: Listing,
      place: Place,
    ): Promise<LeadReceipt> => {
      const { region, language } = place;
      const { kind, form, viewing = null } = lead;
      rejectClosed(listing);
      const phone = phoneOf(form.phone, region);
      return leads.take(
        {
          ...(await checkOf(form, place)),
          kind,
          name: form.name,
          email: form.email,
          phone,
          message: form.message ?? "",
          viewing,
          consentVersion: form.consentVersion,
          idempotencyKey: form.idempotencyKey ?? null,
          mayPublish: form.mayPublish,
        },
        { region, listing, language, origin: region.origin },
      );
    };

    app.get(
      "/api/v2/form-token",
      {
        schema: {
          summary: "Token of a form that was opened",
          description:
            "Says when, by the server's clock. Good for one form within a day; stores nothing. A form that comes without one is held for a moderator (D137).",
          tags: ["leads"],
          response: { 200: FormToken },
        },
      },
      async ({ region }) => ({ token: await createFormToken(deps.keys, region, now()) }),
    );

    app.post(
      "/api/v3/property/:id/contact",
      {
        config: limited,
        schema: {
          summary: "Send an enquiry about a listing",
          description:
            "JSON or a form. Stored for the owner and confirmed by mail to both. The same person, listing, kind and text within ten minutes, or the same `idempotency_key`, are one message with one response. A doubtful one (`is_held`) is passed on and confirmed once a moderator has released it. A listing that is sold, rented or withdrawn is 409 `listing_closed`.",
          tags: ["leads"],
          params: Params,
          body: ContactRequest,
          response: { 200: LeadReceipt },
        },
      },
      (request) =>
        withListing(request, (listing) =>
          take({ kind: "contact", form: request.body }, listing, request),
        ),
    );

    app.post(
      "/api/v2/property/:id/register_interest",
      {
        config: limited,
        schema: {
          summary: "Register interest in a listing",
          description: "As `contact`; the message may be left out.",
          tags: ["leads"],
          params: Params,
          body: InterestRequest,
          response: { 200: LeadReceipt },
        },
      },
      (request) =>
        withListing(request, (listing) =>
          take({ kind: "interest", form: request.body }, listing, request),
        ),
    );

    app.post(
      "/api/v2/property/:id/viewing",
      {
        config: limited,
        schema: {
          summary: "Sign up for a viewing",
          description:
            "As `contact`; `viewing` is the `unix_from` of one of the listing's viewings that has not ended. Without it the sign-up requests an appointment, where the listing offers that.",
          tags: ["leads"],
          params: Params,
          body: ViewingRequest,
          response: { 200: LeadReceipt },
        },
      },
      (request) =>
        withListing(request, async (listing) => {
          rejectClosed(listing);
          const viewing = viewingOf(request.body.viewing, listing, now());
          return take({ kind: "viewing", form: request.body, viewing }, listing, request);
        }),
    );

    app.post(
      "/api/v2/property/:id/valuation",
      {
        config: { rateLimit: { ...limited.rateLimit, max: ESTIMATES_PER_TEN_MINUTES } },
        schema: {
          summary: "Request an estimate of a home's value",
          description:
            "Returns an estimate with every listing it is based on, or why there is none. With a name, an email, a phone number or a message it is a lead too, which needs what `register_interest` needs.",
          tags: ["leads"],
          params: Params,
          body: ValuationRequest,
          response: { 200: ValuationResponse },
        },
      },
      (request) =>
        withListing(request, async (listing) => {
          const { body, region } = request;
          const isLead = [body.name, body.email, body.phone, body.message].some(Boolean);
          const form = isLead ? readStrictly(InterestRequest, body) : null;
          const receipt = form && (await take({ kind: "valuation", form }, listing, request));
          const estimate = await valuate({ db, index }, listing, { region, now: now() });
          return { estimate, receipt };
        }),
    );

    app.post(
      "/api/v2/property/:id/report",
      {
        config: limited,
        preHandler: requireFeature(db, "reports"),
        schema: {
          summary: "Report a listing",
          description:
            "A scam, wrong facts, one that is sold already, or something else, which needs words. A moderator reads every one of them, so none is held.",
          tags: ["leads"],
          params: Params,
          body: ReportRequest,
          response: { 200: ReportReceipt },
        },
      },
      (request) =>
        withListing(request, async (listing) => {
          const { body, region, language } = request;
          requireReportText(body);
          return leads.report(body, { region, listing, language });
        }),
    );
  };
