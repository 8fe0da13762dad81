import { type DraftTextsOfLanguage, fieldTexts } from "@hjem/domain/publishing/draft-texts";
import { commercialEn } from "./commercial.ts";

/** Texts of the wizard's fields in English, with the Norwegian word where papers have it. */
export const draftTextsEn: DraftTextsOfLanguage = {
  groups: {
    type: "Property type",
    heading: "Heading and description",
    rooms: "Rooms",
    areas: "Area",
    building: "The building",
    ownership: "Ownership",
    plot: "Plot",
    lease: "The tenancy",
    holiday: "The holiday home",
    facilities: "Facilities",
    premises: "The premises",
    registry: "Land register",
    price: "Price",
    shared_costs: "Shared costs",
    yearly_costs: "Costs per year",
    valuation: "Value",
    rent: "Rent",
    availability: "When it is available",
    inspections: "Viewing",
  },
  fields: fieldTexts({
    "property_detail.property_types": ["Property type"],
    "property_detail.title": [
      "Heading",
      "10 to 80 characters. Say what kind of home it is and what sets it apart.",
    ],
    "property_detail.description": [
      "Description",
      "Describe the rooms, the standard and the neighbourhood. Leave out account numbers, links and email addresses.",
    ],
    "property_detail.bedrooms": ["Bedrooms"],
    "property_detail.bathrooms": ["Bathrooms"],
    "property_detail.beds": ["Sleeps"],
    "property_detail.total_rooms": [
      "Rooms",
      "Living rooms and bedrooms. Kitchen, bathroom, hall and storage are not counted.",
    ],
    "property_detail.floor_located": ["Floor", "1 is at ground level, −1 is the basement."],
    "property_detail.floors": ["Number of floors", "In the building."],
    "property_detail.garages": ["Garage and parking spaces"],
    "property_detail.office_spaces": ["Workspaces"],
    "property_detail.internal_area": [
      "Internal usable area (BRA-i)",
      "The area inside the home's outer walls, with internal storage. The condition report states it.",
      "m²",
    ],
    "property_detail.external_area": [
      "External usable area (BRA-e)",
      "Rooms outside the home that belong to it, such as a storage room in the basement.",
      "m²",
    ],
    "property_detail.balcony_area": [
      "Glazed balcony (BRA-b)",
      "A glazed balcony or veranda that belongs to the home.",
      "m²",
    ],
    "property_detail.terrace_area": [
      "Terrace and balcony area (TBA)",
      "Open terraces, verandas and balconies.",
      "m²",
    ],
    "property_detail.usage_area": ["Usable area (BRA)", "The sum of BRA-i, BRA-e and BRA-b.", "m²"],
    "property_detail.primary_room": [
      "Primary rooms (P-rom)",
      "Only if the report is from before 2024 and has no BRA-i.",
      "m²",
    ],
    "property_detail.gross_area": [
      "Gross area (BTA)",
      "The area with the outer walls. Enter the same number twice if the premises cannot be divided.",
      "m²",
    ],
    "property_detail.plot_area": ["Plot area", undefined, "m²"],
    "property_detail.ground_surface": [
      "Building footprint",
      "The area that the building covers on the ground.",
      "m²",
    ],
    "property_detail.property_area": [
      "Property area",
      "The whole property, where it is larger than the plot around the house, such as a farm.",
      "m²",
    ],
    "property_detail.area_description": [
      "Location",
      "Schools, shops, public transport and walking areas nearby.",
    ],
    "property_detail.construction_year": ["Year built"],
    "property_detail.renovation_year": ["Year renovated", "The latest major renovation."],
    "property_detail.condition": ["New or established home"],
    "property_detail.energy_profile": [
      "Energy rating (energimerking)",
      "The letter in the energy certificate. Sellers and landlords must have one. You make it free of charge at energimerking.no.",
    ],
    "property_detail.heating_grade": [
      "Heating grade",
      "The colour in the energy certificate. It shows how much of the heating can come from sources other than electricity, oil and gas.",
    ],
    "property_detail.quality_standard": [
      "Standard",
      "For example running water, drainage and electricity.",
    ],
    "property_detail.entrance": [
      "Access",
      "For example whether the road is open all the way in winter.",
    ],
    "property_detail.condition_report_link": [
      "Link to the condition report (tilstandsrapport)",
      "A surveyor's report on the home.",
    ],
    "property_detail.technical_description": [
      "Technical description",
      "For example ventilation, electricity, ceiling height and floor load.",
    ],
    "property_detail.ownership": [
      "Ownership (eieform)",
      "Freehold (selveier): you own the property itself. Share (andel): you own a share in a housing cooperative. Stock (aksje): you own shares in a housing company.",
    ],
    "property_detail.has_security_order": [
      "Cover for other owners' unpaid shared costs",
      "The cooperative is covered if other owners do not pay their shared costs (sikringsordning).",
    ],
    "property_detail.preemption_description": [
      "Pre-emptive right (forkjøpsrett)",
      "Who may take over the purchase at the same price, such as other members of the cooperative, and the deadline.",
    ],
    "property_detail.is_first_on_market": [
      "Advertised only here",
      "The home is not advertised elsewhere. Remove the mark once it is.",
    ],
    "property_detail.is_partial_rental_allowed": [
      "Rental unit",
      "The home has a separate part that can be let.",
    ],
    "property_detail.is_land_owned_by_seller": [
      "Owned plot (eiet tomt)",
      "Answer no if the plot is leased for a long time (festet).",
    ],
    "property_detail.fixed_fee": [
      "Ground rent (festeavgift)",
      "What you pay to lease the plot.",
      "kr per year",
    ],
    "property_detail.year_of_fixed_agreement": [
      "Ground lease until",
      "The year in which the lease of the plot ends.",
    ],
    "property_detail.is_fixed_point": [
      "Point lease (punktfeste)",
      "The lease covers only the spot of the cabin, not a plot with borders.",
    ],
    "property_detail.plot_description": ["About the plot"],
    "property_detail.furnished": ["Furnishing"],
    "property_detail.included_in_lease": [
      "Included in rent",
      "For example electricity, internet or appliances.",
    ],
    "property_detail.is_pet_allowed": ["Pets allowed"],
    "property_detail.location_type": ["Where it lies"],
    "property_detail.elevation": ["Metres above sea level", undefined, "m"],
    "property_detail.facilities": ["Facilities"],
    "property_detail.rental_income": [
      "Rental income",
      "What the tenants pay in total.",
      "kr per year",
    ],
    "property_detail.url": ["Website of the property"],
    "property_detail.url_alias": ["Text of the link to the website"],
    "property_detail.land_registry.municipality_number": [
      "Municipality number (kommunenummer)",
      "Four digits, such as 0301 for Oslo.",
    ],
    "property_detail.land_registry.farm_number": [
      "Farm number (gårdsnummer, gnr.)",
      "The cadastral number consists of gårdsnummer and bruksnummer. You find both at seeiendom.no.",
    ],
    "property_detail.land_registry.share_number": [
      "Property number (bruksnummer, bnr.)",
      "The property's number below the farm number.",
    ],
    "property_detail.land_registry.section_number": [
      "Section number (seksjonsnummer, snr.)",
      "For a section of a jointly owned building.",
    ],
    "property_detail.land_registry.lease_number": [
      "Lease number (festenummer, fnr.)",
      "Only for a leased plot.",
    ],
    "property_detail.land_registry.apartment_number": [
      "Unit number (bruksenhetsnummer)",
      "A letter and four digits, such as H0201. It is often shown at the front door.",
    ],
    "property_detail.land_registry.housing_association_name": ["Housing cooperative (borettslag)"],
    "property_detail.land_registry.housing_association_owner": [
      "Owner of the share",
      "The name that the cooperative has registered. The listing does not show it.",
    ],
    "property_detail.land_registry.housing_association_registration_number": [
      "Cooperative's organisation number",
      "Nine digits. The manager of the cooperative can tell you.",
    ],
    "property_detail.land_registry.housing_association_section_number": [
      "Share number (andelsnummer)",
      "The number of your share. The manager of the cooperative can tell you.",
    ],
    "price_and_date.asking_price": [
      "Asking price (prisantydning)",
      "What you believe the home is worth and are willing to sell for.",
      "kr",
    ],
    "price_and_date.joint_debt": [
      "Shared debt (fellesgjeld)",
      "The home's share of the loans of the cooperative or joint ownership.",
      "kr",
    ],
    "price_and_date.adding_cost": [
      "Purchase costs (omkostninger)",
      "What the buyer pays besides the price: document duty and registration fees.",
      "kr",
    ],
    "price_and_date.cost_included": ["Purchase costs are included in the price"],
    "price_and_date.total_price": [
      "Total price (totalpris)",
      "Asking price, shared debt and purchase costs. We add them up.",
      "kr",
    ],
    "price_and_date.shared_cost": [
      "Shared costs (felleskostnader)",
      "What the owner pays to the cooperative or joint ownership.",
      "kr per month",
    ],
    "price_and_date.included_in_shared_cost": [
      "Shared costs include",
      "For example municipal charges, internet and interest on shared debt.",
    ],
    "price_and_date.final_monthly_shared_cost": [
      "Shared costs after the interest-only period",
      "The amount once the cooperative starts to repay the shared debt.",
      "kr per month",
    ],
    "price_and_date.shared_costs_description_html": ["About the shared costs"],
    "price_and_date.shared_fund": [
      "Shared assets (fellesformue)",
      "The home's share of the assets of the cooperative or joint ownership.",
      "kr",
    ],
    "price_and_date.annual_municipality_fees": [
      "Municipal charges",
      "Water, sewerage and waste.",
      "kr per year",
    ],
    "price_and_date.annual_property_tax": ["Property tax", undefined, "kr per year"],
    "price_and_date.tax": ["Tax value (formuesverdi)", "The value in your tax return.", "kr"],
    "price_and_date.valuation": [
      "Valuation (verditakst)",
      "The market value according to a surveyor.",
      "kr",
    ],
    "price_and_date.valuation_as_collateral": [
      "Lending value (låneverdi)",
      "The value that the bank uses for a loan.",
      "kr",
    ],
    "price_and_date.monthly": ["Monthly rent", undefined, "kr per month"],
    "price_and_date.deposit": [
      "Deposit",
      "At most six months' rent, in a separate account in the tenant's name.",
      "kr",
    ],
    "price_and_date.available_from": ["Available from"],
    "price_and_date.available_to": ["Available until"],
    "price_and_date.rental_from": ["Rental period from"],
    "price_and_date.rental_to": ["Rental period to"],
    "price_and_date.inspections": ["Viewings"],
    "price_and_date.is_inspection_by_appointment": ["Viewing by appointment"],
    "price_and_date.viewing_description": [
      "About the viewing",
      "For example where to park or which bell to ring.",
    ],
  }),
  byListingType: { commercial_sale: commercialEn, commercial_rent: commercialEn },
};
