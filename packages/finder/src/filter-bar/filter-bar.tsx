import { paths } from "@hjem/domain/paths";
import { activeFilters } from "@hjem/domain/search/active-filters";
import { Button } from "@hjem/ui/button";
import { FiltersIcon } from "@hjem/ui/icons";
import { Count } from "@hjem/ui/tag";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { PlaceField } from "../place/place-field.tsx";
import { usePlaceNames } from "../place/use-place-names.ts";
import { HiddenSearch } from "../search/hidden-search.tsx";
import { listHref } from "../search/list-search.ts";
import { useSubmitSearch } from "../search/submit-search.ts";
import { useListSearch } from "../search/use-list-search.ts";
import { withoutFilter } from "../search/without-filter.ts";
import { BedroomFilter } from "./bedroom-filter.tsx";
import styles from "./filter-bar.module.css";
import { PriceFilter } from "./price-filter.tsx";
import { TypeFilter } from "./type-filter.tsx";

/** Fields of the form; everything else that the search holds travels hidden. */
const OWN_FIELDS = ["geoId", "priceMin", "priceMax", "bedroomMin", "propertyType"];

const isTicked = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && (target.type === "radio" || target.type === "checkbox");

const isTypedAnew = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement &&
  target.name.startsWith("price") &&
  target.value !== target.defaultValue;

/** Puts the fields of a form back to what the search says whenever the search has changed. */
function useReset(form: React.RefObject<HTMLFormElement | null>, query: string) {
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    form.current?.reset();
  }, [form, query]);
}

/**
 * The filters over the results (visual §7): place, price, bedrooms, type. A plain form to the same page; with JavaScript a
 * choice takes effect at once, a typed sum when its field is left. On phones all but the place fold under one button.
 */
export function FilterBar() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useListSearch();
  const { request, extras } = search;
  const submit = useSubmitSearch({ keepsScroll: true });
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const places = usePlaceNames(request.geoId);
  const geoId = request.geoId ?? [];
  useReset(form, listHref(request, extras));

  const go = (href: string) => void navigate(href, { preventScrollReset: true });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  const changed = (event: ChangeEvent<HTMLFormElement>) => {
    if (isTicked(event.target)) submit(event.currentTarget);
  };
  const left = (event: FocusEvent<HTMLFormElement>) => {
    if (isTypedAnew(event.target)) submit(event.currentTarget);
  };
  const folded = activeFilters(request).filter((name) => name !== "geoId").length;

  return (
    <form
      ref={form}
      action={paths.list.to()}
      role="search"
      aria-label={t`Filter the homes`}
      className={styles.bar}
      onSubmit={send}
      onChange={changed}
      onBlur={left}
    >
      <HiddenSearch search={search} except={OWN_FIELDS} />
      <div className={styles.place}>
        <PlaceField
          places={places}
          scope={request}
          onChoosePlace={(place) =>
            go(listHref({ ...request, geoId: [...geoId, place.geoId], page: 1 }, extras))
          }
          onChooseWords={(keywords) => go(listHref({ ...request, keywords, page: 1 }, extras))}
          clear={{ href: listHref(withoutFilter(request, "geoId"), extras) }}
        />
      </div>
      <Button
        icon={FiltersIcon}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="filter-fields"
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Filters</Trans>
        {folded > 0 && <Count>{folded}</Count>}
      </Button>
      <div id="filter-fields" className={styles.fields} data-open={isOpen || undefined}>
        <PriceFilter search={search} />
        <BedroomFilter search={search} />
        <TypeFilter search={search} />
      </div>
      <Button type="submit" variant="primary" className={styles.submit}>
        <Trans>Show homes</Trans>
      </Button>
    </form>
  );
}
