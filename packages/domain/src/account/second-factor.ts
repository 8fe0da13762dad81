import { z } from "zod";
import { Instant } from "../listing/listing-dates.ts";
import { tidyLine } from "../text/clean-text.ts";
import { PASSKEY_NAME_MAX_LENGTH } from "./account-rules.ts";
import { signInProviders } from "./sign-in-providers.ts";

/** A method of proving identity, besides or instead of a password. */
export const secondFactors = ["totp", "passkey", "recovery_code"] as const;
export type SecondFactor = (typeof secondFactors)[number];

/**
 * Input and output of a browser's passkey calls, as JSON text: the names are WebAuthn's and keep their case
 * (D21).
 */
const PASSKEY_TEXT_MAX_LENGTH = 16_000;
const PasskeyText = z.string().min(2).max(PASSKEY_TEXT_MAX_LENGTH);
/** Six digits from an app, or a recovery code; spaces and hyphens are ignored. */
const Code = z.string().min(1).max(60);
const StepToken = z.string().min(1).max(200);
const PasskeyName = z.preprocess(tidyLine, z.string().min(1).max(PASSKEY_NAME_MAX_LENGTH));

/** A passkey is required: the token of the step and the options for `navigator.credentials`, as JSON text. */
export const PasskeyStart = z.object({ token: z.string(), options: z.string() });
export type PasskeyStart = z.infer<typeof PasskeyStart>;
/** Response of the calls that start a passkey ceremony. */
export const PasskeyStartResponse = z.object({ data: PasskeyStart });
export type PasskeyStartResponse = z.infer<typeof PasskeyStartResponse>;

/** The second step that is required after a password or a provider's redirect. */
export const SecondStep = z.object({
  /** Lifetime of this step: five minutes. */
  token: z.string(),
  methods: z.array(z.enum(secondFactors)),
  /** Options of `navigator.credentials.get` as JSON text; null for an account without passkeys. */
  passkeyOptions: z.string().nullable(),
});
export type SecondStep = z.infer<typeof SecondStep>;
/** Response (202) of a sign-in by the first factor to an account that has a second. */
export const SecondStepResponse = z.object({ secondStep: SecondStep });
export type SecondStepResponse = z.infer<typeof SecondStepResponse>;

/** Body of `POST /api/login/proof`: a code or a passkey's signature. */
export const SecondStepRequest = z.object({
  token: StepToken,
  code: Code.optional(),
  passkey: PasskeyText.optional(),
});
export type SecondStepRequest = z.infer<typeof SecondStepRequest>;

/** How a signed-in user can prove their identity again. */
export const proofMethods = ["password", "provider", ...secondFactors] as const;
export type ProofMethod = (typeof proofMethods)[number];
/** Response of `GET /api/user/proof`. */
export const ProofResponse = z.object({
  data: z.object({
    methods: z.array(z.enum(proofMethods)),
    /** Providers that the user can sign in with again. */
    providers: z.array(z.enum(signInProviders)),
  }),
});
export type ProofResponse = z.infer<typeof ProofResponse>;
/** Body of `POST /api/user/proof`: one of its methods. */
export const ProofRequest = z.object({
  password: z.string().min(1).max(4_096).optional(),
  code: Code.optional(),
  /** Token from `POST /api/user/proof/passkey`. */
  token: StepToken.optional(),
  passkey: PasskeyText.optional(),
});
export type ProofRequest = z.infer<typeof ProofRequest>;

/** The second factors of an account. */
export const SecondFactors = z.object({
  /**
   * False where the server cannot store the secrets of authenticator apps: then only passkeys are offered.
   */
  isTotpOffered: z.boolean(),
  /** When the authenticator app was set up; null without one. */
  totpSince: Instant.nullable(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: Instant, usedAt: Instant.nullable() }),
  ),
  /** How many are unused. */
  recoveryCodes: z.int(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;
/** Response of `GET /api/user/factors`. */
export const SecondFactorsResponse = z.object({ data: SecondFactors });
export type SecondFactorsResponse = z.infer<typeof SecondFactorsResponse>;

/** Response of `POST /api/user/factors/totp`: the secret in base32, and the URI for a QR code. */
export const TotpSetupResponse = z.object({
  data: z.object({ secret: z.string(), uri: z.string() }),
});
export type TotpSetupResponse = z.infer<typeof TotpSetupResponse>;
/** Body of `POST /api/user/factors/totp/confirm`. */
export const TotpConfirmRequest = z.object({ code: Code });
/** Body of `POST /api/user/factors/passkeys`. */
export const PasskeyRequest = z.object({
  token: StepToken,
  passkey: PasskeyText,
  name: PasskeyName,
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;
/** Body of `PATCH /api/user/factors/passkeys/{id}`. */
export const PasskeyChange = z.object({ name: PasskeyName });
/** A passkey as a path parameter. */
export const PasskeyParams = z.object({ id: z.string().min(1).max(1_400) });

/**
 * Response of calls that add a factor: contains the recovery codes, once, with the first factor or when new
 * ones are requested.
 */
export const RecoveryCodesResponse = z.object({
  data: z.object({ recoveryCodes: z.array(z.string()) }),
});
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponse>;
