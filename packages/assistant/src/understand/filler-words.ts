import { plain } from "@hjem/domain/text/fold";
import { isTypoOf } from "@hjem/domain/text/typos";

/** Words that questions have whatever they are about; they find no sentence of a description. */
export const fillerWords: ReadonlySet<string> = new Set(
  plain(
    "hva hvor hvem hvilken hvilke hvordan hvorfor når kva kvar kven kor korleis nar ka hvilket er det den de dere du jeg eg vi " +
      "en et ei har ha kan får få skal vil blir ble var vært vore som med uten på i til fra av om for og eller ikke noe " +
      "noen her der så mye mykje mange langt stor stort leilighet leiligheten leilegheita huset hus bolig boligen hybelen " +
      "bygget bygg sist slags type finnes følger fins the a an is are was were it its this that there does do did has have had " +
      "can could would will what when where who which how why much many of on in to for with and or any got get i we you me my " +
      "apartment unit house flat home property place building been be at by from as about tell " +
      "denne dette disse deres mer enn ett annen annet andre også altså bare må gå går gå finne finner vis vise meg sende send se tegnet slipper " +
      "every each kvartal kvartalet hvert kvart året år penger bok mandag tirsdag onsdag torsdag fredag lørdag søndag helga helgen uka uken dag mill million millioner kr kroner " +
      "da jo vel fortnight fortnightly lovely beautiful stunning amazing cute cosy fantastisk fantastiske flott flotte koselig koselige herlig herlige cottage villa pad villaen rekkehuset hytta hytten eiendommen eiendom objektet objekt entire overall altså er " +
      "egentlig åssen ca cirka sånn omtrent trenger ønsker vet si fortell gjerne eller hvis når nå hele leiligheter leilegheiter boliger følgjer gjeld gjelder synes vennligst lurer lurar lurte ny nytt nye man bygård gård gangen fyre høy høye høyt lav lave liten lite greit fint bra snakke ansvarlig en to tre fire fem " +
      "show send need own been done coming up weekend saturday sunday monday tuesday wednesday thursday friday please fine new light second  made year whats mulig muleg possible gratis free epost post mail wats wat wot hows small two three four five high low properties also " +
      "mate wondering wonder please pls good roughly if then now just really exactly know say find want like would own more than other another only come coming next last time " +
      "naermeste naermest nearest closest nearby avstand distance blitt vaert hatt lenge lang lange seg way walkable around away naerme kvadrat large naerheten naerheit " +
      "january february march april may june july august september october november december million victoria nsw queensland",
  ).split(" "),
);

/** Words that say of a thing no more than that it is, costs something, or comes again and again. */
export const besideSubject: ReadonlySet<string> = new Set(
  (
    "kommer folger med come comes included inkludert tilgang access available tilgjengelig egen eget eige egne provided " +
    "include includes already equipped fitted installed installert montert aswell both onsite nice good sure finst also too they actually your vare total totalt alt exactly omtrent " +
    "pris prisen big per pr maned maneden mnd uke uka uken arlig month monthly week weekly yearly annual neste satt avtale bestille flere fleire " +
    "betale betaler betala regne regner koster kostar kost koste kosta ligger ligg ligge dyr dyrt slipper merka " +
    "selv sjol self alone plus tillegg ekstra extra top over regnet beregnet nybygg nybygget staff ansatte accept go going charge pay paid cost costs price not isnt hasnt oppgitt stated listed advertised annonsen advert listing"
  ).split(" "),
);

/** Words that change nothing of what a question asks for, though a sentence of an advert may be found by them. */
export const ofNoMatter: ReadonlySet<string> = new Set(
  (
    "klokka stedet inn opp gatt ved great greit earlier they them their ho e store hver sitt min mitt mine nett soon g kjop kjopet kort vei " +
    "morgen tomorrow today tonight antall borettslag borettslaget sameiet overtar romslig work out looking money ongoing government take " +
    "association bill kind sort salgs sale fixed buy buying selve fall case actually egentlig instead heller nok trenger thing " +
    "first forst first. decent good ok okay reasonable generous enough nok once again forresten by way here there moment online including inclusive quarterly fortnightly tusen morra totale yet minutter minutt minutes mins kontoret lokalet office premises enda enna fortsatt still already leiligheta hytta give gi person oss bare only blokka blokken ta tar one even being off plan altogether stay stays sold fit plass so down applying long lang " +
    "six seven eight nine ten seks sju syv atte ni ti job jobb"
  ).split(" "),
);

/** Shorter words are too often words of their own: `fast` is not `last`. */
const TYPO_LENGTH_MIN = 6;

/** Whether a word is one of them, also misspelt. */
export const isFiller = (word: string): boolean =>
  fillerWords.has(word) ||
  (word.length >= TYPO_LENGTH_MIN && [...fillerWords].some((filler) => isTypoOf(word, filler)));
