import { paths } from "@hjem/domain/paths";
import { HiddenFields } from "@hjem/finder/hidden-fields";
import { useSubmitSearch } from "@hjem/finder/submit-search";
import { Button } from "@hjem/ui/button";
import { Select } from "@hjem/ui/select";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SortModel } from "../model/list-model.ts";
import styles from "./sort-select.module.css";

/** The sort menu. A choice applies at once; without JavaScript a button submits it (D31). */
export function SortSelect({ value, options, hidden }: SortModel) {
  const { t } = useLingui();
  const submit = useSubmitSearch();
  const [shown, setShown] = useState({ value, of: value });
  // When the URL has another sorting, the field follows.
  if (shown.of !== value) setShown({ value, of: value });
  return (
    <form action={paths.list.to()} className={styles.sort}>
      <HiddenFields fields={hidden} />
      <span className={styles.word} aria-hidden="true">
        <Trans>Sort</Trans>
      </span>
      <Select
        name="sort"
        label={t`Sort by`}
        isLabelHidden
        size="m"
        value={shown.value}
        onChange={({ target }) => {
          setShown({ value: target.value, of: value });
          if (target.form) submit(target.form);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isIdle}>
            {option.label}
          </option>
        ))}
      </Select>
      <Button type="submit" className={styles.send}>
        <Trans>Sort</Trans>
      </Button>
    </form>
  );
}
