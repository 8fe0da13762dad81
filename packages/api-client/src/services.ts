/**
 * The services that the site calls (spec §7, API-039..045). Each has a base URL of its own, so that they can live
 * on hosts of their own; an empty string is the site's own origin.
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

/** Every service under one base URL; the default is the site's own origin. */
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

/** The paths of search that a site may change (spec §7, API-041). */
export interface SearchPaths {
  search: string;
  map: string;
}

/** Search goes to v2 unless configured otherwise; the map always has its own path (SRCH-194..197). */
export const defaultSearchPaths: SearchPaths = {
  search: "/api/v2/property/search",
  map: "/api/v4/property/map",
};
