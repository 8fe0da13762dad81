/** Agency id of a listing that a private person advertises (spec §3). */
export const NO_AGENCY_ID = "-1";
const AGENCY_ID_LENGTH = 6;

/** An agency id as addresses write it: zeros on the left up to six characters; `-1` stays (D18). */
export const padAgencyId = (id: string | number): string => {
  const text = String(id).trim();
  return text === NO_AGENCY_ID ? text : text.padStart(AGENCY_ID_LENGTH, "0");
};

/** The padded id, or the region's fallback where it is missing (FND-058); the other reading, 0, is not used (FND-059). */
export const agencyIdOr = (
  id: string | number | null | undefined,
  region: { agencyIdFallback: string },
): string =>
  id === null || id === undefined || String(id).trim() === ""
    ? region.agencyIdFallback
    : padAgencyId(id);
