/** Numbers given to values in the order in which they are first seen. */
export class Codes<Value> {
  readonly #codes = new Map<Value, number>();

  /** The number of a value, a new one for a new value. */
  of(value: Value): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.#codes.size;
    this.#codes.set(value, code);
    return code;
  }

  values(): Value[] {
    return [...this.#codes.keys()];
  }

  get size(): number {
    return this.#codes.size;
  }
}

const FIRST_SLOTS = 1 << 10;
/** Slots of the table for each word at least, so that few words meet in one. */
const SLOTS_PER_WORD = 2;

/** A copy that does not retain the long text from which the word was cut. */
const ownText = (word: string): string => Buffer.from(word).toString();

/** Ids of words, looked up in place within a longer text: a known word is never copied. */
export class WordCodes {
  readonly words: string[] = [];
  readonly #hashes: number[] = [];
  #slots = new Int32Array(FIRST_SLOTS).fill(-1);

  /** The number of the word from `start` to `end` (not included), a new one for a new word. */
  of(text: string, start: number, end: number): number {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    const mask = this.#slots.length - 1;
    let slot = Math.imul(hash, 0x9e3779b1) >>> 7;
    for (;;) {
      const code = this.#slots[slot & mask]!;
      if (code === -1) return this.#put(ownText(text.slice(start, end)), hash, slot & mask);
      const word = this.words[code]!;
      const isSame =
        this.#hashes[code] === hash && word.length === end - start && text.startsWith(word, start);
      if (isSame) return code;
      slot += 1;
    }
  }

  #put(word: string, hash: number, slot: number): number {
    const code = this.words.length;
    this.words.push(word);
    this.#hashes.push(hash);
    this.#slots[slot] = code;
    if (this.words.length * SLOTS_PER_WORD > this.#slots.length) this.#grow();
    return code;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (const [code, hash] of this.#hashes.entries()) {
      let slot = Math.imul(hash, 0x9e3779b1) >>> 7;
      while (slots[slot & mask] !== -1) slot += 1;
      slots[slot & mask] = code;
    }
    this.#slots = slots;
  }
}
