import { type LeadKind, leadKinds } from "@hjem/domain/lead/lead-kinds";

/** Kinds of form on a home's page: one per kind of lead, an estimate, and a report of the listing. */
export type FormKind = LeadKind | "estimate" | "report";

const formKinds: readonly string[] = [...leadKinds, "estimate", "report"];

/** True for the name of a form. */
export const isFormKind = (value: unknown): value is FormKind =>
  typeof value === "string" && formKinds.includes(value);

/** Parameter that opens a form: `?ask=viewing`. */
export const FORM_PARAMETER = "ask";
/** Parameter that a form without JavaScript leads to once it was taken: `?sent=viewing`. It names a form, and nobody. */
export const SENT_PARAMETER = "sent";
/** Parameter that picks one viewing by its start in seconds. */
export const VIEWING_PARAMETER = "viewing";

/** Where on the page the forms stand. */
export const placeOf = (kind: FormKind): string =>
  kind === "estimate" || kind === "report" ? kind : "contact";

/** The page's own address, without the parameters that open its forms or report their result. */
export function pageAddress({ pathname, searchParams }: URL): string {
  const stored = new URLSearchParams(searchParams);
  for (const name of [FORM_PARAMETER, SENT_PARAMETER, VIEWING_PARAMETER]) stored.delete(name);
  const query = stored.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** The page's address with one parameter more, at the place of its form. */
export function formHref(
  address: string,
  parameters: Readonly<Record<string, string>>,
  kind: FormKind,
): string {
  const query = new URLSearchParams(parameters).toString();
  return `${address}${address.includes("?") ? "&" : "?"}${query}#${placeOf(kind)}`;
}
