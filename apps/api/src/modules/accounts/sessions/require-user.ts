import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../../../plugins/api-error.ts";
import { readAccessToken } from "../../../security/access-token.ts";
import type { TokenKeys } from "../../../security/secrets.ts";
import type { TokenPlace } from "../../../security/site-token.ts";
import type { Sessions } from "./sessions.ts";

/** The requesting person. */
export interface SignedInUser {
  /** Id of the account. */
  id: string;
  sessionId: string;
  /** Whom the audit knows. */
  auditId: string;
  /** Milliseconds since 1970. */
  signedInAt: number;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The requesting person; only behind `requireUser`, elsewhere it throws `unauthorised`. */
    readonly user: SignedInUser;
  }
}

/** Lets a request through that carries a good access token of this site. */
export type RequireUser = (request: FastifyRequest) => Promise<void>;

const people = new WeakMap<FastifyRequest, SignedInUser>();

/** Gives every request its `user`, which is there where `requireUser` has let the request through. */
export function addSignedInUser(app: FastifyInstance): void {
  app.decorateRequest("user", {
    getter(this: FastifyRequest) {
      const user = people.get(this);
      if (!user) throw new ApiError("unauthorised");
      return user;
    },
  });
}

/** Where the tokens of a request are made and may be used (D6). */
export const tokenPlace = ({ region }: Pick<FastifyRequest, "region">): TokenPlace => ({
  issuer: region.origin,
  audience: region.id,
});

/** What reading an access token takes. */
interface TokenDeps {
  keys: TokenKeys;
  sessions: Sessions;
  now: () => number;
}

/**
 * The person of an access token of this site, with the account in this region.
 * @throws {ApiError} `session_ended` for a token that is not good or whose session is not active.
 */
export const readSignedInUser = async (
  { keys, sessions, now }: TokenDeps,
  request: Pick<FastifyRequest, "region">,
  token: string,
): Promise<SignedInUser> => {
  const { accountId, sessionId } = await readAccessToken(keys, token, tokenPlace(request), now());
  const session = await sessions.find(sessionId);
  if (session?.accountId !== accountId || session.region !== request.region.id) {
    throw new ApiError("session_ended");
  }
  const { auditId, signedInAt } = session;
  return { id: accountId, sessionId, auditId, signedInAt };
};

/** Builds the guard of routes: a token of this site whose session is active, and the account in this region. */
export const createRequireUser =
  (deps: TokenDeps): RequireUser =>
  async (request) => {
    const [, token] =
      /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (request.headers.authorization === undefined) throw new ApiError("unauthorised");
    if (token === undefined) throw new ApiError("session_ended");
    people.set(request, await readSignedInUser(deps, request, token));
  };
