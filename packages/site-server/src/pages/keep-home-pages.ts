import { followHomeChanges, type HomeChangesOptions } from "./home-changes.ts";
import { createKeptPages, type KeptPage, type KeptPagesOptions } from "./kept-pages.ts";

/** The last good pages of homes, as far as nothing that they show has changed since. */
export interface HomePages {
  /** Called before a page is rendered; the function that is returned keeps it, unless homes have changed meanwhile. */
  begin: () => (key: string, page: KeptPage) => void;
  /** A page to send while the API fails. What was missed of changes is asked for first, where that can be done. */
  find: (key: string) => Promise<KeptPage | null>;
  /** Drops a page that there is no more. */
  forget: (key: string) => void;
  close: () => void;
}

/** Keeps pages of homes, and drops them as the API reports changes. */
export function keepHomePages(
  options: Omit<HomeChangesOptions, "onChanged" | "onLost"> & KeptPagesOptions,
): HomePages {
  const pages = createKeptPages(options);
  let heard = 0;
  const changes = followHomeChanges({
    ...options,
    onChanged(ids) {
      heard += 1;
      pages.drop(ids);
    },
    onLost() {
      heard += 1;
      pages.dropAll();
    },
  });
  return {
    begin() {
      const heardBefore = heard;
      return (key, page) => {
        if (changes.hasBegun() && heard === heardBefore) pages.keep(key, page);
      };
    },
    async find(key) {
      await changes.settled();
      return pages.find(key);
    },
    forget: pages.forget,
    close() {
      changes.close();
      pages.close();
    },
  };
}
