import { LinkButton } from "@hjem/ui/button";
import { Dropdown } from "@hjem/ui/dropdown";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { HiddenFields } from "../search/hidden-fields.tsx";
import type { BarFilter } from "./bar-model.ts";

/** Props of `FilterDropdown`. */
export interface FilterDropdownProps extends BarFilter {
  /** The page of all filters, which has this one too. */
  href: string;
  /** Values of its fields; the form sends them while the fields are not rendered. */
  fields: readonly (readonly [name: string, value: string])[];
  /** The fields, rendered when it is first opened. */
  children: ReactNode;
}

/** One filter of the bar. Without JavaScript it leads to the page of all filters. */
export function FilterDropdown({ name, chosen, href, fields, children }: FilterDropdownProps) {
  return (
    <Dropdown
      label={chosen || name}
      isChosen={chosen !== ""}
      name="filter"
      unopened={
        <>
          <HiddenFields fields={fields.filter(([, value]) => value !== "")} />
          <LinkButton href={href} size="s">
            <Trans>Filters</Trans>
          </LinkButton>
        </>
      }
    >
      {children}
    </Dropdown>
  );
}
