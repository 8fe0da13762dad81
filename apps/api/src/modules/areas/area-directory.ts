import { areaAddress, type AreaKind, widerGeoId } from "@hjem/domain/place/area-address";
import { comparePlaceNames, placeSlug } from "@hjem/domain/place/place-name";
import type { Region } from "@hjem/domain/region";
import { fold } from "@hjem/domain/text/fold";

/** A place as it is stored. */
export interface StoredArea {
  id: number;
  geoId: string;
  kind: AreaKind;
  name: string;
  parent: string | null;
  lat: number;
  lng: number;
  weight: number;
  /** Internal ids of all places that contain it. */
  widerIds: readonly number[];
}

/** A place among the others of its region. */
export interface AreaNode extends StoredArea {
  /** The place that contains it, if that has its own page. */
  wider: AreaNode | null;
  /** Places directly inside, by name. */
  narrower: AreaNode[];
  /** The city that contains it, besides its state (D108). */
  city: AreaNode | null;
  /** Places that its page lists as inside, by name: of a city its suburbs, else those directly inside. */
  inside: AreaNode[];
  address: string;
}

/** Every place of a region that has a page, as a tree. */
export interface AreaDirectory {
  /** All of them, in the order in which they are stored. */
  all: readonly AreaNode[];
  /** Places that the words of a term name, in no order; empty for words that name none. */
  named(term: string): AreaNode[];
  /** Places of the same name in other places. */
  namesakes(area: AreaNode): AreaNode[];
  /** The nearest places of the same kind, whatever they lie in, the nearest first. */
  nearest(area: AreaNode, limit: number): AreaNode[];
}

const keyOf = ({ geoId }: Pick<StoredArea, "geoId">): string => geoId.slice(geoId.indexOf(":") + 1);

/** Both spellings of Norwegian letters without their marks: `Ålesund` is `alesund` and `aalesund`. */
const spellings = (name: string): string[] => [
  ...new Set([placeSlug(name), placeSlug(fold(name))].filter(Boolean)),
];

const wordsOf = (slug: string): string[] => slug.split("-").filter(Boolean);

/** What a place can be called: its name, a state also by its code. */
const callNames = (area: AreaNode): string[] =>
  area.kind === "state" ? [keyOf(area), ...spellings(area.name)] : spellings(area.name);

/** Words that can be added to the name to identify the place: of its names and its key. */
const ownHints = (area: AreaNode): string[] =>
  [keyOf(area), ...callNames(area)].flatMap((slug) => wordsOf(slug));

/** The country's name as each of the region's languages has it, and English. */
const countryHints = ({ languages }: Pick<Region, "languages">): ReadonlySet<string> => {
  const country = new Intl.Locale(languages[0].tag).region;
  const names = [...languages.map(({ tag }) => tag), "en"].map(
    (tag) => (country && new Intl.DisplayNames(tag, { type: "region" }).of(country)) ?? "",
  );
  return new Set(names.flatMap((name) => wordsOf(placeSlug(name))));
};

const pathOf = (area: AreaNode): AreaNode[] =>
  area.wider ? [...pathOf(area.wider), area] : [area];

/** Square of the distance on a flat map, good enough to rank nearby places. */
const distance = (one: StoredArea, other: StoredArea): number => {
  const east = (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180);
  return (one.lat - other.lat) ** 2 + east ** 2;
};

/** A wider place with a single narrower one of its own name is the same place: Oslo is a county and a municipality. */
const isTwin = ({ name, narrower }: AreaNode): boolean =>
  narrower.length === 1 && narrower[0]?.name === name;

const treeOf = (stored: readonly StoredArea[]): AreaNode[] => {
  const nodes = stored.map((area): AreaNode => ({
    ...area,
    wider: null,
    narrower: [],
    city: null,
    inside: [],
    address: "",
  }));
  const byGeoId = new Map(nodes.map((node) => [node.geoId, node]));
  for (const node of nodes) {
    const widerId = widerGeoId(node);
    node.wider = (widerId && byGeoId.get(widerId)) || null;
    node.wider?.narrower.push(node);
  }
  const cities = new Map(
    nodes.filter(({ kind }) => kind === "city").map((node) => [node.id, node]),
  );
  const members = new Map<AreaNode, AreaNode[]>([...cities.values()].map((city) => [city, []]));
  for (const node of nodes) {
    const cityId = node.widerIds.find((id) => cities.has(id));
    node.city = (cityId !== undefined && cities.get(cityId)) || null;
    if (node.city) members.get(node.city)?.push(node);
  }
  for (const node of nodes) node.inside = members.get(node) ?? node.narrower;
  const twins = new Set(nodes.filter(isTwin));
  for (const twin of twins) {
    for (const node of twin.narrower) node.wider = twin.wider;
  }
  return nodes.filter((node) => !twins.has(node));
};

/** The nearest of many: each one is compared with those that are the nearest so far. */
const nearestOf = (area: AreaNode, others: readonly AreaNode[], limit: number): AreaNode[] => {
  const found: { other: AreaNode; far: number }[] = [];
  for (const other of others) {
    if (other === area) continue;
    const far = distance(area, other);
    if (found.length === limit && far >= (found.at(-1)?.far ?? 0)) continue;
    let to = found.length;
    while (to > 0 && found[to - 1]!.far > far) to -= 1;
    found.splice(to, 0, { other, far });
    if (found.length > limit) found.pop();
  }
  return found.map(({ other }) => other);
};

/** Puts the places of a region into their tree, with the address of each. */
export const areaDirectory = (stored: readonly StoredArea[], region: Region): AreaDirectory => {
  const nodes = treeOf(stored);
  const country = countryHints(region);
  const inOrder = comparePlaceNames(region.languages[0].tag);
  const roots = nodes.filter(({ wider }) => !wider);

  const shared = new Set<AreaNode>();
  for (const siblings of [roots, ...nodes.map(({ narrower }) => narrower)]) {
    siblings.sort((one, other) => inOrder(one.name, other.name));
    for (const group of Map.groupBy(siblings, ({ name }) => placeSlug(name)).values()) {
      if (group.length > 1) group.forEach((area) => shared.add(area));
    }
  }
  const ofKind = Map.groupBy(nodes, ({ kind }) => kind);
  for (const { inside } of ofKind.get("city") ?? []) {
    inside.sort((one, other) => inOrder(one.name, other.name));
  }
  const byName = new Map<string, AreaNode[]>();
  for (const node of nodes) {
    node.address = areaAddress(
      pathOf(node).map((area) => ({ ...area, isNameShared: shared.has(area) })),
    );
    for (const name of callNames(node)) {
      const others = byName.get(name) ?? [];
      others.push(node);
      byName.set(name, others);
    }
  }

  const isDescribedBy = (area: AreaNode, hints: readonly string[]): boolean => {
    const known = new Set(pathOf(area).flatMap(ownHints));
    return hints.every((word) => known.has(word) || country.has(word));
  };
  /** Places whose name is `length` words at the end, or else at the beginning; the other words name places that contain it. */
  const withName = (words: readonly string[], length: number): AreaNode[] => {
    const cut = words.length - length;
    const ends: [name: readonly string[], hints: readonly string[]][] = [
      [words.slice(cut), words.slice(0, cut)],
      [words.slice(0, length), words.slice(length)],
    ];
    const found = ends.flatMap(([name, hints]) =>
      (byName.get(name.join("-")) ?? []).filter((area) => isDescribedBy(area, hints)),
    );
    return [...new Set(found)];
  };

  return {
    all: nodes,
    named(term) {
      const words = wordsOf(placeSlug(term));
      for (let length = words.length; length > 0; length -= 1) {
        const found = withName(words, length);
        const exact = found.find(({ address }) => placeSlug(address) === words.join("-"));
        if (exact) return [exact];
        if (found.length > 0) return found;
      }
      return [];
    },
    namesakes: (area) => (byName.get(placeSlug(area.name)) ?? []).filter((other) => other !== area),
    nearest: (area, limit) => nearestOf(area, ofKind.get(area.kind) ?? [], limit),
  };
};

/** The places that contain a place, the widest first. */
export const ancestorsOf = (area: AreaNode): AreaNode[] => pathOf(area).slice(0, -1);
