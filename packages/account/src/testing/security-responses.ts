import type { SecondFactors } from "@hjem/domain/account/second-factor";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import { personResponses } from "./responses.ts";

const SINCE = "2026-11-01T09:00:00.000Z";

/** An account without a second factor. */
export const noFactors: SecondFactors = {
  isTotpOffered: true,
  totpSince: null,
  passkeys: [],
  recoveryCodes: 0,
};

/** An account with two passkeys, an app and some recovery codes. */
export const allFactors: SecondFactors = {
  isTotpOffered: true,
  totpSince: SINCE,
  passkeys: [
    { id: "p1", name: "MacBook", createdAt: SINCE, usedAt: "2026-11-20T10:30:00.000Z" },
    { id: "p2", name: "iPhone", createdAt: SINCE, usedAt: null },
  ],
  recoveryCodes: 7,
};

/** Codes as the API generates them, the same each time. */
export const sampleCodes = Array.from(
  { length: 10 },
  (_, number) => `aaaa${number}-bbbbbb-cccccc-dddddd`,
);

/** Options of `navigator.credentials.create`, as in the API's response. */
export const passkeyOptions = JSON.stringify({
  challenge: "Y2hhbGxlbmdl",
  rp: { id: "localhost", name: "Hjem" },
  user: { id: "dXNlcg", name: "kari.prove@example.com", displayName: "Kari Prøve" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
});

/** The API's responses for the security page of a user with these factors. */
export const securityResponses = (factors: SecondFactors): StubResponses => ({
  ...personResponses,
  "GET /api/user/factors": { data: factors },
  "GET /api/user/proof": { data: { methods: ["password"], providers: [] } },
  "POST /api/user/proof": { data: { done: true } },
  "POST /api/user/factors/passkeys/start": { data: { token: "t", options: passkeyOptions } },
  "POST /api/user/factors/totp": {
    data: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Hjem:kari?secret=JBSWY3DPEHPK3PXP" },
  },
  "POST /api/user/factors/totp/confirm": { data: { recoveryCodes: sampleCodes } },
  "POST /api/user/factors/recovery-codes": { data: { recoveryCodes: sampleCodes } },
});
