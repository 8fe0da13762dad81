/**
 * Sentences of Norwegian listings with what the rules say of them: verdict, kind of listing, text. `pass` is published,
 * perhaps with a hint; `block` is not; `hold` waits for a moderator. `share` is a room in a shared home. Written along with the rules; those of
 * the independent ones were not.
 */
export const sentences = `
pass | rent | Leien kan diskuteres
pass | rent | Husleie fra 9 500 kr i måneden
pass | rent | Pris 12 000 til 13 500 kr etter hvor mange rom du leier
pass | rent | Depositum tilsvarende tre måneders husleie
pass | rent | Depositum 6 måneder
pass | rent | Seks måneders depositum på egen konto
pass | rent | Depositum tre måneder, minste leietid 12 måneder
pass | rent | Depositum eller garanti fra NAV
pass | rent | Leien betales forskuddsvis den første i måneden
pass | rent | Betal leien til avtalt konto hver måned
pass | rent | Nøkler får du ved innflytting
pass | rent | Kort vei til posten og butikk
pass | rent | Internett fra 499 kr i måneden
pass | rent | Husdyr kan avtales
pass | rent | Dyrehold etter avtale, leietid kan diskuteres
pass | rent | Ikke røykere
pass | rent | Passer for en rolig person eller et par
pass | rent | Søker rolige og ryddige leietakere
pass | rent | Studenter er velkomne
pass | rent | Kun fast inntekt, ingen fest
pass | rent | Ikke egnet for rullestolbrukere på grunn av trapp
pass | rent | Dessverre ikke tilgjengelig for rullestol, tre trinn til døren
pass | rent | Boligen er tilrettelagt for rullestolbrukere
pass | rent | Alle er velkomne uavhengig av etnisitet, religion og legning
pass | rent | Vi diskriminerer ikke: homofile, muslimer og kristne er like velkomne
pass | rent | Flyktninger ønskes velkommen
pass | rent | Gangavstand til moskeen, kirken og synagogen
pass | rent | Kun 200 meter til kinesisk restaurant
pass | rent | Bare norske materialer er brukt på badet
pass | rent | Her bor det ikke bare nordmenn, men folk fra hele verden
pass | rent | Kontrakten er på norsk, engelsk tekst kan fås
pass | rent | Kurs i norsk for innvandrere i nabobygget
pass | rent | Utenlandske studenter kan også søke
pass | rent | Rommet er 8 måneder gammelt pusset opp
pass | rent | Hybel i sokkel med egen inngang, ikke husdyr
pass | rent | Strøm er ikke inkludert, regn med 600 til 900 kr
pass | rent | Ledig fra 1. februar
pass | rent | Leietid minst 12 måneder
pass | rent | Barnevennlig, ingen gjennomkjøring
pass | rent | Ikke langt fra det samiske senteret
pass | rent | Available from January, rent negotiable
pass | rent | Deposit of three months' rent
pass | rent | Offers over 70 square metres of space
pass | rent | Everyone is welcome, regardless of religion
pass | rent | No pets, no smoking
pass | rent | Close to Sami kindergarten and international school
pass | share | Søker en kristen samboer til bofellesskapet
pass | share | Jenter med muslimsk bakgrunn foretrekkes, da vi deler kjøkken
pass | sale | Prisantydning 4 500 000 kr, totalpris 4 612 890 kr
pass | sale | Bud over prisantydning må regnes med
pass | sale | Fra 4 500 000 kr
pass | sale | Budgivning starter etter visning
pass | sale | Pusset opp for over 800 000 kr i 2023
pass | sale | Felleskostnader fra 3 200 kr per måned
pass | sale | Kommunale avgifter ca. 14 000 kr i året
pass | sale | Eiendomsskatt fra 2 400 kr
pass | sale | Boligen er solgt under prisantydning tidligere
pass | sale | Energimerke D, oppvarming med varmepumpe
pass | sale | Norsk skifer på taket og kun norske vinduer
pass | sale | Nordvendt terrasse, ikke innsyn
pass | sale | Grenser til kirkegård og menighetshus
pass | sale | Meglers konto oppgis i kontrakten
pass | sale | Passer for førstegangskjøpere og barnefamilier
pass | sale | Ingen forkjøpsrett for andelseiere
pass | sale | Kjøper betaler dokumentavgift på 2,5 prosent
pass | sale | Selges til høystbydende
pass | sale | Offers above the asking price are likely
pass | sale | Over NOK 500,000 spent on the kitchen
pass | sale | Ingen tinglyste heftelser
pass | sale | Ikke garasje, men gateparkering
pass | sale | Hvit enebolig med svart tak, bare malt i fjor
pass | sale | Svarte fliser og hvite vegger
pass | sale | Fiber fra 599 kr
pass | sale | Ring Ola Nordmann for visning
pass | holiday | Leies ut for 2 000 til 3 500 kr per døgn
block | rent | Kun etnisk norske
block | rent | Kun nordmenn
block | rent | Ikke utlendinger
block | rent | Leies ikke ut til flyktninger
block | rent | Ingen muslimer
block | rent | Bare kristne leietakere
block | rent | Helst norsk par uten barn
block | rent | Må være norsk statsborger
block | rent | Homofile ønskes ikke
block | rent | Ikke for homofile
block | rent | Funksjonshemmede bes ikke søke
block | rent | Vi leier ikke ut til personer med nedsatt funksjonsevne
block | rent | Rolige norske leietakere ønskes
block | rent | Polakker og litauere trenger ikke ta kontakt
block | rent | Ingen innvandrere takk
block | rent | Foretrekker leietakere med norsk bakgrunn
block | rent | Leies kun ut til skandinaver
block | rent | Ikke aktuelt for somaliere
block | rent | I n g e n  u t l e n d i n g e r
block | rent | Ingеn muslimеr
block | rent | Depositum 8 måneder
block | rent | Tolv måneders depositum
block | rent | Depositum tilsvarende 7 mnd husleie
block | rent | Norwegians only
block | rent | No foreigners please
block | rent | Not for Muslims
block | rent | Only Norwegian tenants
block | rent | We do not rent to gay couples
block | sale | Selges kun til kristne
block | sale | Vi ønsker ikke utenlandske kjøpere
hold | rent | Betal depositum på forhånd
hold | rent | Send penger med Western Union
hold | rent | Depositum til konto 1234.56.78903
hold | rent | B i t c o i n godtas
block | rent | Kun norske leietakere
block | rent | Bare norske statsborgere
block | rent | Vi ønsker kun etnisk norske leietakere
block | rent | Utlendinger frabes
block | rent | Ingen utenlandske leietakere
block | rent | Ikke for innvandrere
block | rent | Muslimer bes ikke søke
block | rent | Ønsker ikke muslimske leietakere
block | rent | Kun for kristne
block | rent | Leies bare ut til kristne
block | rent | Leietaker må være kristen
block | rent | Ingen homofile
block | rent | Homofile par er ikke ønsket
block | rent | Kun heterofile par
block | rent | Leies ikke ut til funksjonshemmede
block | rent | Ingen rullestolbrukere
block | rent | Ikke personer med psykiske lidelser
block | rent | Ikke leietakere i rullestol
block | rent | Helst nordmenn
block | rent | Nordmenn foretrekkes
block | rent | Norsk familie søkes
block | rent | Ingen arabere eller afrikanere
block | rent | Vi leier ikke ut til romfolk
block | rent | Hvite leietakere foretrekkes
block | rent | Ikke mørkhudede
block | rent | Ingen jøder
block | rent | Du må være norsk
block | rent | Depositum: 9 mnd
block | rent | Depositum på 10 måneders leie
block | rent | åtte måneders depositum
block | rent | Depositum 12 måneder
block | rent | Depositum = 7 x månedsleie
block | rent | Deposit of 8 months
block | rent | Norwegian tenants only
block | rent | Only for Norwegians
block | rent | Foreigners need not apply
block | rent | No Muslims
block | rent | No gay people
block | rent | We only rent to ethnic Norwegians
block | rent | No immigrants, please
block | rent | Kun personer med norsk bakgrunn
block | rent | Ikke asylsøkere eller flyktninger
block | rent | Ikke utlen\u00addinger
block | rent | Kun vestlige leietakere
block | rent | Folk med utenlandsk bakgrunn er ikke velkomne
block | rent | Vi vil ikke ha muslimer
block | sale | Selges ikke til utlendinger
block | rent | Leilighet for nordmenn
block | rent | Passer ikke for muslimer
block | rent | Ikke transpersoner
block | rent | Utleier ønsker ikke leietakere med funksjonsnedsettelse
block | rent | Kun skandinaviske leietakere
block | rent | Ikke polakker
block | rent | Unntatt somaliere
pass | rent | Ikke egnet for personer med nedsatt bevegelighet
pass | rent | Norske fjell og fjorder rett utenfor døren
pass | rent | Kun kvinner
pass | rent | Ingen katolsk skole i nærheten
pass | rent | Bare 5 minutter til indisk restaurant
pass | rent | Utsikt mot Den russiske ambassaden
pass | rent | Ikke mulig med rullestol
pass | rent | Leilighet uten heis, passer derfor ikke for rullestolbrukere
pass | rent | Depositum betales til depositumskonto før innflytting
pass | rent | Depositum 40 000 kr, leie 13 500 kr
pass | rent | Depositum tilsvarende 3 x husleie
pass | rent | Ikke dyr, ikke røyk
pass | rent | Både nordmenn og utlendinger er velkomne
pass | rent | Vi snakker ikke bare norsk
pass | rent | Fint for norske og utenlandske studenter
pass | sale | Eiendommen har svart kledning og hvite vinduer, bare malt en gang
pass | sale | Tyrkisk bad i underetasjen
pass | rent | Engelsktalende utleier
pass | rent | Norskkunnskaper er ikke et krav
pass | rent | Ikke-røykere foretrekkes
pass | rent | Norwegian lessons for immigrants in the building next door
pass | rent | Kun seriøse henvendelser
pass | rent | Foretrekker langtidsleie
pass | rent | Muslimsk gravlund i nærheten, kun kort gange
block | rent | Vi leier helst ut til norske
block | rent | Ikke ønskelig med utenlandske leietakere
block | rent | Kun personer uten funksjonsnedsettelse
block | rent | Kristent ektepar søkes
block | rent | Norsk par ønskes
block | rent | Ingen med innvandrerbakgrunn
block | rent | Utlendinger kan ikke søke
block | rent | Ikke leietakere fra Somalia
block | rent | Kun leietakere fra Norge eller Norden
block | rent | Vi tar ikke imot flyktninger
block | rent | Ingen hijab
block | rent | Folk fra Øst-Europa trenger ikke søke
block | rent | Leieboer må være født i Norge
pass | rent | Vi har leietakere fra Norge og utlandet
pass | rent | Ingen krav om norskkunnskaper
pass | rent | Ingen hindringer for personer med nedsatt funksjonsevne
pass | rent | Ikke personer under 25 år
pass | rent | Kun kontanter godtas ikke, leie til bankkonto
pass | rent | Kort vei til Det norske teatret, kun ti minutter
pass | rent | Boligen passer for eldre, ikke trapper
pass | sale | Bare 300 meter til Svenskebyen og dansk bakeri
pass | rent | Betal aldri depositum før visning.
pass | rent | Ikke send penger før du har sett leiligheten.
pass | rent | Nøkkelen henger i nøkkelboksen, koden sendes på SMS.
pass | rent | Leiligheten ligger i fjerde etasje uten heis og passer ikke for rullestolbrukere.
pass | sale | Send gjerne melding her, jeg svarer samme dag.
hold | rent | Kontakt meg kun på WhatsApp.
hold | rent | Jeg leser ikke meldinger her, send WhatsApp til +44 7700 900123.
block | rent | Ikke egnet for folk på uføretrygd.
block | rent | Passer ikke for rullestolbrukere, vi tar dem ikke inn.
hold | rent | Vi sender deg nøklene så snart depositumet er på konto.
hold | rent | Ikke nøl, betal med B i t c o i n i dag.
block | rent | Ikke musl1mer
block | rent | Utlendinger ❌
hold | rent | Send depositum med Revolut før visning
pass | rent | 🚫 Røyking ❌ Fest
pass | sale | H0101, 3-roms med 2 bad · heis · 5 min til T-banen
block | rent | Berre for kristne leigetakarar
block | rent | Vi leiger ikkje ut til innvandrarar
block | rent | Muslimar: ikkje velkomne
block | rent | Ingen polakkar eller rumenarar, takk
block | rent | Depositum er 8 månaders leige
block | rent 10000 | Depositum: 8-mnd
block | rent | #kunnordmenn
block | rent | Ikke mus☆limer
pass | rent | Leigetakarar frå heile landet er velkomne, ikkje berre frå Bergen
pass | rent | Depositum på tre månaders leige
pass | rent | Du må ta kontakt først, ikke send penger før kontrakten er underskrevet
pass | rent | Betal depositum til depositumskonto før du flytter inn
pass | rent | Leien er den samme uansett hvor lenge du blir
hold | rent | Send forskuddet før du har sett hybelen
hold | rent | Du betaler depositum først, nøklene kommer i posten
hold | rent | No scam! Betal med Western Union
`;
