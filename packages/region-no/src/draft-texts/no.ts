import { type DraftTextsOfLanguage, fieldTexts } from "@hjem/domain/publishing/draft-texts";
import { commercialNo } from "./commercial.ts";

/** Texts of the wizard's fields in Norwegian. */
export const draftTextsNo: DraftTextsOfLanguage = {
  groups: {
    type: "Eiendomstype",
    heading: "Overskrift og beskrivelse",
    rooms: "Rom",
    areas: "Areal",
    building: "Bygningen",
    ownership: "Eierskap",
    plot: "Tomt",
    lease: "Leieforholdet",
    holiday: "Fritidsboligen",
    facilities: "Fasiliteter",
    premises: "Lokalet",
    registry: "Matrikkel",
    price: "Pris",
    shared_costs: "Felleskostnader",
    yearly_costs: "Kostnader per år",
    valuation: "Verdi",
    rent: "Leie",
    availability: "Når den er ledig",
    inspections: "Visning",
  },
  fields: fieldTexts({
    "property_detail.property_types": ["Type bolig eller lokale"],
    "property_detail.title": [
      "Overskrift",
      "10 til 80 tegn. Skriv hva slags bolig det er, og hva som skiller den fra andre.",
    ],
    "property_detail.description": [
      "Beskrivelse",
      "Beskriv rommene, standarden og nabolaget. Ikke skriv kontonummer, lenker eller e-postadresse.",
    ],
    "property_detail.bedrooms": ["Soverom"],
    "property_detail.bathrooms": ["Bad"],
    "property_detail.beds": ["Sengeplasser"],
    "property_detail.total_rooms": [
      "Antall rom",
      "Stuer og soverom. Kjøkken, bad, gang og bod regnes ikke med.",
    ],
    "property_detail.floor_located": ["Etasje", "1 er etasjen på bakkeplan, −1 er kjelleren."],
    "property_detail.floors": ["Antall etasjer", "I bygningen."],
    "property_detail.garages": ["Garasje- og parkeringsplasser"],
    "property_detail.office_spaces": ["Kontorplasser"],
    "property_detail.internal_area": [
      "Internt bruksareal (BRA-i)",
      "Arealet innenfor boligens yttervegger, med innvendige boder. Du finner det i tilstandsrapporten.",
      "m²",
    ],
    "property_detail.external_area": [
      "Eksternt bruksareal (BRA-e)",
      "Rom utenfor boligen som hører til den, for eksempel en bod i kjelleren.",
      "m²",
    ],
    "property_detail.balcony_area": [
      "Innglasset balkong (BRA-b)",
      "Innglasset balkong, veranda eller altan som hører til boligen.",
      "m²",
    ],
    "property_detail.terrace_area": [
      "Terrasse- og balkongareal (TBA)",
      "Åpne terrasser, verandaer og balkonger.",
      "m²",
    ],
    "property_detail.usage_area": ["Bruksareal (BRA)", "Summen av BRA-i, BRA-e og BRA-b.", "m²"],
    "property_detail.primary_room": [
      "P-rom",
      "Bare hvis rapporten er fra før 2024 og ikke har BRA-i.",
      "m²",
    ],
    "property_detail.gross_area": [
      "Bruttoareal (BTA)",
      "Arealet med yttervegger. Skriv samme tall i begge felt hvis lokalet ikke kan deles.",
      "m²",
    ],
    "property_detail.plot_area": ["Tomteareal", undefined, "m²"],
    "property_detail.ground_surface": [
      "Grunnflate",
      "Arealet som bygningen dekker på bakken.",
      "m²",
    ],
    "property_detail.property_area": [
      "Eiendomsareal",
      "Hele eiendommen, når den er større enn tomten rundt huset, for eksempel et gårdsbruk.",
      "m²",
    ],
    "property_detail.area_description": [
      "Beliggenhet",
      "Skoler, butikker, kollektivtransport og turområder i nærheten.",
    ],
    "property_detail.construction_year": ["Byggeår"],
    "property_detail.renovation_year": ["Renovert år", "Siste større oppussing."],
    "property_detail.condition": ["Nybygg eller bruktbolig"],
    "property_detail.energy_profile": [
      "Energimerking",
      "Bokstaven i energiattesten. Den som selger eller leier ut, skal ha en attest. Du lager den gratis på energimerking.no.",
    ],
    "property_detail.heating_grade": [
      "Oppvarmingskarakter",
      "Fargen i energiattesten. Den viser hvor mye av oppvarmingen som kan dekkes av annet enn strøm, olje og gass.",
    ],
    "property_detail.quality_standard": ["Standard", "For eksempel innlagt vann, avløp og strøm."],
    "property_detail.entrance": ["Adkomst", "For eksempel om det er vei helt frem om vinteren."],
    "property_detail.condition_report_link": [
      "Lenke til tilstandsrapport",
      "En tilstandsrapport er en takstmanns gjennomgang av boligen.",
    ],
    "property_detail.technical_description": [
      "Teknisk beskrivelse",
      "For eksempel ventilasjon, strøm, takhøyde og gulvbæring.",
    ],
    "property_detail.ownership": [
      "Eieform",
      "Selveier: du eier eiendommen selv. Andel: du eier en andel i et borettslag. Aksje: du eier aksjer i et boligaksjeselskap.",
    ],
    "property_detail.has_security_order": [
      "Sikringsordning",
      "Borettslaget er sikret mot tap når andre eiere ikke betaler felleskostnadene.",
    ],
    "property_detail.preemption_description": [
      "Forkjøpsrett",
      "Hvem som kan overta kjøpet til samme pris, for eksempel andre andelseiere, og fristen.",
    ],
    "property_detail.is_first_on_market": [
      "Annonseres bare her",
      "Boligen er ikke annonsert andre steder. Fjern merket når den blir det.",
    ],
    "property_detail.is_partial_rental_allowed": [
      "Utleiedel",
      "Boligen har en egen del som kan leies ut.",
    ],
    "property_detail.is_land_owned_by_seller": [
      "Eiet tomt",
      "Svar nei hvis tomten er festet, altså leid for lang tid.",
    ],
    "property_detail.fixed_fee": [
      "Festeavgift",
      "Det du betaler for å leie en festet tomt.",
      "kr/år",
    ],
    "property_detail.year_of_fixed_agreement": [
      "Festekontrakten utløper",
      "Året avtalen om leie av tomten går ut.",
    ],
    "property_detail.is_fixed_point": [
      "Punktfeste",
      "Avtalen gjelder bare stedet der hytta står, ikke en tomt med grenser.",
    ],
    "property_detail.plot_description": ["Om tomten"],
    "property_detail.furnished": ["Møblering"],
    "property_detail.included_in_lease": [
      "Inkludert i leien",
      "For eksempel strøm, internett eller hvitevarer.",
    ],
    "property_detail.is_pet_allowed": ["Dyrehold tillatt"],
    "property_detail.location_type": ["Hvor den ligger"],
    "property_detail.elevation": ["Høyde over havet", undefined, "moh."],
    "property_detail.facilities": ["Fasiliteter"],
    "property_detail.rental_income": [
      "Leieinntekter",
      "Det leietakerne betaler til sammen.",
      "kr/år",
    ],
    "property_detail.url": ["Nettside for eiendommen"],
    "property_detail.url_alias": ["Tekst på lenken til nettsiden"],
    "property_detail.land_registry.municipality_number": [
      "Kommunenummer",
      "Fire siffer, for eksempel 0301 for Oslo.",
    ],
    "property_detail.land_registry.farm_number": [
      "Gårdsnummer (gnr.)",
      "Matrikkelnummeret består av gårdsnummer og bruksnummer. Du finner begge på seeiendom.no.",
    ],
    "property_detail.land_registry.share_number": [
      "Bruksnummer (bnr.)",
      "Eiendommens nummer under gårdsnummeret.",
    ],
    "property_detail.land_registry.section_number": [
      "Seksjonsnummer (snr.)",
      "For en seksjon i et sameie.",
    ],
    "property_detail.land_registry.lease_number": [
      "Festenummer (fnr.)",
      "Bare for en festet tomt.",
    ],
    "property_detail.land_registry.apartment_number": [
      "Bruksenhetsnummer",
      "En bokstav og fire siffer, for eksempel H0201. Det står ofte ved inngangsdøren.",
    ],
    "property_detail.land_registry.housing_association_name": ["Borettslag"],
    "property_detail.land_registry.housing_association_owner": [
      "Eier av andelen",
      "Navnet som er registrert hos borettslaget. Det vises ikke i annonsen.",
    ],
    "property_detail.land_registry.housing_association_registration_number": [
      "Borettslagets organisasjonsnummer",
      "Ni siffer. Forretningsføreren kan oppgi det.",
    ],
    "property_detail.land_registry.housing_association_section_number": [
      "Andelsnummer",
      "Nummeret på andelen din i borettslaget. Forretningsføreren kan oppgi det.",
    ],
    "price_and_date.asking_price": [
      "Prisantydning",
      "Prisen du mener boligen er verdt, og som du er villig til å selge for.",
      "kr",
    ],
    "price_and_date.joint_debt": [
      "Fellesgjeld",
      "Boligens andel av lånene til borettslaget eller sameiet.",
      "kr",
    ],
    "price_and_date.adding_cost": [
      "Omkostninger",
      "Det kjøperen betaler i tillegg til prisen: dokumentavgift og tinglysingsgebyr.",
      "kr",
    ],
    "price_and_date.cost_included": ["Omkostninger er inkludert i prisen"],
    "price_and_date.total_price": [
      "Totalpris",
      "Prisantydning, fellesgjeld og omkostninger. Vi regner den ut.",
      "kr",
    ],
    "price_and_date.shared_cost": [
      "Felleskostnader",
      "Det eieren betaler til borettslaget eller sameiet.",
      "kr/mnd.",
    ],
    "price_and_date.included_in_shared_cost": [
      "Felleskostnader inkluderer",
      "For eksempel kommunale avgifter, internett og renter på fellesgjelden.",
    ],
    "price_and_date.final_monthly_shared_cost": [
      "Felleskostnader etter avdragsfri periode",
      "Beløpet når borettslaget begynner å betale ned på fellesgjelden.",
      "kr/mnd.",
    ],
    "price_and_date.shared_costs_description_html": ["Om felleskostnadene"],
    "price_and_date.shared_fund": [
      "Fellesformue",
      "Boligens andel av formuen til borettslaget eller sameiet.",
      "kr",
    ],
    "price_and_date.annual_municipality_fees": [
      "Kommunale avgifter",
      "Vann, avløp og renovasjon.",
      "kr/år",
    ],
    "price_and_date.annual_property_tax": ["Eiendomsskatt", undefined, "kr/år"],
    "price_and_date.tax": ["Formuesverdi", "Verdien som står i skattemeldingen din.", "kr"],
    "price_and_date.valuation": ["Verditakst", "Markedsverdien etter en takst.", "kr"],
    "price_and_date.valuation_as_collateral": [
      "Låneverdi",
      "Verdien som banken legger til grunn for et lån.",
      "kr",
    ],
    "price_and_date.monthly": ["Månedsleie", undefined, "kr/mnd."],
    "price_and_date.deposit": [
      "Depositum",
      "Høyst seks måneders leie, på en egen konto i leietakerens navn.",
      "kr",
    ],
    "price_and_date.available_from": ["Ledig fra"],
    "price_and_date.available_to": ["Ledig til"],
    "price_and_date.rental_from": ["Leieperiode fra"],
    "price_and_date.rental_to": ["Leieperiode til"],
    "price_and_date.inspections": ["Visninger"],
    "price_and_date.is_inspection_by_appointment": ["Visning etter avtale"],
    "price_and_date.viewing_description": [
      "Om visningen",
      "For eksempel hvor man parkerer eller ringer på.",
    ],
  }),
  byListingType: { commercial_sale: commercialNo, commercial_rent: commercialNo },
};
