import { fold } from "./fold.ts";

/**
 * Text for comparing what people type: folded, and besides `oe`, `aa` and `ae` as `o` and `a`. So `Tromsø`, `tromsoe` and
 * `tromso` are one word, and `Ålesund`, `Aalesund` and `Alesund` another.
 */
export const plain = (text: string): string =>
  fold(text)
    .replaceAll(/['’´`.]/g, "")
    .replaceAll(/oe|aa|ae/g, (pair) => pair.charAt(0));
