import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** What a tenant asks first stands on cards: those of rentals that were stored before get it from their listings. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `with stated as (
      select id,
        coalesce(nullif(listing #> '{prices,deposit,min}', 'null'), nullif(listing #> '{prices,deposit,amount}', 'null'),
          nullif(listing #> '{prices,deposit,max}', 'null'), 'null')::text as deposit,
        coalesce(listing #> '{contractDetails,availableFrom}', 'null')::text as available,
        coalesce(listing #> '{contractDetails,isPetAllowed}', 'null')::text as pets
      from listing
      where listing ->> 'listingType' like '%\\_rent' and listing ->> 'status' in ('available', 'future'))
    update listing_card c
    set card = left(c.card, -1) || ',"rental":{"deposit":' || deposit || ',"available_from":' || available
      || ',"is_pet_allowed":' || pets || '}}'
    from stated where stated.id = c.id and not (deposit = 'null' and available = 'null' and pets = 'null')`,
  ]);
