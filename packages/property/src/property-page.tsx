import { propertiesApi, useGetPropertyQuery } from "@hjem/api-client/endpoints/properties";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { padAgencyId } from "@hjem/domain/listing/agency-id";
import { imageUrl } from "@hjem/domain/listing/image-url";
import { paths } from "@hjem/domain/paths";
import { answerOf } from "@hjem/storefront/answer-of";
import { notFound } from "@hjem/storefront/not-found";
import type { PageContext } from "@hjem/storefront/page-context";
import type { Head } from "@hjem/storefront/head";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect, useLoaderData } from "react-router";
import { leadPrice } from "./costs/lead-price.ts";
import { markupText, parseMarkup } from "./description/markup.ts";
import { type FacilityLabel, facilityLabels } from "./facilities/facility-labels.ts";
import { PropertyView } from "./property-view.tsx";
import { structuredData } from "./structured-data.ts";

/** What the page needs beside the listing itself, which lies in the store. */
export interface PropertyPageData {
  propertyId: string;
  facilities: readonly FacilityLabel[];
}

const { getProperty } = propertiesApi.endpoints;

/** Fetches the listing. Any other address of it redirects to its one true one (D12, D36). */
export async function loader({ params, page, url }: PageLoaderArgs) {
  const { agencyId = "", propertyId = "" } = params;
  const result = await page.store.dispatch(getProperty.initiate(propertyId, { subscribe: false }));
  // An id of the wrong shape cannot belong to any listing.
  if (isApiError(result.error) && result.error.status === 400) throw notFound();
  const listing = answerOf(result, url);
  const address = paths.property.to(padAgencyId(listing.agencyId), listing.id);
  if (address !== paths.property.to(agencyId, propertyId)) {
    return redirect(address + url.search, 301);
  }
  const facilities = await facilityLabels(page, listing.facilities);
  return { propertyId, facilities } satisfies PropertyPageData;
}

/** Search engines show about this much of a description. */
const DESCRIPTION_LENGTH = 155;

const shorten = (words: string) =>
  words.length <= DESCRIPTION_LENGTH
    ? words
    : `${words.slice(0, words.lastIndexOf(" ", DESCRIPTION_LENGTH))} …`;

/** The home's address and price, what the seller says first, and its first picture. */
export function head(data: PropertyPageData, page: PageContext & { url: URL }): Head {
  const { data: listing } = getProperty.select(data.propertyId)(page.store.getState());
  if (!listing) return { title: "" };
  const { figure } = leadPrice(page, listing);
  const words = markupText(parseMarkup(listing.description));
  const description = shorten([figure, listing.title, words].filter(Boolean).join(". "));
  const [image] = listing.images;
  return {
    title: listing.address.fullAddress,
    description,
    ...(image && {
      image: imageUrl(image.url),
      preloadImage: { url: image.url, sizes: "(width >= 640px) 50vw, 100vw" },
    }),
    jsonLd: [structuredData(listing, new URL(page.url.pathname, page.origin).href, description)],
  };
}

/** One home: what it is, what it costs, when it can be seen, who sells it (spec §2). */
export function Component() {
  const { propertyId, facilities } = useLoaderData<PropertyPageData>();
  const { data: listing } = useGetPropertyQuery(propertyId);
  return listing ? <PropertyView listing={listing} facilities={facilities} /> : null;
}
