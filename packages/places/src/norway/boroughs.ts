import type { Point } from "../place-data.ts";

/** A borough of a city (`bydel`): a set of postcodes, and the smaller districts in it. */
export interface Borough {
  name: string;
  location: Point;
  /** Postcodes that mainly lie in it: `0586-0598` is every existing code between the two. */
  codes: readonly (readonly [from: string, to: string])[];
  /** Names of the districts in it. */
  districts: readonly string[];
}

/**
 * Boroughs by municipality number that have no district of their name in `districts.ts`, where the others are. From Oslo
 * kommune (15 bydeler), Bergen kommune (8) and Trondheim kommune (4); postcodes by Bring's map, one that lies in two boroughs
 * counts for that of most addresses. One per line: name, latitude and longitude, postcodes, districts.
 */
const tables: Readonly<Record<string, string>> = {
  "0301": `
Gamle Oslo|59.908|10.780|0186-0199,0650-0663,0667-0668|Grønland,Bjørvika,Tøyen,Kampen,Vålerenga,Ensjø
Ullern|59.926|10.660|0275-0284,0377-0378,0380-0383|Skøyen
Vestre Aker|59.957|10.670|0370-0376,0379-0379,0750-0791|Røa,Slemdal,Vinderen
Nordre Aker|59.957|10.752|0480-0498,0850-0890|Nydalen,Kjelsås,Ullevål,Tåsen
Bjerke|59.942|10.815|0580-0581,0586-0598|Tonsen
Alna|59.930|10.860|0664-0666,0671-0674,1051-1088|Furuset
Østensjø|59.887|10.830|0670-0670,0675-0699,1187-1189|Oppsal,Bøler,Manglerud
Søndre Nordstrand|59.836|10.820|1250-1295|Holmlia`,
  "4601": `
Arna|60.422|5.465|5260-5268,5221-5221|Indre Arna
Årstad|60.372|5.352|5052-5059,5068-5099|Landås,Minde
Ytrebygda|60.300|5.270|5145-5155,5251-5259|`,
  "5001": `
Østbyen|63.430|10.440|7014-7016,7040-7057|Møllenberg,Lade,Strindheim,Ranheim
Lerkendal|63.405|10.410|7030-7039,7048-7050|Singsaker,Moholt,Nardo`,
};

const readBorough = (row: string): Borough => {
  const [name = "", lat, lng, spans = "", inside = ""] = row.split("|");
  return {
    name,
    location: { lat: Number(lat), lng: Number(lng) },
    codes: spans.split(",").map((span) => {
      const [from = "", to = from] = span.split("-");
      return [from, to] as const;
    }),
    districts: inside.split(",").filter(Boolean),
  };
};

/** The boroughs of a municipality, by its number; none outside the three cities. */
export const boroughsOf = (municipality: string): Borough[] =>
  (tables[municipality] ?? "").trim().split("\n").filter(Boolean).map(readBorough);

/**
 * Parts of districts and boroughs that people search for by their own names, by geo id: the place in which they lie is
 * searched (Oslo byleksikon; Bergen byleksikon; Strinda historielag's wiki for Trondheim).
 */
export const partsOfDistricts: Readonly<Record<string, string>> = {
  "district:0301-grorud": "Romsås,Ammerud,Rødtvet,Kalbakken,Grorud bydel",
  "district:0301-stovner": "Vestli,Haugenstua,Høybråten,Tokerud,Stovner bydel",
  "district:0301-alna": "Tveita,Haugerud,Trosterud,Hellerud,Lindeberg,Ellingsrud,Teisen,Alnabru",
  "district:0301-ostensjo": "Ryen,Skullerud,Abildsø,Bogerud,Rustad,Skøyenåsen,Ulsrud,Godlia,Trasop",
  "district:0301-sondre-nordstrand": "Mortensrud,Prinsdal,Bjørndal,Hauketo",
  "district:0301-nordstrand": "Ljan,Ekeberg,Munkerud,Bekkelaget,Nordstrand bydel,Simensbråten",
  "district:0301-bjerke": "Årvoll,Linderud,Veitvet,Risløkka,Refstad",
  "district:0301-nordre-aker": "Grefsen,Storo,Korsvoll,Nordberg,Sogn,Maridalen,Disen",
  "district:0301-vestre-aker": "Holmenkollen,Hovseter,Voksen,Smestad,Makrellbekken,Frøen,Ris",
  "district:0301-ullern": "Lilleaker,Bestum,Montebello,Øraker,Ullernåsen",
  "district:0301-gamle-oslo": "Etterstad,Helsfyr,Sørenga,Gamlebyen Oslo,Galgeberg,Jordal,Bryn",
  "district:0301-grunerlokka": "Grünerløkka bydel,Vulkan,Sofienberg,Dælenenga",
  "district:0301-loren": "Hasle,Sinsen,Carl Berner,Økern",
  "district:0301-sagene": "Sagene bydel,Bjølsen,Iladalen",
  "district:0301-torshov": "Sandaker,Åsen Oslo",
  "district:0301-st-hanshaugen": "Bislett,Adamstuen,Fagerborg,St. Hanshaugen bydel",
  "district:0301-frogner":
    "Frogner bydel,Skillebekk,Aker Brygge,Filipstad,Solli,Briskeby,Uranienborg,Homansbyen",
  "district:0301-majorstuen": "Majorstua,Blindern",
  "district:4601-laksevag": "Gravdal,Damsgård,Laksevåg bydel",
  "district:4601-fana": "Fana bydel",
  "district:4601-asane": "Åsane bydel",
  "district:4601-bergenhus": "Bergenhus bydel",
  "district:4601-arstad": "Danmarks plass,Danmarksplass,Kronstad,Solheimsviken,Slettebakken",
  "district:4601-ytrebygda": "Søreide",
  "district:5001-midtbyen": "Midtbyen bydel",
  "district:5001-heimdal": "Kolstad,Heimdal bydel",
  "district:5001-ostbyen": "Rosenborg,Tyholt,Persaunet",
  "district:5001-lerkendal": "Gløshaugen,Sluppen,Lerkendal bydel,Risvollan",
};
