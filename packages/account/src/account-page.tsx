import { ACCOUNT_EMAIL_MAX_LENGTH } from "@hjem/domain/account/account-rules";
import { paths } from "@hjem/domain/paths";
import { isAdminAddress } from "@hjem/storefront/access";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import type {
  AnyPageModule,
  Head,
  HeadContext,
  MessageCatalogs,
  PageLoaderArgs,
} from "@hjem/storefront/routes";
import { matchPath, redirect, useLocation } from "react-router";
import { signInTitle } from "./titles/sign-in-title.ts";

/** Messages of the account: loaded with its components, not with the first load (D42). */
export const accountMessages: MessageCatalogs = {
  catalogs: {
    en: [
      () => import("@hjem/storefront/account-frame/locales/en.po"),
      () => import("@hjem/storefront/sign-in/locales/en.po"),
      () => import("./locales/en.po"),
    ],
    no: [
      () => import("@hjem/storefront/account-frame/locales/no.po"),
      () => import("@hjem/storefront/sign-in/locales/no.po"),
      () => import("./locales/no.po"),
    ],
  },
};

/** The same with those of saved searches, for the page of an unsubscribe link. */
export const unsubscribeMessages: MessageCatalogs = {
  catalogs: {
    en: [accountMessages.catalogs.en, () => import("@hjem/saved/searches/locales/en.po")].flat(),
    no: [accountMessages.catalogs.no, () => import("@hjem/saved/searches/locales/no.po")].flat(),
  },
};

// One module for every route: one per page would add to the first load of every page (D42).

/** What the server renders in place of a page of the signed-in user. */
export const Skeleton = lazyComponent(() => import("./skeleton/account-skeleton.tsx"), {
  render: "server-only",
  messages: accountMessages,
});
const SignInPage = lazyComponent(() => import("./sign-in-pages/sign-in-page.tsx"), {
  render: "on-visible",
  messages: accountMessages,
});
const AccountLinkPage = lazyComponent(() => import("./sign-in-pages/account-link-pages.tsx"), {
  render: "on-visible",
  messages: accountMessages,
});

const UnsubscribePage = lazyComponent(() => import("./sign-in-pages/unsubscribe-page.tsx"), {
  render: "on-visible",
  messages: unsubscribeMessages,
});

const ConsentPage = lazyComponent(() => import("./sign-in-pages/publication-consent-page.tsx"), {
  render: "on-visible",
  messages: accountMessages,
});

const ConfirmContactPage = lazyComponent(() => import("./sign-in-pages/confirm-contact-page.tsx"), {
  render: "on-visible",
  messages: accountMessages,
});

const EnquiryPage = lazyComponent(() => import("./sign-in-pages/enquiry-page.tsx"), {
  render: "on-visible",
  messages: accountMessages,
});

/** Guarded pages, loaded once the guard has allowed the visitor (D26). */
const guarded: Readonly<Record<string, () => Promise<AnyPageModule>>> = {
  [paths.user.path]: () => import("./profile/overview-page.tsx"),
  [paths.userBasicInfo.path]: () => import("./profile/profile-page.tsx"),
  [paths.userContactInfo.path]: () => import("./profile/profile-page.tsx"),
  [paths.userChangePassword.path]: () => import("./profile/profile-page.tsx"),
  [paths.userChangeLanguage.path]: () => import("./profile/profile-page.tsx"),
  [paths.userSubscription.path]: () => import("./notifications/subscription-page.tsx"),
  [paths.userProviders.path]: () => import("./sign-in-methods/providers-page.tsx"),
  [paths.userSecurity.path]: () => import("./security/security-page.tsx"),
  [paths.userDevices.path]: () => import("./sign-in-methods/devices-page.tsx"),
  [paths.userData.path]: () => import("./privacy/data-page.tsx"),
  [paths.adminListing.path]: () => import("./moderation/review-page.tsx"),
  [paths.adminSection.to("listings")]: () => import("./admin/open-listing-page.tsx"),
  [paths.adminSection.to("enquiries")]: () => import("./moderation/held-enquiries-page.tsx"),
  [paths.adminSection.to("payments")]: () => import("./admin/payments-page.tsx"),
  [paths.adminSection.to("people")]: () => import("./admin/people-page.tsx"),
  [paths.adminSection.to("statistics")]: () => import("./admin/statistics-page.tsx"),
  [paths.adminSection.to("features")]: () => import("./admin/features-page.tsx"),
  [paths.adminSection.to("content")]: () => import("./editor/content-page.tsx"),
  [paths.adminSection.to("log")]: () => import("./admin/log-page.tsx"),
  [paths.adminSection.to("administrators")]: () => import("./admin/administrators-page.tsx"),
  [paths.adminSection.to("agencies")]: () => import("./admin/agencies-page.tsx"),
  [paths.adminSection.to("sessions")]: () => import("./admin/sessions-page.tsx"),
};
const adminView = () => import("./admin/record-page.tsx");
const guardedAt = (path: string) => guarded[path] ?? (isAdminAddress(path) ? adminView : undefined);

/** Alone on its page (ACC-008), or below the site's header (ACC-009). */
const isSignIn = (path: string): boolean =>
  path === paths.login.path || path === paths.userSignIn.path;

const isUnsubscribe = (path: string): boolean => matchPath(paths.unsubscribe.path, path) !== null;

const isConsent = (path: string): boolean => matchPath(paths.publishedQuestion.path, path) !== null;

const isConfirmContact = (path: string): boolean =>
  matchPath(paths.confirmContact.path, path) !== null;

const isEnquiry = (path: string): boolean => matchPath(paths.enquiry.path, path) !== null;

const pathOf = ({ pathname }: Pick<URL, "pathname">): string => pathname.replace(/\/$/, "");

const fetched = new Map<string, AnyPageModule>();

/** Loads the page of the URL: sign-in, a link's page, or a guarded page with its data. */
export async function loader(args: PageLoaderArgs): Promise<unknown> {
  const path = pathOf(args.url);
  const fetchGuarded = guardedAt(path);
  if (fetchGuarded) {
    const [module] = await Promise.all([fetchGuarded(), args.page.loadMessages(accountMessages)]);
    fetched.set(path, module);
    return module.loader?.(args) ?? null;
  }
  if (isSignIn(path)) {
    const [{ loadSignIn }] = await Promise.all([
      import("./sign-in-pages/load-sign-in.ts"),
      SignInPage.prepare(args.page),
    ]);
    return loadSignIn(args);
  }
  if (isUnsubscribe(path)) {
    const [{ loadUnsubscribe }] = await Promise.all([
      import("./sign-in-pages/unsubscribe-link.ts"),
      UnsubscribePage.prepare(args.page),
    ]);
    return loadUnsubscribe(args);
  }
  if (isConfirmContact(path)) {
    const [{ loadContactLink }] = await Promise.all([
      import("./sign-in-pages/confirm-contact-link.ts"),
      ConfirmContactPage.prepare(args.page),
    ]);
    return loadContactLink(args);
  }
  if (isEnquiry(path)) {
    const [{ loadEnquiry }] = await Promise.all([
      import("./sign-in-pages/enquiry-link.ts"),
      EnquiryPage.prepare(args.page),
    ]);
    return loadEnquiry(args);
  }
  if (isConsent(path)) {
    const [{ loadConsent }] = await Promise.all([
      import("./sign-in-pages/publication-consent-link.ts"),
      ConsentPage.prepare(args.page),
    ]);
    return loadConsent(args);
  }
  // Nothing is asked of a link on the server: only the browser reads its token (ACC-065, ACC-066).
  const isActivation = path === paths.userActivate.path;
  const [model] = await Promise.all([
    isActivation &&
      import("./sign-in-pages/load-sign-in.ts").then(({ loadSignIn }) => loadSignIn(args)),
    AccountLinkPage.prepare(args.page),
  ]);
  return model || null;
}

/**
 * A form submitted before hydration, or without JavaScript. Of a link that works without sign-in it is carried out; else the page is
 * rendered again, with the return URL and a typed email address, which it submits once it is hydrated. A password is
 * never sent back.
 */
export async function action(args: PageLoaderArgs) {
  const { url, request } = args;
  if (isUnsubscribe(pathOf(url))) {
    const { handleUnsubscribe } = await import("./sign-in-pages/unsubscribe-link.ts");
    return handleUnsubscribe(args);
  }
  if (isEnquiry(pathOf(url))) {
    const { handleEnquiry } = await import("./sign-in-pages/enquiry-link.ts");
    return handleEnquiry(args);
  }
  if (isConsent(pathOf(url))) {
    const { handleConsent } = await import("./sign-in-pages/publication-consent-link.ts");
    return handleConsent(args);
  }
  if (isConfirmContact(pathOf(url))) {
    const { handleContactLink } = await import("./sign-in-pages/confirm-contact-link.ts");
    return handleContactLink(args);
  }
  const path = pathOf(url);
  const hasEmail = isSignIn(path) || path === paths.passwordForgot.path;
  const typed = hasEmail ? (await request.formData()).get("email") : null;
  return typeof typed === "string" && typed !== ""
    ? { email: typed.slice(0, ACCOUNT_EMAIL_MAX_LENGTH) }
    : redirect(url.pathname + url.search, 303);
}

/** Title of the page; the blank one has the site's name. */
export function head(model: never, page: HeadContext): Head {
  const path = pathOf(page.url);
  const own = fetched.get(path)?.head?.(model, page);
  return own ?? { title: signInTitle(page.i18n, path) || page.region.siteName, isNoIndex: true };
}

/** The page of the URL. */
export function Component() {
  const path = pathOf(useLocation());
  const Guarded = fetched.get(path)?.Component;
  if (Guarded) return <Guarded />;
  if (isUnsubscribe(path)) return <UnsubscribePage />;
  if (isConfirmContact(path)) return <ConfirmContactPage />;
  if (isEnquiry(path)) return <EnquiryPage />;
  if (isConsent(path)) return <ConsentPage />;
  return isSignIn(path) ? <SignInPage /> : <AccountLinkPage />;
}
