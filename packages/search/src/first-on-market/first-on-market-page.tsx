import { useFirstOnMarketQuery } from "@hjem/api-client/endpoints/properties";
import { PropertyCard } from "@hjem/home-card/property-card";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Pagination } from "@hjem/ui/pagination";
import { Tabs } from "@hjem/ui/tabs";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { pageHref } from "../model/page-href.ts";
import type { FirstModel } from "./first-on-market-model.ts";
import styles from "./first-on-market-page.module.css";

/** The loader is imported when the browser navigates to the page (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadFirst } = await import("./first-on-market-model.ts");
  return loadFirst(args);
}

/** The head of the page, from the model. */
export const head = (model: FirstModel) => model.head;

function Homes({ request }: Pick<FirstModel, "request">) {
  const { data } = useFirstOnMarketQuery(request);
  return (
    <ul className={layout.cards}>
      {data?.data.map((home, index) => (
        <li key={home.propertyId}>
          <PropertyCard property={home} isPriority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function None({ allHref }: Pick<FirstModel, "allHref">) {
  return (
    <div className={layout.stack}>
      <p className={text.lead}>
        <Trans>There are none at the moment.</Trans>
      </p>
      <p>
        <LinkButton href={allHref} variant="primary">
          <Trans>See all homes</Trans>
        </LinkButton>
      </p>
    </div>
  );
}

/** Homes that are advertised here first (spec §2 First-on-market, RTE-007..009). */
export function Component() {
  const { t } = useLingui();
  const { title, count, tabs, request, pages, pageHrefs, allHref } = useLoaderData<FirstModel>();
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={text.lead}>
          <Trans>Owners and agents advertise these homes here before anywhere else.</Trans>
        </p>
        <Tabs label={t`Buy or rent`} tabs={tabs} />
      </div>
      {pages ? (
        <section className={layout.stack}>
          <h2 className={text.h3}>{count}</h2>
          <Homes request={request} />
          <Pagination page={pages.current} lastPage={pages.last} hrefOf={pageHref(pageHrefs)} />
        </section>
      ) : (
        <None allHref={allHref} />
      )}
    </div>
  );
}
