import { type LeadKind, leadKinds } from "@hjem/domain/lead/lead-kinds";

/** Kinds of forms on a property page: one per kind of lead, an estimate, and a report of the listing. */
export type FormKind = LeadKind | "estimate" | "report";

const formKinds: readonly string[] = [...leadKinds, "estimate", "report"];

/** True for the name of a form. */
export const isFormKind = (value: unknown): value is FormKind =>
  typeof value === "string" && formKinds.includes(value);

/** Parameter that opens a form: `?ask=viewing`. */
export const FORM_PARAMETER = "ask";
/**
 * Parameter of the redirect after a form without JavaScript was accepted: `?sent=viewing`. It names a form, and
 * nobody.
 */
export const SENT_PARAMETER = "sent";
/** The same for a form that a moderator looks at before it is passed on (D137). */
export const HELD_PARAMETER = "held";
/** Parameter that selects a viewing by its start in seconds. */
export const VIEWING_PARAMETER = "viewing";

/** Fragments of the forms. */
export const placeOf = (kind: FormKind): string =>
  kind === "estimate" || kind === "report" ? kind : "contact";

/** The page's own URL, without the parameters that open its forms or report their result. */
export function pageAddress({ pathname, searchParams }: URL): string {
  const stored = new URLSearchParams(searchParams);
  for (const name of [FORM_PARAMETER, SENT_PARAMETER, HELD_PARAMETER, VIEWING_PARAMETER])
    stored.delete(name);
  const query = stored.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** The page's URL with one more parameter and the fragment of its form. */
export function formHref(
  address: string,
  parameters: Readonly<Record<string, string>>,
  kind: FormKind,
): string {
  const query = new URLSearchParams(parameters).toString();
  return `${address}${address.includes("?") ? "&" : "?"}${query}#${placeOf(kind)}`;
}
