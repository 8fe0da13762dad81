import { useListAgenciesQuery } from "@hjem/api-client/endpoints/agencies";
import { useFacetsQuery } from "@hjem/api-client/endpoints/counts";
import type { CurrentListing } from "@hjem/domain/listing/listing-type";
import type { FacilityTable } from "@hjem/domain/search/facilities-of-types";
import { searchToQuery } from "@hjem/domain/search/search-url";
import { switchListing } from "@hjem/domain/search/switch-listing";
import { type TypedError, typedErrors } from "@hjem/domain/search/typed-errors";
import { dayIn } from "@hjem/domain/time/zone";
import type { PageContext } from "@hjem/storefront/page";
import { usePage } from "@hjem/storefront/page";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigate } from "react-router";
import { listHref, readSearch } from "../search/list-search.ts";
import { type AllFiltersModel, allFiltersModel } from "./all-filters-model.ts";

/** After the last change of the form the homes are counted anew (visual §7). */
const COUNT_DELAY_MS = 250;

const todayOf = ({ region, now }: PageContext) => dayIn(now, region.timeZones.default);

/** What the browser itself would send, without the fields that say nothing. */
function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value);
  }
  return params;
}

/** A form of all filters at work. */
export interface FilterFormState {
  form: RefObject<HTMLFormElement | null>;
  model: AllFiltersModel;
  /** While there are any, nothing is requested and nothing is sent (SRCH-149). */
  fieldErrors: readonly TypedError[];
  /** The form says something that has not been counted yet. */
  isCounting: boolean;
  /** Changes when the form has to be rendered again. */
  version: number;
  onChanged: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The same filters for another kind of listing, as far as they say anything of it (S3). */
  onListing: (to: CurrentListing) => void;
  /** Takes every filter off that the form shows. */
  reset: () => void;
}

/** Props of `useFilterForm`. */
export interface FilterFormOptions {
  /** The search that the form starts from, as an address writes it. */
  query: string;
  table: FacilityTable;
  /** Before the search is followed. */
  onShow?: () => void;
}

/**
 * Ties a form of all filters to its search: each change is checked at once and counted a moment later, sending leads to the
 * results in their one right address (D31). What is typed stays in the form's own fields.
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
    typedErrors(new URLSearchParams(query), todayOf(page)),
  );
  useEffect(() => () => clearTimeout(waiting.current), []);

  const search = readSearch(requested.query, page);
  const isAskable = search.reversed.length === 0;
  const { data, isFetching } = useFacetsQuery(search.request, { skip: !isAskable });
  const counts = isAskable ? data : undefined;

  const check = (params: URLSearchParams) => {
    const found = typedErrors(params, todayOf(page));
    setErrors(found);
    return found.length === 0;
  };
  const changed = () => {
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
  };
  const { data: agencies = [] } = useListAgenciesQuery({});
  const model = allFiltersModel(page, search, counts, table, agencies);

  return {
    form,
    model,
    fieldErrors,
    isCounting: isWaiting || isFetching,
    version: requested.version,
    onChanged: changed,
    onSubmit: (event) => {
      event.preventDefault();
      const params = readForm(event.currentTarget);
      if (!check(params)) {
        const [wrong] = typedErrors(params, todayOf(page));
        const field = wrong && event.currentTarget.elements.namedItem(wrong.field);
        if (field instanceof HTMLInputElement) field.focus();
        return;
      }
      clearTimeout(waiting.current);
      const { request, extras } = readSearch(params, page);
      onShow?.();
      const href = listHref(request, extras);
      // The same search again is no page of its own to go back over.
      void navigate(href, { replace: href === createPath(location) });
    },
    onListing: (to) => {
      if (!form.current) return;
      clearTimeout(waiting.current);
      setWaiting(false);
      setErrors([]);
      const { request, extras } = readSearch(readForm(form.current), page);
      const switched = switchListing(request, to, page.region);
      setRequested(({ version }) => ({
        query: searchToQuery(switched, extras),
        version: version + 1,
      }));
    },
    reset: () => {
      clearTimeout(waiting.current);
      setWaiting(false);
      setErrors([]);
      const without = model.resetHref.split("?")[1] ?? "";
      setRequested(({ version }) => ({ query: without, version: version + 1 }));
    },
  };
}
