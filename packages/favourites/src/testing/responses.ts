import type { Collection, SavedHome } from "@hjem/domain/saved/collection";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { sampleHome } from "@hjem/storefront/testing/sample-homes";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import type { TestRegion } from "@hjem/storefront/testing/test-storefronts";

const ROOT = "/api/v2/property-collections";

/** Id of the shared collection, and of the other person in it. */
export const COLLECTION_ID = "0199c8a0-0000-7000-8000-00000000000c";
export const MARIUS_ID = "0199c8a0-0000-7000-8000-000000000002";
export const OWN_ID = samplePerson.userId;

/** Paths of the calls of the shared collection. */
export const collectionPath = `${ROOT}/${COLLECTION_ID}`;

const noHomes = { currentPage: 1, perPage: 4, total: 0, data: [] };

/** A collection of the sample person and Marius. */
export const sampleCollection = (given: Partial<Collection> = {}): Collection => ({
  id: COLLECTION_ID,
  name: "Hus i Trondheim",
  isDefault: false,
  isShareable: false,
  sharePath: null,
  role: "owner",
  users: [
    { userId: OWN_ID, name: samplePerson.name, role: "owner" },
    { userId: MARIUS_ID, name: "Marius Prøve", role: "member" },
  ],
  invitations: [],
  properties: { ...noHomes, total: 4 },
  newCount: 2,
  counts: null,
  removals: null,
  createdAt: "2026-11-01T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
  ...given,
});

/** The default collection, which nobody else sees. */
export const defaultCollection = (given: Partial<Collection> = {}): Collection =>
  sampleCollection({
    id: "0199c8a0-0000-7000-8000-00000000000d",
    name: "default",
    isDefault: true,
    users: [{ userId: OWN_ID, name: samplePerson.name, role: "owner" }],
    newCount: 0,
    ...given,
  });

const at = "2026-11-19T09:00:00.000Z";

/** A saved home of the region; `property` overrides single fields of it. */
export const savedHome = (
  region: TestRegion,
  {
    property,
    ...given
  }: Partial<Omit<SavedHome, "property">> & {
    property?: Partial<SavedHome["property"]>;
  } = {},
): SavedHome => {
  const home = sampleHome[region](property);
  return {
    propertyId: home.propertyId,
    property: home,
    isGone: false,
    savedAt: at,
    savedBy: OWN_ID,
    collectionIds: [COLLECTION_ID],
    isNew: false,
    changes: [],
    firstListedAt: null,
    rooms: [],
    verdicts: [],
    notes: [],
    checks: [],
    questions: [],
    ...given,
  };
};

/** Four homes: one that both rate alike, one they disagree on, one unrated, one that was sold. */
export const savedHomes = (region: TestRegion): SavedHome[] => [
  savedHome(region, {
    verdicts: [
      { userId: OWN_ID, verdict: "yes", reason: "", updatedAt: at },
      { userId: MARIUS_ID, verdict: "yes", reason: "", updatedAt: at },
    ],
  }),
  savedHome(region, {
    property: { propertyId: "9q2k1m3f7z", address: "Ludvig Daaes gate 24, 7067 Trondheim" },
    verdicts: [
      { userId: OWN_ID, verdict: "no", reason: "Begge badene må pusses opp.", updatedAt: at },
      { userId: MARIUS_ID, verdict: "yes", reason: "Ti minutter å sykle til jobb.", updatedAt: at },
    ],
    notes: [
      {
        userId: MARIUS_ID,
        name: "Marius Prøve",
        text: "Spør om taket.",
        version: 1,
        updatedAt: at,
      },
    ],
    changes: [
      {
        at: "2026-11-20T09:00:00.000Z",
        change: {
          what: "price",
          before: { min: 6_640_000, max: 6_640_000 },
          after: { min: 6_490_000, max: 6_490_000 },
        },
      },
    ],
  }),
  savedHome(region, {
    property: { propertyId: "5v8b3x6l2p", address: "Lade allé 68B, 7041 Trondheim", images: [] },
  }),
  savedHome(region, {
    property: {
      propertyId: "7w1c4n8h2r",
      address: "Tyholtveien 88, 7052 Trondheim",
      availability: "sold",
      isPropertySold: true,
    },
  }),
];

/** A page of saved homes as the API returns it. */
export const homesResponse = (data: readonly SavedHome[], version = 1) => ({
  data,
  pagination: { currentPage: 1, perPage: 100, total: data.length, lastPage: 1 },
  availability: [
    {
      availability: "available",
      count: data.filter(({ property }) => property.availability === "available").length,
    },
    {
      availability: "sold",
      count: data.filter(({ property }) => property.availability === "sold").length,
    },
  ],
  rooms: [{ room: "kitchen", count: 2 }],
  seenAt: "2026-11-19T12:00:00.000Z",
  version,
});

/** The API of a person with the default collection and a shared one. */
export const collectionResponses = (
  region: TestRegion,
  collection: Collection = sampleCollection(),
): StubResponses => ({
  [`GET ${ROOT}`]: {
    data: [defaultCollection(), collection],
    pagination: { currentPage: 1, perPage: 24, total: 2, lastPage: 1 },
  },
  [`GET ${ROOT}/${collection.id}`]: { data: collection },
  [`GET ${ROOT}/${collection.id}/properties`]: homesResponse(savedHomes(region)),
  [`GET ${ROOT}/properties`]: homesResponse(savedHomes(region)),
  [`POST ${ROOT}/${collection.id}/seen`]: {},
});

/** A page's loader at the address of a collection or of a token. */
export const loaderAt =
  (
    loader: (args: PageLoaderArgs) => unknown,
    params: PageLoaderArgs["params"] = { collectionId: COLLECTION_ID },
  ) =>
  (args: PageLoaderArgs) =>
    loader({ ...args, params });
