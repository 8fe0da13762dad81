import { DAY_MS } from "@hjem/domain/durations";
import { STORAGE_EXPIRY_MS, VISITOR_EXPIRY_MS } from "@hjem/domain/limits";
import type { PageContext } from "@hjem/storefront/page-context";
import { type StorageKey, storageKeys } from "@hjem/storefront/storage-keys";
import { t } from "@lingui/core/macro";
import type { PolicySection } from "./policy-model.ts";

/** Every cookie and storage key in the browser, with its purpose and lifetime. */
export function cookieSections({ i18n }: Pick<PageContext, "i18n">): PolicySection[] {
  const days = STORAGE_EXPIRY_MS / DAY_MS;
  const visitorDays = VISITOR_EXPIRY_MS / DAY_MS;
  const purposes: Record<StorageKey, string> = {
    token: t(i18n)`Keeps you signed in on this device.`,
    userInfo: t(i18n)`Your name and settings while you are signed in.`,
    history: t(i18n)`Your recent searches.`,
    recentSeen: t(i18n)`Homes you have viewed.`,
    seenMarks: t(i18n)`Marks homes that you have viewed.`,
    savedHomes: t(i18n)`Homes you have saved without signing in.`,
    registration: t(i18n)`What you were doing when you created an account, so that you can go on.`,
    labs: t(i18n)`Features being tested that you have turned on.`,
    consent: t(i18n)`Your choices about storage.`,
    mapKey: t(i18n)`Settings for the map.`,
    projectConfig: t(i18n)`Settings for the site.`,
    darkMode: t(i18n)`Light or dark theme.`,
    language: t(i18n)`Your language.`,
    visitor: t(
      i18n,
    )`A random number that tells visits apart. It is not linked to your name and is deleted after ${visitorDays} days.`,
    systemAccess: t(i18n)`Access to the administrators' area.`,
    signedOut: t(i18n)`Remembers that you have signed out, so that other tabs sign out too.`,
    draftChanges: t(
      i18n,
    )`Changes to your own listings that are not saved yet, such as without a connection.`,
    economy: t(i18n)`The figures you enter to see your monthly cost. They never leave this device.`,
  };
  return [
    {
      title: t(i18n)`Cookies`,
      paragraphs: [
        t(i18n)`We use only cookies that the site needs. There are no cookies for advertising.`,
      ],
      entries: [
        { name: "language", purpose: t(i18n)`Your language. Kept for ${days} days.` },
        {
          name: "hjem_refresh, __Secure-hjem_refresh",
          purpose: t(i18n)`Keeps you signed in. Removed when you sign out.`,
        },
        {
          name: "hjem_device",
          purpose: t(
            i18n,
          )`Recognises a device you have signed in on, so that others cannot lock you out. Kept for one year.`,
        },
        {
          name: "oauth, __Host-oauth",
          purpose: t(i18n)`Secures sign-in with another service. Kept for ten minutes.`,
        },
        { name: "hjem_access", purpose: t(i18n)`Access to areas that require a password.` },
      ],
    },
    {
      title: t(i18n)`Storage in your browser`,
      paragraphs: [
        t(
          i18n,
        )`These values stay in your browser. Unless stated otherwise, they expire ${days} days after they were last saved. You can delete them at any time in your browser's settings.`,
      ],
      entries: Object.values(storageKeys).map((key) => ({ name: key, purpose: purposes[key] })),
    },
    {
      title: t(i18n)`Other parties`,
      paragraphs: [
        t(
          i18n,
        )`If detailed maps are turned on, your browser fetches map images from the map provider named on the map. If you sign in with another service, that service sets its own cookies.`,
      ],
      entries: [],
    },
  ];
}
