import { NO_AGENCY_ID } from "@hjem/domain/agency/agency-id";
import { formatDay, formatMonth } from "@hjem/domain/format/format-date";
import { formatNumber } from "@hjem/domain/format/format-number";
import { TODAY } from "@hjem/domain/limits";
import type { AvailabilityFilter } from "@hjem/domain/listing/availability";
import { availabilityChoices } from "@hjem/domain/search/filter-choices";
import { flagFilters, type FlagName } from "@hjem/domain/search/filters/flag-filters";
import { availableFromMonths, viewingDays } from "@hjem/domain/time/calendar";
import type { Translator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import type { FilterOption, FilterSection, FilterMessages } from "../filter-section.ts";
import { counted, oneOf, severalOf, type FieldContext } from "./field-context.ts";

type OptionalSection = FilterSection | false;

/** Number of days shown at first; the rest of the thirty can be expanded. */
const FIRST_DAYS = 7;

/** Viewings in the next thirty days, today first (SRCH-170, SRCH-171). */
export const buildViewingsSection = (context: FieldContext): FilterSection => {
  const { translator, request, today } = context;
  const { i18n } = translator;
  const chosen = request.viewingDate ?? [];
  const offered = viewingDays(today);
  const strangers = chosen.filter((day) => day !== TODAY && !offered.includes(day));
  const days = [...offered, ...strangers].map((day) => {
    // A URL with "today" keeps meaning the current day.
    const value = day === today && chosen.includes(TODAY) ? TODAY : day;
    const label = day === today ? t(i18n)`Today` : formatDay(translator, day);
    const option = { name: "viewingDate", value, label, isChosen: chosen.includes(value) };
    return counted(context, "viewingDate", option, day);
  });
  return {
    kind: "days",
    key: "viewingDate",
    title: translator.term("date.inspection"),
    note: t(i18n)`Next ${offered.length} days`,
    first: days.slice(0, FIRST_DAYS),
    rest: days.slice(FIRST_DAYS),
    more: t(i18n)`Show all ${days.length} days`,
  };
};

/** The month from which a rental is available (SRCH-172, SRCH-173). */
export const buildAvailableFromSection = (context: FieldContext): OptionalSection => {
  const { translator, request, today, isShown } = context;
  const name = "availableFrom";
  const { availableFrom: chosen = "" } = request;
  const months = [...new Set([...availableFromMonths(today), ...(chosen ? [chosen] : [])])];
  const options = months.map((value) => ({
    name,
    value,
    label: formatMonth(translator, value),
    isChosen: value === chosen,
  }));
  return (
    isShown(name) && {
      kind: "menu",
      key: name,
      title: translator.term("date.availableFrom"),
      options: oneOf(name, t(translator.i18n)`Any day`, chosen, options),
    }
  );
};

/** The title of one of them alone. */
const flagTitles: Record<FlagName, (translator: Translator) => string> = {
  isPetAllowed: ({ i18n }) => t(i18n)`Pets`,
  isLandOwnedBySeller: ({ i18n }) => t(i18n)`Plot of land`,
};

/** Yes or no: pets, own land. */
export const buildFlagSection = (context: FieldContext): OptionalSection => {
  const { translator, request, isShown } = context;
  const shown = flagFilters.filter(({ name }) => isShown(name));
  const [only, ...others] = shown;
  const options = shown.map(({ name, term }) =>
    counted(context, name, {
      name,
      value: "true",
      label: translator.term(term),
      isChosen: request[name] === true,
    }),
  );
  return (
    options.length > 0 && {
      kind: "ticks",
      look: "list",
      key: "terms",
      title:
        only && others.length === 0 ? flagTitles[only.name](translator) : t(translator.i18n)`Terms`,
      options,
    }
  );
};

/** Availability; the menu offers three, the URL may set any (SRCH-093, SRCH-094). */
export const buildAvailabilitySection = (context: FieldContext): FilterSection => {
  const { translator, request, offer } = context;
  const { i18n } = translator;
  return {
    kind: "ticks",
    look: "list",
    key: "availability",
    title: t(i18n)`Availability`,
    note: t(i18n)`Available homes only, if none are selected`,
    options: severalOf<AvailabilityFilter>(
      context,
      "availability",
      availabilityChoices[offer],
      request.availability ?? [],
      (value) => {
        if (value !== "all") return translator.term(`status.${value}`);
        return offer === "rent" ? t(i18n)`All, including leased` : t(i18n)`All, including sold`;
      },
    ),
  };
};

/** The units of a project are one result unless they are requested one by one (D55, D110). */
export const buildUnitsSection = ({
  translator,
  request,
  offer,
}: FieldContext): OptionalSection => {
  const { i18n } = translator;
  const isChosen = request.groupUnits === false;
  const hasProjects = offer === "buy" && request.listingType !== "commercial";
  const label = t(i18n)`Show individual homes in projects`;
  return (
    (hasProjects || isChosen) && {
      kind: "ticks",
      look: "list",
      key: "groupUnits",
      title: t(i18n)`New developments`,
      options: [{ name: "groupUnits", value: "false", label, isChosen }],
    }
  );
};

/** Time since publication. */
export const buildPublishedSections = (context: FieldContext): FilterSection[] => {
  const { translator, request, today } = context;
  const { i18n } = translator;
  const name = "isPublishedToday";
  const isChosen = request.isPublishedToday === true;
  const option = { name, value: "true", label: t(i18n)`Published today`, isChosen };
  return [
    {
      kind: "ticks",
      look: "list",
      key: "published",
      title: t(i18n)`New today`,
      options: [counted(context, name, option)],
    },
    {
      kind: "words",
      key: "publishDateMin",
      title: t(i18n)`Published since`,
      fields: [
        {
          name: "publishDateMin",
          label: t(i18n)`Day`,
          type: "date",
          value: request.publishDateMin ?? "",
          max: today,
        },
      ],
    },
  ];
};

/** Keywords, name and id of a listing. */
export const buildKeywordSection = ({ translator, request }: FieldContext): FilterSection => {
  const { i18n } = translator;
  const fields: FilterMessages[] = [
    {
      name: "keywords",
      type: "search",
      label: t(i18n)`Keywords`,
      hint: t(i18n)`Results contain all the words. Exclude a word with a minus: -garage`,
      value: request.keywords ?? "",
    },
    { name: "name", type: "text", label: t(i18n)`Title of the listing`, value: request.name ?? "" },
    { name: "propertyId", type: "text", label: t(i18n)`Listing number`, value: "" },
  ];
  return { kind: "words", key: "words", title: t(i18n)`Keywords and listing number`, fields };
};

/**
 * The agency by name. Where a URL has several, or one that the market does not know, they are checkboxes below: a
 * menu holds one.
 */
export const buildAgencySection = (context: FieldContext): OptionalSection => {
  const { translator, request, agencies, counts } = context;
  const { i18n } = translator;
  const name = "agencyId";
  const { agencyId: [chosen = "", ...others] = [] } = request;
  const known = agencies.map(({ agencyId: value, name: label }): FilterOption => {
    const option = { name, value, label, isChosen: value === chosen } as const;
    const isCounted = counts?.facets[name].some((one) => one.value === value) ?? true;
    // Agencies without homes are not in the counts.
    return isCounted
      ? counted(context, name, option)
      : { ...option, count: 0, countLabel: formatNumber(translator, 0) };
  });
  const isKnown = chosen === "" || known.some(({ isChosen }) => isChosen);
  return (
    known.length > 0 &&
    others.length === 0 &&
    isKnown && {
      kind: "menu",
      key: name,
      title: t(i18n)`Agency`,
      options: oneOf(name, t(i18n)`Any agency`, chosen, known),
    }
  );
};

/** Filters that only a URL can set, each of them removable: single homes, agencies. */
export const buildChosenSection = (context: FieldContext): OptionalSection => {
  const { translator, request, agencies } = context;
  const { i18n } = translator;
  const nameOf = (id: string) => agencies.find(({ agencyId }) => agencyId === id)?.name;
  const { propertyId = [], agencyId = [], agencyParentId } = request;
  const tick = (name: string, value: string, label: string): FilterOption => ({
    name,
    value,
    label,
    isChosen: true,
  });
  const options = [
    ...propertyId.map((id) => tick("propertyId", id, t(i18n)`Listing ${id}`)),
    ...(buildAgencySection(context) ? [] : agencyId).map((id) =>
      tick(
        "agencyId",
        id,
        id === NO_AGENCY_ID ? translator.term("owner.user") : (nameOf(id) ?? t(i18n)`Agency ${id}`),
      ),
    ),
    ...(agencyParentId
      ? [
          tick(
            "agencyParentId",
            agencyParentId,
            nameOf(agencyParentId) ?? t(i18n)`Agency group ${agencyParentId}`,
          ),
        ]
      : []),
  ];
  const title = t(i18n)`${plural(options.length, { one: "Only this one", other: "Only these" })}`;
  return options.length > 0 && { kind: "ticks", look: "list", key: "chosen", title, options };
};
