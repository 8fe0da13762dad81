import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import type { Settlement } from "../../places/settlement.ts";
import { pointAt } from "../../places/settlement.ts";
import type { Random } from "../../random.ts";

const split = (text: string): readonly string[] => text.split(",");

/** Common street names in Australian suburbs. */
const names = split(
  "Acacia,Albert,Alfred,Banksia,Bay,Beach,Bellevue,Boronia,Bridge,Bluegum,Canning,Cedar,Charles,Church,Clarence,Cliff,Cook,Cromwell," +
    "Darling,Eagle,Edward,Elizabeth,Elm,Fern,Fig Tree,Flinders,Forest,Garden,George,Gipps,Grevillea,Grove,Hakea,Harbour,Henry,High,Hill," +
    "Hopetoun,Ironbark,Jacaranda,James,John,Kent,King,Kookaburra,Lake,Lambert,Lilly Pilly,Lygon,Macquarie,Magnolia,Maple,Marine,Market,Mary," +
    "Melaleuca,Mill,Mitchell,Murray,Napier,Nelson,Oak,Ocean,Orchard,Park,Park View,Pelican,Pine,Pitt,Princes,Queen,Railway,Reef,Ridge," +
    "River,Rose,Rosella,Saltbush,School,Seaview,Short,Smith,South,Spring,Station,Stirling,Sturt,Sunset,Sydney,Tallowwood,Valley,Victoria," +
    "Waratah,Wattle,Wellington,West,William,Willow,Windsor,Wren,York",
);
const urbanEnds = split("Street,Street,Street,Street,Road,Lane,Parade,Terrace");
const otherEnds = split(
  "Street,Street,Avenue,Road,Court,Crescent,Drive,Place,Way,Close,Grove,Parade",
);
const ruralEnds = split("Road,Road,Lane,Track,Drive");

/** A believable address in a real suburb; the home itself does not exist. */
export function australianAddress(
  random: Random,
  settlement: Settlement,
  given: { unit: number | null; isRural: boolean },
): ListingAddress {
  const ends = given.isRural ? ruralEnds : settlement.setting === "city" ? urbanEnds : otherEnds;
  const number = given.isRural
    ? random.int(20, 980)
    : random.int(1, settlement.setting === "city" ? 260 : 120);
  const name = `${random.pick(names)} ${random.pick(ends)}`;
  const letter = given.unit === null && random.chance(0.06) ? random.pick(["A", "B"]) : "";
  const street = `${given.unit === null ? "" : `${given.unit}/`}${number}${letter} ${name}`;
  const code = settlement.postcodes[0]?.code ?? "";
  const spread = settlement.radiusKm * (given.isRural ? 2.5 : 1);
  return {
    fullAddress: `${street}, ${settlement.name} ${settlement.region} ${code}`,
    displayName: settlement.name,
    street,
    suburb: settlement.name,
    region: settlement.region,
    municipality: null,
    postCode: code,
    coordinates: pointAt(
      settlement.location,
      random.normal() * spread * 0.42,
      random.normal() * spread * 0.42,
    ),
    geoIds: [...settlement.geoIds],
    timeZone: settlement.timeZone,
  };
}
