import { fold } from "@hjem/domain/text/fold";
import { Checkbox, OptionGroup } from "@hjem/ui/checkbox";
import { SearchIcon } from "@hjem/ui/icons";
import { TextField } from "@hjem/ui/text-field";
import { Trans } from "@lingui/react/macro";
import { type KeyboardEvent, useState } from "react";
import type { FilterOption, FilterSection } from "../filter-section.ts";
import { SectionFrame } from "./section-frame.tsx";
import styles from "./sections.module.css";

type FacilitiesSection = Extract<FilterSection, { kind: "facilities" }>;

const staysHere = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};

/** Facilities: the most requested first, all others grouped, with a text search. */
export function FacilitySection({ section }: { section: FacilitiesSection }) {
  const { first, groups, searchLabel, more } = section;
  const [words, setWords] = useState("");
  const sought = fold(words.trim());
  const fits = ({ label }: FilterOption) => sought === "" || fold(label).includes(sought);
  const rest = groups.flatMap(({ options }) => options);
  const [hasChosen] = useState(rest.some(({ isChosen }) => isChosen));
  const found = [...first, ...rest].filter(fits).length;
  // Hidden, not removed: checked ones must be submitted.
  const box = ({ isChosen, ...option }: FilterOption) => (
    <div key={option.value} hidden={!fits({ ...option, isChosen })}>
      <Checkbox {...option} defaultChecked={isChosen} />
    </div>
  );
  return (
    <SectionFrame section={section}>
      <div className={styles.search}>
        <TextField
          type="search"
          label={searchLabel}
          isLabelHidden
          placeholder={searchLabel}
          icon={SearchIcon}
          size="m"
          autoComplete="off"
          isClearable
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={staysHere}
        />
        <p role="status" className={styles.note}>
          {sought !== "" && found === 0 && <Trans>No results.</Trans>}
        </p>
      </div>
      <div className={styles.options}>{first.map(box)}</div>
      <details className={styles.more} open={sought !== "" || hasChosen}>
        <summary>{more}</summary>
        {groups.map(({ title, options }) => (
          <div key={title} className={styles.group} hidden={!options.some(fits)}>
            <OptionGroup legend={title}>
              <div className={styles.options}>{options.map(box)}</div>
            </OptionGroup>
          </div>
        ))}
      </details>
    </SectionFrame>
  );
}
