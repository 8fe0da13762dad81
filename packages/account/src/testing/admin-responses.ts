import type { AdminAccess } from "@hjem/domain/account/roles";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";

/** Another, made-up administrator. */
export const OTHER_ADMINISTRATOR = "ola.prove@example.com";

/** The API's responses behind the open gate: for an administrator, or for another user by `access`. */
export const adminResponses = (access: Partial<AdminAccess> = {}): StubResponses => ({
  "GET /api/admin/access": {
    data: {
      email: samplePerson.email,
      role: "administrator",
      hasSecondFactor: true,
      factorUntil: "2026-11-21T23:00:00.000Z",
      ...access,
    },
  },
  "GET /api/admin/administrators": {
    data: [
      {
        email: samplePerson.email,
        name: samplePerson.name,
        role: "administrator",
        grantedAt: "2026-11-01T09:00:00.000Z",
      },
      {
        email: OTHER_ADMINISTRATOR,
        name: "Ola Prøve",
        role: "administrator",
        grantedAt: "2026-11-02T09:00:00.000Z",
      },
    ],
  },
  "PUT /api/admin/administrators": { data: { done: true } },
  "DELETE /api/admin/administrators": { data: { done: true } },
  "GET /api/admin/agency-members": {
    data: [
      {
        email: OTHER_ADMINISTRATOR,
        name: "Ola Prøve",
        agencyId: "000001",
        agencyName: "Harbour Realty",
        grantedAt: "2026-11-03T09:00:00.000Z",
      },
    ],
  },
  "GET /api/v2/agencies": {
    data: [
      { agencyId: "000001", name: "Harbour Realty" },
      { agencyId: "000002", name: "Ridge Property" },
    ],
  },
  "PUT /api/admin/agency-members": { data: { done: true } },
  "DELETE /api/admin/agency-members": { data: { done: true } },
  "DELETE /api/admin/sessions": { data: { done: true } },
  "DELETE /api/admin/sessions/all": { data: { done: true } },
});
