import { type ClusterGroup, type ClusterGroups, clusterLevel, frameOf } from "../cluster-grid.ts";
import type { Box } from "../morton.ts";
import { type AreaRows, areaRows } from "./area-rows.ts";
import { hasRow } from "./bitset.ts";
import { addRows, emptyGroup, groupsOfMatches, joinGroups } from "./cluster-groups.ts";
import type { Search } from "./index-query.ts";
import type { Matches } from "./matches.ts";
import type { RunSums } from "./run-sums.ts";
import type { Segment } from "./segment.ts";

/** One part of the index in terms of a map: the frame around its matches, and its matches by cell. */
interface Part {
  around(): ClusterGroup;
  byCell(level: number): ClusterGroup[];
}

const partOfMatches = (matches: Matches): Part => ({
  around() {
    const { segment, bits, spans } = matches;
    const group = emptyGroup(0);
    for (let s = 0; s < spans.length; s += 2) {
      addRows(group, segment, bits, spans[s]! << 5, spans[s + 1]! << 5);
    }
    return group;
  },
  byCell: (level) => groupsOfMatches(matches, level),
});

/** What is added up already, cut to an area: the runs inside it are read as sums, its edge row by row. */
const partOfSums = (segment: Segment, sums: RunSums, area: AreaRows | null): Part => {
  const { cells, lats, lngs } = segment.parts;
  const inside = area ? area.inside : [[0, segment.size] as const];
  const edge = area ? area.edge : [];

  /** Visits every run with its part of the set; runs are cut where `endOf` says. */
  const each = (groupAt: (row: number) => { group: ClusterGroup; end: number }): void => {
    for (const [first, end] of inside) {
      for (let row = first; row < end;) {
        const at = groupAt(row);
        sums.add(at.group, row, Math.min(end, at.end));
        row = at.end;
      }
    }
    for (const [first, end] of edge) {
      for (let row = first; row < end; row += 1) {
        if (!hasRow(sums.bits, row) || !area?.holds({ lat: lats[row]!, lng: lngs[row]! })) continue;
        sums.add(groupAt(row).group, row, row + 1);
      }
    }
  };

  return {
    around() {
      const group = emptyGroup(0);
      each(() => ({ group, end: Infinity }));
      return group;
    },
    byCell(level) {
      const side = 4 ** level;
      const groups = new Map<number, { group: ClusterGroup; end: number }>();
      each((row) => {
        const cell = Math.floor(cells[row]! / side);
        const known = groups.get(cell);
        if (known) return known;
        const at = { group: emptyGroup(cell), end: segment.firstFrom((cell + 1) * side) };
        groups.set(cell, at);
        return at;
      });
      return [...groups.values()].map(({ group }) => group).filter(({ count }) => count > 0);
    },
  };
};

const partOf = ({ segment, sums, matches }: Groupable, search: Search): Part =>
  sums ? partOfSums(segment, sums, areaRows(segment, search.request)) : partOfMatches(matches());

const frameAround = (parts: readonly Part[]): Box | null => {
  const around = parts.map((part) => part.around()).reduce(joinGroups, emptyGroup(0));
  return around.count === 0 ? null : around;
};

/** Rows of the index and, where a search does not filter, what it finds among them ready added up. */
export interface Groupable {
  segment: Segment;
  sums: RunSums | null;
  matches: () => Matches;
}

/** The matches of all parts of the index on the grid of a search. */
export const groupMatches = (groupable: readonly Groupable[], search: Search): ClusterGroups => {
  const { request } = search;
  const parts = groupable.map((each) => partOf(each, search));
  const frame = frameOf(request) ?? frameAround(parts);
  if (!frame) return { total: 0, groups: [] };
  const level = clusterLevel(frame, request.zoomLevel);
  const byCell = new Map<number, ClusterGroup>();
  let total = 0;
  for (const group of parts.flatMap((part) => part.byCell(level))) {
    const known = byCell.get(group.cell);
    byCell.set(group.cell, known ? joinGroups(known, group) : group);
    total += group.count;
  }
  return { total, groups: [...byCell.values()].toSorted((a, b) => a.cell - b.cell) };
};
