import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { FirstHomes } from "./first-homes.tsx";
import { Hero } from "./hero.tsx";
import type { HomeModel, PlaceLink } from "./home-model.ts";
import styles from "./home-page.module.css";
import { NewHomes } from "./new-homes.tsx";

/** What tells the page is fetched with the first visit to it inside the browser (D42). */
export async function loader({ page }: PageLoaderArgs) {
  const { loadHome } = await import("./home-model.ts");
  return loadHome(page);
}

/** The site's own head. */
export const head = (model: HomeModel) => model.head;

function PlaceLinks({ places }: { places: readonly PlaceLink[] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ href, name, count }) => (
        <li key={href}>
          <Link href={href} className={styles.place}>
            <span>{name}</span>
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PopularPlaces({ places, rentals }: Pick<HomeModel, "places" | "rentals">) {
  if (places.length === 0) return null;
  return (
    <section className={layout.section}>
      <h2 className={styles.title}>
        <Trans>Where do you want to live?</Trans>
      </h2>
      <PlaceLinks places={places} />
      {rentals.length > 0 && (
        <>
          <h3 className={styles.kind}>
            <Trans>To rent</Trans>
          </h3>
          <PlaceLinks places={rentals} />
        </>
      )}
    </section>
  );
}

/** The home page: one search, the newest homes, places with their numbers. */
export function Component() {
  const { hero, examples, places, rentals, allHref } = useLoaderData<HomeModel>();
  return (
    <>
      <Hero home={hero} examples={examples} />
      <div className={layout.page}>
        <NewHomes allHref={allHref} />
        <FirstHomes />
        <PopularPlaces places={places} rentals={rentals} />
      </div>
    </>
  );
}
