import { useListAgenciesQuery } from "@hjem/api-client/endpoints/agencies";
import { useFacetsQuery } from "@hjem/api-client/endpoints/counts";
import type { AgencyName } from "@hjem/domain/agency/agency";
import type { CurrentListing } from "@hjem/domain/listing/listing-type";
import type { FacilityTable } from "@hjem/domain/search/facilities-of-types";
import { type FilterErrorFlag, filterErrorFlags } from "@hjem/domain/search/filter-error-flags";
import { type ParsedSearch, searchToQuery } from "@hjem/domain/search/search-url";
import { switchListingType } from "@hjem/domain/search/switch-listing-type";
import { dayIn } from "@hjem/domain/time/zone";
import type { PageContext } from "@hjem/storefront/page";
import { usePage } from "@hjem/storefront/page";
import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPath, useLocation, useNavigate } from "react-router";
import { listHref, readSearch } from "../search/list-search.ts";
import { type AllFiltersModel, allFiltersModel } from "./all-filters-model.ts";

/** Delay after the last change of the form before counting (visual §7). */
const COUNT_DELAY_MS = 250;

/** The same list each time, so that a model memoized by it stays. */
const NO_AGENCIES: readonly AgencyName[] = [];

const todayOf = ({ region, now }: PageContext) => dayIn(now, region.timeZones.default);

/** What the browser itself would submit, without empty fields. */
function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value);
  }
  return params;
}

/** State and handlers of the filter form. */
export interface FilterFormState {
  form: RefObject<HTMLFormElement | null>;
  model: AllFiltersModel;
  /** What is counted: the search of the form as it was last read. */
  search: ParsedSearch;
  /** While there are any, nothing is requested and nothing is submitted (SRCH-149). */
  fieldErrors: readonly FilterErrorFlag[];
  /** True while the form has changes that are not counted yet. */
  isCounting: boolean;
  /** Key that changes when the form must be remounted. */
  version: number;
  onChanged: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The same filters for another listing type, as far as they apply (S3). */
  onListing: (to: CurrentListing) => void;
  /** Shows another search in the form, by its query. */
  onQuery: (query: string) => void;
  /** Clears every filter of the form. */
  reset: () => void;
}

/** Props of `useFilterForm`. */
export interface FilterFormOptions {
  /** The initial search, as in a URL. */
  query: string;
  table: FacilityTable;
  /** Called before navigating to the search. */
  onShow?: () => void;
}

/**
 * Connects the filter form to its search: each change is validated at once and counted after a delay, submitting
 * leads to the canonical URL of the results (D31). Typed values stay in the form's own fields.
 */
export function useFilterForm({ query, table, onShow }: FilterFormOptions): FilterFormState {
  const page = usePage();
  const navigate = useNavigate();
  const location = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [requested, setRequested] = useState({ query, version: 0 });
  const [isWaiting, setWaiting] = useState(false);
  const [fieldErrors, setErrors] = useState(() =>
    filterErrorFlags(new URLSearchParams(query), todayOf(page)),
  );
  useEffect(() => () => clearTimeout(waiting.current), []);

  // A press changes neither until it is counted: the hundred choices are not rendered anew for it.
  const search = useMemo(() => readSearch(requested.query, page), [requested.query, page]);
  const isAskable = search.reversed.length === 0;
  const { data, isFetching } = useFacetsQuery(search.request, { skip: !isAskable });
  const counts = isAskable ? data : undefined;

  const check = useCallback(
    (params: URLSearchParams) => {
      const found = filterErrorFlags(params, todayOf(page));
      setErrors((known) => (known.length + found.length === 0 ? known : found));
      return found.length === 0;
    },
    [page],
  );
  const changed = useCallback(() => {
    if (!form.current) return;
    const params = readForm(form.current);
    clearTimeout(waiting.current);
    const isRight = check(params);
    setWaiting(isRight);
    if (!isRight) return;
    waiting.current = setTimeout(() => {
      setRequested(({ version }) => ({ query: params.toString(), version }));
      setWaiting(false);
    }, COUNT_DELAY_MS);
  }, [check]);
  const { data: agencies = NO_AGENCIES } = useListAgenciesQuery({});
  const model = useMemo(
    () => allFiltersModel(page, search, counts, table, agencies),
    [page, search, counts, table, agencies],
  );

  const showQuery = (next: string) => {
    clearTimeout(waiting.current);
    setWaiting(false);
    setErrors([]);
    setRequested(({ version }) => ({ query: next, version: version + 1 }));
  };
  return {
    form,
    model,
    search,
    fieldErrors,
    isCounting: isWaiting || isFetching,
    version: requested.version,
    onChanged: changed,
    onSubmit: (event) => {
      event.preventDefault();
      const params = readForm(event.currentTarget);
      if (!check(params)) {
        const [wrong] = filterErrorFlags(params, todayOf(page));
        const field = wrong && event.currentTarget.elements.namedItem(wrong.field);
        if (!(field instanceof HTMLInputElement)) return;
        const fold = field.closest("details");
        if (fold) fold.open = true;
        field.focus();
        return;
      }
      clearTimeout(waiting.current);
      const { request, extras } = readSearch(params, page);
      onShow?.();
      const href = listHref(request, extras);
      // The same search again adds no history entry.
      void navigate(href, { replace: href === createPath(location) });
    },
    onListing: (to) => {
      if (!form.current) return;
      const { request, extras } = readSearch(readForm(form.current), page);
      showQuery(searchToQuery(switchListingType(request, to, page.region), extras));
    },
    onQuery: showQuery,
    reset: () => showQuery(model.resetHref.split("?")[1] ?? ""),
  };
}
