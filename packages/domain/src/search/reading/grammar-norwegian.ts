import { norwegianNumbers } from "../../text/number-words.ts";
import { norwegianFacts } from "./facts/norwegian-facts.ts";
import { combined, list } from "./grammar-lists.ts";
import type { Grammar } from "./grammar.ts";
import { norwegianHints } from "./hints-norwegian.ts";

/** How people search for a home in Norwegian, including dialects and short forms. */
export const norwegianGrammar: Grammar = {
  limits: {
    max: list(
      "budsjett, budsjett på, budsjettet er, budsjettet er på, maksbudsjett, maksbudsjett på, under, maks, max, maksimum, maksimalt, ikke mer enn, ikke lenger enn, ikke lengre enn, ikke lenger unna enn, ikke dyrere enn, inntil, opptil, opp til, opp mot, høyst, ikke over, mindre enn, lavere enn, billigere enn, <, u /, u",
    ),
    min: list(
      "fler enn, flere enn, fleire enn, over, fra, minst, minimum, min, mer enn, større enn, høyere enn, ikke under, ikke mindre enn, >",
    ),
    about: list(
      "rundt, ca, cirka, circa, sirka, omtrent, omkring, rundt regnet, sånn ca, sånn cirka, rundt om, ~",
    ),
    between: list("mellom"),
    exact: list("akkurat, nøyaktig, kun, bare"),
  },
  to: ["til"],
  and: list("og, eller, el, elr, eler, ellr, &"),
  orLess: list("maks, max, maksimum, maksimalt, eller mindre, eller lavere, eller billigere"),
  orAbout: list("ish, cirka, ca, sånn omtrent, sånn cirka, sånn ca, eller deromkring"),
  halves: list("og en halv, og ein halv, og et halvt"),
  hundreds: ["hundre"],
  orMore: list(
    "+, eller mer, eller flere, eller fler, og oppover, og opp, og over, eller over, og mer, eller større, pluss",
  ),
  numbers: norwegianNumbers,
  periods: {
    week: list(
      "i uka, i uken, i uke, i veka, i veke, om uka, om uken, om veka, per uke, per uka, per uken, per veke, per veka, pr uke, pr uka, pr uken, pr veke, pr veka, pr. uke, pr. uka, hver uke, kvar veke, ukentlig",
    ),
    fortnight: list(
      "hver fjortende dag, hver 14. dag, 14 dager, 14 dagar, annenhver uke, annakvar veke",
    ),
    month: list(
      "i måneden, i måned, i mnd, i månaden, i maneden, om måneden, per måned, per måneden, per mnd, per md, per månad, pr måned, pr måneden, pr mnd, pr md, pr månad, pr. mnd, pr. måned, hver måned, kvar månad, månedlig, p . m",
    ),
    quarter: list(
      "i kvartalet, i kvartal, per kvartal, per kvartalet, pr kvartal, pr. kvartal, hvert kvartal, kvart kvartal, kvartalsvis",
    ),
    year: list(
      "i året, om året, per år, pr år, pr. år, hvert år, hver år, kvart år, kvar år, årlig",
    ),
  },
  amountPeriods: {
    week: list("/ uke, uka, uken"),
    fortnight: [],
    month: list("/ mnd, / måned, / md, mnd, måned, måneden, månaden, p m"),
    quarter: list("/ kvartal, kvartalet"),
    year: list("/ år"),
  },
  tolerances: list("pluss minus, pluss / minus, pluss eller minus"),
  otherCounts: list(
    "ampere, amp, kw, kwh, liter, natt, netter, døgn, per natt, per døgn, pr døgn, dag, dager, uke, uker, veker, mnd, måned, måneder, månader, år, års, års kontrakt, års leiekontrakt, års leie, års leietid, etasjer, plan, personer, person, pers, stk, barn, biler, bil, garasjer, garasjeplasser, parkeringsplasser, p-plasser, sengeplasser",
  ),
  counted: list("etasjers, min, minutter, timer, år, måneder, uker, dager"),
  lengths: {
    distances: list("km, kms, kilometer, kilometeren"),
    metres: list("m, mtr, meter"),
    miles: ["mil"],
    away: list("fra, frå, unna, utenfor, utafor"),
    beside: list(
      "bred, brede, breie, bredde, lang, lange, lengde, dyp, dybde, høy, høye, høyde, høyt, takhøyde, fasade, strandlinje, brygge, båt, båtplass, basseng",
    ),
    after: list("fra, frå, unna, x"),
    links: list("på, er, ca, over, min, minst"),
  },
  facts: norwegianFacts,
  travel: {
    units: {
      min: 1,
      minutt: 1,
      minutter: 1,
      minuttar: 1,
      minutters: 1,
      time: 60,
      timer: 60,
      timers: 60,
    },
    durations: {
      "et kvarter": 15,
      "ett kvarter": 15,
      "en halv times": 30,
      "halv times": 30,
      "en halvtimes": 30,
      halvtimes: 30,
      "en times": 60,
      "en halvtime": 30,
      "en halv time": 30,
      "ein halvtime": 30,
      halvtime: 30,
      "tre kvarter": 45,
      "halvannen time": 90,
      "en og en halv time": 90,
    },
    within: list("innen, innenfor, på"),
    to: list("til, fra, frå, unna, reise til, reise fra, reisetid til, reisevei til, avstand til"),
    ways: {
      walking: list("til fots, å gå, gange, gåtur, gangavstand, gåavstand"),
      cycling: list("med sykkel, på sykkel, å sykle, sykling, sykkeltur, sykkelavstand, sykkel"),
      driving: list("med bil, i bil, å kjøre, kjøring, kjøretur, kjøretid, biltur, bil"),
      other: list(
        "med tog, med buss, med t-bane, med bane, med trikk, med ferge, med båt, med kollektivt, med kollektivtransport, kollektivt, toget, tog, bussen, buss, t-banen, t-bane, banen, trikken, trikk, ferga, ferjen",
      ),
    },
    middles: list("sentrum, centrum, s, sentralstasjon, stasjon, st"),
    sites: list(
      "lufthavn, flyplass, sykehus, sjukehus, universitet, universitetssykehus, høgskole, høyskole, campus, skole, videregående, stadion",
    ),
  },
  otherSums: list(
    "fellesgjeld, fellesgjelden, fellesgjelda, fellesgj, andel fellesgjeld, omkostninger, formuesverdi, egenkapital, depositum, innskudd, kommunale avgifter, kommunale avg, eiendomsskatt, eiendomsskatten, festeavgift, festeavgiften, leieinntekt, leieinntekter, utleieinntekter, strømutgifter, strømregning, kvadratmeterpris, kvadratmeterprisen, kvmpris, kvm-pris, kvm pris, m2-pris, m2 pris, pris per kvm, pris pr kvm, pris per m2, pris pr m2, verditakst, lånetakst",
  ),
  years: {
    words: list(
      "nytt bad, nytt kjøkken, nye bad, nye vinduer, nytt tak, bad fra, kjøkken fra, nytt bad og kjøkken, badet pusset opp, solgt, totalrenovert, totaloppusset, nyoppusset, oppgradert, rehabilitert, pusset opp, modernisert, bygg, klar, klart, klare, klar til innflytting, klare til innflytting, klar for innflytting, innflyttingsklar, innflyttingsklart, innflyttingsklare, ferdige, innflytning, overtagelse, oppusset, renovert, ferdig, ferdigstilt, ferdigstilles, ferdigstillelse, innflytting, overtakelse, januar, februar, mars, april, mai, juni, juli, august, september, oktober, november, desember",
    ),
    links: list("i, etter, før, fra, frå, rundt, ca, år, nyere enn, i løpet av, tidligst, senest"),
  },
  eponyms: [],
  hints: norwegianHints,
  without: list("uten, utan"),
  no: list(
    "ingen, inga, ingen form for, dropp, dropper, ikke vis, uten å vise, hverken, verken, trenger ikke, treng ikkje, vil ikke ha, ønsker ikke, skal ikke ha, slipper, ikke, ikkje, unntatt, unntatt i, bortsett fra, utenom, men ikke",
  ),
  afterNo: list(
    "en, et, ei, eit, noe, no, på, i, ved, nær, når, har, ha, med, trenger, treng, behov, for, som, av",
  ),
  or: list("eller, el, elr, eler, ellr"),
  having: list("med, m, me"),
  lying: list("i, på, ved, nær"),
  traits: list("egen, eget"),
  outside: list(
    "nord for, sør for, øst for, vest for, utenfor, utanfor, like utenfor, rett utenfor",
  ),
  near: list("nær, nære, nærme, nært, ved, til, mot, ved siden av"),
  placeEnds: list("kommune, kommuna, fylke, fylkeskommune, bydel, tettsted"),
  placeStarts: list("gamle, tidligere, tidl, heradet, herad, bygda, tettstedet"),
  totals: list(
    "totalpris, totalprisen, total pris, totalsum, totalt, i alt, alt i alt, alt inkludert, inkl fellesgjeld, inkl . fellesgjeld, inkludert fellesgjeld, inklusive fellesgjeld, med fellesgjeld, inkl omkostninger, inkludert omkostninger",
  ),
  unsaid: list(
    "på landet, på bygda, landlig, omegn, og omegn, med omegn, og områdene rundt, og området rundt, om formiddagen, formiddag, ettermiddag, på ettermiddagen, om ettermiddagen, kveld, på kvelden, om kvelden, pris spiller ingen rolle, uansett pris, innenfor ring 1, innenfor ring 2, innenfor ring 3, utenfor ring 3, i nærheten et sted",
  ),
  centres: list("sentrum, centrum, bysentrum, tettstedsentrum"),
  within: list("midt, nord, sør, øst, vest, nordre, søndre"),
  views: list("utsikt, utsyn"),
  viewLinks: list("mot, over, til"),
  sizes: list("liten, lita, lite, små, stor, stort, store"),
  degrees: list("lav, lavt, lave, høy, høyt, høye"),
  stations: list(
    "stasjon, stasjonen, togstasjon, jernbanestasjon, busstasjon, bussterminal, sentralstasjon, t-banestasjon, holdeplass, st, t-banestopp, trikkestopp, bussholdeplass, bussterminalen, brygge stasjon",
  ),
  fillers: list(
    `kort vei til, kort veg til, kort avstand til, nært, nærme, i, på, ved, av, med, og, eller, til, for, fra, en, et, ei, den, det, de, som, har, er, nær, nære, nærhet, nærheten, i nærheten av, norge, noreg, i norge, bydel, bydelen, hele norge, hele landet,
     nærheten av, rundt, området, i området, område, bolig, boliger, boligen, bustad, heim, hjem, eiendom, eiendommer, kommune, fylke, by,
     byen, jeg ser etter, ser etter, jeg leter etter, leter etter, ønsker, ønskjer, ynskjer, ynskje, ønskje, eg ønskjer, søkjer, søkje, kikkar, kikkar på, skulle ha, skulle gjerne ha, hadde vært fint med, hadde vore fint med, trur eg, ute etter, vi er ute etter, jeg er ute etter, ser eg etter, jeg ønsker, jeg vil ha, vil ha, vil, jeg vil, søker, ønskes, finn, finne, vis, vis meg, kan du vise meg, kan du vise, kan du finne, kan du finne meg, kan man, man kan, der man kan, der eg kan, der jeg kan, kan ha,
     alle, noe, noen, ledig, ledige, må ha, må, skal være, bør ha, jeg, vi, oss, meg, takk, hei, hvor, kan, noko, nokon, å, bo, eg leitar etter, leitar etter, under, over, maks, max, minst, ca, kr, kroner, pris, prisantydning, u,
     mellom, inntil, rom, roms, soverom, kvm, finnes det, finnes, finst, finst det, trenger, vi trenger, treng, treng ei, trengs, har dere, dere, eg, eit, ein, der, helst, gjerne, alt, kva, hva, ka, ke, kor, korr, æ, æg, ho, me, mi, ska, skal, skal ha, ska ha, æ ska ha, mæ, dæ, te, tel, nokka, nåkka, lyst på, ha lyst på, har lyst på, på jakt etter, el, husvære, husvere, leite, leitar, leita, leitar du, leit, leitar etter, leita etter, eg leitar, ser på, ser etter ei, leiter etter, leite etter, koste, koster, kostar, kosta, kost, hva koster, ka koste, kva kostar, hvor mye koster, kor mykje kostar, kor mye koste, hva er prisen på, totalpris, totalprisen, total pris, totalsum, totalt, prisant, prisantyding, pris antydning, salgspris, kjøpesum, fastpris, prisklasse, prisleie, prisnivå, budsjett, budsjettet, vårt budsjett, mitt budsjett, sted, plass å bo, et sted å bo, no,
     postnr, postnummer, jeg og samboeren min, jeg og samboer, jeg og kona, jeg og mannen, jeg og kjæresten, jeg og kjæresten min, samboeren min, kjæresten min, samboer, samboeren, kona, mannen min, min, mitt, vår, vårt, våre, vår første, første bolig, min første bolig, vi er en familie på tre, vi er en familie på fire, vi er en familie på fem, en familie på tre, en familie på fire, en familie på fem, ungt par, et par, pensjonist, pensjonister,
     flytte, flytte til, flytter, flytter til, skal flytte, skal flytte til, bosette, bosette oss, bosette meg, anbefale, anbefaler, foreslå, hvor mange, mange, hvilke, hvilken, drømmer om, drømmer om å, vurderer, vurderer å, tenker på, tenker på å, planlegger, planlegger å, hjelp, hjelpe, prøver, prøver å finne, se, se på, kikke, kikke på, bu, bur, bor, busette, husvære, husvere, nærleiken, i nærleiken, i nærleiken av, nærleiken av, hele, heile, kun, bare, berre, bare ute etter, ute etter, gate i, ej, itte, ser itte, ser itte ein, mi, mine, første, akkurat nå, kordan, åssen, hvordan, hvor, sjå, sjå etter, finnast, har du, har de, nyeste, nyeste først, nyeste boliger, nyeste annonser, søk, søk etter, søke, være, blir, bli, blitt, er det, inkl fellesgjeld, inkludert fellesgjeld, med fellesgjeld, inkl. fellesgjeld, inkl omkostninger, inkludert omkostninger, alt inkludert, altså, først, øverst, nederst, møblert eller ikke, møblert eller umøblert, har solgt, har nettopp solgt, vi har solgt, jeg har solgt, solgte vår, solgte min, nei takk, men, elr, eler, nära, omtrent, akkurat, nettopp, sånn, så klart, selvfølgelig, liksom, type, e l, eller lignende, og lignende, plis, vær så snill`,
  ),
  features: [
    ...combined(
      "ski",
      "bakke, bakker, heis, løype, løyper, spor, senter, anlegg, utleie, tur, turer, og tur, og sol, og sykkel, terreng, sport, bod, rom, på beina",
    ),
    ...combined(
      "lav, lave, lite, høy, høye",
      "fellesgjeld, felleskostnader, felleskost, felleskostnad, felleskostn, energimerke, strømregning",
    ),
    ...combined(
      "sokkelleilighet, sokkelleilegheit, kjellerleilighet, hybelleilighet, hybel, utleiedel, utleieleilighet, anneks, leilighet",
      "for utleie, til utleie, som kan leies ut, å leie ut, til å leie ut, godkjent for utleie, som er godkjent for utleie",
    ),
    ...combined("prisen, pris", "satt ned, redusert, nedsatt, senket"),
    ...combined(
      "uten, ingen, utan",
      "dokumentavgift, fellesgjeld, felleskostnader, felleskost, omkostninger",
    ),
  ].concat(
    list(
      `for utleie, godkjent for utleie, som er godkjent for utleie, egnet for utleie, mulighet for utleie, godkjent for varig opphold, sokkel, sokkeletasje, kårbolig, kårbustad, båtvei, båtveg, låve, stabbur, fjøs, peisen, ovn, ovnen, kakkelovn, stukkatur, satt ned, nedsatt pris, redusert pris, prisavslag, ski inn / ski ut, ski in / ski out, ski inn og ski ut, ski in og ski out, ski inn & ski ut, gå på ski, stå på ski, gå ski, rett på ski, langrenn,
       alpinsenter, alpinbakke, skibakke, skibakker, skitrekk, skiterreng, skisenter, skianlegg, skispor, leie ut, leier ut, skal leie ut, leige ut,
       til utleie for andre, gangavstand, gåavstand, høy blokk, lav blokk, gjeldfri, gjeldfritt, bilvei, gangvei, sykkelvei, turvei, motorvei, hovedvei, adkomstvei, blindvei, privat vei,
       bomvei, skogsvei, gårdsvei, lekeplass, lekeplassen, uten boplikt, uten innsyn, uten gjenboere, første etasje, første etg, øverste etasje, toppetasje,
       toppetasjen, strøm, straum, vatn, innlagt vann, innlagt vatn, balkong, altan, altaner, veranda, terrasse, takterrasse, hage, peis, ildsted, vedovn,
       garasje, garasjeplass, carport, parkering, heis, utsikt, sjøutsikt, havutsikt, fjordutsikt, fjellutsikt, panorama, basseng, svømmebasseng, boblebad,
       badstue, sauna, sjø, sjøen, hav, havet, vann, vannet, fjell, fjellet, skog, skogen, strand, stranda, stranden, strandlinje, brygge, båtplass, naust,
       solrik, sol, solforhold, kveldssol, sydvendt, vestvendt, lys, lyst, moderne, nyoppusset, oppusset, oppussingsobjekt, oppussing, renovert, sentral,
       sentralt, sentrum, sentrumsnær, rolig, tomt, ntnu, universitet, universitetet, landet, førstegangskjøper, midt, nord, sør, øst, vest, barnevennlig,
       familie, familievennlig, skole, barnehage, utleiedel, utleiemulighet, kjeller, loft, bod, kontor, gulvvarme, varmepumpe, fjernvarme, elbil, elbillader,
       lader, fiber, alpin, skiheis, skiløype, skiløyper, ski inn ski ut, ski in ski out, ski inn, ski ut, golf, tog, togstasjon, stasjon, buss, t-bane,
       tbane, trikk, bybane, bybanen, butikk, stor, stort, store, liten, lite, små, ny, nytt, nye, gammel, eldre, dobbeltgarasje, boder, fellesgjeld, lave,
       lav, felleskostnader, hund, hunden, katt, katten, dyr, kjæledyr, barn, gang, vask, vaskerom, grønn, grønt, nabo, naboer, torg, torget, fiske,
       fiskeplass, visning, student, studenter, tillatt, gard, tun, stue, kjøkken, bad, rad, rekke`,
    ),
  ),
};
