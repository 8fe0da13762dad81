/** Agency id of a private listing (spec §3). */
export const NO_AGENCY_ID = "-1";
const AGENCY_ID_LENGTH = 6;

/** An agency id as in URLs: padded with zeros to six characters; `-1` is unchanged (D18). */
export const padAgencyId = (id: string | number): string => {
  const text = String(id).trim();
  return text === NO_AGENCY_ID ? text : text.padStart(AGENCY_ID_LENGTH, "0");
};

/**
 * The padded id, or the region's fallback where it is missing (FND-058); 0, the other interpretation, is not
 * used (FND-059).
 */
export const agencyIdOr = (
  id: string | number | null | undefined,
  region: { agencyIdFallback: string },
): string =>
  id === null || id === undefined || String(id).trim() === ""
    ? region.agencyIdFallback
    : padAgencyId(id);
