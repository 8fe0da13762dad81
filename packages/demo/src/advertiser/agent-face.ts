import { randomOf } from "../random.ts";

/** Path of an invented agent's portrait, drawn from the id. */
export const agentFaceHref = (agentId: string): string => `/dev/advertiser/faces/${agentId}.svg`;

const FILE = /^([\w-]{1,40})\.svg$/;

const grounds = ["#dfe8e4", "#e6e1d6", "#dbe4ee", "#e9dfdd", "#e2e5d5"] as const;
const skins = ["#f2d3bd", "#e6bd9d", "#c99670", "#9c6a48", "#6f4a34"] as const;
const hairs = ["#2b2320", "#4f3728", "#84572f", "#b98b4f", "#8d8a86", "#6b2f22"] as const;
const clothes = ["#2f4858", "#3f5b4b", "#5a4a66", "#7a4a3c", "#37414f"] as const;

/** Hair behind the head and in front of it. */
const styles = [
  { back: "", front: "M38 56c-2-26 12-36 27-36s29 10 26 36c-5-13-14-18-26-18s-22 5-27 18Z" },
  {
    back: "M34 60c0-28 14-40 31-40s31 12 31 40c0 18 3 28 5 36H29c2-8 5-18 5-36Z",
    front: "M40 56c2-20 12-26 26-27 10 4 20 12 24 27 3-24-9-34-25-34S36 32 40 56Z",
  },
  {
    back: "M36 58c0-26 13-38 29-38s29 12 29 38v18H36Z",
    front: "M39 54c6-4 20-6 30-20 4 10 12 16 22 20 0-22-11-31-26-31S39 32 39 54Z",
  },
  {
    back: "M53 16a12 11 0 1 1 24 0 12 11 0 1 1-24 0Z",
    front: "M38 55c-1-24 12-33 27-33s28 9 27 33c-6-12-15-17-27-17s-21 5-27 17Z",
  },
  {
    back: "",
    front: "M39 50c-1-20 11-29 26-29s27 9 26 29c-4-10-8-15-12-16-8 3-20 3-28 0-4 1-9 6-12 16Z",
  },
] as const;

const path = (color: string, d: string): string => (d ? `<path fill="${color}" d="${d}"/>` : "");

/** Draws the portrait of a file; null for one that names no agent. */
export function drawAgentFace(file: string): string | null {
  const id = FILE.exec(file)?.[1];
  if (id === undefined) return null;
  const random = randomOf(`face/${id}`);
  const [ground, skin, hair, cloth] = [grounds, skins, hairs, clothes].map((colors) =>
    random.pick<string>(colors),
  ) as [string, string, string, string];
  const { back, front } = random.pick<(typeof styles)[number]>(styles);
  const glasses =
    random.int(0, 3) === 0
      ? '<g fill="none" stroke="#2b2b2b" stroke-width="2"><circle cx="54" cy="62" r="8"/><circle cx="76" cy="62" r="8"/><path d="M62 62h6"/></g>'
      : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 130"><path fill="${ground}" d="M0 0h130v130H0z"/>${path(hair, back)}<path fill="${cloth}" d="M14 130c2-26 20-36 51-36s49 10 51 36Z"/><path fill="#fff" d="m50 96 15 18 15-18-15-4Z"/><path fill="${skin}" d="M54 80h22v18q-11 10-22 0Z"/><ellipse cx="65" cy="62" rx="25" ry="29" fill="${skin}"/><g fill="#2b2320"><circle cx="54" cy="62" r="2.6"/><circle cx="76" cy="62" r="2.6"/></g><path fill="none" stroke="#2b2320" stroke-opacity=".55" stroke-width="2" stroke-linecap="round" d="M49 54q5-3 9 0m14 0q4-3 9 0M65 64v7l-3 2M56 79q9 6 18 0"/>${path(hair, front)}${glasses}</svg>`;
}
