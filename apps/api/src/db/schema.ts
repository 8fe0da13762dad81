import type { LandingPageContent } from "@hjem/domain/content/landing-page";
import type { Language } from "@hjem/domain/language";
import type { LeadDoubt, LeadKind, ReportKind } from "@hjem/domain/lead/lead-kinds";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ListingChange } from "@hjem/domain/listing/listing-history";
import type { OfferKind } from "@hjem/domain/offers/offer";
import type { Place } from "@hjem/domain/place/place";
import type { ColumnType, Generated, Kysely, Transaction } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { AgencyTables } from "./agency-tables.ts";
import type { AlertTables } from "./alert-tables.ts";
import type { AnalyticsTables } from "./analytics-tables.ts";
import type { ChatTables } from "./chat-tables.ts";
import type { CollectionTables } from "./collection-tables.ts";
import type { CommuteTables } from "./commute-tables.ts";
import type { ContentTables } from "./content-tables.ts";
import type { DraftTables } from "./draft-tables.ts";
import type { FilterColumns } from "./filter-columns.ts";
import type { MailTables } from "./mail-tables.ts";
import type { ModerationTables } from "./moderation-tables.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { SavedSearchTables } from "./saved-search-tables.ts";

/** JSON goes in as text (the two drivers disagree on arrays) and comes out parsed. */
type Json<Value> = ColumnType<Value, string, string>;

/** An instant goes in as ISO text and comes out as a date. */
type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null, string | null>;

interface SettingTable {
  key: string;
  value: Json<unknown>;
}

interface PlaceTable {
  id: Generated<number>;
  region: string;
  geo_id: string;
  kind: Place["kind"];
  name: string;
  parent_name: string | null;
  norm: string;
  search_norm: string;
  weight: number;
  lat: number;
  lng: number;
  other_names: Generated<string[]>;
  /** Internal ids of the places that contain it. */
  wider: Generated<number[]>;
  source: string | null;
  is_approximate: Generated<boolean>;
}

interface StopTable {
  id: Generated<number>;
  region: string;
  name: string;
  lat: number;
  lng: number;
}

interface PictureTable {
  hash: string;
  scene: Json<unknown>;
  color: string;
}

interface MediaTable {
  id: string;
  region: string;
  sha256: string;
  perceptual_hash: string;
  ratio: number;
  color: string;
  /** A photo of a draft; others come from feeds. */
  is_upload: Generated<boolean>;
  /** Listings that have shown it, in lower case. */
  public_ids: Generated<string[]>;
  created_at: Time;
  published_at: OptionalTime;
}

interface ListingTable {
  id: Generated<number>;
  region: string;
  public_id: string;
  listing: Json<Listing>;
  /** What listings of one home have in common (D87); null where nothing names its home. */
  home_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** Written by the database out of `listing`. */
  agency_id: Generated<string>;
  changed_at: Generated<string>;
}

interface ListingLogTable {
  id: Generated<number>;
  listing_id: number;
  at: Time;
  change: Json<ListingChange>;
}

interface ListingCardTable {
  id: number;
  card: string;
}

interface ListingWordsTable {
  id: number;
  key_words: string;
  words: string;
  address_words: string;
  name_words: string;
}

/** Columns of the narrow row as the engine returns them; `cell` is below 2^53, facility bits are text of 0 and 1. */
export interface ListingSearchTable extends FilterColumns {
  id: number;
  created_ms: number;
  published_ms: number;
  facilities: string;
  cell: number;
  agency: number;
  agency_parent: number | null;
  lat: number;
  lng: number;
  primary_low: number | null;
  primary_high: number | null;
  usage_low: number | null;
  usage_high: number | null;
  land_low: number | null;
  land_high: number | null;
  bedrooms_low: number | null;
  bedrooms_high: number | null;
  bathrooms_low: number | null;
  bathrooms_high: number | null;
  garages_low: number | null;
  garages_high: number | null;
  price_low: number | null;
  price_high: number | null;
  asking_low: number | null;
  asking_high: number | null;
  rent_low: number | null;
  rent_high: number | null;
  total_low: number | null;
  total_high: number | null;
  /** Amounts of a home whose price is withheld (D125), in place of those above: read by filters alone. */
  withheld_low: number | null;
  withheld_high: number | null;
  withheld_total_low: number | null;
  withheld_total_high: number | null;
  shared_low: number | null;
  shared_high: number | null;
  price_per_primary: number | null;
  published_day: number;
  available_month: number | null;
  stop_distance: number | null;
  kind: number;
  availability: number;
  year_built: number | null;
  floor: number | null;
  is_under_construction: boolean;
  region: string;
  time_zone: string;
  place_ids: number[];
  /** Days and ends of viewings (`search/viewing-code.ts`). */
  viewings: number[];
  /** Internal id of the project through which a unit is found; its own of such a project; null for all others (D110). */
  project: number | null;
}

interface LeadTable {
  id: string;
  region: string;
  kind: LeadKind;
  property_id: string;
  agency_id: string;
  agent_id: string | null;
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  message: string;
  /** Start of the viewing that was chosen, in seconds. */
  viewing_unix: number | null;
  /** Its end, in seconds. */
  viewing_unix_to: ColumnType<number | null, number | null | undefined, number | null>;
  language: Language;
  consent_version: string;
  consent_at: Time;
  fingerprint: string;
  idempotency_key: string | null;
  /** When the sender agreed to publication of the answer (D86); null without consent, and once it is withdrawn. */
  publish_consent_at: OptionalTime;
  /** Of the links in mails to who asked, by which answers are read and consent is withdrawn; null before the first. */
  publish_token: ColumnType<string | null, string | null | undefined, string | null>;
  /** Why a moderator looks at it first; null once it is passed on, as most are at once (D137). */
  held_for: ColumnType<LeadDoubt | null, LeadDoubt | null | undefined, LeadDoubt | null>;
  /** Of the token of its form, which counts once. */
  form_token_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** When who registered for a viewing cancelled; null while they come. */
  cancelled_at: OptionalTime;
  created_at: Time;
}

interface ListingReportTable {
  id: string;
  region: string;
  property_id: string;
  kind: ReportKind;
  words: string;
  email: string | null;
  language: Language;
  fingerprint: string;
  idempotency_key: string | null;
  created_at: Time;
  handled_at: OptionalTime;
}

interface LandingPageTable {
  region: string;
  id: string;
  content: Json<LandingPageContent>;
}

/** Title and text of an offer in every language of its region. */
export type OfferWords = Readonly<Partial<Record<Language, { title: string; text: string }>>>;

interface OfferTable {
  id: string;
  region: string;
  kind: OfferKind;
  place: number;
  provider: string;
  words: Json<OfferWords>;
  /** Per cent. */
  yearly_rate: number | null;
  url: string;
  is_example: boolean;
}

/** Every table of the product. */
export interface Tables
  extends
    AccountTables,
    AgencyTables,
    AlertTables,
    AnalyticsTables,
    ChatTables,
    CollectionTables,
    CommuteTables,
    ContentTables,
    DraftTables,
    MailTables,
    ModerationTables,
    PaymentTables,
    SavedSearchTables {
  setting: SettingTable;
  place: PlaceTable;
  stop: StopTable;
  picture: PictureTable;
  media: MediaTable;
  listing: ListingTable;
  listing_log: ListingLogTable;
  listing_search: ListingSearchTable;
  listing_card: ListingCardTable;
  listing_words: ListingWordsTable;
  lead: LeadTable;
  listing_report: ListingReportTable;
  landing_page: LandingPageTable;
  offer: OfferTable;
}

/** The pool. Inside a transaction use the transaction that `inTransaction` hands over. */
export type Database = Kysely<Tables>;
/** What a repository needs: the pool or a running transaction. */
export type Queries = Database | Transaction<Tables>;
