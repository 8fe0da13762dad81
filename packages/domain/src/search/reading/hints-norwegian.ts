import { combined, list } from "./grammar-lists.ts";
import type { Grammar } from "./grammar.ts";

/** What Norwegian words set besides property type, size and price. */
export const norwegianHints: Grammar["hints"] = [
  {
    hint: { kind: "listing", listing: "rent" },
    words: list(
      "husleie, leiepris, månedsleie, månedleie, leiesum, att hyra, hyra, til leie, tilleie, til leige, te leie, te leige, tel leie, tel leige, leia, leien, husleia, husleien, lei, leie, leies, leige, leige bustad, leiebolig, leieboliger, utleie, utleiebolig, utleieboliger, utleies, å leie, leid",
    ),
  },
  {
    hint: { kind: "listing", listing: "buy" },
    words: list(
      "til salgs, til salg, til sals, te salgs, te sals, tel salgs, tilsalgs, salg, selges, kjøpe, kjøp, kjøpes, å kjøpe",
    ),
  },
  {
    hint: { kind: "listing", listing: "new_homes" },
    words: list(
      "nybygg, nybygde boliger, nybygd, nybygde, nye boliger, ny bolig, nybolig, nyboliger, boligprosjekt, prosjekt, prosjekter, nye prosjekter, nytt prosjekt, nyoppført, nyoppførte",
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
    words: combined(
      "dyr, hund, hunder, katt, katter, kjæledyr, husdyr, dyrehold, hundehold",
      "ok, tillatt, er tillatt, er ok, er lov, lov, velkommen, er velkommen, går fint, greit",
    ).concat(
      list(
        "lov å ha hund, lov å ha katt, lov å ha dyr, lov å ha kjæledyr, lov med dyr, lov med kjæledyr, tillater dyr, tillater hund, tillater katt, tillater dyrehold, dyr tillatt, hund tillatt, katt tillatt, dyrehold, dyrehold tillatt, husdyr tillatt, kjæledyr tillatt, husdyr, lov med hund, lov med katt, ha hund, ha katt, ha dyr, ha husdyr, ha kjæledyr, hunder tillatt, katter tillatt",
      ),
    ),
  },
  {
    hint: { kind: "pets", isBare: true },
    words: combined("1, 2, 3, en, ein, to, tre", "katt, katter, hund, hunder, hundar").concat(
      list(
        "katt, katter, hund, hunder, valp, kattunge, kjæledyr, dyr, hundevennlig, kattevennlig, dyrevennlig, liten hund, stor hund",
      ),
    ),
  },
  {
    hint: { kind: "ownLand" },
    words: list(
      "eid tomt, eiet tomt, selveid tomt, selveiet tomt, selveiertomt, eiertomt, eigd tomt, ikke festetomt, ikke festet tomt, ikke festa tomt, ikkje festetomt, uten festetomt, uten festeavgift",
    ),
  },
  {
    hint: { kind: "future" },
    words: list(
      "kommer for salg, kommer snart, kommer for salg snart, kommer snart for salg, snart for salg, snart til salgs, kommende salg, kommer til salgs, kjem for sal, kommer på markedet",
    ),
  },
  {
    hint: { kind: "private" },
    words: list(
      "av privat, av private, fra privat, fra private, privatperson, av privatperson, uten megler, utan meklar, privat annonse",
    ),
  },
  {
    hint: { kind: "private", listing: "buy" },
    words: list(
      "privat selger, private selgere, selges privat, selges av privat, privat salg, privatsalg, til salgs privat, til salgs av privat",
    ),
  },
  {
    hint: { kind: "private", listing: "rent" },
    words: list(
      "privat utleier, private utleiere, privat utleie, utleie privat, utleie av privat, leies ut privat, leie privat, leie av privat, til leie privat, til leie av privat",
    ),
  },
  {
    hint: { kind: "listing", listing: "rent", rest: "unused" },
    words: list(
      "lang leiekontrakt, lang leietid, lang leieperiode, langtidskontrakt, lang kontrakt",
    ),
  },
  {
    hint: { kind: "listing", listing: "rent", rest: "words" },
    words: list(
      "korttidsleie, korttidsutleie, kortidsleie, kortidsutleie, korttidskontrakt, korttid, langtidsleie, langtidsutleie, fremleie, framleie, framleige",
    ),
  },
  {
    hint: { kind: "sold" },
    words: list("solgt, solgte, solgte boliger, nylig solgt, nylig solgte"),
  },
  {
    hint: { kind: "sorted", by: "price", order: "desc" },
    words: list(
      "dyreste, dyrest, høyest pris, høyeste pris, dyreste først, dyrest først, høyeste pris først, høyest pris først, mest eksklusive",
    ),
  },
  {
    hint: { kind: "sorted", by: "primary_room", order: "desc" },
    words: list(
      "størst først, største først, størst øverst, størst mulig, så stor som mulig, så stort som mulig, størst, største",
    ),
  },
  {
    hint: { kind: "sorted", by: "price", order: "asc" },
    words: list(
      "billigste først, billigst først, rimeligste først, rimeligst først, lavest pris først, laveste pris først, lavest pris, laveste pris, rimeligst, rimeligste, billig, billige, billigst, billigste, rimelig, rimelige",
    ),
  },
];
