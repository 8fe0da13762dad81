import type { MapPosition } from "@hjem/domain/saved/saved-search";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Props of `SaveSearch`. */
export interface SaveSearchProps {
  request: SearchRequest;
  /** The search in words: the name that is proposed for it. */
  proposeName: () => string | Promise<string>;
  /** Centre and zoom of the map on which the search is shown; null beside a list (SAVE-023, SAVE-024). */
  mapView: MapPosition | null;
  /** True where a press on the page's own button has fetched this one: it acts as soon as it is there. */
  isPressed?: boolean;
}

/** Saves a search: a button that says whether it is saved already (SAVE-007, SAVE-008). */
export const SaveSearch = lazyComponent(() => import("./save-search-button.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});

/** Props of `SaveSearchDialog`. */
export interface SaveSearchDialogProps extends Pick<SaveSearchProps, "request" | "mapView"> {
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
