import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { useLoaderData } from "react-router";
import { Hero } from "./hero.tsx";
import type { HomeModel } from "./home-model.ts";

/** Links to places: they work before they are hydrated (D42). */
const PopularPlaces = lazyComponent(() => import("./popular-places.tsx"));

// Rows below the first screen: their links work before they are hydrated (D42).
const NewHomes = lazyComponent(() => import("./new-homes.tsx"));
const FirstOnMarketHomes = lazyComponent(() => import("./first-on-market-homes.tsx"));
const YourHomes = lazyComponent(() => import("./your-homes.tsx"));

/** The loader is imported when the browser navigates to the page (D42). */
export async function loader({ page }: PageLoaderArgs) {
  const { loadHome } = await import("./home-model.ts");
  return loadHome(page);
}

/** The head of the page. */
export const head = (model: HomeModel) => model.head;

/** The home page: search, the newest homes, places with their numbers. */
export function Component() {
  const { hero, examples, notice, places, rentals, areas, allHref } = useLoaderData<HomeModel>();
  return (
    <>
      <Hero home={hero} examples={examples} notice={notice} />
      <div className={layout.page}>
        <NewHomes allHref={allHref} />
        <FirstOnMarketHomes />
        <YourHomes />
        <PopularPlaces places={places} rentals={rentals} areas={areas} />
      </div>
    </>
  );
}
