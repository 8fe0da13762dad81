import { paths } from "@hjem/domain/paths";
import type { I18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { isPolicy } from "../entry/policy-address.ts";

/** What a page without a session is called; empty for the blank one. */
export function entryTitle(i18n: I18n, pathname: string): string {
  switch (pathname.replace(/\/$/, "")) {
    case paths.login.path:
    case paths.userSignIn.path:
      return t(i18n)`Sign in`;
    case paths.passwordForgot.path:
      return t(i18n)`Forgotten password`;
    case paths.userResetPassword.path:
    case paths.passwordUpdate.path:
      return t(i18n)`New password`;
    case paths.userActivate.path:
      return t(i18n)`Activate the account`;
    case paths.userConfirmEmail.path:
      return t(i18n)`New e-mail address`;
    case paths.userUndoDeletion.path:
      return t(i18n)`Keep the account`;
    default:
      // Title of the specification, word for word (CMS-006).
      return isPolicy(pathname) ? "Policy" : "";
  }
}
