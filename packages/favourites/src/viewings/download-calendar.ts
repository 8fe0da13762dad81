import { calendarFile } from "@hjem/domain/calendar/calendar-file";
import { viewingEvent } from "@hjem/domain/calendar/viewing-event";
import { propertyHref } from "@hjem/home-card/result-photos";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PlannedStop } from "./plan-day.ts";
import { type Company, formatPersons } from "./stop-names.ts";

/** The events of a person's viewings, with who else goes and what is to be asked, as a calendar file. */
export function buildCalendar(
  page: PageContext,
  company: Company,
  { title, stops }: { title: string; stops: readonly PlannedStop[] },
): string {
  const term = page.term("date.inspection");
  const events = stops.map(({ home, viewing, userIds }) => {
    const { property, questions } = home;
    return viewingEvent(viewing, {
      propertyId: property.propertyId,
      address: property.address,
      position: property.location,
      term,
      lines: [
        property.title,
        property.agencyName,
        company.users.length > 1 && userIds.length > 1
          ? formatPersons(page, company, userIds)
          : null,
        ...questions.filter(({ isAsked }) => !isAsked).map((question) => question.text),
      ],
      url: page.origin + propertyHref(property),
      changed: page.now,
    });
  });
  return calendarFile(title, events);
}

/** Hands a calendar file to the browser. */
export function downloadCalendar(name: string, file: string): void {
  const href = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}
