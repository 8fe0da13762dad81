import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { ResultPrice } from "@hjem/domain/format/result-price";
import { advertLanguage } from "@hjem/domain/language";
import { isClosed, isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { placeKind } from "@hjem/domain/listing/place-kind";
import { hasShownPrice } from "@hjem/domain/listing/price/home-costs";
import { localTermKey } from "@hjem/domain/local-term";
import { type InsuranceNeed, insuranceNeedsOf } from "@hjem/domain/offers/insurance-needs";
import { paths } from "@hjem/domain/paths";
import { type MarkupNode, parseMarkup } from "@hjem/domain/text/markup";
import { dayIn } from "@hjem/domain/time/zone";
import { placeListing } from "@hjem/finder/listing-type-of-page";
import { qrCode } from "@hjem/home-card/qr-code";
import type { ShareButtonProps } from "@hjem/home-card/share-button";
import { pageAddress } from "@hjem/leads/form-fields";
import {
  type LeadRecipient,
  type ListingEnquiries,
  listingEnquiries,
} from "@hjem/leads/listing-enquiries";
import type { Head } from "@hjem/storefront/head";
import type { PageListing } from "@hjem/storefront/listing-links";
import type { ViewContext } from "@hjem/storefront/page-context";
import { agencyStyle } from "@hjem/ui/agency-accent";
import type { Crumb } from "@hjem/ui/breadcrumbs";
import { t } from "@lingui/core/macro";
import { listingAgent } from "../agency/listing-agent.ts";
import { type ListingAreas, listingAreas } from "../areas/listing-areas.ts";
import { listingAssistant, type ListingAssistant } from "../assistant/listing-assistant.ts";
import { areaBreadcrumbs, placeBreadcrumbs, townOf } from "../breadcrumbs/place-breadcrumbs.ts";
import { buildCostsView, costMessages, type CostsView } from "../costs/accounts/cost-accounts.ts";
import { barPrice, priceLines, shownLead } from "../costs/accounts/price-lines.ts";
import { descriptionTitle, languageNote } from "../description/description-words.ts";
import { type ListingDocuments, listingDocuments } from "../documents/listing-documents.ts";
import { type ListingEnergy, listingEnergy } from "../energy/listing-energy.ts";
import { type FacilityLabel, facilityLabels } from "../facilities/facility-labels.ts";
import { formatFloor } from "../facts/format-floor.ts";
import { listingFacts } from "../facts/listing-facts.ts";
import { type ListingPhotos, listingPhotos } from "../gallery/listing-photos.ts";
import type { ClosedNoticeProps } from "../heading/closed-notice.tsx";
import { listingAge, type ListingTag, listingTags } from "../heading/listing-tags.ts";
import type { HeartProps } from "../heading/placed-heart.tsx";
import { shownHighlights } from "../heading/shown-highlights.ts";
import { type PositionModel, positionModel } from "../position/position-model.ts";
import { priceSteps } from "../price-history/price-steps.ts";
import type { PrintQrCodeProps } from "../print/print-qr-code.tsx";
import { type ProjectModel, projectModel } from "../project/project-model.ts";
import { type QuestionLine, questionLines } from "../questions/question-lines.ts";
import { type RoomsModel, roomsModel } from "../rooms/rooms-model.ts";
import { type Line, line } from "../section/line.ts";
import { similarHomesModel } from "../similar-homes/similar-homes-model.ts";
import type { SimilarHomes } from "../similar-homes/similar-homes.ts";
import { listingBar, type ListingBarModel } from "../sticky-bar/listing-bar-model.ts";
import { nothingAround, type Surroundings } from "../surroundings/surroundings.ts";
import type { SwipeLinksProps } from "../swipe/lazy-swipe.ts";
import { availableTabs } from "../tabs/available-tabs.ts";
import { listingTabLinks } from "../tabs/listing-tabs.ts";
import { type ListingViewings, listingViewings } from "../viewings/viewing-lines.ts";
import { closedNotice } from "./closed-home.ts";
import { propertyHead } from "./property-head.ts";
import { placeResults } from "./way-back.ts";

/**
 * View of a property page: every text and number, formatted for the region and the active language. The browser
 * renders it without formatters, rules or tables, so the first load includes none of them (D42).
 */
export interface PropertyModel {
  head: Head;
  /** Listings of each type in the home's place (S3). */
  listing: PageListing;
  /** CSS custom properties of the agency's accent. */
  accent: ReturnType<typeof agencyStyle>;
  crumbs: Crumb[];
  /** The results that the visitor came from, else homes for sale or rent in the same place. */
  back: { label: string; href: string };
  gallery: ListingPhotos;
  bar: ListingBarModel;
  closed: ClosedNoticeProps | null;
  title: string;
  /** Language tag of the seller's text, if it is not that of the page; else null. */
  accessibleText: string | null;
  address: string;
  tags: ListingTag[];
  age: string;
  share: ShareButtonProps;
  heart: HeartProps;
  /** URL of this page for its printed version. */
  paperCode: PrintQrCodeProps;
  facts: Line[];
  moreFacts: Line[];
  viewings: ListingViewings | null;
  costs: CostsView & { included: Line | null };
  areas: ListingAreas;
  descriptionTitle: string;
  /** Language of the seller's text, if it is not that of the page; else empty. */
  languageNote: string;
  description: MarkupNode[];
  facilities: { title: string; facilities: FacilityLabel[] };
  energy: ListingEnergy | null;
  documents: ListingDocuments | null;
  /** Published questions with their answers; empty without any (D86). */
  questions: QuestionLine[];
  history: Line[];
  /** Contents of the insurance tab; empty without that tab. */
  insurance: InsuranceNeed[];
  price: { price: ResultPrice; lines: Line[] };
  agent: LeadRecipient | null;
  /** Id of a listing whose private advertiser may have been verified; null for any other. */
  verifiedId: string | null;
  highlights: string[];
  project: ProjectModel | null;
  rooms: RoomsModel | null;
  position: PositionModel;
  others: SimilarHomes | null;
  /** True where the way there matters most: of a parking space. */
  isMapFirst: boolean;
  swipe: SwipeLinksProps;
  enquiries: ListingEnquiries;
  /** Null for a home that cannot be asked about. */
  assistant: ListingAssistant | null;
}

/** The page as it is rendered: a preview has no forms and cannot be saved or swiped. */
export type ShownProperty = Omit<PropertyModel, "enquiries" | "heart" | "swipe"> & {
  enquiries: ListingEnquiries | null;
  heart: HeartProps | null;
  swipe: SwipeLinksProps | null;
};

/** Key facts are a grid of two by four; all others are listed further down, but for a single one. */
const KEY_FACTS = 8;

const keyFactsOf = (facts: readonly Line[]): number =>
  facts.length === KEY_FACTS + 1 ? facts.length : KEY_FACTS;

/** The page in the terms of the listing's own state and type. */
function inLocalTerms(page: ViewContext, { address, propertyTypes }: Listing): ViewContext {
  const home = { state: address.region, propertyTypes };
  return { ...page, term: (key) => page.term(localTermKey(page.region, key, home)) };
}

/** Builds the page of a listing at `url`. */
export async function propertyModel(
  context: ViewContext,
  url: URL,
  listing: Listing,
  around: Surroundings = nothingAround,
): Promise<PropertyModel> {
  await context.loadMessages(costMessages);
  const page = inLocalTerms(context, listing);
  const { term, i18n } = page;
  const kind = placeKind(listing);
  const places = placeBreadcrumbs(listing.address);
  const facts = listingFacts(page, listing, {
    yes: t(i18n)`Yes`,
    no: t(i18n)`No`,
    furnishing: t(i18n)`Furnishing`,
    floor: formatFloor(page, listing.details),
    premisesType: t(i18n)`Type of premises`,
    placeType: t(i18n)`Type`,
    size: t(i18n)`Size`,
    localName: t(i18n)`Local name of the area`,
    floors: t(i18n)`Number of floors`,
    condition: t(i18n)`Condition`,
    setting: t(i18n)`Setting`,
    charging: t(i18n)`Charging`,
    notStated: t(i18n)`Not stated`,
    completion: t(i18n)`Completion`,
    thisYear: Number(dayIn(page.now, page.region.timeZones.default).slice(0, 4)),
  });
  const description = parseMarkup(listing.description);
  const [included = null] = line(
    term("price.includedInSharedCost"),
    listing.prices.includedInSharedCost,
  );
  const { street, fullAddress } = listing.address;
  // Some homes are advertised without a street.
  const own = street || listing.title || fullAddress;
  const crumbs: Crumb[] = [...areaBreadcrumbs(places), { label: own }];
  const address = new URL(url.pathname, page.origin).href;
  const gallery = listingPhotos(page, listing);
  const facilities = await facilityLabels(page, listing.facilities, kind);
  const { photos } = gallery;
  const lead = shownLead(page, listing);
  const viewings = listingViewings(page, listing, pageAddress(url));
  const costs = buildCostsView(page, listing, await page.costs());
  const price = { price: lead, lines: priceLines(page, listing, costs) };
  // A market with the seller's insurance has the buyer's too.
  const insurance = insuranceNeedsOf(listing, term("detail.insurance") !== "");
  const tabs = availableTabs(listing, {
    hasLoan: costs.loan !== null,
    hasInsurance: insurance.length > 0,
  });
  const agent = listingAgent(page, listing);
  const others = similarHomesModel(
    new Set([listing.id, ...around.units.map((unit) => unit.propertyId)]),
    around.similar,
    around.recommended,
  );
  const [next = null] = others?.similar ?? [];
  const forms = listingEnquiries(page, url, listing, agent);
  // An estimate by the square metre says nothing about a parking space.
  const isBuilt = kind === "home" || kind === "premises";
  const enquiries = kind === "parking" ? { ...forms, estimate: null } : forms;
  return {
    head: propertyHead(page, url, listing, { description, crumbs, facilities, photos }),
    listing: placeListing(page, townOf(places)?.geoId),
    accent: agencyStyle(listing.agency?.profile?.boxBackground),
    crumbs,
    back: placeResults(page, listing, places.at(-1)?.geoId),
    gallery,
    bar: listingBar(page, listing, {
      tabs: listingTabLinks(page, listing, tabs, kind),
      viewings,
      price: barPrice(page, listing, price, costs.isTotalHighest),
    }),
    closed: closedNotice(page, listing, places.at(-1)?.geoId),
    title: listing.title,
    accessibleText: advertLanguage(page)?.tag ?? null,
    address: fullAddress,
    tags: listingTags(page, listing),
    age: listingAge(page, listing),
    share: { label: t(i18n)`Share`, title: listing.title, url: address },
    heart: {
      label: t(i18n)`Save ${fullAddress}`,
      home: {
        id: listing.id,
        address: fullAddress,
        pictureUrl: photos[0]?.source.url,
      },
    },
    paperCode: { ...qrCode(address), address },
    facts: facts.slice(0, keyFactsOf(facts)),
    moreFacts: facts.slice(keyFactsOf(facts)),
    viewings,
    costs: { ...costs, included },
    // The size of land and of a parking space is among the key facts, and they have no other.
    areas: isBuilt ? listingAreas(page, listing.details) : { parts: [], lines: [] },
    descriptionTitle: descriptionTitle(page, listing, kind),
    languageNote: languageNote(page),
    description,
    facilities: {
      title: term("detail.facilities"),
      facilities: facilities.map((facility) => ({
        ...facility,
        outline: around.icons[facility.icon],
      })),
    },
    energy: listingEnergy(page, listing.additionalInfo.energyProfile),
    insurance,
    documents: await listingDocuments(page, listing),
    questions: questionLines(page, listing),
    history: priceSteps(page, [...(listing.earlierPrices ?? []), ...listing.priceHistory], listing),
    price,
    agent,
    verifiedId: listing.ownerType === "user" && !isClosed(listing) ? listing.id : null,
    highlights: shownHighlights(page, listing, facilities),
    project: around.project && projectModel(page, url, listing, around.project, around),
    rooms: roomsModel(page, listing, around.decorations),
    position: positionModel(page, listing, around.stops, {
      // What a home was to cost is not its price once it is gone.
      isPriceShown: !isClosed(listing) && (isRental(listing) || hasShownPrice(listing)),
      priced: (total) => (listing.objectType === "project" ? t(i18n)`from ${total}` : total),
    }),
    others,
    isMapFirst: kind === "parking",
    swipe: {
      id: listing.id,
      next: next && paths.property.to(padAgencyId(next.agencyId), next.propertyId),
    },
    enquiries,
    assistant: listingAssistant(page, listing, {
      kind,
      owner: enquiries.contact?.owner ?? "unknown",
      hasMonthlyCost: costs.monthly !== null,
      hasStops: around.stops.length > 0,
    }),
  };
}
