import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { filesCookie, readCookie } from "../../security/cookies.ts";
import { readFilesToken } from "../../security/files-token.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { readAccount } from "../accounts/account-repository.ts";
import { tokenPlace } from "../accounts/sessions/require-user.ts";
import type { LivingSession } from "../accounts/sessions/sessions.ts";
import { factorUntil } from "../administration/require-role.ts";
import { findPreviewed } from "../drafts/preview/preview-links.ts";
import type { FileAccess } from "../media/file-access.ts";

/**
 * Opens files that are not public to whoever has the link to a preview (D105), to their owner and to the moderators of their
 * market, whom a browser names by the cookie for files; to nobody else.
 */
export const createFileAccess = (deps: AccountDeps): FileAccess => {
  const { db, keys, sessions, now } = deps;

  const readSession = async (
    request: FastifyRequest,
  ): Promise<(LivingSession & { id: string }) | null> => {
    const token = readCookie(request, filesCookie(request).name);
    const id =
      token === null ? null : await readFilesToken(keys, token, tokenPlace(request), now());
    const session = id === null ? null : await sessions.find(id);
    return id !== null && session?.region === request.region.id ? { ...session, id } : null;
  };

  /** Who may decide on a listing of the market (D99, D106); a read grants nobody a role. */
  const isReviewer = async ({ id, accountId }: { id: string; accountId: string }) => {
    const account = await readAccount(db, accountId);
    if (!account.has_second_factor || (await factorUntil(deps, id)) === null) return false;
    const found = await db
      .selectFrom("account_role")
      .select("role")
      .where("account_id", "=", accountId)
      .where("role", "in", ["moderator", "administrator"])
      .executeTakeFirst();
    return found !== undefined;
  };

  const isPreviewed = async (
    { region }: FastifyRequest,
    link: string,
    draftIds: readonly string[],
  ) => {
    const [id = "", token = ""] = link.split(".");
    if (!draftIds.includes(id)) return false;
    return (await findPreviewed(db, { id, token, region: region.id }, now())) !== null;
  };

  return async (request, { kind, id, link }) => {
    const { rows: drafts } = await sql<{ id: string; owner: string; region: string }>`
      select d.id, d.account_id as owner, d.region from listing_draft d
      join ${sql.table(kind)} file on file.draft_id = d.id where file.id = ${id}
    `.execute(db);
    if (link !== undefined) {
      const ids = drafts.map((draft) => draft.id);
      return isPreviewed(request, link, ids);
    }
    const session = drafts.length === 0 ? null : await readSession(request);
    if (!session) return false;
    if (drafts.some(({ owner }) => owner === session.accountId)) return true;
    return drafts.some(({ region }) => region === session.region) && (await isReviewer(session));
  };
};
