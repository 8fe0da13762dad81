import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { formatNumber } from "@hjem/domain/format/format-number";
import { paths } from "@hjem/domain/paths";
import { acquisitionsOf, tabOf } from "@hjem/domain/search/listing-kinds";
import { LanguageField } from "@hjem/storefront/language-field";
import { usePage } from "@hjem/storefront/page";
import { useStorefrontSelector } from "@hjem/storefront/store";
import { Button } from "@hjem/ui/button";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ChosenPlace } from "../labels/place-names.ts";
import { type ListingChoice, ListingTypeTabs } from "../listing-type/listing-type-tabs.tsx";
import { PlaceField } from "../place/place-field.tsx";
import { countRequest } from "../search/count-request.ts";
import { useSubmitSearch, useTypedBefore } from "../search/submit-search.ts";
import type { UnderstoodSearch } from "../suggestions/use-understood.ts";
import styles from "./search-box.module.css";

/**
 * The search box: listing type, place and number of results, starting with the last listing type (FND-016). A plain
 * form to the results; without JavaScript the button has no number, because it could not follow the tabs; nor has it
 * without results. Typed text is counted as it is understood.
 */
export function SearchBox() {
  const page = usePage();
  const { t } = useLingui();
  const submit = useSubmitSearch();
  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form);
  const [first = "buy"] = page.region.listingTabs;
  const current = useStorefrontSelector(({ app }) => app.currentListing);
  const [kind, setKind] = useState<ListingChoice>(() => {
    const listingType = tabOf(page.region, current) ?? first;
    const { acquisition } = current;
    return { listingType, ...(acquisitionsOf(listingType).length > 1 && { acquisition }) };
  });
  useEffect(() => {
    if (!form.current) return;
    // A tab that was selected before hydration stays selected.
    const chosen = new FormData(form.current).get("listingType");
    const listingType = page.region.listingTabs.find((tab) => tab === chosen);
    if (listingType)
      setKind((shown) => (shown.listingType === listingType ? shown : { listingType }));
  }, [page.region]);
  const [places, setPlaces] = useState<readonly ChosenPlace[]>([]);
  const [understood, setUnderstood] = useState<UnderstoodSearch>();
  const request =
    understood ??
    countRequest(
      kind,
      places.map(({ geoId }) => geoId),
    );
  const { data, currentData } = useSearchQuery(request);
  // A number of other homes than those of the text would be wrong; that of the former tab is replaced in a moment.
  const counted = understood === undefined ? data : understood && currentData;
  const total = counted?.pagination.total;
  const figure = total === undefined ? "" : formatNumber(page, total);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };

  return (
    <form ref={form} action={paths.list.to()} role="search" className={styles.box} onSubmit={send}>
      <LanguageField />
      <ListingTypeTabs value={kind} onChange={setKind} />
      <div className={styles.line}>
        <PlaceField
          size="xl"
          places={places}
          scope={kind}
          onChoosePlace={(place) => setPlaces([...places, place])}
          onRemovePlace={({ geoId }) => setPlaces(places.filter((place) => place.geoId !== geoId))}
          onUnderstand={setUnderstood}
          onChooseWords={(value) =>
            form.current && submit(form.current, { name: "keywords", value })
          }
          clear={{ onClear: () => setPlaces([]) }}
        />
        <Button type="submit" variant="primary" size="xl">
          {total ? (
            <span className={styles.counted}>
              {request.listingType === "commercial"
                ? t`${plural(total, { one: `Show ${figure} property`, other: `Show ${figure} properties` })}`
                : t`${plural(total, { one: `Show ${figure} home`, other: `Show ${figure} homes` })}`}
            </span>
          ) : null}
          <span className={total ? styles.uncounted : undefined}>
            <Trans>Search</Trans>
          </span>
        </Button>
      </div>
    </form>
  );
}
