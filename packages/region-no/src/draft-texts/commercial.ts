import { fieldTexts } from "@hjem/domain/publishing/draft-texts";

/** Texts of the fields that differ for business premises, in Norwegian. */
export const commercialNo = fieldTexts({
  "property_detail.title": [
    "Overskrift",
    "10 til 80 tegn. Skriv hva slags lokale det er, og hva som skiller det fra andre.",
  ],
  "property_detail.description": [
    "Beskrivelse",
    "Beskriv lokalene, standarden og området. Ikke skriv kontonummer, lenker eller e-postadresse.",
  ],
  "property_detail.total_rooms": ["Antall rom", "Kontorer, møterom og andre rom som kan brukes."],
  "property_detail.internal_area": [
    "Internt bruksareal (BRA-i)",
    "Arealet innenfor lokalets yttervegger.",
    "m²",
  ],
  "price_and_date.asking_price": [
    "Prisantydning",
    "Prisen du mener eiendommen er verdt, og som du er villig til å selge for.",
    "kr",
  ],
});

/** The same in English. */
export const commercialEn = fieldTexts({
  "property_detail.title": [
    "Heading",
    "10 to 80 characters. Say what kind of premises they are and what sets them apart.",
  ],
  "property_detail.description": [
    "Description",
    "Describe the premises, the standard and the area. Leave out account numbers, links and email addresses.",
  ],
  "property_detail.total_rooms": ["Rooms", "Offices, meeting rooms and other rooms in use."],
  "property_detail.internal_area": [
    "Internal usable area (BRA-i)",
    "The area inside the outer walls of the premises.",
    "m²",
  ],
  "price_and_date.asking_price": [
    "Asking price (prisantydning)",
    "What you think the property is worth and are willing to sell for.",
    "kr",
  ],
});
