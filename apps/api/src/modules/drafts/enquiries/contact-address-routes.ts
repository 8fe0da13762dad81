import {
  ContactAddressesResponse,
  ContactAddressLink,
  ContactAddressRequest,
  ContactAddressState,
  ContactPhonesRequest,
} from "@hjem/domain/draft/contact-address";
import { type Language, regionLanguage } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../../db/transaction.ts";
import { say } from "../../../locales/sentences.ts";
import { mailMessage } from "../../../mail/mail-content.ts";
import type { KeyedMail } from "../../../mail/mail.ts";
import { ApiError, type FieldError } from "../../../plugins/api-error.ts";
import { acceptForms } from "../../../plugins/request-input.ts";
import type { Site } from "../../../regions.ts";
import { limitWrongTokens } from "../../../security/request-limits.ts";
import { hashOfToken } from "../../../security/secrets.ts";
import { readPhone } from "../../leads/form-checks.ts";
import type { DraftDeps } from "../draft-deps.ts";
import {
  askContactAddress,
  confirmContactAddress,
  isConfirmedAddress,
  readContactAddresses,
  readContactLink,
} from "./contact-addresses.ts";

interface ContactMail {
  /** Who gave the address, with whose account the mail is erased. */
  accountId: string;
  to: string;
  token: string;
  region: Site;
  language: Language;
}

/** The mail to an address that somebody gave as a contact: nobody has proven it, so that nothing that was typed is in it. */
function contactMail({ accountId, to, token, region, language }: ContactMail): KeyedMail {
  const values = { site: region.siteName };
  const report = (part: "subject" | "heading" | "text" | "button" | "footer") =>
    say(language, `mail.contact.${part}`, values);
  const href = new URL(paths.confirmContact.to(token), region.origin);
  if (language !== region.defaultLanguage) href.searchParams.set("language", language);
  return {
    key: `contact/${accountId}/${hashOfToken(token)}`,
    ...mailMessage(
      {
        subject: report("subject"),
        heading: report("heading"),
        paragraphs: [report("text")],
        button: { label: report("button"), href: href.href },
        footer: report("footer"),
      },
      { siteName: region.siteName, languageTag: regionLanguage(region, language).tag, to },
    ),
  };
}

/** Addresses and telephone numbers of contacts, and the link that confirms an address; opening that changes nothing. */
export const contactAddressRoutes =
  (
    deps: Pick<DraftDeps, "db" | "limits" | "requireUser" | "mailQueue" | "now">,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, limits, requireUser: onRequest, mailQueue, now } = deps;
    const own = "/api/user/contact-addresses";
    const byLink = "/api/v2/contact-address";
    acceptForms(app);

    app.get(
      own,
      {
        onRequest,
        schema: {
          summary: "Addresses of one's own contacts",
          description: "Enquiries are sent to a confirmed one, else to the account's address.",
          tags: ["drafts"],
          response: { 200: ContactAddressesResponse },
        },
      },
      async ({ user }) => ({ data: await readContactAddresses(db, user.id) }),
    );

    app.post(
      own,
      {
        onRequest,
        schema: {
          summary: "Have the address of a contact confirmed",
          description:
            "Sends it a mail with a link that is good for a week; none where it is confirmed, or the account's own. At most ten a day.",
          tags: ["drafts"],
          body: ContactAddressRequest,
          response: { 200: ContactAddressesResponse },
        },
      },
      async ({ user, body, region, language }) => {
        const email = body.email.toLowerCase();
        if (!(await isConfirmedAddress(db, user.id, email))) {
          await limits.ofSubject("contact", user.id);
          await limits.ofSubject("contacted", `${region.id}/${email}`);
          await inTransaction(db, async (trx) => {
            const token = await askContactAddress(trx, user.id, email, now());
            const about = { accountId: user.id, to: email, token };
            await mailQueue.enqueue(trx, contactMail({ ...about, region, language }));
          });
          mailQueue.wake();
        }
        return { data: await readContactAddresses(db, user.id) };
      },
    );

    app.post(
      "/api/user/contact-phones",
      {
        onRequest,
        schema: {
          summary: "Check telephone numbers of a contact",
          description:
            "Stores nothing. A number that cannot be called is `validation_failed` with its field, `phones.0` for the first.",
          tags: ["drafts"],
          body: ContactPhonesRequest,
          response: { 204: z.null() },
        },
      },
      async ({ body: { phones }, region: { dialCode } }, reply) => {
        const fieldErrors = phones.flatMap((phone, index): FieldError[] =>
          readPhone(phone, dialCode) === null
            ? [{ field: `phones.${index}`, sentence: "phone", values: { code: dialCode } }]
            : [],
        );
        if (fieldErrors.length > 0) throw new ApiError("validation_failed", { fieldErrors });
        return reply.code(204).send(null);
      },
    );

    app.get(
      byLink,
      {
        schema: {
          summary: "Whether the address of a contact is confirmed",
          description: "Needs no session and changes nothing. 404 for an unknown or old token.",
          tags: ["drafts"],
          querystring: ContactAddressLink,
          response: { 200: ContactAddressState },
        },
      },
      async ({ query: { token }, region, ip }) => ({
        data: await limitWrongTokens(limits, ip, () =>
          readContactLink(db, token, region.id, now()),
        ),
      }),
    );

    app.post(
      byLink,
      {
        schema: {
          summary: "Confirm the address of a contact",
          description: "Needs no session. Enquiries are sent there from now on.",
          tags: ["drafts"],
          body: ContactAddressLink,
          response: { 200: ContactAddressState },
        },
      },
      async ({ body: { token }, region, ip }) => {
        const confirm = () =>
          inTransaction(db, (trx) => confirmContactAddress(trx, token, region.id, now()));
        await limitWrongTokens(limits, ip, confirm);
        return { data: { isConfirmed: true } };
      },
    );
  };
