import type { AgencyName } from "@hjem/domain/agency/agency";

/** Agencies as the API names them; made up. */
export const sampleAgencies: readonly AgencyName[] = [
  { agencyId: "001204", name: "Nordlys Bolig" },
  { agencyId: "001341", name: "Tistelvang Eiendomsmegling" },
  { agencyId: "001478", name: "Ærlig Megling" },
];
