import { formatViewing } from "@hjem/domain/format/format-date";
import { formatPhone } from "@hjem/domain/format/format-phone";
import { type Language, regionLanguage } from "@hjem/domain/language";
import { type LeadKind, saysWhoGetsPhone } from "@hjem/domain/lead/lead-kinds";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import { paths } from "@hjem/domain/paths";
import type { Region } from "@hjem/domain/region";
import { type MailSentence, say } from "../../locales/sentences.ts";
import { mailMessage } from "../../mail/mail-content.ts";
import type { KeyedMail } from "../../mail/mail.ts";
import { enquiryHref } from "../drafts/enquiries/enquiry-href.ts";
import type { ListingOwner } from "../drafts/enquiries/find-owner.ts";
import { type HomeForSender, homeForSender } from "../drafts/enquiries/home-for-sender.ts";

/** A lead as shown in its mails. */
export interface LeadSummary {
  id: string;
  kind: LeadKind;
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  message: string;
  viewing: ViewingDate | null;
  /** Language of the page that the sender filled in. */
  language: Language;
  /** Of the text that the sender agreed to. */
  consentVersion: string;
  /** Of the link by which the sender cancels a registration; null for any other kind. */
  linkToken: string | null;
}

interface Surroundings {
  region: Region;
  listing: Listing;
  /** Of the site that the lead was sent on. */
  origin: string;
  /** The account that advertises the home; null for listings of feeds. */
  owner: ListingOwner | null;
}

/** Name of the contact of a listing; null for a private person. */
export const recipientOf = ({ agent, agency }: Pick<Listing, "agent" | "agency">): string | null =>
  agent?.name ?? agency?.name ?? null;

/** Email address of the contact of a listing of a feed; sellers of the demo have an address that nobody owns. */
const addressOf = ({ agent, id, isDemo, ownerType }: Listing): string | null =>
  agent?.email ?? (isDemo && ownerType === "user" ? `seller-${id}@demo.example` : null);

const written = (
  { region, listing, origin }: Surroundings,
  language: Language,
  lead: LeadSummary,
  home: HomeForSender = {
    name: listing.address.fullAddress,
    address: listing.address.fullAddress,
  },
) => {
  const activeLanguage = regionLanguage(region, language);
  const term = region.terms[language]?.["date.inspection"] ?? "";
  const values = {
    address: home.name,
    site: region.siteName,
    recipient: recipientOf(listing) ?? say(language, "mail.advertiser"),
    term,
  };
  const report = (id: MailSentence, more: Record<string, string> = {}) =>
    say(language, `mail.${id}`, { ...values, ...more });
  const viewing = lead.viewing
    ? formatViewing({ language: activeLanguage }, lead.viewing)
    : report("appointment");
  const isDefault = language === region.defaultLanguage;
  const page = `${origin}${paths.property.to(listing.agencyId, listing.id)}`;
  return {
    report,
    languageTag: activeLanguage.tag,
    rows: [
      { label: report("listing"), value: home.address },
      ...(lead.kind === "viewing" ? [{ label: term, value: viewing }] : []),
    ],
    button: {
      label: report("see_listing"),
      href: isDefault ? page : `${page}?language=${language}`,
    },
  };
};

/**
 * To the sender, in the sender's language. Holds nothing that the sender or a private advertiser wrote: the address may be
 * somebody else's, who must not get a stranger's words under our name.
 */
const toSender = (around: Surroundings, lead: LeadSummary): KeyedMail => {
  const home = homeForSender(around.listing, around.region, lead.language);
  const { report, rows, button, languageTag } = written(around, lead.language, lead, home);
  const registration =
    lead.linkToken === null
      ? null
      : {
          label: report("sender.viewing.button"),
          href: enquiryHref({ ...around, token: lead.linkToken, language: lead.language }),
        };
  const agentAddress = around.listing.agent?.email ?? null;
  const content = {
    subject: report(`sender.${lead.kind}.subject`),
    heading: report(`sender.${lead.kind}.heading`),
    paragraphs: [report(`sender.${lead.kind}.text`)],
    rows,
    button: registration ?? button,
    footer: report("sender.footer"),
  };
  return {
    key: `lead/${lead.id}/sender`,
    ...mailMessage(content, {
      siteName: around.region.siteName,
      languageTag,
      to: lead.email,
      ...(agentAddress === null ? {} : { replyTo: agentAddress }),
    }),
  };
};

/** What the advertiser hears once who registered for a viewing has changed their mind. */
export type RegistrationChange = "cancelled" | "restored";

/** To whoever advertises: somebody who had registered does not come, or does so after all; null where no address is known. */
export const changeMail = (
  around: Surroundings,
  lead: LeadSummary,
  { change, key }: { change: RegistrationChange; key: string },
): KeyedMail | null => {
  const { region, owner } = around;
  const to = owner?.email ?? addressOf(around.listing);
  if (to === null) return null;
  const language = owner?.language ?? region.defaultLanguage;
  const { report, rows, button, languageTag } = written(around, language, lead);
  const content = {
    subject: report(`owner.${change}.subject`),
    heading: report(`owner.${change}.heading`),
    paragraphs: [report(`owner.${change}.text`)],
    rows: [...rows, { label: report("name"), value: lead.name }],
    button,
    footer: report("owner.footer"),
  };
  return { key, ...mailMessage(content, { siteName: region.siteName, languageTag, to }) };
};

/** To the contact of the listing, in the market's language, with all that the sender wrote. */
const toOwner = (around: Surroundings, lead: LeadSummary, to: string): KeyedMail => {
  const { region } = around;
  const { report, rows, button, languageTag } = written(around, region.defaultLanguage, lead);
  const senderReads = new Intl.DisplayNames([languageTag], { type: "language" }).of(lead.language);
  const content = {
    subject: report(`owner.${lead.kind}.subject`),
    heading: report(`owner.${lead.kind}.heading`),
    paragraphs: [
      report("owner.text"),
      ...(lead.language === region.defaultLanguage
        ? []
        : [report("owner.language", { language: senderReads ?? lead.language })]),
    ],
    rows: [
      ...rows,
      { label: report("name"), value: lead.name },
      { label: report("email"), value: lead.email },
      ...(lead.phone === null
        ? []
        : [{ label: report("phone"), value: formatPhone(region, lead.phone) }]),
    ],
    quote: lead.message,
    button,
    footer: report("owner.footer"),
  };
  return {
    key: `lead/${lead.id}/owner`,
    ...mailMessage(content, { siteName: region.siteName, languageTag, to, replyTo: lead.email }),
  };
};

/**
 * To the account that advertises the home, in its language: without the sender's address, as the answer is passed on by the
 * site; the button leads to the enquiry.
 */
const toAccount = (around: Surroundings, lead: LeadSummary, owner: ListingOwner): KeyedMail => {
  const { region, origin } = around;
  const { report, rows, languageTag } = written(around, owner.language, lead);
  const href = new URL(paths.myListing.to(), origin);
  href.searchParams.set("enquiry", lead.id);
  if (owner.language !== region.defaultLanguage) href.searchParams.set("language", owner.language);
  const content = {
    subject: report(`owner.${lead.kind}.subject`),
    heading: report(`owner.${lead.kind}.heading`),
    paragraphs: [report("owner.answer_text")],
    rows: [
      ...rows,
      { label: report("name"), value: lead.name },
      ...(lead.phone === null || !saysWhoGetsPhone(lead.consentVersion)
        ? []
        : [{ label: report("phone"), value: formatPhone(region, lead.phone) }]),
    ],
    quote: lead.message,
    button: { label: report("owner.answer_button"), href: href.href },
    footer: report("owner.footer"),
  };
  return {
    key: `lead/${lead.id}/owner`,
    ...mailMessage(content, { siteName: region.siteName, languageTag, to: owner.email }),
  };
};

/** The mails that a lead makes: to its sender, and to the owner of the listing where an address is known. */
export const mailsOf = (around: Surroundings, lead: LeadSummary): KeyedMail[] => {
  const contact = addressOf(around.listing);
  const toContact = contact === null ? [] : [toOwner(around, lead, contact)];
  return [
    toSender(around, lead),
    ...(around.owner ? [toAccount(around, lead, around.owner)] : toContact),
  ];
};
