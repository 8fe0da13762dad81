import type { Availability } from "@hjem/domain/listing/availability";
import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import { addDays } from "@hjem/domain/time/calendar";
import type { Building, Course, Facts, Origin } from "./facts.ts";
import type { HomeType } from "./home-building.ts";
import { courseOf } from "./listing-lifecycle.ts";
import type { DemoListing } from "./listing.ts";
import { listingOf } from "./listing.ts";
import type { Market } from "./market.ts";
import { buildingFor, settlementFor, settledBuilding } from "./market.ts";
import { joinProject } from "./project.ts";

/** A unit is on the market as long as its project, unless it is sold. */
function unitCourse(unit: Origin, whole: Course): Course {
  const random = unit.draw("course");
  const status = random.weighted<Availability>([
    ["available", 62],
    ["sold", 33],
    ["future", 5],
  ]);
  if (status !== "sold") return { ...whole, status };
  return {
    ...whole,
    status,
    closedDay: addDays(whole.publishedDay, random.int(Math.min(1, whole.age), whole.age)),
  };
}

/** Maximum attempts to draw a home number that is not taken in the project. */
const NUMBER_DRAWS = 40;

/**
 * A project of new homes with its units: the first origin is the project's, the others are the units'. All have one
 * address, are finished in the same year and are sold by one agency.
 */
export function projectListings(market: Market, origins: readonly Origin[]): DemoListing[] {
  const [own, ...others] = origins;
  if (own === undefined) return [];
  const random = own.draw("project");
  const listingType = random.chance(0.9) ? "residential_sale" : "leisure_sale";
  const settlement = settlementFor(market, random, listingType);
  const type = random.weighted<HomeType>([
    ["apartment", 60],
    ["townhouse", 28],
    ["twin_dwelling", 8],
  ]);
  const anchorYear = Number(own.anchorDay.slice(0, 4));
  const year = anchorYear + random.int(1, 2);
  const floors = type === "apartment" ? random.int(3, 8) : random.int(2, 3);
  const [usual, , least, most] = market.habits.areas[type];
  const project = market.projects.nameOf(random);
  const whole = courseOf(own.draw("course"), listingType, own.anchorDay, { status: "available" });
  const shared = { ...whole, reducedDay: null };

  const streets = new Set<string>();

  const factsOf = (unit: Origin, number: number, course: Course): Facts => {
    const size = unit.draw("size");
    const area = Math.min(most, Math.max(least, usual * (0.7 + size.next() * 0.75)));
    const given = { area, floors, year, floor: 1 + ((number - 1) % floors) };
    const draw: Origin["draw"] = (name) =>
      (name === "address" || name === "seller" ? own : unit).draw(name);
    const addressOf = (drawn: Building, turn = 0): ListingAddress => {
      const drawAgain: Origin["draw"] = (name) =>
        draw(turn > 0 && name === "unit" ? `unit ${turn}` : name);
      const drawnAddress = market.addressOf(drawAgain, settlement, drawn);
      const isTaken = drawnAddress.street.includes("/") && streets.has(drawnAddress.street);
      return isTaken && turn < NUMBER_DRAWS ? addressOf(drawn, turn + 1) : drawnAddress;
    };
    const drawn = buildingFor(market, unit, type, settlement, listingType, course, given);
    const address = addressOf(drawn);
    streets.add(address.street);
    const { building: settled, stopDistance } = settledBuilding(market, drawn, address);
    const building = {
      ...settled,
      isNew: true,
      ownership: "freehold" as const,
    };
    return {
      ...unit,
      draw,
      listingType,
      ownerType: "api",
      settlement,
      address,
      course,
      building,
      stopDistance,
      unit: { project, name: market.projects.unitNameOf(number, building, address) },
    };
  };
  const units = others.map((unit, index) => {
    const facts = factsOf(unit, index + 1, unitCourse(unit, shared));
    return { facts, made: listingOf(facts, market.wordingOf(facts)) };
  });
  const common = units
    .map(({ facts }) => facts.building.facilities)
    .reduce<ReadonlySet<string> | null>(
      (all, one) => (all === null ? one : new Set([...all].filter((key) => one.has(key)))),
      null,
    );
  const first = units[0]?.facts ?? factsOf(own, 1, shared);
  const facts: Facts = {
    ...first,
    ...own,
    course: shared,
    unit: null,
    stopDistance: common?.has("public_transport") === false ? null : first.stopDistance,
    building: { ...first.building, facilities: common ?? first.building.facilities },
  };
  const description = market.projects.textOf(
    facts,
    project,
    units.map(({ made }) => made.listing),
  );
  const drawn = listingOf(facts, {
    ...market.wordingOf(facts),
    viewings: [],
    isViewingByAppointment: true,
  });
  const { street, fullAddress, ...address } = drawn.listing.address;
  const place = {
    ...address,
    street: street.replace(/^\d+\//, ""),
    fullAddress: fullAddress.replace(/^\d+\//, ""),
  };
  return joinProject(
    { ...drawn, listing: { ...drawn.listing, address: place } },
    units.map(({ made }) => made),
    { title: `${project}, ${settlement.name}`, description },
  );
}
