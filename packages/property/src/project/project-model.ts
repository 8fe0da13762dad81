import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { formatMonth } from "@hjem/domain/format/format-date";
import { formatArea } from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { Listing } from "@hjem/domain/listing/listing";
import {
  phaseTask,
  projectPhases,
  currentPhase,
  type TaskStatus,
} from "@hjem/domain/listing/project-timeline";
import type { ProjectUnit } from "@hjem/domain/listing/project-unit";
import { paths, UNITS_ID } from "@hjem/domain/paths";
import type { Translator } from "@hjem/storefront/page-context";
import type { PictureSource } from "@hjem/ui/picture";
import { formatFloor } from "../facts/format-floor.ts";
import type { Surroundings } from "../surroundings/surroundings.ts";
import {
  byUnitOrder,
  type UnitOrder,
  unitOrderOf,
  unitOrderQuery,
  type UnitSort,
  unitSorts,
} from "./unit-order.ts";

/** One phase of the timeline, formatted. */
export interface PhaseStep {
  phase: string;
  label: string;
  task: TaskStatus;
  /** True for the current phase: the last one in progress. */
  isCurrent: boolean;
  taskLabel: string;
  /** Month in words; empty if unknown. */
  month: string;
}

/** A unit as a row of the table; unknown values are empty. */
export interface UnitRow {
  id: string;
  /** Null for the current unit. */
  href: string | null;
  name: string;
  bedrooms: string;
  area: string;
  floor: string;
  price: string;
  status: string;
  isOpen: boolean;
  /** True if it matches the search from which the page was opened. */
  isMatching: boolean;
  plan: PictureSource | null;
}

/** An order of the units: a link to the same page with it, or with the other direction where it is the one shown. */
export interface UnitSortLink {
  by: UnitSort;
  href: string;
  /** Null for an order that is not shown. */
  direction: "ascending" | "descending" | null;
}

/** A project with its units, on its own page or that of a unit. */
export interface ProjectModel {
  /** The project, on the page of a unit; null on its own. */
  up: { href: string; name: string } | null;
  /** Empty on the page of a unit. */
  steps: PhaseStep[];
  labels: { bedrooms: string; area: string; floor: string; price: string };
  /** Orders of the units that can be chosen, the one shown with its direction; empty where there is nothing to sort. */
  sorts: UnitSortLink[];
  units: UnitRow[];
  open: number;
  /** Formatted number of these and of all units. */
  counts: { open: string; all: string };
  /**
   * How many of them match the search from which the page was opened, and the page without it (D55); null without
   * one.
   */
  matching: { count: number; n: string; allHref: string } | null;
}

/** The phases in order, each with its status (PROP-046..048); empty without any. */
export function phaseSteps(page: Translator, { additionalInfo }: Listing): PhaseStep[] {
  const { timeline } = additionalInfo;
  if (timeline.length === 0) return [];
  const current = currentPhase(timeline);
  return projectPhases.map((phase) => {
    const view = timeline.find((entry) => entry.phase === phase);
    // Units are sold while others are being built: a stated "in progress" takes precedence.
    const task = view?.status === "inprogress" ? view.status : phaseTask(current, phase);
    const date = view?.date;
    return {
      phase,
      label: page.term(`phase.${phase}`),
      task,
      isCurrent: phase === current,
      taskLabel: page.term(`task.${task}`),
      month: date ? formatMonth(page, date.slice(0, 7)) : "",
    };
  });
}

const unitHref = ({ agencyId, propertyId }: { agencyId: string; propertyId: string }) =>
  paths.property.to(padAgencyId(agencyId), propertyId);

function unitRow(page: Translator, unit: ProjectUnit, ownId: string): Omit<UnitRow, "isMatching"> {
  const { bedrooms, area, floor, price, availability } = unit;
  const number = (value: number | null) => (value === null ? "" : formatNumber(page, value));
  const key = availability === "available" ? "available_sale" : availability;
  const [plan = null] = unit.floorPlans ?? [];
  return {
    id: unit.propertyId,
    href: unit.propertyId === ownId ? null : unitHref(unit),
    name: unit.unitName ?? unit.title,
    bedrooms: bedrooms === 0 ? page.term("detail.studio") : number(bedrooms),
    area: area ? formatArea(page, area.value) : "",
    floor: formatFloor(page, { floor, floors: null }),
    price: price === null ? "" : formatPrice(page, price),
    status: page.term(`status.${key}`),
    isOpen: availability === "available",
    plan: plan && { url: plan.url, color: plan.color, ratio: plan.ratio },
  };
}

/** The orders that the known values of two units or more allow. */
function sortLinks(url: URL, units: readonly ProjectUnit[], shown: UnitOrder): UnitSortLink[] {
  const known: Record<UnitSort, (unit: ProjectUnit) => boolean> = {
    price: ({ price }) => price !== null,
    area: ({ area }) => area !== null,
    floor: ({ floor }) => floor !== null,
  };
  return unitSorts
    .filter((by) => units.filter(known[by]).length > 1)
    .map((by) => {
      const isShown = by === shown.by;
      const next = { by, isDescending: isShown && !shown.isDescending };
      return {
        by,
        href: `${url.pathname}${unitOrderQuery(url, next)}#${UNITS_ID}`,
        direction: isShown ? (shown.isDescending ? "descending" : "ascending") : null,
      };
    });
}

/**
 * Builds the view of a project and its units; `project` is the listing itself, or the project of a unit. Null without
 * units and phases.
 */
export function projectModel(
  page: Translator,
  url: URL,
  listing: Listing,
  project: Listing,
  { units, matching }: Pick<Surroundings, "units" | "matching">,
): ProjectModel | null {
  const isOwn = project.id === listing.id;
  const steps = isOwn ? phaseSteps(page, project) : [];
  if (steps.length === 0 && units.length === 0) return null;
  const all = formatNumber(page, units.length);
  const order = unitOrderOf(url);
  const inOrder = byUnitOrder(order);
  const isFound = ({ propertyId }: ProjectUnit) => Number(matching?.has(propertyId) ?? false);
  const open = units.filter(({ availability }) => availability === "available").length;
  return {
    up: isOwn
      ? null
      : {
          href: unitHref({ agencyId: project.agencyId, propertyId: project.id }),
          name: project.title,
        },
    steps,
    labels: {
      bedrooms: page.term("detail.bedrooms"),
      area: page.term("area.internalShort"),
      floor: page.term("detail.floor"),
      price: page.term("price.askingPrice"),
    },
    sorts: sortLinks(url, units, order),
    units: units
      .toSorted((one, other) => isFound(other) - isFound(one) || inOrder(one, other))
      .map((unit) => ({
        ...unitRow(page, unit, listing.id),
        isMatching: matching?.has(unit.propertyId) ?? false,
      })),
    open,
    counts: { open: formatNumber(page, open), all },
    matching: matching && {
      count: matching.size,
      n: formatNumber(page, matching.size),
      allHref: `${unitHref({ agencyId: project.agencyId, propertyId: project.id })}#${UNITS_ID}`,
    },
  };
}
