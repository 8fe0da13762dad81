import {
  createContext,
  Suspense,
  use,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react";
import { afterLoad } from "../browser/after-load.ts";
import type { MessageCatalogs } from "../messages/message-catalogs.ts";
import type { PageContext } from "../page/page-context.ts";
import { CurrentPageContext } from "../page/use-page.ts";
import { BrowserOnly } from "./browser-only.tsx";
import { untilLoaded } from "./until-loaded.ts";

/**
 * Imports a component; `module` is its path from the repository's root, which the server's build adds beside the
 * import.
 */
type LoadComponent<Props> = (() => Promise<{ default: ComponentType<Props> }>) & {
  module?: string;
};

/** Where a lazy component is rendered, and when the browser loads it. */
export interface LazyOptions {
  /**
   * - `ssr`: the server renders it, and every visitor of its page fetches it once the page has loaded.
   * - `on-visible`: the server renders it, and the browser fetches it after the page has loaded where it is shown.
   * - `server-only`: the server renders it, and the browser keeps its HTML without ever fetching it (`kept-skeleton.tsx`).
   * - `client-only`: the browser alone renders it, and fetches it when it is first shown. The server renders the fallback.
   *
   * @default "ssr"
   */
  render?: "ssr" | "on-visible" | "server-only" | "client-only";
  /** Messages that are loaded with it, if they are not those of its page. */
  messages?: MessageCatalogs;
}

/** Options that depend on the component's props. */
interface PropsOptions<Props> {
  /**
   * On the server: the plain data from which alone, beside language and minute, the component renders the same HTML on
   * every page; null where anything else decides. Such HTML is rendered once for all pages that show it, so it
   * uses neither the store, nor the address, nor `useId`.
   */
  htmlSource?: (props: Props) => object | null;
}

/** A misspelt option is an error: an inferred type would allow it. */
type NoOthers<Options> = {
  [Other in Exclude<keyof Options, keyof LazyOptions | keyof PropsOptions<object>>]: never;
};

/** The parts of the page context that loading a component needs. */
type LoadingPage = Pick<PageContext, "i18n" | "loadMessages">;

/** A component whose code is loaded after the first load. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads code and messages in advance: in a loader, or when a pointer is near the button that shows it. */
  prepare: (page: LoadingPage) => Promise<void>;
};

/** The component's own props; a client-only one also has a fallback. */
type LazyProps<Props, Options> = Options extends { render: "client-only" }
  ? Props & { fallback?: ReactNode }
  : Props;

/** Modules that the server has rendered into a page: their styles must be loaded with it. Absent in the browser. */
export const DrawnParts = createContext<Set<string> | null>(null);

/** Stands in a page for the HTML of an element that `source` alone decides; `module` is the element's own. */
export type ShareHtml = (module: string, source: object, element: ReactElement) => ReactElement;

/** How the server shares HTML between pages. Absent in the browser. */
export const SharedHtml = createContext<ShareHtml | null>(null);

const pending = new Set<Promise<unknown>>();

/** Resolves once every requested component has loaded, so that a page is shown complete. */
export const pendingComponents = (): Promise<unknown> => Promise.all(pending);

const whenLoaded = () => new Promise<void>((resolve) => afterLoad(resolve));

interface Fetched<Props> {
  promise: Promise<ComponentType<Props>>;
  /** What a page waits for: all tries, where the server has rendered the component. */
  shown: Promise<ComponentType<Props>>;
  /** Undefined until loaded. */
  Component?: ComponentType<Props>;
}

/**
 * A component whose code is not in the first load (D42). Until it is hydrated it works as without JavaScript: links
 * navigate, forms submit. Always written as `lazyComponent(() => import("./footer.tsx"))`, with the component as
 * the default export of its file, and with `render` as a literal: the build parses both. A failed import of a client-only
 * component is thrown where it is rendered, and retried the next time. What the server has rendered stays as it is without a
 * network, and its code is asked for again until it arrives.
 */
export function lazyComponent<
  Props extends object,
  const Options extends LazyOptions = LazyOptions,
>(
  load: LoadComponent<Props>,
  {
    render = "ssr",
    messages,
    htmlSource,
  }: Options & PropsOptions<Props> & NoOthers<Options> = {} as Options & NoOthers<Options>,
): LazyComponent<LazyProps<Props, Options>> {
  const isHydrated = !import.meta.env.SSR && render !== "client-only";
  // With messages by their translator: a server renders several languages at once.
  const fetched = new WeakMap<object, Fetched<Props>>();
  const fetchOnce = (page: LoadingPage | null): Fetched<Props> => {
    const key = (messages && page?.i18n) ?? load;
    const known = fetched.get(key);
    if (known) return known;
    const fetchComponent = async () => {
      if (isHydrated) await whenLoaded();
      const [module] = await Promise.all([load(), messages && page?.loadMessages(messages)]);
      return module.default;
    };
    const promise = fetchComponent();
    const shown = isHydrated ? untilLoaded(fetchComponent, promise) : promise;
    const fetching: Fetched<Props> = { promise, shown };
    fetched.set(key, fetching);
    shown.then(
      (Component) => (fetching.Component = Component),
      // The error is thrown where it is rendered.
      () => fetched.delete(key),
    );
    return fetching;
  };
  if (!import.meta.env.SSR && render === "ssr") {
    const promise = fetchOnce(null).promise.finally(() => pending.delete(promise));
    pending.add(promise);
    // Caught: the error is thrown where it is rendered.
    promise.catch(() => undefined);
  }

  function Pending(props: Props) {
    const Content = use(fetchOnce(messages ? use(CurrentPageContext) : null).shown);
    return <Content {...props} />;
  }
  function Lazy({ fallback, ...rest }: Props & { fallback?: ReactNode }) {
    const page = messages ? use(CurrentPageContext) : null;
    // The same component type throughout, or its state would be lost when the code has loaded.
    const [Content] = useState<ComponentType<Props>>(
      () => (render !== "client-only" && fetchOnce(page).Component) || Pending,
    );
    const props = rest as unknown as Props;
    const element = (
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    );
    if (import.meta.env.SSR) {
      if (render === "client-only") return fallback;
      if (load.module) {
        use(DrawnParts)?.add(load.module);
        const share = use(SharedHtml);
        const source = share && Content !== Pending && htmlSource?.(props);
        if (share && source) return share(load.module, source, element);
      }
    }
    return render === "client-only" ? (
      <BrowserOnly fallback={fallback}>{element}</BrowserOnly>
    ) : (
      element
    );
  }
  return Object.assign(Lazy as ComponentType<LazyProps<Props, Options>>, {
    prepare: async (page: LoadingPage) => {
      const { Component, promise } = fetchOnce(page);
      if (!Component) await promise;
    },
  });
}
