import type { FastifyRequest } from "fastify";
import { networkOf } from "../../../security/request-limits.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findAccount, isKnownDevice } from "../account-repository.ts";
import { deviceHashOf } from "../sign-in/sign-in.ts";

/**
 * Limits mails to one address, per requester and in total. A device that the account knows is not counted with the
 * others: nobody can block the owner's mails.
 * @throws {ApiError} `too_many_requests`
 */
export const limitMailTo = async (
  { db, limits }: Pick<AccountDeps, "db" | "limits">,
  request: FastifyRequest,
  email: string,
): Promise<void> => {
  const address = { region: request.region.id, email };
  const subject = `${address.region}/${email}`;
  await limits.ofSubject("mail", `${subject}/${networkOf(request.ip)}`);
  const deviceHash = deviceHashOf(request);
  const account = deviceHash === null ? undefined : await findAccount(db, address);
  const isOwn = account && deviceHash && (await isKnownDevice(db, account.id, deviceHash));
  if (!isOwn) await limits.ofSubject("mailbox", subject);
};
