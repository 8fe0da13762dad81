import type { Agency, Agent } from "@hjem/domain/agency/agency";
import { placeSlug } from "@hjem/domain/place/place-name";
import { agencyLogoHref } from "../advertiser/advertiser-page.ts";
import { agentFaceHref } from "../advertiser/agent-face.ts";
import { randomOf, type Random } from "../random.ts";
import { isCommercial, isRent, type Facts } from "./facts.ts";
import type { Seller } from "./listing.ts";

/** An invented agency: its name, its colours and where it works. */
export interface AgencyRow {
  name: string;
  /** Brand colours; null for an agency without, which uses the default theme (FND-070). */
  colors: { background: string; text: string } | null;
  /** Counties or states; empty means everywhere. */
  regions: readonly string[];
  isCommercial: boolean;
  /** True hides portraits. @default false */
  hidesPictures?: boolean;
}

/** Names and contact details of a market's invented people. */
export interface AgencyMarket {
  regionId: string;
  rows: readonly AgencyRow[];
  /** Six digits; the first agency has it, the next ones follow (D18). */
  firstId: number;
  firstNames: readonly string[];
  lastNames: readonly string[];
  titles: readonly string[];
  /** Titles, among `titles`, of agents who only let homes. @default nobody */
  lettingTitles?: readonly string[];
  /** Languages of everybody, and additional languages of some. ISO 639. */
  languages: { all: readonly string[]; some: readonly string[] };
  /** A licence as agencies state it, made up; null where the market states none. */
  licenceOf: (random: Random) => string | null;
  /** An unassigned phone number, from a running number. */
  phoneOf: (random: Random) => string;
}

interface Office {
  row: AgencyRow;
  agency: Agency;
  agents: readonly Agent[];
}

const MORE_LANGUAGES_MAX = 2;

/** A person's languages, and the licence. */
function languagesOf(market: AgencyMarket, person: string): Pick<Agent, "languages" | "licence"> {
  const random = randomOf(`agent/${market.regionId}/${person}`);
  const { all, some } = market.languages;
  const more = Array.from({ length: random.int(0, MORE_LANGUAGES_MAX) }, () => random.pick(some));
  return { languages: [...new Set([...all, ...more])], licence: market.licenceOf(random) };
}

/** The first surname from the drawn one on that gives a name which nobody else in the market has. */
function surnameOf(lastNames: readonly string[], drawn: string, first: string, taken: Set<string>) {
  const at = lastNames.indexOf(drawn);
  const inOrder = [...lastNames.slice(at), ...lastNames.slice(0, at)];
  const last = inOrder.find((name) => !taken.has(`${first} ${name}`)) ?? drawn;
  taken.add(`${first} ${last}`);
  return last;
}

function officeOf(market: AgencyMarket, row: AgencyRow, index: number, taken: Set<string>): Office {
  const random = randomOf(`agency/${market.regionId}/${row.name}`);
  // The top-level domain `.example` is reserved.
  const domain = `${placeSlug(row.name)}.example`;
  const id = String(market.firstId + index * 137);
  const agents = Array.from({ length: random.int(4, 9) }, (_, number): Agent => {
    const first = random.pick(market.firstNames);
    const last = surnameOf(market.lastNames, random.pick(market.lastNames), first, taken);
    const person = `${id}-${number + 1}`;
    return {
      id: person,
      name: `${first} ${last}`,
      title: random.pick(market.titles),
      phone: market.phoneOf(random),
      email: `${placeSlug(first)}.${placeSlug(last)}@${domain}`,
      pictureUrl: agentFaceHref(person),
      ...languagesOf(market, person),
    };
  });
  const agency: Agency = {
    id,
    externalId: `demo-${market.regionId}-${index + 1}`,
    name: row.name,
    parentId: null,
    profile: row.colors && { boxBackground: row.colors.background, boxText: row.colors.text },
    logoUrl: agencyLogoHref(id, row.colors?.background),
    iconUrl: null,
    hideProfileImage: row.hidesPictures ?? false,
  };
  return { row, agency, agents };
}

/** The agencies of a market, and which agent a listing has. */
export interface Agencies {
  agencies: readonly Agency[];
  sellerOf: (facts: Pick<Facts, "draw" | "listingType" | "address">) => Seller;
}

/** Creates the invented agencies of a market. */
export function agenciesOf(market: AgencyMarket): Agencies {
  const taken = new Set<string>();
  const offices = market.rows.map((row, index) => officeOf(market, row, index, taken));
  return {
    agencies: offices.map(({ agency }) => agency),
    sellerOf: ({ draw, listingType, address }) => {
      const random = draw("seller");
      const isBusiness = isCommercial(listingType);
      const near = offices.filter(
        ({ row }) =>
          row.isCommercial === isBusiness &&
          (row.regions.length === 0 || row.regions.includes(address.region)),
      );
      const { agency, agents } = random.pick(near);
      const { lettingTitles = [] } = market;
      const isLetting = ({ title }: Agent) => title !== null && lettingTitles.includes(title);
      const sellers = agents.filter((agent) => !isLetting(agent));
      const able = isRent(listingType) || sellers.length === 0 ? agents : sellers;
      return { agency, agent: random.pick(able) };
    },
  };
}
