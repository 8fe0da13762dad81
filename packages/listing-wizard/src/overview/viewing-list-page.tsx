import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import type { ViewingGuest, ViewingList } from "@hjem/domain/draft/draft";
import { formatViewing } from "@hjem/domain/format/format-date";
import { phoneLink } from "@hjem/domain/format/format-phone";
import { VIEWING_LIST_DAYS } from "@hjem/domain/lead/lead-kinds";
import { paths } from "@hjem/domain/paths";
import { formatAddress } from "@hjem/domain/place/format-address";
import { responseOf } from "@hjem/storefront/loader-response";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { viewingListOf } from "../model/wizard-address.ts";
import styles from "./viewing-list.module.css";

/** Loads who comes to the viewings of the listing of the address. */
export async function loader({ page, url }: PageLoaderArgs): Promise<ViewingList> {
  const id = viewingListOf(url.searchParams) ?? "";
  const { getViewingList } = draftsApi.endpoints;
  const options = { subscribe: false, forceRefetch: true };
  return responseOf(await page.store.dispatch(getViewingList.initiate(id, options)), url);
}

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Who is coming`,
  isNoIndex: true,
});

function Guests({ guests, label }: { guests: readonly ViewingGuest[]; label: string }) {
  const { region } = usePage();
  return (
    <table className={styles.guests} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Phone</Trans>
          </th>
          <th scope="col">
            <Trans>Message</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {guests.map(({ id, name, phone, message }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className={styles.phone}>
              {phone === null ? (
                "–"
              ) : (
                <a className={text.link} href={phoneLink(region, phone).href}>
                  {phoneLink(region, phone).text}
                </a>
              )}
            </td>
            <td className={styles.message}>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who comes to which viewing of one's own listing, to print and take along; gone 30 days after the viewing. */
export function Component() {
  const { t: translate } = useLingui();
  const page = usePage();
  const { listing, viewings } = useLoaderData<ViewingList>();
  const address = listing.location.street || formatAddress(listing.location, page.region);
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <div className={styles.tools}>
        <Link href={paths.myListing.to()} className={text.linkAlone}>
          <Trans>My listings</Trans>
        </Link>
        {viewings.length > 0 && (
          <Button onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        )}
      </div>
      <h1>
        <Trans>Who is coming</Trans>
      </h1>
      <p className={text.secondary}>{address}</p>
      {viewings.length === 0 && (
        <p>
          <Trans>Nobody has registered yet.</Trans>
        </p>
      )}
      {viewings.map(({ viewing, guests }) => {
        const when = formatViewing(page, viewing);
        return (
          <section key={viewing.unixFrom} className={styles.viewing}>
            <h2 className={text.h3}>{when}</h2>
            <p className={text.secondary}>
              <Plural value={guests.length} one="# registration" other="# registrations" />
            </p>
            <Guests guests={guests} label={translate`Registered for ${when}`} />
          </section>
        );
      })}
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>Each registration is deleted {VIEWING_LIST_DAYS} days after its date.</Trans>
      </p>
    </div>
  );
}
