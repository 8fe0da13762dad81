import { ALL } from "@hjem/domain/limits";
import {
  choiceFilters,
  type ChoiceName,
  chosenValues,
  offeredValues,
} from "@hjem/domain/search/filters/choice-filters";
import { type ChoiceFilter, valueTerm } from "@hjem/domain/search/filters/filter-row";
import type { Translator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { FilterSection } from "../filter-section.ts";
import { oneOf, severalOf, type FieldContext } from "./field-context.ts";

type OptionalSection = FilterSection | false;

/** Choice filters with their own position; all others are listed together. */
const placed: readonly ChoiceName[] = [
  "energyProfile",
  "propertyCondition",
  "furnished",
  "locationTypes",
  "ownerType",
  "soldBy",
];

/** Names of filters for which no market has a term. */
const titles: Partial<Record<ChoiceName, (translator: Translator) => string>> = {
  propertyCondition: ({ i18n }) => t(i18n)`New or existing`,
  furnished: ({ i18n }) => t(i18n)`Furnished`,
  locationTypes: ({ i18n }) => t(i18n)`Location`,
  ownerType: ({ i18n }) => t(i18n)`Advertised by`,
  soldBy: ({ i18n }) => t(i18n)`Sold by`,
};

/** Labels of the empty choice. */
const anyOf = ({ i18n }: Translator, { term }: ChoiceFilter): string =>
  term === "owner" ? t(i18n)`Anyone` : t(i18n)`Any`;

/** A choice filter by its row: one of its values or any of several, each with its count. */
export function buildChoiceSection(context: FieldContext, name: ChoiceName): OptionalSection {
  const { translator, request, isShown, isSet } = context;
  const row = choiceFilters.find((one) => one.name === name);
  // A market without heating grades has no energy labels either.
  const isGraded = name !== "energyProfile" || translator.term("heating.green") !== "";
  if (!row || !isShown(name) || !(isGraded || isSet(name))) return false;
  const { values, title: titleTerm, isSeveral }: ChoiceFilter = row;
  const title = titles[name]?.(translator) ?? (titleTerm ? translator.term(titleTerm) : "");
  const offered = offeredValues(row);
  const chosen = chosenValues(row, request);
  const choices = severalOf(context, name, offered, chosen, (value) =>
    translator.term(valueTerm(row, value)),
  );
  if (!isSeveral) {
    const any = anyOf(translator, row);
    return { kind: "one", key: name, title, options: oneOf(name, any, chosen[0] ?? "", choices) };
  }
  const all = { name, value: ALL, label: t(translator.i18n)`All`, isChosen: false };
  return {
    kind: "ticks",
    look: name === "energyProfile" ? "squares" : "list",
    key: name,
    title,
    // `all` does not restrict, whatever else is checked.
    options: values.includes(ALL) ? [all, ...choices] : choices,
  };
}

/** The choice filters without their own position, in the order of their rows. */
export const buildOtherChoiceSections = (context: FieldContext): OptionalSection[] =>
  choiceFilters
    .filter(({ name }) => !placed.includes(name))
    .map(({ name }) => buildChoiceSection(context, name));
