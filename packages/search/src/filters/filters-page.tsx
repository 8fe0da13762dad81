import { FiltersPage } from "@hjem/finder/filters-page";
import type { FiltersPageModel } from "@hjem/finder/filters-page-model";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { useLoaderData } from "react-router";

/** The loader is imported when the browser navigates to the first form (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadFiltersPage } = await import("@hjem/finder/filters-page-model");
  return loadFiltersPage(args);
}

export const head = (model: FiltersPageModel) => model.head;

/** All filters of a search as a plain form: the drawer without JavaScript. */
export function Component() {
  const { head: _head, ...page } = useLoaderData<FiltersPageModel>();
  return <FiltersPage {...page} />;
}
