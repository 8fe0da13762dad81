import { z } from "zod";
import { StartError } from "../../db/start-error.ts";

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());

/** Environment of the service that finds routes. */
export const RoutingEnvironment = z.object({
  /** A server that speaks the protocol of openrouteservice; unset means the estimate of D82. */
  ROUTING_URL: text,
  /** Its key; it stays on the server. */
  ROUTING_KEY: text,
});

/** Where routes are requested. */
export interface RoutingSettings {
  /** Without a slash at its end. */
  url: string;
  key: string | null;
}

const isUsable = (url: URL | null): url is URL => {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  return (
    (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)) && url.username === ""
  );
};

/**
 * Reads the service of routes; null where none is set. http on this machine only, as an address is personal.
 * @throws {StartError} for another address.
 */
export const readRoutingSettings = ({
  ROUTING_URL: address,
  ROUTING_KEY: key,
}: z.infer<typeof RoutingEnvironment>): RoutingSettings | null => {
  if (address === undefined) return null;
  const url = URL.parse(address);
  if (!isUsable(url)) {
    throw new StartError(
      "ROUTING_URL is not usable: it needs an address such as https://api.openrouteservice.org",
    );
  }
  return { url: url.href.replace(/\/+$/, ""), key: key ?? null };
};
