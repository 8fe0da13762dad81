import { type LeadKind, leadKinds } from "@hjem/domain/lead/lead-kinds";

/** Kinds of form on a home's page: one per kind of lead, an estimate, and a report of the listing. */
export type Ask = LeadKind | "estimate" | "report";

const asks: readonly string[] = [...leadKinds, "estimate", "report"];

/** True for the name of a form. */
export const isAsk = (value: unknown): value is Ask =>
  typeof value === "string" && asks.includes(value);

/** Parameter that opens a form: `?ask=viewing`. */
export const ASK_PARAMETER = "ask";
/** Parameter that a form without JavaScript leads to once it was taken: `?sent=viewing`. It names a form, and nobody. */
export const SENT_PARAMETER = "sent";
/** Parameter that picks one viewing by its start in seconds. */
export const VIEWING_PARAMETER = "viewing";

/** Where on the page the forms stand. */
export const placeOf = (ask: Ask): string =>
  ask === "estimate" || ask === "report" ? ask : "contact";

/** The page's own address, without the parameters that open its forms or report their result. */
export function pageAddress({ pathname, searchParams }: URL): string {
  const stored = new URLSearchParams(searchParams);
  for (const name of [ASK_PARAMETER, SENT_PARAMETER, VIEWING_PARAMETER]) stored.delete(name);
  const query = stored.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** The page's address with one parameter more, at the place of its form. */
export function formHref(
  address: string,
  parameters: Readonly<Record<string, string>>,
  ask: Ask,
): string {
  const query = new URLSearchParams(parameters).toString();
  return `${address}${address.includes("?") ? "&" : "?"}${query}#${placeOf(ask)}`;
}
