import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { Agency } from "@hjem/domain/agency/agency";
import type { LandingPageContent } from "@hjem/domain/content/landing-page";
import type { PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import type { Language } from "@hjem/domain/language";
import type { Listing } from "@hjem/domain/listing/listing";
import type { LoggedChange } from "@hjem/domain/listing/listing-history";
import type { RoomDecorationResponse } from "@hjem/domain/listing/room-pictures";
import type { Offer } from "@hjem/domain/offers/offer";
import type { Region } from "@hjem/domain/region";
import type { Point } from "@hjem/places/place-data";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";

/*
 * The interface between the demo and the API (D27). The demo knows the API by these types only, and the API knows the
 * demo by them and by `import()` in demo mode.
 */

/** A public transport stop. */
export interface DemoStop extends Point {
  name: string;
}

/** A picture to generate: `hash` is its name, `color` (`#rrggbb`) is shown until it is ready (D44). */
export interface DemoPicture {
  hash: string;
  /** Input of the renderer; plain JSON. */
  scene: unknown;
  color: string;
}

/** Title and text of an example offer in one language. */
export interface DemoOfferText {
  title: string;
  text: string;
}

/** An example offer, in every language of its region (D15). */
export interface DemoOffer extends Omit<Offer, "title" | "text"> {
  words: Readonly<Partial<Record<Language, DemoOfferText>>>;
}

/** Storage of the demo's data: the tables of the API. */
export interface DemoStore {
  /** The demo's own setting under a key; null when unset. */
  readSetting: (key: string) => Promise<unknown>;
  writeSetting: (key: string, value: unknown) => Promise<void>;
  /** Replaces the stops of a region; before the listings near them. */
  replaceStops: (regionId: string, stops: readonly DemoStop[]) => Promise<void>;
  saveAgencies: (regionId: string, agencies: readonly Agency[]) => Promise<void>;
  saveLandingPages: (regionId: string, pages: readonly LandingPageContent[]) => Promise<void>;
  /** Writes scenes; existing ones stay. */
  savePictures: (pictures: readonly DemoPicture[]) => Promise<void>;
  /** The scene with a name, or null for an unknown one. */
  findScene: (hash: string) => Promise<unknown>;
  /** Writes listings without logging their changes. */
  saveListings: (region: Region, listings: readonly Listing[]) => Promise<void>;
  /** Replaces the change logs of listings, all or none. */
  replaceLogs: (logs: readonly { id: string; changes: readonly LoggedChange[] }[]) => Promise<void>;
  /** Replaces a region's example offers. */
  replaceOffers: (regionId: string, offers: readonly DemoOffer[]) => Promise<void>;
  /** After many writes: updates the database's statistics of its tables. */
  tidyAfterBulk: () => Promise<void>;
}

/** A mail that the demo stores instead of sending it; mails with the same key are the same mail. */
export interface DemoMail {
  key: string;
  /** Sender name: that of the market's site. */
  fromName: string;
  to: string;
  /** Reply-to address. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Headers of its own, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
  /** Files that come with it; `content` is base64. */
  attachments?: readonly { name: string; type: string; content: string }[];
}

/** A text message that the demo stores beside its mails instead of sending it. */
export interface DemoSms {
  key: string;
  /** Phone number in E.164. */
  to: string;
  text: string;
}

/** Functions of the API for the demo's routes. */
export interface DemoHost {
  /** The market of a request, with the origin of its site (D12, D49). */
  siteOf: (request: FastifyRequest) => Region & { readonly origin: string };
  /**
   * The listing with an id in the market of the request.
   * @throws the API's error if there is none.
   */
  requireListing: (request: FastifyRequest, id: string) => Promise<Listing>;
  /** Saves a listing into the market of the request, as an advertiser does: people are alerted of what it changes. */
  saveListing: (request: FastifyRequest, listing: Listing) => Promise<void>;
  /** Public id of the home of that market that somebody saved last, else of the newest available one; null without homes. */
  findSavedHome: (request: FastifyRequest) => Promise<string | null>;
  /** The API's error for a URL that is not found. */
  createNotFound: () => Error;
  /** The value of a cookie, null without it. */
  readCookie: (request: FastifyRequest, name: string) => string | null;
  /** Makes a scope parse forms of pages without JavaScript. */
  acceptForms: (scope: FastifyInstance) => void;
}

/** Connection to a simulated provider: as to a real one, except that requests stay in this process. */
export interface StandInServer {
  issuer: string;
  clientId: string;
  secret: string;
  /** The algorithm of its signatures, e.g. `ES256`. */
  signedWith: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** The simulated providers of a running API; `Port` is the API's own type of a provider. */
export interface DemoStandIns<Port> {
  port: (provider: SignInProvider, origin: string) => Port;
  routes: FastifyPluginAsync;
}

/** What the demo adds to the API (D27). Live mode has none, and loads nothing of it. */
export interface DemoPort {
  /** Documents of made-up homes, the pages of their advertisers, and changes of homes by command. */
  listingRoutes: (host: DemoHost) => FastifyPluginAsync;
  /** Mail readable at `/dev/outbox`; null if it is really sent. */
  outboxRoutes: ((host: DemoHost) => FastifyPluginAsync) | null;
  /** Simulates the providers that are not configured. */
  createStandIns: <Port>(
    app: FastifyInstance,
    host: DemoHost,
    createPort: (provider: SignInProvider, server: StandInServer) => Port,
  ) => DemoStandIns<Port>;
  /** The gateway whose payments move no money (D8), and the page of its mobile payment. */
  sandbox: PaymentGateway;
  paymentRoutes: (host: DemoHost) => FastifyPluginAsync;
  /** Ideas for furnishing a made-up home. */
  findDecorations: (listing: Pick<Listing, "id" | "images">) => RoomDecorationResponse["data"];
}
