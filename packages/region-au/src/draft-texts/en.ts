import { type DraftTextsOfLanguage, fieldTexts } from "@hjem/domain/publishing/draft-texts";

const fields = fieldTexts({
  "property_detail.property_types": ["Property type"],
  "property_detail.title": [
    "Heading",
    "10 to 80 characters. Say what kind of home it is and what sets it apart.",
  ],
  "property_detail.description": [
    "Description",
    "Describe the rooms, the finish and the neighbourhood. Leave out account numbers, links and email addresses.",
  ],
  "property_detail.bedrooms": ["Bedrooms"],
  "property_detail.bathrooms": ["Bathrooms"],
  "property_detail.beds": ["Sleeps"],
  "property_detail.total_rooms": ["Rooms", "Bedrooms and living rooms."],
  "property_detail.floor_located": ["Level", "0 or 1 as the building counts, −1 for a basement."],
  "property_detail.floors": ["Number of levels", "In the building."],
  "property_detail.garages": ["Car spaces", "Garage, carport and parking spaces on title."],
  "property_detail.office_spaces": ["Workspaces"],
  "property_detail.internal_area": [
    "Internal area",
    "The floor area inside the outer walls, without balcony and garage.",
    "m²",
  ],
  "property_detail.external_area": [
    "External storage",
    "A storage cage or shed that belongs to the home.",
    "m²",
  ],
  "property_detail.balcony_area": ["Enclosed balcony", undefined, "m²"],
  "property_detail.terrace_area": ["Balcony or terrace", undefined, "m²"],
  "property_detail.usage_area": [
    "Floor area",
    "Internal area with balcony, garage and storage. For a strata unit, the area on the strata plan.",
    "m²",
  ],
  "property_detail.gross_area": [
    "Gross floor area",
    "Enter the same number twice if the premises cannot be divided.",
    "m²",
  ],
  "property_detail.plot_area": [
    "Land size",
    "As on the title or the council rates notice. Enter hectares as square metres: 1 ha is 10,000 m².",
    "m²",
  ],
  "property_detail.ground_surface": [
    "Building footprint",
    "The area that the building covers on the ground.",
    "m²",
  ],
  "property_detail.property_area": [
    "Site area",
    "The whole property, where it is larger than the land around the house.",
    "m²",
  ],
  "property_detail.area_description": [
    "Location",
    "Schools, shops, public transport and parks nearby.",
  ],
  "property_detail.construction_year": ["Year built"],
  "property_detail.renovation_year": ["Year renovated", "The latest major renovation."],
  "property_detail.condition": ["New or established"],
  "property_detail.quality_standard": ["Standard of finish"],
  "property_detail.entrance": ["Access", "For example a shared driveway or a gravel road."],
  "property_detail.statement_of_information_link": [
    "Link to the Statement of Information",
    "Agents in Victoria have to show one with the advertisement. Or upload it as a document with “Statement of Information” in its name.",
  ],
  "property_detail.condition_report_link": [
    "Link to the building report",
    "A building and pest inspection report.",
  ],
  "property_detail.technical_description": [
    "Technical description",
    "For example power, ceiling height and floor load.",
  ],
  "property_detail.ownership": [
    "Title",
    "Torrens title: you own the house and the land. Strata title: you own a unit and share the common property. Company title: you own shares in the company that owns the building.",
  ],
  "property_detail.preemption_description": [
    "Pre-emptive right",
    "Who may buy first, and until when.",
  ],
  "property_detail.is_first_on_market": [
    "Advertised only here",
    "The home is not advertised elsewhere. Remove the mark once it is.",
  ],
  "property_detail.is_partial_rental_allowed": [
    "Granny flat or dual living",
    "The home has a separate part that can be let.",
  ],
  "property_detail.is_land_owned_by_seller": [
    "Freehold land",
    "Answer no for leasehold: the land is leased, as it is in the ACT.",
  ],
  "property_detail.fixed_fee": ["Ground rent", "What you pay to lease the land.", "$ p.a."],
  "property_detail.year_of_fixed_agreement": [
    "Ground lease expiry",
    "The year in which the lease of the land ends.",
  ],
  "property_detail.plot_description": ["About the land"],
  "property_detail.furnished": ["Furnishing"],
  "property_detail.included_in_lease": [
    "Included in rent",
    "For example water, gardening or internet.",
  ],
  "property_detail.is_pet_allowed": ["Pets considered"],
  "property_detail.location_type": ["Setting"],
  "property_detail.elevation": ["Elevation", undefined, "m"],
  "property_detail.facilities": ["Features"],
  "property_detail.rental_income": ["Rental income", "What the tenants pay in total.", "$ p.a."],
  "property_detail.url": ["Website of the property"],
  "property_detail.url_alias": ["Text of the link to the website"],
  "property_detail.land_registry.municipality_number": [
    "Local government area (LGA)",
    "Your council. It is on the rates notice.",
  ],
  "property_detail.land_registry.farm_number": [
    "Lot",
    "The lot number on the certificate of title or the rates notice.",
  ],
  "property_detail.land_registry.share_number": [
    "Plan",
    "The plan number beside the lot, such as DP 12345 or LP 6789.",
  ],
  "property_detail.land_registry.section_number": [
    "Strata lot",
    "The lot of your unit on the strata plan.",
  ],
  "property_detail.land_registry.apartment_number": ["Unit number"],
  "property_detail.land_registry.housing_association_name": [
    "Owners corporation",
    "Called body corporate in Queensland, strata company in Western Australia.",
  ],
  "property_detail.land_registry.housing_association_registration_number": [
    "Strata plan number",
    "Such as SP 12345. It is on the levy notice.",
  ],
  "property_detail.land_registry.housing_association_section_number": [
    "Lot entitlement",
    "Your share in the common property. It is on the levy notice.",
  ],
  "price_and_date.asking_price": [
    "Price",
    "For a price guide, the lower end. Not shown for an auction in Queensland.",
    "$",
  ],
  "price_and_date.asking_price_max": [
    "Upper end of the price guide",
    "In Victoria at most 10% above the lower end. Not shown for an auction in Queensland.",
    "$",
  ],
  "price_and_date.auction_date": ["Auction date"],
  "price_and_date.search_price": [
    "Price for searches",
    "Buyers who filter by price find the home by it. Visitors see it as “appears in searches for”, but not in Queensland.",
    "$",
  ],
  "price_and_date.shared_cost": [
    "Strata levies",
    "What the owner pays to the owners corporation or body corporate.",
    "$ per quarter",
  ],
  "price_and_date.included_in_shared_cost": [
    "Levies include",
    "For example building insurance and the sinking fund.",
  ],
  "price_and_date.shared_costs_description_html": ["About the levies"],
  "price_and_date.annual_municipality_fees": ["Council rates", undefined, "$ p.a."],
  "price_and_date.annual_property_tax": ["Land tax", undefined, "$ p.a."],
  "price_and_date.valuation": ["Valuation", "By a registered valuer.", "$"],
  "price_and_date.monthly": ["Rent", "One fixed amount.", "$ per week"],
  "price_and_date.deposit": [
    "Bond",
    "Usually four weeks' rent, lodged with your state's bond authority.",
    "$",
  ],
  "price_and_date.available_from": ["Available from"],
  "price_and_date.available_to": ["Available until"],
  "price_and_date.rental_from": ["Lease from"],
  "price_and_date.rental_to": ["Lease to"],
  "price_and_date.inspections": ["Inspections"],
  "price_and_date.is_inspection_by_appointment": ["Inspection by appointment"],
  "price_and_date.viewing_description": [
    "About the inspection",
    "For example where to park or which bell to ring.",
  ],
});

/** Business premises are no homes. */
const commercial = {
  "property_detail.title": [
    "Heading",
    "10 to 80 characters. Say what kind of premises they are and what sets them apart.",
  ],
  "property_detail.description": [
    "Description",
    "Describe the premises, the standard and the area. Leave out account numbers, links and email addresses.",
  ],
  "property_detail.total_rooms": ["Rooms", "Offices, meeting rooms and other rooms in use."],
} as const;
const commercialSale = fieldTexts(commercial);
/** Leases of business premises are advertised per year (D30). */
const commercialRent = fieldTexts({
  ...commercial,
  "price_and_date.monthly": [
    "Rent",
    "For a whole year, before GST and outgoings. Write in the description which outgoings are added.",
    "$ per year",
  ],
});

/** Texts of the wizard's fields in Australia. */
export const draftTextsEn: DraftTextsOfLanguage = {
  groups: {
    type: "Property type",
    heading: "Heading and description",
    rooms: "Rooms",
    areas: "Size",
    building: "The building",
    ownership: "Title",
    plot: "Land",
    lease: "The tenancy",
    holiday: "The holiday home",
    facilities: "Features",
    premises: "The premises",
    registry: "Title particulars",
    price: "Price",
    shared_costs: "Strata",
    yearly_costs: "Costs p.a.",
    valuation: "Value",
    rent: "Rent",
    availability: "Availability",
    inspections: "Inspections",
  },
  fields: {
    ...fields,
    "price_and_date.price_method": {
      label: "How the price is stated",
      help: "A price guide is a range in which you expect to sell.",
      choices: {
        fixed: "Price",
        guide: "Price guide",
        auction: "Auction",
        offers: "Offers or expressions of interest",
        contact_agent: "Price on request",
      },
    },
  },
  byListingType: { commercial_sale: commercialSale, commercial_rent: commercialRent },
};
