import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { recordOf } from "@hjem/domain/narrow";
import { z } from "zod";
import { StartError } from "../../../db/start-error.ts";

/** How the product proves to a provider that it is the one that is registered there. */
export type ClientSecret =
  | { kind: "secret"; secret: string }
  /** Apple takes a token that is freshly signed by a key (reference: Sign in with Apple). */
  | { kind: "apple"; teamId: string; keyId: string; privateKey: string };

/** The product as it is registered with a provider. */
export interface ProviderClient {
  issuer: string;
  clientId: string;
  secret: ClientSecret;
}

/** Providers that this installation is registered with. */
export type ProviderClients = Partial<Readonly<Record<SignInProvider, ProviderClient>>>;

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());

/** Settings of providers; those of one provider are all set, or none. */
export const ProviderEnvironment = z.object({
  VIPPS_CLIENT_ID: text,
  VIPPS_CLIENT_SECRET: text,
  /** The test environment of Vipps has an issuer of its own. */
  VIPPS_ISSUER: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
});
type ProviderVariables = z.infer<typeof ProviderEnvironment>;

const VIPPS_ISSUER = "https://api.vipps.no/access-management-1.0/access/";

/** The values of one provider's variables, null where none of them is set. */
const completeSettings = <Name extends keyof ProviderVariables>(
  variables: ProviderVariables,
  names: readonly Name[],
): Record<Name, string> | null => {
  const missing = names.filter((name) => variables[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new StartError(
      `${missing[0]} is not set, but ${names.find((name) => variables[name] !== undefined)} is.`,
    );
  return recordOf(names.map((name) => [name, variables[name] ?? ""]));
};

/**
 * Reads which providers are configured.
 * @throws {StartError} for a provider that is configured by half, or an issuer that is not reached by https.
 */
export const readProviderClients = (variables: ProviderVariables): ProviderClients => {
  const vipps = completeSettings(variables, ["VIPPS_CLIENT_ID", "VIPPS_CLIENT_SECRET"]);
  const google = completeSettings(variables, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
  const apple = completeSettings(variables, [
    "APPLE_CLIENT_ID",
    "APPLE_TEAM_ID",
    "APPLE_KEY_ID",
    "APPLE_PRIVATE_KEY",
  ]);
  const facebook = completeSettings(variables, ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"]);
  const issuer = variables.VIPPS_ISSUER ?? VIPPS_ISSUER;
  if (!issuer.startsWith("https://")) {
    throw new StartError("VIPPS_ISSUER is not usable: providers are reached by https.");
  }
  const plain = (secret: string): ClientSecret => ({ kind: "secret", secret });
  return {
    ...(vipps && {
      vipps: { issuer, clientId: vipps.VIPPS_CLIENT_ID, secret: plain(vipps.VIPPS_CLIENT_SECRET) },
    }),
    ...(google && {
      google: {
        issuer: "https://accounts.google.com",
        clientId: google.GOOGLE_CLIENT_ID,
        secret: plain(google.GOOGLE_CLIENT_SECRET),
      },
    }),
    ...(apple && {
      apple: {
        issuer: "https://appleid.apple.com",
        clientId: apple.APPLE_CLIENT_ID,
        secret: {
          kind: "apple",
          teamId: apple.APPLE_TEAM_ID,
          keyId: apple.APPLE_KEY_ID,
          // A key in one line of an environment file has its breaks written out.
          privateKey: apple.APPLE_PRIVATE_KEY.replaceAll("\\n", "\n"),
        },
      },
    }),
    ...(facebook && {
      facebook: {
        issuer: "https://www.facebook.com",
        clientId: facebook.FACEBOOK_CLIENT_ID,
        secret: plain(facebook.FACEBOOK_CLIENT_SECRET),
      },
    }),
  };
};
