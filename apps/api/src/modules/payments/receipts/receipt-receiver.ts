import type { Language } from "@hjem/domain/language";
import { formatAddress } from "@hjem/domain/place/format-address";
import type { RegionBasics } from "@hjem/domain/region";
import type { Database } from "../../../db/schema.ts";
import { withWrittenPlace } from "../../addresses/address-row.ts";
import type { PaymentRow } from "../payment-deps.ts";

/** Who gets a receipt, and for which address. */
export interface Receiver {
  email: string;
  name: string;
  language: Language;
  /** Street and place of the listing; empty for none. */
  address: string;
}

/** The person who paid, while the account is there (D38). */
export async function findReceiver(
  db: Database,
  region: Pick<RegionBasics, "id" | "placeNames">,
  { account_id: accountId, draft_id: draftId }: PaymentRow,
): Promise<Receiver | null> {
  if (accountId === null) return null;
  const account = await db
    .selectFrom("account")
    .select(["email", "name", "language"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (!account) return null;
  const draft =
    draftId === null
      ? undefined
      : await db
          .selectFrom("listing_draft")
          .select("content")
          .where("id", "=", draftId)
          .executeTakeFirst();
  if (!draft) return { ...account, address: "" };
  const location = await withWrittenPlace(db, region.id, draft.content.location);
  return { ...account, address: formatAddress(location, region) };
}
