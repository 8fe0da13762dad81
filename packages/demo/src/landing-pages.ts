import type { LandingPageContent } from "@hjem/domain/content/landing-page";

const pages: Readonly<Record<string, readonly LandingPageContent[]>> = {
  no: [
    {
      id: "ved-sjoen",
      words: {
        no: {
          title: "Bo ved sjøen",
          lead: "Hus og leiligheter ved kysten, med prisene du faktisk betaler.",
        },
        en: {
          title: "Live by the sea",
          lead: "Houses and apartments on the coast, at the prices you really pay.",
        },
      },
      search: "locationTypes=coast",
      isDemo: true,
    },
    {
      id: "forste-bolig",
      words: {
        no: {
          title: "Din første bolig",
          lead: "Leiligheter under tre millioner kroner, klare til å flytte inn i.",
        },
        en: {
          title: "Your first home",
          lead: "Apartments under three million kroner, ready to move into.",
        },
      },
      search: "propertyType=apartment&priceMax=3000000",
      isDemo: true,
    },
  ],
  au: [
    {
      id: "by-the-sea",
      words: {
        en: {
          title: "Live by the sea",
          lead: "Houses and apartments on the coast, with the price guide beside each.",
        },
      },
      search: "locationTypes=coast",
      isDemo: true,
    },
    {
      id: "room-to-grow",
      words: {
        en: {
          title: "Room to grow",
          lead: "Houses with four bedrooms or more.",
        },
      },
      search: "propertyType=house&bedroomMin=4",
      isDemo: true,
    },
  ],
};

/** Example campaigns of a market. */
export const demoLandingPages = (regionId: string): readonly LandingPageContent[] =>
  pages[regionId] ?? [];
