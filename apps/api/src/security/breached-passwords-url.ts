import { StartError } from "../db/start-error.ts";

/** Reads the address of a service; http is allowed on this machine only, as requests are confidential. */
export const readBreachedPasswordsUrl = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLocal);
  if (url && isSafe && url.href === `${url.origin}${url.pathname}`) {
    return url.href.replace(/\/+$/, "");
  }
  throw new StartError(
    "BREACHED_PASSWORDS_URL is not usable: it needs an https address without user, query or fragment, such as https://api.pwnedpasswords.com.",
  );
};
