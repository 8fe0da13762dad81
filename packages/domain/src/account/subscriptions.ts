/** What a person can be notified of. */
export const subscriptionKinds = [
  "searches",
  "favourites",
  "viewings",
  "messages",
  "news",
] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** Channels of notifications: by mail, and by the bell of the site. */
export const subscriptionChannels = ["email", "site"] as const;
export type SubscriptionChannel = (typeof subscriptionChannels)[number];

/** Which kinds come on which channels. */
export type Subscriptions = Record<SubscriptionKind, Record<SubscriptionChannel, boolean>>;

/** Of a new account: what a person has subscribed to themselves is on, advertising is off. */
export const defaultSubscriptions: Subscriptions = {
  searches: { email: true, site: true },
  favourites: { email: true, site: true },
  viewings: { email: true, site: true },
  messages: { email: true, site: true },
  news: { email: false, site: false },
};
