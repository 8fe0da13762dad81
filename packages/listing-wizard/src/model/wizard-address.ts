import {
  type DraftTab,
  draftTabs,
  type WizardMode,
  wizardModes,
} from "@hjem/domain/draft/draft-rules";
import { paths } from "@hjem/domain/paths";

/** State of the wizard in its address (D92). */
export interface WizardAddress {
  /** Id of the draft; null for the overview of own listings. */
  draftId: string | null;
  /** Null where the address names none: the first tab that is not complete. */
  tab: DraftTab | null;
  /** @default "edit" */
  mode: WizardMode;
}

const isTab = (text: string | null): text is DraftTab => draftTabs.some((tab) => tab === text);
const isMode = (text: string | null): text is WizardMode =>
  wizardModes.some((mode) => mode === text);

/** Reads `/my-listing?draft=&tab=&mode=`; unknown values count as absent. */
export function readWizardAddress(query: URLSearchParams): WizardAddress {
  const tab = query.get("tab");
  const mode = query.get("mode");
  return {
    draftId: query.get("draft") || null,
    tab: isTab(tab) ? tab : null,
    mode: isMode(mode) ? mode : "edit",
  };
}

/** True for the address of a listing that is about to be made (LIST-012). */
export const isNewListing = (query: URLSearchParams): boolean =>
  readWizardAddress(query).draftId === null && query.get("mode") === "add";

/** Address of a tab or mode of a draft; `field` is the path of the field that gets the focus, e.g. `property_detail.title`. */
export function wizardHref(
  draftId: string,
  { tab, mode, field }: { tab?: DraftTab; mode?: WizardMode; field?: string } = {},
): string {
  const query = new URLSearchParams({ draft: draftId });
  if (tab) query.set("tab", tab);
  if (mode) query.set("mode", mode);
  return `${paths.myListing.to()}?${query}${field ? `#${fieldId(field)}` : ""}`;
}

/** Id of the draft whose list of guests the address is of; null for every other page. */
export const viewingListOf = (query: URLSearchParams): string | null =>
  query.get("viewings") || null;

/** Address of the list of who comes to the viewings of a listing, by the id of its draft. */
export const viewingListHref = (draftId: string): string =>
  `${paths.myListing.to()}?${new URLSearchParams({ viewings: draftId })}`;

/** Fields without a control of their own, with the one by which they are changed. */
const changedBy: Readonly<Record<string, string>> = {
  location: "location.street",
  "location.map_suggest": "location.street",
  "property_detail.land_registry.sub_locality_nickname": "location.sub_locality_nickname",
  contacts: "contacts.name",
  "contacts.phones": "contacts.name",
  "contacts.email": "contacts.name",
};

/** Path of the field that has the control for a field. */
export const controlOf = (path: string): string => changedBy[path] ?? path;

/** Id of the control of a field by its path in a draft, to which links of missing fields lead (D92). */
export const fieldId = (path: string): string => `field-${controlOf(path)}`;

/** Path of the field whose control has this id; null for the id of anything else. */
export const pathOfFieldId = (id: string): string | null =>
  id.startsWith("field-") ? id.slice("field-".length) : null;

/** Path of the field that an address names, of its hash; null where it names none. */
export const fieldOfHash = (hash: string): string | null =>
  pathOfFieldId(decodeURIComponent(hash.slice(1)));
