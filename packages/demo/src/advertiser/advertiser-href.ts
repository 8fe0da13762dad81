/** What advertisers take on pages of their own. */
export const advertiserActs = ["bid", "viewing"] as const;
export type AdvertiserAct = (typeof advertiserActs)[number];

/** Where the page of a made-up advertiser stands in the demo: nobody else's address is linked to (D27). */
export const advertiserHref = (propertyId: string, act: AdvertiserAct): string =>
  `/dev/advertiser/${propertyId}/${act}`;

/** The colour of an agency that has none of its own (FND-070). */
const DEFAULT_COLOR = "#0b6b68";

/** Where the logo of an invented agency stands, drawn in the agency's colour. */
export const agencyLogoHref = (agencyId: string, color: string = DEFAULT_COLOR): string =>
  `/dev/advertiser/logos/${agencyId}-${color.slice(1).toLowerCase()}.svg`;
