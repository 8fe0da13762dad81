/** One a line: states, and the long roads that run through many suburbs of them. */
const table = `
VIC|Acland Street, Fitzroy Street, Carlisle Street, Glenferrie Road, Burke Road, Brunswick Street, Smith Street, Gertrude Street, Rathdowne Street, Puckle Street, Racecourse Road, Hampton Street, Ferguson Street, Pakington Street, Sturt Street, Hargreaves Street, Ryrie Street, Moorabool Street, Elgin Street, Nicholson Street, Commercial Road, Malvern Road, Nepean Highway, Point Nepean Road, Dandenong Road, Maroondah Highway, Burwood Highway, Whitehorse Road, Toorak Road, Glen Huntly Road, Glenhuntly Road, Beach Road, Sydney Road, Lygon Street, Bridge Road, Swan Street, Chapel Street, Warrigal Road, Springvale Road, Calder Highway, Western Highway, Bell Street, Plenty Road, High Street Road, Canterbury Road, Centre Road, Ballarat Road, Geelong Road, Mount Alexander Road, Hoddle Street, Punt Road, St Kilda Road, Wellington Road, Stud Road, Ferntree Gully Road, Mornington Peninsula Freeway, Great Ocean Road, Surf Coast Highway, South Gippsland Highway, Goulburn Valley Highway, Cotham Road, Doncaster Road, Manningham Road, Heidelberg Road
NSW|Crown Street, Campbell Parade, Darling Street, Norton Street, Enmore Road, Illawarra Road, Marrickville Road, Victoria Avenue, Pacific Highway, Princes Highway, The Corso, Hall Street, Glebe Point Road, Cleveland Street, Hunter Street, Darby Street, Beaumont Street, Parramatta Road, Anzac Parade, Pittwater Road, Military Road, Great Western Highway, Hume Highway, Windsor Road, Old Northern Road, Pennant Hills Road, Woodville Road, Canterbury Road, King Georges Road, Forest Road, Rocky Point Road, Liverpool Road, Mona Vale Road, Old South Head Road, New South Head Road, Oxford Street, Epping Road, Beecroft Road, Barrenjoey Road, Newell Highway, Mitchell Highway, Kidman Way, Central Coast Highway, Northern Road, Camden Valley Way, Henry Lawson Drive, Stacey Street, Kings Way, Botany Road, Burns Bay Road
QLD|Boundary Street, Grey Street, Vulture Street, Given Terrace, Latrobe Terrace, Merthyr Road, Hastings Street, Cavill Avenue, Surf Parade, Sheridan Street, Bruce Highway, Gold Coast Highway, Logan Road, Old Cleveland Road, Gympie Road, Ipswich Road, Sandgate Road, Moggill Road, Waterworks Road, Wynnum Road, Beaudesert Road, Mount Gravatt Capalaba Road, Warrego Highway, Cunningham Highway, Captain Cook Highway, David Low Way, Nicklin Way, Coronation Drive, Lutwyche Road, Old Logan Road, Mains Road, Beenleigh Road, Anzac Avenue, Flinders Highway, Capricorn Highway, Smith Street Motorway
WA|Rokeby Road, Hay Street, South Terrace, Bayview Terrace, Scarborough Beach Road, William Street, Napoleon Street, Angove Street, Eighth Avenue, Canning Beach Road, Mill Point Road, Canning Highway, Stirling Highway, Albany Highway, Great Eastern Highway, Wanneroo Road, South Western Highway, Forrest Highway, Beaufort Street, West Coast Highway, West Coast Drive, Marmion Avenue, Leach Highway, Brand Highway, Bussell Highway, Vasse Highway, Mandurah Road, Guildford Road
SA|King William Road, King William Street, Rundle Street, The Parade, Jetty Road, Prospect Road, Magill Road, Kensington Road, Greenhill Road, Payneham Road, Duthy Street, Melbourne Street, O'Connell Street, Semaphore Road, Hindley Street, Hutt Street, Norwood Parade, Portrush Road, Belair Road, Torrens Road, Churchill Road, Regency Road, Diagonal Road, Seaview Road, Main North Road, Port Road, South Road, Anzac Highway, Goodwood Road, Unley Road, Fullarton Road, Glen Osmond Road, Brighton Road, Henley Beach Road, Grand Junction Road, Lower North East Road, North East Road, Marion Road, Tapleys Hill Road, Military Road, Sturt Highway, Riddoch Highway, Dukes Highway
TAS|Salamanca Place, Hampden Road, Davey Street, Bass Highway, Midland Highway, Brooker Highway, Channel Highway, Tasman Highway, Huon Highway, Lyell Highway, Sandy Bay Road, West Tamar Highway, East Tamar Highway
ACT|Limestone Avenue, Majura Avenue, Ainslie Avenue, Hindmarsh Drive, Macarthur Avenue, Northbourne Avenue, Barton Highway, Adelaide Avenue, Canberra Avenue
NT|Stuart Highway, Arnhem Highway, Trower Road, Bagot Road, Cavenagh Street, McMillans Road
`;

/** States of the long roads, by their names: `Nepean Hwy Cheltenham` is in Victoria (state road authorities, S6). */
export const longRoads: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Array.from(
    Map.groupBy(
      table
        .trim()
        .split("\n")
        .flatMap((row) => {
          const [state = "", roads = ""] = row.split("|");
          return roads.split(", ").map((road) => ({ road: road.toLowerCase(), state }));
        }),
      ({ road }) => road,
    ),
    ([road, rows]) => [road, rows.map(({ state }) => state)],
  ),
);
