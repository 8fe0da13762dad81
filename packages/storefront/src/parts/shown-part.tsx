import { Suspense, use, useState, type ComponentType } from "react";
import { afterLoad } from "../browser/after-load.ts";
import type { PageContext } from "../page/page-context.ts";
import { usePage } from "../page/use-page.ts";
import type { SpokenWords } from "../words/spoken-words.ts";
import { DrawnParts, type LoadPart } from "./lazy-part.tsx";

/** A part that the server draws and the browser fetches where it is shown. */
export type ShownPart<Props> = ComponentType<Props> & {
  /** Fetches code and words ahead, so that a page that is entered has them: for loaders. */
  prepare: (page: Pick<PageContext, "store" | "loadWords">) => Promise<void>;
};

const whenLoaded = () => new Promise<void>((resolve) => afterLoad(resolve));

/**
 * A large part of a page that only some of its addresses show: the server draws it with words of its own, and the browser
 * fetches code and words where it is shown, after the page has loaded (D42). Always written as
 * `shownPart(() => import("./map-view.tsx"), words)`, the component being the default export of its file.
 */
export function shownPart<Props extends object>(
  load: LoadPart<Props>,
  words: SpokenWords,
): ShownPart<Props> {
  // By site at work: on a server several languages are spoken at once.
  const coming = new WeakMap<PageContext["store"], Promise<ComponentType<Props>>>();
  const here = new WeakMap<PageContext["store"], ComponentType<Props>>();
  const fetchPart = ({ store, loadWords }: Pick<PageContext, "store" | "loadWords">) => {
    const known = coming.get(store);
    if (known) return known;
    const fetching = (async () => {
      if (!import.meta.env.SSR) await whenLoaded();
      const [module] = await Promise.all([load(), loadWords(words)]);
      here.set(store, module.default);
      return module.default;
    })();
    coming.set(store, fetching);
    // Whoever draws the part meets the failure; the next time it is asked for again.
    fetching.catch(() => coming.delete(store));
    return fetching;
  };

  function Coming(props: Props) {
    const Content = use(fetchPart(usePage()));
    return <Content {...props} />;
  }
  function Part(props: Props) {
    const { store } = usePage();
    const drawn = use(DrawnParts);
    // One and the same from beginning to end, or what it holds would be lost when the code has come.
    const [Content] = useState<ComponentType<Props>>(() => here.get(store) ?? Coming);
    if (drawn && load.module) drawn.add(load.module);
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, {
    prepare: async (page: Pick<PageContext, "store" | "loadWords">) => {
      await fetchPart(page);
    },
  });
}
