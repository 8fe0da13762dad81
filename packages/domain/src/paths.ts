/**
 * Every URL of the site once (specification §2). `path` is the pattern of the router, `to` builds the URL.
 * Ids are percent-encoded; agency ids must be padded already (see `padAgencyId`).
 */
const fixed = <Path extends string>(path: Path) => ({ path, to: (): Path => path });

/** The variable parts of a pattern, such as an id and a token. */
type Parts<Path extends string> = Path extends `${string}/:${string}/${infer Rest}`
  ? [part: string, ...Parts<`/${Rest}`>]
  : [part: string];

const withParts = <Path extends string>(path: Path) => ({
  path,
  to: (...parts: Parts<Path>): string => {
    const rest: string[] = parts;
    return path.replaceAll(/:\w+/g, () => encodeURIComponent(rest.shift() ?? ""));
  },
});

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
  agent: withParts("/agent/:id"),
  agency: withParts("/agency/:id"),
  adminListing: fixed("/admin-listing"),
  /** Sections of the admin area: `enquiries`, `listings`, `payments`, `people`, `administrators`, `agencies`, `sessions`, `features`, `log`. */
  adminSection: withParts("/admin-listing/:section"),
  adminListings: withParts("/admin-listings/:propertyId"),
  blank: fixed("/blank"),
  blankPolicy: withParts("/blank/policy/:language"),
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
  page: withParts("/page/:cmsPageUrl"),
  passwordForgot: fixed("/password_forgot"),
  passwordUpdate: fixed("/password_update"),
  policy: fixed("/policy"),
  policyCookie: fixed("/policy/cookie"),
  preview: withParts("/preview/:service/:tenant/:externalId"),
  privacyPolicy: fixed("/privacy-policy"),
  propertyEntry: fixed("/property"),
  property: withParts("/property/:agencyId/:propertyId"),
  redirect: withParts("/r/:sourceName/:tenantId/:actualId"),
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
  userCollection: withParts("/user/favourite/:collectionId"),
  collectionAdd: collectionPage("add-favourites"),
  collectionCompare: collectionPage("compare"),
  collectionUpdate: collectionPage("update"),
  collectionRooms: collectionPage("rooms"),
  collectionViewings: collectionPage("viewings"),
  collectionNotes: collectionPage("notes"),
  /** An invitation to a collection, by the token of its mail (D63). */
  invitation: withParts("/invitation/:token"),
  /** A collection by its secret link (D64). */
  sharedCollection: withParts("/shared/:token"),
  /** Settings of alerts by the token of a mail, without sign-in (D64, D76). */
  unsubscribe: withParts("/unsubscribe/:token"),
  /** Confirms the address of a listing's contact by the token of a mail, without sign-in. */
  confirmContact: withParts("/confirm-contact/:token"),
  /** One's own enquiry with its answers by the token of a mail, without sign-in. */
  enquiry: withParts("/enquiry/:token"),
  /** Consent to a published question by the token of a mail, without sign-in (D86). */
  publishedQuestion: withParts("/published-question/:token"),
  /** All alerts; those of one message below it (D72). */
  userAlerts: fixed("/user/saved-search/alerts"),
  userAlertMessage: withParts("/user/saved-search/alerts/:messageId"),
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

/** Fragment of the agents on their agency's page. */
export const AGENTS_ID = "agents";

/** Tabs of a property page with their own URLs, in order; the page itself is the first tab (spec §2). */
export const propertyTabs = ["history", "insurance", "mortgage"] as const;
export type PropertyTab = (typeof propertyTabs)[number];

/** URL of a tab of a property page (PROP-009); `agencyId` is padded already. */
export const propertyTabPath = (agencyId: string, propertyId: string, tab: PropertyTab): string =>
  `${paths.property.to(agencyId, propertyId)}/${tab}`;

/** The wizard with a new listing (D92). */
export const NEW_LISTING_HREF = `${paths.myListing.to()}?mode=add`;
