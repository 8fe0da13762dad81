import { importPKCS8, SignJWT } from "jose";
import type { ClientSecret } from "./provider-clients.ts";

const AUDIENCE = "https://appleid.apple.com";
/** Apple takes six months at most; it is made for each exchange, so minutes do. */
const LIFETIME = "5 minutes";

/** Apple's client secret: a token signed with the team's own key (ES256). */
export const appleSecret = async (
  clientId: string,
  { teamId, keyId, privateKey }: Extract<ClientSecret, { kind: "apple" }>,
): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await importPKCS8(privateKey, "ES256"));
