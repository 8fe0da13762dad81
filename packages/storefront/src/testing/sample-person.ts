import type { Person } from "../store/session-slice.ts";

/** A made-up, signed-in user. */
export const samplePerson: Person = {
  userId: "0199c8a0-0000-7000-8000-000000000001",
  name: "Kari Prøve",
  email: "kari.prove@example.com",
  language: "no",
  hasPassword: true,
  featureFlags: {},
};

/** The profile of the same user, as in API responses. */
export const sampleProfile = {
  ...samplePerson,
  id: samplePerson.userId,
  mobile: "99900001",
  mobileCode: "+47",
  phone: null,
  phoneCode: null,
  newEmail: null,
  status: "active",
  ownerType: "user",
  agencies: [],
  createdAt: "2026-11-01T09:00:00.000Z",
  updatedAt: "2026-11-20T09:00:00.000Z",
} as const;
