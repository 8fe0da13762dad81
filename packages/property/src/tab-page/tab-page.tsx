import { EnquiryLinks } from "@hjem/leads/enquiry-links";
import { Breadcrumbs } from "@hjem/ui/breadcrumbs";
import "@hjem/ui/agency.css";
import layout from "@hjem/ui/layout.module.css";
import { Picture } from "@hjem/ui/picture";
import text from "@hjem/ui/text.module.css";
import type { ReactNode } from "react";
import { useLocation, useOutletContext } from "react-router";
import type { PropertyModel } from "../model/property-model.ts";
import { ListingBar } from "../sticky-bar/listing-bar.tsx";
import styles from "./tab-page.module.css";

/** Model of the home, from the parent page. */
export const useTabModel = (): PropertyModel => useOutletContext<PropertyModel>();

/** A tab of a property page: the home, its price, and the tab's contents. */
export function TabPage({ children }: { children: ReactNode }) {
  const { accent, address, back, bar, enquiries, crumbs, gallery, heart, price, share } =
    useTabModel();
  const { pathname } = useLocation();
  const [overview] = bar.tabs;
  const tab = bar.tabs.find(({ href }) => href === pathname);
  const [photo] = gallery.photos;
  return (
    <article className={layout.page} data-agency style={accent}>
      <div className={styles.top}>
        <Breadcrumbs
          back={back}
          crumbs={[
            ...crumbs.slice(0, -1),
            ...crumbs.slice(-1).map(({ label }) => ({ label, href: overview?.href })),
            { label: tab?.label ?? "" },
          ]}
        />
      </div>
      <header className={styles.head}>
        {photo && (
          <Picture
            source={photo.source}
            alt={photo.alt}
            fit={photo.fit}
            ratio="card"
            sizes="12.5rem"
            className={styles.photo}
          />
        )}
        <div className={layout.stackSmall}>
          <h1 className={text.h2}>{address}</h1>
          <p className={styles.line}>
            <strong>
              {price.price.label} {price.price.figure}
            </strong>
            {bar.viewing && <span className={styles.viewing}>{bar.viewing}</span>}
          </p>
        </div>
      </header>
      <ListingBar bar={bar} share={share} heart={heart} />
      <div className={styles.content}>{children}</div>
      {enquiries.contact && (
        <EnquiryLinks
          propertyId={enquiries.propertyId}
          address={enquiries.address}
          contact={enquiries.contact}
        />
      )}
    </article>
  );
}
