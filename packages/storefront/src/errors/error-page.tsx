import { paths } from "@hjem/domain/paths";
import { locationTerm } from "@hjem/domain/place/area-address";
import { Button, LinkButton } from "@hjem/ui/button";
import { EmptyState } from "@hjem/ui/empty-state";
import { Gable } from "@hjem/ui/gable";
import { SearchIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { LanguageField } from "../language/language-field.tsx";
import { followConnection, isOnline } from "../offline/connection.ts";
import { usePage } from "../page/use-page.ts";
import type { AppFailure } from "../store/app-slice.ts";
import { useStorefrontSelector } from "../store/store.ts";
import styles from "./error-page.module.css";
import houseAtNight from "./house-at-night.svg";

/** Props of `ErrorPage`. */
export interface ErrorPageProps {
  /** The error; by default the app state's, and without one the page was not found (UI-010, UI-011). */
  failure?: AppFailure;
}

const HomeLink = () => (
  <Link href={paths.home.to()} className={text.linkAlone}>
    <Trans>Go to the home page</Trans>
  </Link>
);

/** The words of a place's address that names no place; empty at other addresses. */
function placeOf(pathname: string): string {
  const places = paths.location.to("");
  return pathname.startsWith(places) ? locationTerm(pathname.slice(places.length)) : "";
}

/** A plain GET form, so that it works even if our script failed to load. */
function PlaceSearch() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <form action={paths.list.to()} role="search" className={styles.search}>
      <LanguageField />
      <TextField
        name="address"
        type="search"
        label={t`Place or street`}
        isLabelHidden
        size="xl"
        icon={SearchIcon}
        placeholder={t`Place or street`}
        defaultValue={placeOf(pathname)}
      />
      <Button type="submit" variant="primary" size="xl">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

function NotFound() {
  const { term } = usePage();
  return (
    <>
      <PlaceSearch />
      <HomeLink />
      <Link href={paths.userFavourites.to()} className={text.linkAlone}>
        {term("account.saved")}
      </Link>
    </>
  );
}

function Broken({ incident }: { incident: string | null | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <LinkButton href={pathname + search} data-reload variant="primary" size="l">
        <Trans>Try again</Trans>
      </LinkButton>
      <HomeLink />
      {incident && (
        <p className={styles.incident}>
          <Trans>If you contact us, quote this reference: {incident}</Trans>
        </p>
      )}
    </>
  );
}

interface Words {
  kicker?: string;
  title: ReactNode;
  text: ReactNode;
}

const words: Readonly<Record<"notFound" | "broken" | "offline", () => Words>> = {
  notFound: () => ({
    kicker: "404",
    title: <Trans>Page not found</Trans>,
    text: (
      <Trans>
        The page may have moved, or the link may be incomplete. Search for a place or go to the home
        page.
      </Trans>
    ),
  }),
  broken: () => ({
    kicker: "500",
    title: <Trans>Something went wrong</Trans>,
    text: <Trans>This is our fault, not yours. Please try again shortly.</Trans>,
  }),
  offline: () => ({
    title: <Trans>You are offline</Trans>,
    text: <Trans>Check your connection, then try again.</Trans>,
  }),
};

const onServer = () => true;

/**
 * The error page of both kinds (spec §4): what happened, what to do, a search, a link to the home page. Without a network
 * a page that could not be loaded says so, and blames nobody.
 */
export function ErrorPage({ failure }: ErrorPageProps) {
  const known = useStorefrontSelector((state) => state.app);
  const isConnected = useSyncExternalStore(followConnection, isOnline, onServer);
  const isBroken = (known.error ?? failure?.type) === "Error500";
  const incident = known.incident ?? failure?.incident;
  const isOffline = isBroken && !isConnected && !incident;
  const {
    kicker,
    title,
    text: sentence,
  } = words[isOffline ? "offline" : isBroken ? "broken" : "notFound"]();
  return (
    <div className={styles.page}>
      <EmptyState
        size="display"
        kicker={kicker}
        title={title}
        actions={isBroken ? <Broken incident={incident} /> : <NotFound />}
        picture={
          <Gable>
            <img src={houseAtNight} alt="" width={800} height={800} className={styles.house} />
          </Gable>
        }
      >
        {sentence}
      </EmptyState>
    </div>
  );
}
