/**
 * Names that a place has beside the one it is stored by, by geo id: Sámi and Kven names of Norwegian municipalities that
 * stand on their signs, and older or shorter names that people still type.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  "county:50": ["Trööndelage"],
  "county:55": ["Romsa", "Tromssa"],
  "county:56": ["Finnmárku", "Finmarkku"],
  "municipality:0301": ["Kristiania"],
  "municipality:1804": ["Bådåddjo"],
  "municipality:1806": ["Áhkanjárga"],
  "municipality:1826": ["Aarborte"],
  "municipality:1841": ["Fuossko"],
  "municipality:1875": ["Hábmer"],
  "municipality:5001": ["Tråante", "Trondhjem"],
  "municipality:5025": ["Rosse"],
  "municipality:5041": ["Snåase"],
  "municipality:5043": ["Raarvihke"],
  "municipality:5501": ["Romsa", "Tromssa"],
  "municipality:5503": ["Hárstták"],
  "municipality:5538": ["Omasvuotna", "Omasvuono"],
  "municipality:5540": ["Gáivuotna", "Kaivuono"],
  "municipality:5601": ["Áltá", "Alattio"],
  "municipality:5603": ["Hámmárfeasta"],
  "municipality:5605": ["Máttá-Várjjat"],
  "municipality:5607": ["Čáhcesuolu"],
  "municipality:5610": ["Kárášjohka"],
  "municipality:5612": ["Guovdageaidnu"],
  "municipality:5622": ["Porsáŋgu", "Porsanki"],
  "municipality:5628": ["Deatnu"],
  "municipality:5636": ["Unjárga"],
};
