import type { CountryPart } from "@hjem/domain/search-vocabulary";

/** One a line: the name of a council of a capital, its suburbs, state. */
const table = `
Stonnington|Prahran, Windsor, South Yarra, Toorak, Armadale, Malvern, Malvern East, Glen Iris, Kooyong|VIC
Boroondara|Kew, Kew East, Hawthorn, Hawthorn East, Camberwell, Canterbury, Balwyn, Balwyn North, Surrey Hills, Ashburton, Glen Iris|VIC
Port Phillip|St Kilda, St Kilda East, St Kilda West, Elwood, Balaclava, Ripponlea, Port Melbourne, South Melbourne, Albert Park, Middle Park|VIC
Yarra|Fitzroy, Fitzroy North, Collingwood, Abbotsford, Richmond, Cremorne, Burnley, Clifton Hill, Carlton North, Princes Hill, Alphington, Fairfield|VIC
Merri-bek, Merri bek, Moreland|Brunswick, Brunswick East, Brunswick West, Coburg, Coburg North, Pascoe Vale, Pascoe Vale South, Fawkner, Glenroy, Hadfield, Oak Park, Gowanbrae|VIC
Darebin|Northcote, Thornbury, Preston, Reservoir, Fairfield, Alphington, Kingsbury|VIC
Moonee Valley|Moonee Ponds, Essendon, Essendon North, Essendon West, Strathmore, Ascot Vale, Flemington, Niddrie, Aberfeldie, Avondale Heights, Keilor East, Airport West, Travancore|VIC
Maribyrnong|Footscray, West Footscray, Yarraville, Seddon, Kingsville, Maidstone, Braybrook, Tottenham, Maribyrnong|VIC
Hobsons Bay|Williamstown, Newport, Spotswood, Altona, Altona North, Altona Meadows, Seabrook, Laverton, Seaholme|VIC
Brimbank|Sunshine, Sunshine West, Sunshine North, St Albans, Deer Park, Keilor, Keilor Downs, Taylors Lakes, Sydenham, Albion, Ardeer, Cairnlea, Delahey, Kings Park|VIC
Wyndham|Werribee, Hoppers Crossing, Point Cook, Tarneit, Truganina, Wyndham Vale, Manor Lakes, Williams Landing, Little River|VIC
Melton|Melton, Melton South, Melton West, Caroline Springs, Taylors Hill, Burnside, Hillside, Rockbank, Aintree|VIC
Hume|Broadmeadows, Craigieburn, Sunbury, Roxburgh Park, Greenvale, Meadow Heights, Tullamarine, Gladstone Park, Westmeadows, Mickleham|VIC
Whittlesea|Epping, Mill Park, South Morang, Mernda, Doreen, Lalor, Thomastown, Bundoora, Whittlesea, Wollert|VIC
Banyule|Heidelberg, Ivanhoe, Ivanhoe East, Rosanna, Eaglemont, Greensborough, Montmorency, Watsonia, Viewbank, Macleod, Bundoora|VIC
Nillumbik|Eltham, Diamond Creek, Research, Hurstbridge, Kangaroo Ground, Wattle Glen, St Andrews|VIC
Manningham|Doncaster, Doncaster East, Templestowe, Templestowe Lower, Bulleen, Donvale, Warrandyte, Park Orchards|VIC
Whitehorse|Box Hill, Box Hill North, Box Hill South, Blackburn, Blackburn North, Blackburn South, Nunawading, Mitcham, Forest Hill, Vermont, Vermont South, Burwood East, Mont Albert|VIC
Monash|Glen Waverley, Mount Waverley, Clayton, Oakleigh, Oakleigh East, Ashwood, Chadstone, Mulgrave, Wheelers Hill, Notting Hill, Hughesdale, Huntingdale|VIC
Knox|Wantirna, Wantirna South, Bayswater, Boronia, Ferntree Gully, Rowville, Scoresby, Knoxfield, Lysterfield, Upper Ferntree Gully, The Basin|VIC
Maroondah|Ringwood, Ringwood East, Ringwood North, Croydon, Croydon North, Croydon South, Croydon Hills, Heathmont, Bayswater North, Kilsyth South, Warranwood|VIC
Glen Eira|Caulfield, Caulfield North, Caulfield South, Elsternwick, Bentleigh, Bentleigh East, Carnegie, Murrumbeena, McKinnon, Ormond, Glen Huntly, Gardenvale, St Kilda East|VIC
Bayside|Brighton, Brighton East, Hampton, Hampton East, Sandringham, Black Rock, Beaumaris, Cheltenham, Highett|VIC
Kingston|Mentone, Cheltenham, Moorabbin, Mordialloc, Parkdale, Aspendale, Chelsea, Edithvale, Bonbeach, Carrum, Patterson Lakes, Clarinda, Dingley Village|VIC
Greater Dandenong, Dandenong|Dandenong, Dandenong North, Noble Park, Springvale, Springvale South, Keysborough, Noble Park North|VIC
Casey|Berwick, Narre Warren, Narre Warren South, Cranbourne, Cranbourne North, Cranbourne East, Hampton Park, Endeavour Hills, Hallam, Doveton, Clyde, Clyde North, Lynbrook, Lyndhurst|VIC
Cardinia|Pakenham, Officer, Beaconsfield, Emerald, Koo Wee Rup, Bunyip, Garfield, Cockatoo|VIC
Frankston|Frankston, Frankston North, Frankston South, Seaford, Carrum Downs, Langwarrin, Karingal, Skye, Sandhurst|VIC
Yarra Ranges|Lilydale, Mooroolbark, Chirnside Park, Kilsyth, Mount Evelyn, Belgrave, Healesville, Yarra Junction, Monbulk, Montrose, Olinda, Upwey, Warburton|VIC
Bayside NSW|Rockdale, Mascot, Botany, Brighton-Le-Sands, Arncliffe, Kogarah, Eastlakes, Pagewood, Bexley|NSW
Canada Bay|Concord, Drummoyne, Five Dock, Rhodes, Abbotsford, Breakfast Point, Cabarita, Russell Lea, Rodd Point, Concord West|NSW
Canterbury-Bankstown, Canterbury Bankstown|Bankstown, Canterbury, Campsie, Earlwood, Lakemba, Punchbowl, Padstow, Revesby, Panania, Yagoona, Belmore, Wiley Park|NSW
Cumberland|Merrylands, Auburn, Granville, Guildford, Greystanes, Wentworthville, Lidcombe, Berala, Girraween, Pemulwuy|NSW
Georges River|Hurstville, Kogarah, Penshurst, Mortdale, Peakhurst, Oatley, Riverwood, Sans Souci, Carlton, Blakehurst|NSW
Hills Shire, The Hills, The Hills Shire|Castle Hill, Baulkham Hills, Kellyville, Rouse Hill, Bella Vista, Norwest, Box Hill, Winston Hills, Glenhaven, West Pennant Hills|NSW
Hornsby|Hornsby, Asquith, Waitara, Thornleigh, Pennant Hills, Cherrybrook, Beecroft, Berowra, Mount Colah, Normanhurst, Dural|NSW
Hunters Hill|Hunters Hill, Woolwich, Henley, Huntleys Cove|NSW
Ku-ring-gai, Ku ring gai, Kuringgai|Pymble, Gordon, Killara, Lindfield, Roseville, Turramurra, Wahroonga, St Ives, Warrawee|NSW
Lane Cove|Lane Cove, Lane Cove North, Lane Cove West, Greenwich, Longueville, Riverview, Northwood, St Leonards|NSW
Mosman|Mosman|NSW
North Sydney|North Sydney, Neutral Bay, Cremorne, Cammeray, Kirribilli, Milsons Point, Wollstonecraft, Crows Nest, Waverton, McMahons Point, Cremorne Point|NSW
Northern Beaches|Manly, Dee Why, Freshwater, Curl Curl, Collaroy, Narrabeen, Warriewood, Mona Vale, Newport, Avalon Beach, Palm Beach, Frenchs Forest, Belrose, Balgowlah, Fairlight, Seaforth, Brookvale|NSW
Randwick|Randwick, Coogee, Maroubra, Kensington, Kingsford, Clovelly, Malabar, Matraville, Little Bay, South Coogee, Chifley|NSW
Ryde|Ryde, West Ryde, North Ryde, Eastwood, Gladesville, Meadowbank, Macquarie Park, Marsfield, Putney, Denistone|NSW
Strathfield|Strathfield, Homebush, Homebush West, Strathfield South, Greenacre|NSW
Waverley|Bondi, Bondi Beach, Bondi Junction, Bronte, Tamarama, North Bondi, Dover Heights, Queens Park, Waverley|NSW
Willoughby|Chatswood, Willoughby, Artarmon, Castlecrag, Northbridge, Naremburn, Middle Cove, Willoughby East, North Willoughby|NSW
Woollahra|Woollahra, Paddington, Double Bay, Rose Bay, Vaucluse, Bellevue Hill, Darling Point, Edgecliff, Watsons Bay, Point Piper|NSW
Blacktown|Blacktown, Seven Hills, Quakers Hill, Rooty Hill, Mount Druitt, Schofields, Stanhope Gardens, Glenwood, Lalor Park, Doonside, Marsden Park, The Ponds|NSW
Fairfield|Fairfield, Cabramatta, Canley Vale, Canley Heights, Wetherill Park, Bonnyrigg, Smithfield, Fairfield West, Prairiewood|NSW
Burnside|Burnside, Toorak Gardens, Glenside, Erindale, Kensington Park, Magill, Rose Park, Dulwich, Beaumont, Linden Park|SA
Charles Sturt|Henley Beach, Grange, West Lakes, Findon, Woodville, Hindmarsh, Seaton, Fulham Gardens, Flinders Park, Kidman Park|SA
Holdfast Bay|Glenelg, Glenelg North, Glenelg East, Brighton, Somerton Park, Hove, Seacliff, North Brighton, South Brighton|SA
Marion|Marion, Mitchell Park, Warradale, Oaklands Park, Hallett Cove, Edwardstown, Park Holme, Sturt, Clovelly Park, Sheidow Park|SA
Mitcham|Mitcham, Blackwood, Belair, Colonel Light Gardens, Daw Park, Eden Hills, Clapham, Torrens Park, Kingswood, Pasadena|SA
Norwood Payneham and St Peters, Norwood Payneham & St Peters|Norwood, Payneham, St Peters, Kensington, Maylands, Stepney, Kent Town, Felixstow, Trinity Gardens, College Park|SA
Onkaparinga|Morphett Vale, Noarlunga Downs, Christies Beach, Aberfoyle Park, Happy Valley, Reynella, Seaford, Aldinga Beach, McLaren Vale, Woodcroft, Flagstaff Hill|SA
Playford|Elizabeth, Elizabeth Downs, Munno Para, Andrews Farm, Craigmore, Davoren Park, Smithfield, Blakeview, Hillbank, Virginia|SA
Port Adelaide Enfield|Port Adelaide, Enfield, Semaphore, Largs Bay, North Haven, Blair Athol, Klemzig, Northgate, Broadview, Rosewater, Birkenhead|SA
Tea Tree Gully|Modbury, Golden Grove, Tea Tree Gully, Wynn Vale, Modbury Heights, St Agnes, Hope Valley, Ridgehaven, Highbury, Greenwith, Banksia Park|SA
Unley|Unley, Hyde Park, Goodwood, Parkside, Malvern, Fullarton, Wayville, Unley Park, Kings Park, Highgate, Myrtle Bank, Eastwood|SA
West Torrens|Torrensville, Mile End, Richmond, Plympton, Lockleys, Glandore, Kurralta Park, Fulham, West Beach, Thebarton, Camden Park|SA
Stirling|Scarborough, Innaloo, Balcatta, Dianella, Yokine, Karrinyup, Mount Lawley, Inglewood, Nollamara, Doubleview, Osborne Park, Trigg, Tuart Hill, Mirrabooka|WA
Joondalup|Joondalup, Kingsley, Duncraig, Hillarys, Kallaroo, Currambine, Greenwood, Woodvale, Ocean Reef, Padbury, Sorrento, Edgewater|WA
Wanneroo|Wanneroo, Butler, Alkimos, Clarkson, Quinns Rocks, Mindarie, Yanchep, Landsdale, Girrawheen, Banksia Grove, Pearsall, Two Rocks|WA
Melville|Melville, Applecross, Booragoon, Bull Creek, Willagee, Palmyra, Bicton, Attadale, Leeming, Kardinya, Ardross, Mount Pleasant, Winthrop|WA
Cockburn|Cockburn Central, Success, Coogee, Spearwood, Atwell, Hammond Park, Bibra Lake, South Lake, Yangebup, Beeliar, Aubin Grove|WA
Canning|Cannington, Canning Vale, Willetton, Riverton, Bentley, Parkwood, Rossmoyne, Wilson, Queens Park, Shelley, East Cannington|WA
Gosnells|Gosnells, Thornlie, Maddington, Southern River, Huntingdale, Canning Vale, Beckenham, Kenwick, Langford|WA
Armadale|Armadale, Kelmscott, Harrisdale, Piara Waters, Roleystone, Seville Grove, Camillo, Haynes, Hilbert|WA
Rockingham|Rockingham, Baldivis, Secret Harbour, Port Kennedy, Shoalwater, Warnbro, Safety Bay, Waikiki, Singleton, Golden Bay|WA
Swan|Midland, Ellenbrook, Guildford, Aveley, Ballajura, Bullsbrook, Beechboro, Brabham, Caversham, Dayton|WA
Bayswater|Bayswater, Morley, Maylands, Bedford, Embleton, Noranda|WA
Vincent|Leederville, North Perth, Mount Hawthorn, Highgate, West Perth|WA
Nedlands|Nedlands, Dalkeith, Mount Claremont, Swanbourne|WA
Subiaco|Subiaco, Shenton Park, Daglish|WA
South Perth|South Perth, Como, Kensington, Karawara, Manning, Salter Point, Waterford|WA
Redland, Redlands|Cleveland, Victoria Point, Capalaba, Alexandra Hills, Birkdale, Wellington Point, Redland Bay, Thornlands, Ormiston, Mount Cotton|QLD
Moreton Bay|Caboolture, Redcliffe, North Lakes, Strathpine, Morayfield, Narangba, Petrie, Deception Bay, Burpengary, Mango Hill, Albany Creek, Samford Village|QLD
Logan|Beenleigh, Springwood, Logan Central, Loganholme, Browns Plains, Shailer Park, Daisy Hill, Marsden, Waterford, Rochedale South, Yarrabilba, Eagleby|QLD
Noosa|Noosa Heads, Noosaville, Tewantin, Sunshine Beach, Peregian Beach, Cooroy, Pomona, Sunrise Beach|QLD
Clarence|Bellerive, Howrah, Rosny Park, Lindisfarne, Rokeby, Lauderdale, Montagu Bay|TAS
Glenorchy|Glenorchy, Moonah, Claremont, Rosetta, Lutana, Berriedale, Montrose|TAS
Kingborough|Kingston, Blackmans Bay, Taroona, Margate, Snug, Kettering|TAS
`;

/** How a council is called: `City of Stonnington`, `Stonnington Council`; its name alone may be a suburb. */
const namesOf = (name: string): string[] => [
  ...["city of", "town of", "shire of", "municipality of"].map((before) => `${before} ${name}`),
  ...[
    "council",
    "city council",
    "shire",
    "shire council",
    "council area",
    "lga",
    "local government area",
  ].map((after) => `${name} ${after}`),
];

/** Names of councils that no suburb or town has. */
const alone: ReadonlySet<string> = new Set(
  "Stonnington Boroondara Merri-bek Darebin Brimbank Banyule Nillumbik Maroondah Manningham Onkaparinga Kingborough".split(
    " ",
  ),
);

/**
 * Councils of the capitals, each with its suburbs (lists of localities of the state and local governments, S6). They are no places of
 * their own: nothing counts homes in them.
 */
export const councils: readonly CountryPart[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const [names = "", places = "", state = ""] = row.split("|");
    return {
      words: names
        .split(", ")
        .flatMap((name) => [...namesOf(name), ...(alone.has(name) ? [name] : [])]),
      places: places.split(", "),
      state,
    };
  });
