import type { AgencyName } from "@hjem/domain/agency/agency";

/** Agencies as in API responses; made up. */
export const sampleAgencies: readonly AgencyName[] = [
  { agencyId: "001204", name: "Nordlys Bolig" },
  { agencyId: "001341", name: "Tistelvang Eiendomsmegling" },
  { agencyId: "001478", name: "Ærlig Megling" },
];
