import { resultPrice } from "@hjem/domain/format/result-price";
import type { Collection, SavedHome } from "@hjem/domain/saved/collection";
import { ResultDetails } from "@hjem/home-card/result-details";
import { propertyHref } from "@hjem/home-card/result-photos";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Card, CardLine, CardTitle } from "@hjem/ui/card";
import { drawIcon } from "@hjem/ui/icon";
import { Price } from "@hjem/ui/price";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Verdicts } from "../decisions/verdicts.tsx";
import { HomeDrawer } from "./home-drawer.tsx";
import { HomeMenu, RemoveHome } from "./home-menu.tsx";
import { newsTag, priceSinceSaved } from "./home-news.ts";
import { HomePhoto, type HomePhotoProps, type Picking } from "./home-photo.tsx";
import styles from "./homes.module.css";

const NoteIcon = /* @__PURE__ */ drawIcon("M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4");

/** Props of `HomeEntry`. */
export interface HomeEntryProps extends Picking, Pick<HomePhotoProps, "room"> {
  collection: Collection;
  home: SavedHome;
  /** `row` for a disagreement: picture, facts, verdicts beside one another; `card` in a grid. */
  look: "row" | "card";
  /** End of the previous visit, and who looks. */
  visit: { seenAt: string | null; ownId: string };
}

/** The last note, the way to all notes, questions and the checklist, and out of the collection. */
function NotesLine({ collection, home }: Pick<HomeEntryProps, "collection" | "home">) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [note] = home.notes.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  const count = home.notes.length + home.questions.length;
  const { address } = home.property;
  const label =
    count > 0
      ? t`${plural(count, { one: "# note", other: "# notes" })} and checklist`
      : t`Notes and checklist`;
  return (
    <div className={styles.notes}>
      {note && (
        <p className={styles.excerpt}>
          <NoteIcon size="s" />
          <span>
            {note.text} <span className={text.muted}>{note.name}</span>
          </span>
        </p>
      )}
      <div className={styles.acts}>
        <Button
          size="s"
          variant="ghost"
          icon={NoteIcon}
          aria-label={t`${label} for ${address}`}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
        <RemoveHome collection={collection} home={home} />
        <HomeMenu collection={collection} home={home} />
      </div>
      <HomeDrawer
        collection={collection}
        home={home}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

const SIZES = "(width >= 1366px) 20rem, (width >= 640px) 50vw, 100vw";

/** A home of a collection with everybody's verdict (visual.md §18). */
export function HomeEntry({ collection, home, look, visit, ...photo }: HomeEntryProps) {
  const page = usePage();
  const { property } = home;
  const { label, figure, statement } = resultPrice(page, property);
  const since = priceSinceSaved(page, home);
  return (
    <li className={styles.entry} data-look={look}>
      <Card
        className={styles.card}
        photo={<HomePhoto {...photo} home={home} news={newsTag(page, home, visit)} sizes={SIZES} />}
      >
        <p>
          <span className={text.visuallyHidden}>{label} </span>
          <Price>{figure}</Price>
        </p>
        <CardTitle href={propertyHref(property)}>{property.address}</CardTitle>
        <ResultDetails property={property} isShort={look === "card"} />
        {since && <CardLine>{since}</CardLine>}
        {statement && <CardLine>{statement}</CardLine>}
      </Card>
      <div className={styles.decision}>
        <Verdicts collection={collection} home={home} />
        <NotesLine collection={collection} home={home} />
      </div>
    </li>
  );
}
