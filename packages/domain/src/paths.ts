/**
 * Every URL of the site once (specification §2). `path` is the pattern of the router, `to` builds the URL.
 * Ids are percent-encoded; agency ids must be padded already (see `padAgencyId`).
 */
const fixed = <Path extends string>(path: Path) => ({ path, to: (): Path => path });

/** Replaces a path that cannot be decoded: it shows the 404 page like any other unknown URL. */
export const UNREADABLE_PATH = "/404";

/** A page of a collection of saved homes (FAV-003..005). */
const collectionPage = (name: string) => ({
  path: `/user/favourite/:collectionId/${name}`,
  to: (collectionId: string) => `/user/favourite/${encodeURIComponent(collectionId)}/${name}`,
});

export const paths = {
  home: fixed("/"),
  aboutUs: fixed("/about-us"),
  agentSearch: fixed("/agent"),
  agent: { path: "/agent/:id", to: (id: string) => `/agent/${encodeURIComponent(id)}` },
  adminListing: fixed("/admin-listing"),
  adminAdministrators: fixed("/admin-listing/administrators"),
  adminAgencies: fixed("/admin-listing/agencies"),
  adminSessions: fixed("/admin-listing/sessions"),
  adminListings: {
    path: "/admin-listings/:propertyId",
    to: (propertyId: string) => `/admin-listings/${encodeURIComponent(propertyId)}`,
  },
  blank: fixed("/blank"),
  blankPolicy: {
    path: "/blank/policy/:language",
    to: (language: string) => `/blank/policy/${encodeURIComponent(language)}`,
  },
  cookiePolicy: fixed("/cookie-policy"),
  error: fixed("/error"),
  firstOnMarket: fixed("/first-on-hjem"),
  gdpr: fixed("/gdpr"),
  landing: fixed("/landing"),
  list: fixed("/list"),
  /** All filters of a search on their own page: the drawer without JavaScript. */
  listFilters: fixed("/list/filters"),
  location: {
    path: "/locations/*",
    to: (searchTerm: string) =>
      `/locations/${searchTerm.split("/").map(encodeURIComponent).join("/")}`,
  },
  login: fixed("/login"),
  myListing: fixed("/my-listing"),
  page: { path: "/page/:cmsPageUrl", to: (url: string) => `/page/${encodeURIComponent(url)}` },
  passwordForgot: fixed("/password_forgot"),
  passwordUpdate: fixed("/password_update"),
  policy: fixed("/policy"),
  policyCookie: fixed("/policy/cookie"),
  preview: {
    path: "/preview/:service/:tenant/:externalId",
    to: (service: string, tenant: string, externalId: string) =>
      `/preview/${[service, tenant, externalId].map(encodeURIComponent).join("/")}`,
  },
  privacyPolicy: fixed("/privacy-policy"),
  propertyEntry: fixed("/property"),
  property: {
    path: "/property/:agencyId/:propertyId",
    to: (agencyId: string, propertyId: string) =>
      `/property/${encodeURIComponent(agencyId)}/${encodeURIComponent(propertyId)}`,
  },
  redirect: {
    path: "/r/:sourceName/:tenantId/:actualId",
    to: (sourceName: string, tenantId: string, actualId: string) =>
      `/r/${[sourceName, tenantId, actualId].map(encodeURIComponent).join("/")}`,
  },
  salesConditions: fixed("/sales-conditions"),
  termsAndConditions: fixed("/term-and-condition"),
  user: fixed("/user"),
  userActivate: fixed("/user/activate"),
  userBasicInfo: fixed("/user/basicInfo"),
  userChangeLanguage: fixed("/user/changelanguage"),
  userChangePassword: fixed("/user/changepassword"),
  userConfirmEmail: fixed("/user/confirmEmail"),
  userContactInfo: fixed("/user/contactInfo"),
  userData: fixed("/user/data"),
  userDevices: fixed("/user/devices"),
  userFavourites: fixed("/user/favourite"),
  userCollection: {
    path: "/user/favourite/:collectionId",
    to: (collectionId: string) => `/user/favourite/${encodeURIComponent(collectionId)}`,
  },
  collectionAdd: collectionPage("add-favourites"),
  collectionCompare: collectionPage("compare"),
  collectionUpdate: collectionPage("update"),
  collectionRooms: collectionPage("rooms"),
  collectionViewings: collectionPage("viewings"),
  collectionNotes: collectionPage("notes"),
  /** An invitation to a collection, by the token of its mail (D63). */
  invitation: {
    path: "/invitation/:token",
    to: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  },
  /** A collection by its secret link (D64). */
  sharedCollection: {
    path: "/shared/:token",
    to: (token: string) => `/shared/${encodeURIComponent(token)}`,
  },
  /** Settings of alerts by the token of a mail, without sign-in (D64, D76). */
  unsubscribe: {
    path: "/unsubscribe/:token",
    to: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  },
  /** All alerts; those of one message below it (D72). */
  userAlerts: fixed("/user/saved-search/alerts"),
  userAlertMessage: {
    path: "/user/saved-search/alerts/:messageId",
    to: (messageId: string) => `/user/saved-search/alerts/${encodeURIComponent(messageId)}`,
  },
  userProviders: fixed("/user/providers"),
  userResetPassword: fixed("/user/resetPassword"),
  userSavedSearches: fixed("/user/saved-search"),
  userSecurity: fixed("/user/security"),
  userSignIn: fixed("/user/signin"),
  userSubscription: fixed("/user/subscription"),
  userUndoDeletion: fixed("/user/undoDeletion"),
} as const;

/** Fragment of the units on a project's page (D55). */
export const UNITS_ID = "units";

/** Tabs of a property page with their own URLs, in order; the page itself is the first tab (spec §2). */
export const propertyTabs = ["history", "insurance", "mortgage"] as const;
export type PropertyTab = (typeof propertyTabs)[number];

/** URL of a tab of a property page (PROP-009); `agencyId` is padded already. */
export const propertyTabPath = (agencyId: string, propertyId: string, tab: PropertyTab): string =>
  `${paths.property.to(agencyId, propertyId)}/${tab}`;
