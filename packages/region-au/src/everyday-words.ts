import type { FacilityWords, Respelled, WordSource } from "@hjem/domain/search-vocabulary";

const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

const row = (facility: string, source: WordSource, words: string): FacilityWords => ({
  facility,
  source,
  words: list(words),
});

/**
 * What people in Australia call facilities, besides the labels of the filter: homes that state the facility are found by each
 * of these words. `dictionary`: the Macquarie or Australian Oxford Dictionary has it in this sense; `portal`: the filters and
 * advertisements of realestate.com.au and Domain; `usage`: what people say and type.
 */
export const facilityWords: readonly FacilityWords[] = [
  row("air_conditioning", "dictionary", "aircon, air conditioner, air conditioners"),
  row("air_conditioning", "portal", "air con, ducted air, split system, split systems"),
  row("air_conditioning", "usage", "air-con, aircond"),
  row("heat_pump", "portal", "reverse cycle, reverse-cycle air conditioning"),
  row(
    "fireplace",
    "portal",
    "open fire, wood fire, wood heater, wood burner, log fire, combustion heater",
  ),
  row("fireplace", "usage", "wood stove, pot belly"),
  row("underfloor_heating", "usage", "floor heating, heated floors"),
  row("ensuite", "dictionary", "en suite, en-suite"),
  row("ensuite", "usage", "master ensuite, main ensuite"),
  row("bathtub", "dictionary", "bathtub"),
  row("guest_toilet", "portal", "second toilet, separate toilet, guest toilet"),
  row("guest_toilet", "usage", "extra toilet"),
  row("white_goods", "portal", "whitegoods, fridge included, washing machine included"),
  row("white_goods", "usage", "fridge, white goods"),
  row("built_in_robes", "portal", "built ins, built in wardrobes, birs, bir, built-ins"),
  row("built_in_robes", "dictionary", "wardrobes"),
  row("walk_in_robe", "portal", "wir, walk in wardrobe, walk-in wardrobe"),
  row("study", "dictionary", "home office"),
  row("study", "portal", "study nook, office nook"),
  row("rumpus", "dictionary", "rumpus, games room, family room"),
  row("rumpus", "portal", "second living, second living area, media room"),
  row("gym", "dictionary", "fitness centre"),
  row("storage_room", "portal", "storage cage, storage unit, lock up storage"),
  row(
    "secondary_unit",
    "portal",
    "dual living, dual occupancy, dual key, self contained flat, in-law accommodation",
  ),
  row("secondary_unit", "usage", "teenage retreat, mother in law flat"),
  row("broadband", "usage", "internet, wifi, wi-fi, fast internet, fibre"),
  row("broadband", "portal", "nbn connected, fttp"),
  row("balcony", "dictionary", "verandah, veranda, terrace"),
  row("balcony", "usage", "balconies"),
  row(
    "deck",
    "portal",
    "decking, outdoor entertaining, outdoor entertainment area, entertaining area, alfresco dining",
  ),
  row("deck", "dictionary", "patio, pergola"),
  row("garden", "dictionary", "yard, backyard, back yard, lawn"),
  row("garden", "usage", "grassed area"),
  row("pool", "portal", "in ground pool, inground pool"),
  row("hot_tub", "dictionary", "spa, jacuzzi, hot tub"),
  row("barbecue", "dictionary", "bbq, barbie"),
  row("fenced", "portal", "fenced yard, secure yard, fully fenced yard"),
  row("shed", "portal", "garden shed"),
  row("water_tank", "usage", "tank water, rainwater"),
  row("view", "usage", "panoramic, vista"),
  row("sunny", "usage", "sunlit, north aspect, northerly aspect"),
  row("shoreline", "portal", "water views, water view, water frontage, waterside"),
  row("boat_place", "portal", "pontoon, berth, boat ramp, private jetty"),
  row("hiking", "usage", "bushwalking, hiking, bush walks"),
  row("child_friendly", "usage", "kid friendly, good for kids, child friendly"),
  row("quiet", "portal", "quiet location, peaceful"),
  row("elevator", "dictionary", "elevator, lifts"),
  row("parking", "portal", "off street parking, off-street parking"),
  row("parking", "usage", "driveway parking"),
  row("secure_parking", "portal", "lock up garage, lockup garage, lug, remote garage"),
  row("secure_parking", "usage", "secure car park"),
  row("bicycle_storage", "usage", "bike storage, bike rack, bike shed, bike room"),
  row("janitor", "portal", "building manager, onsite manager, on-site manager, concierge"),
  row("roof_terrace", "usage", "rooftop, roof top, roof deck"),
  row(
    "step_free",
    "portal",
    "wheelchair access, wheelchair accessible, disabled access, single level",
  ),
  row("alarm", "portal", "burglar alarm, security system"),
  row("intercom", "usage", "video intercom, buzzer"),
  row("public_transport", "dictionary", "bus, train, tram, ferry, light rail, metro"),
  row(
    "public_transport",
    "usage",
    "buses, trains, trams, bus stop, train station, tram stop, transport",
  ),
  row("gated", "portal", "gated community, gated complex, secure complex"),
  row("solar", "dictionary", "photovoltaic"),
  row("solar", "usage", "solar power, solar system"),
  row("battery", "usage", "powerwall, solar battery"),
  row("ev_charging", "usage", "car charger, ev charging, electric car charger"),
  row("gas", "usage", "gas cooking, gas cooktop, mains gas"),
  row("double_glazing", "portal", "double glazed, double glazed windows"),
];

/** What listings spell otherwise. */
export const respelled: readonly Respelled[] = [
  {
    words: list(
      "not on a main road, not on main road, no main road, off the main road, not on a busy road, no busy road, not on a busy street, not near a main road, not near main road, not near a busy road, away from main road, away from main roads, away from the main road, away from busy roads",
    ),
    as: "quiet",
    source: "usage",
  },
  {
    words: list(
      "bills incl, bills inc, incl bills, including bills, utilities included, all bills included, all bills inc, inclusive of bills",
    ),
    as: "bills included",
    source: "usage",
  },
  { words: list("a / c, a / con"), as: "aircon", source: "usage" },
  {
    words: list("done up, fully reno'd, reno'd, renod, renovated throughout"),
    as: "renovated",
    source: "usage",
  },
];
