import type { Listing } from "@hjem/domain/listing/listing";
import { agencyStyle } from "@hjem/ui/agency-accent";
import { Breadcrumbs } from "@hjem/ui/breadcrumbs";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import { placeCrumbs } from "./address/place-crumbs.ts";
import { searchHref } from "./address/search-href.ts";
import { AgentCard } from "./agency/agent-card.tsx";
import { Areas } from "./areas/areas.tsx";
import { Costs } from "./costs/costs.tsx";
import { PricePanel } from "./costs/price-panel.tsx";
import { Description } from "./description/description.tsx";
import { Energy } from "./energy/energy.tsx";
import { LeadingFacts, MoreFacts, useListingFacts } from "./facts/facts.tsx";
import { Facilities } from "./facilities/facilities.tsx";
import type { FacilityLabel } from "./facilities/facility-labels.ts";
import { ListingGallery } from "./gallery/listing-gallery.tsx";
import { GoneNotice } from "./heading/gone-notice.tsx";
import { Heading } from "./heading/heading.tsx";
import { isGone } from "./heading/listing-state.ts";
import { PriceHistory } from "./history/price-history.tsx";
import styles from "./property-view.module.css";
import { Section } from "./section.tsx";
import { Viewings } from "./viewings/viewings.tsx";

/** Props of `PropertyView`. */
export interface PropertyViewProps {
  listing: Listing;
  facilities: readonly FacilityLabel[];
}

/** The page of one home, in the order of visual §9; what is not filled in is left out. */
export function PropertyView({ listing, facilities }: PropertyViewProps) {
  const facts = useListingFacts(listing);
  const places = placeCrumbs(listing.address);
  const nearest = places.at(-1);
  const crumbs = [
    ...places.map(({ geoId, name }) => ({ label: name, href: searchHref(listing, geoId) })),
    { label: listing.address.street },
  ];
  return (
    <article
      className={layout.page}
      data-agency
      style={agencyStyle(listing.agency?.profile.boxBackground)}
    >
      <div className={styles.top}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <ListingGallery listing={listing} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={layout.stack}>
            {isGone(listing) && (
              <GoneNotice listing={listing} searchHref={searchHref(listing, nearest?.geoId)} />
            )}
            <Heading listing={listing} />
            <LeadingFacts facts={facts} />
          </div>
          <Viewings listing={listing} className={styles.phoneOnly} />
          <Costs listing={listing} />
          <Areas details={listing.details} />
          {listing.description && (
            <Section title={<Trans>About the home</Trans>}>
              <Description html={listing.description} />
            </Section>
          )}
          <MoreFacts facts={facts} />
          <Facilities facilities={facilities} />
          <Energy profile={listing.additionalInfo.energyProfile} />
          <PriceHistory entries={listing.priceHistory} />
        </div>
        <aside className={styles.aside}>
          <div className={`${layout.panel} ${styles.wideOnly}`}>
            <PricePanel listing={listing} />
            <Viewings listing={listing} className={styles.viewings} />
          </div>
          <AgentCard listing={listing} />
        </aside>
      </div>
    </article>
  );
}
