import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Homes for sale in Queensland by auction or without an advertised price. */
const isWithheld = (
  listing: string,
): string => `${listing} ->> 'listingType' in ('residential_sale', 'leisure_sale')
  and ${listing} #>> '{address,region}' in ('QLD', 'Queensland')
  and (${listing} #>> '{prices,method}' not in ('fixed', 'guide')
    or coalesce(nullif(${listing} #> '{prices,price}', 'null'), nullif(${listing} #> '{prices,askingPrice}', 'null')) is null)`;

const statement =
  "This property is being sold by auction or without a price and therefore a price guide cannot be provided. The website may have filtered the property into a price bracket for website functionality purposes.";

/** A finished card without amounts. The text of its units stays as cards have it, for it is replaced in searches. */
const card = (column: string): string => `replace((${column}::jsonb || jsonb_build_object(
    'price', null, 'price_min', null, 'price_max', null, 'asking_price', null, 'total_price', null, 'adding_cost', null,
    'joint_debt', null, 'annual_property_tax', null, 'price_per_primary', null, 'price_statement', '${statement}',
    'price_history', coalesce((
      select jsonb_agg(case when step ->> 'action' = 'sold' then step else step || '{"price": null}' end)
      from jsonb_array_elements(${column}::jsonb -> 'price_history') step), '[]'),
    'info_section', (${column}::jsonb -> 'info_section') || '{"costs": null}'))::text,
  '"matching_units": null', '"matching_units":null')`;

/** A card of a home whose amounts are withheld, where its listing may be gone. */
const isWithheldCard = (column: string): string => `${column} like '%"price_method"%'
  and ${column}::jsonb ->> 'listing_type' in ('residential_sale', 'leisure_sale')
  and ${column}::jsonb ->> 'region' in ('QLD', 'Queensland')
  and ${column}::jsonb ->> 'price_method' not in ('fixed', 'guide')`;

/**
 * Amounts of homes that the law of Queensland lets nobody but the owner see (D125): searches find by columns of their own,
 * and what was made of the listings before is without them.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `alter table listing_search
      add column withheld_low int4, add column withheld_high int4,
      add column withheld_total_low int4, add column withheld_total_high int4`,
    `update listing set listing = listing || jsonb_build_object('priceStatement', '${statement}')
      where region = 'au' and ${isWithheld("listing")}`,
    `update listing_search s set
        withheld_low = s.price_low, withheld_high = s.price_high,
        withheld_total_low = coalesce(s.total_low, s.price_low),
        withheld_total_high = coalesce(s.total_high, s.price_high),
        price_low = null, price_high = null, asking_low = null, asking_high = null, total_low = null, total_high = null,
        price_per_primary = null
      from listing l where l.id = s.id and l.listing ? 'priceStatement'`,
    `update listing_card c set card = ${card("c.card")}
      from listing l where l.id = c.id and l.listing ? 'priceStatement'`,
    `delete from listing_log g using listing l
      where g.listing_id = l.id and g.change ->> 'what' = 'price' and l.listing ? 'priceStatement'`,
    `update last_card set card = ${card("card")} where ${isWithheldCard("card")}`,
    `update alert_home set card = ${card("card")},
        changes = coalesce((select jsonb_agg(c) from jsonb_array_elements(changes) c where c ->> 'what' <> 'price'), '[]')
      where ${isWithheldCard("card")}`,
  ]);
