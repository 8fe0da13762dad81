import { fold } from "@hjem/domain/text/fold";
import { seeded } from "../search/rows.ts";

/** A generated place as a row of its table. */
export interface PlaceRow {
  id: number;
  region: string;
  geo_id: string;
  kind: string;
  name: string;
  parent_name: string;
  norm: string;
  search_norm: string;
  weight: number;
  lat: number;
  lng: number;
}

const beginnings =
  "Ber Sol Fjell Nes Vik Hav Lund Stor Gran Bjørk Eik Kirke Tun Mo Ås Øy Sand Stein Ulv Rev Elv Dal Bakke Torp Hag Ner Øvre Indre Ytre Ask".split(
    " ",
  );
const middles =
  "le ra tor mi vel ken stad ber lin gar dom sik rul hof nes bul ter vang sel mar".split(" ");
const ends =
  "sund vik heim dal berg nes stad lia moen bakken haugen gata veien torget bygda øya åsen elva fjorden lund".split(
    " ",
  );
const areas =
  "Oslo Bergen Trondheim Stavanger Tromsø Bodø Ålesund Drammen Kristiansand Fredrikstad".split(" ");
const kinds = ["street", "street", "street", "postcode", "district", "municipality"] as const;

/** Generated places, the same in every run: streets, districts and postcodes with names of one to three words. */
export const placeRows = (count: number): PlaceRow[] => {
  const random = seeded(43);
  const one = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const kind = kinds[index % kinds.length] ?? "street";
    const stem = `${one(beginnings)}${one(middles)}${one(middles)}${one(ends)}`;
    const word = index % 5 === 0 ? `${one(beginnings)} ${stem}` : stem;
    const name = kind === "postcode" ? String(index % 10_000).padStart(4, "0") : word;
    const parent = one(areas);
    return {
      id,
      region: "no",
      geo_id: `${kind}:${id}`,
      kind,
      name,
      parent_name: parent,
      norm: fold(name),
      search_norm: fold(`${name} ${parent}`),
      weight: Math.floor(random() * 1_000),
      lat: 58 + random() * 12,
      lng: 5 + random() * 20,
    };
  });
};
