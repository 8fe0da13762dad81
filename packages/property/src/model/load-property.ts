import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { AROUND } from "@hjem/api-client/endpoints/surroundings";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { isClosed } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { paths, propertyTabPath, propertyTabs } from "@hjem/domain/paths";
import { unitsSearch } from "@hjem/finder/project-units-query";
import { Enquiries } from "@hjem/leads/enquiries";
import { notFound, responseOf } from "@hjem/storefront/loader-response";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";
import { fetchFacilityIcons } from "../facilities/facility-icons.ts";
import { Position, Project, Rooms } from "../lazy-sections.ts";
import { SimilarHomesSection } from "../similar-homes/similar-homes.ts";
import { fetchAround, fetchMatching, fetchProject } from "../surroundings/surroundings.ts";
import { SwipeLinks } from "../swipe/lazy-swipe.ts";
import { rememberResults } from "../swipe/remember-results.ts";
import { type PropertyModel, propertyModel } from "./property-model.ts";
import { type UnsentModel, unsentModel } from "./unsent-model.ts";
import { resultsBefore } from "./way-back.ts";

const { getProperty } = propertiesApi.endpoints;

const prepareParts = (page: PageContext, { objectType, projectId }: Listing) =>
  Promise.all([
    (objectType === "project" || projectId !== null) && Project.prepare(page),
    Rooms.prepare(page),
    Position.prepare(page),
    SimilarHomesSection.prepare(page),
    SwipeLinks.prepare(page),
    Enquiries.prepare(page),
  ]);

/**
 * Loads a listing and builds its view, for its page and all of its tabs. Other URLs redirect to the canonical one
 * (D12, D36). If the request fails, a form sent from the page keeps its input. A tab that the home does not have is
 * not found; a tab of a sold home redirects to its page.
 */
export async function loadProperty({
  params,
  page,
  url,
}: PageLoaderArgs): Promise<PropertyModel | UnsentModel | Response> {
  const { agencyId = "", propertyId = "" } = params;
  if (typeof window !== "undefined") rememberResults(page, propertyId);
  // First the listing: a project's homes wait for it.
  const fetchingListing = page.store.dispatch(
    getProperty.initiate(propertyId, { subscribe: false }),
  );
  const fetchingAround = fetchAround(page.store, propertyId);
  const result = await fetchingListing;
  // A malformed id cannot belong to any listing.
  if (isApiError(result.error) && result.error.status === 400) throw notFound();
  const isLost = isApiError(result.error) && result.error.status >= 500;
  const unsent = isLost ? unsentModel(page, url, propertyId) : null;
  if (unsent) return unsent;
  const listing = responseOf(result, url);
  const isProject = listing.objectType === "project";
  const [around, project, matching, icons] = await Promise.all([
    fetchingAround,
    fetchProject(page.store, listing),
    fetchMatching(page.store, isProject ? unitsSearch(url.searchParams, listing.id, page) : null),
    fetchFacilityIcons(page, listing.facilities),
    // In the browser the page waits for all of its data.
    typeof window !== "undefined" && prepareParts(page, listing),
  ]);
  // The server sends the view: the listing is removed from the state that it sends with it.
  const view = [propertyId, ...(project.project ? [project.project.id] : [])];
  page.store.dispatch(
    propertiesApi.util.invalidateTags([
      AROUND,
      ...view.map((id) => ({ type: "Listing" as const, id })),
    ]),
  );
  const address = paths.property.to(padAgencyId(listing.agencyId), listing.id);
  const tab = propertyTabs.find((each) => each === url.pathname.split("/")[4]);
  const tabAddress = tab && propertyTabPath(padAgencyId(listing.agencyId), listing.id, tab);
  if (address !== paths.property.to(agencyId, propertyId)) {
    return redirect((tabAddress ?? address) + url.search, 301);
  }
  const model = await propertyModel(page, new URL(address + url.search, url), listing, {
    ...around,
    ...project,
    matching,
    icons,
  });
  const back = typeof window === "undefined" ? null : resultsBefore(page, listing);
  if (back) model.back = back;
  if (tab && !model.bar.tabs.some(({ href }) => href === tabAddress)) {
    if (isClosed(listing)) return redirect(address);
    throw notFound();
  }
  return model;
}
