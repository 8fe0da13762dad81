import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { paths } from "@hjem/domain/paths";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import lists from "./admin-lists.module.css";
import { AdminSearch } from "./admin-search.tsx";
import { AdministratorGate, onlyModerators } from "./administrator-gate.tsx";
import { useAdminQuery } from "./use-admin-query.ts";

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Listings, for administrators`,
  isNoIndex: true,
});

function Results({ q }: { q: string }) {
  const { data, error } = moderationApi.endpoints.findListings.useQuery(q);
  if (error) return <FormError formError={toFormError(error)} />;
  return (
    <div role="status">
      {data?.length === 0 && <Trans>No listing found.</Trans>}
      <ul className={lists.list}>
        {data?.map((listing) => (
          <li key={listing.draftId ?? listing.propertyId}>
            <span className={lists.words}>
              <Link
                href={paths.adminListings.to(listing.propertyId ?? listing.draftId ?? "")}
                className={text.linkAlone}
              >
                {listing.address ?? listing.title ?? listing.draftId}
              </Link>
              <span className={`${text.small} ${text.secondary}`}>
                {[listing.title, listing.advertiser.name, listing.advertiser.email]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Finds listings by id, address, or their owner's e-mail address (RTE-026, LIST-127). */
export function Component() {
  const { t: translate } = useLingui();
  const { until } = useLoaderData<{ until: string }>();
  const { q, search } = useAdminQuery();
  return (
    <AdminFrame title={<Trans>Listings</Trans>} until={until}>
      <AdministratorGate roles={onlyModerators}>
        <AdminSearch
          label={translate`Listing ID, address or email address`}
          hint={translate`The ID is the last part of the listing's address, e.g. 3f7q9z2k1m.`}
          q={q}
          onSearch={search}
        />
        {q !== "" && <Results q={q} />}
      </AdministratorGate>
    </AdminFrame>
  );
}
