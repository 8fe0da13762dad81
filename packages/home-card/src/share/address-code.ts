import { encode } from "uqr";

/** An address as a code that a phone's camera reads: dark modules as one path of an SVG, one unit for each. */
export interface AddressCode {
  path: string;
  /** Modules along one side, with the light edge that readers need. */
  size: number;
}

/** Dark modules that stand beside each other are drawn as one, which halves the path. */
const rowPath = (row: readonly boolean[], y: number): string => {
  const runs: string[] = [];
  let start = -1;
  for (const [x, isDark] of [...row, false].entries()) {
    if (isDark && start < 0) start = x;
    if (isDark || start < 0) continue;
    runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
    start = -1;
  }
  return runs.join("");
};

/** Draws an address as a code; it still reads when a seventh of it is soiled. */
export function addressCode(url: string): AddressCode {
  const { data, size } = encode(url, { ecc: "M" });
  return { path: data.map(rowPath).join(""), size };
}
