/** A language's words for facts of a home that have a filter: year, floor, energy label, days, shared costs. */
export interface FactWords {
  /** When homes were built: `bygd etter 2000`, `eldre enn 1930`. */
  built: {
    words: readonly string[];
    links: readonly string[];
    newer: readonly string[];
    older: readonly string[];
    orNewer: readonly string[];
    orOlder: readonly string[];
    /** After a decade: `1930-tallet`, `1930s`. */
    decades: readonly string[];
    /** After an age, and the same where words of direction stand before it: `eldre enn 10 år`. */
    old: readonly string[];
    years: readonly string[];
  };
  floors: {
    words: readonly string[];
    /** Those that a number without a dot may precede: `4 etg`, but `3 level` is three storeys. */
    bare: readonly string[];
    ground: readonly string[];
    ordinals: Readonly<Record<string, number>>;
    /** Directly after a number: `3rd floor`. */
    suffixes: readonly string[];
    orHigher: readonly string[];
    orLower: readonly string[];
  };
  energy: { words: readonly string[]; links: readonly string[]; orBetter: readonly string[] };
  days: {
    /** Words for viewings, of which the day is a filter. */
    viewing: readonly string[];
    /** Between such a word and the day. */
    links: readonly string[];
    named: Readonly<Record<string, NamedDays>>;
    /** Days of the week, from Sunday as 0; short forms are days after a word for viewings alone. */
    weekdays: Readonly<Record<string, number>>;
    shortWeekdays: Readonly<Record<string, number>>;
    /** Before a day of the week that means a viewing by itself: `this saturday`. */
    coming: readonly string[];
    months: Readonly<Record<string, number>>;
    suffixes: readonly string[];
  };
  /** How long ago homes were advertised at most, in days; `since` alone does not say what was done then. */
  published: {
    words: readonly string[];
    recent: Readonly<Record<string, number>>;
    since: Readonly<Record<string, number>>;
  };
  available: { words: readonly string[]; links: readonly string[]; now: readonly string[] };
  /** Costs that are shared, which have a filter of their own. */
  sharedCosts: readonly string[];
  /** Between a sum and the name of what it pays: `maks 5000 i felleskostnader`. */
  sumLinks: readonly string[];
}

/** Days that are named by words. `next week` begins on Monday. */
export type NamedDays = "today" | "tomorrow" | "week" | "weekend" | "nextWeek" | "nextWeekend";

const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

const numbered = (words: string, first: number): Record<string, number> =>
  Object.fromEntries(
    list(words).flatMap((names, index) => names.split(" ").map((name) => [name, index + first])),
  );

/** Times of some days, each after any of the words for the last. */
const recentDays = (
  lasts: string,
  times: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    list(lasts).flatMap((last) =>
      Object.entries(times).map(([time, days]) => [`${last} ${time}`, days]),
    ),
  );

export const englishFacts: FactWords = {
  built: {
    words: list("built, blt, constructed, year built, build year, construction year"),
    links: list("in, the, year, from, around, circa, ca, late, early, mid"),
    newer: list(
      "newer than, younger than, after, since, post, no older than, not older than, built from, not before, built in the last, built in last, built within the last, built in the past",
    ),
    older: list("older than, before, pre, prior to, not newer than, not after"),
    orNewer: list(
      "or newer, or later, and newer, or after, and later, onwards, or younger, +, and up, plus",
    ),
    orOlder: list("or older, or earlier, and older, or before"),
    decades: list("s, ' s, ’ s"),
    old: list("years old, year old, yrs old, yr old, years of age"),
    years: list("years, yrs, years old, year old, yrs old"),
  },
  floors: {
    words: list("floor, level"),
    bare: [],
    ground: list("ground floor, ground level, street level"),
    // Whether the first floor is that of the street is not the same in both markets.
    ordinals: numbered("second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth", 2),
    suffixes: list("nd, rd, th"),
    orHigher: list("or higher, or above, and above, and up, or up, and higher, +, upwards"),
    orLower: list("or lower, or below, and below"),
  },
  energy: {
    words: list("energy label, energy rating, energy class, energy grade, energy performance, epc"),
    links: list("rating, label, class, grade, of, a minimum of, :"),
    orBetter: list("or better, or higher, or above, and above, and better, +"),
  },
  days: {
    viewing: list(
      "open home, open homes, open house, open houses, open for inspection, open for inspections, inspection, inspections, inspect, viewing, viewings, open, opens, home open, home opens, ofi, house viewing, to inspect, can inspect, can view",
    ),
    links: list("on, this, the, for, in, coming, time, times, next, are, is"),
    named: {
      today: "today",
      tonight: "today",
      tomorrow: "tomorrow",
      "this week": "week",
      "next week": "nextWeek",
      weekend: "weekend",
      "the weekend": "weekend",
      "this weekend": "weekend",
      "next weekend": "nextWeekend",
    },
    weekdays: numbered("sunday, monday, tuesday, wednesday, thursday, friday, saturday", 0),
    shortWeekdays: numbered("sun, mon, tue tues, wed, thu thur thurs, fri, sat", 0),
    coming: list("this, this coming, coming, next"),
    months: numbered(
      "january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sep sept, october oct, november nov, december dec",
      1,
    ),
    suffixes: list("st, nd, rd, th, st of, nd of, rd of, th of"),
  },
  published: {
    words: list(
      "new, newly listed, new listing, new listings, new homes, new houses, new properties, new rentals, listed, just listed, added, advertised, published, posted, uploaded",
    ),
    recent: recentDays("last, past, in the last, in the past, within the last", {
      "24 hours": 1,
      "24 hrs": 1,
      "24h": 1,
      "2 days": 2,
      "3 days": 3,
      "three days": 3,
      "7 days": 7,
      week: 7,
      "two weeks": 14,
      "2 weeks": 14,
      "14 days": 14,
      fortnight: 14,
      month: 30,
      "30 days": 30,
    }),
    since: { today: 0, yesterday: 1, "since yesterday": 1, "this week": 6, "this month": 30 },
  },
  available: {
    words: list(
      "available, available from, avail, avail from, availability, move in, moving in, move in from, move in date, from, starting, start date, lease start, occupancy, ready to move in",
    ),
    links: list("from, in, on, the, by, for, early, mid, late, date, start of, beginning of"),
    now: list("now, immediately, today, asap, right away, straight away"),
  },
  sharedCosts: list(
    "strata, strata fees, strata fee, strata levy, strata levies, strata costs, levies, body corporate, body corporate fees, body corp, body corp fees, bc fees, owners corporation, owners corporation fees, oc fees, shared costs, common costs",
  ),
  sumLinks: list("in, of, for, on"),
};

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
    now: list("nå, no, straks, omgående, snarest, med en gang, umiddelbart, i dag, asap"),
  },
  sharedCosts: list(
    "felleskostnader, felleskostnad, felleskostnadene, felleskost, felleskostn, fellesutgifter, fellesutgift, fellesutg, felleskostnadar, husleie i borettslaget",
  ),
  sumLinks: list("i, på, for, til"),
};
