import type { Language } from "@hjem/domain/language";

/** The calendar file of one viewing of a listing, known by its start in seconds, or of all of them. */
export function calendarHref(propertyId: string, language: Language, unixFrom?: number): string {
  const query = new URLSearchParams({ language });
  if (unixFrom !== undefined) query.set("viewing", String(unixFrom));
  return `/api/v2/property/${encodeURIComponent(propertyId)}/viewings.ics?${query.toString()}`;
}
