import type { Collection } from "@hjem/domain/saved/collection";
import { samplePerson } from "@hjem/storefront/testing/sample-person";

/** A collection as in API responses; made up. */
export const sampleCollection = (fields: Partial<Collection> = {}): Collection => ({
  id: "0199c8a0-0000-7000-8000-0000000000c1",
  name: "Trondheim",
  isDefault: false,
  isShareable: false,
  sharePath: null,
  role: "owner",
  users: [{ userId: samplePerson.userId, name: samplePerson.name, role: "owner" }],
  invitations: [],
  properties: { currentPage: 1, perPage: 4, total: 0, data: [] },
  newCount: 0,
  counts: null,
  removals: null,
  createdAt: "2026-11-01T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
  ...fields,
});
