import { fitzroy, sampleListing } from "../sample-listings.ts";

const kroner = (amount: number) => ({ amount, currency: "NOK" as const });
const dollars = (amount: number) => ({ amount, currency: "AUD" as const });
const between = (min: number, max = min) => ({ min, max });

/** Homes whose facts stand in the advertiser's text alone, by market. */
export const describedHomes = {
  no: {
    notice: sampleListing(8, {
      listingType: "residential_rent",
      description:
        "<p>Leieavtalen løper til den sies opp, med én måneds varsel fra begge parter. Vi leier ut boligen selv. " +
        "Veien er barnevennlig, med lekeplasser og skole i området.</p>",
      facilities: ["white_goods", "parking", "carport"],
      prices: { monthly: kroner(9_500) },
      details: { bedrooms: between(1), garage: between(1) },
      contractDetails: { rentalFrom: "2026-12-01" },
    }),
    garage: sampleListing(9, {
      listingType: "residential_rent",
      description:
        "<p>Plassen er på om lag 12 m² og har grei inn- og utkjøring. Plassen kan benyttes hele døgnet. " +
        "Leieavtalen løper til den sies opp, med én måneds varsel fra begge parter. Ta kontakt for å se plassen.</p>",
      prices: { monthly: kroner(1_500) },
    }),
    villa: sampleListing(10, {
      propertyTypes: ["single_dwelling"],
      description:
        "<p>De siste oppgraderingene ble gjort i 2020. Kjøkkenet på 14 m² har glatte fronter. Askveien har lite gjennomgangstrafikk. I stuen, som er på 30 m², er det peis. Terrassen på 45 m² gir plass til både spisebord og grill. " +
        "Eneboligen har bredbånd og ekstern bod på 28 m². Veien er barnevennlig, med lekeplasser og skole i området. " +
        "Larvik har dagligvarebutikk og de vanligste servicetilbudene.</p>",
      facilities: ["fireplace", "underfloor_heating", "balcony"],
      prices: { askingPrice: kroner(6_200_000) },
    }),
  },
  au: {
    villa: sampleListing(10, {
      address: fitzroy,
      description:
        "<p>Set on level 5 of a seven-storey building, this is an updated apartment. " +
        "The apartment is on Lake Drive. Parks and schools are within the neighbourhood. Sliding doors open to a covered deck of 15 m² with a northerly aspect. Contact the agent for the contract and any reports.</p>",
      facilities: ["deck", "step_free"],
      prices: { askingPrice: dollars(1_150_000), price: dollars(1_150_000), method: "fixed" },
    }),
  },
};
