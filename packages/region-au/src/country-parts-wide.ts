import type { CountryPart } from "@hjem/domain/search-vocabulary";

const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** One a line: words, places, state. */
const table = `
hobart northern suburbs, northern suburbs hobart|Glenorchy, Moonah, Claremont, Rosetta, Lutana, Berriedale|TAS
hobart eastern shore, eastern shore hobart, eastern shore|Bellerive, Howrah, Rosny Park, Lindisfarne, Rokeby, Montagu Bay|TAS
darwin northern suburbs, northern suburbs darwin|Nightcliff, Leanyer, Wagaman, Nakara, Tiwi, Lyons, Muirhead|NT
inner north canberra, canberra inner north, canberra north, north canberra|Braddon, Turner, O'Connor, Lyneham, Dickson, Ainslie|ACT
inner south canberra, canberra inner south, canberra south, south canberra|Kingston, Griffith, Forrest, Barton, Narrabundah, Red Hill|ACT
inner city sydney, sydney inner city, inner sydney|Surry Hills, Darlinghurst, Pyrmont, Ultimo, Redfern, Chippendale, Potts Point|NSW
inner city brisbane, brisbane inner city, inner brisbane|Fortitude Valley, New Farm, South Brisbane, West End, Kangaroo Point, Spring Hill|QLD
inner city melbourne, melbourne inner city, inner melbourne|Carlton, Fitzroy, Collingwood, Richmond, South Yarra, Southbank, Docklands|VIC
bayside brisbane, brisbane bayside|Wynnum, Manly, Manly West, Lota, Wynnum West|QLD
northern suburbs sydney, sydney northern suburbs|Hornsby, Chatswood, Epping, Turramurra, Wahroonga, Pymble, Gordon|NSW
brisbane northside, northside brisbane, north brisbane, brisbane north, northside|Chermside, Aspley, Kedron, Nundah, Stafford, Everton Park, Carseldine, Bracken Ridge, Zillmere, Wavell Heights|QLD
brisbane southside, southside brisbane, southern suburbs brisbane, brisbane southern suburbs|Sunnybank, Mount Gravatt, Holland Park, Annerley, Moorooka, Coorparoo, Carindale, Eight Mile Plains, Calamvale, Salisbury|QLD
melbourne inner north, inner north melbourne, inner north|Brunswick, Carlton, Fitzroy, Collingwood, Northcote, Thornbury, Coburg, Preston, Carlton North, Fitzroy North|VIC
inner west melbourne, melbourne inner west|Footscray, Yarraville, Seddon, Newport, Williamstown, Spotswood, Kingsville, Maribyrnong|VIC
melbourne eastern suburbs, eastern suburbs melbourne, eastern suburbs of melbourne|Box Hill, Camberwell, Hawthorn, Kew, Balwyn, Doncaster, Blackburn, Glen Waverley, Ringwood, Croydon|VIC
melbourne western suburbs, western suburbs melbourne, western suburbs of melbourne, west melbourne suburbs|Footscray, Sunshine, Werribee, Hoppers Crossing, Point Cook, Altona, St Albans, Caroline Springs, Tarneit, Deer Park|VIC
melbourne northern suburbs, northern suburbs melbourne, northern suburbs of melbourne|Preston, Reservoir, Bundoora, Epping, Craigieburn, Broadmeadows, Glenroy, Thomastown, Lalor, Mill Park|VIC
melbourne south east, south east melbourne, melbourne south eastern suburbs, south eastern suburbs melbourne|Dandenong, Berwick, Narre Warren, Cranbourne, Clayton, Springvale, Keysborough, Noble Park, Pakenham, Endeavour Hills|VIC
adelaide northern suburbs, northern suburbs adelaide, northern suburbs of adelaide|Salisbury, Elizabeth, Mawson Lakes, Golden Grove, Munno Para, Gawler, Parafield Gardens, Para Hills|SA
adelaide southern suburbs, southern suburbs adelaide, southern suburbs of adelaide|Morphett Vale, Noarlunga Downs, Hallett Cove, Reynella, Christies Beach, Aberfoyle Park, Happy Valley, Seaford|SA
adelaide eastern suburbs, eastern suburbs adelaide, eastern suburbs of adelaide|Norwood, Burnside, Kensington, Magill, Payneham, Campbelltown, Toorak Gardens, Glenside|SA
adelaide western suburbs, western suburbs adelaide, western suburbs of adelaide|Henley Beach, Glenelg, West Lakes, Semaphore, Grange, Findon, Port Adelaide, Fulham|SA
perth western suburbs, western suburbs perth, western suburbs of perth|Cottesloe, Claremont, Nedlands, Subiaco, Swanbourne, Mosman Park, Floreat, City Beach|WA
perth southern suburbs, southern suburbs perth, southern suburbs of perth|Canning Vale, Willetton, Thornlie, Gosnells, Armadale, Cockburn Central, Success, Bull Creek|WA
perth eastern suburbs, eastern suburbs perth|Midland, Bassendean, Guildford, Morley, Ellenbrook, Forrestfield|WA
south west sydney, south western sydney, sydney south west, southwest sydney|Liverpool, Campbelltown, Bankstown, Camden, Cabramatta, Casula, Ingleburn, Leppington|NSW
north west sydney, north western sydney, sydney north west, northwest sydney|Castle Hill, Rouse Hill, Kellyville, Baulkham Hills, Schofields, Marsden Park, The Ponds, Box Hill|NSW
illawarra, the illawarra|Wollongong, Shellharbour, Kiama, Dapto, Thirroul, Corrimal, Figtree, Albion Park, Warilla|NSW
mid north coast, nsw mid north coast, mid north coast nsw|Port Macquarie, Coffs Harbour, Taree, Forster, Kempsey, Nambucca Heads, Laurieton, Wauchope|NSW
lake macquarie|Belmont, Charlestown, Warners Bay, Toronto, Morisset, Swansea, Cardiff, Speers Point|NSW
snowy mountains, the snowy mountains|Jindabyne, Cooma, Berridale, Thredbo, Adaminaby|NSW
riverina, the riverina|Wagga Wagga, Griffith, Leeton, Narrandera, Temora, Junee|NSW
new england, new england nsw|Armidale, Tamworth, Glen Innes, Inverell, Uralla, Guyra|NSW
tweed coast|Kingscliff, Casuarina, Cabarita Beach, Pottsville, Hastings Point|NSW
far north queensland, fnq, tropical north queensland, far north qld, tropical north qld|Cairns, Port Douglas, Mareeba, Atherton, Innisfail, Palm Cove, Mission Beach|QLD
darling downs, the darling downs|Toowoomba, Warwick, Dalby, Highfields, Pittsworth, Oakey, Chinchilla|QLD
moreton bay, moreton bay region|Redcliffe, Caboolture, North Lakes, Strathpine, Burpengary, Deception Bay, Scarborough, Kallangur, Narangba|QLD
redlands, redland city, redlands qld|Cleveland, Capalaba, Victoria Point, Wellington Point, Alexandra Hills, Birkdale, Redland Bay, Thornlands|QLD
capricorn coast|Yeppoon, Emu Park, Lammermoor, Zilzie, Cooee Bay|QLD
lockyer valley|Gatton, Laidley, Plainland, Withcott|QLD
atherton tablelands, the tablelands, tablelands|Atherton, Mareeba, Malanda, Yungaburra, Kuranda|QLD
gold coast hinterland|Mudgeeraba, Nerang, Advancetown, Springbrook, Tallai, Bonogin, Tamborine Mountain|QLD
phillip island|Cowes, San Remo, Newhaven, Cape Woolamai, Rhyll, Ventnor|VIC
high country, the high country, victorian high country, high country vic|Bright, Mansfield, Mount Beauty, Myrtleford, Beechworth, Harrietville|VIC
goldfields vic, goldfields victoria, victorian goldfields, central goldfields|Castlemaine, Maryborough, Daylesford, Maldon, Clunes, Creswick|VIC
sunraysia|Mildura, Irymple, Merbein, Red Cliffs|VIC
eyre peninsula, the eyre peninsula|Port Lincoln, Whyalla, Ceduna, Tumby Bay, Cowell, Streaky Bay|SA
limestone coast|Mount Gambier, Robe, Naracoorte, Kingston SE, Beachport, Penola, Millicent|SA
riverland, the riverland|Renmark, Berri, Loxton, Barmera, Waikerie|SA
kangaroo island|Kingscote, Penneshaw, American River, Parndana|SA
kimberley, the kimberley|Broome, Kununurra, Derby, Fitzroy Crossing, Halls Creek|WA
pilbara, the pilbara|Karratha, Port Hedland, South Hedland, Newman, Tom Price, Dampier|WA
great southern wa, great southern, the great southern|Albany, Denmark, Mount Barker, Katanning, Kojonup|WA
south west wa, southwest wa, the south west wa|Bunbury, Busselton, Margaret River, Dunsborough, Manjimup, Bridgetown|WA
peel region, the peel region|Mandurah, Pinjarra, Dawesville, Waroona|WA
huon valley, the huon valley|Huonville, Cygnet, Franklin, Geeveston, Dover|TAS
tamar valley, the tamar valley|Launceston, Legana, Exeter, Beauty Point, George Town|TAS
north west tasmania, north west coast tasmania, northwest tasmania, nw tasmania|Devonport, Burnie, Ulverstone, Penguin, Wynyard, Latrobe|TAS
`;

/** Sides of the capitals and regions of the states, each with its best known suburbs and towns (the states' tourism boards, S6). */
export const wideParts: readonly CountryPart[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const [words = "", places = "", state = ""] = row.split("|");
    return { words: list(words), places: list(places), state };
  });
