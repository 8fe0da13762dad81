/**
 * Short forms of the types that end the name of an Australian street, each with its full form (AS 4590.1, appendix on street
 * types; the forms that people write beside them).
 */
export const streetTypes: ReadonlyMap<string, string> = new Map(
  `alley ally aly, approach app, arcade arc, avenue ave av aven, bend, boulevard blvd bvd boul bvde, brae, bypass bypa, chase ch,
   circle cir, circuit cct circ crct, close cl, common, concourse con, corso, court ct crt, courtyard, cove, crescent cres cr cresc,
   crest crst, cross, crossing crsg, dell, drive dr drv dve, driveway, elbow, entrance ent, esplanade esp, fairway fawy,
   freeway fwy, frontage, gardens gdns gdn, gate, gateway, glade gld, glen, grange, green, grove gr gve gro, heights hts,
   highway hwy hway hiway, interchange, junction jnc, key, lane ln la, lookout lkt, loop, mall, mews, nook, outlook,
   parade pde par, parkway pwy pkwy, pass, passage psge, path, pathway, place pl plc, plaza plza, promenade prom, quadrant quad,
   quay qy quays, ramble, ramp, reach, reserve res, rest, retreat rtt, ridge rdge, ring, rise, road rd, roadway, row, square sq,
   steps, strand, street st str, strip, terrace tce terr ter, track trk, trail trl, turn, vale, view, views, vista,
   walk wlk, walkway, way wy, wharf, wynd`
    .split(",")
    .flatMap((line) => {
      const [full = "", ...short] = line.trim().split(/\s+/);
      return [full, ...short].map((word) => [word, full] as const);
    }),
);

/** Compass points after the type of a street: `Railway Parade N`. */
export const streetSides: ReadonlyMap<string, string> = new Map(
  ["north", "south", "east", "west"].flatMap((full) => [
    [full, full] as const,
    [full.slice(0, 1), full] as const,
  ]),
);

/** Words before the number of a home in its building, whose number alone tells it: `Apt 5`. */
export const homeWords: readonly string[] =
  "unit units apartment appartment apt appt flat flt villa townhouse home residence u".split(" ");
/** Words before the number of other premises, which stay part of it: `Shop 5` is not unit 5. */
export const premisesWords: readonly string[] =
  "shop suite ste office level lvl lot factory warehouse studio penthouse site".split(" ");

/** How the last part of a Norwegian street is written, the short forms first: `Storgt.`, `Storgata`, `Storgaten`. */
const norwegianEndings: readonly (readonly [ending: string, forms: RegExp])[] = [
  ["gate", /(?:gata|gate|gaten|gt\.?|g\.)$/],
  ["vei", /(?:veien|vegen|vei|veg|vn\.?|vg\.?|v\.)$/],
  ["plass", /(?:plassen|plass|pl\.?)$/],
  ["alle", /(?:alleen|alle)$/],
  ["torg", /(?:torget|torvet|torg|torv)$/],
];

/**
 * The word that ends a Norwegian street with its ending in one form: `storgt`, `storgata` and `storgaten` are `storgate`. Folded
 * text; a dot after a single letter tells the short form from a name.
 */
export function withOneEnding(word: string): string {
  for (const [ending, forms] of norwegianEndings) {
    if (forms.test(word)) return word.replace(forms, ending);
  }
  return word.replace(/\.$/, "");
}
