import { Suspense, use, type ComponentType, type ReactNode } from "react";
import type { PageContext } from "../page/page-context.ts";
import { usePage } from "../page/use-page.ts";
import type { SpokenWords } from "../words/spoken-words.ts";

/** A component as its file gives it, fetched. */
export type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What stands in the place of a part until it has come: on the server, without JavaScript and on the way. */
export type BrowserPartProps<Props> = Props & { fallback?: ReactNode };

/** A part that only the browser draws. */
export type BrowserPart<Props> = ComponentType<BrowserPartProps<Props>> & {
  /** Fetches code and words ahead, e.g. when a pointer nears the button that opens the part. */
  prepare: (page: PageContext) => Promise<void>;
};

/**
 * A part of a page that is fetched, with words of its own, when it is first shown: a map, a drawer. The server draws its
 * fallback alone. A fetch that fails is thrown where the part is shown, and tried again the next time it is shown.
 */
export function browserPart<Props extends object>(
  load: LoadComponent<Props>,
  words?: SpokenWords,
): BrowserPart<Props> {
  let fetching: Promise<ComponentType<Props>> | undefined;
  const fetchPart = (page: PageContext): Promise<ComponentType<Props>> => {
    fetching ??= Promise.all([load(), words && page.loadWords(words)]).then(
      ([module]) => module.default,
    );
    fetching.catch(() => (fetching = undefined));
    return fetching;
  };

  function Fetched({ fallback: _fallback, ...props }: BrowserPartProps<Props>) {
    const Content = use(fetchPart(usePage()));
    return <Content {...(props as unknown as Props)} />;
  }
  function Part(props: BrowserPartProps<Props>) {
    if (import.meta.env.SSR) return props.fallback;
    return (
      <Suspense fallback={props.fallback}>
        <Fetched {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, {
    prepare: async (page: PageContext) => {
      await fetchPart(page);
    },
  });
}
