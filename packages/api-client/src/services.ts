/**
 * The services that the site calls (spec §7, API-039..045). Each has its own base URL, so that they can be on
 * different hosts; an empty string is the site's own origin.
 */
export const services = [
  "users",
  "search",
  "leads",
  "admin",
  "content",
  "images",
  "userService",
  "routing",
  "analytics",
  "chat",
] as const;
export type Service = (typeof services)[number];

/** Base URL of each service, without a slash at the end. */
export type ServiceUrls = Readonly<Record<Service, string>>;

/** Every service under one base URL; by default the site's own origin. */
export const servicesAt = (baseUrl = "", others: Partial<ServiceUrls> = {}): ServiceUrls => ({
  users: baseUrl,
  search: baseUrl,
  leads: baseUrl,
  admin: baseUrl,
  content: baseUrl,
  images: baseUrl,
  userService: baseUrl,
  routing: baseUrl,
  analytics: baseUrl,
  chat: baseUrl,
  ...others,
});

/** Paths of the search that a site may configure (spec §7, API-041). */
export interface SearchPaths {
  search: string;
  map: string;
}

/** Search uses v2 unless configured otherwise; the map always has its own path (SRCH-194..197). */
export const defaultSearchPaths: SearchPaths = {
  search: "/api/v2/property/search",
  map: "/api/v4/property/map",
};
