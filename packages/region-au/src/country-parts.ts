import type { CountryPart } from "@hjem/domain/search-vocabulary";
import { councils } from "./councils.ts";
import { wideParts } from "./country-parts-wide.ts";

const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** Colloquial city centres and regions, which are not official places (S6). */
export const countryParts: readonly CountryPart[] = [
  { words: list("melbourne cbd, melb cbd"), places: ["3000"] },
  { words: list("sydney cbd, syd cbd"), places: ["2000"] },
  { words: list("brisbane cbd, bris cbd"), places: ["Brisbane City"], state: "QLD" },
  { words: ["perth cbd"], places: ["6000"] },
  { words: ["adelaide cbd"], places: ["5000"] },
  {
    words: ["blue mountains"],
    places: list(
      "Katoomba, Leura, Wentworth Falls, Blackheath, Springwood, Glenbrook, Blaxland, Lawson, Hazelbrook, Faulconbridge",
    ),
    state: "NSW",
  },
  {
    words: list("inner west sydney, sydney inner west, inner west"),
    places: list(
      "Newtown, Enmore, Marrickville, Leichhardt, Balmain, Rozelle, Annandale, Stanmore, Petersham, Dulwich Hill, Ashfield, Glebe",
    ),
    state: "NSW",
  },
  {
    words: list("northern beaches, northern beaches sydney, sydney northern beaches"),
    places: list(
      "Manly, Dee Why, Freshwater, Curl Curl, Collaroy, Narrabeen, Warriewood, Mona Vale, Newport, Avalon Beach, Palm Beach",
    ),
    state: "NSW",
  },
  {
    words: list(
      "eastern suburbs, the eastern suburbs, eastern suburbs sydney, sydney eastern suburbs",
    ),
    places: list(
      "Bondi, Bondi Beach, Bondi Junction, Bronte, Coogee, Randwick, Maroubra, Paddington, Woollahra, Double Bay, Rose Bay, Vaucluse",
    ),
    state: "NSW",
  },
  {
    words: list(
      "north shore, the north shore, upper north shore, north shore sydney, northshore sydney, sydney north shore, lower north shore",
    ),
    places: list(
      "North Sydney, Neutral Bay, Cremorne, Mosman, Crows Nest, Lane Cove, Willoughby, Chatswood",
    ),
    state: "NSW",
  },
  {
    words: ["mornington peninsula"],
    places: list(
      "Mornington, Mount Eliza, Mount Martha, Dromana, Rosebud, Rye, Sorrento, Blairgowrie, Portsea",
    ),
    state: "VIC",
  },
  {
    words: list("dandenong ranges, the dandenong ranges, the dandenongs, dandenongs"),
    places: list(
      "Belgrave, Upwey, Tecoma, Ferntree Gully, Sassafras, Olinda, Mount Dandenong, Kallista, Monbulk, Emerald",
    ),
    state: "VIC",
  },
  {
    words: ["noosa"],
    places: list("Noosa Heads, Noosaville, Sunshine Beach, Sunrise Beach, Tewantin"),
    state: "QLD",
  },
  {
    words: ["surf coast"],
    places: list("Torquay, Jan Juc, Anglesea, Aireys Inlet, Lorne"),
    state: "VIC",
  },
  {
    words: ["hunter valley"],
    places: list("Cessnock, Pokolbin, Singleton, Maitland, Lovedale"),
    state: "NSW",
  },
  {
    words: ["adelaide hills"],
    places: list("Stirling, Aldgate, Bridgewater, Crafers, Hahndorf, Mount Barker"),
    state: "SA",
  },
  {
    words: ["perth hills"],
    places: list("Kalamunda, Mundaring, Darlington, Glen Forrest"),
    state: "WA",
  },
  {
    words: list("perth northern suburbs, northern suburbs perth, northern suburbs of perth"),
    places: list(
      "Joondalup, Wanneroo, Hillarys, Scarborough, Karrinyup, Duncraig, Clarkson, Kingsley, Currambine, Mindarie",
    ),
    state: "WA",
  },
  {
    words: list("yarra valley, the yarra valley"),
    places: list("Healesville, Yarra Glen, Coldstream, Lilydale, Warburton"),
    state: "VIC",
  },
  {
    words: list("barossa, barossa valley, the barossa"),
    places: list("Tanunda, Nuriootpa, Angaston, Lyndoch"),
    state: "SA",
  },
  {
    words: list("southern highlands, the southern highlands"),
    places: list("Bowral, Mittagong, Moss Vale, Bundanoon, Robertson"),
    state: "NSW",
  },
  {
    words: list("bellarine peninsula, the bellarine"),
    places: list("Ocean Grove, Barwon Heads, Point Lonsdale, Queenscliff, Portarlington, Drysdale"),
    state: "VIC",
  },
  {
    words: list("sutherland shire, the shire"),
    places: list("Cronulla, Sutherland, Miranda, Caringbah, Engadine, Gymea, Sylvania"),
    state: "NSW",
  },
  {
    words: list("south coast nsw, nsw south coast, south coast of nsw"),
    places: list(
      "Kiama, Nowra, Ulladulla, Batemans Bay, Moruya, Narooma, Bega, Merimbula, Eden, Huskisson, Berry, Gerringong",
    ),
    state: "NSW",
  },
  {
    words: list("north coast nsw, nsw north coast, northern rivers, the northern rivers"),
    places: list(
      "Byron Bay, Ballina, Lismore, Casino, Mullumbimby, Lennox Head, Kyogle, Evans Head",
    ),
    state: "NSW",
  },
  {
    words: list("hills district, the hills district, sydney hills district, hills district nsw"),
    places: list(
      "Castle Hill, Baulkham Hills, Kellyville, Rouse Hill, Bella Vista, Cherrybrook, West Pennant Hills, Norwest",
    ),
    state: "NSW",
  },
  {
    words: list("western sydney, west sydney, sydney west, greater western sydney"),
    places: list(
      "Parramatta, Blacktown, Penrith, Mount Druitt, St Marys, Merrylands, Auburn, Seven Hills, Westmead, Fairfield",
    ),
    state: "NSW",
  },
  {
    words: list("bayside, bayside suburbs, bayside melbourne, melbourne bayside"),
    places: list("Brighton, Hampton, Sandringham, Black Rock, Beaumaris, Elwood"),
    state: "VIC",
  },
  {
    words: list("gippsland, the gippsland region"),
    places: list(
      "Traralgon, Morwell, Moe, Warragul, Drouin, Sale, Bairnsdale, Lakes Entrance, Leongatha, Wonthaggi",
    ),
    state: "VIC",
  },
  {
    words: list("great ocean road"),
    places: list("Torquay, Anglesea, Lorne, Apollo Bay, Port Campbell, Aireys Inlet"),
    state: "VIC",
  },
  {
    words: list("macedon ranges, the macedon ranges"),
    places: list("Gisborne, Woodend, Kyneton, Macedon, Mount Macedon, Romsey, Lancefield"),
    state: "VIC",
  },
  {
    words: list("logan, logan city"),
    places: list(
      "Logan Central, Springwood, Shailer Park, Daisy Hill, Loganholme, Loganlea, Browns Plains, Woodridge, Slacks Creek, Logan Village",
    ),
    state: "QLD",
  },
  {
    words: list("whitsundays, the whitsundays"),
    places: list("Airlie Beach, Cannonvale, Jubilee Pocket, Proserpine, Hamilton Island"),
    state: "QLD",
  },
  {
    words: list("scenic rim, the scenic rim"),
    places: list("Beaudesert, Boonah, Canungra, Tamborine Mountain"),
    state: "QLD",
  },
  {
    words: list("fleurieu peninsula, the fleurieu, fleurieu"),
    places: list(
      "Victor Harbor, Goolwa, Port Elliot, McLaren Vale, Willunga, Normanville, Aldinga Beach",
    ),
    state: "SA",
  },
  {
    words: list("yorke peninsula, yorkes"),
    places: list("Kadina, Moonta, Wallaroo, Ardrossan, Minlaton, Yorketown"),
    state: "SA",
  },
  ...wideParts,
  ...councils,
];
