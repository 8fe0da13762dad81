/** Kinds of notifications. */
export const subscriptionKinds = [
  "searches",
  "favourites",
  "viewings",
  "messages",
  "news",
] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** Channels of notifications: email, the bell of the site, and push messages to browsers that subscribed (D75). */
export const subscriptionChannels = ["email", "site", "push"] as const;
export type SubscriptionChannel = (typeof subscriptionChannels)[number];

/** Which notifications are sent on which channels. */
export type Subscriptions = Record<SubscriptionKind, Record<SubscriptionChannel, boolean>>;

/** Defaults of a new account: the user's own subscriptions are on, marketing is off. */
export const defaultSubscriptions: Subscriptions = {
  searches: { email: true, site: true, push: true },
  favourites: { email: true, site: true, push: true },
  viewings: { email: true, site: true, push: true },
  messages: { email: true, site: true, push: true },
  news: { email: false, site: false, push: false },
};
