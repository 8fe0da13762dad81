import {
  DraftContacts,
  DraftLocation,
  LandRegistry,
  PriceAndDate,
  PropertyDetail,
} from "@hjem/domain/draft/draft-detail";
import { fieldPatch } from "@hjem/domain/draft/draft-field";
import { draftFields } from "@hjem/domain/draft/draft-fields";
import {
  listingOfDraft,
  type PublicationFacts,
  type PublishableDraft,
} from "@hjem/domain/draft/listing-of-draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import { Listing } from "@hjem/domain/listing/listing";
import { type DraftListingType, draftListingTypes } from "@hjem/domain/listing/listing-type";
import { allDraftFields, type DraftField } from "@hjem/domain/publishing/all-fields";
import type { MarketPublishing, RegionBasics } from "@hjem/domain/region";
import { toSnake } from "@hjem/domain/wire/case";
import type { PageContext } from "@hjem/storefront/page-context";
import { openTestApp } from "@hjem/storefront/testing/open-test-app";
import { expect, test, vi } from "vitest";
import { testFeature } from "../testing/feature.ts";
import { propertyModel } from "./property-model.ts";

// Modules of its own: those of other files may check responses.
vi.hoisted(() => vi.resetModules());

/** Fields that no visitor reads, each with what it is for instead. */
const elsewhere: Readonly<Record<string, string>> = {
  "location.map_suggest": "which suggestion put the pin: the wizard alone shows it",
  "location.region":
    "the county or state of the page is that of the places, which it must fit (D123)",
  "price_and_date.search_price":
    "a home without a stated price is found by it; no page shows it (D91)",
  "contacts.email": "enquiries are sent to it; no page shows it (LIST-042)",
  "property_detail.owner_type": "set by the server: who advertises",
  "property_detail.land_registry.sub_locality_nickname": "filled in from the location's (LIST-050)",
  "property_detail.land_registry.municipality_number": "tells homes apart for their history (D87)",
  "property_detail.land_registry.farm_number": "tells homes apart for their history (D87)",
  "property_detail.land_registry.share_number": "tells homes apart for their history (D87)",
  "property_detail.land_registry.section_number": "tells homes apart for their history (D87)",
  "property_detail.land_registry.apartment_number": "tells homes apart for their history (D87)",
  "property_detail.land_registry.lease_number":
    "would tell which plot it is where the street is left out; the parties have it in the draft",
  "property_detail.land_registry.housing_association_owner":
    "the name that the co-operative has registered: its text says that no page shows it",
  "price_and_date.total_price": "computed by the server out of its parts (D90)",
};

const registryPath = (key: string) => `property_detail.land_registry.${toSnake(key)}`;
/** Every field of a draft's schema, by its path on the wire. */
const schemaPaths = [
  ...Object.keys(DraftLocation.shape).map((key) => `location.${toSnake(key)}`),
  ...Object.keys(PropertyDetail.shape)
    .filter((key) => key !== "landRegistry")
    .map((key) => `property_detail.${toSnake(key)}`),
  ...Object.keys(LandRegistry.shape).map(registryPath),
  ...Object.keys(PriceAndDate.shape).map((key) => `price_and_date.${toSnake(key)}`),
  ...Object.keys(DraftContacts.shape).map((key) => `contacts.${toSnake(key)}`),
];

const samples: Readonly<Record<Exclude<DraftField["control"], "choice">, unknown>> = {
  text: "Prøvetekst",
  long_text: "Prøvetekst",
  html: "<p>Prøvetekst</p>",
  count: 7,
  number: 7,
  area: { value: 77, unit: "m2" },
  area_range: { min: 70, max: 77 },
  year: 1987,
  money: 77_000,
  day: "2027-03-07",
  flag: true,
  web_address: "https://prove.example/side",
  property_types: ["apartment"],
  facilities: ["elevator"],
  inspections: [{ date: "2026-12-05", timeFrom: "12:00", timeTo: "13:00" }],
};
/** Values of a field, one of which at least is not what a listing says without it. */
const samplesOf = ({ control, choices = [] }: DraftField): readonly unknown[] =>
  control === "choice" ? choices : [samples[control]];

/** Fields that say nothing without another one. */
const needed: Readonly<Record<string, readonly [path: string, value: unknown]>> = {
  "property_detail.url_alias": ["property_detail.url", "https://prove.example/"],
};

/** Fields of the other tabs, which no table has. */
const otherSamples: Readonly<Record<string, unknown>> = {
  "location.street": "Prøveveien 77",
  "location.suburb": "Prøvested",
  "location.post_code": "0777",
  "location.coordinates": { lat: 60.7, lng: 10.7 },
  "location.sub_locality_nickname": "Prøvebyen",
  "contacts.name": "Prøve Prøvesen",
  "contacts.phones": ["+4722222222"],
};

const draftOf = (listingType: DraftListingType, type: string): PublishableDraft => ({
  listingType,
  location: {
    street: "Storgata 1",
    suburb: "Oslo",
    postCode: "0184",
    coordinates: { lat: 59.9, lng: 10.7 },
  },
  images: [],
  attachments: [],
  propertyDetail: PropertyDetail.parse({ propertyTypes: [type], title: "Lys og fin bolig" }),
  priceAndDate: listingType.endsWith("_rent") ? { monthly: 12_000 } : { askingPrice: 50_000 },
  contacts: { name: "Kari Prøve" },
});

const withValue = (draft: PublishableDraft, path: string, value: unknown): PublishableDraft => ({
  ...draft,
  ...mergeDraft(draft, fieldPatch(path as DraftField["path"], value)),
});

type Market = MarketPublishing & RegionBasics;

const factsOf = (region: Market): PublicationFacts => ({
  id: "4kt7m2x9qa",
  region,
  place: {
    geoIds: ["county:03"],
    displayName: "Oslo",
    municipality: "Oslo",
    region: "Oslo",
  },
  ownerType: "user",
  agencyId: "-1",
  agency: null,
  agent: null,
  status: "available",
  priceHistory: [],
  createdAt: "2026-11-20T10:00:00.000Z",
  publishedAt: "2026-11-20T10:00:00.000Z",
  changedAt: "2026-11-20T10:00:00.000Z",
  closedAt: null,
});

/** Everything that the published page of a draft says. */
const pageOf = async (page: PageContext, region: Market, draft: PublishableDraft) => {
  const listing = Listing.parse(listingOfDraft(draft, factsOf(region)));
  const url = new URL("http://test.localhost/property/-1/4kt7m2x9qa");
  return JSON.stringify(await propertyModel({ ...page, url } as never, url, listing));
};

/** A draft that has a field in its form, without a value; undefined where no type of the listing type has it. */
const draftWithField = (
  region: Market,
  listingType: DraftListingType,
  { path, shownWhen, whereRule }: DraftField,
): PublishableDraft | undefined => {
  const row = region.publishing.rules.find(({ rule }) => rule === whereRule);
  const state = row?.states?.[0];
  return region.draftPropertyTypes[listingType]
    .map((type) => {
      const typed = draftOf(listingType, type);
      const draft = state === undefined ? typed : withValue(typed, "location.region", state);
      const wanted = shownWhen?.values[0];
      return shownWhen && wanted !== null && wanted !== undefined
        ? withValue(draft, shownWhen.path, wanted)
        : draft;
    })
    .find((draft) => draftFields(region.publishing, draft).some((field) => field.path === path));
};

test("every field of a draft's schema is asked for, or has a named reason", () => {
  const asked: readonly string[] = allDraftFields.map(({ path }) => path);
  const known = [...asked, ...Object.keys(otherSamples), ...Object.keys(elsewhere)];
  expect(schemaPaths.filter((path) => !known.includes(path))).toEqual([]);
  expect(Object.keys(elsewhere).filter((path) => !schemaPaths.includes(path))).toEqual([]);
});

test.each(["no", "au"] as const)(
  "in %s every field of every listing type reaches the page of the published home, or has a named reason",
  async (id) => {
    const { app } = await openTestApp({ region: id, features: [testFeature] });
    const region: Market = { ...app.page.region, ...(await app.page.publishing()) };
    const lost: string[] = [];
    for (const listingType of draftListingTypes) {
      for (const field of allDraftFields) {
        const draft = draftWithField(region, listingType, field);
        if (draft === undefined || field.control === "property_types") continue;
        const [path, value] = needed[field.path] ?? [];
        const base = path === undefined ? draft : withValue(draft, path, value);
        const before = await pageOf(app.page, region, base);
        const after = await Promise.all(
          samplesOf(field).map((sample) =>
            pageOf(app.page, region, withValue(base, field.path, sample)),
          ),
        );
        const isSame = after.every((page) => page === before);
        if (isSame && elsewhere[field.path] === undefined)
          lost.push(`${listingType} ${field.path}`);
      }
      const [type = "others"] = region.draftPropertyTypes[listingType];
      const draft = draftOf(listingType, type);
      const before = await pageOf(app.page, region, draft);
      for (const [path, value] of Object.entries(otherSamples)) {
        const after = await pageOf(app.page, region, withValue(draft, path, value));
        if (after === before) lost.push(`${listingType} ${path}`);
      }
    }
    expect(lost).toEqual([]);
  },
);
