import {
  decodeProtectedHeader,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importSPKI,
  jwtVerify,
} from "jose";
import { expect, test } from "vitest";
import { appleSecret } from "./apple-secret.ts";
import { facebookAddresses, facebookPort } from "./facebook.ts";
import { identityOf } from "./open-id-connect.ts";
import { ProviderEnvironment, readProviderClients } from "./provider-clients.ts";

const read = (variables: Record<string, string>) =>
  readProviderClients(ProviderEnvironment.parse(variables));

test("a provider is offered when all of its settings are there; a part of them stops the start", () => {
  expect(read({})).toEqual({});
  expect(read({ VIPPS_CLIENT_ID: "id", VIPPS_CLIENT_SECRET: "s" })).toEqual({
    vipps: {
      issuer: "https://api.vipps.no/access-management-1.0/access/",
      clientId: "id",
      secret: { kind: "secret", secret: "s" },
    },
  });
  expect(() => read({ GOOGLE_CLIENT_ID: "id" })).toThrow("GOOGLE_CLIENT_SECRET is not set");
  expect(() => read({ APPLE_CLIENT_ID: "id", APPLE_KEY_ID: "k" })).toThrow(
    "APPLE_TEAM_ID is not set",
  );
  const plain = {
    VIPPS_CLIENT_ID: "i",
    VIPPS_CLIENT_SECRET: "s",
    VIPPS_ISSUER: "http://x.example",
  };
  expect(() => read(plain)).toThrow("https");
});

test("Apple's client secret is signed with the team's key and names team, client and Apple", async () => {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const secret = await appleSecret("no.hjem.web", {
    kind: "apple",
    teamId: "TEAM",
    keyId: "KEY",
    privateKey: await exportPKCS8(privateKey),
  });
  expect(decodeProtectedHeader(secret)).toEqual({ alg: "ES256", kid: "KEY" });
  const key = await importSPKI(await exportSPKI(publicKey), "ES256");
  const { payload } = await jwtVerify(secret, key, {
    issuer: "TEAM",
    audience: "https://appleid.apple.com",
    subject: "no.hjem.web",
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
});

test.each([
  [true, true],
  ["true", true],
  [false, false],
  ["false", false],
  [undefined, false],
])("an address is verified if the provider says %j, which Apple writes as text: %s", (said, is) => {
  const claims = { sub: "1", email: "kari@example.com", email_verified: said };
  expect(identityOf(claims).isEmailVerified).toBe(is);
});

test("Facebook is called for a token and /me, and its address never counts as verified", async () => {
  const requested: string[] = [];
  const port = facebookPort(
    { issuer: "", clientId: "app", secret: { kind: "secret", secret: "s" } },
    facebookAddresses,
    {
      isDemo: false,
      fetch: async (url) => {
        requested.push(url);
        return url.endsWith("access_token")
          ? Response.json({ access_token: "t" })
          : Response.json({
              id: "42",
              name: "Kari",
              email: "Kari@Example.com",
              email_verified: true,
            });
      },
    },
  );
  const request = {
    state: "facebook-login.x",
    nonce: "n",
    verifier: "v",
    redirectUri: "https://au.example/",
  };
  const url = await port.authorizationUrl(request);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: "app",
    scope: "email,public_profile",
    state: "facebook-login.x",
  });
  expect(await port.exchange("code", request)).toEqual({
    subject: "42",
    name: "Kari",
    email: "kari@example.com",
    isEmailVerified: false,
  });
  expect(requested).toEqual([facebookAddresses.token, facebookAddresses.me]);
});
