import { formatLongDay } from "@hjem/domain/format/format-date";
import { type Language, regionLanguage } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import { formatAddress } from "@hjem/domain/place/format-address";
import { dayIn } from "@hjem/domain/time/zone";
import type { Queries } from "../../../db/schema.ts";
import { type OwnListingMailKind, say } from "../../../locales/sentences.ts";
import { mailMessage } from "../../../mail/mail-content.ts";
import type { KeyedMail } from "../../../mail/mail.ts";
import type { Site } from "../../../regions.ts";
import { withWrittenPlace } from "../../addresses/address-row.ts";
import type { DraftRow } from "../draft-access.ts";

/** The owner of a draft, as a mail needs them. */
export interface DraftOwnerAddress {
  email: string;
  language: Language;
}

/** What a mail about an own listing says. */
export interface OwnListingMail {
  kind: OwnListingMailKind;
  row: DraftRow;
  owner: DraftOwnerAddress;
  region: Site;
  /** The day that it names, in milliseconds since 1970. */
  at: number;
  /** What makes it this occasion and no other. */
  occasion: string;
}

/** What a mail calls a draft: its address as pages write it, else its title. */
export async function draftName(
  db: Queries,
  { content: { location: typed, propertyDetail } }: DraftRow,
  region: Pick<Site, "id" | "placeNames">,
): Promise<string> {
  const location = await withWrittenPlace(db, region.id, typed);
  const address = location.street || location.suburb ? formatAddress(location, region) : "";
  return address || propertyDetail.title?.trim() || "–";
}

/** A mail to the owner of a draft or listing, which leads to it; once for its occasion. */
export async function ownListingMail(db: Queries, mail: OwnListingMail): Promise<KeyedMail> {
  const { kind, row, owner, region, at, occasion } = mail;
  const { language } = owner;
  const readerLanguage = regionLanguage(region, language);
  const title = row.content.propertyDetail.title?.trim();
  const values = {
    site: region.siteName,
    address: await draftName(db, row, region),
    title: title || say(language, "mail.own.untitled"),
    date: formatLongDay({ language: readerLanguage }, dayIn(at, region.timeZones.default)),
  };
  const report = (part: "subject" | "heading" | "text" | "button") =>
    say(language, `mail.own.${kind}.${part}`, values);
  const href = new URL(paths.myListing.to(), region.origin);
  if (kind === "abandoned") href.searchParams.set("draft", row.id);
  if (language !== region.defaultLanguage) href.searchParams.set("language", language);
  return {
    key: `own/${row.account_id}/${row.id}/${kind}/${occasion}`,
    ...mailMessage(
      {
        subject: report("subject"),
        heading: report("heading"),
        paragraphs: [report("text")],
        button: { label: report("button"), href: href.href },
        footer: say(language, "mail.own.footer", values),
      },
      { siteName: region.siteName, languageTag: readerLanguage.tag, to: owner.email },
    ),
  };
}
