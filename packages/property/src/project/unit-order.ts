import type { ProjectUnit } from "@hjem/domain/listing/project-unit";

/** What the homes of a project can be sorted by. */
export const unitSorts = ["price", "area", "floor"] as const;
/** One of them. */
export type UnitSort = (typeof unitSorts)[number];

/** The order of the homes of a project. */
export interface UnitOrder {
  by: UnitSort;
  isDescending: boolean;
}

/** Field of the URL: `area`, or `-area` with the largest first. */
const FIELD = "unitSort";

/** The order that a URL asks for; the lowest price first without one. */
export function unitOrderOf({ searchParams }: URL): UnitOrder {
  const asked = searchParams.get(FIELD) ?? "";
  const by = unitSorts.find((sort) => asked === sort || asked === `-${sort}`);
  return by ? { by, isDescending: asked.startsWith("-") } : { by: "price", isDescending: false };
}

/** The query of a page with its homes in another order. */
export function unitOrderQuery({ searchParams }: URL, { by, isDescending }: UnitOrder): string {
  const fields = new URLSearchParams(searchParams);
  if (by === "price" && !isDescending) fields.delete(FIELD);
  else fields.set(FIELD, isDescending ? `-${by}` : by);
  const query = fields.toString();
  return query === "" ? "" : `?${query}`;
}

const use = { available: 0, future: 1, sold: 2, rented: 2, unavailable: 3 } as const;

const valueOf: Record<UnitSort, (unit: ProjectUnit) => number | null | undefined> = {
  price: ({ price }) => price,
  area: ({ area }) => area?.value,
  floor: ({ floor }) => floor,
};

/** Homes that are for sale first and sold ones last, each group in this order; those whose value is unknown end their group. */
export const byUnitOrder =
  ({ by, isDescending }: UnitOrder) =>
  (one: ProjectUnit, other: ProjectUnit): number => {
    const [first, second] = [one, other].map((unit) => valueOf[by](unit) ?? null);
    const isKnown = Number(second !== null) - Number(first !== null);
    const difference = ((first ?? 0) - (second ?? 0)) * (isDescending ? -1 : 1);
    return (
      use[one.availability] - use[other.availability] ||
      isKnown ||
      difference ||
      (one.price ?? Number.POSITIVE_INFINITY) - (other.price ?? Number.POSITIVE_INFINITY) ||
      (one.unitName ?? one.title).localeCompare(other.unitName ?? other.title)
    );
  };
