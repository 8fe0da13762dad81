import { placeName } from "@hjem/domain/place/place-name";
import { z } from "zod";
import { type AddressService, fetchAddresses } from "./address-service.ts";

/** Addresses of one response. */
const SIZE = 8;

/** A number of the register; 0 where there is none. */
const Registered = z.int().nonnegative().default(0);

/** What is read of `GET {url}/sok` (Kartverket, Adresse REST-API v1). */
const Response = z.object({
  adresser: z.array(
    z.object({
      adressetekst: z.string().min(1).max(120),
      postnummer: z.string().regex(/^\d{4}$/),
      poststed: z.string().min(1).max(80),
      kommunenummer: z.string().max(10),
      gardsnummer: Registered,
      bruksnummer: Registered,
      festenummer: Registered,
      representasjonspunkt: z.object({
        lat: z.number().min(-90).max(90),
        lon: z.number().min(-180).max(180),
      }),
    }),
  ),
});

/**
 * Every address of Norway from Kartverket's open address API, with its property number in the land register.
 * @param url e.g. `https://ws.geonorge.no/adresser/v1`
 */
export const kartverketAddresses = (url: string, timeoutMs?: number): AddressService => ({
  attribution: "© Kartverket",
  async find(typed, { placeNames }) {
    const request = new URL(`${url}/sok`);
    request.search = new URLSearchParams({
      // The last word may be unfinished.
      sok: `${typed.replaceAll("*", " ").trim()}*`,
      treffPerSide: String(SIZE),
      utkoordsys: "4326",
    }).toString();
    const { adresser } = await fetchAddresses(request, Response, timeoutMs);
    return adresser.slice(0, SIZE).map((address) => ({
      street: address.adressetekst,
      suburb: placeName(address.poststed, placeNames),
      // The county follows from the place.
      region: "",
      postCode: address.postnummer,
      coordinates: {
        lat: address.representasjonspunkt.lat,
        lng: address.representasjonspunkt.lon,
      },
      landRegistry: {
        municipalityNumber: address.kommunenummer,
        farmNumber: String(address.gardsnummer),
        shareNumber: String(address.bruksnummer),
        leaseNumber: address.festenummer > 0 ? String(address.festenummer) : null,
      },
    }));
  },
});
