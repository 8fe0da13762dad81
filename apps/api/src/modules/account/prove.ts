import { RECENT_SIGN_IN_MS } from "@hjem/domain/account/account-rules";
import type { FastifyRequest } from "fastify";
import { ApiError } from "../../plugins/api-error.ts";
import type { AccountRoom } from "../../security/account-room.ts";
import { type Account, readAccount } from "../auth/account-repository.ts";

/**
 * The account of the signed-in person, who proves once more that it is them: by the password, or, where the account has
 * none, by a sign-in of the last five minutes (D38).
 * @throws {ApiError} `validation_failed` that names the field, `sign_in_again`, `too_many_requests`
 */
export const provenAccount = async (
  { db, hasher, limits, now }: AccountRoom,
  { user }: Pick<FastifyRequest, "user">,
  { field, password }: { field: string; password: string | undefined },
): Promise<Account> => {
  const account = await readAccount(db, user.id);
  if (account.password_hash === null) {
    if (now() - user.signedInAt > RECENT_SIGN_IN_MS) throw new ApiError("sign_in_again");
    return account;
  }
  if (password === undefined) {
    throw new ApiError("validation_failed", { faults: [{ field, sentence: "required" }] });
  }
  await limits.ofSubject("password", account.id);
  if (!(await hasher.isRight(account.password_hash, password))) {
    throw new ApiError("validation_failed", { faults: [{ field, sentence: "password_wrong" }] });
  }
  return account;
};
