import type { ChangePasswordRequest } from "@hjem/domain/account/profile";
import type { FastifyRequest } from "fastify";
import { inTransaction } from "../../../db/transaction.ts";
import { writeAudit } from "../../../security/audit.ts";
import type { AccountDeps } from "../account-deps.ts";
import { changeAccount } from "../account-repository.ts";
import { accountMail } from "../mails/account-mails.ts";
import type { RequestPage } from "../mails/request-page.ts";
import { rejectWeakPassword } from "../sign-in/check-password.ts";
import { provenAccount } from "./require-proof.ts";

/** Changes the password of the signed-in person, signs out their other devices and notifies them by mail. */
export const changePassword = async (
  deps: AccountDeps,
  request: FastifyRequest,
  { oldPassword, newPassword }: ChangePasswordRequest,
  page: RequestPage,
): Promise<void> => {
  const { db, hasher, sessions, mailQueue, now } = deps;
  const proof = { field: "old_password", password: oldPassword };
  const { id, email, name, language } = await provenAccount(deps, request, proof);
  await rejectWeakPassword(deps, newPassword, { email, name }, "new_password");
  const passwordHash = await hasher.hash(newPassword);
  await inTransaction(db, async (trx) => {
    await changeAccount(trx, id, { password_hash: passwordHash }, now());
    // Pending password links may have been requested by somebody else.
    await trx
      .deleteFrom("mail_token")
      .where("account_id", "=", id)
      .where("kind", "in", ["reset_password", "set_password", "export"])
      .execute();
    await sessions.endAll(trx, id, request.user.sessionId);
    await writeAudit(trx, request.user.auditId, "password_changed", now());
    const mail = { kind: "password_changed", accountId: id, to: email, at: now() } as const;
    await mailQueue.enqueue(trx, accountMail({ ...page, ...mail, language }));
  });
  sessions.forget();
  mailQueue.wake();
};
