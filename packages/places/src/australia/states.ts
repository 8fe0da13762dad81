import type { Point } from "../place-data.ts";

/**
 * The eight states and territories (D43): code as in addresses, name, location of the capital, and time zone (D3).
 */
export const states: Readonly<
  Record<string, { name: string; location: Point; timeZone: string; inhabitants: number }>
> = {
  NSW: {
    name: "New South Wales",
    location: { lat: -33.87, lng: 151.21 },
    timeZone: "Australia/Sydney",
    inhabitants: 84_000,
  },
  VIC: {
    name: "Victoria",
    location: { lat: -37.81, lng: 144.96 },
    timeZone: "Australia/Melbourne",
    inhabitants: 69_000,
  },
  QLD: {
    name: "Queensland",
    location: { lat: -27.47, lng: 153.03 },
    timeZone: "Australia/Brisbane",
    inhabitants: 55_000,
  },
  WA: {
    name: "Western Australia",
    location: { lat: -31.95, lng: 115.86 },
    timeZone: "Australia/Perth",
    inhabitants: 29_000,
  },
  SA: {
    name: "South Australia",
    location: { lat: -34.93, lng: 138.6 },
    timeZone: "Australia/Adelaide",
    inhabitants: 18_500,
  },
  TAS: {
    name: "Tasmania",
    location: { lat: -42.88, lng: 147.33 },
    timeZone: "Australia/Hobart",
    inhabitants: 5_700,
  },
  ACT: {
    name: "Australian Capital Territory",
    location: { lat: -35.28, lng: 149.13 },
    timeZone: "Australia/Sydney",
    inhabitants: 4_700,
  },
  NT: {
    name: "Northern Territory",
    location: { lat: -12.46, lng: 130.84 },
    timeZone: "Australia/Darwin",
    inhabitants: 2_500,
  },
};
