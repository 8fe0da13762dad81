import type { Listing } from "@hjem/domain/listing/listing";
import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import { viewingAt } from "@hjem/domain/listing/viewing-date";
import type { Selectable } from "kysely";
import type { Tables } from "../../db/schema.ts";
import type { LeadSummary } from "./lead-mails.ts";

/** A lead as it is stored. */
export type LeadRow = Selectable<Tables["lead"]>;

/** The viewing that was chosen, in the time zone of its listing; null by appointment. */
export const storedViewing = (
  { viewing_unix: from, viewing_unix_to: to }: LeadRow,
  { address }: Pick<Listing, "address">,
): ViewingDate | null =>
  from === null ? null : viewingAt({ unixFrom: from, unixTo: to ?? from }, address.timeZone);

/** A stored lead as its mails show it. */
export const summaryOf = (row: LeadRow, listing: Pick<Listing, "address">): LeadSummary => ({
  ...row,
  viewing: storedViewing(row, listing),
  consentVersion: row.consent_version,
  linkToken: row.kind === "viewing" ? row.publish_token : null,
});
