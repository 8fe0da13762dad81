import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import type { FormatContext } from "@hjem/domain/format/format-context";
import { formatPrice, formatRent } from "@hjem/domain/format/format-price";
import type { CaseListing } from "@hjem/domain/moderation/moderation-case";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Link } from "@hjem/ui/link";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import lists from "./admin-lists.module.css";
import { AdminSearch } from "./admin-search.tsx";
import { AdministratorGate, onlyModerators } from "./administrator-gate.tsx";
import { PageTurner } from "./page-turner.tsx";
import { type AdminQuery, useAdminQuery } from "./use-admin-query.ts";

/** States of listings of people and of feeds, as administrators read them. */
function useListingStates(): Readonly<Record<CaseListing["status"], string>> {
  const { t: translate } = useLingui();
  return {
    draft: translate`Draft`,
    awaiting_payment: translate`Awaiting payment`,
    in_review: translate`In review`,
    rejected: translate`Not approved`,
    live: translate`Active`,
    available: translate`Active`,
    future: translate`Coming soon`,
    inactive: translate`Not shown`,
    expired: translate`Expired`,
    sold: translate`Sold`,
    leased: translate`Leased`,
    rented: translate`Leased`,
    unavailable: translate`Not shown`,
  };
}

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Listings, for administrators`,
  isNoIndex: true,
});

/** The price of a sale, or a rent with its period. */
const priceOf = (page: FormatContext, { price, listingType }: CaseListing): string => {
  if (price === null) return "";
  return listingType?.endsWith("_rent")
    ? formatRent(page, price, listingType)
    : formatPrice(page, price);
};

function Results({ q, page, turn }: Pick<AdminQuery, "q" | "page" | "turn">) {
  const shown = usePage();
  const states = useListingStates();
  const { data, error } = moderationApi.endpoints.findListings.useQuery({ q, page });
  if (error) return <FormError formError={toFormError(error)} />;
  return (
    <>
      <p role="status" className={text.secondary}>
        {data?.data.length === 0 && <Trans>No listing found.</Trans>}
        {data && data.data.length > 0 && q === "" && page === 1 && (
          <Trans>The newest first, those of private people before those of agencies.</Trans>
        )}
      </p>
      <ul className={lists.list}>
        {data?.data.map((listing) => (
          <li key={listing.draftId ?? listing.propertyId}>
            <span className={lists.thumb}>
              {listing.cover && <img src={listing.cover.url} alt="" loading="lazy" />}
            </span>
            <span className={lists.words}>
              <Link
                href={paths.adminListings.to(listing.propertyId ?? listing.draftId ?? "")}
                className={text.linkAlone}
              >
                {listing.address ?? listing.title ?? <Trans>Without an address</Trans>}
              </Link>
              <span className={`${text.small} ${text.secondary}`}>
                {[listing.title, listing.advertiser.name, listing.advertiser.email]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <span className={lists.side}>
              <span>{priceOf(shown, listing)}</span>
              <Tag tone="quiet">{states[listing.status]}</Tag>
            </span>
          </li>
        ))}
      </ul>
      <PageTurner page={page} hasMore={data?.hasMore ?? false} onTurn={turn} />
    </>
  );
}

/** Listings of this market, the newest first, and found by id, address, or their owner's e-mail address (RTE-026, LIST-127). */
export function Component() {
  const { t: translate } = useLingui();
  const { until } = useLoaderData<{ until: string }>();
  const { q, page, search, turn } = useAdminQuery();
  return (
    <AdminFrame title={<Trans>Listings</Trans>} until={until}>
      <AdministratorGate roles={onlyModerators}>
        <AdminSearch
          label={translate`Listing ID, address or email address`}
          hint={translate`The ID is the last part of the listing's address, e.g. 3f7q9z2k1m. Leave it empty to see all listings.`}
          q={q}
          onSearch={search}
        />
        <Results q={q} page={page} turn={turn} />
      </AdministratorGate>
    </AdminFrame>
  );
}
