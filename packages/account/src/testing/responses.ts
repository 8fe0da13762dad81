import type { UserSession } from "@hjem/domain/account/profile";
import { defaultSubscriptions } from "@hjem/domain/account/subscriptions";
import { sampleProfile } from "@hjem/storefront/testing/sample-person";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import { savedDataResponses } from "./saved-data-responses.ts";

const session = (last: string, device: string, isCurrent: boolean): UserSession => ({
  id: `0199c8a0-0000-7000-8000-00000000000${last}`,
  device,
  isCurrent,
  createdAt: "2026-11-01T09:00:00.000Z",
  seenAt: "2026-11-21T10:30:00.000Z",
});

const sampleSchedule = {
  timeZone: "Australia/Sydney",
  digestHour: 8,
  digestDay: 4,
  sendsAtNight: false,
};

/** The API's responses for a made-up user. */
export const personResponses: StubResponses = {
  ...savedDataResponses,
  "GET /api/user/profile": { data: sampleProfile },
  "PATCH /api/user/profile": ({ body }) => ({ data: { ...sampleProfile, ...(body as object) } }),
  "GET /api/user/verifications": {
    data: {
      verifications: [{ kind: "email", provider: null, month: "2026-11" }],
      phone: "offered",
    },
  },
  "POST /api/user/phone-verification": { data: { expiresAt: "2026-11-21T11:10:00.000Z" } },
  "POST /api/user/phone-verification/confirm": {
    data: {
      verifications: [
        { kind: "email", provider: null, month: "2026-11" },
        { kind: "phone", provider: null, month: "2026-11" },
      ],
      phone: "verified",
    },
  },
  "GET /api/user/profile/notifications": { data: { isEnabled: true } },
  "PATCH /api/user/profile/notification": ({ query }) => ({
    data: { isEnabled: query.get("is_enabled") === "1" },
  }),
  "GET /api/user/subscriptions": { data: defaultSubscriptions },
  "PUT /api/user/subscriptions": ({ body }) => ({ data: body as object }),
  "GET /api/v2/notifications/schedule": { data: sampleSchedule },
  "PATCH /api/v2/notifications/schedule": ({ body }) => ({
    data: { ...sampleSchedule, ...(body as object) },
  }),
  "GET /api/v2/notifications/push": { data: { publicKey: "key", isSubscribed: false } },
  "GET /api/user/sessions": {
    data: [session("1", "Firefox, Windows", true), session("2", "Safari, iPhone", false)],
  },
  "GET /api/user/providers": {
    data: [
      { provider: "vipps", email: "kari.prove@example.com", createdAt: "2026-11-01T09:00:00.000Z" },
    ],
  },
  "GET /api/auth/providers": {
    data: [
      { provider: "vipps", isDemo: true },
      { provider: "facebook", isDemo: true },
    ],
  },
};

/** The providers of the Australian site, all of them simulated. */
export const australianProviders: StubResponses = {
  "GET /api/auth/providers": {
    data: [
      { provider: "google", isDemo: true },
      { provider: "apple", isDemo: true },
      { provider: "facebook", isDemo: true },
    ],
  },
};
