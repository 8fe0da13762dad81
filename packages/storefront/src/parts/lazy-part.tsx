import { createContext, lazy, Suspense, use, useState, type ComponentType } from "react";
import { afterLoad } from "../browser/after-load.ts";

/** Fetches a part; `module` is its path from the repository's root, which the server's build writes beside the import. */
export type LoadPart<Props> = (() => Promise<{ default: ComponentType<Props> }>) & {
  module?: string;
};

/** Parts that a server has drawn into a page: their styles have to come with it. Absent in the browser. */
export const DrawnParts = createContext<Set<string> | null>(null);

const onTheWay = new Set<Promise<unknown>>();

/** Resolves once every part that has been asked for is there: a page is entered whole. */
export const partsToCome = (): Promise<unknown> => Promise.all(onTheWay);

const whenLoaded = () => new Promise<void>((resolve) => afterLoad(resolve));

/**
 * A part of a page that the server draws and the browser brings to life once the page has loaded, so that first load does
 * without its code (D42). Until then it is what it is without JavaScript: links lead on, forms are sent. Always written as
 * `const Footer = lazyPart(() => import("./footer-part.tsx"))`, the component being the default export of its file.
 */
export function lazyPart<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    if (!import.meta.env.SSR) await whenLoaded();
    const module = await load();
    Part = module.default;
    return module;
  };
  let fetching: ReturnType<typeof fetchPart> | undefined;
  const fetchOnce = () => {
    fetching ??= fetchPart();
    return fetching;
  };
  if (!import.meta.env.SSR) {
    const coming = fetchOnce().finally(() => onTheWay.delete(coming));
    onTheWay.add(coming);
    // Whoever draws the part meets the failure; here nobody waits for it.
    coming.catch(() => undefined);
  }
  const Coming = lazy(fetchOnce);

  return function LazyPart(props: Props) {
    const drawn = use(DrawnParts);
    // One and the same from beginning to end, or what it holds would be lost when the page is drawn again.
    const [Content] = useState<ComponentType<Props>>(() => Part ?? Coming);
    if (drawn && load.module) drawn.add(load.module);
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  };
}
