import { formatTime } from "@hjem/domain/format/format-date";
import { formatDistance, formatDuration } from "@hjem/domain/format/format-measure";
import type { CollectionUser } from "@hjem/domain/saved/collection";
import { wallClock } from "@hjem/domain/time/zone";
import type { TravelMode } from "@hjem/domain/travel/travel-estimate";
import type { Translator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { Arrival, Clash, PlannedStop } from "./plan-day.ts";
import type { Assignment } from "./solve-clash.ts";

/** Who looks at the plan, and who else is in the collection. */
export interface Company {
  ownId: string;
  users: readonly Pick<CollectionUser, "userId" | "name">[];
}

/** A person of the plan: "You", or the name. */
export function formatPerson({ i18n }: Translator, { ownId, users }: Company, id: string): string {
  return id === ownId ? t(i18n)`You` : (users.find(({ userId }) => userId === id)?.name ?? "");
}

/** Persons as part of a sentence, oneself first: `You and Tom Reid`. */
export function formatPersons(page: Translator, company: Company, ids: readonly string[]): string {
  const names = ids
    .toSorted((one, other) => Number(other === company.ownId) - Number(one === company.ownId))
    .map((id) => formatPerson(page, company, id));
  return new Intl.ListFormat(page.language.tag, { type: "conjunction" }).format(names);
}

/** How one travels. */
export function formatMode({ i18n }: Translator, mode: TravelMode): string {
  const names: Readonly<Record<TravelMode, string>> = {
    driving: t(i18n)`Car`,
    cycling: t(i18n)`Bicycle`,
    walking: t(i18n)`On foot`,
  };
  return names[mode];
}

const SECONDS = 60;

/** The way to a stop: `Car, about 9 min · 3.2 km · 21 min to spare`; who and from where, where that is not plain. */
export function formatArrival(
  page: Translator,
  company: Company,
  { stop, arrival }: { stop: PlannedStop; arrival: Arrival },
): string {
  const { i18n } = page;
  const { travel, from, userIds, spareMinutes } = arrival;
  const mode = formatMode(page, travel.mode);
  const time = formatDuration(page, travel.minutes * SECONDS);
  const spare = formatDuration(page, spareMinutes * SECONDS);
  return [
    userIds.length < stop.userIds.length && formatPersons(page, company, userIds),
    from !== stop.number - 1 && t(i18n)`from ${from}`,
    travel.metres === 0 ? t(i18n)`Same address` : t(i18n)`${mode}, about ${time}`,
    travel.metres > 0 && formatDistance(page, travel.metres),
    t(i18n)`${spare} to spare`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Why two viewings clash: who cannot make both, how they lie in time, and how far apart they are. */
export function formatClash(page: Translator, company: Company, clash: Clash): string {
  const { i18n } = page;
  const { gapMinutes, travel } = clash;
  const who = formatPersons(page, company, clash.userIds);
  const first = clash.first.number;
  const second = clash.second.number;
  const minutes = formatDuration(page, Math.abs(gapMinutes) * SECONDS);
  const time = formatDuration(page, travel.minutes * SECONDS);
  return [
    t(i18n)`${who} can’t make both ${first} and ${second}.`,
    gapMinutes < 0
      ? t(i18n)`Number ${second} starts ${minutes} before number ${first} ends.`
      : gapMinutes === 0
        ? t(i18n)`Number ${second} starts when number ${first} ends.`
        : t(i18n)`There are ${minutes} between them.`,
    travel.minutes > 0 && t(i18n)`The trip takes about ${time}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a press that ends a clash does, as one sentence: `You take 4, Tom takes 5`, `Tom takes 4, you take 5`. */
export function formatSolution(
  page: Translator,
  company: Company,
  { changes, numberOf }: { changes: readonly Assignment[]; numberOf: (key: string) => number },
): string {
  const { i18n, language } = page;
  return changes
    .map(({ stop, userIds }, index) => {
      const number = numberOf(stop.key);
      const [only = ""] = userIds;
      const who = formatPersons(page, company, userIds);
      const isOwn = userIds.includes(company.ownId);
      const part =
        userIds.length === 0
          ? t(i18n)`Skip ${number}`
          : userIds.length > 1
            ? t(i18n)`${who} take ${number}`
            : only === company.ownId
              ? t(i18n)`You take ${number}`
              : t(i18n)`${who} takes ${number}`;
      // Within the sentence only the name of somebody else keeps its capital letter.
      return index === 0 || (userIds.length > 0 && !isOwn)
        ? part
        : part.charAt(0).toLocaleLowerCase(language.tag) + part.slice(1);
    })
    .join(", ");
}

/** A time of day in a zone; with the zone's name where a day has homes in several: `10:00 am AEDT`. */
export function formatClock(
  page: Translator,
  instant: number,
  { timeZone, isZoneShown }: { timeZone: string; isZoneShown: boolean },
): string {
  const time = formatTime(page, wallClock(instant, timeZone).time);
  return isZoneShown ? `${time} ${shortZone(page, instant, timeZone)}` : time;
}

/** Short name of a zone at an instant, which says whether it is summer time: `AEDT`. */
export const shortZone = ({ language }: Translator, instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat(language.formatTag, { timeZone, timeZoneName: "short" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** The city that a zone is named after: `Melbourne`. */
export const zoneCity = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
