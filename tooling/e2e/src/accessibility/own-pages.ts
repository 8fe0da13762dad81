import { type DraftTab, draftTabs, type WizardMode } from "@hjem/domain/draft/draft-rules";
import { NEW_LISTING_HREF, paths } from "@hjem/domain/paths";
import type { OwnThings, ShownPage, Visit } from "./shown-page.ts";

const ownOf = ({ own }: Visit): OwnThings => {
  if (own === undefined) throw new Error("The person has nothing stored.");
  return own;
};

/** A page of the wizard for a listing that is filled in. */
const wizard = (name: string, mode: WizardMode, tab?: DraftTab): ShownPage => ({
  name: `listing: ${name}`,
  address: (visit) => {
    const query = new URLSearchParams({ draft: ownOf(visit).draftId, mode, ...(tab && { tab }) });
    return `${paths.myListing.to()}?${query}`;
  },
});

/** A page of a collection of homes. */
const collection = (name: string, { to }: { to: (id: string) => string }): ShownPage => ({
  name: `collection: ${name}`,
  address: (visit) => to(ownOf(visit).collectionId),
});

const stored: readonly ShownPage[] = [
  { name: "my listings", address: paths.myListing.to() },
  { name: "listing: new", address: NEW_LISTING_HREF },
  ...draftTabs.map((tab) => wizard(tab, "edit", tab)),
  wizard("preview", "preview"),
  wizard("payment", "payment"),
  { name: "favourites", address: paths.userFavourites.to() },
  collection("homes", paths.userCollection),
  collection("settings", paths.collectionUpdate),
  collection("notes", paths.collectionNotes),
  collection("comparison", paths.collectionCompare),
  collection("rooms", paths.collectionRooms),
  collection("viewing day", paths.collectionViewings),
  { name: "saved searches", address: paths.userSavedSearches.to() },
  { name: "alerts", address: paths.userAlerts.to() },
  { name: "two-step sign-in", address: paths.userSecurity.to() },
];

/** What a person has stored: listings with the wizard, favourites, searches and alerts. */
export const ownPages = stored.map((page): ShownPage => ({ ...page, who: "person" }));
