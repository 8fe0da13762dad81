import { recordOf } from "@hjem/domain/narrow";
import { StartError } from "../../db/start-error.ts";
import type { AddressService } from "./address-service.ts";
import { gnafAddresses } from "./gnaf-addresses.ts";
import { kartverketAddresses } from "./kartverket-addresses.ts";

/** Services by the protocol that they speak. */
const protocols: Readonly<Record<string, (url: string) => AddressService>> = {
  kartverket: kartverketAddresses,
  gnaf: gnafAddresses,
};

/** The address service of each market that has one. */
export type AddressServices = Readonly<Partial<Record<string, AddressService>>>;

const isUsable = (url: URL | null): url is URL => {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  return (
    (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)) && url.username === ""
  );
};

/**
 * Reads `no=kartverket+https://ws.geonorge.no/adresser/v1,au=gnaf+https://…`; http on this machine only, as an address that
 * is typed is personal.
 * @throws {StartError} for another form, protocol or market.
 */
export const readAddressServices = (
  text: string | undefined,
  regionIds: readonly string[],
): AddressServices => {
  const pairs = (text ?? "").split(",").filter((pair) => pair.trim() !== "");
  return recordOf(
    pairs.map((pair) => {
      const [, regionId = "", protocol = "", address = ""] =
        /^\s*(\w+)=(\w+)\+(\S+)\s*$/.exec(pair) ?? [];
      const url = URL.parse(address);
      const service = Object.hasOwn(protocols, protocol) ? protocols[protocol] : undefined;
      if (!service || !regionIds.includes(regionId) || !isUsable(url)) {
        throw new StartError(
          "ADDRESS_SERVICES is not usable: it needs market=protocol+address by comma, such as " +
            "no=kartverket+https://ws.geonorge.no/adresser/v1. Protocols are kartverket and gnaf.",
        );
      }
      return [regionId, service(url.href.replace(/\/+$/, ""))] as const;
    }),
  );
};
