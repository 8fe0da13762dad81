import type { Language } from "@hjem/domain/language";
import type { Offer, OfferKind } from "@hjem/domain/offers/offer";
import type { Database, OfferWords, Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";

/** An offer as it is stored: in every language of its region. */
export interface StoredOffer extends Omit<Offer, "title" | "text"> {
  words: OfferWords;
}

/** Gives a region other examples than it had; offers of partners stay. */
export const replaceExamples = (
  db: Database,
  region: string,
  offers: readonly StoredOffer[],
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .deleteFrom("offer")
      .where("region", "=", region)
      .where("is_example", "=", true)
      .execute();
    if (offers.length === 0) return;
    await trx
      .insertInto("offer")
      .values(
        offers.map(({ yearlyRate, isExample, words, ...offer }, place) => ({
          ...offer,
          region,
          place,
          words: JSON.stringify(words),
          yearly_rate: yearlyRate,
          is_example: isExample,
        })),
      )
      .execute();
  });

/** Ordered offers of one kind that have a text in the language. Examples only where requested. */
export const findOffers = async (
  db: Queries,
  requested: { region: string; kind: OfferKind; language: Language; withExamples: boolean },
): Promise<Offer[]> => {
  const rows = await db
    .selectFrom("offer")
    .select(["id", "kind", "provider", "words", "yearly_rate", "url", "is_example"])
    .where("region", "=", requested.region)
    .where("kind", "=", requested.kind)
    .where("is_example", "in", requested.withExamples ? [true, false] : [false])
    .orderBy("place")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ words, yearly_rate: yearlyRate, is_example: isExample, ...offer }) => {
    const activeLanguage = words[requested.language];
    return activeLanguage ? [{ ...offer, ...activeLanguage, yearlyRate, isExample }] : [];
  });
};
