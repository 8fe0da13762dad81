import { englishNumbers } from "../../text/number-words.ts";
import { englishFacts } from "./facts/english-facts.ts";
import { combined, list } from "./grammar-lists.ts";
import type { Grammar } from "./grammar.ts";
import { englishHints } from "./hints-english.ts";

/** How people search for a home in English. */
export const englishGrammar: Grammar = {
  limits: {
    max: list(
      "budget, budget of, budget is, my budget is, our budget is, sub, under, below, less than, up to, max, maximum, no more than, at most, upto, cheaper than, not over, not more than, not above, <",
    ),
    min: list(
      "over, above, more than, from, min, minimum, at least, greater than, not under, not below, no less than, not less than, starting from, starting at, starts at, starting price, offers over, offers above, offers from, >",
    ),
    about: list(
      "around the, about the, offers around, in the vicinity of, around, about, round, roundabout, approx, approximately, roughly, circa, ca, somewhere around, ~",
    ),
    between: list("between"),
    exact: list("exactly, precisely, only"),
  },
  to: ["to"],
  and: list("and, or, &"),
  orLess: list("max, maximum, tops, or less, or under, or below, or cheaper"),
  orAbout: list("ish, or so, or thereabouts, or around that, approx, roughly"),
  halves: list("and a half"),
  hundreds: ["hundred"],
  orMore: list("+, or more, and up, plus, or bigger, or larger, and above"),
  numbers: englishNumbers,
  periods: {
    week: list(
      "pw, p / w, per week, a week, each week, every week, the week, per wk, a wk, weekly, wkly",
    ),
    fortnight: list(
      "per fortnight, a fortnight, each fortnight, every fortnight, the fortnight, fortnight, fortnightly",
    ),
    month: list(
      "per month, a month, each month, every month, the month, per mth, a mth, per calendar month, a calendar month, pcm, monthly",
    ),
    quarter: list(
      "per quarter, a quarter, each quarter, every quarter, the quarter, per qtr, a qtr, quarterly",
    ),
    year: list(
      "per annum, per year, a year, each year, every year, per yr, a yr, p . a, p a, yearly, annually, annual",
    ),
  },
  amountPeriods: {
    week: list("/ week, / wk, wk, week, p w"),
    fortnight: list("/ fortnight, pf, / fn, p / f"),
    month: list("/ month, pm, p / m, / mth, / mo, month"),
    quarter: list("/ quarter, pq, p / q, / qtr, qtr"),
    year: list("/ year, pa, p / a, / yr, / annum"),
  },
  tolerances: list("plus minus, plus or minus, plus / minus, give or take"),
  otherCounts: list(
    "night, nights, nite, nites, per night, a night, pn, day, days, per day, a day, week, weeks, month, months, mth, mths, year, years, yr, yrs, fortnights, storey, storeys, story, stories, amp, amps, kw, kva, kwh, litre, litres, tonne, tonnes, level, levels, people, persons, person, ppl, kids, stars, star",
  ),
  counted: list(
    "storey, storeys, story, level, levels, tennis, star, km, m, min, mins, minute, minutes, hour, hours, year, years, month, months, week, weeks, day, days",
  ),
  lengths: {
    distances: list("km, kms, kilometer, kilometers, kilometre, kilometres"),
    metres: list("m, mtr, mtrs, mt, mts, metre, metres, meter, meters"),
    miles: [],
    away: [],
    beside: list(
      "frontage, frontages, street frontage, front, wide, width, deep, depth, long, length, high, height, ceiling, ceilings, setback, pool, pier, jetty, boat, driveway, walk",
    ),
    after: list("from, away, off, x"),
    links: list("of, is, about, over, min"),
  },
  facts: englishFacts,
  travel: {
    units: {
      min: 1,
      mins: 1,
      minute: 1,
      minutes: 1,

      hr: 60,
      hrs: 60,
      hour: 60,
      hours: 60,
    },
    durations: {
      "half an hour": 30,
      "a half hour": 30,
      "half hour": 30,
      "an hour and a half": 90,
      "three quarters of an hour": 45,
      "quarter of an hour": 15,
      "a quarter of an hour": 15,
    },
    within: list("within, in"),
    to: list("to, from, of, away from, travel to, commute to"),
    ways: {
      walking: list("walk, walking, on foot, by foot, walking distance"),
      cycling: list("by bike, by bicycle, bike ride, bike, cycle, cycling, ride"),
      driving: list("by car, drive, driving, car ride, in the car"),
      other: list(
        "by train, by tram, by bus, by ferry, by public transport, on the train, on public transport, public transport, train ride, train, tram, bus, ferry",
      ),
    },
    middles: list("cbd, city, city centre, town centre, station, central"),
    sites: list(
      "airport, university, uni, hospital, private hospital, college, campus, tafe, grammar, grammar school, primary school, high school, secondary college, stadium, showground, shopping centre",
    ),
  },
  otherSums: list(
    "council rates, rates, water rates, bond, joint debt, deposit, land tax, stamp duty, outgoings",
  ),
  years: {
    words: list(
      "sold, ready, build, handover, settlement, settles, settle, moving in, move in, ready to move in, move in ready, finish, finishing, due, completing, completes, completed, completion, finished, renovated, refurbished, updated, upgraded, fully renovated, available from, january, february, march, april, june, july, august, september, october, november, december",
    ),
    links: list("in, after, before, since, from, around, circa, by, late, early, year"),
  },
  eponyms: list("university, uni"),
  hints: englishHints,
  without: ["without"],
  no: list(
    "no, not, excl, excl ., excludes, minus, dont show, don't show, do not show, leave out, without any, nothing in, not interested in, except, excluding, but not, avoid, other than, anything but, anywhere but, everywhere but, don't want, dont want, do not want, don't need, dont need, do not need, doesn't need, doesnt need, does not need, doesn't have, does not have, not needing, not requiring",
  ),
  afterNo: list(
    "a, an, any, the, on, in, at, near, having, have, has, with, need, needs, needing, want, wanting, require, requires, of",
  ),
  or: ["or"],
  having: list("with, wth, w"),
  lying: list("in, at, near, around, round"),
  traits: list("a, an, separate, detached, own"),
  outside: list(
    "north of, south of, east of, west of, outside, outside of, just outside, outskirts of, on the outskirts of, in the outskirts of",
  ),
  near: list(
    "near, nearby, near to, close to, next to, walk to, near a, near the, close to a, close to the",
  ),
  placeEnds: list(
    "shire, shire council, city council, council, council area, municipality, lga, local government area, regional council, region",
  ),
  placeStarts: list("former"),
  totals: list("incl shared debt, including shared debt, with shared debt, incl joint debt"),
  unsaid: list(
    "arvo, this arvo, in the arvo, morning, mornings, afternoon, afternoons, evening, evenings, surrounds, and surrounds, and surrounding suburbs, surrounding suburbs, and surrounding areas, and surrounding area, surrounding area, surrounding areas, and surrounding, surrounding, and nearby suburbs, and nearby, in place, tenant in place, with tenant in place, with a tenant in place, tenants in place, before noon, after noon, at noon, before lunch, after lunch, after work, after hours, neg, negotiable, ono, o n o, or nearest offer, price no object, money no object, east side, west side, north side, south side, type areas, type area, kind of area, or similar, or similar areas, and similar",
  ),
  within: list("inner, centre, itself, proper"),
  centres: list(
    "downtown, cbd, city centre, city center, town centre, town center, central business district",
  ),
  views: list("view, views"),
  viewLinks: list("of, to, over, across"),
  sizes: list("small, smallish, large, big, huge"),
  degrees: list("low, lower, mid, high, top"),
  stations: list(
    "station, train station, railway station, central station, bus station, metro station, interchange, stn, stns, railway stn, train stn, light rail stop, tram stop, bus stop, bus interchange",
  ),
  fillers: list(
    `region, greater, greater area, a, an, the, in, on, at, of, with, and, or, to, for, by, near, nearby, near to, close, closeby, close by, close to, next to, around, area, suburb,
     suburbs, i want, i want a, we're after, i'm after, we are after, i am after, want, wanted, i need, need, looking for, i am looking for, looking, search, find, find me, show, show me, me, i, my, we, please, pls, plz,
     home, homes, property, properties, real estate, realestate, listing, listings, house hunting, this week, do you have, do you have any, have you got, have you got any, got any, are there, are there any, could you, could you show me, can you, can you show me, can you find me, can you find, preferably, ideally, i'd like, we'd like, we are looking for, we're looking for, first home buyer, first home buyers, australia, norway, some, any, all, under, over, max, min, from, between, price, priced,
     bed, beds, bedroom, bedrooms, br, is, has, that, hi, hello, thanks, only, city of, i'm, is there, is there anything, wanna, gonna, gotta, gotta have, lookin, lookin for, lookin to, searching, searching for, after a, wth, round, place to, place in, places to, places in, place for, somewhere, town of, shire of, suburb of, postcode, post code, postcodes, postal code, cnr, corner of, on the corner of, we are a family of two, we are a family of three, we are a family of four, we are a family of five, family of two, family of three, family of four, family of five, my partner and i, my wife and i, my husband and i, my girlfriend and i, my boyfriend and i, my family, my partner, my wife, my husband, our family, our, our first home, my first home, are, we are, what, what's, what is, whats, which, how many, how much, how much is, how much are, would, would love, i'd love, we'd love, love, would love to, hoping, hoping for, hoping to, trying to find, trying, downsizing, downsizing to, upsizing, upsizing to, retiring, retiring to, moving, moving to, relocating, relocating to, thinking of, thinking about, thinking, interested in, interested, something, somewhere to live, what can i get, what can i buy, what can we get, get, getting, do, does, you, let me see, give me, suggest, recommend, mark, price mark, just, simply, have, we have, i have, we've got, i've got, n, not more, no more, exactly what, newest, newest first, latest, latest listings, newest listings, asking, asking price, price guide, guide price, guide, listed at, listed for, budget, my budget, our budget, priced at, price range, cuppla, there, anything, anywhere, furnished or not, furnished or unfurnished, either is fine, either ok, i've just sold, we've just sold, just sold, have sold, have just sold, sold my, sold our, sold ours, first, or more, or less, or so, but, lol, lmao, idc, tbh, btw, asap, nah, please and thanks, ta, cheers, mate, or thereabouts, can i, can we, i would like, would like, a place, first home`,
  ),
  features: [
    ...combined(
      "bay, beach, bridge, bush, canal, city, coastal, country, creek, forest, garden, golf, golf course, harbour, hill, island, lake, marina, mountain, ocean, park, river, rural, sea, skyline, sunset, valley, vineyard, water",
      "view, views",
    ),
    ...combined(
      "ski",
      "slope, slopes, field, fields, resort, resorts, lift, lifts, run, runs, trail, trails, track, tracks, lodge, chalet, cabin, area, areas, centre, town, season, holiday, trips, jump, hire, access, storage, room",
    ),
    ...combined("high, low, mid", "rise"),
    ...combined(
      "street, dual street, two street, road, rear lane, lane, laneway, rear",
      "access, frontage, frontages, appeal, entrance, entry, facing",
    ),
    ...combined(
      "low, lower, minimal, reasonable, high",
      "strata, strata fee, strata fees, strata levies, levies, body corp, body corp fees, body corporate, body corporate fees, owners corporation, outgoings, maintenance",
    ),
    ...combined(
      "school, high, high school, primary school, catchment",
      "zone, zones, zoned, zoning, catchment, catchments",
    ),
    ...combined("ducted", "heating, cooling, aircon, air conditioning, heating and cooling"),
    ...combined("rental", "income, return, returns, yield, potential, guarantee, appraisal"),
    ...combined(
      "no, without",
      "strata, strata fee, strata fees, strata levies, strata costs, levies, levy, shared debt, body corp, body corp fees, body corporate, body corporate fees, owners corporation, owners corporation fees, oc fees, joint debt",
    ),
    ...combined("art, music, yoga, recording, dance, home", "studio"),
    ...combined("basketball, squash, tennis", "court, courts"),
  ].concat(
    list(
      `within walking distance, westfield, shopping centre, cooking, gas cooking, gas cooktop, cooktop, stove, single level, single storey, one level, double storey, two storey, off street parking, ski in / ski out, ski in & ski out, ski in and ski out, ski out, ski in, bright and airy, light and bright, light and airy, bright and spacious,
       walking distance, apartment block, high school, primary school, family of, rent to buy, rent to own, rent back, leaseback, ready to move in, move in ready, no through road, strata free, dog park, dog run, dog wash,
       main road, busy road, bowling green, under offer, under contract, off market, horse, horses, stables, equestrian, arena, workshop, work shed,
       ground floor, top floor, first floor, power lines, pool, swimming pool, garage, carport, garden, yard, backyard, back yard, courtyard, balcony, patio,
       deck, verandah, terrace, alfresco, view, views, train line, railway line, freeway, highway noise, powerlines, victorian, edwardian, federation,
       waterfront, beachfront, riverfront, lakefront, canal, beach, ocean, sea, river, lake, bay, station, train, train station, tram, bus, school, schools,
       shops, walk, park, air con, aircon, air conditioning, ducted, solar, solar panels, fireplace, study, study nook, ensuite, walk in robe, open plan,
       open plan kitchen, kitchen, dishwasher, granny flat, dual living, dual occupancy, shed, side access, renovator, renovated, renovators delight,
       fixer upper, fixer, modern, new, old, character, heritage, queenslander, luxury, caravan, knockdown, rebuild, houseboat, site, dam, strata, uni,
       university, nbn, inner, cbd, family, quiet, large, big, small, spacious, sunny, north facing, corner, quiet street, block, level, flood, gym, lift,
       elevator, parking, car park, storage, furnished, investment, investor, tenanted, auction, open home, inspection, student, students, pets, pet, dog,
       cat, bills included, wheelchair, accessible, boat, tiny, studio, loft, penthouse, basement, room, rooms, bath, bathtub, spa, sauna, tennis, golf,
       hinterland, plan, stage`,
    ),
  ),
};
