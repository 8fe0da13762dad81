import type { PlaceData } from "../place-data.ts";

type OtherNames = Partial<Pick<PlaceData, "names" | "aliases">>;

/**
 * Other names of counties and municipalities, by geo id: official ones in Sámi and Kven, and older or shorter ones
 * that people still type.
 */
export const otherNames: Readonly<Record<string, OtherNames>> = {
  // Counties until 2020, each within one of today's (SSB, standard for fylkesinndeling).
  "county:34": { aliases: ["Hedmark", "Oppland"] },
  "county:42": { aliases: ["Aust-Agder", "Vest-Agder", "Agderfylkene"] },
  "county:46": { aliases: ["Hordaland", "Sogn og Fjordane"] },
  "county:18": { names: { smj: "Nordlánnda", sma: "Nordlaante" } },
  "county:50": {
    names: { sma: "Trööndelage" },
    aliases: ["Trøndelagen", "Nord-Trøndelag", "Sør-Trøndelag"],
  },
  "county:55": { names: { se: "Romsa", fkv: "Tromssa" } },
  "county:56": { names: { se: "Finnmárku", fkv: "Finmarkku" } },
  "municipality:0301": { names: { sma: "Oslove" }, aliases: ["Kristiania", "Christiania"] },
  "municipality:1804": { names: { smj: "Bådåddjo" } },
  "municipality:1806": { names: { se: "Áhkanjárga" } },
  "municipality:1826": { names: { sma: "Aarborte" } },
  "municipality:1841": { names: { smj: "Fuossko" } },
  "municipality:1845": { names: { smj: "Fuolldá" } },
  "municipality:1853": { names: { se: "Evenášši" } },
  "municipality:1875": { names: { smj: "Hábmer" } },
  "municipality:5001": { names: { sma: "Tråante" }, aliases: ["Trondhjem", "Nidaros"] },
  "municipality:5006": { names: { sma: "Stientje" } },
  "municipality:5025": { names: { sma: "Rosse" } },
  "municipality:5041": { names: { sma: "Snåase" } },
  "municipality:5043": { names: { sma: "Raarvihke" } },
  "municipality:5501": { names: { se: "Romsa", fkv: "Tromssa" } },
  "municipality:5503": { names: { se: "Hárstták" } },
  "municipality:5538": { names: { se: "Omasvuotna", fkv: "Omasvuono" } },
  "municipality:5540": { names: { se: "Gáivuotna", fkv: "Kaivuono" } },
  "municipality:5601": { names: { se: "Áltá", fkv: "Alattio" } },
  "municipality:5603": { names: { se: "Hámmárfeasta" } },
  "municipality:5605": { names: { se: "Máttá-Várjjat" } },
  "municipality:5607": { names: { se: "Čáhcesuolu", fkv: "Vesisaari" } },
  "municipality:5610": { names: { se: "Kárášjohka" } },
  "municipality:5612": { names: { se: "Guovdageaidnu" } },
  "municipality:5622": { names: { se: "Porsáŋgu", fkv: "Porsanki" } },
  "municipality:5628": { names: { se: "Deatnu" } },
  "municipality:5636": { names: { se: "Unjárga" } },
};
