import type { MapPosition } from "@hjem/domain/saved/saved-search";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Props of `SaveSearch`. */
export interface SaveSearchProps {
  request: SearchRequest;
  /** What is saved of the search in words: the name that is proposed for it. */
  proposeName: (saved: SearchRequest) => string | Promise<string>;
  /** Centre and zoom of the map on which the search is shown; null beside a list (SAVE-023, SAVE-024). */
  mapView: MapPosition | null;
  /** True where the button of the page has been pressed and nothing has been done about it yet. */
  isPressed: boolean;
  /** Called once a press is being carried out. */
  onTaken: () => void;
  /** Called with whether the link to the saved searches takes the button's place. */
  onSaved: (isSaved: boolean) => void;
}

/**
 * What a press on a page's "Save search" does, and the link that takes its place once the search is saved (SAVE-007,
 * SAVE-008). The button itself stays the page's, from the server's HTML on: one that was replaced under a finger, as
 * session or code arrive, would lose the press.
 */
export const SaveSearch = lazyComponent(() => import("./save-search.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});

/** Props of `SaveSearchDialog`. */
export interface SaveSearchDialogProps extends Pick<
  SaveSearchProps,
  "request" | "mapView" | "proposeName"
> {
  /** The proposed name. */
  name: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Name and alerts of a search that is being saved, or the saved search that it replaces. */
export const SaveSearchDialog = lazyComponent(() => import("./save-search-dialog.tsx"), {
  render: "client-only",
  messages: {
    catalogs: {
      en: () => import("@hjem/storefront/sign-in/locales/en.po"),
      no: () => import("@hjem/storefront/sign-in/locales/no.po"),
    },
  },
});
