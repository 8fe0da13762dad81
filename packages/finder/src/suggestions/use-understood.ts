import type { Reading } from "@hjem/domain/search/reading/reading";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import { usePage } from "@hjem/storefront/page";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { applyReading } from "../search/apply-reading.ts";
import { readSearch } from "../search/list-search.ts";

/** The search that typed text leads to; null until it is known, undefined without typed text. */
export type UnderstoodSearch = SearchRequestInput | null | undefined;

interface UnderstoodOptions {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  /** What the text is read as; undefined until that is known. */
  reading: Reading | undefined;
  /** Selected places, which are fields of the form. */
  chosen: readonly unknown[];
  onUnderstand: (search: UnderstoodSearch) => void;
}

/** Tells the search that the typed text leads to, together with everything else that the form has (SRCH-009). */
export function useUnderstood({
  input,
  typed,
  reading,
  chosen,
  onUnderstand,
}: UnderstoodOptions): void {
  const page = usePage();
  const understand = (text: string, read: Reading | undefined): UnderstoodSearch => {
    const { form, name } = input.current ?? {};
    if (text === "") return undefined;
    if (!form || read === undefined) return null;
    const others = [...new FormData(form)].filter(([field]) => field !== name);
    const query = new URLSearchParams(
      others.flatMap(([field, value]) => (typeof value === "string" ? [[field, value]] : [])),
    );
    const { request } = readSearch(query, page);
    return { ...applyReading(request, read, page.region), size: 1 };
  };
  /** The selected places are read from the form: another one is another search. */
  const follow = useEffectEvent((text: string, read: Reading | undefined, _chosen: unknown) =>
    onUnderstand(understand(text, read)),
  );
  useEffect(() => follow(typed, reading, chosen), [typed, reading, chosen]);
  const leave = useEffectEvent(() => onUnderstand(undefined));
  useEffect(() => () => leave(), []);
}
