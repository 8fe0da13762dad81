import type { AccessScope } from "@hjem/domain/account/account-rules";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../../plugins/api-error.ts";
import type { AccountDeps } from "../account-deps.ts";
import { openGates } from "./gate-cookie.ts";

/**
 * Guards routes behind a gate, as `onRequest`: those of the admin area need no account, only its open gate (ACC-113, D39).
 * What a page stores about the gate in the browser has no effect here.
 * @throws {ApiError} `access_needed` without the gate's cookie, or with one that has run out, was closed or is of another site
 */
export const requireGate =
  ({ db, keys, now }: Pick<AccountDeps, "db" | "keys" | "now">, scope: AccessScope) =>
  async (request: FastifyRequest): Promise<void> => {
    const gates = await openGates({ db, keys }, request, now());
    if (gates[scope] === undefined) throw new ApiError("access_needed");
  };
