/** Kinds of notifications. */
export const subscriptionKinds = [
  "searches",
  "favourites",
  "viewings",
  "messages",
  "news",
] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** Channels of notifications: email, and the bell of the site. */
export const subscriptionChannels = ["email", "site"] as const;
export type SubscriptionChannel = (typeof subscriptionChannels)[number];

/** Which notifications are sent on which channels. */
export type Subscriptions = Record<SubscriptionKind, Record<SubscriptionChannel, boolean>>;

/** Defaults of a new account: the user's own subscriptions are on, marketing is off. */
export const defaultSubscriptions: Subscriptions = {
  searches: { email: true, site: true },
  favourites: { email: true, site: true },
  viewings: { email: true, site: true },
  messages: { email: true, site: true },
  news: { email: false, site: false },
};
