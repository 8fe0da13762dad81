import type { Agency, Agent } from "@hjem/domain/agency/agency";
import type { Random } from "../random.ts";
import { randomOf } from "../random.ts";
import { slugOf } from "../places/demo-place.ts";
import type { Facts } from "./facts.ts";
import { isCommercial } from "./facts.ts";
import type { Seller } from "./listing.ts";

/** An invented agency: its name, its colours and where it works. */
export interface AgencyRow {
  name: string;
  background: string;
  text: string;
  /** Counties or states; empty means everywhere. */
  regions: readonly string[];
  isCommercial: boolean;
}

/** What the invented people of a market are called and how they are reached. */
export interface AgencyMarket {
  regionId: string;
  rows: readonly AgencyRow[];
  /** Six digits; the first agency has it, the next ones follow (D18). */
  firstId: number;
  firstNames: readonly string[];
  lastNames: readonly string[];
  titles: readonly string[];
  /** A number that nobody has, from a running number. */
  phoneOf: (random: Random) => string;
}

interface Office {
  row: AgencyRow;
  agency: Agency;
  agents: readonly Agent[];
}

function officeOf(market: AgencyMarket, row: AgencyRow, index: number): Office {
  const random = randomOf(`agency/${market.regionId}/${row.name}`);
  // The reserved top-level domain `.example` belongs to nobody.
  const domain = `${slugOf(row.name)}.example`;
  const id = String(market.firstId + index * 137);
  const agents = Array.from({ length: random.int(4, 9) }, (_, number): Agent => {
    const first = random.pick(market.firstNames);
    const last = random.pick(market.lastNames);
    return {
      id: `${id}-${number + 1}`,
      name: `${first} ${last}`,
      title: random.pick(market.titles),
      phone: market.phoneOf(random),
      email: `${slugOf(first)}.${slugOf(last)}@${domain}`,
    };
  });
  const agency: Agency = {
    id,
    externalId: `demo-${market.regionId}-${index + 1}`,
    name: row.name,
    parentId: null,
    profile: { boxBackground: row.background, boxText: row.text },
    logoUrl: null,
    iconUrl: null,
    hideProfileImage: false,
  };
  return { row, agency, agents };
}

/** The agencies of a market and who of them takes a listing. */
export interface Agencies {
  agencies: readonly Agency[];
  sellerOf: (facts: Pick<Facts, "draw" | "listingType" | "address">) => Seller;
}

/** Opens the invented offices of a market. */
export function agenciesOf(market: AgencyMarket): Agencies {
  const offices = market.rows.map((row, index) => officeOf(market, row, index));
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
      return { agency, agent: random.pick(agents) };
    },
  };
}
