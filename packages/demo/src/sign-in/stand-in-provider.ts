import { providerReturnPath, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { exportJWK, generateKeyPair } from "jose";
import { randomBytes } from "node:crypto";
import { Provider } from "oidc-provider";
import { createExpiringAdapter } from "./stand-in-store.ts";

/** Path of the simulated providers; the sites proxy `/api`, so a browser reaches them on the site's own host. */
export const STAND_IN_PATH = "/api/demo-login";
/** Our client registration with the simulated providers. */
export const STAND_IN_CLIENT = { id: "hjem-demo", secret: randomBytes(24).toString("base64url") };
export const STAND_IN_ALGORITHM = "ES256";

const MINUTE_SECONDS = 60;
const LIFETIME_SECONDS = 10 * MINUTE_SECONDS;

/** Identity that somebody enters on the page of a simulated provider. */
export interface StandInPerson {
  sub: string;
  name: string;
  email?: string;
  email_verified?: boolean;
}

/** A provider of the demo: a complete OpenID provider whose users are made up by the visitor. */
export interface StandInProvider {
  provider: Provider;
  /** The path below the site's origin. */
  path: string;
  people: Map<string, StandInPerson>;
}

const PEOPLE_MAX = 1_000;

/** Stores a user during the sign-in; the oldest are removed first. */
export const remember = ({ people }: StandInProvider, person: StandInPerson): void => {
  people.set(person.sub, person);
  const [oldest] = people.keys();
  if (people.size > PEOPLE_MAX && oldest !== undefined) people.delete(oldest);
};

/** Issuer URL of a simulated provider at a site. */
export const standInIssuer = (name: SignInProvider, origin: string): string =>
  `${origin}${STAND_IN_PATH}/${name}`;

/** Creates the simulated provider of a site. */
export const makeStandIn = async (
  name: SignInProvider,
  origin: string,
): Promise<StandInProvider> => {
  const path = `${STAND_IN_PATH}/${name}`;
  const people = new Map<string, StandInPerson>();
  const { privateKey } = await generateKeyPair(STAND_IN_ALGORITHM, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: STAND_IN_ALGORITHM, use: "sig" };
  const provider = new Provider(standInIssuer(name, origin), {
    adapter: createExpiringAdapter(),
    clients: [
      {
        client_id: STAND_IN_CLIENT.id,
        client_secret: STAND_IN_CLIENT.secret,
        redirect_uris: [origin + providerReturnPath(name)],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method:
          name === "facebook" ? "client_secret_post" : "client_secret_basic",
        id_token_signed_response_alg: STAND_IN_ALGORITHM,
      },
    ],
    jwks: { keys: [jwk] },
    cookies: {
      keys: [randomBytes(24).toString("base64url")],
      names: {
        session: `demo_${name}_session`,
        interaction: `demo_${name}_interaction`,
        resume: `demo_${name}_resume`,
      },
      long: { httpOnly: true, sameSite: "lax", path },
      short: { httpOnly: true, sameSite: "lax" },
    },
    scopes: ["openid", "name", "profile", "email", "phoneNumber"],
    claims: {
      openid: ["sub"],
      name: ["name"],
      profile: ["name"],
      email: ["email", "email_verified"],
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `${path}/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
    // Signing in here implies consent: no real data is shared.
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (accountId === undefined || clientId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      const scope = oidc.params?.scope;
      grant.addOIDCScope(typeof scope === "string" ? scope : "openid");
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: LIFETIME_SECONDS,
      AuthorizationCode: MINUTE_SECONDS,
      Grant: LIFETIME_SECONDS,
      IdToken: LIFETIME_SECONDS,
      Interaction: LIFETIME_SECONDS,
      Session: LIFETIME_SECONDS,
    },
    renderError(context, { error }) {
      context.type = "text/plain";
      context.body = `The demo's stand-in refuses: ${error}.`;
    },
  });
  provider.proxy = true;
  return { provider, path, people };
};
