import { contentApi } from "@hjem/api-client/endpoints/content";
import { searchApi } from "@hjem/api-client/endpoints/search";
import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { formatViewing } from "@hjem/domain/format/format-date";
import { resultPrice } from "@hjem/domain/format/result-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import { paths } from "@hjem/domain/paths";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import type { Head } from "@hjem/storefront/head";
import { linkPicture } from "@hjem/storefront/link-picture";
import type { PageContext } from "@hjem/storefront/page-context";
import type { MessageCatalogs } from "@hjem/storefront/routes";
import type { PictureSource } from "@hjem/ui/picture";
import { t } from "@lingui/core/macro";
import { contentScope } from "../../blocks/content-scope.ts";
import { loadBlocks } from "../../blocks/load-blocks.ts";
import type { ShownBlock } from "../../blocks/shown-block.ts";
import type { SearchExamples } from "../../requests/load-examples.ts";
import { newHomes } from "../../requests/part-requests.ts";
import { arrangeHome } from "./arrange-home.ts";
import { plainHome } from "./plain-home.ts";

/** Words of the model of the home page: a page of the server loads none. */
const homeMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

/** The home in the header picture, with its caption. */
export interface HeroHome {
  href: string;
  source: PictureSource;
  title: string;
  /** Its address, and its next viewing. */
  where: string;
  price: string;
  /** Note that it is a demo and an illustration (D44); else empty. */
  note: string;
}

/** View of the home page, formatted; the homes of its rows are in the store. */
export interface HomeModel {
  head: Head;
  /** Heading of the page. */
  title: string;
  /** Below the heading; may be empty. */
  lead: string;
  hero: HeroHome | null;
  searches: SearchExamples;
  /** What is below the search. */
  blocks: ShownBlock[];
}

const { candidates, search } = searchApi.endpoints;

/** Few enough for one request, and enough that most of them may be flats. */
const CANDIDATES = 16;
/** A listing with fewer pictures is not finished. */
const PICTURES_MIN = 5;

/** Listings of agents, who answer for them: a private one is public before anybody else has seen it. */
const heroRequest: SearchRequestInput = {
  ownerType: "api",
  sorting: "created_at",
  order: "desc",
  size: CANDIDATES,
};

/** The homes of the row of newest ones, where the page has it. */
function newestIn({ store }: PageContext, blocks: readonly ShownBlock[]): ReadonlySet<string> {
  const row = blocks.find(
    (block) => block.__component === "blocks.page" && block.part === "new-homes",
  );
  if (row?.__component !== "blocks.page") return new Set();
  const { data } = search.select(newHomes(row.count))(store.getState());
  return new Set(data?.data.map(({ propertyId }) => propertyId));
}

/**
 * The home at the top: for sale, its exterior first, with pictures enough, and not in the row below where there is another. The
 * newest house with a price, else the newest house, else the newest of them.
 */
const heroChoice = (
  all: readonly ResultHome[],
  below: ReadonlySet<string>,
): ResultHome | undefined => {
  const others = all.filter(({ propertyId }) => !below.has(propertyId));
  return fittest(others) ?? fittest(all);
};

const fittest = (homes: readonly ResultHome[]): ResultHome | undefined => {
  const fit = homes.filter(
    ({ availability, imageCount, images }) =>
      availability === "available" && imageCount >= PICTURES_MIN && images[0]?.type === "exterior",
  );
  const houses = fit.filter(({ floor, bedroom }) => floor === null && bedroom !== null);
  return houses.find(({ price }) => price !== null) ?? houses[0] ?? fit[0];
};

function heroHome(page: PageContext, home: ResultHome | undefined): HeroHome | null {
  const image = home?.images[0];
  if (!home || !image) return null;
  const [viewing] = comingViewings(home.viewingDate, page.now);
  const place = [...new Set([home.displayName, home.suburb])].filter(Boolean).join(", ");
  const seen = viewing && `${page.term("date.inspection")} ${formatViewing(page, viewing)}`;
  const { url, color, ratio } = image;
  return {
    href: paths.property.to(padAgencyId(home.agencyId), home.propertyId),
    source: { url, color, ratio },
    title: home.title,
    where: [place, seen].filter(Boolean).join(" · "),
    price: resultPrice(page, home).figure,
    note: home.isDemo ? t(page.i18n)`Demo listing, illustration` : "",
  };
}

function homeHead(page: PageContext, title: string, lead: string, hero: HeroHome | null): Head {
  const { region, origin } = page;
  const site = new URL(paths.home.to(), origin).href;
  return {
    title,
    description: lead,
    canonical: paths.home.to(),
    ...(hero && {
      image: linkPicture(hero.source.url, hero.title),
      preloadImage: { url: hero.source.url, sizes: "(width >= 1024px) 40vw, 100vw" },
    }),
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: region.siteName,
        url: site,
        potentialAction: {
          "@type": "SearchAction",
          target: `${new URL(paths.list.to(), origin).href}?search={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

/**
 * Loads the home page by the blocks of its entry (CMS-001), or, where the content service has none, by a fixed order of parts.
 * Parts are independent: if one fails, the others are shown.
 */
export async function loadHome(page: PageContext): Promise<HomeModel> {
  const { dispatch } = page.store;
  const words = page.loadMessages(homeMessages);
  const fetchingHomes = dispatch(candidates.initiate(heroRequest, { subscribe: false }));
  const { data: entry } = await dispatch(
    contentApi.endpoints.getContent.initiate(
      { ...contentScope(page), key: "home" },
      { subscribe: false },
    ),
  );
  await words;
  const plain = plainHome(page);
  const { title, lead, searches, blocks } = arrangeHome(
    await loadBlocks(page, entry ? entry.blocks : plain.blocks),
  );
  const { data: homes } = await fetchingHomes;
  const hero = heroHome(page, heroChoice(homes?.data ?? [], newestIn(page, blocks)));
  const shownLead = lead || (entry ? "" : plain.lead);
  return {
    head: homeHead(page, entry?.title || plain.title, shownLead || plain.lead, hero),
    title: title || plain.heading,
    lead,
    hero,
    searches,
    blocks,
  };
}
