import { type FactWords, list, numbered, recentDays } from "./fact-words.ts";

/** How people state facts in Norwegian. */
export const norwegianFacts: FactWords = {
  built: {
    words: list(
      "bygd, bygget, bygd i, byggeår, bygge år, oppført, oppført i, bygd år, byggår, fra byggeår",
    ),
    links: list("i, år, året, fra, frå, rundt, ca, cirka, på, tidlig, sent"),
    newer: list(
      "nyere enn, nyare enn, yngre enn, etter, ikke eldre enn, ikkje eldre enn, ikke før, siden, bygd de siste, bygget de siste, bygget siste, bygd siste",
    ),
    older: list("eldre enn, før, ikke nyere enn, ikkje nyare enn, ikke etter"),
    orNewer: list(
      "eller nyere, og nyere, eller senere, eller yngre, og senere, eller nyare, og oppover, eller etter, +, og opp, pluss",
    ),
    orOlder: list("eller eldre, og eldre, eller tidligere, eller før"),
    decades: list("tallet, talls, tall, talet, tals, åra, årene"),
    old: list("år gammel, år gammelt, år gamle, år gamal, år gamalt"),
    years: list("år, år gammel, år gammelt, år gamle, år gamal"),
  },
  floors: {
    words: list("etasje, etg, etasjen, etage"),
    bare: list("etasje, etg"),
    ground: list(
      "bakkeplan, gateplan, grunnplan, bakkenivå, gatenivå, første etasje, første etg, første etasjen, fyrste etasje, i bakkeplan",
    ),
    ordinals: numbered(
      "første fyrste, andre annen, tredje, fjerde, femte, sjette, sjuende syvende, åttende, niende, tiende",
      1,
    ),
    suffixes: [],
    orHigher: list("eller høyere, eller over, og oppover, eller høgare, og høyere, og opp, +"),
    orLower: list("eller lavere, eller under, og nedover"),
  },
  energy: {
    words: list(
      "energimerke, energimerking, energimerket, energiklasse, energikarakter, energiattest, energimerka, energi",
    ),
    links: list("på, med, karakter, klasse, merke, er, :"),
    orBetter: list("eller bedre, og bedre, eller høyere, og oppover, eller betre, +"),
  },
  days: {
    viewing: list(
      "visning, visninger, visningen, åpen visning, åpne visninger, fellesvisning, på visning, visningar, visningsdag, boligvisning",
    ),
    links: list("på, i, den, til, nå, no, førstkommende, kommende, neste, denne, det, er"),
    named: {
      "i dag": "today",
      idag: "today",
      "i kveld": "today",
      "i morgen": "tomorrow",
      "i morgon": "tomorrow",
      imorgen: "tomorrow",
      "i morra": "tomorrow",
      imorra: "tomorrow",
      "denne uka": "week",
      "denne uken": "week",
      "denne veka": "week",
      "neste uke": "nextWeek",
      "neste veke": "nextWeek",
      "i helgen": "weekend",
      "i helga": "weekend",
      helgen: "weekend",
      helga: "weekend",
      "til helgen": "weekend",
      "til helga": "weekend",
      "denne helgen": "weekend",
      "denne helga": "weekend",
      "neste helg": "nextWeekend",
    },
    weekdays: numbered(
      "søndag sundag søndagsvisning, mandag måndag mandagsvisning, tirsdag tysdag, onsdag onsdagsvisning, torsdag torsdagsvisning, fredag, lørdag laurdag lørdagsvisning",
      0,
    ),
    shortWeekdays: numbered("søn, man, tir, ons, tor, fre, lør", 0),
    coming: list("på, førstkommende, kommende, denne, til, nå på, nå"),
    months: numbered(
      "januar jan, februar feb, mars, april apr, mai, juni jun, juli jul, august aug, september sep sept, oktober okt, november nov, desember des",
      1,
    ),
    suffixes: ["."],
  },
  published: {
    words: list(
      "nye, nytt, ny, nye boliger, nye leiligheter, nye hus, nye hytter, nye annonser, nye objekter, nyeste, lagt ut, ny annonse, nylig lagt ut, publisert, annonsert, kommet, kom",
    ),
    recent: recentDays("siste, de siste, den siste, dei siste, i løpet av siste, siden forrige", {
      "24 timer": 1,
      "24 timene": 1,
      døgn: 1,
      døgnet: 1,
      "2 dager": 2,
      "3 dager": 3,
      "tre dager": 3,
      "7 dager": 7,
      "syv dager": 7,
      uka: 7,
      uken: 7,
      uke: 7,
      veka: 7,
      "to uker": 14,
      "2 uker": 14,
      "14 dager": 14,
      måneden: 30,
      måned: 30,
      mnd: 30,
      "30 dager": 30,
    }),
    since: {
      "i dag": 0,
      idag: 0,
      "i går": 1,
      igår: 1,
      "denne uka": 6,
      "denne uken": 6,
      "denne veka": 6,
    },
  },
  available: {
    words: list(
      "ledig, ledig fra, ledig frå, fra, frå, innflytting, innflytting fra, innflytning, overtakelse, overtagelse, overtaking, tilgjengelig, tilgjengelig fra, leie fra, flytte inn, kan flytte inn, innflyttingsklar",
    ),
    links: list("fra, frå, i, den, innen, per, pr, dato, starten av, begynnelsen av, midten av"),
    rented: list("leie fra, leie frå, ledig, ledig fra, ledig frå, ledige fra, tilgjengelig fra"),
    soon: list("så fort som mulig, så snart som mulig, snarest, snarest mulig, umiddelbart"),
    moves: list("flytter, flytte, flyttar"),
    now: list("nå, no, straks, omgående, snarest, med en gang, umiddelbart, i dag, asap"),
  },
  sharedCosts: list(
    "felleskostnader, felleskostnad, felleskostnadene, felleskost, felleskostn, fellesutgifter, fellesutgift, fellesutg, felleskostnadar, husleie i borettslaget",
  ),
  sumLinks: list("i, på, for, til"),
};
