import { lazyComponent } from "@hjem/storefront/lazy-component";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { FiltersIcon } from "@hjem/ui/result-icons";
import { Count } from "@hjem/ui/tag";
import { Trans } from "@lingui/react/macro";
import { type MouseEvent, useState, useTransition } from "react";
import { useNavigate } from "react-router";
import type { FilterBarModel } from "./bar-model.ts";
import styles from "./filter-bar.module.css";

const AllFilters = lazyComponent(() => import("../all-filters/all-filters-drawer.tsx"), {
  render: "client-only",
  messages: {
    catalogs: {
      en: [() => import("../all-filters/locales/en.po"), () => import("../labels/locales/en.po")],
      no: [() => import("../all-filters/locales/no.po"), () => import("../labels/locales/no.po")],
    },
  },
});

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * The link to all filters: their own page, or when hydrated a drawer over the results. The drawer is a form, so it
 * must be rendered outside the form with the link.
 */
export function useAllFilters({ href, count }: FilterBarModel["all"]) {
  const page = usePage();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // A hundred choices are rendered in a transition: the click has feedback before the drawer is there.
  const [isOpening, startOpening] = useTransition();
  const prepare = () => AllFilters.prepare(page);
  const prefetch = () => {
    // Caught: a click loads it again and reports the failure.
    prepare().catch(() => undefined);
  };
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    prepare().then(
      () => startOpening(() => setOpen(true)),
      () => navigate(href),
    );
  };
  const link = (
    <LinkButton
      href={href}
      icon={FiltersIcon}
      className={styles.all}
      data-chosen={count > 0 || undefined}
      aria-busy={isOpening || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={press}
    >
      <Trans>Filters</Trans>
      {count > 0 && <Count>{count}</Count>}
    </LinkButton>
  );
  const drawer = isOpen && (
    <AllFilters query={href.split("?")[1] ?? ""} onClose={() => setOpen(false)} />
  );
  return { link, drawer };
}
