import { usePage } from "@hjem/storefront/page";
import { CloseIcon, SearchIcon } from "@hjem/ui/icons";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { clearSearches, pastSearches } from "../history/search-history.ts";
import type { Line } from "./use-chosen-places.ts";

/** Number of past searches. */
const SHOWN = 5;

/** Past searches of this device in the active language, and an option that clears them. */
export function useSearchHistory(): Line[] {
  const { t } = useLingui();
  const { language } = usePage();
  const navigate = useNavigate();
  const [, setForgotten] = useState(0);
  const past = pastSearches()
    .filter((search) => search.language === language.code)
    .slice(0, SHOWN);
  if (past.length === 0) return [];
  return [
    ...past.map(({ href, words }) => ({
      id: `past-${href}`,
      label: words,
      icon: SearchIcon,
      choose: () => void navigate(href),
    })),
    {
      id: "forget",
      label: t`Clear search history`,
      icon: CloseIcon,
      choose: () => {
        clearSearches();
        setForgotten((times) => times + 1);
      },
    },
  ];
}
