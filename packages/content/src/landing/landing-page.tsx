import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { PropertyCard } from "@hjem/home-card/property-card";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { PageHeader } from "../page-header/page-header.tsx";
import type { LandingModel } from "./landing-model.ts";
import styles from "./landing-page.module.css";

/** The loader is imported when the browser navigates to the page (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadLanding } = await import("./landing-model.ts");
  return loadLanding(args);
}

/** The head of the page, from the model. */
export const head = (model: LandingModel) => model.head;

function Homes({ request }: Pick<LandingModel, "request">) {
  const { data } = useSearchQuery(request);
  if (!data || data.data.length === 0) return null;
  return (
    <section className={layout.section}>
      <h2 className={text.visuallyHidden}>
        <Trans>Homes</Trans>
      </h2>
      <ul className={layout.cards} data-columns="4">
        {data.data.map((home, index) => (
          <li key={home.propertyId}>
            <PropertyCard property={home} isPriority={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A landing page: its text, its homes, and a link to all of them (spec §2, RTE-010..013). */
export function Component() {
  const { title, lead, request, all, isDemo } = useLoaderData<LandingModel>();
  return (
    <>
      <PageHeader title={title} lead={lead}>
        {all && (
          <p>
            <LinkButton href={all.href} variant="primary" size="l">
              {all.label}
            </LinkButton>
          </p>
        )}
      </PageHeader>
      <div className={layout.page}>
        <Homes request={request} />
        {isDemo && (
          <p className={`${text.small} ${text.muted} ${styles.demo}`}>
            <Trans>This is a sample campaign. The homes and the offer are not real.</Trans>
          </p>
        )}
      </div>
    </>
  );
}
