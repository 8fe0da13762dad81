import { paths } from "@hjem/domain/paths";
import type { ComponentType } from "react";
import { useLocation } from "react-router";
import { Activate } from "./activate.tsx";
import { Blank } from "./blank.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { ResetPassword, SetPassword } from "./new-password.tsx";
import { UndoDeletion } from "./undo-deletion.tsx";

const pages: Readonly<Record<string, ComponentType>> = {
  [paths.passwordForgot.path]: ForgotPassword,
  [paths.userResetPassword.path]: ResetPassword,
  [paths.passwordUpdate.path]: SetPassword,
  [paths.userActivate.path]: Activate,
  [paths.userConfirmEmail.path]: ConfirmEmail,
  [paths.userUndoDeletion.path]: UndoDeletion,
};

/** The page of the URL. */
export default function AccountLinkPage() {
  const { pathname } = useLocation();
  const Page = pages[pathname.replace(/\/$/, "")] ?? Blank;
  return <Page />;
}
