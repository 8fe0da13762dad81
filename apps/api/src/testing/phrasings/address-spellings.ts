import { demoListings } from "@hjem/demo/demo-listings";
import { addressStarts, addressWords } from "@hjem/domain/listing/address-words";
import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import type { Region } from "@hjem/domain/region";
import { geoIdsOf, ownPlaces } from "../../modules/places/listing-streets.ts";
import { createPhrasingReader, type StreetRow } from "./read-phrasings.ts";

/** Australian numbers as they stand in a listing: `12/45B`. */
const numbersOf = (street: string) => {
  const [, unit = "", number = "", name = ""] = /^(?:([^/ ]+)\/)?(\S+) (.+)$/.exec(street) ?? [];
  return { unit, number, name };
};

const short = (name: string): string =>
  name
    .replace(/Street$/, "St")
    .replace(/Road$/, "Rd")
    .replace(/Parade$/, "Pde")
    .replace(/Terrace$/, "Tce")
    .replace(/Avenue$/, "Ave")
    .replace(/Crescent$/, "Cres")
    .replace(/Drive$/, "Dr")
    .replace(/Grove$/, "Gr")
    .replace(/Court$/, "Ct")
    .replace(/Lane$/, "Ln");

/** The unit as it is worded; nothing in front of a house. */
const worded = (unit: string, before: string, after: string): string =>
  unit === "" ? "" : `${before}${unit}${after}`;

const australian = ({
  street,
  suburb,
  region,
  postCode,
  fullAddress,
}: ListingAddress): string[] => {
  const { unit, number, name } = numbersOf(street);
  return [
    fullAddress,
    `${street}, ${suburb}`,
    `${worded(unit, "Unit ", ", ")}${number} ${name} ${suburb} ${region}`,
    `${worded(unit, "unit ", "/")}${number} ${short(name)} ${suburb} ${postCode}`.toLowerCase(),
    `${worded(unit, "U", "/")}${number} ${short(name)} ${suburb}`,
    `${worded(unit, "Apt ", " ")}${number} ${name}, ${suburb}`.toUpperCase(),
    `${worded(unit, "", " / ")}${number} ${name}, ${suburb} ${region}, Australia`,
    `${street} ${suburb} ${region} ${postCode}`.toLowerCase(),
    `${number} ${short(name)}, ${suburb} ${region} ${postCode}`,
    `${worded(unit, "Flat ", ", ")}${number} ${short(name)}. ${suburb}, ${postCode} ${region}`,
  ];
};

const norwegian = ({
  street,
  suburb,
  municipality,
  postCode,
  fullAddress,
}: ListingAddress): string[] => {
  const [, name = "", number = "", letter = ""] = /^(.+) (\d+)([A-Z]?)$/.exec(street) ?? [];
  const town = fullAddress.slice(fullAddress.indexOf(postCode) + postCode.length + 1);
  const brief = name
    .replace(/(?<=\p{L}{2})gata$/u, "gt.")
    .replace(/(?<=\p{L}{2})veien$/u, "vn.")
    .replace(/ gate$/, " gt.");
  const place = municipality ?? town;
  return [
    fullAddress,
    fullAddress.toLowerCase(),
    fullAddress.toUpperCase().replace(",", ""),
    `${street} ${place}`,
    `${name} ${number} ${letter}`.trim() + `, ${postCode} ${town}`,
    `${brief} ${number}${letter}, ${postCode} ${town}`,
    `${brief} ${number}${letter} ${postCode}`.toLowerCase(),
    `${street}, ${suburb}`,
    `${street} H0201, ${postCode} ${town}, Norge`,
    `${street}, 3. etg, ${postCode} ${town}`,
  ];
};

const spellings: Readonly<Record<string, (address: ListingAddress) => string[]>> = {
  no: norwegian,
  au: australian,
};

/** A spelling of a demo home's own address that does not lead to it, and what it was read as. */
export interface LostAddress {
  address: string;
  text: string;
  read: string;
}

/** Reads the addresses of some demo homes in ten spellings each; returns how many were read and those that lead elsewhere. */
export async function readDemoAddresses(region: Region, count: number) {
  const addresses = demoListings({
    region: region.id,
    count,
    seed: "addresses",
    anchorDay: "2026-11-21",
  })
    .map(({ listing }) => listing.address)
    .filter(({ street }) => /\d/.test(street));
  const streets = addresses
    .flatMap(ownPlaces)
    .filter(({ kind }) => kind === "street")
    .map(({ geoId, name, parent, location }): StreetRow => [
      geoId,
      name,
      parent,
      location.lat,
      location.lng,
    ]);
  const reader = await createPhrasingReader(region, [
    ...new Map(streets.map((row) => [row[0], row])).values(),
  ]);
  const lost: LostAddress[] = [];
  let tried = 0;
  for (const address of addresses) {
    const inside = new Set(geoIdsOf(address).flatMap((id) => [id, ...reader.widerOf(id)]));
    const text = [address.fullAddress, address.suburb, address.municipality, address.region];
    const words = addressWords(text.join(" "), address.street);
    for (const spelt of spellings[region.id]?.(address) ?? []) {
      tried += 1;
      const reading = reader.read(spelt, { listingType: "buy", acquisition: "buy" });
      const { address: read, geoId = [], ...others } = reading.filter;
      const isThere =
        read !== undefined &&
        addressStarts(read).every((start) => words.some((word) => word.startsWith(start)));
      const isInside = geoId.length > 0 && geoId.every((id) => inside.has(id));
      if (isThere && isInside && reading.words === "" && Object.keys(others).length === 0) continue;
      lost.push({ address: address.fullAddress, text: spelt, read: reader.describe(reading) });
    }
  }
  return { tried, lost };
}
