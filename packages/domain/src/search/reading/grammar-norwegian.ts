import type { Grammar } from "./grammar.ts";

const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** How people search for a home in Norwegian, including dialects and short forms. */
export const norwegianGrammar: Grammar = {
  limits: {
    max: list(
      "under, maks, max, maksimum, maksimalt, inntil, opptil, opp til, opp mot, høyst, ikke over, mindre enn, lavere enn, billigere enn, <, u /, u",
    ),
    min: list("over, fra, minst, minimum, min, mer enn, større enn, høyere enn, >"),
    about: list("rundt, ca, cirka, circa, omtrent, omkring, ~"),
    between: list("mellom"),
  },
  to: ["til"],
  and: list("og, eller, &"),
  orMore: list("+, eller mer, eller flere, eller fler, og oppover, og mer, eller større, pluss"),
  numbers: {
    en: 1,
    ett: 1,
    ei: 1,
    et: 1,
    to: 2,
    tre: 3,
    fire: 4,
    fem: 5,
    seks: 6,
    syv: 7,
    sju: 7,
    åtte: 8,
    ni: 9,
    ti: 10,
    "en halv": 0.5,
  },
  periods: list(
    "i måneden, i måned, i mnd, per måned, per mnd, pr måned, pr mnd, pr md, / mnd, / måned, mnd, måned, månedlig, måneden",
  ),
  travel: {
    units: list("minutter, minutt, min, minuttar, time, timer, timers reise"),
    to: list("til, fra, frå, unna"),
  },
  otherSums: list(
    "felleskostnader, felleskostnad, felleskost, fellesutgifter, fellesgjeld, omkostninger, depositum, kommunale avgifter",
  ),
  hints: [
    {
      hint: { kind: "listing", listing: "rent" },
      words: list(
        "til leie, tilleie, til leige, leie, leies, leige, leige bustad, leiebolig, leieboliger, utleie, utleiebolig, utleieboliger, utleies, å leie, leid",
      ),
    },
    {
      hint: { kind: "listing", listing: "buy" },
      words: list("til salgs, til salg, tilsalgs, salg, selges, kjøpe, kjøp, kjøpes, å kjøpe"),
    },
    {
      hint: { kind: "listing", listing: "new_homes" },
      words: list(
        "nybygg, nybygde boliger, nybygd, nybygde, nye boliger, ny bolig, nybolig, nyboliger, boligprosjekt, prosjekt, prosjekter, nyoppført, nyoppførte",
      ),
    },
    {
      hint: { kind: "listing", listing: "commercial" },
      words: list(
        "næringslokale, næringslokaler, næring, næringseiendom, næringseiendommer, næringsbygg, lokale, lokaler",
      ),
    },
    { hint: { kind: "condition", value: "used" }, words: list("bruktbolig, bruktboliger, brukt") },
    {
      hint: { kind: "furnished", value: "fully" },
      words: list("møblert, fullt møblert, fullmøblert, møblerte"),
    },
    { hint: { kind: "furnished", value: "partly" }, words: list("delvis møblert, delmøblert") },
    { hint: { kind: "furnished", value: "none" }, words: list("umøblert, ikke møblert") },
    {
      hint: { kind: "pets" },
      words: list(
        "dyr tillatt, hund tillatt, katt tillatt, dyrehold, dyrehold tillatt, husdyr tillatt, kjæledyr tillatt, husdyr, lov med hund, lov med katt",
      ),
    },
    {
      hint: { kind: "sold" },
      words: list("solgt, solgte, solgte boliger, nylig solgt, nylig solgte"),
    },
    {
      hint: { kind: "viewing" },
      words: list("visning i dag, visninger i dag, på visning i dag, visning idag"),
    },
    {
      hint: { kind: "cheapest" },
      words: list("billig, billige, billigst, billigste, rimelig, rimelige"),
    },
  ],
  without: list("uten, ikke"),
  having: list("med, m"),
  lying: list("i, på, ved, nær"),
  within: list("sentrum, midt, nord, sør, øst, vest, nordre, søndre"),
  fillers: list(
    `i, på, ved, av, med, og, eller, til, for, fra, en, et, ei, den, det, de, som, har, er, nær, nære, nærhet, nærheten, i nærheten av, norge, i norge, på landet, i helgen, i helga, hele norge, hele landet,
     nærheten av, rundt, omegn, og omegn, med omegn, området, i området, område, bolig, boliger, boligen, bustad, heim, hjem, eiendom, eiendommer, kommune, fylke, by,
     byen, jeg ser etter, ser etter, jeg leter etter, leter etter, ønsker, jeg ønsker, jeg vil ha, vil ha, vil, jeg vil, søker, ønskes, finn, finne, vis, vis meg,
     alle, noe, noen, ledig, ledige, jeg, vi, oss, meg, takk, hei, hvor, kan, å, bo, under, over, maks, max, minst, ca, kr, kroner, pris, prisantydning, u,
     mellom, inntil, rom, roms, soverom, kvm, finnes det, finnes, finst, finst det, trenger, vi trenger, har dere, dere, eg, eit, ein, der, helst, gjerne, alt, kva, hva`,
  ),
  features: list(
    `balkong, altan, altaner, veranda, terrasse, takterrasse, hage, peis, ildsted, vedovn, garasje, garasjeplass, carport, parkering, heis, utsikt, sjøutsikt, havutsikt, fjordutsikt,
     fjellutsikt, panorama, basseng, svømmebasseng, boblebad, badstue, sauna, sjø, sjøen, hav, havet, vann, vannet, fjell, fjellet, strand, stranda, stranden, strandlinje, brygge, båtplass, naust,
     solrik, sol, solforhold, kveldssol, sydvendt, vestvendt, lys, lyst, moderne, nyoppusset, oppusset, oppussingsobjekt, oppussing, renovert, sentral, sentralt, sentrum, sentrumsnær,
     rolig, tomt, ntnu, universitet, universitetet, landet, førstegangskjøper, midt, nord, sør, øst, vest, barnevennlig, familie, familievennlig, skole, barnehage, utleiedel, utleiemulighet, kjeller, loft, bod, kontor, gulvvarme, varmepumpe,
     fjernvarme, elbil, elbillader, lader, fiber, alpin, skiheis, skiløype, skiløyper, ski inn ski ut, ski in ski out, ski inn, ski ut, golf, tog, togstasjon, stasjon, buss, t-bane, tbane,
     trikk, bybane, bybanen, butikk, stor, stort, store, liten, lite, små, ny, nytt, nye, gammel, eldre, dobbeltgarasje, boder,
     fellesgjeld, lave, lav, felleskostnader, hund, hunden, katt, katten, dyr, kjæledyr, barn, gang, vask, vaskerom, grønn, grønt, nabo, naboer, torg, torget, fiske, fiskeplass, visning, student, studenter, tillatt, gard, tun, stue, kjøkken, bad, rad, rekke`,
  ),
};
