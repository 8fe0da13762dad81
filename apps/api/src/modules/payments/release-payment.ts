import type { ReleaseReason } from "@hjem/domain/draft/payment-rules";
import { formatMinorPrice } from "@hjem/domain/format/format-minor-price";
import { type Language, regionLanguage } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import { allDraftFields } from "@hjem/domain/publishing/all-fields";
import { fieldTextOf } from "@hjem/domain/publishing/draft-texts";
import type { Queries } from "../../db/schema.ts";
import { ownFieldNames, say } from "../../locales/sentences.ts";
import { mailMessage } from "../../mail/mail-content.ts";
import type { KeyedMail } from "../../mail/mail.ts";
import type { FieldError } from "../../plugins/api-error.ts";
import type { Site } from "../../regions.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { draftName } from "../drafts/tending/own-listing-mail.ts";
import type { PaymentDeps, PaymentRow } from "./payment-deps.ts";
import { changePayment } from "./payment-repository.ts";

/** A payment whose money goes back, with the draft that it was for. */
export interface ReleasedPayment {
  row: PaymentRow;
  draft: DraftRow;
  site: Site;
  reason: ReleaseReason;
  /** What keeps the draft from being published. @default none */
  faults?: readonly FieldError[];
}

/** What a field is called in the wizard; a part of it is called as the whole is. */
function fieldName(
  { site, draft }: Pick<ReleasedPayment, "site" | "draft">,
  language: Language,
  path: string,
): string {
  const own = ownFieldNames.find((name) => name === path);
  if (own) return say(language, `mail.released.field.${own}`);
  const texts = site.draftTexts[language];
  const known = allDraftFields.find((field) => field.path === path);
  const text = texts && known && fieldTextOf(texts, known.path, draft.listing_type);
  if (text) return text.label;
  const end = path.lastIndexOf(".");
  return end === -1 ? path : fieldName({ site, draft }, language, path.slice(0, end));
}

/** The mail that says why a listing was not published, and that nothing is charged. */
async function releaseMail(
  db: Queries,
  released: ReleasedPayment,
  { email, language }: { email: string; language: Language },
): Promise<KeyedMail> {
  const { row, draft, site, reason, faults = [] } = released;
  const readerLanguage = regionLanguage(site, language);
  const names = faults.map(({ field }) => fieldName(released, language, field));
  const values = {
    site: site.siteName,
    address: await draftName(db, draft, site),
    amount: formatMinorPrice({ region: site, language: readerLanguage }, row.total),
    fields: [...new Set(names)].join(", "),
  };
  const text = (part: "subject" | "heading" | "text" | "button") =>
    say(language, `mail.released.${reason}.${part}`, values);
  const href = new URL(paths.myListing.to(), site.origin);
  href.searchParams.set("draft", draft.id);
  href.searchParams.set("mode", "payment");
  if (language !== site.defaultLanguage) href.searchParams.set("language", language);
  return {
    key: `own/${draft.account_id}/${draft.id}/released/${row.id}`,
    ...mailMessage(
      {
        subject: text("subject"),
        heading: text("heading"),
        paragraphs: [text("text")],
        button: { label: text("button"), href: href.href },
        footer: say(language, "mail.own.footer", values),
      },
      { siteName: site.siteName, languageTag: readerLanguage.tag, to: email },
    ),
  };
}

/**
 * Gives back the money of a payment that is authorised and not used, and mails its payer why (D136). To be called with draft
 * and payment locked.
 */
export async function releasePayment(
  trx: Queries,
  { jobs, mailQueue, now }: Pick<PaymentDeps, "jobs" | "mailQueue" | "now">,
  released: ReleasedPayment,
): Promise<PaymentRow> {
  const { row, draft, reason } = released;
  const change = { state: "cancelled", reason, pending: "cancel" } as const;
  const after = await changePayment(trx, jobs, row.id, change, now());
  const owner = await trx
    .selectFrom("account")
    .select(["email", "language"])
    .where("id", "=", draft.account_id)
    .where("erase_at", "is", null)
    .executeTakeFirst();
  if (owner) await mailQueue.enqueue(trx, await releaseMail(trx, released, owner));
  return after;
}

/** Gives back what is reserved for a draft; false where nothing is. To be called with the draft locked. */
export async function releaseUnused(
  trx: Queries,
  deps: Pick<PaymentDeps, "jobs" | "mailQueue" | "now">,
  released: Omit<ReleasedPayment, "row">,
): Promise<boolean> {
  const row = await trx
    .selectFrom("payment")
    .selectAll()
    .where("draft_id", "=", released.draft.id)
    .where("state", "=", "authorised")
    .where("used_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (row) await releasePayment(trx, deps, { ...released, row });
  return row !== undefined;
}
