/**
 * How far two photos may differ and still be one, in another size or compression: measured with the drawn pictures of the
 * demo and copies of them (decision 064).
 */
export const samePhotoLimits = {
  /** Of the 64 bits of their perceptual hashes. */
  bits: 2,
  /** Of their width divided by their height, as a share. */
  ratio: 0.01,
  /** Of each channel of their dominant colour, of 255. */
  color: 32,
  /** Bits of 64 that a hash needs on either side: fewer are a plain surface, and those all look alike. */
  edges: 6,
} as const;

/** What two photos are compared by; null until their sizes are made. */
export interface ComparedPhoto {
  sha256: string;
  perceptual_hash: string | null;
  ratio: number | null;
  /** `#rrggbb` */
  color: string | null;
}

const HASH_BITS = 64;

const countBits = (hash: bigint): number => hash.toString(2).replaceAll("0", "").length;

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function looksSame(one: ComparedPhoto, other: ComparedPhoto): boolean {
  if (one.perceptual_hash === null || other.perceptual_hash === null) return false;
  if (one.ratio === null || other.ratio === null || !one.color || !other.color) return false;
  const { bits, ratio, color, edges } = samePhotoLimits;
  const hash = BigInt(`0x${one.perceptual_hash}`);
  const set = countBits(hash);
  const others = channelsOf(other.color);
  return (
    set >= edges &&
    set <= HASH_BITS - edges &&
    countBits(hash ^ BigInt(`0x${other.perceptual_hash}`)) <= bits &&
    Math.abs(one.ratio - other.ratio) <= one.ratio * ratio &&
    channelsOf(one.color).every((value, at) => Math.abs(value - (others[at] ?? 0)) <= color)
  );
}

/** Whether two photos are the same: by their bytes, or by how they look. */
export const isSamePhoto = (one: ComparedPhoto, other: ComparedPhoto): boolean =>
  (one.sha256 !== "" && one.sha256 === other.sha256) || looksSame(one, other);
