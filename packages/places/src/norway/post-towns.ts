import { placeName } from "@hjem/domain/place/place-name";
import { getPostalCodeInfo } from "norwegian-postalcodes-mapper";
import { counties, type Municipality, municipalities } from "./municipalities.ts";

/** A postcode with its post town as in addresses: `Mo i Rana`. */
export interface Postcode {
  code: string;
  town: string;
}

const casing = { lowerCaseWords: ["i", "og", "på", "ved", "av"] };

/** The register has municipalities in capitals, some in two languages or with their county. */
const registerName = (municipality: Municipality): string => municipality.name.toUpperCase();

function municipalityNumbers(): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  for (const municipality of municipalities) {
    const county = (counties[municipality.county] ?? "").toUpperCase();
    numbers.set(registerName(municipality), municipality.number);
    numbers.set(`${registerName(municipality)} (${county})`, municipality.number);
  }
  return numbers;
}

/** The postcodes of each municipality by its number, in order. Svalbard and Jan Mayen are not municipalities. */
export function postcodesByMunicipality(): ReadonlyMap<string, readonly Postcode[]> {
  const numbers = municipalityNumbers();
  const found = new Map<string, Postcode[]>();
  for (let number = 1; number < 10_000; number += 1) {
    const code = String(number).padStart(4, "0");
    const known = getPostalCodeInfo(code);
    if (known === undefined) continue;
    const municipality =
      numbers.get(known.municipality) ??
      known.municipality
        .split(" ")
        .map((word) => numbers.get(word))
        .find((each) => each !== undefined);
    if (municipality === undefined) continue;
    const codes = found.get(municipality) ?? [];
    codes.push({ code, town: placeName(known.city, casing) });
    found.set(municipality, codes);
  }
  return found;
}
