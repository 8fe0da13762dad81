import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { Agency } from "@hjem/domain/agency/agency";
import type { LandingPageContent } from "@hjem/domain/content/landing-page";
import type { Language } from "@hjem/domain/language";
import type { Listing } from "@hjem/domain/listing/listing";
import type { LoggedChange } from "@hjem/domain/listing/listing-history";
import type { RoomDecorationResponse } from "@hjem/domain/listing/room-pictures";
import type { Offer } from "@hjem/domain/offers/offer";
import type { Region } from "@hjem/domain/region";
import type { Point } from "@hjem/places/place-data";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";

/*
 * Where the demo and the API meet (D27). The demo knows the API by these types alone, and the API knows the demo by them
 * and by `import()` in demo mode.
 */

/** A stop of public transport. */
export interface DemoStop extends Point {
  name: string;
}

/** A picture that can be drawn: `hash` is its address, `color` (`#rrggbb`) shows until it is there (D44). */
export interface DemoPicture {
  hash: string;
  /** Whatever the drawing needs; plain JSON. */
  scene: unknown;
  color: string;
}

/** Title and text of an example of an offer in one language. */
export interface DemoOfferText {
  title: string;
  text: string;
}

/** An example of an offer, in every language of its region (D15). */
export interface DemoOffer extends Omit<Offer, "title" | "text"> {
  words: Readonly<Partial<Record<Language, DemoOfferText>>>;
}

/** Where the demo's data lies: the tables of the API. */
export interface DemoStore {
  /** The demo's own stored setting under a key; null when unset. */
  readSetting: (key: string) => Promise<unknown>;
  writeSetting: (key: string, value: unknown) => Promise<void>;
  /** Writes the stops of a region in place of those it had; before the listings near them. */
  replaceStops: (regionId: string, stops: readonly DemoStop[]) => Promise<void>;
  saveAgencies: (regionId: string, agencies: readonly Agency[]) => Promise<void>;
  saveLandingPages: (regionId: string, pages: readonly LandingPageContent[]) => Promise<void>;
  /** Writes scenes; those that are known already stay. */
  savePictures: (pictures: readonly DemoPicture[]) => Promise<void>;
  /** The scene behind an address, or null where nobody ever named it. */
  findScene: (hash: string) => Promise<unknown>;
  /** Writes listings without a log of what they change. */
  saveListings: (region: Region, listings: readonly Listing[]) => Promise<void>;
  /** Gives listings other logs than they had, all or none. */
  replaceLogs: (logs: readonly { id: string; changes: readonly LoggedChange[] }[]) => Promise<void>;
  /** Gives a region other examples of offers than it had. */
  replaceOffers: (regionId: string, offers: readonly DemoOffer[]) => Promise<void>;
  /** After many writes: brings what the database knows of its tables up to date. */
  tidyAfterBulk: () => Promise<void>;
}

/** A mail that the demo keeps instead of sending it; two mails of one key are the same mail. */
export interface DemoMail {
  key: string;
  /** Name beside our address: that of the market's site. */
  fromName: string;
  to: string;
  /** Where a reply goes. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
}

/** What the demo's routes use of the API that they are part of. */
export interface DemoHost {
  /** The market of a request, with the origin of its site (D12, D49). */
  siteOf: (request: FastifyRequest) => Region & { readonly origin: string };
  /**
   * The listing of an id in the market of the request.
   * @throws the API's error where there is none.
   */
  requireListing: (request: FastifyRequest, id: string) => Promise<Listing>;
  /** The API's error for an address that leads to nothing. */
  createNotFound: () => Error;
  /** The value of a cookie, null where it was not sent. */
  readCookie: (request: FastifyRequest, name: string) => string | null;
  /** Has a scope read forms of pages without JavaScript. */
  acceptForms: (scope: FastifyInstance) => void;
}

/** How a stand-in is reached: as a provider is, but that requests stay in this process. */
export interface StandInServer {
  issuer: string;
  clientId: string;
  secret: string;
  /** The algorithm of its signatures, e.g. `ES256`. */
  signedWith: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** The stand-ins of a running API; `Port` is the API's own type of a provider. */
export interface DemoStandIns<Port> {
  port: (provider: SignInProvider, origin: string) => Port;
  routes: FastifyPluginAsync;
}

/** What the demo adds to the API (D27). Live has none, and loads nothing of it. */
export interface DemoPort {
  /** Documents of made-up homes, and the pages of those who would advertise them. */
  listingRoutes: (host: DemoHost) => FastifyPluginAsync;
  /** Mail to be read at `/dev/outbox`; null where it really goes out. */
  outboxRoutes: ((host: DemoHost) => FastifyPluginAsync) | null;
  /** Stands in for the providers that nobody has configured. */
  createStandIns: <Port>(
    app: FastifyInstance,
    host: DemoHost,
    createPort: (provider: SignInProvider, server: StandInServer) => Port,
  ) => DemoStandIns<Port>;
  /** Ideas for furnishing a made-up home. */
  findDecorations: (listing: Pick<Listing, "id" | "images">) => RoomDecorationResponse["data"];
}
