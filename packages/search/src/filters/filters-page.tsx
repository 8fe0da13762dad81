import { FiltersPage } from "@hjem/finder/filters-page";
import type { FiltersPageModel } from "@hjem/finder/filters-page-model";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";

/** What reads addresses is fetched with the first form that the browser itself opens (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadFiltersPage } = await import("@hjem/finder/filters-page-model");
  return loadFiltersPage(args);
}

export const head = (model: FiltersPageModel) => model.head;

/** Every filter of a search as a plain form: what the drawer is without JavaScript. */
export function Component() {
  const { head: _head, ...page } = useLoaderData<FiltersPageModel>();
  return <FiltersPage {...page} />;
}
