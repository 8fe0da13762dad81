import type { Language } from "@hjem/domain/language";
import type { Selectable } from "kysely";
import type { DraftTables } from "../../../db/draft-tables.ts";
import type { Database } from "../../../db/schema.ts";
import type { PaymentRow } from "../payment-deps.ts";

/** Who gets a receipt, and for which address. */
export interface Receiver {
  email: string;
  name: string;
  language: Language;
  /** Street and place of the listing; empty for none. */
  address: string;
}

const addressOf = ({ location }: Selectable<DraftTables["listing_draft"]>["content"]): string =>
  [location.street, [location.postCode, location.suburb].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");

/** The person who paid, while the account is there (D38). */
export async function findReceiver(
  db: Database,
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
  return { ...account, address: draft ? addressOf(draft.content) : "" };
}
