import { Enquiries } from "@hjem/leads/enquiries";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { Breadcrumbs } from "@hjem/ui/breadcrumbs";
import "@hjem/ui/agency.css";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import { Trans } from "@lingui/react/macro";
import { memo } from "react";
import { Costs } from "./costs/costs.tsx";
import { PricePanel } from "./costs/price-panel.tsx";
import { LeadingFacts } from "./facts/facts.tsx";
import { ListingGallery } from "./gallery/listing-gallery.tsx";
import { ClosedNotice } from "./heading/closed-notice.tsx";
import { Heading } from "./heading/heading.tsx";
import { Highlights } from "./heading/highlights.tsx";
import { Position, Project } from "./lazy-sections.ts";
import type { ShownProperty } from "./model/property-model.ts";
import { PrintQrCode } from "./print/print-qr-code.tsx";
import sheet from "./print/sheet.module.css";
import styles from "./property-view.module.css";
import { Section } from "./section/section.tsx";
import { SimilarHomesSection } from "./similar-homes/similar-homes.ts";
import { ListingBar } from "./sticky-bar/listing-bar.tsx";
import { SwipeLinks } from "./swipe/lazy-swipe.ts";
import { Viewings } from "./viewings/viewings.tsx";

/** Floor areas of a home: rendered by the server; needs no hydration before the page has loaded (D42). */
const Areas = lazyComponent(() => import("./areas/areas.tsx"));

/** Contact of a home: rendered by the server, hydrated once the page has loaded (D42). */
const AgentCard = lazyComponent(() => import("./agency/agent-card.tsx"));

/** The button of the assistant: rendered by the server as a link to the enquiry form (D81). */
const AskAboutHome = lazyComponent(() => import("./assistant/ask-about-home.tsx"));

/** Details below the areas: nothing is interactive before the page has loaded. */
const PropertyDetails = lazyComponent(() => import("./property-details.tsx"));

/**
 * The page of a home, in the order of visual §9; empty sections are left out. Memoized: the page around it is rendered
 * at each change of the router's state.
 */
export const PropertyView = memo(({ model }: { model: ShownProperty }) => {
  const { viewings, agent, closed } = model;
  const position = <Position {...model.position} />;
  return (
    <article className={`${layout.page} ${sheet.sheet}`} data-agency style={model.accent}>
      <div className={styles.top}>
        <Breadcrumbs crumbs={model.crumbs} back={model.back} />
        {model.swipe && <SwipeLinks {...model.swipe} />}
      </div>
      <ListingGallery {...model.gallery} label={model.title} status={closed?.status} />
      <ListingBar bar={model.bar} share={model.share} heart={model.heart} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={layout.stack}>
            {closed && <ClosedNotice {...closed} />}
            <Heading
              title={model.title}
              accessibleText={model.accessibleText}
              address={model.address}
              tags={model.tags}
              age={model.age}
              share={model.share}
              heart={model.heart}
            />
            <div className={`${layout.panel} ${styles.narrowPrice}`}>
              <PricePanel {...model.price} monthly={model.costs.monthly} />
            </div>
            <LeadingFacts facts={model.facts} />
            <Highlights highlights={model.highlights} />
            {model.assistant && <AskAboutHome {...model.assistant} />}
          </div>
          {viewings && <Viewings {...viewings} className={styles.narrowViewings} />}
          {model.project && !model.project.up && <Project {...model.project} />}
          {model.isMapFirst && position}
          <Costs {...model.costs} isClosed={closed !== null} />
          <Areas {...model.areas} />
          <PropertyDetails {...model} />
          {!model.isMapFirst && position}
          {model.history.length > 0 && (
            <Section title={<Trans>Price history</Trans>} answers="price-history">
              <Ledger>
                {model.history.map(({ label, value }) => (
                  <LedgerRow key={label} label={label}>
                    {value}
                  </LedgerRow>
                ))}
              </Ledger>
            </Section>
          )}
          {model.enquiries && <Enquiries {...model.enquiries} />}
        </div>
        <aside className={styles.aside}>
          <div className={`${layout.panel} ${styles.widePrice}`}>
            <PricePanel {...model.price} monthly={model.costs.monthly} />
            {viewings && <Viewings {...viewings} className={styles.viewings} />}
          </div>
          {agent && (
            <AgentCard
              {...agent}
              verifiedId={model.verifiedId}
              enquiries={model.enquiries}
              message={model.bar.message}
            />
          )}
          <PrintQrCode {...model.paperCode} />
        </aside>
      </div>
      {model.others && <SimilarHomesSection {...model.others} />}
    </article>
  );
});
