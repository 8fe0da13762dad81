import { ChevronLeftIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import type { ReactNode } from "react";
import { wizardHref } from "../model/wizard-address.ts";
import styles from "./payment.module.css";

/** Props of `BackLink`. */
export interface BackLinkProps {
  draftId: string;
  children: ReactNode;
}

/** The way from the payment, or from what is left to do before it, to the last tab. */
export const BackLink = ({ draftId, children }: BackLinkProps) => (
  <Link href={wizardHref(draftId, { tab: "price" })} className={styles.back}>
    <ChevronLeftIcon />
    {children}
  </Link>
);
