import { paths } from "@hjem/domain/paths";
import { searchToQuery } from "@hjem/domain/search/search-url";
import { usePage } from "@hjem/storefront/page";
import { useNavigate } from "react-router";
import { lastingExtras, readSearch } from "./list-search.ts";

/** What a form would send, as an address would carry it. */
const formParams = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value]] : [],
    ),
  );

/**
 * Follows a search form without leaving the page, through the same reading and writing of the address that a form
 * without JavaScript goes through on the server. Typed words stay words: the results' loader finds out what they mean.
 */
export function useSubmitSearch({ keepsScroll = false }: { keepsScroll?: boolean } = {}) {
  const { region, now } = usePage();
  const navigate = useNavigate();
  return (form: HTMLFormElement) => {
    const { request, extras } = readSearch(formParams(form), { region, now });
    const typed = extras.filter(([key]) => key === "search");
    const query = searchToQuery(request, [...lastingExtras(extras), ...typed]);
    void navigate(
      { pathname: paths.list.to(), search: query },
      { preventScrollReset: keepsScroll },
    );
  };
}
