import type { RequiredField, TabRules } from "@hjem/domain/draft/complete-tabs";
import { draftTabStates, requiredFields } from "@hjem/domain/draft/complete-tabs";
import type { Draft } from "@hjem/domain/draft/draft";
import { draftFieldPaths } from "@hjem/domain/draft/draft-fields";
import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import { recordOf } from "@hjem/domain/narrow";
import { tabOfField } from "./tab-order.ts";

/** A field that has to be filled in or corrected before a listing is published. */
export interface NeededField extends RequiredField {
  /** True where what was typed into it is no value of it, so that the draft has an older one. */
  isWrong?: boolean;
}

/** Such fields of each tab, done or not. */
export type FieldsOfTabs = Readonly<Record<DraftTab, readonly NeededField[]>>;

/** What decides whether a listing can be published, as it is typed. */
export interface Needed {
  fields: FieldsOfTabs;
  /** The state of each tab by them. */
  tabs: Draft["tabs"];
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf(".")));

/** Those of the fields that the draft's form has now: a text of a field that is hidden since keeps nobody from publishing. */
function shownOf(draft: Draft, { publishing }: TabRules, paths: readonly string[]): string[] {
  const { listingType } = draft;
  const shown: ReadonlySet<string> =
    listingType === null ? new Set() : draftFieldPaths(publishing, { ...draft, listingType });
  return paths.filter((path) =>
    tabOfField(path) === "location"
      ? // The address of a published listing stays.
        draft.propertyId === null
      : shown.has(path) || shown.has(parentOf(path)),
  );
}

/**
 * The fields that a listing cannot do without, and those of `wrong`: what was typed there is on this device only, and the
 * older value of the draft must not be published in its place.
 */
export function neededFields(draft: Draft, rules: TabRules, wrong: readonly string[]): Needed {
  const required = requiredFields(draft, rules);
  const states = draftTabStates(draft, rules);
  const shown = shownOf(draft, rules, wrong);
  const ofTab = (tab: DraftTab): readonly NeededField[] => {
    const here = shown.filter((path) => tabOfField(path) === tab);
    const others = here.filter((path) => !required[tab].some((field) => field.path === path));
    return [
      ...required[tab].map((field) =>
        here.includes(field.path) ? { ...field, isDone: false, isWrong: true } : field,
      ),
      ...others.map((path) => ({ path, isDone: false, isWrong: true })),
    ];
  };
  const fields = recordOf(draftTabs.map((tab) => [tab, ofTab(tab)]));
  const tabs = recordOf(
    draftTabs.map((tab) => {
      const missing = fields[tab].filter(({ isDone }) => !isDone).map(({ path }) => path);
      return [tab, { complete: states[tab].complete && missing.length === 0, missing }];
    }),
  );
  return { fields, tabs };
}
