import { z } from "zod";
import { tidyLine } from "./text/clean-text.ts";

/** What nobody sees and what programs leave at the ends of what they copy: zero-width characters, soft hyphens, marks. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A name before `@` as mail servers take it without quotation marks (RFC 5321). */
const name = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/i;
/** A host of at least two labels, in letters of the domain name system. */
const host = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
const NAME_MAX_LENGTH = 64;
const HOST_MAX_LENGTH = 253;

/** A host in the letters of the domain name system: `blåbær.no` as `xn--blbr-roah.no`; empty where it is none. */
const asciiHost = (written: string): string =>
  URL.canParse(`http://${written}`) && !/[^\p{L}\p{M}\p{N}.-]/u.test(written)
    ? new URL(`http://${written}`).hostname
    : "";

const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf("@");
  const before = text.slice(0, at);
  const after = asciiHost(text.slice(at + 1));
  return (
    at > 0 &&
    before.length <= NAME_MAX_LENGTH &&
    after.length <= HOST_MAX_LENGTH &&
    name.test(before) &&
    host.test(after)
  );
};

/** One line without what is not seen; other values as `tidyLine` returns them. */
const tidyEmail = (value: unknown): unknown =>
  tidyLine(typeof value === "string" ? value.replaceAll(unseen, "") : value);

/**
 * An email address of at most `max` characters, as it is written but for what is not seen: also with a host in letters of
 * any language.
 */
export const emailAddress = (max: number) =>
  z.preprocess(tidyEmail, z.stringFormat("email", isEmail).max(max));
