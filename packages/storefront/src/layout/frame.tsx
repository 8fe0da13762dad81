import { SkipLink } from "@hjem/ui/skip-link";
import type { ComponentType } from "react";
import { Outlet } from "react-router";
import type { Layout } from "../app/storefront-route.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import styles from "./frame.module.css";
import { Header } from "./header.tsx";
import { Main, MAIN_ID } from "./main.tsx";

const Footer = lazyComponent(() => import("./footer.tsx"));
const BottomNav = lazyComponent(() => import("./bottom-nav.tsx"));

/** Header, page, footer, and the bottom navigation of small windows (FND-033). */
const DefaultFrame = ({ isGuarded = false }: { isGuarded?: boolean }) => (
  <div className={styles.frame} data-guarded={isGuarded || undefined}>
    <SkipLink target={MAIN_ID} />
    <Header />
    <Main>
      <Outlet />
    </Main>
    <Footer />
    <BottomNav />
  </div>
);

/** The page only (FND-032). */
const BlankFrame = () => (
  <Main>
    <Outlet />
  </Main>
);

/** Like the default; account pages render `AccountFrame`, which is loaded with them (FND-034). */
const UserFrame = () => <DefaultFrame isGuarded />;

/** The layouts of routes (spec §2). */
export const Frame: Readonly<Record<Layout, ComponentType>> = {
  blank: BlankFrame,
  default: DefaultFrame,
  user: UserFrame,
};
