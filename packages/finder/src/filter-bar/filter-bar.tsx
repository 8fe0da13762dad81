import { paths } from "@hjem/domain/paths";
import { Button } from "@hjem/ui/button";
import { SegmentedLinks } from "@hjem/ui/segmented";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, type FocusEvent, type FormEvent, useRef } from "react";
import { PlaceField } from "../place/place-field.tsx";
import { HiddenFields } from "../search/hidden-fields.tsx";
import { type Choice, useSubmitSearch, useTypedBefore } from "../search/submit-search.ts";
import type { FilterBarModel } from "./bar-model.ts";
import { BedroomFilter } from "./bedroom-filter.tsx";
import styles from "./filter-bar.module.css";
import { PriceFilter } from "./price-filter.tsx";
import { TypeFilter } from "./type-filter.tsx";
import { useAllFilters } from "./use-all-filters.tsx";
import { isTicked, useSyncForm } from "./use-sync-form.ts";
import { ViewingFilter } from "./viewing-filter.tsx";

const isTypedAnew = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement &&
  target.name.startsWith("price") &&
  target.value !== target.defaultValue;

/**
 * A plain form to the same page; when hydrated a choice is applied at once, a typed amount on blur. Filters without
 * room are behind the link to all filters: on phones everything except the place, the price and the bedrooms.
 */
export default function FilterBarForm({ bar }: { bar: FilterBarModel }) {
  const { t } = useLingui();
  const submit = useSubmitSearch({ keepsScroll: true });
  const form = useRef<HTMLFormElement>(null);
  const all = useAllFilters(bar.all);
  useTypedBefore(form);
  useSyncForm(form, bar.key);

  const choose = (choice: Choice) => form.current && submit(form.current, choice);
  const sent = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  const changed = (event: ChangeEvent<HTMLFormElement>) => {
    if (isTicked(event.target)) submit(event.currentTarget);
  };
  const left = (event: FocusEvent<HTMLFormElement>) => {
    if (isTypedAnew(event.target)) submit(event.currentTarget);
  };

  return (
    <>
      <form
        ref={form}
        action={paths.list.to()}
        role="search"
        aria-label={t`Filter results`}
        className={styles.bar}
        onSubmit={sent}
        onChange={changed}
        onBlur={left}
      >
        <HiddenFields fields={bar.hidden} />
        {bar.offers.length > 0 && (
          <div className={styles.offers}>
            <SegmentedLinks label={t`For sale or for rent`} segments={bar.offers} />
          </div>
        )}
        <div className={styles.place}>
          <PlaceField
            places={bar.places}
            circle={bar.circle}
            scope={bar.scope}
            onChoosePlace={({ geoId }) => choose({ name: "geoId", value: geoId })}
            onChooseWords={(words) => choose({ name: "keywords", value: words })}
            clear={{ href: bar.clearPlacesHref }}
          />
        </div>
        <div className={styles.fields}>
          <PriceFilter {...bar.price} href={bar.all.href} />
          {bar.bedrooms && <BedroomFilter {...bar.bedrooms} href={bar.all.href} />}
          <TypeFilter {...bar.types} href={bar.all.href} listingType={bar.scope.listingType} />
          <ViewingFilter {...bar.viewings} href={bar.all.href} />
        </div>
        {all.link}
        <Button type="submit" variant="primary" className={styles.submit}>
          <Trans>Show homes</Trans>
        </Button>
      </form>
      {all.drawer}
    </>
  );
}
