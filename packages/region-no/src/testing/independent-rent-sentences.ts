/**
 * Sentences of Norwegian rentals as `sentences` has them, all written independently of the rules: by somebody
 * who had read neither them nor those sentences. `agent` is an agent's listing, the number its rent per month.
 */
export const independentRentSentences = `
pass | rent 12000 | Depositum 36 000 kr, husleie 12 000 kr per mnd. Strøm kommer i tillegg.
pass | rent 10000 | Depositum tilsvarende 6 måneders leie, settes på depositumskonto
pass | rent 14500 | 3 mnd depositum eller garanti fra bank. Ikke røyk innendørs!
pass | rent 11000 | Depositum: 66.000,- (6 mnd). Leie 11.000,- inkl. internett
pass | rent 9500 | Vi krever aldri mer enn tre måneders depositum
pass | rent 13000 | Utleier kan ikke kreve mer enn seks måneders depositum, her er det kun 2 mnd
pass | rent 15000 | Leien kan diskuteres ved langtidsleie. Depositum 45 000
pass | rent 16500 | Gi gjerne bud på leien, visning torsdag kl 17
pass | rent 12500 | Min leietid 12 måneder, deretter 3 mnd oppsigelse. Depositum 37500
pass | rent 10500 | Leieperiode 7 måneder, fra 1. november til 31. mai. Depositum 3 mnd
pass | rent 17900 | Kort vei til moskeen på Grønland og alle butikkene i Smalgangen 😊
pass | rent 18500 | Ligger vegg i vegg med synagogen på St. Hanshaugen, rolig bakgård
pass | rent 9000 | Asiatisk matbutikk rett rundt hjørnet, og kebabsjappe i første etasje
pass | rent 13900 | Rullestoltilpasset bad, heis og ingen terskler
pass | rent 8800 | 4. etasje uten heis, så leiligheten er dessverre ikke tilgjengelig med rullestol
pass | rent 14000 | Alle er velkomne til å søke, uansett bakgrunn, religion eller legning ❤️
pass | rent 12200 | Ikke husdyr, ikke røyking, ikke fester. Førerhund er selvsagt greit
pass | rent 11900 | Vi godtar depositumsgaranti fra NAV
pass | rent 10900 | Passer best for rolig par eller enslig i jobb. Dep. 32700
pass | share 7500 | Rom i bofellesskap på Sagene, leie 7500 inkl strøm og nett. Vi er tre stykker, én fra Polen, én fra Brasil og en bergenser
pass | share 6900 | Kristent bofellesskap ved NLA søker ny samboer, kun kristne
pass | share 6500 | Muslimsk jentekollektiv på Tøyen, vi ønsker bare muslimer i huset pga felles halalkjøkken
pass | share 7200 | Skeivt kollektiv! Vi leter etter en skeiv person til rommet mot bakgården 🌈
pass | rent 13200 | Strøm a konto 800 kr, internett fra 399 kr/mnd hos Telia
pass | rent 19500 | Garasjeplass kan leies i tillegg for 1500-2000 kr pr mnd, pris kan diskuteres
pass | rent 12800 | Oppussing for over 400 000 kr i 2022, nytt bad og kjøkken fra HTH
pass | rent 15500 | Møbler kan følge med etter avtale. Vaskemaskin til 9000 kr inkludert :)
pass | rent 9900 | depositum 3 x husleie = 29700. Ledig fra 1/8
pass | rent 11500 | Depositum to måneders leie (23 000) og første mnd leie på forskudd, totalt 34 500 kr
pass | rent 10000 | Indeksregulering etter 12 mnd iht husleieloven. Depositum kr 30 000. Flyttevask 4500 kr
pass | rent 20000 | Depositum 100 000 kr på sperret konto i DNB, leie 20 000
pass | rent 24000 | 120 kvm, depositum kr 72.000, ingen depositum på over 6 måneder i noen av våre boliger
pass | rent 8500 | Hybel m/ egen inngang, Vestern kino i nærheten, union scene i Drammen 10 min gange
pass | rent 12900 | Union Brygge, Drammen: vestvendt balkong, 3-roms
pass | rent 14900 | Gavebutikk og kortspillklubb i første etasje
pass | rent 11200 | Betaling via bankoverføring etter signert kontrakt, aldri før visning
pass | rent 13500 | Kirkeklokkene høres søndag formiddag, Frogner kirke er nabo
pass | rent 9800 | Nær Hindu-tempelet på Ammerud og Stovner senter. T-bane 4 min
pass | rent 16900 | HC-parkering utenfor, bredt heisrom, egnet for rullestolbruker
pass | rent 10700 | Ukrainske flyktninger er velkommen til å ta kontakt
pass | rent 12300 | Vi diskriminerer ikke på grunn av etnisitet, tro eller funksjonsnedsettelse. Vanlig kredittsjekk
pass | rent 11800 | Det stilles IKKE krav om at du er norsk eller kristen, bare at du betaler husleia 😂
pass | rent 15900 | Lovely 2-room flat in Grünerløkka, deposit 3 months (47 700 NOK), pets negotiable
pass | rent 13000 | Rent NOK 13 000 per month, minimum stay 8 months, deposit 26 000
pass | rent 18000 | Close to the mosque, the Catholic church and an Indian grocery. No smoking please.
pass | rent 14000 | Deposit equals six months rent, 84 000 NOK, held in a separate deposit account
pass | rent 12000 | Everyone is welcome to apply, whatever your faith, background or who you love
pass | rent 11500 | Stairs only, 3rd floor, so not step free. Deposit two months rent.
block | rent 10000 | Depositum tilsvarende 8 måneders husleie
block | rent 9000 | Depositum 90 000 kr, leie 9 000 pr mnd
block | rent 12000 | dep. 7 mnd husleie, ikke diskuter!
block | rent 11000 | Leie 11.000,-  Depositum 77.000,-
block | rent 15000 | Vi krever et års husleie i depositum
block | rent 8000 | Depositum: ti måneders leie. Strøm inkl.
block | rent 13000 | Depositum kr 130 000 settes på konto hos DNB, NB: kun seriøse henvendelser
block | rent 10000 | DEPOSITUM 6 MND + 2 MND EKSTRA DEPOSITUM for husdyr
block | rent 14000 | Deposit is nine months rent, no exceptions
block | rent 9500 | Leies kun ut til etnisk norske
block | rent 10500 | Ingen utlendinger eller innvandrere takk, har hatt dårlig erfaring
block | rent 12000 | Ønsker ikke muslimer som leietakere
block | rent 8900 | Kun kristne leietakere, bolig i rolig strøk
block | rent 11000 | ikke homofile, sorry
block | rent 12500 | Leies ikke ut til personer med funksjonsnedsettelse eller psykisk sykdom
block | rent 9900 | Ingen hunder, heller ikke førerhund for blinde
block | rent 10800 | Pakistanere og somaliere trenger ikke søke. 3 mnd depositum
block | rent 13800 | Ikke for rullestolbrukere, vi ønsker ikke slike leietakere
block | rent 9700 | Nær moskeen på Grønland, men jeg leier ikke ut til muslimer
block | rent 16000 | Sorry, no Africans or Arabs. Deposit 3 months
block | rent 11500 | romfolk og sigøynere får ikke leie her
hold | rent 9000 | Send depositum med Western Union, så får du nøkkelen i posten
hold | rent 8500 | Første mnd betales med gavekort fra Steam eller iTunes, send bilde av koden
hold | rent 7500 | Depositum betales i Bitcoin før visning pga jeg er i utlandet
hold | rent 8200 | betal via W-e-s-t-e-r-n Un1on, jeg er misjonær i Ghana
hold | rent 8700 | Reservasjon sendes med Westеrn Uniоn samme dag
hold | rent 9200 | Please pay the deposit by Western Union, I am working offshore and cannot meet
pass | rent | Depositum på tre måneders leie settes på egen depositumskonto i leietakers navn.
pass | rent | Husdyr etter avtale. Katten til naboen er innom iblant.
pass | rent | Strøm kommer i tillegg, i fjor var snittet 890 kr i måneden.
pass | rent | Passer godt for studenter ved NTNU, par eller en som vil ha det stille.
pass | rent | Leiligheten ligger vegg i vegg med Det tyrkiske kultursenteret og fem minutter fra moskeen i Åkebergveien.
pass | rent | Vi ber aldri om penger før visning, og ingen skal betale med gavekort eller Western Union.
pass | rent | Rullestolbrukere kommer lett inn: heis fra garasjen og ingen terskler.
pass | rent | Innflytting kan forhandles, helst før 1. mars.
block | rent | Kun for etnisk norske leietakere.
block | rent | Leies ikke ut til muslimer.
block | rent | Utlendinger og asylsøkere trenger ikke å søke.
block | rent | Vi ønsker ikke homofile leietakere i huset.
hold | rent | Jeg er i utlandet på jobb, så overfør depositumet til min konto først, så sender jeg nøklene i posten.
hold | rent | Betal første leie med W e s t e r n   U n i o n eller krypto før visning.
hold | rent | Skriv til meg på Telegram @kari_bolig, meldinger her blir ikke lest.
block | rent | Vi ønskjer ikkje homofile leigetakarar i dette huset.
block | rent | Polakker, rumenere og litauere: ikke søk, dere får ikke leie her uansett hvor mye dere tjener.
block | rent | Vi krev eitt års leige i depositum på grunn av nyoppussa bad.
hold | rent | Leiligheten du spurte om er ledig, men siden jeg er i London må du sende depositumet først, så kommer nøkkelen med DHL.
block | rent | Ikke🚫 utlen🚫dinger, ikke🚫 mus🚫limer
pass | rent | I første etasje lå det før et Western Union-kontor, nå er det frisør der og det er åpent til 18.
pass | rent | NB! Det sitter noen på Telegram som har kopiert bildene våre og ber om bitcoin. Ikke svar dem, meld fra til oss her i stedet.
pass | rent | Noen på Facebook leier ut akkurat samme leilighet og vil ha 20 000 via Western Union – er det deg eller er det svindel?
pass | rent agent | Det er fire trapper opp og ingen heis, så leiligheten har ikke trinnfri adkomst.
pass | rent agent | Utleier er født i Vietnam og snakker norsk, engelsk og vietnamesisk.
pass | rent agent | Depositum tilsvarer tre måneders leie og settes på egen depositumskonto i leietakers navn.
pass | rent agent | Leiga blir betalt forskotsvis den fyrste i kvar månad, og depositumet er to månadsleiger.
pass | rent agent | Alle er velkomne til å søke, uansett bakgrunn, tro eller legning.
pass | rent agent | Dyrehald er dessverre ikkje tillate i sameiget, men førarhund og servicehund er sjølvsagt i orden.
pass | rent agent | Røyking er ikke tillatt, og vi ønsker ro etter klokken 23.
pass | rent agent | Visning torsdag 17–18, og ingenting skal betales før kontrakten er signert av begge.
pass | rent agent | Ikke overfør penger til noen før du har sett leiligheten.
pass | rent agent | Fin for studenter, det er åtte minutter på sykkel til Blindern.
pass | rent agent | Vi ber om referanse fra tidligere utleier og dokumentasjon på inntekt.
pass | rent agent | Bustaden blir leigd ut på norsk standardkontrakt frå Forbrukarrådet.
pass | rent agent | Nøklene får du av meg i døren den dagen du flytter inn.
pass | rent agent | Jeg bor i Tromsø, men søsteren min tar imot til visning i Oslo.
pass | rent agent | Svar helst her i meldingene, jeg leser dem hver kveld.
block | rent agent | Leies kun ut til etnisk norske.
block | rent agent | Ingen utlendinger, takk.
block | rent agent | Vi leiger ikkje ut til muslimar.
block | rent agent | Ønsker ikke leietakere fra Afrika eller Midtøsten.
block | rent agent | Ikke for rullestolbrukere fordi de lager merker i parketten.
block | rent agent | Ingen homofile par.
block | rent agent | Bare kristne leietakere er aktuelle.
block | rent agent | Polakker og litauere trenger ikke å søke.
block | rent agent | Eg leiger ikkje ut til transpersonar.
block | rent agent | Vi leier ikke ut til folk med psykiske lidelser.
block | rent agent | Førerhund godtas ikke.
block | rent agent | Kun for nordmenn eller svensker.
block | rent agent | Depositum er åtte måneders leie.
block | rent agent | Leien er 12 000 i måneden og depositumet er 96 000.
hold | rent agent | Depositumet overføres til min private konto.
hold | rent agent | Betal første måned før du får se leiligheten, så holder jeg den av.
hold | rent agent | Jeg bor i England for tiden og sender nøklene med DHL når depositumet er betalt.
hold | rent agent | Betaling skjer med bitcoin.
hold | rent agent | Send pengene med Western Union, så får du kontrakten på e-post.
hold | rent agent | Depositum kan betales med gavekort fra Apple.
hold | rent agent | Kontakt meg bare på WhatsApp +44 7700 900123.
hold | rent agent | Eg les ikkje meldingar her, skriv til meg på Telegram.
block | rent agent | I n g e n  u t l e n d i n g e r.
block | rent agent | Kun n0rske leiet4kere.
block | rent agent | Ser helst leietakere med norsk bakgrunn.
block | rent agent | Leies ikke ut til musIimer.
block | rent agent | Kun еtnisk nоrske søkere.
block | rent agent | #kunnorske #ingeninnvandrere #3roms
block | rent agent | Ingenpolakkertakk, ellers hyggelig leilighet.
block | rent agent | Only nordmenn, no foreigners, takk.
block | rent agent | Av hensyn til naboene leier vi ikke ut til personer med ikke-vestlig opprinnelse.
block | rent agent | Kvinner med hijab bes se seg om etter noe annet.
block | rent agent | Vi foretrekker lys hud, det sier vi rett ut.
block | rent agent | Depositum: ni ganger månedsleien, men vi kan dele det opp.
block | rent agent | Sikkerheten er kr 150 000 ved leie på kr 15 000, kontant i hånden.
hold | rent agent | Hvatsapp null null fire fire syv syv null null ni null null en to tre, svarer ikke her.
hold | rent agent | B.i.t.c.o.i.n foretrekkes for å sikre boligen før du ser den.
hold | rent agent | Grunnet jobb i Spania kommer nøkkelen i posten så snart beløpet er inne.
hold | rent agent | Kjøp Steam-kort for 5000 og send kodene, så er visningen din.
pass | rent agent 10000 | Koselig ettroms til leie fra 1. august, sentralt på Grünerløkka.
pass | rent agent 10000 | Leien er 11 500 i måneden, og strøm kommer i tillegg etter eget forbruk.
pass | rent agent 10000 | Leiligheten leies ut umøblert, men det er kjøleskap, komfyr og vaskemaskin.
pass | rent agent 10000 | Røyking er ikke tillatt inne eller på balkongen.
pass | rent agent 10000 | Fint hybelrom på 14 kvm i kollektiv med tre andre, delt kjøkken og bad.
pass | rent agent 10000 | Kontrakten er på tre år med tre måneders gjensidig oppsigelse.
pass | rent agent 10000 | Trikk og buss stopper rett utenfor døren, ca. 12 min til Oslo S.
pass | rent agent 10000 | Sokkelleilighet med egen inngang og en fast parkeringsplass på tunet.
pass | rent agent 10000 | Vi søker en rolig leietaker med ordnet økonomi, gjerne over lengre tid.
pass | rent agent 10000 | Passer fint for student eller par, kort vei til NTNU Gløshaugen.
pass | rent agent 10000 | Fortell litt om deg selv når du tar kontakt, så avtaler vi visning.
pass | rent agent 10000 | Leieren klipper plenen og måker snø foran egen inngang.
pass | rent agent 10000 | Internett og grunnpakke tv er inkludert i leia.
pass | rent agent 10000 | Det er bod i kjelleren og felles sykkelparkering i bakgården.
pass | rent agent 10000 | Varmepumpe i stuen gjør at strømregninga holder seg lav om vinteren.
pass | rent agent 10000 | Nyoppussa leilegheit i Førde til leige frå september.
pass | rent agent 10000 | Husleiga er 9 000 kr i månaden inkludert straum og internett.
pass | rent agent 10000 | To soverom, det eine med plass til dobbeltseng og garderobeskap.
pass | rent agent 10000 | Vi leiger ut andre høgda i huset vårt, med eige kjøkken og bad.
pass | rent agent 10000 | Roleg nabolag med turløyper rett utanfor døren.
pass | rent agent 10000 | Ta kontakt om du har spørsmål eller vil kome på visning.
pass | rent agent 10000 | Leilegheita er ledig no, men innflytting kan avtalast.
pass | rent agent 10000 | Møblert treroms på Nordnes, ledig i ti måneder mens vi er i utlandet.
pass | rent agent 10000 | Beboerparkering koster rundt 400 kr måneden og søkes hos kommunen.
pass | rent agent 10000 | Leiligheten har ikke trinnfri adkomst, det er 14 trappetrinn opp til inngangsdøren.
pass | rent agent 10000 | Vi som leier ut kommer opprinnelig fra Vietnam og bor i etasjen over.
pass | rent agent 10000 | Depositum på tre måneders leie settes inn på egen depositumskonto.
pass | rent agent 10000 | Husleie 12 000 kr, depositum 36 000 kr.
pass | rent agent 10000 | Depositumet tilsvarer seks måneders leie og står på sperret konto i leierens navn.
pass | rent agent 10000 | Alle er velkomne til å søke, uansett bakgrunn, tro eller legning.
pass | rent agent 10000 | Dyrehold er ikke tillatt, men førerhund og servicehund er selvsagt i orden.
pass | rent agent 10000 | Vi snakker norsk, engelsk og polsk, så skriv på det språket du vil.
pass | rent agent 10000 | Du betaler ingenting før du har vært på visning og kontrakten er signert av begge.
pass | rent agent 10000 | Nøklene får du av meg i leiligheten når vi går gjennom innflyttingsprotokollen.
pass | rent agent 10000 | Send gjerne melding her på siden, jeg svarer som regel samme kveld.
pass | rent agent 10000 | Gårdeier spanderer et gavekort på malingsbutikken hvis du vil male soverommet selv.
pass | rent agent 10000 | Har du ikke norsk kontonummer ennå, kan banken vår hjelpe deg med å opprette depositumskonto.
pass | rent agent 10000 | Einslege, familiar og likekjønna par er alle like velkomne hos oss.
pass | rent agent 10000 | Det er ikkje heis i bygget, og leilegheita ligg i fjerde høgda.
pass | rent agent 10000 | Depositum er to månadsleiger, og vi godtek òg garanti frå NAV.
block | rent agent 10000 | Leies kun ut til etnisk norske.
block | rent agent 10000 | Vi leier ikke ut til utlendinger.
block | rent agent 10000 | Ønsker ikke muslimer som leietakere.
block | rent agent 10000 | Ingen polakker eller litauere, har hatt nok trøbbel med det.
block | rent agent 10000 | Rommet er bare for kristne jenter.
block | rent agent 10000 | Homofile par trenger ikke å ta kontakt.
block | rent agent 10000 | Leiligheten leies ikke ut til personer i rullestol.
block | rent agent 10000 | Ingen dyr, heller ikke førerhund.
block | rent agent 10000 | Folk med psykiske lidelser er uaktuelt som leieboere.
block | rent agent 10000 | Vi vil berre ha norske leigebuarar, ikkje folk frå Afrika.
block | rent agent 10000 | Depositum er åtte måneders husleie.
block | rent agent 10000 | Månadsleige 10 000 kr, depositum 80 000 kr.
hold | rent agent 10000 | Første måned må betales før visning for å holde av leiligheten.
hold | rent agent 10000 | Depositumet overføres til min private konto, så sender jeg kontrakten.
hold | rent agent 10000 | Jeg er i utlandet akkurat nå, så nøklene sendes med bud når betalingen er mottatt.
hold | rent agent 10000 | Betaling skjer via Western Union før innflytting.
hold | rent agent 10000 | Kontakt meg kun på WhatsApp, jeg leser ikke meldinger her.
hold | rent agent 10000 | Skriv til meg på Telegram, eg svarar ikkje på meldingar her inne.
hold | rent agent 10000 | Depositum kan betales med bitcoin.
block | rent agent 10000 | Kun n0rske l3ietakere, takk.
block | rent agent 10000 | Helst ikke m u s l i m e r.
block | rent agent 10000 | Ledig hybel på Tøyen #kunnorske #ingenutlendinger
block | rent agent 10000 | Bаre nоrskе sоkere, ikke utlendinger.
block | rent agent 10000 | Av hensyn til naboene tror vi det passer best for noen med norsk bakgrunn.
block | rent agent 10000 | Ikkje s.o.m.a.l.i.a.r.a.r eller a.r.a.b.a.r.a.r, beklagar.
hold | rent agent 10000 | Kun kontakt på W-h-a-t-s-A-p-p +44 77OO 9OO 123.
hold | rent agent 10000 | Reserver før visning med g@vekort fra Apple eller b1tc0in.
pass | rent agent 10000 | Pass på falske annonser: jeg ber aldri om bitcoin eller forskudd, og du får alltid se rommet først.
`;
