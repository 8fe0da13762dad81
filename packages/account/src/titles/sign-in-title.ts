import { paths } from "@hjem/domain/paths";
import type { I18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { matchPath } from "react-router";

/** Title of a page without a session; empty for the blank one. */
export function signInTitle(i18n: I18n, pathname: string): string {
  if (matchPath(paths.unsubscribe.path, pathname)) return t(i18n)`Email alerts`;
  if (matchPath(paths.confirmContact.path, pathname)) return t(i18n)`Confirm the email address`;
  if (matchPath(paths.enquiry.path, pathname)) return t(i18n)`Your enquiry`;
  if (matchPath(paths.publishedQuestion.path, pathname)) return t(i18n)`Published question`;
  switch (pathname.replace(/\/$/, "")) {
    case paths.login.path:
    case paths.userSignIn.path:
      return t(i18n)`Sign in`;
    case paths.passwordForgot.path:
      return t(i18n)`Forgot password`;
    case paths.userResetPassword.path:
    case paths.passwordUpdate.path:
      return t(i18n)`New password`;
    case paths.userActivate.path:
      return t(i18n)`Activate account`;
    case paths.userConfirmEmail.path:
      return t(i18n)`New email address`;
    case paths.userUndoDeletion.path:
      return t(i18n)`Keep the account`;
    default:
      return "";
  }
}
