import { sortOptionOf, sortOptionsFor } from "@hjem/domain/search/sorting";
import { HiddenSearch } from "@hjem/finder/hidden-search";
import { useSubmitSearch } from "@hjem/finder/submit-search";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Select } from "@hjem/ui/select";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./sort-select.module.css";

/** In which order the homes stand. A choice takes effect at once; without JavaScript a button sends it (D31). */
export function SortSelect({ search }: { search: ParsedSearch }) {
  const { t } = useLingui();
  const { term } = usePage();
  const submit = useSubmitSearch();
  const { request } = search;
  const current = sortOptionOf(request)?.value ?? "";
  const [shown, setShown] = useState({ value: current, of: current });
  // The address leads: once it has another order, the field follows.
  if (shown.of !== current) setShown({ value: current, of: current });
  const options = sortOptionsFor(request.listingType, request.acquisition).filter(
    ({ sorting }) => sorting !== "relevance" || request.keywords !== undefined,
  );
  return (
    <form action={paths.list.to()} className={styles.sort}>
      <HiddenSearch search={search} except={["sorting", "order"]} />
      <Select
        name="sort"
        label={t`Sort by`}
        isLabelHidden
        size="m"
        value={shown.value}
        onChange={(event) => {
          setShown({ value: event.target.value, of: current });
          if (event.target.form) submit(event.target.form);
        }}
      >
        {options.map(({ value, term: key }) => (
          <option key={value} value={value}>
            {term(key)}
          </option>
        ))}
      </Select>
      <Button type="submit" className={styles.send}>
        <Trans>Sort</Trans>
      </Button>
    </form>
  );
}
