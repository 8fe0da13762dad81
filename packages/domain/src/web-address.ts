import { z } from "zod";

/**
 * An http or https page of another site. None with a name or password before its host (`https://bank.example@evil.example`) and
 * none with backslashes, which browsers read as slashes: they look like the address of another page.
 */
export const WebAddress = z
  .url({ protocol: /^https?$/ })
  .regex(/^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i);
