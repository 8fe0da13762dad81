import { HOUR_MS, SECOND_MS } from "@hjem/domain/durations";
import { paths } from "@hjem/domain/paths";
import { errors } from "jose";
import type { Queries } from "../../../db/schema.ts";
import type { TokenKeys } from "../../../security/secrets.ts";
import { signToken, type TokenPlace, verifyToken } from "../../../security/site-token.ts";
import type { DraftRow } from "../draft-access.ts";

const TYPE = "draft-preview";

/** How long a moderator's link to a preview is good. */
const VALID_MS = HOUR_MS;

/** The path at which a moderator sees a draft as visitors would; the owner's own link stays as it is (D99, D105). */
export async function moderatorPreviewPath(
  keys: TokenKeys,
  place: TokenPlace,
  { id, agencyId, now }: { id: string; agencyId: string; now: number },
): Promise<string> {
  const exp = Math.floor((now + VALID_MS) / SECOND_MS);
  const token = await signToken(keys, TYPE, place, { sub: id, exp });
  return `${paths.preview.to("draft", agencyId, id)}?token=${token}`;
}

/** The draft of a market that such a link opens; null for any other token. */
export async function findForModerator(
  db: Queries,
  keys: TokenKeys,
  place: TokenPlace,
  { id, token, region, now }: { id: string; token: string; region: string; now: number },
): Promise<DraftRow | null> {
  try {
    const { sub } = await verifyToken(keys, token, place, now, { typ: TYPE });
    if (sub !== id) return null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
  const row = await db
    .selectFrom("listing_draft")
    .selectAll()
    .where("id", "=", id)
    .where("region", "=", region)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
