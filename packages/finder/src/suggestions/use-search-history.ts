import { usePage } from "@hjem/storefront/page";
import { CloseIcon, SearchIcon } from "@hjem/ui/icons";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { useLastSearches } from "../history/use-last-searches.ts";
import type { Line } from "./use-chosen-places.ts";

/** Number of past searches. */
const SHOWN = 5;

/** The last searches in the active language, and an option that clears them. */
export function useSearchHistory(): Line[] {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const past = useLastSearches().slice(0, SHOWN);
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
      choose: () =>
        void import("@hjem/saved/change-history").then(({ clearSearches }) => clearSearches(store)),
    },
  ];
}
