import { needsOwner } from "@hjem/domain/draft/draft-rules";
import { NEW_LISTING_HREF } from "@hjem/domain/paths";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { OwnVerifications } from "@hjem/storefront/verifications";
import { LinkButton } from "@hjem/ui/button";
import { EmptyState } from "@hjem/ui/empty-state";
import layout from "@hjem/ui/layout.module.css";
import { Pagination } from "@hjem/ui/pagination";
import text from "@hjem/ui/text.module.css";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useLoaderData, useSearchParams } from "react-router";
import { useArrivalFocus } from "../model/use-arrival-focus.ts";
import { EnquiriesDrawer } from "./enquiries-drawer.tsx";
import { EnquiriesPanel } from "./enquiries-panel.tsx";
import { GroupTabs } from "./group-tabs.tsx";
import { ListingRow } from "./listing-row.tsx";
import { loadOwnListings, overviewHref, type OwnListingsModel } from "./load-own-listings.ts";
import styles from "./overview.module.css";

/** Loads the person's own listings. */
export const loader = (args: PageLoaderArgs): Promise<OwnListingsModel | Response> =>
  loadOwnListings(args);

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`My listings`,
  isNoIndex: true,
});

const newListing = () => (
  <LinkButton href={NEW_LISTING_HREF} icon={PlusIcon}>
    <Trans>New listing</Trans>
  </LinkButton>
);

/** The enquiry that the link of a mail leads to, with all the others. */
function LinkedEnquiry() {
  const [query, setQuery] = useSearchParams();
  const enquiry = query.get("enquiry");
  if (enquiry === null) return null;
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete("enquiry");
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return <EnquiriesDrawer title={<Trans>Enquiries</Trans>} current={enquiry} onClose={close} />;
}

/** The person's own drafts and listings, and what each needs next (LIST-120, visual §20). */
export function Component() {
  const model = useLoaderData<OwnListingsModel>();
  const heading = useArrivalFocus();
  const { listings, group, counts, enquiries, page, lastPage } = model;
  const hasNone = Object.values(counts).every((count) => count === 0);
  if (hasNone) {
    return (
      <div className={`${layout.page} ${styles.page}`}>
        <EmptyState
          title={<Trans>You have no listings</Trans>}
          actions={
            <LinkButton href={NEW_LISTING_HREF} variant="primary" icon={PlusIcon}>
              <Trans>Create a listing</Trans>
            </LinkButton>
          }
        >
          <Trans>Sell or rent out your home yourself. You can save a draft and go on later.</Trans>
        </EmptyState>
      </div>
    );
  }
  const first = listings.find(({ status, enquiries: asked }) =>
    needsOwner(status, asked.unanswered),
  );
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={text.h1}>
          <Trans>My listings</Trans>
        </h1>
        {newListing()}
      </div>
      <GroupTabs {...model} />
      <div className={styles.columns}>
        <div>
          {listings.length === 0 ? (
            <p className={`${styles.none} ${text.secondary}`}>
              <Trans>There are no listings here.</Trans>
            </p>
          ) : (
            <ul className={styles.rows}>
              {listings.map((listing) => (
                <ListingRow
                  key={listing.id}
                  listing={listing}
                  isPrimary={listing === first}
                  hrefAfterDeletion={
                    listings.length === 1 && page > 1 ? overviewHref(group, page - 1) : null
                  }
                />
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            lastPage={lastPage}
            hrefOf={(other) => overviewHref(group, other)}
          />
        </div>
        <aside className={layout.stack}>
          {enquiries.total > 0 && <EnquiriesPanel {...enquiries} />}
          <OwnVerifications />
        </aside>
      </div>
      <LinkedEnquiry />
    </div>
  );
}
