import { useFirstOnMarketQuery } from "@hjem/api-client/endpoints/properties";
import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import type { Property } from "@hjem/domain/listing/property";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { PropertyCard } from "@hjem/storefront/property-card";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { Hero } from "./hero.tsx";
import type { HomeModel, PlaceLink } from "./home-model.ts";
import styles from "./home-page.module.css";
import { firstHere, newHomes } from "./home-requests.ts";

/** What tells the page is fetched with the first visit to it inside the browser (D42). */
export async function loader({ page }: PageLoaderArgs) {
  const { loadHome } = await import("./home-model.ts");
  return loadHome(page);
}

/** The site's own head. */
export const head = (model: HomeModel) => model.head;

interface RailProps {
  title: ReactNode;
  homes: readonly Property[] | undefined;
  allHref: string;
}

/** A few homes beside one another; nothing where there are none. */
function Rail({ title, homes = [], allHref }: RailProps) {
  if (homes.length === 0) return null;
  return (
    <section className={layout.section}>
      <div className={layout.headRow}>
        <h2>{title}</h2>
        <Link href={allHref} className={text.linkAlone}>
          <Trans>See all</Trans>
        </Link>
      </div>
      <ul className={`${layout.cards} ${styles.rail}`} data-columns="4">
        {homes.map((home) => (
          <li key={home.propertyId}>
            <PropertyCard property={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstHere() {
  const { siteName } = usePage().region;
  const { data } = useFirstOnMarketQuery(firstHere);
  return (
    <Rail
      title={<Trans>First on {siteName}</Trans>}
      homes={data?.data}
      allHref={paths.firstOnMarket.to()}
    />
  );
}

function NewHomes({ allHref }: Pick<HomeModel, "allHref">) {
  const { data } = useSearchQuery(newHomes);
  return <Rail title={<Trans>New homes</Trans>} homes={data?.data} allHref={allHref} />;
}

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
        <FirstHere />
        <PopularPlaces places={places} rentals={rentals} />
      </div>
    </>
  );
}
