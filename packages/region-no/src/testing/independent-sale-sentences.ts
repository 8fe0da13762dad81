/**
 * Sentences of Norwegian sales as `sentences` has them, all written independently of the rules: by somebody
 * who had read neither them nor those sentences. `agent` is an agent's listing, the number its rent per month.
 */
export const independentSaleSentences = `
pass | sale agent | Prisantydning 4 850 000 kr, fellesgjeld 320 000, felleskost 4 120 pr mnd
pass | sale agent | Fra kr 3 990 000 til 7 250 000 - nybygg på Løren, byggetrinn 2
pass | sale agent | Bud over prisantydning må påregnes, stor interesse!
pass | sale agent | Innskudd 450 000 kr, borettslag, månedlig felleskost 5600
pass | sale | Pris kan diskuteres ved rask overtakelse
pass | sale agent | Dokumentavgift 2,5 % = kr 96 250, omkostninger kr 98 000
pass | sale agent | Gangavstand til Central Jamaat-e-Ahl-e-Sunnat moskeen og Grønland torg
pass | sale agent | Livsløpsstandard, trinnfri adkomst og tilpasset rullestol
pass | sale agent | Leieinntekter hybel 8 500 kr/mnd, depositum på 25 500 overføres til kjøper
pass | sale agent | Utsikt over Mjøsa fra alle rom!! Solrik tomt på over 1 mål
pass | sale agent | Eiendommen har tidligere vært bedehus og senere forsamlingslokale for pinsemenigheten
pass | sale agent | Boligen er oppført i 1931 av en jødisk fabrikkeier, fredet fasade
pass | sale agent | Nær Thai-tempel, polsk butikk og internasjonal skole
pass | sale agent | Bud kun via BankID, budfrist mandag kl 12. Forkjøpsrett for beboere i OBOS
pass | sale agent | Western-veranda og badstue, hestestall med westernsadelrom 🐴
pass | sale agent | Smart-hus, gavmild sørvendt hage, kortreist jord i dyrkekassene
pass | sale agent | Kjøper betaler ti prosent i forskudd ved kontrakt, resten ved overtakelse
pass | sale agent | Hytte på Geilo, 7 måneder med skiføre! Felleskost 1 200
pass | sale agent | Egen hybel i kjelleren utleid i 8 mnd til student
pass | sale agent | Ingen heis i bygget. Ikke tilrettelagt for rullestol per i dag, men borettslaget vurderer heis.
pass | sale agent | Samisk kunst følger med, ligger ved samefolkets sentrum i Karasjok
pass | sale | Krypkjeller med god lufting, kryptisk planløsning ifølge takstmannen haha
pass | sale | Huset selges av oss selv, ingen megler. Fast pris 2,9 mill, ikke prutbart
pass | sale agent | Bofellesskap for seniorer i nabobygget, rolig gate. Prisantydning 3,1 mill
pass | sale agent | Tidligere omsorgsbolig for funksjonshemmede, alle dører 90 cm, heis og takheis på bad
pass | sale agent | Menighetshuset, gurdwaraen og idrettshallen ligger alle innen 10 min gange fra Alnabru
pass | sale agent | Viewing Sunday 14-15, everyone is welcome. Asking price NOK 3 450 000, shared debt 210 000, walking distance to the synagogue
block | sale | Selges kun til norske kjøpere med norsk opphav, ikke til utenlandske familier
block | sale | Vi selger ikke til jøder eller muslimer
hold | sale | Forskudd på 20 000 kan sendes i kryp\u200bto (USDT) til min lommebok
pass | sale | Badet ble pusset opp i 2022 for over 350 000 kr av sertifisert firma, se dokumentasjon.
pass | sale | Bud gis skriftlig med BankID, og akseptfristen er minst 30 minutter.
pass | sale | Huset ble bygget av en svensk hotelleier og senere brukt som jødisk barnehjem fra 1938.
pass | sale | Hvit, luftig stue med utgang til sørvendt terrasse; svart kjøkken fra 2021.
pass | sale | Samisk kunst fulgte med huset da vi kjøpte det, og lavvoen i hagen står igjen.
pass | sale | Fellesgjelden er nedbetalt i 2031, og felleskostnadene går da ned med rundt 1 900 kr.
block | sale | Eg sel ikkje garden til samar eller til nokon frå Polen, så enkelt er det.
hold | sale | Overfør håndpenger på 50 000 til min konto i Spania før du får se hytta, mange er interesserte!
pass | sale agent | Badet er ikke tilpasset rullestol, dørbredden er 70 cm.
pass | sale agent | Moskeen i Åkebergveien ligger to minutters gange unna, og Grønland kirke like ved.
pass | sale agent | Kort vei til menighetshuset, den katolske skolen og synagogen i Bergstien.
pass | sale agent | Prisantydning kr 4 250 000, og det kan komme bud både over og under.
pass | sale agent | Budgivning foregår elektronisk med BankID, og første bud må være skriftlig.
pass | sale agent | I første etasje ligger en indisk restaurant og en polsk matbutikk.
pass | sale agent | Norsk skifer på taket og svensk kjøkken fra 2019.
pass | sale agent | Anneksrommet er bare for sommerbruk, siden det ikke er isolert.
pass | sale agent | Hytta passer godt for barnefamilier, med akebakke og badeplass like ved.
pass | sale agent | Huset har livsløpsstandard med rampe, brede dører og tilrettelagt bad for rullestol.
pass | sale agent | Fellesgjelden er 612 000 og betales ned over 22 år.
pass | sale agent | Tidligere misjonshus fra 1911, ombygd til bolig i 1986.
pass | sale agent | Hagen har japansk kirsebærtre, kinesisk syrin og koreansk edelgran.
pass | sale agent | Svart kjøkken, hvite vegger og fargede glassruter i trappeoppgangen.
pass | sale agent | Boligen selges av et dødsbo, og arvingene har ikke bodd der selv.
block | sale agent | Selges kun til norske kjøpere, naboene ønsker det slik.
block | sale agent | Vi selger ikke til somaliere.
block | sale agent | Huset vert berre selt til ein kristen familie.
hold | sale agent | Vipps 20 000 for å reservere plass på visningen.
block | sale agent | Garden går berre til folk av vårt eige folkeslag og vår eiga tru.
pass | sale agent | Lys og gjennomgående 3-roms med solrik balkong mot bakgården.
pass | sale agent | Kjøkkenet er fra 2019 med integrerte hvitevarer og benkeplate i kompositt.
pass | sale agent | Badet ble pusset opp i 2021 og har gulvvarme, dusjnisje og opplegg for vaskemaskin.
pass | sale agent | Felleskostnadene på kr 4 215 per måned dekker fyring, varmtvann og bredbånd.
pass | sale agent | Boligen selges på vegne av et dødsbo, og selger har derfor begrenset kjennskap til eiendommen.
pass | sale agent | Taket ble lagt om i 2015, og vinduene mot sør er skiftet.
pass | sale agent | Husk påmelding til visning hos megler, så får du tildelt et tidspunkt.
pass | sale agent | Dobbelgarasje med elbillader og romslig loft til lagring.
pass | sale agent | Gangavstand til barneskole, barnehage og kunstgressbane.
pass | sale agent | Dreneringen har fått tilstandsgrad 2, se tilstandsrapporten for nærmere beskrivelse.
pass | sale agent | Prisantydning kr 3 490 000, totalpris inkl. omkostninger og fellesgjeld kr 3 812 440.
pass | sale agent | Tomten er på 812 kvm, er pent opparbeidet og har frukttrær og bærbusker.
pass | sale agent | Hytta har innlagt strøm og vann, og det brøytes helt frem om vinteren.
pass | sale agent | Soverom 2 er i dag innredet som hjemmekontor.
pass | sale agent | Sameiet har vedtatt rehabilitering av fasaden i 2026, noe som kan gi økte felleskostnader.
pass | sale agent | Velhalden einebustad over to plan med flott utsyn mot fjorden.
pass | sale agent | Stova har vedomn og utgang til ein sørvend terrasse på om lag 30 kvm.
pass | sale agent | Det er privat vatn og septiktank på eigedomen.
pass | sale agent | Kort veg til skule, barnehage og butikk i Sogndal sentrum.
pass | sale agent | Kjellaren er uinnreidd og har låg takhøgd.
pass | sale agent | Naust og båtplass følgjer med i handelen.
pass | sale agent | Vaskerommet har sluk, opplegg for vaskemaskin og eigen inngang frå garasjen.
pass | sale agent | Stue med plass til både sofagruppe og spisebord for åtte.
pass | sale agent | Borettslaget har felles takterrasse, vaskeri og gjesterom til utleie.
pass | sale agent | Interessenter oppfordres til å lese salgsoppgaven nøye før budgivning.
pass | sale agent | Det elektriske anlegget er delvis fra byggeår, sikringsskapet ble skiftet i 2012.
pass | sale agent | Moskeen ligger to kvartaler unna, og det er kirke på andre siden av parken.
pass | sale agent | Boligen er tilpasset rullestol med brede dører, terskelfrie rom og senket kjøkkenbenk.
pass | sale agent | Hvite vegger, svarte listverk og gulv i norsk furu.
pass | sale agent | Sameiet har en egen WhatsApp-gruppe for dugnad og beskjeder mellom naboene.
pass | sale agent | Leiligheten ligger i det gamle Telegrafbygget fra 1924.
pass | sale agent | Indisk og kinesisk restaurant i første etasje, så noe matlukt må påregnes.
pass | sale agent | Tidlegare bedehus frå 1911 som er bygd om til bustad.
pass | sale agent | Kort vei til samisk barnehage, synagoge og den internasjonale skolen.
block | sale agent | Selger ønsker at boligen kun selges til norske familier.
`;
