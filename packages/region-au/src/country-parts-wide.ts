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
northern suburbs sydney, sydney northern suburbs|Hornsby, Chatswood, Lane Cove, Willoughby, Epping, Ryde, Eastwood, Macquarie Park, St Ives, Turramurra, Wahroonga, Pymble, Gordon, Killara, Lindfield, Roseville, Asquith, Thornleigh|NSW
brisbane northside, northside brisbane, north brisbane, brisbane north, northside|Chermside, Aspley, Kedron, Nundah, Stafford, Everton Park, Carseldine, Bracken Ridge, Zillmere, Wavell Heights|QLD
brisbane southside, southside brisbane, southern suburbs brisbane, brisbane southern suburbs|Sunnybank, Mount Gravatt, Holland Park, Annerley, Moorooka, Coorparoo, Carindale, Eight Mile Plains, Calamvale, Salisbury|QLD
melbourne inner north, inner north melbourne, inner north|Brunswick, Carlton, Fitzroy, Collingwood, Northcote, Thornbury, Coburg, Preston, Carlton North, Fitzroy North|VIC
inner west melbourne, melbourne inner west|Footscray, Yarraville, Seddon, Newport, Williamstown, Spotswood, Kingsville, Maribyrnong|VIC
melbourne eastern suburbs, eastern suburbs melbourne, eastern suburbs of melbourne|Box Hill, Camberwell, Hawthorn, Hawthorn East, Kew, Balwyn, Balwyn North, Canterbury, Surrey Hills, Burwood, Ashburton, Glen Iris, Mount Waverley, Glen Waverley, Doncaster, Doncaster East, Templestowe, Blackburn, Nunawading, Mitcham, Forest Hill, Vermont, Wantirna, Bayswater, Boronia, Ringwood, Croydon, Lilydale|VIC
melbourne western suburbs, western suburbs melbourne, western suburbs of melbourne, west melbourne suburbs|Footscray, West Footscray, Yarraville, Seddon, Kingsville, Spotswood, Newport, Williamstown, Maribyrnong, Sunshine, Braybrook, Altona, Altona North, Altona Meadows, Laverton, Werribee, Hoppers Crossing, Point Cook, Tarneit, Truganina, Wyndham Vale, St Albans, Keilor, Taylors Lakes, Caroline Springs, Deer Park, Melton|VIC
melbourne northern suburbs, northern suburbs melbourne, northern suburbs of melbourne|Preston, Reservoir, Thornbury, Northcote, Coburg, Brunswick, Pascoe Vale, Fawkner, Glenroy, Broadmeadows, Heidelberg, Ivanhoe, Rosanna, Greensborough, Watsonia, Bundoora, Thomastown, Lalor, Mill Park, South Morang, Epping, Craigieburn, Roxburgh Park, Greenvale, Mernda, Doreen|VIC
melbourne south east, south east melbourne, melbourne south eastern suburbs, south eastern suburbs melbourne|Dandenong, Berwick, Narre Warren, Cranbourne, Clayton, Springvale, Keysborough, Noble Park, Pakenham, Endeavour Hills|VIC
adelaide northern suburbs, northern suburbs adelaide, northern suburbs of adelaide|Salisbury, Elizabeth, Modbury, Tea Tree Gully, Ingle Farm, Pooraka, Prospect, Enfield, Blair Athol, Andrews Farm, Craigmore, Mawson Lakes, Golden Grove, Munno Para, Gawler, Parafield Gardens, Para Hills|SA
adelaide southern suburbs, southern suburbs adelaide, southern suburbs of adelaide|Morphett Vale, Marion, Mitchell Park, Oaklands Park, Brighton, Blackwood, Flagstaff Hill, Woodcroft, Aldinga Beach, Noarlunga Downs, Hallett Cove, Reynella, Christies Beach, Aberfoyle Park, Happy Valley, Seaford|SA
adelaide eastern suburbs, eastern suburbs adelaide, eastern suburbs of adelaide|Norwood, Burnside, Kensington, Magill, Tranmere, Newton, Rostrevor, Hectorville, Felixstow, St Peters, Erindale, Payneham, Campbelltown, Toorak Gardens, Glenside|SA
adelaide western suburbs, western suburbs adelaide, western suburbs of adelaide|Henley Beach, Glenelg, Woodville, Seaton, Hindmarsh, Torrensville, Lockleys, Plympton, West Beach, Largs Bay, West Lakes, Semaphore, Grange, Findon, Port Adelaide, Fulham|SA
perth western suburbs, western suburbs perth, western suburbs of perth|Cottesloe, Claremont, Dalkeith, Shenton Park, Wembley, Nedlands, Subiaco, Swanbourne, Mosman Park, Floreat, City Beach|WA
perth southern suburbs, southern suburbs perth, southern suburbs of perth|Canning Vale, Willetton, Leeming, Riverton, Applecross, Como, South Perth, Victoria Park, Baldivis, Rockingham, Kwinana, Byford, Thornlie, Gosnells, Armadale, Cockburn Central, Success, Bull Creek|WA
perth eastern suburbs, eastern suburbs perth|Midland, Bassendean, Bayswater, Guildford, Kalamunda, High Wycombe, Mundaring, Aveley, Morley, Ellenbrook, Forrestfield|WA
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
hawkesbury, the hawkesbury, hawkesbury region, hawkesbury valley, hawkesbury nsw|Richmond, Windsor, North Richmond, Kurrajong, Wilberforce, Pitt Town, Bligh Park, South Windsor|NSW
seq, south east queensland, south-east queensland, southeast queensland, south east qld, southeast qld, se qld|Brisbane, Gold Coast, Sunshine Coast, Ipswich, Logan Central, Toowoomba|QLD
central west nsw, nsw central west, central west|Orange, Bathurst, Dubbo, Mudgee, Parkes, Forbes, Cowra|NSW
central tablelands|Bathurst, Orange, Lithgow, Oberon, Blayney|NSW
southern tablelands|Goulburn, Yass, Crookwell, Braidwood|NSW
northern tablelands|Armidale, Glen Innes, Tenterfield, Inverell, Guyra, Uralla|NSW
far south coast, sapphire coast, nsw far south coast|Merimbula, Pambula, Tathra, Bega, Eden, Bermagui|NSW
eurobodalla coast|Batemans Bay, Moruya, Narooma, Tuross Head|NSW
shoalhaven, the shoalhaven|Nowra, Bomaderry, Ulladulla, Huskisson, Berry, Culburra Beach, Sussex Inlet|NSW
port stephens|Nelson Bay, Shoal Bay, Anna Bay, Salamander Bay, Medowie, Raymond Terrace, Corlette|NSW
great lakes, great lakes nsw, barrington coast|Forster, Tuncurry, Pacific Palms, Bulahdelah|NSW
hunter region, the hunter|Newcastle, Maitland, Cessnock, Singleton, Muswellbrook|NSW
upper hunter|Muswellbrook, Scone, Aberdeen, Murrurundi|NSW
lower hunter|Maitland, Cessnock, Kurri Kurri, Raymond Terrace|NSW
byron shire|Byron Bay, Mullumbimby, Brunswick Heads, Bangalow, Ocean Shores, Suffolk Park|NSW
byron hinterland, byron bay hinterland|Bangalow, Mullumbimby, Federal, Clunes, Eureka|NSW
tweed valley, tweed shire|Murwillumbah, Tweed Heads, Kingscliff, Banora Point, Pottsville|NSW
clarence valley|Grafton, Yamba, Maclean, Iluka|NSW
coffs coast|Coffs Harbour, Woolgoolga, Sawtell, Emerald Beach|NSW
nambucca valley|Nambucca Heads, Macksville, Bowraville|NSW
manning valley|Taree, Wingham|NSW
macarthur region, macarthur area, macarthur nsw, macarthur sydney, the macarthur|Campbelltown, Camden, Narellan, Mount Annan, Oran Park|NSW
wollondilly|Picton, Tahmoor, Thirlmere, Bargo, Wilton|NSW
forest district|Frenchs Forest, Forestville, Killarney Heights, Belrose, Davidson|NSW
ku-ring-gai, kuringgai|Gordon, Killara, Lindfield, Pymble, Turramurra, Wahroonga, St Ives|NSW
eastern beaches, sydney eastern beaches, eastern beaches sydney|Bondi, Bronte, Coogee, Maroubra, Clovelly, Tamarama|NSW
st george area, st george region, st george sydney, st george district|Hurstville, Kogarah, Rockdale, Penshurst, Oatley, Bexley|NSW
lower blue mountains|Glenbrook, Blaxland, Springwood, Faulconbridge, Warrimoo, Winmalee|NSW
upper blue mountains|Katoomba, Leura, Wentworth Falls, Blackheath, Medlow Bath, Mount Victoria|NSW
south coast, the south coast|Kiama, Nowra, Ulladulla, Batemans Bay, Moruya, Narooma, Bega, Merimbula, Eden, Huskisson, Berry, Gerringong|NSW
north coast, the north coast, far north coast, far north coast nsw|Byron Bay, Ballina, Lismore, Casino, Mullumbimby, Lennox Head, Kyogle, Evans Head, Tweed Heads|NSW
far west nsw|Broken Hill, Menindee, Wilcannia|NSW
snowy monaro, the monaro, the snowies, snowies|Cooma, Jindabyne, Berridale, Bombala|NSW
perisher, charlotte pass, kosciuszko, mount kosciuszko, lake jindabyne|Jindabyne, Thredbo|NSW
victorian alps, vic alps, victoria alps|Bright, Mount Beauty, Dinner Plain, Harrietville, Mount Hotham, Mount Buller|VIC
hotham, hotham village, mt hotham village|Mount Hotham|VIC
lake eildon|Eildon, Mansfield, Bonnie Doon|VIC
north east victoria, north east vic, northeast victoria|Wangaratta, Wodonga, Benalla, Beechworth, Bright, Myrtleford|VIC
south gippsland|Leongatha, Korumburra, Foster, Mirboo North|VIC
east gippsland|Bairnsdale, Lakes Entrance, Paynesville, Orbost, Metung|VIC
west gippsland|Warragul, Drouin, Trafalgar, Yarragon|VIC
gippsland lakes|Paynesville, Metung, Lakes Entrance, Loch Sport, Eagle Point|VIC
latrobe valley, the latrobe valley|Traralgon, Morwell, Moe, Churchill|VIC
bass coast|Wonthaggi, Inverloch, Cowes, San Remo, Cape Paterson|VIC
wilsons prom|Yanakie, Foster, Sandy Point|VIC
southern peninsula, southern mornington peninsula|Rosebud, Rye, Sorrento, Portsea, Blairgowrie, Dromana|VIC
western port, westernport|Hastings, Somers, Balnarring, Tooradin, Crib Point|VIC
otways, the otways|Apollo Bay, Forrest, Lavers Hill, Wye River, Skenes Creek|VIC
south west victoria, south west vic, southwest victoria, western district, western district vic|Warrnambool, Hamilton, Portland, Port Fairy, Colac, Camperdown|VIC
wimmera, the wimmera|Horsham, Nhill, Warracknabeal, Stawell, Dimboola|VIC
the mallee, mallee vic|Mildura, Swan Hill, Ouyen, Sea Lake, Hopetoun|VIC
the grampians, grampians region|Halls Gap, Dunkeld, Pomonal, Stawell|VIC
spa country|Daylesford, Hepburn Springs, Hepburn, Glenlyon, Trentham|VIC
yarra ranges, the yarra ranges|Lilydale, Healesville, Mount Evelyn, Belgrave, Mooroolbark, Kilsyth|VIC
goulburn valley, the goulburn valley|Shepparton, Mooroopna, Kyabram, Cobram, Numurkah, Tatura|VIC
murray river, the murray river, murray river region|Echuca, Swan Hill, Cobram, Yarrawonga, Mildura|VIC
melbourne inner east, inner east melbourne, inner east|Richmond, Hawthorn, Kew, Camberwell, Canterbury, Balwyn|VIC
melbourne inner south, inner south melbourne, melbourne inner south east, inner south east melbourne|South Yarra, Prahran, Windsor, St Kilda, Elwood, Malvern, Caulfield|VIC
port phillip, city of port phillip|Port Melbourne, South Melbourne, Albert Park, St Kilda, Elwood|VIC
fishermans bend, fishermen's bend|Port Melbourne|VIC
northern gold coast, gold coast north, north gold coast|Coomera, Pimpama, Ormeau, Helensvale, Hope Island, Oxenford|QLD
southern gold coast, gold coast south, south gold coast|Coolangatta, Tugun, Currumbin, Palm Beach, Burleigh Heads, Bilinga|QLD
noosa hinterland|Cooroy, Pomona, Cooran, Boreen Point|QLD
noosa shire|Noosa Heads, Noosaville, Sunshine Beach, Tewantin, Cooroy, Pomona|QLD
fraser coast|Hervey Bay, Maryborough, Tiaro, Burrum Heads|QLD
wide bay, wide bay burnett|Bundaberg, Hervey Bay, Maryborough, Gympie|QLD
discovery coast, town of 1770, 1770|Agnes Water, Seventeen Seventy|QLD
central queensland, central qld|Rockhampton, Gladstone, Emerald, Yeppoon, Biloela|QLD
north queensland, north qld, nth qld, nth queensland|Townsville, Ayr, Bowen, Ingham, Charters Towers|QLD
cassowary coast|Innisfail, Tully, Mission Beach, Cardwell|QLD
bowen basin|Moranbah, Emerald, Dysart, Clermont, Blackwater|QLD
western downs|Dalby, Chinchilla, Miles, Tara|QLD
southern downs|Warwick, Stanthorpe, Killarney, Allora|QLD
granite belt, the granite belt|Stanthorpe, Ballandean, Applethorpe, Glen Aplin|QLD
south burnett|Kingaroy, Nanango, Wondai, Murgon, Blackbutt|QLD
north burnett|Gayndah, Mundubbera, Monto, Biggenden|QLD
brisbane valley, somerset region|Esk, Toogoolawah, Kilcoy, Fernvale, Lowood|QLD
brisbane western suburbs, western suburbs brisbane, western suburbs of brisbane|Indooroopilly, Toowong, Kenmore, Chapel Hill, Taringa, St Lucia, Fig Tree Pocket, Bellbowrie|QLD
brisbane eastern suburbs, eastern suburbs brisbane, eastern suburbs of brisbane|Carina, Carindale, Cannon Hill, Morningside, Bulimba, Hawthorne, Wynnum, Manly|QLD
brisbane inner south, inner south brisbane|West End, South Brisbane, Woolloongabba, Highgate Hill, Dutton Park, Annerley|QLD
brisbane inner north, inner north brisbane|New Farm, Teneriffe, Newstead, Fortitude Valley, Windsor, Wilston, Albion|QLD
bribie, bribie isle|Bongaree, Woorim, Bellara, Banksia Beach|QLD
straddie, north stradbroke, north stradbroke island, stradbroke island|Point Lookout, Dunwich, Amity|QLD
maggie island|Nelly Bay, Arcadia, Horseshoe Bay, Picnic Bay|QLD
adelaide plains|Two Wells, Mallala, Virginia, Dublin|SA
adelaide foothills|Burnside, Belair, Blackwood, Athelstone, Mitcham|SA
clare valley, the clare valley|Clare, Auburn, Sevenhill, Watervale, Mintaro|SA
mid north, mid north sa, mid north south australia|Clare, Port Pirie, Jamestown, Peterborough, Burra|SA
southern vales|McLaren Vale, Willunga, McLaren Flat|SA
copper coast|Kadina, Moonta, Wallaroo|SA
iron triangle|Whyalla, Port Augusta, Port Pirie|SA
murraylands, the murraylands|Murray Bridge, Mannum, Tailem Bend|SA
swan valley, the swan valley|Caversham, Henley Brook, Herne Hill, Middle Swan, West Swan|WA
geographe bay|Busselton, Dunsborough, Quindalup, Broadwater|WA
wheatbelt, the wheatbelt, wa wheatbelt|Northam, Merredin, Narrogin, York, Wongan Hills, Moora|WA
avon valley|Northam, York, Toodyay, Beverley|WA
mid west wa|Geraldton, Dongara, Northampton, Kalbarri|WA
gascoyne, the gascoyne|Carnarvon, Exmouth, Denham, Coral Bay|WA
goldfields wa, wa goldfields, western australian goldfields|Kalgoorlie, Boulder, Coolgardie, Norseman, Kambalda|WA
turquoise coast|Jurien Bay, Cervantes, Lancelin|WA
coral coast|Exmouth, Coral Bay, Carnarvon|WA
southern forests|Manjimup, Pemberton, Northcliffe|WA
southern tasmania, south tasmania, southern tas|Hobart, Kingston, Huonville, New Norfolk, Sorell|TAS
northern tasmania, north tasmania, northern tas|Launceston, George Town, Scottsdale, Longford, Deloraine|TAS
east coast tasmania, tasmania east coast, east coast tas, east coast of tasmania|St Helens, Bicheno, Swansea, Orford, Triabunna, Scamander|TAS
west coast tasmania, tasmania west coast, west coast tas|Queenstown, Strahan, Zeehan, Rosebery|TAS
north west coast, north west coast tas|Devonport, Burnie, Ulverstone, Penguin, Wynyard|TAS
derwent valley|New Norfolk, Bushy Park|TAS
tasman peninsula|Nubeena, Port Arthur, Koonya, Eaglehawk Neck|TAS
bruny island, bruny|Alonnah, Adventure Bay, Dennes Point|TAS
d'entrecasteaux channel|Woodbridge, Kettering, Snug, Margate|TAS
king island|Currie, Grassy|TAS
flinders island|Whitemark, Lady Barron|TAS
bay of fires|Binalong Bay, St Helens|TAS
tas midlands, tasmanian midlands|Campbell Town, Oatlands, Ross|TAS
top end, the top end|Darwin, Katherine, Humpty Doo|NT
red centre, the red centre|Alice Springs, Yulara|NT
darwin rural, darwin rural area|Humpty Doo, Howard Springs, Bees Creek, Virginia, Girraween|NT
woden valley|Phillip, Curtin, Hughes, Garran, Pearce, Mawson, Chifley, Torrens, Lyons|ACT
molonglo valley|Wright, Coombs, Denman Prospect, Whitlam|ACT
circular quay|2000|NSW
olympic park, homebush bay|Sydney Olympic Park|NSW
walsh bay|Dawes Point, Millers Point|NSW
green square|Zetland, Waterloo, Alexandria|NSW
umina|Umina Beach|NSW
raby bay|Cleveland|QLD
sydney city centre, central sydney, cbd sydney, sydney central business district|2000|NSW
melbourne city centre, central melbourne, cbd melbourne|3000|VIC
brisbane city centre, central brisbane, cbd brisbane|Brisbane City|QLD
perth city centre, central perth, cbd perth|6000|WA
adelaide city centre, central adelaide, cbd adelaide|5000|SA
hobart cbd, hobart city centre, central hobart|7000|TAS
darwin cbd, darwin city centre|Darwin City|NT
canberra cbd, canberra city centre, civic canberra, canberra civic|City|ACT
gold coast cbd|Surfers Paradise, Southport|QLD
`;

/** Sides of the capitals and regions of the states, each with its best known suburbs and towns (the states' tourism boards, S6). */
export const wideParts: readonly CountryPart[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const [words = "", places = "", state = ""] = row.split("|");
    return { words: list(words), places: list(places), state };
  });
