import { type PlaceData, placeData } from "../place-data.ts";
import { boroughsOf, partsOfDistricts } from "./boroughs.ts";
import { counties, municipalities } from "./municipalities.ts";
import { districtGeoId, type NorwegianArea, norwegianAreas } from "./norwegian-areas.ts";
import { otherNames } from "./other-names.ts";

function county(number: string, name: string): PlaceData {
  const inside = municipalities.filter((municipality) => municipality.county === number);
  const largest = inside.toSorted((a, b) => b.inhabitants - a.inhabitants)[0];
  if (largest === undefined) throw new Error(`County ${number} has no municipality`);
  return placeData({
    geoId: `county:${number}`,
    kind: "county",
    name,
    parent: null,
    ancestors: [],
    location: largest.location,
    weight: inside.reduce((sum, { inhabitants }) => sum + inhabitants, 0),
    source: "hjem",
    ...otherNames[`county:${number}`],
  });
}

function placesOfArea({ municipality, postcodes, districts }: NorwegianArea): PlaceData[] {
  const { number, name, location, inhabitants } = municipality;
  const geoId = `municipality:${number}`;
  const path = [`county:${municipality.county}`, geoId];
  const own = placeData({
    geoId,
    kind: "municipality",
    name,
    parent: counties[municipality.county] ?? null,
    ancestors: path.slice(0, 1),
    location,
    weight: inhabitants,
    source: "hjem",
    ...otherNames[geoId],
  });
  const boroughs = boroughsOf(number);
  const boroughOf = (isInside: (borough: (typeof boroughs)[number]) => boolean): string[] => {
    const borough = boroughs.find(isInside);
    return borough ? [districtGeoId(number, borough.name)] : [];
  };
  const aliasesOf = (id: string) => (partsOfDistricts[id] ?? "").split(",").filter(Boolean);
  const wider = boroughs.map((borough) => {
    const id = districtGeoId(number, borough.name);
    return placeData({
      geoId: id,
      kind: "district",
      name: borough.name,
      aliases: [`Bydel ${borough.name}`, `${borough.name} bydel`, ...aliasesOf(id)],
      parent: name,
      ancestors: path,
      location: borough.location,
      weight: inhabitants / (districts.length + 1),
      source: "hjem",
    });
  });
  const isBorough = new Set(boroughs.map((borough) => borough.name));
  const narrower = districts.flatMap((district) => {
    // The list of towns has some boroughs too.
    if (isBorough.has(district.name)) return [];
    const id = districtGeoId(number, district.name);
    return placeData({
      geoId: id,
      kind: "district",
      name: district.name,
      aliases: aliasesOf(id),
      parent: name,
      ancestors: [...path, ...boroughOf((borough) => borough.districts.includes(district.name))],
      location: district.location,
      isApproximate: district.source === "bring",
      // A village that only has a postcode is sorted after one that is on the map.
      weight: inhabitants / (districts.length + 1) / (district.source === "bring" ? 4 : 1),
      source: district.source,
    });
  });
  const codes = postcodes.map(({ code, town }) => {
    const serving = districts.filter((each) => each.codes.includes(code));
    // A postcode that serves several districts belongs to none of them.
    const district = serving.length === 1 ? serving[0] : undefined;
    const inBorough = boroughOf(({ codes: spans, districts: inside }) =>
      district && boroughs.some((each) => each.districts.includes(district.name))
        ? inside.includes(district.name)
        : spans.some(([from, to]) => code >= from && code <= to),
    );
    return placeData({
      geoId: `postcode:${code}`,
      kind: "postcode",
      name: code,
      parent: town,
      ancestors: [
        ...path,
        ...inBorough,
        ...(district ? [districtGeoId(number, district.name)] : []),
      ],
      location: serving[0]?.location ?? location,
      isApproximate: serving.length === 0 || serving[0]?.source === "bring",
      weight: 1,
      source: "bring",
    });
  });
  return [own, ...wider, ...narrower, ...codes];
}

/** Counties, municipalities, districts, villages, post towns and postcodes of Norway (D32, D43). */
export const norwegianPlaces = (): PlaceData[] => [
  ...Object.entries(counties).map(([number, name]) => county(number, name)),
  ...norwegianAreas().flatMap(placesOfArea),
];
