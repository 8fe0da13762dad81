import type { SearchVocabulary } from "@hjem/domain/search-vocabulary";
import { list } from "./everyday-words.ts";

/** How streets are named and shortened in Norway. */
export const streets: SearchVocabulary["streets"] = {
  endings: list(
    "gata, gate, gaten, gatene, veien, vegen, veg, vei, veita, bakken, stien, alleen, svingen, kroken, plassen",
  ),
  numberedEndings: list(
    "bakke, sti, alle, sving, kroa, plass, torget, torg, torv, brygge, bryggen, brygga, kaia, kaien, lia, åsen, haugen, toppen, jordet, tunet, grenda, ringen, terrasse, terrassen, faret, lunden, skogen, dalen, engen, enga, tråkka, tråkket, kleiva, kleiven, smuget, smauet, almenningen, hagen, marka, berget, stredet, stranda, stranden, vika, viken, landet, bråten, rabben, løypa, løkka, svadet, kollen, heia, hellinga, stubben, kanten, bredden, sletta, moen, flata, tangen, odden",
  ),
  shortEndings: { gt: "gata", vn: "veien", vg: "vegen" },
  firstWords: list(
    "øvre, nedre, lille, store, gamle, gml, gl, nordre, søndre, østre, vestre, midtre, indre, ytre, nye, st, sankt, keiser, kong, dronning, prins, prinsesse, biskop, prof, professor, dr, doktor, general, oberst, kaptein, konsul, pastor, prost, karl, carl, olav, olaf, haakon, håkon, christian, kristian, harald, erik, hans, lars, ole, nils, peder, johan, henrik, nordahl, øv, ndr, nrd, sndr",
  ),
  words: {
    gate: "gate",
    gt: "gate",
    g: "gate",
    gaten: "gaten",
    gata: "gata",
    vei: "vei",
    veg: "veg",
    vn: "veien",
    veien: "veien",
    vegen: "vegen",
    allé: "allé",
    alle: "allé",
    plass: "plass",
    pl: "plass",
    torg: "torg",
  },
  isNumberFirst: false,
  unitNames: list(
    "leilighet, leilighet nr, leilighetsnummer, leilighetsnr, leil, leil nr, leilnr, lgh, lghnr, bolig nr, bolignr, seksjon, seksjonsnr, snr, andel, andelsnr, andel nr, oppgang, oppg, inngang, inng",
  ),
  flatSides: list(
    "th, tv, thv, t h, t v, t . h, t . v, til høyre, til venstre, høyre, venstre, midten",
  ),
};
