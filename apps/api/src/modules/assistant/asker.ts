import { hashOfToken } from "../../security/secrets.ts";

/** Who asks: a person with an account, or a visitor by the hash of a random id (D80). */
export type Asker = { accountId: string } | { visitorHash: string };

/** The home that is asked about: its market, and its public id in any case. */
export interface AskedProperty {
  regionId: string;
  propertyId: string;
}

/** The visitor of an id that a page has given itself. */
export const visitorOf = (visitorId: string): Asker & { visitorHash: string } => ({
  visitorHash: hashOfToken(`visitor/${visitorId.toLowerCase()}`),
});

/** Names an asker: for limits and counts. */
export const askerKey = (asker: Asker): string =>
  "accountId" in asker ? `account/${asker.accountId}` : asker.visitorHash;

/** Id of the conversation of an asker about a home, in every process; it reveals neither. */
export const conversationIdOf = (asker: Asker, { regionId, propertyId }: AskedProperty): string =>
  hashOfToken(`${regionId}/${propertyId.toLowerCase()}/${askerKey(asker)}`);
