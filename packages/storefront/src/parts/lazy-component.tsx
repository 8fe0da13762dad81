import { createContext, Suspense, use, useState, type ComponentType, type ReactNode } from "react";
import { afterLoad } from "../browser/after-load.ts";
import type { MessageCatalogs } from "../messages/message-catalogs.ts";
import type { PageContext } from "../page/page-context.ts";
import { CurrentPageContext } from "../page/use-page.ts";

/** Fetches a component; `module` is its path from the repository's root, which the server's build writes beside the import. */
type LoadComponent<Props> = (() => Promise<{ default: ComponentType<Props> }>) & {
  module?: string;
};

/** Where a lazy component is rendered, and when the browser fetches it. */
export interface LazyOptions {
  /**
   * - `ssr`: the server renders it, and every visitor of its page fetches it once the page has loaded.
   * - `on-visible`: the server renders it, and the browser fetches it after the page has loaded where it is shown.
   * - `client-only`: the browser alone renders it, and fetches it when it is first shown. The server renders the fallback.
   *
   * @default "ssr"
   */
  render?: "ssr" | "on-visible" | "client-only";
  /** Messages that come with it, where they are not those of its page. */
  messages?: MessageCatalogs;
}

/** A name that is no option is an error: an inferred type would let it pass. */
type NoOthers<Options> = { [Other in Exclude<keyof Options, keyof LazyOptions>]: never };

/** What a component needs of the page to be fetched. */
type LoadingPage = Pick<PageContext, "store" | "loadMessages">;

/** A component whose code comes after first load. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches code and messages ahead: in a loader, or when a pointer nears the button that shows it. */
  prepare: (page: LoadingPage) => Promise<void>;
};

/** The component's own props; of one that the browser alone renders also what stands in its place until it is there. */
type LazyProps<Props, Options> = Options extends { render: "client-only" }
  ? Props & { fallback?: ReactNode }
  : Props;

/** Modules that a server has rendered into a page: their styles have to come with it. Absent in the browser. */
export const DrawnParts = createContext<Set<string> | null>(null);

const pending = new Set<Promise<unknown>>();

/** Resolves once every component that has been requested is there: a page is entered whole. */
export const pendingComponents = (): Promise<unknown> => Promise.all(pending);

const whenLoaded = () => new Promise<void>((resolve) => afterLoad(resolve));

interface Fetched<Props> {
  promise: Promise<ComponentType<Props>>;
  /** Absent until it is there. */
  Component?: ComponentType<Props>;
}

/**
 * A component whose code first load does without (D42). Until it is hydrated it is what it is without JavaScript: links
 * lead on, forms are sent. Always written as `lazyComponent(() => import("./footer-part.tsx"))`, the component being the
 * default export of its file, with `render` as a literal: the build reads both. A fetch that fails is thrown where the
 * component is shown, and made again the next time.
 */
export function lazyComponent<
  Props extends object,
  const Options extends LazyOptions = LazyOptions,
>(
  load: LoadComponent<Props>,
  { render = "ssr", messages }: Options & NoOthers<Options> = {} as Options & NoOthers<Options>,
): LazyComponent<LazyProps<Props, Options>> {
  // With messages by store: a server renders several languages at once.
  const fetched = new WeakMap<object, Fetched<Props>>();
  const fetchOnce = (page: LoadingPage | null): Fetched<Props> => {
    const key = (messages && page?.store) ?? load;
    const known = fetched.get(key);
    if (known) return known;
    const fetchComponent = async () => {
      if (!import.meta.env.SSR && render !== "client-only") await whenLoaded();
      const [module] = await Promise.all([load(), messages && page?.loadMessages(messages)]);
      return module.default;
    };
    const fetching: Fetched<Props> = { promise: fetchComponent() };
    fetched.set(key, fetching);
    // Whoever renders it meets the failure.
    fetching.promise.then(
      (Component) => (fetching.Component = Component),
      () => fetched.delete(key),
    );
    return fetching;
  };
  if (!import.meta.env.SSR && render === "ssr") {
    const promise = fetchOnce(null).promise.finally(() => pending.delete(promise));
    pending.add(promise);
    // Caught: whoever renders it meets the failure.
    promise.catch(() => undefined);
  }

  function Pending(props: Props) {
    const Content = use(fetchOnce(messages ? use(CurrentPageContext) : null).promise);
    return <Content {...props} />;
  }
  function Lazy({ fallback, ...rest }: Props & { fallback?: ReactNode }) {
    const page = messages ? use(CurrentPageContext) : null;
    // One and the same from beginning to end, or its state would be lost when the code is there.
    const [Content] = useState<ComponentType<Props>>(
      () => (render !== "client-only" && fetchOnce(page).Component) || Pending,
    );
    if (import.meta.env.SSR) {
      if (render === "client-only") return fallback;
      if (load.module) use(DrawnParts)?.add(load.module);
    }
    return (
      <Suspense fallback={fallback}>
        <Content {...(rest as unknown as Props)} />
      </Suspense>
    );
  }
  return Object.assign(Lazy as ComponentType<LazyProps<Props, Options>>, {
    prepare: async (page: LoadingPage) => {
      await fetchOnce(page).promise;
    },
  });
}
