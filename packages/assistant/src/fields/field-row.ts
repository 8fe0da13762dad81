import type { FormatContext } from "@hjem/domain/format/format-context";
import type { Period } from "@hjem/domain/format/format-price";
import type { RegionLanguage } from "@hjem/domain/language";
import { isRental } from "@hjem/domain/listing/availability";
import type { DetailedListing } from "@hjem/domain/listing/listing";
import { localTermKey } from "@hjem/domain/local-term";
import type { NearStop } from "@hjem/domain/place/stop";
import type { Region } from "@hjem/domain/region";
import type { TermKey } from "@hjem/domain/terms";
import type { AnswerAnchor } from "../answer-types.ts";
import { formatMessage, type MessageId } from "../messages/messages.ts";

/** What a field is read and formatted with. */
export interface FieldContext extends FormatContext {
  region: Region;
  language: RegionLanguage;
  listing: DetailedListing;
  stops: readonly NearStop[];
  /** Milliseconds. */
  now: number;
}

/** The home, and what is asked about it. */
export interface AskedContext extends FieldContext {
  question: string;
}

/** An amount that is paid again and again. */
export interface Recurring {
  amount: number;
  period: Period;
}

/** A field of a listing that answers a question. */
export interface FieldRow {
  label: TermKey | MessageId;
  /** Of a rental, where it is called otherwise. @default label */
  rentalLabel?: MessageId;
  /** Path in the listing, or of the rules that give the value. */
  field: string;
  anchor: AnswerAnchor;
  /** The value as text without a full stop; null where the listing does not state it. */
  read: (context: FieldContext) => string | null;
  /** The amount of a cost that is paid again and again, to be stated for another period. @default none */
  recurs?: (context: FieldContext) => Recurring | null;
}

/** Rows by the id of their intent. */
export type FieldRows = Readonly<Record<string, FieldRow>>;

/** A sentence of the assistant in the page's language. */
export const say = (
  { language }: Pick<FieldContext, "language">,
  id: MessageId,
  values?: Readonly<Record<string, string>>,
): string => formatMessage(language.code, id, values);

/** The market's term for a home; empty where it has none. */
export function termOf({ region, language, listing }: FieldContext, key: TermKey): string {
  const { address, propertyTypes } = listing;
  const local = localTermKey(region, key, { state: address.region, propertyTypes });
  return region.terms[language.code]?.[local] ?? "";
}

const isTermKey = (context: FieldContext, key: TermKey | MessageId): key is TermKey =>
  Object.hasOwn(context.region.terms[context.language.code] ?? {}, key);

/** The name of a row as a label: the market's term, else the assistant's own. */
export const labelOf = (context: FieldContext, key: TermKey | MessageId): string =>
  isTermKey(context, key) ? termOf(context, key) : say(context, key);

/** The name of a row for a home: what is called otherwise for a rental has its own. */
export const rowLabel = (context: FieldContext, { label, rentalLabel }: FieldRow): string =>
  labelOf(context, (isRental(context.listing) && rentalLabel) || label);
